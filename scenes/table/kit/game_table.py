"""The base class of a game's table. A game overrides what it does differently; everything has a default."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.contract import Card, Event
from game.table_state import TableState
from game.variant import Rules
from scenes.control.actions import Actions, V
from scenes.control.pending_choice import HeldCard
from scenes.table.cues.cue_context import CueHooks
from scenes.table.hud.hud import HudHooks
from scenes.table.kit.choice_hooks import ChoiceHooks
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import HAND, Layout
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme


class GameTable(ChoiceHooks[V], CueHooks[V], HudHooks[V], Actions[V]):
    """One game on the table.

    Its hooks are told of in its bases: ``Actions`` (what is asked), ``HudHooks`` (how a match stands), ``Motions`` and
    ``CardPlaces`` (where cards lie and how they move), ``ChoiceHooks`` (how a choice is shown). In the course of an act
    ``acted`` comes first, then ``cues`` for each of its events, then ``take`` for each as it is shown. A jump lays the
    table state and the cards, and calls ``show``.
    """

    alike = True
    """Whether a card's face is the same whichever of the backs it has."""
    shows_hand = True
    """Whether there is a hand now; while there is none the table has its room too (see :class:`Layout`).

    A game may change it at any time, in ``show`` or in a cue: its cards then glide to where they now lie.
    """
    demo: tuple[str, ...] = ()
    """The faces that are played where the game is offered."""

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, rules)
        self.faces = faces
        self.you: int | None = 0
        """The seat that is spoken to, None where only computers play."""
        self.alone = True
        """Whether one person at most sits at this screen, to whom it may say what their hand holds."""
        self.plain_choices = True
        """Whether choices that hardly anybody changes pass by themselves, in a game that has a list of them."""
        self.advises = True
        """Whether the answer that the computer would give may stand out."""
        self.notes: dict[str, str] = {}
        """What is kept beside the match's actions, outside the rules; it survives a reload."""
        self.table_state: TableState = rules.table_state_type()
        """How the match stands as far as it has been shown: what its things draw."""
        self.face_down = False
        """Whether the viewer's hands lie face down, since others look on."""

    def lasting(self) -> dict[str, str]:
        """What of the notes another match of the same setup begins with."""
        return {}

    # Look

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        """Draws one face on blank paper: what is printed on the card, and what it does."""
        ink = theme.color("inkText")
        pen.text(card.title, "block", 22, (HAND.w / 2, 40), ink, HAND.w - 16)
        pen.lines(card.effect, 16, 80, HAND.w - 20, ink, 5)

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""
        self.space, self.viewer = layout, viewer

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints everything of the table that never changes."""

    def things(self) -> Sequence[StageItem]:
        """The game's own things on the stage."""
        return tuple(self.piles.values())

    # How the match stands

    def recall(self, backward: Iterator[Event]) -> None:
        """Takes up what has happened up to what is shown next, for things that say more than the table state does.

        ``backward`` gives the last event first; a game reads as much of it as it needs.
        """

    def show(self, view: V) -> None:
        """Makes its things show what the view says, at once."""
        zones = view.zones()
        for zone, pile in self.piles.items():
            pile.count = len(zones.get(zone, ()))

    # Motion

    def handle_event(self, event: Event) -> None:
        """An event, masked for the viewer, is shown: from now on its things draw what it changed."""
        self.table_state.handle_event(event)

    def acted(self, picked: Sequence[HeldCard], view: V) -> None:
        """Somebody acted, with these cards where it was the player at the screen; ``view`` is the one after it."""
