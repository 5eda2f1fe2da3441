"""At simultaneous and hidden decisions All-Pro mixes as in the game's equilibrium and sees nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.bots import make_bot
from game.bots.mixing import MixedStrategy, drawn
from game.bots.players import Budget, SearchBot
from game.bots.playout import Group
from game.bots.search import Search
from game.contract import Action, Decision, View
from game.rule_defaults import nothing_hidden
from game.variant import Rules
from tests.bots.small_games import CARD, GESTURE, HIDDEN, PENNIES, ROCK, Call, Game, SmallState, rules_of

ITERATIONS = 2000
SEEDS = range(4)
NEAR = 0.05


def position(game: Game, *calls: str, holds: bool = True) -> SmallState:
    """Returns the position after these calls."""
    state = SmallState(game, holds)
    for name in calls:
        state.push(Call(name))
    return state


def mixture(state: SmallState, seed: int, iterations: int = ITERATIONS) -> dict[str, float]:
    """Returns how often All-Pro plays each action, from the deciding seat's view."""
    assert state.decision is not None
    view = state.view(state.decision.seat)
    found = Search(rules_of(state.game)).run(view, state.legal_actions(), Random(seed), lambda done: done < iterations)
    assert [each.share for each in found] == sorted((each.share or 0.0 for each in found), reverse=True)
    return {str(each.action): each.share or 0.0 for each in found}


ROCK_SHARES = {"rock": 1 / 7, "paper": 4 / 7, "scissors": 2 / 7}


def _named(state: SmallState) -> str:
    assert state.decision is not None
    return f"{state.game.name}, seat {state.decision.seat}"


@pytest.mark.parametrize(
    ("state", "shares"),
    [
        (position(PENNIES), {"heads": 0.5, "tails": 0.5}),
        (position(PENNIES, "heads"), {"heads": 0.5, "tails": 0.5}),
        (position(ROCK), ROCK_SHARES),
        (position(ROCK, "rock"), ROCK_SHARES),
        (position(HIDDEN), {"short": 7 / 16, "long": 9 / 16}),
        (position(HIDDEN, "long"), {"blitz": 10 / 16, "drop": 6 / 16}),
        (position(GESTURE, "left", "left"), {"a": 1 / 6, "b": 1 / 6, "c": 1 / 3, "d": 1 / 3}),
        (position(CARD), {"run": 1.0, "pass": 0.0}),
    ],
    ids=lambda value: (
        f"{value.game.name}, seat {value.decision.seat}" if isinstance(value, SmallState) and value.decision else ""
    ),
)
def test_issue_9_8_all_pro_mixes_as_the_equilibrium_does(state: SmallState, shares: dict[str, float]) -> None:
    for seed in SEEDS:
        found = mixture(state, seed)
        assert found.keys() == shares.keys()
        assert all(abs(found[name] - share) < NEAR for name, share in shares.items()), (seed, found)


@pytest.mark.parametrize("game", [PENNIES, ROCK, HIDDEN], ids=lambda game: game.name)
def test_issue_9_8_a_hidden_call_changes_no_answer(game: Game) -> None:
    answers = [mixture(position(game, call), 5, 60) for call in game.calls[0]]
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("game", [PENNIES, ROCK, HIDDEN], ids=lambda game: game.name)
def test_issue_9_8_calls_that_change_places_change_theirs_alone(game: Game) -> None:
    first, second = game.calls
    turned = game._replace(calls=(first[::-1], second), chances=game.chances[::-1])
    usual, other = mixture(position(game), 3, 300), mixture(position(turned), 3, 300)
    assert all(abs(usual[name] - other[name]) < NEAR for name in first)


def test_issue_9_8_a_call_that_is_seldom_possible_weighs_as_often_as_it_is() -> None:
    always = mixture(position(CARD._replace(dealt=1.0)), 1)
    assert abs(always["run"] - 3 / 8) < NEAR
    mostly = mixture(position(CARD._replace(dealt=0.9)), 1)
    assert abs(mostly["run"] - 3 / 8) < NEAR


def test_without_a_way_back_hidden_calls_are_taken_as_the_sampler_deals_them() -> None:
    state = position(ROCK, "rock")
    found = Search(rules_of(ROCK, undo_hidden_choices=nothing_hidden)).run(
        state.view(1), state.legal_actions(), Random(1), lambda done: done < ITERATIONS
    )
    assert str(found[0].action) == "rock"
    assert found[0].share is not None
    assert found[0].share > 1 - NEAR


def test_a_player_draws_from_its_mixture() -> None:
    state, bot = position(ROCK), SearchBot(Search(rules_of(ROCK)))
    view, legal = state.view(0), state.legal_actions()
    chosen = [bot.choose(view, legal, Budget(100), Random(seed))[0] for seed in range(140)]
    counts = {str(action): chosen.count(action) for action in legal}
    assert 8 <= counts["rock"] <= 34, counts
    assert 62 <= counts["paper"] <= 98, counts
    assert bot.choose(view, legal, Budget(100), Random(3)) == bot.choose(view, legal, Budget(100), Random(3))


@pytest.mark.parametrize("level", ["rookie", "pro", "all-pro"])
def test_a_gesture_is_chosen_as_a_whole_and_is_legal(level: str) -> None:
    state, bot = position(GESTURE), make_bot(level, rules_of(GESTURE))
    actions = bot.choose(state.view(0), state.legal_actions(), Budget(50), Random(2))
    assert len(actions) == 2
    for action in actions:
        state.apply(action)
    assert state.decision is not None
    assert state.decision.seat == 1
    assert len(bot.choose(state.view(1), state.legal_actions(), Budget(50), Random(2))) == 1


def test_of_actions_never_tried_one_is_tried_first() -> None:
    heads, tails, edge = Call("heads"), Call("tails"), Call("edge")
    mix, rng = MixedStrategy(), Random(1)
    tried: set[Action] = set()
    for _ in range(3):
        action = mix.draw([heads, tails, edge], rng)
        assert action not in tried
        tried.add(action)
        mix.add((), action, 0.5)


def test_regrets_lead_to_what_would_have_done_better() -> None:
    heads, tails = Call("heads"), Call("tails")
    mix = MixedStrategy()
    for action, value in ((heads, 0.2), (tails, 0.8)):
        mix.add("wind", action, value)
    for _ in range(50):
        mix.learn([heads, tails], [0.2, 0.8])
    assert mix.strategy([heads, tails]) == [0.0, 1.0]
    assert mix.average([heads, tails])[1] > 0.99
    assert mix.payoff("calm", tails) == 0.8
    assert mix.payoff("wind", Call("edge")) is None


def test_a_draw_never_falls_on_what_has_no_share() -> None:
    heads, tails = Call("heads"), Call("tails")
    rng = Random(1)
    assert {drawn([heads, tails], [1.0, 0.0], rng) for _ in range(50)} == {heads}
    assert {drawn([heads, tails], [0.1, 0.1], rng) for _ in range(50)} == {heads, tails}


def rock_forecast(view: View) -> Callable[[Action, Action], float]:
    """Returns the forecast of weighted rock for the deciding seat."""
    names, seat = ROCK.calls[0], view.seat

    def chance(own: Action, other: Action) -> float:
        first, second = (own, other) if seat == 0 else (other, own)
        won = ROCK.chances[names.index(str(first))][names.index(str(second))]
        return won if seat == 0 else 1.0 - won

    return chance


@pytest.mark.parametrize("calls", [(), ("rock",)], ids=["first seat", "second seat"])
def test_issue_13_a_forecast_gives_a_mixture_before_anything_is_played_out(calls: tuple[str, ...]) -> None:
    state = position(ROCK, *calls)
    assert state.decision is not None

    def furthest(rules: Rules) -> float:
        view = state.view(state.decision.seat)  # type: ignore[union-attr]
        found = Search(rules).run(view, state.legal_actions(), Random(3), lambda done: done < 5)
        return max(abs((each.share or 0.0) - ROCK_SHARES[str(each.action)]) for each in found)

    assert furthest(rules_of(ROCK, forecast=rock_forecast)) < 0.12 < furthest(rules_of(ROCK))


def test_a_group_ends_with_a_decision_that_stands_alone() -> None:
    group, calls, answer = Group(), [Decision(seat, "call", "BO-27", group="calls") for seat in (0, 1)], None
    assert [group.add(call) for call in calls] == [False, True]
    answer = Decision(1, "response", "BO-44")
    assert not group.add(answer)
    moment = group.number
    assert not group.add(calls[1]), "the next snap begins, also by the seat that called last"
    assert group.number == moment + 1
    assert group.add(calls[0])
