"""The random matches for other tests: the states they yield stay unchanged."""

from __future__ import annotations

from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import replayed, steps


@every_variant
def test_steps_can_be_collected_before_they_are_looked_at(rules: Rules) -> None:
    found = list(steps(rules, {}, 6))
    actions = [step.action for step in found]
    for count in (0, 1, len(found) // 3, len(found) - 1):
        assert found[count].before == replayed(rules, {}, 6, actions[:count])
        assert found[count].choices == found[count].before.legal_actions()
        assert found[count].after == replayed(rules, {}, 6, actions[: count + 1])
    assert [step.after.decision is None for step in found] == [False] * (len(found) - 1) + [True]
