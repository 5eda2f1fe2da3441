"""The chance to win along a match."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.cursor import Cursor
from game.events import Scored
from game.match import Match
from game.variant import Rules
from game.variants import find_rules
from game.variants.blowout.events import TurnoverOnDowns
from game.variants.card_bowl import events as own
from game.win_line import RunningLine, Swing, line_of_plays, swings, what_happened, win_line
from tests.game.cases import every_variant
from tests.play import random_match


@every_variant
def test_the_line_has_a_point_after_each_act_and_ends_with_the_result(rules: Rules) -> None:
    match = random_match(rules, rules.offered, 3)
    line = win_line(match)
    if line is None:  # a match that is shorter than those that chances were fitted to
        assert rules.features is None or rules.variant.name == "card_bowl"
        return
    assert len(line) == len(match.actions) + 1
    assert match.result is not None
    assert {seat for seat, chance in enumerate(line[-1]) if chance} == set(match.result.winners)


@every_variant
def test_the_swings_are_the_plays_that_moved_the_line_most(rules: Rules) -> None:
    match = random_match(rules, rules.offered, 3)
    line = win_line(match)
    if line is None:
        return
    found = swings(Cursor(match), line, 5)
    assert [swing.gained for swing in found] == sorted((swing.gained for swing in found), reverse=True)
    for swing in found:
        assert line[swing.last][swing.seat] - line[swing.first][swing.seat] == pytest.approx(swing.gained)
    moved = max(abs(after[0] - before[0]) for before, after in pairwise(line))
    assert any(swing.gained > 0 for swing in found) or moved == 0


@pytest.mark.parametrize("seed", range(8))
def test_no_swing_of_jukem_is_credited_to_the_gain_of_the_side_that_lost_by_it(seed: int) -> None:
    """JF-57: "Gulls +19 %: Foxes ran for 30" was said of a play that was picked off."""
    rules = find_rules("jukem")
    match = random_match(rules, {}, seed)
    for swing in swings(Cursor(match), line_of_plays(match), 5):
        told, other = what_happened(match, swing), match.names[1 - swing.seat]
        assert not any(told.startswith(f"{other} {verb} for ") for verb in ("ran", "passed", "returned the kick"))


@every_variant
def test_giving_up_is_the_last_step_and_no_play(rules: Rules) -> None:
    """It ranked as the play that changed most, and lent its figure to the play of the match."""
    match = random_match(rules, rules.offered, 3)
    match.back_to(len(match.actions) // 2)
    if match.decision is None:
        return
    match.concede(0)
    line = win_line(match)
    if line is not None:
        plays = line_of_plays(match)
        assert plays == [*line[:-1], rules.chances(match.state)]
        assert line[-1][0] == 0.0
        assert sum(line[-1]) == pytest.approx(1.0)


@every_variant
def test_a_line_told_on_act_by_act_is_that_of_the_whole_match_and_forgets_what_is_taken_back(rules: Rules) -> None:
    whole = random_match(rules, rules.offered, 3)
    line, match = win_line(whole), Match(rules, rules.offered, whole.players, whole.seed)
    if line is None:
        return
    running = RunningLine(match)
    for action in whole.actions:
        running.to(len(match.actions))
        match.play(action)
    points = [*running.to(len(match.actions))]
    assert [point.chances for point in points] == line
    assert all(before.along <= after.along for before, after in pairwise(points))
    assert points[0].along < 0.5 < 1.0 <= points[-1].along
    match.back_to(4)
    match.play(match.state.legal_actions()[-1])
    assert [point.chances for point in running.to(5)] == [*line[:5], rules.chances(match.state)]


def test_a_moment_of_card_bowl_names_the_play_or_who_took_the_ball_away() -> None:
    """An interception by a joker was told as "The pass adds up to 42 against 36: 6 yards in the air."."""
    match = random_match(find_rules("card_bowl"), {}, 7)
    took = play = 0
    for act, events in enumerate(match.history):
        for event in events:
            if isinstance(event, own.Intercepted | own.PlayEnded) and not any(isinstance(e, Scored) for e in events):
                told = what_happened(match, Swing(act - 1, act, act, event.seat, 0.2))
                took += isinstance(event, own.Intercepted) and "intercept" in told
                play += isinstance(event, own.PlayEnded) and told == match.rules.play_line(event, match.names)
                assert " adds up to " not in told
    assert took
    assert play


def test_a_play_that_swung_a_match_of_blowout_is_told_by_its_end_and_not_by_its_calls() -> None:
    """The biggest swing of a match was "Foxes lined up to punt with KICK 45."."""
    for seed in range(6):
        match = random_match(find_rules("blowout"), {"length": "quarters"}, seed)
        for swing in swings(Cursor(match), line_of_plays(match), 20):
            told = what_happened(match, swing)
            assert "lined up" not in told
            assert " against DEF" not in told


def test_a_swing_toward_the_defense_on_fourth_down_is_named_after_the_turnover() -> None:
    """It read as what they had won by: "Gulls +24 %: Foxes: RUN 80 against DEF −70, +10"."""
    rules = find_rules("blowout")
    for seed in range(40):
        match = random_match(rules, {"length": "quarters"}, seed)
        for act, events in enumerate(match.history):
            lost = [event.seat for event in events if isinstance(event, TurnoverOnDowns)]
            if lost:
                told = what_happened(match, Swing(act - 1, act, act, 1 - lost[0], 0.2))
                assert told == f"Turnover on downs: {match.names[lost[0]]} fell short on fourth down."
                return
    raise AssertionError("nobody went for it")
