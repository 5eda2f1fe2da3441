"""Few presses at Jukem's table: what goes together is picked together, and a hand is filled at once."""

from __future__ import annotations

import pytest

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


def test_enter_on_a_picked_pass_plays_it_or_leads_to_a_catch(jukem: Sit) -> None:
    player = jukem(at=turn([*PASSES[:2], "CATCH 30", *PASSES[3:]]), pace=0.0, wait=20)
    pick(player, "PASS 10-35")
    player.press("return")
    assert player.picked == ["PASS 10-35"], "it is not put back"
    assert player.focus.name.startswith("CATCH")
    player.press("return")
    player.press("return")
    assert any(taken.startswith("PASS 10-35 + CATCH") for taken in player.taken)


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


def test_right_does_not_lead_from_the_hand_into_the_tools(jukem: Sit) -> None:
    player = jukem(at=turn(PASSES), pace=0.0, wait=20)
    for _ in range(8):
        player.press("right")
        assert player.focus.zone != "tools"
