//! An adapter of an engine that is none, to try the kit: each act comes out in another way.

use std::io;

use floorkit::{Adapter, Json, Not, json::object, serve};

struct Toy {
    stack: i64,
}

fn text(value: &str) -> Json {
    Json::from(value)
}

fn identity(name: &str) -> Json {
    object([("name", text(name)), ("version", text("1"))])
}

impl Toy {
    fn state(&self) -> (&'static str, Json) {
        let seat = object([("stack", Json::from(self.stack))]);
        ("state", object([("seats", object([("1", seat)]))]))
    }

    fn open(&mut self, asked: &Json) -> Json {
        let seats = asked.get("table").and_then(|table| table.get("seats")).map_or(&[][..], Json::list);
        let stack = seats.first().and_then(|seat| seat.get("stack"));
        if let Some(Json::Number(stack)) = stack {
            self.stack = *stack;
        }
        object([self.state()])
    }

    fn rejected(&self, kind: &str, native: [&str; 2]) -> Json {
        let native = object([("type", text(native[0])), ("text", text(native[1]))]);
        object([("ruling", text("rejected")), ("kind", text(kind)), ("native", native), self.state()])
    }

    fn act(&mut self, asked: &Json) -> Result<Json, Not> {
        match asked.get("do").and_then(Json::text).unwrap_or_default() {
            "check" => Ok(self.rejected("facing-bet", ["No", "no"])),
            "call" => {
                let became = object([("do", text("fold"))]);
                Ok(object([
                    ("ruling", text("corrected")),
                    ("became", became),
                    ("kind", text("not-reopened")),
                    self.state(),
                ]))
            }
            "raise" => Ok(self.rejected("below-minimum", ["TooSmall", "the raise is too small"])),
            "complete" => Err(Not::Supported("complete".to_owned())),
            "all-in" => Err(Not::Sound("broken".to_owned())),
            _ => {
                if let Some(Json::Number(to)) = asked.get("to") {
                    self.stack -= to;
                }
                Ok(object([("ruling", text("accepted")), self.state()]))
            }
        }
    }
}

impl Adapter for Toy {
    fn answer(&mut self, op: &str, asked: &Json) -> Result<Json, Not> {
        match op {
            "hello" => Ok(object([
                ("version", Json::from(1)),
                ("engine", identity("toy")),
                ("adapter", identity("toy-adapter")),
                (
                    "profiles",
                    object([
                        ("rank", Json::from(vec!["high"])),
                        ("hand", Json::from(vec!["no-limit.holdem"])),
                    ]),
                ),
                ("observes", Json::from(vec!["stack"])),
            ])),
            "open" => Ok(self.open(asked)),
            "act" => self.act(asked),
            "event" => Ok(object([("ruling", text("accepted")), self.state()])),
            "state" => Ok(object([self.state()])),
            "rank" => {
                let hands = asked.get("hands").map_or(0, |hands| hands.list().len());
                let order = (1..=hands).rev().filter_map(|number| i64::try_from(number).ok());
                Ok(object([("order", Json::from(order.map(|number| vec![number]).collect::<Vec<_>>()))]))
            }
            _ => Err(Not::Supported(op.to_owned())),
        }
    }
}

fn main() -> io::Result<()> {
    serve(&mut Toy { stack: 0 }, io::stdin().lock(), io::stdout())
}
