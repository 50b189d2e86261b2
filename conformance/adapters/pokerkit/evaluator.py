"""PokerKit's evaluator: hands in order, best first, ties together."""
from pokerkit import RegularLowHand, StandardHighHand


def rank(by, board, hands):
    kind = {"high": StandardHighHand, "ace-to-five": RegularLowHand}[by]
    worth = [kind.from_game("".join(hand), "".join(board)) for hand in hands]
    best_first = sorted(set(worth), reverse=True)
    return [[nth + 1 for nth, hand in enumerate(worth) if hand == best] for best in best_first]
