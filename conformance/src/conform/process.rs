//! An adapter as a process: what is asked of it, a line each, and everything that can go wrong with it.

mod lines;

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use process_wrap::std::{ChildWrapper, CommandWrap};
use serde_json::Value;

use crate::report::record::{Frame, Way};
use crate::wire::frame::{Answer, Body, Op, Request};
use crate::words::conform as told;
use lines::{Came, Tail};

/// A pipe takes so many bytes at once even if nobody reads them.
const A_PIPE_TAKES: usize = 16 * 1024;

/// How long the last line of an adapter that is gone may be on its way.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// A process of an adapter.
#[derive(Debug)]
pub(crate) struct Adapter {
    child: Box<dyn ChildWrapper>,
    /// Nothing while a long line is on its way.
    stdin: Option<ChildStdin>,
    lines: Receiver<Came>,
    stderr: Tail,
    asked: u64,
    /// The frames since they were last taken.
    frames: Vec<Frame>,
}

/// Why nothing more can be asked of an adapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Broken {
    /// What kind of thing happened.
    pub(crate) by: BrokenBy,
    /// In words.
    pub(crate) says: String,
}

/// What can happen to an adapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BrokenBy {
    /// It gave no answer in time.
    Timeout,
    /// It is gone.
    Death,
    /// It did not keep to the protocol.
    Protocol,
}

impl Adapter {
    /// Starts an adapter, with everything that it starts in a group of its own.
    ///
    /// # Errors
    /// If there is no such program, or it cannot be started.
    pub(crate) fn start(command: &[String]) -> io::Result<Self> {
        let (program, args) = command.split_first().ok_or_else(|| io::Error::other(told::NO_COMMAND))?;
        let mut process = Command::new(meant(program));
        process.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut wrap = CommandWrap::from(process);
        #[cfg(unix)]
        wrap.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        wrap.wrap(process_wrap::std::JobObject);
        let mut child = wrap.spawn()?;
        let stdin = child.stdin().take();
        let stdout = child.stdout().take().ok_or_else(|| io::Error::other(told::NO_PIPE))?;
        let stderr = child.stderr().take().ok_or_else(|| io::Error::other(told::NO_PIPE))?;
        let (send, lines) = sync_channel(8);
        thread::spawn(move || lines::read(stdout, &send));
        Ok(Self { child, stdin, lines, stderr: Tail::of(stderr), asked: 0, frames: Vec::new() })
    }

    /// Asks, and waits for the answer.
    ///
    /// # Errors
    /// If none comes, or none that answers this; the process is then killed, with all that it started.
    pub(crate) fn ask(&mut self, op: Op, within: Duration) -> Result<Body, Broken> {
        let answer = self.exchange(op, within);
        if answer.is_err() {
            self.kill();
        }
        answer
    }

    fn exchange(&mut self, op: Op, within: Duration) -> Result<Body, Broken> {
        self.asked += 1;
        let id = Value::from(self.asked);
        let request = Request { id: id.clone(), op };
        let mut text = serde_json::to_string(&request).map_err(|error| protocol(error.to_string()))?;
        self.nothing_said_unasked()?;
        text.push('\n');
        let sent = self.send(&text, within);
        text.pop();
        self.frames.push(Frame { way: Way::Sent, text });
        sent?;
        let line = self.receive(within)?;
        let answer = self.read(line)?;
        if answer.id == id { Ok(answer.body) } else { Err(protocol(told::other_id(&answer.id, &id))) }
    }

    /// Reads a line as an answer.
    fn read(&mut self, line: String) -> Result<Answer, Broken> {
        let answer =
            serde_json::from_str(&line).map_err(|error| protocol(told::no_frame(&line, &error.to_string())));
        self.frames.push(Frame { way: Way::Got, text: line });
        answer
    }

    /// Whoever speaks before being asked answers something else.
    fn nothing_said_unasked(&mut self) -> Result<(), Broken> {
        match self.lines.try_recv() {
            Ok(came) => Err(self.unasked(came)),
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(self.died()),
        }
    }

    /// What is wrong with something that was said unasked: that it is no answer comes before that it answers nothing.
    fn unasked(&mut self, came: Came) -> Broken {
        match came {
            Came::Line(line) => {
                let says = told::unasked(&line);
                self.read(line).err().unwrap_or_else(|| protocol(says))
            }
            Came::Wrong(says) => protocol(says),
        }
    }

    /// An adapter that takes no more questions is gone; the last thing that it said, if nobody has read it, says more than
    /// that.
    fn takes_no_more(&mut self) -> Broken {
        match self.lines.recv_timeout(LAST_WORDS) {
            Ok(came) => self.unasked(came),
            Err(_) => self.died(),
        }
    }

    /// A line that a pipe may not take at once is written beside, so that an adapter that does not read cannot hold
    /// the runner.
    fn send(&mut self, text: &str, within: Duration) -> Result<(), Broken> {
        let Some(mut stdin) = self.stdin.take() else { return Err(self.takes_no_more()) };
        let written = if text.len() <= A_PIPE_TAKES {
            stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).map(|()| stdin)
        } else {
            let (done, wait) = sync_channel(1);
            let long = text.to_owned();
            thread::spawn(move || write_beside(stdin, &long, &done));
            match wait.recv_timeout(within) {
                Ok(written) => written,
                Err(_) => return Err(timeout(within)),
            }
        };
        match written {
            Ok(stdin) => {
                self.stdin = Some(stdin);
                Ok(())
            }
            Err(_) => Err(self.takes_no_more()),
        }
    }

    fn receive(&mut self, within: Duration) -> Result<String, Broken> {
        match self.lines.recv_timeout(within) {
            Ok(Came::Line(line)) => Ok(line),
            Ok(Came::Wrong(says)) => Err(protocol(says)),
            Err(RecvTimeoutError::Timeout) => Err(timeout(within)),
            Err(RecvTimeoutError::Disconnected) => Err(self.died()),
        }
    }

    fn died(&mut self) -> Broken {
        // The pipe may close a moment before the process can be waited for.
        let status = (0..50).find_map(|_| match self.child.try_wait() {
            Ok(Some(status)) => Some(Some(status)),
            Ok(None) => {
                thread::sleep(Duration::from_millis(10));
                None
            }
            Err(_) => Some(None),
        });
        Broken { by: BrokenBy::Death, says: told::died(status.flatten().map(describe)) }
    }

    /// Lets the adapter go, and sees to it that it goes.
    pub(crate) fn bye(mut self, within: Duration) {
        let _ = self.ask(Op::Bye, within);
    }

    fn kill(&mut self) {
        self.stdin = None;
        let _ = self.child.start_kill();
        let _ = self.child.wait();
    }

    /// The frames since the last call.
    pub(crate) fn take_frames(&mut self) -> Vec<Frame> {
        std::mem::take(&mut self.frames)
    }

    /// The last lines of the standard error.
    pub(crate) fn stderr(&self) -> Vec<String> {
        self.stderr.lines()
    }
}

impl Drop for Adapter {
    fn drop(&mut self) {
        self.kill();
    }
}

/// `floor` itself is this very program, wherever it lies.
fn meant(program: &str) -> PathBuf {
    let own =
        env::current_exe().ok().filter(|own| program == "floor" && own.file_stem() == Some("floor".as_ref()));
    own.unwrap_or_else(|| PathBuf::from(program))
}

fn write_beside(mut stdin: ChildStdin, text: &str, done: &SyncSender<io::Result<ChildStdin>>) {
    let written = stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush());
    let _ = done.send(written.map(|()| stdin));
}

fn timeout(within: Duration) -> Broken {
    Broken { by: BrokenBy::Timeout, says: told::no_answer(within) }
}

const fn protocol(says: String) -> Broken {
    Broken { by: BrokenBy::Protocol, says }
}

#[cfg(unix)]
fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => told::exit_code(code),
        (None, Some(signal)) => told::signal(signal),
        (None, None) => status.to_string(),
    }
}

#[cfg(not(unix))]
fn describe(status: ExitStatus) -> String {
    status.code().map_or_else(|| status.to_string(), told::exit_code)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(400);

    fn adapter(script: &str) -> Adapter {
        Adapter::start(&["sh".to_owned(), "-c".to_owned(), script.to_owned()]).unwrap()
    }

    fn broken(script: &str) -> Broken {
        adapter(script).ask(Op::Bye, SOON).unwrap_err()
    }

    #[test]
    fn an_answer_comes_with_the_number_of_its_request() {
        let mut good = adapter(r#"read line; echo '{"id":1,"ok":{}}'; read line; echo '{"id":1,"ok":{}}'"#);
        assert!(good.ask(Op::Bye, SOON * 5).is_ok());
        let other = good.ask(Op::Bye, SOON * 5).unwrap_err();
        assert_eq!(other.by, BrokenBy::Protocol);
        assert!(other.says.contains("request 1, where 2"), "{}", other.says);
    }

    #[test]
    fn whoever_hangs_is_not_waited_for() {
        assert_eq!(broken("sleep 60").by, BrokenBy::Timeout);
    }

    #[test]
    fn whoever_dies_is_told_with_its_exit_code() {
        let died = broken("echo last words >&2; exit 7");
        assert_eq!(died.by, BrokenBy::Death);
        assert!(died.says.contains('7'), "{}", died.says);
    }

    #[test]
    fn last_words_are_told_whether_they_come_before_the_question_or_after() {
        let mut early = adapter("echo floor 0.1.0");
        std::thread::sleep(Duration::from_millis(100));
        let says = |broken: Broken| (broken.by, broken.says);
        let early = says(early.ask(Op::Bye, SOON).unwrap_err());
        assert_eq!(early, says(broken("read line; echo floor 0.1.0")));
        assert_eq!(early, says(broken("exec <&-; sleep 0.1; echo floor 0.1.0")));
        assert!(early.1.contains("floor 0.1.0"), "{}", early.1);
    }

    #[test]
    fn what_is_no_answer_breaks_the_protocol() {
        let stray = broken("read line; echo hello there");
        assert_eq!(stray.by, BrokenBy::Protocol);
        assert!(stray.says.contains("hello there"), "{}", stray.says);
        assert_eq!(broken(r"read line; printf '\377\n'").by, BrokenBy::Protocol);
        assert_eq!(broken("read line; yes x | tr -d '\\n'").by, BrokenBy::Protocol);
    }

    #[test]
    fn the_standard_error_is_kept() {
        let mut noisy = adapter(r#"echo one >&2; echo two >&2; read line; echo '{"id":1,"ok":{}}'; sleep 5"#);
        assert!(noisy.ask(Op::Bye, SOON * 5).is_ok());
        std::thread::sleep(Duration::from_millis(100));
        assert_eq!(noisy.stderr(), ["one", "two"]);
    }

    #[test]
    fn what_an_adapter_starts_goes_with_it() {
        let mark = format!("7{}", std::process::id());
        let mut parent = adapter(&format!("sleep {mark} & read line; sleep {mark}"));
        assert_eq!(parent.ask(Op::Bye, SOON).unwrap_err().by, BrokenBy::Timeout);
        let left = Command::new("pgrep").args(["-f", &format!("sleep {mark}")]).output();
        assert!(left.is_err() || left.is_ok_and(|left| left.stdout.is_empty()));
    }
}
