"""Every clause of every game has a test named after it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import BUILT

TESTS = Path(__file__).resolve().parents[1]


@cache
def _names() -> str:
    """Yields the names of all test functions, and of the cases of their tables."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in TESTS.rglob("test_*.py")]
    return "\n".join(filter(None, (_name(node) for tree in trees for node in ast.walk(tree))))


def _name(node: ast.AST) -> str:
    """Returns a test's name and docstring with clauses as they are written; empty if it is no test."""
    if isinstance(node, ast.FunctionDef):
        name = re.sub(r"_([a-z]{2})_(?=\d)", lambda found: f" {found[1].upper()}-", node.name)
        return f"{name} {ast.get_docstring(node)}" if name.startswith("test") else ""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "case":
        return ast.unparse(node.args[0]).lstrip("f'\"")
    return ""


@cache
def _texts() -> str:
    """Returns the text of all test files."""
    files = [file for kind in ("py", "json", "toml") for file in TESTS.rglob(f"*.{kind}")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _tested(rules: Rules) -> set[str]:
    """Returns the clauses in the names of the variant's tests."""
    return set(re.findall(rf"\b{rules.variant.prefix}-\d+[a-z]?(?![a-z0-9])", _names()))


@every_variant
def test_every_clause_has_a_test_of_its_name(rules: Rules) -> None:
    clauses = {rule.clause for rule in rules.words.rules()}
    assert clauses == _tested(rules)


WITH_A_RULEBOOK = [rules for rules in BUILT if not str(rules.variant.package).startswith("tests.")]


@pytest.mark.parametrize("rules", WITH_A_RULEBOOK, ids=lambda rules: rules.variant.name)
def test_every_clause_is_found_in_the_tests_by_its_id(rules: Rules) -> None:
    """A search for ``CB-2`` in the tests should find more than the name of a function."""
    written = set(re.findall(rf"\b{rules.variant.prefix}-\d+[a-z]?\b", _texts()))
    assert {rule.clause for rule in rules.words.rules()} <= written
