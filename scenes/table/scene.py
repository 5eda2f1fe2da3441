"""The table scene: plays events and offers the state's choices. It decides nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.match import Match
from scenes.control.match_control import MatchControl, Taken
from scenes.control.pending_choice import PendingChoice
from scenes.control.session import Session
from scenes.control.setup import Setup, has_switched, kept_colors
from scenes.control.turns import Turns
from scenes.shell.app import PACES, App
from scenes.shell.scene import Scene
from scenes.table.choice.action_dialogs import ActionDialogs
from scenes.table.choice.advisor import Advisor
from scenes.table.choice.choice_display import ChoiceDisplay
from scenes.table.choice.column import Column, Tool
from scenes.table.games import laid_out
from scenes.table.input.keyboard import Keyboard
from scenes.table.input.table_input import TableInput
from scenes.table.kit.offers import Overlay, of_kind
from scenes.table.live import Live
from scenes.table.playback import Playback
from scenes.table.rewind import Rewind
from scenes.table.stage.layout import HAND


class Table(Scene):
    """A match on the table. It creates the parts and connects them; no part knows the scene."""

    music = ""

    def __init__(self, app: App, session: Session, on_over: Callable[[], None], problem: str | None = None) -> None:
        """``problem`` is why the match can be viewed but not continued: its replay differs from what was stored."""
        super().__init__(app)
        self.session, self._when_over = session, on_over
        self.switched = has_switched(session.match.notes)
        self.game = laid_out(app.theme, session.match.rules)
        self.game.knows_game = lambda: session.knows_game()  # the session may learn it later
        self.control = self._make_control(problem)
        self.control.refresh.renew = self.renew
        self.playback = Playback(app, self.control, self.game)
        self.live = Live(app.settings, self.control, self.playback)
        self.director, self.board, self.hud = self.playback.director, self.playback.board, self.playback.hud
        self.dialogs = ActionDialogs(app, self.control, self.hud)
        self.advisor = Advisor(app.settings, self.control, self.board, self.hud)
        self.hud.deciding_play = self.dialogs.coach.deciding_play
        self.rewind = Rewind(app, self.control, self.playback, clear_away=self.clear_away)
        self.column = Column(self.playback.stage, app.theme, self._tools(), app.keys.hint)
        self.choices = ChoiceDisplay(app.settings, self.control, self.playback, self.column, self.dialogs, self.peek)
        self.input = TableInput(app, self.control, self.playback, self.dialogs, self.column, self)
        self.keyboard = Keyboard(app, self.input, self.playback, self._commands())
        self.turns = Turns(app.settings, self.control, self.playback, self)

    def _make_control(self, problem: str | None) -> MatchControl:
        """Creates the control of whoever plays at this table. Overridden by lessons and guessing."""
        return MatchControl(self.session, self.game, self._show, problem)

    def _tools(self) -> list[Tool]:
        """Returns the small buttons that are always there."""
        return [
            Tool("Hint", "hint", "hint", self.advisor.ask),
            Tool("Take back", "take_back", "undo", self.rewind.take_back),
            Tool("Rules", "rules", "book", self.open_rules),
            Tool("Menu", "cancel", "pause", self.pause),
        ]

    def _commands(self) -> dict[str, Callable[[], object]]:
        """Returns what the keys do beyond moving the focus and looking, by command."""
        return {
            "cancel": self.pause,
            "hint": self.advisor.ask,
            "take_back": self.rewind.take_back,
            "rules": self.open_rules,
            "keys_help": lambda: self.app.go("keys_help"),
            "speed": self._next_speed,
            "timeout": lambda: self.dialogs.open_menu("Timeout"),
            "replay_last": self.rewind.replay_last,
            "situation": self.advisor.tell_situation,
        }

    # Used by other scenes

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.session.match

    @property
    def hides_hands(self) -> bool:
        """Whether nothing of the table may be visible behind an overlay."""
        return self.session.shared_screen

    @property
    def read_only(self) -> bool:
        """Whether the match can only be viewed, as its replay differs from what was stored."""
        return self.session.read_only

    @property
    def page(self) -> tuple[str, Callable[[], object]] | None:
        """Name of the game's own page and the function that opens it, or None."""
        place = next(iter(of_kind(self.game.on_table(), Overlay)), None)
        return (place.name, partial(self.open_page, place)) if place is not None else None

    @property
    def again(self) -> Setup:
        """The setup of another match like this one, with other cards and the table's own settings."""
        return self.session.setup.again(self.playback.game.lasting() | kept_colors(self.match.notes))

    @property
    def viewer(self) -> int:
        """The seat that the table is seen from."""
        return self.control.viewer

    @property
    def player_at_screen(self) -> int:
        return self.control.player_at_screen

    @property
    def choosing(self) -> PendingChoice | None:
        return self.control.choosing

    def save_as(self, name: str) -> None:
        """Saves the match under a name."""
        self.session.save_as(name)

    def tell(self, sentence: str) -> None:
        """Shows a message of the program over the table."""
        self.hud.tell(sentence)

    def concede(self) -> None:
        """Concedes the match for the player at the screen."""
        if self.session.read_only:
            return
        self.director.stop()
        self.session.concede(self.player_at_screen)
        self.finish()

    def restart(self) -> None:
        """Starts a match with the same players and options, and other cards."""
        self.app.go("table", self.again, replace=True)

    # The scene

    def card(self, high: int) -> pygame.Surface:
        """Returns a card of the game, face down."""
        return self.playback.game.faces.picture(None, round(high * HAND.w / HAND.h))

    def enter(self) -> None:
        self._show_the_focus()
        if self.session.shared_screen and self.session.decision is not None and not self.control.lies_open:
            self.hand_over(self.viewer)

    def _show_the_focus(self) -> None:
        """Shows the focus at once to a player who came here by keys."""
        self.input.pointing.reset_focus(visible=self.app.by_keys)

    def leave(self) -> None:
        self.session.leave()
        self.app.sound.set_crowd_level(0.0)

    def suspend(self) -> None:
        self.input.pointing.close_explanation()
        self.hud.stop_explaining()

    def resume(self) -> None:
        self.playback.fast_forward = False
        self.dialogs.closed()
        self.input.drag.cancel()
        self._adopt_settings()
        if self.playback.laid_out:
            self.column.layout(self.hud.space)  # its keys may have changed
        self.renew()

    def _adopt_settings(self) -> None:
        """Applies the player's settings. A lesson asks for every choice that it teaches."""
        self.playback.adopt_settings(self._pace)
        self.game.plain_choices = self.app.settings.plain_choices and not self.session.is_lesson
        self.game.learned = self.app.settings.learned

    def layout(self) -> None:
        summary = self.hud.summary.shown if self.director.waiting else None
        self.clear_away()
        self.playback.layout()
        self.column.layout(self.hud.space)
        self._adopt_settings()
        first = not (self.playback.laid_out or self.match.actions or self.match.first_position)
        self.playback.laid_out = True
        if first:
            self.live.begin()
            self._skip_if_instant()
        else:
            self.playback.rebuild(whole_log=True)
        if summary is not None:
            self.playback.summarize_again(summary)

    @property
    def _pace(self) -> float:
        launched = getattr(self.app.launch, "speed", None)
        return self.app.pace if launched is None else float(launched)

    def clear_away(self) -> None:
        """Ends everything that must not outlive a change of size, hands or position: animations, bubbles, drags."""
        self.director.stop()
        self.input.drag.cancel()
        self.session.drop_hint()
        if self.choosing is not None:
            self.choosing.clear()
        self.playback.clear()

    @property
    def animating(self) -> bool:
        draws = not self.playback.pictures.is_done
        waits = self.control.waits_for_bot or self.advisor.asking
        moves = self.director.busy or self.hud.moving or self.input.busy or self.playback.game.moves_idly
        return moves or waits or draws

    def update(self, dt: float) -> None:
        scaled = self.playback.scaled(dt)
        self.playback.update(scaled)
        self.hud.update()
        self.input.update(dt)
        self.live.update()
        self.control.wait(dt)
        self.turns.update(scaled, dt)
        self.advisor.update()
        self.dialogs.update()
        if self.playback.update_hand_space():
            self.renew()
        self.control.refresh.now()

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        return self.playback.paint(surface, everything)

    def handle(self, event: pygame.Event) -> None:
        self.control.refresh.now()
        only = self.turns.only
        if only.announced and self._is_press(event) and only.press(self._command_of(event)):
            return
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.keyboard.handle(event)
        else:
            self.input.handle(event)

    @staticmethod
    def _is_press(event: pygame.Event) -> bool:
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)

    def _command_of(self, event: pygame.Event) -> str | None:
        """Returns the command of a key, "" for a key without one, and None for a mouse button."""
        return (self.app.keys.command_of(event) or "") if event.type == pygame.KEYDOWN else None

    # The steps of the match

    def renew(self) -> None:
        """Updates the display of the choices and the targets."""
        self.choices.renew()
        self.input.renew()

    def ask(self) -> None:
        """Asks the viewer for the current decision."""
        self.control.ask()
        self.playback.show_panels()
        self.renew()
        self.playback.pictures.set_possible(self.input.pointing.pictures())

    def run_clock(self) -> None:
        self.dialogs.run_clock()

    def _show(self, taken: Taken) -> None:
        self.live.taken(taken)
        self._skip_if_instant()

    def _skip_if_instant(self) -> None:
        """Skips at once if nothing moves (Instant)."""
        if not self.director.pace:
            self.skip(pressed=False)

    def skip(self, *, pressed: bool = True) -> None:
        """Skips the animations and asks at once, so that the click that skipped may pick a card."""
        self.playback.skip()
        if self.director.waiting and not self.director.pace and not self.session.humans:
            self.go_on()
            self.skip()
        elif self._may_ask:
            self.ask()
            if pressed and self.choosing is not None and self.control.decision is not None:
                self.choosing.seconds = -self.game.delay(self.control.decision)

    @property
    def _may_ask(self) -> bool:
        """Whether nothing runs and the viewer must be asked now."""
        idle = not (self.director.busy or self.control.over or self.control.paused or self.choosing)
        return (
            idle
            and self.control.viewer_sits_ready
            and not self.control.automatic_actions
            and self.turns.only.without_buttons is None
        )

    def go_on(self) -> None:
        """Closes the panel at the end of a period."""
        self.playback.go_on()

    def finish(self) -> None:
        """Shows the end of the match and tells whoever opened the table."""
        if not self.control.over:
            self.control.end()
            self.playback.rebuild()
            self._when_over()

    # Hot-seat

    def hand_over(self, seat: int) -> None:
        """Lowers the curtain, and only then turns the table to another player."""
        self.control.hand_to(seat)
        self.clear_away()
        stays = seat == self.control.viewer and seat in self.control.answered
        answered = self.control.answered.get(seat, self.match.acted_before(seat))
        happened = self.hud.lines.since(seat, answered)
        self.app.go("curtain", self.match.names, seat, happened, lambda: self.turn_to(seat), stays)

    def turn_to(self, seat: int) -> None:
        """Seats another player at the bottom."""
        self.control.turn_to(seat)
        self._show_the_focus()
        if self.playback.laid_out:
            self.layout()
            if not self.control.face_down:
                self.playback.turn_up(seat)

    def ask_in_public(self, seat: int) -> None:
        self.control.turn_to(seat)
        self.playback.seat()
        self.playback.adopt_settings(self._pace)
        self.playback.rebuild(whole_log=True)

    def peek(self) -> None:
        """Turns the publicly asked player's hand up for a look, or down again, while the others look away."""
        self.control.peek()
        self.playback.turn_hands()
        self.playback.rebuild()
        if not self.control.face_down:
            self.playback.turn_up(self.control.viewer)

    # Other scenes

    def open_rules(self, clause: str | None = None) -> None:
        """Opens the rulebook at a clause, by default that of the current decision."""
        decision = self.session.decision
        clause = clause or (None if decision is None else decision.clause)
        self.app.go("rules", self.match.rules.variant.name, clause, self.match.options)

    def open_page(self, place: Overlay) -> None:
        """Opens a page of the game over the table."""
        self.app.stack.push(place.open(self.app, self._restart_choice))

    def _restart_choice(self) -> None:
        """Asks the decision again after a page has changed it, with the focus on the question.

        If the focus stayed on the place that opened the page, the press meant for the answer would open it again.
        """
        self.control.restart_choice()
        self._show_the_focus()
        self.session.store()
        self.playback.rebuild()

    def pause(self) -> None:
        """Opens the pause menu."""
        self.app.go("pause", self)

    def _next_speed(self) -> None:
        speeds = [*PACES]
        speed = speeds[(speeds.index(self.app.settings.speed) + 1) % len(speeds)]
        self.app.change(speed=speed)
        self.resume()
        self.tell(f"Speed: {speed}.")
