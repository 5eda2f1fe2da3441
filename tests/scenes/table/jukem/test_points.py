"""The points of Jukem: a kick has a free place, one that takes the lead has weight, and one's own touchdown more."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.cues.cheer import Cheer
from scenes.table.cues.flights import POSTS
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.effects import Flyer
from tests.game.jukem.positions import Line, position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.jukem.test_links import IDLE, OTHERS
from tests.scenes.table.player import Sit, TablePlayer


def kicking(jukem: Sit, score: tuple[int, int], line: str = "RUN 30, RUN 30, RUN 20, RUN 15") -> TablePlayer:
    """A player who is about to kick from 95 yards."""
    state = position([["FIELD GOAL", *IDLE[:4]], OTHERS], lines=[line, ()], phase="play", score=score)
    player: TablePlayer = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.alone()
    return player


def scoring(jukem: Sit, seat: int, reduced: bool = False) -> TablePlayer:
    """A player whose side, or the other one, is about to score a touchdown that nobody answers."""
    lines: list[Line] = [(), ()]
    hands = [IDLE[:4], OTHERS]
    lines[seat], hands[seat] = "RUN 25, RUN 25, RUN 20", ["RUN 30", *hands[seat]]
    state = position(hands, lines=lines, phase="play", attacker=seat)
    player: TablePlayer = jukem(at=state, pace=1.0, auto_continue=False, wait=0, reduced_motion=reduced)
    player.alone()
    player.wait(0.5)
    return player


def test_the_goal_posts_cover_neither_card_nor_end_zone_and_the_ball_stays_on_its_field(jukem: Sit) -> None:
    """JF-46: from 95 yards they stood on the FIELD GOAL card, and the ball flew over the other side's field."""
    player = kicking(jukem, (0, 0))
    lane, zone, plate = player.game.lanes[0], player.game.end_zones[0], player.game.plates[0]
    player.commit("FIELD GOAL")
    seen, called = 0, False
    for _ in player.motion():
        flyers = [thing for thing in player.things(Flyer) if thing.alpha > 0.5]
        for posts in (each for each in flyers if each.picture.get_height() > player.app.theme.px(POSTS[1] / 2)):
            area = posts.picture.get_rect(center=posts._center())
            assert plate.rect.contains(area)
            assert not area.colliderect(zone.rect)
            seen += 1
        called = called or bool(player.things(BigWord))
        if plate.behind_posts and not called:
            assert all(each._center()[1] > lane.rect.top for each in flyers)
    assert seen > 10
    assert not plate.behind_posts


@pytest.mark.parametrize(("score", "is_big"), [((0, 0), True), ((7, 7), True), ((0, 7), False), ((7, 0), False)])
def test_a_field_goal_that_takes_the_lead_is_a_big_moment(jukem: Sit, score: tuple[int, int], is_big: bool) -> None:
    """JF-47."""
    player = kicking(jukem, score)
    player.commit("FIELD GOAL")
    shown = {type(thing) for _ in player.motion() for thing in [*player.things(BigWord), *player.things(Banner)]}
    assert shown == ({BigWord} if is_big else {Banner})


def test_ones_own_touchdown_is_greater_than_theirs(jukem: Sit) -> None:
    """JF-51: both had the same band. One's own ball is spiked, and one's mascot leaps beside the word."""
    frames, spiked, leapt = [0, 0], [0.0, 0.0], [0, 0]
    for seat in (0, 1):
        player = scoring(jukem, seat)
        player.commit("RUN 30")
        for _ in player.motion():
            frames[seat] += 1
            spiked[seat] = max(spiked[seat], player.game.lanes[seat].arc)
            leapt[seat] += len(player.things(Cheer))
        assert not player.things(Cheer)
    assert spiked[0] > 2 * spiked[1]
    assert leapt[0] > 30
    assert leapt[1] == 0
    assert frames[0] > frames[1]


def test_a_mascot_leaps_in_the_free_end_of_the_band(jukem: Sit) -> None:
    """JF-51."""
    player = scoring(jukem, 0)
    player.commit("RUN 30")
    for _ in player.motion():
        for cheer in player.things(Cheer):
            assert player.app.screen.get_rect().contains(cheer.bounds())
            assert not any(word.lit_area.inflate(-60, 0).colliderect(cheer.bounds()) for word in player.things(BigWord))


@EVERY_LOOK
@pytest.mark.parametrize("yards", [70, 90, 95])
def test_the_ball_leaves_the_name_on_the_end_zone_in_sight(
    jukem: Sit, size: tuple[int, int], text_size: int, yards: int
) -> None:
    """At 95 yards it lay on the name."""
    player = jukem(pace=0.0, wait=20, size=size, text_size=text_size)
    for lane, zone in zip(player.game.lanes, player.game.end_zones, strict=True):
        ball = lane._ball(0).get_rect(center=lane.head(yards))
        assert not ball.inflate(-4, 0).colliderect(zone.rect)
        assert lane.head(95)[0] < lane.head(97)[0] < lane.head(100)[0]


@pytest.mark.parametrize("answer", ["SACK", "FUMBLE", "HOLDING"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_lost_does_not_fly_over_the_log(jukem: Sit, answer: str, seat: int) -> None:
    """JF-59: the cards of the other side's drive were swept over it."""
    lines: list[Line] = [(), ()]
    hands = [IDLE, OTHERS]
    lines[seat], hands[1 - seat] = "RUN 25, RUN 25, RUN 15", [answer, *hands[1 - seat][:3]]
    player = jukem(at=position(hands, lines=lines, phase="defense", attacker=seat), pace=1.0, wait=0)
    player.alone()
    player.wait(0.5)
    player.commit(answer)
    rail = pygame.Rect(player.hud.space.rail_x, 0, 400, 2000)
    flown = 0
    for _ in player.motion():
        for sprite in player.table.board.sprites():
            flown += 1
            assert sprite.alpha < 0.05 or not sprite.rect.colliderect(rail)
    assert flown
