//! The runs that are put: scenarios and the rulesets that each is played under.

use super::Kit;
use crate::corpus::Placed;
use crate::play::Stage;
use crate::report::record::Outcome;
use crate::run::{self, NotRun, Selection, Verdict};
use crate::scenario::Scenario;
use crate::words;

/// A run.
#[derive(Debug, Clone, Copy)]
pub(super) struct Job<'a> {
    pub(super) placed: Placed<'a>,
    pub(super) ruleset: &'a str,
}

/// Every run that is asked for, in the order of the corpus.
pub(super) fn jobs<'a>(kit: Kit<'a>) -> Vec<Job<'a>> {
    let settings = kit.settings;
    let selection = Selection { under: &settings.under, only: &settings.only };
    let takes = |placed: &Placed<'a>| {
        let in_shard = settings.shard.is_none_or(|shard| shard.takes(&placed.scenario.id.to_string()));
        in_shard && selection.takes(placed)
    };
    let rulesets = |placed: Placed<'a>| {
        let named: &'a [String] =
            if settings.under.is_empty() { &placed.scenario.under } else { &settings.under };
        let speaks_of_it = move |ruleset: &&String| speaks_of(kit, placed, ruleset);
        named.iter().filter(speaks_of_it).map(move |ruleset| Job { placed, ruleset })
    };
    kit.corpus.scenarios().filter(takes).flat_map(rulesets).collect()
}

/// A scenario that does not speak of a ruleset, or not any more, is no run under it.
fn speaks_of(kit: Kit<'_>, placed: Placed<'_>, ruleset: &str) -> bool {
    match run::read_as(kit.library, placed.scenario, ruleset) {
        Ok(_) | Err(NotRun::NoRuleset | NotRun::NotPlayable(_)) => true,
        Err(NotRun::NotNamed | NotRun::Withdrawn | NotRun::OtherSetting { .. }) => false,
    }
}

impl<'a> Job<'a> {
    pub(super) const fn scenario(&self) -> &'a Scenario {
        self.placed.scenario
    }

    /// Where the run is played; or why it is not, however good an engine is.
    pub(super) fn stage(&self, kit: Kit<'a>) -> Result<Stage<'a>, (Outcome, String)> {
        let read_as = run::read_as(kit.library, self.placed.scenario, self.ruleset)
            .map_err(|reason| (Outcome::NotRun, words::not_run(&reason)))?;
        if read_as != self.ruleset {
            self.unless_changed(kit)?;
        }
        Ok(Stage { library: kit.library, ruleset: self.ruleset, read_as })
    }

    /// What a house changes about a scenario of its book is nobody's fault, and there is no expectation for it.
    fn unless_changed(&self, kit: Kit<'_>) -> Result<(), (Outcome, String)> {
        match run::outcome(kit.library, self.placed, self.ruleset).verdict {
            Verdict::Passed | Verdict::Failed(_) => Ok(()),
            Verdict::Changed(_) => Err((Outcome::NotRun, words::conform::CHANGED.to_owned())),
            Verdict::NotRun(reason) => Err((Outcome::NotRun, words::not_run(&reason))),
        }
    }
}
