"""What is seen of a match: events are played as cues, and at their end everything lies as the view says."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Event
from scenes.table.ahead import Ahead
from scenes.table.animator import Animator
from scenes.table.board import Board
from scenes.table.cues import CueMaker
from scenes.table.dashboard import Dashboard
from scenes.table.director import Cue, Director
from scenes.table.effects import Effects
from scenes.table.faces import Faces
from scenes.table.game_table import GameTable
from scenes.table.layout import Layout
from scenes.table.play import Play, Taken
from scenes.table.stage import Stage

if TYPE_CHECKING:
    from scenes.shell.app import App

log = logging.getLogger(__name__)

FAST_FORWARD = 4.0
TURN_UP = 0.26
"""Seconds in which the hand of a player who sits down is turned up."""
FOLD = 0.22
"""Seconds in which the cards find their places when the hand comes or goes."""


class Playback:
    """The stage with all that is on it, and the director of what moves."""

    def __init__(self, app: App, play: Play, game: GameTable, faces: Faces, renew: Callable[[], object]) -> None:
        """``renew`` shows what can be chosen now."""
        theme, rules = app.theme, play.match.rules
        self.app, self.play, self.game, self._renew = app, play, game, renew
        self.stage = Stage()
        self.animator = Animator()
        self.director = Director(self.animator)
        self.effects = Effects(self.stage, self.animator, theme)
        self.board = Board(self.stage, faces, theme, rules, game)
        self.ahead = Ahead(faces, self.board, game)
        self.dash = Dashboard(app, self.stage, faces, play.match, game)
        self.maker = CueMaker(app, rules, self.board, self.effects, self.animator, game, self.dash)
        self.fast_forward = False
        self.laid_out = False
        """Whether everything has its place."""
        self._painting_shake = False
        self.stage.add(*game.things())

    # Look and time

    def layout(self, layout: Layout) -> None:
        """Adopts a window size, and whoever sits at the bottom."""
        self.dash.layout(layout)
        self.maker.area = layout.table
        self.game.notes = self.play.match.notes
        self.game.names, self.game.you = self.play.match.names, self.play.you
        self.game.layout(layout, self.play.viewer)

    def fold(self, layout: Layout) -> None:
        """Adopts a layout in which the hand has come or gone; what moves goes on, to where it now belongs."""
        self.layout(layout)
        for zone in self.board.zones:
            self.board.settle(zone, self.animator, 0.0 if self.maker.reduced else FOLD * self.director.pace)
        self.stage.soil(layout.window)

    def adopt_settings(self) -> None:
        """Takes over what the player has set, and who looks on."""
        settings, play = self.app.settings, self.play
        self.director.pace = self.maker.pace = self.effects.pace = self._pace()
        self.maker.reduced = self.effects.reduced = settings.reduced_motion
        self.dash.bug.striped = self.dash.drives.striped = settings.team_patterns
        self.game.use_patterns(settings.team_patterns)
        self.effects.particles = settings.particles
        self.effects.shake_share = settings.shake / 100
        self.dash.viewer = play.viewer
        self.maker.you = play.you
        self.cover()
        self.dash.summary.hint = self._go_on_hint if play.session.humans else ""
        self.maker.names = play.match.names

    def cover(self) -> None:
        """Takes over whether the viewer's hands lie face down before all who look on."""
        play = self.play
        self.game.hand_covered = play.covered
        self.maker.viewer = None if play.covered else play.viewer
        if play.covered:
            self.board.cover(play.viewer)
        else:
            self.board.covered = None

    @property
    def _go_on_hint(self) -> str:
        return f"Click or press {self.app.keys.hint('commit')} to go on."

    def _pace(self) -> float:
        launched = getattr(self.app.launch, "speed", None)
        return self.app.pace if launched is None else float(launched)

    def scaled(self, dt: float) -> float:
        """Seconds of the table for ``dt`` seconds of the clock."""
        return dt * (FAST_FORWARD if self.fast_forward else 1.0)

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds of the table."""
        self.director.update(dt)
        if self.director.busy:
            self.dash.bug.slots = self.game.slots()
            self.ahead.draw_one()

    def paint(self, surface: pygame.Surface, background: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Paints what changed, shaken where that is called for, and gives the areas in pixels."""
        shaking, table = self.effects.shaking.offset, self.dash.space.table
        if shaking != (0, 0) or self._painting_shake:
            self.stage.soil(table)
        areas = self.stage.paint(surface, background, everything)
        self._painting_shake = shaking != (0, 0)
        area = table.clip(surface.get_rect())
        if self._painting_shake and area.size > (0, 0):
            surface.set_clip(area)
            surface.blit(surface.subsurface(area).copy(), area.move(shaking))
            surface.set_clip(None)
        return areas

    # What happens

    def begin(self) -> None:
        """Deals on an empty table."""
        view = self.play.view
        self.board.zones = {zone: [] for zone in self.game.arrange(view)}
        self.game.gather_all(view)
        self.show_panels()
        self.happened(self.play.match.history[0])

    def taken(self, taken: Taken) -> None:
        """Shows what follows from an action, and asks to go on after a computer's where the player wants that."""
        dash, play = self.dash, self.play
        dash.bug.clock = None
        dash.bubble.clear()
        dash.zoom.card = None
        if not taken.by_computer:
            dash.answered()
        self.cover()
        self.board.move_the_picked(play.viewer, taken.events, taken.picked)
        self.game.taken(taken.picked, play.view)
        self._renew()
        on_click = bool(play.session.humans) and self.app.settings.computer_pace == "click"
        self.happened(taken.events, waits=taken.by_computer and on_click)

    def happened(self, events: Sequence[Event], waits: bool = False) -> None:
        """Plays events behind what is yet to come; with ``waits`` the player closes them.

        An event is told with the cue that shows what came of it, or after all of them: never while it is on its way.
        """
        for event in self.play.match.rules.telling(events):
            shown = self.maker.cues(event)
            self.ahead.expect(event.masked(self.maker.viewer))
            seen = next((place for place, cue in enumerate(shown) if cue.tells), len(shown))
            happen = Cue(partial(self.dash.happen, event, self.dash.line(event)))
            self.director.add([*shown[:seen], happen, *shown[seen:]])
        if waits:
            self.director.add([Cue(self._ask_to_go_on, waits=True)])
        stored = Cue(self.settle, ready=lambda: self.play.session.stored)
        self.director.add([Cue(lambda: None, 0.05), stored])

    def _ask_to_go_on(self) -> None:
        self.dash.prompt.text, self.dash.prompt.asked = self._go_on_hint, False

    def again(self, count: int) -> None:
        """Shows all that happened after the first ``count`` actions once more; nothing is changed by it."""
        play = self.play
        self.dash.show(asked=False)
        view = play.match.view_after(count, play.viewer)
        self.board.rebuild(view)
        self.game.show(view, play.match.names)
        bug = self.dash.bug
        bug.points, bug.possession, bug.slots = view.points, self.game.possession(view), self.game.slots()
        self._act_again(count)

    def _act_again(self, count: int) -> None:
        """Shows what the action after the first ``count`` brought, as it was shown then; those after it follow."""
        play = self.play
        if count + 1 >= len(play.match.history):
            self.director.add([Cue(self.settle)])
            return
        self.game.taken((), play.match.view_after(count + 1, play.viewer))
        for event in play.match.rules.telling(play.match.history[count + 1]):
            self.director.add(self.maker.cues(event))
        self.director.add([Cue(partial(self._act_again, count + 1))])

    def settle(self) -> None:
        """The end of all cues: everything is exactly as the view says."""
        self.animator.finish()
        self.ahead.forget()
        if not self.laid_out:
            return
        view = self.play.view
        shown = self.board.picture()
        self.board.rebuild(view)
        if self.board.picture() != shown and shown:
            log.debug("the table was not where the view is: %s", shown)
        self.game.show(view, self.play.match.names)
        self.dash.forget()
        self.show_panels()
        self._renew()

    def show_panels(self) -> None:
        """Score, strips and prompt as the match stands."""
        play = self.play
        settled = play.asks_viewer and play.choosing is None and bool(play.given)
        self.dash.show(play.asks_viewer and not settled, settled)
        if self.play.problem:
            self.dash.prompt.text, self.dash.prompt.asked = self.play.problem, False

    def turn_up(self, seat: int) -> None:
        """Turns up the hand of a player who has sat down."""
        for sprite in () if self.maker.reduced else self.board.hand(seat):
            sprite.flip = 0.0
            self.animator.to(sprite, "flip", 1.0, TURN_UP * self.director.pace)

    # How it ends

    def summarize_again(self, shown: tuple[str, Sequence[int], str]) -> None:
        """Shows the panel at the end of a period once more."""
        self.director.add([Cue(partial(self.dash.summarize, *shown), waits=True), Cue(self.settle)])

    def skip(self) -> None:
        """Jumps to the end of what runs, but not past a panel that waits."""
        self.director.skip()

    def go_on(self) -> None:
        """Leaves the panel at the end of a period."""
        self.dash.summary.headline = ""
        self.game.went_on()
        self.director.go_on()

    def clear(self) -> None:
        """Ends what the player hastens, and takes away what popped up."""
        self.fast_forward = False
        self.dash.clear()
