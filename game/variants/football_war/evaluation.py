"""Evaluates a Football War position for the search: the value of hands and ball, and the chance to win.

Values are in points. The weights were fitted to matches of Pro against Pro: the points that the offense of a lead
gained on the other side over the next twelve leads, plus the value of the position then.
"""

from __future__ import annotations

from math import exp, sqrt

from game.contract import Ending
from game.variants.football_war.board import Board
from game.variants.football_war.card_count import FLAG_FACES, STOPPERS
from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    DEFENSE_FACE,
    FACE,
    FACE_OF,
    HAND_SIZE,
    KICK_FACE,
    OFFENSE_FACE,
    OVERTIME,
    SAFETY_CHAIN,
    TURNOVER_FACE,
    stake,
)

_BY_COUNT_OFFENSE = (0.0, 0.9, 0.25, -0.2, -0.45, -0.55, -0.65, -0.7, -0.7, -0.7, -0.65, -0.65, -0.7)
_BY_COUNT_DEFENSE = (-0.35, 1.15, 1.0, 0.55, 0.25, 0.15, 0.05, -0.15, -0.25, -0.35, -0.45, -0.55, -0.7)
_LONGEST = len(_BY_COUNT_OFFENSE) - 1
_OFFENSE = {AUDIBLE_FACE: 1.15, KICK_FACE: 0.7, OFFENSE_FACE: 0.55, DEFENSE_FACE: 0.15, TURNOVER_FACE: 0.1}
_DEFENSE = {AUDIBLE_FACE: 0.95, KICK_FACE: 1.2, OFFENSE_FACE: 1.2, DEFENSE_FACE: 0.5, TURNOVER_FACE: 0.5}
_FLAG_ON_DEFENSE = 0.25
_MARCH, _MARCH_STOPPED = 5.1, -4.8
_SAFE_CARD, _CALLED_CARD, _RISKY_CARD = 0.85, 0.8, 0.1
"""Chance that a card is not matched: one that the defense does not hold now, an AUDIBLE, one that it holds."""
_SURE_KICK, _ONE_SAFE, _SPECIAL_LAST = 0.15, 0.65, -1.6
_LAST_CARDS = 20
"""Size of the Play pile from which its end counts."""
_ENDING, _SAFE_ENDING = -0.35, 1.9
_SPREAD, _LEAST_SPREAD = 1.5, 9.0
"""Variance of the points still to come: for each card of the Play pile, and with none left."""
_SECOND_HALF = 94
_OVERTIME_PILE = 15
"""Estimated length of sudden death, in cards of the Play pile."""
SHORT = 2
"""Largest hand, in cards, that ends on a special card if it holds one."""
_LOGISTIC = 1.7
"""Scale of the logistic curve per standard deviation."""


def evaluate(state: Board, seat: int) -> float:
    """Returns the chance of a seat to win, 0 to 1."""
    result = state.result
    if result is not None:
        won = 0.5 if result.reason is Ending.TIE else 1.0
        return won if seat in result.winners else 0.0
    worth = _worths(state)
    scale = _LOGISTIC / sqrt(_variance(state))
    mine = worth[seat]
    return 1.0 / sum([exp(max(-40.0, min(40.0, scale * (other - mine)))) for other in worth])


def _variance(state: Board) -> float:
    facts = state.facts
    if facts.period >= OVERTIME:
        pile = _OVERTIME_PILE
    else:
        pile = len(state.draw_pile) + (_SECOND_HALF if facts.period == 0 and facts.length == "two" else 0)
    return _LEAST_SPREAD + _SPREAD * pile


def _worths(state: Board) -> list[float]:
    """Returns each seat's points plus the value of its hand and of the ball."""
    facts = state.facts
    worth = [float(points) for points in facts.points]
    offense, defense = facts.offense, facts.defense
    hands = [[FACE[card] for card in hand] for hand in state.hands]
    if facts.live:
        staked = stake(facts.live, facts.chain, len(hands[offense]))
        held = set(hands[defense])
        if FACE_OF[facts.live] in held or (staked and facts.chain < SAFETY_CHAIN and held.intersection(STOPPERS)):
            offense, defense = defense, offense
        else:
            worth[offense] += staked
            if staked:
                offense, defense = defense, offense
    worth[offense] += _ball(hands[offense], hands[defense], len(state.draw_pile))
    for seat, hand in enumerate(hands):
        if seat != offense:
            worth[seat] += sum([_DEFENSE.get(face, 0.0) for face in hand]) + _FLAG_ON_DEFENSE * _flags(hand)
    worth[defense] += _BY_COUNT_DEFENSE[min(len(hands[defense]), _LONGEST)]
    return worth


def _ball(hand: list[int], other: list[int], pile: int) -> float:
    """Returns the value of the ball with a hand against the other one and ``pile`` cards left."""
    held = set(other)
    plays = [face for face in hand if face < AUDIBLE_FACE]
    audibles = hand.count(AUDIBLE_FACE)
    risky = sum([face in held for face in plays])
    through = max(0, risky - hand.count(OFFENSE_FACE))
    march = _SAFE_CARD ** (len(plays) - risky) * _CALLED_CARD**audibles * _RISKY_CARD**through
    stopped = bool(held.intersection(STOPPERS))
    ending = max(0.0, 1.0 - pile / _LAST_CARDS)
    worth = _BY_COUNT_OFFENSE[min(len(hand) or HAND_SIZE, _LONGEST)] + sum([_OFFENSE.get(face, 0.0) for face in hand])
    worth += march * (_MARCH + _MARCH_STOPPED * stopped) + _ENDING * ending
    if risky < len(plays):
        worth += _ONE_SAFE
    if not stopped:
        worth += _SURE_KICK * (KICK_FACE in hand) + _SAFE_ENDING * ending * (through == 0)
    if len(hand) <= SHORT and len(plays) < len(hand) and not audibles:
        worth += _SPECIAL_LAST
    return worth


def _flags(hand: list[int]) -> int:
    return sum([face in FLAG_FACES for face in hand])
