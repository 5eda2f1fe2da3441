"""Options and presets of a match. Plain data."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class BadOption(ValueError):
    """An option that the variant does not have, or a value that the option does not allow."""


class Option(msgspec.Struct, frozen=True):
    """One setting that is chosen before a match starts."""

    name: str
    title: str
    values: tuple[str, ...]
    default: str
    labels: tuple[str, ...]
    """The text shown for each value, in the same order."""
    why: str
    """What the option changes, in one sentence."""


def option(name: str, title: str, choices: Mapping[str, str], why: str, default: str | None = None) -> Option:
    """Creates an option from its values and their labels. The default is the first value unless given."""
    values = tuple(choices)
    return Option(name, title, values, default or values[0], tuple(choices.values()), why)


class Preset(msgspec.Struct, frozen=True):
    """Options that go together."""

    title: str
    options: Mapping[str, str]
    """The options that are not at their defaults."""
    why: str
    """What the preset is like, in one sentence."""
