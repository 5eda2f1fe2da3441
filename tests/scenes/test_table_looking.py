"""Looking around on the table without the mouse, and cards that cannot be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from scenes.table.column import Entry, rows_of
from scenes.table.controls import LogTarget, OpenCard
from tests.football_war.table import position
from tests.scenes.football_war_tables import card, corner, drag, labels, rest, sit_down, texts
from tests.scenes.jukem_tables import sit_down as sit_down_to_jukem
from tests.scenes.pilot import Pilot

Start = Callable[..., tuple[Pilot, Any]]
ANSWER: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 1}


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables of Football War, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def targets(table: Any, kind: type) -> list[Any]:
    return [target for target in table.hands.focus.targets if isinstance(target, kind)]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_a_picked_card_leaves_every_other_choice_its_button(
    start: Start, size: tuple[int, int], text_size: int
) -> None:
    """FW-27: timeout and look back stay beside the answer and the concession, and none is cut off."""
    at = position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER)
    pilot, table = start(at=at, size=size, text_size=text_size)
    pilot.click(corner(card(table, "Curl")))
    assert labels(table) == ["Match it", "Concede, draw 1", "Timeout", "Look back"]
    boxes = [thing.button.rect for thing in table.offering.column.large]
    assert all(table.space.actions.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert min(box.height for box in boxes) >= table.app.theme.px(44)
    assert not table.app.theme.overflows


def test_many_buttons_share_rows_and_none_is_left_out() -> None:
    entries = [Entry(str(number), print) for number in range(5)]
    rows = rows_of(entries)
    assert len(rows) == 3
    assert [entry for row in rows for entry in row] == entries


def test_a_card_that_cannot_be_played_goes_back_with_the_reason(start: Start) -> None:
    """FW-7, M05: dropping it on the table says why not, and never plays another card that was picked before."""
    pilot, table = start(at=position([["Curl", "HB Draw"], ["Go Route"]], ["HB Dive"], **ANSWER))
    pilot.click(corner(card(table, "Curl")))
    illegal = card(table, "HB Draw")
    home = illegal.rect.center
    table.dash.bubble.clear()
    drag(pilot, corner(illegal), table.game.drive_pile.rect.center)
    assert "Curl BLUE" in table.dash.bubble.text
    pilot.wait(0.5)
    assert texts(table) == []
    assert abs(illegal.rect.centerx - home[0]) < 3
    assert abs(illegal.rect.centery - home[1]) < 3


def test_the_top_of_the_drive_pile_can_be_looked_at_by_key(start: Start) -> None:
    """FW-12: the one card that everybody sees."""
    pilot, table = start(at=position([["HB Draw"], ["Go Route"]], **ANSWER))
    pilot.press("right")
    table.hands.focus.set("Drive pile")
    pilot.press("i")
    assert table.dash.zoom.card.code == "Curl"


def test_flags_on_the_table_are_targets_and_hidden_cards_are_none(start: Start) -> None:
    """FW-46, FW-10: whatever lies open can be reached and read, and nothing else."""
    pilot, table = start(at=position([["Curl"], ["Go Route"]], flag_pile=["PENALTY 5"]))
    assert [target.sprite.card.code for target in targets(table, OpenCard)] == ["PENALTY 5"]
    pilot.press("right")
    table.hands.focus.set(targets(table, OpenCard)[0])
    pilot.press("return")
    assert table.dash.zoom.card.code == "PENALTY 5"
    assert texts(table) == []


def test_tab_reaches_the_log_whose_entries_lead_to_their_rules(start: Start) -> None:
    pilot, table = start(seed=4)
    rest(pilot, table)
    asked: list[str | None] = []
    table.open_rules = asked.append
    table.hands.renew(table.choosing.legal)
    for _ in range(8):
        pilot.press("tab")
        if isinstance(table.hands.focus.current, LogTarget):
            break
    target = table.hands.focus.current
    assert isinstance(target, LogTarget)
    assert table.dash.log.ring == target.rect
    pilot.press("return")
    line = next(line for spot, line in table.dash.log.spots() if spot == target.rect)
    assert asked == [line.clause]


def test_scrolling_the_log_moves_its_targets_along(start: Start) -> None:
    pilot, table = start(seed=4)
    rest(pilot, table)
    newest = targets(table, LogTarget)[0].name
    pilot.press("l")
    assert targets(table, LogTarget)[0].name != newest
    assert [target.rect for target in targets(table, LogTarget)] == [spot for spot, _ in table.dash.log.spots()]


def test_the_cards_of_a_drive_line_can_be_read(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down_to_jukem(tmp_path, opened, "pro", "pro", pace=0.02)
    for _ in range(60 * 20):
        pilot.frames()
        lines = [sprite for seat in (0, 1) for sprite in table.board.zones.get(f"line:{seat}", [])]
        if lines and not table.director.busy:
            break
    shown = {id(target.sprite) for target in targets(table, OpenCard)}
    assert {id(sprite) for sprite in lines} <= shown
