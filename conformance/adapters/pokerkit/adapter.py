"""PokerKit behind Floorman's conformance protocol. It translates and never decides."""
import json
import pathlib
import sys
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "kit-python"))
import floorkit  # noqa: E402
from evaluator import rank  # noqa: E402
from pokerkit import Automation, BettingStructure, Deck, Mode, Opening, StandardHighHand, State, Street  # noqa: E402

warnings.simplefilter("ignore")  # a warning is no refusal: the engine goes on
BY_HAND = ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING", "HOLE_CARDS_SHOWING_OR_MUCKING")
AUTOMATIC = tuple(automation for automation in Automation if automation.name not in BY_HAND)
STRUCTURES = {name: BettingStructure[name.replace("-", "_").upper()] for name in ("no-limit", "pot-limit", "fixed-limit")}
HERE, BOARD = pathlib.Path(__file__).parent, (0, 3, 1, 1)
WELCOME, KINDS = (json.loads((HERE / name).read_text()) for name in ("welcome.json", "kinds.json"))


class Hand:
    """A hand, with PokerKit's players in its own order: from the button's left, the button last."""

    def __init__(self, opened):
        table, start = opened["table"], opened.get("start")
        seats = [seated["seat"] for seated in table["seats"]]
        left = seats.index(table["button"]) + 1
        self.order = seats[left:] + seats[:left]
        self.first = start["street"] if start else 0
        stacks = {seated["seat"]: seated["stack"] for seated in table["seats"]}
        antes, blinds = self.antes(table), dict(enumerate(table["blinds"]))
        if start:  # the first street is this one, and what lies in the pot is an ante of whoever has the button
            stacks[table["button"]] += start["pot"]
            antes, blinds = self.of({table["button"]: start["pot"]}), {}
        self.shown, self.cap = [], cap(opened["options"].get("raise-cap", "none"))
        uniform = not start and table.get("ante", {}).get("by") == "each"  # then PokerKit wants short ones trimmed
        self.state_ = State(
            AUTOMATIC, Deck.STANDARD, (StandardHighHand,), self.streets(table), STRUCTURES[table["structure"]],
            uniform, antes, blinds, 0, [stacks[seat] for seat in self.order], len(seats),
            mode=Mode.CASH_GAME if table["setting"] == "cash" else Mode.TOURNAMENT)
        for seat in self.order:
            self.state_.deal_hole("".join(opened["cards"]["hole"].get(str(seat), ["??", "??"])))
        if start:
            self.deal(start["board"])

    def antes(self, table):
        ante = table.get("ante")
        who = {"each": self.order, "big-blind": [self.order[1 if len(self.order) > 2 else 0]],
               "button": [table["button"]]}[ante["by"]] if ante else []
        return self.of({seat: ante["amount"] for seat in who})

    def of(self, amounts):
        """By place, as PokerKit wants forced bets: heads-up from the button."""
        places = self.order if len(self.order) > 2 else self.order[::-1]
        return {places.index(seat): amount for seat, amount in amounts.items()}

    def streets(self, table):
        small, big = table["bets"] if table["structure"] == "fixed-limit" else (max(table["blinds"]),) * 2
        # Before the flop the blind is the first bet, and PokerKit does not count it.
        sizes, most = (small, small, big, big), (self.cap and self.cap - 1, *(self.cap,) * 3)
        cards = [sum(BOARD[:self.first + 1]), *BOARD[self.first + 1:]]
        return tuple(Street(nth > 0, (False, False) if nth == 0 else (), count, False, Opening.POSITION, size, cap)
                     for nth, (count, size, cap) in enumerate(zip(cards, sizes[self.first:], most[self.first:])))

    def deal(self, cards):
        self.turn_up()
        if self.state_.can_burn_card("??"):
            self.state_.burn_card("??")
        self.state_.deal_board("".join(cards))

    def act(self, act):
        state, seat, does = self.state_, act["seat"], act["do"]
        if state.actor_index is None:
            state.check_or_call()  # nobody is to act, and PokerKit says so
        if (due := self.order[state.actor_index]) != seat:
            raise floorkit.Rejected("out-of-turn", {"type": "actor_index", "text": f"seat {due} is to act"})
        price, stack = state.checking_or_calling_amount, state.stacks[state.actor_index]
        if does == "check" and price or does == "call" and not price:  # one operation to PokerKit
            raise floorkit.Rejected("facing-bet" if price else "nothing-to-call", by="adapter")
        if does == "fold":
            state.fold()
        elif does in ("check", "call") or does == "all-in" and stack <= price:
            state.check_or_call()
        else:
            whole = None if does == "complete" else state.bets[state.actor_index] + stack
            state.complete_bet_or_raise_to(act.get("to", whole))
        self.turn_up()

    def event(self, event):
        state, does = self.state_, event["do"]
        if does == "board":
            if state.checking_or_calling_amount == 0 and not state.can_complete_bet_or_raise_to():
                state.check_or_call()  # a check that PokerKit waits for, of a seat that nobody is left to bet against
            self.deal(event["cards"])
        elif does == "showdown":
            self.show_all()
        elif does in ("show", "muck"):
            if state.showdown_index is None:  # PokerKit had the hands turned up before the board could go on
                raise floorkit.Rejected("wrong-phase", by="adapter")
            self.show(does == "show", event["seat"])
        else:
            raise floorkit.Unsupported(does)

    def show(self, status, seat):
        self.state_.show_or_muck_hole_cards(status, self.order.index(seat))
        self.shown += [seat] if status else []

    def show_all(self):
        """Whoever is due shows, as far as the cards are known."""
        while (due := self.state_.showdown_index) is not None and all(map(bool, self.state_.hole_cards[due])):
            self.show(True, self.order[due])

    def turn_up(self):
        """Hands that PokerKit wants turned up: before it lets the board go on, and in tournaments."""
        state = self.state_
        if state.all_in_status and (state.mode is Mode.TOURNAMENT or state.street is not state.streets[-1]):
            self.show_all()

    def state(self):
        state, order = self.state_, enumerate(self.order)
        seats = {str(seat): {"stack": state.stacks[nth], "street": state.bets[nth]} for nth, seat in order}
        seen = {"seats": seats, "over": not state.status, "board": [repr(card) for card in state.get_board_cards(0)],
                "show-order": self.shown + [self.order[nth] for nth in state.showdown_indices]}
        if state.actor_index is not None:
            seen["to-act"] = self.to_act(state.actor_index)
        return seen

    def to_act(self, actor):
        state = self.state_
        price, least = state.checking_or_calling_amount, state.min_completion_betting_or_raising_to_amount
        may = {"seat": self.order[actor], "fold": price > 0 and state.can_fold()}
        may.update({"call": price} if price else {"check": True})
        if least is not None:
            most = state.max_completion_betting_or_raising_to_amount
            # PokerKit lowers its minimum to a short stack without a word: its own last full raise tells which it is.
            full = max(state.completion_betting_or_raising_amount, state.street.min_completion_betting_or_raising_amount)
            full += 0 if state.completion_status else max(state.bets)
            short = least == most and least < full
            may["all-in" if short else "raise" if any(state.bets) else "bet"] = least if short else [least, most]
        return may


def cap(answer):
    """How many bets and raises a round has; where that depends on the case, PokerKit can be told one number alone."""
    answer = answer if isinstance(answer, str) else next((case["then"] for case in answer if "when" not in case), "none")
    number, _, unit = answer.partition(" ")
    return int(number) + (unit == "raises") if number.isdigit() else None


if __name__ == "__main__":
    floorkit.serve(WELCOME, Hand, rank, (ValueError,), KINDS)
