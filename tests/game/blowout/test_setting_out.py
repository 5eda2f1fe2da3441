"""The field (BO-3 to BO-9, with BO-5), the setup (BO-16 to BO-19), and the options (BO-109, BO-110, BO-117)."""

from __future__ import annotations

import pytest

from game.contract import BadPosition
from game.events import CoinTossed, PeriodBegan, PossessionChanged
from game.variants.blowout import RULES
from game.variants.blowout.actions import START_ON_DEFENSE, START_ON_OFFENSE
from game.variants.blowout.yardage import backward, forward, kick_needed, play_end
from tests.game.blowout.positions import act, asked, choices, down, field, opening, position, somewhere, told


def test_bo_3_the_ball_lies_on_a_whole_yard_line_from_1_to_99() -> None:
    for state, _ in somewhere(8, 5):
        assert state.facts.ball_on in range(1, 100)
    for spot in (0, 100, 20.5):
        with pytest.raises(BadPosition, match="ball_on"):
            position(ball_on=spot, marker=100)


def test_bo_4_the_field_ends_at_110() -> None:
    assert play_end("PASS", 30, "", 80) == ("pass", 110)
    assert play_end("PASS", 31, "", 80) == ("overthrown", 80)
    assert kick_needed(80) == 31


def test_bo_5_reaching_a_goal_line_is_crossing_it() -> None:
    reached = position(["RUN 75", "RUN 70", "PASS 40", "PASS 55", "PASS 65"], ball_on=90, marker=100)
    down(reached, "RUN 75", "DEF -65")
    assert reached.facts.points == (7, 0)
    lost = position(["RUN 60", "RUN 70", "PASS 40", "PASS 55", "PASS 65"], ball_on=10)
    down(lost, "RUN 60", "DEF -70")
    assert lost.facts.points == (0, 2)


def test_bo_6_a_possession_starts_with_ten_yards_to_go() -> None:
    state = position(ball_on=35, down=4, marker=41)
    down(state, "KICK 45", "DEF -60")
    assert field(state) == (1, 20, 1, 10)


@pytest.mark.parametrize(("ball_on", "marker"), [(80, 90), (89, 99), (90, 100), (95, 100)])
def test_bo_7_the_marker_never_stands_beyond_the_goal_line(ball_on: int, marker: int) -> None:
    state = position(down=4, ball_on=100 - ball_on, marker=100 - ball_on + 1)
    down(state, "PASS 40", "DEF -60")
    assert state.facts.ball_on == ball_on
    assert state.facts.marker == marker


def test_bo_8_the_field_turns_round_with_the_ball() -> None:
    state = position(down=4, ball_on=37, marker=50)
    down(state, "PASS 40", "DEF -60")
    assert field(state) == (1, 63, 1, 10)


def test_bo_9_half_of_a_distance_is_rounded_down() -> None:
    assert (forward(95), forward(99)) == (97, 99)
    assert (backward(5), backward(3), backward(1)) == (3, 2, 1)


def test_bo_16_a_coin_picks_a_seat_and_that_seat_chooses() -> None:
    winners = set()
    for seed in range(12):
        state, events = opening(seed=seed)
        (toss,) = told(events, CoinTossed)
        assert asked(state) == ("coin", toss.seat)
        assert state.legal_actions() == [START_ON_OFFENSE, START_ON_DEFENSE]
        winners.add(toss.seat)
        other = state.clone()
        state.apply(START_ON_OFFENSE)
        other.apply(START_ON_DEFENSE)
        assert (state.facts.offense, other.facts.offense) == (toss.seat, 1 - toss.seat)
    assert winners == {0, 1}


def test_bo_17_the_first_possession_starts_on_the_own_20() -> None:
    state, _ = opening(seed=1)
    state.apply(START_ON_OFFENSE)
    assert field(state)[1:] == (20, 1, 10)
    assert state.facts.points == (0, 0)


def test_bo_18_decks_are_shuffled_and_hands_of_5_and_1_against_6_are_taken() -> None:
    orders = set()
    for seed in range(3):
        state, _ = opening(seed=seed)
        assert not any(state.hands)
        orders.add(tuple(state.draw_piles))
        state.apply(START_ON_OFFENSE)
        own = 3 * state.facts.offense
        sizes = [len(hand) for hand in state.hands]
        assert [sizes[own], sizes[own + 2], sizes[4 - own]] == [5, 1, 6]
        assert sum(sizes) == 12
    assert len(orders) == 3


def test_bo_19_the_length_is_chosen_before_the_start() -> None:
    (option,) = RULES.options
    assert option.values == ("quarters", "halves", "full")
    for length in option.values:
        assert opening(length)[0].facts.length == length


def test_bo_109_quarters_one_period_halves_two_full_game_four() -> None:
    for length, periods in (("quarters", 1), ("halves", 2), ("full", 4)):
        state, _ = opening(length)
        seen = 0
        while state.decision is not None and not state.facts.in_overtime:
            events = state.apply(state.legal_actions()[0])
            seen += len([event for event in told(events, PeriodBegan) if event.period != 7])
        assert seen == periods


def test_bo_110_the_flip_is_random_and_its_choice_a_decision() -> None:
    tosses = [told(opening(seed=seed)[1], CoinTossed)[0].seat for seed in range(200)]
    assert 60 < sum(tosses) < 140
    state, _ = opening(seed=1)
    assert choices(state) == ["start_on_offense", "start_on_defense"]
    assert not told(act(state, "start_on_defense"), PossessionChanged)


def test_bo_117_halves_is_the_default() -> None:
    assert RULES.complete({}) == {"length": "halves"}
