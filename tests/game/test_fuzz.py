"""The fuzz command itself: it passes sound rules, and tells how to repeat what it finds."""

from __future__ import annotations

import shlex
from random import Random

import pytest

from game.contract import Action, Event, IllegalAction, State
from game.variant import Rules
from game.variants.card_bowl.actions import Kick
from tests import fuzz, invariants
from tests.play import BUILT

every_variant = pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)


@every_variant
def test_a_few_matches_pass_with_every_check(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "77"]) == 0
    assert "3 matches" in capsys.readouterr().out


@every_variant
def test_matches_may_begin_from_anywhere_in_others(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "77", "--positions"]) == 0
    assert "3 matches" in capsys.readouterr().out


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


def _fails(rules: Rules, capsys: pytest.CaptureFixture[str]) -> str:
    assert fuzz.main([rules.variant.name, "--matches", "3", "--seed", "300"]) == 1
    return capsys.readouterr().out


@every_variant
def test_a_clone_that_shares_what_changes_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = rules.state_type.clone

    def shares(state: State) -> State:
        copy = clone(state)
        copy.facts = state.facts
        return copy

    monkeypatch.setattr(rules.state_type, "clone", shares)
    assert "at action " in _fails(rules, capsys)


@every_variant
def test_a_position_that_the_rest_of_its_match_changes_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "clone_stands_alone", lambda state, rng, limit: "another digest")
    told = _fails(rules, capsys)
    assert "the rest of the match changed a position" in told
    assert '"phase"' in told


@every_variant
def test_an_action_that_is_carried_out_although_it_is_not_offered_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = rules.state_type.apply
    monkeypatch.setattr(
        rules.state_type,
        "apply",
        lambda state, action: apply(state, action) if action in state.legal_actions() else [],
    )
    assert "is not offered, and was carried out" in _fails(rules, capsys)


@every_variant
def test_a_refusal_that_changes_something_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = rules.state_type.apply

    def spoils(state: State, action: Action) -> list[Event]:
        if action not in state.legal_actions():
            state.chance += 1  # type: ignore[attr-defined]
        found: list[Event] = apply(state, action)
        return found

    monkeypatch.setattr(rules.state_type, "apply", spoils)
    assert "changed the state" in _fails(rules, capsys)


@every_variant
def test_a_refusal_that_does_not_name_the_action_is_found(
    rules: Rules, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = rules.state_type.apply

    def mumbles(state: State, action: Action) -> list[Event]:
        try:
            found: list[Event] = apply(state, action)
        except IllegalAction as refusal:
            raise IllegalAction("that is no choice") from refusal
        return found

    monkeypatch.setattr(rules.state_type, "apply", mumbles)
    assert "does not name it" in _fails(rules, capsys)


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
