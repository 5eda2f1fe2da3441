"""Builds the TrueType file of Parlor Block from its drawings."""

import io

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import newTable  # type: ignore[import-untyped]
from fontTools.ttLib.tables._g_l_y_f import Glyph  # type: ignore[import-untyped]
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0  # type: ignore[import-untyped]

from assets.make.lettering.accents import ACCENTED, MARKS, mark_offset
from assets.make.lettering.capitals import CAPITALS
from assets.make.lettering.digits import DIGITS
from assets.make.lettering.kerning import pairs
from assets.make.lettering.shapes import (
    ASCENT,
    CAP_HEIGHT,
    DESCENT,
    UNITS_PER_EM,
    Contour,
    Drawing,
    box,
    hole,
    moved,
)
from assets.make.lettering.signs import SIGNS

NAME = "fonts/ParlorBlock.ttf"
FAMILY = "Parlor Block"
DATE = 3_800_000_000
"""Date of the font, in seconds since 1904. It is fixed so that the file is always the same."""
MISSING = Drawing(400, (box(0, 0, 400, 700), hole((90, 90), (310, 90), (310, 610), (90, 610))))
SAME_AS: dict[str, str] = {
    "\u00a0": " ", "\u2009": " ", "\u202f": " ", "\u2010": "-", "\u2011": "-", "\u2022": "•", "\u2219": "·",
    "\u25b8": "▶", "\u25c2": "◀", "\u25b4": "▲", "\u25be": "▼",
}  # fmt: skip
"""Characters that are shown with the glyph of another character."""


def glyph_name(sign: str) -> str:
    """Returns the name of a character's glyph in the font."""
    return sign if sign.isascii() and sign.isalpha() else f"uni{ord(sign):04X}"


def drawings() -> dict[str, Drawing]:
    """Returns all drawings by character."""
    return {**CAPITALS, **DIGITS, **SIGNS}


def character_map() -> dict[int, str]:
    """Returns the name of each character's glyph, by code point. Small letters use the capitals."""
    drawn = [*drawings(), *ACCENTED, "ß"]
    names = {ord(sign): glyph_name(sign) for sign in drawn}
    names |= {ord(sign.lower()): glyph_name(sign) for sign in drawn if len(sign.lower()) == 1}
    names |= {ord(sign): glyph_name(same) for sign, same in SAME_AS.items()}
    names[ord("ẞ")] = glyph_name("ß")
    return names


def outline(contours: tuple[Contour, ...]) -> Glyph:
    """Returns the contours as a TrueType glyph."""
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo((round(contour[0][0]), round(contour[0][1])))
        for x, y in contour[1:]:
            pen.lineTo((round(x), round(y)))
        pen.closePath()
    return pen.glyph()


def composite(*parts: tuple[str, float]) -> Glyph:
    """Returns a glyph composed of other glyphs, each given by name and x offset in font units."""
    pen = TTGlyphPen(dict(parts))
    for name, dx in parts:
        pen.addComponent(name, (1, 0, 0, 1, round(dx), 0))
    return pen.glyph()


def glyphs() -> tuple[dict[str, Glyph], dict[str, int]]:
    """Returns the glyphs and the advances of the font by name."""
    made = {".notdef": outline(moved(MISSING.contours, MISSING.left))}
    advances = {".notdef": MISSING.advance}
    for sign, drawing in drawings().items():
        made[glyph_name(sign)] = outline(moved(drawing.contours, drawing.left))
        advances[glyph_name(sign)] = drawing.advance
    for mark, (_, contours) in MARKS.items():
        made[mark], advances[mark] = outline(contours), 0
    for sign, (base, mark) in ACCENTED.items():
        letter = CAPITALS[base]
        made[glyph_name(sign)] = composite((base, 0), (mark, mark_offset(letter, mark)))
        advances[glyph_name(sign)] = letter.advance
    made[glyph_name("ß")] = composite(("S", 0), ("S", CAPITALS["S"].advance))
    advances[glyph_name("ß")] = 2 * CAPITALS["S"].advance
    return made, advances


def add_kerning(builder: FontBuilder) -> None:
    """Adds the old `kern` table, the only kerning that all of SDL's text renderers support."""
    table = KernTable_format_0()
    table.version, table.format, table.coverage, table.apple = 0, 0, 1, False
    table.kernTable = {(glyph_name(a), glyph_name(b)): value for (a, b), value in sorted(pairs().items())}
    kern = newTable("kern")
    kern.version, kern.kernTables = 0, [table]
    builder.font["kern"] = kern


def font_bytes() -> bytes:
    """Returns the font file."""
    made, advances = glyphs()
    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(list(made))
    builder.setupCharacterMap(character_map())
    builder.setupGlyf(made)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (advance, table[name].xMin if hasattr(table[name], "xMin") else 0) for name, advance in advances.items()}
    )
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT, lineGap=0)
    builder.setupNameTable(
        {
            "copyright": "Copyright the Pigskin Parlor authors; same license as the game",
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": "ParlorBlock-Regular 1.0",
            "fullName": FAMILY,
            "version": "Version 1.000",
            "psName": "ParlorBlock-Regular",
        }
    )
    builder.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=DESCENT, sTypoLineGap=0, usWinAscent=ASCENT, usWinDescent=-DESCENT,
        sCapHeight=CAP_HEIGHT, sxHeight=CAP_HEIGHT, usWeightClass=800,
    )  # fmt: skip
    builder.setupPost()
    add_kerning(builder)
    builder.font["head"].created = builder.font["head"].modified = DATE
    stream = io.BytesIO()
    builder.save(stream)
    return stream.getvalue()


def build() -> dict[str, bytes]:
    """Returns the files of this part by their name below ``assets``."""
    return {NAME: font_bytes()}
