"""The page Statistics: records against the computer by game and level, notable matches and favorite plays."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.bots import LEVELS
from game.clubs import level_title
from game.match_words import length_line
from game.variants import VARIANTS, find_variant
from saves.document import Replayed
from saves.exports import export
from saves.query_thread import Answer
from saves.statistics import Mark, Record, Statistics, statistics
from scenes.menus.favorite_plays import PlaysReader, plays_shown
from scenes.menus.header import add_header
from scenes.menus.match_list import READING, UNREADABLE
from scenes.menus.people import PeopleScene
from scenes.menus.replays_filters import FILTERS, WHO, FilterButton, Value, filters_for
from scenes.menus.saved_items import when
from scenes.menus.saved_row import paint_cards
from scenes.menus.statistics_charts import FormStrip, JudgedStrip, RecordBoard, RecordRow, Totals
from scenes.shell.page import PageScene
from scenes.shell.picker import Offer, Picker
from scenes.ui.boxes import columns
from scenes.ui.button import Button
from scenes.ui.palette import accent_of
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

NOTHING = (
    "No match counts here yet. Finish one against the computer: practice and matches between friends do not count."
)
EXPORT = "Export"
EXPORTS = "Writes the figures of every finished match as a table (CSV) and as JSON."
NAMES = "Names and players…"
"""The entry that opens the dialog with the players' names."""
NOT_WRITTEN = "It could not be written."
STAND_OUT, MATCHES, PLAYS = "Matches that stand out", "Matches", "Favorite plays"
"""Titles at the right side. Plays are shown for one game only."""
HIGHEST = 150.0
"""Largest height of the record in units."""
LOWEST = 56.0
"""Smallest height of a strip without its title, in units."""
LEFT = 0.58
"""Fraction of the width for the record."""


class StatisticsScene(PageScene):
    """Requests new figures when a filter changes, and shows the old ones until they arrive."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.archive = app.archive
        self.filters = filters_for(app.people.everybody)
        self.places = {"variant": 0, "opponent": 0, "person": 0}
        """Index of the chosen value of each filter."""
        self.counted: Statistics | None = None
        self.plays = PlaysReader(self.archive.history) if self.archive is not None else None
        self.aside = MATCHES
        """The open tab at the right, for a single game."""
        self._asked: Answer[Statistics] | None = None
        self._opening: Answer[Replayed] | None = None
        self._writing: Answer[tuple[Path, Path]] | None = None
        self.first_focus = FILTERS["variant"].title
        self._look_at(app.player)
        self._ask()

    def _look_at(self, person: str) -> None:
        """Selects the matches of a person, if there are several people."""
        if "person" in self.filters:
            known = [value.value for value in self.filters["person"].values]
            self.places["person"] = known.index(person)

    def _chosen(self, name: str) -> str | None:
        """Returns the chosen value of a filter, or None for all."""
        value: str | None = self.filters[name].values[self.places[name]].value if name in self.filters else None
        return value

    def _ask(self) -> None:
        if self.archive is not None:
            asked = partial(statistics, variant=self._chosen("variant"), opponent=self._chosen("opponent"),
                            reviews=self.app.folder.reviews, person=self._chosen("person"))  # fmt: skip
            self._asked = self.archive.history.count(asked)
            self._ask_plays()

    def _ask_plays(self) -> None:
        """Requests the plays if their tab is open."""
        variant = self._chosen("variant")
        if self.plays is not None and variant is not None and self.aside == PLAYS:
            self.plays.ask(variant, self._chosen("opponent"), self._chosen("person"))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._asked is not None and self._asked.ready:
            self.counted, self._asked = self._asked.value, None
            self.recompose()
        if self.plays is not None and self.plays.update(dt):
            self.recompose()
        if self._opening is not None and self._opening.ready:
            self._take_opened(self._opening.value)
        if self._writing is not None and self._writing.ready:
            paths, self._writing = self._writing.value, None
            self.toast(
                f"Written: {paths[0]} and {paths[1].name}." if paths else NOT_WRITTEN, "check" if paths else "info"
            )

    @property
    def animating(self) -> bool:
        waits = any((self._asked, self._opening, self._writing, self.plays is not None and self.plays.waits))
        return super().animating or waits or bool(self.toasts.texts)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Statistics", accent="firstDown")
        top = room.top + self._add_filters(room) + theme.px(12)
        body = pygame.Rect(room.left, top, room.width, room.bottom - top)
        if self.counted is None or not self.counted.records:
            self._add_nothing(body)
            return
        gap = theme.px(14)
        left = pygame.Rect(body.left, body.top, round(body.width * LEFT), body.height)
        right = pygame.Rect(left.right + gap, body.top, body.right - left.right - gap, body.height)
        self._add_record(left, self.counted)
        self._add_aside(right, self.counted.marks)

    def _add_filters(self, room: pygame.Rect) -> int:
        """Adds the filters and the Export button. Returns their height."""
        theme = self.app.theme
        widgets: list[Widget] = [
            FilterButton(
                self.filters[name].title,
                self.filters[name].values[place],
                partial(self._pick, name),
                lit=place > 0,
            )
            for name, place in self.places.items()
            if name in self.filters
        ]
        if "person" not in self.filters:
            alone = self.app.people.everybody[0]
            widgets.append(FilterButton(WHO, Value(alone.name, alone.id), self._name_people, lit=False))
        high = widgets[0].measure(theme, room.width)
        places = columns(pygame.Rect(room.left, room.top, room.width, high), 5, theme.px(8))
        for widget, place in zip(widgets, places, strict=False):
            self.add(widget, place)
        writes = self.archive is not None and self.app.folder.writable
        self.add(Button(EXPORT, self._export, glyph="save", zone="filters", detail="CSV and JSON", enabled=writes,
                        tooltip=EXPORTS), places[-1])  # fmt: skip
        return high

    def _pick(self, name: str) -> None:
        """Opens the values of a filter. Friends are no choice of opponent, because their matches are not counted."""
        values = [
            value
            for value in self.filters[name].values
            if value.value is None or name != "opponent" or value.value in LEVELS
        ]
        offers = [Offer(value.label, "", value.accent) for value in values]

        def take(place: int) -> None:
            if place < len(values):
                self.turn_to(name, values[place].value)
            else:
                self._name_people()

        if name == "person":
            offers.append(Offer(NAMES, ""))
        self.app.stack.push(Picker(self.app, self.filters[name].title, offers, take))

    def _name_people(self) -> None:
        """Opens the dialog with the players' names."""
        self.app.stack.push(PeopleScene(self.app, self._count_anew))

    def _count_anew(self) -> None:
        """Requests new figures after the people have changed. The selected person stays selected."""
        person = self._chosen("person")
        before = "person" in self.filters
        self.filters = filters_for(self.app.people.everybody)
        self.places["person"] = 0
        if person is not None or not before:
            self._look_at(person or self.app.player)
        self._ask()
        self.recompose()

    def turn_to(self, name: str, value: str | None) -> None:
        """Selects another value of a filter."""
        self.places[name] = [each.value for each in self.filters[name].values].index(value)
        self._ask()
        self.recompose()

    def _add_nothing(self, box: pygame.Rect) -> None:
        theme = self.app.theme
        side = theme.px(72)
        self.add(Panel(border="ink700"), box)
        words = Paragraph(READING if self._asked is not None else NOTHING, size=19, align="center")
        picture = pygame.Rect(box.centerx - side // 2, box.centery - side, side, side)
        self.add(Picture("nothing", paint_cards), picture)
        inner = box.inflate(-theme.px(80), 0)
        high = words.measure(theme, inner.width)
        self.add(words, pygame.Rect(inner.left, picture.bottom + theme.px(14), inner.width, high))

    def _add_record(self, box: pygame.Rect, counted: Statistics) -> None:
        """Adds the record, the last results, and a row for each game or level."""
        theme = self.app.theme
        variant = self._chosen("variant")
        self.add(Panel(border="ink700", accent=accent_of(variant) if variant else "firstDown"), box)
        inner = box.inflate(-theme.px(40), -theme.px(32))
        rows = self._rows(counted.records)
        below = sum(row.measure(theme, inner.width) + theme.px(2) for row in rows)
        high = inner.height - below - theme.px(28)
        tall = min(max(round(high * 0.56), theme.px(120)), theme.px(HIGHEST))
        board = pygame.Rect(inner.left, inner.top, inner.width, tall)
        self.add(RecordBoard(Totals(counted.records), counted.streaks), board)
        strip = pygame.Rect(inner.left, board.bottom + theme.px(14), inner.width, high - board.height)
        self._add_strips(strip, counted)
        start = pygame.Rect(inner.left - theme.px(8), inner.bottom - below, inner.width + theme.px(16), below)
        self.add_column(start, [(row, 2) for row in rows])

    def _add_strips(self, box: pygame.Rect, counted: Statistics) -> None:
        """Adds the last results and, if any of them is reviewed, the reviews below or beside them."""
        form, strips = FormStrip(counted.lately), [box]
        if any(counted.judged):
            theme = self.app.theme
            gap = theme.px(16)
            low = (box.height - gap) // 2
            if low < theme.line_height("text", 16) + theme.px(LOWEST):
                strips = columns(box, 2, gap)
            else:
                strips = [pygame.Rect(box.left, top, box.width, low) for top in (box.top, box.bottom - low)]
            self.add(JudgedStrip(counted.judged), strips[1])
        self.add(form, strips[0])

    def _rows(self, records: list[Record]) -> list[Widget]:
        """Returns a row for each game, or for each level if one game is selected."""
        if self._chosen("variant") is None:
            name, titles = "variant", {variant.name: variant.title for variant in VARIANTS}
        else:
            name, titles = "opponent", {level: f"Against {level_title(level)}" for level in LEVELS}
        by_value = {value: [each for each in records if value in (each.variant, each.opponent)] for value in titles}
        return [
            RecordRow(
                titles[value],
                Totals(found),
                partial(self.turn_to, name, value),
                variant=value if name == "variant" else None,
            )
            for value, found in by_value.items()
            if found
        ]

    def _add_aside(self, box: pygame.Rect, marks: list[Mark]) -> None:
        """Adds the right side: notable matches and, for a single game, a second tab with its plays."""
        theme = self.app.theme
        self.add(Panel(border="ink700"), box)
        inner = box.inflate(-theme.px(40), -theme.px(32))
        variant = self._chosen("variant")
        if variant is None:
            title = Label(STAND_OUT, bold=True)
            self.add_column(inner, [(title, 0)])
            head = title.measure(theme, 0) + theme.px(8)
        else:
            head = theme.px(44)
            strip = pygame.Rect(inner.left, inner.top - theme.px(6), inner.width, head)
            choices = tabs([MATCHES, PLAYS], self.aside, self.turn_aside, upright=False, accent=accent_of(variant))
            self.add_row(strip, choices, 8)
        below = pygame.Rect(inner.left, inner.top + head, inner.width, inner.height - head)
        if variant is not None and self.aside == PLAYS:
            found = self.plays.found if self.plays is not None else None
            self.add_column(below, plays_shown(found, theme, below))
        else:
            self._add_marks(below, marks)

    def turn_aside(self, name: str) -> None:
        """Opens a tab at the right."""
        self.aside = name
        self._ask_plays()
        self.recompose()

    def _add_marks(self, box: pygame.Rect, marks: list[Mark]) -> None:
        """Adds the notable matches as buttons."""
        theme = self.app.theme
        gap = theme.px(8)
        whole = [self._mark(mark, names_game=self._chosen("variant") is None) for mark in marks]
        high = sum(button.measure(theme, box.width) + gap for button in whole)
        shown = whole if high <= box.height else [self._mark(mark, names_game=False) for mark in marks]
        self.add_column(box, [(button, 8) for button in shown])

    def _mark(self, mark: Mark, *, names_game: bool) -> Button:
        """Returns the button of a notable match. The tooltip names the game, in case there is no room for it."""
        score, against = f"{mark.own} – {mark.other}", f"against {level_title(mark.opponent)}"
        text = f"{score}, {length_line(mark.seconds)}" if mark.title == "Longest" else f"{score} {against}"
        at = when(datetime.fromisoformat(mark.finished), datetime.now(UTC))
        game = find_variant(mark.variant).title
        detail = f"{text}\n{game}  ·  {at}" if names_game else f"{text}  ·  {at}"
        return Button(mark.title, partial(self._open, mark.id), detail=detail, glyph="play", zone="marks",
                      accent=accent_of(mark.variant), tooltip=f"{game}: watch its replay.",
                      enabled="replay" in self.app.routes)  # fmt: skip

    # What the player does

    def _open(self, match_id: str) -> None:
        if self.archive is not None and self._opening is None:
            self._opening = self.archive.history.fetch(match_id, lambda replayed: replayed)

    def _take_opened(self, replayed: Replayed | None) -> None:
        self._opening = None
        if replayed is None or replayed.match.result is None:
            self.toast((replayed and replayed.problem) or UNREADABLE, "info")
        else:
            self.app.go("replay", replayed.match)

    def _export(self) -> None:
        if self.archive is not None and self._writing is None:
            self._writing = self.archive.history.count(
                partial(export, folder=self.app.folder, people=dict(self.app.people.names))
            )
