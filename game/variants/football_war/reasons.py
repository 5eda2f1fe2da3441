"""Why a choice may be a good one, in one sentence and from what the deciding seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import Action
from game.variants.football_war.actions import (
    CallPlay,
    CallTimeout,
    ClockRanOut,
    Concede,
    KickFieldGoal,
    LeadPlay,
    LookBack,
    MatchPlay,
    PlayExtra,
    ReversePlay,
    SetClock,
    Stuff,
    ThrowFlag,
)
from game.variants.football_war.cards import (
    BY_CODE,
    FACE_OF,
    HAND_SIZE,
    PENALTY_CARDS,
    SAFETY_CHAIN,
    STUFF_CARDS,
    stake,
)
from game.variants.football_war.reading import Reading
from game.variants.football_war.view import FootballWarView


def reason_for(view: FootballWarView, action: Action) -> str:
    """What speaks for an action, or against it where nothing speaks for it."""
    if _mismanages(view, action):
        return f"It is your last card and cannot score: {HAND_SIZE} cards follow."
    return _REASONS[type(action)](view, action)


def _mismanages(view: FootballWarView, action: Action) -> bool:
    """Whether the action empties the hand with a card that cannot score (FW-39, FW-40)."""
    if not isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag):
        return False
    return len(view.hand) == 1 + (isinstance(action, PlayExtra) and action.extra is not None)


def _lead(view: FootballWarView, action: LeadPlay) -> str:
    chance = round(100 * Reading(view).holds(view.defense, FACE_OF[action.card]))
    if len(view.hand) == 1:
        return f"It is your last card: a touchdown, unless it is stopped. They match it with about {chance} %."
    return f"The defense matches it with a chance of about {chance} %."


def _match(view: FootballWarView, action: MatchPlay) -> str:
    if len(view.hand) == 1:
        return "It stops the play, and your empty hand sends it right back."
    return "A match wins the ball and sheds a card."


def _call(view: FootballWarView, action: CallPlay) -> str:
    called = view.offense if view.live is not None else view.defense
    chance = round(100 * Reading(view).holds(called, FACE_OF[action.play.value]))
    if view.live is None:
        return f"It keeps your plays in hand; they match the call with about {chance} %."
    if view.chain + 1 == SAFETY_CHAIN:
        return f"It is the fourth AUDIBLE in a row: 2 points, unless they match it (about {chance} %)."
    return f"It stops the play and takes the ball; they match the call with about {chance} %."


def _kick(view: FootballWarView, action: KickFieldGoal) -> str:
    return "Only a special card stops it, and five new cards follow."


def _extra(view: FootballWarView, action: PlayExtra) -> str:
    shed = f"and {action.extra} leaves the hand with it" if action.extra else "but no other card leaves the hand"
    return f"It stops the play, {shed}." if view.live is not None else f"You lead again, {shed}."


def _stuff(view: FootballWarView, action: Stuff) -> str:
    if view.live is None:
        return f"They draw {STUFF_CARDS}, and you lead again."
    return f"It stops the play, and they draw {STUFF_CARDS}."


def _flag(view: FootballWarView, action: ThrowFlag) -> str:
    drawn = PENALTY_CARDS[BY_CODE[action.card].value]
    cards = "1 card" if drawn == 1 else f"{drawn} cards"
    return f"They draw {cards}, and {'the play is called back' if view.live is not None else 'you lead again'}."


def _reverse(view: FootballWarView, action: ReversePlay) -> str:
    return "It stops the play and turns it back on them." if view.live is not None else "You face the other neighbor."


def _concede(view: FootballWarView, action: Concede) -> str:
    points = stake(view.live, view.chain, view.counts[view.offense])
    if points:
        return f"It costs {points} points and saves your cards."
    return "A card drawn costs less than a special card spent."


def _timeout(view: FootballWarView, action: CallTimeout) -> str:
    return f"It swaps {action.buried.value} for the top card of the Play pile."


def _look_back(view: FootballWarView, action: LookBack) -> str:
    return "For one card you see all that was played on the Drive pile."


def _clock(view: FootballWarView, action: SetClock) -> str:
    return "Nothing is gained by a clock." if not action.on else "It keeps the match going."


def _too_late(view: FootballWarView, action: ClockRanOut) -> str:
    return "The clock has run out."


_REASONS: dict[type[Action], Callable[[FootballWarView, Any], str]] = {
    LeadPlay: _lead,
    MatchPlay: _match,
    CallPlay: _call,
    KickFieldGoal: _kick,
    PlayExtra: _extra,
    Stuff: _stuff,
    ThrowFlag: _flag,
    ReversePlay: _reverse,
    Concede: _concede,
    CallTimeout: _timeout,
    LookBack: _look_back,
    SetClock: _clock,
    ClockRanOut: _too_late,
}
