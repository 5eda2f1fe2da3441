"""What is written on a surface, read as text."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.ui.theme import Theme


def noted(theme: Theme, patch: pytest.MonkeyPatch) -> list[str]:
    """What a theme writes from now on, until ``patch`` is undone."""
    written: list[str] = []
    text = theme.text

    def note(face: Any, size: float, words: str, *look: Any, **how: Any) -> pygame.Surface:
        written.append(words)
        return text(face, size, words, *look, **how)

    patch.setattr(theme, "text", note)
    return written


def painted(thing: Any, patch: pytest.MonkeyPatch) -> list[str]:
    """What an item of the stage writes as it is painted."""
    with patch.context() as patched:
        written = noted(thing.theme, patched)
        thing.paint(pygame.Surface(thing.theme.size))
    return written
