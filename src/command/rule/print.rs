//! Stories side by side: what they share is told once, and where they part it is marked.

use std::io::{self, Write};

use super::merge::merged;
use super::story::{Card, Part, Story};
use crate::words;
use crate::words::story as said;
use crate::words::style::{BOLD, DIM, MARK, RESET};

/// What the names of rulesets stand behind where they part.
const PARTED: &str = "≠";

/// Prints the stories of one hand, one a ruleset.
pub(super) fn print(stories: &[Story], out: &mut dyn Write) -> io::Result<()> {
    let mut printer = Printer { out, last: Last::Nothing };
    let mut marked: Vec<usize> = Vec::new();
    for slot in merged(stories) {
        let told: Vec<usize> = slot.parts.iter().map(|(story, _)| *story).collect();
        let parts: Vec<(&str, &Part)> = slot
            .parts
            .iter()
            .filter_map(|(story, part)| Some((stories.get(*story)?.ruleset.as_str(), *part)))
            .collect();
        let alone = told.len() < stories.len();
        let is_card = parts.iter().any(|(_, part)| part.is_card());
        if alone && !is_card && told != marked {
            printer.mark(&parts)?;
        }
        printer.parts(&parts, alone)?;
        marked = if alone && !is_card { told } else { Vec::new() };
    }
    Ok(())
}

struct Printer<'o> {
    out: &'o mut dyn Write,
    last: Last,
}

/// What was printed last: blank lines stand around cards and above streets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Line,
    Card,
}

impl Printer<'_> {
    /// Says which rulesets the next parts are told under alone.
    fn mark(&mut self, parts: &[(&str, &Part)]) -> io::Result<()> {
        let names: Vec<&str> = parts.iter().map(|(name, _)| *name).collect();
        self.after_card()?;
        self.last = Last::Line;
        writeln!(self.out, "{}", marked(&names))
    }

    /// What several stories tell at the same place.
    fn parts(&mut self, parts: &[(&str, &Part)], alone: bool) -> io::Result<()> {
        let cards: Vec<(&str, &Card)> =
            parts.iter().filter_map(|(name, part)| Some((*name, part.card()?))).collect();
        if parts.iter().any(|(_, part)| part.is_card()) {
            return self.cards(&cards, alone);
        }
        match parts.first() {
            Some((_, Part::Street(street))) => {
                if self.last != Last::Nothing {
                    writeln!(self.out)?;
                }
                writeln!(self.out, "{BOLD}{street}{RESET}")?;
                self.last = Last::Line;
            }
            Some((_, Part::Line(line) | Part::Act(line, _))) => {
                self.after_card()?;
                writeln!(self.out, "{}", words::within(line, "  ", "    "))?;
                self.last = Last::Line;
            }
            Some((_, Part::Card(_))) | None => {}
        }
        Ok(())
    }

    fn after_card(&mut self) -> io::Result<()> {
        if self.last == Last::Card { writeln!(self.out) } else { Ok(()) }
    }

    /// A ruling card: the answer, the reason, and under each ruleset what it rests on.
    fn cards(&mut self, cards: &[(&str, &Card)], alone: bool) -> io::Result<()> {
        let Some((_, first)) = cards.first() else { return Ok(()) };
        if self.last != Last::Nothing {
            writeln!(self.out)?;
        }
        self.last = Last::Card;
        let told = answers(cards);
        let names: Vec<&str> = cards.iter().map(|(name, _)| *name).collect();
        let parting = match (told.len() > 1, alone) {
            (true, _) => format!("  {MARK}{PARTED} {}{RESET}", said::PART),
            (false, true) => format!("  {}", marked(&names)),
            (false, false) => String::new(),
        };
        writeln!(self.out, "  ┌ {}{parting}", first.about)?;
        for (at, cards) in told.iter().enumerate() {
            let Some((_, card)) = cards.first() else { continue };
            if told.len() > 1 {
                let names: Vec<&str> = cards.iter().map(|(name, _)| *name).collect();
                let gap = if at > 0 { "  │\n" } else { "" };
                writeln!(self.out, "{gap}  │ {}", marked(&names))?;
            }
            for line in &card.answer {
                let line = words::wrapped(line, &format!("  │ {BOLD}"));
                writeln!(self.out, "{}{RESET}", line.replace('\n', &format!("{RESET}\n")))?;
            }
            if let Some(reason) = &card.reason {
                writeln!(self.out, "{}", words::wrapped(reason, "  │ "))?;
            }
            grounds(cards, self.out)?;
        }
        writeln!(self.out, "  └")
    }
}

/// The names of rulesets where they part.
fn marked(names: &[&str]) -> String {
    format!("{MARK}{PARTED} {}{RESET}", names.join(", "))
}

/// Cards by what they answer.
fn answers<'c>(cards: &[(&'c str, &'c Card)]) -> Vec<Vec<(&'c str, &'c Card)>> {
    let mut told: Vec<Vec<(&str, &Card)>> = Vec::new();
    for (name, card) in cards {
        let same =
            |group: &&mut Vec<(&str, &Card)>| group.first().is_some_and(|(_, other)| other.says_as(card));
        match told.iter_mut().find(same) {
            Some(group) => group.push((name, card)),
            None => told.push(vec![(name, card)]),
        }
    }
    told
}

/// What an answer rests on: for one ruleset a line each, for several statement by statement, each with its sources.
fn grounds(cards: &[(&str, &Card)], out: &mut dyn Write) -> io::Result<()> {
    if let [(_, card)] = cards {
        for ground in &card.grounds {
            let line = format!("{}: {}", ground.source(), words::unbroken(&ground.statement));
            writeln!(out, "{}", words::hanging(&line, "  │   ", "  │     "))?;
        }
        let also: Vec<String> =
            card.also.iter().map(|ground| format!("{} {}", ground.question.name(), ground.short)).collect();
        return print_also(&also, "; ", out);
    }
    let width = cards.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for statement in statements(cards) {
        writeln!(out, "  │   {statement}")?;
        for (names, source) in sources(cards, statement) {
            let names = names.join(", ");
            let rest = format!("  │     {:width$}  ", "");
            let first = if names.chars().count() > width {
                writeln!(out, "  │     {names}")?;
                rest.clone()
            } else {
                format!("  │     {names:<width$}  ")
            };
            writeln!(out, "{}", words::hanging(&source, &first, &rest))?;
        }
    }
    let mut also: Vec<String> = Vec::new();
    for ground in cards.iter().flat_map(|(_, card)| &card.also) {
        let name = ground.question.name().to_owned();
        if !also.contains(&name) {
            also.push(name);
        }
    }
    print_also(&also, ", ", out)
}

/// On what each of the cards rests a statement; those that rest it on the same stand together.
fn sources<'c>(cards: &[(&'c str, &'c Card)], statement: &str) -> Vec<(Vec<&'c str>, String)> {
    let mut sources: Vec<(Vec<&str>, String)> = Vec::new();
    for (name, card) in cards {
        for ground in card.grounds.iter().filter(|ground| ground.statement == statement) {
            let source = ground.source();
            match sources.iter_mut().find(|(_, other)| *other == source) {
                Some((names, _)) => names.push(name),
                None => sources.push((vec![name], source)),
            }
        }
    }
    sources
}

/// The statements of several cards, each once.
fn statements<'c>(cards: &[(&str, &'c Card)]) -> Vec<&'c str> {
    let mut statements: Vec<&str> = Vec::new();
    for ground in cards.iter().flat_map(|(_, card)| &card.grounds) {
        if !statements.contains(&ground.statement.as_str()) {
            statements.push(&ground.statement);
        }
    }
    statements
}

fn print_also(also: &[String], between: &str, out: &mut dyn Write) -> io::Result<()> {
    if also.is_empty() {
        return Ok(());
    }
    let line = format!("{} {}", said::ALSO, also.join(between));
    let line = words::hanging(&line, "  │   ", "  │        ");
    writeln!(out, "{DIM}{}{RESET}", line.replace('\n', &format!("{RESET}\n{DIM}")))
}

impl Card {
    /// Whether the other card answers the same for the same reason.
    fn says_as(&self, other: &Self) -> bool {
        self.answer == other.answer && self.reason == other.reason
    }
}
