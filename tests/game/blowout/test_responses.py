"""The response windows, and the cards that void a play (BO-43 to BO-49, BO-50 to BO-58, with BO-52)."""

from __future__ import annotations

from random import Random

import pytest

from game.events import Flag, Scored
from game.variants.blowout import RULES
from game.variants.blowout.events import PlayChallenged, PlayEnded, ResponseMade
from game.variants.blowout.yardage import forward
from tests.game.blowout.positions import act, asked, choices, codes, down, field, position, told

OFFENSE = ("RUN 70", "PASS 55", "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE")
DEFENSE = ("DEF -50", "DEF -60", "SACK", "INTERCEPTION", "FUMBLE", "DEFENSE CHALLENGE")


def test_bo_43_the_defense_responds_first_then_the_offense_then_the_result() -> None:
    state = position(OFFENSE, DEFENSE)
    events = down(state, "RUN 70", "DEF -60", "FUMBLE", "HOLDING")
    assert [(event.seat, event.card) for event in told(events, ResponseMade)] == [(1, "FUMBLE"), (0, "HOLDING")]
    stands = position(OFFENSE, DEFENSE)
    events = down(stands, "RUN 70", "DEF -60")
    assert [type(event) for event in events if isinstance(event, ResponseMade | PlayEnded)] == [
        *(ResponseMade, ResponseMade),
        PlayEnded,
    ]


def test_bo_44_a_window_takes_one_card_or_none() -> None:
    state = position(OFFENSE, DEFENSE)
    act(state, "PASS 55", "DEF -50")
    first, second = (card for card in state.hands[4] if codes([card])[0] in ("SACK", "INTERCEPTION"))
    assert state.why_not(first) is None
    assert "(BO-44)" in str(state.why_not(second, chosen=[first]))
    act(state, "SACK")
    assert asked(state) == ("offense_response", 0)


@pytest.mark.parametrize(
    ("call", "legal"),
    [
        ("PASS 55", {"none", "SACK", "INTERCEPTION", "CHALLENGE"}),
        ("RUN 70", {"none", "FUMBLE", "CHALLENGE"}),
        ("KICK 45", {"none", "CHALLENGE"}),
    ],
)
def test_bo_45_what_the_defense_may_answer_with(call: str, legal: set[str]) -> None:
    state = position(OFFENSE, DEFENSE, down=4)
    act(state, call, "DEF -50")
    assert set(choices(state)) == legal


@pytest.mark.parametrize(
    ("call", "legal"),
    [
        ("PASS 55", {"none", "PASS INTERFERENCE", "HOLDING", "CHALLENGE"}),
        ("RUN 70", {"none", "HOLDING", "CHALLENGE"}),
        ("KICK 45", {"none", "HOLDING", "CHALLENGE"}),
    ],
)
def test_bo_46_what_the_offense_may_answer_with(call: str, legal: set[str]) -> None:
    state = position(OFFENSE, DEFENSE, down=4)
    act(state, call, "DEF -50", "none")
    assert set(choices(state)) == legal


def test_bo_47_a_challenge_of_the_defense_leaves_no_window_to_the_offense() -> None:
    state = position(OFFENSE, DEFENSE)
    act(state, "RUN 70", "DEF -50", "CHALLENGE")
    assert asked(state) == ("offense_call", 0)


def test_bo_48_nothing_answers_the_response_of_the_offense() -> None:
    for reply in ("HOLDING", "CHALLENGE", "PASS INTERFERENCE"):
        state = position(OFFENSE, DEFENSE)
        act(state, "PASS 55", "DEF -50", "SACK", reply)
        assert asked(state) == ("offense_call", 0)


def test_bo_49_both_windows_open_whatever_the_hands_hold() -> None:
    bare = position(["RUN 70", "RUN 60", "PASS 40", "PASS 55", "PASS 65"])
    full = position(OFFENSE, DEFENSE)
    for state, held in ((bare, 1), (full, 3)):
        act(state, "RUN 70", "DEF -60" if held > 1 else "DEF -65")
        assert state.decision is not None
        assert state.decision[:5] == (1, "defense_response", "BO-45", True, False)
        assert len(choices(state)) == held
        act(state, "none")
        assert state.decision is not None
        assert state.decision[:5] == (0, "offense_response", "BO-46", True, False)


def test_bo_49_the_other_seat_cannot_tell_how_many_choices_there_are() -> None:
    state = position(OFFENSE, DEFENSE)
    act(state, "RUN 70", "DEF -60")
    view = state.view(0)
    counts = {len(view.sample(Random(seed)).legal_actions()) for seed in range(60)}
    assert {1, 2} <= counts


def test_bo_50_a_challenge_voids_the_play() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, down=2, marker=47)
    events = act(state, "RUN 70", "DEF -50", "CHALLENGE")
    assert field(state) == (0, 40, 2, 7)
    assert [event.seat for event in told(events, PlayChallenged)] == [1]
    assert codes(state.discard_piles[4]) == ["DEF -50", "DEFENSE CHALLENGE"]


@pytest.mark.parametrize(("call", "answer"), [("PASS 55", "SACK"), ("PASS 55", "INTERCEPTION"), ("RUN 70", "FUMBLE")])
def test_bo_51_a_challenge_of_the_offense_takes_the_turnover_away_too(call: str, answer: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, down=2, marker=47)
    events = down(state, call, "DEF -50", answer, "CHALLENGE")
    assert field(state) == (0, 40, 2, 7)
    assert [event.undone for event in told(events, PlayChallenged)] == [answer]


def test_bo_52_a_penalty_cannot_be_challenged() -> None:
    called = position(("RUN 70", "PASS 55", "PASS 40", "OFFSIDES-D", "OFFENSE CHALLENGE"), DEFENSE)
    act(called, "OFFSIDES-D", "DEF -50")
    assert asked(called) == ("offense_call", 0)
    answered = position(OFFENSE, DEFENSE)
    act(answered, "PASS 55", "DEF -50", "none", "HOLDING")
    assert asked(answered) == ("offense_call", 0)


@pytest.mark.parametrize("seat", ["defense", "offense"])
def test_bo_53_a_kick_may_be_challenged(seat: str) -> None:
    state = position(OFFENSE, DEFENSE, kick="KICK 65", ball_on=70, down=4, marker=75)
    answers = ["CHALLENGE"] if seat == "defense" else ["none", "CHALLENGE"]
    act(state, "KICK 65", "DEF -50", *answers)
    assert field(state) == (0, 70, 4, 5)
    assert state.facts.points == (0, 0)


def test_bo_54_holding_voids_both_calls_for_five_yards() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, down=3, marker=50)
    events = down(state, "RUN 70", "DEF -50", reply="HOLDING")
    assert field(state) == (0, 45, 3, 5)
    assert [(flag.foul, flag.seat, flag.yards) for flag in told(events, Flag)] == [("HOLDING", 1, 5)]
    first = position(OFFENSE, DEFENSE, ball_on=45, down=3, marker=50)
    down(first, "RUN 70", "DEF -50", reply="HOLDING")
    assert field(first) == (0, 50, 1, 10)


def test_bo_55_holding_may_answer_the_own_kick() -> None:
    state = position(OFFENSE, DEFENSE, kick="KICK 30", ball_on=58, down=4, marker=65)
    down(state, "KICK 30", "DEF -50", reply="HOLDING")
    assert field(state) == (0, 63, 4, 2)
    assert codes(state.discard_piles[2]) == ["KICK 30"]
    first = position(OFFENSE, DEFENSE, ball_on=58, down=4, marker=63)
    down(first, "KICK 45", "DEF -50", reply="HOLDING")
    assert field(first) == (0, 63, 1, 10)


@pytest.mark.parametrize(("spot", "after"), [(30, 85), (44, 99), (45, 72), (90, 95)])
def test_bo_56_pass_interference_gives_the_full_yards_or_half_the_distance(spot: int, after: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=spot, down=2, marker=min(100, spot + 20))
    events = down(state, "PASS 55", "DEF -60", reply="PASS INTERFERENCE")
    assert state.facts.ball_on == after
    assert [flag.yards for flag in told(events, Flag)] == [after - spot]


@pytest.mark.parametrize("reply", ["HOLDING", "PASS INTERFERENCE"])
@pytest.mark.parametrize("answer", ["SACK", "INTERCEPTION"])
def test_bo_111_fouls_take_sacks_and_turnovers_away(reply: str, answer: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=20, down=2, marker=90)
    down(state, "PASS 55", "DEF -60", answer, reply)
    assert field(state)[:3] == (0, 25 if reply == "HOLDING" else 75, 2)
    fumbled = position(OFFENSE, DEFENSE, ball_on=20)
    down(fumbled, "RUN 70", "DEF -60", "FUMBLE", "HOLDING")
    assert fumbled.facts.offense == 0


def test_bo_57_pass_interference_does_not_use_up_the_down() -> None:
    short = position(OFFENSE, DEFENSE, ball_on=10, down=3, marker=80)
    down(short, "PASS 55", "DEF -60", reply="PASS INTERFERENCE")
    assert field(short) == (0, 65, 3, 15)
    reached = position(OFFENSE, DEFENSE, ball_on=10, down=3, marker=65)
    down(reached, "PASS 55", "DEF -60", reply="PASS INTERFERENCE")
    assert field(reached) == (0, 65, 1, 10)


def test_bo_58_pass_interference_never_scores() -> None:
    assert all(forward(spot, yards) < 100 for spot in range(1, 100) for yards in (15, 55, 100))
    state = position(OFFENSE, DEFENSE, ball_on=99, marker=100)
    events = down(state, "PASS 55", "DEF -60", reply="PASS INTERFERENCE")
    assert not told(events, Scored)
    assert field(state) == (0, 99, 1, 1)


def test_pro_answers_what_hurts_and_lets_a_failure_stand() -> None:
    hurts = position(OFFENSE, DEFENSE, ball_on=88, down=4, marker=98)
    act(hurts, "RUN 70", "DEF -50")
    assert str(RULES.pro(hurts.view(1), hurts.legal_actions(), Random(1))) in ("FUMBLE", "DEFENSE CHALLENGE")
    fails = position(OFFENSE, DEFENSE, ball_on=50, down=4, marker=80)
    act(fails, "RUN 70", "DEF -60")
    assert str(RULES.pro(fails.view(1), fails.legal_actions(), Random(1))) == "none"
