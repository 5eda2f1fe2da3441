"""A play acts itself out: the ball is on the card that has it, who has it is where it lies, and the film runs on."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import NO_LANE
from scenes.table.card_bowl.acting import AHEAD, BACK, Stance, pushes
from scenes.table.card_bowl.ball import TURNS
from tests.game.card_bowl.positions import scrimmage
from tests.scenes.matches import stand_at
from tests.scenes.table.card_bowl.seats import Start

CLAUSE = "CB-306"
FRONT = "DL-2=3C DL2=KC CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-L S-R S-R"
BEGAN = own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=30)


def moved(seat: int, ball_on: int, way: Any = "ground") -> Event:
    return own.BallMoved(clause=CLAUSE, seat=seat, ball_on=ball_on, way=way)


def resolved(gain: int, what: str) -> Event:
    return own.Resolved(clause=CLAUSE, offense=(), defense=(), totals=(0, 0), gain=gain, what=what)


def ended(how: str, ball_on: int, holder: int = 0) -> Event:
    return own.PlayEnded(
        clause=CLAUSE, seat=0, down=1, to_go=10, los=30, play="rush", how=how, holder=holder, ball_on=ball_on,
        gain=ball_on - 30,
    )  # fmt: skip


def stood(start: Start, act: str, carrier: str, *events: Event) -> tuple[Any, Stance]:
    """The table, and how its men stand after these events of a play of Home's from their own 30."""
    _, table = start()
    stand_at(table.match, scrimmage("LG=9C RG=4D", FRONT, lanes="LG=-2 RG=2"))
    table.playback.rebuild()
    game = table.game
    play = game.table_state.play
    play.act, play.los, play.low, play.high = act, 30, 1, 2
    play.carrier = game.table_state.slots.index(carrier)
    for event in (BEGAN, *events):
        game.shown.story.handle_event(event)
        if isinstance(event, own.BallMoved):
            game.table_state.handle_event(event)
    return game, game.shown.stance


@pytest.mark.parametrize(
    ("act", "carrier", "events", "reach"),
    [
        ("rush", "BC", [resolved(4, "rush")], 4),
        ("rush", "BC", [resolved(14, "rush")], 14),
        ("rush", "BC", [resolved(-2, "rush"), ended("dead", 28)], -2),
        ("sneak", "QB", [resolved(2, "sneak"), moved(0, 45)], 15),
        ("pass", "LW1", [resolved(25, "pass")], 25),
        ("pass", "QB", [own.Sacked(clause=CLAUSE, seat=0, loss=9)], -9),
    ],
)
def test_who_has_the_ball_is_where_it_lies_and_on_the_film(
    start: Start, act: str, carrier: str, events: list[Event], reach: int
) -> None:
    game, stance = stood(start, act, carrier, *events)
    lineup = game.lineup
    assert stance.holder == (0, game.table_state.slots.index(carrier))
    spot = stance.spots[stance.holder]
    assert (lineup.scrimmage - spot.y) / lineup.yard + stance.scroll == pytest.approx(reach)
    assert lineup.holds(spot)
    assert stance.scroll == (reach - AHEAD if reach > AHEAD else reach + BACK if reach < -BACK else 0)
    assert (stance.tackler is not None) == isinstance(events[-1], own.PlayEnded)


def test_a_screen_goes_where_it_was_called(start: Start) -> None:
    """A back who stood at the right ran up the right side, while the call and the log said left."""
    game, stance = stood(start, "screen", "BC", resolved(4, "screen"))
    assert stance.holder is not None
    assert stance.spots[stance.holder].x == game.lineup.lane_x(1.5)
    play, wide = game.table_state.play, game.table_state.slots.index("LW1")
    play.low = play.high = NO_LANE
    play.group = 1 << wide
    assert game.shown.stance.spots[stance.holder].x == game.shown.stance.spots[0, wide].x


def test_a_ball_that_nobody_has_lies_where_it_is_and_who_takes_it_is_there(start: Start) -> None:
    _, pass_fell = stood(start, "pass", "LW1", own.BadPass(clause=CLAUSE, seat=0, why="dropped"))
    assert (pass_fell.holder, pass_fell.lies) == (None, None), "the next one is at the line"
    game, loose = stood(start, "rush", "BC", resolved(4, "rush"), moved(0, 36, "loose"))
    assert loose.holder is None
    assert loose.lies is not None
    assert (game.lineup.scrimmage - loose.lies.y) / game.lineup.yard == pytest.approx(6)
    _, taken = stood(start, "rush", "BC", resolved(4, "rush"), moved(0, 36, "loose"), moved(1, 64))
    assert taken.holder is not None
    assert taken.holder[0] == 1
    assert taken.spots[taken.holder][:2] == loose.lies[:2]


def test_whoever_is_stronger_in_a_lane_pushes_the_other_back_and_a_hidden_card_pushes_nobody(start: Start) -> None:
    game, _ = stood(start, "rush", "BC")
    state, middle = game.table_state, game.lineup.scrimmage
    assert pushes(state) == {}, "the front lies face down"
    state.zones |= {"man:1:0": [ID["3C"]], "man:1:1": [ID["KC"]]}
    stance = game.shown.stance
    meet = {man: spot.y for man, spot in stance.spots.items()}
    slots = state.slots
    assert pushes(state)[-2] > 0 > pushes(state)[2]
    (left, right), (weak, strong) = [(0, slots.index("LG")), (0, slots.index("RG"))], [(1, 0), (1, 1)]
    assert (meet[left] + meet[weak]) / 2 < middle < (meet[right] + meet[strong]) / 2


def test_the_film_runs_with_a_long_run_and_stands_so_after_a_jump(start: Start) -> None:
    game, stance = stood(start, "rush", "BC", resolved(20, "rush"))
    assert game.ground.y(50) == pytest.approx(game.ground.y(30) - 20 * game.lineup.yard * game.theme.u, abs=2)
    at_rest = game.ground.y(50)
    game.ground.scroll = stance.scroll
    assert game.ground.y(50) > at_rest
    assert stance.holder is not None
    assert game.lineup.film.contains(game.lineup.rect(stance.spots[stance.holder]))


def test_all_lines_of_the_film_go_on_with_the_same_frame(start: Start) -> None:
    """Else a line has a step in it where something else is painted anew."""
    game, _ = stood(start, "rush", "BC", resolved(20, "rush"))
    seen: dict[object, set[tuple[int, ...]]] = {}
    for step in range(200):
        game.ground.scroll = step / 100
        seen.setdefault(game.ground.render_key(), set()).add(tuple(map(game.ground.y, range(0, 101, 5))))
    assert len(seen) > 5
    assert all(len(lines) == 1 for lines in seen.values())


def test_there_is_one_field_at_a_time_and_the_camera_moves_in_from_the_ball(start: Start) -> None:
    _, table = start(pace=1.0, asked="formation")
    game, ctx = table.game, table.playback.cue_context
    table.director.stop()
    assert (game.wide_field.render_key() is None, game.ground.render_key() is None) == (False, True)
    lined_up = own.LinedUp(clause="CB-206", seat=0, formation="UC-RTE-LW1-RW1-BC-BD", places=())
    game.table_state.handle_event(lined_up)
    for cue in ctx.cues(lined_up):
        cue.start()
    ball = game.wide_field.x(game.wide_field.ball), game.wide_field.ground_y
    assert game.wide_field.window(0.0).collidepoint(ball)
    seen = [game.wide_field.window(game.shown.moved).w]
    while table.director.busy:
        table.playback.update(1 / 30)
        seen.append(game.wide_field.window(game.shown.moved).w)
    assert len(seen) > 5
    assert seen == sorted(seen)
    assert game.wide_field.window(1.0) == game.ground.bounds()
    assert (game.wide_field.render_key() is None, game.ground.render_key() is None) == (True, False)


def test_a_thrown_ball_turns_on_its_way_and_not_while_it_hangs(start: Start) -> None:
    _, table = start()
    ball = table.game.ball
    ball.flies, seen = True, set[int]()
    for step in range(24):
        ball.x = step * ball.theme.px(10)
        seen.add(ball._turned)
    assert len(seen) == TURNS
    hangs = ball._turned
    ball.lift = 3.0
    assert ball._turned == hangs


@pytest.mark.parametrize("shotgun", [False, True])
def test_a_quarterback_in_shotgun_shows_what_he_counts_more(
    start: Start, monkeypatch: pytest.MonkeyPatch, shotgun: bool
) -> None:
    """CB-338: a throw of 12 was below his 12, and nothing on the table said why."""
    game, _ = stood(start, "", "QB")
    monkeypatch.setattr(type(game.table_state), "shotgun", shotgun)
    game.marks.paint(pygame.Surface((1280, 720)))
    said = {words for words, *_ in game.marks._labels}
    assert ("QB +1" in said, "QB" in said) == (shotgun, not shotgun)


def test_the_men_of_a_pile_stand_so_far_apart_that_the_value_of_each_is_read(start: Start) -> None:
    """The card of whoever was tackled hid those of his blockers, and the tackler's hid his."""
    game, stance = stood(start, "rush", "BC", resolved(2, "rush"), ended("dead", 32))
    high, wide = game.lineup.card_high, game.lineup.card
    assert stance.holder is not None
    middle = stance.spots[stance.holder]
    pile = [spot for spot in stance.spots.values() if math.hypot(spot.x - middle.x, spot.y - middle.y) < 2 * high]
    assert len(pile) > 5
    for a, b in combinations(pile, 2):
        assert abs(a.x - b.x) > 0.6 * wide or abs(a.y - b.y) > 0.5 * high
