"""What a player reads about BLOWOUT!!!."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.bots import Budget
from game.bots.hints import find_hints
from game.bots.players import SearchBot
from game.bots.search import Search
from game.contract import Event, Target
from game.drives import Drive, DriveChart
from game.field import down_and_distance
from game.variants.blowout import RULES, words
from game.variants.blowout.actions import parse
from game.variants.blowout.cards import BY_CODE, CODE, DRAW_PILES, FACES, PLAYS
from game.variants.blowout.events import PlayEnded
from game.variants.blowout.preview import expected, meetings
from game.variants.blowout.reading import Reading
from game.variants.blowout.state import BlowoutState
from scenes.table.blowout.faces import _OUTCOME
from scenes.table.choice.advisor import SURE, often, rated
from tests.game.blowout.positions import act, down, last_cards, opening, played, position, somewhere

CLUBS = ("Gulls", "Foxes")
OFFENSE = ("RUN 70", "PASS 55", "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE")
DEFENSE = ("DEF -50", "DEF -60", "SACK", "INTERCEPTION", "FUMBLE", "DEFENSE CHALLENGE")


@pytest.mark.parametrize(
    ("fields", "played", "line"),
    [
        ({}, ("RUN 70", "DEF -60"), "Gulls ran for 10 yards, to the Gulls 30."),
        ({}, ("PASS 55", "DEF -60"), "Gulls passed for no gain."),
        ({"ball_on": 46}, ("PASS 55", "DEF -50"), "Gulls passed for 5 yards, to the Foxes 49."),
        ({"ball_on": 45}, ("PASS 55", "DEF -50"), "Gulls passed for 5 yards, to midfield."),
        ({"ball_on": 95}, ("RUN 70", "DEF -60"), "Gulls ran for 5 yards and into the end zone."),
        ({"ball_on": 40}, ("PASS 55", "DEF -60", "SACK"), "Sack! Gulls lost 10 yards, to the Gulls 30."),
        ({"ball_on": 4}, ("PASS 55", "DEF -60", "SACK"), "Sack! Gulls went down in their own end zone."),
        ({"ball_on": 40}, ("RUN 70", "DEF -60", "FUMBLE"), "Fumble! Foxes took the ball at midfield."),
        (
            {"ball_on": 95},
            ("RUN 70", "DEF -60", "FUMBLE"),
            "Fumble! Foxes took the ball in the end zone: touchback.",
        ),
    ],
)
def test_the_log_tells_a_play_in_plain_football(fields: dict[str, int], played: tuple[str, ...], line: str) -> None:
    events = down(position(OFFENSE, DEFENSE, **fields), *played)  # type: ignore[arg-type]
    assert [words.log_line(event, CLUBS) for event in events if isinstance(event, PlayEnded)] == [line]


def test_the_log_of_a_down_is_read_in_order() -> None:
    events = down(position(OFFENSE, DEFENSE, ball_on=40), "PASS 55", "DEF -50", "INTERCEPTION", "HOLDING")
    assert [line for event in events if (line := words.log_line(event, CLUBS))] == [
        "Gulls: PASS 55 against DEF −50, +5.",
        "Foxes answered with INTERCEPTION.",
        "Gulls answered with HOLDING.",
        "Gulls drew HOLDING on Foxes: 5 yards forward.",
    ]


def test_the_log_of_a_kick_names_what_it_takes() -> None:
    events = down(position(OFFENSE, DEFENSE, ball_on=70, down=4), "KICK 45", "DEF -50")
    assert [line for event in events if (line := words.log_line(event, CLUBS))] == [
        "Gulls tried a field goal with KICK 45: it needed 41.",
        "Gulls made the field goal: the kick carried 45 yards and needed 41.",
        "Field goal! Gulls from 0 to 3.",
    ]


def test_a_drive_is_told_with_where_it_began() -> None:
    state, _ = opening("quarters", 3)
    chart, rng = DriveChart(), Random(3)
    while state.decision is not None:
        for event in state.apply(rng.choice(state.legal_actions())):
            chart.note(event)
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
        assert Reading(view).holds(code, 1) == pytest.approx(share, abs=0.08)


def test_a_mixed_hint_says_so() -> None:
    """It tells that no call is best alone, and how often in ten each is to be chosen."""
    view = position(("RUN 75", "PASS 60", "PASS 40", "PASS 55", "RUN 60")).view(0)
    legal = position(("RUN 75", "PASS 60", "PASS 40", "PASS 55", "RUN 60")).legal_actions()
    hints = find_hints(SearchBot(Search(RULES)), view, legal, Budget(120), Random(1))
    assert hints[0].share is not None
    assert hints[0].share < SURE
    note, options = rated(RULES, hints)
    assert note.startswith("No single choice is best: vary")
    assert [option.rating for option in options] == [often(hint.share or 0.0) for hint in hints]


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


def armed(offense: Sequence[str] = (), defense: Sequence[str] = (), **fields: Any) -> BlowoutState:
    """A down about to be called by hands that hold these cards, and nothing else but plays."""
    plays, stops = ["RUN 60", "RUN 70", "RUN 75", "PASS 40", "PASS 55"], ["DEF -60", "DEF -70", "DEF -50"]
    return position([*offense, *plays][:5], [*defense, *stops, "DEF -65", "DEF -55", "DEF -75"][:6], **fields)


def reason(state: BlowoutState, action: str) -> str:
    """What a hint says of an action of the seat that decides."""
    assert state.decision is not None
    return RULES.advise(state.view(state.decision.seat), [parse(action)], Random(1)).reason


def test_a_penalty_call_says_which_side_may_be_offside_beside_it() -> None:
    """BO-36: the offense's OFFSIDES is a foul of the defense, whose own penalty call it offsets."""
    state = armed(defense=("OFFSIDES-O", "DELAY OF GAME"))
    act(state, "RUN 60")
    for foul in ("OFFSIDES-O", "DELAY OF GAME"):
        told = "Their call is lost and they go back; if they call OFFSIDES on you, the fouls offset."
        assert reason(state, foul) == told


def test_pass_interference_promises_full_yards_nowhere() -> None:
    """BO-56: near the goal line it is half the distance."""
    card = BY_CODE["PASS INTERFERENCE"]
    assert words.button(parse("PASS INTERFERENCE")) == ("Move the ball up", "PASS INTERFERENCE")
    assert "half" in card.effect
    assert all("HALF" in word for word in _OUTCOME["PASS INTERFERENCE"])
    state = armed(("PASS 85", "PASS INTERFERENCE"), ball_on=60)
    act(state, "PASS 85", "DEF -50", "none")
    assert reason(state, "PASS INTERFERENCE") == "It is worth 20 yards, half the distance."


@pytest.mark.parametrize(
    ("ball_on", "run", "against", "told"),
    [
        (10, "RUN 60", "DEF -70", "It adds nothing: the play is a safety with it or without it."),
        (11, "RUN 60", "DEF -70", "It takes the ball where the play ends."),
        (90, "RUN 70", "DEF -60", "It takes the ball in the end zone: no touchdown, but a touchback."),
    ],
)
def test_fumble_says_what_it_comes_to_at_either_goal_line_bo_72_to_bo_74(
    ball_on: int, run: str, against: str, told: str
) -> None:
    state = armed(defense=("FUMBLE",), ball_on=ball_on)
    act(state, run, against)
    assert reason(state, "FUMBLE") == told
    assert words.button(parse("FUMBLE"))[0] == "Knock the ball loose"


def test_a_play_is_let_stand_for_want_of_cards_or_for_want_of_worth() -> None:
    """BO-45, BO-46: no card is weighed that is not in the hand, or that does not answer this play."""
    nothing, too_dear = "There is no card in this hand that answers the play.", "no card is worth spending on it."
    state = armed(("PASS INTERFERENCE",), ("SACK",))
    act(state, "RUN 60", "DEF -60")
    assert reason(state, "none") == nothing
    act(state, "none")
    assert reason(state, "none") == nothing
    state = armed(("PASS 55", "PASS INTERFERENCE"), ("SACK",))
    act(state, "PASS 55", "DEF -60")
    assert reason(state, "none").endswith(too_dear)
    act(state, "none")
    assert reason(state, "none").endswith(too_dear)


def test_a_prompt_offers_what_may_be_called_bo_87() -> None:
    spent = last_cards(("PASS INTERFERENCE", "HOLDING"), down=4)
    assert [str(action) for action in spent.legal_actions()] == ["KICK 45"]
    assert words.prompt(spent.view(0), CLUBS) == "4th & 10 at own 20: only a KICK is left."
    assert words.prompt(position(down=4).view(0), CLUBS) == "4th & 10 at own 20: go for it, or kick."
    assert words.prompt(position(down=3).view(0), CLUBS) == "3rd & 10 at own 20: call a play."


def log(events: Sequence[Event]) -> list[str]:
    """The lines of the log, as the table tells them."""
    return [line for event in RULES.telling(events) if (line := words.log_line(event, CLUBS))]


def test_the_log_tells_that_two_fouls_offset_bo_36() -> None:
    state = armed(("OFFSIDES-D",), ("DELAY OF GAME",))
    assert log(act(state, "OFFSIDES-D", "DELAY OF GAME")) == [
        "Gulls drew OFFSIDES on Foxes.",
        "Foxes drew DELAY OF GAME on Gulls. The fouls offset: the down is played again.",
    ]


def test_the_log_names_the_card_that_a_penalty_call_wasted_bo_34_bo_35() -> None:
    told = log(act(armed(("OFFSIDES-D",)), "OFFSIDES-D", "DEF -70"))
    assert told[0] == "Gulls drew OFFSIDES on Foxes: 5 yards forward, and DEF −70 was wasted."
    told = log(act(armed(("RUN 100",), ("OFFSIDES-O",), ball_on=30), "RUN 100", "OFFSIDES-O"))
    assert told[0] == "Foxes drew OFFSIDES on Gulls: 5 yards back, and RUN 100 was wasted."
    told = log(act(armed(("RUN 100",), ("OFFSIDES-O",), ball_on=1), "RUN 100", "OFFSIDES-O"))
    assert told[0] == "Foxes drew OFFSIDES on Gulls: no yards, and RUN 100 was wasted."


def test_the_log_tells_down_and_distance_after_every_play() -> None:
    state = armed(ball_on=40)
    assert log(down(state, "RUN 75", "DEF -70"))[1:] == [
        "Gulls ran for 5 yards, to the Gulls 45.",
        "Gulls: 2nd & 5 at the Gulls 45.",
    ]
    assert log(down(state, "RUN 70", "DEF -60"))[-1] == "Gulls: 1st & 10 at the Foxes 45."


@pytest.mark.parametrize(
    ("at", "calls", "why", "after"),
    [
        (
            {"ball_on": 55, "marker": 62, "down": 4},
            ("PASS 55", "DEF -50"),
            "Turnover on downs: Gulls fell short on fourth down.",
            "Foxes got the ball at the Foxes 40: 1st & 10.",
        ),
        (
            {"ball_on": 65, "down": 4},
            ("KICK 45", "DEF -50"),
            "Gulls missed the field goal: the kick carried 45 yards and needed 46.",
            "Foxes got the ball at the Foxes 35: 1st & 10.",
        ),
        (
            {"ball_on": 35, "down": 4},
            ("KICK 45", "DEF -50"),
            "Gulls punted 45 yards, to the Foxes 20.",
            "Foxes got the ball at the Foxes 20: 1st & 10.",
        ),
        (
            {"ball_on": 70, "down": 4},
            ("KICK 45", "DEF -50"),
            "Field goal! Gulls from 0 to 3.",
            "Foxes got the ball at the Foxes 20: 1st & 10.",
        ),
        (
            {"ball_on": 5},
            ("RUN 60", "DEF -70"),
            "Safety! Foxes from 0 to 2.",
            "Foxes got the ball at the Foxes 20: 1st & 10.",
        ),
    ],
)
def test_the_log_tells_every_change_of_ball_with_its_reason_its_spot_and_its_side(
    at: dict[str, Any], calls: tuple[str, str], why: str, after: str
) -> None:
    """BO-66, BO-69, BO-79, BO-83, BO-84."""
    assert log(down(armed(**at), *calls))[-2:] == [why, after]


def test_the_log_tells_who_has_the_ball_after_the_toss_of_overtime_bo_94_bo_116() -> None:
    state = last_cards(("PASS 15", "PASS INTERFERENCE"), defense_hand=DEFENSE, period=3)
    told = log(down(state, "PASS 15", "DEF -50"))
    club = CLUBS[state.facts.offense]
    assert told[-3:] == [
        f"The toss: {club} got the ball first in overtime.",
        "Overtime begins.",
        f"{club} got the ball at the {club} 20: 1st & 10.",
    ]


def test_a_challenge_tells_what_did_not_count_bo_50_bo_51() -> None:
    state = armed(("OFFENSE CHALLENGE",), ("INTERCEPTION",))
    assert log(down(state, "PASS 40", "DEF -50", "INTERCEPTION", "CHALLENGE"))[-1] == (
        "Gulls challenged. The play did not count and neither did the INTERCEPTION: the down is played again."
    )


@pytest.mark.parametrize("seed", range(3))
def test_no_change_of_ball_and_no_down_is_left_out_of_the_log(seed: int) -> None:
    """Whatever a match comes to: who got the ball and where, and each new down with its distance."""
    for step in played("quarters", seed):
        now, before = step.after.facts, step.before.facts
        lines = log(step.events)
        club = CLUBS[now.offense]
        if now.offense != before.offense:
            assert any(line.startswith(f"{club} got the ball at ") for line in lines), lines
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
