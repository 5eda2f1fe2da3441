"""Fits the chances of the calls of the play sheet: ``python -m tests.game.card_bowl.fit_calls offense`` or ``defense``.

It deals thousands of plays, carries out every call of the sheet from the same deal against Pro, and prints the rows of
``players/fitted_calls.py``: by logistic regression the chances of a loss, a first down and a long gain, how often the
ball is lost, and what is gained in each case. Left and right are one row.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from game.variants.card_bowl import clock, coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.cards import DECK, RED_JOKER
from game.variants.card_bowl.coach import AnyCall
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.play_odds import NEAR_GOAL, PlayOdds
from game.variants.card_bowl.players.call_odds import features, fitted_name
from game.variants.card_bowl.players.calls import DEFENSES, PLAYS
from game.variants.card_bowl.players.fitted_calls import Fitted
from game.variants.card_bowl.players.pro import pro
from game.variants.card_bowl.state import CardBowlState

FIRST, LAST = 100, 4000
"""Seeds of the deals."""
AIMED = (
    ("Short pass to LW1", "Short pass to RW1"),
    ("Short pass to LW2", "Short pass to RW2"),
    ("Short pass to LTE", "Short pass to RTE"),
    ("Short pass to BL", "Short pass to BR"),
    ("Deep pass to LW1", "Deep pass to RW1"),
    ("Deep pass to LW2", "Deep pass to RW2"),
    ("Screen to left", "Screen to right"),
)
SIDES: dict[str, tuple[str, Sequence[tuple[str, ...]]]] = {
    "offense": ("formation", [*((call.name,) for call in PLAYS), *AIMED]),
    "defense": ("front", [(call.name,) for call in DEFENSES]),
}
"""The decision at which each side calls, and its sheet; of two names one is tried from each deal."""
USUAL_HANDS = (12, 15)
DISTANCES = (1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18)
"""Yards to go after the first down: few are tried as often as they come, so that these are fitted, too."""


class Case(NamedTuple):
    """A play as it was called, and how it ended."""

    known: tuple[float, ...]
    odds: PlayOdds
    kept: bool
    gain: int
    to_go: int
    to_goal: int
    has_joker: bool


def situation(seed: int) -> CardBowlState:
    """A scrimmage play that is about to be dealt: first downs most often, hands of the usual size as a rule."""
    rng = Random(seed * 7 + 1)
    down = rng.choices((1, 2, 3, 4), (42, 30, 22, 6))[0]
    ball_on = rng.randint(3, 97)
    to_go = min(100 - ball_on, 10 if down == 1 and rng.random() < 0.85 else rng.choice(DISTANCES))
    hands = USUAL_HANDS if rng.random() < 0.75 else (rng.randint(11, 15), rng.randint(11, 15))
    facts = CardBowlFacts(
        next="call", ball_on=ball_on, marker=ball_on + to_go, down=down, drive=0, hands=(hands * 4, hands * 4),
        timing="simple1", single_joker=True, motion=False,
    )  # fmt: skip
    facts.clock = clock.full(facts) - 8
    facts.spare = 4 * facts.plays_per_quarter
    state = CardBowlState(facts, seed)
    state.phase, state.draw_pile = BY_NAME["call"], list(range(DECK))
    state.push(Choose("scrimmage"))
    return state


def called(seed: int, phase: str) -> CardBowlState | None:
    """The deal of a seed where a side makes its call; None where a flag stopped it before."""
    state, rng = situation(seed), Random(seed)
    while not state.play.how and state.phase is not None and state.phase.name != phase:
        _step(state, None, rng)
    return None if state.play.how else state


def play_out(state: CardBowlState, call: AnyCall, rng: Random) -> Case:
    """The end of a play that the deciding seat calls, everything else being done by Pro and coach."""
    assert state.decision is not None
    seat, facts = state.decision.seat, state.facts
    view = state.view(seat)
    to_go, left = facts.marker - facts.ball_on, 100 - facts.ball_on
    while state.phase is not None and not state.play.how:
        _step(state, call if state.decision.seat == seat else None, rng)
    play = state.play
    kept = play.holder == play.offense
    gain = (play.end if kept else 100 - play.end) - play.los
    gain = min(gain, left)
    odds = PlayOdds.end(kept, gain, to_go, left)
    return Case(features(view), odds, kept, gain, to_go, left, RED_JOKER in view.hand)


def _step(state: CardBowlState, call: AnyCall | None, rng: Random) -> None:
    assert state.decision is not None
    legal = state.legal_actions()
    if len(legal) == 1:
        state.push(legal[0])
        return
    view = state.view(state.decision.seat)
    action = coach.follow(call, view, legal) if call else None
    if action is None and call and view.phase == "yardage":
        action, _ = coach.favored(view, legal, call)
    state.push(action if action is not None else pro(view, legal, rng))


def cases(side: str, seeds: Iterable[int]) -> dict[str, list[Case]]:
    """Every call from every deal, by the row that it is fitted in."""
    phase, sheet = SIDES[side]
    found: dict[str, list[Case]] = {fitted_name(names[0]): [] for names in sheet}
    for seed in seeds:
        state = called(seed, phase)
        if state is None:
            continue
        for names in sheet:
            call = coach.call_named(names[seed % len(names)])
            assert call is not None
            found[fitted_name(names[0])].append(play_out(state.clone(), call, Random(seed)))
    return found


def logistic(known: Sequence[tuple[float, ...]], happened: Sequence[float]) -> list[float]:
    """Weights by Newton's method, held a little toward 0."""
    weights = [0.0] * len(known[0])
    for _ in range(10):
        chances = [1 / (1 + exp(-_dot(weights, each))) for each in known]
        slopes = [chance * (1 - chance) for chance in chances]
        wrong = [was - chance for was, chance in zip(happened, chances, strict=True)]
        weights = [old + step for old, step in zip(weights, _solved(known, slopes, wrong, weights), strict=True)]
    return weights


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _solved(
    known: Sequence[tuple[float, ...]], slopes: Sequence[float], wrong: Sequence[float], weights: Sequence[float]
) -> list[float]:
    """One step toward the best weights."""
    size = range(len(weights))
    rows = [
        [sum(slope * each[i] * each[j] for slope, each in zip(slopes, known, strict=True)) + (i == j) for j in size]
        + [sum(miss * each[i] for miss, each in zip(wrong, known, strict=True)) - weights[i]]
        for i in size
    ]
    for i in size:
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in size:
            if j != i:
                rows[j] = [value - rows[j][i] * other for value, other in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def fitted(found: Sequence[Case]) -> Fitted:
    """The row of a call."""
    made = [each for each in found if each.odds.first_down and each.to_goal > NEAR_GOAL]
    without = [each.odds.turnover for each in found if not each.has_joker]
    makes = sorted(each.gain - each.to_go for each in found if each.odds.makes and each.to_goal > NEAR_GOAL)
    return Fitted(
        turnover=round(_mean(without), 3),
        loss=_weights(found, lambda odds: odds.loss),
        first_down=_weights(found, lambda odds: odds.first_down),
        long=_weights(made, lambda odds: odds.long),
        lost_at=round(_mean([each.gain for each in found if not each.kept])),
        lost_yards=round(_mean([each.gain for each in found if each.odds.loss])),
        short_gain=_line([(each.to_go, each.gain) for each in found if each.odds.short]),
        beyond=_spread(makes, 3),
        long_gains=_spread(sorted(each.gain for each in found if each.odds.long), 4),
    )


def _weights(found: Sequence[Case], event: Callable[[PlayOdds], float]) -> tuple[float, ...]:
    happened = [event(each.odds) for each in found]
    return tuple(round(weight, 2) for weight in logistic([each.known for each in found], happened))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _line(points: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Least squares: where a straight line begins, and its slope."""
    x, y = (_mean([point[index] for point in points]) for index in (0, 1))
    across = sum((point[0] - x) ** 2 for point in points)
    slope = sum((point[0] - x) * (point[1] - y) for point in points) / across if across else 0.0
    return round(y - slope * x, 2), round(slope, 2)


def _spread(values: Sequence[int], count: int) -> tuple[int, ...]:
    """The averages of equal parts of sorted values."""
    parts = [values[index * len(values) // count : (index + 1) * len(values) // count] for index in range(count)]
    return tuple(round(_mean(part or values)) for part in parts)


def main() -> None:
    """Fits the sheet of the side that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.card_bowl.fit_calls")
    parser.add_argument("side", choices=[*SIDES])
    parser.add_argument("--deals", type=int, default=LAST - FIRST)
    args = parser.parse_args()
    for name, found in cases(args.side, range(FIRST, FIRST + args.deals)).items():
        row = fitted(found)
        told = ", ".join(f"{key}={value}" for key, value in row._asdict().items())
        print(f'    "{name}": Fitted({told}),', flush=True)


if __name__ == "__main__":
    main()
