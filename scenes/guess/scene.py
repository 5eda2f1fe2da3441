"""The scene for guessing along: at each choice of a seat the player chooses first, then sees what was played."""

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
from scenes.guess.control import GuessControl, RecordedMatch
from scenes.guess.verdict import Choice, Verdict
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Tool
from scenes.table.kit.offers import Overlay
from scenes.table.scene import Table
from scenes.ui.keys import PRESSING

if TYPE_CHECKING:
    from scenes.shell.app import App

MAX_CARDS = 5
"""Largest number of cards shown of a choice."""
LEAVE, GO_ON = "Back to the replay", "Guess on"
AS_PLAYED = "This stays as it was when the match was played."
EXPLAINS = (
    "At each choice of theirs you make yours first, on their cards alone. Then you see what was really played, and the "
    "match goes on with that. Nothing of it is stored."
)
GOING_ON = PRESSING | {"continue", "commit"}
"""Commands that close the comparison and continue the match."""
POINTER = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Guess(Table):
    """Follows a recorded match to its end."""

    def __init__(self, app: App, recorded: Match, seat: int, at: int, when_left: Callable[[int], object]) -> None:
        """``at`` is the number of acts before the start; ``when_left`` gets that number when the player leaves."""
        self.recorded, self._when_left = RecordedMatch(recorded, seat), when_left
        self.guesses = self.right_guesses = 0
        match = self.recorded.replay_to(at)
        session = Session(match, Setup.of(match), Script(self._next), None, is_lesson=True)
        super().__init__(app, session, self._ask_to_leave)
        self.verdict = Verdict(app.theme, self.game.faces)
        self.playback.stage.add(self.verdict)
        self.control.admits = self._admits
        self._praise_due = False
        """Whether the last guess was right and that is not yet shown."""

    def _make_control(self, problem: str | None) -> GuessControl:
        control = GuessControl(self.session, self.game, self._show, problem)
        control.recorded = self.recorded
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
        return self.recorded.gesture(len(self.match.actions))

    @property
    def club(self) -> str:
        """Name of the club whose choices are guessed."""
        return self.match.names[self.recorded.seat]

    @property
    def count(self) -> str:
        """The number of right guesses as text."""
        return f"{self.right_guesses} of {self.guesses} guessed right"

    # Guesses

    def _admits(self, gesture: Sequence[Action]) -> bool:
        """Returns whether a guess is right and can be played. If not, compares it with the recorded choice."""
        self.guesses += 1
        is_right = [*gesture] == [*self._next()[: len(gesture)]]
        self.right_guesses += is_right
        self._praise_due = is_right
        if not is_right:
            self._compare(gesture)
        return is_right

    def _compare(self, gesture: Sequence[Action]) -> None:
        self.control.paused = True
        self.app.sound.play("deny")
        guessed, played = self._choice("You", gesture), self._choice(self.club, self._next())
        self.verdict.say(guessed, played, self.count, self._judged(gesture[0]))

    def _judged(self, guessed: Action) -> str:
        """Returns the review's comparison of a guess with the recorded choice; empty without a review."""
        recorded, seat = self.recorded.match, self.recorded.seat
        desk = desk_of(self.app)
        review = desk.review(recorded, seat) if desk is not None and desk.refusal(recorded, seat) is None else None
        rows = review.rows if review is not None else ()
        row = next((row for row in rows if row.place == len(self.match.actions)), None)
        return "" if row is None else against(recorded.rules, row, str(guessed))

    def _choice(self, name: str, gesture: Sequence[Action]) -> Choice:
        """Returns a choice as text and cards."""
        view, words = self.control.view, self.match.rules.words
        first, *others = dict.fromkeys(map(words.label, gesture))
        text = f"{first}, and {several(len(others), 'more step', 'more steps')}" if others else first
        text = self.game.gesture_name(view, self.session.legal(), gesture) or text
        cards = {sprite.card.code: sprite.card for sprite in self.board.sprites() if sprite.card is not None}
        codes = [source.code for action in gesture for source in action.pick(view.seat).sources]
        return Choice(name, text, tuple(cards[code] for code in codes[:MAX_CARDS] if code in cards))

    def reveal(self) -> None:
        """Plays the recorded choice without a guess."""
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
        self._show_count()
        if self._praise_due:
            self._praise_due = False
            self.app.sound.play("ui_ok")
            self.hud.tell(f"Just as {self.club} played. {self.count}.")

    def _show_count(self) -> None:
        """Shows the count above the log, where the commentator's remarks usually are."""
        self.hud.aside = self.count if self.guesses else f"Guess what {self.club} did next."
        self.hud.show_remark()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.verdict.seconds += dt
        if len(self.match.actions) == len(self.recorded.match.actions) and not (
            self.director.busy or self.control.over
        ):
            self.finish()  # a match that was conceded ends here

    def layout(self) -> None:
        super().layout()
        self.verdict.area = self.hud.space.table
        self._show_count()

    # Presses

    def handle(self, event: pygame.Event) -> None:
        if not self.verdict.shown:
            super().handle(event)
        elif event.type == pygame.KEYDOWN and self.app.keys.command_of(event) == "cancel":
            self.pause()
        elif event.type in POINTER and self._on_tool(event.pos):
            super().handle(event)
        elif self._goes_on(event) and self.verdict.seconds >= MIN_VISIBLE_SECONDS:
            self._go_on()

    def _on_tool(self, position: tuple[int, int]) -> bool:
        """Returns whether a small button is there, such as the way back to the replay."""
        return any(item.button.rect.collidepoint(position) for item in self.column.small)

    def _goes_on(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self.app.keys.command_of(event) in GOING_ON
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT

    # The ways out

    def open_page(self, place: Overlay) -> None:
        """Refuses to open the game's own page, because what it sets is part of the recorded match."""
        self.hud.refuse(AS_PLAYED, place.rect)

    def pause(self) -> None:
        """Asks whether to continue."""
        text = f"{self.count}." if self.guesses else EXPLAINS
        answers = [(LEAVE, self._leave), (GO_ON, lambda: None)]
        self.app.stack.push(Dialog(self.app, "Guess along", text, answers, accent="firstDown"))

    def _ask_to_leave(self) -> None:
        text = f"Your guesses: {self.count}." if self.guesses else "Nothing was left to guess."
        self.app.stack.push(Dialog(self.app, "The match is over", text, [(LEAVE, self._leave)], accent="firstDown"))

    def _leave(self) -> None:
        count = len(self.match.actions)
        self.app.stack.pop()
        self._when_left(count)


def ask_whom(app: App, recorded: Match, at: int, when_left: Callable[[int], object]) -> Dialog:
    """Returns the dialog that asks whose choices to guess from the place ``at`` on."""

    def begin(seat: int) -> None:
        app.stack.push(Guess(app, recorded, seat, at, when_left))

    answers = [(name, partial(begin, seat)) for seat, name in enumerate(recorded.names)]
    people = [seat for seat, player in enumerate(recorded.players) if player.kind == "human"]
    focus = recorded.names[people[0] if people else 0]
    return Dialog(
        app, "Guess along with whom?", EXPLAINS, [*answers, ("Cancel", lambda: None)], focus=focus, accent="firstDown"
    )
