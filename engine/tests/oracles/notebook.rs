//! What somebody beside the table writes down: forced bets and acts of the street, one line each, no rule applied.

use floorman_engine::{Action, Duty, Event, Hand, Seat};

/// What a seat did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Posted; this is not acting.
    Posted,
    /// Folded.
    Folded,
    /// Stayed in, putting in chips or none.
    Stayed,
}

/// One line of the notebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    pub(crate) deed: Deed,
    /// What lies in front of the seat afterwards.
    pub(crate) total: u64,
    /// How many hands are live afterwards.
    pub(crate) live: u32,
}

/// The notebook of a hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Notebook {
    /// Lines of this street.
    pub(crate) lines: Vec<Line>,
    /// The straddles that stand, in order, each with its total.
    pub(crate) straddles: Vec<(Seat, u64)>,
    /// Antes, of the whole hand.
    pub(crate) antes: u64,
    /// Live hands that were not all-in when the betting of the street began.
    pub(crate) began: Option<u32>,
}

impl Notebook {
    /// Writes down what happened.
    pub(crate) fn write(&mut self, before: &Hand<'_>, event: &Event, after: &Hand<'_>) {
        if matches!(event, Event::Act(..)) {
            self.began.get_or_insert(before.live().except(before.all_in()).count());
        }
        if let Event::Board(..) = *event {
            self.lines.clear();
            self.began = None;
        } else if let Event::Duty(Duty::Post(seat)) = *event {
            self.antes += (before.stack(seat) - after.stack(seat) - after.front(seat)).0;
            if !after.front(seat).is_zero() {
                self.line(seat, Deed::Posted, after);
            }
        } else if let Event::Straddles(seat, total) = *event
            && after.front(seat) != before.front(seat)
        {
            self.straddle(seat, total.0, after);
        } else if let Event::Act(seat, action) = *event {
            self.line(seat, if action == Action::Fold { Deed::Folded } else { Deed::Stayed }, after);
        }
    }

    /// Writes a straddle down, and crosses out those whose chips are not there any more.
    fn straddle(&mut self, seat: Seat, total: u64, after: &Hand<'_>) {
        for (other, gone) in std::mem::take(&mut self.straddles) {
            if after.front(other).0 == gone {
                self.straddles.push((other, gone));
            } else {
                self.lines.retain(|line| line.seat != other || line.total != gone);
            }
        }
        self.straddles.push((seat, total));
        self.line(seat, Deed::Posted, after);
    }

    fn line(&mut self, seat: Seat, deed: Deed, after: &Hand<'_>) {
        self.lines.push(Line { seat, deed, total: after.front(seat).0, live: after.live().count() });
    }

    /// The place of the line in which the seat last acted.
    pub(crate) fn last_act(&self, seat: Seat) -> Option<usize> {
        self.lines.iter().rposition(|line| line.seat == seat && line.deed != Deed::Posted)
    }

    /// The most that lay in front of any seat before this line.
    pub(crate) fn highest_before(&self, place: usize) -> u64 {
        self.lines[..place].iter().map(|line| line.total).max().unwrap_or(0)
    }
}
