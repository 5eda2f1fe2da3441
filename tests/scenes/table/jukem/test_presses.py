"""Few presses at Jukem's table: what goes together is picked together, and a hand is filled at once."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.control.actions import GUARDED
from scenes.control.computer_wait import LONGEST_PAUSE, SHORTEST_PAUSE
from scenes.control.match_control import MIN_VISIBLE_SECONDS
from scenes.control.turns import SHORT_SHARE
from scenes.table.cues.cue_context import MOVES
from scenes.table.input.target_kinds import CardTarget
from tests.game.jukem.positions import position, turn
from tests.scenes.table.player import Sit, TablePlayer

PASSES = ["PASS 10-35", "CATCH 20", "RUN 5", "RUN 5", "SACK"]


def pick(player: TablePlayer, code: str) -> None:
    """Goes to a card and selects it."""
    (player.focus,) = player.targets(CardTarget, zone="hand", shown=player.card(code))
    player.press("space")


def test_a_pass_brings_the_only_catch_that_fits_and_takes_it_back(jukem: Sit) -> None:
    """JF-27."""
    player = jukem(at=turn(PASSES), pace=0.0, wait=20)
    pick(player, "PASS 10-35")
    assert player.picked == ["PASS 10-35", "CATCH 20"]
    player.press("space")
    assert player.picked == []


@pytest.mark.parametrize(
    ("hand", "first", "partner"),
    [
        (PASSES, "PASS 10-35", "CATCH 20"),
        (["PANCAKE BLOCK", "RUN 5", "CATCH 50", "SACK", "HOLDING"], "PANCAKE BLOCK", "RUN 5"),
    ],
)
def test_pressing_a_card_that_came_along_keeps_both(jukem: Sit, hand: list[str], first: str, partner: str) -> None:
    player = jukem(at=turn(hand), pace=0.0, wait=20)
    pick(player, first)
    assert player.picked == [first, partner]
    player.click(player.card(partner))
    player.still()
    assert player.picked == [first, partner], "whoever presses both, one after the other, has both"
    player.wait(1.0)
    player.click(player.card(partner))
    player.still()
    assert player.picked == [], "pressed once more it goes back, and the other with it"


def test_an_equal_copy_takes_the_place_of_the_card_that_came_along(jukem: Sit) -> None:
    player = jukem(at=turn(["PANCAKE BLOCK", "RUN 5", "RUN 5", "SACK", "HOLDING"]), pace=0.0, wait=20)
    pick(player, "PANCAKE BLOCK")
    other = next(card for card in player.hand if card.card.code == "RUN 5" and not card.selected)
    player.click(other)
    player.still()
    assert player.picked == ["PANCAKE BLOCK", "RUN 5"]
    assert other.selected


def test_enter_on_a_picked_pass_plays_it_or_leads_to_a_catch(jukem: Sit) -> None:
    player = jukem(at=turn([*PASSES[:2], "CATCH 30", *PASSES[3:]]), pace=0.0, wait=20)
    pick(player, "PASS 10-35")
    player.press("return")
    assert player.picked == ["PASS 10-35"], "it is not put back"
    assert player.focus.name.startswith("CATCH")
    player.press("return")
    player.press("return")
    assert any(taken.startswith("PASS 10-35 + CATCH") for taken in player.taken)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (["PASS 10-35", "CATCH 35", "JUKEM", "FIELD GOAL", "HOLDING"], "PASS 10–35 and CATCH 35"),
        (["PASS 10-35", "CATCH 20", "CATCH 35", "JUKEM", "HOLDING"], "PASS 10–35 and CATCH 20"),
        (["PASS 10-35", "CATCH 35", "JUKEM", "RUN 5", "RUN 10"], "RUN 5 or RUN 10"),
    ],
)
def test_a_jukem_that_needs_two_cards_names_both(jukem: Sit, hand: list[str], told: str) -> None:
    """JF-37: "JUKEM goes with ." was what a hand without a RUN said."""
    player = jukem(at=turn(hand), pace=0.0, wait=20)
    pick(player, "JUKEM")
    assert player.prompt == f"JUKEM goes with {told}."
    assert len(player.prompt.split()) <= 12
    player.wait(0.5)
    assert f"goes with {told}" in player.tip


def test_let_it_stand_does_not_come_where_cards_are_drawn(jukem: Sit) -> None:
    """JF-53: a press that was meant to draw let a play stand, with a SACK in hand."""
    drawn = jukem(at=position([["RUN 5"] * 4, ["RUN 10"] * 4], phase="replenish", discard_pile=["RUN 25"]), wait=20)
    draws = next(button.rect for button in drawn.large if button.name == "Draw a card")
    state = position([["SACK", *["RUN 5"] * 3], ["RUN 10"] * 3], lines=[(), ["RUN 20"]], phase="defense", attacker=1)
    player = jukem(at=state, pace=0.0, wait=20)
    player.alone()
    stands = next(button.rect for button in player.large if button.name == "Let it stand")
    assert not stands.colliderect(draws)
    player.click(draws.center)
    player.wait(0.5)
    assert player.taken == []


def test_a_press_right_after_a_skip_answers_nothing(jukem: Sit) -> None:
    """JF-53: whoever skips the other side's play may be about to draw."""
    state = position([["SACK", *["RUN 5"] * 3], ["RUN 20", *["RUN 10"] * 4]], phase="play", attacker=1)
    player = jukem(at=state, pace=1.0, wait=0)
    player.alone()
    player.frames()
    player.commit("RUN 20")
    player.table.skip()
    assert player.asked == "defense"
    player.wait(MIN_VISIBLE_SECONDS + GUARDED / 2)
    player.press("return")
    assert player.taken == ["RUN 20"]
    player.wait(GUARDED)
    player.press("return")
    assert player.taken[:2] == ["RUN 20", "let_it_stand"]


@pytest.mark.parametrize(("held", "offered"), [(3, "Draw 2 cards"), (2, "Draw 3 cards"), (4, "")])
def test_one_press_fills_a_hand(jukem: Sit, held: int, offered: str) -> None:
    """JF-16."""
    state = position([["RUN 5"] * held, ["RUN 10"] * 4], phase="replenish", discard_pile=["RUN 25"])
    player = jukem(at=state, pace=0.0, wait=20)
    assert [name for name in player.buttons if name.startswith("Draw ") and name.endswith("cards")] == (
        [offered] if offered else []
    )
    if offered:
        player.click(offered)
        player.rest()
        assert len(player.view.hand) == 5
        assert player.asked == "play"


@pytest.mark.parametrize(
    ("fields", "offered"),
    [
        ({}, ["Draw 2 cards"]),
        ({"took": True, "discard_pile": ["RUN 25"]}, ["Draw 2 cards"]),
        ({"discard_pile": ["RUN 25"]}, ["Draw 2 cards", "Draw a card", "Take the discard"]),
    ],
)
def test_two_buttons_never_do_the_same(jukem: Sit, fields: dict[str, Any], offered: list[str]) -> None:
    """Without a discard to take, one card and two cards lead to the same hand."""
    state = position([["RUN 5"] * 3, ["RUN 10"] * 4], phase="replenish", **fields)
    player = jukem(at=state, pace=0.0, wait=20, auto_continue=False)
    assert [name for name in player.buttons if name.startswith(("Draw", "Take"))] == offered


@pytest.mark.parametrize("discards", [[], ["RUN 25"]])
def test_a_hand_fills_by_itself_where_only_the_draw_pile_is_open(jukem: Sit, discards: list[str]) -> None:
    """In a first match, too: a press that decides nothing teaches nothing."""
    state = position([["RUN 5"] * 3, ["RUN 10"] * 4], phase="replenish", discard_pile=discards)
    player = jukem(at=state, pace=0.0, wait=0)
    player.table.session.knows_game = lambda: False
    player.wait(4.0)
    assert player.asked == ("replenish" if discards else "play")


LAST: dict[str, Any] = {"phase": "defense", "attacker": 1, "draw_count": 0}


@pytest.mark.parametrize(
    ("theirs", "line", "fields", "is_asked"),
    [
        (["RUN 5"], ["RUN 20"], {}, False),
        (["RUN 30", "FIELD GOAL"], ["RUN 30", "RUN 20"], {}, True),
        (["RUN 30", "FIELD GOAL"], ["RUN 30", "RUN 20"], {"score": (13, 3), "period": 1}, False),
        (["RUN 30", "FIELD GOAL"], ["RUN 30", "RUN 20"], {"score": (3, 3), "period": 1}, True),
        (["RUN 5"], ["RUN 20"], {"draw_count": 1}, True),
    ],
)
def test_on_a_last_turn_nobody_is_asked_in_vain(
    jukem: Sit, theirs: list[str], line: list[str], fields: dict[str, Any], is_asked: bool
) -> None:
    """JF-66, JF-68: unfinished drives expire, so an answer to a drive that can bring nothing changes nothing."""
    hand = ["SACK", "FUMBLE", "CATCH 10", "CATCH 15"]
    state = position([hand, theirs], lines=[(), line], **(LAST | fields))
    player = jukem(at=state, pace=0.0, wait=0)
    player.alone()
    player.wait(1.0)
    assert (player.taken == []) == is_asked


@pytest.mark.parametrize("period", [0, 1])
def test_a_kick_that_is_good_is_not_given_away_by_one_press(jukem: Sit, period: int) -> None:
    """JF-65: the button that ends a match came where the one that draws had been."""
    hand, line = ["FIELD GOAL", "CATCH 10", "CATCH 15", "CATCH 20"], ["RUN 30", "RUN 30", "RUN 25"]
    state = position([hand, ["RUN 5"]], lines=[line, ()], draw_count=0, phase="play", period=period, score=(7, 0))
    player = jukem(at=state, pace=0.0, wait=20)
    player.click(f"End the {'match' if period else 'half'}")
    assert player.taken == []
    assert player.place != "Table"


def test_right_does_not_lead_from_the_hand_into_the_tools(jukem: Sit) -> None:
    player = jukem(at=turn(PASSES), pace=0.0, wait=20)
    for _ in range(8):
        player.press("right")
        assert player.focus.zone != "tools"


def test_the_other_side_does_not_think_long_before_each_card_that_it_draws(jukem: Sit) -> None:
    """Whatever it holds: two draws and their pauses made seconds in which nothing happened."""
    state = position([["RUN 5"] * 4, ["RUN 10"] * 3], phase="replenish", attacker=1)
    player = jukem(at=state, pace=1.0, wait=0)
    pauses: dict[str, set[float]] = {"replenish": set(), "play": set()}
    for _ in range(900):
        player.frames()
        decision, resting = player.match.decision, player.table.turns.resting
        if decision.seat == 0:
            break
        if decision.kind in pauses and resting.rested:
            pauses[decision.kind].add(resting.seconds)
    assert len(pauses["replenish"]) == 2
    assert max(pauses["replenish"]) <= SHORT_SHARE * LONGEST_PAUSE + 0.06
    assert max(pauses["play"]) >= SHORTEST_PAUSE, "what to play is thought about"


@pytest.mark.parametrize("hand", [["RUN 10"] * 3, ["JUKEM", "SACK", "FUMBLE"]])
def test_the_other_side_thinks_while_its_cards_come(jukem: Sit, hand: list[str]) -> None:
    """No four seconds with nothing but "Foxes to decide". The pause depends on the kind of decision alone."""
    state = position([["RUN 5"] * 4, hand], phase="replenish", attacker=1)
    player = jukem(at=state, pace=1.0, wait=0)
    player.frames()
    started: list[float] = []
    for _ in range(600):
        resting, acts = player.table.turns.resting, len(player.match.actions)
        if 0 < acts == resting._decision and len(started) < acts:
            started.append(resting.rested)
        if player.match.decision.seat == 0:
            break
        player.frames()
    assert len(started) == 2
    assert min(started) > MOVES["draw"][0]


def test_an_answer_of_the_other_side_does_not_keep_a_player_waiting(jukem: Sit) -> None:
    """JF-53: half the pause, whatever it holds."""
    state = position([["RUN 15", *["RUN 5"] * 4], ["RUN 10"] * 4], phase="play")
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.commit("RUN 5")
    pauses = set()
    for _ in range(300):
        player.frames()
        resting, decision = player.table.turns.resting, player.match.decision
        if (decision.kind, decision.seat) == ("defense", 1) and resting._decision == len(player.match.actions):
            pauses.add(resting.seconds)
    assert pauses
    assert max(pauses) <= SHORT_SHARE * LONGEST_PAUSE + 0.06
