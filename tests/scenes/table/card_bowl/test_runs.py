"""A short run, as it is seen: the line shoves with each card, the yards count at the ball, and nothing stands still."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.contract import Event
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import moments, running
from scenes.table.card_bowl.feeding import feed
from scenes.table.card_bowl.pursuit import CHASERS
from scenes.table.cues.director import Cue
from scenes.table.stage.big_moment import Scuff
from tests.game.card_bowl.positions import scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import FRAME, sit_down, told_at_the_hit

CLAUSE = "CB-306"
FRONT = "DL-2=3C DL2=KC CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-L S-R S-R"
STILL = 0.3
"""Longest time in seconds in which no man moves from the handoff to the whistle."""


def run_at(tmp_path: Path, opened: list[Pilot], **how: Any) -> Any:
    """A table at a run of Home's from their own 30 through the hole in which LG blocks."""
    at = scrimmage("LG=9C RG=4D BC=KH", FRONT, lanes="LG=-2 RG=2")
    _, table = sit_down(tmp_path, opened, at=at, pace=1.0, **how)
    table.director.stop()
    play = table.game.table_state.play
    play.act, play.los, play.low, play.high = "rush", 30, -2, -2
    play.carrier = table.game.table_state.slots.index("BC")
    table.game.shown.story.handle_event(own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=30))
    table.board.lay_out()
    return table


def drew(purpose: str, code: str) -> Event:
    return own.Drew(clause=CLAUSE, purpose=purpose, code=code)


def resolved(gain: int) -> own.Resolved:
    offense = (own.Term("handoff JH", 11, CLAUSE),)
    return own.Resolved(clause=CLAUSE, offense=offense, defense=(), totals=(11, 5), gain=gain, what="rush")


def ended(gain: int) -> Event:
    return own.PlayEnded(
        clause=CLAUSE, seat=0, down=1, to_go=10, los=30, play="rush", how="dead", holder=0, ball_on=30 + gain, gain=gain
    )


def spread(table: Any) -> list[tuple[float, ...]]:
    """Where every man is drawn."""
    men = [card for name, cards in table.board.zones.items() if name.startswith("man:") for card in cards]
    return [(round(card.x), round(card.y), round(card.rise), round(card.tilt)) for card in men]


def test_no_man_stands_still_for_long_from_the_handoff_to_the_whistle(tmp_path: Path, opened: list[Pilot]) -> None:
    """Nine frames in a row showed the same picture."""
    table = run_at(tmp_path, opened)
    events = [
        own.Executed(clause=CLAUSE, seat=0, play="rush", carrier="BC", place="-2"), drew("handoff", "JH"),
        *(drew("defense_run", code) for code in ("2C", "2D", "AS")), resolved(3), ended(3),
    ]  # fmt: skip
    for event in events:
        cues = table.game.cues(event, table.playback.cue_context) or []
        table.director.add([Cue(partial(table.game.handle_event, event)), *cues])
    longest, still, before, counted = 0.0, 0.0, spread(table), set[int]()
    for _ in range(600):
        table.playback.update(FRAME)
        now = spread(table)
        still, before = (still + FRAME if now == before else 0.0), now
        longest = max(longest, still)
        counted.add(table.game.gain_count.yards)
        if table.game.shown.story.tackled:
            break
    assert longest <= STILL
    assert {1, 2, 3} <= counted, "the yards count with the ball"
    assert (min(counted), max(counted)) == (0, 3), "no yard is lost on the way to the line"


@pytest.mark.parametrize("lead", [20, -20], ids=["the offense leads", "the defense leads"])
def test_each_number_shoves_the_hole_to_the_weaker_side(tmp_path: Path, opened: list[Pilot], lead: int) -> None:
    table = run_at(tmp_path, opened)
    ctx, story, slots = table.playback.cue_context, table.game.shown.story, table.game.table_state.slots
    running.clash(table.game, ctx).begin(ctx)
    running.run_up(table.game, ctx)
    table.playback.animator.finish()
    hole, other, carrier = (table.game.shown.card_of((0, slots.index(slot))) for slot in ("LG", "RG", "BC"))
    before = hole.y, other.y
    waits = carrier.y
    assert (carrier.x, 0 < carrier.y - hole.y < hole.rect.h) == (hole.x, True), "he is at his blockers"
    terms = (own.Term("handoff JH", 20, CLAUSE),)
    story.rows = (terms, ()) if lead > 0 else ((), terms)
    feed(table.game.meter, ctx, partial(running.surge, table.game, ctx))
    table.playback.animator.finish()
    assert (hole.y < before[0]) == (lead > 0)
    assert abs(hole.y - before[0]) > 5
    assert other.y == before[1]
    assert (carrier.y < waits, abs(carrier.y - waits) > 5) == (lead > 0, True), "and is shoved with them"


@pytest.mark.parametrize("reduced", [False, True])
def test_at_a_first_down_chalk_runs_along_the_line_and_the_runner_leaps(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    """Its headline stood alone over a still picture."""
    table = run_at(tmp_path, opened, reduced_motion=reduced)
    ctx, runner = table.playback.cue_context, table.game.shown.card_of(table.game.shown.stance.holder)
    moments.first_down(table.game, ctx).begin(ctx)
    highest, bursts = 0.0, dict[int, float]()
    for frame in range(40):
        table.playback.update(FRAME)
        highest = max(highest, runner.rise)
        for thing in table.playback.stage.things:
            if isinstance(thing, Scuff):
                bursts.setdefault(frame, thing.center[0])
                bursts[frame] = max(bursts[frame], thing.center[0])
    assert (highest > 10) != reduced
    assert (len(set(bursts.values())) >= 5) != reduced
    assert list(bursts.values()) == sorted(bursts.values())


@pytest.mark.parametrize("reduced", [False, True])
def test_the_yards_of_the_play_take_the_place_of_the_running_count(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    table = run_at(tmp_path, opened, reduced_motion=reduced)
    ctx, count = table.playback.cue_context, table.game.gain_count
    table.game.handle_event(resolved(3))
    running.through(table.game, resolved(3), ctx).begin(ctx)
    table.playback.animator.finish()
    assert (count.yards, count.render_key() is None) == (3, False)
    running.brought_down(table.game, ctx, "+3", "gain").begin(ctx)
    table.playback.animator.finish()
    assert count.render_key() is None


def test_men_whom_the_film_has_left_behind_do_not_pass_through_it_again(tmp_path: Path, opened: list[Pilot]) -> None:
    """All twenty shot through the film at the runner's next stride, and those below it lay over the sums."""
    table = run_at(tmp_path, opened)
    game, ctx, film = table.game, table.playback.cue_context, table.game.lineup.film
    runner = game.shown.card_of(game.shown.stance.holder)
    men = [card for name, cards in table.board.zones.items() if name.startswith("man:") for card in cards]
    others, overlaps, seen = [card for card in men if card is not runner], 0.0, set[int]()
    for gain in (30, 40):
        game.handle_event(resolved(gain))
        running.go_on(game, ctx).begin(ctx)
        for _ in range(30):
            table.playback.update(FRAME)
            shown = [card for card in others if card.alpha > 0.05]
            overlaps = max([overlaps, *(card.y + card.rect.h / 2 - film.bottom for card in shown)])
            seen.add(len(shown))
        table.board.lay_out()
        game.ground.scroll = game.shown.stance.scroll
    assert overlaps < 3
    assert {0, len(others)} <= seen
    assert len(shown) == 0


def test_nobody_runs_alone_in_the_open_field(tmp_path: Path, opened: list[Pilot]) -> None:
    """He ran up an empty field for seconds."""
    table = run_at(tmp_path, opened)
    game = table.game
    game.handle_event(resolved(10))
    game.handle_event(own.RunBroke(clause="CB-388", seat=0, cards=2))
    for gain in (55, 65):
        game.handle_event(own.BallMoved(clause="CB-390", seat=0, ball_on=30 + gain, by=gain, way="ground"))
        stance, lineup = game.shown.stance, game.lineup
        runner = stance.spots[stance.holder]
        chasers = [spot for (seat, _), spot in stance.spots.items() if seat == 1 and lineup.holds(spot)]
        assert len(chasers) == CHASERS
        for spot in chasers:
            assert spot.y - runner.y > lineup.card_high, "he lies behind the runner, not over him"


def test_what_a_run_comes_to_is_told_on_the_frame_of_the_tackle(tmp_path: Path, opened: list[Pilot]) -> None:
    """The words "No hole: no gain" and its line in the log stood there half a second before the collision."""
    told_at_the_hit(run_at(tmp_path, opened), resolved(0), ended(0), frames=300)


def test_a_runner_who_is_stopped_lies_beside_his_blockers(tmp_path: Path, opened: list[Pilot]) -> None:
    """He lay on top of his own man."""
    table = run_at(tmp_path, opened)
    table.game.handle_event(resolved(0))
    stance, slots, wide = table.game.shown.stance, table.game.table_state.slots, table.game.lineup.card
    runner, blocker = stance.spots[stance.holder], stance.spots[0, slots.index("LG")]
    assert abs(runner.x - blocker.x) > wide / 2
    assert runner.layer > blocker.layer


@pytest.mark.parametrize(("cards", "words"), [(1, False), (2, True)])
def test_a_run_of_one_card_has_no_headline_as_it_may_gain_nothing(
    tmp_path: Path, opened: list[Pilot], cards: int, words: bool
) -> None:
    """It said "Runs on", and then: no gain."""
    table = run_at(tmp_path, opened)
    headlines = list[str]()
    table.playback.cue_context.banner = lambda head, *_: headlines.append(head)
    for each in table.game.cues(own.RunBroke(clause=CLAUSE, seat=0, cards=cards), table.playback.cue_context):
        each.start()
    assert bool(headlines) == words


def test_a_headline_lies_off_the_runner(tmp_path: Path, opened: list[Pilot]) -> None:
    """After a long gain "First down!" covered him."""
    table = run_at(tmp_path, opened)
    game, areas = table.game, []
    for gain in (1, 12):
        game.handle_event(resolved(gain))
        table.board.lay_out()
        areas.append(game.banner_area(None))
        assert not areas[-1].colliderect(game.marks.penny())
        assert game.lineup.film.top <= areas[-1].top
        assert areas[-1].bottom <= game.lineup.film.bottom
    assert areas[0] == game.lineup.headline != areas[1]


def test_what_a_tackle_takes_off_a_run_is_said_as_the_film_goes_back(tmp_path: Path, opened: list[Pilot]) -> None:
    """CB-389: the runner went on to +33 and back to +28, which looked like a fault.

    A tackler who counts more than was run was told with fewer points than in the log.
    """
    table = run_at(tmp_path, opened)
    table.game.handle_event(resolved(8))
    stamped: list[str] = []
    table.playback.effects.stamp = lambda _, words, *__: stamped.append(words)
    for by, clause, counts in ((3, "CB-388", 0), (-3, "CB-389", 11)):
        moved = own.BallMoved(clause=clause, seat=0, ball_on=40 + by, by=by, way="ground", other=counts)
        for cue in table.game.cues(moved, table.playback.cue_context):
            cue.start()
    assert stamped == ["Tackle: -11"]
