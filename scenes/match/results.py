"""The result of a match: who won, how the match went, and the buttons for the next match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from game.match_words import score_line, uncounted_line
from game.recap import recap
from game.recap_words import ending, headline, sheet, story
from game.record import HUMAN, RESULT_NOTE
from saves.sheets import write_sheet
from scenes.control.setup import Setup, has_switched
from scenes.match.final_score import FinalScore
from scenes.match.paper_rain import SECONDS, PaperRain
from scenes.match.play_of_match import PlayOfMatch, play_of_match
from scenes.match.result_rows import Sentence, drive_rows, score_rows, stat_rows
from scenes.match.review import MatchReview
from scenes.match.score_chart import ScoreChart
from scenes.match.shuffle_check import TITLE, shuffle_check
from scenes.match.turning_points import TurningPoints
from scenes.shell.page import PageScene
from scenes.shell.save_as import UNSAVABLE
from scenes.ui.button import Button
from scenes.ui.palette import accent_of
from scenes.ui.panel import Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.team import paint_team, team_color
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

MARGIN = 40
MATCH, REVIEW, SCORE, FIGURES, DRIVES = "Match", "Review", "Score", "Figures", "Drives"
LEDGER = "Review in short"
"""Name of the scroll area of the review in the corner."""
KEPT = "Writes every play of the match into a file of its own, in the notation of the record sheet."
SAME_CARDS = "Plays this match again with the same cards. It is practice: you know them now."


class Results(PageScene):
    """The result page. Rematch has the focus, so one press deals again."""

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
        """``match`` must be over. The callbacks belong to the buttons; ``leave`` is the label of the last one."""
        super().__init__(app)
        self.match, self.setup = match, setup
        self.switched = has_switched(match.notes)
        self.recap = recap(match)
        self._rematch, self._switch, self._menu, self._leave = rematch, switch, menu, leave
        self._chart: ScoreChart | None = None
        self._final: FinalScore | None = None
        self._play: PlayOfMatch | None = None
        self._rain: PaperRain | None = None
        """The paper that falls for the winner, from the end of the counting on."""
        self.turning_points = TurningPoints(app, match, self.recap, self._watch)
        self.review = MatchReview(app, match, self.recompose, self._watch)
        self.page = MATCH if self.turning_points.offered else SCORE
        """The open tab."""

    @property
    def _person(self) -> int | None:
        """The seat of the only person at this screen, or None if there are none or several."""
        people = [seat for seat, player in enumerate(self.match.players) if player.kind == HUMAN]
        return people[0] if len(people) == 1 else None

    def enter(self) -> None:
        """Plays crowd and music to suit the only person at this screen. With none or several, the crowd cheers."""
        super().enter()
        lost = self._person is not None and self._person not in self.recap.winners and bool(self.recap.winners)
        self.music = "music_tied" if len(self.recap.winners) != 1 else "music_lost" if lost else "music_won"
        self.app.sound.play("crowd_groan" if lost else "crowd_roar")

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._let_it_rain(dt)
        self.review.rest(dt)
        self.review.update()

    def handle(self, event: pygame.Event) -> None:
        self.review.rested = 0.0
        super().handle(event)

    @property
    def animating(self) -> bool:
        rains = self._rain is not None and (self._rain.falls or self._rain.lies)
        return super().animating or self.review.under_way or rains

    def _let_it_rain(self, dt: float) -> None:
        """Lets paper fall as soon as the winner's mascot rejoices, unless particles or motion are off."""
        app, pace = self.app, self.app.pace
        if self._rain is not None:
            self._rain.age += dt / pace if pace else SECONDS
            return
        wanted = pace and app.settings.particles and not app.settings.reduced_motion
        if wanted and self._final is not None and self._final.rejoices:
            names = (team_color(self.recap.winners[0]), "firstDown", "chalk50")
            self._rain = PaperRain(app.theme.u, [app.theme.color(name) for name in names])

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Draws the page, and the paper over it."""
        rain = self._rain
        if rain is None:
            return super().draw(surface, everything)
        if everything or self._all:
            rain.forget()
        lifted = rain.lift(surface)
        return [*lifted, *super().draw(surface, everything), *rain.lay(surface)]

    def cancel(self) -> None:
        """Returns to the menu."""
        self.app.sound.play("ui_back")
        self._menu()

    # The page

    def compose(self) -> None:
        app, theme = self.app, self.app.theme
        margin, gap = theme.px(MARGIN), theme.px(16)
        room = pygame.Rect(margin, theme.px(24), theme.size[0] - 2 * margin, theme.size[1] - theme.px(44))
        banner = pygame.Rect(room.left, room.top, room.width, theme.px(112))
        shown = self._final.shown if self._final else 0.0
        joy, person = self._final.joy if self._final else 0.0, self._person
        words = headline(self.recap), ending(self.recap)
        self._final = FinalScore(self.recap, *words, app.sound.play, person=person, shown=shown, joy=joy)
        self.add(self._final, banner)
        y = self._add_story(pygame.Rect(room.left, banner.bottom + theme.px(10), room.width, 0))
        buttons = theme.px(56)
        self._add_buttons(pygame.Rect(room.left, room.bottom - buttons, room.width, buttons))
        middle = pygame.Rect(room.left, y + theme.px(12), room.width, room.bottom - buttons - gap - y - theme.px(12))
        left = round(middle.width * 0.6)
        self._add_page(pygame.Rect(middle.left, middle.top, left, middle.height))
        self._add_corner(pygame.Rect(middle.left + left + gap, middle.top, middle.width - left - gap, middle.height))

    def _add_story(self, row: pygame.Rect) -> int:
        """Adds the sentences about the match. Returns their bottom."""
        lines = [story(self.recap), uncounted_line(self.match)]
        return self.add_column(row, [(Sentence(text), 0) for text in lines if text])

    def _add_page(self, box: pygame.Rect) -> None:
        """Adds the tabs and the open page below them."""
        theme = self.app.theme
        self.add(Panel(border="ink700", accent=accent_of(self.match.rules.variant.name)), box)
        inner = self._add_tabs(box.inflate(-theme.px(36), -theme.px(28)))
        if self.page == MATCH:
            self.turning_points.add_to(self, inner, self.review.mistakes)
        else:
            self.add_scroll(ScrollArea(self.page, gap=6), inner.inflate(theme.px(24), 0), self._pages[self.page]())

    def _add_tabs(self, room: pygame.Rect) -> pygame.Rect:
        """Adds the tabs. Returns the room below them."""
        theme, high = self.app.theme, self.app.theme.px(44)
        row = tabs([*self._pages], self.page, self._turn_to, upright=False, accent="firstDown")
        self.add_row(pygame.Rect(room.topleft, (room.width, high)), row, 6)
        below = high + theme.px(8)
        return pygame.Rect(room.left, room.top + below, room.width, room.height - below)

    @property
    def _pages(self) -> dict[str, Callable[[], list[Widget]]]:
        """The pages from left to right, each with the function that makes its rows."""
        pages = dict[str, Callable[[], list[Widget]]]()
        if self.turning_points.offered:
            pages[MATCH] = self.turning_points.rows
        if self.review.offered:
            pages[REVIEW] = self.review.rows
        pages[SCORE] = lambda: score_rows(self.recap, self._score_chart(), self._paint_chip)
        pages[FIGURES] = lambda: [*self._sheet_button(), *stat_rows(self.recap, self._paint_chip)]
        if self.match.rules.words.FULL_DRIVE:
            pages[DRIVES] = lambda: drive_rows(self.recap)
        return pages

    def _score_chart(self) -> ScoreChart | None:
        if not (self.recap.periods or self.recap.scores):
            return None
        self._chart = ScoreChart(self.recap, self._chart.drawn if self._chart else 0.0)
        return self._chart

    def _sheet_button(self) -> list[Widget]:
        """Returns the button that writes the record sheet, if the game has one."""
        if self.match.rules.record_sheet is None:
            return []
        writable = self.app.folder.writable
        return [Button("Save as text", self._write_sheet, kind="quiet", glyph="save", size=17, zone="figures",
                       enabled=writable, tooltip=KEPT if writable else UNSAVABLE)]  # fmt: skip

    def _watch(self, place: int) -> None:
        self.app.go("replay", self.match, place)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.app.sound.play("ui_open")
        self.recompose()

    def _write_sheet(self) -> None:
        """Writes a text file with the statistics and every play."""
        name = score_line(self.recap.names, self.recap.points)
        try:
            path = write_sheet(self.app.folder, name, sheet(self.match, self.recap))
        except OSError:
            self.toast("It could not be written.", "info")
        else:
            self.toast(f"Written: {path.name}, in the folder {path.parent.name} beside the saves.", "check")

    def _add_play(self, room: pygame.Rect) -> None:
        """Adds the play of the match if there is room for it."""
        theme = self.app.theme
        line, seen = self.turning_points.line_of_plays, self._play.shown if self._play else 0.0
        self._play = play_of_match(theme, self.match, line, seen)
        high = self._play.height_in(theme, room) if self._play is not None else 0
        if self._play is None or not high:
            self._play = None
            return
        self.add(self._play, pygame.Rect(room.left, room.top + (room.height - high) // 2, room.width, high))

    def _add_corner(self, box: pygame.Rect) -> None:
        """Adds the corner: the review in short, the play of the match, and the setup. The review scrolls if it must."""
        theme, pad = self.app.theme, self.app.theme.px(18)
        self.add(Panel(border="ink700"), box)
        inner = box.inflate(-2 * pad, -2 * pad)
        check = Button(TITLE, self._check_shuffle, kind="quiet", glyph="check", zone="shuffle")
        high = theme.px(44)
        self.add(check, pygame.Rect(box.left + theme.px(6), box.bottom - high, box.width - theme.px(12), high))
        foot = "\n".join(filter(None, (self.match.notes.get(RESULT_NOTE), self.setup.summary)))
        note = Paragraph(foot, size=16)
        low = note.measure(theme, inner.width) + high - theme.px(10)
        self.add(note, pygame.Rect(inner.left, inner.bottom - low, inner.width, low))
        inner.height -= low + theme.px(8)
        if self.review.offered and (self.page != REVIEW or self.review.is_whole):
            parts = self.review.in_short(partial(self._turn_to, REVIEW) if self.page != REVIEW else None)
            if sum(part.measure(theme, inner.width) + theme.px(gap) for part, gap in parts) > inner.height:
                self.add_scroll(ScrollArea(LEDGER, gap=4), inner.inflate(theme.px(24), 0), [part for part, _ in parts])
                return
            top = self.add_column(inner, parts)
            inner = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        self._add_play(inner)

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
            again = partial(app.go, "new_match", variant, self.setup, replace=True)
            buttons.append(Button("New setup", again, glyph="gear", zone="next"))
        if "replay" in app.routes:
            watch = partial(app.go, "replay", self.match)
            buttons.append(Button("Watch replay", watch, glyph="play", zone="next"))
        if "table" in app.routes:
            buttons.append(Button("Same cards", self._deal_again, glyph="back", zone="next", tooltip=SAME_CARDS))
        buttons.append(Button(self._leave, self._menu, glyph="home", key=app.keys.hint("cancel"), zone="next"))
        gap, wanted = theme.px(10), [button.preferred_width(theme) for button in buttons]
        left, share = row.left, (row.width - gap * (len(buttons) - 1)) / sum(wanted)
        for button, wide in zip(buttons, wanted, strict=True):
            self.add(button, pygame.Rect(left, row.top, int(wide * share), row.height))
            left = button.rect.right + gap

    def _deal_again(self) -> None:
        self.app.go("table", self.setup.with_same_cards(self.match), replace=True)

    def _check_shuffle(self) -> None:
        self.app.stack.push(shuffle_check(self.app, self.match))

    def command(self, command: str) -> bool:
        """Opens the rules."""
        rules = self.match.rules.variant.name, None, self.match.options
        return command == "rules" and self.app.go("rules", *rules)

    def _paint_chip(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, seat: int) -> None:
        paint_team(surface, theme, box, seat, cut=0)


def stored_result(app: App, match: Match) -> Results:
    """Returns the result page of a stored match. Its buttons start a match with the same setup, or go back."""
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
