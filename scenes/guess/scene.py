"""Guessing along: the table itself, and at each choice of a seat what the player would do before what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from game.match import Match
from game.match_words import several
from game.review.words import against
from scenes.control.match_control import MIN_VISIBLE_SECONDS, Taken
from scenes.control.review_desk import desk_of
from scenes.control.script import Script
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.guess.control import GuessControl, Played
from scenes.guess.verdict import Choice, Verdict
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Tool
from scenes.table.kit.offers import Overlay
from scenes.table.scene import Table
from scenes.ui.keys import PRESSING

if TYPE_CHECKING:
    from scenes.shell.app import App

MOST_CARDS = 5
"""Cards of a choice that are shown."""
LEAVE, GO_ON = "Back to the replay", "Go on"
AS_PLAYED = "This stays as it was when the match was played."
EXPLAINS = (
    "At each choice of theirs you make yours first, on their cards alone. Then you see what was really played, and the "
    "match goes on with that. Nothing of it is stored."
)
GOING_ON = PRESSING | {"continue", "commit"}
"""Commands that leave what was played for what comes of it."""


class Guess(Table):
    """Follows a match that is over to its end."""

    def __init__(self, app: App, whole: Match, seat: int, at: int, when_left: Callable[[int], object]) -> None:
        """``at`` is how many acts come before the first one; ``when_left`` is told how many there are at the end."""
        self.played, self._when_left = Played(whole, seat), when_left
        self.guesses = self.alike = 0
        """How many choices were guessed, and how many of them as they were played."""
        match = self.played.anew(at)
        session = Session(match, Setup.of(match), Script(self._next), None, is_lesson=True)
        super().__init__(app, session, self._ask_to_leave)
        self.verdict = Verdict(app.theme, self.game.faces)
        self.playback.stage.add(self.verdict)
        self.control.admits = self._admits
        self._told = False
        """Whether the last act was guessed, and that is yet to be said."""

    def _make_control(self, problem: str | None) -> GuessControl:
        control = GuessControl(self.session, self.game, self._show, problem)
        control.played = self.played
        return control

    def _tools(self) -> list[Tool]:
        return [
            Tool("Show what was played", "hint", "eye", self.reveal),
            Tool("Rules", "rules", "book", self.open_rules),
            Tool(LEAVE, "cancel", "back", self.pause),
        ]

    def _commands(self) -> dict[str, Callable[[], object]]:
        return {**super()._commands(), "hint": self.reveal, "take_back": lambda: None}

    def _next(self) -> Sequence[Action]:
        return self.played.gesture(len(self.match.actions))

    @property
    def club(self) -> str:
        """Whose choices are guessed."""
        return self.match.names[self.played.seat]

    @property
    def count(self) -> str:
        """How many guesses were right."""
        return f"{self.alike} of {self.guesses} like {self.club}"

    # Guesses

    def _admits(self, gesture: Sequence[Action]) -> bool:
        """Takes a guess as it is where it was played so; else it shows what was played, which then is taken."""
        self.guesses += 1
        alike = [*gesture] == [*self._next()[: len(gesture)]]
        self.alike += alike
        self._told = alike
        if not alike:
            self._compare(gesture)
        return alike

    def _compare(self, gesture: Sequence[Action]) -> None:
        self.control.paused = True
        self.app.sound.play("deny")
        guessed, played = self._choice("You", gesture), self._choice(self.club, self._next())
        self.verdict.say(guessed, played, self.count, self._judged(gesture[0]))

    def _judged(self, guessed: Action) -> str:
        """Returns what a review of the match says of a guess beside what was played; empty without one."""
        whole, seat = self.played.whole, self.played.seat
        desk = desk_of(self.app)
        review = desk.review(whole, seat) if desk is not None and desk.refusal(whole, seat) is None else None
        rows = review.rows if review is not None else ()
        row = next((row for row in rows if row.place == len(self.match.actions)), None)
        return "" if row is None else against(whole.rules, row, str(guessed))

    def _choice(self, name: str, gesture: Sequence[Action]) -> Choice:
        """What somebody chose, in words and as the cards of it."""
        view, words = self.control.view, self.match.rules.words
        first, *others = dict.fromkeys(map(words.label, gesture))
        told = f"{first}, and {several(len(others), 'more step', 'more steps')}" if others else first
        lying = {sprite.card.code: sprite.card for sprite in self.board.sprites() if sprite.card is not None}
        codes = [source.code for action in gesture for source in action.pick(view.seat).sources]
        return Choice(name, told, tuple(lying[code] for code in codes[:MOST_CARDS] if code in lying))

    def reveal(self) -> None:
        """Plays what was played, without a guess."""
        if self.choosing is not None and not self.verdict.shown:
            self._go_on()

    def _go_on(self) -> None:
        self.verdict.clear()
        self.control.paused = False
        if self.choosing is not None:
            self.choosing.clear()
        self.control.commit(*self._next(), pressed=False)

    def _show(self, taken: Taken) -> None:
        super()._show(taken)
        self._tell_count()
        if self._told:
            self._told = False
            self.app.sound.play("ui_ok")
            self.hud.tell(f"Just as {self.club} played. {self.count}.")

    def _tell_count(self) -> None:
        """The count stands over the log, in the booth's place."""
        self.hud.aside = self.count if self.guesses else f"Guess what {self.club} did next."
        self.hud.show_remark()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.verdict.seconds += dt
        if len(self.match.actions) == len(self.played.whole.actions) and not (self.director.busy or self.control.over):
            self.finish()  # whoever gave up did so here

    def layout(self) -> None:
        super().layout()
        self.verdict.area = self.hud.space.table
        self._tell_count()

    # Presses

    def handle(self, event: pygame.Event) -> None:
        if not self.verdict.shown:
            super().handle(event)
        elif event.type == pygame.KEYDOWN and self.app.keys.command_of(event) == "cancel":
            self.pause()
        elif self._goes_on(event) and self.verdict.seconds >= MIN_VISIBLE_SECONDS:
            self._go_on()

    def _goes_on(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self.app.keys.command_of(event) in GOING_ON
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT

    # The ways out

    def open_page(self, place: Overlay) -> None:
        """No page of the game's own: what it sets was set when the match was played."""
        self.hud.refuse(AS_PLAYED, place.rect)

    def pause(self) -> None:
        """Asks whether to go on."""
        said = f"{self.count}." if self.guesses else EXPLAINS
        answers = [(LEAVE, self._leave), (GO_ON, lambda: None)]
        self.app.stack.push(Dialog(self.app, "Guess along", said, answers, accent="firstDown"))

    def _ask_to_leave(self) -> None:
        said = f"Your guesses: {self.count}." if self.guesses else "Nothing was left to guess."
        self.app.stack.push(Dialog(self.app, "The match is over", said, [(LEAVE, self._leave)], accent="firstDown"))

    def _leave(self) -> None:
        count = len(self.match.actions)
        self.app.stack.pop()
        self._when_left(count)


def ask_whom(app: App, whole: Match, at: int, when_left: Callable[[int], object]) -> Dialog:
    """Asks whose choices are to be guessed from a place on."""

    def begin(seat: int) -> None:
        app.stack.push(Guess(app, whole, seat, at, when_left))

    answers = [(name, partial(begin, seat)) for seat, name in enumerate(whole.names)]
    people = [seat for seat, player in enumerate(whole.players) if player.kind == "human"]
    focus = whole.names[people[0] if people else 0]
    return Dialog(
        app, "Guess along with whom?", EXPLAINS, [*answers, ("Cancel", lambda: None)], focus=focus, accent="firstDown"
    )
