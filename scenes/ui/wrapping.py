"""Breaks a text into lines."""

from __future__ import annotations

import re

import pygame

_SPACES = re.compile(r"\s+(?!%)")
"""The spaces at which a line may end: not the one within "48 %"."""


def wrapped(font: pygame.Font, paragraph: str, width: int) -> list[str]:
    """Breaks a paragraph into lines of at most ``width`` pixels. A word wider than a line is broken inside.

    A number and its percent sign stay together.
    """
    lines, line = [], ""
    for word in _SPACES.split(paragraph.strip()):
        longer = f"{line} {word}" if line else word
        if font.size(longer)[0] <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _break_word(font, word, width)
        lines += full
    return [*lines, line]


def _break_word(font: pygame.Font, word: str, width: int) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
