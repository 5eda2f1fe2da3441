"""Mouse and keys on the table: one focus graph, and the rule that a press in mid-motion skips and never commits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.contract import Target as Goal
from scenes.table.choosing import Choosing
from scenes.table.column import Column
from scenes.table.controls import CardTarget, FaceTarget, Press
from scenes.table.drag import Drag
from scenes.table.offers import Overlay, PlaceChoice, SpreadCard, StandIn
from scenes.table.play import LOOK_FIRST, Play
from scenes.table.playback import Playback
from scenes.table.pointing import NOWHERE, Pointing
from scenes.table.sprites import Sprite
from scenes.table.taking import Taking
from scenes.table.targets import Targets
from scenes.ui.focus import Target

if TYPE_CHECKING:
    from scenes.shell.app import App

DOUBLE_CLICK = 0.4
"""Seconds between the two clicks of one."""


class Hands:
    """What the player's hands do: point, click, type."""

    def __init__(
        self,
        app: App,
        play: Play,
        playback: Playback,
        taking: Taking,
        column: Column,
        *,
        skip: Callable[[], object],
        renew: Callable[[], object],
        open_rules: Callable[[str], object],
        lay_over: Callable[[Overlay], object],
    ) -> None:
        """``skip`` brings what runs to its end, ``renew`` shows what can be chosen now, ``lay_over`` opens a page."""
        self.app, self.play, self.playback, self.taking = app, play, playback, taking
        self.column, self._skip, self.renew_choices = column, skip, renew
        self._targets = Targets(
            play,
            playback,
            pick=self._press_card,
            look_at=self.zoom,
            choose_place=self._press_place,
            pick_for=self._press_stand_in,
            open_rules=open_rules,
            turn_chart=self.turn_chart,
            take_shortcut=taking.take_shortcut,
            lay_over=lay_over,
        )
        self.pointing = Pointing(app, play, playback, column)
        self.focus = self.pointing.focus
        self.drag = Drag(app, play, playback, taking, renew)
        self._picked_at = 0.0
        self._chosen_place: tuple[Goal, Choosing] | None = None
        """The place that was clicked last, and for which decision."""

    def renew(self) -> None:
        """Takes the targets that are there now."""
        self.pointing.take(self._targets.now(self.column.targets()))

    def scroll_log(self, entries: int) -> bool:
        """Shows older (positive) or newer (negative) entries of the log; tells whether there were any."""
        moved = self.playback.dash.log.scroll(entries)
        self.renew()
        return moved

    def turn_chart(self) -> None:
        """Opens the game's own chart over the table, or closes it."""
        game = self.playback.game
        if not game.open_chart(False):
            game.open_chart(True)
        self.renew()

    # Events

    def handle(self, event: pygame.Event) -> None:
        """One event of the mouse."""
        if event.type == pygame.WINDOWLEAVE:
            self.pointing.point(NOWHERE)
        elif event.type == pygame.MOUSEMOTION:
            self.pointing.point(event.pos)
            self.drag.follow(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.drag.drop(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event)

    def _click(self, event: pygame.Event) -> None:
        dash = self.playback.dash
        self.pointing.point(event.pos)
        if dash.zoom.card is not None:
            dash.zoom.card = None
            return
        if event.button not in (1, 3) or self.went_on():
            return
        moving = self.skipped()
        dash.bubble.clear()
        target = self.focus.at(event.pos)
        if event.button == 3 and not self.drag.cancel():
            self._zoom_or_cancel(target)
        elif event.button == 3:
            return
        elif isinstance(target, Press):
            if isinstance(target, CardTarget):
                self.drag.grab(target.sprite, event.pos)
            self.press(target, moving)

    def skipped(self) -> bool:
        """Brings what runs to its end, and asks at once what is then to be asked; tells whether anything ran."""
        if self.app.stack.fading:
            self.app.stack.end_fade()
            return True
        if not self.playback.director.busy:
            return False
        self._skip()
        return True

    def went_on(self) -> bool:
        """A panel that waits takes any press, and nothing else happens."""
        if self.playback.director.waiting:
            self.playback.go_on()
            return True
        return False

    def press(self, target: Press, moving: bool) -> None:
        """A press on a target; during motion, or before one has seen what is asked, it may pick but never commits."""
        self.focus.set(target)
        if not target.commits or self._only_picks(target) or (self.play.may_commit and not moving):
            self.app.sound.play("ui_ok" if target.zone in ("actions", "tools") else "tap")
            target.press()

    def press_primary(self) -> bool:
        """Presses the white button as soon as that may commit; tells whether there is one."""
        primary = self.column.primary
        if primary is not None and primary.enabled and self.play.may_commit:
            primary.press()
        return primary is not None

    def _only_picks(self, target: Press) -> bool:
        choosing = self.play.choosing
        return isinstance(target, CardTarget) and choosing is not None and target.sprite not in choosing.picked

    def _zoom_or_cancel(self, target: Target | None) -> None:
        shown = target.shown if isinstance(target, FaceTarget) else self.open_card(self.pointing.pointer)
        if shown is not None and shown.card is not None:
            self.zoom(shown)
        elif self.play.choosing is not None:
            self.play.choosing.clear()
            self.renew_choices()

    def open_card(self, position: tuple[int, int]) -> Sprite | None:
        """A face-up card on the table under a point."""
        cards = sorted(self.playback.board.sprites(), key=lambda sprite: -sprite.layer)
        return next(
            (sprite for sprite in cards if sprite.card and sprite.flip > 0.5 and sprite.rect.collidepoint(position)),
            None,
        )

    def zoom(self, shown: Sprite | SpreadCard) -> None:
        """Shows a card large, with how many of its kind are in sight."""
        zoom, rules = self.playback.dash.zoom, self.play.match.rules
        code_of = rules.code_of
        self.pointing.explain_nothing()
        zoom.card, zoom.back = shown.card, shown.back
        zoom.name = rules.words.title(shown.card.code) if shown.card else ""
        zoom.seen = sum(
            1
            for cards in self.play.view.zones().values()
            for card in cards
            if card is not None and shown.card is not None and code_of(card) == shown.card.code
        )

    def _press_card(self, sprite: Sprite) -> None:
        choosing = self.play.choosing
        if choosing is None:
            return
        if sprite in choosing.picked:
            self._press_picked(sprite)
        else:
            reason = choosing.pick(sprite)
            self._picked_at = self.app.now
            if reason is not None:
                self.playback.dash.refuse(reason, sprite.rect)
            self.renew_choices()

    def _press_picked(self, sprite: Sprite) -> None:
        """A second press on a picked card presses the white button, and puts the card back where there is none."""
        choosing = self.play.choosing
        assert choosing is not None
        late = self.app.settings.commit == "double_click" and self.app.now - self._picked_at > DOUBLE_CLICK
        if late or not self.press_primary():
            choosing.picked.remove(sprite)
            self.renew_choices()

    def _press_stand_in(self, place: StandIn) -> None:
        """A press on a place that stands for a card does what one on the card would, or says that it is not held."""
        held = None if self.play.covered else self._held(place.code)
        if self.play.choosing is None:
            return
        if held is not None:
            self._press_card(held)
        else:
            self.playback.dash.refuse(LOOK_FIRST if self.play.covered else place.missing, place.rect)

    def _held(self, code: str) -> Sprite | None:
        """A card of that face in the viewer's hands."""
        hand = self.playback.board.hand(self.play.viewer)
        return next((sprite for sprite in hand if sprite.card is not None and sprite.card.code == code), None)

    def _press_place(self, choice: PlaceChoice) -> None:
        """A press on a place: the picked cards go there, or what the place itself stands for is done."""
        dash, choosing = self.playback.dash, self.play.choosing
        if choosing is None:
            return
        again, self._chosen_place = self._chosen_place == (choice.target, choosing), (choice.target, choosing)
        meant = choosing.at(choice.target)
        if not meant:
            refusal = choosing.why_not_at(choice.target)
            dash.refuse(refusal or f"Not now. {dash.prompt.text}", choice.rect)
        elif choice.twice and not again and not self.taking.asks(meant[0]):
            label = self.play.match.rules.words.button(meant[0])[0]
            dash.say(f"{label}? Once more to do it.", choice.rect, "firstDown")
        else:
            self.taking.take(choice.name, meant)
