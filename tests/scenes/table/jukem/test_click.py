"""How far a click goes: from the button that plays a card to the hand-over to the store."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

import pygame
import pytest

from game.match import Match
from game.variants import find_rules
from scenes.control.session import Session
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import click, rest, sit_down

ROOM = f"{Path(__file__).resolve().parents[4] / 'scenes'}/"
MOST = 14
"""Files of the scenes that a click may pass through before the match is stored."""


def test_a_card_that_is_played_passes_through_few_files_before_it_is_stored(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "human", "pro", auto_continue=False)
    rest(pilot, table)
    while not (cards := [each for each in table.board.hand(table.viewer) if table.choosing.usable(each)]):
        click(pilot, table.column.primary.rect.center)
        rest(pilot, table)
    click(pilot, cards[0].rect.center)
    pilot.wait(1.0)
    assert table.choosing.picked == cards[:1]
    pilot.hover(table.column.primary.rect.center)
    pilot.wait(1.0)
    passed: set[str] = set()
    stored: list[Match] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(ROOM) and not stored:
            passed.add(file.removeprefix(ROOM))

    monkeypatch.setattr(Session, "store", lambda session: stored.append(session.match))
    before = sys.getprofile()
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=table.column.primary.rect.center, button=1)
    sys.setprofile(note)
    try:
        table.handle(down)
    finally:
        sys.setprofile(before)
    assert stored == [table.match]
    assert len(passed) <= MOST, sorted(passed)
