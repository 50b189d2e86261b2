//! Several stories laid beside one another: what they share stands at one place.

use super::story::{Part, Story};
use crate::words::story as said;

/// How many steps apart the branches of one question may stand.
const BRANCHES: usize = 3;

/// A place of the merged story, and who tells what there; whoever is missing tells nothing like it.
#[derive(Debug, Clone)]
pub(super) struct Slot<'s> {
    pub(super) parts: Vec<(usize, &'s Part)>,
    step: usize,
}

/// The merged story: each story in its own order, shared parts at one place.
pub(super) fn merged(stories: &[Story]) -> Vec<Slot<'_>> {
    let mut slots: Vec<Slot<'_>> = Vec::new();
    for (number, story) in stories.iter().enumerate() {
        slots = with(slots, number, story);
    }
    slots
}

/// The slots with one story more.
fn with<'s>(slots: Vec<Slot<'s>>, number: usize, story: &'s Story) -> Vec<Slot<'s>> {
    let shared = longest_common(&slots, &story.parts);
    let mut parts = story.parts.iter().enumerate().peekable();
    let mut merged = Vec::new();
    for (at, mut slot) in slots.into_iter().enumerate() {
        if let Some((_, mine)) = shared.iter().find(|(theirs, _)| *theirs == at) {
            while let Some((_, (step, part))) = parts.next_if(|(place, _)| place < mine) {
                merged.push(Slot { parts: vec![(number, part)], step: *step });
            }
            slot.parts.extend(parts.next().map(|(_, (_, part))| (number, part)));
        } else {
            let next = shared.iter().find(|(theirs, _)| *theirs > at).map_or(usize::MAX, |(_, mine)| *mine);
            while let Some((_, (step, part))) =
                parts.next_if(|(place, (step, _))| *place < next && *step < slot.step)
            {
                merged.push(Slot { parts: vec![(number, part)], step: *step });
            }
        }
        merged.push(slot);
    }
    merged.extend(parts.map(|(_, (step, part))| Slot { parts: vec![(number, part)], step: *step }));
    merged
}

/// The longest list of places where slots and story tell like parts in the same order.
fn longest_common(slots: &[Slot<'_>], parts: &[(usize, Part)]) -> Vec<(usize, usize)> {
    let width = parts.len() + 1;
    let mut longest = vec![0_usize; (slots.len() + 1) * width];
    let at = |row: usize, column: usize| row * width + column;
    let read = |table: &[usize], place: usize| table.get(place).copied().unwrap_or_default();
    for (row, slot) in slots.iter().enumerate().rev() {
        for (column, part) in parts.iter().enumerate().rev() {
            let best = if slot.is_like(part) {
                read(&longest, at(row + 1, column + 1)) + 1
            } else {
                read(&longest, at(row + 1, column)).max(read(&longest, at(row, column + 1)))
            };
            if let Some(place) = longest.get_mut(at(row, column)) {
                *place = best;
            }
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut shared = Vec::new();
    while let (Some(slot), Some(part)) = (slots.get(row), parts.get(column)) {
        if slot.is_like(part) {
            shared.push((row, column));
            (row, column) = (row + 1, column + 1);
        } else if read(&longest, at(row + 1, column)) >= read(&longest, at(row, column + 1)) {
            row += 1;
        } else {
            column += 1;
        }
    }
    shared
}

impl Slot<'_> {
    /// Whether a part tells what is told here: the same line, or a card about the same. Branches of a scenario ask
    /// the same thing in steps that follow one another; the end comes when it comes.
    fn is_like(&self, (step, part): &(usize, Part)) -> bool {
        let Some((_, mine)) = self.parts.first() else { return false };
        match (*mine, part) {
            (Part::Card(mine), Part::Card(other)) => {
                let near = self.step.abs_diff(*step) <= BRANCHES || mine.about == said::ABOUT_END;
                mine.about == other.about && near
            }
            (Part::Card(mine), Part::Act(_, other)) | (Part::Act(_, mine), Part::Card(other)) => {
                mine.about == other.about && self.step == *step
            }
            (Part::Act(mine, _), Part::Act(other, _)) => mine == other,
            (Part::Street(_) | Part::Line(_) | Part::Act(..) | Part::Card(_), _) => *mine == part,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story(lines: &[&str]) -> Story {
        let parts = lines.iter().enumerate().map(|(step, line)| (step, Part::Line((*line).to_owned())));
        Story { ruleset: String::new(), parts: parts.collect() }
    }

    fn told(stories: &[Story]) -> Vec<String> {
        let text = |slot: &Slot<'_>| match slot.parts[0].1 {
            Part::Line(line) => format!("{}{line}", slot.parts.len()),
            Part::Street(_) | Part::Act(..) | Part::Card(_) => String::new(),
        };
        merged(stories).iter().map(text).collect()
    }

    #[test]
    fn what_stories_share_stands_at_one_place() {
        let stories = [story(&["a", "b", "c"]), story(&["a", "x", "c"]), story(&["a", "b", "x", "c"])];
        assert_eq!(told(&stories), ["3a", "2b", "2x", "3c"]);
    }

    #[test]
    fn one_story_stands_as_it_is() {
        assert_eq!(told(&[story(&["a", "a"])]), ["1a", "1a"]);
    }
}
