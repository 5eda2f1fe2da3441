"""The finished duels of a possession, from left to right, and what the possession allows."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.commentator import ordinal
from game.variants.real_deal import duels
from game.variants.real_deal.cards import COUNTERS, COUNTERS_OF, HAND_SIZE, PENALTIES, POSSESSIONS_NEEDED
from game.variants.real_deal.names import no_end, title
from scenes.table.real_deal.briefing import SMALL as FINE
from scenes.table.real_deal.briefing import (
    YOUR_COUNTERS,
    Briefing,
    headline,
    height_of,
    paint_answers,
    paint_briefing,
    subject_of,
    time_left,
)
from scenes.table.real_deal.caption import ShownTable
from scenes.table.real_deal.desk import HEADING, ROOM_FOR, SMALL, STEP_Y, Desk
from scenes.table.stage.layout import HAND
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.text import first_fitting, paint_text
from scenes.ui.theme import ColorName, Theme

LAMPS = ("return TD", "long plays only")
"""The names of the two lamps."""
MEANS = {
    LAMPS[0]: ("return TD may be played",),
    LAMPS[1]: ("only plays with OVER, kicks included", "only plays with OVER"),
}
"""What a lamp says where it has room, as it does when it is the only one, in forms of decreasing length."""
CELL_HIGH = SMALL * HAND.h / HAND.w + STEP_Y + 46
"""Height of the room of a finished duel, in units."""
THIS_DRIVE = "This drive"
"""The heading while neither the hand nor the other side's plays are told."""
INDENT, LAMP = 3.0, 15.0
"""Units in front of the words below the rundown, and of a lamp with its gap."""
_COLORS = {"stopped": "loss", "safety": "real_deal", "returned": "real_deal"}


def stopped_by(play: str) -> str:
    """Returns which cards would have stopped a play that was allowed, the penalties by their kind.

    >>> stopped_by("RUSHING TD 1-5")
    'It falls to RECOVERS FUMBLE, 4TH DOWN STOP, RED FLAG, TACKLE FOR LOSS or a penalty.'
    """
    named = [title(code) for code in COUNTERS if code in COUNTERS_OF[play].difference(PENALTIES)]
    penalty = " or a penalty" if COUNTERS_OF[play].intersection(PENALTIES) else ""
    return f"It falls to {', '.join(named)}{penalty}."


class Rundown(StageItem):
    """The plate on which finished duels lie."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.desk: Desk | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        begun = self.shown.between, state.toss is None, state.over, state.finished, state.period
        told = self.shown.caption.briefing, self.shown.last_drive, time_left(state)
        return state.chain, state.offense, state.held(state.offense), begun, tuple(self.shown.names), told, self._why

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, desk = self.theme, self.rect, self.desk
        if desk is None:
            return
        paint_plate(surface, theme, box, "ink900", border="line500", cut=12)
        self._paint_heading(surface)
        words = duels.over(self.shown.table_state.chain)
        if not words:
            self._paint_empty(surface)
            return
        for number in range(max(len(words), ROOM_FOR)):
            word = words[number] if number < len(words) else ""
            self._paint_cell(surface, desk, number, len(words), word)
        if self._why and len(words) < ROOM_FOR - 1:  # a single room is too narrow for it
            area = self._free(desk, len(words))
            surface.fill(theme.color("ink900"), area)
            paint_text(surface, theme, area, self._why, size=16, lines=8, align="center", tight=True)
        elif self.shown.caption.briefing.is_answering:
            self._paint_answers(surface, desk, len(words))

    @property
    def _why(self) -> str:
        """What would have stopped a play that was allowed, until its points are shown; else empty."""
        state = self.shown.table_state
        return stopped_by(state.waiting.code) if state.let_through and state.waiting else ""

    def _free(self, desk: Desk, number: int) -> pygame.Rect:
        """Returns the area where the next duels will lie."""
        area = desk.layout.rect(desk.free(number), desk.spot_top + HEADING, 1, CELL_HIGH)
        area.w = self.rect.right - self.theme.px(10) - area.x
        return area

    def _paint_answers(self, surface: pygame.Surface, desk: Desk, number: int) -> None:
        """Paints the counters of the hand where the next duels will lie."""
        theme, answers = self.theme, self.shown.caption.briefing.answers
        area = self._free(desk, number)
        surface.fill(theme.color("ink900"), area)
        words, color = self._headline()
        head = pygame.Rect(area.x, area.y, area.w, (1 if answers else 3) * theme.line_height("block", 16))
        if answers:
            words = first_fitting(theme, "block", FINE, YOUR_COUNTERS, head.w)
            text = theme.text("block", theme.fit("block", 16, words, head.w), words, color)
            surface.blit(text, head)
            area.y, area.h = head.bottom + theme.px(4), area.bottom - head.bottom - theme.px(4)
            paint_answers(surface, theme, area, answers)
        else:
            paint_text(surface, theme, area, words, size=17, color=color, lines=3, align="center")

    @property
    def body(self) -> pygame.Rect:
        """The area of what the hand is good for; empty without that."""
        told = self._is_empty and self.shown.caption.briefing != Briefing()
        top = self.heading.bottom
        return pygame.Rect(self.rect.x, top, self.rect.w, self.rect.bottom - top if told else 0)

    @property
    def heading(self) -> pygame.Rect:
        """The area of the line that says how many cards of the possession were played."""
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.w, self.theme.px(HEADING))

    @property
    def subject(self) -> str:
        """What is shown now: the heading, always at the same place."""
        told = self.shown.caption.briefing
        if not self._is_empty:
            return THIS_DRIVE
        subject = subject_of(told)
        return subject or ("" if self.shown.undecided else THIS_DRIVE)

    def _paint_heading(self, surface: pygame.Surface) -> None:
        """Paints what is shown, and a dot for each card of the possession; those of played cards are filled (RD-19)."""
        theme, box = self.theme, self.rect
        left, middle = box.x + theme.px(14), box.top + theme.px(HEADING / 2 + 3)
        subject = self.subject
        words = theme.text("block", theme.fit("block", 18, subject, box.w // 2), subject, "chalk50")
        surface.blit(words, words.get_rect(midleft=(left, middle)))
        if not self.shown.undecided:
            self._paint_dots(surface, left + words.get_width() + theme.px(16), middle)

    def _paint_dots(self, surface: pygame.Surface, left: int, middle: int) -> None:
        """Paints the cards of the possession, and their number where there is room right of ``left``."""
        theme, state = self.theme, self.shown.table_state
        played = sum(seat == state.offense for seat, _ in state.chain)
        whole = max(played + state.held(state.offense), HAND_SIZE)
        color, radius = theme.color(team_color(state.offense)), theme.px(6)
        right = self.rect.right - theme.px(16)
        for index in range(whole):
            center = (right - (whole - 1 - index) * theme.px(17), middle)
            pygame.draw.circle(surface, color, center, radius, 0 if index < played else theme.px(2))
        room = right - whole * theme.px(17) - left
        told = first_fitting(theme, "block", FINE, (f"{played} of {whole} cards played", f"{whole} cards", ""), room)
        if told and theme.measure("block", FINE, told)[0] <= room:
            words = theme.text("block", FINE, told, "chalk300")
            surface.blit(words, words.get_rect(midright=(left + room, middle)))

    @property
    def _is_empty(self) -> bool:
        """Whether no duel is over yet, so that it tells what the hand is good for."""
        state = self.shown.table_state
        return not (state.over or duels.over(state.chain))

    def _paint_empty(self, surface: pygame.Surface) -> None:
        """Paints which possession of the quarter it is, what the hand is good for, and how much time is left."""
        theme, box, shown = self.theme, self.rect, self.shown
        if not self._is_empty:
            return
        inside = box.inflate(-theme.px(32), 0)
        inside.y, inside.h = box.y + theme.px(HEADING + 6), box.h - theme.px(HEADING + 14)
        head, color = self._headline()
        if theme.measure("block", 1, head)[0] > inside.w:
            laid = shown.caption.briefing.laid
            # The header says which quarter it is, and the picked card what is laid down.
            head = headline(shown.caption.briefing, short=True) if laid else head.partition(" of ")[0]
        if head:
            text = theme.text("block", theme.fit("block", 20, head, inside.w), head, color)
            spot = blit_at(surface, text, midtop=inside.midtop)
            down = spot.h + theme.px(4)
            inside.y, inside.h = inside.y + down, inside.h - down
        left, few = time_left(shown.table_state)
        foot = pygame.Rect(inside.x, 0, inside.w, theme.line_height("text", 16))
        foot.bottom = inside.bottom
        paint_text(surface, theme, foot, left, size=16, color="firstDown" if few else "chalk50", align="center")
        inside.h = foot.top - inside.y
        told = shown.caption.briefing
        if self._why:
            paint_text(surface, theme, inside, self._why, size=17, color="chalk50", align="center", lines=5)
        elif told != Briefing():
            self._paint_last(surface, inside)
            paint_briefing(surface, theme, inside, told)
        else:
            paint_text(surface, theme, inside, shown.last_drive, size=17, color="chalk300", align="center", lines=3)

    def _paint_last(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Paints at the foot of a box how the last drive ended, where what the hand is good for leaves room."""
        theme, last = self.theme, self.shown.last_drive
        needs = height_of(theme, self.shown.caption.briefing, box.w)
        line = pygame.Rect(box.x, 0, box.w, theme.line_height("text", FINE))
        line.bottom = box.bottom
        words = first_fitting(theme, "text", FINE, (last, last.partition(": ")[2]), box.w)
        fits = theme.measure("text", FINE, words)[0] <= box.w
        if words and fits and needs is not None and box.y + needs <= line.top:
            paint_text(surface, theme, line, words, size=FINE, color="chalk300", align="center")

    def _headline(self) -> tuple[str, ColorName]:
        """Returns what the hand stops, or whose drive it is, and the color; nothing above the own chances."""
        shown = self.shown
        state, told = shown.table_state, shown.caption.briefing
        if told.is_answering:
            return headline(told), "gain" if told.answers else "loss"
        if told.stops is not None:
            return headline(told), "loss" if told.lost else "chalk50"
        if told.attacks or self.shown.between or state.toss:
            return "", "chalk50"
        club = shown.names[state.offense].split()[-1] if shown.names[state.offense] else ""
        period = "overtime" if state.in_overtime else f"quarter {state.period + 1}"
        return f"{club}: {ordinal(state.finished[state.offense] + 1)} drive of {period}", team_color(state.offense)

    def _paint_cell(self, surface: pygame.Surface, desk: Desk, number: int, count: int, word: str) -> None:
        theme = self.theme
        left, wide = desk.cell(number, count)
        area = desk.layout.rect(left, desk.spot_top + HEADING, wide - 6, CELL_HIGH)
        if not word:
            for side in (0, 1):
                place = desk.small(number, count, side, 0.0)
                slot = pygame.Rect(0, 0, round(place.width), round(place.width * HAND.h / HAND.w))
                slot.center = (round(place.x), round(place.y))
                pygame.draw.rect(surface, theme.color("ink900"), slot, border_radius=theme.px(6))
                pygame.draw.rect(surface, theme.color("ink700"), slot, theme.px(2), theme.px(6))
            return
        if count >= ROOM_FOR and number < count - 1:
            return  # only the last one has room for its word
        color = _COLORS.get(word, "chalk50")
        plate = pygame.Rect(area.x, 0, area.w, theme.line_height("block", 15) + theme.px(6))
        plate.bottom = area.bottom
        paint_plate(surface, theme, plate, "ink700", border=color, cut=5)
        words = theme.text("block", theme.fit("block", 15, word, plate.w - theme.px(8)), word, color)
        surface.blit(words, words.get_rect(center=plate.center))


class Marks(StageItem):
    """Shows what the possession allows, and how many of the four needed to end the quarter are finished."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        lamps = state.may_return, state.limited, state.may_end, state.is_last, state.in_overtime, state.finished
        return lamps, self._ends(), self.shown.caption.holds_end

    def bounds(self) -> pygame.Rect:
        return self.rect

    def legend(self) -> dict[str, pygame.Rect]:
        """Returns the area of each mark that matters now; two lamps share the width as their words need it.

        The possessions do when the lock may soon open; before, the header counts them. In the last quarter it does not,
        which matters to who holds the end card.
        """
        theme, box, gap = self.theme, self.rect, self.theme.px(6)
        high, (first, second) = box.h // 2 - theme.px(3), (theme.measure("block", 16, words)[0] for words in LAMPS)
        wide = (box.w - gap + first - second) // 2
        areas = [
            pygame.Rect(box.x, box.y, wide, high),
            pygame.Rect(box.x + wide + gap, box.y, box.w - gap - wide, high),
            pygame.Rect(box.x, box.bottom - high, box.w, high),
        ]
        state = self.shown.table_state
        if state.may_return != state.limited:
            areas[0] = areas[1] = pygame.Rect(box.x, box.y, box.w, high)
        names = (*LAMPS, "no end card" if state.is_last else "lock")
        near = self.shown.caption.holds_end if state.is_last else max(state.finished) >= POSSESSIONS_NEEDED - 1
        return {
            name: area
            for name, area, matters in zip(names, areas, (state.may_return, state.limited, near), strict=True)
            if matters
        }

    def paint(self, surface: pygame.Surface) -> None:
        state, places = self.shown.table_state, self.legend()
        for words in LAMPS:
            if words in places:
                self._paint_lamp(surface, places[words], words)
        if "no end card" in places:
            self._paint_words(surface, places["no end card"], f"End card: {no_end(state.in_overtime)}")
        elif "lock" in places:
            self._paint_finished(surface, places["lock"])
        if ends := self._ends():
            box = self.rect
            room = pygame.Rect(box.x, box.y, box.w, box.h // 2 - self.theme.px(3))
            if not any(room.colliderect(place) for place in places.values()):
                short = ends.partition(",")[0]
                words = first_fitting(self.theme, "block", 1, (ends, short), room.w - self.theme.px(INDENT + 8))
                self._paint_words(surface, room, words, "firstDown")

    def _ends(self) -> str:
        """Returns how little of the quarter is left, unless the rundown says so or there is enough."""
        state = self.shown.table_state
        left, few = time_left(state)
        return left if few and duels.over(state.chain) else ""

    def words_left(self, box: pygame.Rect) -> int:
        """Returns the left edge of the words beside a lamp."""
        return box.x + self.theme.px(INDENT + LAMP)

    def _paint_lamp(self, surface: pygame.Surface, box: pygame.Rect, words: str) -> None:
        """Paints a lit lamp and its words; it cannot be pressed."""
        theme, radius = self.theme, self.theme.px(5)
        lamp = box.x + theme.px(INDENT) + radius, box.centery
        pygame.draw.circle(surface, theme.color("real_deal"), lamp, radius)
        left = self.words_left(box)
        words = first_fitting(theme, "block", FINE, (*MEANS[words], words), box.right - left)
        size = theme.fit("block", 16, words, box.right - left)
        text = theme.text("block", size, words, "real_deal")
        surface.blit(text, text.get_rect(midleft=(left, box.centery)))

    def _paint_finished(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Paints four dots for each team, and the lock of the card that ends the quarter (RD-52)."""
        theme, state = self.theme, self.shown.table_state
        radius, step = theme.px(5), theme.px(14)
        x = box.right - theme.px(14)
        side = theme.px(16)
        picture, tone = ("ui/clock", "firstDown") if state.may_end else ("ui/lock", "line500")
        sign = theme.svg(picture, (side, side), tone)
        surface.blit(sign, sign.get_rect(midright=(x + theme.px(4), box.centery)))
        x -= side + theme.px(10)
        for seat in (1, 0):
            for place in reversed(range(POSSESSIONS_NEEDED)):
                done = place < state.finished[seat]
                color = theme.color(team_color(seat))
                pygame.draw.circle(surface, color, (x, box.centery), radius, 0 if done else theme.px(2))
                x -= step
            x -= theme.px(8)
        self._paint_words(surface, pygame.Rect(box.x, box.y, x - box.x, box.h), "possessions")

    def _paint_words(
        self, surface: pygame.Surface, box: pygame.Rect, words: str, color: ColorName = "chalk300"
    ) -> None:
        theme = self.theme
        text = theme.text("block", theme.fit("block", 15, words, box.w - theme.px(8)), words, color)
        surface.blit(text, text.get_rect(midleft=(box.x + theme.px(INDENT), box.centery)))
