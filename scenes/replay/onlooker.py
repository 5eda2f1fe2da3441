"""Base class of the replay scene: its parts, and the commands of the viewer. The scene adds drawing and timing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.cursor import Step
from game.match import Match
from scenes.control.setup import has_switched
from scenes.control.watched import Watched
from scenes.replay.timeline import Timeline
from scenes.replay.transport import SPEEDS, Transport
from scenes.shell.page import PageScene
from scenes.table.games import laid_out
from scenes.table.playback import Playback

if TYPE_CHECKING:
    from scenes.control.setup import Setup
    from scenes.shell.app import App

BAR = 48.0
"""Height of the bar at the foot of the table, in units."""


class Onlooker(PageScene):
    """A recorded match, the current place in it, and the table that shows it."""

    def __init__(self, app: App, match: Match, at: int = 0) -> None:
        """``at`` is the place to show first, as a number of acts before it."""
        super().__init__(app)
        self.match = match
        self.switched = has_switched(match.notes)
        self.shown = Watched(match)
        if at:
            self.shown.to(at)
        self.playback = Playback(app, self.shown, laid_out(app.theme, match.rules), BAR)
        self.transport = Transport(self.shown, self.playback)
        whole = self.playback.hud.running_story.after(match.history)  # computed once, also caches places along the way
        self.timeline = Timeline(self.shown.cursor, whole.story, self.shown.chances_to(self.shown.length))

    def toggle_playing(self) -> None:
        """Plays or pauses."""
        self.transport.toggle()
        self.shown.refresh.at_once()
        self._hide_tooltip()  # it explained a press that is done

    @property
    def kept_in_view(self) -> list[pygame.Rect]:
        hud = self.playback.hud
        return [*super().kept_in_view, hud.drives.rect, hud.prompt.rect]

    def _aim_tooltip(self, text: str, source: pygame.Rect, *, at_once: bool) -> None:
        """Explains a button beside the table at the left of its row, so that drives and buttons stay in view."""
        actions = self.playback.hud.space.actions
        if actions.contains(source):
            source = pygame.Rect(actions.x, source.y, actions.w, source.h)
        super()._aim_tooltip(text, source, at_once=at_once)

    def set_step(self, step: Step) -> None:
        """Sets the length of a step."""
        self.transport.step = step
        self.recompose()

    def set_speed(self, speed: float) -> None:
        """Sets the speed; 1.0 is normal."""
        self.transport.speed = speed
        self.playback.adopt_settings(self.transport.pace)
        self.recompose()

    def show_hands(self, hands: str) -> None:
        """Shows other hands. The table is turned to their seat."""
        self.shown.look(hands)
        self.layout()

    def play_on(self) -> None:
        """Opens the dialog for a practice match from here."""
        from scenes.replay.play_on import PlayOn

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(PlayOn(self.app, self.shown.cursor, self._begin))

    def guess(self) -> None:
        """Opens the dialog that asks whose choices to guess from here on."""
        from scenes.guess.scene import ask_whom

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(ask_whom(self.app, self.match, self.shown.cursor.count, self.transport.to))

    def _begin(self, setup: Setup) -> None:
        self.app.go("table", setup)  # the replay stays below on the stack, so the player can return to it

    def command(self, command: str) -> bool:
        """Carries out a command. Keys that move the focus are handled by the page."""
        player = self.transport
        commands: dict[str, Callable[[], object]] = {
            "play_pause": self.toggle_playing,
            "step_back": partial(player.go, -1),
            "step_on": partial(player.go, 1),
            "step_size": lambda: self.set_step(_next(Step, player.step)),
            "speed": lambda: self.set_speed(_next(SPEEDS, player.speed)),
            "hands": lambda: self.show_hands(_next(self.shown.sights, self.shown.hands)),
            "replay_last": player.again,
            "rules": lambda: self.app.go("rules", self.match.rules.variant.name, None, self.match.options),
        }
        action = commands.get(command)
        if action is not None:
            action()
        return action is not None


def _next(values: Iterable[Any], value: object) -> Any:
    """Returns the value after ``value``; after the last one, the first."""
    values = [*values]
    return values[(values.index(value) + 1) % len(values)]
