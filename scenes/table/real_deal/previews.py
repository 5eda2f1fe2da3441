"""Previews of a choice in a headline and a line, and the questions before one that gives something away.

All numbers come from the claims about the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.claims import (
    Averts,
    Claims,
    Draws,
    HasBall,
    Holds,
    Scores,
    if_stands,
    percent,
    stated,
)
from game.contract import Action
from game.letters import capital
from game.match_words import several
from game.variants.real_deal import names
from game.variants.real_deal.actions import (
    ACCEPT,
    CONCEDE_NOTHING,
    Accept,
    Concede,
    Counter,
    EndQuarter,
    PlayCard,
    Punt,
)
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    COUNTERS,
    COUNTERS_OF,
    END_OF_QUARTER,
    PUNT_INSIDE,
    SAFETY,
    TOUCHDOWN_POINTS,
)
from game.variants.real_deal.claims import (
    HandCount,
    KeepsAnswers,
    KeepsAttacks,
    LongOnly,
    StillStops,
    StrikesBack,
    Unseen,
    Wins,
    claims,
    ending,
)
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.names import joined, title
from game.variants.real_deal.pro import attack_worth
from game.variants.real_deal.view import RealDealView
from scenes.control.actions import Confirmation

PINNED, PINNED_TOO = "Pinned: only plays with OVER", "Kicks included, or RETURN TD first"
"""What a side may score by inside its own 10: it looks absurd that a kick from there is good (RD-51)."""


class PreviewContext(NamedTuple):
    """The inputs of a preview: the claims about the action, and the seat that would take it."""

    claims: Claims
    me: int
    half_over: bool = False
    """Whether a half ends with this quarter."""
    sudden_death: bool = False
    """Whether the next score wins."""
    no_end: str = ""
    """When HAS BALL END OF QUARTER cannot be played; empty before the last quarter."""

    @property
    def given(self) -> int:
        """Points that the other team gets."""
        scored = stated(self.claims, Scores, 1 - self.me)
        return scored.points if scored else 0

    @property
    def stands(self) -> int:
        """Points of the seat's own play if it stands."""
        scored = stated(if_stands(self.claims), Scores, self.me)
        return scored.points if scored else 0

    @property
    def after(self) -> str:
        """Who has the ball next, or what the action ends."""
        if over := ending(self.claims, self.me):
            return over
        return "your ball" if stated(self.claims, HasBall, self.me) else "their ball"

    @property
    def kept(self) -> str:
        """What the hand keeps for the next possession; empty if none follows in this quarter."""
        attacks, answers = stated(self.claims, KeepsAttacks), stated(self.claims, KeepsAnswers)
        if attacks is None or answers is None or ending(self.claims, self.me):
            return ""
        return f"; you keep {several(len(attacks.codes), 'attack')}, {several(len(answers.codes), 'counter')}"

    @property
    def stops(self) -> str:
        """How many plays of the other team the hand still stops; empty if none follows in this quarter."""
        stops = stated(self.claims, StillStops)
        if stops is None or not stops.faced or ending(self.claims, self.me):
            return ""
        return f"; you still stop {len(stops.stopped)} of {several(len(stops.faced), 'play')}"

    def chance(self, what: str) -> str:
        """Returns how likely the own play stands, and so what it brings."""
        holds = stated(self.claims, Holds)
        assert holds is not None
        return f"{percent(holds.lacks)} {what}" if holds.chance else f"Sure {what}"

    @property
    def risk(self) -> str:
        """What a counter to the own play may bring the other team; empty if none of them scores."""
        back = stated(self.claims, StrikesBack)
        if back is None:
            return ""
        if self.sudden_death:
            return f"{title(back.code)} may lose it"
        return f"{title(back.code)} may cost {back.points}{' + ball' if back.code == SAFETY else ''}"

    @property
    def unanswered(self) -> str:
        """On what the chance that the own play stands depends: the unseen cards, the counters among them, the hand."""
        held, unseen = stated(self.claims, HandCount), stated(self.claims, Unseen)
        assert held is not None
        assert unseen is not None
        if not (unseen.sure or unseen.wild):
            return "No counter is left."
        if not held.cards:
            return "They have no card left to counter with."
        most, cards = len(unseen.sure) + len(unseen.wild), several(unseen.cards, "unseen card")
        if len(unseen.sure) == most:
            return f"{several(most, 'counter')} in {cards}."
        return f"About {several(max(1, round(unseen.expected)), 'counter')} in {cards}."


def preview_text(action: Action, view: RealDealView) -> str:
    """Returns what the action would do: a headline and a line below it."""
    tell = _PREVIEWS.get(type(action))
    facts = view.facts
    no_end = names.no_end(facts.in_overtime) if facts.is_last else ""
    context = PreviewContext(
        claims(view, action), view.seat, bool(facts.period % FIRST_HALF), facts.in_overtime, no_end
    )
    return "\n".join(tell(context, action)) if tell else ""


def given_in(action: Action, view: RealDealView) -> str:
    """Returns why a play is allowed without a card and a question; empty for other actions."""
    if action not in (ACCEPT, CONCEDE_NOTHING):
        return ""
    scored = stated(claims(view, action), Scores, 1 - view.seat)
    follows = f"they score {scored.points}" if scored else "the punt stands"
    if view.facts.chain[-1].code == SAFETY:
        stoppers = joined([title(code) for code in COUNTERS if code in COUNTERS_OF[SAFETY]], "or")
        return f"You hold no {stoppers} to stop the SAFETY: {follows}."
    return f"Nothing of yours stops it: {follows}."


def bought(view: RealDealView) -> str:
    """Returns what an own attack that was called back has brought; empty at other moments.

    That is the counter that is gone, and by how much the best attack that is left has become more likely to stand.
    """
    chain, attacks = view.facts.chain, view.attacks
    if view.phase != "offense" or not chain or chain[-1].seat == view.seat or not attacks:
        return ""
    spent, now = chain[-1].code, CardCount(view)
    before = now.before_shown(spent)
    best = max(attacks, key=lambda code: attack_worth(now, code))
    rises = percent(before.chance_unstopped(best)), percent(now.chance_unstopped(best))
    if rises[0] == rises[1]:
        return f"{title(spent)} is spent for this quarter."
    return f"They used a counter: {title(best)} rises from {rises[0]} to {rises[1]}."


def figures(view: RealDealView, legal: Sequence[Action]) -> dict[str, str]:
    """Returns for each card that may be played how likely it stands, and what it does then, by the card."""
    held = {each.card: stated(claims(view, each), Holds) for each in legal if isinstance(each, PlayCard)}
    return {
        card: f"{percent(holds.lacks)} {'stands' if card == PUNT_INSIDE else 'scores'}"
        for card, holds in held.items()
        if holds is not None
    }


def chance_sentence(claimed: Claims) -> str:
    """Returns where the chance that an own play stands comes from, without period; empty if none is claimed."""
    holds, held, unseen = stated(claimed, Holds), stated(claimed, HandCount), stated(claimed, Unseen)
    if holds is None or held is None or unseen is None:
        return ""
    least, most = len(unseen.sure), len(unseen.sure) + len(unseen.wild)
    if not (held.cards and most):
        return "Nothing that they may hold answers it"
    answers = f"{least} to {most}" if 0 < least < most else str(most) if least else f"up to {most}"
    return (
        f"{percent(holds.lacks)} that it stands: they hold {held.cards} of {several(unseen.cards, 'unseen card')}, "
        f"and {answers} of those {'answers' if most == 1 else 'answer'} it"
    )


def confirmation(action: Action, view: RealDealView, legal: Sequence[Action]) -> Confirmation | None:
    """Returns the question before allowing a touchdown with a counter in hand, or punting a card that could score."""
    if isinstance(action, Punt) and any(isinstance(each, PlayCard) and each.card == action.card for each in legal):
        return Confirmation(
            "punt",
            f"{title(action.card)} could score. Punt it away, and give them the ball?",
            "Punt it away",
            reveals_hand=True,
        )
    counters = [each.card for each in legal if isinstance(each, Counter)]
    if not counters or not isinstance(action, (Concede, Accept)) or not _costs_much(action, view):
        return None
    play, named = title(view.facts.chain[-1].code), list(map(title, counters))
    answers = "answers" if len(named) == 1 else "answer"
    return Confirmation(
        "counter",
        f"You hold {joined(named, 'and')}, which {answers} {play}. Allow it all the same?",
        "Allow it",
        reveals_hand=True,
    )


def _costs_much(action: Action, view: RealDealView) -> bool:
    """Returns whether allowing a play costs a touchdown or the match; who lets a field goal go means to."""
    told, other = claims(view, action), 1 - view.seat
    scored = stated(told, Scores, other)
    return stated(told, Wins, other) is not None or (scored is not None and scored.points >= TOUCHDOWN_POINTS)


def _play(context: PreviewContext, action: PlayCard) -> tuple[str, str]:
    if action.card == PUNT_INSIDE:
        chances = context.chance("to stand"), context.risk
        if stated(if_stands(context.claims), LongOnly):
            return PINNED, _sentences(PINNED_TOO, *chances)
        return "Ends the quarter, if it stands", _sentences(*chances)
    wins = stated(if_stands(context.claims), Wins, context.me)
    chance = context.chance("to win" if wins else f"to score {context.stands}")
    return f"{chance}; {context.risk}" if context.risk else chance, context.unanswered


def _sentences(*parts: str) -> str:
    return " ".join(f"{part}." for part in parts if part)


def _counter(context: PreviewContext, action: Counter) -> tuple[str, str]:
    averts = stated(context.claims, Averts)
    if context.stands:
        saves = f"Saves {averts.points}, scores" if averts else "Scores"
        below = _sentences(context.chance("to stand"), context.risk)
        return f"{saves} {context.stands} if it stands", below
    draws = any(isinstance(claim, Draws) and claim.cards for claim in context.claims)
    head = f"Saves {averts.points} points" if averts else "Blocks the punt"
    limited = ", long plays only" if stated(context.claims, LongOnly) else ""
    return head, f"{capital(context.after)}{limited}{'' if draws else '; nobody draws'}."


def _concede(context: PreviewContext, action: Concede) -> tuple[str, str]:
    return f"Allows {context.given} points", _laid_down(context, action.card, context.kept)


def _punt(context: PreviewContext, action: Punt) -> tuple[str, str]:
    return "Punts it away", _laid_down(context, action.card, context.stops)


def _laid_down(context: PreviewContext, code: str, left: str) -> str:
    """Returns what follows once a card is laid down, and what is ``left`` in hand.

    Of an end card without a use, it says why it has none.
    """
    after = capital(context.after)
    if code != END_OF_QUARTER or not context.no_end or ending(context.claims, context.me):
        return f"{after}{left}."
    return f"{capital(context.no_end)}. {after}."


def _end(context: PreviewContext, action: EndQuarter) -> tuple[str, str]:
    if context.given:
        return "Ends the quarter", f"But the play counts: they score {context.given}."
    return (
        "Ends the quarter",
        f"Fresh decks follow, and {'the second half' if context.half_over else 'the ball is yours'}.",
    )


_PREVIEWS: dict[type[Action], Callable[[PreviewContext, Any], tuple[str, str]]] = {
    PlayCard: _play,
    Counter: _counter,
    Concede: _concede,
    Punt: _punt,
    EndQuarter: _end,
}
