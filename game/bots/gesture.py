"""Completes a gesture after its first action."""

from __future__ import annotations

from random import Random

from game.contract import Action, View
from game.variant import Policy


def planned(view: View, first: Action, policy: Policy, rng: Random) -> tuple[Action, ...]:
    """Returns the first action and the actions that complete its gesture, chosen by a policy.

    They are played on a state sampled from the view. If a step reveals a card that the seat did not know, later steps
    may not fit the match: the caller drops them and asks again.
    """
    asked = view.decision
    if asked is None or not asked.gesture:
        return (first,)
    state, steps = view.sample(rng), [first]
    state.push(first)
    while (decision := state.decision) is not None and decision.seat == view.seat:
        if decision.gesture != asked.gesture:
            break
        legal = state.legal_actions()
        steps.append(legal[0] if len(legal) == 1 else policy(state.view(view.seat), legal, rng))
        state.push(steps[-1])
    return tuple(steps)
