"""Tests of Card Bowl's clauses as tables.

A table is a list of cases: what a case is called, what its position is set up with, what that comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from game.variants.card_bowl import sums
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import cards, choices

Made = Callable[[], CardBowlState]
Wanted = dict[str, Any]


class Case(NamedTuple):
    """A case of a table: its name, what its position is set up with, and what that comes to."""

    told: str
    given: tuple[Any, ...]
    wanted: Wanted


def case(told: str, *given: Any, **wanted: Any) -> Case:
    """A case that is named after its clauses; a mapping at the end of what is given is taken by name."""
    return Case(told, given, wanted)


def cases(set_up: Callable[..., CardBowlState], *rows: Case) -> pytest.MarkDecorator:
    """Runs a test with every case of a table, as ``made`` and ``wanted``."""
    return pytest.mark.parametrize(("made", "wanted"), [_param(set_up, *each) for each in rows])


def _param(set_up: Callable[..., CardBowlState], told: str, given: tuple[Any, ...], wanted: Wanted) -> Any:
    named = given[-1] if given and isinstance(given[-1], dict) else {}
    made = partial(set_up, *(given[:-1] if named else given), **named)
    return pytest.param(made, wanted, id=told)


def built(make: Made) -> CardBowlState:
    """The set-up of a table whose cases build their positions themselves."""
    return make()


def comes_to(made: CardBowlState, wanted: Wanted) -> None:
    """Asserts that a position shows what a case wants: facts, fields of the play, and what ``LOOKS`` names."""
    for name, value in wanted.items():
        found = LOOKS[name](made, value) if name in LOOKS else _field(made, name)
        assert found == (cards(value) if name in CARDS else value), name


def _never(texts: set[str], wanted: str) -> str:
    """The parts that no text has."""
    return " ".join(part for part in wanted.split() if not any(part in text for text in texts))


def _field(made: CardBowlState, name: str) -> Any:
    found = next(getattr(part, name) for part in (made.facts, made.play, made) if hasattr(part, name))
    return list(found) if name in CARDS else found


CARDS = ("kicks", "returns", "yardage", "set_cards", "drawn")
"""What a case names by the codes of cards."""
LOOKS: dict[str, Callable[[CardBowlState, Any], Any]] = {
    "at": lambda made, _: (made.facts.offense, made.facts.ball_on),
    "phase": lambda made, _: made.phase.name,
    "asks": lambda made, _: made.decision and made.decision.seat,
    "never": lambda made, wanted: _never(choices(made), wanted),
    "choices": lambda made, wanted: wanted if choices(made) == set(wanted.split()) else choices(made),
    "offers": lambda made, wanted: wanted if choices(made) >= set(wanted.split()) else choices(made),
    "lacks": lambda made, wanted: " ".join(text for text in wanted.split() if text not in choices(made)),
    "foul": lambda made, _: made.play.foul and (made.play.foul.seat, made.play.foul.yards),
    "against": lambda made, _: sums.total(sums.defense_pass(made)),
    "drew": lambda made, _: len(made.play.draws),
    "returned": lambda made, _: made.play.end - made.play.began,
    "foul_name": lambda made, _: made.play.foul and made.play.foul.name,
    "foul_spot": lambda made, _: made.play.foul and made.play.foul.spot,
    "past": lambda made, wanted: wanted if made.phase.name != wanted else None,
    "purposes": lambda made, _: " ".join(made.purposes),
    "first": lambda made, wanted: " ".join(made.purposes[: len(wanted.split())]),
    "last": lambda made, wanted: " ".join(made.purposes[-len(wanted.split()) :]),
    "count": lambda made, _: len(made.drawn),
    "totals": lambda made, _: tuple(sums.total(of(made)) for of in (sums.offense_run, sums.defense_run)),
    "hand": lambda made, _: tuple(map(len, made.hands)),
    "left": lambda made, _: len(made.draw_pile),
    "upright": lambda made, _: made.play.up[1],
    "last_score": lambda made, _: made.facts.scoring[-1].how,
}  # fmt: skip
