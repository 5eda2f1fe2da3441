"""What a call would come to against each card that may meet it: the curve that a table shows before the hike."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.field import FIELD
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import DEF, KIND, PASS, RUN, YARDS
from game.variants.blowout.events import Ended
from game.variants.blowout.yardage import play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


class Meeting(NamedTuple):
    """One card of the other seat that a call may meet."""

    code: str
    out: int
    """How many of it the other seat's deck and hand hide."""
    gain: int
    """What the offense gains then up to a goal line, responses left out."""
    how: Ended
    ends_at: int


def meetings(view: BlowoutView, code: str) -> list[Meeting]:
    """How a RUN, a PASS or a defensive play fares against each play of the other seat that is still out."""
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
    """The average gain of the play, each card that is out being as likely as the next; 0 where none is."""
    found = meetings(view, code)
    cards = sum(meeting.out for meeting in found)
    return sum(meeting.gain * meeting.out for meeting in found) / cards if cards else 0.0
