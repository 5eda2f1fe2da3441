"""The defense window and the four defensive cards (JF-53 to JF-62)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.variants.jukem import RULES
from game.variants.jukem.cards import CODE, DEFENSIVE, RED, YELLOW
from game.variants.jukem.state import JukemState
from tests.game.cases import case, cases
from tests.game.jukem.positions import at, codes, goes, take, turn
from tests.play import moments

PLAYS = ("RUN 20", "RUN 20 + PANCAKE BLOCK", "PASS 10-35 + CATCH 25", "KICK RETURN")
ALL, STANDS = ", ".join(DEFENSIVE), {"let_it_stand"}
NEXT, WINDOW = ("replenish", 1), ("defense", 1)


@cases(
    *(case(f"JF-53 {play} opens one window that closes with the choice", at(play.split(" + "), "SACK, RUN 10"), play,
           {"asks": WINDOW, "line_0": [play.split(" + ")]}, "let_it_stand", PlayStood={"seat": 0}, asks=NEXT)
      for play in PLAYS),
    *(case(f"JF-53 {play} with JUKEM opens none", at(f"{play} + JUKEM".split(" + "), "SACK, RUN 10"), f"{play} + JUKEM",
           asks=NEXT) for play in ("RUN 20", "PASS 10-35 + CATCH 25")),
    *(case(f"JF-54 {answer} answers {play}", at(play.split(" + "), [answer]), play, {"choices": {*STANDS, answer}},
           answer, totals=[0, 0]) for answer in DEFENSIVE for play in PLAYS),
    case("JF-55 one card answers a play", at("RUN 20", ALL), "RUN 20", {"choices": {*STANDS, *DEFENSIVE}}, "SACK",
         hand_1=["FUMBLE", "HOLDING", "PICKED OFF"], asks=NEXT),
    *(case(f"JF-56 {answer} removes the last play, {play}, with its boosts",
           at(play.split(" + "), [answer], line="RUN 15, RUN 25"), f"{play}, {answer}",
           PlayRemoved={"seat": 0, "answer": answer, "yards": 30, "total": 40}, line_0=[["RUN 15"], ["RUN 25"]],
           totals=[40, 0], moves={"line:0 > out_of_play": play.split(" + "), "hand:1 > out_of_play": [answer]})
      for answer in YELLOW for play in ("RUN 20 + PANCAKE BLOCK", "PASS 10-35 + CATCH 30")),
    *(case(f"JF-57 {answer} removes the whole line, and no other",
           at("RUN 20", [answer], line="RUN 15 + JUKEM, RUN 25", other_line="RUN 30"), f"RUN 20, {answer}",
           DriveWiped={"seat": 0, "answer": answer, "yards": 75}, line_0=[], line_1=[["RUN 30"]], totals=[0, 30],
           moves={"line:0 > out_of_play": ["RUN 15", "JUKEM", "RUN 25", "RUN 20"], "hand:1 > out_of_play": [answer]})
      for answer in RED),
    *(case(f"JF-58 {answer} ends the turn", at("RUN 20, RUN 5", [answer, "RUN 10"]), f"RUN 20, {answer}", asks=NEXT)
      for answer in DEFENSIVE),
    case("JF-60 the defender takes no card until its own turn", at("RUN 20", "HOLDING, RUN 5, RUN 10, RUN 15"),
         "RUN 20, HOLDING", {"held": [0, 3], "asks": NEXT}, "draw_pile, draw_pile", asks=("play", 1)),
    case("JF-61 the window opens for a defender without a defensive card too", at("RUN 20", "RUN 5, RUN 10"), "RUN 20",
         asks=WINDOW, choices=STANDS),
    case("JF-62 the attacker has no answer to a defensive card", at("RUN 20, JUKEM, HOLDING, SACK, FUMBLE",
         "PICKED OFF"),
         "RUN 20, PICKED OFF", asks=NEXT, hand_0=["FUMBLE", "HOLDING", "JUKEM", "SACK"]),
)  # fmt: skip
def test_the_defense(given: Any, course: Any) -> None:
    goes(given, course)


def test_jf_55_a_second_card_beside_the_first_is_refused_in_words() -> None:
    state = turn("RUN 20", "HOLDING, SACK")
    take(state, "RUN 20")
    holding, sack = state.hands[1]
    assert state.why_not(holding) is None
    assert state.why_not(holding, None, (sack,))


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
    state = turn("RUN 20", "FUMBLE", line="RUN 15", discard_pile="RUN 30")
    before = Counter(codes(state.out_of_play))
    take(state, "RUN 20", "FUMBLE")
    assert codes(state.discard_pile) == ["RUN 30"]
    assert Counter(codes(state.out_of_play)) - before == Counter(["RUN 20", "RUN 15", "FUMBLE"])


def test_jf_61_nothing_that_the_attacker_is_shown_tells_which_of_the_two_happened() -> None:
    shown = []
    for other in (ALL, "RUN 10, RUN 15, RUN 25, RUN 30"):
        state = turn("RUN 20, RUN 5", other)
        state.out_of_play.sort(key=lambda card: CODE[card])
        events = take(state, "RUN 20")
        decision, view = state.decision, state.view(0)
        assert decision is not None
        assert decision.covert
        told = decision, [event.masked(0) for event in events], view.decision, view.zones()["hand:1"]
        shown.append((told, [event.masked(0) for event in take(state, "let_it_stand")]))
    assert shown[0] == shown[1]
