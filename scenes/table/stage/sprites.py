"""A card on the table: its position, rotation and marks."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from typing import NamedTuple

import pygame

from game.contract import Card
from scenes.table.stage.faces import ROUGH_FROM, SIZE_STEP, Faces
from scenes.table.stage.layout import HAND
from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.theme import Theme

UNSEEN_TILT = 3
"""Most degrees that are not seen of a card while it turns over: it need not be rotated at each of its widths."""
SHADOW_STEP, SHADOW_TILT_STEP = 24.0, 3
"""Steps of width, in units, and of tilt, in degrees, in which the shadows of moving cards are drawn."""
FLIP_STEPS, FADE_STEPS = 16, 20
"""Number of steps in which a card flips and fades."""
SWELL_HEIGHT, SWELL_LAYERS = 3.5, 60.0
"""Height of an enlarged card for its shadow, per pixel of extra width, and how many layers it rises."""
HINT_IN = 12.0
"""Units by which the number of a hint reaches over its card."""
MARK_PAD = 22
"""Margin around a card for its marks and shadow, in units."""
FIGURE_IN, FIGURE_DOWN, FIGURE_UP = 4.0, 8.0, 10.0
"""Distance of a figure from the left edge of its card, how far it reaches below the upper one, and above it at most
(large type reaches further down instead: the prompt is above), in units."""
FIGURE_ICON = 15.0
"""Units of the picture before a figure, with its gap."""
NO_ICON = ("", "firstDown")
"""No picture, and the color of a plain figure."""
STRIP_TILT_STEP = 3
"""Step of tilt in which strips are drawn, in degrees."""
TAG = pygame.Rect(8, 112, 116, 60)
"""Where a tag lies on a card as large as ``HAND``."""


class Tag(NamedTuple):
    """What a card counts for, written over its value on a plate of a seat's color; dark if it counts for nobody."""

    words: str
    seat: int | None


class Sprite(StageItem):
    """A card on the table. The animator tweens ``x``, ``y``, ``width``, ``tilt``, ``rise``, ``flip`` and ``alpha``.

    The pointer changes only ``swell``, ``aside`` and ``lean``, so that the two never conflict.
    """

    told_by_key = True

    def __init__(
        self, faces: Faces, theme: Theme, card_id: int | None = None, card: Card | None = None, back: str = ""
    ) -> None:
        """``back`` is the picture on its back, empty for the game's."""
        self.faces, self.theme, self.back = faces, theme, back
        self.card_id, self.card = card_id, card
        self.x = self.y = 0.0
        """Center in pixels."""
        self.width = 0.0
        """In pixels."""
        self.tilt = 0.0
        """In degrees, clockwise."""
        self.swell = self.aside = self.lean = 0.0
        """Changes by the pointer: extra width and sideways shift in pixels, and extra tilt in degrees."""
        self.sway = 0.0
        """Extra tilt in degrees of a focused card, which sways gently."""
        self.rise = 0.0
        """Pixels above its place, for hovered and selected cards."""
        self.drift = 0.0, 0.0
        """Pixels by which it strays from its place while it moves idly."""
        self.flip = 1.0 if card else 0.0
        """0 shows the back, 1 the face; it turns in between."""
        self.long = 0.0
        """Length in pixels of a card unrolled to a strip; 0 for other cards."""
        self.left = 0.0
        """X in window pixels left of which a strip is not drawn, as it comes out from there."""
        self.alpha = 1.0
        self._layer = 0.0
        self.zone = ""
        self.group = 0
        """Index of its group in the zone, such as a play of a drive line."""
        self.legal = self.selected = self.focused = self.dull = False
        self.left_out = False
        """Whether it is unusable and the player can ask why, at a moment when one would expect to use it."""
        self.no_help = False
        """Whether it can be used, but would not help the player: it is dimmed, and not locked."""
        self.tag: Tag | None = None
        """What its open face counts for now."""
        self.hint = ""
        """The numbers of the hints that use it."""
        self.figure = ""
        """A short figure about playing it now and what it is of, such as "30 % match"."""
        self.figure_icon = NO_ICON
        """The picture before the figure, which tells one kind of figure from another, and its color."""
        self.figure_low = False
        """Whether the figure lies on the foot of the card, whose name may have two lines, and not on its upper edge."""
        self.figure_room = 0.0
        """Pixels of the card that its right neighbor leaves in sight for the figure; 0 for the whole card."""

    @property
    def layer(self) -> float:
        """Higher layers are drawn on top; an enlarged card rises above its neighbors."""
        return self._layer + (SWELL_LAYERS if self.swell else 0.0)

    @layer.setter
    def layer(self, layer: float) -> None:
        self._layer = layer

    def render_key(self) -> Hashable:
        if self.alpha <= 0.01:
            return None
        return (
            self._center,
            self._wide,
            self._turn,
            self._passing or self.rough,
            self._shadow_height,
            self._turned_up,
            self._solid,
            self.layer,
            round(self.long),
            round(self.left) if self.long else 0,
            self.card.code if self.card else None,
            self.back,
            (self.legal, self.selected, self.focused, self._dim, self.hint, self.figure, self.figure_icon, self.tag),
            (self.figure_room, bool(self.swell), self.figure_low),
        )

    @property
    def _dim(self) -> bool:
        return self.dull or self.left_out or self.no_help

    @property
    def _turned_up(self) -> float:
        """The drawn part of the flip, in steps, so that the last step is exact."""
        return round(self.flip * FLIP_STEPS) / FLIP_STEPS

    @property
    def _solid(self) -> float:
        """The drawn opacity, in steps."""
        return round(self.alpha * FADE_STEPS) / FADE_STEPS

    @property
    def _turn(self) -> float:
        """The drawn tilt: whole degrees, or finer for a card that sways."""
        return round(self.tilt + self.lean) + (round(self.sway * 5) / 5 if self.sway else 0)

    @property
    def _whole(self) -> float:
        """Its width including ``swell``."""
        return self.width + self.swell

    @property
    def _wide(self) -> int:
        """The drawn width: exact at rest, in steps during a motion."""
        whole = round(self._whole)
        if abs(self._whole - whole) < 0.01:
            return whole
        step = self.theme.px(SIZE_STEP)
        return max(step, round(self._whole / step) * step)

    @property
    def _passing(self) -> bool:
        """Whether size or tilt are those of a motion."""
        turn = self.tilt + self.lean
        return self._wide != self._whole or turn != round(turn)

    @property
    def rough(self) -> bool:
        """Whether it is at rest but its exact picture is not drawn yet."""
        lies = self._whole >= ROUGH_FROM and not (self._passing or self.long or self.sway)
        return lies and self.faces.is_rough(self._seen, self._wide, self._turn, self._dull, self.back)

    def refine(self) -> None:
        """Draws the next part of its exact picture."""
        if not self.faces.prepare(self._seen, self._wide, round(self._turn), self.back):
            self.faces.picture(self._seen, self._wide, self._turn, dull=self._dull, back=self.back)

    @property
    def _seen(self) -> Card | None:
        """The card if its face is visible."""
        return self.card if self._turned_up >= 0.5 else None

    @property
    def _dull(self) -> bool:
        return self._dim and self._seen is not None

    @property
    def _center(self) -> tuple[int, int]:
        return round(self.x + self.aside + self.drift[0]), round(self.y - self.rise + self.drift[1])

    @property
    def _shadow_height(self) -> int:
        """Height in pixels above the table, for its shadow."""
        return self.faces.shadow_height(self.rise + self.swell * SWELL_HEIGHT)

    @property
    def rect(self) -> pygame.Rect:
        """The upright card as shown now, or the strip."""
        return self._upright(self._whole, self._center)

    @property
    def reach(self) -> pygame.Rect:
        """The clickable area: the card as shown and as it lies, so that it cannot move away from the pointer."""
        return self.rect.union(self._upright(self.width, (round(self.x), round(self.y))))

    def _upright(self, width: float, center: tuple[int, int]) -> pygame.Rect:
        box = pygame.Rect(0, 0, round(self.long or width), round(width * HAND.h / HAND.w))
        return box.move_to(center=center)

    @property
    def flat(self) -> pygame.Surface:
        """Its picture, upright and in full size."""
        if self.long:
            return self.faces.strip(self._seen, round(self.long), round(self.width))
        return self.faces.picture(self._seen, round(self.width), back=self.back)

    def bounds(self) -> pygame.Rect:
        """Returns the area of card, shadow and marks."""
        pad = self.theme.px(MARK_PAD) + round(self.rise) + 2 * self._shadow_height
        turned = abs(math.sin(math.radians(self.tilt + self.lean)))
        grow = round(turned * max(self._whole * 1.4, self.long))
        return self.rect.inflate(2 * (pad + grow), 2 * (pad + grow))

    def paint(self, surface: pygame.Surface) -> None:
        if self.long:
            self._paint_strip(surface)
            return
        wide, tilt = self._wide, self._turn
        center = self._center
        open_, passing = abs(self._turned_up * 2 - 1), self._passing or self.rough
        if open_ < 1 and abs(tilt) <= UNSEEN_TILT:
            tilt = 0
        picture = self.faces.picture(self._seen, wide, tilt, open_, self._dull, passing, self.back)
        if self._solid == 1 and open_ > 0.9:
            self._paint_shadow(surface, wide, round(tilt), center)
        if self.legal and not self.selected:
            self._glow(surface, center)
        self._blit(surface, picture, picture.get_rect(center=center))
        if self.tag is not None and self._seen is not None and open_ > 0.9:
            self._paint_tag(surface, self.tag, center)
        self._paint_marks(surface)

    def _paint_tag(self, surface: pygame.Surface, tag: Tag, center: tuple[int, int]) -> None:
        """Paints a tag, which lies as its card does."""
        theme, share = self.theme, self._wide / HAND.w
        key = ("tag", tag, self._wide, self._turn)
        plate = theme.cached(key) or theme.store(key, _tag_plate(theme, tag, share, self._turn), brief=bool(self._turn))
        offset = (pygame.Vector2(TAG.center) - pygame.Vector2(HAND) / 2).rotate(self._turn) * share
        surface.blit(plate, plate.get_rect(center=(center[0] + offset.x, center[1] + offset.y)))

    def _blit(
        self, surface: pygame.Surface, picture: pygame.Surface, place: pygame.Rect, part: pygame.Rect | None = None
    ) -> None:
        """Draws a shared picture with the current opacity, without copying it, as large copies are slow."""
        picture.set_alpha(round(self._solid * 255))
        surface.blit(picture, place, part)
        picture.set_alpha(255)

    def _paint_strip(self, surface: pygame.Surface) -> None:
        """Draws the visible part of a strip."""
        turn = round(self.tilt / STRIP_TILT_STEP) * STRIP_TILT_STEP
        inside = max(0, round(self.left - self.x + self.long / 2))
        picture = self.faces.strip(self.card, round(self.long), round(self.width), turn, blank=inside > 0)
        place = picture.get_rect(center=(round(self.x), round(self.y - self.rise)))
        self._blit(surface, picture, place.move(inside, 0), picture.get_rect().move(inside, 0))
        self._paint_marks(surface)

    def _paint_shadow(self, surface: pygame.Surface, wide: int, tilt: int, center: tuple[int, int]) -> None:
        height = self._shadow_height
        if wide != self._whole:
            step = self.theme.px(SHADOW_STEP)
            wide = max(wide // step, 1) * step  # never wider than the card's bounds
        if self._passing:
            tilt = round(tilt / SHADOW_TILT_STEP) * SHADOW_TILT_STEP
        shade = self.faces.shadow(wide, height, tilt)
        surface.blit(shade, shade.get_rect(center=(center[0], center[1] + height)))

    def _glow(self, surface: pygame.Surface, center: tuple[int, int]) -> None:
        edge = self.theme.px(3)
        area = self.rect.inflate(2 * edge, 2 * edge)
        pygame.draw.rect(surface, self.theme.color("firstDown"), area, edge + 1, self.theme.px(12))

    def _paint_marks(self, surface: pygame.Surface) -> None:
        theme, area = self.theme, self.rect
        if self.selected:
            edge = theme.px(4)
            pygame.draw.rect(surface, theme.color("gain"), area.inflate(2 * edge, 2 * edge), edge, theme.px(13))
            self._badge(surface, "ui/check", (area.right - theme.px(5), area.top + theme.px(7)), "gain")
        if self.focused:
            for spread, width, color in ((5, 2, "focusOuter"), (3, 3, "focus")):
                grown = area.inflate(2 * theme.px(spread), 2 * theme.px(spread))
                pygame.draw.rect(surface, theme.color(color), grown, theme.px(width), theme.px(14))
        hint = self._paint_hint(surface, area) if self.hint else area.left
        if self.figure and not self.selected:  # a lifted one would lie over the prompt, and the board tells its chance
            self._paint_figure(surface, area, hint)
        if self.legal and not self.selected and (self.figure_low or not self.figure):
            pygame.draw.circle(surface, theme.color("inkText"), (area.centerx, area.top), theme.px(6))
            pygame.draw.circle(surface, theme.color("firstDown"), (area.centerx, area.top), theme.px(4))
        if (self.dull or self.left_out) and self.width > theme.px(90):
            corner = (area.left + theme.px(1), area.top + theme.px(3))  # the corner visible in a fan
            self._badge(surface, "ui/lock", corner, "chalk300")

    def _paint_figure(self, surface: pygame.Surface, area: pygame.Rect, hint: int) -> None:
        """Paints the figure on the upper edge, above the name, where a fan leaves it visible, right of a ``hint``.

        It goes without its last word, of what it is, where that has no room. A raised card comes up under it: it has
        the number alone, in the corner that its name leaves free, as all else stands where the card is read.
        A low one lies in the middle of what is seen of the foot, at any height of the card.
        """
        theme, (icon, color) = self.theme, self.figure_icon
        side = theme.px(FIGURE_ICON) if icon else 0
        covered = self.figure_room and not self.swell
        right = area.left + min(self.figure_room, area.w) if covered else area.right
        low, left = self.figure_low, area.left if self.figure_low else hint
        room = right - left - theme.px(FIGURE_IN + 12) - side
        said = self.figure
        if self.swell and not low:
            said = number_of(said)
        elif theme.measure("text", 15, said, True)[0] > room:
            said = said.rpartition(" ")[0]
        text = theme.text("text", 15, said, "chalk50", bold=True)
        ink = text.get_bounding_rect()
        box = pygame.Rect(0, 0, ink.w + side + theme.px(12), max(ink.h + theme.px(4), side))
        edge = max(area.top, self._upright(self.width, (0, round(self.y))).top)  # raised, it would be under the prompt
        top = edge + max(theme.px(FIGURE_DOWN) - box.h, -theme.px(FIGURE_UP))
        box.topleft = area.right - theme.px(FIGURE_IN) - box.w if self.swell else hint + theme.px(FIGURE_IN), top
        if low:
            box.midbottom = (left + right) // 2, min(area.bottom, theme.size[1]) - theme.px(1)
        pygame.draw.rect(surface, theme.color("ink900"), box, border_radius=theme.px(5))
        pygame.draw.rect(surface, theme.color(color), box, theme.px(1), theme.px(5))
        if icon:
            glyph = theme.svg(icon, (side - theme.px(2), side - theme.px(2)), color)
            surface.blit(glyph, glyph.get_rect(midleft=(box.left + theme.px(4), box.centery)))
        surface.blit(text, ink.move_to(midright=(box.right - theme.px(6), box.centery)), ink)

    def _paint_hint(self, surface: pygame.Surface, area: pygame.Rect) -> int:
        """Paints the numbers of hints half beside the corner, so that the card's name is whole; returns their end."""
        theme = self.theme
        text = theme.text("text", 15, ", ".join(self.hint), "inkText", bold=True)
        box = text.get_rect().inflate(2 * theme.px(6), theme.px(2))
        box.midright = max(area.left + theme.px(HINT_IN), area.left - theme.px(MARK_PAD) + box.w), area.top
        pygame.draw.rect(surface, theme.color("firstDown"), box, border_radius=theme.px(8))
        surface.blit(text, text.get_rect(center=box.center))
        return box.right

    def _badge(self, surface: pygame.Surface, name: str, center: tuple[int, int], color: str) -> None:
        theme = self.theme
        pygame.draw.circle(surface, theme.color("inkText"), center, theme.px(11))
        pygame.draw.circle(surface, theme.color(color), center, theme.px(11), theme.px(2))
        glyph = theme.svg(name, (theme.px(13), theme.px(13)), color)
        surface.blit(glyph, glyph.get_rect(center=center))


def number_of(figure: str) -> str:
    """Returns the number at the start of a figure, or a figure without one as it is.

    >>> number_of("8 % match"), number_of("+22, 17% lost"), number_of("−5 theirs"), number_of("too short")
    ('8 %', '+22', '−5', 'too short')
    """
    if not figure or figure[0] not in "+−0123456789":
        return figure
    first, comma, _ = figure.partition(", ")
    return first if comma else figure.rpartition(" ")[0] or figure


def with_code(cards: Iterable[Sprite], code: str) -> Sprite | None:
    """Returns the first of some cards that is known to have that face, or None."""
    return next((card for card in cards if card.card is not None and card.card.code == code), None)


def _tag_plate(theme: Theme, tag: Tag, share: float, turn: float) -> pygame.Surface:
    """Returns a tag for a card of a ``share`` of the size of ``HAND``, turned by ``turn`` degrees."""
    plate = pygame.Surface((round(TAG.w * share), round(TAG.h * share)), pygame.SRCALPHA)
    box = plate.get_rect()
    if tag.seat is None:
        paint_plate(plate, theme, box, "ink900", cut=4)
    else:
        paint_team(plate, theme, box, tag.seat, cut=4)
    size = theme.fit("block", TAG.h * share / theme.u, tag.words, round(box.w * 0.9))
    ink = theme.text("block", size, tag.words, "chalk50" if tag.seat is None else "inkText")
    plate.blit(ink, ink.get_rect(center=box.center))
    return pygame.transform.rotate(plate, -turn) if turn else plate
