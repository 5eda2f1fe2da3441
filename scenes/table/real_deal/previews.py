"""What a choice would do, in a headline and a line, and the questions before one that gives something away.

All of it is made of what the game claims of the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.claims import (
    Averts,
    Claims,
    Draws,
    EndsMatch,
    EndsPeriod,
    HasBall,
    Holds,
    MayHold,
    Scores,
    if_stands,
    percent,
    stated,
)
from game.contract import Action
from game.variants.real_deal.actions import NO_CARD, Accept, Concede, Counter, EndQuarter, PlayCard, Punt
from game.variants.real_deal.cards import PUNT_INSIDE, SAFETY
from game.variants.real_deal.claims import LongOnly, claims
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.names import joined, title
from game.variants.real_deal.view import RealDealView
from scenes.control.actions import Confirmation


class PreviewContext(NamedTuple):
    """What a line is made of: what is claimed of the action, and the seat that would take it."""

    claims: Claims
    me: int
    half_over: bool = False
    """Whether a half ends with this quarter."""

    @property
    def given(self) -> int:
        """The points that the other team gets."""
        scored = stated(self.claims, Scores, 1 - self.me)
        return scored.points if scored else 0

    @property
    def stands(self) -> int:
        """The points that the own play scores if it stands."""
        scored = stated(if_stands(self.claims), Scores, self.me)
        return scored.points if scored else 0

    @property
    def after(self) -> str:
        """Who has the ball next, or what is over."""
        if stated(self.claims, EndsMatch):
            return "the match is over"
        if stated(self.claims, EndsPeriod):
            return "the quarter is over"
        return "your ball" if stated(self.claims, HasBall, self.me) else "their ball"


def preview_text(action: Action, view: RealDealView) -> str:
    """What the action would do: a headline and a line below it."""
    tell = _PREVIEWS.get(type(action))
    case = PreviewContext(claims(view, action), view.seat, bool(view.facts.period % FIRST_HALF))
    return "\n".join(tell(case, action)) if tell else ""


def confirmation(action: Action, view: RealDealView, legal: Sequence[Action]) -> Confirmation | None:
    """Letting a play through with a counter in hand, and punting a card that could score."""
    if isinstance(action, Punt) and any(isinstance(each, PlayCard) and each.card == action.card for each in legal):
        return Confirmation(
            "punt", f"{title(action.card)} could score. Punt it away, and give them the ball?", reveals_hand=True
        )
    counters = [each.card for each in legal if isinstance(each, Counter)]
    if not counters or not isinstance(action, (Concede, Accept)):
        return None
    play, named = title(view.facts.chain[-1].code), list(map(title, counters))
    answers = "answers" if len(named) == 1 else "answer"
    return Confirmation(
        "counter",
        f"You hold {joined(named, 'and')}, which {answers} {play}. Let it through all the same?",
        reveals_hand=True,
    )


def _play(case: PreviewContext, action: PlayCard) -> tuple[str, str]:
    if action.card == PUNT_INSIDE:
        limited = stated(if_stands(case.claims), LongOnly)
        return (
            title(PUNT_INSIDE),
            f"If it stands, {'they get long plays only' if limited else 'the quarter is over'}.",
        )
    holds, counters = stated(case.claims, Holds), stated(case.claims, MayHold)
    assert holds is not None
    assert counters is not None
    live = f"They may hold {len(counters.live)} of its {len(counters.among)} counters."
    if holds.chance == 0.0:
        live = "They have no card left to counter with." if counters.live else "No counter is left."
    return f"{percent(holds.lacks)} to score {case.stands}, as far as you know", live


def _counter(case: PreviewContext, action: Counter) -> tuple[str, str]:
    if case.stands:
        if action.card == SAFETY:
            return f"Strikes back for {case.stands}", "Unless a flag answers it."
        return f"Returns it for {case.stands}", "Unless they answer the return."
    averts = stated(case.claims, Averts)
    draws = any(isinstance(claim, Draws) and claim.cards for claim in case.claims)
    head = f"Saves {averts.points} points" if averts else "Blocks the punt"
    limited = ", long plays only" if stated(case.claims, LongOnly) else ""
    return head, f"{case.after[:1].upper()}{case.after[1:]}{limited}{'' if draws else '; nobody draws'}."


def _concede(case: PreviewContext, action: Concede) -> tuple[str, str]:
    cost = "no card" if action.card == NO_CARD else "the card"
    return f"Concedes {case.given} points", f"It costs {cost}; {case.after}."


def _punt(case: PreviewContext, action: Punt) -> tuple[str, str]:
    opened = ", with RETURN TD allowed" if stated(case.claims, HasBall) else ""
    return "Punts it away", f"{case.after[:1].upper()}{case.after[1:]}{opened}."


def _end(case: PreviewContext, action: EndQuarter) -> tuple[str, str]:
    if case.given:
        return "Ends the quarter", f"But the play counts: they score {case.given}."
    return (
        "Ends the quarter",
        f"Fresh decks follow, and {'the second half' if case.half_over else 'the ball is yours'}.",
    )


_PREVIEWS: dict[type[Action], Callable[[PreviewContext, Any], tuple[str, str]]] = {
    PlayCard: _play,
    Counter: _counter,
    Concede: _concede,
    Punt: _punt,
    EndQuarter: _end,
}
