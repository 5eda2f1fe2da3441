"""The cards of the best play and how it is told, from public events only."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.event_order import JOKERS
from game.variants.card_bowl.record_sheet import in_words

MAKING = frozenset(
    {
        *("handoff", "pass", "yardage", "reception", "reception_screen", "reception_lateral", "run", "return"),
        *("field_goal_1", "field_goal_2", "field_goal_2_late", "field_goal", "field_goal_late"),
        *("extra_point_1", "extra_point"),
    }
)
"""Purposes of the cards that bring yards or points to the side for which they are drawn."""


def play_cards(acts: Sequence[Sequence[Event]], seat: int) -> list[int]:
    """Returns the cards drawn for a seat in its last play; the men who were added up for it if none were drawn."""
    drawn, men, offense, runner = list[int](), list[int](), seat, seat
    for event in (event for events in acts for event in events):
        if isinstance(event, own.PlayBegan):
            drawn, men, offense, runner = [], [], event.seat, event.seat
        elif isinstance(event, own.Intercepted | own.Recovered | own.RunBroke):
            runner = event.seat
        elif isinstance(event, own.Drew) and event.purpose in MAKING and event.code not in JOKERS:
            runner = 1 - offense if event.purpose == "return" else runner
            drawn += [ID[event.code]] if runner == seat else []
        elif isinstance(event, own.Resolved) and offense == seat:
            codes = (term.label.rpartition(" ")[2] for term in event.offense if term.counts)
            men = [ID[code] for code in codes if code in ID]
    return drawn or men


def play_line(event: Event, names: Sequence[str]) -> str:
    """Returns who had the ball, the play and its yards.

    >>> play_line(own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16), ("Gulls", "Foxes"))
    'Gulls. Pass: 16 yards, to the Gulls 40.'
    """
    return f"{names[event.seat]}. {in_words(event, names)}" if isinstance(event, own.PlayEnded) else ""
