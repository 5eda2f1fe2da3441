"""Writes the reason for an action in a sentence or two, from its claims. Used by hints, reviews and the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.claims import (
    Averts,
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
from game.contract import Action, ScoreKind
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
from game.variants.football_war.cards import CODE, PLAYS
from game.variants.football_war.claims import CanStop, claims
from game.variants.football_war.concession import own_answers
from game.variants.football_war.names import title
from game.variants.football_war.view import FootballWarView

SOON_LAST = 3
"""The cards of a hand from which a special card threatens to be the last one."""
_LATER = "Kept, it may be your last card, which cannot score."


class ReasonContext(NamedTuple):
    """The inputs of a reason."""

    view: FootballWarView
    claims: Claims
    last: bool
    """Whether the action empties the hand."""

    @property
    def live(self) -> bool:
        """Returns whether there is a play to answer."""
        return self.view.facts.live is not None

    def drawn(self, seat: int) -> int:
        """Returns the number of cards that a seat draws."""
        claim = stated(self.claims, Draws, seat)
        return claim.cards if claim else 0

    @property
    def points(self) -> Scores | None:
        """Returns what the seat scores if the play stands, or None."""
        return stated(if_stands(self.claims), Scores, self.view.seat)

    @property
    def saved(self) -> str:
        """Returns what stopping the live play saves, with a comma in front; empty if nothing is at stake."""
        averts = stated(self.claims, Averts)
        return f", and keeps {averts.points} points off the board" if averts else ""

    def matched(self, what: str = "it") -> str:
        """Returns the chance that the play is matched, in words."""
        claim = stated(self.claims, Holds)
        return f"The chance that they match {what} is about {percent(claim.chance if claim else 0.0)}"

    @property
    def stopped(self) -> str:
        """Returns the chance that they hold a card that stops the play, in words."""
        claim = stated(self.claims, CanStop)
        return f"The chance that they can stop it is about {percent(claim.chance if claim else 0.0)}"


def reason_for(view: FootballWarView, action: Action) -> str:
    """Returns what speaks for an action, or against it if nothing speaks for it."""
    context = ReasonContext(view, claims(view, action), last=len(view.hand) == _uses(action))
    if context.last and isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag):
        cards = context.drawn(view.seat)
        then = f": you draw {cards_text(cards)}" if cards else ", and nothing is left to draw"
        return f"It is your last card and cannot score{then}."
    if context.live and stated(context.claims, EndsPeriod) and not isinstance(action, Concede):
        what = "match" if stated(context.claims, EndsMatch) else "half"
        return f"It stops the play and ends the {what}: nothing is left for them to draw."
    reason = _REASONS[type(action)](context, action)
    special = isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag)
    return f"{reason} {_LATER}" if special and not context.saved and len(view.hand) <= SOON_LAST else reason


def _uses(action: Action) -> int:
    """Returns how many cards of the hand an action plays."""
    return 2 if isinstance(action, PlayExtra) and action.extra else 1


def _lead(context: ReasonContext, action: LeadPlay) -> str:
    if context.points:
        return f"It is your last card: a touchdown, unless it is stopped. {context.stopped}."
    kept = _kept(context, action)
    why = f" {title(kept)}, matched less often, is kept for a play that scores." if kept else ""
    return f"{context.matched()}.{why}"


def _kept(context: ReasonContext, action: LeadPlay) -> str:
    """Returns the play of the hand that is matched least often, if that is not the one that is led; else empty."""

    def matched(code: str) -> float:
        told = stated(claims(context.view, LeadPlay(code)), Holds)
        return told.chance if told else 0.0

    plays = sorted({CODE[card] for card in context.view.hand if CODE[card] in PLAYS})
    least = min(plays, key=matched, default=action.card)
    return least if percent(matched(least)) != percent(matched(action.card)) else ""


def _match(context: ReasonContext, action: MatchPlay) -> str:
    if context.points:
        where = "right back" if context.view.facts.seats == 2 else "on to the next seat"
        return f"It stops the play, and your empty hand sends it {where}."
    if context.saved:
        return f"A match wins the ball{context.saved}."
    return "A match wins the ball and leaves you a card fewer."


def _call(context: ReasonContext, action: CallPlay) -> str:
    if context.points and context.points.how is ScoreKind.TOUCHDOWN:
        return f"It is your last card: a touchdown, unless it is stopped. {context.stopped}."
    if context.points:
        points = context.points.points
        return f"It is the fourth AUDIBLE in a row: {points} points, unless they match it. {context.matched()}."
    if context.live:
        return f"It stops the play and takes the ball{context.saved}. {context.matched('the call')}."
    return f"It keeps your plays in hand. {context.matched('the call')}."


def _kick(context: ReasonContext, action: KickFieldGoal) -> str:
    new = stated(if_stands(context.claims), Draws, context.view.seat)
    follow = f" Your hand goes, and you draw {cards_text(new.cards)}." if new and new.cards else ""
    points = context.points.points if context.points else 0
    return f"{points} points, unless a special card stops it.{follow} {context.stopped}."


def _extra(context: ReasonContext, action: PlayExtra) -> str:
    shed = f"{action.extra} leaves your hand with it" if action.extra else "no other card leaves your hand"
    return f"It wins the ball{context.saved}; {shed}." if context.live else f"You lead again, and {shed}."


def _stuff(context: ReasonContext, action: Stuff) -> str:
    facts = context.view.facts
    drawn = context.drawn(facts.offense if context.live else facts.defense)
    said = f"they draw {drawn or 'nothing: the Play pile is used up'}"
    return f"It wins the ball{context.saved}; {said}." if context.live else f"You lead again, and {said}."


def _flag(context: ReasonContext, action: ThrowFlag) -> str:
    facts = context.view.facts
    drawn = cards_text(context.drawn(facts.offense if context.live else facts.defense))
    if not context.live:
        return f"They draw {drawn}, and you lead again."
    then = "your ball" if stated(context.claims, HasBall, context.view.seat) else "they lead again"
    return f"It calls the play back{context.saved}. They draw {drawn}: {then}."


def _reverse(context: ReasonContext, action: ReversePlay) -> str:
    return f"It wins the ball{context.saved}." if context.live else "You face your other neighbor next."


def _concede(context: ReasonContext, action: Concede) -> str:
    given, draws = stated(context.claims, Scores), context.drawn(context.view.seat)
    held = own_answers(context.view)
    if not held:
        cost = f": they score {given.points}" if given else ": you draw a card" if draws else ""
        return f"Nothing in hand stops the play{cost}."
    if given:
        return f"It costs {given.points} points and saves your cards."
    if not draws:
        return "It costs nothing: the Play pile is used up."
    if any(isinstance(answer, MatchPlay) for answer in held):
        return f"You draw a card, and keep {context.view.facts.live} for another time."
    return "The play scores nothing yet: a special card is worth more against a last card."


def _timeout(context: ReasonContext, action: CallTimeout) -> str:
    if not context.live:
        return f"It swaps {action.buried} for the top card of the Play pile, before you lead."
    return f"It swaps {action.buried} for the top card of the Play pile, which may stop the play."


def _look_back(context: ReasonContext, action: LookBack) -> str:
    cost = cards_text(context.drawn(context.view.seat))
    return f"It costs {cost}, and helps only if you forgot what lies on the Drive pile."


def _clock(context: ReasonContext, action: SetClock) -> str:
    return "It keeps the match going." if action.on else "Nothing is gained by a clock."


def _too_late(context: ReasonContext, action: ClockRanOut) -> str:
    return "The clock has run out."


_REASONS: dict[type[Action], Callable[[ReasonContext, Any], str]] = {
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
