"""The texts of a review, in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import fsum

import msgspec

from game.claims import percent
from game.events import PeriodBegan, Scored
from game.match import Match
from game.match_words import period_line, score_line
from game.recap import MOST_PERIODS
from game.review.ledger import CONCEDE, PLAY_ON, Label, Period, Row
from game.variant import Rules

TITLES = {Label.BLUNDER: "Blunder", Label.MISTAKE: "Mistake", Label.INACCURACY: "Inaccuracy"}
SAID = {CONCEDE: "Gave up", PLAY_ON: "Play on"}
MIN_STATED_COST = 0.01
"""The smallest difference in the chance to win that a text mentions."""
SURELY_NOT, SURELY = 0.01, 0.99
"""The lowest and the highest chance that a text states."""


def judged(rules: Rules, row: Row) -> str:
    """Returns the label of a choice, its loss of win chance, and the chosen action."""
    title = TITLES[row.label] if row.label is not None else "Cost"
    return f"{title} −{percent(row.cost)}: {_act(rules, row.chosen)}"


def better(rules: Rules, row: Row) -> str:
    """Returns the better action, its chance to win given the seat's hand, and the reason for it.

    Samples cannot distinguish a sure win from a nearly sure one, so the text never says 0 or 100 %.
    """
    chance = percent(min(max(row.best_chance, SURELY_NOT), SURELY))
    play = f"Better: {_act(rules, row.best)} ({chance} to win with that hand)."
    return " ".join(filter(None, [play, row.reason]))


def against(rules: Rules, row: Row, guessed: str) -> str:
    """Returns the review's comment on a guessed action, compared with the one that was played."""
    if row.best == row.chosen or row.cost < MIN_STATED_COST:
        return "The review found nothing better than what was played."
    if guessed == row.best:
        return f"The review finds yours better, by {percent(row.cost)}."
    return f"The review finds another one better than what was played, by {percent(row.cost)}: {_act(rules, row.best)}."


def when(match: Match, row: Row) -> str:
    """Returns the period of a choice and the score at that time."""
    began = score = None
    for event in chain.from_iterable(match.history[: row.place + 1]):
        if isinstance(event, PeriodBegan):
            began = event.period
        elif isinstance(event, Scored):
            score = event.score
    period = period_line(match.rules, began, match.options)
    return ", ".join(filter(None, [period, score_line(match.names, score or (0,) * len(match.names))]))


def by_period(match: Match, periods: Sequence[Period]) -> list[tuple[str, Period]]:
    """Returns the sums of periods with their names; later periods share a row, a single period gets none."""
    named = [(period_line(match.rules, each.number, match.options), each) for each in periods]
    if len(named) <= MOST_PERIODS:
        return named if len(named) > 1 else []
    kept, (name, first) = named[: MOST_PERIODS - 1], named[MOST_PERIODS - 1]
    rest = periods[MOST_PERIODS - 1 :]
    choice, luck = (fsum(parts) for parts in zip(*((each.choice, each.luck) for each in rest), strict=True))
    return [*kept, (f"{name} on", msgspec.structs.replace(first, choice=choice, luck=luck, end=rest[-1].end))]


def _act(rules: Rules, act: str) -> str:
    return SAID[act] if act in SAID else rules.words.label(rules.parse(act))
