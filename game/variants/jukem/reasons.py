"""The reason for a choice, as one sentence made from its claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.claims import Claims, EndsPeriod, Gains, Keeps, Scores, Unanswerable, stated
from game.contract import Action
from game.variants.jukem.actions import (
    SHAPES,
    Answer,
    Discard,
    DrawCard,
    EndHalf,
    KickFieldGoal,
    LetItStand,
    MakePlay,
    TakeDiscard,
    plays_of,
)
from game.variants.jukem.analysis import Analysis
from game.variants.jukem.cards import (
    BY_CODE,
    CATCH,
    CODE,
    DEFENSIVE,
    HAND_SIZE,
    JUKEM,
    KICK_RETURN,
    PASS,
    RED,
    RUN,
    YELLOW,
    listed,
    title,
)
from game.variants.jukem.claims import DriveAt, Finishes, Loses, Outs, claims_of
from game.variants.jukem.evaluation import DEFENSIVE_FACES, SLOT, finish, usable
from game.variants.jukem.view import JukemView

MANY_OUTS = 6
LONG_DRIVE = 60  # from here a red card is well spent
SHORT_PILE = 6  # cards in the draw pile with which a half is nearly over


class ReasonContext(NamedTuple):
    """What a reason is made of: the position as its seat reads it, and what is claimed of the action."""

    look: Analysis
    claims: Claims

    @property
    def outs(self) -> Outs | None:
        """The cards that would finish the drive, where there are many of them."""
        outs = stated(self.claims, Outs)
        return outs if outs and outs.cards >= MANY_OUTS else None

    def drive(self, seat: int) -> DriveAt:
        """How far the drive of a seat has come after the action."""
        found = stated(self.claims, DriveAt, seat)
        assert found is not None
        return found

    @property
    def own(self) -> DriveAt:
        """How far the seat's own drive has come."""
        return self.drive(self.look.view.seat)

    @property
    def theirs(self) -> DriveAt:
        """How far the other seat's drive has come."""
        return self.drive(self.look.other)


def reason_for(view: JukemView, action: Action) -> str:
    """One sentence that speaks for the action."""
    look = Analysis(view)
    return _REASONS[type(action)](ReasonContext(look, claims_of(look, action)), action)


def _draw(case: ReasonContext, action: DrawCard) -> str:
    look = case.look
    if HAND_SIZE - len(look.hand) > 1 and look.view.discard_pile and not look.view.facts.took:
        return "With more than one card missing, look at a fresh one before deciding on the discard."
    if look.pile == 1:
        return "The last card of the draw pile opens a turn of as many plays as you like."
    if case.outs:
        return f"{case.outs.cards} of the {case.outs.unseen} unseen cards would finish the drive."
    if not look.view.may_take:
        return "There is no discard to take."
    return f"A fresh card is worth more here than the {title(CODE[look.view.discard_pile[-1]])}."


def _take(case: ReasonContext, action: TakeDiscard) -> str:
    look = case.look
    card = look.view.discard_pile[-1]
    code = title(CODE[card])
    if stated(case.claims, Finishes) and not finish(usable(look.mask, look.line_empty), look.total // SLOT)[0]:
        return f"{code} is what the {case.own.to_go} yards to go were waiting for."
    if look.pile == 1 and len(look.hand) == HAND_SIZE - 1:
        return "It leaves the last card in the draw pile, so the half goes on."
    if look.danger(card) > 1.0:
        return f"{code} would help the other drive, which has {case.theirs.to_go} to go."
    if CODE[card] in DEFENSIVE:
        return f"{code} can stop a play, in your hand and not in theirs."
    if CODE[card] == JUKEM:
        return "A JUKEM doubles a play and cannot be stopped."
    if CODE[card] == KICK_RETURN and look.line_empty:
        return "The KICK RETURN opens a drive."
    return f"{code} helps this hand more than the average card of the draw pile."


def _make_play(case: ReasonContext, action: MakePlay) -> str:
    look, to_go, gain = case.look, case.own.to_go, stated(case.claims, Gains)
    assert gain is not None
    scored, kept = stated(case.claims, Scores), stated(case.claims, Keeps)
    if scored:
        return f"Exactly {case.own.yards} yards: a touchdown, and nobody may answer it."
    if kept:
        return f"Keeps {listed(kept.codes)} for an exact finish."
    if stated(case.claims, Unanswerable):
        return f"{gain.gain} yards that the defense cannot stop."
    if case.outs:
        return f"Leaves {to_go} to go, with {case.outs.cards} unseen cards that finish from there."
    if gain.gain == min(SHAPES[play].yards for play in _plays(look)):
        return f"Spends as little as it can and keeps the better plays, with {to_go} to go."
    return f"Gains {gain.gain} yards and keeps the cards that are worth more later, with {to_go} to go."


def _plays(look: Analysis) -> list[MakePlay]:
    return plays_of(look.mask, look.line_empty, look.total)


def _kick(case: ReasonContext, action: KickFieldGoal) -> str:
    points = stated(case.claims, Scores)
    assert points is not None
    if not case.look.pile:
        return f"{points.points} points that cannot be stopped, before the half runs out."
    if case.look.pile <= SHORT_PILE:
        return f"The half is nearly over: {points.points} sure points beat a drive that may not finish."
    if case.look.answered > 0.5:
        return f"{points.points} sure points, before the other side finds its red card."
    if finish(usable(case.look.mask, False), case.look.total // SLOT)[0]:
        return f"{points.points} points now, and nobody can stop them."
    return f"No card in hand finishes the drive, and {points.points} points cannot be stopped."


def _discard(case: ReasonContext, action: Discard) -> str:
    code, to_go = action.card, case.own.to_go
    card = BY_CODE[code]
    if code == KICK_RETURN:
        return "A KICK RETURN is no use once the drive has begun."
    if card.kind in (RUN, CATCH) and card.value > to_go:
        return f"{code} is too long for the {to_go} yards to go."
    if code in YELLOW or code in RED:
        return "The other cards are worth more to this drive than another stop."
    if card.kind == PASS:
        return f"{title(code)} makes no play from here."
    return f"{code} is the card that this hand will miss least."


def _end_half(case: ReasonContext, action: EndHalf) -> str:
    if _plays(case.look):
        return "It ends the half before anything can go wrong."
    return "There is nothing more to gain before the half ends."


def _stand(case: ReasonContext, action: LetItStand) -> str:
    if not case.look.mask & DEFENSIVE_FACES:
        return "There is no defensive card in this hand."
    return f"A drive of {case.theirs.yards} yards is not worth the card yet."


def _answer(case: ReasonContext, action: Answer) -> str:
    lost = stated(case.claims, Loses)
    assert lost is not None
    if stated(case.claims, EndsPeriod):
        return "It ends their last turn, and a card held back now is worth nothing."
    if action.card in YELLOW:
        return f"Takes back {lost.yards} yards and leaves them at {case.theirs.yards}."
    if lost.yards >= LONG_DRIVE:
        return f"Wipes out {lost.yards} yards just before they count."
    return f"Wipes out all {lost.yards} yards, and the card is well spent on them."


_REASONS: dict[type[Action], Callable[[ReasonContext, Any], str]] = {
    DrawCard: _draw,
    TakeDiscard: _take,
    MakePlay: _make_play,
    KickFieldGoal: _kick,
    Discard: _discard,
    EndHalf: _end_half,
    LetItStand: _stand,
    Answer: _answer,
}
