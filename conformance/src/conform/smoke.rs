//! A first look at an adapter: what its handshake makes possible, and three runs put to it.

use std::collections::BTreeMap;

use super::attempt::{Manner, weigh};
use super::jobs::{Job, jobs};
use super::suite::{Done, run};
use super::{Kit, Refused, Settings, start};
use crate::play::Tables;
use crate::report::record::{Line, Outcome};
use crate::wire::hello::Welcome;

/// How many runs are put.
const TRIED: usize = 3;

/// What a first look shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Smoke {
    /// What the adapter says of itself.
    pub welcome: Welcome,
    /// How many runs there are.
    pub runs: usize,
    /// How many of them can be put, by profile.
    pub can_be_put: BTreeMap<String, usize>,
    /// Why the others cannot, and how many for each reason, the most frequent first.
    pub cannot: Vec<(String, usize)>,
    /// What came of the runs that were put.
    pub tried: Done,
}

/// Takes a first look at an adapter.
///
/// # Errors
/// If nothing can be put to it.
pub fn smoke(kit: Kit<'_>) -> Result<std::io::Result<Smoke>, Refused> {
    let (adapter, welcome) = start::start(kit)?;
    let mode = start::mode(kit, &welcome)?;
    adapter.bye(kit.settings.step);
    let manner = Manner { welcome: &welcome, mode, native: kit.settings.native };
    let all = jobs(kit);
    let mut can_be_put: BTreeMap<String, usize> = BTreeMap::new();
    let mut cannot: BTreeMap<String, usize> = BTreeMap::new();
    let mut chosen: Vec<&Job<'_>> = Vec::new();
    let mut tables = Tables::default();
    for job in &all {
        let Ok(stage) = job.stage(kit) else { continue };
        match weigh(manner, &stage, job.scenario(), &mut tables) {
            (profile, Ok(())) => {
                let count = can_be_put.entry(profile).or_default();
                *count += 1;
                if *count == 1 || chosen.is_empty() {
                    chosen.push(job);
                }
            }
            (_, Err(kept)) if kept.outcome == Outcome::NotExpressible => {}
            (_, Err(kept)) => *cannot.entry(kept.reason).or_default() += 1,
        }
    }
    chosen.truncate(TRIED);
    let mut cannot: Vec<(String, usize)> = cannot.into_iter().collect();
    cannot.sort_by_key(|(reason, count)| (std::cmp::Reverse(*count), reason.clone()));
    let settings = Settings {
        only: chosen.iter().map(|job| job.placed.name()).collect(),
        under: chosen.iter().take(1).map(|job| job.ruleset.to_owned()).collect(),
        reskins: 0,
        workers: 1,
        ..kit.settings.clone()
    };
    let kit = Kit { settings: &settings, ..kit };
    let mut drop = |_: &Line| Ok(());
    let tried = run(kit, &mut |record| record, &|_| 0, &mut drop)?;
    Ok(tried.map(|tried| Smoke { welcome, runs: all.len(), can_be_put, cannot, tried }))
}
