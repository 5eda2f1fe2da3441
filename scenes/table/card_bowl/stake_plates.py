"""The answers of a decision as large plates side by side at the top of the film. Each can be pressed.

While men stand on the film they end above its line, two of them above the secondary; what they leave out for that is
read at the foot.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.variants.card_bowl.play_odds import PlayOdds
from game.variants.card_bowl.stakes import Stake
from scenes.table.card_bowl.acting import rush_lane
from scenes.table.card_bowl.meter import Meter
from scenes.table.card_bowl.odds_bar import SHORT, End, ToldEnd, ends_for, paint_bar, paint_words, told, word_rows
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.card_bowl.sums_panel import SumsPanel
from scenes.ui.boxes import blit_at, box_at, columns
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

WIDEST, GAP, PAD = 420.0, 14.0, 12.0
"""Largest width of a plate, gap between two, and padding, in units."""
BIG, SAYS, LINE, WORDS = 54.0, 18.0, 17.0, 15.0
"""Type sizes of its rows, in units."""
BESIDE = 12.0
"""Gap between a number and what it means, in units."""
CLEAR, RISES = 4.0, 12.0
"""Gap between the plates and the men of the line below them, and how far they may rise over the strip to keep their
sentences, in units."""
SMALLER = 42.0
"""Type size of a number beside large text, and in the strip, in units."""
CAPTION, UNDER = 244.0, 2.0
"""Width of the other side's name in the strip above the film, and the gap below the score, in units."""


CAUGHT_SHORT = "caught short"
"""A pass that is caught, and makes no distance."""


class _Sizes(NamedTuple):
    """Sizes in units that differ with the place of the plates."""

    pad: float
    """Padding above and below what is read."""
    bar: float
    """Height of the bar of the odds."""
    head: float
    """Type size of the name."""
    between: float
    """Gap between two rows."""


USUAL, LOW = _Sizes(PAD, 16.0, 26.0, 5.0), _Sizes(5.0, 9.0, 22.0, 2.0)
"""The usual ones, and those of plates in the strip, which end above the men."""


class StakePlates(FilmItem):
    """A plate for each answer: its name, number, odds and risks."""

    layer = 310.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.stakes: Sequence[Stake] = ()
        """The answers; empty if the present question has no plates."""
        self.good_ends = ("", "")
        """The names of the two good ends of a play."""
        self.focused = self.pointed = ""
        """Titles of the answers with the focus and under the pointer."""
        self.liked = ""
        """The title of the answer that the coach would give."""

    def render_key(self) -> Hashable:
        if not self.stakes:
            return None
        return tuple(self.stakes), self.focused, self.pointed, self.liked, tuple(self._ends()), tuple(self.rect)

    def bounds(self) -> pygame.Rect:
        if not self.stakes:
            return self.rect
        one, *others = self.places()
        return one.unionall(others).inflate(self.theme.px(16), self.theme.px(16))

    def places(self) -> list[pygame.Rect]:
        """Returns the rect of each plate: side by side, and as high as the highest one needs."""
        gap, room = self.theme.px(GAP), self._room()
        wide, count = self._wide(), len(self.stakes)
        row = box_at(count * wide + (count - 1) * gap, self._highest(self.tells()), midtop=room.midtop)
        line = self._line()
        if self._is_high:
            return columns(row, count, gap)
        if line is not None and row.bottom > line:
            layout = self.lineup.layout  # large text: rather over the strip than over the line
            row.bottom = max(line, layout.strip.top + layout.px(UNDER) + row.h)
        ball = self.shown.stance.lies
        if ball is not None and line is not None and self.lineup.rect(ball).colliderect(row):
            row.bottom = self.lineup.film.bottom - gap
        return columns(row, count, gap)

    @property
    def _is_high(self) -> bool:
        """Whether the plates lie in the strip beside the other side's name: two, so that the secondary is in sight."""
        return len(self.stakes) == 2 and self.theme.text_scale <= 1.0 and self._line() is not None

    @property
    def _sizes(self) -> _Sizes:
        return LOW if self._is_high else USUAL

    def _wide(self) -> int:
        count = len(self.stakes)
        share = (self._room().w - (count - 1) * self.theme.px(GAP)) // count
        return share if self._is_tight else min(self.theme.px(WIDEST), share)

    @property
    def _is_tight(self) -> bool:
        """Whether the text is so large that plates over the line have one row for each thing that they say."""
        return self.theme.text_scale > 1.0 and self._line() is not None

    def _highest(self, tells: bool) -> int:
        """Returns the height of the highest plate; ``tells`` is whether their sentences are on them."""
        return max(self._high(stake, self._wide() - 2 * self.theme.px(PAD), tells) for stake in self.stakes)

    def _line(self) -> int | None:
        """Returns the upper edge of the men of the front who are next to the line; None if nobody stands there.

        Where the play is over, nobody needs to see them: after a sack the plates of a fourth down rose over the score.
        """
        state, lineup = self.shown.table_state, self.lineup
        if self.shown.story.ended is not None:
            return None
        nearest: dict[int, int] = {}
        for (seat, man), spot in self.shown.stance.spots.items() if state.play.slots else ():
            lane = None if seat == state.play.offense else rush_lane(state.places[man])
            if lane is not None:
                nearest[lane] = max(nearest.get(lane, 0), lineup.rect(spot).top)
        return min(nearest.values()) - self.theme.px(CLEAR) if nearest else None

    def tells(self) -> bool:
        """Returns whether the sentences stand on the plates: unless these would lie over the line, or over any man."""
        line = self._line()
        if line is None or not all(stake.big for stake in self.stakes):
            return True  # without a number they are all that a plate says
        if self._is_high:
            highest = min(self.lineup.rect(spot).top for spot in self.shown.stance.spots.values())
            return self._room().top + self._highest(True) <= highest
        return self.rect.top - self.theme.px(RISES) + self._highest(True) <= line

    def _shares(self, stake: Stake, room: int) -> bool:
        """Returns whether the name stands beside the number: above odds, and over a line if there is room."""
        sizes = self._sizes
        if not stake.big or stake.odds:
            return bool(stake.odds)
        beside = self.theme.measure("block", self._big, stake.big)[0] + self.theme.px(BESIDE + sizes.head)
        widest = max(self.theme.measure("block", sizes.head, each.head)[0] for each in self.stakes)
        return self._line() is not None and beside + widest <= room

    def _room(self) -> pygame.Rect:
        """Returns where they may lie: above all men, or not over the wide receiver who is judged and who covers him."""
        state, room = self.shown.table_state, self.rect.copy()
        if self._is_high:
            layout = self.lineup.layout
            room.top = layout.strip.top + layout.px(UNDER)
            room.w, room.left = room.right - layout.px(CAPTION), layout.px(CAPTION)
            return room
        judged = state.slots[state.play.carrier] if 0 <= state.play.carrier < len(state.slots) else ""
        if judged[1:2] != "W":
            return room
        spot, half = self.lineup.slot(judged), self.lineup.card
        inside = self.lineup.layout.px(spot.x + (half if judged[0] == "L" else -half))
        if judged[0] == "L":
            inside = max(inside, room.left)
            room.w, room.left = room.right - inside, inside
        else:
            room.w = inside - room.left
        return room

    def written(self) -> list[pygame.Rect]:
        """Returns what of the plates is read: all but their edges."""
        return [box.inflate(0, -2 * self.theme.px(self._sizes.pad)) for box in self.places()]

    def _lines(self, stake: Stake, room: int) -> list[str]:
        return [line for sentence in stake.lines for line in self.theme.wrap("text", LINE, sentence, room)]

    def _ends(self) -> list[End]:
        ends = ends_for(self.good_ends, False, self.shown.table_state.offense)
        return [end._replace(name=self._no_good) if end.name == SHORT else end for end in ends]

    @property
    def _no_good(self) -> str:
        """What a short play is called: beside the chance of a catch, "short" misled."""
        return f"no {self.good_ends[0]}"

    @property
    def _big(self) -> float:
        return SMALLER if self._is_tight or self._is_high else BIG

    def _rows(self, stake: Stake, odds: PlayOdds, room: int) -> list[list[ToldEnd]]:
        """Returns the words below the bar: over men in one row, without what the others leave if it is too long.

        Of a throw, the chance that is missing between a catch and its distance is named.
        """
        rows = word_rows(self.theme, odds, WORDS, self._ends(), room)
        if not stake.short and (len(rows) == 1 or not (self._is_high or self._is_tight)):
            return rows
        row, caught = list[ToldEnd](), f"{CAUGHT_SHORT} {stake.short}%"
        for each in told(odds, self._ends()):
            if not each.words.startswith(self._no_good):
                row.append(each)
            elif stake.short:
                row.append(each._replace(words=caught))
        while len(row) > 1 and sum(self.theme.measure("block", WORDS, f"{each.words}  ")[0] for each in row) > room:
            short = next((each for each in row if each.words == caught and not row[-1].words.startswith("(")), row[-1])
            row.remove(short)  # the bar still has it
        return [row]

    def _high(self, stake: Stake, room: int, tells: bool) -> int:
        sizes = self._sizes
        theme, high = self.theme, 2 * self.theme.px(sizes.pad)
        if tells:
            high += len(self._lines(stake, room)) * theme.line_height("text", LINE) + theme.px(sizes.between)
        if stake.big:
            high += self._big_high(stake, room)
        if not self._shares(stake, room):
            high += theme.line_height("block", sizes.head)
        if not stake.odds:
            return high
        rows = self._rows(stake, stake.odds, room)
        return high + theme.px(sizes.bar + 2 * sizes.between) + len(rows) * theme.line_height("block", WORDS)

    def _says(self, stake: Stake, room: int) -> Sequence[str]:
        """Returns what stands beside the number: in one line above odds, where there is room for it."""
        line = " ".join(stake.says) if stake.odds else ", ".join(stake.says)
        beside = room - self.theme.measure("block", self._big, stake.big)[0] - self.theme.px(BESIDE)
        size = self.theme.fit("text", SAYS, line, beside, True) if self._is_high else SAYS
        fits = self._is_tight or self.theme.measure("text", size, line, True)[0] <= beside
        return [line] if fits and self._shares(stake, room) else stake.says

    def _big_high(self, stake: Stake, room: int) -> int:
        """Returns the height of the number's row, in which the name may stand, too, to hide less of the play."""
        theme = self.theme
        number = theme.line_height("block", self._big)
        if not self._shares(stake, room):
            return number
        lines = len(self._says(stake, room)) * theme.line_height("text", SAYS)
        return max(number, theme.line_height("block", self._sizes.head) + lines)

    def paint(self, surface: pygame.Surface) -> None:
        for stake, box in zip(self.stakes, self.places(), strict=True):
            self._paint_plate(surface, stake, box)

    def _paint_plate(self, surface: pygame.Surface, stake: Stake, box: pygame.Rect) -> None:
        sizes = self._sizes
        theme, liked = self.theme, stake.head == self.liked
        ground = "ink700" if stake.head in (self.pointed, self.focused) else "ink900"
        paint_plate(surface, theme, box, ground, border="firstDown" if liked else "line500", line=3, cut=14)
        inner = box.inflate(-2 * theme.px(PAD), -2 * theme.px(sizes.pad))
        star = theme.px(sizes.head) if liked else 0
        if liked:
            mark = blit_at(surface, sign(theme, "star", star, "firstDown"), topright=inner.topright)
            star += self._paint_why(surface, stake, mark)
        y = inner.top
        if not self._shares(stake, inner.w):
            y = self._paint_head(surface, stake, (inner.left, y), inner.w - star)
        if stake.big:
            row = pygame.Rect(inner.left, y, inner.w, self._big_high(stake, inner.w))
            self._paint_big(surface, stake, row, star)
            y = row.bottom
        if stake.odds:
            bar = pygame.Rect(inner.left, y + theme.px(sizes.between), inner.w, theme.px(sizes.bar))
            paint_bar(surface, theme, bar, stake.odds, self._ends())
            rows = self._rows(stake, stake.odds, inner.w)
            high = len(rows) * theme.line_height("block", WORDS) + theme.px(sizes.between)
            words = pygame.Rect(inner.left, bar.bottom, inner.w, high)
            paint_words(surface, theme, words, rows, WORDS)
            y = words.bottom
        y += theme.px(sizes.between)
        for line in self._lines(stake, inner.w) if self.tells() else ():
            surface.blit(theme.text("text", LINE, line, "chalk300"), (inner.left, y))
            y += theme.line_height("text", LINE)
        if stake.head == self.focused:
            draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_why(self, surface: pygame.Surface, stake: Stake, star: pygame.Rect) -> int:
        """Paints what speaks for the coach's answer beside his star. Returns the width that it takes, in pixels."""
        if not stake.speaks:
            return 0
        words = self.theme.text("text", WORDS, stake.speaks, "firstDown", bold=True)
        blit_at(surface, words, midright=(star.left - self.theme.px(4), star.centery))
        return words.get_width() + self.theme.px(8)

    def _paint_head(self, surface: pygame.Surface, stake: Stake, at: tuple[int, int], room: int) -> int:
        """Paints the name of the answer, and returns the foot of its row."""
        sizes = self._sizes
        size = self.theme.fit("block", sizes.head, stake.head, room)
        ink = "firstDown" if stake.head == self.liked else "chalk50"
        surface.blit(self.theme.text("block", size, stake.head, ink), at)
        return at[1] + self.theme.line_height("block", sizes.head)

    def _paint_big(self, surface: pygame.Surface, stake: Stake, row: pygame.Rect, star: int) -> None:
        """Paints the number and what is beside it; ``star`` is the width of the coach's sign."""
        theme, says = self.theme, self._says(stake, row.w)
        gap, step = theme.px(BESIDE), theme.line_height("text", SAYS)
        beside = max((theme.measure("text", SAYS, line, True)[0] for line in says), default=0)
        size = theme.fit("block", self._big, stake.big, max(row.w - gap - beside, row.w // 2))
        number = blit_at(surface, theme.text("block", size, stake.big, "chalk50"), midleft=row.midleft)
        left, top = number.right + gap, row.centery - len(says) * step // 2
        if self._shares(stake, row.w):
            top = self._paint_head(surface, stake, (left, row.top), row.right - left - star)
        for index, line in enumerate(says):
            size = theme.fit("text", SAYS, line, row.right - left, True)
            surface.blit(theme.text("text", size, line, "chalk50", bold=True), (left, top + index * step))


class StakeFoot(FilmItem):
    """The sentences of the answer that is looked at, or else of the coach's, where the plates have no room for them."""

    layer = StakePlates.layer

    def __init__(self, plates: StakePlates, meter: Meter, draws: SumsPanel) -> None:
        super().__init__(plates.theme, plates.shown)
        self.plates, self.meter, self.draws = plates, meter, draws

    def bounds(self) -> pygame.Rect:
        """Returns its area: below the meter and its words, as wide as the draws leave it."""
        free, left = self.meter.free(), min(self.draws.beside().left, self.meter.rect.left)
        return pygame.Rect(left, free.top, free.right - left, free.h)

    def render_key(self) -> Hashable:
        words = self.words
        return (words, tuple(self.bounds())) if words else None

    @property
    def words(self) -> str:
        """What it says; empty if all is said on the plates."""
        plates = self.plates
        if not plates.stakes or plates.tells():
            return ""
        looked_at = plates.pointed or plates.focused or plates.liked
        stake = next((each for each in plates.stakes if each.head == looked_at), plates.stakes[0])
        return f"{stake.head}: {' '.join(stake.lines)}" if stake.lines else ""

    def paint(self, surface: pygame.Surface) -> None:
        paint_text(surface, self.theme, self.bounds(), self.words, size=LINE, color="chalk300", lines=2, tight=True)
