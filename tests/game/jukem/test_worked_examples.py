"""The rulebook's worked examples, JW-1 to JW-18, from their data."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.contract import Event
from game.events import CardMoved, PeriodEnded
from game.variants.jukem.actions import SHAPES, parse
from game.variants.jukem.cards import BY_CODE
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import choices, codes, position, take

EXAMPLES: list[dict[str, Any]] = msgspec.json.decode(
    (Path(__file__).parents[2] / "positions/jukem/worked_examples.json").read_bytes()
)

examples = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])


def test_all_eighteen_examples_are_here() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"JW-{n}" for n in range(1, 19)]


@examples
def test_worked_example(example: dict[str, Any]) -> None:
    given, then = example["given"], example["then"]
    state = position(**given)
    before = state.to_dict()
    events = take(state, *example["when"])
    table = _table_before_a_new_deal(before, events)

    assert state.facts.points == tuple(then["score"])
    for seat in (0, 1):
        expected_line = [card for play in then["lines"][seat] for card in play["cards"]]
        assert table[f"line:{seat}"] == expected_line
        assert sum(play["yards"] for play in then["lines"][seat]) == then["totals"][seat]
        assert Counter(table[f"hand:{seat}"]) == Counter(then["hands"][seat])
    assert len(table["draw_pile"]) == then["draw_count"]
    assert table["discard_pile"][::-1] == then["discard_pile"]
    gone = Counter(table["out_of_play"]) - Counter(_names(before["zones"]["out_of_play"]))
    assert gone == Counter(then["out_of_play"])
    assert Counter(table["score_pile:0"] + table["score_pile:1"]) == Counter(then["score_pile"])
    _check_what_comes_next(state, events, then)


def _check_what_comes_next(state: JukemState, events: list[Event], then: dict[str, Any]) -> None:
    if then["next"] == "the game is over":
        assert state.decision is None
        return
    if then["next"] == "the half is over":
        assert [event.period for event in events if isinstance(event, PeriodEnded)] == [0]
        assert state.facts.period == 1
        return
    assert state.facts.period == 0
    assert [play.yards for play in state.lines[0]] == [play["yards"] for play in then["lines"][0]]
    assert state.totals == then["totals"]
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (then["next"]["seat"], then["next"]["kind"])
    assert choices(state) == set(then["next"]["choices"])
    for text, yards in then["next"]["choices"].items():
        if yards is not None:
            assert SHAPES[parse(text)].yards == yards  # type: ignore[index]


def _table_before_a_new_deal(before: dict[str, Any], events: list[Event]) -> dict[str, list[str]]:
    """The cards of every zone as the events leave them, bottom card first, up to the end of the period."""
    table = {zone: _names(cards) for zone, cards in before["zones"].items()}
    for pile in ("draw_pile", "discard_pile"):
        table[pile].reverse()
    for event in events:
        if isinstance(event, PeriodEnded):
            break
        if isinstance(event, CardMoved):
            assert event.code is not None
            table[event.source].remove(event.code)
            table[event.target].append(event.code)
    return table


def _names(cards: list[Any]) -> list[str]:
    flat = [name for card in cards for name in (card if isinstance(card, list) else [card])]
    return [name.partition(" #")[0] for name in flat]


@examples
def test_the_clauses_of_a_worked_example_exist(example: dict[str, Any]) -> None:
    known = {f"JF-{n}" for n in range(1, 86)}
    assert set(example["clauses"]) <= known
    assert all(code in BY_CODE for hand in example["given"]["hands"] for code in hand)


def test_positions_spread_the_cards_that_nobody_mentions() -> None:
    state = position((["RUN 5"], ["RUN 5"]), draw_pile=["JUKEM"], draw_count=20)
    assert len(state.draw_pile) == 20
    assert codes(state.draw_pile)[-1] == "JUKEM"
    assert len(state.out_of_play) == 56 - 22
