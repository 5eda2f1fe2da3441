"""The page to change a set-up before it is final: the men with their cards at the left, helpers at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from game.letters import small
from game.variants.card_bowl import coach
from game.variants.card_bowl.set_up import ARRANGEMENTS, DefensePlan, OffensePlan
from game.variants.card_bowl.view import CardBowlView
from saves.settings import MOST_SET_UPS
from scenes.shell.page import PageScene
from scenes.shell.save_as import SaveAs
from scenes.table.card_bowl import faces as card_faces
from scenes.table.card_bowl.lineup import PROPORTION
from scenes.table.card_bowl.set_up_board import (
    OFFENSE_LINE,
    DefenseSide,
    Facing,
    FreePlace,
    Ground,
    Man,
    ManCard,
    OffenseSide,
    Turf,
)
from scenes.table.card_bowl.set_up_tiles import Kept, tile_height, tiles_of
from scenes.table.stage.faces import Faces
from scenes.ui.boxes import columns
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.clause import plainly
from scenes.ui.panel import Heading, Panel, Paragraph
from scenes.ui.scroll import MARGIN as SCROLL_MARGIN
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

RIGHT_WIDTH, DRAG_FROM = 474.0, 8
"""Width of the column at the right, and distance after which a press is a drag, in units."""
HOW = "Pick a man, then another one to exchange their cards, or a place to send him there."
ANEW = "{}: the coach has lined up the men anew."
OFFENSE_KEY = "T tackle, G guard, C center, TE tight end, W receiver, B back."
DEFENSE_KEY = "DL lineman, LB linebacker, CB cornerback, S safety; W receiver."
"""What the letters on the plates stand for."""
READY, KEEP = "Ready", "Keep it as…"


class KeepAs(SaveAs):
    """Asks for the name of a set-up."""

    heading = "Keep this set-up as"
    words = "It stays with your settings, for every match of Card Bowl."
    missing = "Give it a name first."
    taken = "There is a set-up called “{}”. Saving puts this one in its place."


class SetUpPage(PageScene):
    """Nothing is played before Ready. Escape leaves everything as it was."""

    opaque = False
    first_focus = READY

    def __init__(
        self, app: App, view: CardBowlView, call: coach.Call, ready: Callable[[coach.Call, Sequence[Action]], object]
    ) -> None:
        super().__init__(app)
        self.view, self._ready = view, ready
        self.faces = Faces(app.theme, card_faces.BACK, card_faces.paint_face)
        self.plan: OffensePlan | DefensePlan = self._by_coach(call)
        self.picked: int | None = None
        """The key of the picked man in the plan."""
        self._pressed: tuple[int, tuple[int, int]] | None = None
        """The key of the man on whom the pointer was pressed, and where."""
        self._dragging = False
        self._held_at = (0, 0)
        """The middle of the held card."""

    def _by_coach(self, call: coach.Call) -> OffensePlan | DefensePlan:
        if isinstance(call, coach.PlayCall):
            return OffensePlan.by_coach(self.view, call)
        return DefensePlan.by_coach(self.view, call)

    @property
    def side(self) -> OffenseSide | DefenseSide:
        """Returns the plan as the board shows it."""
        return OffenseSide(self.plan) if isinstance(self.plan, OffensePlan) else DefenseSide(self.plan)

    # The page

    def layout(self) -> None:
        self.faces.forget()
        super().layout()

    def compose(self) -> None:
        theme = self.app.theme
        box = pygame.Rect((0, 0), theme.size).inflate(-2 * theme.px(14), -2 * theme.px(10))
        self.add(Panel(border="line500", accent="card_bowl"), box)
        pad = theme.px(14)
        inner = box.inflate(-2 * pad, -2 * pad)
        wide = min(theme.px(RIGHT_WIDTH * min(theme.text_scale, 1.15)), inner.w * 2 // 5)
        right = pygame.Rect(inner.right - wide, inner.y, wide, inner.h)
        left = pygame.Rect(inner.x, inner.y, inner.w - wide - pad, inner.h)
        heading = Heading("Set up your " + ("eleven" if self._is_offense else "defense"), accent="card_bowl", size=26)
        head = heading.measure(theme, left.w)
        self.add(heading, pygame.Rect(left.x, left.y, left.w, head))
        said = Paragraph(self._instruction(), size=17, color="firstDown" if self.plan.fault() else "chalk300")
        high = theme.line_height("text", 17) * 2
        self.add(said, pygame.Rect(left.x, left.y + head + theme.px(2), left.w, high))
        top = left.y + head + high + theme.px(8)
        key = Paragraph(OFFENSE_KEY if self._is_offense else DEFENSE_KEY, size=15)
        foot = key.measure(theme, left.w)
        self.add(key, pygame.Rect(left.x, left.bottom - foot, left.w, foot))
        self._add_board(pygame.Rect(left.x, top, left.w, left.bottom - top - foot - theme.px(4)))
        self._add_right(right)

    @property
    def _is_offense(self) -> bool:
        return isinstance(self.plan, OffensePlan)

    def _instruction(self) -> str:
        fault = self.plan.fault()
        if fault:
            return f"Not yet: {plainly(fault)}."
        if self.picked is None:
            return HOW
        return (
            f"{self._man(self.picked).named.capitalize()} is picked. Now pick a man or a place. Red places say why not."
        )

    def _man(self, key: int) -> Man:
        return next(man for man in self.side.men() if man.key == key)

    def _add_board(self, rect: pygame.Rect) -> None:
        self.add(Turf(OFFENSE_LINE if self._is_offense else None), rect)
        ground, side = Ground(rect), self.side
        if isinstance(side, DefenseSide):
            facing = Facing(side.facing(), 1 - self.view.seat, ground)
            self.add(facing, facing.rect_on_board)
        for man in self.side.men():
            widget = ManCard(man, self.view.seat, self.faces, self)
            widget.picked = man.key == self.picked
            widget.held = widget.picked and self._dragging
            self.add(widget, ground.box(man.at, ground.card, ground.card * PROPORTION))
        if self.picked is None:
            return
        for free in self.side.free(self.picked):
            high = ground.card * PROPORTION if self._is_offense else self.app.theme.px(34)
            place = FreePlace(free, self._is_offense or free.fault is None, self._move_picked)
            self.add(place, ground.box(free.at, free.wide * ground.step, high))

    def _add_right(self, area: pygame.Rect) -> None:
        """Adds the choice of the call, the helpers, the kept set-ups, and Ready and Back at the bottom."""
        theme, plan = self.app.theme, self.plan
        gap, row = theme.px(6), theme.px(46)
        names = [call.name for call in coach.plays(self.view)]
        label = "Play" if self._is_offense else "Call"
        choice = Choice(label, names, names, plan.call.name, self._choose_call, share=0.72)
        y = area.y
        rows: list[Sequence[Widget]] = [[choice], *self._helpers()]
        for widgets in rows:
            self._add_row(widgets, pygame.Rect(area.x, y, area.w, row), gap)
            y += row + gap
        foot = area.bottom - row
        room = pygame.Rect(area.x, y, area.w, foot - gap - y)
        high = tile_height(theme, room.h, gap, theme.px(SCROLL_MARGIN))
        tiles = tiles_of(plan, self.app.settings.set_ups, self._load, self._forget, high)
        self.add_scroll(ScrollArea("set-ups", gap=6, columns=2), room, [*tiles])
        fault = plan.fault()
        ready = Button(READY, self._play, kind="primary", center=True, accent="firstDown", zone="foot",
                       enabled=fault is None, tooltip=plainly(fault or ""))  # fmt: skip
        back = Button("Back", self.cancel, center=True, zone="foot")
        self._add_row([ready, back], pygame.Rect(area.x, foot, area.w, row), gap)

    def _add_row(self, widgets: Sequence[Widget], area: pygame.Rect, gap: int) -> None:
        for widget, box in zip(widgets, columns(area, len(widgets), gap), strict=True):
            self.add(widget, box)

    def _helpers(self) -> list[list[Button]]:
        """Returns the rows of buttons that arrange the cards, mirror the set-up and keep it."""
        plan = self.plan
        keep = self._helper(KEEP, self._ask_name)
        if isinstance(plan, DefensePlan):
            return [[self._helper("Arrange the cards", partial(self._change, plan.arrange), whole=False), keep]]
        arrangers = [self._helper(how, partial(self._change, partial(plan.arrange, how))) for how in ARRANGEMENTS]
        shotgun = self._helper("Under center" if plan.shotgun else "Shotgun", self._turn_shotgun, whole=False)
        return [arrangers, [self._helper("Mirror", partial(self._change, plan.mirror)), shotgun, keep]]

    def _helper(self, name: str, press: Callable[[], object], *, whole: bool = True) -> Button:
        """Returns a button. If it needs a ``whole`` set-up, a fault disables it and is its tooltip."""
        fault = self.plan.fault() if whole else None
        return Button(name, press, center=True, size=16, enabled=fault is None, tooltip=plainly(fault or ""))

    # What is done

    def press_man(self, key: int) -> None:
        """Picks the first man who is pressed; the second one exchanges cards with him."""
        if self.picked is None:
            self.picked = key
        else:
            if self.picked != key:
                self.plan.swap(self.picked, key)
            self.picked = None
        self._show_again(key)

    def _move_picked(self, to: int) -> None:
        if self.picked is not None:
            self.plan.move(self.picked, to)
        self.picked = None
        self._show_again(to)

    def _show_again(self, key: int) -> None:
        """Shows the changed board, with the focus on the man with that key."""
        self.recompose()
        here = next((w for w in self.widgets if isinstance(w, ManCard) and w.man.key == key), None)
        if here is not None and self.focus.set(here):
            self._mark_focus()

    def grab(self, key: int, position: tuple[int, int]) -> None:
        """Handles a press of the pointer on a man."""
        self._pressed, self._dragging = (key, position), False

    def drag(self, position: tuple[int, int]) -> None:
        """Handles a move of the pointer. Beyond ``DRAG_FROM`` the man's card is held, and stays under the pointer."""
        if self._pressed is None:
            return
        if self._dragging:
            self._carry(position)
            return
        key, start = self._pressed
        if abs(position[0] - start[0]) + abs(position[1] - start[1]) > DRAG_FROM * self.app.theme.u:
            self._dragging, self.picked, self._held_at = True, key, position
            self.recompose()
            self._carry(position)

    def _carry(self, position: tuple[int, int]) -> None:
        """Moves the held card, and shows at once why it could not be put there."""
        before, self._held_at = self._held_rect(), position
        self.mark_dirty(before, self._held_rect())
        over = self._widget_at(position)
        if isinstance(over, FreePlace) and over.free.fault:
            self._aim_tooltip(over.tooltip, over.rect, at_once=True)
        else:
            self._hide_tooltip()

    def _held_rect(self) -> pygame.Rect:
        """Returns the rect of the held card, with its frame."""
        wide = max((widget.rect.w for widget in self.widgets if isinstance(widget, ManCard)), default=0)
        box = pygame.Rect(0, 0, wide, round(wide * PROPORTION)).inflate(self.app.theme.px(12), self.app.theme.px(12))
        box.center = self._held_at
        return box

    def _paint_widgets(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        super()._paint_widgets(surface, area)
        held = next((each for each in self.widgets if isinstance(each, ManCard) and each.held), None)
        if held is not None and self._held_rect().colliderect(area):
            box = held.rect.copy()
            box.center = self._held_at
            held.paint_card(surface, self.app.theme, box)
            self.tooltip.draw(surface, self.app.theme)

    def drop(self, position: tuple[int, int]) -> bool:
        """Handles the release: over a man the cards are exchanged, over a place the man goes there, else he stays."""
        if not self._dragging:
            return False
        self._dragging, self._pressed = False, None
        self._hide_tooltip()
        over = self._widget_at(position)
        if isinstance(over, FreePlace) and over.enabled:
            over.press()
        elif isinstance(over, ManCard):
            self.press_man(over.man.key)
        else:
            if isinstance(over, FreePlace):
                self.toast(over.refusal, "info")
            self._put_back()
        return True

    def cancel(self) -> None:
        """Puts the picked man back; if none is picked, leaves the page."""
        if self.picked is not None:
            self._put_back()
        else:
            super().cancel()

    def _change(self, act: Callable[[], object]) -> None:
        """Changes the plan, and picks nobody."""
        act()
        self._put_back()

    def _put_back(self) -> None:
        self.picked = None
        self.recompose()

    def _choose_call(self, name: str) -> None:
        """Has the coach line up the men for another call, and says so if that undoes changes."""
        is_whole = self.plan.fault() is None
        was_changed = not is_whole or self.plan.actions() != self._by_coach(self.plan.call).actions()
        self.plan = self._by_coach(next(call for call in coach.plays(self.view) if call.name == name))
        self._put_back()
        if was_changed:
            self.toast(ANEW.format(name), "info")

    def _turn_shotgun(self) -> None:
        assert isinstance(self.plan, OffensePlan)
        self.plan.turn_shotgun()
        self.recompose()

    def _load(self, kept: Kept) -> None:
        """Applies a kept set-up to the plan, or says what is wrong with it."""
        if isinstance(kept.what, str):
            self.app.sound.play("deny")
            self.toast(f"{kept.name} cannot be set up: {plainly(small(kept.what))}.", "info")
            return
        self._change(partial(kept.line_up, self.plan))

    def _forget(self, name: str) -> None:
        kept = {other: text for other, text in self.app.settings.set_ups.items() if other != name}
        self.app.change(set_ups=kept)
        self.recompose()

    def _ask_name(self) -> None:
        names = self.app.settings.set_ups
        self.app.stack.push(KeepAs(self.app, "My set-up", names.__contains__, self._keep))

    def _keep(self, name: str) -> None:
        kept = {**self.app.settings.set_ups, name: Kept.of(self.plan)}
        if len(kept) > max(MOST_SET_UPS, len(self.app.settings.set_ups)):  # replacing one is always possible
            self.toast(f"{MOST_SET_UPS} set-ups are kept. Forget one of them first.", "info")
            return
        self.app.change(set_ups=kept)
        self.recompose()

    def _play(self) -> None:
        self.app.stack.pop()
        self._ready(self.plan.call, self.plan.actions())
