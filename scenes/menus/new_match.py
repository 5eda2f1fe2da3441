"""New match: who plays whom, with which options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.bots import LEVELS
from game.clubs import LONGEST_NAME, level_title
from game.match import HUMAN
from game.variant import Option
from game.variants import find_rules
from scenes.control.setup import Setup, lately, recall, remember
from scenes.menus.header import add_header
from scenes.menus.setup_form import PAIRS, SEATS, SetupForm
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.palette import TEAM_TITLES
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["HONEST", "NewMatch"]

COMPUTER = "Rookie, Pro and All-Pro are played by the computer."
HONEST = "No level sees hidden cards. They differ in how far they look ahead, and in mistakes."
SHARED = "At a shared screen, a curtain hides the hands whenever the turn changes."
SEED_WORDS = "Seed: the same whole number deals the same cards again. Leave it empty for random cards."
RULES_OF, OWN = "Rules of the match", "Your own"
"""The row of presets, and what is none of them."""
LONGEST_SEED = 20
PLATE = 52


class NewMatch(PageScene):
    """Everything is chosen already, as it was the last time: Kick off has the focus."""

    first_focus = "Kick off"

    def __init__(self, app: App, variant_name: str, on_start: Callable[[Setup], None]) -> None:
        """``on_start`` is given the setup when the player kicks off. Raises UnknownVariant."""
        super().__init__(app)
        self.rules = find_rules(variant_name)
        self.on_start = on_start
        kept = app.settings.last_setup
        last = recall(kept, variant_name)
        self.form = SetupForm(self.rules, last) if last else SetupForm.default(self.rules)
        if kept.get("variant") != variant_name:
            self.form.adopt(lately(kept))
        if last is None:
            self.form.greet({seat: name for seat, name in enumerate(app.settings.names) if name})
        self._more = False

    @property
    def animating(self) -> bool:
        return super().animating or bool(self.toasts.texts)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    # The page

    def compose(self) -> None:
        theme, variant = self.app.theme, self.rules.variant
        room = add_header(self, "New match", variant.title, accent=variant.name)
        gap = theme.px(18)
        high = self._card_height
        self._add_seats(pygame.Rect(room.left, room.top, room.width, high))
        side = max(theme.px(300), theme.px(260 * theme.text_scale))
        foot = pygame.Rect(room.left, room.top + high + gap, room.width, room.height - high - gap)
        self._add_form(pygame.Rect(foot.left, foot.top, foot.width - side - gap, foot.height))
        self._add_actions(pygame.Rect(foot.right - side, foot.top, side, foot.height))

    @property
    def _card_height(self) -> int:
        theme = self.app.theme
        entry = max(theme.px(48), theme.line_height("text", 17) + theme.px(16))
        return theme.px(PLATE) + entry + theme.px(50) + theme.px(14 + 12 + 8 + 12)

    def _add_seats(self, row: pygame.Rect) -> None:
        gap = self.app.theme.px(18)
        seats = self.form.seats
        width = (row.width - gap * (seats - 1)) // seats
        for seat in range(seats):
            self._add_seat(seat, pygame.Rect(row.left + seat * (width + gap), row.top, width, row.height))

    def _add_seat(self, seat: int, box: pygame.Rect) -> None:
        """A seat's card: its team as it will look, the name to edit, and who plays it."""
        from scenes.ui.forms import TextEntry

        theme, form, zone = self.app.theme, self.form, f"seat {seat}"
        self.add(Panel(border="ink700"), box)
        plate = pygame.Rect(box.left, box.top, box.width, theme.px(PLATE))
        self.add(Picture(f"team {seat}", partial(self._paint_team, seat)), plate)
        inner = box.inflate(-theme.px(28), 0)
        y = plate.bottom + theme.px(14)
        rename = partial(self._rename, seat)
        entry = TextEntry(
            f"{SEATS[seat]} name",
            form.names[seat],
            rename,
            limit=LONGEST_NAME,
            placeholder=f"Name: {form.club(seat).short}",
            zone=zone,
            accept=lambda: self.focus.set("Kick off"),
        )
        height = entry.measure(theme, inner.width)
        self.add(entry, pygame.Rect(inner.left, y, inner.width, height))
        y += height + theme.px(8)
        kinds = [HUMAN, *LEVELS]
        labels = ["Person", *(level_title(level) for level in LEVELS)]
        choose = partial(self._seat, seat)
        name = f"{SEATS[seat]} is"
        choice = Choice(
            name,
            kinds,
            labels,
            form.kinds[seat],
            choose,
            zone=zone,
            tooltip=HONEST,
            share=0.78 if len(form.names) == 2 else 0.62,
            accent=team_color(seat),
        )
        self.add(choice, pygame.Rect(inner.left - theme.px(10), y, inner.width + theme.px(10), theme.px(50)))

    def _add_form(self, box: pygame.Rect) -> None:
        theme = self.app.theme
        self.add(Panel(border="ink700", accent=self.rules.variant.name), box)
        inner = box.inflate(-theme.px(12), -theme.px(20))
        self.add_scroll(ScrollArea("options", gap=6), inner, self._form())

    def _form(self) -> list[Widget]:
        pairs = [f"{home.short} v {away.short}" for home, away in PAIRS]
        accent = self.rules.variant.name
        clubs = Choice(
            "Clubs",
            [*range(len(PAIRS))],
            pairs,
            self.form.pair,
            self._take_clubs,
            detail="Home is solid, away is striped.",
            zone="options",
            share=0.56,
            accent=accent,
        )
        colors = Choice(
            "Team colors",
            [*TEAM_TITLES],
            [*TEAM_TITLES.values()],
            self.app.settings.team_colors,
            self._take_colors,
            zone="options",
            share=0.56,
            accent=accent,
        )
        notes = [f"{COMPUTER} {HONEST}"] if self.form.people < self.form.seats else []
        notes += [SHARED] if self.form.people > 1 else []
        rows: list[Widget] = [
            *map(Paragraph, notes),
            clubs,
            colors,
        ]
        single = [self._option(option) for option in self.rules.options]
        rows += [self._presets()] if self.rules.presets else single
        glyph = "minus" if self._more else "plus"
        rows.append(Button("More", self._toggle_more, kind="quiet", glyph=glyph, zone="options"))
        if self._more:
            rows += [*(single if self.rules.presets else ()), *self._seed()]
        return rows

    def _presets(self) -> Choice:
        """The presets, and besides them what was put together otherwise."""
        presets, chosen = self.rules.presets, self.rules.preset(self.form.options)
        titles = [preset.title for preset in presets] + ([] if chosen else [OWN])
        return Choice(
            RULES_OF,
            titles,
            titles,
            chosen or OWN,
            self._take_preset,
            detail=next((preset.why for preset in presets if preset.title == chosen), ""),
            zone="options",
            share=0.56,
            accent=self.rules.variant.name,
        )

    def _option(self, option: Option) -> Choice:
        default = option.labels[option.values.index(self.rules.offered.get(option.name, option.default))]
        return Choice(
            option.title,
            option.values,
            list(option.labels),
            self.form.options[option.name],
            partial(self._take_option, option),
            detail=f"{option.why} Default: {default}. {self.rules.caution(self.form.options, option.name)}".rstrip(),
            zone="options",
            share=0.56,
            accent=self.rules.variant.name,
        )

    def _seed(self) -> list[Widget]:
        from scenes.ui.forms import TextEntry

        entry = TextEntry(
            "Seed", self.form.seed, self._write_seed, limit=LONGEST_SEED, placeholder="Random cards", zone="options"
        )
        return [Paragraph(SEED_WORDS), entry]

    def _add_actions(self, box: pygame.Rect) -> None:
        theme, variant, keys = self.app.theme, self.rules.variant, self.app.keys
        accent, zone = variant.name, "actions"
        kick_off = Button(
            "Kick off", self._kick_off, kind="primary", glyph="whistle", size=24, accent=accent, zone=zone
        )
        buttons = [Button("Use defaults", self._use_defaults, glyph="undo", zone=zone)]
        if "rules" in self.app.routes:
            rules = partial(self.app.go, "rules", variant.name, None, self.form.options)
            buttons.append(Button("Rules", rules, glyph="book", key=keys.hint("rules"), zone=zone))
        heights = [max(theme.px(72), theme.line_height("text", 24) + theme.px(24))]
        heights += [button.measure(theme, box.width) for button in buttons]
        gap = theme.px(10)
        y = box.bottom - sum(heights) - gap * len(buttons)
        self._add_emblem(pygame.Rect(box.left, box.top, box.width, y - box.top - gap))
        for button, height in zip([kick_off, *buttons], heights, strict=True):
            self.add(button, pygame.Rect(box.left, y, box.width, height))
            y += height + gap

    def _add_emblem(self, box: pygame.Rect) -> None:
        """The game's emblem and how long it takes, as large as there is room for."""
        theme = self.app.theme
        shortest, longest = self.rules.minutes(self.form.options)
        words = Label(f"About {shortest}–{longest} minutes", align="center", color="chalk300")
        line = words.measure(theme, box.width)
        side = min(box.height - line - theme.px(12), theme.px(190), box.width)
        if side < theme.px(48):
            return
        top = box.top + (box.height - side - line - theme.px(12)) // 2
        self.add(Picture("emblem", self._paint_emblem), pygame.Rect(box.centerx - side // 2, top, side, side))
        self.add(words, pygame.Rect(box.left, top + side + theme.px(8), box.width, line))

    def _paint_emblem(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        surface.blit(theme.svg(f"emblem/{self.rules.variant.name}", box.size), box)

    def _paint_team(self, seat: int, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        paint_team(surface, theme, box, seat, cut=16)
        tag = theme.measure("block", 18, SEATS[seat])[0]
        room = pygame.Rect(box.left + theme.px(18), box.top, box.width - tag - theme.px(54), box.height)
        paint_text(surface, theme, room, self.form.title(seat), face="block", size=28, color="inkText")
        room = pygame.Rect(box.right - tag - theme.px(18), box.top, tag, box.height)
        paint_text(surface, theme, room, SEATS[seat], face="block", size=18, color="inkText", align="right")

    # What the player does

    def _rename(self, seat: int, text: str) -> None:
        self.form.names[seat] = text
        self._show_names()

    def _show_names(self) -> None:
        """Brings plates and labels up to date without touching the line that is being written."""
        for seat in range(self.form.seats):
            plate = self.find(f"team {seat}")
            if plate:
                plate.stale = True

    def _seat(self, seat: int, kind: str) -> None:
        self.form.kinds[seat] = kind
        self.recompose()

    def _take_colors(self, teams: str) -> None:
        self.app.change(team_colors=teams)
        self.recompose()

    def _take_clubs(self, pair: int) -> None:
        self.form.pair = pair
        self.recompose()

    def _take_option(self, option: Option, value: str) -> None:
        before = self._follows()
        self.form.options[option.name] = value
        if option.name == self.rules.seat_option or before != self._follows():
            self.recompose()

    def _follows(self) -> tuple[object, ...]:
        """What the page says of the options chosen so far."""
        rules, options = self.rules, self.form.options
        said = [rules.caution(options, each.name) for each in rules.options]
        return rules.minutes(options), rules.preset(options), said

    def _take_preset(self, title: str) -> None:
        preset = next((each for each in self.rules.presets if each.title == title), None)
        if preset is not None:
            self.form.options = self.rules.complete(preset.options)
            self.recompose()

    def _toggle_more(self) -> None:
        self._more = not self._more
        self.recompose()
        if self._more:
            self.focus.set(self.rules.options[0].title if self.rules.presets else "Seed")
            self._show_ring()

    def _write_seed(self, text: str) -> None:
        self.form.seed = text

    def _use_defaults(self) -> None:
        self.form = SetupForm.default(self.rules)
        self._more = False
        self.recompose()
        self.toast("Everything is at its default.", "check")

    def _kick_off(self) -> None:
        problem = self.form.problem
        if problem is not None:
            self.app.sound.play("deny")
            self.toast(problem.text, "info")
            if not self._more and self.find(problem.field) is None:
                self._toggle_more()
            self.focus.set(problem.field)
            self._show_ring()
            return
        setup = self.form.setup()
        kept = remember(self.app.settings.last_setup, setup)
        self.app.change(last_setup=kept, names=self.form.own_names())
        self.on_start(setup)

    def command(self, command: str) -> bool:
        """Rules are there before the match, too."""
        if command == "rules":
            return self.app.go("rules", self.rules.variant.name, None, self.form.options)
        return command == "keys_help" and self.app.go("keys_help")
