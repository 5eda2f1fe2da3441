"""The match: rounds, decks, the deal, where drives begin, and who wins (MG-1 to MG-5, MG-19)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.contract import Ending, Result
from game.events import (
    BallSpotted,
    CoinTossed,
    DownSet,
    DriveBegan,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
)
from tests.games.miniature import RULES
from tests.games.miniature.cards import BY_CODE, CODE, ZONES
from tests.games.miniature.positions import deals, found, position, snap


@pytest.mark.parametrize("rounds", ["2", "3"])
def test_mg_1_each_side_has_one_drive_a_round(rounds: str) -> None:
    state, events = RULES.start({"rounds": rounds}, 5)
    first = state.facts.first
    while state.decision is not None:
        kicker = state.facts.offense
        kick = next(code for code in state.codes(kicker, 1))
        events += snap(state, f"{kick} left", f"{state.codes(1 - kicker, 0)[0]} right")
    assert [event.seat for event in found(events, PossessionChanged)] == [first, 1 - first] * int(rounds)
    assert [event.period for event in found(events, PeriodBegan)] == list(range(int(rounds)))
    assert [event.period for event in found(events, PeriodEnded)] == list(range(int(rounds)))


def test_mg_1_most_points_win() -> None:
    state = position(made=(7, 0, 0), ball_on=75, first=1)
    events = snap(state, "KICK 30 left", "PLAY 2 right")
    assert found(events, MatchEnded)[0].result == Result((3, 7), (1,), Ending.REGULATION) == state.result


def test_mg_2_four_of_each_play_and_two_of_each_kick_have_two_backs() -> None:
    assert Counter(CODE) == {code: 4 if code.startswith("PLAY") else 2 for code in BY_CODE}
    assert len(CODE) == 30
    assert {zone.back for name, zone in ZONES.items() if name.startswith("play")} == {"play"}
    assert {zone.back for name, zone in ZONES.items() if name.startswith("kick")} == {"kick"}


def test_mg_3_each_side_is_dealt_two_hands() -> None:
    for state, _ in deals(5):
        assert [len(hand) for hand in state.hands] == [4, 2, 4, 2]
        assert all(CODE[card].startswith("PLAY") for hand in state.hands[::2] for card in hand)
        assert all(CODE[card].startswith("KICK") for hand in state.hands[1::2] for card in hand)


def test_mg_4_a_coin_names_who_has_the_ball_first() -> None:
    firsts = set()
    for state, events in deals(20):
        (toss,) = found(events, CoinTossed)
        assert toss.seat == state.facts.first == state.facts.offense
        firsts.add(toss.seat)
    assert firsts == {0, 1}


def test_mg_5_a_drive_begins_on_the_other_sides_25_with_ten_to_gain() -> None:
    state = position(ball_on=80, marker=90)
    events = snap(state, "KICK 20 left", "PLAY 2 right")
    assert found(events, DriveBegan) == [DriveBegan(clause="MG-5", seat=1, ball_on=75)]
    assert found(events, BallSpotted) == [BallSpotted(clause="MG-5", seat=1, ball_on=75, why="start")]
    assert found(events, DownSet) == [DownSet(clause="MG-5", seat=1, down=1, marker=85)]


def test_mg_19_level_after_the_last_round_is_a_tie() -> None:
    state = position(made=(3, 3, 0), first=1)
    events = snap(state, "KICK 20 left", "PLAY 2 right")
    assert found(events, MatchEnded) == [MatchEnded(clause="MG-19", result=Result((3, 3), (0, 1), Ending.TIE))]
