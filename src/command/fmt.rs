//! `floor fmt`: ruleset files laid out as all are.

mod differ;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use floorman_grammar::{MAX_FILE, Refused, SourceFile, format, render_all};
use serde_json::{Value, json};

use crate::cli::{Fmt, Format};
use crate::exit::Exit;
use crate::shelf;
use crate::trouble::{Message, Trouble, unreadable};
use crate::whole_file;
use crate::words::fmt as said;
pub(crate) use differ::Difference;

pub(crate) fn run(args: &Fmt, form: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let streams = args.files.iter().filter(|path| is_stream(path)).count();
    if streams > 0 && args.files.len() > 1 {
        return Err(Message::new(said::STREAM_ALONE).help(said::HELP_STREAM).into());
    }
    let drafts = drafts(args)?;
    if !args.check {
        for draft in drafts.iter().filter(|draft| draft.difference.is_some() && !is_stream(draft.path)) {
            whole_file::replace(draft.path, &draft.formatted)
                .map_err(|error| said::not_replaced(draft.path, &error))?;
        }
    }
    match (form, drafts.as_slice()) {
        (Format::Text, [draft]) if streams > 0 && !args.check => write_through(&draft.formatted)?,
        (Format::Text, drafts) => tell(drafts, args.check, out)?,
        (Format::Json, drafts) => writeln!(out, "{:#}", as_json(drafts, args.check))?,
    }
    let found = args.check && drafts.iter().any(|draft| draft.difference.is_some());
    Ok(if found { Exit::Found } else { Exit::Clean })
}

/// A file and how it should be written.
struct Draft<'a> {
    path: &'a Path,
    formatted: String,
    difference: Option<Difference>,
}

/// Reads and formats every file before the first is written, so that a refusal leaves all as they are.
fn drafts(args: &Fmt) -> Result<Vec<Draft<'_>>, Trouble> {
    let (mut drafts, mut refused) = (Vec::new(), Vec::new());
    for path in &args.files {
        let bytes = read(path)?;
        match format(SourceFile::new(said::name(path), bytes.as_slice())) {
            Ok(formatted) => {
                let difference = Difference::between(&String::from_utf8_lossy(&bytes), &formatted);
                drafts.push(Draft { path, formatted, difference });
            }
            Err(reason) => refused.push(reason),
        }
    }
    if refused.is_empty() { Ok(drafts) } else { Err(told(&refused).into()) }
}

fn told(refused: &[Refused]) -> Message {
    for reason in refused {
        let form = shelf::form(&io::stderr());
        anstream::eprint!("{}", render_all(reason.findings(), reason.sources(), form));
    }
    Message::new(said::refused(refused.len())).help(said::HELP_REFUSED)
}

fn is_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// What a file holds, as far as ruleset files go.
fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    let failed = |error| Trouble::from(unreadable(path, &error));
    let mut bytes = Vec::new();
    let most = u64::try_from(MAX_FILE).unwrap_or(u64::MAX).saturating_add(1);
    let source: Box<dyn Read> = if is_stream(path) {
        Box::new(io::stdin().lock())
    } else {
        let kind = path.metadata().map_err(failed)?;
        if kind.is_dir() {
            return Err(failed(io::ErrorKind::IsADirectory.into()));
        }
        if !kind.is_file() {
            return Err(Message::new(said::NO_FILE)
                .in_file(said::name(path))
                .help(said::HELP_NO_FILE)
                .into());
        }
        Box::new(File::open(path).map_err(failed)?)
    };
    source.take(most).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > MAX_FILE {
        let message = Message::new(said::too_large(MAX_FILE)).in_file(said::name(path));
        return Err(message.help(said::HELP_TOO_LARGE).into());
    }
    Ok(bytes)
}

/// Writes to the standard output as it is: the usual stream drops what it takes for colours.
fn write_through(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn tell(drafts: &[Draft<'_>], check: bool, out: &mut dyn Write) -> io::Result<()> {
    let mut changed = 0;
    for draft in drafts {
        let Some(difference) = &draft.difference else { continue };
        changed += 1;
        let name = said::name(draft.path);
        write!(out, "{}", if check { said::differs(&name, difference) } else { said::formatted(&name) })?;
    }
    writeln!(out, "{}", said::summary(drafts.len(), changed, check))
}

fn as_json(drafts: &[Draft<'_>], check: bool) -> Value {
    let files = drafts.iter().map(|draft| {
        let differs = draft.difference.as_ref();
        let mut file = json!({
            "file": said::name(draft.path), "formatted": differs.is_none(), "line": differs.map(|it| it.line),
            "is": differs.and_then(|it| it.is.as_ref()), "should-be": differs.and_then(|it| it.should_be.as_ref()),
        });
        if let Some(fields) = file.as_object_mut().filter(|_| is_stream(draft.path) && !check) {
            fields.insert("text".to_owned(), json!(draft.formatted));
        }
        file
    });
    json!({"floor": "fmt", "schema": 1, "check": check, "files": files.collect::<Vec<Value>>()})
}
