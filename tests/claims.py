"""Checks claims: plays the action and compares each claim with what happens.

A game with claims of its own registers their checks here, in the module ``kept`` of its tests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import singledispatch
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from game import claims as claimed
from game.claims import Claim, Claims
from game.contract import Action, Event, State, View
from game.events import BallSpotted, CardMoved, DriveAdvanced, MatchEnded, PeriodEnded, Scored
from game.variant import Rules
from game.zones import hands_of
from tests.variants import BUILT

WITHIN = 0.05
"""Allowed difference between a claimed chance and its sampled rate, at fixed decisions."""
ROUGHLY = 0.25
"""Allowed difference at new decisions, which change with every commit.

Football War approximates chances that take too long to count; all measured errors were below 0.03. With an error of
0.09, a claim from 1500 samples would differ by more from 2000 samples here once in 10^18 comparisons (Hoeffding's
bound); a commit makes about 30.
"""
SAMPLES, CLOSELY = 2000, 20_000
"""Samples of a chance: usually, and if the first ones differ."""


class PlayedAction(NamedTuple):
    """An action that was played, or None for a position itself, and its consequences."""

    rules: Rules
    before: State
    action: Action | None
    events: Sequence[Event]
    after: State

    def of(self, kind: type[Event]) -> Iterator[Event]:
        """Yields the events of a type up to the end of the period."""
        for event in self.events:
            if isinstance(event, PeriodEnded):
                return
            if isinstance(event, kind):
                yield event

    def hand(self, seat: int) -> Counter[str]:
        """Returns the cards in a seat's hands, including hidden ones."""
        zones = self.after.view(seat).zones()
        cards = [card for zone in hands_of(self.rules.zones, seat) for card in zones.get(zone, ())]
        return Counter(self.rules.code_of(card) for card in cards if card is not None)


def played(rules: Rules, before: State, action: Action) -> PlayedAction:
    """Plays an action on a copy of the position."""
    after = before.clone()
    return PlayedAction(rules, before, action, after.apply(action), after)


@singledispatch
def kept(claim: Claim, told: PlayedAction) -> bool:
    """Returns whether the claim came true."""
    raise NotImplementedError(f"nothing says what {type(claim).__name__} means")


@kept.register
def _(claim: claimed.Scores, told: PlayedAction) -> bool:
    scored = [event for event in told.events if isinstance(event, Scored) and event.seat == claim.seat]
    return [(event.points, event.how) for event in scored] == [(claim.points, claim.how)]


@kept.register
def _(claim: claimed.Averts, told: PlayedAction) -> bool:
    if any(isinstance(event, Scored) and event.seat == claim.seat for event in told.events):
        return False
    through = _stands(told._replace(events=[], after=told.before.clone()), claim.replies)
    return through is not None and _points(through, claim.seat) == claim.points


def _points(told: PlayedAction, seat: int) -> int:
    return sum(event.points for event in told.events if isinstance(event, Scored) and event.seat == seat)


@kept.register
def _(claim: claimed.Draws, told: PlayedAction) -> bool:
    hands = hands_of(told.rules.zones, claim.seat)
    drawn = [event for event in told.of(CardMoved) if isinstance(event, CardMoved) and event.target in hands]
    return len(drawn) == claim.cards


@kept.register
def _(claim: claimed.Plays, told: PlayedAction) -> bool:
    hands = hands_of(told.rules.zones, claim.seat)
    gone = [event for event in told.of(CardMoved) if isinstance(event, CardMoved) and event.source in hands]
    return len(gone) >= claim.cards


@kept.register
def _(claim: claimed.Keeps, told: PlayedAction) -> bool:
    return Counter(claim.codes) <= told.hand(claim.seat)


@kept.register
def _(claim: claimed.Gains, told: PlayedAction) -> bool:
    advanced = (event for event in told.events if isinstance(event, DriveAdvanced) and event.seat == claim.seat)
    return sum(event.gain for event in advanced) == claim.gain


@kept.register
def _(claim: claimed.BallAt, told: PlayedAction) -> bool:
    spots = [(event.seat, event.ball_on) for event in told.of(BallSpotted) if isinstance(event, BallSpotted)]
    facts = told.before.facts
    return (spots[-1] if spots else (facts.offense, facts.ball_on)) == (claim.seat, claim.ball_on)


@kept.register
def _(claim: claimed.HasBall, told: PlayedAction) -> bool:
    facts = told.after.facts
    return claim.seat == (facts.offense if hasattr(facts, "offense") else facts.attacker)


@kept.register
def _(claim: claimed.Decides, told: PlayedAction) -> bool:
    decision = told.after.decision
    return decision is not None and decision.seat == claim.seat


@kept.register
def _(claim: claimed.Unanswerable, told: PlayedAction) -> bool:
    return told.after.decision is None or told.after.decision.quiet


@kept.register
def _(claim: claimed.EndsPeriod, told: PlayedAction) -> bool:
    return any(isinstance(event, PeriodEnded) for event in told.events)


@kept.register
def _(claim: claimed.EndsMatch, told: PlayedAction) -> bool:
    return told.after.decision is None and any(isinstance(event, MatchEnded) for event in told.events)


@kept.register
def _(claim: claimed.IfStands, told: PlayedAction) -> bool:
    through = _stands(told, claim.replies)
    return through is not None and kept(claim.claim, through)


def _stands(told: PlayedAction, replies: Sequence[str]) -> PlayedAction | None:
    """Plays replies that let the play stand. Returns None if there are none."""
    after, events = told.after.clone(), list(told.events)
    made = False
    while (reply := _reply(after, replies)) is not None:
        made = True
        events += after.apply(reply)
    return told._replace(events=events, after=after) if made else None


def _reply(state: State, replies: Sequence[str]) -> Action | None:
    for action in state.legal_actions():
        if str(action) in replies or action.__struct_config__.tag in replies:
            return action
    return None


@kept.register
def _(claim: claimed.Holds, told: PlayedAction) -> bool:
    return bool(told.hand(claim.seat).keys() & set(claim.codes))


@kept.register
def _(claim: claimed.MayHold, told: PlayedAction) -> bool:
    return told.hand(claim.seat).keys() & set(claim.among) <= set(claim.live)


@kept.register
def _(claim: claimed.Series, told: PlayedAction) -> bool:
    facts = told.after.facts
    seen = (facts.offense, facts.down, facts.ball_on, facts.marker - facts.ball_on)
    return seen == (claim.seat, claim.down, claim.ball_on, claim.to_go)


def exact_claims_hold(rules: Rules, state: State, action: Action) -> None:
    """Checks that every claim about an action comes true when it is played."""
    assert state.decision is not None
    exact = [claim for claim in rules.claims(state.view(state.decision.seat), action) if _is_exact(claim)]
    told = played(rules, state, action) if exact else None
    for claim in exact:
        assert told is not None
        assert kept(claim, told), f"{action} was said to come to {claim}, and came to {told.events}"


def _is_exact(claim: Claim) -> bool:
    return not isinstance(claim, claimed.Likely | claimed.Estimate)


def standing_holds(rules: Rules, state: State) -> Claims:
    """Checks that every claim about the position is true. Returns the claims."""
    assert state.decision is not None
    found = rules.standing(state.view(state.decision.seat))
    for claim in found:
        assert kept(claim, PlayedAction(rules, state, None, (), state)), f"{claim} is not how it stands"
    return found


def chances_hold(rules: Rules, state: State, action: Action, rng: Random, within: float = WITHIN) -> None:
    """Checks that every claimed chance is about the rate in positions sampled from the same view."""
    assert state.decision is not None
    view = state.view(state.decision.seat)
    for claim in rules.claims(view, action):
        if isinstance(claim, claimed.Likely):
            sampled = _frequency(rules, view, action, claim, SAMPLES, rng)
            if abs(sampled - claim.chance) > within:
                sampled = _frequency(rules, view, action, claim, CLOSELY, rng)
            off = abs(sampled - claim.chance)
            assert off <= within, f"{action} was said to come to {claim}, and sampling gives {sampled:.3f}"


def _frequency(rules: Rules, view: View, action: Action, claim: Claim, samples: int, rng: Random) -> float:
    found = 0
    for _ in range(samples):
        before = view.sample(rng)
        after = before.clone()
        after.push(action)
        found += kept(claim, PlayedAction(rules, before, action, (), after))
    return found / samples


# What is said


def reasons_tell_what_is_claimed(rules: Rules, state: State, action: Action, rng: Random) -> None:
    """Checks that the reason of an action contains only numbers that are claimed of it."""
    assert state.decision is not None
    view = state.view(state.decision.seat)
    tells_what_is_claimed(rules, rules.claims(view, action), rules.advise(view, [action], rng).reason)


def tells_what_is_claimed(rules: Rules, claims: Claims, text: str, chosen: str = "") -> None:
    """Checks that a text contains only numbers of its claims, and numbers that name the choice itself."""
    said = set(map(int, re.findall(r"\d+", _without_names(rules, text))))
    known = _numbers(claims) | set(map(int, re.findall(r"\d+", chosen)))
    assert said <= known, f"{text!r} tells {sorted(said - known)}, which is not claimed"


def _without_names(rules: Rules, text: str) -> str:
    titles = {rules.words.title(code) for code in rules.cards} | set(rules.cards)
    for title in sorted(titles, key=len, reverse=True):
        text = text.replace(title, "")
    return re.sub(r"\b([Tt]he|your|their) \d+\b|\b[Aa]bout \d+ yards", "", text)  # a yard line, a guess


def _numbers(claims: Sequence[Claim]) -> set[int]:
    found: set[int] = set()
    for claim in claims:
        if isinstance(claim, claimed.Series):  # its yard line is told from either end of the field
            found |= set(map(int, re.findall(r"\d+", str(claim))))
        for name in claim.__struct_fields__:
            value = getattr(claim, name)
            if isinstance(value, Claim):
                found |= _numbers([value])
            elif isinstance(value, float):
                found |= {round(100 * value), round(100 * (1 - value)), round(value), abs(round(value))}
            elif isinstance(value, int) and name != "seat":
                found |= {value, abs(value)}
            elif isinstance(value, tuple):
                found.add(len(value))
    return found


for _rules in BUILT:
    _home = str(_rules.variant.package).replace("game.variants", "tests.game")
    if find_spec(_home) and find_spec(f"{_home}.kept"):
        import_module(f"{_home}.kept")
