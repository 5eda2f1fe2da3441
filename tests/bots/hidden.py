"""Positions of random matches, and twins that differ only in what one seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.chance import shuffled
from game.contract import State, View
from game.variant import Rules
from game.variants.jukem.actions import faces, plays_of
from tests.play import moments

Sampler = Callable[[View, State, Random], State]
"""Creates a full state for a view; gets the true state as well, for samplers that cheat."""


def choices(rules: Rules, seed: int, every: int) -> Iterator[State]:
    """Yields every ``every``-th position of a random match that has a choice."""
    found = (state for state in moments(rules, {}, seed) if state.decision and len(state.legal_actions()) > 1)
    return (state for number, state in enumerate(found) if number % every == 0)


def twin(state: State, seat: int, rng: Random) -> State:
    """Returns the position with other hidden cards and other chance, as the seat sees it."""
    return state.view(seat).sample(rng)


def honest(view: View, state: State, rng: Random) -> State:
    """The view's own sampler."""
    return view.sample(rng)


def cheat(view: View, state: State, rng: Random) -> State:
    """A sampler that returns the true state."""
    return state.clone()


def half_cheat(view: View, state: Any, rng: Random) -> State:
    """A sampler that varies the draw pile but keeps the true hand."""
    copy = state.clone()
    copy.draw_pile = shuffled(copy.draw_pile, rng)
    return copy


def _may_be_held(view: Any, card: int) -> bool:
    """Returns whether the other hand may hold a card: a seat that discarded kept no playable one (JF-41)."""
    other = 1 - view.seat
    fresh = view.facts.fresh[other]
    if fresh is None or fresh.drawn:
        return True
    known = view.other_known[: len(view.other_known) - fresh.taken]
    return not plays_of(faces((*known, card)), not view.lines[other], view.totals[other])


def sampler_faults(rules: Rules, state: State, sampler: Sampler, samples: int) -> list[str]:
    """Returns the faults of a sampler at one position of Jukem.

    The other hand and the top of the draw pile must vary, keep the view, and reach every possible face.
    """
    assert state.decision is not None
    seat = state.decision.seat
    view: Any = state.view(seat)
    rng = Random(f"samples of {seat}")
    in_hand: Counter[str] = Counter()
    on_top: Counter[str] = Counter()
    chances = set()
    faults = []
    for _ in range(samples):
        sample: Any = sampler(view, state, rng)
        if sample.view(seat) != view:
            faults.append("a sample changes what the seat sees")
            break
        hidden = sample.hands[1 - seat][sample.facts.known[1 - seat] :]
        in_hand.update({rules.code_of(card) for card in hidden})
        on_top.update(rules.code_of(card) for card in sample.draw_pile[-1:])
        chances.add(sample.key)
    possible = {rules.code_of(card) for card in view.unseen}
    if view.other_count > len(view.other_known) and view.draw_count:
        held = {rules.code_of(card) for card in view.unseen if _may_be_held(view, card)}
        if in_hand.keys() != held:
            faults.append(f"never, or wrongly, in the other hand: {sorted(held ^ in_hand.keys())}")
        if on_top.keys() != possible:
            faults.append(f"never on top of the draw pile: {sorted(possible - on_top.keys())}")
    if len(chances) < samples:
        faults.append("samples share a chance, perhaps the true one")
    return faults
