"""The end of a play of Card Bowl in words, with where its yards came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.field import FIELD
from game.letters import capital
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.plain_results import from_lead
from game.variants.card_bowl.record_sheet import ANY_KICK, in_words
from game.variants.card_bowl.table_state import from_home


class Leg(NamedTuple):
    """A stride of the ball along the field, in yards from Home's goal line."""

    start: float
    end: float
    by: int
    """Yards of the stride."""
    way: own.Way
    seat: int
    """The seat that moves it."""


class Ended(NamedTuple):
    """The end of a play, with what is needed to tell of it."""

    event: own.PlayEnded
    why: str = ""
    """Where its yards came from, after a space."""
    recovered: bool = False
    """Whether a loose ball was recovered in it."""

    def words(self, names: Sequence[str]) -> str:
        """Returns it in words."""
        event = self.event
        lost = "fumbled, and recovered by" if self.recovered else "a red joker, intercepted by"
        told = in_words(event, names, lost) + self.why
        if self.recovered and event.play in ANY_KICK:
            return f"{told} {names[event.holder]} recovered the loose ball."
        return f"Fumbled and recovered. {told}" if self.recovered and event.holder == event.seat else told

    @property
    def scored(self) -> bool:
        """Whether it was a touchdown, a safety or a field goal."""
        return self.event.how in ("touchdown", "safety") or (self.event.play, self.event.how) == ("field_goal", "good")


def sum_words(ended: own.PlayEnded, sums: own.Resolved | None, in_open: int) -> str:
    """Returns how much came from the sums at the line, and how much from ``in_open`` yards in the open field.

    It begins with a space; it is empty where the two do not add up to the gain.
    """
    if sums is None or (ended.holder, ended.gain) != (ended.seat, sums.gain + in_open):
        return ""
    needed = FIELD - ended.los
    if not in_open and sums.what == "pass" and ended.gain > needed:  # the end of the play tells no yard beyond the line
        return f" Ahead by {sums.totals[0] - sums.totals[1]}, and {needed} were needed."
    if not in_open:
        return f" {from_lead(sums)}".rstrip()
    if in_open < 0:
        return ""
    if sums.what == "pass" and sums.gain > 0:
        return f" {sums.gain} through the air, {in_open} after the catch."
    gained = yards(sums.gain) if sums.gain > 0 else f"{yards(-sums.gain)} lost" if sums.gain else "nothing"
    return f" {capital(gained)} at the line, {in_open} in the open field."


def return_words(ran: int, on_cards: int, off: int, in_open: int) -> str:
    """Returns the yards of a kick's return, after a space: its cards, less what the cover takes off."""
    further = f", {in_open} in the open field" if in_open > 0 else ""
    told = f"Returned {yards(ran)}" if ran >= 0 else f"The return lost {yards(-ran)}"
    return f" {told}: {on_cards} on the cards, {off} off for the cover{further}."


def run_back_words(ended: own.PlayEnded, legs: Sequence[Leg]) -> str:
    """Returns how far a lost ball was run back, after a space; empty if it was not."""
    own_legs = [leg for leg in legs if leg.way == "ground" and leg.seat == ended.holder]
    if ended.holder == ended.seat or not own_legs:
        return ""
    first = own_legs[0]
    begins = first.start if first.by else first.end  # the first may bring it to where he takes it
    end = from_home(ended.holder, min(ended.ball_on, FIELD))
    ran = round(end - begins) * (1 if ended.holder == 0 else -1)
    return f" The return: {yards(ran)}." if ran > 0 else ""


def flight_words(moved: own.BallMoved, distance: int) -> str:
    """Returns how far a kick has flown, and by which numbers (CB-102, CB-151); empty for other kicks."""
    if moved.row == "flies":
        return f"It flew {yards(distance)}: {moved.other} and {moved.drawn} on the cards."
    if moved.row == "short":
        return f"It flew {yards(distance)}: {distance + moved.drawn} at most, less the {moved.drawn} of its cards."
    return ""
