"""The two fields: what lies, moves and is written on each, and what is told of it where and when."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table.cues.big_moments import LONG_PLAY_YARDS
from scenes.table.jukem.field import BALL, GAIN, LONG_GAIN, WORTH_AT, TotalPlate
from scenes.table.jukem.ground import RULER, turf
from scenes.table.stage.big_moment import BigWord, GrowingNumber, Halo
from scenes.table.stage.effects import Flyer
from tests.game.jukem.positions import position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.jukem.test_links import IDLE, OTHERS, stopped
from tests.scenes.table.player import Sit


def test_a_long_play_is_celebrated_once_it_stands(jukem: Sit) -> None:
    """JF-53: nothing is celebrated that may yet be taken away; its yards pop, larger than others, as it lands.

    The word for them came after the other side had thought about its answer.
    """
    state = position([["KICK RETURN", *IDLE[:4]], OTHERS], phase="play")
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.alone()
    lane = player.game.lanes[0]
    player.commit("KICK RETURN")
    popped = {lane._number_size for _ in player.motion() if lane.gain == "+50" and lane.pop}
    assert max(popped) > 2 * LONG_GAIN * 0.9 > 2 * GAIN
    assert not player.things(Halo)
    player.commit("let_it_stand")
    rings = [len(player.things(Halo)) for _ in player.motion()]
    assert max(rings)
    assert player.game.pushed >= LONG_PLAY_YARDS


@pytest.mark.parametrize(("line", "ahead"), [("RUN 15", True), ("RUN 25, RUN 30, RUN 5", False)])
def test_a_doubled_number_stands_on_its_own_field_beside_its_cards(jukem: Sit, line: str, ahead: bool) -> None:
    """JF-34: it stood in the middle of the table, over the other side's field."""
    state = position([["RUN 15", "JUKEM", *IDLE[:3]], OTHERS], lines=[line, ()], phase="play")
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.alone()
    lane = player.game.lanes[0]
    player.commit("RUN 15 + JUKEM")
    shown = 0
    for _ in player.motion():
        for shown_number in player.things(GrowingNumber):
            x, y = shown_number.center
            cards = [card.rect for card in player.zone("line:0") if not card.long]
            shown += 1
            assert lane.rect.collidepoint(x, y)
            assert (x > lane.head()[0]) is ahead
            assert not any(card.inflate(100, 0).collidepoint(x, y) for card in cards)
    assert shown > 10


@pytest.mark.parametrize(("answer", "slot"), [("SACK", "stops"), ("FUMBLE", "wipes")])
def test_an_answer_counts_when_it_has_done_what_it_does(jukem: Sit, answer: str, slot: str) -> None:
    """JF-59: the number of those left fell before the card had come down."""
    player = stopped(jukem, answer)
    lane = player.game.lanes[1]

    def left() -> int:
        return int(next(each.value for each in player.game.slots() if each.heading == slot))

    before = left()
    player.commit(answer)
    for _ in player.motion():
        assert left() == before or lane.yards == (50 if answer == "SACK" else 0) or player.game.answer is None
        assert left() == before or player.game.answer is None
    assert left() == before - 1


def test_the_strip_of_a_side_is_silent_as_its_next_card_is_thrown(jukem: Sit) -> None:
    """It still told of an answer while the side's own drive grew."""
    state = position([IDLE, ["RUN 10", *OTHERS[:3]]], phase="play", attacker=1)
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=0)
    player.alone()
    player.rest(1.0)
    player.hud.strips[0].last = "Foxes played HOLDING"
    player.commit("RUN 10")
    told = [player.hud.strips[0].last for _ in player.motion() if player.game.lanes[1].yards]
    assert told
    assert "Foxes played HOLDING" not in told


@EVERY_LOOK
def test_a_preview_leaves_the_number_of_its_yard_line_in_sight(
    jukem: Sit, size: tuple[int, int], text_size: int
) -> None:
    player = jukem(pace=0.0, wait=20, size=size, text_size=text_size)
    for lane, tag in zip(player.game.lanes, player.game.tags, strict=True):
        lane.ghost = 30
        assert tag.bounds().top >= lane.rect.y + player.app.theme.px(RULER)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_the_points_of_a_touchdown_fly_from_the_end_zone_to_the_score(jukem: Sit, reduced: bool) -> None:
    """JF-51: the hit is seen, the word lies on its own field, and the score counts only what has come."""
    state = position([["RUN 30", *IDLE[:3]], OTHERS], lines=["RUN 25, RUN 25, RUN 20", ()], phase="play")
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=20, reduced_motion=reduced)
    player.alone()
    lane, other = player.game.lanes
    zone = player.game.end_zones[0]
    order = list[str]()

    def note(what: str, so: object) -> None:
        if so and what not in order:
            order.append(what)

    player.commit("RUN 30")
    for _ in player.motion():
        words = player.things(BigWord)
        note("hit", zone.pushed > 1 and lane.arc > 1)
        note("word", words)
        note("flies", zone.sent)
        note("thrown", any(zone.rect.x > flyer.x > 700 for flyer in player.things(Flyer)))
        note("scored", player.game.table_state.points[0])
        assert all(word.band.top > other.middle and lane.rect.collidepoint(word.band.center) for word in words)
        assert not (words and "hit" in order and not words[0].leaving and zone.sent)
    assert order == (["word", "flies", "scored"] if reduced else ["hit", "word", "flies", "thrown", "scored"])
    assert not zone.sent


def test_at_100_yards_nothing_is_to_go_and_no_kick_is_offered() -> None:
    assert [text for text, _ in TotalPlate._notes(100)] == ["touchdown"]


def test_the_ball_lies_in_the_end_zone_after_a_touchdown(jukem: Sit) -> None:
    """JF-51: over the line, and not beyond the field."""
    lane = jukem(pace=0.0, wait=20).game.lanes[0]
    assert lane.rect.right < lane.head(100)[0] < lane.rect.right + lane.rect.w * 0.05


@pytest.mark.parametrize(("answer", "left"), [("FUMBLE", 0), ("SACK", 50)])
def test_what_an_answer_would_take_is_shown_on_the_drive_before_it_is_played(
    jukem: Sit, answer: str, left: int
) -> None:
    """JF-56, JF-57."""
    state = position(
        [["SACK", "FUMBLE", *IDLE[:2]], OTHERS], lines=[(), "RUN 25, RUN 25, RUN 15"], phase="defense", attacker=1
    )
    player = jukem(at=state, pace=0.0, wait=20)
    player.alone()
    lane = player.game.lanes[1]
    player.click(player.card(answer))
    player.wait(1.0)
    assert (lane.ghost, lane.threatened) == (left, 65 - left)
    assert player.game.lanes[0].ghost is None
    player.click(player.card(answer))
    player.wait(1.0)
    assert lane.ghost is None


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "uses up the drive"),
        ({"draw_count": 0}, "and the half is over"),
        ({"draw_count": 0, "period": 1}, "and the match is over"),
    ],
)
def test_a_kick_shows_its_flight_and_points_and_says_what_it_uses_up_or_ends(
    jukem: Sit, fields: dict[str, Any], told: str
) -> None:
    """JF-47, JF-66: 85 yards went for three points unsaid, and a match ended with a RUN still to play.

    Shown as yards that are lost, in red, the kick looked like a wipe of the own drive.
    """
    hand, line = ["FIELD GOAL", *IDLE[:4]], "RUN 30, RUN 30, RUN 25"
    state = position([hand, OTHERS], lines=[line, ()], phase="play", **fields)
    player = jukem(at=state, pace=0.0, wait=20)
    player.click("FIELD GOAL")
    player.wait(0.5)
    lane = player.game.lanes[0]
    assert (lane.kick, lane.ghost, lane.threatened) == (3, None, 0)
    assert all(lane.bounds().collidepoint(spot) for spot in lane.flight())
    assert lane.rect.colliderect(player.game.tags[0].bounds())
    (pressed,) = [each.button for each in player.table.column.large if "+3" in each.button.label]
    assert pressed.detail == told


@EVERY_LOOK
def test_each_side_has_a_field_of_its_own(jukem: Sit, size: tuple[int, int], text_size: int) -> None:
    """Both were the same green: the club's name is painted on its end zone, and the turf is mown in its own way."""
    player = jukem(pace=0.0, wait=20, size=size, text_size=text_size)
    theme, painted = player.app.theme, []
    for zone, lane in zip(player.game.end_zones, player.game.lanes, strict=True):
        assert zone.name == player.game.names[zone.seat]
        strip = pygame.Surface(player.app.screen.get_size())
        zone.paint(strip)
        name = pygame.Rect(zone.rect.x, lane.middle, zone.rect.w, zone.rect.bottom - lane.middle)
        inks = {tuple(strip.get_at((x, y))) for x in range(name.x, name.right) for y in range(name.y, name.bottom)}
        assert tuple(theme.color("inkText")) in inks
        painted.append(turf(theme, zone.seat, 200))
    assert painted[0] != painted[1]
    theme.apply(theme.size, high_contrast=True, text_size=text_size)
    assert turf(theme, 0, 200) == turf(theme, 1, 200), "plain in high contrast"


@EVERY_LOOK
def test_the_worth_of_an_end_zone_is_read_beside_the_ball(jukem: Sit, size: tuple[int, int], text_size: int) -> None:
    """At 95 yards the ball lay on it."""
    player = jukem(pace=0.0, wait=20, size=size, text_size=text_size)
    theme = player.app.theme
    for lane, zone in zip(player.game.lanes, player.game.end_zones, strict=True):
        lane.ghost = 100
        assert not player.game.tags[lane.seat].bounds().colliderect(zone.rect), "TD lay on the 7"
        foot = zone.rect.y + theme.px(WORTH_AT) + theme.measure("block", 30, "7")[1] // 2
        assert foot < lane.middle - theme.px(BALL[1]) // 2


@pytest.mark.parametrize(
    ("practice", "left", "stops", "wipes"),
    [(False, "2 HOLDING, FUMBLE, PICKED OFF", "4", "2"), (True, "HOLDING, PICKED OFF", "3", "1")],
)
def test_the_score_bug_counts_the_stops_and_wipes_that_are_not_gone(
    jukem: Sit, practice: bool, left: str, stops: str, wipes: str
) -> None:
    """JF-59: by what everybody has seen, whoever holds them."""
    hand = ["SACK", *IDLE[:3]]
    discard_pile = ["SACK", "PICKED OFF"]  # the open card, which may be taken, is the first one named
    state = position([hand, OTHERS], draw_pile=left, discard_pile=discard_pile, practice=practice, draw_count=20)
    options = {"practice": "on" if practice else "off"}
    player = jukem(at=state, pace=0.0, wait=20, options=options)
    shown = {slot.heading: slot.value for slot in player.game.slots()}
    assert (shown["stops"], shown["wipes"]) == (stops, wipes)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_match_begins_with_a_kickoff_down_both_fields(jukem: Sit, reduced: bool) -> None:
    """The balls lay there already, behind the clubs and the coin."""
    player = jukem(pace=1.0, wait=0, reduced_motion=reduced)
    lanes = player.game.lanes
    player.frames()
    assert all(lane.away for lane in lanes)
    flew = set()
    for _ in player.motion(1200):
        flew |= {round(flyer.x) for flyer in player.things(Flyer)}
    assert (len(flew) > 20) is not reduced
    assert not any(lane.away for lane in lanes)
