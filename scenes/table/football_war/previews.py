"""What a choice would lead to, as the player may know it: a few words for the call board, and second thoughts.

All of it is made of what the game claims of the choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.claims import (
    Claims,
    Draws,
    EndsMatch,
    EndsPeriod,
    HasBall,
    Holds,
    Scores,
    cards_text,
    if_stands,
    percent,
    stated,
)
from game.contract import Action
from game.variants.football_war.actions import (
    CLOCK,
    CONCEDE,
    EXTRA_NONE,
    LOOK_BACK,
    CallPlay,
    CallTimeout,
    LeadPlay,
    MatchPlay,
    PlayExtra,
    ReversePlay,
    Stuff,
    ThrowFlag,
)
from game.variants.football_war.claims import InARow, claims
from game.variants.football_war.view import FootballWarView
from scenes.control.actions import Confirmation, MenuCard

_NO_ANSWER = (type(CONCEDE), type(LOOK_BACK), type(CLOCK), CallTimeout)
_SPECIAL = PlayExtra | Stuff | ReversePlay | ThrowFlag


def preview_text(action: Action, view: FootballWarView) -> str:
    """What the action would do, in a few words: points come first, then the end of the half and of the hand."""
    claimed = claims(view, action)
    stands = stated(if_stands(claimed), Scores, view.seat)
    if stated(claimed, EndsMatch):
        return "ends the match"
    ends = stated(claimed, EndsPeriod)
    if ends:
        return f"ends the {ends.what}"
    if isinstance(action, MatchPlay) and stands:
        return f"your last card: it goes {'right back' if len(view.counts) == 2 else 'on to the next'}"
    if stands:
        return f"if it stands: {stands.points} points{_matched(claimed, ' • ')}"
    if isinstance(action, _SPECIAL) and _empties(action, view):
        return f"last card: {_mismanaged(claimed, view)}"
    return _plain(action, claimed, view)


def called(action: Action, view: FootballWarView) -> MenuCard | None:
    """A call as the card of its play, with the chance that the side that must answer holds one (FW-59)."""
    holds = stated(claims(view, action), Holds) if isinstance(action, CallPlay) else None
    if holds is None:
        return None
    return MenuCard(holds.codes[0], holds.chance, "How likely they hold the play that you call, and can match it.")


def _plain(action: Action, claimed: Claims, view: FootballWarView) -> str:
    """What an action does that scores nothing and leaves cards in hand."""
    call = stated(claimed, InARow)
    if isinstance(action, ThrowFlag | Stuff):
        other = view.facts.defense if view.facts.live is None else view.facts.offense
        drawn = stated(claimed, Draws, other)
        if drawn and drawn.cards:
            return f"they draw {drawn.cards}"
    if call:
        return f"AUDIBLE {call.number} in a row" if call.number > 1 else "the first AUDIBLE"
    if isinstance(action, LeadPlay) and (chance := _matched(claimed)):
        return chance
    return "your ball" if stated(claimed, HasBall, view.seat) else ""


def _matched(claimed: Claims, before: str = "") -> str:
    """How likely the side that must answer holds the play, behind some words; empty where nothing is claimed of it."""
    holds = stated(claimed, Holds)
    return f"{before}matched: about {percent(holds.chance)}" if holds else ""


def _mismanaged(claimed: Claims, view: FootballWarView) -> str:
    """What a special card as the last one leads to (FW-40); with no Play pile left there is nothing to draw (FW-78)."""
    drawn = stated(claimed, Draws, view.seat)
    return f"you draw {drawn.cards}" if drawn and drawn.cards else "there is nothing left to draw"


def _empties(action: Action, view: FootballWarView) -> bool:
    """Whether an action plays all cards of the hand."""
    return len(view.hand) == (2 if isinstance(action, PlayExtra) and action.extra else 1)


def confirmation(action: Action, view: FootballWarView, legal: Sequence[Action]) -> Confirmation | None:
    """What to ask before an action that gives something away, or None."""
    if action == LOOK_BACK:
        price = stated(claims(view, action), Draws, view.seat)
        return Confirmation(
            "look back", f"Looking back is a delay of game: you draw {cards_text(price.cards if price else 0)}. Look?"
        )
    if isinstance(action, CallTimeout) and sum(isinstance(other, CallTimeout) for other in legal) == 1:
        return Confirmation("timeout", f"Timeout: bury {action.buried} and draw the top card?")
    if action == CONCEDE and any(not isinstance(other, _NO_ANSWER) for other in legal):
        claimed = claims(view, action)
        given, drawn = stated(claimed, Scores), stated(claimed, Draws, view.seat)
        if given:
            return Confirmation("concession", f"You hold an answer. Concede {given.points} points all the same?")
        if not drawn or not drawn.cards:
            return None
        cost = cards_text(drawn.cards)
        return Confirmation("conceded card", f"You hold an answer. Concede and draw {cost} all the same?")
    if isinstance(action, _SPECIAL) and _empties(action, view):
        cost = _mismanaged(claims(view, action), view)
        return Confirmation("last card", f"A special card as your last one is a mismanaged drive: {cost}. Play it?")
    if action == EXTRA_NONE and any(isinstance(other, PlayExtra) and other.extra for other in legal):
        return Confirmation("offense alone", "OFFENSE may take one more card along. Play it alone?")
    return None
