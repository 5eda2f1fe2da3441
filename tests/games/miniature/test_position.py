"""Positions that cannot be are refused with the field to mend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.contract import BadPosition
from tests.games.miniature.positions import HANDS, document, position
from tests.games.miniature.state import MiniatureState


def test_a_position_is_read_with_what_it_leaves_out() -> None:
    state = position()
    assert (len(state.draw_piles[0]), len(state.draw_piles[1])) == (16, 2)
    assert MiniatureState.from_dict(state.to_dict()) == state


@pytest.mark.parametrize(
    ("zones", "changes", "message"),
    [
        ({}, {"rest": "play_draw_pile"}, "zones: KICK 20 #2, KICK 30 #2 missing"),
        ({}, {"rest": "bench"}, "zones: PLAY 2 #3"),
        ({"plays:0": HANDS["plays:0"][1:]}, {}, "plays:0: holds 4 cards before a snap (MG-3, MG-17)"),
        ({"kick_discard_pile": ["PLAY 6"]}, {}, "kick_discard_pile: holds the cards of one back (MG-2)"),
        ({}, {"snaps": 1}, "shown:0: holds the card of the snap before, if there was one (MG-16)"),
        ({"shown:0": ["KICK 20"], "shown:1": ["KICK 30"]}, {"snaps": 1}, "shown:0: and the other one hold one KICK"),
        ({}, {"phase": "offense_lane"}, "calls: are those of the phase (MG-6)"),
        ({}, {"calls": [["PLAY 8", ""], ["", ""]]}, "calls: are those of the phase (MG-6)"),
        ({}, {"phase": "offense_lane", "calls": [["PLAY 10"], []]}, "calls: name cards that can be called (MG-7)"),
        ({}, {"phase": "offense_lane", "calls": [["PLAY 8", "up"], []]}, "calls: invalid enum value 'up'"),
        ({}, {"phase": "over"}, "phase: is over when each side has had its drives (MG-1)"),
        ({}, {"made": [3, 3, 3, 3]}, "phase: is over when each side has had its drives (MG-1)"),
        ({}, {"made": [3] * 6, "phase": "over"}, "made: lists a drive a side and round at most (MG-1)"),
        ({}, {"made": [2]}, "made: invalid enum value 2"),
        ({}, {"ball_on": 74, "marker": 84}, "ball_on: is 75 less 10 a down at least (MG-5, MG-11)"),
        ({}, {"ball_on": 70, "marker": 80, "down": 2}, "marker: is 85 at least (MG-5, MG-12)"),
        ({}, {"ball_on": 90}, "marker: lies ahead of the ball (MG-12)"),
        ({}, {"ball_on": 80}, "marker: is 10 yards ahead on first down, or the goal line (MG-12)"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    zones: Mapping[str, list[str]], changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        MiniatureState.from_dict(document(zones, **changes))
    assert str(refused.value).startswith(message)
