"""The language of motion: what each word of it does, on the table of the miniature, moving, reduced and at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pygame
import pytest

from game.contract import ScoreKind
from game.events import Scored
from scenes.table.cues.motions import (
    HIT_FREEZE,
    WORD_COMPLETE,
    WORD_STAYS,
    Motion,
    collect,
    count,
    cue,
    do,
    freeze,
    hear,
    hit,
    knock,
    move,
    pause,
    raise_number,
    scuff,
    shake,
    stagger,
    strike,
    then,
    together,
    word,
)
from scenes.table.cues.stingers import look_of
from scenes.table.stage.big_moment import BigWord, Dim, GrowingNumber, Scuff
from scenes.table.stage.gleam import Gleam
from tests.games.miniature.cards import HANDS
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_shared_cues import MINIATURE, quiet, show

STEP = 1 / 60


def things(table: Any, *kinds: type) -> list[Any]:
    return [thing for thing in table.playback.stage.things if isinstance(thing, kinds)]


def play(table: Any, motion: Motion) -> None:
    table.director.add([cue(motion, table.playback.cue_context)])


def seconds_of(pilot: Pilot, table: Any, done: Callable[[], bool]) -> float:
    """Seconds of frames until something is so."""
    for frame in range(600):
        if done():
            return frame * STEP
        pilot.frames()
    raise AssertionError("it never came")


def ended(pilot: Pilot, table: Any) -> None:
    seconds_of(pilot, table, lambda: not table.director.busy)


def test_then_together_and_stagger_say_when_each_begins(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[str] = []
    note = {name: do(partial(heard.append, name)) for name in "abcde"}
    motion = then(note["a"], pause(0.2), together(note["b"], pause(0.1)), stagger(0.1, note["c"], note["d"]), note["e"])
    assert motion.lasts == pytest.approx(0.4)
    play(table, motion)
    pilot.frames()
    assert heard == ["a"]
    pilot.frames(15)
    assert heard == ["a", "b"]
    ended(pilot, table)
    assert heard == ["a", "b", "c", "d", "e"] or heard == ["a", "b", "c", "e", "d"]


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_every_motion_of_a_card_ends_where_it_says(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    struck, other = table.board.zones[HANDS[0]][:2]
    before, rise = (struck.x, struck.tilt), other.rise
    went = set[tuple[float, float]]()
    play(table, then(strike(other, 400.0, 300.0, width=90.0, tilt=5.0), knock(struck, [other])))
    seen = []
    for _ in range(60):
        pilot.frames()
        went.add((struck.x, other.x))
        seen.append((other.x, other.y, other.width, other.tilt) == (400.0, 300.0, 90.0, 5.0))
    assert any(seen)
    assert (struck.x, struck.tilt, other.rise) == (*before, rise)
    assert (len(went) <= 2) if reduced else (len(went) > 6)


def test_a_hit_lets_the_table_stand_still_and_then_goes_on(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    thing = SimpleNamespace(x=0.0)
    lasting = []
    for still in (0.0, HIT_FREEZE):
        thing.x = 0.0
        play(table, together(move(thing, "x", 1.0, 0.2), freeze(still)))
        pilot.frames()
        lasting.append(seconds_of(pilot, table, lambda: thing.x == 1.0))
    assert lasting[1] - lasting[0] == pytest.approx(HIT_FREEZE, abs=STEP)


def test_a_freeze_is_over_at_once_where_the_player_skips(tmp_path: Path, opened: list[Pilot]) -> None:
    _, table = quiet(tmp_path, opened)
    table.playback.animator.freeze(5.0)
    table.director.skip()
    assert table.playback.animator.still == 0.0


def test_a_hit_is_heard_and_seen_on_the_table_and_on_what_it_struck(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[str] = []
    monkeypatch.setattr(table.app.sound, "play", lambda sound, steps=0: heard.append(sound))
    struck, effects = table.board.zones[HANDS[0]][0], table.playback.effects
    tilted, shaken, still = struck.tilt, set[tuple[int, int]](), set[float]()
    play(table, hit((300.0, 300.0), struck, force=1.0))
    pilot.frames()
    assert table.playback.animator.still > 0
    assert len(things(table, Scuff)) == 1
    for _ in range(60):
        pilot.frames()
        shaken.add(effects.shaking.offset)
        still.add(struck.tilt)
    assert heard == ["slam"]
    assert len(shaken) > 1
    assert len(still) > 1
    assert struck.tilt == tilted


def test_a_number_rolls_and_its_sound_rises(tmp_path: Path, opened: list[Pilot], monkeypatch: Any) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[tuple[str, int]] = []
    monkeypatch.setattr(table.app.sound, "play", lambda sound, steps=0: heard.append((sound, steps)))
    thing, seen = SimpleNamespace(n=0.0), set[int]()
    play(table, together(count(thing, "n", 7.0, 0.4, ticks=3), hear("horn")))
    for _ in range(40):
        pilot.frames()
        seen.add(round(thing.n))
    assert seen == set(range(8))
    assert sorted(heard) == [("horn", 0), ("tally", 0), ("tally", 1), ("tally", 2)]


def test_a_card_is_collected_where_it_flew(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    sprite, at = table.board.zones[HANDS[0]][0], list[tuple[float, float]]()
    play(table, collect(sprite, (50.0, 20.0), lambda: at.append((sprite.x, sprite.y))))
    ended(pilot, table)
    assert at == [pytest.approx((50.0, 20.0), abs=1.0)]


def test_no_two_kinds_of_moments_look_alike_and_each_fills_its_part_of_the_table_alone(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    kinds = ("touchdown", "wipe", "stolen", "safety", "long play", "last turn", "long field goal", "final whistle")
    pilot, table = quiet(tmp_path, opened)
    theme, area = pilot.app.theme, table.playback.effects.wide
    seen: dict[int, str] = {}
    for kind in kinds:
        shown = BigWord(theme, area, "Safety!", "2 points", "stop", None, look_of(kind))
        for opens, landed, leaving in ((0.5, 0.0, False), (1.0, 7.0, False), (0.5, 7.0, True)):
            shown.opened, shown.landed, shown.leaving = opens, landed, leaving
            picture = pygame.Surface(pilot.app.screen.get_size(), pygame.SRCALPHA)
            shown.paint(picture)
            drawn = picture.get_bounding_rect()
            assert drawn
            assert shown.bounds().contains(drawn), f"{kind} is drawn where nobody clears it"
            assert seen.setdefault(crc32(picture.get_buffer().raw), kind) == kind


@pytest.mark.parametrize("full", [True, False], ids=["the first", "a later one"])
def test_a_word_goes_from_edge_to_edge_and_leaves_nothing_behind(
    tmp_path: Path, opened: list[Pilot], full: bool
) -> None:
    pilot, table = quiet(tmp_path, opened)
    play(table, word("Safety!", lambda: "2 points", "stop", full=full))
    pilot.frames(2)
    (shown,), (dim,) = things(table, BigWord), things(table, Dim)
    assert shown.word == "SAFETY!"
    assert (shown.band.left, shown.band.right) == (0, table.hud.space.window.right)
    read = 0
    for _ in range(150):
        pilot.frames()
        read += shown.landed >= shown.letters and shown.opened == 1.0 and dim.shown == 1.0
    assert read * STEP == pytest.approx(WORD_STAYS if full else WORD_STAYS / 2, abs=3 * STEP)
    assert not things(table, BigWord, Dim)


def test_with_reduced_motion_a_word_is_there_at_once_and_nothing_shakes_or_flies(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=True)
    play(table, together(shake(), scuff((300.0, 300.0)), freeze(3.0), word("Safety!", str, "stop")))
    pilot.frames(2)
    (shown,) = things(table, BigWord)
    assert (shown.opened, shown.landed) == (1.0, 7.0)
    assert table.playback.effects.shaking.offset == (0, 0)
    assert not things(table, Scuff)
    assert table.playback.animator.still == 0.0


def test_bits_fly_off_a_hit_unless_particles_are_off(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    for particles, count_ in ((True, 1), (False, 0)):
        table.playback.effects.particles = particles
        play(table, scuff((300.0, 300.0)))
        pilot.frames(2)
        assert len(things(table, Scuff)) == count_
        ended(pilot, table)
        assert not things(table, Scuff)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_number_is_raised_step_by_step_and_what_raises_it_falls_once(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    play(table, raise_number([("", 15), ("+10", 25), ("×2", 50)], "thud", "jukem", at=lambda: (400.0, 200.0)))
    seen: list[tuple[int, bool]] = []
    for _ in range(150):
        pilot.frames()
        seen += [(shown.landed, shown.falls > 0) for shown in things(table, GrowingNumber)]
    order = [each for index, each in enumerate(seen) if not index or seen[index - 1] != each]
    falling = [(1, False), (1, True), (2, False), (2, True), (3, False)]
    assert order == ([each for each in falling if not each[1]] if reduced else falling)
    assert not things(table, GrowingNumber, Dim)


@pytest.mark.parametrize("how", [ScoreKind.TOUCHDOWN, ScoreKind.FIELD_GOAL])
def test_points_are_taken_whole_after_the_word_with_a_bump(tmp_path: Path, opened: list[Pilot], how: ScoreKind) -> None:
    pilot, table = quiet(tmp_path, opened)
    bug, told, bumped = table.hud.bug, list[int](), list[int]()
    event = Scored(clause="MG-1", seat=1, how=how, points=7, score=(0, 7))
    for each in table.playback.cue_context.cues(event):
        if each.tells:
            table.director.add([type(each)(lambda: table.game.handle_event(event))])
        table.director.add([each])
    for _ in range(240):
        pilot.frames()
        told.append(bug.points[1])
        bumped += [bug.points[1]] if bug.bump else []
    assert (told[0], told[-1], set(told)) == (0, 7, {0, 7})
    assert set(bumped) == {7}
    assert bug.bump == 0.0


def test_a_word_is_drawn_whole_at_every_size(tmp_path: Path, opened: list[Pilot]) -> None:
    for size in ((1024, 600), (1920, 1080)):
        pilot, table = sit_down(MINIATURE, tmp_path / str(size[0]), opened, size=size, text_size=130)
        shown = BigWord(table.app.theme, table.hud.space.table, "Two-point conversion!", "Foxes: 2 points", "stop")
        for letter, x in shown._letters:
            assert shown.area.left <= x < x + letter.get_width() <= shown.area.right
        assert shown.area.contains(shown.band)
        pilot.frames()


@pytest.mark.parametrize("pace", [0.5, 0.25], ids=["fast", "turbo"])
def test_a_word_is_read_no_faster_where_things_move_faster(tmp_path: Path, opened: list[Pilot], pace: float) -> None:
    """At Fast the second touchdown of a match was gone after an eighth of a second."""
    pilot, table = quiet(tmp_path, opened, pace)
    for points in (7, 14):
        show(table, Scored(clause="MG-1", seat=1, how=ScoreKind.TOUCHDOWN, points=7, score=(0, points)))
        pilot.frames()
        (shown,) = things(table, BigWord)
        read = 0
        for _ in range(120):
            pilot.frames()
            read += shown.landed >= shown.letters and not shown.leaving
        assert read * STEP >= WORD_STAYS / 2 - 3 * STEP


def test_the_word_of_a_later_score_takes_half_as_long(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    lasting = []
    for points in (7, 14):
        show(table, Scored(clause="MG-1", seat=1, how=ScoreKind.TOUCHDOWN, points=7, score=(0, points)))
        pilot.frames()
        lasting.append(seconds_of(pilot, table, lambda: not things(table, BigWord)))
    assert lasting[0] - lasting[1] == pytest.approx((WORD_COMPLETE + WORD_STAYS) / 2, abs=2 * STEP)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_light_runs_over_a_word_while_it_is_read(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    """The word stood still for half a second."""
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    play(table, word("Safety!", lambda: "", "home"))
    lit, complete = list[Any](), 0
    for _ in range(90):
        pilot.frames()
        whole = [shown for shown in things(table, BigWord) if shown.landed >= shown.letters and not shown.leaving]
        complete += len(whole)
        lit += [light.render_key() for light in things(table, Gleam) if whole]
    moved = len({key for key in lit if key is not None})
    assert complete > 20
    assert moved == 0 if reduced else moved > 20
