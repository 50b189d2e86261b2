//! Where a report comes from.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::thread;
use std::time::SystemTime;

use floorman_grammar::Library;
use sha2::{Digest, Sha256};

use crate::corpus::Corpus;
use crate::report::record::{AdapterSource, Host, Suite};
use crate::wire::hello::Identity;

/// A digest as it is written.
pub(crate) fn hex(digest: impl AsRef<[u8]>) -> String {
    digest.as_ref().iter().fold(String::new(), |mut text, byte| {
        let _infallible = write!(text, "{byte:02x}");
        text
    })
}

/// The digest of some texts, each with its name, so that no two sets of texts have the same.
fn digest<'t>(texts: impl Iterator<Item = (&'t str, &'t str)>) -> String {
    let mut hash = Sha256::new();
    for (name, text) in texts {
        for part in [name, text] {
            hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            hash.update(part.as_bytes());
        }
    }
    hex(hash.finalize())
}

/// The scenarios, by version and digest. Files count by chapter and topic, wherever the corpus lies.
pub(crate) fn suite(corpus: &Corpus) -> Suite {
    let names: Vec<(String, &str)> =
        corpus.files().iter().map(|file| (format!("{}/{}", file.chapter, file.topic), file.text())).collect();
    Suite {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        digest: digest(names.iter().map(|(name, text)| (name.as_str(), *text))),
        scenarios: u32::try_from(corpus.scenarios().count()).unwrap_or(u32::MAX),
    }
}

/// The digest of each ruleset, with its parents and the games.
pub(crate) fn rulesets<'n>(
    library: &Library,
    names: impl Iterator<Item = &'n str>,
) -> BTreeMap<String, String> {
    let plain = |path: &'_ str| path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let of = |name: &str| {
        let files: Vec<(String, &str)> =
            library.files_of(name).into_iter().map(|(path, text)| (plain(path), text)).collect();
        digest(files.iter().map(|(path, text)| (path.as_str(), *text)))
    };
    names.map(|name| (name.to_owned(), of(name))).collect()
}

/// The program that this is.
pub(crate) fn runner() -> Identity {
    Identity {
        name: "floor".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        language: None,
        source: None,
        issues: None,
        by: None,
    }
}

/// The file of an adapter, if its command names one: the last word that is a file, and the program itself if it is none
/// of the path's.
pub(crate) fn adapter(command: &[String]) -> Option<AdapterSource> {
    let is_script =
        |word: &&String| word.contains(['/', '\\', '.']) && fs::metadata(word).is_ok_and(|it| it.is_file());
    let path = command.iter().rev().find(is_script)?;
    let bytes = fs::read(path).ok()?;
    // A program that is no text has no lines.
    let lines = str::from_utf8(&bytes).map_or(0, |text| text.lines().count());
    Some(AdapterSource {
        path: path.clone(),
        digest: hex(Sha256::digest(&bytes)),
        lines: u32::try_from(lines).unwrap_or(u32::MAX),
    })
}

/// The machine.
pub(crate) fn host(workers: usize) -> Host {
    let cpus = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Host {
        os: std::env::consts::OS.to_owned(),
        arch: std::env::consts::ARCH.to_owned(),
        cpus: u32::try_from(cpus).unwrap_or(u32::MAX),
        workers: u32::try_from(workers).unwrap_or(u32::MAX),
    }
}

/// The time now.
pub(crate) fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}
