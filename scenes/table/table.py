"""The table scene: it plays events, offers the state's choices, and decides nothing itself."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.contract import Action, Decision, Event
from game.match import Match
from scenes.app import App
from scenes.scene import Scene
from scenes.table.advisor import Advisor
from scenes.table.animator import Animator
from scenes.table.board import Board
from scenes.table.choosing import Choosing
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

THINK_BEAT = 0.55
"""Seconds that a computer's turn rests before it acts, so that one can follow."""
THINKING_MARK = 0.6
"""Seconds of thinking after which the mark is shown."""
FAST_FORWARD = 4.0
SUMMARY_IN_DEMO = 1.2
HURRY = 0.010
"""Seconds of a frame that an instant demo may spend on the match."""


class Table(Scene):
    """One match on the table."""

    def __init__(self, app: App, session: Session, on_over: Callable[[], None], problem: str | None = None) -> None:
        """``problem`` is why the match may be looked at but not played on: it did not replay as it was stored."""
        super().__init__(app)
        self.session, self._on_over = session, on_over
        rules = session.match.rules
        theme = app.theme
        self.stage = Stage()
        self.animator = Animator()
        self.director = Director(self.animator)
        self.effects = Effects(self.stage, self.animator, theme)
        kind = game_table(rules.variant.name)
        self.faces = Faces(theme, kind.back, kind.paint_face)
        self.game = kind(theme, self.faces, app.settings.team_patterns)
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
        self._background = pygame.Surface((1, 1))
        self._laid_out = False
        self._rested = 0.0
        self._summary_shown = 0.0
        self._over = problem is not None
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

    def save_as(self, name: str) -> None:
        """Keeps the match under a name."""
        self.session.save_as(name)

    def concede(self) -> None:
        """The viewer gives up."""
        self.director.stop()
        self.session.concede(self.viewer if self.session.human(self.viewer) else 0)
        self._finish()

    def restart(self) -> None:
        """Begins anew with the same players and options, and other cards."""
        self.app.go("table", self.session.setup.with_new_seed(), replace=True)

    # The scene

    def enter(self) -> None:
        self.app.sound.crowd(0.5)
        decision = self.session.decision
        if self.session.shared_screen and decision is not None:
            self._hand_over(decision.seat)

    def leave(self) -> None:
        """Nobody thinks any longer, and the crowd goes home."""
        self.session.cancel()
        self.app.sound.crowd(0.0)

    def resume(self) -> None:
        self._adopt_settings()
        self.offering.renew()

    def layout(self) -> None:
        theme = self.app.theme
        self.director.stop()
        self.faces.forget()
        layout = self.space = Layout(*theme.size)
        self.dash.layout(layout)
        self.maker.area = layout.table
        self.game.names = self.match.names
        self.game.layout(layout, self.viewer)
        self.offering.column.layout(layout)
        self._background = self._paint_background(layout)
        self._adopt_settings()
        first = not self._laid_out and not self.match.actions
        self._laid_out = True
        if first:
            self._open_match()
        else:
            self._settle()
            self.dash.retell()

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
        self.effects.particles = settings.particles
        self.effects.shake_share = settings.shake / 100
        self.maker.viewer = self.dash.viewer = self.viewer
        self.maker.names = self.match.names

    def _pace(self) -> float:
        launched = getattr(self.app.launch, "speed", None)
        return self.app.pace if launched is None else float(launched)

    @property
    def animating(self) -> bool:
        return self.director.busy or self._waiting_for_bot or self.hands.busy or self.advisor.asking

    @property
    def _waiting_for_bot(self) -> bool:
        decision = self.session.decision
        return decision is not None and not self.session.human(decision.seat)

    def update(self, dt: float) -> None:
        scaled = dt * (FAST_FORWARD if self.fast_forward else 1.0)
        self.director.update(scaled)
        self.hands.update(dt)
        self._rested = 0.0 if self.director.busy else self._rested + scaled
        if self.director.waiting and not self.session.humans:
            self._summary_shown += scaled
            if self._summary_shown >= SUMMARY_IN_DEMO * self.director.pace:
                self.go_on()
        if not self.director.busy and not self._over:
            self._next()
            self._hurry()
            self.offering.run_clock(dt)
        self.advisor.update()

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        shaking = self.effects.shaking.offset
        if shaking != (0, 0) or self._painting_shake:
            self.stage.soil(self.space.table)
        areas = self.stage.paint(surface, self._background, everything)
        self._painting_shake = shaking != (0, 0)
        if self._painting_shake:
            area = self.space.table
            surface.set_clip(area)
            surface.blit(surface.subsurface(area.clip(surface.get_rect())).copy(), area.move(shaking))
            surface.set_clip(None)
        return areas

    def handle(self, event: pygame.Event) -> None:
        self.hands.handle(event)

    # The course of the match

    def _first_viewer(self) -> int:
        if self.session.shared_screen and self.session.decision is not None:
            return self.session.decision.seat
        return self.session.humans[0] if self.session.humans else 0

    def _open_match(self) -> None:
        """Deals on an empty table."""
        view = self.session.view(self.viewer)
        self.board.zones = {zone: [] for zone in self.game.arrange(view)}
        self.game.gathered("draw_pile", sum(len(cards) for cards in view.zones().values()))
        self._show_panels()
        self._play(self.match.history[0])

    def _next(self) -> None:
        """Lets the match go on: a bot acts, a person is asked, the curtain falls, or it is over."""
        decision = self.session.decision
        if decision is None:
            self._finish()
        elif not self.session.human(decision.seat):
            self._let_bot_act(decision)
        elif decision.seat != self.viewer:
            self._hand_over(decision.seat)
        elif self.choosing is None:
            self._ask()
        elif self._may_go_on_alone(decision):
            self.commit(self.choosing.legal[0])

    def start_over(self, count: int) -> None:
        """Goes back to the position after ``count`` actions and shows it at once."""
        self.director.stop()
        self.session.back_to(count)
        self.choosing = None
        self._over = False
        self._settle()
        self.dash.retell()

    def play_again(self, count: int) -> None:
        """Shows all that happened after the first ``count`` actions once more."""
        self.choosing = None
        view = self.match.view_after(count, self.viewer)
        self.board.rebuild(view)
        self.game.show(view, self.match.names)
        for events in self.match.history[count + 1 :]:
            for event in events:
                self.director.add(self.maker.cues(event))
        self.director.add([Cue(self._settle)])

    def _may_go_on_alone(self, decision: Decision) -> bool:
        """Whether a lone choice is taken for the player: only if they want it, and never where it betrays a hand."""
        assert self.choosing is not None
        secret = decision.covert and self.session.shared_screen
        alone = len(self.choosing.legal) == 1 and self._rested > THINK_BEAT
        return self.app.settings.auto_continue and alone and not secret

    def _hurry(self) -> None:
        """With no motion to wait for, takes as many of the bots' actions as fit into a frame."""
        end = time.perf_counter() + HURRY
        while not (self.director.pace or self.director.busy or self._over) and time.perf_counter() < end:
            if not self._waiting_for_bot:
                return
            self._next()

    def _let_bot_act(self, decision: Decision) -> None:
        self.session.think()
        dots = 0
        if self._rested > THINKING_MARK:
            dots = 1 + int(self._rested * 2) % 3
        self.dash.think(decision.seat, dots)
        if self._rested < THINK_BEAT * self.director.pace:
            return
        action = self.session.thought()
        if action is not None:
            self.dash.think(decision.seat, 0)
            self.commit(action)

    def _ask(self) -> None:
        legal = self.session.legal()
        self.choosing = Choosing(self.match.state, legal, self.game.codes_of)
        self._show_panels()
        self.offering.renew()

    def commit(self, action: Action) -> None:
        """Takes an action of whoever decides, and shows what follows from it."""
        picked = self.choosing.picked if self.choosing else []
        by_computer = self.choosing is None
        self.choosing = None
        self.dash.bug.clock = None
        self.dash.bubble.clear()
        self.game.preview(None, self.session.view(self.viewer))
        events = self.session.play(action)
        self.board.move_the_picked(f"hand:{self.viewer}", events, picked)
        self.offering.renew()
        self._play(events, waits=by_computer and self._waits_after_computer)
        self.session.think()

    @property
    def _waits_after_computer(self) -> bool:
        return bool(self.session.humans) and self.app.settings.computer_pace == "click" and self.director.pace > 0

    def _play(self, events: Sequence[Event], waits: bool = False) -> None:
        for event in events:
            cues = self.maker.cues(event)
            line = self.dash.line(event)
            if line is not None:
                cues = [Cue(partial(self.dash.tell, line)), *cues]
            self.director.add(cues)
        if waits:
            self.director.add([Cue(self._ask_to_go_on, waits=True)])
        self.director.add([Cue(lambda: None, 0.05), Cue(self._settle)])
        if not self.director.pace:
            self.skip()

    def _ask_to_go_on(self) -> None:
        self.dash.prompt.text, self.dash.prompt.asked = "Click or press Space to go on.", False

    def _settle(self) -> None:
        """The end of all cues: everything is exactly as the view says."""
        self.animator.finish()
        view = self.session.view(self.viewer)
        shown = self.board.picture()
        self.board.rebuild(view)
        if self.board.picture() != shown and self._laid_out and shown:
            log.debug("the table was not where the view is: %s", shown)
        self.game.show(view, self.match.names)
        self._show_panels()
        self.offering.renew()

    def _show_panels(self) -> None:
        decision = self.session.decision
        human = self.session.human(self.viewer)
        self.dash.show(asked=human and decision is not None and decision.seat == self.viewer)
        if self._problem:
            self.dash.prompt.text, self.dash.prompt.asked = self._problem, False

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self._settle()
            self._on_over()

    # Hot-seat

    def _hand_over(self, seat: int) -> None:
        """Lowers the curtain, and only then turns the table round."""
        happened = self.dash.lines_since(seat)
        self.choosing = None
        self.app.go("curtain", self.match.names, seat, happened, lambda: self.turn_to(seat))

    def turn_to(self, seat: int) -> None:
        """Seats another player at the bottom."""
        self.viewer = seat
        self.choosing = None
        if not self._laid_out:
            return
        self.layout()
        for sprite in self.board.zones.get(f"hand:{seat}", []):
            sprite.flip = 0.0
            self.animator.to(sprite, "flip", 1.0, 0.26 * self.director.pace)

    # Input, as Hands understands it

    def skip(self) -> None:
        """Jumps to the end of what runs."""
        while self.director.busy and not self.director.waiting:
            self.director.skip()
        if self.director.waiting and not self.director.pace:
            self.go_on()
            self.skip()

    def go_on(self) -> None:
        """Leaves the panel at the end of a period."""
        self.dash.summary.headline = ""
        self._summary_shown = 0.0
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
