"""What a player reads about BLOWOUT!!!."""

from __future__ import annotations

from random import Random

import pytest

from game.bots import Budget
from game.bots.hints import find_hints
from game.bots.players import SearchBot
from game.bots.search import Search
from game.contract import Target
from game.drives import DriveChart
from game.variants.blowout import RULES, words
from game.variants.blowout.cards import CODE, DRAW_PILES, PLAYS
from game.variants.blowout.events import PlayEnded
from game.variants.blowout.preview import expected, meetings
from game.variants.blowout.reading import Reading
from scenes.table.advisor import SURE, often, rated
from tests.game.blowout.positions import act, down, last_cards, opening, position, somewhere

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
        ({"ball_on": 4}, ("PASS 55", "DEF -60", "SACK"), "Sack! Gulls went down in the own end zone."),
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
        "Gulls tried a field goal: KICK 45, 41 needed.",
        "The kick of Gulls is good: it carried 45 yards and needed 41.",
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
    """Strategy note 3: from the own 8 no RUN 45, as two cards of three make it a safety."""
    state = position(("RUN 45", "RUN 60", "PASS 40", "PASS 55", "PASS 70"), ball_on=8)
    chosen = [str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(60)]
    assert "RUN 45" not in chosen


def test_pro_takes_the_sure_field_goal_at_the_end() -> None:
    state = last_cards(("PASS 15", "PASS 30"), defense_hand=DEFENSE, ball_on=85, marker=95, down=4, period=3)
    chosen = [str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(30)]
    assert chosen.count("KICK 45") > 25


def test_pro_mixes_its_calls() -> None:
    """Strategy note 18: a fixed answer can be exploited."""
    state = position(("RUN 65", "RUN 70", "PASS 60", "PASS 65", "PASS 70"), ball_on=40)
    assert len({str(RULES.pro(state.view(0), state.legal_actions(), Random(seed))) for seed in range(60)}) > 2
