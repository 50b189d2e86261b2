//! What an adapter writes: answers on its standard output, anything else on its standard error.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::process::{ChildStderr, ChildStdout};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};
use std::thread;

use crate::wire::MOST_BYTES;
use crate::words::conform as told;

/// How many lines of the standard error are kept.
const KEPT: usize = 50;

/// The most bytes of a line of the standard error that are kept.
const MOST_OF_A_LINE: usize = 400;

/// What came on the standard output.
#[derive(Debug)]
pub(super) enum Came {
    /// A line.
    Line(String),
    /// Something that is no line of text.
    Wrong(String),
}

/// Reads lines until there are no more, or one that is none.
pub(super) fn read(stdout: ChildStdout, send: &SyncSender<Came>) {
    let mut reader = BufReader::with_capacity(64 * 1024, stdout);
    loop {
        let mut bytes = Vec::new();
        let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX) + 1;
        match reader.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(read) if read > MOST_BYTES => {
                let _ = send.send(Came::Wrong(told::too_long(MOST_BYTES)));
                return;
            }
            Ok(_) => {}
        }
        let came = match String::from_utf8(bytes) {
            Ok(line) => Came::Line(line.trim_end_matches(['\n', '\r']).to_owned()),
            Err(error) => Came::Wrong(told::not_utf8(error.as_bytes())),
        };
        let wrong = matches!(came, Came::Wrong(_));
        if send.send(came).is_err() || wrong {
            return;
        }
    }
}

/// The last lines of a standard error.
#[derive(Debug, Clone)]
pub(super) struct Tail(Arc<Mutex<VecDeque<String>>>);

impl Tail {
    /// Keeps reading, so that the adapter is never held up.
    pub(super) fn of(stderr: ChildStderr) -> Self {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let shared = Arc::clone(&kept);
        thread::spawn(move || {
            let mut reader = BufReader::new(stderr);
            let mut bytes = Vec::new();
            while reader.by_ref().take(64 * 1024).read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
                let line: String =
                    String::from_utf8_lossy(&bytes).trim_end().chars().take(MOST_OF_A_LINE).collect();
                bytes.clear();
                let Ok(mut kept) = shared.lock() else { return };
                if kept.len() == KEPT {
                    kept.pop_front();
                }
                kept.push_back(line);
            }
        });
        Self(kept)
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.0.lock().map(|kept| kept.iter().cloned().collect()).unwrap_or_default()
    }
}
