"""PyPokerEngine behind Floorman's conformance protocol. It translates and never decides."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "kit-python"))
from floorkit import Corrected, Rejected, Unsupported, serve  # noqa: E402
from pypokerengine.api.emulator import Emulator  # noqa: E402
from pypokerengine.engine.card import Card  # noqa: E402
from pypokerengine.engine.deck import Deck  # noqa: E402
from pypokerengine.engine.hand_evaluator import HandEvaluator  # noqa: E402
from pypokerengine.engine.poker_constants import PokerConstants  # noqa: E402
from pypokerengine.engine.round_manager import RoundManager  # noqa: E402
from pypokerengine.utils.game_state_utils import attach_hole_card, restore_game_state  # noqa: E402

STREETS, FINISHED = ["preflop", "flop", "turn", "river"], PokerConstants.Street.FINISHED
WELCOME = json.loads((pathlib.Path(__file__).parent / "welcome.json").read_text())


def card(text):
    return Card.from_str(text[1].upper() + text[0])


class Hand:
    """A hand. The engine deals on and settles as soon as it can: what the table has not come to yet is not shown."""

    def __init__(self, request):
        table, cards, start = request["table"], request["cards"], request.get("start")
        small, ante = table["blinds"][0], table.get("ante", {"by": "each", "amount": 0})
        if table["blinds"] != [small, 2 * small]:
            raise Unsupported("blinds", "there is a small blind, and a big one of twice as much")
        if ante["by"] != "each":
            raise Unsupported(f"antes-by-{ante['by']}", "an ante is paid by each seat")
        self.seats, self.shown, self.before = [seat["seat"] for seat in table["seats"]], set(), None
        self.street = start["street"] if start else 0
        # The engine wants a card for each place: which one stands for an unknown is never told.
        holes = [(cards["hole"].get(str(seat), []) + ["??"] * 2)[:2] for seat in self.seats]
        board = (cards["board"] + ["??"] * 5)[:5]
        self.unknown = {seat for seat, hole in zip(self.seats, holes) if "??" in hole or "??" in board}
        named = {card(text).to_id() for text in sum(holes, board) if text != "??"}
        others = (i for i in range(1, 53) if i not in named)
        *holes, board = [[Card.from_id(next(others)) if text == "??" else card(text) for text in places]
                         for places in holes + [board]]

        self.engine, button = Emulator(), self.seats.index(table["button"])
        self.engine.set_game_rule(len(self.seats), 10, small, ante["amount"])
        stacks = {str(seat["seat"]): {"name": "", "stack": seat["stack"]} for seat in table["seats"]}
        if start:
            self.game = opened(start, stacks, button, small, holes, board)
        else:
            self.game = self.engine.generate_initial_game_state(stacks)
            self.game["table"].dealer_btn = (button - 1) % len(self.seats)  # a new round moves it on
            order = [c.to_id() for c in sum(holes, []) + board]
            self.game["table"].deck = Deck(order[::-1], cheat=True, cheat_card_ids=order)
            self.game, _ = self.engine.start_new_round(self.game)

    def act(self, step):
        if self.due() != step["seat"]:
            raise self.waiting("out-of-turn")
        me, price, paid, _ = self.asked()
        act, amount = step["do"], step.get("to", me.stack + paid)
        if act == "all-in":
            act = "raise" if amount > price else "call"
        elif act == "check" and price > paid or act == "bet" and price:
            raise Rejected("facing-bet", by="adapter")
        elif act == "call" and price <= paid or act == "raise" and not price:
            raise Rejected("nothing-to-call", by="adapter")
        act = {"check": "call", "bet": "raise"}.get(act, act)
        game, messages = RoundManager.apply_action(self.game, act, price if act == "call" else amount)
        update = messages[0][1]["message"]["round_state"]
        done = [a for street in STREETS for a in update["action_histories"].get(street, []) if a["uuid"] == me.uuid]
        if not step.get("probe"):
            self.game, self.before = game, update["seats"]
        if done[-1]["action"] != act.upper():
            raise Corrected({"do": done[-1]["action"].lower()})

    def event(self, step):
        if step["do"] == "board":
            if self.street >= self.game["street"]:
                raise self.waiting("bet-outstanding")
            self.street += 1
        elif step["do"] in ("showdown", "show"):
            self.shown |= set(self.seats if step["do"] == "showdown" else [step["seat"]])
        else:  # such as a muck: to the engine, who has not folded has shown
            raise Rejected(by="adapter")

    def waiting(self, kind):  # the engine is told neither seats nor streets, but says for whom it waits
        return Rejected(kind, native={"type": "next_player", "text": f"seat {self.due()} is due"})

    def asked(self):
        _, call, more = self.engine.generate_possible_actions(self.game)
        me = self.game["table"].seats.players[self.game["next_player"]]
        return me, call["amount"], me.paid_sum(), more["amount"]

    def due(self):
        if self.game["street"] == self.street and self.game["next_player"] is not None:
            return self.seats[self.game["next_player"]]

    def settled(self):
        """Whether the result, which the engine has at once, may be seen already."""
        live = {int(seat["uuid"]) for seat in self.before if seat["state"] != "folded"}
        face_up = sum(seat["state"] == "participating" for seat in self.before) <= 1 or live <= self.shown
        return len(live) == 1 or self.street == 3 and face_up and not live & self.unknown

    def state(self):
        ended = self.game["street"] == FINISHED
        over = ended and self.settled()
        players = [vars(player) for player in self.game["table"].seats.players]
        stacks = [seat["stack"] for seat in (self.before if ended and not over else players)]
        said = {"seats": {str(seat): {"stack": stack} for seat, stack in zip(self.seats, stacks)}, "over": over}
        if self.due():
            me, price, paid, more = self.asked()
            may = {"fold": True, "call": min(price - paid, me.stack)} if price > paid else {"check": True}
            if more["min"] != -1:
                may["raise" if price else "bet"] = [more["min"], more["max"]]
            said["to-act"] = {"seat": self.due(), **may}
        return said


def opened(start, stacks, button, small, holes, board):
    """A hand on a later street, out of the record of one where all put in as much, and who folded put in the rest."""
    dealt, count = len(start["board"]), len(stacks)
    share, rest = divmod(start["pot"], count)
    seats = [(seat, share, {"state": "participating", **stacks[seat]}) for seat in stacks]
    seats += [("0", rest, {"state": "folded", "name": "", "stack": 0})] if rest else []
    calls = [{"uuid": seat, "action": "CALL", "amount": paid, "paid": paid} for seat, paid, _ in seats]
    game = restore_game_state({
        "round_count": 1, "small_blind_amount": small, "street": start["name"], "next_player": None,
        "dealer_btn": button, "small_blind_pos": (button + 1) % count, "big_blind_pos": (button + 2) % count,
        "community_card": [str(c) for c in board[:dealt]], "seats": [{"uuid": seat, **info} for seat, _, info in seats],
        "action_histories": {street: [] for street in STREETS[:start["street"] + 1]} | {"preflop": calls}})
    for seat, hole in zip(stacks, holes):
        game = attach_hole_card(game, seat, hole)
    game["table"].deck = Deck([c.to_id() for c in board[dealt:]][::-1], cheat=True)
    game["next_player"] = game["table"].next_ask_waiting_player_pos(button)
    return game


def rank(by, board, hands):
    worth = [HandEvaluator.eval_hand([card(c) for c in hand], [card(c) for c in board]) for hand in hands]
    return [[i + 1 for i, w in enumerate(worth) if w == best] for best in sorted(set(worth), reverse=True)]


if __name__ == "__main__":
    serve(WELCOME, Hand, rank)
