"""The base classes of actions: their text form, and how they name numbers, lanes and men."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

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

    label: ClassVar[str] = ""
    """Label with its fields in braces; empty if ``words`` writes it."""
    menu: ClassVar[str | None] = None
    """Name of the menu that collects actions of its kind."""

    @property
    def lane(self) -> tuple[int, int]:
        """The lane that its fields name, or the two ends of a gap; for kinds that have such fields."""
        fields: Any = self
        return (fields.g, fields.g) if hasattr(self, "g") else (fields.low, fields.high)

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


class ChooseNumber(CardBowlAction, frozen=True):
    """An action whose only field is a number from a range."""

    range_: ClassVar[str]
    unit: ClassVar[int] = 1

    def pick(self, seat: int) -> Pick:
        return number_of(self.range_, getattr(self, self.__struct_fields__[0]) * self.unit)


def number_of(range_: str, number: int) -> Pick:
    """Returns the pick of a number from a range."""
    return Pick((), Target("number", range_, number))


class MoveMan(CardBowlAction, frozen=True):
    """A move of a man of the defense, who is named by his number, perhaps with a place for him."""

    man: int

    def goal(self) -> Target | None:
        """Returns where he goes."""
        return None

    def pick(self, seat: int) -> Pick:
        return Pick((Source(MAN[seat][self.man], ""),), self.goal())


class ToLane(MoveMan, frozen=True):
    """A man of the defense goes into a lane."""

    g: int

    def goal(self) -> Target:
        return lane_of(self.g)


class OnSlot(CardBowlAction, frozen=True):
    """An action that names a slot of the offense."""

    slot: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.slot))


def lane_of(low: int, high: int | None = None) -> Target:
    """Returns the place of a lane, or of the gap between two."""
    return Target("lane", lane_name(low, low if high is None else high), low)


def lane_name(low: int, high: int) -> str:
    """Returns the name of a lane, or of the gap between two, in a file.

    >>> lane_name(-2, -2), lane_name(-2, 2)
    ('-2', '-2/2')
    """
    return str(low) if low == high else f"{low}/{high}"
