"""A duel as it is seen: the lamps, the stakes, an answer that turns up and strikes, and points that burst out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.bots.worker import Answer
from game.variants.real_deal.actions import Concede
from game.variants.real_deal.cards import (
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    KICK_LONG,
    KICK_SHORT,
    PASS_SHORT,
    RED_FLAG,
    RETURN,
    RUN_LONG,
    RUN_SHORT,
    SAFETY,
)
from scenes.table.cues.cheer import Cheer
from scenes.table.real_deal.answers import card_at
from scenes.table.real_deal.lights import FALLEN
from scenes.table.real_deal.stakes import DIGITS, LOOSE
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord, GrowingNumber
from scenes.table.stage.effects import Flyer
from scenes.ui.theme import Theme
from tests.game.real_deal.positions import position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.real_deal.test_telling import AGAINST
from tests.scenes.table.stand_ins import Quick


class Answers(Quick):
    """A computer that takes the action of that text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def poll(self, ticket: int) -> Answer | None:
        found = next(each for each in self.asked[ticket].legal_actions if str(each) == self.text)
        return Answer((found,), ())


def duel(real_deal: Sit, play: str, answer: str, **how: Any) -> TablePlayer:
    """Gulls are about to play a card that the computer answers with that one, or concedes."""
    player = real_deal("human", "pro", at=position([[play, HOLDING], [answer, PASS_SHORT]]), pace=1.0, **how)
    player.bots = Answers(f"COUNTER({answer})")
    return player


def seen(player: TablePlayer, play: str) -> Iterator[tuple[Any, Any]]:
    """The play and its answer, frame by frame, until the answer has gone."""
    player.commit(f"PLAY({play})")
    answered = False
    for _ in range(900):
        player.frames()
        cards = card_at(player.table.playback.cue_context, 0), card_at(player.table.playback.cue_context, 1)
        answered = answered or cards[1] is not None
        if answered and cards[1] is None:
            return
        yield cards


def test_an_answer_lies_face_down_until_it_turns_up_and_strikes(real_deal: Sit) -> None:
    player = duel(real_deal, RUN_SHORT, FOURTH_DOWN)
    home, spot = player.game.desk.spots[1].center, player.game.desk.spots[0].right
    flips, farthest = [], 9999.0
    for play, answer in seen(player, RUN_SHORT):
        if answer is not None and answer.x <= home[0] + 30:
            flips.append(answer.flip)
            farthest = min(farthest, answer.x - answer.width / 2)
            assert player.game.verdict.word == "" or answer.flip == 1.0
        assert play is None or play.flip == 1.0 or answer is None
    down = [flip for flip in flips if flip == 0.0]
    assert len(down) > 3
    assert flips[: len(down)] == down
    assert 1.0 in flips
    assert farthest < spot + 30  # it has come across the gap between the spots


def test_what_is_stopped_cracks_and_is_pushed_off_and_what_is_called_back_stays(real_deal: Sit) -> None:
    for play, answer, stopped in ((RUN_SHORT, FUMBLE, True), (RUN_SHORT, RED_FLAG, False)):
        player = duel(real_deal, play, answer)
        spot, cracked, pushed = player.game.desk.spots[0].centerx, False, False
        for card, other in seen(player, play):
            if card is None or other is None:
                continue
            if player.game.crack.render_key() is not None:
                cracked = True
                assert player.game.crack.card is card
            pushed = pushed or (card.flip == 1.0 and card.x < spot - 40 and card.tilt < -5)
            if not stopped and player.asked:
                break
        assert (cracked, pushed) == (stopped, stopped)


@pytest.mark.parametrize(
    ("play", "answer", "allows"), [(RUN_LONG, SAFETY, "ACCEPT"), (KICK_LONG, RETURN, f"CONCEDE({RUN_SHORT})")]
)
def test_an_answer_that_is_allowed_gets_the_stamp_and_not_the_play_that_it_stopped(
    real_deal: Sit, play: str, answer: str, allows: str
) -> None:
    """It lay on the touchdown that a SAFETY had stopped, as if that counted; and a number told the points too early."""
    table: dict[str, Any] = {"offense": 1, "phase": "counter", "table_piles": [[], [play]], "chain": [[1, play]]}
    player = real_deal("human", "pro", at=position([[answer, HOLDING], [RUN_SHORT, PASS_SHORT]], **table), pace=1.0)
    player.bots = Answers(allows)
    stamp, stamped = player.game.stamp, set[tuple[str, str]]()
    player.commit(f"COUNTER({answer})")
    for _ in range(600):
        player.frames()
        if stamp.stands:
            stamped.add((stamp.word, stamp.card.card.code))
        elif stamped:
            break
    assert stamped == {("allowed", answer)}


@pytest.mark.parametrize("play", [RUN_SHORT, KICK_SHORT])
def test_a_play_that_nothing_stops_carries_a_mark_as_large_as_a_stop_from_the_answer_to_the_word(
    real_deal: Sit, play: str
) -> None:
    """A small word at the empty spot was soon covered: nobody saw that nothing was held against the play."""
    player = real_deal("human", "pro", at=position([[play, HOLDING], [RUN_SHORT, PASS_SHORT]]), pace=1.0)
    player.bots = Answers(f"CONCEDE({RUN_SHORT})")
    player.commit(f"PLAY({play})")
    stamp, beats = player.game.stamp, 0
    for _ in range(540):
        player.frames()
        if player.things(BigWord) or player.things(Banner):
            break
        if stamp.stands:
            beats += 1
            assert (stamp.word, stamp.card.card.code) == ("allowed", play)
            assert stamp.bounds().collidepoint(stamp.card.x, stamp.card.y)
    allowed = stamp.bounds()
    assert beats > 0.7 * 60
    stamp.word = "stop"
    assert allowed.w * allowed.h >= 0.95 * stamp.bounds().w * stamp.bounds().h


def test_the_word_of_a_stop_strikes_the_play_where_it_lies_and_stands_on_it_until_it_goes(real_deal: Sit) -> None:
    """It hung in the air where the card was still to be pushed, and after it had gone; and a banner said it again."""
    player = duel(real_deal, PASS_SHORT, FOURTH_DOWN)
    stamp, heights, pushed = player.game.stamp, list[float](), False
    for play, _ in seen(player, PASS_SHORT):
        assert not player.things(Banner)
        assert not (player.things(Flyer) and len(player.game.table_state.chain) > 1)
        if stamp.stands:
            assert stamp.card is play
            assert stamp.bounds().collidepoint(play.x, play.y)
            heights.append(stamp.high)
            pushed = pushed or play.x < player.game.desk.spots[0].centerx - 40
    assert heights == sorted(heights, reverse=True)
    assert heights.count(0.0) > 0.4 * 60
    assert pushed
    assert not stamp.stands


def test_a_stop_opens_no_return_while_its_duel_still_lies_there(real_deal: Sit) -> None:
    """RD-40: for a second the header said that any play may score."""
    at = position([[RUN_SHORT, HOLDING], [FOURTH_DOWN, PASS_SHORT]], return_open=True)
    player = real_deal("human", "pro", at=at, pace=1.0)
    player.bots = Answers(f"COUNTER({FOURTH_DOWN})")
    assert player.game.table_state.may_return
    assert not any(player.game.table_state.may_return for play, _ in seen(player, RUN_SHORT) if play)


@pytest.mark.parametrize(("kick", "words"), [(KICK_LONG, {"FIELD GOAL!"}), (KICK_SHORT, set[str]())])
def test_a_kick_from_afar_that_is_good_goes_over_the_whole_table(real_deal: Sit, kick: str, words: set[str]) -> None:
    player = real_deal("human", "pro", at=position([[kick, HOLDING], [RUN_SHORT, PASS_SHORT]]), pace=1.0)
    player.bots = Answers(f"CONCEDE({RUN_SHORT})")
    player.commit(f"PLAY({kick})")
    found = set[str]()
    for _ in range(540):
        player.frames()
        found |= {word.word for word in player.things(BigWord)}
    assert found == words


def test_a_strike_in_reduced_motion_moves_no_card(real_deal: Sit) -> None:
    player = duel(real_deal, RUN_SHORT, FOURTH_DOWN, reduced_motion=True)
    places = {(play.x, play.tilt) for play, answer in seen(player, RUN_SHORT) if play and answer and play.width > 100}
    assert len(places) == 1


def test_the_lamps_are_down_while_a_play_is_at_stake(real_deal: Sit) -> None:
    player = duel(real_deal, PASS_SHORT, FOURTH_DOWN)
    lights = player.game.lights
    assert lights.render_key() is None
    most = 0.0
    for _, answer in seen(player, PASS_SHORT):
        most = max(most, lights.shown)
        if answer is not None and player.game.table_state.waiting is not None:
            assert lights.shown >= 1.0
    assert most == FALLEN, "they fall for the strike"
    player.rest()
    assert lights.render_key() is None
    waiting = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST))
    assert waiting.game.lights.shown == 1.0


def test_the_points_at_stake_slam_large_beside_the_play_and_drop_to_their_plate(real_deal: Sit) -> None:
    """A play was laid, and a small number stood below it."""
    player = duel(real_deal, PASS_SHORT, FOURTH_DOWN)
    stakes, (_, empty) = player.game.stakes, player.game.desk.spots
    hung, highest = 0, 0
    for _, answer in seen(player, PASS_SHORT):
        if answer is not None or player.game.table_state.waiting is None:
            continue
        over = [thing for thing in player.things(Flyer) if empty.collidepoint(thing.x, thing.y)]
        hung += bool(over) and stakes.number_left
        highest = max(highest, *(thing.picture.get_height() for thing in over), 0)
        if not stakes.number_left and highest:
            break
    assert hung > 0.4 * 60
    assert highest > 1.4 * player.app.theme.px(LOOSE)
    assert not stakes.number_left


def test_an_answer_is_lifted_and_drives_the_play_back_where_it_stays_until_it_is_pushed_off(real_deal: Sit) -> None:
    """It gave way by a few pixels, and stood there again before anything was said."""
    player = duel(real_deal, PASS_SHORT, FOURTH_DOWN)
    home, px = player.game.desk.spots[0].centerx, player.app.theme.px
    lifted, back, broken = 0.0, list[float](), player.game.stakes
    for play, answer in seen(player, PASS_SHORT):
        if answer is None or play is None or not play.zone.startswith("table_pile"):
            continue
        lifted = max(lifted, answer.rise)
        if broken.number_left and not player.game.stamp.stands:
            back.append(home - play.x)
    assert lifted > px(20)
    assert max(back) > px(20)
    assert back[-1] > px(6), "a stopped play stays crushed"


def test_the_lamps_darken_each_pixel_once_wherever_else_something_changes(real_deal: Sit) -> None:
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST))
    player.wait(0.3)
    stage, spot = player.table.playback.stage, (player.game.desk.rundown.centerx, player.game.desk.rundown.y + 6)
    before = player.app.screen.get_at(spot)
    for _ in range(5):
        stage.mark_dirty(player.game.desk.spots[1])
        player.frames(2)
    assert player.app.screen.get_at(spot) == before


def test_the_points_at_stake_are_right_from_the_first_frame(real_deal: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = duel(real_deal, RUN_SHORT, FOURTH_DOWN)
    drawn, text = set[str](), Theme.text

    def noted(theme: Theme, face: Any, size: float, words: str, *how: Any, **more: Any) -> pygame.Surface:
        if face == "block" and DIGITS <= size <= LOOSE:  # larger are letters of a word over the table
            drawn.add(words)
        return text(theme, face, size, words, *how, **more)

    monkeypatch.setattr(Theme, "text", noted)
    for _ in seen(player, RUN_SHORT):
        pass
    assert {words for words in drawn if words.isdigit()} == {"7"}


def test_a_play_that_nothing_meets_crosses_their_goal_line_before_the_word_and_its_points_fly_after_it(
    real_deal: Sit,
) -> None:
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(Concede(HOLDING))
    zone, crossed, after, flew, ran = player.game.end_zone, False, False, False, False
    for _ in player.motion():
        play = card_at(player.table.playback.cue_context, 0)
        ran = ran or (play is not None and play.rise > 20 and player.game.lights.shown == FALLEN)
        words, told = player.things(BigWord), any("Rushing touchdown" in line for line in player.log)
        if words:
            assert crossed
            after = True
        crossed = crossed or (play is not None and zone.shown == 1.0 and play.x - play.width / 2 > zone.line)
        flew = flew or (after and player.game.stakes.number_left and not told and bool(player.things(Flyer)))
    assert flew
    assert ran
    assert zone.seat == 0, "it is the other side's"
    assert zone.render_key() is None


@pytest.mark.parametrize("seat", [0, 1], ids=["own", "theirs"])
def test_a_touchdown_is_more_than_its_word(real_deal: Sit, seat: int) -> None:
    """It had the rank of a long gain: now the points slam in after it, and one's own mascot leaps beside it."""
    hands: list[list[str]] = [[RUN_LONG], [RUN_LONG]]
    table: list[list[str]] = [[], []]
    hands[1 - seat], table[seat] = [HOLDING], [RUN_SHORT]
    at = position(hands, phase="counter", chain=[[seat, RUN_SHORT]], table_piles=table, offense=seat)
    player = real_deal(at=at, pace=1.0, wait=0)
    player.alone()
    player.wait(0.5)
    player.commit(Concede(HOLDING))
    seen, slammed, leapt = 0, 0, 0
    for _ in player.motion():
        seen += bool(player.things(BigWord))
        slammed += bool(player.things(GrowingNumber)) and not player.log[-1].startswith("Rushing touchdown")
        leapt += bool(player.things(Cheer))
    assert seen
    assert slammed > 20
    assert bool(leapt) is (seat == 0)


@pytest.mark.parametrize(
    ("play", "answer", "big"),
    [
        ("PASSING TD OVER 20", INTERCEPTION, True),
        ("PASSING TD OVER 20", SAFETY, False),
        ("PASSING TD OVER 20", RED_FLAG, False),
        (RUN_SHORT, FOURTH_DOWN, True),
    ],
)
def test_a_turnover_has_the_whole_table_and_what_can_still_be_answered_has_not(
    real_deal: Sit, play: str, answer: str, big: bool
) -> None:
    """A touchdown run that was held on 4th down had a small tag."""
    player = duel(real_deal, play, answer)
    words = 0
    for _ in seen(player, play):
        words += len(player.things(BigWord))
        if player.asked:
            break
    assert (words > 0) is big


def test_nobody_is_on_offense_under_the_coin(real_deal: Sit) -> None:
    player = real_deal("pro", "pro", pace=4.0)
    heads = set()
    for _ in range(300):
        player.frames()
        heads.add(player.game.stakes.says()[0])
        if player.game.table_state.toss is not None:
            break
    assert not [head for head in heads if "on offense" in head]


def test_a_field_goal_goes_through_posts_where_no_answer_lies(real_deal: Sit) -> None:
    kicked = {**AGAINST, "table_piles": [[], [KICK_SHORT]], "chain": [[1, KICK_SHORT]]}
    at = position([[HOLDING], [RUN_SHORT]], **kicked)
    player = real_deal(at=at, pace=1.0)
    player.commit(Concede(HOLDING))
    zone, through = player.game.end_zone, False
    for _ in player.motion():
        if zone.shown == 1.0 and zone.posts:
            balls = [thing for thing in player.things(Flyer) if not thing.arc]
            through = through or any(zone.rect.collidepoint(ball.x, ball.y) for ball in balls)
            assert zone.rect.contains(player.game.desk.spots[1])
    assert through


def test_rd_67_the_score_that_wins_in_overtime_has_the_whole_table(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The winning kick had no more than a field goal in the first quarter."""
    below: list[str] = []
    write = BigWord._set_below

    def note(word: BigWord, text: str) -> Any:
        below.append(text)
        return write(word, text)

    monkeypatch.setattr(BigWord, "_set_below", note)
    kicked = {**AGAINST, "table_piles": [[], [KICK_SHORT]], "chain": [[1, KICK_SHORT]]}
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], period=4, points=[7, 7], **kicked), pace=1.0)
    player.commit(Concede(HOLDING))
    player.until(lambda: below, 5.0)
    assert below == ["Won in overtime! Foxes: 3 points"]


def test_an_empty_possession_says_whose_drive_it_is(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_LONG, RUN_SHORT], [FOURTH_DOWN]], finished=[1, 2]))
    before = player.app.screen.subsurface(player.game.rundown.rect).copy()
    player.game.table_state.finished = (2, 2)
    player.table.playback.stage.mark_dirty(player.game.rundown.rect)
    player.frames()
    after = player.app.screen.subsurface(player.game.rundown.rect)
    assert before.get_buffer().raw != after.get_buffer().raw


def test_what_a_possession_is_stays_whole_where_a_card_passes_over_it(real_deal: Sit) -> None:
    """A part of the plate that is painted anew looks as it did."""
    player = real_deal(at=position([[RUN_LONG, RUN_SHORT], [FOURTH_DOWN]]))
    plate = player.game.rundown.rect
    before = player.app.screen.subsurface(plate).copy()
    player.table.playback.stage.mark_dirty(pygame.Rect(plate.x, plate.centery, plate.w, plate.h // 2))
    player.frames()
    after = player.app.screen.subsurface(plate)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")
