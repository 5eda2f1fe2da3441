"""Where the yards of a play of Card Bowl came from, in words that follow its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.field import FIELD
from game.letters import capital
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.plain_results import from_lead
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


def sum_words(ended: own.PlayEnded, sums: own.Resolved | None, in_open: int) -> str:
    """Returns how much came from the sums at the line, and how much from ``in_open`` yards in the open field.

    It begins with a space; it is empty where the two do not add up to the gain.
    """
    if sums is None or (ended.holder, ended.gain) != (ended.seat, sums.gain + in_open):
        return ""
    if not in_open:
        return f" {from_lead(sums)}".rstrip()
    if in_open < 0:
        return ""
    if sums.what == "pass" and sums.gain > 0:
        return f" {sums.gain} through the air, {in_open} after the catch."
    gained = yards(sums.gain) if sums.gain > 0 else f"{yards(-sums.gain)} lost" if sums.gain else "nothing"
    return f" {capital(gained)} at the line, {in_open} in the open field."


def return_words(on_cards: int, off: int, in_open: int) -> str:
    """Returns the sum of a kick's return, after a space: its cards, less what the cover takes off."""
    further = f", {in_open} in the open field" if in_open > 0 else ""
    return f" The return: {on_cards} on the cards, {off} off for the cover{further}."


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
        return f"It flew {yards(distance)}: {distance + moved.drawn}, less {moved.drawn} on the cards."
    return ""
