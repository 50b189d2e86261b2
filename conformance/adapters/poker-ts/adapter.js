// poker-ts behind Floorman's conformance protocol. It translates and never decides.
"use strict";
const { AssertionError } = require("node:assert");
const { Table } = require("poker-ts");
const { default: Card, CardRank, CardSuit } = require("poker-ts/dist/lib/card");
const { default: CommunityCards } = require("poker-ts/dist/lib/community-cards");
const { default: Cards } = require("poker-ts/dist/lib/hand");
const { serve, Rejected, Unsupported } = require("../kit-javascript/floorkit");

const SUITS = { c: CardSuit.CLUBS, d: CardSuit.DIAMONDS, h: CardSuit.HEARTS, s: CardSuit.SPADES };
const card = ([rank, suit]) => new Card(CardRank[/\d/.test(rank) ? "_" + rank : rank], SUITS[suit]);
const isKnown = (text) => text !== "??";

const welcome = {
  version: 1,
  engine: {
    name: "poker-ts", version: "1.5.0", language: "typescript",
    source: "https://github.com/claudijo/poker-ts", issues: "https://github.com/claudijo/poker-ts/issues",
  },
  adapter: { name: "floorman-poker-ts", version: "1", by: "third-party" },
  profiles: { rank: ["high"], pots: true, hand: ["no-limit.holdem"] },
  cards: "deck", rejects: "asserts", seats: { min: 2, max: 22 },
  observes: ["stack", "to-act", "legal"],
  options: { "short-big-blind-call": ["full-big-blind"], "short-big-blind-raise": ["double-big-blind"] },
  cannot: [
    { cap: "start", why: "a hand begins with its deal" },
    { cap: "antes", why: "only antes of every seat" },
    { cap: "out-of-turn", why: "an action names no seat: it is the next player's" }],
};

class Hand {
  constructor({ table, cards }) {
    const [small, big, ...more] = table.blinds;
    if (big === undefined || more.length > 0) throw new Unsupported("posts");
    this.places = table.seats.map(({ seat }) => seat);
    this.cards = cards;
    this.setting = table.setting;
    this.table = new Table({ smallBlind: small, bigBlind: big }, this.places.length);
    this.folded = this.dealt = 0;
    table.seats.forEach(({ stack }, place) => this.table.sitDown(place, stack));
    this.rig();
    this.table.startHand(this.places.indexOf(table.button));
  }

  // poker-ts deals from a shuffled deck, two cards at once by seat: the deck is put in that order instead.
  rig() {
    const deck = this.table._table._deck;
    const named = (seat) => this.cards.hole[seat] ?? ["??", "??"];
    const order = [...this.places.flatMap(named), ...(this.cards.board ?? [])];
    const taken = new Set(order.filter(isKnown));
    const all = Object.keys(SUITS).flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
    const rest = all.filter((text) => !taken.has(text));
    const draws = order.map((text) => (isKnown(text) ? text : rest.pop()));
    deck.shuffle = () => [...draws, ...rest].forEach((text, nth) => { deck[51 - nth] = card(text); });
  }

  act({ seat, do: does, to }) {
    const table = this.table;
    const due = this.isBetting() ? this.places[table.playerToAct()] : seat;
    if (due !== seat) throw new Rejected("out-of-turn", { native: { type: "playerToAct", text: `seat ${due} is to act` } });
    if (does === "complete") throw new Unsupported("complete");
    if (does === "all-in") {
      const { actions, chipRange } = table.legalActions();
      const wager = actions.find((action) => action === "bet" || action === "raise");
      table.actionTaken(wager ?? "call", wager && chipRange.max);
    } else {
      table.actionTaken(does, to);
    }
    this.folded += does === "fold" ? 1 : 0;
    if (this.folded === this.places.length - 1) this.finish();
  }

  event({ do: does, cards }) {
    const table = this.table;
    if (does === "board") {
      this.dealt += cards.length;
      if (!table.areBettingRoundsCompleted()) table.endBettingRound(); // it deals the next street, or all that is left
      if (this.setting === "tournament" && this.isShowdownDue() && table.areBettingRoundsCompleted()) this.finish();
    } else if (does === "showdown") {
      if (this.table.isHandInProgress()) this.finish();
    } else if (does === "show" || does === "muck") {
      throw new Rejected("other", { by: "adapter" }); // poker-ts settles without asking who shows
    } else {
      throw new Unsupported(does);
    }
  }

  isBetting() {
    return this.table.isHandInProgress() && this.table.isBettingRoundInProgress();
  }

  // A hand that turns on cards which nobody knows is not played to its end.
  isShowdownDue() {
    const known = this.places.filter((seat) => (this.cards.hole[seat] ?? ["??"]).every(isKnown));
    return this.dealt === 5 && this.table.isHandInProgress() && known.length + this.folded >= this.places.length;
  }

  finish() {
    while (!this.table.areBettingRoundsCompleted()) this.table.endBettingRound();
    this.table.showdown();
  }

  state() {
    const of = (place) => this.table.seats()[place];
    const seats = Object.fromEntries(this.places.map((seat, place) => [seat, { stack: of(place)?.stack ?? 0 }]));
    const seen = { seats, over: !this.table.isHandInProgress() };
    return this.isBetting() ? { ...seen, "to-act": this.toAct() } : seen;
  }

  toAct() {
    const place = this.table.playerToAct();
    const { actions, chipRange } = this.table.legalActions();
    const may = { seat: this.places[place] };
    if (actions.includes("check")) may.check = true;
    if (actions.includes("call")) {
      // poker-ts does not say what a call costs; this is what it takes then.
      const { betSize, totalChips } = this.table.seats()[place];
      Object.assign(may, { fold: true, call: Math.min(this.table._table._dealer.biggestBet(), totalChips) - betSize });
    }
    const wager = actions.find((action) => action === "bet" || action === "raise");
    if (!wager) return may;
    // Its minimum is lowered to a short stack without a word: its own last raise tells which it is.
    const round = this.table._table._dealer._bettingRound;
    const short = chipRange.min < round.biggestBet() + round.minRaise();
    return short ? { ...may, "all-in": chipRange.min } : { ...may, [wager]: [chipRange.min, chipRange.max] };
  }
}

function rank(by, board, hands) {
  if (board.length !== 5) throw new Unsupported("hands-of-five", "it ranks two cards with a whole board");
  const shared = new CommunityCards();
  shared.deal(board.map(card));
  const worth = hands.map((hand) => Cards.create(hand.map(card), shared));
  const numbers = hands.map((_, nth) => nth + 1).sort((one, other) => Cards.compare(worth[one - 1], worth[other - 1]));
  const order = [];
  for (const number of numbers) {
    const last = order.at(-1);
    if (last && Cards.compare(worth[last[0] - 1], worth[number - 1]) === 0) last.push(number);
    else order.push([number]);
  }
  return order;
}

serve({
  welcome,
  open: (request) => new Hand(request),
  rank,
  isNative: (error) => error instanceof AssertionError,
  kinds: [["Action must be legal", null], ["Betting round must be in progress", "wrong-phase"]],
});
