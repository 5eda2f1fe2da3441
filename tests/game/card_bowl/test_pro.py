"""Decisions of Pro that the notes of part 10 settle."""

from __future__ import annotations

from random import Random

import pytest

from game.variants.card_bowl import RULES
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.players.calls import DEFENSE
from game.variants.card_bowl.players.defense import turn
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import scrimmage
from tests.play import asked

FRONT = "DL-5=3C DL-2=4C DL2=5C DL6=3D CB:LW1=8C CB:RW1=7C OLB-L={left} ILB={middle} OLB-R={right} S-L=9C S-R=9D"


def _advised(state: CardBowlState) -> str:
    view = state.view(asked(state).seat)
    return str(RULES.pro(view, state.legal_actions(), Random(1)))


def _run(left: str, middle: str, right: str, drawn: str) -> CardBowlState:
    front = FRONT.format(left=left, middle=middle, right=right)
    record = {"set_number": 1, "set_cards": (ID[drawn],), "tackles": "line", "act": "rush", "runner": 0}
    return scrimmage("QB=QH BC=KS", front, phase="tackle", record=record)


@pytest.mark.parametrize(
    ("drawn", "chosen"), [("TD", "TACKLE(6)"), ("6D", "TACKLE(7)"), ("KD", "TACKLE(6)")], ids=["just", "least", "all"]
)
def test_note_19_the_fewest_points_that_stop_a_run_else_all_who_can(drawn: str, chosen: str) -> None:
    assert _advised(_run("JC", "6S", "2C", drawn)) == chosen


def test_note_16_where_blockers_gather_the_defense_sends_a_man() -> None:
    front = FRONT.format(left="9S", middle="8S", right="TC")
    lanes = "LT=-2 LG=-2 C=-2 RG=2 RT=2 RTE=6"
    offense = "QB=4H BC=KS LT=QD LG=QC C=QS"
    state = scrimmage(offense, front, lanes=lanes, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Stack the line"], Random(1))
    assert str(action).startswith("COMMIT")
    assert str(action).endswith(",-2)")


def test_note_17_a_blitz_sends_men_at_a_passer() -> None:
    front = FRONT.format(left="9S", middle="JC", right="TC")
    state = scrimmage("QB=8H BC=KS", front, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Blitz"], Random(1))
    assert str(action).startswith(("COMMIT", "SLIDE"))


def test_note_15_prevent_keeps_its_men_behind_the_line() -> None:
    front = FRONT.format(left="9S", middle="JC", right="TC")
    state = scrimmage("QB=KH BC=KS", front, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Prevent"], Random(1))
    assert not str(action).startswith("COMMIT")
