"""A joker stops the show: it rears up over the darkened table, strikes its middle, and an arrow says what it does.

If it gives the ball away at once, the arrow has the color of the club that gets it and points to that club's side.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from game.variants.card_bowl.cards import BY_CODE, MAN_OF
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, do, freeze, hear, jump, pause, scuff, shake, then, together
from scenes.table.stage.animator import in_quart, out_cubic
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme

SIZES = (132.0, 150.0, 172.0, 198.0, 228.0)
"""Widths of the joker from the struck table up to its highest point, in units; pictures of these sizes exist."""
RISES, FALLS, READ, CLOSES = 0.16, 0.09, 0.8, 0.12
"""Seconds to rise, to strike, to be read, and for the table to get bright again."""
REARS = 46.0
"""Units by which it rises over its place before it strikes."""
FREEZE = 0.09
"""Seconds for which the table freezes at its hit."""
HEAD, WORDS, EDGE = 40.0, 20.0, 10.0
"""Type sizes of both lines, and space above and below them on their arrow, in units."""
TIP, SHOOTS, SLIDES = 40.0, 0.1, 220.0
"""Length of the arrow's head in units, seconds in which it shoots in, and the units from which it comes."""


class Slammed(StageItem):
    """The card and, once it has come down, the arrow with its words."""

    layer = 890.0

    def __init__(
        self,
        theme: Theme,
        pictures: list[pygame.Surface],
        area: pygame.Rect,
        head: str,
        words: str,
        color: ColorName,
        points: int = 1,
    ) -> None:
        """``pictures`` are of its sizes, the smallest first; ``points`` is -1 for an arrow to the left."""
        self.theme, self.pictures, self.words, self.color, self.points = theme, pictures, words, color, points
        self.risen = 0.0
        """Height over the table, 0 to 1."""
        self.struck = False
        """Whether it has hit the table."""
        self.shot = 0.0
        """Progress of the arrow on its way in, 0 to 1."""
        size = theme.fit("text", WORDS, words, area.w - theme.px(60 + 2 * TIP), bold=True)
        self._lines = theme.text("block", HEAD, head, "inkText"), theme.text("text", size, words, "inkText", bold=True)
        wide = max(line.get_width() for line in self._lines) + theme.px(44 + 2 * TIP)
        high = sum(line.get_height() for line in self._lines) + 2 * theme.px(EDGE)
        rest = pictures[0]
        self.card = rest.get_rect(midtop=(area.centerx, area.centery - (rest.get_height() + high) // 2))
        self.plate = pygame.Rect(0, 0, wide, high)
        self.plate.midtop = (area.centerx, self.card.bottom - theme.px(EDGE))

    def render_key(self) -> Hashable:
        return round(self.risen * 24), self.struck, round(self.shot * 24)

    def bounds(self) -> pygame.Rect:
        largest = self.pictures[-1].get_rect(center=self.card.center)
        slides = self.theme.px(SLIDES)
        return largest.union(self.plate.inflate(2 * slides, 0)).inflate(0, 2 * self.theme.px(REARS))

    def paint(self, surface: pygame.Surface) -> None:
        picture = self.pictures[min(round(self.risen * (len(self.pictures) - 1)), len(self.pictures) - 1)]
        high = round(self.theme.px(REARS) * self.risen)
        surface.blit(picture, picture.get_rect(center=self.card.center).move(0, -high))
        if self.shot > 0:
            self._paint_arrow(surface)

    def _paint_arrow(self, surface: pygame.Surface) -> None:
        """Paints the arrow with both lines, which comes from its tail's side."""
        theme, off = self.theme, round(self.theme.px(SLIDES) * (1 - self.shot)) * -self.points
        plate = self.plate.move(off, 0)
        for color, grown in (("inkText", theme.px(4)), (self.color, 0)):
            box, tip = plate.inflate(2 * grown, 2 * grown), theme.px(TIP)
            ahead, behind = (box.right, box.left) if self.points > 0 else (box.left, box.right)
            tip *= self.points
            pygame.draw.polygon(
                surface, theme.color(color),
                [(behind, box.top), (ahead - tip, box.top), (ahead, box.centery), (ahead - tip, box.bottom),
                 (behind, box.bottom), (behind + tip, box.centery)],
            )  # fmt: skip
        y = plate.top + theme.px(EDGE)
        for line in self._lines:
            blit_at(surface, line, midtop=(plate.centerx, y))
            y += line.get_height()


def slam(code: str, words: str, taker: int | None, ctx: CueContext) -> Motion:
    """Drops a joker on the table and leaves time to read it; ``taker`` is the seat to which it gives the ball."""
    theme, card = ctx.app.theme, BY_CODE[code]
    head, color = ("Red joker!", "loss") if code == "RJ" else ("Black joker!", "penalty")
    color, points = (color, 1) if taker is None else (team_color(taker), 1 if taker else -1)
    faces = ctx.board.faces
    # Only its size at rest is drawn: at the others it is on its way, and scaling takes a tenth of the time.
    draws = [partial(faces.picture, card, theme.px(wide), passing=wide != SIZES[0]) for wide in SIZES]
    ctx.effects.expect(*draws)

    def begin(_: object) -> None:
        pictures = [draw() for draw in draws]
        shown = ctx.effects.show_over_table(Slammed(theme, pictures, ctx.area, head, words, color, points))
        ctx.later(lambda: ctx.effects.end_moment(shown, CLOSES), RISES + FALLS + READ - CLOSES)
        if ctx.reduced:
            shown.struck, shown.shot = True, 1.0
            return
        shown.risen = 0.3
        ctx.animator.to(shown, "risen", 1.0, RISES * ctx.pace, out_cubic)
        ctx.later(lambda: ctx.animator.to(shown, "risen", 0.0, FALLS * ctx.pace, in_quart), RISES)
        ctx.later(partial(_hits, shown, ctx), RISES + FALLS)

    return then(Motion(begin, RISES + FALLS), pause(READ))


def _hits(shown: Slammed, ctx: CueContext) -> None:
    """Shows the hit: the table freezes and shakes, chalk flies at its foot, all men jump, and the arrow shoots in."""
    shown.struck = True
    men = [card for zone in MAN_OF for card in ctx.board.zones.get(zone, ())]
    foot = [scuff(corner) for corner in (shown.card.bottomleft, shown.card.bottomright)]
    jolt = together(freeze(FREEZE), shake(), hear("slam_big"), hear("whistle"), jump(men), *foot)
    arrow = do(lambda: ctx.animator.to(shown, "shot", 1.0, SHOOTS * ctx.pace, out_cubic))
    together(jolt, arrow).begin(ctx)
