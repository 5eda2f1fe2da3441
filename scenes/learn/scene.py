"""The lesson scene: the table with a script for the other players and notes for the learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Action
from game.glossary import explained
from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply, Step, actions_of, play_to
from scenes.control.match_control import MIN_VISIBLE_SECONDS, MatchControl, Taken
from scenes.control.script import Script
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.learn.note import LessonNote
from scenes.learn.places import place_on, pressed_for
from scenes.learn.progress import Progress
from scenes.learn.surroundings import around_note
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Tool
from scenes.table.hud.hud import SECONDS_PER_WORD
from scenes.table.hud.panels import Around
from scenes.table.input.target_kinds import ButtonTarget
from scenes.table.kit.offers import Chart, Overlay, of_kind
from scenes.table.scene import Table
from scenes.ui.bubble import TOAST_SECONDS
from scenes.ui.keys import PRESSING
from scenes.ui.terms import Term, term_at

if TYPE_CHECKING:
    from scenes.shell.app import App

FIRST_STEP = "This is where the lesson begins."
PART_OF_IT = "In a lesson this stays as it is. It can be changed in a match."
NEXT_BUTTON = "Now press the white button: {}."
GOING_ON = PRESSING | {"continue"}
"""Commands that continue after a note."""


class LessonControl(MatchControl):
    """The match control of a lesson. The script also makes the moves that play themselves in a match."""

    def __init__(self, *how: Any, script: Callable[[], Sequence[Action]]) -> None:
        self._script = script
        super().__init__(*how)

    @property
    def automatic_actions(self) -> Sequence[Action]:
        scripted = self._script()
        return scripted if scripted and scripted[0] in self.session.legal() else super().automatic_actions


class Lesson(Table):
    """The table in a lesson. The player makes every move with the usual controls; the match is not stored."""

    def __init__(self, app: App, chapter: Chapter, when_done: Callable[[Chapter], object]) -> None:
        """``when_done`` is called after the lesson was done or skipped."""
        self.chapter, self.progress, self._when_done = chapter, Progress(app), when_done
        match = chapter.match()
        self._counts = play_to(match, chapter, self.progress.place(chapter))
        """Number of actions before each step, up to the current one."""
        session = Session(match, Setup.of(match), Script(self._reply), None, is_lesson=True)
        self.note = LessonNote(app.theme)
        self.note.besides = match.rules.unexplained_names
        self._notes: dict[str, str] = {}
        """The match's notes (not the lesson's) as they were when the current step began."""
        self._picked: Sequence[object] = ()
        """The cards that were picked when the note was set."""
        self._term: Term | None = None
        """The glossary term of the note under the pointer."""
        super().__init__(app, session, lambda: None)
        self.playback.stage.add(self.note)
        self.control.admits = self._admits
        self.game.rates_calls = False
        self.input.pointing.tips_on_focus = False  # a tooltip would cover the note, which says what to press
        around = self.hud.surroundings
        self.hud.surroundings = lambda: self._with_note(around())
        self._begin_step()

    def _make_control(self, problem: str | None) -> LessonControl:
        return LessonControl(self.session, self.game, self._show, problem, script=self._reply)

    def _tools(self) -> list[Tool]:
        return [
            Tool("Back a step", "take_back", "undo", self.back),
            Tool("Rules", "rules", "book", self.open_rules),
            Tool("Menu", "cancel", "pause", self.pause),
        ]

    def _commands(self) -> dict[str, Callable[[], object]]:
        return {**super()._commands(), "take_back": self.back, "hint": self._point_again}

    # The current step

    @property
    def at(self) -> int:
        """Index of the current step."""
        return len(self._counts) - 1

    @property
    def step(self) -> Step | None:
        """The current step, or None after the lesson."""
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    def _begin_step(self) -> None:
        """Prepares the current step and stores the progress."""
        self.control.paused = not isinstance(self.step, Move | Reply)
        self._notes = dict(self.match.notes)
        self.note.clear()
        self._turn_chart()
        place = self.step.at if isinstance(self.step, Move) else None
        self.game.taught = place.name if place is not None else ""
        if self.step is not None and not isinstance(self.step, Reply):
            self.progress.store(self.chapter, self.at)

    def _turn_chart(self) -> None:
        """Opens the game's chart for the note that follows one that points at it, and closes it for other steps."""
        before = self.chapter.steps[self.at - 1] if self.at else None
        pointed = before.at if isinstance(before, Note) and isinstance(self.step, Note) else None
        for chart in of_kind(self.game.on_table(), Chart):
            chart.thing.open = pointed == Place(PlaceKind.SPOT, chart.name)

    def _reply(self) -> Sequence[Action]:
        step = self.step
        return actions_of(self.match, step) if isinstance(step, Reply) else ()

    def _admits(self, gesture: Sequence[Action]) -> bool:
        """Returns whether a choice of the player is part of the lesson. If not, the note says so."""
        step, notes = self.step, self.match.notes
        if isinstance(step, Move) and step.allows(gesture, notes):
            return True
        notes.clear()  # undoes what the choice has noted
        notes.update(self._notes)
        self.app.sound.play("deny")
        if isinstance(step, Move):
            self._say(step.otherwise, refuses=True)
        return False

    def _show(self, taken: Taken) -> None:
        self._follow(taken.first - 1)
        super()._show(taken)

    def _follow(self, first: int) -> None:
        """Goes past the steps that were carried out from that action on: one press may fill a hand of several draws."""
        actions = self.match.actions
        while isinstance(step := self.step, Move | Reply) and first < len(actions):
            scripted = actions_of(self.match, step)
            if actions[first] != scripted[0]:
                break
            first = min(first + len(scripted), len(actions))
            self._next_step(first)

    def _next_step(self, count: int) -> None:
        self._counts.append(count)
        self._begin_step()

    def back(self) -> None:
        """Goes back to the previous note or move, and shows the table as it was then."""
        before = [place for place in self.chapter.stops if place < self.at]
        if not before:
            self._say(FIRST_STEP, refuses=True)
            return
        del self._counts[before[-1] + 1 :]
        self.rewind.go_back_to(self._counts[-1])
        self._begin_step()

    # The note

    def update(self, dt: float) -> None:
        super().update(dt)
        self.note.seconds += dt
        self._update_note()
        self._update_button(dt)
        self._explain_term()

    def _update_note(self) -> None:
        """Shows the note of the current step while nothing moves, and hides it otherwise."""
        step = self.step
        if step is None or isinstance(step, Reply) or self.director.busy or not self.playback.laid_out:
            self.note.clear()
        elif self._bubble_refuses:
            self._say(self.hud.bubble.text, refuses=True)
        elif self._needs_note and (isinstance(step, Note) or self.choosing is not None):
            self._say(self._instruction(step))
        elif self.note.text and not self.input.drag.moving and not self.note.follow(self._targets()):
            self._place_note()

    @property
    def _bubble_refuses(self) -> bool:
        """Whether the table explains why something cannot be done. In a lesson the note shows that text instead."""
        return bool(self.hud.bubble.text) and self.hud.bubble.mark == "loss"

    @property
    def _needs_note(self) -> bool:
        """Whether to set the note: at first, when other cards are picked, and after a refusal was read."""
        note, picked = self.note, self.choosing.picked if self.choosing is not None else ()
        read = note.refuses and note.seconds > max(TOAST_SECONDS, SECONDS_PER_WORD * len(note.text.split()))
        return not note.text or read or (not self.input.drag.moving and [*picked] != [*self._picked])

    def _instruction(self, step: Note | Move) -> str:
        """Returns the step's text or, after its cards are picked, which button to press, unless that opens a menu."""
        choosing = self.choosing
        if isinstance(step, Note) or choosing is None or not choosing.picked:
            return step.text
        action = actions_of(self.match, step)[0]
        button = self.column.button_of(action)
        ready = action in choosing.candidates and self.match.rules.menu(action) is None
        return NEXT_BUTTON.format(button.label) if ready and button is not None else step.text

    def _say(self, text: str, *, refuses: bool = False) -> None:
        foot = "{} of {}".format(*self.chapter.progress(self.at))
        key = self.app.keys.hint("commit") if isinstance(self.step, Note) else None
        if self.choosing is not None and isinstance(self.step, Move) and self.choosing.lesson_action is None:
            self.choosing.lesson_action = actions_of(self.match, self.step)[0]
            self.renew()
        self._picked = tuple(self.choosing.picked) if self.choosing is not None else ()
        self.hud.tip.clear()
        self.hud.bubble.clear()
        self.note.say(text, foot, key, refuses=refuses)
        self._place_note()
        self._move_focus()

    def _move_focus(self) -> None:
        """Moves the focus of the keys to what must be pressed, and hides it while a note waits for a key."""
        focus, pointing = self.input.focus, self.input.pointing
        if isinstance(self.step, Note):
            pointing.reset_focus(visible=focus.visible)
        elif focus.visible:
            found = (each for each in focus.targets if any(map(each.rect.contains, self.note.at)))
            focus.set(min(found, key=lambda each: each.rect.w * each.rect.h, default=focus.current))
        pointing.mark()

    def _point_again(self) -> None:
        """Shows the instruction again, and explains its glossary terms."""
        if isinstance(self.step, Move):
            self.note.clear()
            self._update_note()
        besides = self.note.besides
        self._explain(explained(self.note.text, names=not besides, besides=besides))

    def _explain_term(self) -> None:
        """Explains the glossary term under the pointer."""
        term = term_at(self.note.terms, self.input.pointing.pointer) if self.note.text else None
        if term != self._term:
            self._term = term
            self._explain(term.said if term is not None else "")

    def _explain(self, text: str) -> None:
        self.hud.explain(text, self.note.box)

    def _targets(self) -> list[pygame.Rect]:
        """Returns the areas that the note points at: its step's place, or what to press next."""
        step = self.step
        if step is None or isinstance(step, Reply):
            return []
        if isinstance(step, Move) and step.at is None:
            return pressed_for(self, actions_of(self.match, step)[0])
        found = place_on(self, step.at) if step.at is not None else None
        return [found] if found is not None else []

    def _place_note(self) -> None:
        """Moves the note beside what it is about."""
        space = self.hud.space
        room = space.window.inflate(-space.px(12), -space.px(12))
        targets = self._targets()
        self.note.place(targets, room, around_note(self, self.note, self.step, targets))

    def _with_note(self, around: Around) -> Around:
        """Adds the note to the areas that bubbles avoid."""
        if not self.note.text:
            return around
        return Around([*around.kept, self.note.box], around.yielding)

    def _update_button(self, dt: float) -> None:
        button = self.note.button
        if button is not None:
            button.hovered = bool(self.note.text) and button.rect.collidepoint(self.input.pointing.pointer)
            button.update(dt, 1.0)

    @property
    def animating(self) -> bool:
        button = self.note.button
        return super().animating or bool(self.note.text and button and button.moving)

    def layout(self) -> None:
        super().layout()
        self.note.clear()
        self._turn_chart()

    # Presses

    def handle(self, event: pygame.Event) -> None:
        if self._is_for_note(event):
            if self.note.seconds >= MIN_VISIBLE_SECONDS:
                self.app.sound.play("ui_ok")
                if event.type == pygame.KEYDOWN:
                    self.input.pointing.show_focus()
                self._continue()
        else:
            super().handle(event)

    def _is_for_note(self, event: pygame.Event) -> bool:
        """Returns whether a press continues the waiting note instead of going to the table."""
        if self.note.button is None or not self.note.text or self.hud.zoom.card is not None:
            return False
        if event.type == pygame.KEYDOWN:
            pressed = self.app.keys.command_of(event) in GOING_ON
            return pressed and not _is_tool(self.input.pointing.focused)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        return pressed and not _is_tool(self.input.focus.at(event.pos))

    def _continue(self) -> None:
        if self.note.refuses:
            self.note.clear()  # the next update shows the step's text again
            return
        self.input.pointing.close_explanation()  # the press was not meant for what lies below the button
        self._next_step(len(self.match.actions))
        if self.step is None:
            self._end()

    def _end(self) -> None:
        self.progress.close(self.chapter, done=True)
        self._when_done(self.chapter)

    # The ways out

    def pause(self) -> None:
        """Asks whether to skip, restart or leave the lesson."""
        answers = [("Skip it", self._skip), ("Start over", self._restart), ("Leave", self._leave)]
        self.app.stack.push(
            Dialog(
                self.app, self.chapter.title, self.chapter.goal, [*answers, ("Go on", lambda: None)], accent="firstDown"
            )
        )

    def _skip(self) -> None:
        self.progress.close(self.chapter, done=self.chapter.name in self.app.settings.learned)
        self._when_done(self.chapter)

    def _restart(self) -> None:
        del self._counts[1:]
        self.rewind.go_back_to(0)
        self._begin_step()

    def _leave(self) -> None:
        self.app.change(learn_first=False)
        self.app.stack.pop()

    def open_page(self, place: Overlay) -> None:
        """Refuses to open the game's own page, because what it sets is part of the lesson."""
        self.app.sound.play("deny")
        self._say(PART_OF_IT, refuses=True)

    def finish(self) -> None:
        """Does nothing when the match is over, because the lesson ends with its last note."""


def _is_tool(target: object) -> bool:
    return isinstance(target, ButtonTarget) and target.zone == "tools"
