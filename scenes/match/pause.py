"""The pause: an overlay on the table, or an opaque page if hands must not be seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.match import Match
from game.match_words import options_in_force, period_line, points_of, score_line, scores_of, uncounted_line
from game.record import HUMAN
from scenes.match.score_plates import ScorePlates
from scenes.shell.app import PACES
from scenes.shell.dialog import Answer, Dialog
from scenes.shell.page import PageScene
from scenes.shell.save_as import UNSAVABLE, SaveAs
from scenes.shell.scene import Scene
from scenes.ui.boxes import box_at
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.palette import accent_of
from scenes.ui.panel import Heading, Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

NO_SCORE = "Nobody has scored yet."
OVER = "The match is over."
WATCHED = "This match can be looked at, but not played on."
ONLY_COMPUTERS = "Only computers play this match."
UNTOUCHED = "Nothing was decided yet, so nothing is kept."
SEALED = "The deal was sealed before the first card: nobody can change it. Its code, checked at the end, begins with:"
OPEN_DEAL = "Open deal: the seed was given by hand. Its code, which can be checked at the end, begins with:"
KNOWN_CARDS = "These cards come from a match that is over: somebody may know them."
SINCE = "Nobody has scored since it stood {}."
SAVE_TIMEOUT = 2.0
"""Seconds to wait for a named save before the player is told that it is not on the disk yet."""
SPEED_NAMES = {name: name.capitalize() for name in PACES}


class PausedTable(Protocol):
    """The part of the table that the pause uses."""

    @property
    def hides_hands(self) -> bool:
        """Whether an overlay must hide the whole table."""

    @property
    def match(self) -> Match:
        """The match on the table."""

    @property
    def read_only(self) -> bool:
        """Whether the match can be viewed but not played."""

    @property
    def page(self) -> tuple[str, Callable[[], object]] | None:
        """Name and action of the game's own page that can be opened during a match, or None."""

    @property
    def player_at_screen(self) -> int:
        """Seat of the person who has the mouse or is about to get it."""

    def save_as(self, name: str) -> None:
        """Saves the match under a name."""

    def restart(self) -> None:
        """Deals a new match with the same setup."""

    def concede(self) -> None:
        """Concedes the match for the player at the screen."""


class Pause(PageScene):
    """Offers the ways out of a match and what can be changed during it. Escape resumes the match."""

    first_focus = "Resume"

    def __init__(self, app: App, table: PausedTable) -> None:
        super().__init__(app)
        self.table = table
        self.opaque = table.hides_hands
        self.fades = not table.hides_hands

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        if self.opaque:
            paint_studio(surface, self.app.theme, area)
        else:
            super().paint_background(surface, area)

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        pad, gap = theme.px(28), theme.px(32)
        left = theme.px(380 * min(theme.text_scale, 1.15))
        entries = self._entries()
        heights = [entry.measure(theme, left) for entry in entries]
        step = theme.px(4)
        heading = Heading("Paused", accent="firstDown", size=34)
        head = heading.measure(theme, left) + theme.px(12)
        spare = theme.size[1] - theme.px(24) - 2 * pad - head - sum(heights) - step * len(heights)
        if spare < 0:
            heights = [max(height + spare // len(heights), theme.px(44)) for height in heights]
        width = min(left + gap + theme.px(420) + 2 * pad, theme.size[0] - theme.px(40))
        high = head + sum(heights) + step * (len(heights) - 1) + 2 * pad
        box = box_at(width, high, center=(theme.size[0] // 2, theme.size[1] // 2))
        self.add(Panel(border="line500", accent="firstDown"), box)
        self.add(heading, pygame.Rect(box.left + pad, box.top + pad, left, head - theme.px(12)))
        y = box.top + pad + head
        for entry, height in zip(entries, heights, strict=True):
            self.add(entry, pygame.Rect(box.left + pad, y, left, height))
            y += height + step
        facts = pygame.Rect(box.left + pad + left + gap, box.top + pad, 0, box.height - 2 * pad)
        facts.width = box.right - pad - facts.left
        self._add_facts(facts)

    def _entries(self) -> list[Widget]:
        match, keys = self.table.match, self.app.keys
        over, read_only = match.decision is None, self.table.read_only
        free = not over and not read_only and any(player.kind == HUMAN for player in match.players)
        refusal = OVER if over else WATCHED if read_only else "" if free else ONLY_COMPUTERS
        entries: list[Widget] = [
            Button("Resume", self.cancel, kind="primary", glyph="play", key=keys.hint("cancel"), accent="firstDown")
        ]
        if "rules" in self.app.routes:
            entries.append(Button("Rules", self._rules, kind="quiet", glyph="book", key=keys.hint("rules")))
        if "settings" in self.app.routes:
            entries.append(Button("Settings", self._settings, kind="quiet", glyph="gear"))
        speeds = [*SPEED_NAMES]
        page = None if over or read_only else self.table.page
        restart = Button("Restart", self._ask_restart, kind="quiet", glyph="replay")
        entries += [Button(page[0], page[1], kind="quiet", glyph="whistle")] if page else []
        entries += [
            Choice("Speed", speeds, [*SPEED_NAMES.values()], self.app.settings.speed, self._set_speed, share=0.6),
            Button("Save game as…", self._save_as, kind="quiet", glyph="save", enabled=self._keeps, tooltip=self._lost),
            self._way_back() or restart,
            Button("Concede the match", self._ask_concede, kind="quiet", glyph="flag", enabled=free, tooltip=refusal),
            Button("Main menu", self.app.home, kind="quiet", glyph="home", detail=self._farewell),
            Button("Quit", self.app.quit, kind="quiet", glyph="exit"),
        ]
        return entries

    def _way_back(self) -> Button | None:
        """Returns the button back to the scene from which this match was started, or None if that has no way back."""
        scenes: list[object] = [*self.app.stack.scenes]
        place = scenes.index(self.table) if self.table in scenes else 0
        name = self.app.stack.scenes[place - 1].way_back if place else ""
        back = partial(self._leave_for, self.app.stack.pop)
        return Button(name, back, kind="quiet", glyph="back", detail=self._farewell) if name else None

    @property
    def _keeps(self) -> bool:
        return self.app.folder.writable and self.app.archive is not None and not self.table.read_only

    @property
    def _lost(self) -> str:
        if self.table.read_only:
            return WATCHED
        return "" if self._keeps else UNSAVABLE

    @property
    def _farewell(self) -> str:
        if self.table.match.decision is None:
            return OVER
        if self.table.read_only:
            return "It stays saved as it was."
        if not self.table.match.presses:
            return UNTOUCHED
        return "Saved: Continue brings it back." if self._keeps else "This match cannot be saved."

    def _add_facts(self, room: pygame.Rect) -> None:
        """Adds the panel about the match at the right: period, teams, score and setup."""
        theme, match = self.app.theme, self.table.match
        rules = match.rules
        self.add(Panel(fill="ink900", border="ink700", accent=accent_of(rules.variant.name)), room)
        pad = theme.px(22)
        inner = room.inflate(-2 * pad, -2 * pad)
        period = period_line(rules, match.period, match.options)
        y = self.add_column(
            inner,
            [
                (Label(rules.variant.title, face="block", size=24), 2),
                (Label(period or "In play", color="chalk300"), 12),
                (ScorePlates(match.players, points_of(match)), 18),
                *((note, 4) for note in self._notes()),
            ],
        )
        self._add_scores(pygame.Rect(inner.left, y + theme.px(10), inner.width, inner.bottom - y - theme.px(10)))

    def _add_scores(self, room: pygame.Rect) -> None:
        """Adds a list of all scores, newest first, if there is room for one line of it."""
        theme, match = self.app.theme, self.table.match
        texts = [match.rules.words.log_line(event, match.names, options=match.options) for event in scores_of(match)]
        lines: list[Widget] = [Paragraph(text, color="chalk50") for text in reversed(texts) if text]
        points = points_of(match)
        no_scores = SINCE.format(score_line(match.names, points)) if any(points) else NO_SCORE
        lines = lines or [Paragraph(no_scores)]
        title = Label("Scores, newest first", bold=True)
        min_height = title.measure(theme, room.width) + lines[0].measure(theme, room.width) + theme.px(4)
        if min_height > room.height:
            return
        y = self.add_column(room, [(title, 4)])
        side = theme.px(12)  # aligns the lines with their title
        area = pygame.Rect(room.left - side, y, room.width + side, room.bottom - y)
        self.add_scroll(ScrollArea("scores", gap=4), area, lines)

    def _notes(self) -> list[Paragraph]:
        match = self.table.match
        notes = [f"{title}: {label}" for title, label in options_in_force(match.rules, match.options)]
        notes += filter(None, [uncounted_line(match)])
        if match.first_position is not None:
            notes.append(KNOWN_CARDS)
        elif match.seal is not None:
            notes += [OPEN_DEAL if match.seal.open_deal else SEALED, match.seal.code]
        return [Paragraph(text) for text in notes]

    # What the entries do

    def command(self, command: str) -> bool:
        """Opens the rules or the help on keys."""
        return self._rules() if command == "rules" else command == "keys_help" and self.app.go("keys_help")

    def _rules(self) -> bool:
        match = self.table.match
        return self.app.go("rules", match.rules.variant.name, None, match.options)

    def _settings(self) -> None:
        self.app.go("settings")

    def _set_speed(self, speed: str) -> None:
        self.app.change(speed=speed)

    def _save_as(self) -> None:
        match = self.table.match
        self.app.stack.push(SaveAs(self.app, score_line(match.names, points_of(match)), self._exists, self._save))

    def _exists(self, name: str) -> bool:
        archive = self.app.archive
        return archive is not None and archive.store.exists(name)

    def _save(self, name: str) -> None:
        self.table.save_as(name)
        archive = self.app.archive
        if archive is None or archive.writer.flush(SAVE_TIMEOUT):
            self.toast(f"Saved as “{name}”.", "check")
        else:
            self.toast(f"“{name}” is not on the disk yet. It will be tried again.", "info")

    def _ask_restart(self) -> None:
        if self.table.match.decision is None:
            self._leave_for(self.table.restart)
            return
        stays = "This one stays under Saved games." if self._keeps else "This one is lost."
        kept = stays if self.table.match.presses else UNTOUCHED
        text = f"A new match of the same setup is dealt. {kept}"
        self._ask("Restart?", text, "Restart", self.table.restart)

    def _ask_concede(self) -> None:
        names = self.table.match.names
        winners = "the other side wins" if len(names) == 2 else "all the others win"
        kept = "It is practice: nothing is counted" if self.table.match.practice else "The match enters the history"
        text = f"{names[self.table.player_at_screen]}: {winners}, whatever the score. {kept}."
        self._ask("Concede the match?", text, "Concede", self.table.concede)

    def _ask(self, title: str, text: str, yes: str, action: Callable[[], object]) -> None:
        answers: list[Answer] = [(yes, partial(self._leave_for, action)), ("Play on", lambda: None)]
        self.app.stack.push(Dialog(self.app, title, text, answers, accent="loss"))

    def _leave_for(self, action: Callable[[], object]) -> None:
        """Closes everything above the table, including a curtain, then calls the action."""
        table: object = self.table
        stack = self.app.stack
        if isinstance(table, Scene) and table in stack.scenes:
            while stack.top is not table:
                stack.pop()
        else:
            stack.pop()
        action()
