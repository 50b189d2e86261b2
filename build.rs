//! Puts the rulesets and the corpus into the binary, so that it works from any folder.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut code = String::new();
    embed(&mut code, &root, "RULESETS", "rulesets", &["rules"])?;
    embed(&mut code, &root, "CORPUS", "conformance/corpus", &["yaml", "txt"])?;
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("embedded.rs"), code)
}

/// Writes a list of the folder's files: the path of each from the root, and its text.
fn embed(code: &mut String, root: &Path, name: &str, folder: &str, kinds: &[&str]) -> io::Result<()> {
    let mut files = Vec::new();
    gather(&root.join(folder), kinds, &mut files)?;
    files.sort();
    let _ = writeln!(code, "/// The files of `{folder}`: the path of each, and its text.");
    let _ = writeln!(code, "pub(crate) const {name}: &[(&str, &str)] = &[");
    for file in files {
        let shown = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let _ = writeln!(code, "    ({shown:?}, include_str!({:?})),", file.to_string_lossy());
    }
    code.push_str("];\n");
    Ok(())
}

fn gather(folder: &Path, kinds: &[&str], files: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, kinds, files)?;
        } else if path.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known)) {
            files.push(path);
        }
    }
    Ok(())
}
