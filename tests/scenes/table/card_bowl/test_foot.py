"""Below the film: both rows and the last line in words fit into the foot at every size of window and letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.variants.card_bowl.events import Term
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down

Start = Callable[..., tuple[Pilot, Any]]
SAID = "The pass adds up to 39 against 26: 13 yards."


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_last_line_is_read_whole_below_both_rows(
    start: Start, size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = start(size=size, text_size=text_size)
    game = table.game
    game.shows_hand = False
    pilot.frames(3)
    foot, standing = game.foot, game.standing
    row = tuple(Term(f"LG {value}C", value, "CB-310") for value in range(2, 9))
    standing.terms, standing.said, standing.draws = (row, row), SAID, []
    said, text = [], game.theme.text

    def noted(face: Any, size_: float, string: str, *rest: Any, **how: Any) -> pygame.Surface:
        made = text(face, size_, string, *rest, **how)
        if how.get("bold"):
            said.append((string, made.get_height()))
        return made

    monkeypatch.setattr(game.theme, "text", noted)
    foot.paint(pygame.Surface(pilot.app.screen.get_size()))
    assert " ".join(string for string, _ in said) == SAID
    used = 2 * game.theme.line_height("text", 16) + len(said) * game.theme.line_height("text", 18)
    assert used + game.theme.px(6) <= foot.rect.h + 2
