"""A play that stands: the ball flies off its card and lands on the field, and each further one of a drive is more."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from scenes.table.football_war.sides import Sides
from tests.scenes.table.player import Sit, TablePlayer

MANY = 9
"""Concessions of a match after which they are shown in short."""


class Gain(NamedTuple):
    """What was seen and heard of a concession: stamped words with their size, sounds, and frames with the ball."""

    stamped: dict[str, float]
    sounds: list[str]
    flew: int
    lay_lit: int


def conceded(player: TablePlayer, monkeypatch: pytest.MonkeyPatch, *, before: int = 0, concessions: int = MANY) -> Gain:
    """Concedes the live play after so many of the drive that stood."""
    player.game.stood, player.game.concessions = before, concessions
    player.alone()
    player.frames(3)
    player.still()
    stamped, sounds, flew, lit = dict[str, float](), list[str](), 0, 0
    effects, sides = player.table.playback.effects, player.game.sides
    monkeypatch.setattr(effects, "stamp", lambda _, words, color, size: stamped.update({words: size}))
    monkeypatch.setattr(player.app.sound, "play", lambda name, semitones=0: sounds.append(name))
    player.commit("CONCEDE")
    for _ in player.motion():
        flew, lit = flew + sides.in_air, lit + (sides.lit > 0 and not sides.in_air)
    return Gain(stamped, sounds, flew, lit)


@pytest.mark.parametrize("concessions", [0, MANY])
def test_the_ball_lands_on_the_field_before_the_next_lead_is_asked(
    defending: Sit, monkeypatch: pytest.MonkeyPatch, concessions: int
) -> None:
    """The end of the act broke off the gain of every concession but the first ones: neither word nor ball was seen."""
    player = defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    gain = conceded(player, monkeypatch, concessions=concessions)
    assert list(gain.stamped) == ["2 to go"]
    assert gain.flew > 6
    assert gain.lay_lit > 4
    assert not player.game.sides.in_air


def test_a_streak_is_told_and_grows(defending: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calm plays always ended the same way, however many had stood before."""
    rows = []
    for before in (0, 1, 2, 3):
        player = defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
        rows.append(conceded(player, monkeypatch, before=before))
    told = [[words for words in row.stamped if words.endswith("in a row")] for row in rows]
    assert told == [[], ["2 in a row"], ["3 in a row"], ["4 in a row"]]
    sizes = [row.stamped[words] for row, (words,) in zip(rows[1:], told[1:], strict=True)]
    assert sizes == sorted(set(sizes))
    assert [sorted({"chains", "crowd_ooh", "crowd_cheer"} & {*row.sounds}) for row in rows] == [
        [],
        ["chains"],
        ["chains", "crowd_ooh"],
        ["chains", "crowd_cheer"],
    ]


def test_the_last_play_before_the_points_is_told_larger(defending: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = defending("HB Draw", others=("Go Route",), pace=1.0)
    gain = conceded(player, monkeypatch)
    other = conceded(defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0), monkeypatch)
    assert gain.stamped["1 to go"] > other.stamped["2 to go"]
    assert "crowd_cheer" in gain.sounds


def test_a_skip_leaves_the_ball_where_it_lies(defending: Sit) -> None:
    player = defending("HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    sides: Sides = player.game.sides
    player.alone()
    player.commit("CONCEDE")
    assert player.until(lambda: sides.in_air)
    player.table.skip()
    assert (sides.in_air, sides.to_go, sides.gained) == (False, 2.0, 1.0)


def test_the_ground_of_a_drive_is_lost_with_a_stop(defending: Sit) -> None:
    player = defending("Curl", "HB Draw", others=("Go Route", "HB Dive"), pace=1.0)
    sides: Sides = player.game.sides
    player.game.stood, sides.gained = 2, 2.0
    player.alone()
    player.commit("MATCH(Curl)")
    for _ in player.motion():
        pass
    assert sides.gained == 0.0


def test_the_crowd_gets_louder_as_a_hand_gets_shorter(leading: Sit) -> None:
    plays = ("HB Dive", "Curl", "Go Route", "HB Draw", "QB Sneak", "FB Trap")
    loud = [leading(*plays[:held]).game.table_state.threat for held in (6, 5, 3, 1)]
    assert loud == sorted(loud)
    assert loud[:2] == [0.0, 0.0] < loud[2:] < [1.0, 1.0]
