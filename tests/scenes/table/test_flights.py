"""Motions of what is no card: each is heard, seen in the air, and gone by itself; with reduced motion it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.cues import flights
from scenes.table.cues.motions import Motion
from scenes.table.stage.effects import Flyer
from tests.scenes.pilot import Pilot
from tests.scenes.table.test_motions import ended, play, things
from tests.scenes.table.test_shared_cues import quiet

START, END = (200.0, 300.0), (420.0, 260.0)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
@pytest.mark.parametrize(
    ("motion", "sound", "travels"),
    [
        (flights.ball(START, END), "swish", True),
        (flights.hop(START), "bobble", True),
        (flights.flag(START, END), "flag", True),
        (flights.sign("posts", START, (60, 72), 0.4), "", False),
        (flights.stamp(START, "stop", "loss", sound="thud"), "thud", False),
    ],
    ids=["ball", "hop", "flag", "sign", "stamp"],
)
def test_a_flight_is_heard_and_seen_and_gone(
    tmp_path: Path,
    opened: list[Pilot],
    monkeypatch: pytest.MonkeyPatch,
    motion: Motion,
    sound: str,
    travels: bool,
    reduced: bool,
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    heard: list[str] = []
    monkeypatch.setattr(table.app.sound, "play", lambda name, steps=0: heard.append(name))
    play(table, motion)
    pilot.frames()
    went = set[tuple[float, float]]()
    for _ in range(120):
        went |= {(thing.x, thing.y) for thing in things(table, Flyer)}
        pilot.frames()
    assert went
    assert (len(went) > 3) is (travels and not reduced)
    assert not things(table, Flyer)
    assert heard[:1] == ([sound] if sound else [])


def test_a_word_stamped_at_the_edge_of_the_table_is_whole_while_it_comes_down(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """It is drawn larger at first, and "DOWN!" was read as "OWN!"."""
    pilot, table = quiet(tmp_path, opened)
    area = table.playback.effects.area
    play(table, flights.stamp((area.left + 20.0, 300.0), "DOWN!", "chalk300", 40.0))
    sizes = set[float]()
    for _ in range(30):
        pilot.frames()
        for thing in things(table, Flyer):
            sizes.add(thing.scale)
            half = thing.picture.get_width() * thing.scale / 2
            assert thing.bounds().centerx - half >= area.left - 1
    assert max(sizes) > 1.5


@pytest.mark.parametrize("good", [True, False], ids=["good", "no good"])
def test_a_kick_is_called_at_the_posts_once_the_ball_is_there(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, good: bool
) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[str] = []
    monkeypatch.setattr(table.app.sound, "play", lambda sound, steps=0: heard.append(sound))
    play(table, flights.kick((200.0, 300.0), (500.0, 300.0), good=good))
    pilot.frames()
    assert heard == ["kick"]
    ball, calls, fallen = things(table, Flyer)[-1], list[float](), set[int]()
    for _ in range(70):
        pilot.frames()
        calls += [ball.x] if len(heard) > 1 and not calls else []
        fallen |= {round(thing.y) for thing in things(table, Flyer) if calls}
    assert calls[0] == (500.0 if good else 500.0 + table.app.theme.px(flights.POST))
    assert sorted(heard[1:]) == sorted(["thud", "thud" if good else "bobble", "crowd_cheer" if good else "crowd_groan"])
    assert len(fallen) > 10, "the ball stood still in the air"
    ended(pilot, table)
    assert not things(table, Flyer)
