"""The tables of the games that can be played, by the variant's name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_TABLES = {
    "jukem": "scenes.table.jukem:JukemTable",
    "football_war": "scenes.table.football_war:FootballWarTable",
}


def game_table(name: str) -> Any:
    """The class of a game's table; it is imported when it is first needed."""
    module, _, attribute = _TABLES[name].partition(":")
    return getattr(import_module(module), attribute)
