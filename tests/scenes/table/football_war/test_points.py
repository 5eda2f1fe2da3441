"""What happens when points hang on a play: the silence before it is decided, and the celebration."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.table.football_war import suspense
from scenes.table.football_war.parts import FAMILIAR
from scenes.table.stage.big_moment import GrowingNumber
from tests.scenes.table.player import Sit, TablePlayer

LAST: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl", "Hail Mary"], "offense": 0}
"""The first seat has led its last card."""


def awaited(leading: Sit, *answers: str, held: tuple[str, ...] = (), **look: Any) -> TablePlayer:
    """A table on which the other side is about to decide on the viewer's play."""
    player: TablePlayer = leading(*held, others=(*answers, "Go Route", "HB Sweep"), pace=1.0, wait=0, **LAST, **look)
    player.alone()
    player.frames(3)
    player.still()
    return player


def dark_frames(player: TablePlayer, text: str) -> tuple[int, int]:
    """Returns the frames until the table is dark, and until anything else moves after an act of the other side."""
    player.commit(text)
    dark = moved = 0
    for frame, _ in enumerate(player.motion(), 1):
        dark = dark or frame * (player.game.darkness.shown > 0.9)
        pile = player.zone("drive_pile")
        moved = moved or frame * (len(pile) > 1 or bool(player.game.call.verdict))
        if moved:
            break
    return dark, moved


@pytest.mark.parametrize("text", ["MATCH(Curl)", "CONCEDE"])
def test_the_table_is_dark_and_silent_before_a_last_card_is_decided(
    leading: Sit, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-36, FW-37: the card on which a drive hung was answered like any other."""
    player = awaited(leading, "Curl")
    silences = list[float]()
    monkeypatch.setattr(player.app.sound, "hush", silences.append)
    dark, moved = dark_frames(player, text)
    assert 0 < dark < moved
    assert moved >= suspense.SILENCE * 60 - 2
    assert silences[0] == suspense.SILENCE
    for _ in player.motion():
        pass
    assert player.game.darkness.shown == 0.0


def test_a_match_and_a_stop_of_a_last_card_are_awaited_equally_long(leading: Sit) -> None:
    """FW-10, FW-15: nothing tells what comes before it is turned up."""
    answers = [("Curl", "MATCH(Curl)"), ("DEFENSE", "STUFF")]
    one, other = (dark_frames(awaited(leading, card), text) for card, text in answers)
    assert one == other


def test_the_table_stays_light_where_nothing_hangs_on_the_play(leading: Sit) -> None:
    player = awaited(leading, "Curl", held=("HB Dive",))
    player.commit("MATCH(Curl)")
    assert not any(player.game.darkness.shown for _ in player.motion())


def test_the_first_points_slam_into_the_score_for_longer_than_later_ones(leading: Sit) -> None:
    """FW-36, M14."""
    player = awaited(leading, "Curl")
    player.commit("CONCEDE")
    first = sum(bool(player.things(GrowingNumber)) for _ in player.motion())
    player.table.rewind.replay_last()
    again = sum(bool(player.things(GrowingNumber)) for _ in player.motion())
    assert first > 1.3 * again > 0


def test_concessions_take_less_time_once_they_are_familiar(leading: Sit) -> None:
    """FW-33: half a match was "lead, conceded, lead, conceded", three seconds each."""
    long, short = (_frames_of_concession(leading, before) for before in (0, FAMILIAR))
    assert short <= long - 18


def _frames_of_concession(leading: Sit, before: int) -> int:
    player = awaited(leading, "HB Draw", held=("HB Dive", "Curl"))
    player.game.concessions = before
    player.commit("CONCEDE")
    return sum(1 for _ in player.motion())
