//! A file that was not there: whole, or not at all, and never in place of another.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a new file, by a draft beside it that is given its name only once it is whole.
pub(super) fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.draft", std::process::id()));
    let draft = path.with_file_name(name);
    let created = fill(&draft, text).and_then(|()| give_name(&draft, path));
    // The first error is the one to tell; a draft that cannot be removed either is in nobody's way.
    let _ = fs::remove_file(&draft);
    created
}

fn fill(draft: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A second name for the draft fails where the name is taken, which a renaming would not.
fn give_name(draft: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(draft, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && path.symlink_metadata().is_err() => {
            fs::rename(draft, path)
        }
        linked => linked,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<OsString> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect()
    }

    #[test]
    fn a_file_is_created_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("room.rules");
        create(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(names(folder.path()), ["room.rules"]);
    }

    #[test]
    fn a_file_that_is_there_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("room.rules");
        fs::write(&path, "old").unwrap();
        assert_eq!(create(&path, "new").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(folder.path()), ["room.rules"]);
    }

    #[test]
    fn nothing_is_left_in_a_folder_that_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("none").join("room.rules");
        assert_eq!(create(&path, "new").unwrap_err().kind(), io::ErrorKind::NotFound);
        assert_eq!(names(folder.path()), Vec::<OsString>::new());
    }
}
