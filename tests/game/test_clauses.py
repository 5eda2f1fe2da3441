"""Every clause of every built game has a test that is named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.contract import Rules
from tests.play import BUILT

TESTS = Path(__file__).resolve().parents[1]


def _tested(rules: Rules) -> set[str]:
    """The clauses in the names of the variant's test functions."""
    prefix = rules.variant.prefix
    named = re.compile(rf"test_{prefix.lower()}_(\d+[a-z]?)_")
    found = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := named.match(node.name)):
                found.add(f"{prefix}-{name[1]}")
    return found


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
def test_every_clause_has_a_test_of_its_name(rules: Rules) -> None:
    clauses = {rule.clause for rule in rules.words.rules()}
    assert clauses == _tested(rules)
