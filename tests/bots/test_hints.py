"""The three actions of a hint: their order and their chances."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.action_value import ActionValue
from game.bots.hints import Hint, find_hints
from game.bots.players import Budget
from game.contract import Action
from game.variants.jukem import RULES
from tests.play import start


def hints(chances: dict[str, float], best: str) -> tuple[Hint, ...]:
    """Returns the hints for the discards of a hand, if a search found these chances and preferred ``best``."""
    state = start(RULES, {}, 1)[0]
    actions: list[Action] = [RULES.parse(text) for text in chances]
    found = [ActionValue(action, 10, chances[str(action)]) for action in actions]
    found.sort(key=lambda finding: str(finding.action) != best)
    advised = SimpleNamespace(action=actions[1], reason="It is what Pro does.")
    rules: Any = SimpleNamespace(advise=lambda *_: advised, candidates=None)
    bot: Any = SimpleNamespace(search=SimpleNamespace(rules=rules), analyze=lambda *_: found)
    return find_hints(bot, state.view(0), actions, Budget(iterations=1), Random(1))


@pytest.mark.parametrize(("chance", "first"), [(0.49, "discard RUN 10"), (0.40, "discard RUN 5")])
def test_of_actions_that_are_alike_pros_choice_comes_first(chance: float, first: str) -> None:
    told = hints({"discard RUN 5": 0.5, "discard RUN 10": chance, "discard RUN 15": 0.3, "discard RUN 20": 0.2},
                 "discard RUN 5")  # fmt: skip
    assert told[0].action == first
    assert len(told) == 3
    shown = [hint.chance for hint in told]
    assert shown == sorted(shown, key=lambda each: -(each or 0.0))


def test_what_was_searched_less_is_not_promised_more_than_the_best() -> None:
    told = hints({"discard RUN 5": 0.46, "discard RUN 10": 0.2, "discard RUN 15": 0.47}, "discard RUN 5")
    assert [(hint.action, hint.chance) for hint in told[:2]] == [("discard RUN 5", 0.46), ("discard RUN 15", 0.46)]


def test_the_best_of_each_kind_comes_before_more_of_one_kind() -> None:
    told = hints({"discard RUN 5": 0.5, "discard RUN 10": 0.45, "RUN 15": 0.3, "draw_pile": 0.2, "RUN 20": 0.29},
                 "discard RUN 5")  # fmt: skip
    assert [hint.action for hint in told] == ["discard RUN 5", "RUN 15", "draw_pile"]
    alone = hints({"discard RUN 5": 0.5, "discard RUN 10": 0.45, "RUN 15": 0.3}, "discard RUN 5")
    assert [hint.action for hint in alone] == ["discard RUN 5", "discard RUN 10", "RUN 15"]
