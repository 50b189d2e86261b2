//! Badges, one a profile, as shields.io takes them from an address (`endpoint`).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{names, plain};
use crate::report::Merged;
use crate::report::record::{Header, ProfileSum, Verdict};
use crate::words::report as said;

/// A badge for each profile that is claimed or was put, by the name of its file.
#[must_use]
pub fn badges(merged: &Merged) -> BTreeMap<String, Value> {
    let mut badges = BTreeMap::new();
    for (name, report) in names(merged).iter().zip(&merged.engines) {
        let engine = match merged.engines.len() {
            1 => String::new(),
            _ => format!("{name}-"),
        };
        for (profile, sum) in &report.footer.profiles {
            if sum.claimed || sum.verdict != Verdict::NoEvidence {
                let name = format!("badge-{engine}{}.json", plain(profile));
                badges.insert(name, badge(&report.header, profile, sum));
            }
        }
    }
    badges
}

fn badge(header: &Header, profile: &str, sum: &ProfileSum) -> Value {
    let colour = match sum.verdict {
        Verdict::Conformant => "brightgreen",
        Verdict::Partial => "yellow",
        Verdict::NotConformant => "red",
        Verdict::NoEvidence => "lightgrey",
    };
    let day = header.started.get(..10).unwrap_or(&header.started);
    let message = format!("{} {} · suite {} · {day}", sum.verdict, said::of(sum.must), header.suite.version);
    json!({"schemaVersion": 1, "label": format!("floor {profile}"), "message": message, "color": colour})
}
