"""What a play is and what it gains, field goals and touchdowns (JF-26 to JF-40, JF-46 to JF-52)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from game.contract import IllegalAction
from game.variants.jukem.actions import SHAPES, parse
from game.variants.jukem.cards import BY_CODE
from tests.game.cases import case, cases
from tests.game.jukem.positions import at, choices, goes, take, turn

RUNS = (5, 10, 15, 20, 25, 30)
PASSES = {"PASS 5-20": (5, 20), "PASS 10-35": (10, 35), "PASS 20-50": (20, 50)}
CATCHES = (10, 15, 20, 25, 30, 35, 40, 50)
AT = {
    65: "KICK RETURN, RUN 15",
    70: "KICK RETURN, RUN 20",
    85: "KICK RETURN, RUN 20, RUN 15",
    95: "KICK RETURN, RUN 20, RUN 15, RUN 10",
}
"""Drives of so many yards."""
STOPS = "FUMBLE, HOLDING, PICKED OFF, SACK"
NEXT = ("replenish", 1)
RETURNS = (
    ("a yellow card", at("RUN 5, KICK RETURN", "SACK", discard_pile="RUN 20, RUN 25"), "RUN 5, SACK"),
    ("a red one", at("RUN 5, KICK RETURN", "FUMBLE", line="RUN 10", discard_pile="RUN 20, RUN 25"), "RUN 5, FUMBLE"),
    ("a score", at("FIELD GOAL, KICK RETURN", line="PASS 20-50 + CATCH 40, RUN 30"), "FIELD GOAL"),
)
"""How a line becomes empty."""


def laid(text: str) -> tuple[Any, str]:
    """A hand with the cards of a play, and the play."""
    return at(text.split(" + ")), text


@cases(
    *(case(f"JF-26 RUN {yards} gains its yards", *laid(f"RUN {yards}"), DriveGrew={"yards": yards}) for yards in RUNS),
    *(case(f"JF-27 CATCH {yards} {'lies' if low <= yards <= high else 'does not lie'} within {throw}",
           at([throw, f"CATCH {yards}"]), choices={f"{throw} + CATCH {yards}"} if low <= yards <= high
           else {f"discard {throw}", f"discard CATCH {yards}"})
      for (throw, (low, high)), yards in product(PASSES.items(), CATCHES)),
    *(case(f"JF-27 {throw} with CATCH {yards} gains those of the CATCH", *laid(f"{throw} + CATCH {yards}"),
           DriveGrew={"yards": yards}) for (throw, (low, high)), yards in product(PASSES.items(), CATCHES)
      if low <= yards <= high),
    *(case(f"JF-28 {alone} cannot be laid alone", at([alone, "SACK"]), choices={f"discard {alone}", "discard SACK"})
      for alone in ("PASS 10-35", "CATCH 20")),
    case("JF-29 pass and catch are one play, and go together", at("PASS 10-35, CATCH 20", "HOLDING", line="RUN 5"),
         "PASS 10-35 + CATCH 20", {"moves": {"hand:0 > line:0": ["PASS 10-35", "CATCH 20"]},
                                   "line_0": [["RUN 5"], ["PASS 10-35", "CATCH 20"]]}, "HOLDING", line_0=[["RUN 5"]]),
    case("JF-30 a kick return gains 50 yards", *laid("KICK RETURN"), DriveGrew={"yards": 50}),
    case("JF-31 a kick return is legal on an empty line", at("KICK RETURN, SACK"), choices={"KICK RETURN"}),
    case("JF-31 on no other", at("KICK RETURN, SACK", line="RUN 5"), choices={"discard KICK RETURN", "discard SACK"}),
    case("JF-31 only the own line counts", at("KICK RETURN, SACK", other_line="RUN 5"), choices={"KICK RETURN"}),
    case("JF-31 a line with a later one is refused", at("SACK", line="RUN 20, KICK RETURN"), bad=r"^line:0: .*JF-31"),
    *(case(f"JF-32 a PANCAKE BLOCK adds 10 yards to RUN {yards}", *laid(f"RUN {yards} + PANCAKE BLOCK"),
           DriveGrew={"yards": yards + 10}) for yards in RUNS),
    case("JF-33 one PANCAKE BLOCK goes with a run", at("RUN 5, 2 PANCAKE BLOCK"),
         choices={"RUN 5", "RUN 5 + PANCAKE BLOCK"}),
    case("JF-33 none with a pass", at("PASS 5-20, CATCH 10, PANCAKE BLOCK"), choices={"PASS 5-20 + CATCH 10"}),
    case("JF-33 nor with a kick return", at("KICK RETURN, PANCAKE BLOCK"), choices={"KICK RETURN"}),
    *(case(f"JF-34 JUKEM doubles {play} and the defender may not answer", at(f"{play} + JUKEM".split(" + "),
           "SACK, FUMBLE"),
           f"{play} + JUKEM", DriveGrew={"yards": 2 * yards}, asks=NEXT)
      for play, yards in (("RUN 20", 20), ("PASS 5-20 + CATCH 15", 15), ("KICK RETURN", 50),
                          ("PASS 20-50 + CATCH 35", 35))),
    case("JF-35 a JUKEM doubles the run and its block together", *laid("RUN 15 + PANCAKE BLOCK + JUKEM"),
         DriveGrew={"yards": 2 * (15 + 10)}),
    case("JF-36 a kick return with a JUKEM is a touchdown", at("KICK RETURN, JUKEM"), "KICK RETURN + JUKEM",
         DriveGrew={"total": 100}, points=(7, 0)),
    case("JF-37 one JUKEM goes with a play", at("RUN 5, 2 JUKEM"), choices={"RUN 5", "RUN 5 + JUKEM"}),
    case("JF-37 none stands alone", at("2 JUKEM"), choices={"discard JUKEM"}),
    case("JF-37 or with a kick", at("FIELD GOAL, JUKEM", line=AT[70]),
         choices={"FIELD GOAL", "discard FIELD GOAL", "discard JUKEM"}),
    case("JF-38 nothing can be added once the window is open", at("RUN 5, JUKEM, PANCAKE BLOCK", "SACK"), "RUN 5",
         asks=("defense", 1), choices={"let_it_stand", "SACK"},
         illegal={f"RUN 5 + {late}": "defense of seat 1" for late in ("JUKEM", "PANCAKE BLOCK")}),
    *(case(f"JF-39 at {total} a run of {yards} is {'' if total + yards <= 100 else 'not '}legal",
           at([f"RUN {yards}", "SACK"], line=AT[total]),
           **{"offers" if total + yards <= 100 else "bars": [f"RUN {yards}"]})
      for total, yards in product((70, 85, 95), RUNS)),
    case("JF-40 each shape of a play is its own choice, up to 100", at("RUN 15, PANCAKE BLOCK, JUKEM", line=AT[70]),
         choices={"RUN 15", "RUN 15 + PANCAKE BLOCK", "RUN 15 + JUKEM"}),
    case("JF-40 which leaves fewer of them", at("RUN 15, PANCAKE BLOCK, JUKEM", line=AT[85]), choices={"RUN 15"}),
    *(case(f"JF-46 with {yards} yards a field goal is {'' if legal else 'not '}legal",
           at("FIELD GOAL, SACK", line=AT.get(yards, "")), **{"offers" if legal else "bars": ["FIELD GOAL"]})
      for yards, legal in ((0, False), (65, False), (70, True), (95, True))),
    case("JF-46 the own total counts", at("FIELD GOAL, SACK", other_line=AT[70]), bars=["FIELD GOAL"]),
    case("JF-47, JF-48 it scores 3, ends drive and turn, and goes to the score pile with the line",
         at("FIELD GOAL, RUN 5", line=AT[70], other_line="RUN 30", score=(7, 3)), "FIELD GOAL",
         Scored={"seat": 0, "points": 3, "how": "field_goal", "score": (10, 3)}, points=(10, 3), totals=[0, 30],
         asks=NEXT, moves={"line:0 > score_pile:0": ["KICK RETURN", "RUN 20", "FIELD GOAL"]},
         bundles=[[["KICK RETURN", "RUN 20", "FIELD GOAL"]], []], line_0=[], line_1=[["RUN 30"]]),
    case("JF-49 on an ordinary turn it never follows a play", at("FIELD GOAL, RUN 5", line=AT[70]),
         "RUN 5, let_it_stand", asks=NEXT),
    case("JF-49 on the last turn it may", at("FIELD GOAL, RUN 5", line=AT[65], draw_count=0),
         {"bars": ["FIELD GOAL"]}, "RUN 5, let_it_stand", {"choices": {"FIELD GOAL", "end_half"}}, "FIELD GOAL",
         PeriodEnded={"score": (3, 0)}),
    case("JF-50 no defensive card answers a field goal", at("FIELD GOAL", STOPS, line=AT[70]), "FIELD GOAL", asks=NEXT,
         hand_1=STOPS.split(", ")),
    *(case(f"JF-51 exactly 100 by {last} scores 7 at once and opens no window", at(last.split(" + "), STOPS,
           line=AT[70]),
           last, Scored={"seat": 0, "points": 7, "how": "touchdown"}, points=(7, 0), asks=NEXT)
      for last in ("RUN 30", "PASS 10-35 + CATCH 30", "RUN 15 + JUKEM")),
    case("JF-51 95 yards score nothing", at("RUN 25", line=AT[70]), "RUN 25", Scored=[], asks=("defense", 1)),
    case("JF-52 the line goes to the score pile and a new drive starts from 0", at("RUN 30, RUN 5", STOPS, line=AT[70]),
         "RUN 30", moves={"line:0 > score_pile:0": ["KICK RETURN", "RUN 20", "RUN 30"]}, line_0=[], totals=[0, 0]),
)  # fmt: skip
def test_plays_and_scores(given: Any, course: Any) -> None:
    goes(given, course)


@pytest.mark.parametrize("text", ["PASS 10-35", "CATCH 20"])
def test_jf_28_half_of_a_pass_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction):
        parse(text)


@pytest.mark.parametrize(("how", "given", "course"), RETURNS)
def test_jf_31_jf_52_a_new_drive_may_begin_with_a_kick_return_however_the_line_became_empty(
    how: str, given: Any, course: str
) -> None:
    state = given()
    take(state, *course.split(", "))
    again = type(state).from_dict(state.to_dict() | {"phase": "play", "attacker": 0})
    assert "KICK RETURN" in choices(again), how
    take(again, "KICK RETURN")
    assert again.totals == [50, 0]


def test_jf_33_jf_37_no_shape_of_a_play_has_two_boosts_of_a_kind_or_a_block_without_a_run() -> None:
    for action in SHAPES:
        blocks = action.cards.count("PANCAKE BLOCK")
        assert blocks == 0 or (blocks == 1 and action.cards[0].startswith("RUN"))
        assert action.cards.count("JUKEM") <= 1


@examples(st.lists(st.sampled_from(list(BY_CODE)), min_size=1, max_size=5), st.sampled_from((70, 85, 95)))
def test_jf_39_every_play_offered_keeps_the_total_at_most_100(cards: list[str], total: int) -> None:
    taken = AT[total].split(", ")
    kept: list[str] = []
    for code in cards:
        if (kept + taken).count(code) < BY_CODE[code].count:
            kept.append(code)
    if not kept:
        return
    state = turn(kept, line=AT[total])
    fitting = [action for action, shape in SHAPES.items() if shape.yards <= 100 - total]
    legal = {str(action) for action in fitting if "KICK RETURN" not in action.cards and _held(action.cards, kept)}
    plays = {choice for choice in choices(state) if not choice.startswith("discard") and choice != "FIELD GOAL"}
    assert plays == legal


def _held(needed: tuple[str, ...], cards: list[str]) -> bool:
    return all(needed.count(code) <= cards.count(code) for code in needed)
