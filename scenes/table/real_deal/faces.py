"""The faces of Real Deal's cards: black, white or wild at the head, what they score, and who meets whom."""

from __future__ import annotations

from functools import partial

import pygame

from game.contract import Card
from game.variants.real_deal import cards as deck
from scenes.table.drawing import box, hexed, stroke
from scenes.table.face_parts import beside, corner, index, is_small, name, outlined, small
from scenes.table.faces import FacePainter, Pen
from scenes.ui.theme import Theme

BACKS = {"Black": "real_deal_black", "White": "real_deal_white"}
"""The back of each team's deck, wild cards included: another one would betray hands."""

SHORT: dict[str, str] = {
    deck.RUN_SHORT: "1–5",
    deck.RUN_MIDDLE: "6–20",
    deck.RUN_LONG: "20+",
    deck.PASS_SHORT: "1–10",
    deck.PASS_MIDDLE: "11–20",
    deck.PASS_LONG: "20+",
    deck.KICK_SHORT: "18–45",
    deck.KICK_LONG: "45+",
    deck.RETURN: "RET",
    deck.PUNT_INSIDE: "PNT",
    deck.END_OF_QUARTER: "END",
    deck.FUMBLE: "FUM",
    deck.INTERCEPTION: "INT",
    deck.MISS: "MIS",
    deck.BLOCK: "BLK",
    deck.FOURTH_DOWN: "4TH",
    deck.SAFETY: "SAF",
    deck.RED_FLAG: "FLG",
    deck.HOLDING: "HLD",
    deck.FOUL: "PF",
    deck.FALSE_START: "FS",
    deck.INTERFERENCE: "PI",
    deck.TACKLE: "TFL",
    deck.SACK: "SCK",
}
"""What the corner of a card says, and how other cards name it; with its glyph each is told from all others."""
_NAMES: dict[str, tuple[str, ...]] = {
    deck.RUN_SHORT: ("RUSHING/TD 1–5", "RUSH/TD 1–5"),
    deck.RUN_MIDDLE: ("RUSHING/TD 6–20", "RUSH/TD 6–20", "RUSH/TD"),
    deck.RUN_LONG: ("RUSHING/TD OVER 20", "RUSHING/OVER 20", "RUSH/TD"),
    deck.PASS_SHORT: ("PASSING/TD 1–10", "PASS/TD 1–10", "PASS/TD"),
    deck.PASS_MIDDLE: ("PASSING/TD 11–20", "PASS/TD"),
    deck.PASS_LONG: ("PASSING/TD OVER 20", "PASSING/OVER 20", "PASS/TD"),
    deck.KICK_SHORT: ("FIELD GOAL/18–45", "FIELD/GOAL"),
    deck.KICK_LONG: ("FIELD GOAL/OVER 45", "FIELD/GOAL"),
    deck.RETURN: ("RETURN/TD",),
    deck.PUNT_INSIDE: ("PUNTS INSIDE/THE 10", "PUNTS/INSIDE 10", "PUNT/IN 10"),
    deck.END_OF_QUARTER: ("HAS BALL END/OF QUARTER", "END OF/QUARTER", "END OF/QTR"),
    deck.FUMBLE: ("RECOVERS/FUMBLE", "FUMBLE"),
    deck.INTERCEPTION: ("INTER-/CEPTION",),
    deck.MISS: ("MISSES/FG",),
    deck.BLOCK: ("BLOCKS/KICK",),
    deck.FOURTH_DOWN: ("4TH DOWN/STOP", "4TH/STOP"),
    deck.SAFETY: ("SAFETY",),
    deck.RED_FLAG: ("RED FLAG", "RED/FLAG"),
    deck.HOLDING: ("HOLDING",),
    deck.FOUL: ("PERSONAL/FOUL", "PERS./FOUL"),
    deck.FALSE_START: ("FALSE/START",),
    deck.INTERFERENCE: ("PASS/INTERFERENCE", "PASS/INTERF.", "PASS/INT."),
    deck.TACKLE: ("TACKLE/FOR LOSS", "TACKLE"),
    deck.SACK: ("QB SACK", "QB/SACK"),
}
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
_OUTCOME: dict[str, tuple[str, ...]] = {
    deck.END_OF_QUARTER: ("ENDS THE QUARTER", "QUARTER ENDS"),
    deck.PUNT_INSIDE: ("THEN LONG ONLY", "LONG ONLY"),
    deck.SAFETY: ("2 PTS + YOUR BALL", "2 + BALL"),
}
_GROUP = {"rush": "RUN", "pass": "PASS", "kick": "KICK", "return": "RETURN"}
_OUTCOME_OF_KIND = {"stop": ("YOUR BALL",), "continuation": ("BALL STAYS", "STAYS")}
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
ROOMY = 0.78
"""Share of a hand card's size from which the cards that it meets are shown."""
CHIPS_LEFT, CHIP, GAP, PER_ROW = 20.0, 34.0, 1.5, 3
"""Card units of the left edge of the chips, of a chip's width and of the gap after it; and how many stand abreast."""
ROW, ROW_PIXELS = 15.0, 14.0
"""Card units of a row of chips, and the pixels that its lettering needs at least."""
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
    tall = _meetings(pen, card, theme, bottom)
    _middle(pen, card, theme, _band_end(pen) + 2, tall)


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
    head = f'<path d="{corner(4, 4, 128, 46)}" fill="{hexed(ground)}"/>'
    if edge:
        head += stroke("M5.5 45.2V12Q5.500 5.500 12 5.500H120Q126.500 5.500 126.500 12V45.2Z", edge, 3)
    elif is_wild(card) and not theme.high_contrast:
        head += "".join(f'<path d="M{x} 4H{x + 9}L{x - 12} 46H{x - 21}Z" fill="#FFFFFF" fill-opacity="0.2"/>'
                        for x in range(60, 110, 22))  # fmt: skip
    pen.shapes(head + f'<path d="M4 46H128V{_band_end(pen):g}H4Z" fill="{hexed(band)}"/>')
    rim = hexed(theme.color("paper")) if black or is_wild(card) else ""
    right = index(pen, SHORT[card.code], card.category, band, band_ink, rim)
    star = is_wild(card) and pen.k >= ROOMY
    named = name(pen, _NAMES[card.code], ink, right)
    beside(pen, card.category, ink, right)
    _band_words(pen, card, band_ink, star, named)


def _band_end(pen: Pen) -> float:
    """The lower edge of the band, which is higher on a card that can make its lettering no smaller."""
    return 66.0 if pen.k >= ROOMY else 72.0


def _band_words(pen: Pen, card: Card, ink: pygame.Color, star: bool, named: bool) -> None:
    """What the card brings, in the band under its name; a wild card's between two stars.

    Where the head had no room for the name, the band has it instead if it can.
    """
    room = 88 if star else 120
    names = () if named else tuple(form.replace("/", " ").replace("- ", "") for form in _NAMES[card.code])
    words = next((words for words in (*names, *_outcomes(card)) if pen.has_room(words, "block", room)), "")
    pen.text(words, "block", 13, (66, (46.5 + _band_end(pen)) / 2), ink, room)
    if star:
        for x in (14, 118):
            pen.art("glyph/wild", (x, 56), (13, 13), YELLOW)


def _outcomes(card: Card) -> tuple[str, ...]:
    """What a card brings, in forms of falling length."""
    if card.code in _OUTCOME:
        return _OUTCOME[card.code]
    if card.kind in _OUTCOME_OF_KIND:
        return _OUTCOME_OF_KIND[card.kind]
    return (f"{_GROUP[card.kind]} • {card.value} POINTS", f"{card.value} POINTS")


def _foot(pen: Pen, card: Card, theme: Theme, black: bool) -> float:
    """The team's word at the foot, in the manner of the head; gives the upper edge of it."""
    if pen.k < ROOMY:
        return 178.0
    ground, ink, edge = _team_colors(card, theme, black)
    pen.shapes(f'<path d="{corner(4, 163, 128, 180)}" fill="{hexed(ground)}"/>')
    if edge:
        pen.shapes(
            stroke("M4.500 163.500H127.500V173Q127.500 179.500 120 179.500H12Q4.500 179.500 4.500 173Z", edge, 1.6)
        )
    word = "WILD" if is_wild(card) else "BLACK" if black else "WHITE"
    pen.text(word, "block", 11, (66, 171.8), ink, 100)
    return 161.0


def _meetings(pen: Pen, card: Card, theme: Theme, bottom: float) -> float:
    """The cards that stop this one, and the plays that it stops; gives the upper edge of both."""
    if pen.k < ROOMY:
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
    for place, code in enumerate(codes):
        x = CHIPS_LEFT + (place % PER_ROW) * (CHIP + GAP)
        y = top + (place // PER_ROW) * row
        if code in deck.PENALTIES or code in (deck.TACKLE, deck.SACK):
            ground, ink = theme.color(YELLOW), dark
        elif code == deck.RED_FLAG:
            ground, ink = theme.band("penalty")
        else:
            ground, ink = dark, paper
        pen.shapes(box(x, y + 0.8, CHIP, row - 1.6, hexed(ground), round_=2.5))
        pen.text(SHORT[code], "block", 11, (x + CHIP / 2, y + row / 2 + 0.3), ink, CHIP, needed=True)
    return top - 3


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
    for row, play in enumerate(others):
        y = top + row * high / len(others)
        pen.shapes(box(92, y + 0.8, CHIP, high / len(others) - 1.6, hexed(dark), round_=2.5))
        middle = y + high / len(others) / 2
        pen.text(SHORT[play], "block", 11, (92 + CHIP / 2, middle + 0.3), theme.color("paper"), CHIP, needed=True)
    return top - 3


def _row_high(pen: Pen) -> float:
    return max(ROW, ROW_PIXELS / pen.k)


def _row(pen: Pen, theme: Theme, category: str, lit: list[bool], y: float) -> None:
    band, _ = theme.band(category)
    tint = hexed(theme.color("inkText") if theme.high_contrast else band)
    if pen.fits(11):
        pen.art(f"glyph/{category}", (31, y), (12, 12), tint if any(lit) else "#8C98AD")
    x, shapes = 40.0, ""
    for wide, on in zip(_BARS if len(lit) == 3 else _BARS[1:], lit, strict=True):
        frame = f"M{x:g} {y - 4.5:g}h{wide:g}v9h-{wide:g}Z"
        shapes += stroke(frame, tint, 1.4, fill=tint) if on else stroke(frame, "#8C98AD", 1.2)
        x += wide + 2
    pen.shapes(shapes)


def _tab(pen: Pen, glyph: str, top: float, bottom: float, ground: pygame.Color, ink: pygame.Color) -> None:
    """The sign at the left of a block: what the block lists."""
    pen.shapes(box(9.6, top + 0.8, 9.2, bottom - top - 1.6, hexed(ground), round_=2.5))
    pen.art(glyph, (14.2, (top + bottom) / 2), (8, 8), hexed(ink))


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
    pen.shapes(f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 1:g}" fill="{gold}" stroke="{dark}" stroke-width="2.4"/>'
               + ring)  # fmt: skip
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
    pen.shapes(bar + stroke(f"M{RULER_LEFT:g} {y:g}H{RULER_LEFT + RULER_WIDE:g}{ticks}", ink, 1.6) + post)
