"""What the table of Real Deal tells at its moments: buttons, hints, the toss, the strip, and the end of a quarter."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.letters import capital
from game.match import Match
from game.record import Player
from game.variants.real_deal import RULES, words
from game.variants.real_deal.actions import Concede, PlayCard
from game.variants.real_deal.cards import (
    COUNTERS_OF,
    END_OF_QUARTER,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    KICK_SHORT,
    MISS,
    PASS_SHORT,
    RED_FLAG,
    RETURN,
    RUN_LONG,
    RUN_SHORT,
    SAFETY,
)
from scenes.table.real_deal.cues import RUN_OUT
from scenes.table.real_deal.rundown import LAMPS, stopped_by
from scenes.table.stage.banner import Banner
from tests.game.real_deal.positions import act, position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit

FINISHED: dict[str, Any] = {"finished": [4, 4]}
AGAINST: dict[str, Any] = {
    "offense": 1,
    "phase": "counter",
    "table_piles": [[], [RUN_LONG]],
    "chain": [[1, RUN_LONG]],
}


@pytest.mark.parametrize("reduced", [False, True])
def test_rd_55_the_points_come_before_the_clock_and_the_card_beside_the_play_is_no_answer(
    real_deal: Sit, reduced: bool
) -> None:
    """HAS BALL END OF QUARTER lay in the place of an answer beside a touchdown that it does not stop."""
    at = position([[END_OF_QUARTER, HOLDING], [RUN_SHORT]], **FINISHED, **AGAINST)
    player = real_deal(at=at, pace=1.0, reduced_motion=reduced)
    player.alone()
    player.commit("END_QUARTER")
    spots, found = player.game.desk.spots, list[Any]()
    for _ in player.motion():
        if any(thing.headline == RUN_OUT for thing in player.things(Banner)):
            found.append((player.hud.bug.points[1], player.zone("table_pile:0")[-1].rect.copy()))
    assert found
    for points, card in found:
        assert points == 7
        assert not spots[1].collidepoint(card.center)
        assert card.w < spots[1].w / 2


@EVERY_LOOK
@pytest.mark.parametrize("against", [False, True])
def test_both_buttons_of_the_end_of_the_quarter_name_its_card(
    real_deal: Sit, size: tuple[int, int], text_size: int, against: bool
) -> None:
    """RD-54: on offense beside the punt, on defense beside the concession; the prompt names it, too."""
    at = position([[RUN_SHORT, END_OF_QUARTER], [FOURTH_DOWN, HOLDING]], **FINISHED, **(AGAINST if against else {}))
    player = real_deal(at=at, size=size, text_size=text_size)
    assert END_OF_QUARTER in player.prompt
    player.click(END_OF_QUARTER)
    player.wait(0.2)
    told = [f"{thing.button.label} {thing.button.detail}" for thing in player.table.column.large]
    assert len(told) == 2
    assert all(END_OF_QUARTER in text for text in told)
    assert not player.table.app.theme.overflows


def test_the_prompt_offers_the_end_of_the_quarter_only_where_it_may_be_played() -> None:
    """RD-52, RD-53."""
    for finished, period, offered in (((4, 4), 0, True), ((4, 3), 0, False), ((4, 4), 3, False)):
        state = position([[RUN_SHORT, END_OF_QUARTER], [FUMBLE]], finished=list(finished), period=period)
        assert (END_OF_QUARTER in words.prompt_to_owner(state.view(0))) is offered


@pytest.mark.parametrize(("period", "when"), [(3, "not in the last quarter"), (4, "not in overtime")])
def test_rd_53_the_last_quarter_says_everywhere_that_its_end_card_is_of_no_use(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, period: int, when: str
) -> None:
    """The lock stayed shut after four possessions each, and nothing said why."""
    player = real_deal(at=position([[END_OF_QUARTER, FUMBLE], [HOLDING, MISS]], **FINISHED, period=period))
    marks, seen = player.game.marks, Mock(wraps=player.game.marks.theme.text)
    monkeypatch.setattr(marks.theme, "text", seen)
    marks.paint(pygame.Surface(player.table.app.theme.size))
    assert f"End card: {when}" in [call.args[2] for call in seen.call_args_list]
    places = player.game.legend()
    assert "lock" not in places
    player.hover(places["no end card"].center)
    player.wait(0.6)
    assert when.removeprefix("not ") in player.tip
    assert "not in the last quarter" in words.LEGEND["possessions"]
    without = real_deal(at=position([[FUMBLE], [HOLDING, MISS]], **FINISHED, period=period))
    assert "no end card" not in without.game.legend(), "it stood there for the whole quarter, about a card not held"
    player.click(END_OF_QUARTER)
    player.wait(0.2)
    assert player.game.stakes.says()[:2] == ("Punts it away", f"{capital(when)}. Their ball.")


@pytest.mark.parametrize(("quarters", "said"), [(2, "two quarters"), (4, "four quarters")])
def test_the_goal_says_how_many_quarters_there_are_and_what_a_draw_does(
    real_deal: Sit, quarters: int, said: str
) -> None:
    """A newcomer guessed four, and did not know what follows a draw."""
    player = real_deal(at=position([[RUN_SHORT], [HOLDING]], quarters=quarters))
    player.hover(player.hud.prompt.goal_rect.center)
    player.wait(0.6)
    assert f"The match has {said}." in player.tip
    assert "overtime" in player.tip


def test_rd_52_the_lock_says_by_pointing_what_opens_it(real_deal: Sit) -> None:
    """Its dots stood there from the first play on, and beside them two lamps that were not lit."""
    hands = [[END_OF_QUARTER, FUMBLE], [HOLDING, MISS]]
    assert not {"lock", *LAMPS} & {*real_deal(at=position(hands)).game.legend()}
    player = real_deal(at=position(hands, finished=[3, 3]))
    player.hover(player.game.legend()["lock"].center)
    player.wait(0.6)
    assert player.tip == words.LEGEND["lock"]


def test_a_hint_at_a_play_names_what_may_answer_it() -> None:
    """RD-33: every stop of the team by its name, the yellow cards together."""
    unseen = [[RUN_LONG, FUMBLE], [RED_FLAG, MISS]]
    state = position([[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]], draw_piles=unseen, discard_piles=[[], [FUMBLE]])
    told = RULES.advise(state.view(0), [PlayCard(RUN_SHORT)], Random(1)).reason
    assert FOURTH_DOWN in told
    assert RED_FLAG in told
    assert FUMBLE not in told
    assert {FOURTH_DOWN, RED_FLAG} <= COUNTERS_OF[RUN_SHORT]


def test_each_card_that_may_be_conceded_has_its_own_reason() -> None:
    """Only one card of a hand can be the one that is missed least."""
    hand = [PASS_SHORT, MISS, END_OF_QUARTER]
    state = position([hand, [HOLDING]], **AGAINST)
    told = {RULES.advise(state.view(0), [Concede(code)], Random(1)).reason for code in hand}
    assert len(told) == len(hand)
    assert all("missed least" not in reason for reason in told)


def test_conceding_the_counter_itself_is_not_called_keeping_it() -> None:
    state = position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST)
    kept, spent = (RULES.advise(state.view(0), [Concede(code)], Random(1)).reason for code in (PASS_SHORT, FOURTH_DOWN))
    assert kept == "It costs 7 points, but you get the ball and keep 4TH DOWN STOP."
    assert spent == "It costs 7 points, but you get the ball and keep PASSING TD 1–10."


def test_h_opens_the_hints_and_closes_them(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]]))
    for _ in range(2):
        player.press("h")
        assert player.hud.advice.shown
        player.press("h")
        assert not player.hud.advice.shown
        assert not player.table.choosing.hinted


def test_the_strip_tells_what_the_other_side_did_since_the_player_acted(real_deal: Sit) -> None:
    player = real_deal("human", "pro", at=position([[RUN_SHORT, RUN_LONG], [FOURTH_DOWN, HOLDING]]))
    strip = player.hud.strips[0]
    strip.last = "Foxes won the toss."
    player.commit(PlayCard(RUN_SHORT))
    player.frames(1)
    assert "toss" not in strip.last


@pytest.mark.parametrize(("choice", "seat", "says"), [("defer", 0, "You deferred"), ("receive", 1, "They received")])
def test_halftime_tells_why_a_side_chooses(choice: str, seat: int, says: str) -> None:
    """RD-21, RD-22: who deferred has the choice of the second half, else the loser of the toss."""
    state = position([[RUN_SHORT] * 1, [FUMBLE]], phase="toss", period=2, choice=choice, toss_winner=0)
    assert state.decision is not None
    assert state.decision.seat == seat
    assert words.prompt(state.view(seat), ("Gulls", "Foxes")).startswith(says)
    lines = [words.log_line(event, ("Gulls", "Foxes")) for event in act(state, "RECEIVE")]
    assert any(line and "at the start and chose to receive now" in line for line in lines)


def test_nobody_is_on_offense_between_two_possessions(real_deal: Sit) -> None:
    """The desk once named the side that had just scored."""
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(Concede(HOLDING))
    said = [player.game.stakes.says()[0] for _ in player.motion()]
    told = list(dict.fromkeys(said))
    assert [head for head in told if "on offense" in head] == ["Gulls on offense"]
    assert "" in told


def test_until_it_is_chosen_who_begins_nobody_has_the_ball(real_deal: Sit) -> None:
    """The heads said PLAY: GULLS, and the ball lay at their name, while the question was who has it first."""
    player = real_deal("pro", "pro", pace=1.0, wait=0)
    desk, seen = player.game, set()
    for _ in range(60 * 12):
        player.frames()
        asks = desk.table_state.toss is not None
        seen.add((asks, desk.undecided, player.hud.bug.has_ball is None))
        if not desk.undecided and desk.table_state.chain:
            break
        banners = [thing for thing in player.table.playback.stage.things if isinstance(thing, Banner)]
        assert not any(thing.area.colliderect(desk.rundown.rect) for thing in banners)
        assert not (banners and asks and not desk.stakes.headlines), "two things were told at once"
    assert {(True, True, True), (False, False, False)} <= seen
    assert all(undecided == without for _, undecided, without in seen)


def test_the_drive_that_is_over_is_told_at_once(real_deal: Sit) -> None:
    """The desk was blank for a second."""
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(Concede(HOLDING))
    rundown = player.game.rundown
    assert any(player.game.between and rundown._is_empty and player.game.last_drive for _ in player.motion())


def test_the_desk_says_who_keeps_the_ball_after_no_play(real_deal: Sit) -> None:
    """RD-36: it once said that the ball goes to the side that had it all the time."""
    player = real_deal(at=position([[RED_FLAG], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(f"COUNTER({RED_FLAG})")
    told = [player.game.stakes.says()[1] for _ in player.motion()]
    assert "Foxes keep the ball." in told
    assert not [each for each in told if "goes to" in each]


NO_ANSWER = position([[MISS, RUN_SHORT], [HOLDING]], **AGAINST)


def test_a_hand_without_an_answer_is_asked_to_lay_a_card_down_before_its_owner_alone(real_deal: Sit) -> None:
    """RD-16: who else sits at the screen reads the same question whatever the hand holds."""
    player = real_deal(at=NO_ANSWER)
    assert player.prompt == "No counter in hand: lay a card down, they score 7."
    assert player.game.stakes.says()[1] == "No counter: pick one to lay down."
    together = real_deal("human", "human", at=NO_ANSWER)
    assert together.prompt == "Counter RUSHING TD OVER 20, or allow 7 points."
    assert together.game.stakes.says()[1] == "Pick a card: counter, or allow it."


def test_a_safety_that_nothing_in_hand_answers_is_accepted_without_a_press(real_deal: Sit) -> None:
    """It was asked about with one button, and took a press that decided nothing."""
    for kinds, accepted in ((("human", "pro"), True), (("human", "human"), False)):
        at = position([[RUN_LONG, MISS], [SAFETY, FOURTH_DOWN]])
        act(at, f"PLAY({RUN_LONG})", f"COUNTER({SAFETY})")
        player = real_deal(*kinds, at=at, pace=1.0)
        player.wait(4.0)
        assert ("ACCEPT" in [str(action) for action in player.match.actions]) is accepted


def test_the_desk_says_of_a_play_that_was_allowed_no_more_that_it_may_be_answered(real_deal: Sit) -> None:
    """That 7 points were at stake unless it is answered stood there through the whole touchdown."""
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(Concede(HOLDING))
    told, tabs = [], []
    for _ in player.motion():
        told.append(player.game.stakes.says()[:2])
        tabs.append((player.view.points[1], player.game.table_state.points[1], player.game.tab.says()))
    first = told.index(("it stands", ""))
    assert not [each for each in told[first:] if "if it stands" in each[0] or (each[0] == "it stands" and each[1])]
    assert {text for _, points, text in tabs if points == 7} <= {"Counter chart"}


@pytest.mark.parametrize("play", [KICK_SHORT, RUN_SHORT])
def test_the_desk_promises_no_points_before_the_ball_is_at_the_posts_or_over_the_line(
    real_deal: Sit, play: str
) -> None:
    """It read "points for Foxes" before they had kicked."""
    laid = AGAINST | {"table_piles": [[], [play]], "chain": [[1, play]]}
    player = real_deal(at=position([[HOLDING], [PASS_SHORT]], **laid), pace=1.0)
    player.commit(Concede(HOLDING))
    assert "points for Foxes" not in {player.game.stakes.says()[0] for _ in player.motion()}


def test_the_chart_tells_why_the_last_answer_met_its_play(real_deal: Sit) -> None:
    player = real_deal(at=position([[RED_FLAG], [RUN_SHORT, PASS_SHORT]], **AGAINST))
    player.commit(f"COUNTER({RED_FLAG})")
    reads = player.game.chart.reads
    assert player.game.tab.says() == "See why: counter chart"
    assert (reads.play, reads.counter, reads.answered) == (RUN_LONG, RED_FLAG, True)


def test_the_chart_tells_what_stops_a_play_that_stood(real_deal: Sit) -> None:
    """It did so for a play that was stopped only."""
    player = real_deal(at=position([[RED_FLAG], [RUN_SHORT, PASS_SHORT]], **AGAINST))
    player.commit(f"CONCEDE({RED_FLAG})")
    reads = player.game.chart.reads
    assert player.game.tab.says() == "Why it stood: counter chart"
    assert (reads.play, reads.counter, reads.stood) == (RUN_LONG, "", True)


def test_who_has_the_ball_is_said_while_cards_are_drawn_and_takes_no_time(real_deal: Sit) -> None:
    """A new possession began without a word."""
    player = real_deal(at=position([[RUN_SHORT, MISS], [RUN_LONG, PASS_SHORT]]), pace=1.0)
    player.alone()
    player.commit(f"PUNT({MISS})")
    said = set[str]()
    for _ in player.motion():
        said |= {thing.headline for thing in player.things(Banner)}
    assert f"{player.game.names[1]} have the ball" in said


def test_inside_the_10_a_return_is_offered_wherever_long_plays_are(real_deal: Sit) -> None:
    """RD-51: both lamps were lit while the header said long plays only."""
    player = real_deal(at=position([[RETURN, MISS], [MISS]], limited=True, return_open=True))
    slots = {slot.heading: slot.value for slot in player.game.slots()}
    assert slots["may score"] == "long or return"
    assert player.game.stakes.says()[1] == "Inside your own 10: long or return."


def test_nothing_may_score_before_anybody_has_the_ball(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT], [FUMBLE]], phase="toss", toss_winner=0))
    assert {slot.heading: slot.value for slot in player.game.slots()}["may score"] == "–"


@pytest.mark.parametrize(("facts", "said"), [({}, "run, pass, kick"), ({"return_open": True}, "also return TD")])
def test_any_play_may_score_only_while_a_return_may(real_deal: Sit, facts: dict[str, Any], said: str) -> None:
    """RD-40: the header said any play while the RETURN TD in hand was refused."""
    player = real_deal(at=position([[RETURN, RUN_SHORT], [MISS]], **facts))
    assert {slot.heading: slot.value for slot in player.game.slots()}["may score"] == said
    assert any(action == PlayCard(RETURN) for action in player.table.control.legal) is ("return" in said)


def test_rd_67_the_desk_says_that_the_first_score_wins(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, MISS], [MISS]], period=4, points=[7, 7]))
    assert player.game.stakes.says()[1] == "Pick a card: the first score wins."
    assert player.prompt == "The first score wins: play a scoring card, or punt."


def test_a_punt_is_previewed_while_its_button_is_pointed_at(real_deal: Sit) -> None:
    """The stakes went on to say how likely the card scores."""
    player = real_deal(at=position([[RUN_SHORT, MISS], [FUMBLE, HOLDING]]))
    player.click(RUN_SHORT)
    player.frames(2)
    scores = player.game.stakes.says()[0]
    punt = next(button for button in player.large if "punt" in button.name)
    player.hover(punt.rect.center)
    player.frames(2)
    assert player.game.stakes.says()[0] == "Punts it away"
    player.hover(player.large[0].rect.center)
    player.frames(2)
    assert player.game.stakes.says()[0] == scores


def test_rd_62_the_toss_says_what_deferring_brings_and_who_begins_the_other_quarters(real_deal: Sit) -> None:
    """RD-22; who deferred expected the ball in the second quarter of two."""
    for quarters, said in (
        (4, "Defer: you choose at halftime."),
        (2, "Quarter 2 begins with the side whose turn it is then."),
    ):
        player = real_deal(at=position([[RUN_SHORT], [FUMBLE]], phase="toss", toss_winner=0, quarters=quarters))
        assert player.game.stakes.says()[1] == said


def test_the_odds_of_a_play_are_told_while_it_waits_to_who_made_it_alone(real_deal: Sit) -> None:
    for kinds, told in ((("human", "pro"), True), (("human", "human"), False)):
        player = real_deal(*kinds, at=position([[RUN_SHORT, MISS], [FUMBLE, HOLDING]]), pace=1.0)
        player.commit(PlayCard(RUN_SHORT))
        said = set()
        for _ in range(240):
            player.frames()
            said.add(player.game.stakes.says()[1])
        assert any(line.endswith("% to stand, as far as you know") for line in said) is told


def test_points_given_with_a_position_are_not_looked_for_in_its_period(real_deal: Sit) -> None:
    """The panel said 10 beside 0 points in the first quarter."""
    for points, told in (([10, 0], "0 points since this match began"), ([0, 0], "0 points in the first quarter")):
        at = position([[RUN_SHORT], [MISS]], points=points).to_dict()
        player = real_deal(
            match=Match(RULES, {}, [Player("Gulls", "human"), Player("Foxes", "pro")], 7, first_position=at)
        )
        player.hud.summarize("First quarter over", points, "first quarter")
        assert [side.figures[0] for side in player.hud.summary.sides] == [told] * 2


def test_what_would_have_stopped_a_play_is_told_from_the_whistle_to_the_points(real_deal: Sit) -> None:
    """After an allowed touchdown one never learned why nothing had stopped it."""
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    rundown, told = player.game.rundown, list[str]()
    player.commit(Concede(HOLDING))
    for _ in player.motion():
        told.append(rundown._why)
    assert set(told) == {"", stopped_by(RUN_LONG)}
    assert sum(map(bool, told)) > 60, "long enough to be read"
    assert told[-1] == ""
