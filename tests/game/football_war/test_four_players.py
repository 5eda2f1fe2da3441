"""The four-player game: FW-94 to FW-109."""

from __future__ import annotations

from itertools import chain

import pytest

from game.contract import BadPosition
from game.events import CoinTossed, PeriodBegan, PossessionChanged, Scored
from game.variants.football_war import RULES
from game.variants.football_war.events import CardsDrawn, DefenseMoved, PlayCalledBack, PlayDefended
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, asked, choices, drive, hand, live, mains, position, told
from tests.play import start, steps

PLAIN = ["HB Dive", "HB Draw"]


def four(seat_0: list[str], seat_1: list[str] = PLAIN, **fields: object) -> FootballWarState:
    """A position of four in which seats 2 and 3 hold plain cards."""
    return position([seat_0, seat_1, PLAIN, PLAIN], **fields)  # type: ignore[arg-type]


def test_fw_94_four_seats_five_cards_each_88_left_and_no_partners() -> None:
    """FW-94."""
    state = RULES.start(RULES.complete({"players": "4"}), 1)[0]
    assert [len(cards) for cards in state.hands] == [5] * 4
    assert len(state.draw_pile) == 88
    assert state.facts.points == (0, 0, 0, 0)
    assert RULES.start(RULES.complete({"players": "4"}), 1)[0].facts.leaders == (0, 1, 2, 3)
    won = four(["Curl"], more=1, period=1)
    act(won, "LEAD(Curl)", "CONCEDE")
    assert won.result is not None
    assert (won.result.points, won.result.winners) == ((7, 0, 0, 0), (0,))


def test_fw_95_a_half_starts_clockwise() -> None:
    """FW-95."""
    state = four(["Curl"], more=1, clockwise=False, defense=3)
    act(state, "LEAD(Curl)", "CONCEDE")
    assert (state.facts.period, state.facts.clockwise) == (1, True)
    assert (state.facts.timeouts, state.facts.look_backs) == ((0, 1, 2, 3), (0, 1, 2, 3))
    with pytest.raises(BadPosition, match="clockwise"):
        position([["Curl"], []], clockwise=False)


def test_fw_96_a_random_seat_has_the_ball_and_the_next_one_kicks_off() -> None:
    """FW-96."""
    offenses = set()
    for seed in range(40):
        state, events = RULES.start(RULES.complete({"players": "4"}), seed)
        offenses.add(state.facts.offense)
        assert told(events, CoinTossed)[0].clause == "FW-96"
        assert told(events, PeriodBegan)[0].dealer == state.facts.first_kicker == (state.facts.offense + 1) % 4
    assert offenses == {0, 1, 2, 3}
    second = four(["Curl"], more=1, first_kicker=2)
    act(second, "LEAD(Curl)", "CONCEDE")
    assert second.facts.offense == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_fw_97_the_events_alone_say_who_faces_whom(seats: int) -> None:
    """FW-97, FW-99, FW-102, FW-105, FW-106: whoever hears the events of a match need not know a rule."""
    options = RULES.complete({"players": str(seats)})
    for seed in range(12):
        offense = defense = -1
        state, events = start(RULES, options, seed)
        played = ((step.events, step.after) for step in steps(RULES, options, seed))
        for happened, after in chain([(events, state)], played):
            assert isinstance(after, FootballWarState)
            for event in happened:
                if isinstance(event, PeriodBegan) and event.dealer is not None:
                    offense, defense = (event.dealer - 1) % seats, event.dealer
                elif isinstance(event, PossessionChanged):
                    offense = event.seat
                elif isinstance(event, DefenseMoved):
                    defense = event.seat
            assert (offense, defense) == (after.facts.offense, after.facts.defense)


def test_fw_97_the_defense_is_the_next_seat_in_the_direction_of_play() -> None:
    """FW-97."""
    state = four(["Curl", "QB Sneak"], ["Curl", "HB Dive"])
    act(state, "LEAD(Curl)", "MATCH")
    assert (state.facts.offense, state.facts.defense) == (1, 2)
    other = four(["Curl", "QB Sneak"], ["Curl", "HB Dive"], defense=3, clockwise=False)
    act(other, "LEAD(Curl)", "CONCEDE")
    assert other.facts.defense == 2


def test_fw_98_only_offense_and_defense_act() -> None:
    """FW-98."""
    state = RULES.start(RULES.complete({"players": "4"}), 5)[0]
    while state.decision is not None and state.facts.period == 0:
        assert state.decision.seat in (state.facts.offense, state.facts.defense)
        state.push(state.legal_actions()[0])


def test_fw_99_after_a_concession_the_next_seat_is_defense_passing_over_the_offense() -> None:
    """FW-99."""
    state = four(["Curl", "Curl", "Curl", "Curl", "QB Sneak"])
    faced = []
    for _ in range(4):
        act(state, "LEAD(Curl)")
        faced.append(state.facts.defense)
        act(state, "CONCEDE")
    assert faced == [1, 2, 3, 1]
    assert state.facts.offense == 0
    other = four(["Curl", "Curl", "QB Sneak"], defense=3, clockwise=False)
    act(other, "LEAD(Curl)", "CONCEDE", "LEAD(Curl)", "CONCEDE")
    assert (other.facts.defense, other.facts.clockwise) == (1, False)


def test_fw_100_a_called_play_or_a_return_is_answered_by_the_new_defense() -> None:
    """FW-100."""
    called = four(["Curl", "QB Sneak"], ["AUDIBLE", "HB Dive"])
    act(called, "LEAD(Curl)", "CALL(Go Route)")
    assert asked(called) == ("answer", 2)
    returned = four(["Curl", "QB Sneak"], ["Curl"])
    act(returned, "LEAD(Curl)", "MATCH")
    assert asked(returned) == ("answer", 2)
    assert live(returned) == "Curl"


@pytest.mark.parametrize("answering", [False, True])
def test_fw_101_a_penalty_is_a_skip(answering: bool) -> None:
    """FW-101."""
    if answering:
        state = four(["Curl", "QB Sneak"], ["PENALTY 5", "HB Dive"])
        act(state, "LEAD(Curl)", "FLAG(5)")
        assert state.facts.offense != 0
        assert "Curl" in hand(state, 0)
    else:
        state = four(["Curl", "PENALTY 5"], drive_pile=["Go Route"])
        act(state, "FLAG(5)")
        assert state.facts.defense != 1
        assert "Go Route" in hand(state, 1)


def test_fw_102_a_flag_that_is_led_passes_the_defense_over() -> None:
    """FW-102."""
    state = four(["Curl", "PENALTY 5"], drive_pile=["Go Route"])
    events = act(state, "FLAG(5)")
    assert asked(state) == ("lead", 0)
    assert state.facts.defense == 2
    assert told(events, DefenseMoved)[0].seat == 2


def test_fw_103_a_flag_as_an_answer_takes_the_ball() -> None:
    """FW-103."""
    state = four(["FIELD GOAL", "Curl"], ["PENALTY 5", "HB Dive"])
    assert told(act(state, "KICK", "FLAG(5)"), PlayCalledBack)[0].clause == "FW-103"
    assert asked(state) == ("lead", 1)
    assert state.facts.defense == 2
    assert hand(state, 0) == ["Curl", "FIELD GOAL"]
    assert state.forfeit_pile == ()


def test_fw_104_a_turnover_turns_the_direction_round() -> None:
    """FW-104."""
    state = four(["TURNOVER", "TURNOVER", "Curl"])
    act(state, "REVERSE")
    assert not state.facts.clockwise
    act(state, "REVERSE")
    assert state.facts.clockwise


def test_fw_105_a_turnover_as_a_lead_faces_the_other_neighbor() -> None:
    """FW-105."""
    state = four(["TURNOVER", "Curl"], drive_pile=["Go Route"])
    act(state, "REVERSE")
    assert asked(state) == ("lead", 0)
    assert state.facts.defense == 3
    assert drive(state) == ["TURNOVER", "Go Route"]


@pytest.mark.parametrize("lead", ["LEAD(Curl)", "KICK"])
def test_fw_106_a_turnover_as_an_answer_gives_the_ball_back_the_other_way(lead: str) -> None:
    """FW-106."""
    state = four(["Curl", "FIELD GOAL", "QB Sneak"], ["HB Dive"], timeouts=[])
    state.facts.defense = 2
    state.hands[2], state.hands[1] = state.hands[1], state.hands[2]
    turnover = next(card for card in state.score_piles[0] if card >= 104)
    state.score_piles = (tuple(card for card in state.score_piles[0] if card != turnover), (), (), ())
    state.hands[2].append(turnover)
    assert told(act(state, lead, "REVERSE"), PlayDefended)[0].clause == "FW-106"
    assert (state.facts.offense, state.facts.defense, state.facts.clockwise) == (2, 0, False)
    assert asked(state) == ("lead", 2)


def test_fw_106_a_turnover_does_not_stop_the_fourth_audible() -> None:
    """FW-106."""
    state = four(["HB Dive"], ["TURNOVER"], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    assert mains(state) == ["CONCEDE"]


def test_fw_107_the_chain_counts_cards_of_all_seats() -> None:
    """FW-107."""
    state = position([["AUDIBLE", "HB Dive"]] + [["AUDIBLE", "Go Route"]] * 3)
    act(state, *["CALL(Curl)"] * 4)
    assert (state.facts.chain, state.facts.offense) == (4, 3)
    (score,) = told(act(state, "CONCEDE"), Scored)
    assert (score.seat, score.points) == (3, 2)


def test_fw_108_after_a_score_the_direction_stays_and_the_refill_goes_round() -> None:
    """FW-108."""
    state = four(["Curl"], defense=3, clockwise=False)
    events = act(state, "LEAD(Curl)", "CONCEDE")
    assert asked(state) == ("lead", 3)
    assert (state.facts.clockwise, state.facts.defense) == (False, 2)
    assert [event.seat for event in told(events, CardsDrawn) if event.why == "refill"] == [3, 2, 1, 0]


def test_fw_109_a_score_that_does_not_lead_alone_does_not_end_overtime() -> None:
    """FW-109."""
    state = four(["FIELD GOAL", "Curl"], period=2, points=(4, 7, 7, 0))
    act(state, "KICK", "CONCEDE")
    assert state.result is None
    assert state.facts.points == (7, 7, 7, 0)
    leader = four(["Curl"], period=2, points=(7, 7, 7, 0))
    act(leader, "LEAD(Curl)", "CONCEDE")
    assert leader.result is not None
    assert leader.result.winners == (0,)


def test_a_turnover_is_no_card_of_two_players() -> None:
    with pytest.raises((BadPosition, KeyError)):
        position([["TURNOVER"], []])
    assert "REVERSE" not in choices(position([["Curl"], []]))
