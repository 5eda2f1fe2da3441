"""Last turns, halves, sudden death and the end (JF-63 to JF-77)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Ending
from game.events import CardMoved, MatchEnded, PeriodBegan, PeriodEnded, Scored, Shuffled
from game.variants.jukem.cards import LAST_PERIOD
from game.variants.jukem.events import LastTurn
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import asked, choices, every, line, only, position, take, turn

AT_70 = [["KICK RETURN"], ["RUN 20"]]


def _last_turn(hand: list[str], other: list[str] | None = None, **more: Any) -> JukemState:
    return turn(hand, other, draw_count=0, **more)


def _last_play(period: int, score: tuple[int, int] = (0, 0), **more: Any) -> JukemState:
    """The moment before a period ends without a score."""
    return _last_turn(["SACK"], period=period, score=score, **more)


@pytest.mark.parametrize("before", [0, 1, 2])
def test_jf_63_drawing_the_last_card_makes_it_the_last_turn(before: int) -> None:
    state = turn(["RUN 5", "SACK"], phase="replenish", draw_count=before + 1, discard_pile=["RUN 20", "RUN 15"])
    events = take(state, *["draw_pile"] * before)
    assert not every(events, LastTurn)
    assert not state.last_turn
    assert only(take(state, "draw_pile"), LastTurn).seat == 0
    assert state.last_turn


def test_jf_63_one_card_left_is_no_last_turn() -> None:
    state = turn(["RUN 5", "RUN 10"], draw_count=1)
    take(state, "RUN 5", "let_it_stand")
    assert asked(state) == (1, "replenish")


def test_jf_64_the_last_turn_takes_any_number_of_plays_each_with_its_window() -> None:
    state = _last_turn(["RUN 5", "RUN 10", "RUN 15", "JUKEM", "RUN 20"], ["SACK"])
    for play in ("RUN 5", "RUN 10", "RUN 15"):
        take(state, play)
        assert asked(state) == (1, "defense")
        assert choices(state) == {"let_it_stand", "SACK"}
        take(state, "let_it_stand")
        assert asked(state) == (0, "play")
    take(state, "RUN 20 + JUKEM")
    assert asked(state) == (0, "play"), "a play with JUKEM opens no window and does not end it"
    assert state.totals == [70, 0]


def test_jf_65_no_play_is_compulsory_on_the_last_turn_and_nothing_is_discarded() -> None:
    assert choices(_last_turn(["RUN 5", "SACK"])) == {"RUN 5", "end_half"}
    assert choices(_last_turn(["FIELD GOAL", "SACK"], line=AT_70)) == {"FIELD GOAL", "end_half"}


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        (["RUN 5"], ["end_half"]),
        (["RUN 5"], ["RUN 5", "SACK"]),
        (["RUN 5"], ["RUN 5", "FUMBLE"]),
        (["FIELD GOAL"], ["FIELD GOAL"]),
        (["RUN 30"], ["RUN 30"]),
        (["RUN 5", "RUN 10"], ["RUN 5", "let_it_stand", "RUN 10", "SACK"]),
    ],
)
def test_jf_66_the_last_turn_ends_the_half(hand: list[str], actions: list[str]) -> None:
    state = _last_turn(hand, ["SACK", "FUMBLE"], line=AT_70)
    before, last = actions[:-1], actions[-1]
    assert not every(take(state, *before), PeriodEnded)
    assert only(take(state, last), PeriodEnded).period == 0
    assert state.facts.period == 1


def test_jf_67_end_half_is_the_only_choice_where_nothing_can_be_played() -> None:
    assert choices(_last_turn(["SACK", "CATCH 10", "FIELD GOAL"], line=[["RUN 30"]])) == {"end_half"}


def test_jf_68_unfinished_drives_score_nothing_and_are_not_carried_over() -> None:
    state = _last_turn(["RUN 5"], line=AT_70, other_line=[["RUN 30"]], score=(3, 7))
    events = take(state, "end_half")
    assert only(events, PeriodEnded).score == (3, 7)
    assert not every(events, Scored)
    assert [line(state, seat) for seat in (0, 1)] == [[], []]
    assert state.totals == [0, 0]


@pytest.mark.parametrize(("practice", "cards"), [(False, 56), (True, 54)])
def test_jf_69_all_cards_are_shuffled_for_the_second_half_and_only_the_points_are_kept(
    practice: bool, cards: int
) -> None:
    state = _last_turn(
        ["RUN 5", "SACK"],
        line=AT_70,
        score=(10, 7),
        practice=practice,
        discard_pile=["RUN 25"],
        stall=3,
    )
    events = take(state, "end_half")
    assert only(events, Shuffled).count == cards
    assert state.facts.points == (10, 7)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert (len(state.draw_pile), len(state.discard_pile)) == (cards - 9, 1)
    assert (state.out_of_play, state.score_piles, state.facts.stall) == ([], [(), ()], 0)


@pytest.mark.parametrize("dealer", [0, 1])
def test_jf_70_the_other_seat_deals_the_second_half_and_the_first_dealer_begins(dealer: int) -> None:
    state = _last_play(0, first_dealer=dealer)
    began = only(take(state, "end_half"), PeriodBegan)
    assert (began.period, began.dealer) == (1, 1 - dealer)
    assert asked(state) == (dealer, "replenish")


def test_jf_71_taking_the_discard_instead_of_the_last_card_keeps_the_turn_ordinary() -> None:
    state = turn(["RUN 5", "RUN 10", "SACK", "FUMBLE"], phase="replenish", draw_count=1, discard_pile=["CATCH 10"])
    assert not every(take(state, "take_discard"), LastTurn)
    assert "end_half" not in choices(state)
    take(state, "RUN 5", "let_it_stand")
    assert (state.facts.period, asked(state)) == (0, (1, "replenish"))


@pytest.mark.parametrize(("score", "winner"), [((14, 10), 0), ((3, 7), 1)])
def test_jf_72_after_the_second_half_the_higher_score_wins(score: tuple[int, int], winner: int) -> None:
    state = _last_play(1, score)
    ended = only(take(state, "end_half"), MatchEnded)
    assert state.decision is None
    assert state.result == ended.result
    assert (ended.result.points, ended.result.winners, ended.result.reason) == (score, (winner,), Ending.REGULATION)


def test_jf_73_level_scores_lead_to_sudden_death() -> None:
    state = _last_play(1, (10, 10))
    events = take(state, "end_half")
    assert only(events, PeriodBegan).period == 2
    assert only(events, Shuffled).count == 56
    assert len([event for event in every(events, CardMoved) if event.how == "deal"]) == 8
    assert state.result is None


@pytest.mark.parametrize("period", range(1, LAST_PERIOD))
@pytest.mark.parametrize("first", [0, 1])
def test_jf_74_the_first_dealer_deals_the_first_sudden_death_and_then_they_alternate(period: int, first: int) -> None:
    state = _last_play(period, (7, 7), first_dealer=first)
    began = only(take(state, "end_half"), PeriodBegan)
    assert (began.period, began.dealer) == (period + 1, first if period % 2 == 1 else 1 - first)


@pytest.mark.parametrize("draws", [0, 20])
@pytest.mark.parametrize(("action", "points"), [("FIELD GOAL", 3), ("RUN 30", 7)])
@pytest.mark.parametrize("seat", [0, 1])
def test_jf_75_the_first_score_of_sudden_death_wins_at_once(action: str, points: int, seat: int, draws: int) -> None:
    hands, lines = [["SACK", "FUMBLE"], [action, "RUN 5"]], [[], AT_70]
    order = (1, 0) if seat == 0 else (0, 1)
    state = position(
        [hands[i] for i in order],
        lines=[lines[i] for i in order],
        attacker=seat,
        period=2,
        score=(14, 14),
        draw_count=draws,
    )
    ended = only(take(state, action), MatchEnded)
    assert state.decision is None
    assert state.legal_actions() == []
    assert ended.result.points[seat] == 14 + points
    assert (ended.result.winners, ended.result.reason) == ((seat,), Ending.SUDDEN_DEATH)


@pytest.mark.parametrize("period", range(2, LAST_PERIOD))
def test_jf_76_a_sudden_death_without_a_score_is_followed_by_another(period: int) -> None:
    state = _last_play(period, (3, 3))
    assert only(take(state, "end_half"), PeriodBegan).period == period + 1


def test_jf_77_after_ten_sudden_deaths_without_a_score_the_game_is_a_tie() -> None:
    assert LAST_PERIOD == 2 + 10 - 1, "counted from 0"
    state = _last_play(LAST_PERIOD, (7, 7))
    ended = only(take(state, "end_half"), MatchEnded)
    assert state.decision is None
    assert (ended.result.points, ended.result.winners, ended.result.reason) == ((7, 7), (0, 1), Ending.TIE)
