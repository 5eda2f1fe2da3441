"""The best and the worst that a call may come to on this down, with every answer and foul that may be held."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.field import FIELD
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import (
    CODE,
    DEF,
    DEFENSE,
    DELAY,
    HOLDING,
    INTERFERENCE,
    KIND,
    OFFENSE,
    OFFSIDES_D,
    OFFSIDES_O,
    PASS,
    SACK,
    SACK_YARDS,
    TAKES_BALL,
    YARDS,
)
from game.variants.blowout.preview import meetings
from game.variants.blowout.yardage import backward, forward

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


class End(NamedTuple):
    """An end of a down; the lower, the worse for the offense."""

    points: int
    """1 for a touchdown, -1 for a safety, -2 for a ball that is lost, else 0."""
    gain: int
    """Yards of the offense, at most to a goal line."""


LOST, SAFETY, TOUCHDOWN = -2, -1, 1
"""What ``points`` of an end stands for besides 0, which is a spot on the field."""


def extremes(view: BlowoutView, code: str) -> tuple[End, End]:
    """Returns the worst and the best end for the offense of a RUN, PASS or defensive play of the viewer.

    A CHALLENGE, after which nothing has happened, and kicks on fourth down do not count. There must be a card that
    the call may meet.
    """
    ball_on, met = view.facts.ball_on, meetings(view, code)
    defends = KIND[code] == DEF
    plays = [meeting.code for meeting in met] if defends else [code]
    kinds = {KIND[play] for play in plays}
    found = [_end(ball_on, ball_on if each.how == "overthrown" else each.ends_at) for each in met]
    stops, saves = _may_play(view, DEFENSE, own=defends), _may_play(view, OFFENSE, own=not defends)
    if SACK in stops and PASS in kinds:
        found.append(_end(ball_on, ball_on - SACK_YARDS))
    found += [End(LOST, 0) for kind, card in TAKES_BALL.items() if kind in kinds and card in stops]
    if not defends and stops & {DELAY, OFFSIDES_O}:
        found.append(_end(ball_on, backward(ball_on)))
    if saves & {HOLDING, *((OFFSIDES_D,) if defends else ())}:
        found.append(_end(ball_on, forward(ball_on)))
    if INTERFERENCE in saves:
        found += [_end(ball_on, forward(ball_on, YARDS[play])) for play in plays if KIND[play] == PASS]
    return min(found), max(found)


def _end(ball_on: int, ends_at: int) -> End:
    points = TOUCHDOWN if ends_at >= FIELD else SAFETY if ends_at <= 0 else 0
    return End(points, min(max(ends_at, 0), FIELD) - ball_on)


def _may_play(view: BlowoutView, deck: int, *, own: bool) -> set[str]:
    """Returns the faces of that deck that the viewer holds or, if it is not their ``own``, that the other may hold."""
    if own:
        return {CODE[card] for card in view.hands[deck]}
    return {code for code, copies in CardCount(view).out(deck).items() if copies}
