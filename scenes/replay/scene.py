"""The replay scene: shows a recorded match on the table, with the bar and buttons to control it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.events import CardMoved
from game.match import Match
from scenes.replay.controls import PAUSE, Controls
from scenes.replay.mistakes import Mistakes
from scenes.replay.onlooker import Onlooker
from scenes.table.stage.picture_queue import PictureQueue

if TYPE_CHECKING:
    from scenes.shell.app import App


class Replay(Onlooker):
    """The replay of one match. It changes neither the match nor its save."""

    first_focus = PAUSE
    music = ""
    way_back = "Back to the replay"

    def __init__(self, app: App, match: Match, at: int = 0) -> None:
        super().__init__(app, match, at)
        self._ahead = PictureQueue(self.playback.game.faces, self.playback.board, self.playback.game)
        """Draws the pictures of all cards of the match while nothing moves, so that jumps need not wait."""
        self.shown.refresh.renew = self._renew
        self.mistakes = Mistakes(self)
        self.controls = Controls(self, self.mistakes)
        self._shown_state: tuple[object, ...] = ()
        """The state that bar and buttons show: the place, whether it plays, and whether the match is over there."""

    # The scene

    def leave(self) -> None:
        super().leave()
        self.app.sound.set_crowd_level(0.0)

    def layout(self) -> None:
        playback = self.playback
        first = not playback.laid_out
        self._prepare_table()
        playback.laid_out = True
        if first:
            self.transport.begin()
            self.transport.playing = self.mistakes.judgment is None  # pauses so that the comment can be read
        else:
            self.transport.stand()
        super().layout()

    def _prepare_table(self) -> None:
        self.playback.director.stop()
        self.playback.layout()
        self.playback.adopt_settings(self.transport.pace)
        self._ahead.forget()
        events = (self.shown.masked(event) for act in self.match.history[self.shown.first :] for event in act)
        moves = {(event.code, event.target): event for event in events if isinstance(event, CardMoved)}
        for event in moves.values():
            self._ahead.expect(event)

    def resume(self) -> None:
        self.playback.adopt_settings(self.transport.pace)
        super().resume()

    @property
    def animating(self) -> bool:
        plays = self.transport.playing or self.transport.stepping
        moving = plays or self.playback.busy or self.playback.hud.moving
        draws = self._ahead.has_coming or not self.playback.pictures.is_done
        return super().animating or moving or draws

    def update(self, dt: float) -> None:
        super().update(dt)
        self.transport.update(dt)
        if not self.playback.busy and self.playback.pictures.is_done:  # else one part is drawn in this frame already
            self._ahead.draw_next()
        self.playback.update_hand_space()
        self.mistakes.update()
        self.shown.refresh.now()

    def _renew(self) -> None:
        """Updates bar and buttons to the current state."""
        state = self._state
        if state[1:] != self._shown_state[1:]:
            self.recompose()
        elif state != self._shown_state and (scrub := self.find("Place in the match")) is not None:
            scrub.stale = True
        self.mistakes.show_judgment()
        self._shown_state = state

    @property
    def _state(self) -> tuple[object, ...]:
        return self.shown.cursor.count, self.transport.playing, self.shown.decision is None

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        stage = self.playback.stage
        for area in [*self._dirty, *self._stale_places()]:
            stage.mark_dirty(area)
        self.mark_dirty(*self.playback.paint(surface, everything or self._all))
        return super().draw(surface, everything)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Does nothing, because ``draw`` has painted the table."""

    def compose(self) -> None:
        self._shown_state = self._state
        self.controls.compose()

    def handle(self, event: pygame.Event) -> None:
        """Steps with the wheel. A click on the table finishes all motion; a right-click enlarges a card."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.playback.hud.zoom.card is not None:
            self.playback.hud.zoom.card = None
            return
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.transport.go(-1 if event.y > 0 else 1)
        elif event.type == pygame.MOUSEMOTION and self._widget_at(event.pos) is None:
            self._hide_tooltip()  # it would cover the table
        elif event.type == pygame.MOUSEBUTTONDOWN and self._widget_at(event.pos) is None:
            self._press_table(event)
        super().handle(event)

    def _press_table(self, event: pygame.Event) -> None:
        lying = self.playback.board.open_at(event.pos)
        if event.button == pygame.BUTTON_RIGHT and lying is not None:
            self.playback.zoom(lying)
        elif event.button == pygame.BUTTON_LEFT:
            self.transport.finish()
