"""Draws the emblems of the games, 400 by 400, on the same chamfered badge in the game's accent color."""

import math

from assets.make.art import palette as p
from assets.make.art.motifs import arrow_head, ball, card, cross, ring
from assets.make.art.svg import (
    chamfered,
    document,
    group,
    linear,
    path,
    placed,
    polygon,
    radial,
    star,
    stroke,
)

SIZE = 400


def badge(accent: str, ground: str, *motif: str, defs: str = "") -> bytes:
    """Returns a motif on the badge that all games share."""
    frame = [
        polygon(chamfered(8, 8, 384, 384, 92), fill=p.INK_TEXT),
        polygon(chamfered(18, 18, 364, 364, 88), fill=accent),
        polygon(chamfered(36, 36, 328, 328, 81), fill="url(#ground)"),
        polygon(chamfered(47, 47, 306, 306, 76), fill="none", stroke=accent, stroke_width=4, stroke_opacity=0.45),
    ]
    ground_fill = radial("ground", ((0, ground), (1, p.INK900)))
    return document(SIZE, SIZE, *frame, *motif, defs=ground_fill + defs)


def jukem() -> bytes:
    """Jukem Football: a runner's zigzag as a lightning bolt, past two tacklers."""
    path_back = ((92, 322), (168, 232), (128, 208), (238, 92))
    cut = [
        cross(112, 128, 52, p.CHALK300, 15),
        cross(292, 254, 52, p.CHALK300, 15),
        stroke("M72 148C78 162 90 170 104 172M254 232C252 216 258 206 268 198", p.CHALK300, 5, stroke_opacity=0.55),
    ]
    zigzag = "M86 326L196 236L142 192L282 98"
    return badge(
        p.JUKEM,
        "#46348A",
        *cut,
        stroke(zigzag, p.INK_TEXT, 62, stroke_linejoin="miter", stroke_linecap="butt"),
        polygon(((334, 62), (318, 150), (254, 76)), fill=p.INK_TEXT, stroke=p.INK_TEXT, stroke_width=22),
        stroke(zigzag, p.JUKEM, 40, stroke_linejoin="miter", stroke_linecap="butt"),
        polygon(((334, 62), (318, 150), (254, 76)), fill=p.JUKEM),
        stroke("M90 317L184 240L130 196L268 100", "#E6DCFF", 8, stroke_linejoin="miter", stroke_linecap="butt"),
        polygon(path_back, fill="none"),
        ball(116, 296, 112, -38),
    )


def football_war() -> bytes:
    """Football War: X, O, and two chalk arrows crossed like swords."""
    chalk = p.CHALK50

    def sword(mirror: int) -> str:
        shaft = stroke(
            f"M{200 - mirror * 122} 312C{200 - mirror * 80} 262 {200 + mirror * 20} 196 {200 + mirror * 92} 126",
            chalk,
            20,
        )
        tip = arrow_head(200 + mirror * 126, 92, 62, -45 if mirror > 0 else -135, fill=chalk)
        guard = stroke(f"M{200 - mirror * 118} 258L{200 - mirror * 66} 312", p.FOOTBALL_WAR, 16)
        return shaft + tip + guard

    field = [
        stroke("M84 150H316M84 200H316M84 250H316", p.FOOTBALL_WAR, 4, stroke_opacity=0.28),
        ring(200, 104, 66, p.FOOTBALL_WAR, 18),
        cross(200, 300, 56, p.FOOTBALL_WAR, 20),
    ]
    return badge(p.FOOTBALL_WAR, "#245C3A", *field, sword(1), sword(-1))


def real_deal() -> bytes:
    """Real Deal: a black and a white card, and a star."""
    face = star(0, 0, 1, 0.42)
    gold = linear("gold", ((0, "#FFE7A0"), (0.5, p.REAL_DEAL), (1, "#B97F17")))
    return badge(
        p.REAL_DEAL,
        "#6B4A12",
        card(
            142,
            196,
            128,
            "#0B0E15",
            p.PAPER,
            group(polygon(star(-24, -38, 15, 6.3), fill=p.PAPER)),
            angle=-15,
            edge_width=0.06,
        ),
        card(
            258,
            196,
            128,
            p.PAPER,
            p.INK_TEXT,
            group(polygon(star(24, -38, 15, 6.3), fill=p.INK_TEXT)),
            angle=15,
            edge_width=0.06,
        ),
        placed(200, 212, polygon([(x * 104, y * 104) for x, y in face], fill=p.INK_TEXT)),
        placed(200, 212, polygon([(x * 86, y * 86) for x, y in face], fill="url(#gold)")),
        placed(200, 212, polygon([face[0], (0, 0), face[9]], fill="#FFF3CC"), scale=86),
        placed(200, 212, polygon([face[2], (0, 0), face[1]], fill="#FFF3CC"), scale=86),
        placed(200, 212, polygon([face[4], (0, 0), face[3]], fill="#D89B25"), scale=86),
        placed(200, 212, polygon([face[6], (0, 0), face[5]], fill="#D89B25"), scale=86),
        defs=gold,
    )


def blowout() -> bytes:
    """BLOWOUT!!!: a ball that bursts out of a stadium."""
    rays = []
    for i in range(16):
        angle = math.radians(i * 22.5 + 11.25)
        half = math.radians(3.6)
        rays.append(
            polygon(
                [
                    (200, 206),
                    (200 + 172 * math.cos(angle - half), 206 + 172 * math.sin(angle - half)),
                    (200 + 172 * math.cos(angle + half), 206 + 172 * math.sin(angle + half)),
                ],
                fill=p.BLOWOUT,
                fill_opacity=0.28,
            )
        )
    burst = [(200 + r * math.cos(math.radians(a)), 200 + r * math.sin(math.radians(a))) for r, a in burst_corners()]
    inner = [(200 + (x - 200) * 0.7, 200 + (y - 200) * 0.7) for x, y in burst]
    bowl = stroke("M70 262C96 322 146 344 200 344C254 344 304 322 330 262", p.BLOWOUT, 17, stroke_linecap="butt")
    rows = stroke(
        "M66 228C92 300 148 318 200 318C252 318 308 300 334 228",
        p.CHALK50,
        7,
        stroke_linecap="butt",
        stroke_opacity=0.8,
    )
    return badge(
        p.BLOWOUT,
        "#0F5E75",
        *rays,
        bowl,
        rows,
        polygon(burst, fill=p.INK_TEXT, stroke=p.INK_TEXT, stroke_width=14),
        polygon(burst, fill=p.CHALK50),
        polygon(inner, fill=p.BLOWOUT),
        ball(200, 200, 178, -32),
    )


def burst_corners() -> list[tuple[float, float]]:
    """Returns radius and angle (degrees) of each corner of an uneven burst."""
    reach = (138, 112, 132, 118, 142, 108, 134, 116, 136, 110, 140, 114)
    corners: list[tuple[float, float]] = []
    for i, radius in enumerate(reach):
        corners += [(radius, i * 30 - 90), (78, i * 30 - 75)]
    return corners


def card_bowl() -> bytes:
    """Card Bowl: a trophy bowl filled with cards."""
    copper = linear("copper", ((0, "#F7B38F"), (0.45, p.CARD_BOWL), (1, "#8E4526")))
    fan = [
        card(200 + dx, 158 + abs(dx) * 0.36, 92, fill, p.INK_TEXT, *mark, angle=dx * 0.42, edge_width=0.055)
        for dx, fill, mark in (
            (-84, p.PAPER, [suit_diamond("#9E5E00")]),
            (84, p.PAPER, [suit_diamond("#1668B8")]),
            (-42, p.PAPER, [suit_diamond("#B3122A")]),
            (42, p.PAPER, [suit_diamond(p.INK_TEXT)]),
        )
    ]
    return badge(
        p.CARD_BOWL,
        "#6A3420",
        *fan,
        card(200, 146, 92, p.INK800, p.CARD_BOWL, ball(0, -14, 78, -38), angle=0, edge_width=0.07),
        path(
            "M84 206H316C314 262 272 292 234 298V312H262V338H138V312H166V298C128 292 86 262 84 206Z",
            fill="url(#copper)",
            stroke=p.INK_TEXT,
            stroke_width=10,
            stroke_linejoin="round",
        ),
        path("M84 206H316L313 226H87Z", fill="#FFD9C2"),
        stroke("M112 244C122 268 142 280 162 284", "#FFD9C2", 8),
        stroke("M150 325H250", "#FFD9C2", 6),
        stroke("M170 258H230M182 250V266M200 250V266M218 250V266", p.INK_TEXT, 6),
        defs=copper,
    )


def suit_diamond(color: str) -> str:
    """A diamond in the visible upper corner of a fanned card."""
    return polygon(((0, -58), (15, -38), (0, -18), (-15, -38)), fill=color)


def build() -> dict[str, bytes]:
    """Returns the file of each emblem. A function's name is the emblem's name."""
    emblems = (jukem, football_war, real_deal, blowout, card_bowl)
    return {f"svg/emblem/{emblem.__name__}.svg": emblem() for emblem in emblems}
