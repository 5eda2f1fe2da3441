"""Returns, safeties, punts inside the 10 and the end of the quarter (RD-42 to RD-50, RD-54 to RD-56, RD-59)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import DriveEnd, ScoreKind
from game.drives import DriveChart
from game.events import PeriodEnded, Scored
from game.variants.real_deal.cards import CHART
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, choices, position, told

KICKERS = ["FIELD GOAL OVER 45", "SAFETY", "RED FLAG", "RECOVERS FUMBLE"]
PUNTERS = ["PUNTS INSIDE THE 10", "SAFETY", "RED FLAG", "RECOVERS FUMBLE"]
RETURNERS = ["RETURN TD", "HOLDING", "FIELD GOAL 18-45", "MISSES FG"]


def returned(kick: str, *then: str, **facts: Any) -> RealDealState:
    """Team 0 kicks, team 1 returns it, and so on."""
    state = position([KICKERS if kick == KICKERS[0] else PUNTERS, RETURNERS], **facts)
    act(state, f"PLAY({kick})", "COUNTER(RETURN TD)", *then)
    return state


def test_rd_42_a_return_meets_a_long_kick_though_return_open_does_not_hold() -> None:
    state = position([["FIELD GOAL OVER 45"], ["RETURN TD", "MISSES FG"]])
    act(state, "PLAY(FIELD GOAL OVER 45)")
    assert "COUNTER(RETURN TD)" in choices(state)


def test_rd_43_the_kickers_must_answer_the_return() -> None:
    state = returned("FIELD GOAL OVER 45")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "counter")
    assert choices(state) == sorted(
        ["COUNTER(SAFETY)", "COUNTER(RED FLAG)", "COUNTER(RECOVERS FUMBLE)"]
        + [f"CONCEDE({card})" for card in KICKERS[1:]]
    )


@pytest.mark.parametrize("kick", ["FIELD GOAL OVER 45", "PUNTS INSIDE THE 10"])
def test_rd_44_a_conceded_return_scores_and_the_kickers_have_the_ball(kick: str) -> None:
    facts = returned(kick, "CONCEDE(SAFETY)").facts
    assert facts.points == (0, 7)
    assert facts.scoring[0].how is ScoreKind.RETURN_TOUCHDOWN
    assert (facts.offense, facts.return_open, facts.limited) == (0, True, False)
    assert facts.finished == (1, 1)  # RD-59


def test_rd_44_a_fumbled_return_gives_the_kickers_the_ball() -> None:
    facts = returned("PUNTS INSIDE THE 10", "COUNTER(RECOVERS FUMBLE)").facts
    assert facts.points == (0, 0)
    assert (facts.offense, facts.return_open, facts.limited) == (0, False, False)
    assert facts.finished == (1, 1)


@pytest.mark.parametrize(("kick", "limited"), [("FIELD GOAL OVER 45", False), ("PUNTS INSIDE THE 10", True)])
def test_rd_44_a_flagged_return_is_the_returners_ball_without_a_draw(kick: str, limited: bool) -> None:
    state = returned(kick, "COUNTER(RED FLAG)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited) == (1, False, limited)
    assert facts.finished == (1, 0)
    assert [len(hand) for hand in state.hands] == [2, 3]
    assert state.table_piles == [[], []]


def test_rd_39_rd_44_a_returner_without_a_card_loses_the_ball_again() -> None:
    state = position([["FIELD GOAL OVER 45", "RED FLAG", "SAFETY"], ["RETURN TD"]])
    act(state, "PLAY(FIELD GOAL OVER 45)", "COUNTER(RETURN TD)", "COUNTER(RED FLAG)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited) == (0, False, False)
    assert facts.finished == (1, 1)
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_rd_46_a_safety_stops_a_long_play_and_waits_for_its_answer() -> None:
    state = position([["PASSING TD OVER 20", "RED FLAG", "MISSES FG"], ["SAFETY", "INTERCEPTION"]])
    act(state, "PLAY(PASSING TD OVER 20)", "COUNTER(SAFETY)")
    assert choices(state) == ["ACCEPT", "COUNTER(RED FLAG)"]
    assert state.facts.points == (0, 0)


def test_rd_47_an_accepted_safety_scores_two_and_its_team_has_the_ball() -> None:
    state = position([["PASSING TD OVER 20", "RED FLAG"], ["SAFETY", "INTERCEPTION"]])
    events = act(state, "PLAY(PASSING TD OVER 20)", "COUNTER(SAFETY)", "ACCEPT")
    facts = state.facts
    assert told(events, Scored)[0].how is ScoreKind.SAFETY
    assert facts.points == (0, 2)
    assert (facts.offense, facts.return_open, facts.limited) == (1, True, False)
    assert facts.finished == (1, 0)


def test_rd_48_a_countered_safety_scores_nothing_and_the_touchdown_stays_gone() -> None:
    state = position([["PASSING TD OVER 20", "RED FLAG", "MISSES FG"], ["SAFETY", "INTERCEPTION"]])
    act(state, "PLAY(PASSING TD OVER 20)", "COUNTER(SAFETY)", "COUNTER(RED FLAG)")
    assert state.facts.points == (0, 0)
    assert choices(state) == ["PUNT(MISSES FG)"]


@pytest.mark.parametrize(("kick", "limited"), [("FIELD GOAL OVER 45", False), ("PUNTS INSIDE THE 10", True)])
def test_rd_48_a_returner_who_answers_a_safety_takes_over_as_after_a_continuation(kick: str, limited: bool) -> None:
    state = returned(kick, "COUNTER(SAFETY)")
    assert state.facts.finished == (1, 0)  # RD-59: the ball has passed
    act(state, "COUNTER(HOLDING)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited) == (1, False, limited)
    assert facts.finished == (1, 0)
    assert [len(hand) for hand in state.hands] == [2, 2]


def test_rd_59_a_safety_accepted_by_a_returner_finishes_a_possession_each() -> None:
    facts = returned("PUNTS INSIDE THE 10", "COUNTER(SAFETY)", "ACCEPT").facts
    assert facts.points == (2, 0)
    assert (facts.offense, facts.return_open, facts.finished) == (0, True, (1, 1))


def test_rd_49_a_punt_inside_the_10_is_accepted_blocked_or_returned() -> None:
    hands = [["PUNTS INSIDE THE 10", "SAFETY"], ["BLOCKS KICK", "RETURN TD", "MISSES FG"]]
    accepted, blocked = position(hands), position(hands)
    act(accepted, "PLAY(PUNTS INSIDE THE 10)")
    assert choices(accepted) == ["ACCEPT", "COUNTER(BLOCKS KICK)", "COUNTER(RETURN TD)"]
    act(accepted, "ACCEPT")
    act(blocked, "PLAY(PUNTS INSIDE THE 10)", "COUNTER(BLOCKS KICK)")
    assert (accepted.facts.offense, accepted.facts.return_open, accepted.facts.limited) == (1, True, True)
    assert (blocked.facts.offense, blocked.facts.return_open, blocked.facts.limited) == (1, False, False)


def test_rd_45_a_safety_counters_long_touchdowns_and_returns_only() -> None:
    assert CHART["SAFETY"] == ("RUSHING TD OVER 20", "PASSING TD OVER 20", "RETURN TD")


def test_rd_50_a_blocked_punt_is_neither_open_nor_limited() -> None:
    state = position([["PUNTS INSIDE THE 10", "SAFETY"], ["BLOCKS KICK", "MISSES FG"]])
    act(state, "PLAY(PUNTS INSIDE THE 10)", "COUNTER(BLOCKS KICK)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited, facts.finished) == (1, False, False, (1, 0))


CLOCK = ["HAS BALL END OF QUARTER", "MISSES FG"]


def called(play: str | None, seat: int = 1, period: int = 0, **facts: Any) -> tuple[RealDealState, list[object]]:
    """The quarter is ended: by the offense instead of a play, or by the defense against one."""
    hands = [CLOCK, ["SAFETY"]] if play is None else [[play, "RED FLAG"], CLOCK]
    state = position(hands, finished=(4, 4), period=period, choice="receive" if period else "", **facts)
    return state, [*(act(state, f"PLAY({play})") if play else ()), *act(state, "END_QUARTER")]


@pytest.mark.parametrize(
    ("play", "points"), [("RUSHING TD 1-5", 7), ("FIELD GOAL 18-45", 3), ("PUNTS INSIDE THE 10", 0)]
)
def test_rd_55_it_stops_nothing_and_costs_no_card_besides(play: str, points: int) -> None:
    state, events = called(play)
    assert state.facts.points == (points, 0)
    assert any(isinstance(event, PeriodEnded) for event in events)
    assert not any(getattr(event, "how", "") == "discard" for event in events)


def test_rd_55_a_safety_counts_though_the_quarter_ends() -> None:
    state = position([["RUSHING TD OVER 20", "HAS BALL END OF QUARTER"], ["SAFETY", "MISSES FG"]], finished=(4, 4))
    act(state, "PLAY(RUSHING TD OVER 20)", "COUNTER(SAFETY)", "END_QUARTER")
    assert state.facts.points == (0, 2)
    assert (state.facts.period, state.facts.offense) == (1, 0)


@pytest.mark.parametrize(("play", "seat"), [(None, 0), ("RUSHING TD 1-5", 1)])
@pytest.mark.parametrize("period", [0, 2])
def test_rd_54_rd_56_who_ends_the_first_or_third_quarter_starts_the_next_one(
    play: str | None, seat: int, period: int
) -> None:
    facts = called(play, period=period)[0].facts
    assert facts.period == period + 1
    assert (facts.offense, facts.return_open, facts.limited) == (seat, False, False)


def test_rd_56_at_halftime_the_toss_decides_instead() -> None:
    state, _ = called(None, period=1, toss_winner=0)
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("toss", 1)


def test_drives_are_told_by_the_rules() -> None:
    """A returned kick is a drive of each team, and a safety ends the drive of its victim."""
    hands = [KICKERS, RETURNERS]
    state, chart = position(hands), DriveChart()
    act_and_note(state, chart, "PUNT(RED FLAG)", "PLAY(FIELD GOAL 18-45)", "CONCEDE(SAFETY)")
    assert [(drive.seat, drive.end, drive.points) for drive in chart.drives if drive.end] == [
        (1, DriveEnd.FIELD_GOAL, 3)
    ]
    state, chart = position(hands), DriveChart()
    events = act(state, "PLAY(FIELD GOAL OVER 45)", "COUNTER(RETURN TD)", "CONCEDE(SAFETY)")
    for event in events:
        chart.note(event)
    assert [(drive.seat, drive.end, drive.points) for drive in chart.drives] == [
        (1, DriveEnd.TOUCHDOWN, 7),
        (0, None, 0),
    ]


def act_and_note(state: RealDealState, chart: DriveChart, *texts: str) -> None:
    for event in act(state, *texts):
        chart.note(event)
