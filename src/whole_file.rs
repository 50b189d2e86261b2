//! Files that are written whole or not at all: whoever reads one meanwhile sees the old text or the new one.

use std::ffi::OsString;
use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file that was not there; one that is there stays as it is.
pub(crate) fn create(path: &Path, text: &str) -> io::Result<()> {
    let draft = Draft::beside(path, text, None)?;
    // A second name for the draft fails where the name is taken, which a renaming would not.
    match fs::hard_link(&draft.path, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && path.symlink_metadata().is_err() => {
            fs::rename(&draft.path, path)
        }
        linked => linked,
    }
}

/// Puts a text in place of what a file holds.
///
/// A link stays a link, and a file keeps its permissions; one that may not be written is left as it is.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = fs::canonicalize(path)?;
    let permissions = fs::metadata(&path)?.permissions();
    if permissions.readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let draft = Draft::beside(&path, text, Some(permissions))?;
    fs::rename(&draft.path, &path)
}

/// Writes a file, in place of what is there.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    if path.exists() { replace(path, text) } else { create(path, text) }
}

/// A text beside the file that it is for, gone again unless it was given that file's name.
struct Draft {
    path: PathBuf,
}

impl Draft {
    fn beside(path: &Path, text: &str, permissions: Option<Permissions>) -> io::Result<Self> {
        let mut name = OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}.draft", std::process::id()));
        let path = path.with_file_name(name);
        let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        let draft = Self { path };
        file.write_all(text.as_bytes())?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        file.sync_all()?;
        Ok(draft)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // The first error is the one to tell; a draft that cannot be removed either is in nobody's way.
        let _ = fs::remove_file(&self.path);
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

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("room.rules");
        fs::write(&path, "old, and longer").unwrap();
        replace(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(names(folder.path()), ["room.rules"]);
    }

    #[test]
    fn a_file_that_may_not_be_written_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("room.rules");
        fs::write(&path, "old").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert_eq!(replace(&path, "new").unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(folder.path()), ["room.rules"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("room.rules"), folder.path().join("link.rules"));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        symlink("room.rules", &link).unwrap();
        replace(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
