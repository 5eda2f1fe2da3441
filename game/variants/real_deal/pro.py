"""Pro: counts cards, attacks when no counter is likely, and answers with the narrowest counter."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.contract import Action
from game.variant import Advice
from game.variants.real_deal.actions import (
    ACCEPT,
    CONCEDE_NOTHING,
    CONCESSIONS,
    DEFER,
    END_QUARTER,
    PUNTS,
    RECEIVE,
    Counter,
    PlayCard,
)
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    BLOCK,
    CHART,
    COUNTERS_OF,
    END_OF_QUARTER,
    KICKS,
    MISS,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORING,
    STOPS,
)
from game.variants.real_deal.evaluation import CARD_WORTH, PLAYS_ANSWERED
from game.variants.real_deal.reasons import reason_for
from game.variants.real_deal.view import RealDealView

SECOND_TRY_SHARE = 0.8
"""Worth of the best remaining play after a continuation, as a share of playing it now."""
GOOD_ATTACK = 2.0
"""Points that an attack must promise; below that it is better to end the quarter."""
COST_OF_BALL = 0.5
"""Points that a stop or a safety costs in addition, since the other team gets the ball."""
ATTACKS_KEPT = 2
"""Scoring cards that a hand wants to keep."""
SURPLUS_SHARE = 0.4
"""Worth of a further scoring card, as a share of its usual worth."""


def pro(view: RealDealView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns Pro's action, from what its seat may know."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    return _CHOICES[view.phase](CardCount(view), legal_actions)


def advise(view: RealDealView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """Returns Pro's action with its reason."""
    action = pro(view, legal_actions, rng)
    return Advice(action, reason_for(CardCount(view), action))


# The toss


def _toss(counted: CardCount, legal: Sequence[Action]) -> Action:
    """Receives with a RETURN TD or two attacks in hand."""
    attacks = sum(code in SCORING for code in counted.hand)
    return RECEIVE if RETURN in counted.hand or attacks >= ATTACKS_KEPT else DEFER


# On offense


def _offense(counted: CardCount, legal: Sequence[Action]) -> Action:
    plays = {action.card: action for action in legal if isinstance(action, PlayCard)}
    attacks = [code for code in plays if code != PUNT_INSIDE]
    best = max(attacks, key=lambda code: _expected_points(counted, code, attacks), default=None)
    if END_QUARTER in legal and _ends_quarter(counted, best):
        return END_QUARTER
    if best is not None:
        return plays[best]
    return plays[PUNT_INSIDE] if PUNT_INSIDE in plays else PUNTS[least_useful(counted)]


def _ends_quarter(counted: CardCount, best: str | None) -> bool:
    """Returns whether to end the quarter: without a good attack in the first and third, when ahead in the second."""
    facts = counted.view.facts
    if facts.period % 2:
        return facts.points[counted.view.seat] > facts.points[counted.other]
    return best is None or attack_worth(counted, best) < GOOD_ATTACK


def attack_worth(counted: CardCount, play: str) -> float:
    """Returns the points of a play times the chance that it stands."""
    return POINTS[play] * counted.chance_unstopped(play)


def _expected_points(counted: CardCount, play: str, attacks: Sequence[str]) -> float:
    """Returns the expected points of a play, with another try after a continuation and the cost of losing the ball."""
    worth = attack_worth(counted, play)
    keeps = counted.chance_of_none(COUNTERS_OF[play] & _TAKES_BALL)
    rest = max((attack_worth(counted, other) for other in attacks if other != play and other != RETURN), default=0.0)
    worth += (keeps - counted.chance_unstopped(play)) * rest * SECOND_TRY_SHARE - (1 - keeps) * COST_OF_BALL
    if SAFETY in COUNTERS_OF[play]:
        worth -= 2 * (1 - counted.chance_of_none((SAFETY,)))
    return worth


_TAKES_BALL = frozenset((*STOPS, SAFETY, RETURN))


# Against a play


def _counter(counted: CardCount, legal: Sequence[Action]) -> Action:
    """Returns the best counter, the narrowest of several; without one, lays down the least useful card."""
    answers = [action.card for action in legal if isinstance(action, Counter)]
    if answers:
        best = min(answers, key=lambda code: counter_rank(counted, code))
        return next(action for action in legal if isinstance(action, Counter) and action.card == best)
    if ACCEPT in legal:
        return ACCEPT
    return CONCESSIONS[least_useful(counted)] if counted.hand else CONCEDE_NOTHING


def counter_rank(counted: CardCount, code: str) -> tuple[int, int]:
    """Returns a counter's rank, lowest is best: those that score, then those that take the ball, then the others."""
    kind = 0 if code in (SAFETY, RETURN) else 1 if code in STOPS else 2
    return kind, PLAYS_ANSWERED[code]


# Cards to do without


def least_useful(counted: CardCount) -> str:
    """Returns the card of the hand that is worth least to keep."""
    return min(counted.hand, key=lambda code: (worth_keeping(counted, code), code))


def worth_keeping(counted: CardCount, code: str) -> float:
    """Returns the worth of keeping a card of the hand, in points."""
    worth = CARD_WORTH[code]
    if code == END_OF_QUARTER:
        return 0.0 if counted.view.facts.is_last else worth + 0.3
    if code in CHART and not counted.may_hold(CHART[code]):
        return 0.05 if code != RETURN else worth / 2
    if code in (MISS, BLOCK) and not counted.may_hold(KICKS):
        return worth / 3
    if code in SCORING:
        attacks = sorted((CARD_WORTH[other] for other in counted.hand if other in SCORING), reverse=True)
        surplus = len(attacks) > ATTACKS_KEPT and worth <= attacks[ATTACKS_KEPT]
        return worth * SURPLUS_SHARE if surplus else worth * (0.5 + counted.chance_unstopped(code) / 2)
    return worth


_CHOICES = {"toss": _toss, "offense": _offense, "counter": _counter}
