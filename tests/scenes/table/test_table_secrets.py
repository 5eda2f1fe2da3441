"""What the table must never let one player learn of another's hand: not in mid-motion, not in the log, not by haste."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.events import CardMoved
from scenes.control.turns import THINK_BEAT
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.football_war import seats as football_war
from tests.scenes.table.jukem import seats as jukem
from tests.scenes.table.sitting import open_curtain, rest, texts

SitDown = Callable[..., tuple[Pilot, Any]]
TAKING = pytest.mark.parametrize("sit_down", [jukem.sit_down, football_war.sit_down])
"""The games in which a card may be taken from a pile for a hand."""
LONE_CHOICE: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "timeouts": []}
"""What makes conceding all that a hand without a Curl can do."""


@TAKING
def test_the_log_names_no_card_that_only_another_seat_saw(
    tmp_path: Path, opened: list[Pilot], sit_down: SitDown
) -> None:
    """JF-82, FW-10: taking a card openly is told with its name, and taking it unseen only to whoever took it."""
    _, table = sit_down(tmp_path, opened, "human", "pro")
    card = table.match.state.view(1).zones()["hand:1"][0]
    code = table.match.rules.code_of(card)
    secret = CardMoved(
        clause="", source="discard_pile", target="hand:1", how="take", card=card, code=code, seat=1, seen_by=(1,)
    )
    assert table.dash.line(secret) is None
    assert table.dash.line(secret, 1) is not None


@pytest.mark.parametrize(("wanted", "taken"), [({}, ["CONCEDE"]), ({"auto_continue": False}, [])])
def test_a_lone_choice_is_taken_after_a_beat_unless_that_is_unwanted(
    tmp_path: Path, opened: list[Pilot], wanted: dict[str, Any], taken: list[str]
) -> None:
    """The report: 28 of 126 decisions of a match were a press without a choice."""
    at = position([["HB Draw"], ["Go Route"]], **LONE_CHOICE)
    pilot, table = football_war.sit_down(tmp_path, opened, at=at, **wanted)
    assert len(table.choosing.legal) == 1
    assert texts(table) == []
    pilot.wait(THINK_BEAT)
    assert texts(table)[:1] == taken


def test_a_lone_choice_is_never_taken_before_others_at_the_screen(tmp_path: Path, opened: list[Pilot]) -> None:
    """FW-10: that the game went on by itself would tell the others that the hand holds no answer."""
    at = position([["HB Draw"], ["Go Route"]], **LONE_CHOICE)
    pilot, table = football_war.sit_down(
        tmp_path, opened, "human", "human", at=at, auto_continue=True, curtain="press_twice"
    )
    open_curtain(pilot)
    rest(pilot, table)
    assert len(table.choosing.legal) == 1
    pilot.wait(3 * THINK_BEAT)
    assert texts(table) == []
