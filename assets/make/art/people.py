"""Draws the portraits of the kinds of players, 96 by 96: a person, and a coach for each level of the computer."""

from assets.make.art import palette as p
from assets.make.art.svg import Value, circle, document, group, path, polygon, rect, star, stroke

SIDE = 96
LINE: dict[str, Value] = {"stroke": p.INK_TEXT, "stroke_width": 2.6, "stroke_linejoin": "round"}
FAIR, TAN, BROWN = ("#F0C39A", "#D99F72"), ("#D9A066", "#B97E46"), ("#8A5A3A", "#6B4227")


def bust(shirt: str, shade: str, skin: tuple[str, str], *marks: str) -> str:
    """Draws shoulders in a shirt, neck, and head without hair and face. ``marks`` lie on the shirt."""
    return group(
        path("M8 96C8 74 24 66 40 65H56C72 66 88 74 88 96Z", fill=shirt, **LINE),
        path("M64 66C80 68 88 76 88 96H70C74 86 72 74 64 66Z", fill=shade),
        *marks,
        path("M40 54H56V66C56 72 40 72 40 66Z", fill=skin[1], **LINE),
        path("M26 36C26 16 70 16 70 36C70 54 60 63 48 63C36 63 26 54 26 36Z", fill=skin[0], **LINE),
    )


def face(mouth: str, brows: str = "") -> str:
    """Draws two eyes, a mouth, and brows if given."""
    return (
        circle(39, 41, 3, fill=p.INK_TEXT)
        + circle(57, 41, 3, fill=p.INK_TEXT)
        + stroke(mouth, p.INK_TEXT, 2.6)
        + (stroke(brows, p.INK_TEXT, 2.8) if brows else "")
    )


def headset() -> str:
    """Draws a coach's headset: band, earpiece and microphone."""
    return (
        stroke("M26 38C22 6 74 6 70 38", p.INK_TEXT, 5)
        + rect(19, 32, 11, 19, 5, fill="#3A4766", **LINE)
        + stroke("M25 50C26 60 33 62 39 57", p.INK_TEXT, 3)
        + circle(41, 56, 3.4, fill="#3A4766", **LINE)
    )


def human() -> bytes:
    """A laughing friend in a bobble hat."""
    return document(
        SIDE, SIDE,
        bust("#C6CEDC", "#99A6BC", TAN, stroke("M24 74L34 96M72 74L62 96", "#7385A8", 5)),
        path("M24 36C22 12 74 12 72 36C60 30 36 30 24 36Z", fill="#7385A8", **LINE),
        path("M22 38C36 29 60 29 74 38L73 30C60 22 36 22 23 30Z", fill=p.CHALK50, **LINE),
        circle(48, 11, 7, fill=p.CHALK50, **LINE),
        face("M38 50C43 57 53 57 58 50"),
    )  # fmt: skip


def rookie() -> bytes:
    """A young coach with freckles and a cap worn backwards."""
    freckles = "".join(circle(x, y, 1.2, fill="#B97E46") for x, y in ((34, 47), (38, 49), (58, 49), (62, 47)))
    return document(
        SIDE, SIDE,
        bust("#4FA36B", "#35774B", FAIR, stroke("M38 68L48 78L58 68", p.CHALK50, 4)),
        path("M70 28C82 26 86 32 84 38L68 36Z", fill="#8A2F24", **LINE),
        path("M25 36C23 10 73 10 71 36C58 27 38 27 25 36Z", fill=p.RED, **LINE),
        path("M38 27C42 22 54 22 58 27C52 30 44 30 38 27Z", fill="#F0C39A", **LINE),
        stroke("M48 14V24", "#8A2F24", 2),
        freckles,
        face("M40 51C44 56 52 56 56 50"),
    )  # fmt: skip


def pro() -> bytes:
    """A coach with cap and headset."""
    return document(
        SIDE, SIDE,
        bust("#2E5FA3", "#1F447A", TAN, polygon(((40, 68), (48, 80), (56, 68)), fill=p.CHALK50, **LINE)),
        path("M26 32C26 10 70 10 70 32Z", fill="#12378F", **LINE),
        path("M20 33C34 26 62 26 76 33C66 38 30 38 20 33Z", fill="#0A2258", **LINE),
        headset(),
        face("M41 53H56", "M35 37L43 38M61 37L53 38"),
    )  # fmt: skip


def all_pro() -> bytes:
    """A coach with gray hair, dark glasses, headset and a star on her jacket."""
    return document(
        SIDE, SIDE,
        path("M22 40C18 8 78 8 74 40C78 54 74 60 70 60L66 34H30L26 60C22 60 18 54 22 40Z", fill="#B4BCCB", **LINE),
        bust("#26304A", "#161D30", BROWN, polygon(star(72, 84, 8, 3.4), fill=p.REAL_DEAL),
             path("M36 66L48 84L60 66L54 66L48 74L42 66Z", fill=p.REAL_DEAL, **LINE)),
        path("M26 34C28 14 68 14 70 34C60 26 52 24 44 24C36 26 30 30 26 34Z", fill="#C6CEDC", **LINE),
        path("M28 37H46L44 46C42 49 33 49 31 46ZM50 37H68L65 46C63 49 54 49 52 46Z", fill=p.INK_TEXT, **LINE),
        stroke("M34 41L37 39M56 41L59 39", p.CHALK300, 2.2),
        headset(),
        stroke("M42 54C46 56 52 56 56 52", p.INK_TEXT, 2.6),
    )  # fmt: skip


def build() -> dict[str, bytes]:
    """Returns the file of each portrait by the kind of player."""
    drawn = {"human": human, "rookie": rookie, "pro": pro, "all-pro": all_pro}
    return {f"svg/portrait/{kind}.svg": draw() for kind, draw in drawn.items()}
