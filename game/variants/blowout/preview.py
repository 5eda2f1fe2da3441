"""The outcome of a call against each card that may meet it; the table shows it before the snap."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.field import FIELD
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import DEF, KIND, PASS, RUN, YARDS
from game.variants.blowout.events import PlayResult
from game.variants.blowout.yardage import play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


class Meeting(NamedTuple):
    """A card that the other seat may call, and the outcome of a call against it."""

    code: str
    out: int
    """Copies that the other seat's deck and hand hide."""
    gain: int
    """Yards that the offense gains then, at most to a goal line, without responses."""
    how: PlayResult
    ends_at: int


def meetings(view: BlowoutView, code: str) -> list[Meeting]:
    """Returns the outcome of a RUN, PASS or defensive play against each play of the other seat that is still out."""
    kinds = (RUN, PASS) if KIND[code] == DEF else (DEF,)
    card_count = CardCount(view)
    found = []
    for other, out in sorted(card_count.all_out().items(), key=lambda each: (KIND[each[0]], YARDS[each[0]])):
        if KIND[other] in kinds:
            play, against = (other, code) if KIND[code] == DEF else (code, other)
            how, end = play_end(KIND[play], YARDS[play] - YARDS[against], "", view.facts.ball_on)
            gain = min(max(end, 0), FIELD) - view.facts.ball_on
            found.append(Meeting(other, out, gain, how, end))
    return found


def expected(view: BlowoutView, code: str) -> float:
    """Returns the average gain if each card that is out is equally likely; 0 if none is out."""
    found = meetings(view, code)
    cards = sum(meeting.out for meeting in found)
    return sum(meeting.gain * meeting.out for meeting in found) / cards if cards else 0.0
