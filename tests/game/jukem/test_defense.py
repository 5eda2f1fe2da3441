"""The defense window and the four defensive cards (JF-53 to JF-62)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.variants.jukem import RULES
from game.variants.jukem.cards import CODE, DEFENSIVE, RED, YELLOW
from game.variants.jukem.events import DriveWiped, PlayRemoved, PlayStood
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import asked, choices, codes, hand, line, moves, only, take, turn
from tests.play import moments

PLAYS = [["RUN 20"], ["RUN 20", "PANCAKE BLOCK"], ["PASS 10-35", "CATCH 25"], ["KICK RETURN"]]


def _answered(play: list[str], answer: str, drive: list[list[str]] | None = None) -> JukemState:
    state = turn([*play, "RUN 5"], [answer, "RUN 10"], line=drive or [])
    take(state, " + ".join(play), answer)
    return state


@pytest.mark.parametrize("play", PLAYS)
def test_jf_53_every_answerable_play_opens_one_window_that_closes_with_the_choice(play: list[str]) -> None:
    state = turn(play, ["SACK", "RUN 10"])
    take(state, " + ".join(play))
    assert asked(state) == (1, "defense")
    assert line(state, 0) == [play], "the play is on the line when the window opens"
    assert only(take(state, "let_it_stand"), PlayStood).seat == 0
    assert asked(state) == (1, "replenish")


@pytest.mark.parametrize("play", [["RUN 20", "JUKEM"], ["PASS 10-35", "CATCH 25", "JUKEM"]])
def test_jf_53_a_play_with_jukem_opens_none(play: list[str]) -> None:
    state = turn(play, ["SACK", "RUN 10"])
    take(state, " + ".join(play))
    assert asked(state) == (1, "replenish")


@pytest.mark.parametrize("answer", DEFENSIVE)
@pytest.mark.parametrize("play", PLAYS)
def test_jf_54_each_defensive_card_answers_each_play(play: list[str], answer: str) -> None:
    state = turn(play, [answer])
    take(state, " + ".join(play))
    assert choices(state) == {"let_it_stand", answer}
    take(state, answer)
    assert state.totals == [0, 0]


def test_jf_55_one_card_answers_a_play() -> None:
    state = turn(["RUN 20"], ["HOLDING", "SACK", "FUMBLE", "PICKED OFF"])
    take(state, "RUN 20")
    assert choices(state) == {"let_it_stand", *DEFENSIVE}
    take(state, "SACK")
    assert hand(state, 1) == ["FUMBLE", "HOLDING", "PICKED OFF"]
    assert asked(state) == (1, "replenish")


def test_jf_55_a_second_card_beside_the_first_is_refused_in_words() -> None:
    state = turn(["RUN 20"], ["HOLDING", "SACK"])
    take(state, "RUN 20")
    holding, sack = state.hands[1]
    assert state.why_not(holding) is None
    assert state.why_not(holding, None, (sack,))


@pytest.mark.parametrize("answer", YELLOW)
@pytest.mark.parametrize("play", [["RUN 20", "PANCAKE BLOCK"], ["PASS 10-35", "CATCH 30"]])
def test_jf_56_a_yellow_card_removes_the_last_play_with_its_boosts(play: list[str], answer: str) -> None:
    state = turn(play, [answer], line=[["RUN 15"], ["RUN 25"]])
    events = take(state, " + ".join(play), answer)
    removed = only(events, PlayRemoved)
    assert (removed.seat, removed.answer, removed.yards, removed.total) == (0, answer, 30, 40)
    assert line(state, 0) == [["RUN 15"], ["RUN 25"]]
    assert state.totals == [40, 0]
    assert moves(events, "line:0", "out_of_play") == play
    assert moves(events, "hand:1", "out_of_play") == [answer]


@pytest.mark.parametrize("answer", RED)
def test_jf_57_a_red_card_removes_the_whole_line(answer: str) -> None:
    state = turn(["RUN 20"], [answer], line=[["RUN 15", "JUKEM"], ["RUN 25"]], other_line=[["RUN 30"]])
    events = take(state, "RUN 20", answer)
    wiped = only(events, DriveWiped)
    assert (wiped.seat, wiped.answer, wiped.yards) == (0, answer, 75)
    assert line(state, 0) == []
    assert line(state, 1) == [["RUN 30"]]
    assert state.totals == [0, 30]
    assert moves(events, "line:0", "out_of_play") == ["RUN 15", "JUKEM", "RUN 25", "RUN 20"]
    assert moves(events, "hand:1", "out_of_play") == [answer]


@pytest.mark.parametrize("answer", DEFENSIVE)
def test_jf_58_a_defensive_card_ends_the_turn(answer: str) -> None:
    assert asked(_answered(["RUN 20"], answer)) == (1, "replenish")


def test_jf_59_cards_out_of_play_stay_there_until_all_cards_are_shuffled() -> None:
    for seed in range(10):
        gone: set[int] = set()
        period = 0
        for state in moments(RULES, {}, seed):
            assert isinstance(state, JukemState)
            if state.facts.period != period:
                gone, period = set(), state.facts.period
            assert gone <= set(state.out_of_play)
            gone = set(state.out_of_play)


def test_jf_59_they_never_reach_the_discard_pile() -> None:
    state = turn(["RUN 20"], ["FUMBLE"], line=[["RUN 15"]], discard_pile=["RUN 30"])
    before = Counter(codes(state.out_of_play))
    take(state, "RUN 20", "FUMBLE")
    assert codes(state.discard_pile) == ["RUN 30"]
    assert Counter(codes(state.out_of_play)) - before == Counter(["RUN 20", "RUN 15", "FUMBLE"])


def test_jf_60_the_defender_takes_no_card_until_its_own_turn() -> None:
    state = turn(["RUN 20"], ["HOLDING", "RUN 5", "RUN 10", "RUN 15"])
    take(state, "RUN 20", "HOLDING")
    assert len(state.hands[1]) == 3
    assert asked(state) == (1, "replenish")
    take(state, "draw_pile", "draw_pile")
    assert asked(state) == (1, "play")


def test_jf_61_the_window_opens_for_a_defender_without_a_defensive_card_too() -> None:
    state = turn(["RUN 20"], ["RUN 5", "RUN 10"])
    take(state, "RUN 20")
    assert asked(state) == (1, "defense")
    assert choices(state) == {"let_it_stand"}


def test_jf_61_nothing_that_the_attacker_is_shown_tells_which_of_the_two_happened() -> None:
    armed = turn(["RUN 20", "RUN 5"], ["SACK", "HOLDING", "FUMBLE", "PICKED OFF"])
    bare = turn(["RUN 20", "RUN 5"], ["RUN 10", "RUN 15", "RUN 25", "RUN 30"])
    for state in (armed, bare):
        state.out_of_play.sort(key=lambda card: CODE[card])
    shown = []
    for state in (armed, bare):
        events = take(state, "RUN 20")
        decision = state.decision
        assert decision is not None
        assert decision.covert
        shown.append(
            (decision, [event.masked(0) for event in events], state.view(0).decision, state.view(0).zones()["hand:1"])
        )
    assert shown[0] == shown[1]
    after = [[event.masked(0) for event in take(state, "let_it_stand")] for state in (armed, bare)]
    assert after[0] == after[1]


def test_jf_62_the_attacker_has_no_answer_to_a_defensive_card() -> None:
    state = turn(["RUN 20", "JUKEM", "HOLDING", "SACK", "FUMBLE"], ["PICKED OFF"])
    take(state, "RUN 20", "PICKED OFF")
    assert asked(state) == (1, "replenish")
    assert hand(state, 0) == ["FUMBLE", "HOLDING", "JUKEM", "SACK"]
