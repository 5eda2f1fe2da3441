"""What happens to cards and balls, word by word: moving, in reduced motion, and at once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.cues.motions import Motion, do, made, then
from scenes.table.cues.touches import (
    flare,
    heaves,
    lob,
    ring,
    run,
    run_seconds,
    shatter,
    swell,
    tear,
    turn_over,
    unroll,
)
from scenes.table.stage.big_moment import Halo, Shards
from scenes.table.stage.places import Place
from tests.games.miniature.cards import HANDS
from tests.scenes.pilot import Pilot
from tests.scenes.table.test_motions import ended, play, things
from tests.scenes.table.test_shared_cues import quiet

REDUCED = pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return []


def sitting(tmp_path: Path, opened: list[Pilot], heard: list[str], **settings: Any) -> tuple[Pilot, Any]:
    pilot, table = quiet(tmp_path, opened, **settings)
    table.app.sound.play = lambda sound, steps=0: heard.append(sound)
    return pilot, table


def test_a_motion_that_is_made_late_is_made_as_it_begins(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    order: list[str] = []

    def late() -> Motion:
        order.append("made")
        return do(partial(order.append, "begun"))

    motion = then(do(partial(order.append, "before")), made(late, 0.1))
    assert (order, motion.lasts) == ([], 0.1)
    play(table, motion)
    ended(pilot, table)
    assert order == ["before", "made", "begun"]


@REDUCED
def test_a_ball_runs_from_yard_to_yard(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    thing, seen = SimpleNamespace(yards=20.0, arc=0.0), set[int]()
    play(table, then(run(thing, "yards", 20, 60), lob(thing, "arc", 40)))
    for _ in range(90):
        pilot.frames()
        seen |= {round(thing.yards), round(thing.arc)}
    assert (thing.yards, thing.arc) == (60.0, 0.0)
    assert (len(seen) > 12) is not reduced
    assert run_seconds(40) > run_seconds(10)


@REDUCED
def test_strips_come_out_from_behind_and_end_at_their_places(
    tmp_path: Path, opened: list[Pilot], heard: list[str], reduced: bool
) -> None:
    pilot, table = sitting(tmp_path, opened, heard, reduced_motion=reduced)
    card, place = table.board.zones[HANDS[0]][0], Place(300.0, 200.0, 90.0, 0.0, 30.0, 120.0)
    play(table, unroll([card], [place], 240.0, 20, heaves(20)))
    rights = set()
    for _ in range(40):
        pilot.frames()
        rights.add(round(card.x + card.long / 2))
    assert (card.x, card.y, card.width, card.tilt, card.layer, card.long) == place
    assert min(rights) == 360 if reduced else min(rights) < 270


@REDUCED
def test_a_chain_is_torn_from_its_last_link_back(
    tmp_path: Path, opened: list[Pilot], heard: list[str], reduced: bool
) -> None:
    pilot, table = sitting(tmp_path, opened, heard, reduced_motion=reduced)
    cards, order = table.board.zones[HANDS[0]][:3], list[int]()
    play(table, tear(cards))
    for _ in range(40):
        pilot.frames()
        order += [index for index, card in enumerate(cards) if abs(card.tilt) > 8 and index not in order]
    assert set(order) == {0, 1, 2}
    assert order == [2, 1, 0] or reduced
    assert heard == ["chains"] * 3


@REDUCED
def test_a_card_that_stands_is_as_large_as_before(
    tmp_path: Path, opened: list[Pilot], heard: list[str], reduced: bool
) -> None:
    pilot, table = sitting(tmp_path, opened, heard, reduced_motion=reduced)
    card = table.board.zones[HANDS[0]][0]
    wide, seen = card.width, set[int]()
    play(table, swell(card))
    for _ in range(60):
        pilot.frames()
        seen.add(round(card.width))
    assert card.width == wide
    assert (len(seen) > 3) is not reduced
    assert heard == ["slam"]


@REDUCED
def test_what_passes_over_a_card_is_gone_in_the_end_and_never_there_in_reduced_motion(
    tmp_path: Path, opened: list[Pilot], heard: list[str], reduced: bool
) -> None:
    pilot, table = sitting(tmp_path, opened, heard, reduced_motion=reduced)
    card = table.board.zones[HANDS[0]][0]
    play(table, then(ring(card), shatter(card)))
    pilot.frames(3)
    assert [len(things(table, kind)) for kind in (Halo, Shards)] == ([0, 0] if reduced else [1, 1])
    ended(pilot, table)
    assert not things(table, Halo, Shards)
    assert heard == ["chains"]


def test_no_card_bursts_where_particles_are_off(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened, particles=False)
    table.playback.effects.particles = False
    play(table, shatter(table.board.zones[HANDS[0]][0]))
    pilot.frames(2)
    assert not things(table, Shards)


@REDUCED
def test_cards_turn_over_on_one_frame(tmp_path: Path, opened: list[Pilot], heard: list[str], reduced: bool) -> None:
    pilot, table = sitting(tmp_path, opened, heard, reduced_motion=reduced)
    cards = table.board.zones[HANDS[0]][:2]
    for card in cards:
        card.flip = 0.0
    play(table, turn_over(lambda: cards))
    for _ in range(30):
        pilot.frames()
        assert cards[0].flip == cards[1].flip
    assert cards[0].flip == 1.0
    assert heard == ["card_flip"]


def test_a_light_dies_down(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    thing = SimpleNamespace(glow=0.0)
    play(table, flare(thing, "glow"))
    pilot.frames(2)
    assert thing.glow > 0.8
    ended(pilot, table)
    assert thing.glow == 0.0
