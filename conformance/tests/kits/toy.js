// An adapter of an engine that is none, to try the kit: each act comes out in another way.
"use strict";
const { serve, Corrected, Rejected, Unsupported } = require(`${process.argv[2]}/floorkit.js`);

const welcome = {
  version: 1,
  engine: { name: "toy", version: "1" },
  adapter: { name: "toy-adapter", version: "1" },
  profiles: { rank: ["high"], hand: ["no-limit.holdem"] },
  observes: ["stack"],
};

class TooSmall extends Error {
  name = "TooSmall";
}

class Hand {
  constructor(opening) {
    this.stack = opening.table.seats[0].stack;
  }

  state() {
    return { seats: { 1: { stack: this.stack } } };
  }

  act(step) {
    console.log("a word of the engine, between the frames");
    switch (step.do) {
      case "check":
        throw new Rejected("facing-bet", { native: { type: "No", text: "no" }, by: "adapter" });
      case "call":
        throw new Corrected({ do: "fold" }, "not-reopened");
      case "raise":
        throw new TooSmall("the raise is too small");
      case "complete":
        throw new Unsupported("complete");
      case "all-in":
        throw new Error("broken");
      default:
        this.stack -= step.to ?? 0;
    }
  }

  event() {}
}

serve({
  welcome,
  open: (opening) => new Hand(opening),
  rank: (by, board, hands) => hands.map((_, place) => [hands.length - place]),
  isNative: (error) => error instanceof TooSmall,
  kinds: [["too small", "below-minimum"]],
});
