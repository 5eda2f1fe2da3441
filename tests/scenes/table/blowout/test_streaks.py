"""What makes a call and a drive of BLOWOUT!!! felt: plays in a row, praise of a call, and a near miss."""

from __future__ import annotations

import pytest

from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.player import Sit, TablePlayer


def stamped(player: TablePlayer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words stamped on the table from here on."""
    said = list[str]()
    monkeypatch.setattr(player.table.playback.effects, "stamp", lambda spot, words, *_: said.append(words))
    return said


@pytest.mark.parametrize(("alone", "before", "call", "said"), [
    (True, (1, 0), "RUN 70", ["2 gains in a row"]),
    (True, (0, 1), "RUN 70", []),
    (True, (0, 2), "PASS 40", []),
    (False, (0, 2), "PASS 40", ["3 stops in a row"]),
    (False, (0, 1), "PASS 40", []),
])  # fmt: skip
def test_plays_in_a_row_are_counted_as_they_end(
    snap: Sit, alone: bool, before: tuple[int, int], call: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has failed again and again is not rubbed in."""
    player = snap(position(ball_on=40, marker=60), call, "DEF -60", "none", "none")
    player.game.alone = alone
    player.game.momentum.gains, player.game.momentum.stops = before
    words = stamped(player, monkeypatch)
    player.still()
    assert words == said


@pytest.mark.parametrize(("call", "against", "down", "said"), [
    ("RUN 70", "DEF -60", 1, "Perfect call!"), ("PASS 100", "DEF -60", 1, ""), ("RUN 70", "DEF -60", 4, "It paid off!"),
])  # fmt: skip
def test_a_call_that_was_just_enough_is_praised_on_its_card(
    snap: Sit, call: str, against: str, down: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody felt that their own choice had done it: it was one of many sentences between the downs."""
    player = snap(
        position(["RUN 60", "RUN 70", "PASS 40", "PASS 100", "HOLDING"], down=down), call, against, *["none"] * 2
    )
    words = stamped(player, monkeypatch)
    player.still()
    assert words == [said] * bool(said)


@pytest.mark.parametrize(("call", "yards", "said"), [
    ("RUN 70", 0, ("First down by inches!", "")), ("PASS 100", 0, ("First down!", "40 yards on this drive")),
    ("PASS 100", -20, ("First down!", "")), ("RUN 70", 45, ("First down by inches!", "55 yards on this drive")),
])  # fmt: skip
def test_a_first_down_says_how_close_it_was_and_how_long_the_drive_is(
    snap: Sit, call: str, yards: int, said: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = snap(position(OFFENSE_HAND, DEFENSE_HAND), call, "DEF -60", "none", "none")
    player.game.momentum.yards = yards
    told = list[tuple[str, str]]()
    monkeypatch.setattr(
        player.table.playback.effects, "banner", lambda area, words, below, *_: told.append((words, below))
    )
    player.still()
    assert told == [said]


@pytest.mark.parametrize(("against", "sighs"), [("DEF -65", True), ("DEF -50", False), ("DEF -70", False)])
def test_the_crowd_sighs_at_a_near_miss(snap: Sit, against: str, sighs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    player = snap(position(OFFENSE_HAND, DEFENSE_HAND), "RUN 70", against, "none", "none")
    heard = list[str]()
    monkeypatch.setattr(player.app.sound, "play", lambda name, semitones=0: heard.append(name))
    player.still()
    assert ("crowd_ooh" in heard) is sighs
