"""texasholdem behind Floorman's conformance protocol. It translates and never decides."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "kit-python"))
import floorkit  # noqa: E402
from texasholdem import Card, TexasHoldEm  # noqa: E402
from texasholdem.evaluator import evaluator  # noqa: E402
from texasholdem.game import game as engine  # noqa: E402
from texasholdem.game.action_type import ActionType  # noqa: E402
from texasholdem.game.player_state import PlayerState  # noqa: E402

FRESH = engine.Deck
KINDS = (("not the current player", "out-of-turn"), ("cannot CALL", "nothing-to-call"), ("cannot CHECK", "facing-bet"),
         ("can only CALL or FOLD", "not-reopened"), ("less than the min raise", "below-minimum"),
         ("more than the number of chips", "not-enough-chips"), ("No hand is running", "wrong-phase"))
ACTS = {"fold": ActionType.FOLD, "check": ActionType.CHECK, "call": ActionType.CALL, "all-in": ActionType.ALL_IN,
        "bet": ActionType.RAISE, "raise": ActionType.RAISE}
SOURCE = "https://github.com/SirRender00/texasholdem"
WELCOME = {
    "version": 1,
    "engine": {"name": "texasholdem", "version": "0.11.0", "language": "python", "source": SOURCE,
               "issues": SOURCE + "/issues"},
    "adapter": {"name": "floorman-texasholdem", "version": "1", "by": "third-party"},
    "profiles": {"rank": ["high"], "pots": True, "hand": ["no-limit.holdem"]},
    "cards": "deck", "rejects": "explicit", "actions": {"merged": [["bet", "raise"]]},
    "observes": ["stack", "to-act", "legal"],
    "cannot": [{"cap": "start", "why": "a hand begins with its deal"}, {"cap": "antes", "why": "there are none"},
               {"cap": "out-of-turn", "why": "an action names no player: it is the current one's"}],
}


class Hand:
    """A hand. The engine deals on as soon as it can: what the table has not come to yet is not shown."""

    def __init__(self, opened):
        table = opened["table"]
        if len(table["blinds"]) != 2:
            raise floorkit.Unsupported("posts")
        small, big = table["blinds"]
        self.seats = [seated["seat"] for seated in table["seats"]]
        self.tournament = table["setting"] == "tournament"
        self.hole, self.dealt, self.shown = opened["cards"]["hole"], 0, False
        self.game = TexasHoldEm(buyin=0, big_blind=big, small_blind=small, max_players=len(self.seats))
        for player, seated in zip(self.game.players, table["seats"]):
            player.chips = seated["stack"]
        button = self.seats.index(table["button"])
        self.game.btn_loc = button - 1  # the engine moves it on first
        left = self.seats[button + 1:] + self.seats[:button + 1]
        order = [card for seat in left for card in self.cards_of(seat)] + opened["cards"]["board"]
        engine.Deck = lambda: rigged(order)
        self.game.start_hand()

    def cards_of(self, seat):
        return self.hole.get(str(seat), ["??", "??"])

    def act(self, act):
        game = self.game
        if not self.is_settled() and not self.is_waiting():  # the engine is on a street that has not come yet
            raise floorkit.Rejected("wrong-phase", by="adapter")
        if act["do"] not in ACTS:
            raise floorkit.Unsupported(act["do"])
        does, total = ACTS[act["do"]], act.get("to")
        if not self.is_settled():
            game.validate_move(self.seats.index(act["seat"]), does, total=total, throws=True)
        game.take_action(does, total=total)

    def event(self, event):
        if event["do"] == "board":
            self.dealt += len(event["cards"])
            self.shown = self.tournament and self.dealt == 5 and self.is_settled()
        elif event["do"] == "showdown":
            self.shown = True
        elif event["do"] in ("show", "muck"):  # the engine settles without asking who shows
            raise floorkit.Rejected("other", by="adapter")
        else:
            raise floorkit.Unsupported(event["do"])

    def is_settled(self):
        return not self.game.is_hand_running()

    def is_waiting(self):
        return not self.is_settled() and len(self.game.board) == self.dealt

    def live(self):
        return [nth for nth, player in enumerate(self.game.players) if player.state not in (PlayerState.OUT, PlayerState.SKIP)]

    def state(self):
        live = self.live()
        known = all("??" not in self.cards_of(self.seats[nth]) for nth in live)
        over = self.is_settled() and (len(live) == 1 or self.shown and known)
        seen = {"seats": {}, "over": over}
        if over or not self.is_settled():
            players = zip(self.seats, self.game.players)
            seen["seats"] = {str(seat): {"stack": player.chips} for seat, player in players}
        if self.is_waiting():
            seen["to-act"] = self.to_act()
        return seen

    def to_act(self):
        game, player = self.game, self.game.current_player
        moves, chips = game.get_available_moves(), game.players[player].chips
        may = {"seat": self.seats[player]}
        if ActionType.CHECK in moves.action_types:
            may["check"] = True
        if ActionType.CALL in moves.action_types:
            may.update({"fold": True, "call": min(game.chips_to_call(player), chips)})
        if moves.raise_range:
            least, most = moves.raise_range[0], moves.raise_range[-1]
            short = least == most and least < game.value_to_total(game.min_raise(), player)
            word = "raise" if any(map(game.player_bet_amount, range(len(self.seats)))) else "bet"
            may["all-in" if short else word] = least if short else [least, most]
        return may


def rigged(order):
    deck = FRESH()
    known = {Card(card) for card in order if card != "??"}
    rest = [card for card in deck.cards if card not in known]
    deck.cards = [rest.pop() if card == "??" else Card(card) for card in order] + rest
    return deck


def rank(_, board, hands):
    worth = [evaluator.evaluate([Card(card) for card in hand], [Card(card) for card in board]) for hand in hands]
    return [[nth + 1 for nth, hand in enumerate(worth) if hand == best] for best in sorted(set(worth))]


if __name__ == "__main__":
    floorkit.serve(WELCOME, Hand, rank, (ValueError,), KINDS)
