//! The texts of a corpus, and how a folder gives them.

use std::fs;
use std::path::Path;

use crate::problem::Problem;
use crate::words::refused::{Said, corpus as said};

/// A file of the corpus: its path, as messages name it, and its text.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CorpusText {
    /// The path.
    pub path: String,
    /// The text.
    pub text: String,
}

impl CorpusText {
    /// The file's own name.
    pub(super) fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or_default()
    }

    /// The folder it stands in, and its name without the ending.
    pub(super) fn chapter_and_topic(&self) -> (String, String) {
        let mut parts = self.path.rsplit(['/', '\\']);
        let name = parts.next().unwrap_or_default();
        let topic = name.strip_suffix(".yaml").or_else(|| name.strip_suffix(".yml")).unwrap_or(name);
        let chapter = parts.next().filter(|folder| !folder.is_empty()).unwrap_or(".");
        (chapter.to_owned(), topic.to_owned())
    }
}

/// Reads a corpus from a folder: `documents.yaml`, `retired.txt`, `survivors.yaml`, and in folders for chapters a file
/// for each topic.
#[must_use]
pub fn read_folder(folder: &Path) -> (Vec<CorpusText>, Vec<Problem>) {
    let mut texts = Vec::new();
    let mut problems = Vec::new();
    read_into(folder, Depth::Top, &mut texts, &mut problems);
    (texts, problems)
}

/// Whether a folder is the corpus or one of its chapters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Top,
    Chapter,
}

fn read_into(folder: &Path, depth: Depth, texts: &mut Vec<CorpusText>, problems: &mut Vec<Problem>) {
    let unread = |path: &Path, error: &std::io::Error| of_file(path, said::unread(error));
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return problems.push(unread(folder, &error)),
    };
    for entry in entries {
        let path = match entry {
            Ok(entry) => entry.path(),
            Err(error) => {
                problems.push(unread(folder, &error));
                continue;
            }
        };
        if path.is_dir() {
            match depth {
                Depth::Top => read_into(&path, Depth::Chapter, texts, problems),
                Depth::Chapter => problems.push(of_file(&path, said::folder_in_chapter())),
            }
        } else if let Some(found) = read_one(&path, depth) {
            match found {
                Ok(text) => texts.push(text),
                Err(problem) => problems.push(problem),
            }
        }
    }
}

fn read_one(path: &Path, depth: Depth) -> Option<Result<CorpusText, Problem>> {
    let name = path.file_name()?.to_str()?;
    let is_yaml = path.extension().is_some_and(|ending| ending == "yaml");
    match (depth, name) {
        (_, name) if name.starts_with('.') => None,
        (Depth::Top, "documents.yaml" | "retired.txt" | "survivors.yaml") => Some(read_text(path)),
        (Depth::Chapter, _) if is_yaml => Some(read_text(path)),
        (Depth::Top, _) if is_yaml => Some(Err(of_file(path, said::file_without_chapter()))),
        (Depth::Top | Depth::Chapter, _) => None,
    }
}

fn read_text(path: &Path) -> Result<CorpusText, Problem> {
    let shown = path.display().to_string();
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => return Err(of_file(path, said::unread(&error))),
    };
    match String::from_utf8(bytes) {
        Ok(text) => Ok(CorpusText { path: shown, text }),
        Err(error) => {
            let before = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
            let line = 1 + before.split(|byte| *byte == b'\n').count().saturating_sub(1);
            let said = said::not_utf8();
            Err(Problem { file: shown, line, column: 1, message: said.message, help: said.help })
        }
    }
}

fn of_file(path: &Path, said: Said) -> Problem {
    Problem::of_file(&path.display().to_string(), said.message, said.help)
}
