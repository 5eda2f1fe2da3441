"""Periods, the end of the game, and overtime."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import DriveEnd, Ending, Result
from game.events import (
    CoinTossed,
    DriveAdvanced,
    DriveBegan,
    DriveEnded,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    Shuffled,
)
from game.variants.blowout.events import CardsRanOut
from game.variants.blowout.facts import OVERTIME, PERIODS
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import act, asked, down, field, last_cards, position, told

LAST = ("RUN 60", "HOLDING")
DEFENSE = ("DEF -50", "DEF -60", "DEF -65", "SACK", "INTERCEPTION", "FUMBLE")


def _last_down(**fields: Any) -> BlowoutState:
    """The last call of a period: RUN 60 from the own 40."""
    return last_cards(LAST, defense_hand=DEFENSE, **{"ball_on": 40, "down": 2, "marker": 55, **fields})


def _overtime(**fields: Any) -> BlowoutState:
    defaults = {"period": OVERTIME, "stage": "first", "ball_on": 50, "points": [7, 7], "marker": 60}
    hand = ("RUN 60", "RUN 45", "PASS 40", "PASS 55", "PASS 100")
    return position(hand, DEFENSE, **{**defaults, **fields})


def test_bo_86_a_period_ends_when_the_offense_can_neither_call_nor_draw() -> None:
    state = _last_down(period=0)
    events = down(state, "RUN 60", "DEF -50")
    assert [event.seat for event in told(events, CardsRanOut)] == [0]
    assert [event.period for event in told(events, PeriodEnded)] == [0]
    goes_on = last_cards(["RUN 60", "PASS 40"], defense_hand=DEFENSE, ball_on=40)
    assert not told(down(goes_on, "RUN 60", "DEF -50"), PeriodEnded)


def test_bo_87_a_kick_keeps_the_period_alive_on_fourth_down() -> None:
    state = _last_down(down=3)
    assert not told(down(state, "RUN 60", "DEF -50"), PeriodEnded)
    assert [str(action) for action in state.legal_actions()] == ["KICK 45"]


def test_bo_88_responses_and_cards_of_the_other_seat_do_not_delay_the_end() -> None:
    state = _last_down()
    assert len(state.draw_piles[3]) == 24
    assert told(down(state, "RUN 60", "DEF -50"), PeriodEnded)


def test_bo_89_between_periods_all_decks_are_shuffled() -> None:
    events = down(_last_down(), "RUN 60", "DEF -50")
    assert [event.count for event in told(events, Shuffled)] == [24, 37, 12] * 2


def test_bo_113_the_reshuffle_takes_all_hands_and_new_ones_are_drawn() -> None:
    state = _last_down(zones={"defense_hand:0": ["DEF -10"], "offense_hand:1": ["RUN 45"]})
    down(state, "RUN 60", "DEF -50")
    assert [len(hand) for hand in state.hands] == [5, 0, 1, 0, 6, 0]
    assert not any(state.discard_piles)
    assert [len(pile) for pile in state.draw_piles] == [19, 37, 11, 24, 31, 12]


def test_bo_90_halves_has_two_periods_and_a_full_game_four() -> None:
    for length, periods in (("halves", 2), ("full", 4)):
        for number, period in enumerate(PERIODS[length]):
            state = _last_down(length=length, period=period, points=[7, 0])
            events = down(state, "RUN 60", "DEF -50")
            assert bool(told(events, MatchEnded)) == (number == periods - 1)


def test_bo_114_quarters_is_a_single_period() -> None:
    state = _last_down(length="quarters", points=[7, 0])
    assert told(down(state, "RUN 60", "DEF -50"), MatchEnded)


@pytest.mark.parametrize("period", [0, 2])
def test_bo_91_play_goes_on_after_the_first_and_third_quarter(period: int) -> None:
    state = _last_down(period=period, started=0)
    events = down(state, "RUN 60", "DEF -50")
    assert field(state) == (0, 50, 3, 5)
    assert state.facts.period == period + 1
    assert not told(events, DriveEnded)
    assert not told(events, DriveBegan)


@pytest.mark.parametrize(("length", "period"), [("halves", 4), ("full", 1)])
@pytest.mark.parametrize("offense", [0, 1])
@pytest.mark.parametrize("started", [0, 1])
def test_bo_92_after_halftime_who_started_on_defense_has_the_ball(
    length: str, period: int, offense: int, started: int
) -> None:
    state = _last_down(length=length, period=period, offense=offense, started=started)
    down(state, "RUN 60", "DEF -50")
    assert field(state) == (1 - started, 20, 1, 10)


@pytest.mark.parametrize("points", [[7, 0], [0, 3]])
def test_bo_93_the_higher_score_wins(points: list[int]) -> None:
    state = _last_down(period=3, points=points)
    down(state, "RUN 60", "DEF -50")
    winner = points.index(max(points))
    assert state.result == Result((points[0], points[1]), (winner,), Ending.REGULATION)


@pytest.mark.parametrize("period", [1, 3])
def test_bo_119_a_drive_cut_short_counts_for_nothing(period: int) -> None:
    state = _last_down(period=period, ball_on=80, marker=100, points=[7, 0])
    events = down(state, "RUN 60", "DEF -50")
    assert [(event.how, event.points) for event in told(events, DriveEnded)] == [(DriveEnd.TIME, 0)]
    assert state.facts.points == (7, 0)


def test_bo_94_a_level_score_goes_to_overtime_and_a_coin_says_who_begins() -> None:
    seats = set()
    for key in range(12):
        state = _last_down(period=3, key=key)
        (toss,) = told(down(state, "RUN 60", "DEF -50"), CoinTossed)
        assert state.facts.offense == toss.seat
        seats.add(toss.seat)
    assert seats == {0, 1}


def test_bo_115_nobody_chooses_anything_before_overtime() -> None:
    state = _last_down(period=3)
    events = down(state, "RUN 60", "DEF -50")
    assert asked(state) == ("offense_call", told(events, CoinTossed)[0].seat)


def test_bo_95_all_decks_are_shuffled_for_overtime() -> None:
    events = down(_last_down(period=3), "RUN 60", "DEF -50")
    assert len(told(events, Shuffled)) == 6


def test_bo_116_the_first_possession_of_overtime_starts_on_the_own_20() -> None:
    state = _last_down(period=3)
    events = down(state, "RUN 60", "DEF -50")
    assert field(state)[1:] == (20, 1, 10)
    assert [event.period for event in told(events, PeriodBegan)] == [OVERTIME]
    assert state.facts.stage == "first"


def _ends_of_a_possession() -> list[tuple[str, str, tuple[str, ...], dict[str, Any]]]:
    return [
        ("touchdown", "reply", ("PASS 100", "DEF -50"), {"ball_on": 60, "marker": 70}),
        ("field goal", "reply", ("KICK 45", "DEF -50"), {"ball_on": 70, "marker": 80, "down": 4}),
        ("missed", "sudden_death", ("KICK 45", "DEF -50"), {"ball_on": 61, "marker": 70, "down": 4}),
        ("punt", "sudden_death", ("KICK 45", "DEF -50"), {"ball_on": 30, "marker": 40, "down": 4}),
        ("turnover", "sudden_death", ("PASS 55", "DEF -50", "INTERCEPTION"), {}),
        ("downs", "sudden_death", ("PASS 40", "DEF -50"), {"down": 4}),
    ]


@pytest.mark.parametrize(("how", "stage", "played", "fields"), _ends_of_a_possession())
def test_bo_96_what_ends_a_possession(how: str, stage: str, played: tuple[str, ...], fields: dict[str, Any]) -> None:
    state = _overtime(**fields)
    answer = played[2] if len(played) > 2 else "none"
    down(state, played[0], played[1], answer)
    assert (state.facts.stage, state.facts.offense) == (stage, 1), how


def test_bo_96_a_first_down_ends_no_possession() -> None:
    state = _overtime()
    down(state, "RUN 60", "DEF -50")
    assert (state.facts.stage, state.facts.offense, state.facts.down) == ("first", 0, 1)


@pytest.mark.parametrize("points", [[10, 7], [14, 7]])
def test_bo_97_a_score_of_the_first_possession_gives_exactly_one_reply(points: list[int]) -> None:
    state = _overtime(stage="reply", offense=1, points=points, down=4)
    down(state, "PASS 40", "DEF -50")
    assert state.result == Result((points[0], points[1]), (0,), Ending.SUDDEN_DEATH)


def test_bo_98_a_reply_that_takes_the_lead_wins_and_one_behind_loses() -> None:
    ahead = _overtime(stage="reply", offense=1, points=[10, 7], ball_on=60, marker=70)
    down(ahead, "PASS 100", "DEF -50")
    assert ahead.result == Result((10, 14), (1,), Ending.SUDDEN_DEATH)
    behind = _overtime(stage="reply", offense=1, points=[14, 7], ball_on=70, marker=80, down=4)
    down(behind, "KICK 45", "DEF -50")
    assert behind.result == Result((14, 10), (0,), Ending.SUDDEN_DEATH)


def test_bo_99_a_level_reply_opens_sudden_death() -> None:
    state = _overtime(stage="reply", offense=1, points=[10, 7], ball_on=70, marker=80, down=4)
    down(state, "KICK 45", "DEF -50")
    assert (state.facts.stage, state.facts.points, state.facts.offense) == ("sudden_death", (10, 10), 0)


def test_bo_100_a_first_possession_without_points_opens_sudden_death() -> None:
    state = _overtime(down=4)
    down(state, "PASS 40", "DEF -50")
    assert (state.facts.stage, state.facts.offense) == ("sudden_death", 1)


def test_bo_101_a_safety_wins_at_once_but_loses_a_reply() -> None:
    first = _overtime(ball_on=3, marker=13)
    down(first, "RUN 60", "DEF -65")
    assert first.result == Result((7, 9), (1,), Ending.SUDDEN_DEATH)
    reply = _overtime(stage="reply", offense=1, points=[10, 7], ball_on=3, marker=13)
    down(reply, "RUN 60", "DEF -65")
    assert reply.result == Result((12, 7), (0,), Ending.SUDDEN_DEATH)


@pytest.mark.parametrize(
    ("played", "fields", "winner"),
    [
        (("PASS 100", "DEF -50"), {"ball_on": 60, "marker": 70}, 0),
        (("KICK 45", "DEF -50"), {"ball_on": 70, "marker": 80, "down": 4}, 0),
        (("RUN 60", "DEF -65"), {"ball_on": 3, "marker": 13}, 1),
    ],
)
def test_bo_102_the_first_score_ends_sudden_death(played: tuple[str, str], fields: dict[str, Any], winner: int) -> None:
    state = _overtime(stage="sudden_death", **fields)
    events = down(state, *played)
    assert state.result is not None
    assert state.result.winners == (winner,)
    assert told(events, MatchEnded)
    assert isinstance(events[-1], MatchEnded)
    assert state.plays == [(), ()]


@pytest.mark.parametrize("reshuffles", [0, 1, 2])
def test_bo_103_overtime_goes_on_with_new_cards(reshuffles: int) -> None:
    state = _last_down(period=OVERTIME, stage="sudden_death", reshuffles=reshuffles)
    events = down(state, "RUN 60", "DEF -50")
    assert field(state) == (0, 50, 3, 5)
    assert (state.facts.stage, state.facts.reshuffles) == ("sudden_death", reshuffles + 1)
    assert len(told(events, Shuffled)) == 6
    assert not told(events, PeriodEnded)
    assert not told(events, DriveEnded)


def test_bo_104_the_fourth_time_the_game_is_a_tie() -> None:
    state = _last_down(period=OVERTIME, stage="sudden_death", reshuffles=3, points=[7, 7])
    down(state, "RUN 60", "DEF -50")
    assert state.result == Result((7, 7), (0, 1), Ending.TIE)
    reply = _last_down(period=OVERTIME, stage="reply", reshuffles=3, points=[7, 10])
    down(reply, "RUN 60", "DEF -50")
    assert reply.result == Result((7, 10), (0, 1), Ending.TIE)


def test_a_drive_is_as_long_as_the_way_of_the_ball() -> None:
    state = position(("RUN 60", "RUN 70", "PASS 55", "HOLDING", "PASS 100"), DEFENSE, ball_on=20)
    events = down(state, "RUN 60", "DEF -50") + down(state, "RUN 70", "DEF -60", reply="HOLDING")
    assert sum(event.gain for event in told(events, DriveAdvanced)) == state.facts.ball_on - 20 == 15
    assert sum(event.plays for event in told(events, DriveAdvanced)) == 1
    act(state, "PASS 55")
