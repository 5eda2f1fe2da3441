"""The fuzz command passes correct rules, and says how to repeat a failure."""

from __future__ import annotations

import shlex
from random import Random
from typing import Any

import pytest

from game.contract import Action, IllegalAction, State
from game.variant import Rules
from game.variants.card_bowl.actions import Kick
from tests import fuzz, invariants
from tests.game.cases import every_variant
from tests.play import BUILT


@every_variant
@pytest.mark.parametrize("more", [[], ["--positions"]])
def test_a_few_matches_pass_with_every_check_also_from_anywhere_in_others(
    rules: Rules, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzz.main([rules.variant.name, "--matches", "1", "--seed", "77", *more]) == 0
    assert "1 match" in capsys.readouterr().out


@every_variant
@pytest.mark.parametrize("more", [[], ["--positions"]])
def test_a_broken_promise_is_told_with_the_position_and_the_command_that_repeats_it(
    rules: Rules, more: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0

    def broken(state: State) -> None:
        nonlocal seen
        seen += 1
        assert seen < 12, "the twelfth position is broken"

    monkeypatch.setattr(invariants, "choices_hold", broken)
    assert fuzz.main([rules.variant.name, "--matches", "5", "--seed", "300", *more]) == 1
    told = capsys.readouterr().out
    assert "the twelfth position is broken" in told
    assert more or "at action 12 (" in told
    assert '"phase"' in told
    command = shlex.split(told.splitlines()[-1])
    seen = 0
    assert fuzz.main(command[command.index("tests.fuzz") + 1 :]) == 1
    assert capsys.readouterr().out == told


def _shares(real: Any, state: Any) -> Any:
    copy = real(state)
    copy.facts = state.facts
    return copy


def _spoils(real: Any, state: Any, action: Action) -> Any:
    if action not in state.legal_actions():
        state.chance += 1
    return real(state, action)


def _mumbles(real: Any, state: Any, action: Action) -> Any:
    try:
        return real(state, action)
    except IllegalAction as refusal:
        raise IllegalAction("that is no choice") from refusal


BROKEN: dict[str, tuple[str, Any, str]] = {
    "a clone shares what changes": ("clone", _shares, "at action "),
    "what is not offered is carried out": (
        "apply",
        lambda real, state, action: real(state, action) if action in state.legal_actions() else [],
        "is not offered, and was carried out",
    ),
    "a refusal changes something": ("apply", _spoils, "changed the state"),
    "a refusal does not name the action": ("apply", _mumbles, "does not name it"),
}
"""Rules with a broken promise: the method, the way it is broken, and the expected message."""


@every_variant
@pytest.mark.parametrize("what", BROKEN)
def test_rules_that_break_a_promise_are_found(
    what: str, rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    door, breaks, said = BROKEN[what]
    real = getattr(rules.state_type, door)
    monkeypatch.setattr(rules.state_type, door, lambda *given: breaks(real, *given))
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "300"]) == 1
    assert said in capsys.readouterr().out


@every_variant
def test_a_position_that_the_rest_of_its_match_changes_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "clone_stands_alone", lambda state, rng, limit: "another digest")
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "300"]) == 1
    told = capsys.readouterr().out
    assert "the rest of the match changed a position" in told
    assert '"phase"' in told


def test_of_many_known_actions_all_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_REFUSED", 3)
    checks = fuzz.Fuzz(BUILT[0])
    known = [Kick("onside", distance) for distance in range(10)]
    checks.known = dict.fromkeys(known)
    rng = Random(1)
    turns = [list(checks._some_known(rng)) for _ in range(40)]
    assert max(map(len, turns)) <= 3
    assert {action for turn in turns for action in turn} == set(known)


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
