"""Hooks with which a game shows the current choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.contract import Action, Card, Target
from game.letters import capital
from scenes.control.actions import V
from scenes.control.pending_choice import PendingChoice
from scenes.table.kit.offers import Laid, PlaceChoice, Shortcut, zone_place
from scenes.table.stage.sprites import NO_ICON, Sprite
from scenes.table.stage.zones import CardPlaces


class ChoiceHooks(CardPlaces[V]):
    """The part of a game's table that shows choices."""

    compares = False
    """Whether a card under the pointer is previewed although another one is picked: the game takes one at a time."""

    figures_low = False
    """Whether the figures of the hand lie on the feet of its cards, and not on their upper edges."""

    def on_table(self) -> Sequence[Laid]:
        """Returns what can be pressed or read on the table, each kind in reading order; by default the piles."""
        return [PlaceChoice(capital(pile.name), zone_place(zone), pile.rect) for zone, pile in self.piles.items()]

    def legend(self) -> Mapping[str, pygame.Rect]:
        """Returns the areas in pixels of headings and marks, by the names under which the rules' words explain them."""
        return {}

    def matters(self, view: V) -> Sequence[str]:
        """Returns the marks of the legend that matter to the decision: they are explained in a first match."""
        return ()

    def explains(self, mark: str, text: str) -> bool:
        """Shows the explanation of a mark in a place of its own, or returns False for a bubble beside the mark."""
        return False

    def close(self, view: V) -> bool:
        """Closes what the player has opened beside the choice. Returns whether there was anything to close."""
        return False

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        """Returns the areas in pixels of parts of the table that lessons refer to, by name."""
        return {}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Returns the areas in pixels that no explanation may cover: stakes, and the other side's last play or call."""
        return ()

    def left_in_sight(self) -> Sequence[pygame.Rect]:
        """Returns the areas in pixels that an explanation had better not cover."""
        return ()

    def told(self) -> Sequence[pygame.Rect]:
        """Returns the areas in pixels of sentences about the last play, which a lesson leaves to be read."""
        return ()

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Highlights the places that can be chosen, and draws the focus ring."""
        for zone, pile in self.piles.items():
            pile.legal, pile.focused = zone_place(zone) in open_, zone_place(zone) == focused

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Marks the shortcut that has the focus and the one under the pointer, by name."""

    def mark_sign(self, name: str) -> None:
        """Tells the mark of the legend that pointer or focus are on, empty for none."""

    def about_now(self, card: Card, view: V) -> str:
        """Returns what else is known of playing a card now, for its large picture, in sentences; empty for nothing."""
        return ""

    def place_at(self, position: tuple[int, int]) -> tuple[Target, pygame.Rect] | None:
        """Returns the place under a dragged card, even a forbidden one if the game can say why; otherwise None."""
        return None

    def carried(self, zone: str) -> float | None:
        """Returns the width in pixels of a zone's card while dragged over the table, or None to keep it."""
        return None

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """Returns the action of dropping the picked cards at a point, or None if there is not exactly one."""
        areas = self.areas()
        over = {place for place, area in areas.items() if area.collidepoint(position)}
        targets = {action: action.pick(self.viewer).target for action in candidates}
        meant = [action for action, target in targets.items() if (target in over if over else target not in areas)]
        return meant[0] if len(meant) == 1 else None

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """Returns the drop area of each place; a pile's is a little larger than the pile."""
        grown = {zone: pile.rect.inflate(pile.rect.w // 2, pile.rect.h // 4) for zone, pile in self.piles.items()}
        return {zone_place(zone): area for zone, area in grown.items()}

    def show_choice(self, choosing: PendingChoice | None, hand: Sequence[Sprite], view: V) -> None:
        """Shows more about the decision and the picked cards; ``choosing`` is None while nothing is asked."""

    def figures(self, view: V, legal: Sequence[Action]) -> Mapping[str, str]:
        """Returns a short figure for cards of the hand that can be played now, by their faces. Called once a choice."""
        return {}

    def figure_icon(self, figure: str) -> tuple[str, str]:
        """Returns the picture before a figure, which tells its kind, and its color; an empty name for none."""
        return NO_ICON

    def harm(self, card: Card, view: V) -> str:
        """Returns why a card that can be used now would not help the viewer, in a sentence; empty if it may."""
        return ""

    def shortcuts(self, view: V, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """Returns the shortcuts of the decision."""
        return ()

    def row_of(self, action: Action) -> int | None:
        """The row of buttons, from the top, that an action's button always has; None where rows follow one another.

        With kept places nothing comes under a pointer that has just pressed something else.
        """
        return None

    def preview(self, action: Action | None, view: V) -> None:
        """Shows what an action would do; None removes the preview."""

    def glance(self, card: Card | None, view: V) -> None:
        """Shows what the card under pointer or focus would do; None removes it."""
