"""What a replay is made of, and all that somebody who looks on can do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

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
"""Units that the bar at the foot of the table is high."""


class Onlooker(PageScene):
    """The match, where it stands, and the table that shows it."""

    def __init__(self, app: App, match: Match, at: int = 0) -> None:
        """``at`` is how many acts come before the place that is shown first."""
        super().__init__(app)
        self.match = match
        self.switched = has_switched(match.notes)
        self.shown = Watched(match)
        if at:
            self.shown.to(at)
        self.playback = Playback(app, self.shown, laid_out(app.theme, match.rules), BAR)
        self.transport = Transport(self.shown, self.playback)
        whole = self.playback.hud.running_story.after(match.history)  # told once, and then from places along the way
        self.timeline = Timeline(self.shown.cursor, whole.story, self.shown.chances_to(self.shown.length))

    def turn(self) -> None:
        """Plays on, or pauses."""
        self.transport.turn()
        self.shown.refresh.at_once()

    def step_by(self, step: Step) -> None:
        """Makes a step that long."""
        self.transport.step = step
        self.recompose()

    def hasten(self, speed: float) -> None:
        """Plays so many times as fast."""
        self.transport.speed = speed
        self.playback.adopt_settings(self.transport.pace)
        self.recompose()

    def look(self, hands: str) -> None:
        """Shows other hands: the table is turned to the seat that they are of."""
        self.shown.look(hands)
        self.layout()

    def play_on(self) -> None:
        """Asks for a practice match from here."""
        from scenes.replay.play_on import PlayOn

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(PlayOn(self.app, self.shown.cursor, self._begin))

    def guess(self) -> None:
        """Asks whose choices are to be guessed from here on."""
        from scenes.guess.scene import ask_whom

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(ask_whom(self.app, self.match, self.shown.cursor.count, self.transport.to))

    def _begin(self, setup: Setup) -> None:
        self.app.go("table", setup)  # the replay stays below, so that there is a way back to it

    def command(self, command: str) -> bool:
        """What keys do beside walking from button to button."""
        player = self.transport
        commands: dict[str, Callable[[], object]] = {
            "play_pause": self.turn,
            "step_back": partial(player.go, -1),
            "step_on": partial(player.go, 1),
            "step_size": lambda: self.step_by(_next(Step, player.step)),
            "speed": lambda: self.hasten(_next(SPEEDS, player.speed)),
            "hands": lambda: self.look(_next(self.shown.sights, self.shown.hands)),
            "replay_last": player.again,
            "rules": lambda: self.app.go("rules", self.match.rules.variant.name, None, self.match.options),
        }
        done = commands.get(command)
        if done is not None:
            done()
        return done is not None


def _next(values: Iterable[Any], value: object) -> Any:
    """The value after one, round about."""
    values = [*values]
    return values[(values.index(value) + 1) % len(values)]
