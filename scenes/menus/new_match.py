"""The page New match: players, clubs and options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.clubs import LONGEST_NAME
from game.lesson import Chapter, chapters
from game.options import Option
from game.variants import find_rules
from scenes.control.setup import Setup, recall, recent_players, remember
from scenes.menus.header import add_header
from scenes.menus.player_choice import KINDS, TITLES, PlayerChoice
from scenes.menus.replays_filters import WHO, FilterButton, Value
from scenes.menus.setup_form import PAIRS, SEATS, SetupForm
from scenes.menus.stadium_picture import paint_lit_crest, stadium_at_night
from scenes.shell.page import PageScene
from scenes.shell.picker import Offer, Picker
from scenes.ui.boxes import columns
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

COMPUTER = "Rookie, Pro and All-Pro are played by the computer."
HONEST = "No level sees hidden cards. They differ in how far they look ahead, and in mistakes."
SHARED = "At a shared screen, a curtain hides the hands whenever the turn changes."
SEED_WORDS = "Seed: the same whole number deals the same cards again. Leave it empty for random cards."
RULES_OF, OWN = "Rules of the match", "Your own"
"""Title of the row of presets, and the label for options that match no preset."""
LONGEST_SEED = 20
LEARN, LEARN_TAKES, LEARN_DOES = "Learn first", "90 seconds", "A lesson on the table."
PLAYS_NOW = "Who plays?"
WHO_WIDE = 190
"""Width of the button that shows who plays, in units."""
PLATE, CREST = 52, 64
"""Height of a team's plate, and smallest height for its crest, in units."""


class NewMatch(PageScene):
    """Starts with the last setup and the focus on Kick off, so one press starts a match."""

    first_focus = "Kick off"

    def __init__(
        self, app: App, variant_name: str, on_start: Callable[[Setup], None], last: Setup | None = None
    ) -> None:
        """``on_start`` gets the setup when the player kicks off. ``last`` is shown first; None for the stored one.

        Raises UnknownVariant.
        """
        super().__init__(app)
        self.rules = find_rules(variant_name)
        self.on_start = on_start
        kept = app.settings.last_setup
        last = last or recall(kept, variant_name)
        self.form = SetupForm(self.rules, last) if last else SetupForm.default(self.rules)
        if kept.get("variant") != variant_name:
            self.form.adopt(recent_players(kept))
        if last is None:
            self.form.greet({seat: name for seat, name in enumerate(app.settings.names) if name})
        self._open = False
        """Whether the options are shown instead of the seats."""

    @property
    def animating(self) -> bool:
        return super().animating or bool(self.toasts.texts)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        theme = self.app.theme
        if theme.high_contrast:
            paint_studio(surface, theme, area)
        else:
            surface.blit(stadium_at_night(theme, theme.size), area, area)

    def cancel(self) -> None:
        """Closes the options if they are open, otherwise goes back."""
        if self._open:
            self._toggle_options()
        else:
            super().cancel()

    # The page

    def compose(self) -> None:
        theme, variant = self.app.theme, self.rules.variant
        room = add_header(self, "New match", variant.title, accent=variant.name)
        gap = theme.px(14)
        foot = self._add_foot(room, gap)
        stage = pygame.Rect(room.left, room.top, room.width, foot - gap - room.top)
        if self._open:
            self.add(Panel(border="ink700", accent=variant.name), stage)
            self.add_scroll(ScrollArea("options", gap=6), stage.inflate(-theme.px(12), -theme.px(20)), self._form())
        else:
            stage.height -= self._add_notes(stage) + gap
            self._add_seats(stage, gap)

    def _add_foot(self, room: pygame.Rect, gap: int) -> int:
        """Adds the button that opens the options, and the buttons beside it. Returns their top."""
        theme, variant, keys = self.app.theme, self.rules.variant, self.app.keys
        glyph, detail = ("minus", self._minutes().name) if self._open else ("plus", self._summary())
        zone = "actions"
        options = Button(
            "Options", self._toggle_options, glyph=glyph, detail=detail, zone="options", accent=variant.name
        )
        lesson = next(iter(chapters(variant.name)), None)
        if lesson is not None and not self._open and self._is_new(lesson):
            learn = partial(self.app.go, "lesson", lesson)
            accent, does = variant.name, LEARN_DOES
            buttons = [Button(LEARN, learn, glyph="cards", accent=accent, zone=zone, detail=LEARN_TAKES, tooltip=does)]
        else:
            buttons = [Button("Use defaults", self._use_defaults, glyph="undo", zone=zone)]
        if "rules" in self.app.routes:
            rules = partial(self.app.go, "rules", variant.name, None, self.form.options)
            buttons.append(Button("Rules", rules, glyph="book", key=keys.hint("rules"), zone=zone))
        buttons.append(
            Button("Kick off", self._kick_off, kind="primary", glyph="whistle", size=24, accent=variant.name, zone=zone)
        )
        wides = [button.preferred_width(theme) + theme.px(12) for button in buttons]
        wides[-1] = max(wides[-1], theme.px(240))
        left = room.width - sum(wides) - gap * len(wides)
        high = max(theme.px(72), theme.line_height("text", 24) + theme.px(24), options.measure(theme, left))
        x, top = room.left, room.bottom - high
        for button, wide in zip([options, *buttons], [left, *wides], strict=True):
            self.add(button, pygame.Rect(x, top, wide, high))
            x += wide + gap
        return top

    def _is_new(self, lesson: Chapter) -> bool:
        """Returns whether the game's first lesson is not done; its button takes the place of that for the defaults."""
        return "lesson" in self.app.routes and lesson.name not in self.app.settings.learned

    def _summary(self) -> str:
        """Returns the chosen options in one line."""
        rules, chosen = self.rules, self.form.options
        if rules.presets:
            return rules.preset(chosen) or OWN
        named = [f"{each.title}: {each.labels[each.values.index(chosen[each.name])]}" for each in rules.options]
        return "  ·  ".join([*named, *([self._minutes().name] if self.form.seats > 2 else [])])

    def _add_notes(self, stage: pygame.Rect) -> int:
        """Adds the notes about the players at the foot of the stage. Returns their height."""
        theme = self.app.theme
        notes = [f"{COMPUTER} {HONEST}"] if self.form.people < self.form.seats else []
        notes += [SHARED] if self.form.people > 1 else []
        asks = self.app.people.several and self.form.people == 1
        who = FilterButton(WHO, Value(self.app.people.names[self.app.player], None), self._pick_player, lit=False)
        aside = theme.px(WHO_WIDE) + theme.px(12) if asks else 0
        inner = stage.w - theme.px(40) - aside
        lines = [Paragraph(note) for note in notes]
        high = sum(line.measure(theme, inner) for line in lines) + theme.px(12)
        high = max(high, who.measure(theme, aside)) if asks else high
        box = pygame.Rect(stage.left, stage.bottom - high, stage.w - aside, high)
        self.add(Panel(border="ink700"), box)
        self.add_column(box.inflate(-theme.px(40), -theme.px(12)), [(line, 0) for line in lines])
        if asks:
            self.add(who, pygame.Rect(stage.right - theme.px(WHO_WIDE), box.top, theme.px(WHO_WIDE), high))
        return high

    def _pick_player(self) -> None:
        """Asks who plays. This and all later matches belong to that person, until somebody else is chosen."""
        people = self.app.people.everybody

        def take(place: int) -> None:
            self.app.change(person=people[place].id)
            self.recompose()

        self.app.stack.push(Picker(self.app, PLAYS_NOW, [Offer(each.name, "") for each in people], take))

    def _add_seats(self, stage: pygame.Rect, gap: int) -> None:
        """Adds two clubs with the game between them, or more clubs in two columns."""
        theme, seats = self.app.theme, self.form.seats
        if seats > 2:
            rows, across = -(-seats // 2), columns(stage, 2, gap)
            high = (stage.h - gap * (rows - 1)) // rows
            for seat in range(seats):
                box = across[seat % 2]
                self._add_seat(seat, pygame.Rect(box.x, stage.top + seat // 2 * (high + gap), box.w, high))
            return
        middle = theme.measure("text", 17, self._minutes().name)[0] + theme.px(36)
        wide = (stage.w - middle) // 2 - gap
        self._add_seat(0, pygame.Rect(stage.left, stage.top, wide, stage.h))
        self._add_game(pygame.Rect(stage.left + wide + gap, stage.top, stage.w - 2 * (wide + gap), stage.h), gap)
        self._add_seat(1, pygame.Rect(stage.right - wide, stage.top, wide, stage.h))

    def _add_seat(self, seat: int, box: pygame.Rect) -> None:
        """Adds a seat: crest, team plate, name field, and who plays it."""
        from scenes.ui.forms import TextEntry

        theme, form, zone = self.app.theme, self.form, f"seat {seat}"
        entry = TextEntry(
            f"{SEATS[seat]} name",
            form.names[seat],
            partial(self._rename, seat),
            limit=LONGEST_NAME,
            placeholder=f"Name: {form.club(seat).short}",
            zone=zone,
            accept=lambda: self.focus.set("Kick off"),
        )
        cast = PlayerChoice(
            f"{SEATS[seat]} is",
            KINDS,
            TITLES,
            form.kinds[seat],
            partial(self._seat, seat),
            zone=zone,
            tooltip=HONEST,
            accent=team_color(seat),
        )
        pad, plate = theme.px(10), theme.px(PLATE)
        inner = box.w - 2 * pad
        line = entry.measure(theme, inner)
        tall = min(cast.measure(theme, inner), box.h - plate - line - 3 * pad)
        top = box.bottom - plate - line - tall - 3 * pad
        if top - box.top >= theme.px(CREST):
            crest = pygame.Rect(box.left, box.top, box.w, top - box.top - pad)
            self.add(Picture(f"crest {seat}", partial(self._paint_crest, seat)), crest)
        self.add(Panel(border="ink700"), pygame.Rect(box.left, top, box.w, box.bottom - top))
        self.add(Picture(f"team {seat}", partial(self._paint_team, seat)), pygame.Rect(box.left, top, box.w, plate))
        self.add(entry, pygame.Rect(box.left + pad, top + plate + pad, inner, line))
        self.add(cast, pygame.Rect(box.left + pad, top + plate + line + 2 * pad, inner, tall))

    def _add_game(self, box: pygame.Rect, gap: int) -> None:
        """Adds the emblem of the game, the length of the match, and the button for other clubs."""
        theme = self.app.theme
        words = self._minutes()
        others = Button("Other clubs", self._next_clubs, center=True, zone="clubs")
        line, high = words.measure(theme, box.w) + theme.px(12), others.measure(theme, box.w)
        side = min(box.h - line - high - 2 * gap, theme.px(210), box.w)
        y = box.top + (box.h - side - line - high - 2 * gap) // 2
        self.add(Picture("emblem", self._paint_emblem), pygame.Rect(box.centerx - side // 2, y, side, side))
        y += side + gap
        self.add(Panel(border="ink700"), pygame.Rect(box.left, y, box.w, line))
        self.add(words, pygame.Rect(box.left, y + theme.px(6), box.w, line - theme.px(12)))
        self.add(others, pygame.Rect(box.left, y + line + gap, box.w, high))

    def _minutes(self) -> Label:
        shortest, longest = self.rules.minutes(self.form.options)
        return Label(f"About {shortest}–{longest} minutes", align="center")

    def _form(self) -> list[Widget]:
        form, colors = self.form, self.app.settings.team_colors
        pairs = [f"{home.short} v {away.short}" for home, away in PAIRS]
        solid = "Home is solid, away is striped."
        return [
            *([self._presets()] if self.rules.presets else []),
            *map(self._option, self.rules.options),
            self._choice("Clubs", range(len(PAIRS)), pairs, form.pair, self._take_clubs, solid),
            self._choice("Team colors", [*TEAM_TITLES], [*TEAM_TITLES.values()], colors, self._take_colors),
            *self._seed(),
        ]

    def _choice(
        self,
        title: str,
        values: Sequence[Any],
        labels: Sequence[str],
        value: Any,
        change: Callable[[Any], object],
        detail: str = "",
    ) -> Choice:
        accent = self.rules.variant.name
        return Choice(title, values, labels, value, change, detail=detail, zone="options", share=0.56, accent=accent)

    def _presets(self) -> Choice:
        """Returns the choice of presets, including "Your own" if no preset matches."""
        presets, chosen = self.rules.presets, self.rules.preset(self.form.options)
        titles = [preset.title for preset in presets] + ([] if chosen else [OWN])
        why = next((preset.why for preset in presets if preset.title == chosen), "")
        return self._choice(RULES_OF, titles, titles, chosen or OWN, self._take_preset, why)

    def _option(self, option: Option) -> Choice:
        default = option.labels[option.values.index(self.rules.offered.get(option.name, option.default))]
        why = f"{option.why} Default: {default}. {self.rules.caution(self.form.options, option.name)}".rstrip()
        chosen = self.form.options[option.name]
        return self._choice(option.title, option.values, option.labels, chosen, partial(self._take_option, option), why)

    def _seed(self) -> list[Widget]:
        from scenes.ui.forms import TextEntry

        entry = TextEntry(
            "Seed", self.form.seed, self._write_seed, limit=LONGEST_SEED, placeholder="Random cards", zone="options"
        )
        return [Paragraph(SEED_WORDS), entry]

    def _paint_emblem(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        surface.blit(theme.svg(f"emblem/{self.rules.variant.name}", box.size), box)

    def _paint_crest(self, seat: int, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        paint_lit_crest(surface, theme, box, self.form.name(seat), seat)

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
        """Repaints plates and crests. The name field keeps its cursor."""
        for seat in range(self.form.seats):
            for name in (f"team {seat}", f"crest {seat}"):
                shown = self.find(name)
                if shown:
                    shown.stale = True

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
        """Returns the texts of the page that depend on the options."""
        rules, options = self.rules, self.form.options
        cautions = [rules.caution(options, each.name) for each in rules.options]
        return rules.minutes(options), rules.preset(options), cautions

    def _take_preset(self, title: str) -> None:
        preset = next((each for each in self.rules.presets if each.title == title), None)
        if preset is not None:
            self.form.options = self.rules.complete(preset.options)
            self.recompose()

    def _next_clubs(self) -> None:
        self._take_clubs((self.form.pair + 1) % len(PAIRS))

    def _toggle_options(self) -> None:
        self._open = not self._open
        self.recompose()
        self.focus.set((RULES_OF if self.rules.presets else self.rules.options[0].title) if self._open else "Options")
        self._mark_focus()

    def _write_seed(self, text: str) -> None:
        self.form.seed = text

    def _use_defaults(self) -> None:
        self.form = SetupForm.default(self.rules)
        self.recompose()
        self.toast("Everything is at its default.", "check")

    def _kick_off(self) -> None:
        problem = self.form.problem
        if problem is not None:
            self.app.sound.play("deny")
            self.toast(problem.text, "info")
            if self.find(problem.field) is None:
                self._toggle_options()
            self.focus.set(problem.field)
            self._show_ring()
            return
        setup = self.form.setup()
        kept = remember(self.app.settings.last_setup, setup)
        self.app.change(last_setup=kept, names=self.form.own_names())
        self.on_start(setup)

    def command(self, command: str) -> bool:
        """Opens the rules."""
        return command == "rules" and self.app.go("rules", self.rules.variant.name, None, self.form.options)
