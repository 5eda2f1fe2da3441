"""The base class of a game's table. Everything has a default that a game can override."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.contract import Card, Event
from game.table_state import TableState
from game.variant import Rules
from scenes.control.actions import Actions, V
from scenes.control.pending_choice import HeldCard
from scenes.table.cues.cue_context import CueHooks
from scenes.table.hud.hud_hooks import HudHooks
from scenes.table.kit.choice_hooks import ChoiceHooks
from scenes.table.stage.board import Board
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import HAND, Layout
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme


class GameTable(ChoiceHooks[V], CueHooks[V], HudHooks[V], Actions[V]):
    """One game on the table.

    Its hooks are documented in its bases: ``Actions`` (decisions), ``HudHooks`` (state of the match), ``CueHooks`` and
    ``CardPlaces`` (cards and animations), ``ChoiceHooks`` (choices). For a gesture of one act or more the playback
    calls ``acted`` once, then ``cues`` for each event, then ``handle_event`` for each event when it is shown. After a
    jump it sets ``table_state``, places the cards and calls ``show``.
    """

    alike = True
    """Whether a card's face does not depend on its back."""
    shows_hand = True
    """Whether there is a hand now; otherwise the table uses its space (see :class:`Layout`).

    A game may change it at any time, in ``show`` or in a cue. Cards then glide to their new places.
    """
    demo: tuple[str, ...] = ()
    """The faces shown in the menu's demonstration of the game."""

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, rules)
        self.faces = faces
        self.board: Board | None = None
        """The cards as they lie and move; None until a playback shows the table."""
        self.you: int | None = 0
        """The seat addressed as "you", or None if only computers play."""
        self.alone = True
        """Whether at most one person plays at this screen, so that the table may show what their hand holds."""
        self.plain_choices = True
        """Whether choices that hardly anybody changes are made automatically, in a game that lists them."""
        self.advises = True
        """Whether the answer that the computer would give may be highlighted."""
        self.rates_calls = True
        """Whether the best calls are starred, if it advises, and those of a drive compared; not in a lesson."""
        self.knows_game: Callable[[], bool] = lambda: True
        """Whether the player has finished a match of this game."""
        self.learned: Sequence[str] = ()
        """Names of the lessons that the player has done."""
        self.taught = ""
        """Name of the place on the table that a lesson asks for now."""
        self.notes: dict[str, str] = {}
        """The table's own notes, stored with the match but outside the rules."""
        self.table_state: TableState = rules.table_state_type()
        """The state of the match as far as it has been shown, which the game's items draw."""
        self.face_down = False
        """Whether the viewer's hand lies face down because others look on."""

    def lasting(self) -> dict[str, str]:
        """Returns the notes with which another match of the same setup starts."""
        return {}

    # Appearance

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        """Draws the text of a card's face on blank paper."""
        ink = theme.color("inkText")
        pen.text(card.title, "block", 22, (HAND.w / 2, 40), ink, HAND.w - 16)
        pen.lines(card.effect, 16, 80, HAND.w - 20, ink, 5)

    def layout(self, layout: Layout, viewer: int) -> None:
        """Places everything for a window size and the seat at the bottom."""
        self.space, self.viewer = layout, viewer

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints the parts of the table that never change."""

    def things(self) -> Sequence[StageItem]:
        """Returns the game's own items for the stage."""
        return tuple(self.piles.values())

    # State of the match

    def recall(self, backward: Iterator[Event]) -> None:
        """Restores what the game's items show beyond the table state, after a jump.

        ``backward`` yields the past events, latest first; a game reads as many as it needs.
        """

    def show(self, view: V) -> None:
        """Makes the game's items show what the view says, without animation."""
        zones = view.zones()
        for zone, pile in self.piles.items():
            pile.count = len(zones.get(zone, ()))

    # Animation

    moves_idly = False
    """Whether something moves by itself now, so that the window must be drawn while a decision is asked."""

    def move_idly(self, dt: float) -> None:
        """Moves on what moves while nothing happens, by ``dt`` seconds. Not called if the player wants no motion."""

    def stand_still(self) -> None:
        """Puts what moves idly at rest at once: the player wants no motion any more, or the table jumps."""

    def handle_event(self, event: Event) -> None:
        """Called when an event, masked for the viewer, is shown: updates the table state."""
        self.table_state.handle_event(event)

    def acted(self, picked: Sequence[HeldCard], view: V) -> None:
        """Called after an action, with the cards ``picked`` by the player at the screen and the view after it."""
