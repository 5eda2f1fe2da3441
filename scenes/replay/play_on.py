"""The dialog that starts a practice match from a place in a finished match: seat, opponent and cards."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.bots import LEVELS
from game.clubs import level_title
from game.cursor import Cursor, Step
from game.deciders import Decider
from game.record import HUMAN, Player
from scenes.control.setup import Setup
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.panel import Heading, Paragraph
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

TITLE, START = "Try it from here", "Play on"
WORDS = "A new match goes on from this place of the replay. It is practice, and counted nowhere."
FROM_CHOICE = "It begins with your last choice of this play."
AS_THEY_LAY, DEALT_ANEW = "As they lay", "Dealt anew"
WHICH_CARDS = "Dealt anew: what you could not see."


class PlayOn(PageScene):
    """Starts a practice match from the place of a cursor in a finished match, where somebody must have a decision."""

    opaque = False
    first_focus = START

    def __init__(self, app: App, cursor: Cursor, start: Callable[[Setup], object]) -> None:
        """``start`` gets the setup of the practice match."""
        super().__init__(app)
        self.cursor, self._start = cursor, start
        decision = cursor.state.decision
        assert decision is not None
        players = cursor.match.players
        people = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
        self.seat = decision.seat if not people or decision.seat in people else people[0]
        levels = [player.kind for player in players if player.kind in LEVELS]
        self.level = levels[0] if levels else LEVELS[0]
        self.cards = AS_THEY_LAY

    def compose(self) -> None:
        words = WORDS if self.place == self.cursor.count else f"{WORDS} {FROM_CHOICE}"
        parts: list[tuple[Widget, float]] = [(Heading(TITLE, accent="firstDown"), 12), (Paragraph(words), 10)]
        buttons = [
            Button(START, self._play, kind="primary", glyph="play", center=True, zone="dialog", accent="firstDown"),
            Button("Cancel", self.cancel, center=True, zone="dialog"),
        ]
        parts += [(choice, 4) for choice in self._choices()]
        self.add_dialog(parts, buttons, accent="firstDown", width=660)

    def _choices(self) -> list[Choice]:
        names = self.cursor.match.names
        return [
            self._choice("You play", "seat", [*range(len(names))], names),
            self._choice("Against", "level", LEVELS, [level_title(level) for level in LEVELS]),
            self._choice("Cards", "cards", [AS_THEY_LAY, DEALT_ANEW], [AS_THEY_LAY, DEALT_ANEW], WHICH_CARDS),
        ]

    def _choice(
        self, name: str, attribute: str, values: Sequence[Any], labels: Sequence[str], detail: str = ""
    ) -> Choice:
        def change(value: Any) -> None:
            setattr(self, attribute, value)

        value = getattr(self, attribute)
        return Choice(name, values, labels, value, change, detail=detail, zone="dialog", share=0.6)

    def _play(self) -> None:
        self.app.stack.pop()
        self._start(self.setup())

    @property
    def place(self) -> int:
        """The number of actions before the practice match.

        It starts at the cursor if the seat has a choice there. Otherwise it starts at the seat's last choice of the
        same play, because what followed from that choice would play itself.
        """
        count = self.cursor.count
        plays = self.cursor.places(Step.PLAY)
        start = max((place for place in plays if place <= count), default=0)
        return next((place for place in range(count, start - 1, -1) if self._has_choice(place)), count)

    def _has_choice(self, place: int) -> bool:
        """Returns whether the seat has a choice with several possibilities after ``place`` actions."""
        match = self.cursor.match
        decision = match.decisions[place] if place < len(match.decisions) else None
        if decision is None or decision.seat != self.seat or match.deciders[place] is Decider.TABLE:
            return False
        return match.gesture_start(place) == place and len(match.state_after(place).legal_actions()) > 1

    def setup(self) -> Setup:
        """Returns the setup of the chosen practice match. The computer plays the other seats."""
        match = self.cursor.match
        state = match.state_after(self.place)
        if self.cards == DEALT_ANEW:
            state = state.view(self.seat).sample(Random(secrets.randbits(64)))
        players = tuple(
            Player(player.name, HUMAN if seat == self.seat else self.level) for seat, player in enumerate(match.players)
        )
        return Setup.of(match).from_position(match, players, state.to_dict())
