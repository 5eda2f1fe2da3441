"""What Real Deal's events tell of the ball, so that a position carried forward by them is the one of the view."""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.real_deal import RULES
from game.variants.real_deal.cards import END_OF_QUARTER, HOLDING, KICK_LONG, PUNT_INSIDE, RETURN, RUN_LONG
from game.variants.real_deal.events import BallTaken, PossessionBegan, TossDue
from game.variants.real_deal.table_state import RealDealTableState
from tests.game.real_deal.positions import act, position
from tests.game.test_table_state import differing
from tests.play import steps


def carried(hands: list[list[str]], action: str, **facts: Any) -> RealDealTableState:
    """The position for seat 0 after an action, which is that of its view."""
    state = position(hands, **facts)
    shown = RULES.table_state(state.view(0))
    for event in act(state, action):
        shown.handle_event(event.masked(0))
    assert differing(shown, RULES.table_state(state.view(0))) == {}
    assert isinstance(shown, RealDealTableState)
    return shown


def returned(kick: str) -> dict[str, Any]:
    """Seat 1 has returned the kick of seat 0, which answers."""
    return {"phase": "counter", "table_piles": [[kick], [RETURN]], "chain": [[0, kick], [1, RETURN]]}


@pytest.mark.parametrize(("kick", "limited"), [(KICK_LONG, False), (PUNT_INSIDE, True)])
def test_rd_59_who_returned_a_kick_goes_on_as_the_kick_allows(kick: str, limited: bool) -> None:
    shown = carried([[HOLDING, RUN_LONG], [RUN_LONG]], f"COUNTER({HOLDING})", return_open=True, **returned(kick))
    assert (shown.offense, shown.return_open, shown.limited, shown.finished) == (1, False, limited, (1, 0))


def test_rd_56_who_ends_the_quarter_has_the_ball_though_a_returned_kick_counts() -> None:
    shown = carried([[END_OF_QUARTER], [RUN_LONG]], "END_QUARTER", period=1, finished=[4, 4], **returned(KICK_LONG))
    assert (shown.offense, shown.points, shown.finished) == (0, (0, 7), (0, 0))
    assert isinstance(shown.toss, TossDue)


def test_rd_12_a_punted_card_lies_face_down_for_its_owner_too() -> None:
    shown = carried([[HOLDING, RUN_LONG], [RUN_LONG]], f"PUNT({HOLDING})")
    assert shown.zones["discard_pile:0"].count(None) == 1


def test_the_lamps_of_a_possession_change_once_each() -> None:
    """RD-41, RD-51: after a stop the RETURN lamp lit for a moment, as what the old possession had allowed came back."""
    lit = 0
    for before, _, _, events, _ in steps(RULES, {}, 5):
        assert before.decision is not None
        state = RULES.table_state(before.view(0))
        assert isinstance(state, RealDealTableState)
        for event in events:
            was = state.may_return, state.limited
            state.handle_event(event.masked(0))
            for now, before_it in zip((state.may_return, state.limited), was, strict=True):
                if now and not before_it:
                    lit += 1
                    assert isinstance(event, PossessionBegan | BallTaken), event
    assert lit > 5
