"""The part of a match that a screen shows: up to which act, for which seat, and what it says of the decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.commitment import Seal
from game.contract import Decision, Event, View
from game.match import Match
from game.record import HUMAN, Player
from game.sight import Sight
from game.variant import Rules
from game.win_line import Point, RunningLine


class Said(NamedTuple):
    """What stands in the prompt's place."""

    text: str | None
    """None where what was told last stays."""
    seat: int | None = None
    """Whose color it has; None for the color of the seat that decided before."""
    asked: bool = False
    """Whether the viewer is asked for something."""


class Refresh:
    """Parts that change something say ``due``; it is shown anew in the next frame, or before somebody reads it."""

    def __init__(self, renew: Callable[[], object] = lambda: None) -> None:
        """``renew`` shows everything anew; the scene that joins the parts sets it."""
        self.renew = renew
        self._due = False

    def due(self) -> None:
        """Something has changed."""
        self._due = True

    def at_once(self) -> None:
        """Something has changed, and is shown before anything else is: what begins now must not be undone by it."""
        self.due()
        self.now()

    def now(self) -> None:
        """Shows what has changed, if anything has: what is read next has to be as it is."""
        if self._due:
            self._due = False
            self.renew()


class ShownMatch(ABC):
    """All that the drawing side knows of a match. Who decides has one of its own, and so has who looks on."""

    viewer = 0
    """The seat that the table is seen from."""
    tells_chances = False
    """Whether the chance to win is shown whatever the settings say."""

    def __init__(self) -> None:
        self.refresh = Refresh()
        """What shows the choices, to be renewed where something about them has changed."""
        self._line: RunningLine | None = None

    # The match

    @property
    @abstractmethod
    def _match(self) -> Match:
        """The match, of which the drawing side sees what is named here."""

    @property
    def rules(self) -> Rules:
        """The rules of its game."""
        return self._match.rules

    @property
    def options(self) -> Mapping[str, str]:
        """What was agreed on for it."""
        return self._match.options

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at each seat."""
        return self._match.players

    @property
    def alone(self) -> bool:
        """Whether one person at most plays at this screen."""
        return sum(player.kind == HUMAN for player in self.players) < 2

    @property
    def names(self) -> Sequence[str]:
        """The seats' clubs."""
        return self._match.names

    @property
    def seal(self) -> Seal | None:
        """What was promised of the deal."""
        return self._match.seal

    @property
    def first_period(self) -> int | None:
        """The period that it began with."""
        return self._match.first_period

    @property
    @abstractmethod
    def notes(self) -> dict[str, str]:
        """What the table keeps beside the actions, outside the rules."""

    # How far

    @property
    @abstractmethod
    def acts(self) -> Sequence[Sequence[Event]]:
        """The events of the opening, and of each act after it."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision after the last of them; None at the end of the match."""

    @property
    def view(self) -> View:
        """What the viewer knows after the last of them."""
        return self.view_after(len(self.acts) - 1)

    @abstractmethod
    def view_after(self, act: int, seat: int | None = None) -> View:
        """What a seat, the viewer's by default, knew after that act; 0 is the opening."""

    def begins_exchange(self, events: Sequence[Event]) -> bool:
        """Whether an exchange that is not to be forgotten yet begins with an act, in a game that forgets."""
        forgetting = self.rules.forgetting
        return forgetting is not None and any(map(forgetting.begins, events))

    @property
    def remembered_from(self) -> int:
        """The first act whose cards are still told: those of older exchanges are forgotten (FW-13)."""
        if self.rules.forgetting is None:
            return 0
        begun = [act for act, events in enumerate(self.acts) if self.begins_exchange(events)]
        return begun[-2] if len(begun) > 1 else 0

    def chances_to(self, act: int) -> Sequence[Point]:
        """Each seat's chance to win from the opening to an act, from what everybody knows; empty for none."""
        if self._line is None:
            self._line = RunningLine(self._match)
        return self._line.to(act)

    # To whom

    @property
    @abstractmethod
    def you(self) -> int | None:
        """The seat that is spoken to as you; None where nobody is."""

    @property
    @abstractmethod
    def sight(self) -> Sight:
        """Whose hands lie face up."""

    @abstractmethod
    def masked(self, event: Event) -> Event:
        """An event as the viewer may read of it."""

    @property
    @abstractmethod
    def waits(self) -> bool:
        """Whether somebody is there who closes a panel that waits."""

    @property
    def logged_from(self) -> int:
        """The first act that the log tells of."""
        return 0

    @property
    @abstractmethod
    def first_new_act(self) -> int:
        """The first act that the strips of the other seats tell of: what happened since the viewer acted."""

    # What is said

    @property
    @abstractmethod
    def said(self) -> Said | None:
        """What the prompt says as the match stands; None where what was told last stays."""

    @property
    def turn(self) -> Said | None:
        """Whose turn it is, as others read it."""
        decision = self.decision
        return None if decision is None else Said(f"{self.names[decision.seat]} to decide.", decision.seat)
