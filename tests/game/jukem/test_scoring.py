"""Field goals and touchdowns (JF-46 to JF-52)."""

from __future__ import annotations

import pytest

from game.events import PeriodEnded, Scored
from tests.game.jukem.positions import asked, choices, codes, every, hand, line, moves, only, take, turn

AT_65 = [["KICK RETURN"], ["RUN 15"]]
AT_70 = [["KICK RETURN"], ["RUN 20"]]
AT_95 = [["KICK RETURN"], ["RUN 20"], ["RUN 25"]]


@pytest.mark.parametrize(("drive", "legal"), [([], False), (AT_65, False), (AT_70, True), (AT_95, True)])
def test_jf_46_a_field_goal_needs_70_yards(drive: list[list[str]], legal: bool) -> None:
    assert ("FIELD GOAL" in choices(turn(["FIELD GOAL", "SACK"], line=drive))) == legal


def test_jf_46_the_own_total_counts_not_the_other_seats() -> None:
    assert "FIELD GOAL" not in choices(turn(["FIELD GOAL", "SACK"], other_line=AT_70))


def test_jf_47_it_scores_3_points_and_ends_drive_and_turn() -> None:
    state = turn(["FIELD GOAL", "RUN 5"], line=AT_70, score=(7, 3))
    scored = only(take(state, "FIELD GOAL"), Scored)
    assert (scored.seat, scored.points, scored.how, scored.score) == (0, 3, "field_goal", (10, 3))
    assert state.facts.points == (10, 3)
    assert state.totals == [0, 0]
    assert asked(state) == (1, "replenish")


def test_jf_48_line_and_field_goal_go_to_the_score_pile() -> None:
    state = turn(["FIELD GOAL", "RUN 5"], line=AT_70, other_line=[["RUN 30"]])
    events = take(state, "FIELD GOAL")
    assert moves(events, "line:0", "score_pile:0") == ["KICK RETURN", "RUN 20", "FIELD GOAL"]
    assert [codes(bundle) for bundle in state.score_piles[0]] == [["KICK RETURN", "RUN 20", "FIELD GOAL"]]
    assert line(state, 0) == []
    assert line(state, 1) == [["RUN 30"]]


def test_jf_49_on_an_ordinary_turn_it_never_follows_a_play() -> None:
    state = turn(["FIELD GOAL", "RUN 5"], line=AT_70)
    take(state, "RUN 5", "let_it_stand")
    assert asked(state) == (1, "replenish")


def test_jf_49_on_the_last_turn_it_may_follow_plays() -> None:
    state = turn(["FIELD GOAL", "RUN 5"], line=AT_65, draw_count=0)
    assert "FIELD GOAL" not in choices(state)
    take(state, "RUN 5", "let_it_stand")
    assert choices(state) == {"FIELD GOAL", "end_half"}
    assert only(take(state, "FIELD GOAL"), PeriodEnded).score == (3, 0)


def test_jf_50_no_defensive_card_answers_a_field_goal() -> None:
    state = turn(["FIELD GOAL"], ["HOLDING", "SACK", "FUMBLE", "PICKED OFF"], line=AT_70)
    take(state, "FIELD GOAL")
    assert asked(state) == (1, "replenish")
    assert hand(state, 1) == ["FUMBLE", "HOLDING", "PICKED OFF", "SACK"]


@pytest.mark.parametrize("last", [["RUN 30"], ["PASS 10-35", "CATCH 30"], ["RUN 15", "JUKEM"]])
def test_jf_51_exactly_100_scores_7_at_once_and_opens_no_window(last: list[str]) -> None:
    state = turn(last, ["HOLDING", "SACK", "FUMBLE", "PICKED OFF"], line=AT_70)
    scored = only(take(state, " + ".join(last)), Scored)
    assert (scored.seat, scored.points, scored.how) == (0, 7, "touchdown")
    assert state.facts.points == (7, 0)
    assert asked(state) == (1, "replenish")


def test_jf_51_95_yards_score_nothing() -> None:
    state = turn(["RUN 25"], line=AT_70)
    assert not every(take(state, "RUN 25"), Scored)
    assert asked(state) == (1, "defense")


def test_jf_52_the_line_goes_to_the_score_pile_and_a_new_drive_starts_from_0() -> None:
    state = turn(["RUN 30", "RUN 5"], ["SACK", "FUMBLE", "HOLDING", "PICKED OFF"], line=AT_70)
    events = take(state, "RUN 30")
    assert moves(events, "line:0", "score_pile:0") == ["KICK RETURN", "RUN 20", "RUN 30"]
    assert (line(state, 0), state.totals) == ([], [0, 0])
    document = state.to_dict() | {"phase": "play", "attacker": 0}
    again = type(state).from_dict(document)
    take(again, "RUN 5")
    assert again.totals == [5, 0]
