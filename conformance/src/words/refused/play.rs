//! What is wrong with the steps of a hand.

use floorman_engine::notation::NotationError;

use super::{EMPTY_LIST, Said, said};

pub(crate) const HAND: &str = "the hand";
pub(crate) const POT: &str = "the pot";
pub(crate) const REASON: &str = "reason";

pub(crate) fn no_steps() -> Said {
    said(EMPTY_LIST, "write what happens, step by step")
}

pub(crate) fn no_line(error: &NotationError) -> Said {
    said(error.to_string(), error.help())
}

pub(crate) fn idle_try() -> Said {
    let help = "write `held`, `refused` or `because` beside it";
    said("a `try` that expects nothing tries nothing", help)
}

pub(crate) fn asked_beside() -> Said {
    let message = "`held`, `refused` and `because` stand beside `do` and `try` only";
    said(message, "write it inside `expect`")
}

pub(crate) fn idle_step() -> Said {
    said("the step does nothing", "write `do`, `try` or `expect`")
}

pub(crate) fn two_in_one() -> Said {
    said("one step is one of `do`, `try` and `expect`", "make it two steps")
}

pub(crate) fn not_held(error: &NotationError) -> Said {
    let help = "write `as-declared`, `void`, `floor`, or an act without its seat, as `raises to 24`";
    said(error.to_string(), help)
}

pub(crate) fn held_and_refused() -> Said {
    said("an act held as declared is not refused", "keep `held` or `refused`")
}

pub(crate) fn asks_nothing() -> Said {
    said("the expectation asks nothing", "name what must come out, or take the step out")
}

pub(crate) fn check_and_call() -> Said {
    said("nobody may both check and call", "keep one of the two")
}

pub(crate) fn no_pot(got: &str) -> Said {
    said(format!("there is no pot called \"{got}\""), "pots are called main, side 1, side 2 and so on")
}

pub(crate) fn bet_and_raise() -> Said {
    said("nobody may both bet and raise", "keep one of the two")
}

pub(crate) fn no_wager() -> Said {
    said("0 chips are no call and no wager", "write `check: true` where nothing is owed")
}
