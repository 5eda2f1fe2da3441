"""The result of a match: who won, how it went, and the way to the next kickoff."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.claims import percent
from game.contract import Ending
from game.cursor import Cursor
from game.match import Match
from game.match_words import clubs_do, listed, score_line, uncounted_line
from game.recap import ScoreMark, recap, story
from game.record import HUMAN, REMARK
from game.win_line import swings, what_happened, win_line
from saves.sheets import write_sheet
from scenes.control.setup import Setup, has_switched
from scenes.match.figures import DriveRow, FigureRow, TeamsRow, by_club
from scenes.match.final_score import FinalScore
from scenes.match.play_of_match import PlayOfMatch, play_of_match
from scenes.match.score_chart import ScoreChart
from scenes.match.shuffle_check import TITLE, shuffle_check
from scenes.match.win_chart import WinChart
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.figures import FiguresTable
from scenes.ui.palette import accent_of
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

MARGIN = 40
LEAST_HIGH = 330.0
"""Units that the column of the scores must be high to show the play of the match, too."""
ENDINGS = {
    Ending.REGULATION: "in regulation",
    Ending.SUDDEN_DEATH: "in {}",
    Ending.TIE: "after {}",
    Ending.CONCEDED: "by concession",
}
SCORE, CHANCES, FIGURES, DRIVES = "Score", "Win chance", "Figures", "Drives"
TURNS = "The plays that moved it most:"
WATCH = "Watch it in the replay."
MOST_SWINGS = 5
KEPT = "Writes every play of the match into a file of its own, in the notation of the record sheet."
LOST = "Nothing can be saved on this computer at the moment."
SAME_CARDS = "Plays this match again with the same cards. It is practice: you know them now."


class Results(PageScene):
    """Rematch has the focus: one press deals again."""

    first_focus = "Rematch"

    def __init__(
        self,
        app: App,
        match: Match,
        setup: Setup,
        *,
        rematch: Callable[[], object],
        switch: Callable[[], object],
        menu: Callable[[], object],
        leave: str = "Main menu",
    ) -> None:
        """``match`` must be over; the three are what their buttons do, and ``leave`` is what the last one says."""
        super().__init__(app)
        self.match, self.setup = match, setup
        self.switched = has_switched(match.notes)
        self.recap = recap(match)
        self.story = story(self.recap)
        self._rematch, self._switch, self._menu, self._leave = rematch, switch, menu, leave
        self._chart: ScoreChart | None = None
        self._final: FinalScore | None = None
        self._play: PlayOfMatch | None = None
        self._line = win_line(match)
        self.page = SCORE
        """What of a game with more to tell is looked at."""

    @property
    def headline(self) -> str:
        """Who won, in two words."""
        recap = self.recap
        if recap.conceded is not None and len(recap.names) > 2:
            return f"{recap.names[recap.conceded]} conceded"
        if len(recap.winners) != 1:
            some = 1 < len(recap.winners) < len(recap.names)
            return f"{listed([recap.names[seat] for seat in recap.winners])} tie" if some else "A tie"
        return clubs_do(recap.names[recap.winners[0]], "wins", "win")

    @property
    def ending(self) -> str:
        """How it ended, to follow the headline."""
        if self.recap.conceded is not None and len(self.recap.names) > 2:
            return "the others win"
        recap = self.recap
        if recap.reason is Ending.TIE and not any(map(recap.is_extra, recap.periods)):
            return ENDINGS[Ending.REGULATION]
        return ENDINGS[recap.reason].format(recap.extra_time)

    @property
    def _person(self) -> int | None:
        """The seat of the only person at this screen; None where there are none or several."""
        people = [seat for seat, player in enumerate(self.match.players) if player.kind == HUMAN]
        return people[0] if len(people) == 1 else None

    def enter(self) -> None:
        """Stands and band say how it ended for the only person at this screen; with none or several they cheer."""
        super().enter()
        lost = self._person is not None and self._person not in self.recap.winners and bool(self.recap.winners)
        self.music = "music_tied" if len(self.recap.winners) != 1 else "music_lost" if lost else "music_won"
        self.app.sound.play("crowd_groan" if lost else "crowd_roar")

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def cancel(self) -> None:
        """The way back from here is the menu."""
        self.app.sound.play("ui_back")
        self._menu()

    # The page

    def compose(self) -> None:
        app, theme = self.app, self.app.theme
        margin, gap = theme.px(MARGIN), theme.px(16)
        room = pygame.Rect(margin, theme.px(24), theme.size[0] - 2 * margin, theme.size[1] - theme.px(44))
        banner = pygame.Rect(room.left, room.top, room.width, theme.px(112))
        shown = self._final.shown if self._final else 0.0
        self._final = FinalScore(
            self.recap, self.headline, self.ending, app.sound.play, person=self._person, shown=shown
        )
        self.add(self._final, banner)
        y = self._add_story(pygame.Rect(room.left, banner.bottom + theme.px(10), room.width, 0))
        buttons = theme.px(56)
        self._add_buttons(pygame.Rect(room.left, room.bottom - buttons, room.width, buttons))
        middle = pygame.Rect(room.left, y + theme.px(12), room.width, room.bottom - buttons - gap - y - theme.px(12))
        left = round(middle.width * 0.6)
        self._add_figures(pygame.Rect(middle.left, middle.top, left, middle.height))
        self._add_scores(pygame.Rect(middle.left + left + gap, middle.top, middle.width - left - gap, middle.height))

    def _add_story(self, row: pygame.Rect) -> int:
        """How it went; gives where that ends."""
        highlight = self.recap.box.highlight if self.recap.box else ""
        lines = [self.story, highlight, uncounted_line(self.match)]
        return self.add_column(row, [(Sentence(text), 0) for text in lines if text])

    def _add_figures(self, box: pygame.Rect) -> None:
        theme, recap = self.app.theme, self.recap
        self.add(Panel(border="ink700", accent=accent_of(self.match.rules.variant.name)), box)
        inner = box.inflate(-theme.px(36), -theme.px(28))
        if self._more:
            inner = self._add_tabs(inner)
        if self.page in self._more:
            rows = self._more[self.page]()
            self.add_scroll(ScrollArea(self.page, gap=2), inner.inflate(theme.px(24), 0), rows)
            return
        tables = self._tables()
        heights = [table.measure(theme, inner.width) for table in tables]
        gap = theme.px(12)
        chart = pygame.Rect(inner.left, inner.top, inner.width, inner.height - sum(heights) - gap * len(tables))
        if chart.height >= theme.px(90) and (recap.periods or recap.scores):
            self._chart = ScoreChart(recap, self._chart.drawn if self._chart else 0.0)
            self.add(self._chart, chart)
            inner.top = chart.bottom + gap
        self.add_column(inner, [(table, 12) for table in tables])

    def _add_tabs(self, room: pygame.Rect) -> pygame.Rect:
        """What can be looked at, from left to right, and the way to keep it; gives the room below."""
        theme = self.app.theme
        row = [*tabs([SCORE, *self._more], self.page, self._turn_to, upright=False, accent="firstDown")]
        widgets: list[Widget] = [*row]
        if self.match.rules.record_sheet is not None:
            widgets.append(
                Button("Save as text", self._write_sheet, kind="quiet", center=True, size=17, zone="tabs",
                       enabled=self.app.folder.writable, tooltip=KEPT if self.app.folder.writable else LOST)
            )  # fmt: skip
        high = theme.px(44)
        self.add_row(pygame.Rect(room.topleft, (room.width, high)), widgets, 6)
        below = high + theme.px(8)
        return pygame.Rect(room.left, room.top + below, room.width, room.height - below)

    @property
    def _more(self) -> dict[str, Callable[[], list[Widget]]]:
        """The pages beside the score, in a game that has more to tell."""
        pages: dict[str, Callable[[], list[Widget]]] = {}
        if self._line is not None:
            pages[CHANCES] = self._chance_rows
        if self.recap.box is not None:
            pages[FIGURES] = self._figure_rows
            if self.match.rules.words.FULL_DRIVE:
                pages[DRIVES] = self._drive_rows
        return pages

    def _chance_rows(self) -> list[Widget]:
        """The chances along the match, and the plays that moved them most: each leads to its place in the replay."""
        assert self._line is not None
        rows: list[Widget] = [WinChart(self.recap, self._line), Paragraph(TURNS, size=16)]
        for swing in swings(Cursor(self.match), self._line, MOST_SWINGS):
            text = f"{self.recap.names[swing.seat]} +{percent(swing.gained)}: {what_happened(self.match, swing)}"
            watch = partial(self.app.go, "replay", self.match, swing.first)
            rows.append(Button(text, watch, kind="quiet", glyph="play", size=17, zone="swings", tooltip=WATCH,
                               enabled="replay" in self.app.routes))  # fmt: skip
        return rows

    def _figure_rows(self) -> list[Widget]:
        box = self.recap.box
        assert box is not None
        return [TeamsRow(self.recap.names, self._paint_chip), *(FigureRow(row, self.recap.names) for row in box.rows)]

    def _drive_rows(self) -> list[Widget]:
        rows: list[Widget] = [DriveRow(drive.seat, drive.text) for drive in self.recap.drives]
        return rows or [Paragraph("Nobody had the ball.")]

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.app.sound.play("ui_open")
        self.recompose()

    def _write_sheet(self) -> None:
        """Every play as text, with the figures above it, in a file of its own."""
        recap, rules = self.recap, self.match.rules
        assert rules.record_sheet is not None
        score = score_line(recap.names, recap.points)
        happened = (event for events in self.match.history for event in events)
        rows, highlight = (recap.box.rows, recap.box.highlight) if recap.box else ((), "")
        figures = [f"{row.title}: {'; '.join(by_club(row, recap.names))}" for row in rows]
        head = [rules.variant.title, score, self.story, *filter(None, [highlight])]
        text = "\n".join([*head, "", *figures, "", rules.record_sheet(happened, recap.names)])
        try:
            path = write_sheet(self.app.folder, score, text)
        except OSError:
            self.toast("It could not be written.", "info")
        else:
            self.toast(f"Written: {path.name}, in the folder {path.parent.name} beside the saves.", "check")

    def _tables(self) -> list[FiguresTable]:
        recap = self.recap
        columns = recap.columns
        by_period = [
            (name, [*(str(period.points[seat]) for period in columns), str(recap.points[seat])])
            for seat, name in enumerate(recap.names)
        ]
        headings = [*(period.name for period in columns), "Final"]
        tables = [FiguresTable("Score", headings, by_period, self._paint_chip)]
        if any(figures.drives for figures in recap.figures):
            rows = [(name, [*map(str, recap.figures[seat])]) for seat, name in enumerate(recap.names)]
            headings = ["Drives", recap.measure[1].capitalize(), "Stopped", "Longest"]
            tables.append(FiguresTable("Offense", headings, rows, self._paint_chip))
        return tables

    def _add_play(self, room: pygame.Rect) -> int:
        """The play of the match, where the room is high enough for it and the scores; gives where it ends."""
        theme = self.app.theme
        if room.height < theme.px(LEAST_HIGH):
            return room.top
        self._play = play_of_match(theme, self.match, self._play.shown if self._play else 0.0)
        if self._play is None:
            return room.top
        high = self._play.measure(theme, room.width)
        self.add(self._play, pygame.Rect(room.left, room.top, room.width, high))
        return room.top + high + theme.px(12)

    def _add_scores(self, box: pygame.Rect) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700"), box)
        pad = theme.px(18)
        top = self._add_play(box.inflate(-2 * pad, -2 * pad))
        title = Label("Scores", bold=True)
        line = title.measure(theme, box.width)
        self.add(title, pygame.Rect(box.left + pad, top, box.width - 2 * pad, line))
        check = Button(TITLE, self._check_shuffle, kind="quiet", glyph="check", zone="shuffle")
        high = theme.px(44)
        self.add(check, pygame.Rect(box.left + theme.px(6), box.bottom - high, box.width - theme.px(12), high))
        foot = "\n".join(filter(None, (self.match.notes.get(REMARK), self.setup.summary)))
        note = Paragraph(foot, size=16)
        low = note.measure(theme, box.width - 2 * pad) + high - theme.px(10)
        self.add(note, pygame.Rect(box.left + pad, box.bottom - pad - low, box.width - 2 * pad, low))
        y = top + line + theme.px(4)
        inner = pygame.Rect(box.left + theme.px(6), y, box.width - theme.px(12), 0)
        inner.height = box.bottom - pad - low - theme.px(8) - inner.top
        rows: list[Widget] = [ScoreRow(mark) for mark in self.recap.scores]
        self.add_scroll(ScrollArea("scores", gap=4), inner, rows or [Paragraph("Nobody scored.")])

    def _add_buttons(self, row: pygame.Rect) -> None:
        app, theme = self.app, self.app.theme
        variant = self.match.rules.variant.name
        buttons = [
            Button("Rematch", self._rematch, kind="primary", glyph="replay", accent="firstDown", zone="next"),
            Button(
                "Switch sides",
                self._switch,
                glyph="forward",
                zone="next",
                tooltip="Another match of this setup, with everybody in the next seat.",
            ),
        ]
        if "new_match" in app.routes:
            again = partial(app.go, "new_match", variant, replace=True)
            buttons.append(Button("New setup", again, glyph="gear", zone="next"))
        if "replay" in app.routes:
            watch = partial(app.go, "replay", self.match)
            buttons.append(Button("Watch replay", watch, glyph="play", zone="next"))
        if "table" in app.routes:
            buttons.append(Button("Same cards", self._deal_again, glyph="back", zone="next", tooltip=SAME_CARDS))
        buttons.append(Button(self._leave, self._menu, glyph="home", key=app.keys.hint("cancel"), zone="next"))
        gap, wanted = theme.px(10), [button.wants(theme) for button in buttons]
        left, share = row.left, (row.width - gap * (len(buttons) - 1)) / sum(wanted)
        for button, wide in zip(buttons, wanted, strict=True):
            self.add(button, pygame.Rect(left, row.top, int(wide * share), row.height))
            left = button.rect.right + gap

    def _deal_again(self) -> None:
        self.app.go("table", self.setup.with_same_cards(self.match), replace=True)

    def _check_shuffle(self) -> None:
        self.app.stack.push(shuffle_check(self.app, self.match))

    def command(self, command: str) -> bool:
        """The rules are there, too."""
        rules = self.match.rules.variant.name, None, self.match.options
        return command == "rules" and self.app.go("rules", *rules)

    # Pictures

    def _paint_chip(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, seat: int) -> None:
        paint_team(surface, theme, box, seat, cut=0)


def stored_result(app: App, match: Match) -> Results:
    """The result of a match that is over and was stored, with the ways to another one of its setup and back."""
    setup = Setup.of(match)
    return Results(
        app,
        match,
        setup,
        rematch=lambda: app.go("table", setup.with_new_seed(), replace=True),
        switch=lambda: app.go("table", setup.sides_switched().with_new_seed(), replace=True),
        menu=app.stack.pop,
        leave="Back",
    )


class Sentence(Paragraph):
    """A line of the story, as wide as the page."""

    def __init__(self, text: str) -> None:
        super().__init__(text, size=19, color="chalk50")

    def _width(self, theme: Theme, width: int) -> int:
        return width


class ScoreRow(Widget):
    """One score: the team's mark, what happened, and when."""

    def __init__(self, mark: ScoreMark) -> None:
        super().__init__(mark.text)
        self.mark = mark

    def _lines(self, theme: Theme, width: int) -> int:
        return len(theme.wrap("text", 17, self.name, width - theme.px(28)))

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it is at a width in pixels."""
        lines = self._lines(theme, width) * theme.line_height("text", 17)
        return lines + theme.line_height("text", 16) + theme.px(10)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        chip = pygame.Rect(self.rect.left, self.rect.top + theme.px(4), theme.px(14), self.rect.height - theme.px(8))
        paint_team(surface, theme, chip, self.mark.seat, cut=0)
        left = chip.right + theme.px(14)
        low = theme.line_height("text", 16)
        room = pygame.Rect(left, self.rect.top + theme.px(4), self.rect.right - left, 0)
        room.height = self.rect.height - low - theme.px(10)
        paint_text(surface, theme, room, self.name, lines=4, top=True)
        below = pygame.Rect(left, room.bottom, room.width, low)
        paint_text(surface, theme, below, self.mark.period, size=16, color="chalk300")
