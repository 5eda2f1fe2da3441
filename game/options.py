"""Options that are chosen before a match starts, and presets of them. Plain data."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class BadOption(ValueError):
    """An option that the variant does not have, or a value that the option does not take."""


class Option(msgspec.Struct, frozen=True):
    """One choice made before a match starts."""

    name: str
    title: str
    values: tuple[str, ...]
    default: str
    labels: tuple[str, ...]
    """What a player reads for each value, in the same order."""
    why: str
    """One sentence on what the option changes."""


def option(name: str, title: str, choices: Mapping[str, str], why: str, default: str | None = None) -> Option:
    """An option of values with what a player reads for each; the first one is the default where none is given."""
    values = tuple(choices)
    return Option(name, title, values, default or values[0], tuple(choices.values()), why)


class Preset(msgspec.Struct, frozen=True):
    """Options that go together."""

    title: str
    options: Mapping[str, str]
    """Those that are not at their defaults."""
    why: str
    """One sentence on what it is like."""
