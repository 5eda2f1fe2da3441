"""The table scene: it plays events, offers the state's choices, and decides nothing itself."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.contract import Action, Event
from game.match import Match
from scenes.app import App
from scenes.scene import Scene
from scenes.table.advisor import Advisor
from scenes.table.animator import Animator
from scenes.table.board import Board
from scenes.table.choosing import Choosing
from scenes.table.course import Course
from scenes.table.cues import CueMaker
from scenes.table.dashboard import Dashboard
from scenes.table.director import Cue, Director
from scenes.table.effects import Effects
from scenes.table.faces import Faces
from scenes.table.games import game_table
from scenes.table.hands import Hands
from scenes.table.layout import Layout
from scenes.table.offering import Offering
from scenes.table.rewind import Rewind
from scenes.table.session import Session
from scenes.table.stage import Stage

log = logging.getLogger(__name__)

FAST_FORWARD = 4.0
SEEN = 0.2
"""Seconds that a decision is on the screen before a press can commit: a late skip, or a second click, does not."""


class Table(Scene):
    """One match on the table."""

    def __init__(self, app: App, session: Session, on_over: Callable[[], None], problem: str | None = None) -> None:
        """``problem`` is why the match may be looked at but not played on: it did not replay as it was stored."""
        super().__init__(app)
        self.session, self._when_over = session, on_over
        rules = session.match.rules
        theme = app.theme
        self.stage = Stage()
        self.animator = Animator()
        self.director = Director(self.animator)
        self.effects = Effects(self.stage, self.animator, theme)
        kind = game_table(rules.variant.name)
        self.faces = Faces(theme, kind.back, kind.paint_face)
        self.game = kind(theme, self.faces)
        self.board = Board(self.stage, self.faces, theme, rules, self.game)
        self.dash = Dashboard(app, self.stage, self.faces, session.match, self.game)
        self.advisor = Advisor(self)
        self.maker = CueMaker(app, rules, self.board, self.effects, self.animator, self.game, self.dash)
        self.choosing: Choosing | None = None
        self.rewind = Rewind(self)
        self.offering = Offering(self)
        self.hands = Hands(self)
        self.viewer = self._first_viewer()
        self.fast_forward = False
        self.clock = 0.0
        """Seconds that the player has taken for the decision so far, what leaves it open included."""
        self._background = pygame.Surface((1, 1))
        self._laid_out = False
        self.course = Course(self)
        self._handing_to: int | None = None
        """The seat that the curtain asks for."""
        self.over = problem is not None
        self._problem = problem
        self._painting_shake = False
        self.stage.add(*self.game.things())

    # What other scenes ask of it

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.session.match

    @property
    def hides_hands(self) -> bool:
        """Whether nothing of the table may be seen behind an overlay."""
        return self.session.shared_screen

    @property
    def watched(self) -> bool:
        """Whether the match can only be looked at, since it did not replay as it was stored."""
        return self.session.watched

    @property
    def may_commit(self) -> bool:
        """Whether what is asked was on the screen long enough to be meant by a press."""
        return self.choosing is not None and self.choosing.seconds >= SEEN

    def save_as(self, name: str) -> None:
        """Keeps the match under a name."""
        self.session.save_as(name)

    @property
    def you(self) -> int | None:
        """The seat that is spoken to as you: the viewer's, if a person sits there."""
        return self.viewer if self.session.human(self.viewer) else None

    @property
    def player_at_screen(self) -> int:
        """The seat of the person who has the mouse, or is about to get it."""
        return self.viewer if self._handing_to is None else self._handing_to

    def concede(self) -> None:
        """The player at the screen gives up."""
        if self.session.watched:
            return
        self.director.stop()
        self.session.concede(self.player_at_screen)
        self.finish()

    def restart(self) -> None:
        """Begins anew with the same players and options, and other cards."""
        self.app.go("table", self.session.setup.with_new_seed(), replace=True)

    # The scene

    def enter(self) -> None:
        self.app.sound.crowd(0.5)
        if self.session.shared_screen and self.session.decision is not None:
            self.hand_over(self.viewer)

    def leave(self) -> None:
        """Nobody thinks any longer, and the crowd goes home."""
        self.session.cancel()
        self.app.sound.crowd(0.0)

    def resume(self) -> None:
        self.fast_forward = False
        self.offering.closed()
        self.hands.drag.cancel()
        self._adopt_settings()
        if self._laid_out:
            self.offering.column.layout(self.space)  # its keys may be others now
        self.offering.renew()

    def layout(self) -> None:
        theme = self.app.theme
        summary = self.dash.summary.shown if self.director.waiting else None
        self.clear_away()
        self.faces.forget()
        layout = self.space = Layout(*theme.size)
        self.dash.layout(layout)
        self.maker.area = layout.table
        self.game.names, self.game.you = self.match.names, self.you
        self.game.layout(layout, self.viewer)
        self.offering.column.layout(layout)
        self._background = self._paint_background(layout)
        self._adopt_settings()
        first = not self._laid_out and not self.match.actions
        self._laid_out = True
        if first:
            self._open_match()
        else:
            self.settle()
            self.dash.retell()
        if summary is not None:
            self.director.add([Cue(partial(self.dash.summarize, *summary), waits=True), Cue(self.settle)])

    def clear_away(self) -> None:
        """Ends all that must not outlive a change of size, of hands or of the position: motion, bubbles, drags."""
        self.director.stop()
        self.hands.drag.cancel()
        self.session.drop_hint()
        self.fast_forward = False
        if self.choosing is not None:
            self.choosing.clear()
        self.dash.clear()

    def _paint_background(self, layout: Layout) -> pygame.Surface:
        surface = pygame.Surface(self.app.screen.get_size())
        surface.fill(self.app.theme.color("ink900"))
        surface.fill(self.app.theme.color("ink800"), layout.hand)
        surface.fill(self.app.theme.color("ink800"), layout.actions)
        self.game.paint_background(surface)
        return surface.convert()

    def _adopt_settings(self) -> None:
        settings = self.app.settings
        pace = self._pace()
        self.director.pace = self.maker.pace = self.effects.pace = pace
        self.maker.reduced = self.effects.reduced = settings.reduced_motion
        self.dash.bug.striped = self.dash.drives.striped = settings.team_patterns
        self.game.use_patterns(settings.team_patterns)
        self.effects.particles = settings.particles
        self.effects.shake_share = settings.shake / 100
        self.maker.viewer = self.dash.viewer = self.viewer
        self.maker.you = self.you
        self.dash.summary.hint = self._go_on_hint if self.session.humans else ""
        self.maker.names = self.match.names

    @property
    def _go_on_hint(self) -> str:
        return f"Click or press {self.app.keys.hint('commit')} to go on."

    def _pace(self) -> float:
        launched = getattr(self.app.launch, "speed", None)
        return self.app.pace if launched is None else float(launched)

    @property
    def animating(self) -> bool:
        return self.director.busy or self.course.waits_for_bot or self.hands.attention.busy or self.advisor.asking

    def update(self, dt: float) -> None:
        scaled = dt * (FAST_FORWARD if self.fast_forward else 1.0)
        self.director.update(scaled)
        if self.director.busy:
            self.dash.bug.slots = self.game.slots()
        self.hands.attention.update(dt)
        if self.choosing is not None:
            self.choosing.seconds += dt
            self.clock += dt
        self.course.update(scaled)
        self.advisor.update()

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        shaking = self.effects.shaking.offset
        if shaking != (0, 0) or self._painting_shake:
            self.stage.soil(self.space.table)
        areas = self.stage.paint(surface, self._background, everything)
        self._painting_shake = shaking != (0, 0)
        area = self.space.table.clip(surface.get_rect())
        if self._painting_shake and area.size > (0, 0):
            surface.set_clip(area)
            surface.blit(surface.subsurface(area).copy(), area.move(shaking))
            surface.set_clip(None)
        return areas

    def handle(self, event: pygame.Event) -> None:
        self.hands.handle(event)

    # The course of the match

    def _first_viewer(self) -> int:
        """Where the table is seen from: a person's seat if there is one, and never a computer's hand before others."""
        session = self.session
        if not session.humans:
            return 0
        if session.decision is None or not session.shared_screen:
            return session.humans[0]
        settled = self.game.given(session.legal()) is not None
        return session.next_human(self.game.possession(session.view(0)) if settled else session.decision.seat)

    def _open_match(self) -> None:
        """Deals on an empty table."""
        view = self.session.view(self.viewer)
        self.board.zones = {zone: [] for zone in self.game.arrange(view)}
        self.game.gathered("draw_pile", sum(len(cards) for cards in view.zones().values()))
        self._show_panels()
        self._play(self.match.history[0])

    def ask_if_human(self) -> None:
        """Asks the viewer at once after a skip, so that the click that skipped may pick a card."""
        decision = self.session.decision
        asked = decision is not None and decision.seat == self.viewer and self.session.human(self.viewer)
        if asked and self.game.given(self.session.legal()) is None:
            self.ask()

    def ask(self) -> None:
        """Asks the viewer for the decision at hand."""
        legal = self.session.legal()
        self.choosing = Choosing(self.match.state, legal, self.game.codes_of, self.game.along)
        self._show_panels()
        self.offering.renew()

    def commit(self, action: Action) -> None:
        """Takes an action of whoever decides, and shows what follows from it."""
        picked = self.choosing.picked if self.choosing else []
        decision = self.session.decision
        by_computer = decision is not None and not self.session.human(decision.seat)
        if not self.game.leaves_open(action):
            self.clock = 0.0
        self.choosing = None
        self.dash.bug.clock = None
        self.dash.bubble.clear()
        self.dash.zoom.card = None
        self.game.preview(None, self.session.view(self.viewer))
        events = self.session.play(action)
        self.board.move_the_picked(f"hand:{self.viewer}", events, picked)
        self.offering.renew()
        self._play(events, waits=by_computer and self._waits_after_computer)
        self.session.think()

    @property
    def _waits_after_computer(self) -> bool:
        return bool(self.session.humans) and self.app.settings.computer_pace == "click"

    def _play(self, events: Sequence[Event], waits: bool = False) -> None:
        for event in events:
            happen = Cue(partial(self.dash.happen, event, self.dash.line(event)))
            self.director.add([happen, *self.maker.cues(event)])
        if waits:
            self.director.add([Cue(self._ask_to_go_on, waits=True)])
        self.director.add([Cue(lambda: None, 0.05), Cue(self.settle)])
        if not self.director.pace:
            self.skip()

    def _ask_to_go_on(self) -> None:
        self.dash.prompt.text, self.dash.prompt.asked = self._go_on_hint, False

    def settle(self) -> None:
        """The end of all cues: everything is exactly as the view says."""
        self.animator.finish()
        if not self._laid_out:
            return
        view = self.session.view(self.viewer)
        shown = self.board.picture()
        self.board.rebuild(view)
        if self.board.picture() != shown and shown:
            log.debug("the table was not where the view is: %s", shown)
        self.game.show(view, self.match.names)
        self.dash.forget()
        self._show_panels()
        self.offering.renew()

    def _show_panels(self) -> None:
        decision = self.session.decision
        human = self.session.human(self.viewer)
        self.dash.show(asked=human and decision is not None and decision.seat == self.viewer)
        if self._problem:
            self.dash.prompt.text, self.dash.prompt.asked = self._problem, False

    def finish(self) -> None:
        """The match is over: the table shows its end, and whoever opened it goes on."""
        if not self.over:
            self.over = True
            self.settle()
            self._when_over()

    # Hot-seat

    def hand_over(self, seat: int) -> None:
        """Lowers the curtain, and only then turns the table round."""
        self._handing_to = seat
        self.clear_away()
        happened = self.dash.lines_since(seat)
        self.choosing = None
        self.app.go("curtain", self.match.names, seat, happened, lambda: self.turn_to(seat))

    def turn_to(self, seat: int) -> None:
        """Seats another player at the bottom."""
        self.viewer, self._handing_to = seat, None
        self.choosing = None
        if not self._laid_out:
            return
        self.layout()
        for sprite in () if self.maker.reduced else self.board.zones.get(f"hand:{seat}", []):
            sprite.flip = 0.0
            self.animator.to(sprite, "flip", 1.0, 0.26 * self.director.pace)

    # Input, as Hands understands it

    def skip(self) -> None:
        """Jumps to the end of what runs."""
        while self.director.busy and not self.director.waiting:
            self.director.skip()
        if self.director.waiting and not self.director.pace and not self.session.humans:
            self.go_on()
            self.skip()
        elif not self.director.busy and not self.over and self.choosing is None:
            self.ask_if_human()

    def go_on(self) -> None:
        """Leaves the panel at the end of a period."""
        self.dash.summary.headline = ""
        self.director.go_on()

    def tell(self, sentence: str) -> None:
        """Shows a notice of the program over the table."""
        self.dash.say(sentence, self.space.hand, "firstDown")

    def refuse(self, reason: str, source: pygame.Rect) -> None:
        """Shows why something cannot be done, beside it."""
        self.dash.say(reason, source)
        self.app.sound.play("deny")

    def open_rules(self, clause: str | None = None) -> None:
        """Opens the rulebook, at a clause if one is given."""
        self.app.go("rules", self.match.rules.variant.name, clause, self.match.options)

    def pause(self) -> None:
        """Opens the pause menu."""
        self.app.go("pause", self)
