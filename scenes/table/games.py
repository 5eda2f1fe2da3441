"""Finds the table of a game in its package and creates it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pygame

from game.variant import Rules, Variant
from game.variants import find_rules, find_variant
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.ui.drawings import CardPictures, Drawing
from scenes.ui.theme import Theme


class NoTable(LookupError):
    """A game without a table. The message says where it belongs."""


def game_table(name: str) -> type[GameTable[Any]]:
    """Returns the class of a game's table: ``TABLE`` of its package here, or of the module ``table`` beside its rules.

    It is imported when first needed. Raises NoTable.
    """
    variant = find_variant(name)
    for place in _places(variant):
        table = getattr(import_module(place), "TABLE", None)
        if isinstance(table, type) and issubclass(table, GameTable):
            return table
    raise NoTable(
        f"{variant.title} has no table: lay it in scenes/table/{name}/__init__.py, or in a module table.py beside rules"
        " that are no part of the program, and call its class TABLE"
    )


def laid_out(theme: Theme, rules: Rules) -> GameTable[Any]:
    """Creates a table of the game, with its faces. Raises NoTable."""
    kind = game_table(rules.variant.name)
    return kind(theme, Faces(theme, kind.back, kind.paint_face, alike=kind.alike), rules)


def illustrations(name: str) -> Mapping[str, Sequence[Drawing]]:
    """Returns the pictures below a rulebook's clauses: ``ILLUSTRATIONS`` of the game's module ``illustrations``.

    Empty for a game without one.
    """
    place = f"{__package__}.{name}"
    if find_spec(place) is None or find_spec(f"{place}.illustrations") is None:
        return {}
    found: Mapping[str, Sequence[Drawing]] = import_module(f"{place}.illustrations").ILLUSTRATIONS
    return found


def card_pictures(name: str) -> CardPictures:
    """Returns a function that draws the game's cards by code, at a width in pixels. The theme caches the pictures."""
    kind, rules, drawn = game_table(name), find_rules(name), dict[Theme, tuple[int, Faces]]()

    def picture(theme: Theme, code: str, width: int) -> pygame.Surface:
        made, faces = drawn.get(theme, (-1, None))
        if faces is None or made != theme.generation:
            faces = Faces(theme, kind.back, kind.paint_face, alike=kind.alike)
            drawn[theme] = theme.generation, faces
        return faces.picture(rules.cards[code], width)

    return picture


def _places(variant: Variant) -> list[str]:
    """Returns the existing modules that may hold a game's table.

    A module beside the rules counts only outside of ``game``.
    """
    beside = [] if variant.package is None or variant.package.startswith("game.") else [f"{variant.package}.table"]
    return [place for place in (f"{__package__}.{variant.name}", *beside) if find_spec(place) is not None]
