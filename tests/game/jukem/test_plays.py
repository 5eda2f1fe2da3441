"""What a play is and what it gains (JF-26 to JF-40)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import BadPosition, IllegalAction
from game.variants.jukem.actions import SHAPES, parse
from game.variants.jukem.cards import BY_CODE
from game.variants.jukem.events import DriveGrew
from tests.game.jukem.positions import asked, choices, line, moves, only, take, turn

RUNS = [5, 10, 15, 20, 25, 30]
PASSES = {"PASS 5-20": (5, 20), "PASS 10-35": (10, 35), "PASS 20-50": (20, 50)}
CATCHES = [10, 15, 20, 25, 30, 35, 40, 50]


def _gain(cards: list[str], action: str) -> int:
    state = turn(cards)
    return only(take(state, action), DriveGrew).yards


@pytest.mark.parametrize("yards", RUNS)
def test_jf_26_a_run_gains_its_yards(yards: int) -> None:
    assert _gain([f"RUN {yards}"], f"RUN {yards}") == yards


@pytest.mark.parametrize(("throw", "yards"), list(product(PASSES, CATCHES)))
def test_jf_27_a_catch_must_lie_within_the_range_of_the_pass_ends_included(throw: str, yards: int) -> None:
    low, high = PASSES[throw]
    pair = f"{throw} + CATCH {yards}"
    state = turn([throw, f"CATCH {yards}"])
    if low <= yards <= high:
        assert choices(state) == {pair}
        assert only(take(state, pair), DriveGrew).yards == yards
    else:
        assert choices(state) == {f"discard {throw}", f"discard CATCH {yards}"}


@pytest.mark.parametrize("alone", ["PASS 10-35", "CATCH 20"])
def test_jf_28_neither_half_of_a_pass_can_be_laid_alone(alone: str) -> None:
    assert choices(turn([alone, "SACK"])) == {f"discard {alone}", "discard SACK"}
    with pytest.raises(IllegalAction):
        parse(alone)


def test_jf_29_pass_and_catch_are_one_play() -> None:
    state = turn(["PASS 10-35", "CATCH 20"], ["HOLDING"], line=[["RUN 5"]])
    events = take(state, "PASS 10-35 + CATCH 20")
    assert moves(events, "hand:0", "line:0") == ["PASS 10-35", "CATCH 20"]
    assert line(state, 0) == [["RUN 5"], ["PASS 10-35", "CATCH 20"]]
    take(state, "HOLDING")
    assert line(state, 0) == [["RUN 5"]], "both halves go together"


def test_jf_30_a_kick_return_gains_50_yards_as_the_first_play() -> None:
    assert _gain(["KICK RETURN", "RUN 5"], "KICK RETURN") == 50


def test_jf_31_a_kick_return_is_legal_exactly_on_an_empty_line() -> None:
    assert choices(turn(["KICK RETURN", "SACK"])) == {"KICK RETURN"}
    assert choices(turn(["KICK RETURN", "SACK"], line=[["RUN 5"]])) == {"discard KICK RETURN", "discard SACK"}
    others = turn(["KICK RETURN", "SACK"], other_line=[["RUN 5"]])
    assert choices(others) == {"KICK RETURN"}, "only the own line counts"


def test_jf_31_a_line_with_a_later_kick_return_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^line:0: .*JF-31"):
        turn(["SACK"], line=[["RUN 20"], ["KICK RETURN"]])


def test_jf_31_a_kick_return_is_legal_again_however_the_line_became_empty() -> None:
    after_yellow = turn(["RUN 5", "KICK RETURN"], ["SACK"], discard_pile=["RUN 20", "RUN 25"])
    take(after_yellow, "RUN 5", "SACK")
    after_red = turn(["RUN 5", "KICK RETURN"], ["FUMBLE"], line=[["RUN 10"]], discard_pile=["RUN 20", "RUN 25"])
    take(after_red, "RUN 5", "FUMBLE")
    after_score = turn(["FIELD GOAL", "KICK RETURN"], line=[["PASS 20-50", "CATCH 40"], ["RUN 30"]])
    take(after_score, "FIELD GOAL")
    for state in (after_yellow, after_red, after_score):
        document = state.to_dict() | {"phase": "play", "attacker": 0}
        assert "KICK RETURN" in choices(type(state).from_dict(document))


@pytest.mark.parametrize("yards", RUNS)
def test_jf_32_a_pancake_block_adds_10_yards_to_a_run(yards: int) -> None:
    assert _gain([f"RUN {yards}", "PANCAKE BLOCK"], f"RUN {yards} + PANCAKE BLOCK") == yards + 10


def test_jf_33_one_pancake_block_goes_with_a_run_and_none_with_anything_else() -> None:
    both_blocks = turn(["RUN 5", "PANCAKE BLOCK", "PANCAKE BLOCK"])
    assert choices(both_blocks) == {"RUN 5", "RUN 5 + PANCAKE BLOCK"}
    assert choices(turn(["PASS 5-20", "CATCH 10", "PANCAKE BLOCK"])) == {"PASS 5-20 + CATCH 10"}
    assert choices(turn(["KICK RETURN", "PANCAKE BLOCK"])) == {"KICK RETURN"}
    for action in SHAPES:
        blocks = action.cards.count("PANCAKE BLOCK")
        assert blocks == 0 or (blocks == 1 and action.cards[0].startswith("RUN"))


@pytest.mark.parametrize(
    ("cards", "plain"),
    [(["RUN 20"], 20), (["PASS 5-20", "CATCH 15"], 15), (["KICK RETURN"], 50), (["PASS 20-50", "CATCH 35"], 35)],
)
def test_jf_34_a_jukem_doubles_the_play_and_the_defender_may_not_answer(cards: list[str], plain: int) -> None:
    state = turn([*cards, "JUKEM"], ["SACK", "FUMBLE"])
    events = take(state, " + ".join([*cards, "JUKEM"]))
    assert only(events, DriveGrew).yards == 2 * plain
    assert asked(state) == (1, "replenish"), "no window opened"


def test_jf_35_a_jukem_doubles_the_run_and_its_block_together() -> None:
    assert _gain(["RUN 15", "PANCAKE BLOCK", "JUKEM"], "RUN 15 + PANCAKE BLOCK + JUKEM") == 2 * (15 + 10)


def test_jf_36_a_kick_return_with_a_jukem_is_a_touchdown() -> None:
    state = turn(["KICK RETURN", "JUKEM"])
    assert only(take(state, "KICK RETURN + JUKEM"), DriveGrew).total == 100
    assert state.facts.points == (7, 0)


def test_jf_37_one_jukem_goes_with_a_play_and_none_stands_alone_or_with_a_kick() -> None:
    assert choices(turn(["RUN 5", "JUKEM", "JUKEM"])) == {"RUN 5", "RUN 5 + JUKEM"}
    assert choices(turn(["JUKEM", "JUKEM"])) == {"discard JUKEM"}
    kick = turn(["FIELD GOAL", "JUKEM"], line=[["KICK RETURN"], ["RUN 20"]])
    assert choices(kick) == {"FIELD GOAL", "discard FIELD GOAL", "discard JUKEM"}
    assert all(action.cards.count("JUKEM") <= 1 for action in SHAPES)


def test_jf_38_nothing_can_be_added_once_the_window_is_open() -> None:
    state = turn(["RUN 5", "JUKEM", "PANCAKE BLOCK"], ["SACK"])
    take(state, "RUN 5")
    assert asked(state) == (1, "defense")
    assert choices(state) == {"let_it_stand", "SACK"}
    for late in ("RUN 5 + JUKEM", "RUN 5 + PANCAKE BLOCK"):
        with pytest.raises(IllegalAction, match="defense of seat 1"):
            state.apply(parse(late))


LINES: dict[int, list[list[str]]] = {
    70: [["KICK RETURN"], ["RUN 20"]],
    85: [["KICK RETURN"], ["RUN 20"], ["RUN 15"]],
    95: [["KICK RETURN"], ["RUN 20"], ["RUN 15"], ["RUN 10"]],
}


@pytest.mark.parametrize(("total", "yards"), list(product(LINES, RUNS)))
def test_jf_39_a_play_is_legal_only_up_to_100(total: int, yards: int) -> None:
    offered = choices(turn([f"RUN {yards}", "SACK"], line=LINES[total]))
    assert (f"RUN {yards}" in offered) == (total + yards <= 100)


@given(st.lists(st.sampled_from(list(BY_CODE)), min_size=1, max_size=5), st.sampled_from(sorted(LINES)))
def test_jf_39_every_play_offered_keeps_the_total_at_most_100(cards: list[str], total: int) -> None:
    taken = [code for play in LINES[total] for code in play]
    kept: list[str] = []
    for code in cards:
        if (kept + taken).count(code) < BY_CODE[code].count:
            kept.append(code)
    if not kept:
        return
    state = turn(kept, line=LINES[total])
    to_go = 100 - total
    fitting = [action for action, shape in SHAPES.items() if shape.yards <= to_go and "KICK RETURN" not in action.cards]
    legal = {str(action) for action in fitting if _held(action.cards, kept)}
    plays = {choice for choice in choices(state) if not choice.startswith("discard") and choice != "FIELD GOAL"}
    assert plays == legal


def _held(needed: tuple[str, ...], cards: list[str]) -> bool:
    return all(needed.count(code) <= cards.count(code) for code in needed)


def test_jf_40_each_shape_of_a_play_is_its_own_choice() -> None:
    offered = choices(turn(["RUN 15", "PANCAKE BLOCK", "JUKEM"], line=LINES[70]))
    assert offered == {"RUN 15", "RUN 15 + PANCAKE BLOCK", "RUN 15 + JUKEM"}, "50 yards would pass 100"
    offered = choices(turn(["RUN 15", "PANCAKE BLOCK", "JUKEM"], line=LINES[85]))
    assert offered == {"RUN 15"}
