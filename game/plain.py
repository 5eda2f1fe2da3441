"""Cleans and limits text that is shown, whether a player or a file supplied it."""

from __future__ import annotations

import unicodedata
from typing import Any

MAX_TEXT = 200
"""Most characters of a text in a file without a shorter limit of its own."""
MAX_NESTING = 8
"""Deepest nesting of lists and tables in a file of ours."""
MAX_NUMBER = 10**18
"""Numbers in our files are smaller than this, except seeds, which have their own limit."""

_INVISIBLE = frozenset(
    chr(code)
    for first, last in ((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
"""Characters that count as printable but are invisible: joiners and variation selectors."""


def shows(char: str) -> bool:
    r"""Returns whether a character is visible in a line of text, or is a space.

    >>> shows("é"), shows(" "), shows("\u200c"), shows("\ufe0f"), shows("\0")
    (True, True, False, False, False)
    """
    return char.isprintable() and char not in _INVISIBLE


def plain(text: str, longest: int) -> str:
    r"""Returns the text in one line of at most ``longest`` characters, without invisible ones.

    >>> plain("  Coach \t Z\ufe0f ", 20)
    'Coach Z'
    """
    seen = "".join(char if char.isprintable() else " " for char in text if char not in _INVISIBLE)
    words = " ".join(unicodedata.normalize("NFC", seen).split())
    while words and unicodedata.category(words[0]).startswith("M"):
        words = words[1:].lstrip()  # a mark needs a letter to stand on
    return words[:longest].strip()


def one_line(text: str, longest: int = MAX_TEXT) -> str:
    r"""Returns the text with escape codes for line breaks and unprintable characters.

    >>> one_line("a\nb\0")
    'a\\nb\\x00'
    """
    shown = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def is_plain(text: str, longest: int = MAX_TEXT) -> bool:
    r"""Returns whether a text from a file can be shown unchanged: short, printable and not blank.

    >>> is_plain("Foxes"), is_plain(""), is_plain("\ufe0f"), is_plain("a\nb"), is_plain("x" * 201)
    (True, False, False, False, False)
    """
    return (
        len(text) <= longest and text.isprintable() and bool(text.strip() if text.isascii() else plain(text, longest))
    )


def is_sound(value: Any, depth: int = MAX_NESTING) -> bool:
    """Returns whether data from a file holds only texts that can be shown, empty texts and usual numbers."""
    if isinstance(value, str):
        return not value or is_plain(value)
    if isinstance(value, dict):
        return depth > 0 and all(is_sound(key) and is_sound(each, depth - 1) for key, each in value.items())
    if isinstance(value, list | tuple):
        return depth > 0 and all(is_sound(each, depth - 1) for each in value)
    return not isinstance(value, int | float) or abs(value) < MAX_NUMBER
