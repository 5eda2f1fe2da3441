"""What the table must never let one player learn of another's hand: not in mid-motion, not in the log, not by haste."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.events import CardMoved
from scenes.table.course import THINK_BEAT
from tests.football_war.table import position
from tests.scenes import football_war_tables, jukem_tables
from tests.scenes.football_war_tables import open_curtain, rest, texts
from tests.scenes.pilot import Pilot

SitDown = Callable[..., tuple[Pilot, Any]]
GAMES = pytest.mark.parametrize("sit_down", [jukem_tables.sit_down, football_war_tables.sit_down])
LONE_CHOICE: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "timeouts": []}
"""What makes conceding all that a hand without a Curl can do."""


def known_cards(table: Any) -> set[int]:
    """The cards that the viewer has seen, before or after the last action or while it was shown."""
    match, viewer = table.match, table.viewer
    views = [match.view_after(count, viewer) for count in {max(len(match.actions) - 1, 0), len(match.actions)}]
    lying = {card for view in views for cards in view.zones().values() for card in cards if card is not None}
    moved = [event.masked(viewer) for event in match.history[-1] if isinstance(event, CardMoved)]
    return lying | {event.card for event in moved if event.card is not None}


def openly_taken(table: Any) -> list[str]:
    """The cards that everybody saw going into the other hand in the last action."""
    moved = [event for event in table.match.history[-1] if isinstance(event, CardMoved) and event.seen_by is None]
    return [event.code for event in moved if event.target == "hand:1" and event.code is not None]


@GAMES
def test_no_frame_shows_a_hidden_card_on_its_way(tmp_path: Path, opened: list[Pilot], sit_down: SitDown) -> None:
    """JF-82, FW-10: in mid-motion, too, no sprite knows a card that its viewer has not seen."""
    pilot, table = sit_down(tmp_path, opened, "pro", "pro", seed=3, pace=0.3)
    code_of, drawn, counted = table.match.rules.code_of, 0, -1
    known: set[int] = set()
    for _ in range(60 * 20):
        if counted != len(table.match.actions):
            counted, known = len(table.match.actions), known_cards(table)
            codes = {code_of(card) for card in known}
            drawn += sum(isinstance(e, CardMoved) and e.seen_by == (1,) for e in table.match.history[-1])
        for sprite in table.board._made:
            assert sprite.card_id is None or sprite.card_id in known
            assert sprite.card is None or sprite.card.code in codes
        shown = [sprite.card.code for sprite in table.board.zones.get("hand:1", []) if sprite.card is not None]
        assert set(shown) <= set(openly_taken(table))
        pilot.frames()
    assert drawn > 5


@GAMES
def test_the_log_names_no_card_that_only_another_seat_saw(
    tmp_path: Path, opened: list[Pilot], sit_down: SitDown
) -> None:
    """JF-82, FW-10: taking a card openly is told with its name, and taking it unseen only to whoever took it."""
    _, table = sit_down(tmp_path, opened, "human", "pro")
    card = table.match.state.view(1).zones()["hand:1"][0]
    code = table.match.rules.code_of(card)
    secret = CardMoved(
        clause="", source="discard_pile", target="hand:1", how="take", card=card, code=code, seen_by=(1,)
    )
    assert table.dash.line(secret) is None
    assert table.dash.line(secret, 1) is not None


@pytest.mark.parametrize(("wanted", "taken"), [(True, ["CONCEDE"]), (False, [])])
def test_a_lone_choice_is_taken_after_a_beat_where_that_is_wanted(
    tmp_path: Path, opened: list[Pilot], wanted: bool, taken: list[str]
) -> None:
    at = position([["HB Draw"], ["Go Route"]], **LONE_CHOICE)
    pilot, table = football_war_tables.sit_down(tmp_path, opened, at=at, auto_continue=wanted)
    assert len(table.choosing.legal) == 1
    assert texts(table) == []
    pilot.wait(THINK_BEAT)
    assert texts(table)[:1] == taken


def test_a_lone_choice_is_never_taken_before_others_at_the_screen(tmp_path: Path, opened: list[Pilot]) -> None:
    """FW-10: that the game went on by itself would tell the others that the hand holds no answer."""
    at = position([["HB Draw"], ["Go Route"]], **LONE_CHOICE)
    pilot, table = football_war_tables.sit_down(
        tmp_path, opened, "human", "human", at=at, auto_continue=True, curtain="press_twice"
    )
    open_curtain(pilot)
    rest(pilot, table)
    assert len(table.choosing.legal) == 1
    pilot.wait(3 * THINK_BEAT)
    assert texts(table) == []
