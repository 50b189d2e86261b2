//! The documents that rules are taken from, as files declare them: one set for all loaded files.

use std::collections::BTreeMap;

use floorman_engine::Source;

use crate::ast::{Kind, Statement, Token};
use crate::finding::Finding;
use crate::lower::quotes;
use crate::source::{FileId, Place, Sources};
use crate::suggest;
use crate::words;

/// The most names that a misspelt one is compared with: a file could hold thousands of each.
const MOST_COMPARED: usize = 500;

/// Every source declared, by name.
#[derive(Debug, Clone, Default)]
pub(crate) struct Documents(BTreeMap<String, (Source, Place)>);

impl Documents {
    /// The source of that name.
    pub(crate) fn get(&self, name: &str) -> Option<&Source> {
        self.0.get(name).map(|(source, _)| source)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Source> {
        self.0.values().map(|(source, _)| source)
    }

    pub(crate) fn knows(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The source with the name nearest to one that nobody declares, and where it is declared.
    pub(crate) fn nearest(&self, name: &str) -> Option<(&Source, Place)> {
        let near = suggest::nearest(name, self.0.keys().map(String::as_str).take(MOST_COMPARED))?;
        self.0.get(near).map(|(source, place)| (source, *place))
    }

    /// Reads `source NAME "title" version "…"`, if wanted with `at "…"`, into the set.
    pub(crate) fn declare(
        &mut self,
        statement: &Statement<'_>,
        file: FileId,
        sources: &Sources,
    ) -> Vec<Finding> {
        let place = |token: &Token<'_>| Place { file, span: token.span };
        let mut findings: Vec<Finding> =
            statement.tokens.iter().filter_map(|token| quotes(token, place(token))).collect();
        if let Some(clause) = statement.clauses.first() {
            let at = Place { file, span: clause.keyword.span };
            findings.push(words::statement::takes_no_clause(at, "source", clause.keyword.it));
        }
        let Some((name, source)) = read(&statement.tokens) else {
            findings.push(words::basis::source_shape(Place { file, span: statement.lead() }));
            self.suspect(statement, file);
            return findings;
        };
        let place = place(name);
        if !crate::lower::is_name(name.text) {
            findings.push(words::file::name_letters(place, name.text));
        }
        match self.0.get(name.text) {
            Some((known, other)) if *known != source => {
                let line = sources.position(*other).line;
                findings.push(words::basis::source_clash(
                    place,
                    name.text,
                    *other,
                    (sources.name(*other), line),
                ));
            }
            Some(_) => {}
            None => {
                self.0.insert(name.text.to_owned(), (source, place));
            }
        }
        findings
    }
}

impl Documents {
    /// Takes the name of an incomplete declaration as known, so that nobody asks for it again.
    fn suspect(&mut self, statement: &Statement<'_>, file: FileId) {
        if let Some(name) = statement.tokens.get(1).filter(|name| name.kind == Kind::Word) {
            let source = Source {
                name: name.text.to_owned(),
                title: String::new(),
                version: String::new(),
                link: None,
            };
            self.0.entry(name.text.to_owned()).or_insert((source, Place { file, span: name.span }));
        }
    }
}

/// The declaration, and the token that names it; `None` if it is not complete.
fn read<'s, 'a>(tokens: &'s [Token<'a>]) -> Option<(&'s Token<'a>, Source)> {
    let (name, title, version, link) = match tokens {
        [_, name, title, word, version] if word.is("version") => (name, title, version, None),
        [_, name, title, word, version, at, link] if word.is("version") && at.is("at") => {
            (name, title, version, Some(link))
        }
        _ => return None,
    };
    let texts = [Some(title), Some(version), link];
    if name.kind != Kind::Word || !texts.into_iter().flatten().all(Token::is_text) {
        return None;
    }
    let source = Source {
        name: name.text.to_owned(),
        title: title.text.to_owned(),
        version: version.text.to_owned(),
        link: link.map(|link| link.text.to_owned()),
    };
    Some((name, source))
}
