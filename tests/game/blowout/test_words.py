"""What a player reads about BLOWOUT!!!."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from game.bots import Budget
from game.bots.hints import PURE_SHARE, find_hints
from game.bots.players import SearchBot
from game.bots.search import Search
from game.claims import headline
from game.contract import Event, Target
from game.drives import Drive, DriveChart
from game.field import down_and_distance
from game.variants.blowout import RULES, words
from game.variants.blowout.actions import LET_STAND, parse
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import BY_CODE, CODE, DRAW_PILES, FACES, PLAYS
from game.variants.blowout.preview import expected, meetings
from game.variants.blowout.reasons import own_success, reason_for
from game.variants.blowout.state import BlowoutState
from scenes.table.blowout.faces import _OUTCOME
from scenes.table.choice.advisor import hint_options
from tests.game import cases
from tests.game.blowout.positions import (
    DEFENSE_HAND,
    OFFENSE_HAND,
    act,
    down,
    goes,
    last_cards,
    opening,
    played,
    position,
    somewhere,
)
from tests.game.cases import case

CLUBS = ("Gulls", "Foxes")
OFFENSE = ("RUN 70", "PASS 55", "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE")
DEFENSE = ("DEF -50", "DEF -60", "SACK", "INTERCEPTION", "FUMBLE", "DEFENSE CHALLENGE")


def armed(hands: str = "|", /, **fields: Any) -> Callable[[], BlowoutState]:
    """A down about to be called by hands that hold these cards, and nothing else but plays."""
    offense, defense = cases.hands(hands)
    plays, stops = ["RUN 60", "RUN 70", "RUN 75", "PASS 40", "PASS 55"], ["DEF -60", "DEF -70", "DEF -50"]
    return partial(position, [*offense, *plays][:5], [*defense, *stops, "DEF -65", "DEF -55", "DEF -75"][:6], **fields)


def held(**fields: Any) -> Callable[[], BlowoutState]:
    """A down about to be called by hands of all kinds of cards."""
    return partial(position, OFFENSE, DEFENSE, **fields)


FOUL = "Their foul: their call is lost and they go back; if they call OFFSIDES on you, the fouls offset."
NOTHING = "There is no card in this hand that answers the play."
OWN_STOP, KEPT = "against a success of theirs.", "against a lost ball or a failed fourth down."
ON_20 = "Foxes got the ball at the Foxes 20: 1st & 10."


@cases.cases(
    *(case(f"BO-61 from {ball_on}: {told}", held(ball_on=ball_on), f"{down}, none", logs=[told])
      for ball_on, down, told in (
        (20, "RUN 70, DEF -60, none", "Gulls ran for 10 yards, to the Gulls 30. 1st & 10."),
        (20, "PASS 55, DEF -60, none", "Gulls passed and were stopped: no gain. 2nd & 10."),
        (46, "PASS 55, DEF -50, none", "Gulls passed for 5 yards, to the Foxes 49. 2nd & 5."),
        (45, "PASS 55, DEF -50, none", "Gulls passed for 5 yards, to midfield. 2nd & 5."),
        (95, "RUN 70, DEF -60, none", "Gulls ran for 5 yards and into the end zone."),
        (40, "PASS 55, DEF -60, SACK", "Sack! Gulls lost 10 yards, to the Gulls 30. 2nd & 20."),
        (4, "PASS 55, DEF -60, SACK", "Sack! Gulls went down in their own end zone."),
        (40, "RUN 70, DEF -60, FUMBLE", "Fumble! Foxes took the ball at midfield. 1st & 10."),
        (95, "RUN 70, DEF -60, FUMBLE", "Fumble! Foxes took the ball in the end zone: touchback."),
    )),
    case("the log of a down is read in order", held(ball_on=40), "PASS 55, DEF -50, INTERCEPTION, HOLDING",
         log=["Gulls: PASS 55 against DEF −50, +5.", "Foxes answered with INTERCEPTION.",
              "Gulls played HOLDING: flag on Foxes, 5 yards forward.",
              "Gulls: 1st & 5 at the Gulls 45."]),
    case("the log of a kick names what it takes", held(ball_on=70, down=4), "KICK 45, DEF -50, none, none",
         log=["Gulls tried a field goal with KICK 45: it is 40 yards to the posts.",
              "Gulls made the field goal: KICK 45 beats the 40 yards to the posts.",
              "Field goal! Gulls 3, Foxes 0.", ON_20]),
    case("BO-36 two fouls offset", armed("OFFSIDES-D | DELAY OF GAME"), "OFFSIDES-D, DELAY OF GAME",
         log=["Gulls played OFFSIDES: flag on Foxes.",
              "Foxes played DELAY OF GAME: flag on Gulls. The fouls offset: the down is played again."]),
    *(case(f"BO-34, BO-35 the log names what was wasted: {told}", armed(hands, ball_on=ball_on), calls, logs=[told])
      for hands, ball_on, calls, told in (
        ("OFFSIDES-D |", 20, "OFFSIDES-D, DEF -70",
         "Gulls played OFFSIDES: flag on Foxes, 5 yards forward, and DEF −70 was wasted."),
        ("RUN 100 | OFFSIDES-O", 30, "RUN 100, OFFSIDES-O",
         "Foxes played OFFSIDES: flag on Gulls, 5 yards back, and RUN 100 was wasted."),
        *(("RUN 100 | OFFSIDES-O", ball_on, "RUN 100, OFFSIDES-O",
           (f"Foxes played OFFSIDES: flag on Gulls, {walked}, half the distance to the goal line, and RUN 100 was "
            "wasted."))
          for ball_on, walked in ((1, "no yards"), (4, "2 yards back"))),
    )),
    case("the log tells a play with down and distance after it in two lines", armed(ball_on=40),
         "RUN 75, DEF -70, none, none",
         log=["Gulls: RUN 75 against DEF −70, +5.", "Gulls ran for 5 yards, to the Gulls 45. 2nd & 5."]),
    *(case(f"BO-66, BO-69, BO-79, BO-83, BO-84 a change of ball: {why}", armed(**fields), f"{calls}, none, none",
           logs=[why, after])
      for fields, calls, why, after in (
        ({"ball_on": 55, "marker": 62, "down": 4}, "PASS 55, DEF -50",
         "Turnover on downs: Gulls fell short on fourth down.", "Foxes got the ball at the Foxes 40: 1st & 10."),
        ({"ball_on": 65, "down": 4}, "KICK 45, DEF -50",
         "Gulls missed: KICK 45 does not beat the 45 yards to the posts.",
         "Foxes got the ball at the Foxes 35: 1st & 10."),
        ({"ball_on": 35, "down": 4}, "KICK 45, DEF -50", "Gulls punted 45 yards, to the Foxes 20.", ON_20),
        ({"ball_on": 70, "down": 4}, "KICK 45, DEF -50", "Field goal! Gulls 3, Foxes 0.", ON_20),
        ({"ball_on": 5}, "RUN 60, DEF -70", "Safety! Foxes 2, Gulls 0.", ON_20),
    )),
    case("BO-50, BO-51 a challenge tells what did not count", armed("OFFENSE CHALLENGE | INTERCEPTION"),
         "PASS 40, DEF -50, INTERCEPTION, OFFENSE CHALLENGE",
         logs=[("Gulls challenged. The play did not count and neither did the INTERCEPTION: its cards are spent, and "
                "the down is played again.")]),
    case("BO-87 a prompt says that only a kick is left",
         partial(last_cards, ("PASS INTERFERENCE", "HOLDING"), down=4), choices=["KICK 45"],
         prompt="4th & 10 at the Gulls 20: only a KICK is left."),
    case("BO-87 or that one may kick", held(down=4), prompt="4th & 10 at the Gulls 20: go for it, or kick."),
    case("BO-87 or nothing of it", held(down=3), prompt="3rd & 10 at the Gulls 20: call a play."),
    case("BO-36 a penalty call says which side may be offside beside it", armed("| OFFSIDES-O, DELAY OF GAME"),
         "RUN 60", hints={"OFFSIDES-O": FOUL, "DELAY OF GAME": FOUL}),
    case("BO-56 pass interference is half the distance near the goal line",
         armed("PASS 85, PASS INTERFERENCE |", ball_on=60), "PASS 85, DEF -50, none",
         hints={"PASS INTERFERENCE": "It is worth 20 yards, half the distance."}),
    *(case(f"BO-72 to BO-74 what a fumble comes to on {ball_on}", armed("| FUMBLE", ball_on=ball_on), calls,
           hints={"FUMBLE": told})
      for ball_on, calls, told in (
        (10, "RUN 60, DEF -70", "It adds nothing: the play is a safety with it or without it."),
        (11, "RUN 60, DEF -70", "It takes the ball where the play ends."),
        (90, "RUN 70, DEF -60", "It takes the ball in the end zone: a touchback instead of a touchdown, so no points."),
    )),
    case("BO-45, BO-46 a play is let stand for want of cards", armed("PASS INTERFERENCE | SACK"), "RUN 60, DEF -60",
         {"hints": {"none": NOTHING}}, "none", hints={"none": NOTHING}),
    case("BO-45, BO-46 or for want of worth", armed("PASS 55, PASS INTERFERENCE | SACK"), "PASS 55, DEF -60",
         {"hints": {"none": OWN_STOP}}, "none", hints={"none": KEPT}),
)  # fmt: skip
def test_what_is_read_of_a_position_and_of_what_comes_of_it(given: Any, course: Any) -> None:
    goes(given, course)


def test_a_drive_is_told_with_where_it_began() -> None:
    state, _ = opening("quarters", 3)
    chart, rng = DriveChart(), Random(3)
    while state.decision is not None:
        for event in state.apply(rng.choice(state.legal_actions())):
            chart.handle_event(event)
    lines = [words.drive_line(drive, CLUBS) for drive in chart.drives]
    assert len(lines) > 3
    assert all(" from the " in line or " from midfield" in line for line in lines)


def test_a_prompt_never_tells_a_secret() -> None:
    told = set()
    for call in ("RUN 70", "PASS 55", "KICK 45"):
        state = position(OFFENSE, DEFENSE, down=4)
        act(state, call)
        told.add((words.prompt(state.view(1), CLUBS), words.situation(state.view(1), CLUBS)))
    assert len(told) == 1


def test_the_situation_names_every_own_hand_and_the_own_call() -> None:
    state = position(OFFENSE, DEFENSE, zones={"defense_hand:0": ["DEF -100"]})
    act(state, "RUN 70")
    told = words.situation(state.view(0), CLUBS)
    assert "Your OFFENSE hand: RUN 70, PASS 55" in told
    assert "Your DEFENSE hand, set aside: DEF −100." in told
    assert told.endswith("Your call is RUN 70.")


def test_why_a_place_cannot_be_chosen_is_told_with_its_rule() -> None:
    state = position(OFFENSE, DEFENSE, zones={"defense_hand:0": ["DEF -100"]})
    run, idle = state.hands[0][0], state.hands[1][0]
    assert state.why_not(run, Target("zone", PLAYS[0])) is None
    assert str(state.why_not(run, Target("zone", PLAYS[1]))).endswith("(BO-26)")
    assert str(state.why_not(None, Target("zone", DRAW_PILES[0]))).endswith("(BO-20)")
    assert str(state.why_not(idle)).endswith("(BO-21)")
    assert str(state.why_not(state.hands[0][1], chosen=[run])).endswith("(BO-26)")


def test_the_curve_of_a_call_counts_what_is_still_out() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=80)
    view = state.view(0)
    curve = {meeting.code: meeting for meeting in meetings(view, "RUN 70")}
    assert (curve["DEF -60"].gain, curve["DEF -60"].out) == (10, 5)
    assert (curve["DEF -10"].gain, curve["DEF -10"].how) == (20, "run")
    assert sum(meeting.out for meeting in curve.values()) == 30
    down(state, "RUN 70", "DEF -60")
    again = {meeting.code: meeting for meeting in meetings(state.view(0), "PASS 55")}
    assert again["DEF -60"].out == 4
    average = sum(meeting.gain * meeting.out for meeting in curve.values()) / 30
    assert expected(view, "RUN 70") == pytest.approx(average)


@pytest.mark.parametrize("seed", range(4))
def test_the_chance_that_a_response_is_held_is_that_of_sampling(seed: int) -> None:
    state, rng = list(somewhere(seed + 1, 25))[-2]
    view = state.view(0)
    hands = [{CODE[card] for card in view.sample(rng).hands[4]} for _ in range(500)]
    for code in ("SACK", "INTERCEPTION", "DEFENSE CHALLENGE"):
        share = sum(code in hand for hand in hands) / 500
        assert CardCount(view).holds(code, 1) == pytest.approx(share, abs=0.08)


def test_a_mixed_hint_names_one_call_for_now_and_says_why_not_always_that() -> None:
    """Three tips, one for this time and two for another time, contradicted each other."""
    view = position(("RUN 75", "PASS 60", "PASS 40", "PASS 55", "RUN 60")).view(0)
    legal = position(("RUN 75", "PASS 60", "PASS 40", "PASS 55", "RUN 60")).legal_actions()
    hints = find_hints(SearchBot(Search(RULES)), view, legal, Budget(120), Random(1))
    assert hints[0].share is not None
    assert hints[0].share < PURE_SHARE
    note, options = hint_options(RULES, hints)
    assert note.startswith("Vary your calls, or they will guess them. About ")
    assert len(hints) > 1
    assert [(option.label, option.rating) for option in options] == [(RULES.words.label(parse(hints[0].action)), "")]
    assert all(option.reason for option in options)


def test_a_mixed_hint_draws_what_it_recommends() -> None:
    """Else it would always name the same call, and be guessed."""
    state = position(("RUN 75", "PASS 60", "PASS 40", "PASS 55", "RUN 60"))
    bot, legal = SearchBot(Search(RULES)), state.legal_actions()
    first = {find_hints(bot, state.view(0), legal, Budget(60), Random(seed))[0].action for seed in range(8)}
    assert len(first) > 1


def test_letting_points_stand_says_so() -> None:
    """The lit button conceded a touchdown and said "no card"."""
    state = position(("RUN 100", *OFFENSE[1:]), [*DEFENSE[:5], "DEF -65"], ball_on=80)
    act(state, "RUN 100", "DEF -60")
    assert headline(RULES.claims(state.view(1), LET_STAND), 1) == ("", "they score 7 if it stands")


def test_pro_keeps_off_the_own_goal_line() -> None:
    """From the own 8 no RUN 45, as two cards of three make it a safety."""
    state = position(("RUN 45", "RUN 60", "PASS 40", "PASS 55", "PASS 70"), ball_on=8)
    chosen = [str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(60)]
    assert "RUN 45" not in chosen


def test_pro_takes_the_sure_field_goal_at_the_end() -> None:
    state = last_cards(("PASS 15", "PASS 30"), defense_hand=DEFENSE, ball_on=85, marker=95, down=4, period=3)
    chosen = [str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(30)]
    assert chosen.count("KICK 45") > 25


def test_pro_mixes_its_calls() -> None:
    """A fixed answer can be exploited."""
    state = position(("RUN 65", "RUN 70", "PASS 60", "PASS 65", "PASS 70"), ball_on=40)
    assert len({str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(60)}) > 2


def test_pass_interference_promises_full_yards_nowhere() -> None:
    """BO-56: near the goal line it is half the distance."""
    card = BY_CODE["PASS INTERFERENCE"]
    assert words.button(parse("PASS INTERFERENCE")) == ("Move the ball up", "PASS INTERFERENCE")
    assert words.button(parse("FUMBLE"))[0] == "Knock the ball loose"
    assert "half" in card.effect
    assert all("HALF" in word for word in _OUTCOME["PASS INTERFERENCE"])


def log(events: Sequence[Event]) -> list[str]:
    """The lines of the log, as the table tells them."""
    return [line for event in RULES.event_order(events) if (line := words.log_line(event, CLUBS))]


def test_the_log_tells_who_has_the_ball_after_the_toss_of_overtime_bo_94_bo_116() -> None:
    state = last_cards(("PASS 15", "PASS INTERFERENCE"), defense_hand=DEFENSE, period=3)
    told = log(down(state, "PASS 15", "DEF -50"))
    club = CLUBS[state.facts.offense]
    assert told[-3:] == [
        f"The toss: {club} got the ball first in overtime.",
        "Overtime begins.",
        f"{club} got the ball at the {club} 20: 1st & 10.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_no_change_of_ball_and_no_down_is_left_out_of_the_log(seed: int) -> None:
    """Whatever a match comes to: who got the ball and where, and each new down with its distance."""
    for step in played("quarters", seed):
        now, before = step.after.facts, step.before.facts
        lines = log(step.events)
        club = CLUBS[now.offense]
        if now.offense != before.offense:
            assert any(re.search(rf"\b{club} (got|took) the ball at .*1st & ", line) for line in lines), lines
        elif (now.down, now.ball_on, now.marker) != (before.down, before.ball_on, before.marker):
            series = down_and_distance(now.down, now.ball_on, now.marker)
            assert any(series in line and club in line for line in lines), lines


def test_a_card_says_when_it_is_played_as_one_would_tell_a_friend() -> None:
    """The help of a card is read aloud as sentences: "Call it on offense.", not "On offense, as a call."."""
    assert {card.when.split()[0] for card in FACES} == {"call", "answer"}


@pytest.mark.parametrize("seed", range(3))
def test_clubs_are_many_in_every_line_of_a_match(seed: int) -> None:
    """Gulls have the ball; nothing is "of Gulls", and Gulls never "was" or "has"."""
    for step in played("quarters", seed):
        view = step.after.view(0)
        for line in [*log(step.events), words.situation(view, CLUBS), words.prompt(view, CLUBS)]:
            assert not re.search(r"\b(of|from) (Gulls|Foxes)\b|(Gulls|Foxes) (is|was|has|gets|\w+es)\b", line), line


def test_a_drive_that_lost_yards_or_made_no_play_is_told_so() -> None:
    assert words.drive_line(Drive(0, -5, 0, ball_on=50), CLUBS).startswith("Gulls: no plays, −5 yards from midfield, ")
    assert "from the Foxes 45, " in words.drive_line(Drive(0, 20, 3, ball_on=55), CLUBS)


@pytest.mark.parametrize(
    ("hand", "ball_on", "code", "told"),
    [
        (("RUN 70", "PASS 60", "PASS 45"), 50, "RUN 70", "more than any other card of yours"),
        (("RUN 60", "PASS 45"), 8, "PASS 45", "less risk of a safety than with RUN 60"),
        (("RUN 70", "PASS 85"), 50, "RUN 70", "often enough: PASS 85 is kept for later"),
        (("RUN 60", "PASS 70"), 50, "RUN 60", "a weak one now, PASS 70 when it counts"),
    ],
)
def test_the_reason_of_a_call_compares_it_with_the_best_other_one(
    hand: Sequence[str], ball_on: int, code: str, told: str
) -> None:
    """A hint said "It gains 3 yards on average", and not why it was better than another card."""
    held = [*hand, "HOLDING", "OFFENSE CHALLENGE", "PASS INTERFERENCE"][:5]
    view = position(held, ball_on=ball_on).view(0)
    assert told in reason_for(view, parse(code))


@pytest.mark.parametrize(("seat", "acts", "told"), [
    (1, ("PASS 55", "DEF -50"), "against a touchdown or a long gain."),
    (0, ("PASS 55", "DEF -60", "none"), "against a lost ball or a failed fourth down."),
])  # fmt: skip
def test_who_lets_a_play_stand_is_told_what_the_answer_is_kept_for(seat: int, acts: Sequence[str], told: str) -> None:
    """It said that no card was worth spending, of any play."""
    state = position([*OFFENSE_HAND[:4], "HOLDING"], ["SACK", *DEFENSE_HAND[1:]])
    act(state, *acts)
    assert reason_for(state.view(seat), LET_STAND).endswith(told)


def test_whoever_leads_near_the_end_is_told_to_use_up_the_deck() -> None:
    """Ahead 7-0 with few plays left, a hint named the yards of a call alone."""
    said = [
        reason_for(last_cards(("RUN 60", "PASS 55"), points=points, period=3).view(0), parse("PASS 55"))
        for points in ((7, 0), (0, 0))
    ]
    assert said[0] == "You lead and few plays are left: use up the deck, and give up no safety."
    assert said[1].startswith("It gains ")


@pytest.mark.parametrize(
    ("down", "told"), [(1, "it keeps DEF −100 for a bigger down."), (4, "if they kick, DEF −100 is wasted.")]
)
def test_a_low_defense_says_what_it_spares(down: int, told: str) -> None:
    assert reason_for(position(down=down).view(1), parse("DEF -60")).endswith(told)


@pytest.mark.parametrize(("facts", "acts", "offense", "defense"), [
    ({}, ("RUN 70", "DEF -50"), "first down", ""),
    ({}, ("RUN 70", "DEF -65"), "gain", ""),
    ({"down": 4}, ("RUN 70", "DEF -65"), "", "stop"),
    ({}, ("RUN 60", "DEF -65"), "", "stop"),
    ({}, ("PASS 55", "DEF -65"), "", "stop"),
    ({"ball_on": 90}, ("RUN 70", "DEF -50"), "touchdown", ""),
    ({"ball_on": 3}, ("RUN 60", "DEF -70"), "", "safety"),
    ({"down": 4, "ball_on": 80}, ("KICK 45", "DEF -50"), "field goal", ""),
    ({"down": 4, "ball_on": 62}, ("KICK 45", "DEF -50"), "", "stop"),
    ({"down": 4, "ball_on": 40}, ("KICK 45", "DEF -50"), "", ""),
])  # fmt: skip
def test_what_each_side_has_won_as_a_play_stands(
    facts: dict[str, Any], acts: tuple[str, ...], offense: str, defense: str
) -> None:
    state = position(**facts)
    act(state, *acts)
    assert own_success(state.view(1)) == defense
    act(state, "none")
    assert own_success(state.view(0)) == offense
