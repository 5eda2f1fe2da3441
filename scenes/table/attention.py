"""What pointer and focus rest on: it rises, sways, is ringed, and is explained."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from scenes.table.animator import Animator, out_cubic
from scenes.table.choosing import Choosing
from scenes.table.controls import CardTarget, DriveTarget, FaceTarget, LogTarget, Press
from scenes.table.layout import LIFT
from scenes.table.sprites import Sprite
from scenes.ui.bubble import HOVER_DELAY
from scenes.ui.focus import Focus, Target

if TYPE_CHECKING:
    from scenes.table.table import Table

LIFT_IN, LIFT_OUT = 0.09, 0.12
"""Seconds (M03)."""
SWAY, SWAY_SECONDS = 0.6, 2.4
"""Degrees to either side, and seconds there and back."""
NOWHERE = (-1, -1)


class Attention:
    """The target that the player looks at, by mouse or by key."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.focus = Focus()
        self.focus.visible = False
        self.pointer = NOWHERE
        self._lifts = Animator()
        self._hovered: Target | None = None
        self._light_moves = False
        self._swaying: Sprite | None = None
        self._explained: Target | None = None
        self._waited = 0.0
        self._lost = False
        """Whether what the focus was on has gone, and nothing was asked since."""
        self._asked: Choosing | None = None
        """The decision for which the focus has found its place."""

    @property
    def busy(self) -> bool:
        """Whether a card or button is still changing under the pointer."""
        waiting = self._explained is not None and self._waited <= HOVER_DELAY and not self._speechless
        return self._lifts.busy or self._light_moves or self._swaying is not None or waiting

    @property
    def _speechless(self) -> bool:
        """Whether the focus only waits for the next decision where it is: nobody put it there."""
        return self._lost and self.focus.visible

    @property
    def target(self) -> Target | None:
        """What the focus is on where it is seen, else what the pointer is on."""
        return self.focus.current if self.focus.visible else self._hovered

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        self._lifts.update(dt)
        self._light_moves = self.table.offering.column.update(dt)
        self._sway()
        self._explain(dt)

    def take(self, targets: Sequence[Target], legal: Sequence[Action]) -> None:
        """Adopts the targets that are there now, for these legal actions."""
        old = self.focus.current
        self.focus.rebuild(targets)
        new = self.focus.current
        self._lost |= old is not None and new is not None and (old.name, old.zone) != (new.name, new.zone)
        choosing = self.table.choosing
        if choosing is not None and choosing is not self._asked:
            self._asked = choosing
            useless = isinstance(new, CardTarget) and not choosing.usable(new.sprite)
            if self._lost or useless:
                self.focus.set(self._first_choice(choosing))
            self._lost = False
        self._hovered = self.focus.at(self.pointer)
        self.mark(legal)

    def _first_choice(self, choosing: Choosing) -> Target | None:
        """Where the focus begins in a new decision: what one press would do, else a card that can be played."""
        targets = self.focus.targets
        large = self.table.offering.column.large
        primary = large[0].button.name if large and large[0].button.kind == "primary" else None
        cards = (target for target in targets if isinstance(target, CardTarget) and choosing.starts(target.sprite))
        buttons = (target for target in targets if target.zone == "actions")
        return self.focus.find(primary) or next(cards, None) or next(buttons, None)

    def point(self, position: tuple[int, int]) -> None:
        """The pointer is there now, in window pixels; the focus is not shown any more."""
        self.pointer = position
        self.focus.visible = False
        hovered = self.focus.at(position)
        if hovered is not self._hovered:
            self._hovered = hovered
            if self.table.app.settings.hover_tick and hovered is not None:
                self.table.app.sound.play("tick")
        self.mark()

    def mark(self, legal: Sequence[Action] | None = None) -> None:
        """Shows where pointer and focus are; ``legal`` are the actions to light piles for, else those at hand."""
        table = self.table
        focused = self.focus.current if self.focus.visible else None
        choices = table.choosing.legal if table.choosing else ()
        zone = ""
        for choice in table.game.zone_choices(table.session.view(table.viewer), choices):
            if focused is not None and focused.name == choice.name:
                zone = choice.zone
        table.game.mark_zones(choices if legal is None else legal, zone)
        table.offering.column.mark(focused.name if focused else None, self._hovered.name if self._hovered else None)
        table.dash.log.ring = focused.rect if isinstance(focused, LogTarget) else None
        table.dash.drives.ring = focused.rect if isinstance(focused, DriveTarget) else None
        for target in self.focus.targets:
            if isinstance(target, CardTarget):
                self._lift(target.sprite, target is focused or target is self._hovered)
            if isinstance(target, FaceTarget):
                target.shown.focused = target is focused

    def _lift(self, sprite: Sprite, up: bool) -> None:
        table = self.table
        goal = table.app.theme.px(LIFT) if (up or sprite.selected) and table.choosing is not None else 0
        still = table.app.settings.reduced_motion or not table.director.pace
        if sprite.rise != goal and not table.director.busy:
            self._lifts.to(sprite, "rise", goal, 0.0 if still else (LIFT_IN if goal else LIFT_OUT), out_cubic)

    def _sway(self) -> None:
        """Lets the card that pointer or focus is on breathe, and no other."""
        table, target = self.table, self.target
        settings = table.app.settings
        wanted = settings.idle_sway and not settings.reduced_motion and table.director.pace and table.choosing
        card = target.sprite if wanted and isinstance(target, CardTarget) else None
        if self._swaying is not None and self._swaying is not card:
            self._swaying.sway = 0.0
        self._swaying = card
        if card is not None:
            card.sway = SWAY * math.sin(2 * math.pi * table.app.now / SWAY_SECONDS)

    def _explain(self, dt: float) -> None:
        """Tells what the pointer rests on after a moment, and what the focus is on at once."""
        table, target = self.table, self.target
        if target is not self._explained:
            self._explained, self._waited = target, HOVER_DELAY if self.focus.visible else 0.0
            table.dash.explain("", pygame.Rect(0, 0, 0, 0))
        if target is None or self._speechless:
            return
        if self._waited > HOVER_DELAY or table.director.busy or table.dash.bubble.text:
            return
        self._waited += dt
        if self._waited > HOVER_DELAY:
            table.dash.explain(self._explanation(target), target.rect)

    def _explanation(self, target: Target) -> str:
        if isinstance(target, FaceTarget) and target.shown.card is not None:
            card = target.shown.card
            when = card.when[:1].upper() + card.when[1:]
            return f"{self.table.match.rules.words.title(card.code)}: {card.effect}. {when}. ({card.clause})"
        return target.explanation if isinstance(target, Press) else ""
