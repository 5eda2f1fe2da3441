"""The moments of Card Bowl: what has the whole table, what does not yet count, and the hit on who has the ball."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.contract import Event, ScoreKind
from game.events import DownSet, DriveAdvanced, PossessionChanged, Scored
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import passing, running
from scenes.table.card_bowl.play_course import PlayCourse
from scenes.table.cues.director import Cue
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord
from tests.game.card_bowl.positions import scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down

CLAUSE = "CB-46"
FRONT = "DL-5=AC DL2=3C DL6=4C CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R S-R"


def ended(gain: int, *, play: str = "rush", how: str = "dead", holder: int = 0, down: int = 2, los: int = 20) -> Event:
    """A play of the first seat is over, with 8 yards to go."""
    return own.PlayEnded(
        clause=CLAUSE, seat=0, down=down, to_go=8, los=los, play=play, how=how, holder=holder,
        ball_on=los + gain, gain=gain,
    )  # fmt: skip


def course(*events: Event, kind: Any = "scrimmage") -> PlayCourse:
    found = PlayCourse()
    for event in (own.PlayBegan(clause=CLAUSE, seat=0, play=kind, los=20), *events):
        found.handle_event(event)
    return found


def carried(seat: int, by: int) -> Event:
    return own.BallMoved(clause=CLAUSE, seat=seat, ball_on=30, way="ground", by=by)


FLAG = own.FoulNoted(clause=CLAUSE, seat=0, foul="holding", yards=10)


def test_a_gain_is_long_from_forty_yards_and_only_once_no_flag_may_undo_it() -> None:
    assert course(ended(40)).long_gain == 40
    assert not course(ended(39)).long_gain
    assert not course(FLAG, ended(40)).long_gain
    assert not course(ended(80, how="touchdown")).long_gain


def test_a_return_is_what_the_other_side_carried_since_it_had_the_ball() -> None:
    kicked = own.BallMoved(clause=CLAUSE, seat=0, ball_on=95, way="air", by=-7)
    returned = [carried(1, 25), carried(1, 16)]
    assert course(kicked, *returned, ended(0, holder=1), kind="kickoff").long_return == 41
    assert not course(kicked, carried(1, 25), ended(0, holder=1), kind="kickoff").long_return
    assert not course(carried(0, 30), carried(1, 16), ended(0, holder=1)).long_return


def test_a_series_is_made_or_stopped_by_the_yards_it_needed() -> None:
    assert course(ended(8)).made_it
    assert not course(ended(7)).made_it
    assert course(ended(7, down=4)).stopped_at == 73
    assert course(FLAG, ended(7, down=4)).stopped_at == 73, "a penalty that is declined leaves the ball where it is"
    assert course(ended(8, down=4)).stopped_at is None
    assert course(ended(7)).stopped_at is None


def test_a_field_goal_counts_as_far_from_thirty_three_yards() -> None:
    far = [ended(0, play="field_goal", how="good", los=los) for los in (67, 68)]
    assert [course(each, kind="field_goal").kicked_far for each in far] == [33, 0]


def shown(table: Any, *events: Event) -> tuple[set[str], set[str]]:
    """The big words and the banners of events that are shown one after the other."""
    words, banners = set[str](), set[str]()
    table.director.stop()
    for event in events:
        cues = table.game.cues(event, table.playback.cue_context) or []
        table.director.add([Cue(partial(table.game.course.handle_event, event)), *cues])
    for _ in range(600):
        table.playback.update(1 / 60)
        words |= {thing.word for thing in table.playback.stage.things if isinstance(thing, BigWord)}
        banners |= {thing.headline for thing in table.playback.stage.things if isinstance(thing, Banner)}
        if not table.director.busy:
            break
    return words, banners


@pytest.mark.parametrize(
    ("events", "word", "banner"),
    [
        ([own.Intercepted(clause=CLAUSE, seat=1, ball_on=30)], "INTERCEPTED!", ""),
        ([own.FumbleBegan(clause=CLAUSE, seat=0, ball_on=30)], "FUMBLE!", ""),
        ([own.Sacked(clause=CLAUSE, seat=0, loss=10)], "SACKED!", ""),
        ([own.Sacked(clause=CLAUSE, seat=0, loss=9)], "", "Sacked!"),
        ([ended(45), DriveAdvanced(clause=CLAUSE, seat=0, gain=45)], "LONG GAIN!", ""),
        ([ended(3, down=4), PossessionChanged(clause=CLAUSE, seat=1)], "TURNOVER ON DOWNS", ""),
        ([ended(9), DownSet(clause=CLAUSE, seat=0, down=1, marker=39)], "", "First down!"),
        ([ended(3), DownSet(clause=CLAUSE, seat=0, down=3, marker=28)], "", ""),
    ],
    ids=["interception", "fumble", "long sack", "short sack", "long gain", "stop", "first down", "short gain"],
)
def test_what_turns_a_match_has_the_whole_table(
    tmp_path: Path, opened: list[Pilot], events: list[Event], word: str, banner: str
) -> None:
    _, table = sit_down(tmp_path, opened, at=scrimmage("LG=9C", FRONT, lanes="LG=-2"), pace=0.5)
    began = own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=20)
    words, banners = shown(table, began, *events)
    assert words == ({word} if word else set())
    assert banners == ({banner} if banner else set())


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_tackler_comes_out_of_his_place_and_hits_who_has_the_ball(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    at = scrimmage("LG=9C", FRONT, lanes="LG=-2")
    _, table = sit_down(tmp_path, opened, at=at, pace=1.0, reduced_motion=reduced)
    maker, board = table.playback.cue_context, table.board
    table.director.stop()
    board.lay_out()
    before = {name: [(card.x, card.y, card.flip) for card in cards] for name, cards in board.zones.items()}
    running.brought_down(table.game, maker, "+3", "gain").begin(maker)
    moved = set[str]()
    for _ in range(90):
        table.playback.update(1 / 60)
        moved |= {
            name for name, cards in board.zones.items()
            if [(card.x, card.y, card.flip) for card in cards] != before[name]
        }  # fmt: skip
    assert len(moved) == (0 if reduced else 2)
    running.go_on(table.game, maker).begin(maker)
    table.playback.animator.finish()
    assert {name: [(card.x, card.y, card.flip) for card in cards] for name, cards in board.zones.items()} == before


def test_the_course_of_a_play_is_found_again_from_its_last_event_back() -> None:
    events = [own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=20), FLAG, ended(45)]
    before = [own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=20), ended(8)]
    assert PlayCourse.of(reversed([events[0], events[2]])).long_gain == 45
    assert not PlayCourse.of(reversed([*before, *events])).long_gain


@pytest.mark.parametrize("reduced", [False, True])
def test_who_has_scored_jumps_for_joy_before_the_word_but_stands_with_reduced_motion(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    """A touchdown was smaller than the extra point after it."""
    pilot, table = sit_down(tmp_path, opened, at=scrimmage("QB=KS RW1=JS", FRONT), pace=1.0, reduced_motion=reduced)
    scorer = table.game.shown.card_of((0, 0))
    table.playback.director.stop()
    running.crosses(table.game, table.playback.cue_context).begin(table.playback.cue_context)
    highest = 0.0
    for _ in range(round((running.GOES_IN + running.JUMPS) * 60) + 3):
        table.playback.update(1 / 60)
        highest = max(highest, scorer.rise)
    assert (highest > pilot.app.theme.px(running.JUMP) / 2) != reduced
    assert scorer.rise == pytest.approx(0, abs=1)


def test_an_extra_point_is_called_good_once(tmp_path: Path, opened: list[Pilot]) -> None:
    """Its headline covered the word at the posts."""
    _, table = sit_down(tmp_path, opened, pace=1.0)
    ctx = table.playback.cue_context
    event = Scored(clause="CB-194", seat=0, points=1, how=ScoreKind.EXTRA_POINT, score=(7, 0))
    assert len(table.game.cues(event, ctx)) == len(ctx.shared(event)) - 1


def test_the_ring_around_a_scorer_holds_both_ends_of_his_leap(tmp_path: Path, opened: list[Pilot]) -> None:
    """It hung empty below him."""
    _, table = sit_down(tmp_path, opened, at=scrimmage("QB=KS RW1=JS", FRONT), pace=1.0)
    table.playback.director.stop()
    rings = list[Any]()
    table.playback.effects.halo = lambda rect, *_: rings.append(rect)
    running.crosses(table.game, table.playback.cue_context).begin(table.playback.cue_context)
    scorer = table.game.shown.card_of((0, 0))
    for _ in range(round(running.GOES_IN * 60) + 12):
        table.playback.update(1 / 60)
    assert scorer.rise > 0
    assert rings[0].contains(scorer.rect)


@pytest.mark.parametrize("picked", [False, True])
def test_nobody_cheers_a_catch_that_a_joker_takes(tmp_path: Path, opened: list[Pilot], picked: bool) -> None:
    """A ring of light and a count of yards praised the receiver just before the interception."""
    _, table = sit_down(tmp_path, opened, at=scrimmage("QB=KS RW1=JS", FRONT), pace=1.0)
    table.playback.director.stop()
    game, rings = table.game, list[Any]()
    table.playback.effects.halo = lambda rect, *_: rings.append(rect)
    game.shown.story.picked = picked
    caught = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(43, 38), gain=5, what="pass")
    assert game.shown.stance.holder is not None
    passing.caught(game, caught, table.playback.cue_context).begin(table.playback.cue_context)
    for _ in range(180):
        table.playback.update(1 / 60)
    assert (rings == []) == picked
    assert table.game.gain_count.counts != picked
