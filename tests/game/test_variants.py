"""The registry: its messages for unknown games, and games in the folder of the tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.variants as registry
from game.match import Match
from game.variant import UnknownVariant
from game.variants import VARIANTS, add_variant, find_rules, find_variant, rules_in
from tests import games
from tests import variants as shared
from tests.golden import matches, recipes
from tests.play import players

TINY = '''
"""Jukem under another name."""

from msgspec.structs import replace

from game.variants.jukem import RULES as JUKEM

RULES = replace(JUKEM, variant=replace(JUKEM.variant, name="tiny", package=__name__, on_table=False))
'''


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Creates a game in a folder of its own among those of the tests."""
    package = tmp_path / "tiny"
    package.mkdir()
    (package / "__init__.py").write_text(TINY)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    monkeypatch.setattr(registry, "_added", [])
    yield
    sys.modules.pop("tests.games.tiny", None)


def test_a_game_takes_part_by_its_folder_alone(tiny: None) -> None:
    (rules,) = shared._of_the_tests()
    assert find_rules("tiny") is rules is rules_in("tests.games.tiny")
    assert matches.folder_of(rules) == Path(games.__file__ or "").parent / "tiny" / "golden"
    match = Match(rules, {}, players(rules, {}), 1)
    match.play(match.state.legal_actions()[0])
    assert Match.replay(match.record()).record() == match.record()


def test_a_game_without_recipes_is_told_where_they_go(tiny: None) -> None:
    (rules,) = shared._of_the_tests()
    with pytest.raises(LookupError, match=r"add RECIPES.* in tests/games/tiny/golden/recipes\.py"):
        recipes.recipes_of(rules)


def test_two_games_of_one_name_are_refused(tiny: None) -> None:
    with pytest.raises(ValueError, match="another name"):
        add_variant(VARIANTS[0])


def test_an_unknown_name_is_answered_with_those_that_there_are_and_never_at_length() -> None:
    with pytest.raises(UnknownVariant) as refused:
        find_variant("x" * 3000)
    assert "jukem" in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("package", "told"),
    [
        ("game.variants.chess", "there is no package game.variants.chess"),
        ("chess.rules", "there is no package chess.rules"),
        ("game.chance", r"add RULES = Rules\(\.\.\.\) to its __init__"),
    ],
)
def test_a_package_without_rules_is_told_what_it_lacks(package: str, told: str) -> None:
    with pytest.raises(UnknownVariant, match=told):
        rules_in(package)
