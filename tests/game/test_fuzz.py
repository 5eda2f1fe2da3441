"""The fuzz command itself: it passes sound rules, and tells how to repeat what it finds."""

from __future__ import annotations

import shlex

import pytest

from game.contract import State
from game.variant import Rules
from tests import fuzz, invariants
from tests.play import BUILT

every_variant = pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)


@every_variant
def test_a_few_matches_pass_with_every_check(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "77"]) == 0
    assert "3 matches" in capsys.readouterr().out


@every_variant
def test_a_broken_promise_is_told_with_the_position_and_the_command_that_repeats_it(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0

    def broken(state: State) -> None:
        nonlocal seen
        seen += 1
        assert seen < 12, "the twelfth position is broken"

    monkeypatch.setattr(invariants, "choices_hold", broken)
    assert fuzz.main([rules.variant.name, "--matches", "5", "--seed", "300"]) == 1
    told = capsys.readouterr().out
    assert "the twelfth position is broken" in told
    assert "at action 12 (" in told
    assert '"phase"' in told
    command = shlex.split(told.splitlines()[-1])
    seen = 0
    assert fuzz.main(command[command.index("tests.fuzz") + 1 :]) == 1
    assert capsys.readouterr().out == told


@every_variant
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--option", "weather=rain"], "its options are"),
        (["--option", "="], "its options are"),
        (["--option", "weather"], "NAME=VALUE"),
        (["--matches", "-1"], "at least 1"),
        (["--matches", "0"], "at least 1"),
        (["--matches", "many"], "at least 1"),
    ],
)
def test_a_wrong_command_line_is_refused(
    rules: Rules, arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        fuzz.main([rules.variant.name, *arguments])
    assert stopped.value.code == 2
    assert named in capsys.readouterr().err
