"""Running out of cards, points, overtime, and the options: FW-78 to FW-93, FW-110 and FW-111."""

from __future__ import annotations

import pytest

from game.contract import Ending
from game.events import CoinTossed, MatchEnded, PeriodEnded, Scored, Shuffled
from game.variant import BadOption
from game.variants.football_war import RULES
from game.variants.football_war.events import CardsDrawn, LastSeries
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, asked, choices, codes, drive, hand, position, told


def test_fw_78_a_draw_takes_what_the_play_pile_still_has() -> None:
    """FW-78."""
    state = position([["Curl"], ["Curl", "HB Dive"]], ["HB Draw", "Go Route"], more=0)
    act(state, "LEAD(Curl)", "MATCH")
    assert hand(state, 0) == ["Go Route", "HB Draw"]
    assert not state.draw_pile


def test_fw_79_with_an_empty_play_pile_play_goes_on_without_draws() -> None:
    """FW-79."""
    state = position([["Curl", "HB Dive"], ["Go Route"]], ["HB Draw"], more=0)
    assert told(act(state, "LEAD(Curl)", "CONCEDE"), LastSeries)
    assert asked(state) == ("lead", 0)
    events = act(state, "LEAD(HB Dive)", "CONCEDE")
    assert {event.count for event in told(events, CardsDrawn)} == {0}
    assert told(events, PeriodEnded)


@pytest.mark.parametrize("more", [0, 3])
def test_fw_79_the_last_series_is_told_of_only_if_there_is_one(more: int) -> None:
    """FW-79, FW-80: a pile that a score uses up ends the half at once."""
    state = position([["Curl"], ["HB Dive"] * 4], ["Go Route"], more=more)
    events = act(state, "LEAD(Curl)", "CONCEDE")
    assert told(events, PeriodEnded)
    assert not told(events, LastSeries)


def at_a_kickoff(state: FootballWarState, period: int = 1) -> bool:
    """Whether a period has just begun and nothing else has happened in it."""
    dealt = [len(cards) for cards in state.hands] == [5] * len(state.hands)
    whole = len(state.draw_pile) == (94 if len(state.hands) == 2 else 88)
    untouched = not (state.drive_pile or state.flag_pile or state.forfeit_pile or state.buried)
    begun = state.facts.period == period and asked(state) == ("lead", state.facts.offense)
    return dealt and whole and untouched and begun


def test_fw_80_a_score_with_an_empty_pile_ends_the_half() -> None:
    """FW-80."""
    state = position([["Curl"], ["HB Dive"] * 4], ["Go Route"], more=0)
    assert told(act(state, "LEAD(Curl)", "CONCEDE"), PeriodEnded)
    assert at_a_kickoff(state)
    enough = position([["Curl"], ["HB Dive"] * 4], ["Go Route"], more=6)
    assert not told(act(enough, "LEAD(Curl)", "CONCEDE"), PeriodEnded)


@pytest.mark.parametrize("last", ["Curl", "FIELD GOAL"])
@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (["OFFENSE", "HB Dive"], "EXTRA(none)"),
        (["DEFENSE", "HB Dive"], "STUFF"),
        (["AUDIBLE", "HB Dive"], "CALL(Curl)"),
        (["Curl", "HB Dive"], "MATCH"),
        (["Curl"], "MATCH"),
    ],
)
def test_fw_80_a_beaten_offense_that_can_draw_nothing_ends_the_half(last: str, answer: list[str], text: str) -> None:
    """FW-80: at once, whatever beat it, a return with the last card included."""
    if last == "FIELD GOAL" and text == "MATCH":
        return
    state = position([[last], answer], more=0)
    events = act(state, "KICK" if last == "FIELD GOAL" else f"LEAD({last})", text)
    assert told(events, PeriodEnded)
    assert at_a_kickoff(state)


def test_fw_80_a_turnover_against_the_last_card_ends_the_half_of_four() -> None:
    """FW-80, FW-106."""
    state = position([["Curl"], ["TURNOVER", "HB Dive"], ["Go Route"], ["Go Route"]], more=0)
    assert told(act(state, "LEAD(Curl)", "REVERSE"), PeriodEnded)
    assert at_a_kickoff(state)


def test_fw_80_a_seat_that_must_lead_with_no_cards_ends_the_half() -> None:
    """FW-80."""
    leading = position([["DEFENSE"], ["HB Dive"]], more=0)
    assert told(act(leading, "STUFF"), PeriodEnded)
    answering = position([["HB Dive"], ["DEFENSE"]], drive_pile=["Curl"], live="Curl", more=0)
    assert told(act(answering, "STUFF"), PeriodEnded)


def test_fw_80_the_half_goes_on_while_everybody_has_cards() -> None:
    """FW-80."""
    state = position([["Curl", "HB Dive"], ["Curl", "Go Route"]], more=0)
    assert not told(act(state, "LEAD(Curl)", "MATCH", "LEAD(Go Route)"), PeriodEnded)


def test_fw_81_a_touchdown_is_seven_points_and_no_try_follows() -> None:
    """FW-81."""
    state = position([["Curl"], ["HB Dive"]])
    assert [event.points for event in told(act(state, "LEAD(Curl)", "CONCEDE"), Scored)] == [7]
    assert asked(state) == ("lead", 1)


def test_fw_82_a_field_goal_is_three_points() -> None:
    """FW-82."""
    state = position([["FIELD GOAL", "Curl"], ["HB Dive"]])
    act(state, "KICK", "CONCEDE")
    assert state.facts.points == (3, 0)


def test_fw_83_a_safety_is_two_points() -> None:
    """FW-83."""
    state = position([["HB Dive"], ["Go Route"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    act(state, "CONCEDE")
    assert state.facts.points == (2, 0)


def test_fw_84_any_other_concession_scores_nothing() -> None:
    """FW-84."""
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    act(state, "LEAD(Curl)", "CONCEDE")
    assert state.facts.points == (0, 0)


def test_fw_85_the_conceding_seat_draws_before_the_points_are_counted() -> None:
    """FW-85."""
    state = position([["Curl"], ["HB Dive"]])
    kinds = [type(event) for event in act(state, "LEAD(Curl)", "CONCEDE") if isinstance(event, CardsDrawn | Scored)]
    assert kinds[:2] == [CardsDrawn, Scored]


def test_fw_86_a_score_takes_the_whole_drive_pile() -> None:
    """FW-86."""
    state = position([["Curl"], ["HB Dive"]], drive_pile=["Go Route", "HB Draw"])
    piled = len(state.score_piles[0])
    act(state, "LEAD(Curl)", "CONCEDE")
    assert not state.drive_pile
    assert len(state.score_piles[0]) == piled + 3
    assert state.view(1).zones()["score_pile:0"][-1] is None


def test_fw_87_the_refill_starts_with_the_conceding_seat_and_takes_nothing_away() -> None:
    """FW-87."""
    state = position([["Curl"], ["HB Dive"] * 2], ["HB Draw", "Go Route", "Go Route", *["Curl"] * 4])
    events = act(state, "LEAD(Curl)", "CONCEDE")
    refills = [(event.seat, event.count) for event in told(events, CardsDrawn) if event.why == "refill"]
    assert refills == [(1, 2), (0, 5)]
    assert hand(state, 1) == ["Go Route", "Go Route", "HB Dive", "HB Dive", "HB Draw"]
    long = position([["Curl"], ["HB Dive"] * 5 + ["HB Draw"]])
    act(long, "LEAD(Curl)", "CONCEDE")
    assert len(long.hands[1]) == 7


def test_fw_88_the_conceding_seat_starts_the_next_series() -> None:
    """FW-88."""
    state = position([["HB Dive"], ["Go Route"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    act(state, "CONCEDE")
    assert asked(state) == ("lead", 1)
    four = position([["HB Dive"], ["Go Route"], ["Go Route"], ["Go Route"]], drive_pile=["AUDIBLE"] * 4, live="Curl",
                    chain=4, offense=2)  # fmt: skip
    act(four, "CONCEDE")
    assert (asked(four), four.facts.points) == (("lead", 3), (0, 0, 2, 0))


def test_fw_89_a_change_of_possession_leaves_the_drive_pile() -> None:
    """FW-89."""
    state = position([["Curl"], ["Curl", "HB Dive"]], drive_pile=["Go Route"])
    act(state, "LEAD(Curl)", "MATCH")
    assert drive(state) == ["Curl", "Curl", "Go Route"]


def test_fw_90_the_sole_leader_after_two_halves_wins() -> None:
    """FW-90."""
    state = position([["Curl"], ["HB Dive"]], more=1, period=1)
    events = act(state, "LEAD(Curl)", "CONCEDE")
    (ended,) = told(events, MatchEnded)
    assert state.decision is None
    assert state.result is not None
    assert state.result == ended.result
    assert (state.result.winners, state.result.reason) == ((0,), Ending.REGULATION)


def test_fw_91_a_tie_is_followed_by_overtime_with_a_new_coin() -> None:
    """FW-91."""
    state = position([["DEFENSE"], ["HB Dive"]], more=0, period=1, first_kicker=0)
    events = act(state, "STUFF")
    assert state.facts.period == 2
    assert told(events, CoinTossed)[0].seat == state.facts.offense
    assert told(events, Shuffled)[0].count == 104
    assert at_a_kickoff(state, 2)
    offenses = set()
    for key in range(30):
        again = position([["DEFENSE"], ["HB Dive"]], more=0, period=1, first_kicker=0, key=key)
        act(again, "STUFF")
        offenses.add(again.facts.offense)
    assert offenses == {0, 1}
    assert (state.facts.timeouts, state.facts.look_backs) == ((0, 1), (0, 1))


@pytest.mark.parametrize("period", [2, 3])
def test_fw_92_the_first_lead_in_overtime_wins_at_once(period: int) -> None:
    """FW-92."""
    state = position([["Curl"], ["HB Dive"]], period=period, points=(7, 7))
    events = act(state, "LEAD(Curl)", "CONCEDE")
    assert not told(events, PeriodEnded)
    assert state.result is not None
    assert (state.result.points, state.result.reason) == ((14, 7), Ending.SUDDEN_DEATH)


def test_fw_93_after_two_overtimes_the_leaders_share_a_tie() -> None:
    """FW-93."""
    first = position([["DEFENSE"], ["HB Dive"]], more=0, period=2)
    act(first, "STUFF")
    assert first.facts.period == 3
    second = position([["DEFENSE"], ["HB Dive"]], more=0, period=3, points=(7, 7))
    act(second, "STUFF")
    assert second.result is not None
    assert (second.result.winners, second.result.reason) == ((0, 1), Ending.TIE)


def test_fw_110_options_are_fixed_before_the_coin() -> None:
    """FW-110."""
    assert [option.name for option in RULES.options] == ["players", "length", "play_clock"]
    assert [option.values for option in RULES.options] == [("2", "4"), ("two", "one"), ("off", "30", "60")]
    with pytest.raises(BadOption, match="players takes 2 or 4"):
        RULES.complete({"players": "3"})
    state = RULES.start(RULES.complete({"length": "one", "play_clock": "60"}), 1)[0]
    assert (state.facts.length, state.facts.play_clock) == ("one", "60")
    for text in choices(state)[:1] * 2:
        act(state, text)
    while state.decision is not None:
        state.push(state.legal_actions()[-1])
        assert (state.facts.length, state.facts.play_clock, len(state.hands)) == ("one", "60", 2)


def test_fw_111_one_half_goes_straight_to_the_end_or_to_overtime() -> None:
    """FW-111."""
    won = position([["Curl"], ["HB Dive"]], more=1, length="one")
    act(won, "LEAD(Curl)", "CONCEDE")
    assert won.result is not None
    tied = position([["DEFENSE"], ["HB Dive"]], more=0, length="one")
    events = act(tied, "STUFF")
    assert tied.facts.period == 2
    assert told(events, CoinTossed)


def test_the_log_of_a_score_names_the_points() -> None:
    state = position([["Curl"], ["HB Dive"]])
    (score,) = told(act(state, "LEAD(Curl)", "CONCEDE"), Scored)
    line = RULES.words.log_line(score, ("Huskies", "Comets"))
    assert line == "Touchdown! Huskies from 0 to 7."
    assert codes(state.score_piles[0])[-1] == "Curl"
