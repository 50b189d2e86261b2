"""An adapter of an engine that is none, to try the kit: each act comes out in another way."""
import sys

sys.path.insert(0, sys.argv[1])
from floorkit import Corrected, Rejected, Unsupported, serve

WELCOME = {
    "version": 1,
    "engine": {"name": "toy", "version": "1"},
    "adapter": {"name": "toy-adapter", "version": "1"},
    "profiles": {"rank": ["high"], "hand": ["no-limit.holdem"]},
    "observes": ["stack"],
}


class TooSmall(Exception):
    pass


class Hand:
    def __init__(self, opening):
        self.stack = opening["table"]["seats"][0]["stack"]

    def state(self):
        return {"seats": {"1": {"stack": self.stack}}}

    def act(self, step):
        print("a word of the engine, between the frames")
        if step["do"] == "check":
            raise Rejected("facing-bet", native={"type": "No", "text": "no"}, by="adapter")
        if step["do"] == "call":
            raise Corrected({"do": "fold"}, kind="not-reopened")
        if step["do"] == "raise":
            raise TooSmall("the raise is too small")
        if step["do"] == "complete":
            raise Unsupported("complete")
        if step["do"] == "all-in":
            raise RuntimeError("broken")
        self.stack -= step.get("to", 0)

    def event(self, step):
        pass


def rank(by, board, hands):
    return [[number] for number in range(len(hands), 0, -1)]


serve(WELCOME, Hand, rank=rank, native=(TooSmall,), kinds=(("too small", "below-minimum"),))
