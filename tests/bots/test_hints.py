"""The three actions of a hint: their order and their chances."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game.bots.action_value import ActionValue
from game.bots.hints import Hint, find_hints, hint_search
from game.bots.players import PRO, Budget, SearchBot, advised_candidates
from game.bots.playout import ModelPlayout
from game.bots.search import Search
from game.contract import Action, State
from game.review.judging import Judge
from game.review.ledger import FROM, Label
from game.variant import Rules
from game.variants.jukem import RULES
from tests.game.test_review import every_reviewed, played
from tests.play import start
from tests.review_figures import play


def hints(chances: dict[str, float], best: str) -> tuple[Hint, ...]:
    """Returns the hints for the discards of a hand, if a search found these chances and preferred ``best``."""
    state = start(RULES, {}, 1)[0]
    actions: list[Action] = [RULES.parse(text) for text in chances]
    found = [ActionValue(action, 10, chances[str(action)]) for action in actions]
    found.sort(key=lambda finding: str(finding.action) != best)
    advised = SimpleNamespace(action=actions[1], reason="It is what Pro does.")
    rules: Any = SimpleNamespace(advise=lambda *_: advised, candidates=None, unadvised=frozenset())
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


# The scale


PLANNED = 124
"""Place in a match at which giving in is best, unless all later choices are made better than Pro makes them."""
MATCHES = {"card_bowl": 2}
"""Settled positions that are looked at, where it is not the usual number."""
NEAR = 0.04
"""How far hints may be off on average: judge and search draw their own samples."""


def settled(rules: Rules, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a match of Pro's in which one side is all but through, and in which there is something to search."""
    match = played(rules.variant.name)
    places = [*range(len(match.actions))]
    Random(3).shuffle(places)
    found = 0
    for place in places:
        state = match.state_after(place)
        line, decision = rules.chances(state), state.decision
        assert line is not None
        assert decision is not None
        legal = state.legal_actions()
        if 0.12 < line[decision.seat] < 0.88 or len(legal) < 2:
            continue
        if len(advised_candidates(rules, state.view(decision.seat), legal)) > 1:
            found += 1
            yield state, place
        if found == most:
            return


@pytest.mark.long
@every_reviewed
def test_a_hint_says_what_a_review_says_and_where_the_line_stands_once_it_is_followed(rules: Rules) -> None:
    from_review, from_line = [], []
    judge = Judge(rules, len(played(rules.variant.name).players), "hints", samples=40)
    for state, place in settled(rules, MATCHES.get(rules.variant.name, 6)):
        seat = state.decision.seat if state.decision else 0
        view, legal, rng = state.view(seat), state.legal_actions(), Random(place)
        told = find_hints(SearchBot(hint_search(rules, view, rng)), view, legal, Budget(iterations=40), rng)
        pros = str(rules.pro(view, legal, Random(1)))
        hint = next((each for each in told if each.action == pros), told[0])
        assert hint.chance is not None
        *_, judgment = judge.judge(view, legal, [rules.parse(hint.action)], place)
        state.push(rules.parse(hint.action))
        after = rules.chances(state)
        assert judgment is not None
        assert after is not None
        from_review.append(abs(hint.chance - judgment.chance))
        from_line.append(abs(hint.chance - after[seat]))
    assert len(from_review) > 1
    assert fmean(from_review) <= NEAR
    assert fmean(from_line) <= NEAR


@every_reviewed
def test_hints_ask_the_public_model_and_never_what_all_pro_goes_by(rules: Rules) -> None:
    def refuse(state: State, seat: int) -> float:
        raise AssertionError("that is not the scale of reviews")

    deaf = msgspec.structs.replace(rules, evaluate=refuse)
    *_, (state, _) = settled(rules, 3)
    view, rng = state.view(state.decision.seat if state.decision else 0), Random(1)
    legal = state.legal_actions()
    assert find_hints(SearchBot(hint_search(deaf, view, rng)), view, legal, Budget(iterations=6), rng)
    with pytest.raises(AssertionError, match="not the scale"):
        SearchBot(Search(deaf)).analyze(view, legal, Budget(iterations=6), rng)


@every_reviewed
def test_where_nothing_was_fitted_hints_are_all_pros_own(rules: Rules) -> None:
    bare = msgspec.structs.replace(rules, fits={})
    state, _ = next(settled(rules, 1))
    view = state.view(state.decision.seat if state.decision else 0)
    search = hint_search(bare, view, Random(1))
    assert vars(search) == vars(Search(bare))
    assert vars(hint_search(rules, view, Random(1))) != vars(Search(rules))


def test_a_first_hint_costs_nothing_in_a_review_although_a_search_that_plans_prefers_another_play() -> None:
    """Pro makes all later choices in a review, so a hint that relied on better ones would be called a mistake."""
    match, seat = play("football_war", {}, PRO, 500_002)
    state = match.state_after(PLANNED)
    view, legal, rules = state.view(seat), state.legal_actions(), match.rules
    judge = Judge(rules, len(match.players), f"seat {seat}")

    def cost(search: Search) -> float:
        rng = Random(1)
        hint = find_hints(SearchBot(search), view, legal, Budget(iterations=100), rng)[0]
        *_, found = judge.judge(view, legal, [rules.parse(hint.action)], PLANNED)
        assert found is not None
        return found.best_chance - found.chance

    planning = Search(rules, playout_depth=rules.search.review_depth, playout_type=ModelPlayout)
    assert cost(planning) >= FROM[Label.MISTAKE]
    assert cost(hint_search(rules, view, Random(1))) <= 0.0
