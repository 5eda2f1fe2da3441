"""The first letter of a text, where it begins a sentence or goes on with one."""

from __future__ import annotations


def capital(text: str) -> str:
    """Returns a text with a capital first letter; the others stay as they are.

    >>> capital("a red joker: Gulls intercept")
    'A red joker: Gulls intercept'
    """
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Returns a text with a small first letter, to go on with a sentence.

    >>> small("The kick is good.")
    'the kick is good.'
    """
    return text[:1].lower() + text[1:]
