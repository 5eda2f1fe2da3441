"""Cleans and limits text that is shown, whoever wrote it: a player, or a file from anywhere."""

from __future__ import annotations

import unicodedata
from typing import Any

LONGEST = 200
"""Letters of any text in a file that has no shorter limit of its own."""
DEEPEST = 8
"""Lists and tables inside one another in a file of ours."""
LARGEST = 10**18
"""No number in a file of ours is as large as this, but for seeds, whose limit is their own."""

_UNSEEN = frozenset(
    chr(code)
    for first, last in ((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
"""Letters that count as printable and have no picture of their own: joiners and selectors of variants."""


def shows(letter: str) -> bool:
    r"""Whether a letter can be seen in a line of text, or is a space.

    >>> shows("é"), shows(" "), shows("\u200c"), shows("\ufe0f"), shows("\0")
    (True, True, False, False, False)
    """
    return letter.isprintable() and letter not in _UNSEEN


def plain(text: str, longest: int) -> str:
    r"""The text in one line of at most ``longest`` letters, without what cannot be seen; empty where nothing can.

    >>> plain("  Coach \t Z\ufe0f ", 20)
    'Coach Z'
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in text if letter not in _UNSEEN)
    words = " ".join(unicodedata.normalize("NFC", seen).split())
    while words and unicodedata.category(words[0]).startswith("M"):
        words = words[1:].lstrip()  # a mark needs a letter to stand on
    return words[:longest].strip()


def one_line(text: str, longest: int = LONGEST) -> str:
    r"""The text as it stands, with a code in the place of each letter that would break its line or cannot be printed.

    >>> one_line("a\nb\0")
    'a\\nb\\x00'
    """
    shown = "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def is_plain(text: str, longest: int = LONGEST) -> bool:
    r"""Whether a text out of a file can be shown as it is: short enough, printable, with something to be seen.

    >>> is_plain("Foxes"), is_plain(""), is_plain("\ufe0f"), is_plain("a\nb"), is_plain("x" * 201)
    (True, False, False, False, False)
    """
    return (
        len(text) <= longest and text.isprintable() and bool(text.strip() if text.isascii() else plain(text, longest))
    )


def is_sound(value: Any, depth: int = DEEPEST) -> bool:
    """Whether plain data out of a file hold nothing but texts that can be shown, or empty ones, and usual numbers."""
    if isinstance(value, str):
        return not value or is_plain(value)
    if isinstance(value, dict):
        return depth > 0 and all(is_sound(key) and is_sound(each, depth - 1) for key, each in value.items())
    if isinstance(value, list | tuple):
        return depth > 0 and all(is_sound(each, depth - 1) for each in value)
    return not isinstance(value, int | float) or abs(value) < LARGEST
