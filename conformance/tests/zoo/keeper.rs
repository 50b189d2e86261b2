//! Puts a few scenarios to an animal.

use std::path::Path;
use std::time::Duration;
use std::{env, fs};

use floorman_conformance::conform::{self, Done, Kit, Native, Refused, Settings};
use floorman_conformance::{Corpus, CorpusText};
use floorman_grammar::Library;

use crate::rulesets;

/// The rulesets and the corpus, read once.
pub(crate) struct Zoo {
    library: Library,
    corpus: Corpus,
}

impl Zoo {
    pub(crate) fn open() -> Self {
        let corpus = rulesets::root().join("conformance/corpus");
        let files = ["betting/reopening.yaml", "pots/layers.yaml", "pots/ties.yaml", "pots/unmatched.yaml"];
        let (corpus, _) = Corpus::load(files.map(|file| text(&corpus.join(file))));
        Self { library: rulesets::library(&[]), corpus }
    }

    /// Puts everything in `only` to an animal that answers within `step`.
    pub(crate) fn put(&self, animal: &str, only: &[&str], mark: Option<&Path>) -> Result<Done, Box<Refused>> {
        let this = env::current_exe().unwrap().display().to_string();
        let mark = mark.map(|mark| mark.display().to_string());
        let quick = ["hangs", "never-greets"].contains(&animal);
        let settings = Settings {
            command: [this, "--be".to_owned(), animal.to_owned()].into_iter().chain(mark).collect(),
            under: vec!["tda-2024".to_owned()],
            only: only.iter().map(|id| (*id).to_owned()).collect(),
            profiles: Vec::new(),
            shard: None,
            seed: 1,
            reskins: 0,
            workers: 1,
            mode: None,
            hello: Duration::from_millis(if animal == "never-greets" { 300 } else { 30_000 }),
            step: Duration::from_millis(if quick { 400 } else { 20_000 }),
            native: Native::Optional,
            arguments: Vec::new(),
            rerun: Vec::new(),
        };
        let kit = Kit { corpus: &self.corpus, library: &self.library, settings: &settings };
        let done = conform::run(kit, &mut |record| record, &|_| 0, &mut |_| Ok(())).map_err(Box::new)?;
        Ok(done.unwrap())
    }
}

fn text(path: &Path) -> CorpusText {
    CorpusText { path: rulesets::shown(path), text: fs::read_to_string(path).unwrap() }
}
