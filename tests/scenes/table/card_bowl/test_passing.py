"""A pass: its cards aim it, the ball stays in the passer's hand, and the press that throws it is seen at once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.stakes import THROW
from scenes.table.card_bowl.acting import rush_lane
from scenes.table.card_bowl.shown import DRAWN
from scenes.table.card_bowl.stake_plates import PAD, StakePlates
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start


def press(pilot: Pilot, table: Any, label: str) -> None:
    button = next(thing.button for thing in table.column.large if thing.button.label == label)
    sitting.click(pilot, button.rect.center)


def test_the_ball_stays_in_the_hand_while_the_cards_aim_it(start: Start) -> None:
    """It hung in the air while "Throw, or one more?" was asked."""
    pilot, table = start(asked="yardage", pace=1.0, seed=1)
    game = table.game
    passer = (game.table_state.play.offense, 0)
    assert game.shown.stance.holder == passer
    assert game.marks.box(passer).inflate(20, 20).collidepoint(game.ball.place())
    first = game.throw_line.share
    assert 0 < first == game.shown.stance.aim
    press(pilot, table, "One more card")
    sitting.rest(pilot, table, 20.0)
    assert game.shown.stance.holder == passer
    assert game.throw_line.share == game.shown.stance.aim > first


def test_a_throw_leaves_the_hand_with_the_press_before_its_catch_card_is_read(start: Start) -> None:
    pilot, table = start(asked="yardage", pace=1.0)
    game, board = table.game, table.board
    count = len(board.zones[DRAWN])
    press(pilot, table, "Throw it")
    for _ in range(60):
        pilot.frames()
        if game.ball.flies:
            break
    assert game.ball.flies
    assert len(board.zones[DRAWN]) <= count + 1
    assert all(sprite.flip < 1.0 for sprite in board.zones[DRAWN][count:])
    assert game.throw_line.render_key() is None


def test_plates_and_buttons_stand_in_one_order_and_the_coachs_choice_is_the_white_one(start: Start) -> None:
    """The buttons read "One more card", "Throw it" beside plates in the other order."""
    orders, marked = set(), set()
    for seed in (7, 11, 8, 3):
        _, table = start(asked="yardage", seed=seed)
        plates = [stake.action for stake in table.game.stakes.stakes]
        buttons = [table.column.meant_by(thing.button) for thing in table.column.large[:2]]
        orders.add((*plates,))
        assert [[*means] for means in buttons] == [[action] for action in plates]
        liked = table.game.recommended(table.control.view, table.choosing.legal)[0]
        assert [*table.column.meant_by(table.column.primary)] == [liked]
        marked.add(isinstance(liked, Choose))
    assert len(orders) == 1
    assert orders.pop()[0] == THROW
    assert marked == {False, True}


def test_no_plate_hides_the_passer_or_the_ball(start: Start) -> None:
    for seed in (7, 11):
        _, table = start(asked="yardage", seed=seed)
        game = table.game
        passer = game.marks.box((game.table_state.play.offense, 0))
        assert passer.collidelist(game.stakes.places()) < 0
        assert not any(plate.collidepoint(game.ball.place()) for plate in game.stakes.places())


def test_two_plates_leave_the_secondary_and_the_name_of_the_other_side_in_sight(start: Start) -> None:
    """They lay over the upper halves of the safeties, and over "Foxes, computer: pro"."""
    _, table = start(asked="yardage", seed=11)
    game, strip = table.game, table.hud.strips[0]
    places = game.stakes.places()
    assert [man for man in game.marks.spots() if game.marks.box(man).collidelist(places) >= 0] == []
    assert not game.stakes.tells()
    assert game.stake_foot.words, "what there is no room for is read at the foot"
    assert places[0].left > game.theme.measure("text", 18, strip.name, True)[0] + strip.rect.h


@pytest.mark.parametrize("seed", [7, 11])
@EVERY_SIZE
@pytest.mark.parametrize("asked", ["yardage", "recovery"])
def test_what_is_said_of_an_answer_is_read_whole_below_the_meter(
    start: Start, size: tuple[int, int], text_size: int, asked: str, seed: int
) -> None:
    """Three lines ran over "More cards to come" and the prompt."""
    pilot, table = start(size=size, text_size=text_size, asked=asked, seed=seed)
    foot, meter = table.game.stake_foot, table.game.meter
    for stake in table.game.stakes.stakes:
        table.game.stakes.pointed = stake.head
        pilot.frames(2)
        if foot.words:
            assert not table.game.theme.overflows, foot.words
            assert not meter.box().colliderect(foot.bounds())
            assert foot.bounds().bottom <= table.game.space.prompt.top


@EVERY_SIZE
@pytest.mark.parametrize("asked", ["yardage", "recovery"])
def test_plates_leave_the_line_the_ball_and_the_meter_in_sight(
    start: Start, size: tuple[int, int], text_size: int, asked: str
) -> None:
    """They lay over the men of the front, whom the question is about."""
    _, table = start(size=size, text_size=text_size, asked=asked, seed=11)
    game = table.game
    state, places = game.table_state, game.stakes.places()
    firsts = {place: man for man, place in reversed([*enumerate(state.places)]) if rush_lane(place) is not None}
    line = [(1 - state.play.offense, man) for man in firsts.values()]
    line += [(state.play.offense, man) for man, lane in enumerate(state.lanes) if lane is not None]
    assert bool(line) == bool(state.play.slots)
    assert [man for man in line if game.marks.box(man).collidelist(places) >= 0] == []
    assert not any(place.collidepoint(game.ball.place()) for place in places if line)
    assert game.meter.box().collidelist(places) < 0
    assert not game.stake_foot.bounds().colliderect(game.meter.box())
    assert min(place.top for place in places) >= table.hud.space.strip.top


def test_plates_never_rise_over_the_score_and_lie_on_the_film_once_the_play_is_over(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a sack the front stood at the top of the film, and nothing of a fourth down's plates could be read."""
    _, table = start(asked="recovery", seed=11)
    plates, strip = table.game.stakes, table.hud.space.strip
    monkeypatch.setattr(StakePlates, "_line", lambda plates: strip.top + 4)
    assert min(place.top for place in plates.places()) >= strip.top
    monkeypatch.undo()
    _, table = start(asked="yardage", seed=11)
    plates, story = table.game.stakes, table.game.shown.story
    assert plates._line() is not None
    story.ended = own.PlayEnded(
        clause="CB-419", seat=0, down=3, to_go=10, los=30, play="sack", how="dead", holder=0, ball_on=11, gain=-19
    )
    assert plates._line() is None
    assert min(place.top for place in plates.places()) >= table.hud.space.table.top


@EVERY_SIZE
def test_nothing_is_written_beyond_a_plate(start: Start, size: tuple[int, int], text_size: int) -> None:
    """With large text "complete, for about 10 yards" ran over the edge."""
    _, table = start(size=size, text_size=text_size, asked="yardage", seed=11)
    plates, window = table.game.stakes, pygame.Surface(table.app.screen.get_size())
    plates.paint(window)
    assert pygame.mask.from_threshold(window, "black", (1, 1, 1, 255)).count() < window.width * window.height
    for place in plates.places():
        window.fill("black", place.inflate(8, 8))
    assert pygame.image.tobytes(window, "RGB") == bytes(3 * window.width * window.height)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 130)])
def test_a_throw_says_how_often_it_is_caught_without_a_first_down_and_what_speaks_for_the_star(
    start: Start, size: tuple[int, int], text_size: int
) -> None:
    """A newcomer could not say why "Throw it 90%" brought a first down in 65%, and why the star lay on the other."""
    _, table = start(asked="yardage", size=size, text_size=text_size)
    plates = table.game.stakes
    now, more = plates.stakes
    for stake, box in zip(plates.stakes, plates.places(), strict=True):
        (row,) = plates._rows(stake, stake.odds, box.w - 2 * plates.theme.px(PAD))
        percent = int(stake.big.rstrip("%"))
        assert stake.short == percent - stake.odds.percents().first_down > 0
        words = [each.words for each in row]
        assert words[:2] == [f"caught short {stake.short}%", f"1st down {percent - stake.short}%"]
    assert (now.speaks, more.speaks) == ("surer", "farther")
    assert plates.liked == more.head
    assert any(line.startswith("Coach: ") for line in more.lines)
