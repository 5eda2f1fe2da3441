"""The policy of the computer player Rookie: it sees matches, but neither counts cards nor plans its last card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.chance import pick
from game.contract import Action
from game.variants.football_war.actions import (
    CONCEDE,
    KICK,
    MATCHES,
    NO_CLOCK,
    CallTimeout,
    ClockRanOut,
    LeadPlay,
    LookBack,
)
from game.variants.football_war.cards import FIELD_GOAL, SAFETY_CHAIN

if TYPE_CHECKING:
    from game.variants.football_war.view import FootballWarView

OVERLOOKS = 0.1
"""Chance to overlook a match."""
SPENDS = 0.1
"""Chance to spend a special card on a play that scores nothing."""
PANICS = 0.8
"""Chance to use a special card when points are at stake: a newcomer's last card is to stand now and then."""
PLAYS_ON = 0.5
"""Chance to lead a play instead of something else."""
KICKS = 0.9
"""Chance to kick if it leads no play."""


def rookie(view: FootballWarView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns what a beginner does, chosen with ``rng``."""
    if view.phase == "play_clock":
        return NO_CLOCK
    plain = [action for action in legal_actions if not isinstance(action, CallTimeout | LookBack | ClockRanOut)]
    return _answer(view, plain, rng) if view.phase == "answer" else _lead(view, plain, rng)


def _lead(view: FootballWarView, plain: Sequence[Action], rng: Random) -> Action:
    """Leads any play most often, else any kind of special card."""
    plays = [action for action in plain if isinstance(action, LeadPlay)]
    if plays and rng.random() < PLAYS_ON:
        return pick(plays, rng)
    if KICK in plain and rng.random() < KICKS:
        return KICK
    return _any_kind(plain, rng)


def _answer(view: FootballWarView, plain: Sequence[Action], rng: Random) -> Action:
    """Matches if it sees the match; plays a special card sometimes, mostly when points are at stake."""
    match = MATCHES.get(view.facts.live or "")
    if match is not None and match in plain and rng.random() >= OVERLOOKS:
        return match
    at_stake = view.counts[view.facts.offense] == 0 or view.facts.live == FIELD_GOAL or view.facts.chain == SAFETY_CHAIN
    if rng.random() >= (PANICS if at_stake else SPENDS):
        return CONCEDE
    return _any_kind([action for action in plain if action not in (CONCEDE, match)] or [CONCEDE], rng)


def _any_kind(plain: Sequence[Action], rng: Random) -> Action:
    """Picks a kind of action first, so that an AUDIBLE does not count sixteen times."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in plain:
        kinds.setdefault(type(action), []).append(action)
    return pick(pick(list(kinds.values()), rng), rng)
