"""The faces of Real Deal's cards: black, white or wild at the head, what they score, and who meets whom."""

from __future__ import annotations

from functools import partial

import pygame

from game.contract import Card
from game.variants.real_deal import cards as deck
from game.variants.real_deal.names import title
from scenes.table.real_deal.face_words import NAMES, SHORT, outcomes
from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.face_parts import beside, corner, index, is_small, outlined, small
from scenes.table.stage.faces import FacePainter, Pen
from scenes.table.stage.layout import HAND
from scenes.ui.theme import Theme

BACKS = {"Black": "real_deal_black", "White": "real_deal_white"}
"""The back of each team's deck, wild cards included: another one would betray hands."""

_ART: dict[str, str] = {
    deck.RETURN: "kick_return",
    deck.PUNT_INSIDE: "punt",
    deck.END_OF_QUARTER: "clock",
    deck.FUMBLE: "fumble",
    deck.INTERCEPTION: "interception",
    deck.MISS: "missed_kick",
    deck.BLOCK: "blocked_kick",
    deck.FOURTH_DOWN: "fourth_down",
    deck.SAFETY: "safety",
    deck.RED_FLAG: "red_flag",
    deck.HOLDING: "holding",
    deck.FOUL: "personal_foul",
    deck.FALSE_START: "false_start",
    deck.INTERFERENCE: "interference",
    deck.TACKLE: "tackle",
    deck.SACK: "sack",
}
_RANGES: dict[str, tuple[int, int]] = {
    deck.RUN_SHORT: (1, 5),
    deck.RUN_MIDDLE: (6, 20),
    deck.RUN_LONG: (20, 60),
    deck.PASS_SHORT: (1, 10),
    deck.PASS_MIDDLE: (11, 20),
    deck.PASS_LONG: (20, 60),
    deck.KICK_SHORT: (18, 45),
    deck.KICK_LONG: (45, 60),
}
"""The yards of each scoring card on the one ruler; what has no upper end runs off it."""
RULER_YARDS, RULER_LEFT, RULER_WIDE = 60, 12.0, 108.0
YELLOW = "#F2C14E"
ROOMY, LISTED = 0.78, 0.7
"""Shares of a hand card's size from which a card has a foot and signs beside its lists, and from which it lists the
cards that it meets."""
CHIPS_LEFT, CHIP, GAP, PER_ROW = 16.0, 35.5, 2.0, 3
"""Card units of the left edge of the chips, of a chip's width and of the gap after it; and how many stand abreast."""
SHIFT, TIGHT = 10.0, 1.0
"""Card units that the lists of a small card have more at their left, where no sign stands, and of its gaps."""
LEAST_MIDDLE = 24.0
"""Card units between band and lists from which points and picture stand there."""
ROW, ROW_PIXELS = 17.0, 16.0
"""Card units of a row of chips, and the pixels that its lettering needs at least."""
HEAD_TOP, NAME_WIDE, NAME_PITCH = 4.0, 118.0, 14.5
"""Card units of the head's upper edge and of a line of the name, and pixels between two such lines at least."""
NAMED = 0.62
"""Share of a hand card's size from which its name may stand on it."""
CODE_WIDE = 35.5
"""Card units of the short name at the foot, by which other cards name this one."""
_ROWS = (("run", deck.RUNS), ("pass", deck.PASSES), ("kick", deck.KICKS))
_BARS = (9.0, 14.0, 21.0)
"""Card units of the bars for a short, a middle and a long play."""


def painter(team: str) -> FacePainter:
    """Draws the faces of the "Black" or the "White" deck."""
    return partial(paint_face, black=team == "Black")


def is_wild(card: Card) -> bool:
    """Whether it is one of the yellow cards."""
    return card.category == "wild"


def paint_face(pen: Pen, card: Card, theme: Theme, black: bool = True) -> None:
    """Draws one face of a team's deck on blank paper."""
    ground, ink, _ = _team_colors(card, theme, black)
    if is_small(pen):
        small(pen, _signs(card), card.category, (ground, ink), theme.band(card.category))
        return
    _head(pen, card, theme, black)
    bottom = _foot(pen, card, theme, black)
    top, tall = _band_end(pen, card) + 2, _meetings(pen, card, theme, bottom)
    if tall - top >= LEAST_MIDDLE:
        _middle(pen, card, theme, top, tall)


def _team_colors(card: Card, theme: Theme, black: bool) -> tuple[pygame.Color, pygame.Color, str]:
    """Ground, ink and outline of the head: filled for BLACK, outlined for WHITE, yellow for a wild card."""
    dark, paper = theme.color("inkText"), theme.color("paper")
    if is_wild(card):
        return theme.color("#FFFF66" if theme.high_contrast else YELLOW), dark, ""
    return (dark, paper, "") if black else (theme.color("#FFFFFF"), dark, hexed(dark))


def _signs(card: Card) -> tuple[str, ...]:
    """The corner's text and shorter ones for a card of a few pixels."""
    text = SHORT[card.code]
    _, dash, upper = text.partition("–")
    return (text, upper) if dash else (text,)


def _head(pen: Pen, card: Card, theme: Theme, black: bool) -> None:
    ground, ink, edge = _team_colors(card, theme, black)
    band, band_ink = theme.band(card.category)
    split = _head_end(pen, card)
    head = f'<path d="{corner(4, 4, 128, split)}" fill="{hexed(ground)}"/>'
    if edge:
        head += stroke(f"M5.5 {split - 0.8:g}V12Q5.5 5.5 12 5.5H120Q126.5 5.5 126.5 12V{split - 0.8:g}Z", edge, 3)
    elif is_wild(card) and not theme.high_contrast:
        head += "".join(f'<path d="M{x} 4H{x + 9}L{x - 12} {split:g}H{x - 21}Z" fill="#FFFFFF" fill-opacity="0.2"/>'
                        for x in range(60, 110, 22))  # fmt: skip
    low = _band_end(pen, card)
    pen.shapes(head + f'<path d="M4 {split:g}H128V{low:g}H4Z" fill="{hexed(band)}"/>', (0, 0, HAND.w, low + 1))
    rim = hexed(theme.color("paper")) if black or is_wild(card) else ""
    lines = _name_lines(pen, card)
    if lines:
        pitch = (split - HEAD_TOP - 3) / 2 if pen.k >= ROOMY else NAME_PITCH / pen.k
        top = (HEAD_TOP + split) / 2 - pitch * (len(lines) - 1) / 2
        for place, line in enumerate(lines):
            pen.text(line, "block", 17 if len(lines) == 1 else 15, (66, top + place * pitch), ink, NAME_WIDE)
    else:
        beside(pen, card.category, ink, index(pen, SHORT[card.code], card.category, band, band_ink, rim))
    _band_words(pen, card, band_ink, is_wild(card) and pen.k >= ROOMY, bool(lines))


def _name_lines(pen: Pen, card: Card) -> list[str]:
    """The lines of the card's name; none on a card where it has no room whole."""
    most = 2 if pen.k >= ROOMY else 3
    forms = [form.split("/") for form in NAMES[card.code]] if pen.k >= NAMED else []
    fits = (
        form for form in forms if len(form) <= most and all(pen.has_room(line, "block", NAME_WIDE) for line in form)
    )
    return next(fits, [])


def _head_end(pen: Pen, card: Card) -> float:
    """The lower edge of the head, which is higher on a card that can make its lettering no smaller."""
    lines = _name_lines(pen, card)
    return 46.0 if pen.k >= ROOMY or not lines else HEAD_TOP + max(2, len(lines)) * NAME_PITCH / pen.k + 1


def _band_end(pen: Pen, card: Card) -> float:
    """The lower edge of the band below it."""
    return _head_end(pen, card) + (20.0 if pen.k >= ROOMY else 26.0)


def _band_words(pen: Pen, card: Card, ink: pygame.Color, star: bool, named: bool) -> None:
    """What the card brings, in the band under its name; a wild card's between two stars.

    Where the head had no room for the name, the band has it instead if it can.
    """
    room = 88 if star else 120
    names = () if named else (title(card.code),)
    words = next((words for words in (*names, *outcomes(card)) if pen.has_room(words, "block", room)), "")
    middle = (_head_end(pen, card) + 0.5 + _band_end(pen, card)) / 2
    pen.text(words, "block", 13, (66, middle), ink, room)
    if star:
        for x in (14, 118):
            pen.art("glyph/wild", (x, middle), (13, 13), YELLOW)


def _foot(pen: Pen, card: Card, theme: Theme, black: bool) -> float:
    """The team's word at the foot, in the manner of the head; gives the upper edge of it."""
    if pen.k < ROOMY:
        return 178.0
    ground, ink, edge = _team_colors(card, theme, black)
    foot = f'<path d="{corner(4, 163, 128, 180)}" fill="{hexed(ground)}"/>'
    if edge:
        foot += stroke("M4.5 163.5H127.5V173Q127.5 179.5 120 179.5H12Q4.5 179.5 4.5 173Z", edge, 1.6)
    pen.shapes(foot, (0, 162, HAND.w, 20))
    word = "WILD" if is_wild(card) else "BLACK" if black else "WHITE"
    named = card.code in deck.COUNTERS or card.code in (deck.RETURN, deck.PUNT_INSIDE)
    pen.text(word, "block", 11, (77 if named else 66, 171.8), ink, 100)
    if named:
        _chip(pen, (8, 164.8, CODE_WIDE, 14), ink)
        pen.text(SHORT[card.code], "block", 11, (8 + CODE_WIDE / 2, 172), ground, CODE_WIDE)
    pen.art(f"glyph/{card.category}", (114, 171.8), (14, 14), hexed(ink))
    return 161.0


def _meetings(pen: Pen, card: Card, theme: Theme, bottom: float) -> float:
    """The cards that stop this one, and the plays that it stops; gives the upper edge of both."""
    if pen.k < LISTED:
        return bottom
    if card.code in deck.CHART:
        bottom = _matrix(pen, card, theme, bottom)
    if card.code in deck.COUNTERS_OF:
        bottom = _stoppers(pen, card, theme, bottom)
    return bottom


def _stoppers(pen: Pen, card: Card, theme: Theme, bottom: float) -> float:
    """A chip for each card that stops this play: dark where it takes the ball, yellow for the wild ones."""
    codes = [code for code in deck.COUNTERS if code in deck.COUNTERS_OF[card.code]]
    row = _row_high(pen)
    top = bottom - row * -(-len(codes) // PER_ROW)
    dark, paper = theme.color("inkText"), theme.color("paper")
    _tab(pen, "glyph/defense", top, bottom, dark, paper)
    gap = GAP if pen.k >= ROOMY else TIGHT
    wide = CHIP + (_shift(pen) + 2 * (GAP - gap)) / PER_ROW
    for place, code in enumerate(codes):
        x = CHIPS_LEFT - _shift(pen) + (place % PER_ROW) * (wide + gap)
        y = top + (place // PER_ROW) * row
        if code in deck.PENALTIES or code in (deck.TACKLE, deck.SACK):
            ground, ink = theme.color(YELLOW), dark
        elif code == deck.RED_FLAG:
            ground, ink = theme.band("penalty")
        else:
            ground, ink = dark, paper
        _chip(pen, (x, y + 0.8, wide, row - 1.6), ground)
        pen.text(SHORT[code], "block", 11, (x + wide / 2, y + row / 2 + 0.3), ink, wide, needed=True)
    return top - 3


def _shift(pen: Pen) -> float:
    """How far the lists of a card begin further left for its size."""
    return 0.0 if pen.k >= ROOMY else SHIFT


def _chip(pen: Pen, area: tuple[float, float, float, float], color: pygame.Color) -> None:
    """A plate with round corners, by its left and upper edge, width and height in card units."""
    pen.shapes(box(*area, hexed(color), round_=2.5), area)


def _matrix(pen: Pen, card: Card, theme: Theme, bottom: float) -> float:
    """The plays that the card stops, lit among all: a row for RUN, PASS and KICK, longer bars for more yards."""
    plays = deck.CHART[card.code]
    rows = [row for row in _ROWS if card.code not in deck.COUNTERS_OF or set(row[1]) & set(plays)]
    others = [play for play in (deck.RETURN, deck.PUNT_INSIDE, deck.SAFETY) if play in plays]
    high = _row_high(pen) * max(len(rows), len(others))
    top, dark = bottom - high, theme.color("inkText")
    _tab(pen, "ui/replay" if card.kind == "continuation" else "glyph/turnover", top, bottom, *theme.band(card.category))
    for row, (category, codes) in enumerate(rows):
        _row(pen, theme, category, [code in plays for code in codes], top + (row + 0.5) * high / len(rows))
    wide = CHIP - 2 + _shift(pen) / 2
    for row, play in enumerate(others):
        x, y = 125.5 - wide, top + row * high / len(others)
        _chip(pen, (x, y + 0.8, wide, high / len(others) - 1.6), dark)
        middle = (x + wide / 2, y + high / len(others) / 2 + 0.3)
        pen.text(SHORT[play], "block", 11, middle, theme.color("paper"), wide + 2, needed=True)
    return top - 3


def _row_high(pen: Pen) -> float:
    return max(ROW, ROW_PIXELS / pen.k)


def _row(pen: Pen, theme: Theme, category: str, lit: list[bool], y: float) -> None:
    band, _ = theme.band(category)
    tint = hexed(theme.color("inkText") if theme.high_contrast else band)
    start = 40.0 - 1.5 * _shift(pen)
    pen.art(f"glyph/{category}", (start - 9, y), (12, 12), tint if any(lit) else "#8C98AD")
    x, shapes = start, ""
    for wide, on in zip(_BARS if len(lit) == 3 else _BARS[1:], lit, strict=True):
        frame = f"M{x:g} {y - 4.5:g}h{wide:g}v9h-{wide:g}Z"
        shapes += stroke(frame, tint, 1.4, fill=tint) if on else stroke(frame, "#8C98AD", 1.2)
        x += wide + 2
    pen.shapes(shapes, (start - 2, y - 6, 54, 12))


def _tab(pen: Pen, glyph: str, top: float, bottom: float, ground: pygame.Color, ink: pygame.Color) -> None:
    """The sign at the left of a block, on a card with room for it: what the block lists."""
    if pen.k < ROOMY:
        return
    _chip(pen, (6.5, top + 0.8, 8, bottom - top - 1.6), ground)
    pen.art(glyph, (10.5, (top + bottom) / 2), (7, 7), hexed(ink))


def _middle(pen: Pen, card: Card, theme: Theme, top: float, bottom: float) -> None:
    """What is left between band and foot: points and yards of a scoring card, else the picture."""
    high = bottom - top
    if card.code in _RANGES:
        _distance(pen, card, theme, top, high)
        return
    picture = _ART[card.code]
    size = min(high, 66.0)
    if card.code in deck.COUNTERS_OF and card.value:
        _badge(pen, card, theme, (30, top + high / 2), min(high, 38.0) / 2)
        pen.hero(f"hero/incident/{picture}", card, (84, top + high / 2), (min(84, size * 1.83), min(size, 46)),
                 theme.color("inkText"))  # fmt: skip
        return
    wide = min(120.0, size * 132 / 72)
    pen.hero(f"hero/incident/{picture}", card, (66, top + high / 2), (wide, wide * 72 / 132), theme.color("inkText"))


def _distance(pen: Pen, card: Card, theme: Theme, top: float, high: float) -> None:
    """The points in their badge, the yards in big digits, and the same yards on a ruler where there is room."""
    ruler = high >= 50
    middle = top + (high - (13 if ruler else 0)) / 2
    radius = min(high - (12 if ruler else 0), 42.0) / 2
    _badge(pen, card, theme, (10.5 + radius, middle), radius)
    band, _ = theme.band(card.category)
    ink = theme.color("inkText") if theme.high_contrast else band.lerp("#151A24", 0.45 if card.kind == "kick" else 0)
    left = 12.5 + 2 * radius
    outlined(pen, SHORT[card.code], 30, ((left + 126) / 2, middle), ink, theme.color("paper"), 124 - left)
    if ruler:
        _ruler(pen, card, theme, top + high - 7)


def _badge(pen: Pen, card: Card, theme: Theme, center: tuple[float, float], radius: float) -> None:
    """A medal with the points that the card is worth."""
    x, y = center
    dark = hexed(theme.color("inkText"))
    gold = "#FFFFFF" if theme.high_contrast else YELLOW
    ring = "" if theme.high_contrast else f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.74:g}" fill="#FFE7A0"/>'
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 1:g}" fill="{gold}" stroke="{dark}" stroke-width="2.4"/>'
    pen.shapes(disc + ring, (x - radius - 1, y - radius - 1, 2 * radius + 2, 2 * radius + 2))
    pen.text(str(card.value), "block", radius * 1.25, (x + 0.3, y), theme.color("inkText"), radius * 1.8, needed=True)


def _ruler(pen: Pen, card: Card, theme: Theme, y: float) -> None:
    """The yards from the goal line on, the same ruler on every scoring card."""
    step = RULER_WIDE / RULER_YARDS
    low, high = _RANGES[card.code]
    band, _ = theme.band(card.category)
    ink = hexed(theme.color("inkText"))
    ticks = "".join(f"M{RULER_LEFT + yards * step:g} {y:g}v{4 if yards % 20 else 6}" for yards in range(0, 61, 10))
    fill = ink if theme.high_contrast else hexed(band)
    bar = box(RULER_LEFT + low * step, y - 7, (high - low) * step, 7, fill)
    if high == RULER_YARDS:
        tip = RULER_LEFT + RULER_WIDE
        bar += f'<path d="M{tip - 1:g} {y - 10:g}L{tip + 7:g} {y - 3.5:g}L{tip - 1:g} {y + 3:g}Z" fill="{fill}"/>'
    post = stroke(f"M{RULER_LEFT:g} {y - 10:g}V{y + 6:g}", ink, 2.6)
    line = stroke(f"M{RULER_LEFT:g} {y:g}H{RULER_LEFT + RULER_WIDE:g}{ticks}", ink, 1.6)
    pen.shapes(bar + line + post, (0, y - 14, HAND.w, 24))
