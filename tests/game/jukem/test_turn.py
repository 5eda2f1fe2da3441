"""The course of a turn: taking cards, what may be done, discards (JF-14 to JF-25, JF-41 to JF-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from game.events import CardMoved
from game.variants.jukem import RULES
from game.variants.jukem.cards import BY_CODE, DEFENSIVE
from game.variants.jukem.state import JukemState
from tests.game.cases import case, cases
from tests.game.jukem.positions import at, choices, goes, hand, only, take, turn
from tests.play import moments

BOTH = {"draw_pile", "take_discard"}
NEXT, MINE = ("replenish", 1), ("replenish", 0)
AT_70 = "KICK RETURN, RUN 20"
DEAD, OTHER_DEAD = "SACK, FUMBLE, CATCH 10, CATCH 15", "SACK, FUMBLE, HOLDING, PICKED OFF"
STUCK = {"phase": "replenish", "discard_pile": "JUKEM"}
FOUR = "RUN 5, RUN 25, JUKEM, PANCAKE BLOCK"
BOOSTS = ("", " + JUKEM", " + PANCAKE BLOCK", " + PANCAKE BLOCK + JUKEM")
hands_of_five = st.lists(
    st.sampled_from([code for code, card in BY_CODE.items() if card.count > 1]), min_size=5, max_size=5
)


def short(hand: str, **more: Any) -> Callable[[], JukemState]:
    """A seat that has to fill its hand up, from either pile."""
    return at(hand, **{"phase": "replenish", "discard_pile": "RUN 30, RUN 25", **more})


@cases(
    case("JF-14 a turn is replenish, play and defense, and then the other seat is on turn",
         at("RUN 5, RUN 10, RUN 20, SACK", phase="replenish", draw_pile="RUN 15"), {"asks": MINE}, "draw_pile",
         {"asks": ("play", 0)}, "RUN 15", {"asks": ("defense", 1)}, "let_it_stand", TurnBegan={"seat": 1}, asks=NEXT),
    case("JF-16 the attacker takes one card at a time until it holds five", short("SACK, FUMBLE"),
         *(step for held in (2, 3, 4) for step in ({"asks": MINE, "mine": held}, "draw_pile")), asks=("play", 0),
         mine=5),
    case("JF-17 a card comes from the top of the draw pile", short("SACK", draw_pile="JUKEM, RUN 5"),
         "draw_pile, draw_pile", hand_0=["JUKEM", "RUN 5", "SACK"]),
    case("JF-17 or of the discard pile, JF-18 once a turn", short("SACK"), {"choices": BOTH}, "take_discard",
         hand_0=["RUN 30", "SACK"], discards=["RUN 25"], choices={"draw_pile"}),
    case("JF-18 the next turn may take one again", short("SACK, FUMBLE, CATCH 10, CATCH 15"),
         "take_discard, RUN 30, let_it_stand", asks=NEXT, choices=BOTH),
    *(case(f"JF-19 the sources may be used in any order: {order}", short("SACK, FUMBLE",
           draw_pile="JUKEM, PANCAKE BLOCK"),
           order, hand_0=["FUMBLE", "JUKEM", "RUN 30", "SACK"])
      for order in ("draw_pile, take_discard", "take_discard, draw_pile")),
    case("JF-19 each choice is made after seeing the card before it", short("SACK, FUMBLE", draw_pile="JUKEM"),
         "draw_pile", asks=MINE, shown=["FUMBLE", "JUKEM", "SACK"]),
    case("JF-21 replenish ends short of five when no source is open",
         short("SACK, FUMBLE", draw_count=1, discard_pile=""), "draw_pile", asks=("play", 0), mine=3),
    case("JF-21 the discard pile is still a source after the last draw", short("SACK, FUMBLE", draw_count=1),
         "draw_pile", LastTurn={"seat": 0}, choices={"take_discard"}),
    *(case(f"JF-23 a taken card may be {what} in the same turn", short("SACK, FUMBLE, RUN 5, CATCH 10"),
           "take_discard", {"choices": {"RUN 5", "RUN 30"}}, f"{then}, let_it_stand", hand_0=kept) for what, then,
           kept in
      (("played", "RUN 30", ["CATCH 10", "FUMBLE", "RUN 5", "SACK"]),
       ("kept", "RUN 5", ["CATCH 10", "FUMBLE", "RUN 30", "SACK"]))),
    case("JF-23 or discarded", short("SACK, FUMBLE, PASS 5-20, CATCH 50", discard_pile="CATCH 40"),
         "take_discard, discard CATCH 40", discards=["CATCH 40"], asks=NEXT),
    case("JF-24 after six turns without a draw the discard is not offered first", at(DEAD, OTHER_DEAD, **STUCK),
         *(step for count in range(6)
           for step in ({"stall": count, "choices": BOTH}, "take_discard, discard JUKEM")), stall=6,
         choices={"draw_pile"}),
    case("JF-24 a draw opens the discard again and sets the count to 0",
         at("SACK, FUMBLE, CATCH 10", OTHER_DEAD, stall=6, draw_pile="PANCAKE BLOCK", **STUCK), "draw_pile",
         {"choices": BOTH}, "take_discard, discard JUKEM", stall=0, choices=BOTH),
    case("JF-24 each half starts at 0", at(DEAD, OTHER_DEAD, stall=6, draw_count=1, **STUCK), "draw_pile, end_half",
         period=1, stall=0),
    *(case(f"JF-24 six is the limit: {stall}", short("SACK", stall=stall), choices=offered)
      for stall, offered in ((0, BOTH), (5, BOTH), (6, {"draw_pile"}))),
    *(case(f"JF-25 {action} ends an ordinary turn", at(cards, line=line), f"{action}{then}", asks=NEXT, hand_0=[kept])
      for cards, line, action, then, kept in (("RUN 5, RUN 10", "", "RUN 5", ", let_it_stand", "RUN 10"),
                                              ("RUN 5, FIELD GOAL", AT_70, "FIELD GOAL", "", "RUN 5"),
                                              ("SACK, FUMBLE", "", "discard SACK", "", "FUMBLE"))),
    case("JF-41 a playable run may not be held back", at("RUN 5, SACK", line="RUN 30"), choices={"RUN 5"}),
    case("JF-42 any legal play may be chosen and no boost is compulsory", at(FOUR),
         choices={f"RUN {yards}{boost}" for yards in (5, 25) for boost in BOOSTS}),
    *(case(f"JF-43 {code} may be discarded face up when nothing can be played", at([code, "SACK"],
           discard_pile="RUN 20"),
           f"discard {code}", moves={"hand:0 > discard_pile": [code]}, discards=["RUN 20", code], asks=NEXT)
      for code in ("JUKEM", "FUMBLE", "PASS 5-20", "CATCH 50", "FIELD GOAL", "PANCAKE BLOCK")),
    case("JF-44 a field goal is offered beside the plays", at("FIELD GOAL, RUN 5, SACK", line=AT_70),
         choices={"FIELD GOAL", "RUN 5"}),
    case("JF-44 or beside the discards", at("FIELD GOAL, SACK", line=AT_70),
         choices={"FIELD GOAL", "discard FIELD GOAL", "discard SACK"}),
)  # fmt: skip
def test_a_turn(given: Any, course: Any) -> None:
    goes(given, course)


def test_jf_15_jf_20_a_turn_begins_with_four_cards_at_most_and_nobody_stops_below_five_while_a_source_is_open() -> None:
    """JF-15, JF-20."""
    before: tuple[int, int] | None = None
    for seed in range(20):
        for state in moments(RULES, {}, seed):
            assert isinstance(state, JukemState)
            facts, kind = state.facts, state.decision.kind if state.decision else None
            held = len(state.hands[facts.attacker])
            if kind == "replenish":
                assert choices(state) <= BOTH
                assert held <= 4 or before == (facts.period, facts.attacker)
            assert kind != "play" or not state.draw_pile or held == 5
            before = (facts.period, facts.attacker) if kind == "replenish" else None
            assert len(state.hands[1 - facts.attacker]) <= 4


def test_jf_22_the_attacker_alone_sees_the_face_of_a_drawn_card() -> None:
    """JF-22."""
    state = short("SACK", draw_pile="JUKEM")()
    moved = only(take(state, "draw_pile"), CardMoved)
    assert moved.code == "JUKEM"
    assert moved.masked(0) == moved
    for stranger in (1, None):
        assert (moved.masked(stranger).card, moved.masked(stranger).code) == (None, None)
    assert moved.card in state.view(0).hand
    assert moved.card in state.view(1).unseen


@examples(hands_of_five)
def test_jf_41_discards_are_offered_exactly_where_no_yardage_play_is(cards: list[str]) -> None:
    kept: list[str] = []
    for code in cards:
        if kept.count(code) < BY_CODE[code].count:
            kept.append(code)
    state = turn(kept)
    offered = choices(state)
    discards = {choice for choice in offered if choice.startswith("discard ")}
    assert bool(offered - discards) != bool(discards)
    assert not discards or discards == {f"discard {code}" for code in set(hand(state, 0))}


@pytest.mark.parametrize(
    "cards",
    [
        "PASS 5-20, PASS 10-35, PASS 20-50",
        "CATCH 10, CATCH 20, CATCH 50",
        "2 JUKEM, PANCAKE BLOCK",
        "KICK RETURN, JUKEM",
        ", ".join(DEFENSIVE),
    ],
)
def test_jf_45_cards_without_a_partner_are_not_playable(cards: str) -> None:
    state = turn(cards, line="RUN 5")
    assert choices(state) == {f"discard {code}" for code in hand(state, 0)}
    for card in state.hands[0]:
        assert state.why_not(card) is None, "it may be discarded"
    last = turn(cards, line="RUN 5", draw_count=0)
    for card in last.hands[0]:
        assert last.why_not(card), "on the last turn it cannot be used at all"
