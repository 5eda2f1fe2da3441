"""A match as a screen shows it: up to which act, for which seat, and with which prompt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from game.commitment import Seal
from game.contract import Decision, Event, View
from game.cursor import Cursor, Step
from game.deciders import Decider
from game.match import Match
from game.record import HUMAN, Player
from game.sight import Sight
from game.variant import Rules
from game.win_line import Point, RunningLine


class PromptText(NamedTuple):
    """The content of the prompt."""

    text: str | None
    """None to keep the last text."""
    seat: int | None = None
    """The seat whose color it has; None for the seat that decided before."""
    asked: bool = False
    """Whether the viewer is asked for something."""


class Refresh:
    """Collects changes: parts call ``due``, and the display is renewed in the next frame or before it is read."""

    def __init__(self, renew: Callable[[], object] = lambda: None) -> None:
        """``renew`` updates the display. It is set by the scene that joins the parts."""
        self.renew = renew
        self._due = False

    def due(self) -> None:
        """Marks the display as out of date."""
        self._due = True

    def at_once(self) -> None:
        """Renews the display at once, so that a later renewal does not undo what begins now."""
        self.due()
        self.now()

    def now(self) -> None:
        """Renews the display if it is out of date."""
        if self._due:
            self._due = False
            self.renew()


class ShownMatch(ABC):
    """All that the drawing code knows of a match. Subclassed for a table that is played and for one that is watched."""

    viewer = 0
    """The seat that the table is seen from."""
    tells_chances = False
    """Whether chances to win are shown whatever the settings say."""

    def __init__(self) -> None:
        self.refresh = Refresh()
        """Renews the display of the choices after a change."""
        self._line: RunningLine | None = None

    # The match

    @property
    @abstractmethod
    def _match(self) -> Match:
        """The match. The drawing code sees only what this class exposes."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._match.rules

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the match."""
        return self._match.options

    @property
    def players(self) -> Sequence[Player]:
        """The player of each seat."""
        return self._match.players

    @property
    def practice(self) -> bool:
        """Whether the match is practice, which is counted nowhere."""
        return self._match.practice

    @property
    def alone(self) -> bool:
        """Whether at most one person plays at this screen."""
        return sum(player.kind == HUMAN for player in self.players) < 2

    @property
    def names(self) -> Sequence[str]:
        """The seats' clubs."""
        return self._match.names

    @property
    def seal(self) -> Seal | None:
        """The promise about the deal."""
        return self._match.seal

    @property
    def first_period(self) -> int | None:
        """The period that the match began with."""
        return self._match.first_period

    @property
    @abstractmethod
    def notes(self) -> dict[str, str]:
        """The table's own notes on the match, outside the rules."""

    # Progress

    @property
    @abstractmethod
    def acts(self) -> Sequence[Sequence[Event]]:
        """The events of the opening, and of each act after it."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision after the last shown act; None at the end of the match."""

    @property
    def view(self) -> View:
        """What the viewer knows after the last shown act."""
        return self.view_after(len(self.acts) - 1)

    @abstractmethod
    def view_after(self, act: int, seat: int | None = None) -> View:
        """Returns what a seat, the viewer's by default, knew after an act; 0 is the opening."""

    def played_itself(self, act: int) -> bool:
        """Returns whether an act played itself at the only person's seat."""
        return self.alone and act > 0 and self._match.deciders[act - 1 : act] == [Decider.TABLE]

    def begins_exchange(self, events: Sequence[Event]) -> bool:
        """Returns whether an act begins a new exchange, in a game that makes its players forget older ones."""
        forgetting = self.rules.forgetting
        return forgetting is not None and any(map(forgetting.begins, events))

    @property
    def remembered_from(self) -> int:
        """The first act whose cards are still shown: those of older exchanges are forgotten (FW-13)."""
        if self.rules.forgetting is None:
            return 0
        acts = self.acts
        begun = (act for act in reversed(range(len(acts))) if self.begins_exchange(acts[act]))
        return next(islice(begun, 1, None), 0)

    @property
    def play_starts(self) -> Sequence[int]:
        """The numbers of actions before each play of the match."""
        return Cursor(self._match).places(Step.PLAY)

    def chances_to(self, act: int) -> Sequence[Point]:
        """Returns each seat's chance to win from the opening to an act, from public knowledge; empty for none."""
        if self._line is None:
            self._line = RunningLine(self._match)
        return self._line.to(act)

    # The viewer

    @property
    @abstractmethod
    def you(self) -> int | None:
        """The seat addressed as "you", or None."""

    @property
    @abstractmethod
    def sight(self) -> Sight:
        """The seats whose hands lie face up."""

    @abstractmethod
    def masked(self, event: Event) -> Event:
        """Returns an event as the viewer may see it."""

    @property
    @abstractmethod
    def waits(self) -> bool:
        """Whether somebody is there who can close a panel that waits."""

    @property
    def logged_from(self) -> int:
        """The first act in the log."""
        return 0

    @property
    @abstractmethod
    def first_new_act(self) -> int:
        """The first act in the strips of the other seats: everything since the viewer acted."""

    # The prompt

    @property
    @abstractmethod
    def prompt(self) -> PromptText | None:
        """The prompt for the current position; None to keep the last one."""

    @property
    def turn(self) -> PromptText | None:
        """Whose turn it is, as others read it."""
        decision = self.decision
        if decision is None:
            return None
        return PromptText(self.rules.turn_text(decision, self.names[decision.seat]), decision.seat)
