//! The rulesets at hand: those in the binary, those of the folders named, and the files given in place of a name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use floorman_engine::Ruleset;
use floorman_grammar::{Finding, Form, Library, Severity, SourceFile, render_all};

use crate::cli;
use crate::embedded;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words;

/// The rulesets at hand, loaded and without an error.
#[derive(Debug)]
pub struct Shelf {
    library: Library,
}

impl Shelf {
    /// Loads the rulesets that the arguments name; each of `named` that is a path is loaded beside them.
    ///
    /// # Errors
    /// If a file cannot be read, or has an error.
    pub fn open(args: &cli::Shelf, named: &[&str]) -> Result<Self, Trouble> {
        let paths: Vec<PathBuf> = named.iter().filter(|name| is_path(name)).map(PathBuf::from).collect();
        let (library, findings) = Library::load(files(args, &paths)?);
        let errors: Vec<Finding> =
            findings.into_iter().filter(|finding| finding.severity() == Severity::Error).collect();
        if errors.is_empty() {
            return Ok(Self { library });
        }
        let printed = render_all(&errors, library.sources(), form(&std::io::stderr()));
        anstream::eprint!("{printed}");
        Err(Message::new(words::rulesets_have_errors(errors.len())).help(words::HELP_CHECK).into())
    }

    /// Everything that was loaded.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The name of the ruleset that a name, or a path to its file, means.
    ///
    /// # Errors
    /// If there is no such ruleset, or the file holds none or several.
    pub fn name(&self, named: &str) -> Result<&str, Trouble> {
        if !is_path(named) {
            return match self.library.names().find(|name| *name == named) {
                Some(name) => Ok(name),
                None => Err(self.unknown(named).into()),
            };
        }
        let meant = one_path(Path::new(named));
        let stands_there = |name: &&str| {
            let file = self.library.file(name);
            file.is_some_and(|file| file == named || one_path(Path::new(file)) == meant)
        };
        let here: Vec<&str> = self.library.names().filter(stands_there).collect();
        match here.as_slice() {
            [one] => Ok(one),
            several => Err(Message::new(words::not_one_ruleset(several)).in_file(named).into()),
        }
    }

    /// The ruleset that a name, or a path to its file, means.
    ///
    /// # Errors
    /// As [`Shelf::name`].
    pub fn ruleset(&self, named: &str) -> Result<&Ruleset, Trouble> {
        let name = self.name(named)?;
        self.library.ruleset(name).ok_or_else(|| self.unknown(named).into())
    }

    fn unknown(&self, named: &str) -> Message {
        let own = format!("{named}.rules");
        let help = if Path::new(&own).is_file() {
            words::named_by_its_file(&own)
        } else {
            let all: Vec<&str> = self.library.names().collect();
            words::instead_or_own(named, &all)
        };
        Message::new(words::no_ruleset(named)).help(help)
    }
}

/// How findings are printed to a stream: drawn on a terminal, plain in a pipe.
pub(crate) fn form(stream: &impl std::io::IsTerminal) -> Form {
    if stream.is_terminal() { Form::Drawn } else { Form::Plain }
}

/// Whether what stands in place of a ruleset's name is a path.
#[must_use]
pub fn is_path(named: &str) -> bool {
    named.contains(['/', '\\']) || Path::new(named).extension().is_some_and(|kind| kind == "rules")
}

/// The files to load: those given first, then those of the folders, then those of the binary, unless they are
/// replaced or the same as one given. A file that is given twice, or stands in a folder too, is loaded once.
pub(crate) fn files(args: &cli::Shelf, paths: &[PathBuf]) -> Result<Vec<SourceFile>, Trouble> {
    let mut paths = paths.to_vec();
    for folder in args.rulesets.iter().chain(&args.only_rulesets) {
        let found = find(folder, &["rules"])?;
        if found.is_empty() {
            return Err(Message::new(words::NO_RULES_FILES).in_file(folder.display().to_string()).into());
        }
        paths.extend(found);
    }
    let mut loaded = BTreeSet::new();
    paths.retain(|path| loaded.insert(one_path(path)));
    let mut files = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    if args.only_rulesets.is_none() {
        let given: Vec<Vec<u8>> = files.iter().map(|file| file.bytes.clone()).collect();
        let own = embedded::RULESETS.iter().filter(|(_, text)| !given.iter().any(|it| it == text.as_bytes()));
        files.extend(own.map(|(path, text)| SourceFile::new(*path, *text)));
    }
    Ok(files)
}

/// The one path of a file that can be named in many ways; a file that is not there keeps its own.
fn one_path(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

fn read(path: &Path) -> Result<SourceFile, Trouble> {
    let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
    Ok(SourceFile::new(path.display().to_string(), bytes))
}

/// The files of these kinds in a folder and below it, in order; a file is found itself. Links to folders are not
/// followed, so nothing goes round.
pub(crate) fn find(path: &Path, kinds: &[&str]) -> Result<Vec<PathBuf>, Trouble> {
    let failed = |error| Trouble::from(unreadable(path, &error));
    if !fs::metadata(path).map_err(failed)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let file = entry.path();
        if entry.file_type().map_err(failed)?.is_dir() {
            found.extend(find(&file, kinds)?);
        } else if file.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known)) {
            found.push(file);
        }
    }
    found.sort();
    Ok(found)
}
