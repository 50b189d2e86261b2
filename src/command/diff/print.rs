//! A comparison for people.

use std::io::{self, Write};

use floorman_conformance::part::{Shown, Side};
use floorman_engine::{Chapter, Question};
use floorman_grammar::{Apart, Difference, GameDifference, Part};

use super::moving::{Because, Moving, Touched};
use super::report::{Found, Report};
use crate::words::columns::columns;
use crate::words::diff as said;
use crate::words::style::{BAD, BOLD, DIM, RESET};
use crate::words::within;

/// How much is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// What is answered otherwise.
    Answers,
    /// What is answered alike, too.
    Everything,
}

/// Prints a comparison: what no scenario shows stands first.
pub(super) fn print(
    report: &Report<'_>,
    moving: Option<&Moving<'_>>,
    extent: Extent,
    out: &mut dyn Write,
) -> io::Result<()> {
    let printer = Printer { report };
    let would_list = extent == Extent::Answers && moving.is_none();
    let how_to_list = if would_list { said::LISTED_WITH_ALL } else { "" };
    for line in said::heading(report, how_to_list) {
        writeln!(out, "{line}")?;
    }
    if let Some(moving) = moving {
        return printer.moving(moving, out);
    }
    printer.unshown(out)?;
    printer.chapters(out)?;
    printer.games(out)?;
    match extent {
        Extent::Answers => printer.alike(report.answered_anew(), said::ANSWERED_ANEW, out),
        Extent::Everything => {
            printer.alike(report.alike(Apart::Answerer), said::OTHER_AUTHORITY, out)?;
            printer.alike(report.alike(Apart::Ground), said::OTHER_GROUND, out)
        }
    }
}

struct Printer<'r> {
    report: &'r Report<'r>,
}

impl Printer<'_> {
    fn unshown(&self, out: &mut dyn Write) -> io::Result<()> {
        let unshown = self.report.unshown();
        let count = unshown.questions.len() + unshown.games.len();
        if count > 0 {
            writeln!(out, "\n{BAD}{BOLD}{}{RESET}", said::unshown(count))?;
        }
        for difference in unshown.questions {
            writeln!(out)?;
            self.question(difference, out)?;
        }
        for game in unshown.games {
            writeln!(out)?;
            self.game(game, out)?;
        }
        if !unshown.cases.is_empty() {
            writeln!(out, "\n{BAD}{BOLD}{}{RESET}", said::unshown_cases(unshown.cases.len()))?;
        }
        for (question, part) in unshown.cases {
            writeln!(out, "  {}  {}", question.name(), part.when)?;
        }
        Ok(())
    }

    fn chapters(&self, out: &mut dyn Write) -> io::Result<()> {
        for chapter in Chapter::ALL {
            let here = |found: &&Found<'_>| found.difference.question.chapter() == chapter;
            let shown: Vec<&Found<'_>> =
                self.report.answers.iter().filter(here).filter(|found| found.is_shown()).collect();
            if !shown.is_empty() {
                writeln!(out, "\n{BOLD}{}{RESET}", chapter.name())?;
            }
            for found in shown {
                writeln!(out)?;
                self.found(found, out)?;
            }
        }
        Ok(())
    }

    /// A question case by case, each with the scenario that shows it.
    fn found(&self, found: &Found<'_>, out: &mut dyn Write) -> io::Result<()> {
        let question = found.difference.question;
        writeln!(out, "  {BOLD}{}{RESET}  {}", question.name(), question.doc())?;
        for (part, shown) in found.parts() {
            self.parts(std::iter::once(part), "    ", out)?;
            match shown {
                Some(shown) => self.shown(shown, Some(question), out)?,
                None => writeln!(out, "    {BAD}{}{RESET}", said::NOT_SHOWN)?,
            }
        }
        Ok(())
    }

    fn games(&self, out: &mut dyn Write) -> io::Result<()> {
        let shown = self.report.games.iter().filter_map(|(game, shown)| Some((game, shown.as_ref()?)));
        for (game, shown) in shown {
            writeln!(out)?;
            self.game(game, out)?;
            self.shown(shown, None, out)?;
        }
        Ok(())
    }

    fn question(&self, difference: &Difference, out: &mut dyn Write) -> io::Result<()> {
        let question = difference.question;
        writeln!(out, "  {BOLD}{}{RESET}  {}", question.name(), question.doc())?;
        let furthest = difference.parts.iter().filter(|part| part.apart == difference.apart());
        self.parts(furthest, "    ", out)
    }

    fn parts<'p>(
        &self,
        parts: impl Iterator<Item = &'p Part>,
        indent: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let deeper = format!("{indent}  ");
        for part in parts {
            writeln!(out, "{indent}{}", part.when)?;
            let sides = self.report.names().into_iter().zip([&part.first, &part.second]);
            let lines: Vec<Vec<String>> = sides.map(|(name, side)| said::side(name, side)).collect();
            write!(out, "{}", columns(&lines, &deeper))?;
        }
        Ok(())
    }

    fn game(&self, game: &GameDifference, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "  {BOLD}{}{RESET}", said::game(&game.game))?;
        for line in &game.lines {
            writeln!(out, "    {}", line.name)?;
            let sides = [(&line.first, &game.first), (&line.second, &game.second)];
            let sides = self.report.names().into_iter().zip(sides);
            let lines: Vec<Vec<String>> =
                sides.map(|(name, (line, at))| said::game_side(name, line.as_deref(), at)).collect();
            write!(out, "{}", columns(&lines, "      "))?;
        }
        Ok(())
    }

    /// The scenario that shows a difference, and its two outcomes side by side.
    fn shown(
        &self,
        shown: &Shown<'_, '_>,
        question: Option<Question>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        writeln!(out, "{}", within(&said::shown_by(shown), "    ", "      "))?;
        writeln!(out, "      {}", said::point(&shown.point))?;
        let names = said::compared(self.report.names(), shown.of);
        let width = names.iter().map(String::len).max().unwrap_or_default();
        for (name, side) in names.iter().zip(Side::BOTH) {
            let [outcome, _] = shown.point.outcomes(side);
            let first = format!("        {name:<width$}  ");
            let rest = " ".repeat(first.len());
            writeln!(out, "{}", within(&outcome.told, &first, &rest))?;
            let because = said::because(&shown.point, side, question, |it| self.report.has(it));
            if !because.is_empty() {
                let text = within(&because, &rest, &format!("{rest}  "));
                writeln!(out, "{DIM}{}{RESET}", text.replace('\n', &format!("{RESET}\n{DIM}")))?;
            }
        }
        Ok(())
    }

    fn alike<'d>(
        &self,
        differences: impl Iterator<Item = &'d Difference>,
        heading: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for (number, difference) in differences.enumerate() {
            if number == 0 {
                writeln!(out, "\n{BOLD}{heading}{RESET}")?;
            }
            writeln!(out)?;
            self.question(difference, out)?;
        }
        Ok(())
    }

    fn moving(&self, moving: &Moving<'_>, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{BOLD}{}{RESET}", said::moving(self.report, moving))?;
        for touched in &moving.touched {
            self.touched(touched, out)?;
        }
        for line in said::moved_by_itself(moving) {
            writeln!(out, "\n{}", within(&line, "", "  "))?;
        }
        Ok(())
    }

    fn touched(&self, touched: &Touched, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n  {}:{}", touched.place.file, touched.place.line)?;
        for line in touched.text.lines() {
            writeln!(out, "    {BOLD}{line}{RESET}")?;
        }
        for because in &touched.because {
            writeln!(out, "{}", within(&said::touched(because), "    ", "      "))?;
            let (Because::Answers(difference, _) | Because::RestsOn(_, difference)) = because else {
                continue;
            };
            self.parts(difference.parts.iter(), "      ", out)?;
        }
        Ok(())
    }
}
