//! Blocks and chapters: their headers, and what they hold.

use floorman_engine::{Basis, Chapter};

use super::Desk;
use super::file::MAX_BLOCKS;
use crate::ast::{Block, Clause, Keyword, Kind, Member, Section, Statement, Token};
use crate::suggest;
use crate::words;
use crate::written::{Game, GameLines, Name, Ruleset};

/// What a block's header says.
struct Head {
    name: Name,
    title: Option<String>,
    parent: Option<Name>,
    basis: Option<Basis>,
}

/// Whether a name is written in the letters that names have.
#[must_use]
pub fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The chapter of that name.
pub(crate) fn chapter_named(name: &str) -> Option<Chapter> {
    Chapter::ALL.into_iter().find(|chapter| chapter.name() == name)
}

impl Desk<'_> {
    /// Reads a `ruleset` block.
    pub(super) fn ruleset(&mut self, block: &Block<'_>) -> Option<Ruleset> {
        let head = self.head(&block.head, "ruleset")?;
        if head.title.is_none() {
            self.find(words::file::no_title(head.name.place, "ruleset", &head.name.text));
        }
        let mut ruleset = Ruleset {
            name: head.name,
            title: head.title.unwrap_or_default(),
            parent: head.parent,
            parent_basis: head.basis,
            settings: None,
            statements: Vec::new(),
            silent: Vec::new(),
            forms: Vec::new(),
            unread: Vec::new(),
        };
        let mut chapters = Vec::new();
        for member in &block.members {
            match member {
                Member::Statement(statement) => self.statement(statement, None, &mut ruleset),
                Member::Section(section) => self.section(section, &mut chapters, &mut ruleset),
            }
        }
        for (question, place) in ruleset.silent.clone() {
            if ruleset.statement(question).is_some() || ruleset.unread.contains(&question) {
                self.find(words::statement::silent_and_stated(place, question));
            }
        }
        Some(ruleset)
    }

    /// Reads a `game` block at a file's top level.
    pub(super) fn game(&mut self, block: &Block<'_>) -> Option<Game> {
        let head = self.head(&block.head, "game")?;
        if head.title.is_none() {
            self.find(words::file::no_title(head.name.place, "game", &head.name.text));
        }
        let mut lines = Vec::new();
        for member in &block.members {
            match member {
                Member::Statement(statement) => lines.push(statement),
                Member::Section(section) => {
                    self.find(words::game::block_in_game(self.place(section.head.lead())));
                }
            }
        }
        Some(self.game_of(head, &lines))
    }

    fn game_of(&mut self, head: Head, statements: &[&Statement<'_>]) -> Game {
        let mut lines = GameLines::default();
        let covered = head.basis.is_some();
        for statement in statements {
            self.game_line(statement, covered, &mut lines);
        }
        Game { name: head.name, title: head.title, parent: head.parent, basis: head.basis, lines }
    }

    /// A chapter of a ruleset, or its own form of a game.
    fn section(&mut self, section: &Section<'_>, chapters: &mut Vec<Chapter>, into: &mut Ruleset) {
        match section.head.tokens.first() {
            Some(first) if first.is("game") => self.form(section, into),
            Some(first) => {
                let chapter = self.chapter(first, &section.head);
                match chapter {
                    Some(chapter) if chapters.contains(&chapter) => {
                        self.find(words::file::chapter_twice(self.place(first.span), chapter.name()));
                    }
                    Some(chapter) => chapters.push(chapter),
                    None => {}
                }
                for statement in &section.statements {
                    self.statement(statement, chapter, into);
                }
            }
            None => self.find(words::file::nameless_brace(self.place(section.head.span))),
        }
    }

    fn chapter(&mut self, first: &Token<'_>, head: &Statement<'_>) -> Option<Chapter> {
        if let Some(clause) = head.clauses.first() {
            let place = self.place(clause.keyword.span);
            self.find(words::statement::takes_no_clause(place, "a chapter", clause.keyword.it));
        }
        if let Some(extra) = head.tokens.get(1) {
            self.find(words::file::chapter_shape(self.place(extra.span)));
            return chapter_named(first.text);
        }
        let chapter = chapter_named(first.text);
        if chapter.is_none() {
            let near = suggest::nearest(first.text, Chapter::ALL.iter().map(|chapter| chapter.name()));
            self.find(words::file::unknown_chapter(self.place(first.span), first.text, near));
        }
        chapter
    }

    fn form(&mut self, section: &Section<'_>, into: &mut Ruleset) {
        let Some(head) = self.head(&section.head, "game") else { return };
        if head.title.is_some() || head.parent.is_some() {
            self.find(words::file::form_with_title(head.name.place));
        }
        if into.forms.len() == MAX_BLOCKS {
            self.find(words::file::too_many_blocks(head.name.place, MAX_BLOCKS));
            return;
        }
        if into.forms.iter().any(|form| form.name.text == head.name.text) {
            self.find(words::file::form_twice(head.name.place, &head.name.text));
            return;
        }
        let lines: Vec<&Statement<'_>> = section.statements.iter().collect();
        let form = self.game_of(head, &lines);
        into.forms.push(form);
    }

    /// `KIND NAME "title" extends PARENT` and a basis.
    fn head(&mut self, head: &Statement<'_>, kind: &str) -> Option<Head> {
        let mut rest = head.tokens.get(1..).unwrap_or_default();
        let Some((name, after)) = rest.split_first().filter(|(name, _)| name.kind == Kind::Word) else {
            self.find(words::file::no_block_name(self.place(head.lead()), kind));
            return None;
        };
        rest = after;
        let name = self.name(name);
        let mut title = None;
        if let [text, after @ ..] = rest
            && text.is_text()
        {
            title = Some(self.text(text));
            rest = after;
        }
        let mut parent = None;
        if let [extends, word, after @ ..] = rest
            && extends.is("extends")
            && word.kind == Kind::Word
        {
            parent = Some(self.name(word));
            rest = after;
        }
        if let Some(token) = rest.first() {
            self.find(words::file::odd_in_head(self.place(token.span), token, kind));
        }
        let basis = self.head_basis(&head.clauses);
        Some(Head { name, title, parent, basis })
    }

    fn head_basis(&mut self, clauses: &[Clause<'_>]) -> Option<Basis> {
        let is_basis = |clause: &&Clause<'_>| !matches!(clause.keyword.it, Keyword::Except | Keyword::When);
        if let Some(clause) = clauses.iter().find(|clause| !is_basis(clause)) {
            let place = self.place(clause.keyword.span);
            self.find(words::statement::takes_no_clause(place, "a header", clause.keyword.it));
        }
        let basis: Vec<&Clause<'_>> = clauses.iter().filter(is_basis).collect();
        self.basis(&basis)
    }

    fn name(&mut self, token: &Token<'_>) -> Name {
        let place = self.place(token.span);
        if !is_name(token.text) {
            self.find(words::file::name_letters(place, token.text));
        }
        Name { text: token.text.to_owned(), place }
    }
}
