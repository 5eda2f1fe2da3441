"""Draws the crests, 120 by 120: each club's mascot on a badge with its own shape and colors."""

from typing import NamedTuple

from assets.make.art import palette as p
from assets.make.art.clubs.birds import gull, heron, owl
from assets.make.art.clubs.features import MOODS
from assets.make.art.clubs.mammals import elk, fox, lynx, player
from assets.make.art.svg import circle, document, group, linear, path, placed

SIZE = 120
"""Side of a face and of a crest."""


class Badge(NamedTuple):
    """The badge behind the head on a crest."""

    shape: str
    """Path data."""
    ground: str
    rim: str
    at: tuple[float, float, float] = (60, 58, 0.72)
    """Center and scale of the head."""


SHIELD = "M12 14Q60 2 108 14V58C108 86 84 106 60 117C36 106 12 86 12 58Z"
WHEEL = "M60 4C92 4 116 28 116 60C116 92 92 116 60 116C28 116 4 92 4 60C4 28 28 4 60 4Z"
PLATE = "M60 3L110 31V89L60 117L10 89V31Z"
ARCH = "M12 116V58C12 26 32 5 60 5C88 5 108 26 108 58V116Z"
DIAMOND = "M60 2L118 60L60 118L2 60Z"
PENNON = "M8 10H112V78L60 117L8 78Z"

BADGES = {
    "gulls": Badge(WHEEL, "#1C4E8F", "#F4F7FB", (60, 59, 0.76)),
    "foxes": Badge(SHIELD, "#0B5557", "#FFB36B", (60, 55, 0.77)),
    "elk": Badge(PLATE, "#7E2233", "#DCE3EC", (60, 57, 0.84)),
    "owls": Badge(ARCH, "#4B3A8C", "#F5CE7E", (60, 65, 0.78)),
    "lynx": Badge(DIAMOND, "#2A2E3B", "#F0BC57", (60, 60, 0.74)),
    "herons": Badge(PENNON, "#1F6E43", "#D6F0E4", (62, 57, 0.8)),
    "others": Badge(SHIELD, "#3A4560", "#C6CEDC", (60, 56, 0.74)),
}
"""Badge of each club; ``others`` is for teams with a custom name."""

HEADS = {"gulls": gull, "foxes": fox, "elk": elk, "owls": owl, "lynx": lynx, "herons": heron, "others": player}


def drawn(club: str) -> list[str]:
    """Returns the parts of a crest, badge and head, in a box of SIZE."""
    badge = BADGES[club]
    x, y, scale = badge.at
    head = group(HEADS[club]("calm"), transform="translate(-60 -60)")
    return [
        path(badge.shape, fill=p.INK_TEXT, stroke=p.INK_TEXT, stroke_width=4, stroke_linejoin="round"),
        placed(60, 60, group(path(badge.shape, fill=badge.rim), transform="translate(-60 -60)"), scale=0.96),
        placed(60, 60, group(path(badge.shape, fill=badge.ground), transform="translate(-60 -60)"), scale=0.84),
        placed(x, y, head, scale=scale),
    ]


def crest(club: str) -> bytes:
    """Returns the picture of a crest."""
    return document(SIZE, SIZE, *drawn(club))


def coin() -> bytes:
    """Returns the blank gold coin of the coin toss. The game draws a crest on it."""
    gold = linear("gold", ((0, "#FFE9A8"), (0.5, "#F2C14E"), (1, "#B97F17")))
    notches = "".join(
        placed(60, 60, path("M0 -56V-51", stroke="#8A5A10", stroke_width=2.5, fill="none"), angle=turn)
        for turn in range(0, 360, 10)
    )
    parts = [
        circle(60, 60, 58, fill="url(#gold)", stroke=p.INK_TEXT, stroke_width=4),
        notches,
        circle(60, 60, 48, fill="#E0A935", stroke="#8A5A10", stroke_width=3),
    ]
    return document(SIZE, SIZE, *parts, defs=gold)


def build() -> dict[str, bytes]:
    """Returns the files of all crests, all faces in all moods, and the coin."""
    faces = {
        f"svg/face/{club}_{mood}.svg": document(SIZE, SIZE, head(mood))
        for club, head in HEADS.items()
        for mood in MOODS
    }
    return {f"svg/crest/{club}.svg": crest(club) for club in BADGES} | faces | {"svg/coin.svg": coin()}
