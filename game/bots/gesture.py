"""The steps of a gesture that follow its first one."""

from __future__ import annotations

from random import Random

from game.contract import Action, View
from game.variant import Policy


def planned(view: View, first: Action, policy: Policy, rng: Random) -> tuple[Action, ...]:
    """The first action with all that completes its gesture, forced steps included, as the policy has them.

    They are played forward on a position sampled from the view. Where a step shows a card that the seat did not know,
    what comes after may not fit the match: whoever plays them drops the rest and asks again.
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
