"""What hands and the ball are worth in Football War, and the chance to win that follows from it.

Worth is counted in points. The weights were fitted to matches of Pro against Pro: what the offense gained on the other
side from a lead on to the end of the match.
"""

from __future__ import annotations

from math import exp, sqrt

from game.contract import Ending
from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    DEFENSE_FACE,
    FACE,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    KICK_FACE,
    NO_PLAY,
    OFFENSE_FACE,
    OVERTIME,
    SAFETY_CHAIN,
    SAFETY_POINTS,
    TOUCHDOWN_POINTS,
)
from game.variants.football_war.reading import FLAG_FACES, STOPPERS
from game.variants.football_war.state import FootballWarState

_BY_COUNT_OFFENSE = (0.0, 1.5, 0.6, 0.1, -0.2, -0.4, -0.45, -0.5, -0.5, -0.45)
_BY_COUNT_DEFENSE = (1.6, 1.5, 1.2, 0.9, 0.6, 0.65, 0.6, 0.5, 0.4, 0.35)
_OFFENSE = {AUDIBLE_FACE: 1.55, KICK_FACE: 0.55, OFFENSE_FACE: 0.3, DEFENSE_FACE: 0.2}
_DEFENSE = {AUDIBLE_FACE: 1.0, KICK_FACE: 1.1, OFFENSE_FACE: 0.85, DEFENSE_FACE: 0.15}
_FLAG = {True: -0.2, False: 0.1}
_MARCH, _MARCH_STOPPED, _SURE_KICK, _ONE_SAFE, _ALL_SAFE = 2.2, -2.4, 0.9, 0.75, 2.4
_SAFE_CARD, _RISKY_CARD = 0.94, 0.3
"""How often a card is taken to get through that the defense does not, or does, hold at this moment."""
_SPREAD, _LEAST_SPREAD = 1.5, 9.0
"""The variance of what is still to come: for each card of the Play pile, and with none left."""
_SECOND_HALF = 94
_OVERTIME_PILE = 15
"""How long sudden death lasts, about, in cards of the Play pile."""
_LOGISTIC = 1.7
"""The logistic curve in standard deviations."""


def evaluate(state: FootballWarState, seat: int) -> float:
    """How a state stands for a seat: its chance to win, 0 to 1."""
    result = state.result
    if result is not None:
        won = 0.5 if result.reason is Ending.TIE else 1.0
        return won if seat in result.winners else 0.0
    worth = _worths(state)
    scale = _LOGISTIC / sqrt(_variance(state))
    mine = worth[seat]
    return 1.0 / sum([exp(max(-40.0, min(40.0, scale * (other - mine)))) for other in worth])


def _variance(state: FootballWarState) -> float:
    if state.period >= OVERTIME:
        pile = _OVERTIME_PILE
    else:
        pile = len(state.draw_pile) + (_SECOND_HALF if state.period == 0 and state.halves == 2 else 0)
    return _LEAST_SPREAD + _SPREAD * pile


def _worths(state: FootballWarState) -> list[float]:
    """Each seat's points with what it may hope for."""
    worth = [float(points) for points in state.points]
    offense, defense = state.offense, state.defense
    hands = [[FACE[card] for card in hand] for hand in state.hands]
    if state.live != NO_PLAY:
        stake = _stake(state, len(hands[offense]))
        held = set(hands[defense])
        if state.live in held or (stake and state.chain < SAFETY_CHAIN and held.intersection(STOPPERS)):
            offense, defense = defense, offense
        else:
            worth[offense] += stake
            if stake:
                offense, defense = defense, offense
    worth[offense] += _ball(hands[offense], hands[defense])
    for seat, hand in enumerate(hands):
        if seat != offense:
            worth[seat] += sum([_DEFENSE.get(face, 0.0) for face in hand]) + _FLAG[False] * _flags(hand)
    worth[defense] += _BY_COUNT_DEFENSE[min(len(hands[defense]), 9)]
    return worth


def _stake(state: FootballWarState, left: int) -> int:
    """The points that a concession of the live play would score."""
    if state.live == KICK_FACE:
        return FIELD_GOAL_POINTS
    if left == 0:
        return TOUCHDOWN_POINTS
    return SAFETY_POINTS if state.chain == SAFETY_CHAIN else 0


def _ball(hand: list[int], other: list[int]) -> float:
    """What the ball is worth with that hand against the other one."""
    held = set(other)
    plays = [face for face in hand if face < AUDIBLE_FACE]
    risky = sum([face in held for face in plays])
    safe = len(plays) - risky
    through = max(0, risky - hand.count(OFFENSE_FACE))
    march = _SAFE_CARD ** (safe + hand.count(AUDIBLE_FACE)) * _RISKY_CARD**through
    stopped = bool(held.intersection(STOPPERS))
    count = min(len(hand) or HAND_SIZE, 9)
    worth = _BY_COUNT_OFFENSE[count] + sum([_OFFENSE.get(face, 0.0) for face in hand]) + _FLAG[True] * _flags(hand)
    worth += march * (_MARCH + _MARCH_STOPPED * stopped) + _ONE_SAFE * (safe > 0)
    if not stopped:
        worth += _SURE_KICK * (KICK_FACE in hand) + _ALL_SAFE * (through == 0)
    return worth


def _flags(hand: list[int]) -> int:
    return sum([face in FLAG_FACES for face in hand])
