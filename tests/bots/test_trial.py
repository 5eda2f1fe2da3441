"""A match of bots: the seats rotate from match to match, and the outcome is listed by player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.bots import Budget, make_bot
from game.bots.trial import Outcome, Trial, play_match, play_trial
from game.contract import Action, View
from game.variant import Rules
from tests.bots.small_games import GESTURE, Call, rules_of
from tests.game.cases import every_variant
from tests.play import players, short

BUDGET = Budget(iterations=1)


class Seated:
    """Pro, recording its seats."""

    def __init__(self, rules: Rules) -> None:
        self.pro = make_bot("pro", rules)
        self.seats: set[int] = set()

    def choose(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        self.seats.add(view.seat)
        return self.pro.choose(view, list(legal_actions), budget, rng)


@every_variant
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_players_move_on_by_a_seat_from_match_to_match(rules: Rules, number: int) -> None:
    options = rules.complete(short(rules, {}))
    seated = [Seated(rules) for _ in players(rules, options)]
    play_match(rules, options, seated, BUDGET, 8, number)
    assert [bot.seats for bot in seated] == [{(first + number) % len(seated)} for first in range(len(seated))]


@every_variant
def test_points_and_wins_go_to_the_player_wherever_it_sat(rules: Rules) -> None:
    options = rules.complete(short(rules, {}))
    alike = [make_bot("pro", rules)] * 2
    seed, first = next(
        (seed, each) for seed in range(8, 40) if not (each := play_match(rules, options, alike, BUDGET, seed, 0)).tie
    )
    second = play_match(rules, options, alike, BUDGET, seed, 1)
    assert second.points == first.points[::-1]
    assert second.winners == tuple(1 - player for player in first.winners)


@every_variant
@pytest.mark.parametrize("number", [0, 1])
def test_a_trials_match_has_its_own_seed_and_seats(rules: Rules, number: int) -> None:
    options, levels = rules.complete(short(rules, {})), ("pro", "rookie")
    bots = [make_bot(level, rules) for level in levels]

    def by_seats(seed: int) -> list[Outcome]:
        return [play_match(rules, options, bots, BUDGET, seed + number, number + turn) for turn in (0, 1)]

    seed, (expected, turned) = next((seed, both) for seed in range(8, 40) if (both := by_seats(seed))[0] != both[1])
    played = play_trial(Trial(rules.variant.name, options, levels, seed, 1), number)
    assert played == expected != turned


class Hasty:
    """A player that plans a step that does not fit."""

    def __init__(self, rules: Rules) -> None:
        self.pro = make_bot("pro", rules)

    def choose(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        (first, *_) = self.pro.choose(view, legal_actions, budget, rng)
        return (first, Call("wide right"))


def test_the_rest_of_a_gesture_is_dropped_where_it_does_not_fit() -> None:
    rules = rules_of(GESTURE)
    outcome = play_match(rules, {}, [Hasty(rules), make_bot("pro", rules)], BUDGET, 1, 0)
    assert outcome.decisions == 4  # two steps of a gesture, the answer, and the walk
