//! A file's top level.

use super::Desk;
use super::head::chapter_named;
use crate::ast::{Block, End, File, Item, Member, Section, Statement};
use crate::source::Span;
use crate::suggest;
use crate::words;
use crate::written::{Game, Ruleset};

/// The most blocks of a file that are read.
pub(crate) const MAX_BLOCKS: usize = 200;

/// What a file states.
#[derive(Debug, Default)]
pub(crate) struct Stated {
    pub(crate) rulesets: Vec<Ruleset>,
    pub(crate) games: Vec<Game>,
}

impl Desk<'_> {
    /// Reads a whole file; its sources are declared already.
    pub(crate) fn file(&mut self, file: File<'_>) -> Stated {
        let (items, adopted) = adopt(file.items);
        for (brace, head) in &adopted {
            self.find(words::file::early_brace(self.place(*brace), self.place(*head)));
        }
        let mut stray = None;
        let mut edition_seen = false;
        let mut blocks = Vec::new();
        for item in &items {
            match item {
                Item::Block(block) => blocks.push(block),
                Item::Statement(statement) => self.top_level(statement, &mut edition_seen),
                Item::Stray(span) => stray = stray.or(Some(*span)),
            }
        }
        let before = self.findings.len();
        for block in &blocks {
            self.unclosed(block);
        }
        let unclosed = self.findings.len() > before;
        if let Some(span) = stray.filter(|_| !unclosed && adopted.is_empty()) {
            self.find(words::file::stray_brace(self.place(span)));
        }
        if let Some(block) = blocks.get(MAX_BLOCKS) {
            self.find(words::file::too_many_blocks(self.place(block.head.lead()), MAX_BLOCKS));
        }
        let mut stated = Stated::default();
        for block in blocks.into_iter().take(MAX_BLOCKS) {
            self.block(block, &mut stated);
        }
        stated
    }

    fn block(&mut self, block: &Block<'_>, into: &mut Stated) {
        let Some(first) = block.head.tokens.first() else {
            self.find(words::file::nameless_brace(self.place(block.head.span)));
            return;
        };
        match first.text {
            "ruleset" => into.rulesets.extend(self.ruleset(block)),
            "game" => into.games.extend(self.game(block)),
            other => {
                let meant = suggest::slip_of(other, ["ruleset", "game"]);
                self.find(words::file::no_block(self.place(first.span), other, meant));
                match meant {
                    Some("ruleset") => into.rulesets.extend(self.ruleset(block)),
                    Some(_) => into.games.extend(self.game(block)),
                    None => {}
                }
            }
        }
    }

    fn top_level(&mut self, statement: &Statement<'_>, edition_seen: &mut bool) {
        let Some(first) = statement.tokens.first() else {
            self.orphan(statement);
            return;
        };
        match first.text {
            "source" => {}
            "edition" if !*edition_seen => {
                *edition_seen = true;
                self.no_clauses(statement, "edition");
            }
            "edition" => self.find(words::file::edition_again(self.place(statement.lead()))),
            _ => {
                let place = self.place(statement.lead());
                let meant = suggest::slip_of(first.text, ["source", "ruleset", "game", "edition"]);
                self.find(words::file::top_level(place, first.text, meant));
            }
        }
    }

    /// Says which braces are never closed.
    fn unclosed(&mut self, block: &Block<'_>) {
        let sections: Vec<&Section<'_>> = block
            .members
            .iter()
            .filter_map(|member| match member {
                Member::Section(section) => Some(section),
                Member::Statement(_) => None,
            })
            .collect();
        for section in sections.iter().filter(|section| section.end == End::Unclosed) {
            self.unclosed_chapter(section);
        }
        if block.end != End::Unclosed || block.head.tokens.is_empty() {
            return;
        }
        // A chapter whose brace stands at another indent was probably left open, and the brace is the block's.
        if let Some(crooked) = sections.last().filter(|section| self.is_crooked(section)) {
            self.unclosed_chapter(crooked);
        } else {
            let place = self.place(block.head.lead());
            self.find(words::file::unclosed_block(place, &first_word(&block.head)));
        }
    }

    fn unclosed_chapter(&mut self, section: &Section<'_>) {
        let place = self.place(section.head.lead());
        self.find(words::file::unclosed_chapter(place, &first_word(&section.head)));
    }

    fn is_crooked(&self, section: &Section<'_>) -> bool {
        let End::Closed(brace) = section.end else { return false };
        let opened = self.sources.position(self.place(section.head.span));
        let closed = self.sources.position(self.place(brace));
        opened.line != closed.line && opened.column != closed.column
    }
}

fn first_word(head: &Statement<'_>) -> String {
    head.tokens.first().map(|token| token.text.to_owned()).unwrap_or_default()
}

/// Puts chapters that an early brace has cut off back into their ruleset. Gives the braces to blame, and what follows each.
fn adopt(items: Vec<Item<'_>>) -> (Vec<Item<'_>>, Vec<(Span, Span)>) {
    let mut kept: Vec<Item<'_>> = Vec::new();
    let mut blamed: Vec<(Span, Span)> = Vec::new();
    for item in items {
        let Item::Block(chapter) = item else {
            kept.push(item);
            continue;
        };
        let home = kept.iter_mut().rev().find_map(|item| match item {
            Item::Block(block) if is_ruleset(block) => Some(block),
            Item::Block(_) | Item::Statement(_) | Item::Stray(_) => None,
        });
        match home {
            Some(home) if is_chapter(&chapter) => {
                let brace = match home.end {
                    End::Closed(brace) => brace,
                    End::Unclosed => home.head.span,
                };
                if blamed.last().is_none_or(|(last, _)| *last != brace) {
                    blamed.push((brace, chapter.head.lead()));
                }
                take_in(home, chapter);
            }
            _ => kept.push(Item::Block(chapter)),
        }
    }
    (kept, blamed)
}

fn is_ruleset(block: &Block<'_>) -> bool {
    let is_meant = |word: &str| word == "ruleset" || suggest::slip_of(word, ["ruleset"]).is_some();
    block.head.tokens.first().is_some_and(|first| is_meant(first.text))
}

fn is_chapter(block: &Block<'_>) -> bool {
    matches!(block.head.tokens.as_slice(), [only] if chapter_named(only.text).is_some())
}

fn take_in<'a>(home: &mut Block<'a>, chapter: Block<'a>) {
    let mut statements = Vec::new();
    let mut nested = Vec::new();
    for member in chapter.members {
        match member {
            Member::Statement(statement) => statements.push(statement),
            Member::Section(section) => nested.push(Member::Section(section)),
        }
    }
    home.members.push(Member::Section(Section {
        head: chapter.head,
        open: chapter.open,
        statements,
        end: chapter.end,
    }));
    home.members.append(&mut nested);
}
