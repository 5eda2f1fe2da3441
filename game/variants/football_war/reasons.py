"""The reason for a choice, as one sentence made from its claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

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
    answers,
    faces,
)
from game.variants.football_war.claims import claims
from game.variants.football_war.view import FootballWarView


class ReasonContext(NamedTuple):
    """What a reason is made of: who decides, about which play, and what is claimed of the action."""

    view: FootballWarView
    claims: Claims
    last: bool
    """Whether the action empties the hand."""

    @property
    def live(self) -> bool:
        """Whether there is a play to be answered."""
        return self.view.facts.live is not None

    def drawn(self, seat: int) -> int:
        """The cards that a seat draws."""
        claim = stated(self.claims, Draws, seat)
        return claim.cards if claim else 0

    @property
    def points(self) -> Scores | None:
        """What the seat scores if the play stands."""
        return stated(if_stands(self.claims), Scores, self.view.seat)

    def matched(self, what: str = "it") -> str:
        """How likely the play is matched, as it is said."""
        claim = stated(self.claims, Holds)
        return f"The chance that they match {what} is about {percent(claim.chance if claim else 0.0)}"


def reason_for(view: FootballWarView, action: Action) -> str:
    """What speaks for an action, or against it where nothing speaks for it."""
    case = ReasonContext(view, claims(view, action), last=len(view.hand) == _uses(action))
    if case.last and isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag):
        cards = case.drawn(view.seat)
        then = f": you draw {cards_text(cards)}" if cards else ", and nothing is left to draw"
        return f"It is your last card and cannot score{then}."
    if case.live and stated(case.claims, EndsPeriod) and not isinstance(action, Concede):
        what = "match" if stated(case.claims, EndsMatch) else "half"
        return f"It stops the play and ends the {what}: nothing is left for them to draw."
    return _REASONS[type(action)](case, action)


def _uses(action: Action) -> int:
    """How many cards of the hand an action plays."""
    return 2 if isinstance(action, PlayExtra) and action.extra else 1


def _lead(case: ReasonContext, action: LeadPlay) -> str:
    if case.points:
        return f"It is your last card: a touchdown, unless it is stopped. {case.matched()}."
    return f"{case.matched()}."


def _match(case: ReasonContext, action: MatchPlay) -> str:
    if case.points:
        where = "right back" if case.view.facts.seats == 2 else "on to the next seat"
        return f"It stops the play, and your empty hand sends it {where}."
    return "A match wins the ball and leaves you a card fewer."


def _call(case: ReasonContext, action: CallPlay) -> str:
    if case.points and case.points.how is ScoreKind.TOUCHDOWN:
        return f"It is your last card: a touchdown, unless it is stopped. {case.matched()}."
    if case.points:
        points = case.points.points
        return f"It is the fourth AUDIBLE in a row: {points} points, unless they match it. {case.matched()}."
    if case.live:
        return f"It stops the play and takes the ball. {case.matched('the call')}."
    return f"It keeps your plays in hand. {case.matched('the call')}."


def _kick(case: ReasonContext, action: KickFieldGoal) -> str:
    new = stated(if_stands(case.claims), Draws, case.view.seat)
    follow = f" If it is good you draw {cards_text(new.cards)}." if new and new.cards else ""
    points = case.points.points if case.points else 0
    return f"It is worth {points} points, and only a special card stops it.{follow}"


def _extra(case: ReasonContext, action: PlayExtra) -> str:
    shed = f"and {action.extra} leaves the hand with it" if action.extra else "but no other card leaves the hand"
    return f"It stops the play, {shed}." if case.live else f"You lead again, {shed}."


def _stuff(case: ReasonContext, action: Stuff) -> str:
    facts = case.view.facts
    drawn = case.drawn(facts.offense if case.live else facts.defense)
    said = f"they draw {drawn or 'nothing: the Play pile is used up'}"
    return f"It stops the play, and {said}." if case.live else f"You lead again, and {said}."


def _flag(case: ReasonContext, action: ThrowFlag) -> str:
    facts = case.view.facts
    drawn = cards_text(case.drawn(facts.offense if case.live else facts.defense))
    if not case.live:
        return f"They draw {drawn}, and you lead again."
    ball = stated(case.claims, HasBall, case.view.seat)
    return f"They draw {drawn}, and the play is called back{': your ball' if ball else ''}."


def _reverse(case: ReasonContext, action: ReversePlay) -> str:
    return "It stops the play, and you lead against them." if case.live else "You face your other neighbor next."


def _concede(case: ReasonContext, action: Concede) -> str:
    given, draws = stated(case.claims, Scores), case.drawn(case.view.seat)
    held = _answers(case.view)
    if not held:
        cost = f": they score {given.points}" if given else ": you draw a card" if draws else ""
        return f"Nothing in hand stops the play{cost}."
    if given:
        return f"It costs {given.points} points and saves your cards."
    if not draws:
        return "It costs nothing: the Play pile is used up."
    if any(isinstance(answer, MatchPlay) for answer in held):
        return f"You draw a card, and keep {case.view.facts.live} for another time."
    return "Drawing a card costs less than using up a special card."


def _answers(view: FootballWarView) -> list[Action]:
    """What the hand could do against the live play besides giving in."""
    usable = faces(card for card in view.hand if card not in view.locked)
    found = answers(usable, view.facts.live, view.facts.chain, second_offense=False)
    return [answer for answer in found if not isinstance(answer, Concede)]


def _timeout(case: ReasonContext, action: CallTimeout) -> str:
    return f"It swaps {action.buried} for the top card of the Play pile."


def _look_back(case: ReasonContext, action: LookBack) -> str:
    return f"For {cards_text(case.drawn(case.view.seat))} you see all that was played on the Drive pile."


def _clock(case: ReasonContext, action: SetClock) -> str:
    return "It keeps the match going." if action.on else "Nothing is gained by a clock."


def _too_late(case: ReasonContext, action: ClockRanOut) -> str:
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
