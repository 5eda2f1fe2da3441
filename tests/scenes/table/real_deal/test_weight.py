"""What an answer does to the play and its points is seen before any word says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.variants.real_deal.cards import (
    BLOCK,
    CONTINUATIONS,
    COUNTERS_OF,
    END_OF_QUARTER,
    FALSE_START,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    KICK_LONG,
    KICK_SHORT,
    MISS,
    PASS_LONG,
    PASS_SHORT,
    PENALTIES,
    PUNT_INSIDE,
    RED_FLAG,
    RETURN,
    RUN_LONG,
    RUN_MIDDLE,
    RUN_SHORT,
    SACK,
    SAFETY,
    TACKLE,
)
from scenes.table.real_deal import pictures
from scenes.table.real_deal.answers import card_at
from scenes.table.real_deal.parts import TURNED
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord, Shards
from scenes.table.stage.effects import Flyer
from tests.game.real_deal.positions import act, position
from tests.scenes.table.player import Sit, TablePlayer

FRAME = 1 / 25


def answering(real_deal: Sit, play: str, answer: str, **how: Any) -> TablePlayer:
    """Gulls answer a play of Foxes, who can do nothing more."""
    table: dict[str, Any] = {"offense": 1, "phase": "counter", "table_piles": [[], [play]], "chain": [[1, play]]}
    player = real_deal("human", "pro", at=position([[answer, END_OF_QUARTER], [RUN_MIDDLE]], **table), pace=1.0, **how)
    player.alone()
    player.commit(f"COUNTER({answer})")
    return player


def frames(player: TablePlayer, count: int = 90) -> Iterator[None]:
    """As many frames of 25 a second, while something moves."""
    for _ in range(count):
        player.app.step(FRAME)
        yield


STOPPED = [(RUN_SHORT, FOURTH_DOWN), (RUN_SHORT, FUMBLE), (PASS_SHORT, INTERCEPTION), (KICK_SHORT, BLOCK)]
CALLED_BACK = [(RUN_SHORT, HOLDING), (RUN_SHORT, FALSE_START), (RUN_SHORT, TACKLE), (PASS_LONG, SACK)]
STRUCK_BACK = [(RUN_LONG, SAFETY), (KICK_LONG, RETURN)]


@pytest.mark.parametrize(("play", "answer"), [*STOPPED, *CALLED_BACK, *STRUCK_BACK, (KICK_SHORT, MISS)])
def test_the_points_at_stake_break_under_an_answer_before_any_word(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, play: str, answer: str
) -> None:
    player = answering(real_deal, play, answer)
    stamped, shaken, broken = list[bool](), list[float](), False
    effects = player.table.playback.cue_context.effects
    monkeypatch.setattr(effects, "stamp", lambda *how: stamped.append(player.game.stakes.number_left))
    monkeypatch.setattr(effects, "shake", shaken.append)
    for _ in frames(player):
        broken = broken or bool(player.things(Shards))
        if player.things(Banner) or player.things(BigWord):
            break
    assert broken
    assert all(stamped)
    assert any(shaken) is (answer in TURNED or (play, answer) == (RUN_SHORT, FOURTH_DOWN)), "only big moments shake"


def test_a_kick_that_misses_goes_wide_before_its_points_break(real_deal: Sit) -> None:
    player = answering(real_deal, KICK_SHORT, MISS)
    ends, gone = player.game.desk.spots[1].centerx, False
    for _ in frames(player):
        balls = [ball for ball in player.things(Flyer) if ball.picture.get_width() < 100]
        gone = gone or any(ball.x > ends for ball in balls)
        if player.game.stakes.number_left:
            break
    assert player.game.stakes.number_left
    assert gone


def test_a_punt_comes_down_on_the_other_side_of_the_desk_before_it_is_told(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It flew out of sight over the desk, which stood empty; and a banner and the prompt told it at once."""
    player = real_deal(at=position([[RUN_SHORT, MISS], [RUN_MIDDLE]]), pace=1.0)
    player.commit(f"PUNT({RUN_SHORT})")
    other, landed, high, said = player.game.desk.spots[1], False, 0.0, list[str]()
    effects = player.table.playback.cue_context.effects
    monkeypatch.setattr(effects, "stamp", lambda center, words, *how: said.append(words))
    for _ in frames(player):
        balls = player.things(Flyer)
        landed = landed or any(other.collidepoint(ball.x, ball.y) for ball in balls if not ball.arc)
        high = max(high, *(ball.arc for ball in balls), 0.0)
        if "punted" in player.prompt:
            break
        assert not player.things(Banner)
    assert "punted" in player.prompt
    assert landed
    assert high > 0.8 * other.h, "it was a small ball that hopped over the old cards"
    assert "punt" in said, "nothing named it"


def test_a_red_flag_lands_on_the_play_which_is_lifted_and_takes_its_points_back_before_any_word(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was a sign with a yellow stamp, as if it were a penalty."""
    player = answering(real_deal, RUN_SHORT, RED_FLAG)
    ctx, spot = player.table.playback.cue_context, player.game.desk.spots[0]
    stamps, slams, landed, high, back = list[str](), list[tuple[float, float]](), False, 0.0, False
    monkeypatch.setattr(ctx.effects, "stamp", lambda center, words, *how: stamps.append(words))
    monkeypatch.setattr(ctx.effects, "slam", lambda picture, center: slams.append(center))
    for _ in frames(player):
        play = card_at(ctx, 0)
        high = max(high, play.rise if play else 0.0)
        near = [thing for thing in player.things(Flyer) if spot.collidepoint(thing.x, thing.y)]
        landed = landed or (bool(near) and not player.game.stakes.number_left)
        back = back or (bool(near) and player.game.stakes.number_left)
        assert not player.things(Shards)
        if RED_FLAG in player.prompt:
            break
    assert landed
    assert back
    assert high > player.table.app.theme.px(20)
    assert slams == [spot.center]
    assert not stamps


def test_only_penalties_are_marked_in_their_yellow() -> None:
    flags = {counter for counter in CONTINUATIONS if pictures._ANSWERS.get(counter, pictures._flag) is pictures._flag}
    assert flags == set(PENALTIES)


@pytest.mark.parametrize("counter", CONTINUATIONS)
def test_what_undoes_a_play_is_said_on_the_play_and_then_by_the_prompt_alone(real_deal: Sit, counter: str) -> None:
    """OVERTURNED stood on the play and in a banner, and the desk and the prompt told the same."""
    play = next(each for each in (RUN_SHORT, PASS_LONG) if counter in COUNTERS_OF[each])
    player = answering(real_deal, play, counter)
    spot, marked = player.game.desk.spots[0], False
    for _ in frames(player):
        told = "no play" in player.prompt
        marked = marked or (not told and any(spot.collidepoint(each.x, each.y) for each in player.things(Flyer)))
        assert not player.things(Banner)
        if told:
            break
    assert "no play" in player.prompt
    assert marked
    assert player.game.stakes.headlines


def allowed_safety(real_deal: Sit, **how: Any) -> TablePlayer:
    """Foxes have answered with a SAFETY, which Gulls can only accept."""
    at = position([[RUN_LONG, MISS], [SAFETY, FOURTH_DOWN]])
    act(at, f"PLAY({RUN_LONG})", f"COUNTER({SAFETY})")
    return real_deal(at=at, pace=1.0, wait=0, **how)


def test_a_safety_drives_the_play_back_over_its_own_goal_line_before_the_word_and_its_points_fly_after_it(
    real_deal: Sit,
) -> None:
    """A number told the points first, and nothing but the word moved."""
    player = allowed_safety(real_deal)
    ctx, zone, driven, flew = player.table.playback.cue_context, player.game.end_zone, False, False
    for _ in frames(player, 150):
        play = card_at(ctx, 0)
        driven = driven or (zone.shown == 1.0 and zone.left and play is not None and play.x < zone.line)
        assert driven or not player.things(BigWord)
        flew = flew or (player.game.stakes.number_left and bool(player.things(Flyer)))
        assert driven or not flew
        if player.game.table_state.points[1] == 2:
            break
    assert flew
    assert zone.seat == 0


def test_a_punt_inside_the_10_comes_down_before_the_goal_line_and_only_then_is_announced(real_deal: Sit) -> None:
    """The ball flew off the desk, from where no card lay."""
    at = position([[PUNT_INSIDE, MISS], [RUN_MIDDLE, FOURTH_DOWN]])
    act(at, f"PLAY({PUNT_INSIDE})")
    player = real_deal(at=at, pace=1.0, wait=0)
    zone, down = player.game.end_zone, False
    for _ in frames(player):
        down = down or any(zone.line - 60 < ball.x < zone.line and not ball.arc for ball in player.things(Flyer))
        if player.things(Banner):
            break
    assert down
    assert (zone.seat, zone.shown) == (1, 1.0)


def test_with_reduced_motion_a_safety_is_a_still_word(real_deal: Sit) -> None:
    player, words = allowed_safety(real_deal, reduced_motion=True), False
    for _ in frames(player, 150):
        words = words or bool(player.things(BigWord))
        assert player.game.end_zone.render_key() is None
        if player.game.table_state.points[1] == 2:
            break
    assert words


@pytest.mark.parametrize("seat", [0, 1])
def test_an_end_zone_is_turf_with_its_clubs_name_behind_the_card(real_deal: Sit, seat: int) -> None:
    """It was a plain slab in the spot of the answer, which looked like an unfinished box."""
    player = real_deal(at=position([[RUN_SHORT, MISS], [RUN_MIDDLE]]))
    zone, theme = player.game.end_zone, player.app.theme
    zone.rect, zone.seat, zone.left = player.game.desk.spots[1].inflate(44, 0), seat, False
    zone.beside, zone.name = player.game.desk.spots[1].w, "Gulls"
    painted = zone.picture()
    assert painted is zone.picture(), "it is drawn once"
    zone.name = ""
    behind = pygame.Rect(zone.beside, 0, zone.rect.w - zone.beside, zone.rect.h)
    named, plain = (pygame.image.tobytes(each.subsurface(behind), "RGB") for each in (painted, zone.picture()))
    assert named != plain
    edge = painted.get_at((theme.px(10), painted.get_height() // 2))
    assert edge in (theme.color("turfA"), theme.color("turfB"))


def test_the_pieces_of_the_points_do_not_fall_onto_the_hand(real_deal: Sit) -> None:
    player = answering(real_deal, RUN_SHORT, FUMBLE)
    floor, seen = player.hud.space.table.bottom, False
    for _ in frames(player):
        for shards in player.things(Shards):
            seen = True
            assert shards.bounds().bottom <= floor
    assert seen


def test_a_big_word_leaves_the_play_in_sight(real_deal: Sit) -> None:
    """INTERCEPTED covered the catch, and TOUCHDOWN the card in the end zone."""
    player, words = answering(real_deal, PASS_SHORT, INTERCEPTION), list[BigWord]()
    for _ in frames(player):
        words += player.things(BigWord)
    spot = player.game.desk.spots[1]
    assert words
    assert all(word.band.top > spot.top + 0.4 * spot.h for word in words)


def test_the_end_zone_of_a_safety_takes_the_place_of_the_whole_rundown(real_deal: Sit) -> None:
    """It covered the right half of what stood there."""
    player = allowed_safety(real_deal)
    zone = player.game.end_zone
    for _ in frames(player, 150):
        if zone.shown == 1.0:
            break
    assert zone.left
    assert zone.rect.left == player.game.desk.rundown.left


@pytest.mark.parametrize(("play", "darkens"), [(RUN_SHORT, True), (PUNT_INSIDE, False)])
def test_no_light_falls_on_the_answer_for_points_that_do_not_come(real_deal: Sit, play: str, darkens: bool) -> None:
    """The first PUNTS INSIDE THE 10 of a match darkened the desk as if a number were to come."""
    player = real_deal(at=position([[play, MISS], [RUN_MIDDLE]]), pace=1.0)
    player.alone()
    player.commit(f"PLAY({play})")
    darkest = 0.0
    for _ in frames(player, 40):
        darkest = max(darkest, player.game.lights.shown)
    assert (darkest > 1.0) is darkens
