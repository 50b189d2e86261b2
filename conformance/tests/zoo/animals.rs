//! Engines that are broken, each in one way. They are our own engine with something wrong between it and the wire.

use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::path::Path;
use std::{fs, process, thread};

use floorman_conformance::wire::serve::serve;
use serde_json::{Map, Value, json};

/// An engine, and the name by which this test starts it.
pub(crate) type Animal = fn(&mut Cage, &Value);

/// Every broken engine.
pub(crate) const ANIMALS: [(&str, Animal); 27] = [
    ("sound", sound),
    ("accepts-everything", accepts_everything),
    ("rejects-everything", rejects_everything),
    ("echoes", |_, asked| say(asked)),
    ("moves-the-button", moves_the_button),
    ("waits-for-another", waits_for_another),
    ("counts-in-fractions", counts_in_fractions),
    ("keeps-chips-for-the-next-hand", keeps_chips),
    ("claims-unknown-words", |cage, asked| cage.welcome(asked, |ok| ok["can"] = json!(["everything"]))),
    ("claims-what-it-cannot", claims_what_it_cannot),
    ("lacks-what-it-claims", |cage, asked| lacks(cage, asked, "start")),
    ("lacks-what-it-never-claimed", |cage, asked| lacks(cage, asked, "unequal-blinds")),
    ("skips-and-calls-it-done", skips),
    ("never-greets", |_, _| hang()),
    ("speaks-another-version", |cage, asked| cage.welcome(asked, |ok| ok["version"] = json!(2))),
    ("hangs", |cage, asked| if is(asked, "act") { hang() } else { sound(cage, asked) }),
    ("floods-a-line", floods_a_line),
    ("floods-lines", floods_lines),
    ("dies-in-mid-hand", dies),
    ("prints-between-frames", prints),
    ("answers-out-of-order", |cage, asked| cage.renamed(asked, 1)),
    ("answers-the-question-before", |cage, asked| cage.renamed(asked, -1)),
    ("is-not-utf-8", is_not_utf_8),
    ("moves-chips-as-it-refuses", moves_chips),
    ("makes-pots-alone", |cage, asked| cage.welcome(asked, claims_pots_alone)),
    ("keeps-what-nobody-matched", keeps_the_unmatched),
    ("waits-to-be-killed", waits_to_be_killed),
];

/// Our own engine, and what an animal remembers.
pub(crate) struct Cage {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    /// Where an animal may leave a mark that outlives it.
    mark: Option<String>,
    hands: u64,
    acts: u64,
    state: Value,
}

/// Becomes an animal, until there is nothing more to answer.
pub(crate) fn be(name: &str, mark: Option<String>) -> io::Result<()> {
    let (asked, to) = io::pipe()?;
    let (from, answered) = io::pipe()?;
    thread::spawn(move || serve(BufReader::new(asked), answered));
    let (_, animal) = ANIMALS.iter().find(|(known, _)| *known == name).unwrap();
    let mut cage =
        Cage { to, from: BufReader::new(from), mark, hands: 0, acts: 0, state: json!({"seats": {}}) };
    for line in io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        cage.hands += u64::from(is(&asked, "open"));
        cage.acts += u64::from(is(&asked, "act"));
        animal(&mut cage, &asked);
        if is(&asked, "bye") {
            break;
        }
    }
    Ok(())
}

impl Cage {
    /// What our own engine answers.
    fn ask(&mut self, asked: &Value) -> Value {
        writeln!(self.to, "{asked}").unwrap();
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        if let Some(state) = answer.pointer("/ok/state") {
            self.state = state.clone();
        }
        answer
    }

    fn welcome(&mut self, asked: &Value, change: impl FnOnce(&mut Value)) {
        let mut answer = self.ask(asked);
        if is(asked, "hello") {
            change(&mut answer["ok"]);
        }
        say(&answer);
    }

    /// Answers a step under another number.
    fn renamed(&mut self, asked: &Value, by: i64) {
        let mut answer = self.ask(asked);
        if is_step(asked) {
            answer["id"] = json!(asked["id"].as_i64().unwrap() + by);
        }
        say(&answer);
    }
}

fn say(answer: &Value) {
    let mut out = io::stdout().lock();
    // Nobody may be there any more.
    let _ = writeln!(out, "{answer}").and_then(|()| out.flush());
}

fn sound(cage: &mut Cage, asked: &Value) {
    let answer = cage.ask(asked);
    say(&answer);
}

fn accepts_everything(cage: &mut Cage, asked: &Value) {
    let mut answer = cage.ask(asked);
    if is_step(asked) {
        answer["ok"]["ruling"] = json!("accepted");
        for about_a_refusal in ["kind", "became", "native"] {
            answer["ok"].as_object_mut().map(|ok| ok.remove(about_a_refusal));
        }
    }
    say(&answer);
}

fn rejects_everything(cage: &mut Cage, asked: &Value) {
    if is_step(asked) {
        let state = cage.state.clone();
        let native = json!({"type": "No", "text": "no"});
        say(&json!({"id": asked["id"], "ok": {"ruling": "rejected", "native": native, "state": state}}));
    } else {
        sound(cage, asked);
    }
}

fn moves_the_button(cage: &mut Cage, asked: &Value) {
    let mut asked = asked.clone();
    if is(&asked, "open") {
        let seats = asked["table"]["seats"].as_array().unwrap().len();
        let button = asked["table"]["button"].as_u64().unwrap();
        asked["table"]["button"] = json!(button % u64::try_from(seats).unwrap() + 1);
    }
    sound(cage, &asked);
}

/// It waits for the seat after the one that is due, and refuses the acts of every other.
fn waits_for_another(cage: &mut Cage, asked: &Value) {
    if is(asked, "act") {
        let native = json!({"type": "Turn", "text": "it is not your turn"});
        let ruled = json!({"ruling": "rejected", "kind": "out-of-turn", "native": native, "state": cage.state.clone()});
        return say(&json!({"id": asked["id"], "ok": ruled}));
    }
    let mut answer = cage.ask(asked);
    if let Some(seat) = answer.pointer_mut("/ok/state/to-act/seat") {
        *seat = json!(seat.as_u64().unwrap() % 4 + 1);
        cage.state = answer["ok"]["state"].clone();
    }
    say(&answer);
}

fn counts_in_fractions(cage: &mut Cage, asked: &Value) {
    let mut answer = cage.ask(asked);
    each_stack(&mut answer, |stack| *stack = json!(stack.as_f64().unwrap() + 0.5));
    say(&answer);
}

/// From its second hand on, a call costs a chip more.
fn keeps_chips(cage: &mut Cage, asked: &Value) {
    let mut answer = cage.ask(asked);
    if cage.hands > 1
        && let Some(call) = answer.pointer_mut("/ok/state/to-act/call")
    {
        *call = json!(call.as_u64().unwrap() + 1);
    }
    say(&answer);
}

fn claims_what_it_cannot(cage: &mut Cage, asked: &Value) {
    if is_step(asked) {
        say(&json!({"id": asked["id"], "unsupported": {"cap": "complete"}}));
    } else {
        sound(cage, asked);
    }
}

fn lacks(cage: &mut Cage, asked: &Value, what: &str) {
    if is(asked, "open") {
        say(&json!({"id": asked["id"], "unsupported": {"cap": what}}));
    } else {
        sound(cage, asked);
    }
}

fn skips(cage: &mut Cage, asked: &Value) {
    if is(asked, "hello") || is(asked, "rules") {
        sound(cage, asked);
    } else {
        say(&json!({"id": asked["id"], "ok": {"skipped": true}}));
    }
}

fn floods_a_line(cage: &mut Cage, asked: &Value) {
    if is_step(asked) {
        let mut out = io::stdout().lock();
        while out.write_all(&[b'x'; 8192]).is_ok() {}
        hang();
    }
    sound(cage, asked);
}

fn floods_lines(cage: &mut Cage, asked: &Value) {
    if is_step(asked) {
        let answer = cage.ask(asked);
        let mut out = io::stdout().lock();
        while writeln!(out, "{answer}").is_ok() {}
        hang();
    }
    sound(cage, asked);
}

fn dies(cage: &mut Cage, asked: &Value) {
    if cage.acts == 2 {
        eprintln!("I have had enough");
        process::exit(7);
    }
    sound(cage, asked);
}

fn prints(cage: &mut Cage, asked: &Value) {
    if is(asked, "act") {
        println!("dealing the turn");
    }
    sound(cage, asked);
}

fn is_not_utf_8(cage: &mut Cage, asked: &Value) {
    if is_step(asked) {
        let mut out = io::stdout().lock();
        let _ = out.write_all(b"{\"id\":\xff\xfe}\n").and_then(|()| out.flush());
    } else {
        sound(cage, asked);
    }
}

/// It refuses every act, and whoever acted is a chip the poorer.
fn moves_chips(cage: &mut Cage, asked: &Value) {
    if is(asked, "act") {
        let state = cage.state.clone();
        let mut answer = json!({"id": asked["id"], "ok": {"ruling": "rejected", "state": state}});
        each_stack(&mut answer, |stack| *stack = json!(stack.as_u64().unwrap() - 1));
        say(&answer);
    } else {
        sound(cage, asked);
    }
}

fn claims_pots_alone(ok: &mut Value) {
    ok["profiles"] = json!({"pots": true});
    ok["observes"] = json!([]);
}

/// It makes pots and plays no hands, and nothing ever comes back.
fn keeps_the_unmatched(cage: &mut Cage, asked: &Value) {
    let mut answer = cage.ask(asked);
    if is(asked, "hello") {
        claims_pots_alone(&mut answer["ok"]);
    } else if is(asked, "pots") {
        answer["ok"]["returned"] = json!({});
    }
    say(&answer);
}

/// Once, in its third hand, it says who it is and waits.
fn waits_to_be_killed(cage: &mut Cage, asked: &Value) {
    if cage.hands == 3 && is(asked, "act") {
        let mark = cage.mark.clone().unwrap();
        let mark = Path::new(&mark);
        if !mark.exists() {
            let writing = mark.with_extension("part");
            fs::write(&writing, process::id().to_string()).unwrap();
            fs::rename(&writing, mark).unwrap();
            hang();
        }
    }
    sound(cage, asked);
}

fn each_stack(answer: &mut Value, change: impl Fn(&mut Value)) {
    let seats = answer.pointer_mut("/ok/state/seats").and_then(Value::as_object_mut);
    let stacks = seats.into_iter().flat_map(Map::values_mut).filter_map(|seat| seat.get_mut("stack"));
    stacks.for_each(change);
}

fn hang() -> ! {
    loop {
        thread::park();
    }
}

fn is(asked: &Value, op: &str) -> bool {
    asked["op"] == op
}

fn is_step(asked: &Value) -> bool {
    is(asked, "act") || is(asked, "event")
}
