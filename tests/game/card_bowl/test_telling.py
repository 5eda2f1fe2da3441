"""A pass fails in the log and on the film with the card that decides it (CB-340, CB-344, CB-354, CB-357)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.contract import Event
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own

DECIDED_BY = {"thrown": "pass", "suit": "yardage", "dropped": "reception", "broken_up": "defense_pass"}


def drew(purpose: str, code: str = "5C") -> Event:
    return own.Drew(clause="CB-339", purpose=purpose, code=code)


def bad(why: str) -> Event:
    return own.BadPass(clause="CB-344", seat=0, why=why)


SUM = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(20, 10), gain=10, what="pass")
DRAWS = [drew("pass"), drew("yardage"), drew("reception"), drew("defense_pass", "BJ"), drew("defense_pass"),
         drew("defense_pass", "9H")]  # fmt: skip


@pytest.mark.parametrize(("why", "place"), [("thrown", 1), ("suit", 2), ("dropped", 3), ("broken_up", 5)])
def test_a_pass_fails_with_its_card_and_adds_up_to_nothing(why: str, place: int) -> None:
    """The log told "adds up to 10 yards" before "broken up"."""
    told = RULES.telling([*DRAWS, SUM, bad(why)])
    assert told == [*DRAWS[:place], bad(why), *DRAWS[place:]]


@pytest.mark.parametrize("why", ["long", "away"])
def test_a_pass_that_fails_for_its_length_was_added_up_first(why: str) -> None:
    """CB-362, CB-363."""
    events = [*DRAWS, SUM, bad(why)]
    assert RULES.telling(events) == events


def test_in_a_match_nothing_else_is_moved_or_left_out() -> None:
    state, _ = RULES.start(RULES.complete({"timing": "simple1", "plays_per_quarter": "20"}), 4)
    rng, failed = Random(4), 0
    while state.phase is not None:
        assert state.decision is not None
        action = RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng)
        events = state.apply(action)
        told = RULES.telling(events)
        why = next((event.why for event in events if isinstance(event, own.BadPass)), "")
        kept = [event for event in events if why not in DECIDED_BY or not isinstance(event, own.Resolved | own.BadPass)]
        assert [event for event in told if why not in DECIDED_BY or not isinstance(event, own.BadPass)] == kept
        if why in DECIDED_BY:
            failed += 1
            assert _drawn_before(told)[-1].startswith(DECIDED_BY[why])
    assert failed > 5


def _drawn_before(told: Sequence[Event]) -> list[str]:
    """What was drawn before the pass fails, jokers apart."""
    place = next(place for place, event in enumerate(told) if isinstance(event, own.BadPass))
    return [event.purpose for event in told[:place] if isinstance(event, own.Drew) and event.code not in ("RJ", "BJ")]
