//! How a run is put, as the command line says it.

use std::thread;
use std::time::Duration;

use floorman_conformance::conform::{Native, Settings};
use floorman_conformance::wire::hello::Mode;

use crate::cli::{ConformRun, ModeName, Put};

/// The settings of a run.
pub(super) fn of(args: &ConformRun, under: Vec<String>) -> Settings {
    let cpus = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Settings {
        only: args.only.clone(),
        profiles: args.profile.clone(),
        shard: args.shard,
        reskins: if args.no_reskin { 0 } else { args.reskins },
        workers: args.workers.unwrap_or(cpus),
        native: if args.require_native { Native::Required } else { Native::Optional },
        ..plain(&args.put, under)
    }
}

/// The settings where nothing but the adapter is named.
pub(super) fn plain(put: &Put, under: Vec<String>) -> Settings {
    let shelf = &put.shelf;
    let beside = shelf.rulesets.iter().map(|folder| ("--rulesets", folder));
    let instead = shelf.only_rulesets.iter().map(|folder| ("--only-rulesets", folder));
    let corpus = put.corpus.iter().map(|folder| ("--corpus", folder));
    let folders = beside.chain(instead).chain(corpus);
    let rerun = folders.flat_map(|(option, folder)| [option.to_owned(), folder.display().to_string()]);
    Settings {
        command: put.command.clone(),
        under,
        only: Vec::new(),
        profiles: Vec::new(),
        shard: None,
        seed: put.seed,
        reskins: 0,
        workers: 1,
        mode: put.mode.map(|mode| match mode {
            ModeName::Step => Mode::Step,
            ModeName::Script => Mode::Script,
        }),
        hello: Duration::from_secs(put.hello_timeout),
        step: Duration::from_millis(put.timeout),
        native: Native::Optional,
        arguments: std::env::args().collect(),
        rerun: rerun.collect(),
    }
}
