"""The texts of a review, in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import floor, fsum

import msgspec

from game.claims import percent
from game.deciders import Decider
from game.events import PeriodBegan, Scored
from game.match import Match
from game.match_words import period_line, score_line
from game.recap import MOST_PERIODS
from game.review.ledger import CONCEDE, EXACT, PLAY_ON, Label, Period, Row
from game.variant import Rules

TITLES = {Label.BLUNDER: "Blunder", Label.MISTAKE: "Mistake", Label.INACCURACY: "Inaccuracy"}
SAID = {CONCEDE: "Gave up", PLAY_ON: "Play on"}
MIN_STATED_COST = 0.01
"""The smallest difference in the chance to win that a text mentions."""
SURELY_NOT, SURELY = 0.01, 0.99
"""The lowest and the highest chance that a text states."""
HINTED_ALSO = "The first hint named your choice, too: it has less time to look than the review."


def judged(rules: Rules, row: Row) -> str:
    """Returns the label of a choice, its loss of win chance, and the chosen action."""
    title = f"{TITLES[row.label]}, cost" if row.label is not None else "Cost"
    return f"{title} {percent(_stated_cost(row))}: {act_text(rules, row.chosen)}"


def _stated_cost(row: Row) -> float:
    """Returns the loss in whole percent, rounded down: 9.6 % must not look like a mistake, which begins at 10 %."""
    return floor(100 * row.cost + EXACT) / 100


def better(match: Match, row: Row) -> str:
    """Returns the better action, the chances with either, the reason for it, and whether a hint misled the player."""
    rules, best, own = match.rules, stated_chance(row.best_chance), own_chance(row)
    instead = f", not {own}" if own != best and row.kind != CONCEDE else ""
    play = f"Better: {act_text(rules, row.best)}. With that hand it wins {best} of the time{instead}."
    return " ".join(filter(None, [play, row.reason, HINTED_ALSO if followed_hint(match, row) else ""]))


def weighed(rules: Rules, row: Row) -> str:
    """Returns the chosen action, the chance with it and with the worst one, and with a better one if there is one."""
    own, best, worst = map(stated_chance, (row.chance, row.best_chance, row.worst_chance))
    most = f", the best one {best}" if row.cost >= MIN_STATED_COST and best != own else ""
    return (
        f"{act_text(rules, row.chosen)}. It wins {own} of the time with that hand, the worst play there {worst}{most}."
    )


def own_chance(row: Row) -> str:
    """Returns the chance to win with the chosen action as text, such that the stated cost is the difference."""
    return stated_chance(row.best_chance - _stated_cost(row))


def followed_hint(match: Match, row: Row) -> bool:
    """Returns whether a choice was what the first hint said."""
    return match.deciders[row.place : row.place + 1] == [Decider.FOLLOWED]


def was_hinted(match: Match, row: Row) -> bool:
    """Returns whether a hint was asked for at a choice."""
    return followed_hint(match, row) or match.deciders[row.place : row.place + 1] == [Decider.HINTED]


def stated_chance(chance: float) -> str:
    """Returns a measured chance to win as text.

    Samples cannot distinguish a sure win from a nearly sure one, so it is never 0 or 100 %.
    """
    return percent(min(max(chance, SURELY_NOT), SURELY))


def against(rules: Rules, row: Row, guessed: str) -> str:
    """Returns the review's comment on a guessed action, compared with the one that was played."""
    if row.best == row.chosen or row.cost < MIN_STATED_COST:
        return "The review found nothing better than what was played."
    if guessed == row.best:
        return f"The review finds yours better, by {percent(row.cost)}."
    best = act_text(rules, row.best)
    return f"The review finds another one better than what was played, by {percent(row.cost)}: {best}."


def when(match: Match, row: Row) -> str:
    """Returns the period of a choice, the score at that time, and down or cards left."""
    began = score = None
    for event in chain.from_iterable(match.history[: row.place + 1]):
        if isinstance(event, PeriodBegan):
            began = event.period
        elif isinstance(event, Scored):
            score = event.score
    period = period_line(match.rules, began, match.options)
    view = match.state_after(row.place).view(match.decisions[min(row.place, len(match.decisions) - 1)].seat)
    here = match.rules.words.short_situation(view, match.names)
    return ", ".join(filter(None, [period, score_line(match.names, score or (0,) * len(match.names)), here]))


def by_period(match: Match, periods: Sequence[Period]) -> list[tuple[str, Period]]:
    """Returns the sums of periods with their names; later periods share a row, a single period gets none."""
    named = [(period_line(match.rules, each.number, match.options), each) for each in periods]
    if len(named) <= MOST_PERIODS:
        return named if len(named) > 1 else []
    kept, (name, first) = named[: MOST_PERIODS - 1], named[MOST_PERIODS - 1]
    rest = periods[MOST_PERIODS - 1 :]
    choice, luck = (fsum(parts) for parts in zip(*((each.choice, each.luck) for each in rest), strict=True))
    return [*kept, (f"{name} on", msgspec.structs.replace(first, choice=choice, luck=luck, end=rest[-1].end))]


def act_text(rules: Rules, act: str) -> str:
    """Returns the name of a chosen or better action."""
    return SAID[act] if act in SAID else rules.words.label(rules.parse(act))
