// Speaks Floorman's conformance protocol for an engine: JSON lines, whole chips. See ../../wire.md.
//
// An adapter hands `serve` its welcome (the answer to `hello`) and a function that makes a hand of an `open` request.
// Its `act` and `event` get a step and throw `Rejected` where the engine refuses; its `state` says all that can be seen,
// each time. An error of which `isNative` says that it means a refusal becomes a rejection with the engine's own words;
// any other is a fault. Who claims `probe` looks at `step.probe`, and leaves the hand as it was where it is true. An engine
// that plays no hands has `rank` or `pots` instead.
//
// To use it: `require("…/kit-javascript/floorkit")`, or copy this file, which needs no other.
"use strict";
const readline = require("node:readline");

/** A step does not hold. `by: "adapter"` where it is not the engine that says so. */
class Rejected extends Error {
  constructor(kind, { native, by } = {}) {
    super(kind);
    Object.assign(this, { kind, native, by });
  }
}

/** A step is held to be another act, such as `{do: "call"}`. */
class Corrected extends Error {
  constructor(became, kind) {
    super(kind);
    Object.assign(this, { became, kind });
  }
}

/** The engine does not know such a thing: the capability, and why. */
class Unsupported extends Error {
  constructor(cap, why) {
    super(cap);
    this.lack = { cap, why };
  }
}

/** Answers until `bye`. `rank` gets ranking, board and hands, and gives the numbers of the hands, best first, ties
 * together; `pots` gets the request, and gives what came back, the pots and the awards. `kinds` are pairs: words of the
 * engine's messages, and the kind of refusal they mean. */
function serve({ welcome, open, rank, pots, isNative = () => false, kinds = [] }) {
  const hands = new Map();
  // What the engine prints must not get between the frames.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const request = JSON.parse(line);
    const body = answer(request);
    write(JSON.stringify({ id: request.id, ...body }) + "\n");
    if (request.op === "bye") lines.close();
  });

  function answer(request) {
    try {
      return { ok: perform(request) };
    } catch (error) {
      if (error instanceof Unsupported) return { unsupported: error.lack };
      const where = /node_modules/.test((error.stack || "").split("\n")[1]) ? "engine" : "adapter";
      return { fault: { where, type: error.name, text: String(error.message), trace: error.stack } };
    }
  }

  function perform(request) {
    switch (request.op) {
      case "hello":
        return welcome;
      case "open": {
        const hand = open(request);
        hands.set(request.h, hand);
        return { state: hand.state() };
      }
      case "act":
      case "event":
        return ruled(hands.get(request.h), request);
      case "state":
        return { state: hands.get(request.h).state() };
      case "rank":
        if (rank) return { order: rank(request.by, request.board, request.hands) };
        throw new Unsupported("rank");
      case "pots":
        if (pots) return pots(request);
        throw new Unsupported("pots");
      case "close":
        hands.delete(request.h);
        return {};
      case "bye":
        return {};
      default:
        throw new Unsupported(request.op);
    }
  }

  function ruled(hand, step) {
    let said = { ruling: "accepted" };
    try {
      hand[step.op](step);
    } catch (error) {
      if (error instanceof Corrected) {
        said = { ruling: "corrected", became: error.became, kind: error.kind };
      } else if (error instanceof Rejected) {
        said = { ruling: "rejected", kind: error.kind, native: error.native, by: error.by };
      } else if (isNative(error)) {
        const text = String(error.message);
        const known = kinds.find(([words]) => text.includes(words));
        said = { ruling: "rejected", kind: known ? known[1] : null, native: { type: error.name, text } };
      } else {
        throw error;
      }
    }
    return { ...said, state: hand.state() };
  }
}

module.exports = { serve, Rejected, Corrected, Unsupported };
