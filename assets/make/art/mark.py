"""Draws the program's logo, a football on a fan of cards, and the icon made of it."""

from assets.make.art import palette as p
from assets.make.art.motifs import ball, card
from assets.make.art.svg import document, ellipse, linear, path, placed, rect, stroke

SIZE = 256
TURF = linear("turf", ((0, "#2E7A4C"), (1, "#123A25")))


def fan() -> list[str]:
    """Returns four cards in a fan, each with the color of another game."""
    hand = (
        (-33, 74, 24, p.JUKEM),
        (-11, 109, 5, p.FOOTBALL_WAR),
        (11, 147, 5, p.BLOWOUT),
        (33, 182, 24, p.REAL_DEAL),
    )
    cards = []
    for angle, x, drop, accent in hand:
        band = path("M-44 -58C-44 -61 -42 -63 -39 -63H39C42 -63 44 -61 44 -58V-30H-44Z", fill=accent)
        foot = path("M-44 56V46H44V56C44 60 42 63 38 63H-38C-42 63 -44 60 -44 56Z", fill=accent, fill_opacity=0.5)
        cards.append(card(x, 86 + drop, 92, p.PAPER, p.INK_TEXT, band, foot, angle=angle, edge_width=0.07))
    return cards


def mark() -> list[str]:
    """Returns the logo in a box of 256 by 256."""
    shadow = ellipse(128, 214, 84, 14, fill=p.INK900, fill_opacity=0.45)
    return [*fan(), shadow, ball(128, 168, 172, -14)]


def tile(*parts: str) -> bytes:
    """Returns the parts on a rounded tile of turf."""
    ground = rect(6, 6, 244, 244, 54, fill="url(#turf)", stroke=p.INK_TEXT, stroke_width=6)
    return document(SIZE, SIZE, ground, *parts, defs=TURF)


def icon() -> bytes:
    """Returns the icon for 48 pixels and more."""
    lines = stroke("M40 62V194M216 62V194", p.CHALK_LINE, 4, stroke_opacity=0.35)
    hashes = stroke("M14 128H30M226 128H242M128 14V26M128 230V242", p.CHALK_LINE, 4, stroke_opacity=0.35)
    return tile(lines, hashes, placed(15, 12, *mark(), scale=0.88))


def small_icon() -> bytes:
    """Returns the simpler icon for fewer pixels: two cards and a large ball."""
    back = card(96, 102, 104, p.JUKEM, p.INK_TEXT, angle=-16, edge_width=0.12)
    front = card(158, 102, 104, p.PAPER, p.INK_TEXT, angle=14, edge_width=0.12)
    return tile(back, front, ball(128, 164, 222, -14))


def build() -> dict[str, bytes]:
    """Returns the file of the logo without a tile."""
    return {"svg/logo.svg": document(SIZE, SIZE, *mark())}
