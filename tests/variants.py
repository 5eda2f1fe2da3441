"""The games in the shared tests: those of the registry that have rules, and those of ``tests/games``.

A game of the tests needs only its own folder: a package with ``RULES``, whose ``Variant`` names it.
"""

from __future__ import annotations

from pkgutil import iter_modules

from game.variant import Rules
from game.variants import VARIANTS, add_variant, find_rules, rules_in
from tests import games


def _of_the_tests() -> list[Rules]:
    """Registers and returns the rules of every package under ``tests/games``."""
    found = [rules_in(f"{games.__name__}.{module.name}") for module in iter_modules(games.__path__) if module.ispkg]
    for rules in found:
        add_variant(rules.variant)
    return found


BUILT: tuple[Rules, ...] = (*(find_rules(variant.name) for variant in VARIANTS if variant.built), *_of_the_tests())
"""The rules of all games that computers can play."""
ON_TABLE: tuple[Rules, ...] = tuple(rules for rules in BUILT if rules.variant.playable)
"""The rules of all games that people can play."""
