"""Draws the faces of Real Deal's cards: team, name, effect, picture, and what answers the card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.contract import Card
from game.variants.real_deal import cards as deck
from game.variants.real_deal.names import title
from scenes.table.real_deal.face_words import NAMES, SHORT, met_by, outcomes, ways
from scenes.table.stage.drawing import hexed, stroke
from scenes.table.stage.face_parts import beside, index, is_small, rounded_part, small
from scenes.table.stage.faces import Pen
from scenes.table.stage.layout import HAND
from scenes.ui.clubs import OTHERS, club_of
from scenes.ui.theme import Theme

BACKS = {"Black": "real_deal_black", "White": "real_deal_white"}
"""The back of each team's deck, its wild cards included; a back of their own would betray hands."""


def back_of(team: str, name: str) -> str:
    """Returns the back of a team's deck, with the crest of its club if it has one.

    All cards of a deck have the same back, so it tells nothing about them.

    >>> back_of("Black", "Gulls"), back_of("White", "Coach Z")
    ('real_deal_black_gulls', 'real_deal_white')
    """
    club = club_of(name)
    return BACKS[team] if club == OTHERS else f"{BACKS[team]}_{club}"


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
_FAR = {
    deck.RUN_SHORT: "rush_short",
    deck.RUN_MIDDLE: "rush_middle",
    deck.RUN_LONG: "rush_long",
    deck.PASS_SHORT: "pass_short",
    deck.PASS_MIDDLE: "pass_middle",
    deck.PASS_LONG: "pass_long",
    deck.KICK_SHORT: "kick_short",
    deck.KICK_LONG: "kick_long",
}
"""The picture of each scoring card: the same play from a different distance."""
YELLOW = "#F2C14E"
ROOMY, COUNTED = 0.78, 0.7
"""Least shares of a hand card's size for a card with a foot, and for the line on how many cards answer it."""
CLOSE = 1.45
"""Units per card unit from which on a card is read closely and lists all cards that answer it."""
BAR = 36.0
"""Card units of the right edge of the bar, which is all that a sliver shows."""
LINE_HIGH, LINE_PIXELS, LINE_WIDE = 18.0, 20.0, 118.0
"""Height of the line on how many cards answer it in card units and in pixels at least, and its width in card units."""
LIST_HIGH, LIST_SIZE, CLOSE_HEAD = 112.0, 7.5, 30.0
"""Card units of the list of answers at most, of its letters, and of a head of one line above it."""
LEAST_MIDDLE = 24.0
"""Least card units between band and list for points and picture."""
HEAD_TOP, NAME_WIDE, NAME_PITCH = 4.0, 118.0, 16.0
"""Card units of the head's upper edge and of a name's width, and least pixels from line to line of a name."""
NAMED = 0.62
"""Least share of a hand card's size for a card with its name."""
_GROUPS = (("run", deck.RUNS), ("pass", deck.PASSES), ("kick", deck.KICKS))


def is_wild(card: Card) -> bool:
    """Returns whether it is a wild card."""
    return card.category == "wild"


def paint_face(pen: Pen, card: Card, theme: Theme, black: bool = True) -> None:
    """Draws one face of a team's deck on blank paper."""
    ground, ink, _ = _team_colors(card, theme, black)
    if is_small(pen):
        small(pen, _signs(card), card.category, (ground, ink), theme.band(card.category))
        return
    _head(pen, card, theme, black)
    bottom = _met(pen, card, theme, _foot(pen, card, theme, black))
    top = _band_end(pen, card)
    if bottom - top >= LEAST_MIDDLE:
        _bar(pen, card, theme, top, bottom)
        _picture(pen, card, theme, top, bottom)


def _team_colors(card: Card, theme: Theme, black: bool) -> tuple[pygame.Color, pygame.Color, str]:
    """Returns ground, ink and outline of the head: filled for Black, outlined for White, yellow for a wild card."""
    dark, paper = theme.color("inkText"), theme.color("paper")
    if is_wild(card):
        return theme.color("#FFFF66" if theme.high_contrast else YELLOW), dark, ""
    return (dark, paper, "") if black else (theme.color("#FFFFFF"), dark, hexed(dark))


def _signs(card: Card) -> tuple[str, ...]:
    """Returns the short name and a shorter one for a card of a few pixels."""
    text = SHORT[card.code]
    _, dash, upper = text.partition("–")
    return (text, upper) if dash else (text,)


def _head(pen: Pen, card: Card, theme: Theme, black: bool) -> None:
    ground, ink, edge = _team_colors(card, theme, black)
    band, band_ink = theme.band(card.category)
    split = _head_end(pen, card)
    head = f'<path d="{rounded_part(4, 4, 128, split)}" fill="{hexed(ground)}"/>'
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
        pitch = max((split - HEAD_TOP - 3) / max(len(lines), 2), NAME_PITCH / pen.scale)
        top = (HEAD_TOP + split) / 2 - pitch * (len(lines) - 1) / 2
        for place, line in enumerate(lines):
            pen.text(line, "block", 17 if len(lines) == 1 else 15, (66, top + place * pitch), ink, NAME_WIDE)
    else:
        beside(pen, card.category, ink, index(pen, SHORT[card.code], card.category, band, band_ink, rim))
    _band_words(pen, card, band_ink, is_wild(card) and pen.scale >= ROOMY, bool(lines))


def _name_lines(pen: Pen, card: Card) -> list[str]:
    """Returns the lines of the card's name; none if the whole name has no room."""
    forms = [form.split("/") for form in NAMES[card.code]] if pen.scale >= NAMED else []
    if _is_close(pen):
        forms.insert(0, [" ".join(forms[0])])
    fits = (form for form in forms if all(pen.has_room(line, "block", NAME_WIDE) for line in form))
    return next(fits, [])


def _head_end(pen: Pen, card: Card) -> float:
    """Returns the lower edge of the head, which is lower if the lettering cannot get smaller."""
    lines = len(_name_lines(pen, card))
    if lines == 1 and _is_close(pen):
        return CLOSE_HEAD
    return max(46.0, HEAD_TOP + max(2, lines) * NAME_PITCH / pen.scale + lines) if lines else 46.0


def _band_end(pen: Pen, card: Card) -> float:
    """Returns the lower edge of the band below the head."""
    return _head_end(pen, card) + (20.0 if pen.scale >= ROOMY else 26.0)


def _is_close(pen: Pen) -> bool:
    """Returns whether the card is read closely, so that it lists all cards that answer it."""
    return pen.scale / pen.faces.theme.u >= CLOSE


def _band_words(pen: Pen, card: Card, ink: pygame.Color, star: bool, named: bool) -> None:
    """Writes what the card does into the band, between two stars on a wild card.

    If the head has no room for the name, the band shows it instead if it can.
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
    """Draws the foot in the style of the head, with the name of a team whose back has its crest.

    Returns its upper edge. "BLACK" and "WHITE" would stand beside clubs of other colors.
    """
    if pen.scale < ROOMY:
        return 180.0
    ground, ink, edge = _team_colors(card, theme, black)
    foot = f'<path d="{rounded_part(4, 163, 128, 180)}" fill="{hexed(ground)}"/>'
    if edge:
        foot += stroke("M4.5 163.5H127.5V173Q127.5 179.5 120 179.5H12Q4.5 179.5 4.5 173Z", edge, 1.6)
    pen.shapes(foot, (0, 162, HAND.w, 20))
    club = pen.back.removeprefix(BACKS["Black" if black else "White"]).removeprefix("_")
    if words := "WILD" if is_wild(card) else club.upper():
        pen.text(words, "block", 11, (66, 170.8), ink, 100)
    return 163.0


def _met(pen: Pen, card: Card, theme: Theme, bottom: float) -> float:
    """Writes how many cards answer this one, or lists them if it is read closely; returns the upper edge."""
    ink = theme.color("inkText")
    if pen.scale < COUNTED:
        return bottom
    if _is_close(pen) and (named := met_by(card)):
        high = pen.lines_high(named, LIST_SIZE, LINE_WIDE) + 3
        if high <= LIST_HIGH:
            pen.lines(named, LIST_SIZE, bottom - high + 1, LINE_WIDE, ink, 9)
            return bottom - high
    high = max(LINE_HIGH, LINE_PIXELS / pen.scale)
    words = next((words for words in ways(card) if pen.has_room(words, "text", LINE_WIDE)), "")
    if not words:
        return bottom
    pen.text(words, "text", 14, (HAND.w / 2, bottom - high / 2 - 1), ink, LINE_WIDE)
    return bottom - high


def _bar(pen: Pen, card: Card, theme: Theme, top: float, bottom: float) -> None:
    """Draws the left bar, by which a sliver is told: points, kind and distance, or the kinds of plays it stops."""
    band, ink = theme.band(card.category)
    corner_ = 7.5 if bottom >= 180 else 0
    edge = f"M4 {top:g}H{BAR:g}V{bottom:g}H{4 + corner_:g}Q4 {bottom:g} 4 {bottom - corner_:g}Z"
    pen.shapes(f'<path d="{edge}" fill="{hexed(band)}"/>', (0, top, BAR + 2, bottom - top))
    middle, high = (4 + BAR) / 2, bottom - top
    if card.value:
        size = min(42.0, high * 0.52)
        pen.text(str(card.value), "block", size, (middle + 0.3, top + high * 0.3), ink, 31, needed=True)
        _glyphs(pen, [card.category], ink, top + high * 0.54, bottom - (high * 0.16 if card.code in _FAR else 0))
        _pips(pen, card, ink, bottom - high * 0.11)
    else:
        stopped = [kind for kind, plays in _GROUPS if set(plays) & set(deck.CHART.get(card.code, ()))]
        _glyphs(pen, [card.category, *stopped], ink, top, bottom)


def _glyphs(pen: Pen, names: Sequence[str], ink: pygame.Color, top: float, bottom: float) -> None:
    """Draws glyphs in the bar from top to bottom, all of one size."""
    step = (bottom - top) / len(names)
    side = min(22.0, step - 3)
    for place, name in enumerate(names):
        pen.art(f"glyph/{name}", ((4 + BAR) / 2, top + step * (place + 0.5)), (side, side), hexed(ink))


def _pips(pen: Pen, card: Card, ink: pygame.Color, y: float) -> None:
    """Draws one to three dots for the distance of a scoring play."""
    if card.code not in _FAR or pen.scale < ROOMY:
        return
    kind = next(plays for _, plays in _GROUPS if card.code in plays)
    far = kind.index(card.code) + 1 + (len(kind) < 3)
    shade = hexed(ink)
    rim = f'r="2.6" stroke="{shade}" stroke-width="1.2"'
    dots = "".join(
        f'<circle cx="{(4 + BAR) / 2 + 8 * (place - 1):g}" cy="{y:g}" {rim} fill="{shade if place < far else "none"}"/>'
        for place in range(3)
    )
    pen.shapes(dots, (4, y - 5, BAR - 4, 10))


def _picture(pen: Pen, card: Card, theme: Theme, top: float, bottom: float) -> None:
    """Draws the picture right of the bar."""
    wide, high, middle = 124.0 - BAR, bottom - top - 4, (BAR + 128) / 2
    if card.code in _FAR:
        side = min(wide / 96, high / 88)
        name, size = f"hero/scoring/{_FAR[card.code]}", (96 * side, 88 * side)
    else:
        side = min(wide / 132, high / 72)
        name, size = f"hero/incident/{_ART[card.code]}", (132 * side, 72 * side)
        if not theme.high_contrast:
            disc = f'<circle cx="{middle:g}" cy="{(top + bottom) / 2:g}" r="{min(wide, high) / 2:g}"'
            tint = f'fill="{hexed(theme.band(card.category)[0])}" fill-opacity="0.14"'
            pen.shapes(f"{disc} {tint}/>", (BAR, top, 128 - BAR, bottom - top))
    pen.hero(name, card, (middle, (top + bottom) / 2), size, theme.color("inkText"))
