"""Levels, budgets and the search: what they promise their callers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.bots import LEVELS, Budget, UnknownLevel, budget_for, make_bot
from game.bots.descent import Tree
from game.bots.keys import Keys
from game.bots.nodes import Node
from game.bots.playout import Group, Playout, Values
from game.bots.search import Search
from game.bots.selection import Race, Selection, Ucb, lead
from game.bots.trial import Trial, play_trial
from game.contract import Action, Decision, View
from game.variants import find_rules
from tests.bots.hidden import choices
from tests.game.jukem.positions import position

JUKEM = find_rules("jukem")


def test_every_level_has_a_player_and_a_budget() -> None:
    for level in LEVELS:
        assert make_bot(level, JUKEM)
        assert budget_for(level, JUKEM)


def test_an_unknown_level_is_named_with_the_ones_there_are() -> None:
    for refuse in (lambda: make_bot("coach", JUKEM), lambda: budget_for("coach", JUKEM)):
        with pytest.raises(UnknownLevel, match=r"'coach'; the levels are: rookie, pro, all-pro"):
            refuse()


@pytest.mark.parametrize("iterations", [0, -1])
def test_a_budget_of_nothing_is_refused(iterations: int) -> None:
    with pytest.raises(ValueError, match="at least one iteration"):
        Budget(iterations=iterations)


def test_a_budget_needs_a_measure() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()


def test_a_budget_in_seconds_needs_somebody_with_a_clock() -> None:
    state = next(choices(JUKEM, 1, 1))
    assert state.decision is not None
    with pytest.raises(ValueError, match="timer"):
        make_bot("all-pro", JUKEM).choose(
            state.view(state.decision.seat), state.legal_actions(), Budget(seconds=1), Random(1)
        )


def test_a_forced_action_is_answered_without_a_thought() -> None:
    state = next(choices(JUKEM, 1, 1))
    assert state.decision is not None
    forced = state.legal_actions()[:1]
    for level in LEVELS:
        bot = make_bot(level, JUKEM)
        rng = Random(3)
        assert bot.choose(state.view(state.decision.seat), forced, Budget(10**9), rng) == tuple(forced)
        assert rng.getstate() == Random(3).getstate()


def test_a_search_tries_no_more_often_than_it_may() -> None:
    for state in choices(JUKEM, 4, 10):
        assert state.decision is not None
        view, legal = state.view(state.decision.seat), state.legal_actions()
        found = Search(JUKEM).run(view, legal, Random(1), lambda done: done < 20)
        assert max(each.visits for each in found) <= 20
        assert {each.action for each in found} == set(legal)
        assert all(0 <= each.chance <= 1 for each in found)


def test_a_search_plays_for_the_seat_that_decides() -> None:
    """A touchdown that nothing can stop is better than five yards, for either seat."""
    for seat in (0, 1):
        lines, hands = ["", ""], ["", ""]
        lines[seat], hands[seat] = "RUN 30, RUN 30, RUN 25, RUN 5", "RUN 10, RUN 5"
        state = position(hands, lines=lines, attacker=seat)
        found = Search(JUKEM).run(state.view(seat), state.legal_actions(), Random(1), lambda done: done < 40)
        assert str(found[0].action) == "RUN 10"


def test_a_search_leaves_the_way_of_selecting_to_its_maker() -> None:
    asked: list[str] = []

    def bounds(decision: Decision) -> Ucb:
        asked.append(decision.kind)
        return Ucb()

    state = next(choices(JUKEM, 4, 1))
    assert state.decision is not None
    search = Search(JUKEM, root=bounds, inner=bounds)
    found = search.run(state.view(state.decision.seat), state.legal_actions(), Random(1), lambda done: done < 80)
    assert sum(each.visits for each in found) == 80
    assert found[0].visits == max(each.visits for each in found)
    assert asked[0] == state.decision.kind
    assert len(asked) > 20


def test_a_tree_keeps_its_own_seats_guess_and_asks_anew_for_the_other_sides() -> None:
    """The other side's hand differs from sample to sample, and with it what Pro would do there."""
    state = next(choices(JUKEM, 4, 1))
    assert state.decision is not None
    seat, rng = state.decision.seat, Random(1)
    view, guessed, visited = state.view(seat), Counter[int](), Counter[int]()

    def first(view: View, legal_actions: Sequence[Action], rng: Random) -> Action:
        guessed[view.seat] += 1
        return legal_actions[0]

    def bounds(decision: Decision) -> Selection:
        visited[decision.seat] += 1
        return Ucb()

    class Unplayed(Playout):
        def run(self, *position: Any) -> Values:
            return 0.5, 0.5

    tree = Tree(seat, Keys(JUKEM, seat), Unplayed(JUKEM, first, 2), bounds, rng)
    for _ in range(40):
        tree.follow(view.sample(rng), 4, Group())
    assert 0 < guessed[seat] < visited[seat]
    assert 0 < guessed[1 - seat] == visited[1 - seat]


def test_equal_tries_lead_by_nothing_and_clear_ones_by_much() -> None:
    assert lead([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]) == 0.0
    assert lead([0.6, 0.6, 0.6], [0.5, 0.5, 0.5]) == float("inf")
    assert lead([0.5, 0.5, 0.5], [0.6, 0.6, 0.6]) == float("-inf")
    assert lead([0.9], [0.1]) == 0.0


def _race(values: dict[str, float], guess: str, tries: int) -> list[Action]:
    legal = [JUKEM.parse(text) for text in values]
    race, node, rng = Race(), Node(), Random(0)
    for _ in range(tries):
        for action in race.tries(node, legal, JUKEM.parse(guess)):
            value = values[str(action)] + 0.05 * rng.random()
            node.children[action].add(value)
            node.children[action].values.append(value)
        if race.is_settled(node):
            break
    return race.ranking(node, legal, JUKEM.parse(guess))


def test_a_race_finds_the_better_action_whatever_pro_thinks() -> None:
    assert str(_race({"RUN 5": 0.3, "RUN 10": 0.8, "RUN 15": 0.5}, "RUN 5", 100)[0]) == "RUN 10"


def test_a_race_that_tells_nothing_keeps_to_pro() -> None:
    order = _race({"RUN 5": 0.5, "RUN 10": 0.5, "RUN 15": 0.5}, "RUN 10", 3)
    assert str(order[0]) == "RUN 10"


def test_bounds_count_how_often_an_action_could_be_chosen() -> None:
    node, selection = Node(), Ucb(exploration=1.0, bonus=0.0, widening=0)
    run, kick = JUKEM.parse("RUN 5"), JUKEM.parse("FIELD GOAL")
    for number in range(30):
        offered = [run, kick] if number % 3 == 0 else [run]
        (action,) = selection.tries(node, offered, run)
        node.children[action].add(0.5)
    assert node.children[run].available == 30
    assert node.children[kick].available == 9  # of the ten times it was offered, the first went to Pro's choice


@pytest.mark.parametrize("name", ["jukem", "football_war", "real_deal", "blowout"])
def test_a_rookie_loses_to_pro_but_not_always(name: str) -> None:
    trial = Trial(name, find_rules(name).complete({}), ("pro", "rookie"), 1, 1)
    won = [play_trial(trial, number).winners for number in range(60)].count((1,))
    assert 2 <= won <= 16


@pytest.mark.parametrize(
    ("line", "most", "least_red", "most_red"),
    [("RUN 15", 0.3, 0.0, 0.5), ("RUN 25, RUN 30, RUN 15", 0.7, 1.0, 1.0)],
    ids=["short drive", "long drive"],
)
def test_jukems_rookie_holds_answers_back_and_seldom_wipes_a_short_drive(
    line: str, most: float, least_red: float, most_red: float
) -> None:
    """It answered five of the first seven plays of a newcomer, three of them with a red card."""
    hand = ["FUMBLE", "SACK", "RUN 5", "RUN 5"]
    state = position([hand, ["RUN 10"] * 4], lines=[(), line], phase="defense", attacker=1)
    view, legal, rng = state.view(0), state.legal_actions(), Random(1)
    taken = [str(JUKEM.rookie(view, legal, rng)) for _ in range(400)]
    answered = [action for action in taken if action != "let_it_stand"]
    red = answered.count("FUMBLE") / len(answered)
    assert 0.05 < len(answered) / len(taken) < most
    assert least_red <= red <= most_red
