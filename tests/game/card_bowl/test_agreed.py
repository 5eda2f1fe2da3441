"""What is agreed before a match (7): one joker, hands for every side and quarter, matches of fewer quarters.

Clauses of the functions: CB-22, CB-444.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.contract import Event
from game.events import CardMoved, Flag, PeriodBegan, PeriodEnded
from game.match import Match
from game.options import BadOption
from game.record import Player
from game.variants.card_bowl import RULES, clock
from game.variants.card_bowl.actions import Spread
from game.variants.card_bowl.claims import Room, Swallowed
from game.variants.card_bowl.clock import CLOSING, PERIODS
from game.variants.card_bowl.events import DownRepeated, FoulNoted
from game.variants.card_bowl.hand_sizes import hand_size
from game.variants.card_bowl.phases.line_call import snap_ball
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.words import log_line, period_name, prompt, situation
from tests import claims
from tests.game.card_bowl.chooser import Chooser, start
from tests.game.card_bowl.clauses import comes_to
from tests.game.card_bowl.positions import deck, ended, kick, play, scrimmage, state

NAMES = ("Gulls", "Foxes")
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
FIRST_HALF, SECOND_HALF = PERIODS[2]
(ONLY,) = PERIODS[1]


def opened(**options: str) -> CardBowlState:
    made, _ = RULES.start(RULES.complete(options), 1)
    return made


AGREED: list[tuple[dict[str, str], dict[str, Any]]] = [
    ({}, {"hands": ((12, 15) * 4,) * 2}),
    ({"handicap": "4", "hand_defense": "13"}, {"hands": ((15, 15) * 4, (12, 13) * 4)}),
    ({"hands_q2": "13-14", "hands_away": "11-11"}, {"hands": ((12, 15, 13, 14, 12, 15, 12, 15), (11,) * 8)}),
    ({"quarter_intervals": "60"}, {"clock": 60}),
    ({"motion": "off"}, {"motion": False}),
]


@pytest.mark.parametrize(("options", "wanted"), AGREED, ids=["CB-440", "CB-441", "CB-439", "CB-442", "CB-443"])
def test_cb_440_what_was_agreed_is_on_the_scoreboard(options: dict[str, str], wanted: dict[str, Any]) -> None:
    """CB-439: hands by quarter and team. CB-441: a handicap. CB-442: shorter quarters. CB-443: no motion."""
    comes_to(opened(**options), wanted)


@pytest.mark.parametrize(
    "chosen",
    [
        {"timing": "complex", "plays_per_quarter": "20"},
        {"timing": "simple2", "plays_counted": "scrimmage"},
        {"timing": "simple1", "quarter_intervals": "60"},
        {"handicap_for": "away"},
        {"hand_offense": "15", "extra_pool": "2"},
        {"hand_offense": "15", "handicap": "1"},
        {"quarters": "2", "hands_q3": "11-11"},
        {"quarters": "2", "hands_away_q4": "11-11"},
        {"quarters": "1", "hands_q2": "11-11"},
        {"quarters": "1", "hands_away_q2": "11-11"},
    ],
)
def test_cb_444_options_that_exclude_each_other_are_refused_before_the_toss(chosen: dict[str, str]) -> None:
    """CB-449: a quarter that is not played has no hands."""
    with pytest.raises(BadOption, match="CB-449" if "quarters" in chosen else r"CB-\d+"):
        RULES.complete(chosen)


# A single joker


def snapped(drawn: str, formation: str = "UC-RTE-LW1-RW1-BC-BD", **facts: Any) -> tuple[CardBowlState, list[Event]]:
    made = scrimmage("QB=9H", drawn=drawn, formation=formation, phase="motion", window=-1, single_joker=True, **facts)
    told: list[Event] = []
    snap_ball(made, told.append)
    made.check()
    return made, told


@pytest.mark.parametrize(
    ("drawn", "formation"),
    [("RJ 3D", "UC-RTE-LW1-RW1-BC-BD"), ("RJ KH", "UC-RTE-LW1-RW1-BC-BD"), ("RJ 6C", SHOTGUN), ("RJ QS", SHOTGUN)],
)
def test_cb_22_a_bobbled_snap_is_no_foul_and_the_down_is_played_again(drawn: str, formation: str) -> None:  # EX-33
    """CB-231 to CB-233: neither five yards, nor time, nor a timeout to be saved by."""
    made, told = snapped(drawn, formation, down=2, ball_on=37, marker=40, clock=77)
    facts = made.facts
    assert (made.phase.name, facts.ball_on, facts.down, facts.marker) == ("call", 37, 2, 40)
    assert (facts.clock, facts.timeouts, facts.running, facts.hurry) == (77, (3, 3), False, 0)
    assert not any(isinstance(event, Flag | FoulNoted) for event in told)
    (again,) = (event for event in told if isinstance(event, DownRepeated))
    assert log_line(again, NAMES) == "A joker: Gulls bobble the snap, and the down is played again."
    play(made, "SCRIMMAGE")
    assert (made.play.los, made.phase.name) == (37, "exchange")


def test_cb_22_what_is_fumbled_at_the_snap_is_fumbled_with_a_single_joker_too() -> None:
    assert snapped("RJ AC")[0].play.ball == 29
    assert snapped("RJ 3D 8H", SHOTGUN)[0].play.ball == 22


@pytest.mark.parametrize("call", ["SPIKE", "KNEEL"])
def test_cb_22_a_bobbled_spike_or_kneel_is_called_again(call: str) -> None:
    """The black joker is left out of the deck."""
    made = kick("call", "RJ 3D", call, single_joker=True, running=True, clock=50)
    comes_to(made, {"phase": "call", "down": 1, "ball_on": 30, "clock": 50})
    assert len(made.draw_pile) + len(made.drawn) == 53


def test_cb_22_a_bobbled_try_is_tried_again_from_where_it_was() -> None:
    made, _ = snapped("RJ 3D", next="try", ball_on=98, marker=100, record={"two_points": True})
    assert (made.facts.next, made.facts.ball_on, made.play.los, made.phase.name) == ("two_points", 98, 98, "exchange")


@pytest.mark.parametrize("timing", ["complex", "simple1"])
def test_cb_22_no_flag_of_any_kind_flies_in_a_match_with_a_single_joker(timing: str) -> None:
    repeated = 0
    for seed in range(3):
        made, choose = start(timing, f"one/{seed}", quarter=60, single_joker=True), Chooser(Random(seed))
        while made.phase is not None:
            assert made.phase.name not in ("delay_of_game", "penalty_decision")
            before = made.facts.__copy__()
            told = made.apply(choose(made))
            assert not any(isinstance(event, Flag | FoulNoted) for event in told)
            assert not any(isinstance(event, CardMoved) and event.code == "BJ" for event in told)
            if any(isinstance(event, DownRepeated) for event in told):
                repeated += 1
                assert (made.facts.down, made.facts.ball_on) == (before.down, before.ball_on)
                assert (made.facts.clock, made.facts.timeouts) == (before.clock, before.timeouts)
    assert repeated


def test_cb_22_the_option_promises_no_flag_and_threatens_none() -> None:
    option = next(each for each in RULES.options if each.name == "single_joker")
    offered = next(each for each in RULES.presets if each.options == RULES.offered)
    for text in (option.why, offered.why):
        assert "no penalties" in text
        assert "flag" not in text
        assert "snap" not in text.replace("before the snap", "")


# Hands


def test_cb_439_the_most_specific_hands_win() -> None:
    made = opened(hands_q2="13-14", hands_away="11-11", hands_away_q2="14-12", hands_away_q4="15-15")
    assert made.facts.hands[0] == (12, 15, 13, 14, 12, 15, 12, 15)
    assert made.facts.hands[1] == (11, 11, 14, 12, 11, 11, 15, 15)


@pytest.mark.parametrize("quarter", ["1", "2", "3", "4"])
def test_cb_439_hands_of_away_in_one_quarter_leave_all_others(quarter: str) -> None:
    made = opened(**{f"hands_away_q{quarter}": "13-11"})
    usual = opened()
    place = 2 * int(quarter) - 2
    assert made.facts.hands[0] == usual.facts.hands[0]
    assert made.facts.hands[1][place : place + 2] == (13, 11)
    kept = [each for at, each in enumerate(made.facts.hands[1]) if at not in (place, place + 1)]
    assert kept == [12, 15] * 3


def test_cb_439_the_hands_are_dealt_in_their_quarter() -> None:
    hands = opened(hands_q2="13-14", hands_away_q2="14-12").facts.hands
    for seat, sizes in enumerate(((13, 14), (14, 12))):
        made = state("call", period=1, hands=hands, offense=seat)
        with deck(""):
            play(made, "SCRIMMAGE")
        assert len(made.hands[seat]) == sizes[0]
        assert len(made.hands[1 - seat]) == ((14, 12), (13, 14))[seat][1]


def test_cb_441_a_full_hand_of_one_quarter_is_raised_where_another_is_not() -> None:
    with pytest.raises(BadOption, match="CB-441"):
        RULES.complete({"hands_away": "15-15", "handicap": "1", "handicap_for": "away"})
    made = opened(hands_away="15-15", hands_away_q3="14-15", handicap="1", handicap_for="away")
    assert made.facts.hands[1] == (15,) * 8


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({}, ""),
        ({"handicap": "3"}, "Lost to the limit of 15: 3 on defense."),
        ({"handicap": "4"}, "Lost to the limit of 15: 1 on offense and 4 on defense."),
        ({"handicap": "1", "hand_defense": "14"}, ""),
        ({"handicap": "2", "hand_defense": "13", "hands_q3": "14-11"}, "Lost to the limit of 15: up to 1 on offense."),
        ({"handicap": "2", "handicap_for": "away", "hands_away": "11-14"}, "Lost to the limit of 15: 1 on defense."),
    ],
)
def test_cb_441_what_a_handicap_loses_is_said_where_it_is_chosen(chosen: dict[str, str], said: str) -> None:
    assert RULES.caution(chosen, "handicap") == said
    assert RULES.caution(chosen, "extra_pool") == ""


@pytest.mark.parametrize("pool", ["1", "2", "3", "4"])
@pytest.mark.parametrize("chosen", [{}, {"hand_defense": "13"}, {"hands_q2": "14-14"}, {"hands_away_q1": "15-11"}])
def test_cb_441_what_the_limit_swallows_is_claimed_before_the_pool_is_spread(pool: str, chosen: dict[str, str]) -> None:
    made = opened(extra_pool=pool, **chosen)
    for _ in range(2):
        seat = made.phase.seat(made)
        for action in made.legal_actions():
            (claim,) = RULES.claims(made.view(seat), action)
            assert isinstance(claim, Swallowed)
            claims.exact_claims_hold(RULES, made, action)
        assert {type(claim) for claim in RULES.standing(made.view(seat))} == {Room}
        claims.standing_holds(RULES, made)
        made.push(made.legal_actions()[0])


def test_cb_441_a_wrong_claim_of_it_is_found() -> None:
    made = opened(extra_pool="3")
    told = claims.PlayedAction(RULES, made, Spread(1), (), made)
    assert claims.kept(Swallowed(0, 2, 2), told)
    assert not claims.kept(Swallowed(0, 1, 1), told)
    assert not claims.kept(Room(0, True, 1, 1), told)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"extra_pool": "3"}, "Spread 3 cards: 3 on offense count, none on defense."),
        ({"extra_pool": "4"}, "Spread 4 cards: 3 on offense count, none on defense."),
        ({"extra_pool": "2", "hands_q2": "14-13"}, "Spread 2 cards: 1–2 on offense count, 0–2 on defense."),
        ({"extra_pool": "2", "hand_defense": "13"}, "How many extra cards go to the offense?"),
    ],
)
def test_cb_441_the_prompt_says_how_many_count(chosen: dict[str, str], said: str) -> None:
    told = prompt(opened(**chosen).view(0), NAMES)
    assert told == said
    assert len(told.split()) <= 12


# Fewer quarters


@pytest.mark.parametrize(("quarters", "names"), [("2", ["First half", "Second half"]), ("1", ["Quarter"])])
@pytest.mark.parametrize("timing", ["complex", "simple2", "simple1"])
def test_cb_449_a_match_has_as_many_quarters_as_were_agreed(timing: str, quarters: str, names: list[str]) -> None:
    length = {"plays_per_quarter": "6"} if timing == "simple1" else {"quarter_intervals": "60"}
    options = {"timing": timing, "quarters": quarters, "overtime": "none", **length}
    match = Match(RULES, options, [Player("Home", "bot"), Player("Away", "bot")], 5)
    choose = Chooser(Random(5))
    while match.decision is not None:
        match.play(choose(match.state))  # type: ignore[arg-type]
    told = [event for events in match.history for event in events]
    assert [period_name(event.period) for event in told if isinstance(event, PeriodBegan)] == names
    assert [period_name(event.period) for event in told if isinstance(event, PeriodEnded)] == names
    assert match.first_period == PERIODS[int(quarters)][0]
    assert match.period == PERIODS[int(quarters)][-1]


def test_cb_449_the_first_of_two_quarters_ends_as_the_second_of_four_does() -> None:
    """CB-36, CB-57: a kickoff by who received the first one, with new timeouts."""
    made = ended(period=FIRST_HALF, clock=1, first_kicker=1, timeouts=(1, 0))
    assert (made.facts.period, made.phase.name, made.facts.offense) == (SECOND_HALF, "kickoff", 0)
    assert (made.facts.timeouts, made.facts.clock) == ((3, 3), 180)


@pytest.mark.parametrize("period", [SECOND_HALF, ONLY])
def test_cb_449_the_last_quarter_ends_as_a_fourth_one_does(period: int) -> None:
    made = ended(period=period, clock=1, timeouts=(1, 0))
    assert (made.facts.period, made.phase.name, made.facts.timeouts) == (clock.OVERTIME, "toss_call", (2, 2))
    assert ended(period=period, clock=1, overtime="none").result is not None
    over = ended("touchdown", 100, period=period, clock=1)
    play(over, "EXTRA_POINT")
    assert over.result is not None
    assert over.result.winners == (0,)


def test_cb_449_overtime_follows_a_short_match_as_it_follows_a_long_one() -> None:
    made = state("call", period=ONLY, clock=0, overtime="until_decided")
    next_play(made, None)
    play(made, "HEADS")
    play(made, "KICK")
    assert (made.facts.period, made.facts.clock) == (clock.OVERTIME, 180)
    made = state("call", period=clock.LAST_OVERTIME, clock=0, overtime="until_decided")
    next_play(made, None)
    assert made.result is not None


@pytest.mark.parametrize(
    ("period", "left", "late"),
    [
        *((FIRST_HALF, 24, True), (FIRST_HALF, 25, False)),
        *((SECOND_HALF, 60, True), (SECOND_HALF, 61, False), (ONLY, 60, True), (ONLY, 61, False)),
    ],
)
def test_cb_449_the_late_window_is_that_of_the_second_and_of_the_fourth_quarter(
    period: int, left: int, late: bool
) -> None:
    made = state("call", period=period, clock=left)
    assert clock.has_mark(made.facts)
    assert clock.is_late(made.facts) == late


@pytest.mark.parametrize("period", [FIRST_HALF, SECOND_HALF, ONLY])
def test_cb_449_the_two_minute_mark_stops_the_clock_in_each_of_them(period: int) -> None:
    assert (ended(period=period, clock=25).facts.clock, ended(period=period, clock=25).facts.running) == (24, False)
    assert ended(timing="simple2", period=period, clock=28, timeouts=(0, 0)).facts.clock == 24


@pytest.mark.parametrize(
    ("quarters", "hands", "dealt"),
    [
        ("2", {"hands_q1": "11-12", "hands_q2": "13-14"}, {FIRST_HALF: (11, 12), SECOND_HALF: (13, 14), 4: (13, 14)}),
        ("1", {"hands_q1": "11-12"}, {ONLY: (11, 12), 4: (11, 12)}),
    ],
)
def test_cb_449_hands_by_quarter_are_those_of_the_quarters_that_are_played(
    quarters: str, hands: dict[str, str], dealt: dict[int, tuple[int, int]]
) -> None:
    facts = opened(quarters=quarters, **hands).facts
    for period, sizes in dealt.items():
        facts.period = period
        assert (hand_size(facts, 0, False), hand_size(facts, 0, True)) == sizes


def test_cb_449_the_default_is_four_quarters_and_shorter_matches_are_said_to_be_shorter() -> None:
    assert RULES.complete({})["quarters"] == "4"
    assert opened().facts.period == 0
    said = [RULES.minutes({"quarters": quarters}) for quarters in ("1", "2", "4")]
    assert said == sorted({*said})
    assert RULES.minutes({"quarters": "1", "quarter_intervals": "60"})[1] <= 35


def test_cb_449_a_single_quarter_is_told_as_such() -> None:
    made = opened(quarters="1", timing="simple1", plays_per_quarter="20")
    assert "Quarter, 20 plays left." in situation(made.view(0), NAMES)
    assert log_line(PeriodBegan(clause="CB-37", period=FIRST_HALF), NAMES) == "The first half begins."


@pytest.mark.parametrize("quarters", ["2", "1"])
def test_cb_449_bots_play_late_what_they_play_late_in_a_fourth_quarter(quarters: str) -> None:
    """Behind with no time they kick on side, ahead they kneel, and with the half nearly over they kick for points."""
    bot = RULES.pro
    last = CLOSING[list(PERIODS).index(int(quarters))]
    for facts, phase, wanted in (
        ({"next": "kickoff", "points": (0, 7), "clock": 20}, "kickoff", "KICK(onside,7)"),
        ({"points": (7, 0), "clock": 9, "timeouts": (0, 0)}, "call", "KNEEL"),
        ({"points": (0, 3), "clock": 2, "ball_on": 75, "marker": 85}, "call", "FIELD_GOAL"),
    ):
        scoring: tuple[Any, ...] = ()
        answers = []
        for period in (3, last):
            made = state(phase, period=period, scoring=scoring, **facts)
            answers.append(bot(made.view(0), made.legal_actions(), Random(1)))
        assert [str(answer) for answer in answers] == [wanted, wanted]
