"""What a review says of a choice, in the words of its game."""

from __future__ import annotations

from game.claims import percent
from game.review.ledger import CONCEDE, PLAY_ON, Label, Row
from game.variant import Rules

TITLES = {Label.BLUNDER: "Blunder", Label.MISTAKE: "Mistake", Label.INACCURACY: "Inaccuracy"}
SAID = {CONCEDE: "Gave up", PLAY_ON: "Play on"}


def judged(rules: Rules, row: Row) -> str:
    """What a choice is called, how much of the chance to win it cost, and what was chosen."""
    title = TITLES[row.label] if row.label is not None else "Cost"
    return f"{title} −{percent(row.cost)}: {_act(rules, row.chosen)}"


def better(rules: Rules, row: Row) -> str:
    """The better play and what speaks for it."""
    play = f"Better: {_act(rules, row.best)} ({percent(row.best_chance)} to win)."
    return " ".join(filter(None, [play, row.reason]))


def _act(rules: Rules, act: str) -> str:
    return SAID[act] if act in SAID else rules.words.label(rules.parse(act))
