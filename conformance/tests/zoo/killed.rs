//! What a killed adapter takes with it.

use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use floorman_conformance::report::record::Outcome;
use libtest_mimic::Failed;

use crate::animals::ANIMALS;
use crate::keeper::Zoo;
use crate::{SOME, hold, told};

/// Animals that no verdict but that of this file belongs to.
const HERE: [&str; 1] = ["waits-to-be-killed"];

pub(crate) fn every_animal_is_judged(judged: &[&str]) -> Result<(), Failed> {
    for (animal, _) in ANIMALS {
        hold(judged.contains(&animal) || HERE.contains(&animal), &animal)?;
    }
    Ok(())
}

/// Kills the adapter from outside in its third hand: that hand is lost, and no other.
pub(crate) fn loses_one(zoo: &Zoo) -> Result<(), Failed> {
    if !cfg!(unix) {
        return Ok(());
    }
    let mark = env::temp_dir().join(format!("floorman-zoo-{}", process::id()));
    let _ = fs::remove_file(&mark);
    let killer = {
        let mark = mark.clone();
        thread::spawn(move || {
            let late = Instant::now() + Duration::from_secs(60);
            while !mark.exists() && Instant::now() < late {
                thread::sleep(Duration::from_millis(5));
            }
            Command::new("kill").args(["-9", &fs::read_to_string(&mark).unwrap()]).status().unwrap()
        })
    };
    let done = zoo.put(HERE[0], SOME, Some(&mark)).map_err(|refused| Failed::from(refused.to_string()))?;
    hold(killer.join().unwrap().success(), &"nothing was killed")?;
    let _ = fs::remove_file(&mark);
    for (nth, record) in done.records.iter().enumerate() {
        let outcome = if nth == 2 { Outcome::Fault } else { Outcome::Pass };
        hold(record.outcome == outcome, &told(record))?;
    }
    hold(done.records.len() == SOME.len() && done.footer.restarts == 1, &done.footer)
}
