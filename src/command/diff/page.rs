//! A comparison as a page to print: the redline, and what a player finds different.

use floorman_engine::Chapter;
use floorman_grammar::{GameDifference, Part};

use super::moving::Moving;
use super::report::{Found, Report};
use crate::words::diff as said;
use crate::words::diff_page as told;

/// The page, in markdown.
pub(super) fn page(report: &Report<'_>, moving: Option<&Moving<'_>>) -> String {
    let mut blocks = told::head(report);
    if let Some(moving) = moving {
        blocks.extend(to_look_at(report, moving));
    }
    let unshown = report.unshown();
    if !unshown.is_empty() {
        blocks.push(told::unshown(&unshown));
    }
    if !report.answers.is_empty() || !report.games.is_empty() || report.answered_anew().next().is_some() {
        blocks.push(told::REDLINE.to_owned());
        blocks.push(redline(report));
    }
    if !report.answers.is_empty() || !report.games.is_empty() {
        blocks.push(told::DIFFERENT_HERE.to_owned());
        blocks.push(told::different_here(report));
        blocks.extend(chapters(report));
        blocks.extend(report.games.iter().map(|(game, _)| different_game(report, game)));
    }
    blocks.join("\n\n") + "\n"
}

/// One line a case: the old answer struck out, the new one set off.
fn redline(report: &Report<'_>) -> String {
    let mut lines = vec![told::row(&told::columns(report)), told::row(&["---"; 5].map(str::to_owned))];
    for found in &report.answers {
        for (number, (part, shown)) in found.parts().enumerate() {
            let question =
                if number == 0 { told::question(found.difference.question) } else { String::new() };
            let shown = shown.map(|shown| shown.reading.placed.scenario.id.to_string());
            let [first, second] = [told::struck(&part.first), told::set_off(&part.second)];
            lines.push(told::row(&[question, part.when.clone(), first, second, told::shown(shown)]));
        }
    }
    for difference in report.answered_anew() {
        for (number, part) in difference.parts.iter().enumerate() {
            let question = if number == 0 { told::question(difference.question) } else { String::new() };
            let [first, second] = [told::struck(&part.first), told::set_off(&part.second)];
            lines.push(told::row(&[question, part.when.clone(), first, second, told::SAME.to_owned()]));
        }
    }
    for (game, shown) in &report.games {
        let shown = shown.as_ref().map(|shown| shown.reading.placed.scenario.id.to_string());
        for line in &game.lines {
            let [first, second] = told::game_line(line);
            let name = said::game(&game.game);
            lines.push(told::row(&[name, line.name.clone(), first, second, told::shown(shown.clone())]));
        }
    }
    lines.join("\n")
}

/// Chapter by chapter a sentence for each case.
fn chapters(report: &Report<'_>) -> Vec<String> {
    let chapter = |chapter: &Chapter| {
        let here = |found: &&Found<'_>| found.difference.question.chapter() == *chapter;
        let sentences = report.answers.iter().filter(here).flat_map(|found| {
            let parts = found.parts().map(|(part, _): (&Part, _)| part);
            parts.map(|part| told::sentence(report, found.difference.question, part))
        });
        let sentences: Vec<String> = sentences.collect();
        (!sentences.is_empty()).then(|| [told::chapter(*chapter), sentences.join("\n")])
    };
    Chapter::ALL.iter().filter_map(chapter).flatten().collect()
}

fn different_game(report: &Report<'_>, game: &GameDifference) -> String {
    let lines: Vec<String> = game.lines.iter().map(|line| told::game_sentence(report, line)).collect();
    format!("{}\n\n{}", told::game_heading(&game.game), lines.join("\n"))
}

fn to_look_at(report: &Report<'_>, moving: &Moving<'_>) -> Vec<String> {
    let mut blocks = vec![told::look_at(report, moving)];
    for touched in &moving.touched {
        let because: Vec<String> = touched.because.iter().map(told::because).collect();
        blocks.push(told::statement(touched));
        blocks.push(because.join("\n"));
    }
    blocks.extend(said::moved_by_itself(moving));
    blocks
}
