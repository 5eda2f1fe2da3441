"""Why a choice is a good one, in one sentence and from what the deciding seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import Action
from game.variants.jukem.actions import (
    BIT,
    SHAPES,
    Answer,
    Discard,
    DrawCard,
    EndHalf,
    KickFieldGoal,
    LetItStand,
    MakePlay,
    TakeDiscard,
    faces,
    plays_within,
)
from game.variants.jukem.cards import (
    BY_CODE,
    CATCH,
    CODE,
    DEFENSIVE,
    HAND_SIZE,
    IDS,
    JUKEM,
    KICK_RETURN,
    PASS,
    RED,
    RUN,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.names import title
from game.variants.jukem.outlook import Outlook, without
from game.variants.jukem.view import JukemView
from game.variants.jukem.worth import DEFENSIVE_FACES, SLOT, finish, usable

MANY_OUTS = 6
LONG_DRIVE = 60  # from here a red card is well spent
SHORT_PILE = 6  # cards in the draw pile with which a half is nearly over


def reason_for(view: JukemView, action: Action) -> str:
    """One sentence that speaks for the action."""
    return _REASONS[type(action)](Outlook(view), action)


def _draw(look: Outlook, action: DrawCard) -> str:
    missing = HAND_SIZE - len(look.hand)
    if missing > 1 and look.view.discard_pile and not look.view.took:
        return f"With {missing} cards missing, look at a fresh one before deciding on the discard."
    if look.pile == 1:
        return "The last card of the draw pile opens a turn of as many plays as you like."
    outs = _outs(look, look.mask, look.total)
    if outs >= MANY_OUTS:
        return f"{outs} of the {look.count} unseen cards would finish the drive."
    if not look.view.may_take:
        return "There is no discard to take."
    return f"A fresh card is worth more here than the {title(CODE[look.view.discard_pile[-1]])}."


def _take(look: Outlook, action: TakeDiscard) -> str:
    card = look.view.discard_pile[-1]
    code, to_go = CODE[card], TOUCHDOWN_YARDS - look.total
    reach = usable(look.mask | BIT[card], look.line_empty)
    if finish(reach, look.total // SLOT)[0] and not finish(usable(look.mask, look.line_empty), look.total // SLOT)[0]:
        return f"{code} is what the {to_go} yards to go were waiting for."
    if look.pile == 1:
        return "It leaves the last card of the draw pile alone, so the half goes on."
    if look.danger(card) > 1.0:
        return f"Leaves no {code} for the other drive, which has {TOUCHDOWN_YARDS - look.their_total} to go."
    if code in DEFENSIVE:
        return f"{code} is a stop in your hand, and not in theirs."
    if code == JUKEM:
        return "A JUKEM doubles a play and cannot be stopped."
    if code == KICK_RETURN and look.line_empty:
        return "The KICK RETURN opens a drive with 50 yards."
    return f"{code} helps this hand more than the average card of the draw pile."


def _make_play(look: Outlook, action: MakePlay) -> str:
    shape = SHAPES[action]
    total = look.total + shape.yards
    to_go = TOUCHDOWN_YARDS - total
    if not to_go:
        return "Exactly 100 yards: a touchdown, and nobody may answer it."
    kept = _finisher(without(look.hand, action.cards), to_go)
    if kept:
        return f"Keeps {kept} for an exact finish."
    if shape.unstoppable:
        return f"{shape.yards} yards that the defense cannot stop."
    outs = _outs(look, faces(without(look.hand, action.cards)), total)
    if outs >= MANY_OUTS:
        return f"Leaves {to_go} to go, with {outs} unseen cards that finish from there."
    if shape.yards == min(SHAPES[play].yards for play in plays_within(look.mask, TOUCHDOWN_YARDS - look.total)):
        return f"Gives up as little as possible and keeps the better plays, with {to_go} to go."
    return f"Gains {shape.yards} yards and keeps the cards that are worth more later, with {to_go} to go."


def _kick(look: Outlook, action: KickFieldGoal) -> str:
    if not look.pile:
        return "Three points that cannot be stopped, before the half runs out."
    if look.pile <= SHORT_PILE:
        return "The half is nearly over: three sure points beat a drive that may not finish."
    if look.answered > 0.5:
        return "Three sure points, before the other side finds its red card."
    return "No card in hand finishes the drive, and three points cannot be stopped."


def _discard(look: Outlook, action: Discard) -> str:
    code = action.card
    card, to_go = BY_CODE[code], TOUCHDOWN_YARDS - look.total
    if code == KICK_RETURN:
        return "A KICK RETURN is no use once the drive has begun."
    if card.kind in (RUN, CATCH) and card.value > to_go:
        return f"{code} is too long for the {to_go} yards to go."
    if code in YELLOW or code in RED:
        return "The other cards are worth more to this drive than another stop."
    if card.kind == PASS:
        return f"{title(code)} makes no play from here."
    if look.danger(IDS[code][0]) <= 0.0:
        return f"{code} is the least useful card, and it does not finish the other drive."
    return f"{code} is the card that this hand misses least."


def _end_half(look: Outlook, action: EndHalf) -> str:
    return "There is nothing more to gain before the half ends."


def _stand(look: Outlook, action: LetItStand) -> str:
    if not look.mask & DEFENSIVE_FACES:
        return "There is no defensive card in this hand."
    return f"A drive of {look.their_total} yards is not worth the card yet."


def _answer(look: Outlook, action: Answer) -> str:
    if not look.pile:
        return "It ends their last turn, and a card held back now is worth nothing."
    if action.card in YELLOW:
        gain = look.view.lines[look.other][-1].yards
        return f"Takes {gain} yards back and puts them at {look.their_total - gain}."
    if look.their_total >= LONG_DRIVE:
        return f"Wipes out {look.their_total} yards just before they count."
    return f"Wipes out all {look.their_total} yards, and the card is well spent on them."


_REASONS: dict[type[Action], Callable[[Outlook, Any], str]] = {
    DrawCard: _draw,
    TakeDiscard: _take,
    MakePlay: _make_play,
    KickFieldGoal: _kick,
    Discard: _discard,
    EndHalf: _end_half,
    LetItStand: _stand,
    Answer: _answer,
}


def _outs(look: Outlook, mask: int, total: int) -> int:
    """How many unseen cards would finish a drive with so many yards and these faces in hand."""
    done, outs = finish(usable(mask, not total), total // SLOT)
    return 0 if done else (outs & look.unseen).bit_count()


def _finisher(hand: list[int], to_go: int) -> str | None:
    """The play in hand that gains exactly the yards to go, if there is one."""
    plays = [play for play in plays_within(usable(faces(hand), False), to_go) if SHAPES[play].yards == to_go]
    return str(min(plays, key=lambda play: len(play.cards))) if plays else None
