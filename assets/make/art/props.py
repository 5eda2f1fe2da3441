"""Draws the loose objects of the table: ball, flag, posts, helmets, confetti."""

from assets.make.art import palette as p
from assets.make.art.motifs import helmet, posts
from assets.make.art.svg import (
    circle,
    document,
    ellipse,
    linear,
    path,
    polygon,
    rect,
    star,
    stroke,
)

SHELL, SHELL_SHADE, MASK = "#FFFFFF", "#D2D5DB", "#5B6270"


def football() -> bytes:
    """A football from the side."""
    leather = linear("leather", ((0, "#C9874A"), (0.45, p.LEATHER), (1, "#5A2C12")))
    lens = "M8 80C30 38 74 18 120 18C166 18 210 38 232 80C210 122 166 142 120 142C74 142 30 122 8 80Z"
    shine = "M20 66C44 36 80 24 120 24C160 24 196 36 220 66C192 46 158 37 120 37C82 37 48 46 20 66Z"
    return document(
        240, 160,
        path(lens, fill="url(#leather)"),
        path(shine, fill="#E0A66B", fill_opacity=0.55),
        path("M48 43C58 68 58 92 48 117L64 126C76 94 76 66 64 34Z", fill=p.CHALK50),
        path("M192 43C182 68 182 92 192 117L176 126C164 94 164 66 176 34Z", fill=p.CHALK50),
        stroke("M72 80H168", "#4A230D", 9, stroke_opacity=0.55),
        stroke("M78 72H162", p.CHALK50, 6),
        stroke("M88 62V82M104 61V83M120 61V83M136 61V83M152 62V82", p.CHALK50, 6.5),
        path(lens, fill="none", stroke=p.INK_TEXT, stroke_width=6),
        defs=leather,
    )  # fmt: skip


def flag_penalty() -> bytes:
    """The yellow penalty flag in flight."""
    cloth = (
        "M40 128C58 104 44 78 70 58C96 38 124 62 150 46C160 40 166 30 168 18"
        "C188 54 184 84 160 98C134 112 112 88 90 104C76 114 68 132 60 144Z"
    )
    return document(
        200, 180,
        path(cloth, fill="#FFD21F", stroke=p.INK_TEXT, stroke_width=7, stroke_linejoin="round"),
        path("M150 46C160 40 166 30 168 18C188 54 184 84 160 98C168 82 166 62 150 46Z", fill="#D9A200"),
        stroke("M70 84C86 66 106 72 128 76M82 96C96 84 114 86 130 88", "#B98600", 4.5, stroke_opacity=0.8),
        path("M60 144C68 132 76 114 90 104C78 104 62 112 52 138Z", fill="#E2AE0A"),
        circle(46, 140, 19, fill="#FFD21F", stroke=p.INK_TEXT, stroke_width=7),
        stroke("M36 128C44 124 54 126 60 134", p.INK_TEXT, 5),
        circle(41, 143, 4.5, fill="#FFF3B8"),
    )  # fmt: skip


def goal_posts() -> bytes:
    """Goal posts with a padded foot, seen from the field."""
    return document(
        200, 240,
        ellipse(100, 228, 46, 9, fill=p.INK900, fill_opacity=0.35),
        posts(100, 226, 218, p.INK_TEXT, 0.74, 0.085),
        posts(100, 223, 213, p.REAL_DEAL, 0.74, 0.052),
        stroke("M20 12V146M100 150V160", "#FFE7A0", 3.4, stroke_linecap="butt"),
        rect(85, 172, 30, 54, 6, fill=p.RED, stroke=p.INK_TEXT, stroke_width=5),
        stroke("M92 182V216", "#E8776E", 5),
    )  # fmt: skip


def helmet_side(striped: bool) -> bytes:
    """A white and gray helmet, tinted by the game. The visitors' has diagonal stripes."""
    parts = [helmet(60, 58, 116, SHELL, SHELL_SHADE, MASK, "#AEB4C0", flip=False)]
    if striped:
        bands = "M28 46L52 22M30 66L74 22M38 80L92 26"
        parts.append(stroke(bands, "#8B93A3", 6.5, stroke_linecap="butt"))
    parts.append(circle(60, 73, 6, fill=MASK))
    return document(120, 120, *parts)


def confetti() -> dict[str, bytes]:
    """Particles, 24 by 24, tinted by the game."""
    wave = "M5 21C1 15 11 13 7 7C5 4 7 2 9 1L14 3C11 5 11 6 13 9C17 15 7 17 11 22Z"
    shapes = {
        "slip": polygon(((5, 3), (19, 6), (19, 21), (5, 18)), fill="#FFFFFF"),
        "streamer": path(wave, fill="#FFFFFF"),
        "triangle": polygon(((12, 2), (22, 20), (2, 17)), fill="#FFFFFF"),
        "disc": ellipse(12, 12, 9, 9, fill="#FFFFFF"),
        "star": polygon(star(12, 12.8, 11, 4.6), fill="#FFFFFF"),
    }
    return {f"svg/confetti/{name}.svg": document(24, 24, shape) for name, shape in shapes.items()}


def build() -> dict[str, bytes]:
    """Returns the files of these objects."""
    files = {
        "ball": football(),
        "flag_penalty": flag_penalty(),
        "posts": goal_posts(),
        "helmet_home": helmet_side(striped=False),
        "helmet_away": helmet_side(striped=True),
    }
    return {f"svg/{name}.svg": data for name, data in files.items()} | confetti()
