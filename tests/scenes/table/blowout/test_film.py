"""A play of BLOWOUT!!! is played out: its field takes half of the table, and the camera goes with the ball."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import PLAYS
from game.variants.blowout.event_order import PlayCame
from scenes.table.blowout.acting import BEHIND, LOOSE, chalk, legs, play_of, seconds
from scenes.table.blowout.film import CROSSBAR, POSTS
from scenes.table.blowout.men import men
from scenes.table.blowout.play_path import HELD, TURN
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit, TablePlayer

LONG = ("RUN 100", "DEF -45")
KICK = {"down": 4, "kick": "KICK 45"}


def filmed(player: TablePlayer) -> list[tuple[float, int]]:
    """Where the ball was in every frame in which the film was all there, and how much of the table that had."""
    film, seen = player.game.film, []
    for _ in player.motion():
        if film.shown == 1:
            share = film.bounds().h * 100 // player.game.space.table.h
            seen.append((film.strip.ball.yards, share))
            assert film.area.left < film.ball[0] < film.area.right, "the camera goes with the ball"
    assert film.render_key() is None, "it is gone with the cards of the down"
    return seen


@pytest.mark.parametrize(("acts", "start", "facts", "end", "farthest"), [
    (("RUN 65", "DEF -50", "none", "none"), 40, {}, 55, 55),
    (("RUN 60", "DEF -75", "none", "none"), 40, {}, 25, 25),
    ((*LONG, "none", "none"), 40, {}, 95, 95),
    (("PASS 65", "DEF -60", "none", "none"), 40, {}, 45, 45),
    (("PASS 40", "DEF -60", "none", "none"), 40, {}, 40, 48),
    (("PASS 85", "DEF -60", "SACK", "none"), 40, {}, 30, 30),
    (("PASS 85", "DEF -60", "INTERCEPTION", "none"), 40, {}, 65, 74),
    (("RUN 75", "DEF -60", "FUMBLE", "none"), 40, {}, 55, 55),
    (("KICK 45", "DEF -60", "none", "none"), 40, KICK, 85, 85),
    (("KICK 45", "DEF -60", "none", "none"), 80, KICK, 80, 110 + BEHIND),
], ids=["gain", "loss", "long", "pass", "no gain", "sack", "interception", "fumble", "punt", "field goal"])  # fmt: skip
def test_the_field_takes_half_of_the_table_and_the_ball_goes_its_way(
    snap: Sit, acts: tuple[str, ...], start: int, facts: dict[str, Any], end: int, farthest: int
) -> None:
    player = snap(position(ball_on=start, **facts), *acts) if "kick" in facts else down(snap, *acts, ball_on=start)
    seen = filmed(player)
    assert {share >= 50 for _, share in seen} == {True}
    balls = [round(ball) for ball, _ in seen]
    assert max(balls, key=lambda ball: abs(ball - start)) == pytest.approx(farthest, abs=1)
    assert len(set(balls)) > 4
    if "kick" not in facts:
        assert balls[-1] == end


@pytest.mark.parametrize("acts", [("PASS 100", "DEF -50", "none", "none"), ("KICK 45", "DEF -60", "none", "none")])
def test_the_camera_starts_and_stops_gently_behind_a_ball_in_the_air(snap: Sit, acts: tuple[str, ...]) -> None:
    """It started with a jerk, and stopped from full speed as the ball was caught."""
    player = snap(position(ball_on=20, down=4, kick="KICK 45"), *acts)
    film, flies = player.game.film, list[float]()
    for _ in player.motion():
        if film.flight and film.strip.ball.yards not in film.flight:
            flies.append(film.lens.at)
    steps = [abs(after - before) for before, after in pairwise(flies)]
    assert max(steps) > 0.3
    first = next(step for step in steps if step > 0.01)
    assert max(first, steps[-1]) < max(steps) / 3


def test_incomplete_passes_from_one_spot_do_not_look_alike() -> None:
    """Each fell to the grass at the same place, down after down."""
    fell: dict[str, Any] = {
        "clause": "",
        "seat": 0,
        "how": "no_gain",
        "ball_on": 40,
        "ends_at": 40,
        "spot": 40,
        "marker": 50,
    }
    ends = [legs(PlayCame(**fell, down=then))[-1].end for then in (2, 3, 4)]
    assert len(set(ends)) == len(ends)


def test_a_lineman_bats_a_pass_down_before_the_table_stands_still(snap: Sit) -> None:
    player = down(snap, "PASS 40", "DEF -60", "none", "none", ball_on=41)
    film, met = player.game.film, list[tuple[float, float]]()
    for _ in player.motion():
        if film.shown == 1 and abs(film.share - TURN) < 0.01:
            lifted = [man for man in men(film.play, film.scene) if man.pose == "arms up" and man.seat == 1]
            met += [(man.yards, film.ball_yards) for man in lifted if man.lift]
    assert met
    assert all(abs(hands - ball) < 2 for hands, ball in met)


@pytest.mark.parametrize("ball_on", range(90, 100))
@pytest.mark.parametrize("then", [2, 3, 4])
def test_only_a_pass_that_a_lineman_bats_comes_down_at_the_line(ball_on: int, then: int) -> None:
    """Near the goal line any pass was taken for one, as it falls at the goal line at the latest."""
    fell = PlayCame(
        clause="", seat=0, how="no_gain", ball_on=ball_on, ends_at=ball_on, spot=ball_on, down=then, marker=100
    )
    assert play_of(fell).batted == (len(legs(fell)) == 2)


def test_more_time_goes_to_the_run_than_to_what_lies_still_before_and_after_it(snap: Sit) -> None:
    """A run of fifteen yards took 0.45 seconds, after which the pile lay still for 0.8."""
    player = down(snap, "RUN 65", "DEF -50", "none", "none", ball_on=40, marker=60)
    film, waits, runs, lies = player.game.film, 0, 0, 0
    for _ in player.motion():
        waits += film.shown < 1 and not runs
        runs += film.shown == 1 and HELD < film.share < 1
        lies += film.shown == 1 and film.share == 1
    pace = 0.5 * 60
    assert runs == pytest.approx(seconds(15) * pace, abs=2)
    assert waits < 0.3 * pace, "until both lines clash"
    assert 0.2 * pace < lies < 0.65 * pace


def test_the_cards_of_the_down_step_back_below_the_film_and_come_forward_again(snap: Sit) -> None:
    player = down(snap, "RUN 65", "DEF -50", "none", "none", ball_on=40)
    film, below = player.game.film, []
    for _ in player.motion():
        cards = [card for zone in PLAYS for card in player.zone(zone)]
        if film.shown == 1 and len(cards) == 2:
            below.append(min(card.rect.top for card in cards) - film.area.bottom)
            assert player.game.board_of_duel.bounds().top >= film.area.bottom
    assert below[-1] >= 0
    assert player.game.stadium.spot(0) == player.game.stadium.spots[0]


def test_a_call_is_drawn_ahead_as_it_lies_below_the_film(snap: Sit) -> None:
    """Drawn as the film opened, a new face of that size took longer than a frame."""
    player = down(snap, "RUN 65", "DEF -50", "none", "none", ball_on=40)
    ahead, lain = [player.game.stops(zone)[0].width for zone in PLAYS], set[tuple[float, ...]]()
    for _ in player.motion():
        if player.game.film.shown == 1 and all(player.zone(zone) for zone in PLAYS):
            lain.add(tuple(player.zone(zone)[0].width for zone in PLAYS))
    assert lain == {tuple(ahead)}


def test_the_chain_is_stretched_to_the_line_that_was_nearly_reached(snap: Sit) -> None:
    film = (player := down(snap, "RUN 65", "DEF -60", "none", "none", ball_on=40)).game.film
    assert max(film.measured for _ in player.motion()) == 1
    film = (player := down(snap, "RUN 65", "DEF -50", "none", "none", ball_on=40)).game.film
    assert {film.measured for _ in player.motion()} == {0}


def test_no_chalk_flies_off_a_line_that_the_camera_does_not_show(snap: Sit) -> None:
    """The sparks of a first down burst over the log, as the ball was sixty yards past the line."""
    player = down(snap, "RUN 65", "DEF -60", "none", "none", ball_on=40)
    table, thrown = player.game, list[tuple[float, float]]()
    assert any(table.film.shown == 1 for _ in player.motion())
    effects = SimpleNamespace(scuff=lambda center, color, seconds: thrown.append(center))
    for yards in range(0, 101, 10):
        chalk(table, yards).begin(SimpleNamespace(effects=effects))
    assert thrown
    assert all(table.film.area.collidepoint(center) for center in thrown)


def test_with_reduced_motion_the_way_is_dotted_and_nothing_goes_along_it(snap: Sit) -> None:
    at = position(["RUN 65", *OFFENSE_HAND[1:]], ball_on=40)
    player = snap(at, "RUN 65", "DEF -50", "none", "none", reduced_motion=True)
    film = player.game.film
    seen = {(round(film.strip.ball.yards), film.share, film.trail) for _ in player.motion() if film.open}
    assert seen <= {(40, HELD, False), (55, 1.0, True)}
    assert (55, 1.0, True) in seen


@pytest.mark.parametrize(("answers", "spot"), [(("INTERCEPTION", "PASS INTERFERENCE"), 70), (("none", "HOLDING"), 45)])
def test_a_flag_brings_back_what_is_seen_to_have_happened(snap: Sit, answers: tuple[str, str], spot: int) -> None:
    """The ball is where the play would have left it as the flag falls, and then where the foul puts it."""
    held = ["PASS 30", *OFFENSE_HAND[:2], "HOLDING", "PASS INTERFERENCE"]
    at = position(held, [*DEFENSE_HAND[:5], "INTERCEPTION"], ball_on=40)
    player = snap(at, "PASS 30", "DEF -20", *answers)
    balls = [round(player.game.film.ball_yards) for _ in player.motion()]
    assert 50 in balls
    assert round(player.game.field.ball.yards) == spot


def test_a_loose_ball_hops_three_times_and_rolls_before_somebody_falls_on_it(snap: Sit) -> None:
    """It hopped once, under the men, and was taken where it fell."""
    at = position(["RUN 75", *OFFENSE_HAND[1:]], [*DEFENSE_HAND[:5], "FUMBLE"], ball_on=40)
    player = snap(at, "RUN 75", "DEF -60", "FUMBLE", "none", pace=1.0)
    film, lifts, yards = player.game.film, [0.0], list[float]()
    for _ in player.motion():
        if film.shown == 1 and TURN < film.share < 1:
            assert not film.carried
            if film.strip.ball.yards not in yards:  # otherwise it is frozen by the hit
                lifts.append(film.strip.ball.lift)
                yards.append(film.strip.ball.yards)
    tops = [now for before, now, after in zip(lifts, lifts[1:], lifts[2:], strict=False) if before < now >= after]
    assert len(tops) == 3
    assert tops == sorted(tops, reverse=True)
    rolled = [spot for spot, lift in zip(yards, lifts[1:], strict=True) if not lift]
    assert max(rolled) - min(rolled) > 0.5
    assert yards[0] == pytest.approx(55 - LOOSE, abs=0.5)


@pytest.mark.parametrize(
    ("kick", "ball_on", "good"), [("KICK 65", 75, True), ("KICK 65", 60, True), ("KICK 35", 75, False)]
)
def test_a_field_goal_is_seen_over_the_crossbar_between_the_posts_or_short_of_them(
    snap: Sit, kick: str, ball_on: int, good: bool
) -> None:
    """A good one dipped below the crossbar, and one that was short rolled on behind the posts."""
    player = snap(position(ball_on=ball_on, down=4, kick=kick), kick, "DEF -60", "none", "none")
    film, high, spots = player.game.film, list[float](), list[float]()
    for _ in player.motion():
        if film.open and film.posts_lit:
            spots.append(film.strip.ball.yards)
            high.append((film.point(film.strip.ball.yards)[1] - film.ball[1]) / film.theme.u)
    posts = FIELD + END_ZONE
    assert (spots[0] == posts and CROSSBAR < high[0] < POSTS) if good else max(spots) <= posts
    assert spots[1] == spots[0], "it stands still there for a moment"
    assert len(set(spots)) > 8, "and bounces on"


@pytest.mark.parametrize(("acts", "at"), [
    (("RUN 70", "DEF -50", "none", "none"), 50),
    (("RUN 100", "DEF -45", "none", "none"), 50),
    (("PASS 75", "DEF -50", "none", "none"), 65),
    (("PASS 55", "DEF -60", "none", "PASS INTERFERENCE"), 50),
    (("RUN 65", "DEF -60", "none", "none"), None),
], ids=["run", "long run", "pass", "foul", "short"])  # fmt: skip
def test_chalk_flies_once_as_the_ball_breaks_the_line_and_not_after_the_tackle(
    snap: Sit, acts: tuple[str, ...], at: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It flew with the tackle and once more with the headline; that of a pass flies as it is caught."""
    held = [acts[0], "RUN 60", "PASS 40", "PASS 100", "PASS INTERFERENCE"]
    defense = [acts[1], *(card for card in DEFENSE_HAND if card != acts[1])]
    player = snap(position(held, defense[:6], ball_on=40), *acts)
    film, flew = player.game.film, list[float]()
    effects = player.table.playback.effects
    scuff = effects.scuff

    def flies(center: tuple[float, float], color: str, lasts: float) -> None:
        flew.extend([film.ball_yards] * (color == "firstDown"))
        scuff(center, color, lasts)

    monkeypatch.setattr(effects, "scuff", flies)
    for _ in player.motion():
        pass
    assert flew == ([] if at is None else [pytest.approx(at, abs=2)])


@pytest.mark.parametrize(("call", "against", "seen"), [
    ("RUN 100", "DEF -50", False), ("RUN 60", "DEF -100", False), ("RUN 70", "DEF -50", True),
], ids=["beyond the right edge", "beyond the left edge", "in the picture"])  # fmt: skip
def test_the_mark_where_a_play_ends_never_leaves_the_picture(snap: Sit, call: str, against: str, seen: bool) -> None:
    """Fifty yards ahead it was beyond the edge, and a line led nowhere; now an arrow points there."""
    held = [call, "PASS 40", "PASS 55", "PASS 100", "HOLDING"]
    defense = [against, *(card for card in DEFENSE_HAND if card != against)]
    player = snap(position(held, defense[:6], ball_on=50), call, against, "none")
    player.rest()
    film, mark = player.game.film, player.game.film_preview
    surface = pygame.Surface(player.table.app.theme.size)
    mark.paint(surface)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    parts = drawn.get_bounding_rects()
    assert film.bounds().inflate(-8, -8).contains(parts[0].unionall(parts[1:]))
    x, y = mark._tip
    assert (film.point(mark.preview.end) == (x, y)) is seen
    assert bool(drawn.get_at((round(x), round(y)))) is not seen, "a ring is hollow, and an arrow is not"
