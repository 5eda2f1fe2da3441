"""The reasons for choices in Jukem, each one sentence made from the choice's claims. Shown by hints and reviews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.claims import Claims, EndsPeriod, Gains, Keeps, Scores, Unanswerable, stated
from game.contract import Action
from game.variants.jukem.actions import (
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
    FIELD_GOAL,
    HAND_SIZE,
    JUKEM,
    KICK_RETURN,
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
    """What a reason is made of: the analysis of the position and the claims of the action."""

    look: Analysis
    claims: Claims

    @property
    def outs(self) -> Outs | None:
        """Returns the cards that would finish the drive, if there are many."""
        outs = stated(self.claims, Outs)
        return outs if outs and outs.cards >= MANY_OUTS else None

    def drive(self, seat: int) -> DriveAt:
        """Returns the drive of a seat after the action."""
        found = stated(self.claims, DriveAt, seat)
        assert found is not None
        return found

    @property
    def own(self) -> DriveAt:
        """Returns the seat's own drive."""
        return self.drive(self.look.view.seat)

    @property
    def theirs(self) -> DriveAt:
        """Returns the other seat's drive."""
        return self.drive(self.look.other)


def reason_for(view: JukemView, action: Action) -> str:
    """Returns one sentence that speaks for the action."""
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
        return "Only the draw pile is open."
    card = look.view.discard_pile[-1]
    if look.mean_draw() >= look.with_card(card):
        return f"A fresh card is worth more here than the {title(CODE[card])}."
    return f"It may be a better card than the {title(CODE[card])}."


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
    if code == FIELD_GOAL and not look.their_kicks:
        return "Without this FIELD GOAL the other side has none left to kick."
    if code in DEFENSIVE:
        return f"{code} can stop a play, in your hand and not in theirs."
    if code == JUKEM:
        return "A JUKEM doubles a play and cannot be stopped."
    if code == KICK_RETURN and look.line_empty:
        return "The KICK RETURN opens a drive."
    if look.with_card(card) > look.mean_draw():
        return f"{code} helps this hand more than the average card of the draw pile."
    return f"It keeps {code} from the other side."


def _make_play(case: ReasonContext, action: MakePlay) -> str:
    to_go, gain = case.own.to_go, stated(case.claims, Gains)
    assert gain is not None
    scored, kept = stated(case.claims, Scores), stated(case.claims, Keeps)
    if scored:
        return f"Exactly {case.own.yards} yards: a touchdown, and nobody may answer it."
    if kept and stated(case.claims, Finishes):
        return f"Keeps {listed(kept.codes)} for an exact finish."
    if stated(case.claims, Unanswerable):
        return f"{gain.gain} yards that the defense cannot stop."
    if case.outs:
        return f"Leaves {to_go} to go, with {case.outs.cards} unseen cards that finish from there."
    if kept:
        return f"Gains {gain.gain} yards and keeps {listed(kept.codes)} to play next, with {to_go} to go."
    return f"Gains {gain.gain} yards, with {to_go} to go."


def _kick(case: ReasonContext, action: KickFieldGoal) -> str:
    points = stated(case.claims, Scores)
    assert points is not None
    if not case.look.pile:
        return f"{points.points} points that cannot be stopped, before the half runs out."
    if case.look.pile <= SHORT_PILE:
        return f"The half is nearly over: {points.points} sure points beat a drive that may not finish."
    if case.look.answered > 0.5:
        return f"{points.points} sure points, before the other side stops the drive."
    if finish(usable(case.look.mask, False), case.look.total // SLOT)[0]:
        return f"{points.points} points now, and nobody can stop them."
    return f"No card in hand finishes the drive, and {points.points} points cannot be stopped."


def _discard(case: ReasonContext, action: Discard) -> str:
    code, to_go = title(action.card), case.own.to_go
    card = BY_CODE[action.card]
    if code == KICK_RETURN:
        return "A KICK RETURN is no use once the drive has begun."
    if card.kind in (RUN, CATCH) and card.value > to_go:
        return f"{code} is too long for the {to_go} yards to go."
    if code in DEFENSIVE:
        return f"{code} adds nothing to this drive."
    return f"{code} makes no play from here."


def _end_half(case: ReasonContext, action: EndHalf) -> str:
    if _plays(case.look):
        return "It ends the half with the score as it stands."
    return "There is nothing more to gain before the half ends."


def _plays(look: Analysis) -> list[MakePlay]:
    return plays_of(look.mask, look.line_empty, look.total)


def _stand(case: ReasonContext, action: LetItStand) -> str:
    if not case.look.mask & DEFENSIVE_FACES:
        return "There is no defensive card in this hand."
    if not case.look.pile:
        return "They may go on, and the card is kept for their next play."
    return f"Keeps the card for a better moment: their drive has {case.theirs.to_go} to go."


def _answer(case: ReasonContext, action: Answer) -> str:
    lost = stated(case.claims, Loses)
    assert lost is not None
    if stated(case.claims, EndsPeriod):
        return "It ends their last turn, and no card is carried over to the next deal."
    if action.card in YELLOW:
        return f"Takes back {lost.yards} yards and leaves them at {case.theirs.yards}."
    if lost.yards >= LONG_DRIVE:
        return f"Wipes out {lost.yards} yards just before they count."
    return f"Wipes out all {lost.yards} yards."


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
