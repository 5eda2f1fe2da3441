"""Fits the chances of the calls of the play sheet: ``python -m tests.game.card_bowl.fit_calls offense`` or ``defense``.

It deals thousands of plays, carries out every call of the sheet from the same deal against Pro, and prints the rows of
``players/call_odds.py``: by logistic regression the chances of a loss, a first down and a long gain, by least squares
the yards, and how often the ball is lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from game.variants.card_bowl import clock, coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.cards import DECK, RED_JOKER
from game.variants.card_bowl.coach import Call
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.play_odds import PlayOdds
from game.variants.card_bowl.players.call_odds import features
from game.variants.card_bowl.players.calls import DEFENSES, PLAYS
from game.variants.card_bowl.players.pro import pro
from game.variants.card_bowl.state import CardBowlState

FIRST, LAST = 100, 4000
"""Seeds of the deals."""
SIDES: dict[str, tuple[str, Sequence[Call]]] = {"offense": ("formation", PLAYS), "defense": ("front", DEFENSES)}
"""The decision at which each side calls, and its sheet."""
USUAL_HANDS = (12, 15)


class Case(NamedTuple):
    """A play as it was called, and how it ended."""

    known: tuple[float, ...]
    odds: PlayOdds
    yards: int
    has_joker: bool


def situation(seed: int) -> CardBowlState:
    """A scrimmage play that is about to be dealt: first downs most often, hands of the usual size as a rule."""
    rng = Random(seed * 7 + 1)
    down = rng.choices((1, 2, 3, 4), (45, 30, 20, 5))[0]
    ball_on = rng.randint(3, 97)
    to_go = min(100 - ball_on, 10 if down == 1 and rng.random() < 0.85 else rng.randint(1, 15))
    hands = USUAL_HANDS if rng.random() < 0.6 else (rng.randint(11, 15), rng.randint(11, 15))
    facts = CardBowlFacts(
        next="call", ball_on=ball_on, marker=ball_on + to_go, down=down, drive=0, hands=(hands * 4, hands * 4)
    )
    facts.clock = clock.full(facts) - 20
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


def play_out(state: CardBowlState, call: Call, rng: Random) -> tuple[PlayOdds, int]:
    """The end of a play that the deciding seat calls, everything else being done by Pro and coach."""
    assert state.decision is not None
    seat, facts = state.decision.seat, state.facts
    to_go, left = facts.marker - facts.ball_on, 100 - facts.ball_on
    while state.phase is not None and not state.play.how:
        _step(state, call if state.decision.seat == seat else None, rng)
    play = state.play
    kept = play.holder == play.offense
    gain = (play.end if kept else 100 - play.end) - play.los
    return PlayOdds.end(kept, gain, to_go, left), gain if kept else 0


def _step(state: CardBowlState, call: Call | None, rng: Random) -> None:
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


def cases(side: str) -> dict[str, list[Case]]:
    """Every call from every deal."""
    phase, sheet = SIDES[side]
    found: dict[str, list[Case]] = {call.name: [] for call in sheet}
    for seed in range(FIRST, LAST):
        state = called(seed, phase)
        if state is None:
            continue
        assert state.decision is not None
        view = state.view(state.decision.seat)
        for call in sheet:
            odds, yards = play_out(state.clone(), call, Random(seed))
            found[call.name].append(Case(features(view), odds, yards, RED_JOKER in view.hand))
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


def linear(known: Sequence[tuple[float, ...]], amounts: Sequence[float]) -> list[float]:
    """Weights by least squares."""
    return _solved(known, [1.0] * len(known), amounts, [0.0] * len(known[0]))


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


def rows(found: Sequence[Case]) -> Iterator[tuple[str, object]]:
    """What is printed for a call."""
    known = [each.known for each in found]
    without = [each.odds.turnover for each in found if not each.has_joker]
    yield "turnover", round(sum(without) / len(without), 3)
    for name, event in EVENTS.items():
        yield name, tuple(round(weight, 2) for weight in logistic(known, [event(each.odds) for each in found]))
    yield "yards", tuple(round(weight, 2) for weight in linear(known, [float(each.yards) for each in found]))


EVENTS: dict[str, Callable[[PlayOdds], float]] = {
    "loss": lambda odds: odds.loss,
    "first_down": lambda odds: odds.first_down,
    "long": lambda odds: odds.long,
}


def main() -> None:
    """Fits the sheet of the side that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.card_bowl.fit_calls")
    parser.add_argument("side", choices=[*SIDES])
    for name, found in cases(parser.parse_args().side).items():
        print(f'    "{name}": Fitted({", ".join(f"{key}={value}" for key, value in rows(found))}),', flush=True)


if __name__ == "__main__":
    main()
