"""Speaks Floorman's conformance protocol for an engine: JSON lines, whole chips. See ../../wire.md.

An adapter hands `serve` its welcome (the answer to `hello`) and a class of hands. The class is called with the `open`
request; its `act` and `event` get a step and raise `Rejected` where the engine refuses; its `state` says all that can be
seen, each time. Its `close`, if it has one, is called when the hand is over. What stands in `native` (exceptions of the
engine that mean a refusal) becomes a rejection that carries the engine's own words; whatever else is raised is a fault.
Who claims `probe` looks at `step.get("probe")`, and leaves the hand as it was where it is true. An engine that plays no
hands has `rank` or `pots` instead.

To use it: `sys.path.insert(0, "…/kit-python")`, then `from floorkit import serve`; or copy this file, which needs no other.
"""
import contextlib
import json
import sys
import traceback


class Rejected(Exception):
    """A step does not hold. `by="adapter"` where it is not the engine that says so."""

    def __init__(self, kind=None, native=None, by=None):
        super().__init__(kind)
        self.kind, self.native, self.by = kind, native, by


class Corrected(Exception):
    """A step is held to be another act, such as `{"do": "call"}`."""

    def __init__(self, became, kind=None):
        super().__init__(kind)
        self.became, self.kind = became, kind


class Unsupported(Exception):
    """The engine does not know such a thing: the capability, and why."""

    def __init__(self, cap, why=None):
        super().__init__(cap)
        self.lack = {"cap": cap, "why": why} if why else {"cap": cap}


def serve(welcome, hand=None, rank=None, native=(), kinds=(), pots=None, source=sys.stdin.buffer, sink=sys.stdout):
    """Answers until `bye`. `rank` gets ranking, board and hands, and gives the numbers of the hands, best first, ties
    together; `pots` gets the request, and gives what came back, the pots and the awards. `kinds` maps words of the
    engine's messages to kinds of refusal, first match first."""
    for line in iter(source.readline, b""):
        request = json.loads(line)
        answer = {"id": request["id"]}
        # What the engine prints must not get between the frames.
        with contextlib.redirect_stdout(sys.stderr):
            answer.update(_Server.answer(welcome, hand, {"rank": rank, "pots": pots}, native, kinds, request))
        sink.write(json.dumps(answer, separators=(",", ":")) + "\n")
        sink.flush()
        if request["op"] == "bye":
            return


class _Server:
    hands = {}

    @classmethod
    def answer(cls, welcome, hand, pure, native, kinds, request):
        try:
            return {"ok": cls.do(welcome, hand, pure, native, kinds, request)}
        except Unsupported as lack:
            return {"unsupported": lack.lack}
        except Exception as error:  # whatever it is, the runner is told
            where = "engine" if _in_engine(error) else "adapter"
            return {"fault": {"where": where, "type": type(error).__name__, "text": str(error),
                              "trace": traceback.format_exc(limit=-4)}}

    @classmethod
    def do(cls, welcome, hand, pure, native, kinds, request):
        op = request["op"]
        if op == "hello":
            return welcome
        if op == "rank" and pure["rank"]:
            return {"order": pure["rank"](request["by"], request["board"], request["hands"])}
        if op == "pots" and pure["pots"]:
            return pure["pots"](request)
        if op == "open" and hand:
            opened = hand(request)
            cls.hands[request["h"]] = opened
            return {"state": opened.state()}
        if op in ("act", "event"):
            return _ruled(cls.hands[request["h"]], op, request, native, kinds)
        if op == "state":
            return {"state": cls.hands[request["h"]].state()}
        if op == "close":
            closed = cls.hands.pop(request["h"])
            getattr(closed, "close", lambda: None)()
            return {}
        if op == "bye":
            return {}
        raise Unsupported(op)


def _ruled(hand, op, step, native, kinds):
    ruled = {"ruling": "accepted"}
    try:
        getattr(hand, op)(step)
    except Corrected as other:
        ruled = {"ruling": "corrected", "became": other.became, "kind": other.kind}
    except Rejected as refusal:
        ruled = {"ruling": "rejected", "kind": refusal.kind, "native": refusal.native, "by": refusal.by}
    except native as error:
        text = str(error)
        kind = next((kind for words, kind in kinds if words in text), None)
        ruled = {"ruling": "rejected", "kind": kind, "native": {"type": type(error).__name__, "text": text}}
    ruled["state"] = hand.state()
    return {key: value for key, value in ruled.items() if value is not None}


def _in_engine(error):
    last = traceback.extract_tb(error.__traceback__)[-1].filename
    return "site-packages" in last
