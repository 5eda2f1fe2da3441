"""What every action of Card Bowl shares: its text form, and how it names numbers, lanes and men."""

from __future__ import annotations

from typing import Any, Literal

from game.contract import Action, Pick, Source, Target
from game.variants.card_bowl.cards import MAN

Side = Literal["left", "right"]
Answer = Literal[
    "heads", "tails", "kick", "receive", "take_ball", "kick_over", "touchback", "return", "punt_type",
    "kickoff_type", "scrimmage", "field_goal", "spike", "kneel", "fair_catch", "bounce", "extra_point",
    "two_points", "keep", "exchange", "done", "no_motion", "penalty", "timeout", "no_timeout", "no_sneak",
    "go_on", "no_cover", "reception", "incomplete", "keep_ball", "draw", "out_of_bounds", "accept", "decline",
    "run_back",
]  # fmt: skip


class CardBowlAction(Action, frozen=True):
    """An action whose text form is made of its tag and its fields."""

    def __str__(self) -> str:
        word = str(self.__struct_config__.tag).upper()
        fields = [_written(getattr(self, name)) for name in self.__struct_fields__]
        return f"{word}({','.join(fields)})" if fields else word


def _written(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class Choose(CardBowlAction, frozen=True, tag="choose"):
    """One of the plain answers of a decision."""

    what: Answer

    def __str__(self) -> str:
        return self.what.upper()


def number_of(range_: str, number: int) -> Pick:
    """The pick of a number from a range."""
    return Pick((), Target("number", range_, number))


def lane_of(low: int, high: int | None = None) -> Target:
    """The place of a lane, or of the gap between two."""
    return Target("lane", lane_name(low, low if high is None else high), low)


def lane_name(low: int, high: int) -> str:
    """What a lane, or the gap between two, is called in a file.

    >>> lane_name(-2, -2), lane_name(-2, 2)
    ('-2', '-2/2')
    """
    return str(low) if low == high else f"{low}/{high}"


def man_of(seat: int, man: int) -> tuple[Source, ...]:
    """The card of a man; which card it is, only its zone can tell."""
    return (Source(MAN[seat][man], ""),)
