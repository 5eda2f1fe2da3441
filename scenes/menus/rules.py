"""The rulebook of a game, in our own words: by section, by clause number, and by search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from game.glossary import Word, glossary_of
from game.plain import plain
from game.variant import RuleText
from game.variants import find_rules
from scenes.menus.header import add_header
from scenes.menus.one_page import RulesSummary
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.clause import Clause, matches
from scenes.ui.drawings import CardPictures, Drawing, Drawings
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import Tab, tabs
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

IN_FORCE = "In this match"
GLOSSARY = "Words"
ONE_PAGE = "On one page"
SEARCH = "Search"
LONGEST_SEARCH = 30
PAGE = 0.85
"""Fraction of the view by which Page Up and Page Down scroll."""


class RulesPage(PageScene):
    """Shows sections at the left and clauses at the right. Letters typed anywhere start a search."""

    def __init__(
        self,
        app: App,
        variant_name: str,
        clause: str | None = None,
        options: Mapping[str, str] | None = None,
        drawn: Mapping[str, Sequence[Drawing]] | None = None,
        picture: CardPictures | None = None,
    ) -> None:
        """Opens at ``clause``, highlighted, if one is given. ``options`` are those of the match in play.

        ``drawn`` maps clauses to the drawings below them. ``picture`` draws the cards of the summary on one page;
        without it there is no summary. Raises UnknownVariant.
        """
        super().__init__(app)
        self.rules = find_rules(variant_name)
        self.clauses: list[RuleText] = list(self.rules.words.rules())
        self._glossary = glossary_of(rule.text for rule in self.clauses)
        self._drawn = drawn or {}
        self._picture = picture
        self.options = options
        self.called = clause if clause in {rule.clause for rule in self.clauses} else None
        self.query = ""
        self.first_focus = self.called or self.sections[0]
        self._area = ScrollArea("clauses")
        self._tabs: list[Tab] = []
        self._clearing = Button("Clear", self._clear)
        self._jumped = ("", -1)
        """The last section jumped to, and the scroll offset after the jump."""
        self._opened = False

    @property
    def sections(self) -> list[str]:
        """The titles of the sections, in reading order."""
        titles = list(dict.fromkeys(rule.section for rule in self.clauses))
        first = [ONE_PAGE] if self._picture is not None and self.rules.words.ONE_PAGE else []
        return [*first, *([IN_FORCE] if self.options is not None else []), *titles, GLOSSARY]

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    # The page

    def compose(self) -> None:
        theme, variant = self.app.theme, self.rules.variant
        room = add_header(self, "Rules", variant.title, accent=variant.name)
        gap = theme.px(20)
        widest = max(theme.measure("text", 18, section, True)[0] for section in self.sections)
        side = min(widest + theme.px(84), round(room.width * 0.38))
        self._add_sections(pygame.Rect(room.left, room.top, side, room.height))
        self._add_clauses(pygame.Rect(room.left + side + gap, room.top, room.width - side - gap, room.height))
        if not self._opened:
            self._opened = True
            self._show_called()

    def _add_sections(self, column: pygame.Rect) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700"), column)
        inner = column.inflate(-theme.px(4), -theme.px(16))
        self._tabs = tabs(self.sections, self._section_in_view(), self.jump_to, accent=self.rules.variant.name)
        self.add_scroll(ScrollArea("sections", gap=2), inner, [*self._tabs])

    def _add_clauses(self, box: pygame.Rect) -> None:
        from scenes.ui.forms import TextEntry

        theme, variant = self.app.theme, self.rules.variant
        self.add(Panel(border="ink700", accent=variant.name), box)
        pad = theme.px(16)
        entry = TextEntry(
            SEARCH,
            self.query,
            self._search,
            limit=LONGEST_SEARCH,
            placeholder="Search: type a word or a number",
            zone="search",
            accept=self._to_first_hit,
        )
        height = entry.measure(theme, box.width)
        clear = theme.measure("text", 18, "Clear", True)[0] + theme.px(76)
        row = pygame.Rect(box.left + pad, box.top + pad, box.width - 2 * pad, height)
        self.add(entry, pygame.Rect(row.left, row.top, row.width - clear, height))
        self._clearing = Button("Clear", self._clear, kind="quiet", glyph="cross", zone="search")
        self._clearing.enabled = bool(self.query)
        self.add(self._clearing, pygame.Rect(row.right - clear + theme.px(10), row.top, clear - theme.px(10), height))
        inner = pygame.Rect(box.left + theme.px(4), row.bottom + theme.px(8), box.width - theme.px(8), 0)
        inner.height = box.bottom - theme.px(12) - inner.top
        self._area = ScrollArea("clauses", gap=2)
        self.add_scroll(self._area, inner, self._rows())

    def _rows(self) -> list[Widget]:
        words = self.query.casefold().split()
        rows: list[Widget] = [] if words else self._one_page()
        rows += self._in_force() if self.options is not None and not words else []
        hits = [rule for rule in self.clauses if matches(words, f"{rule.clause} {rule.text}")]
        for section, rules in groupby(hits, key=lambda rule: rule.section):
            rows.append(SectionTitle(section))
            for rule in rules:
                rows.append(self._clause(rule, words))
                if rule.clause in self._drawn:
                    rows.append(Drawings(f"Drawings of {rule.clause}", self._drawn[rule.clause]))
        found = [word for word in self._glossary if matches(words, word.said)]
        rows += [SectionTitle(GLOSSARY)] * bool(found)
        rows += [WordRow(word, self._drag, words, self.rules.variant.name) for word in found]
        if words:
            none = f"No clause has “{self.query.strip()}”. Try fewer letters, or another word."
            rows.insert(0, Paragraph(f"{len(hits)} of {len(self.clauses)} clauses" if hits else none))
        return rows

    def _clause(self, rule: RuleText, words: list[str]) -> Clause:
        lit = rule.clause == self.called
        accent = self.rules.variant.name
        return Clause(rule.clause, rule.text, self._drag, words=words, called=lit, accent=accent)

    def _one_page(self) -> list[Widget]:
        """Returns the summary on one page, which stands before the clauses."""
        parts, picture = self.rules.words.ONE_PAGE, self._picture
        if picture is None or not parts:
            return []
        return [RulesSummary(ONE_PAGE, parts, picture, frozenset(self.rules.cards), self.rules.variant.name)]

    def _in_force(self) -> list[Widget]:
        """Returns the options of this match. Those that differ from their default get a star."""
        rows: list[Widget] = [SectionTitle(IN_FORCE)]
        for option in self.rules.options:
            value = (self.options or {}).get(option.name, option.default)
            label = option.labels[option.values.index(value)] if value in option.values else value
            is_changed = value != option.default
            text = f"{option.title}: {label}{'' if is_changed else ' (as usual)'}. {option.why}"
            accent = self.rules.variant.name
            rows.append(Clause("", text, self._drag, starred=is_changed, accent=accent, name=option.title))
        return rows

    # Searching

    def _search(self, text: str) -> None:
        """Shows the clauses that contain the text. The search field keeps its cursor."""
        self.query = text
        self.called = None
        self._jumped = ("", -1)
        gone = set(map(id, self._area.children))
        self.widgets = [widget for widget in self.widgets if id(widget) not in gone]
        rows = self._rows()
        self._area.arrange(self.app.theme, rows, 0)
        self.widgets.extend(rows)
        self.focus.rebuild([widget for widget in self.widgets if widget.focusable], self.first_focus)
        self._mark_focus()
        self._clearing.enabled, self._clearing.stale = bool(text), True
        self._follow()
        self.mark_dirty(self._area.rect)

    def _clear(self) -> None:
        self.query = ""
        self.recompose()
        self.focus.set(SEARCH)
        self._mark_focus()

    def _to_first_hit(self) -> None:
        hit = next((row.name for row in self._area.children if isinstance(row, Clause)), None)
        if hit:
            self.focus.set(hit)
            self._show_ring()

    def handle(self, event: pygame.Event) -> None:
        """Handles letters as a search from anywhere, and Ctrl+F, Page Up, Page Down, Home and End."""
        writing = self.focus.current is not None and self.focus.current.name == SEARCH
        if event.type == pygame.KEYDOWN and writing and event.key == pygame.K_ESCAPE and self.query:
            self._clear()
            return
        if event.type == pygame.KEYDOWN and not writing and self._reads(event):
            return
        if event.type == pygame.TEXTINPUT and not writing and (typed := plain(event.text, LONGEST_SEARCH)):
            self.query = (self.query + typed)[:LONGEST_SEARCH]
            self.called = None
            self.recompose()
            self.focus.set(SEARCH)
            self._show_ring()
            return
        super().handle(event)

    def _reads(self, event: pygame.Event) -> bool:
        """Handles a key that scrolls or opens the search. Returns whether it did, or whether the key types a letter."""
        chord = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
        if event.key == pygame.K_f and chord:
            self.focus.set(SEARCH)
            self._show_ring()
            return True
        page = round(self._area.rect.height * PAGE)
        turns = {
            pygame.K_PAGEUP: self._area.offset - page,
            pygame.K_PAGEDOWN: self._area.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self._area.farthest,
        }
        if event.key in turns:
            self._scroll_to(turns[event.key])
            return True
        return not chord and getattr(event, "unicode", "").isalnum()

    # Scrolling

    def jump_to(self, section: str) -> None:
        """Scrolls to the title of a section and ends the search."""
        if self.query:
            self.query = ""
            self.recompose()
        title = next(row for row in self._titles() if row.name == section)
        self._scroll_to(self._area.offset + title.rect.top - self._area.rect.top - self.app.theme.px(8))
        self._jumped = (section, self._area.offset)

    def _show_called(self) -> None:
        clause = next((row for row in self._area.children if isinstance(row, Clause) and row.called), None)
        if clause:
            self._area.scroll_to(clause.rect.top - self._area.rect.top - self._area.rect.height // 4)
            self._follow()

    def _drag(self, down: int) -> None:
        self._scroll_to(self._area.offset - down)

    def _scroll_to(self, offset: int) -> None:
        if self._area.scroll_to(offset):
            self.mark_dirty(self._area.rect)

    def _section_in_view(self) -> str:
        """Returns the section jumped to, else the last one whose title is in the upper quarter or above."""
        if self._jumped[1] == self._area.offset:
            return self._jumped[0]
        edge = self._area.rect.top + self._area.rect.height // 4
        titles = self._titles()
        passed = [row.name for row in titles if row.rect.top <= edge]
        if titles and self._area.farthest and self._area.offset == self._area.farthest:
            return titles[-1].name
        return passed[-1] if passed else titles[0].name if titles else self.sections[0]

    def _titles(self) -> list[Widget]:
        """Returns the first widget of each section, top to bottom."""
        return [row for row in self._area.children if isinstance(row, (SectionTitle, RulesSummary))]

    def _follow(self) -> None:
        """Marks the tab of the section in view."""
        here = self._section_in_view()
        for tab in self._tabs:
            if tab.chosen != (tab.name == here):
                tab.chosen, tab.stale = tab.name == here, True

    def update(self, dt: float) -> None:
        super().update(dt)
        self._follow()


class WordRow(Clause):
    """A word of football or of card games, and its meaning."""

    widest = "line of scrimmage"

    def __init__(self, word: Word, on_drag: Callable[[int], object], words: Sequence[str], accent: str) -> None:
        """``words`` are the words searched for."""
        super().__init__(word.term, word.meaning, on_drag, words=words, accent=accent)


class SectionTitle(Label):
    """The title of a section."""

    def __init__(self, name: str) -> None:
        super().__init__(name, face="block", size=24)

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("block", self.size) + theme.px(18)
