//! The report of a run as it comes: beside an older one until it is whole, and then in its place.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use floorman_conformance::report::record::Line;

/// The stream of a run. Nothing is written before its first line, which comes once the adapter has said hello.
pub(super) struct Stream {
    whole: PathBuf,
    part: PathBuf,
    file: Option<BufWriter<File>>,
}

impl Stream {
    /// The stream that is kept in a folder.
    pub(super) fn of(folder: &Path) -> Self {
        Self { whole: folder.join("report.jsonl"), part: folder.join("report.jsonl.part"), file: None }
    }

    /// Writes a line.
    pub(super) fn put(&mut self, line: &Line) -> io::Result<()> {
        let put = self.file().and_then(|file| {
            serde_json::to_writer(&mut *file, line)?;
            file.write_all(b"\n")
        });
        put.map_err(|error| named(&self.part, &error))
    }

    /// Puts the stream, which is whole now, in place of an older one.
    pub(super) fn end(self) -> io::Result<()> {
        let Some(mut file) = self.file else { return Ok(()) };
        let ended = file.flush().and_then(|()| {
            drop(file);
            fs::rename(&self.part, &self.whole)
        });
        ended.map_err(|error| named(&self.whole, &error))
    }

    fn file(&mut self) -> io::Result<&mut BufWriter<File>> {
        match &mut self.file {
            Some(begun) => Ok(begun),
            none @ None => {
                self.part.parent().map_or(Ok(()), fs::create_dir_all)?;
                Ok(none.insert(BufWriter::new(File::create(&self.part)?)))
            }
        }
    }
}

/// The error with the file that it is of.
fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
