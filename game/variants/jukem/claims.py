"""The claims of Jukem: what follows from each action. Hints, previews, prompts and buttons are made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.claims import (
    Claim,
    Decides,
    Draws,
    EndsMatch,
    EndsPeriod,
    Gains,
    Keeps,
    Plays,
    Scores,
    SeatClaim,
    Unanswerable,
)
from game.contract import Action, ScoreKind
from game.variants.jukem.actions import (
    BIT,
    KICK_RETURN_BIT,
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
    plays_of,
    plays_within,
)
from game.variants.jukem.analysis import Analysis, without
from game.variants.jukem.cards import (
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    LAST_PERIOD,
    TOUCHDOWN_POINTS,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.evaluation import COPIES, SLOT, finish, usable
from game.variants.jukem.view import JukemView

SUDDEN_DEATH = 2
"""The first period in which the next score wins (JF-75)."""


class DriveAt(SeatClaim, frozen=True):
    """The drive of ``seat`` then has ``yards``, before a touchdown clears its line, and lacks ``to_go``."""

    yards: int
    to_go: int


class Lacks(SeatClaim, frozen=True):
    """``seat`` lacks that number of cards for a full hand (JF-16)."""

    cards: int


class Loses(SeatClaim, frozen=True):
    """The drive of ``seat`` loses these yards to a defensive card."""

    yards: int


class Finishes(SeatClaim, frozen=True):
    """``seat`` then has the cards that score a touchdown from where its drive stands."""


class Outs(SeatClaim, frozen=True):
    """Of the ``unseen`` cards, any one of ``cards`` would let ``seat`` finish its drive."""

    cards: int
    unseen: int


def claims(view: JukemView, action: Action) -> tuple[Claim, ...]:
    """Returns what follows from an action of the deciding seat."""
    return claims_of(Analysis(view), action)


def standing(view: JukemView) -> tuple[Claim, ...]:
    """Returns the attacker's drive and, while its hand is filled, the cards that it lacks."""
    attacker = view.facts.attacker
    yards = view.totals[attacker]
    drive = _drive(attacker, yards)
    if view.phase != "replenish":
        return (drive,)
    held = len(view.hand) if view.seat == attacker else view.other_count
    return drive, Lacks(attacker, HAND_SIZE - held)


def claims_of(look: Analysis, action: Action) -> tuple[Claim, ...]:
    """Returns what follows from an action, from an analysis of the view."""
    return tuple(_CLAIMS[type(action)](look, action))


def finisher(hand: list[int], to_go: int) -> tuple[str, ...]:
    """Returns the play of the fewest cards in hand that gains exactly the yards to go; empty if there is none."""
    plays = [play for play in plays_within(usable(faces(hand), False), to_go) if SHAPES[play].yards == to_go]
    return min(plays, key=lambda play: len(play.cards)).cards if plays else ()


def _drive(seat: int, total: int) -> DriveAt:
    return DriveAt(seat, total, TOUCHDOWN_YARDS - total)


def _standing(look: Analysis) -> list[Claim]:
    """Returns both drives, unchanged."""
    return [_drive(seat, look.view.totals[seat]) for seat in (look.view.seat, look.other)]


def _over(look: Analysis, points: int = 0) -> list[Claim]:
    """Returns that the period ends, and the match if it was the last one or one side leads (JF-68 to JF-77)."""
    period, lead = look.view.facts.period, look.lead + points
    ended = EndsPeriod("half" if period < SUDDEN_DEATH else "period")
    return [ended, EndsMatch()] if period and (lead or period >= LAST_PERIOD) else [ended]


def _outs(look: Analysis, mask: int, total: int) -> list[Claim]:
    """Returns that these faces finish a drive of ``total`` yards, or else how many unseen cards would."""
    done, outs = finish(usable(mask, not total), total // SLOT)
    me = look.view.seat
    if total:
        outs &= ~COPIES[KICK_RETURN_BIT]  # it opens a drive or is no use (JF-31)
    return [Finishes(me)] if done else [Outs(me, (outs & look.unseen).bit_count(), look.count)]


def _draw(look: Analysis, action: DrawCard) -> list[Claim]:
    found: list[Claim] = [Draws(look.view.seat, 1), Decides(look.view.seat), *_standing(look)]
    if not finish(usable(look.mask, look.line_empty), look.total // SLOT)[0]:
        found += _outs(look, look.mask, look.total)
    return found


def _take(look: Analysis, action: TakeDiscard) -> list[Claim]:
    found: list[Claim] = [Draws(look.view.seat, 1), Decides(look.view.seat), *_standing(look)]
    reach = usable(look.mask | BIT[look.view.discard_pile[-1]], look.line_empty)
    if finish(reach, look.total // SLOT)[0]:
        found.append(Finishes(look.view.seat))
    return found


def _scored(look: Analysis, points: int, how: ScoreKind) -> list[Claim]:
    """Returns the points and what they end: sudden death, or the last turn of a half (JF-66, JF-75)."""
    found: list[Claim] = [Scores(look.view.seat, points, how), Unanswerable()]
    if look.view.facts.period >= SUDDEN_DEATH:
        return [*found, EndsMatch()]
    return [*found, *([Decides(look.other)] if look.pile else _over(look, points))]


def _make_play(look: Analysis, action: MakePlay) -> list[Claim]:
    me, shape = look.view.seat, SHAPES[action]
    total = look.total + shape.yards
    drive = _drive(me, total)
    found: list[Claim] = [Plays(me, len(action.cards)), Gains(me, shape.yards), drive]
    if not drive.to_go:
        return [*found, *_scored(look, TOUCHDOWN_POINTS, ScoreKind.TOUCHDOWN)]
    hand = without(look.hand, action.cards)
    kept = finisher(hand, drive.to_go)
    if kept:
        found += [Keeps(me, kept), Finishes(me)]
    else:
        found += [*_next(look, hand, total), *_outs(look, faces(hand), total)]
    if shape.unstoppable:
        return [*found, Unanswerable(), Decides(look.other if look.pile else me)]
    return [*found, Decides(look.other)]


def _next(look: Analysis, hand: list[int], total: int) -> list[Claim]:
    """Returns the longest play of the rest of the hand from there, if there is one."""
    plays = plays_of(faces(hand), False, total)
    return [Keeps(look.view.seat, plays[-1].cards)] if plays else []


def _kick(look: Analysis, action: KickFieldGoal) -> list[Claim]:
    return [Plays(look.view.seat, 1), *_scored(look, FIELD_GOAL_POINTS, ScoreKind.FIELD_GOAL)]


def _discard(look: Analysis, action: Discard) -> list[Claim]:
    return [Plays(look.view.seat, 1), Decides(look.other), *_standing(look)]


def _end_half(look: Analysis, action: EndHalf) -> list[Claim]:
    return _over(look)


def _stand(look: Analysis, action: LetItStand) -> list[Claim]:
    # on the last turn their next play follows (JF-64)
    return [_drive(look.other, look.their_total), Decides(look.view.seat if look.pile else look.other)]


def _answer(look: Analysis, action: Answer) -> list[Claim]:
    lost = look.view.lines[look.other][-1].yards if action.card in YELLOW else look.their_total
    after = [Decides(look.view.seat)] if look.pile else _over(look)
    return [Plays(look.view.seat, 1), Loses(look.other, lost), _drive(look.other, look.their_total - lost), *after]


_CLAIMS: dict[type[Action], Callable[[Analysis, Any], list[Claim]]] = {
    DrawCard: _draw,
    TakeDiscard: _take,
    MakePlay: _make_play,
    KickFieldGoal: _kick,
    Discard: _discard,
    EndHalf: _end_half,
    LetItStand: _stand,
    Answer: _answer,
}
