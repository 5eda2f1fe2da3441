"""Draws the one-color signs, 64 by 64. They are white, so that the game can tint them."""

from assets.make.art.svg import circle, document, path, polygon, rect, star, stroke

SIZE = 64
WHITE = "#FFFFFF"
BALL = "M4 32C12 16 22 10 32 10C42 10 52 16 60 32C52 48 42 54 32 54C22 54 12 48 4 32Z"
SHIELD = "M32 3L58 12V30C58 46 48 56 32 62C16 56 6 46 6 30V12Z"
BODY = "M6 60V56C6 44 16 37 32 37C48 37 58 44 58 56V60Z"
SPEAKER = "M4 22H16L32 8V56L16 42H4Z"
EYE = "M2 32C10 18 20 11 32 11C44 11 54 18 62 32C54 46 44 53 32 53C20 53 10 46 2 32Z"
ROUND_RING = "M3 32A29 29 0 0 1 61 32A29 29 0 0 1 3 32ZM11 32A21 21 0 0 0 53 32A21 21 0 0 0 11 32Z"


def fill(d: str, **style: str | float) -> str:
    """Draws a white shape. Inner contours are holes."""
    return path(d, fill=WHITE, fill_rule="evenodd", **style)


def line(d: str, width: float = 8) -> str:
    """Draws a white line with square ends and sharp corners."""
    return stroke(d, WHITE, width, stroke_linecap="butt", stroke_linejoin="miter")


def soft(d: str, width: float = 8) -> str:
    """Draws a white line with round ends."""
    return stroke(d, WHITE, width)


STAR = polygon(star(32, 35, 32, 13.5), fill=WHITE)
HEXAGON = "M32 2L58 17V47L32 62L6 47V17ZM32 15L17 24V40L32 49L47 40V24Z"
POSTS = line("M32 62V40M9 2V40H55V2", 9)
FLAG = fill("M8 2H17V62H8ZM21 6C32 -1 40 14 60 6L54 21L60 37C42 45 33 29 21 37Z")
CHEVRONS = fill("M4 6H20L40 32L20 58H4L24 32ZM28 6H42L62 32L42 58H28L48 32Z")

CATEGORIES: dict[str, str] = {
    "run": CHEVRONS,
    "pass": line("M6 56C8 26 24 12 44 18", 10) + polygon(((40, 2), (62, 24), (35, 36)), fill=WHITE),
    "catch": line("M9 26V34C9 46 18 55 32 55C46 55 55 46 55 34V26", 10)
    + fill("M17 15C22 6 27 3 32 3C37 3 42 6 47 15C42 24 37 29 32 29C27 29 22 24 17 15Z"),
    "kick": POSTS,
    "defense": fill(SHIELD + "M32 14L16 20V30C16 40 22 47 32 51Z"),
    "turnover": fill("M2 30C8 16 17 10 29 9L23 22L33 30L25 42L29 52C16 51 7 44 2 30Z")
    + fill("M62 34C56 20 47 13 36 12L31 22L42 30L33 43L37 55C48 54 57 48 62 34Z"),
    "penalty": FLAG,
    "wild": STAR,
    "special": fill(HEXAGON) + circle(32, 32, 8, fill=WHITE),
}
"""Signs of the categories of cards."""

INTERFACE: dict[str, str] = {
    "play": polygon(((12, 4), (58, 32), (12, 60)), fill=WHITE),
    "pause": rect(11, 6, 15, 52, fill=WHITE) + rect(38, 6, 15, 52, fill=WHITE),
    "back": line("M60 32H16M34 8L10 32L34 56", 10),
    "forward": line("M4 32H48M30 8L54 32L30 56", 10),
    "up": polygon(((32, 10), (60, 52), (4, 52)), fill=WHITE),
    "down": polygon(((32, 54), (60, 12), (4, 12)), fill=WHITE),
    "left": polygon(((10, 32), (52, 4), (52, 60)), fill=WHITE),
    "right": polygon(((54, 32), (12, 4), (12, 60)), fill=WHITE),
    "check": line("M5 33L24 52L59 13", 12),
    "cross": line("M9 9L55 55M55 9L9 55", 12),
    "lock": fill("M8 28H56V62H8ZM28 40V51H36V40Z") + line("M18 30V19C18 10 24 5 32 5C40 5 46 10 46 19V30", 8),
    "flag": FLAG,
    "ball": fill(BALL + "M18 28V36H22V40H28V36H30V40H36V36H38V40H44V36H46V28H44V24H38V28H36V24H30V28H28V24H22V28Z"),
    "star": STAR,
    "gear": fill(
        "M26 2H38L40 11L46 13.5L54 9L62 19L56.5 26V38L62 45L54 55L46 50.5L40 53L38 62H26L24 53L18 50.5L10 55"
        "L2 45L7.5 38V26L2 19L10 9L18 13.5L24 11ZM32 21A11 11 0 1 0 32.01 21Z"
    ),
    "sound_on": fill(SPEAKER) + soft("M41 21C46 27 46 37 41 43M50 12C60 23 60 41 50 52", 6),
    "microphone": fill("M32 2C39 2 44 7 44 14V30C44 37 39 42 32 42C25 42 20 37 20 30V14C20 7 25 2 32 2Z")
    + line("M10 28C10 42 19 50 32 50C45 50 54 42 54 28M32 50V60M20 60H44", 5),
    "sound_off": fill(SPEAKER) + line("M40 22L60 42M60 22L40 42", 7),
    "book": fill("M3 8C14 5 24 7 30 13V57C23 51 13 50 3 53ZM61 8C50 5 40 7 34 13V57C41 51 51 50 61 53Z"),
    "hint": fill(
        "M32 2C45 2 54 11 54 23C54 32 48 36 45 44H19C16 36 10 32 10 23C10 11 19 2 32 2ZM20 48H44V54H20Z"
        "M24 57H40V60L36 63H28L24 60Z"
    ),
    "replay": line("M14 18A24 24 0 1 1 9 40", 9) + polygon(((2, 4), (28, 10), (6, 32)), fill=WHITE),
    "save": fill("M4 4H48L60 16V60H4ZM16 4V22H44V4ZM14 34V60H50V34Z") + rect(34, 7, 7, 12, fill=WHITE)
    + rect(20, 41, 24, 5, fill=WHITE) + rect(20, 50, 24, 5, fill=WHITE),
    "trash": fill("M22 2H42V8H58V16H6V8H22ZM10 20H54L50 62H14ZM21 28L23 54H28L27 28ZM37 28L36 54H41L43 28Z"),
    "clock": fill(ROUND_RING) + line("M32 16V34L44 42", 7),
    "cards": fill("M25 3L60 12L48 60L13 51Z")
    + fill("M14 6L19.5 5L8 50L13.5 57L3 54C1 53 0 51 0.5 49L11 9C11.5 7 12.5 6.2 14 6Z"),
    "trophy": fill("M16 4H48V20C48 31 42 38 36 40V48H44V54H50V61H14V54H20V48H28V40C22 38 16 31 16 20Z")
    + line("M18 10H6V16C6 24 12 28 20 28M46 10H58V16C58 24 52 28 44 28", 6),
    "home": fill("M32 3L62 31L56 37L53 34V60H38V42H26V60H11V34L8 37L2 31Z"),
    "info": fill(ROUND_RING) + rect(27.5, 28, 9, 20, fill=WHITE) + rect(27.5, 16, 9, 8, fill=WHITE),
    "eye": fill(EYE + "M32 19A13 13 0 1 0 32.01 19Z") + circle(32, 32, 7, fill=WHITE),
    "eye_off": fill("M2 32C5.5 26 9.5 21 14 17.5L41 50.2C38 52 35 53 32 53C20 53 10 46 2 32Z"
    "M29 11.2C41 9.5 53 17 62 32C60 35.5 58 38.5 55.5 41.5Z") + line("M13 3L61 60", 5.5),
    "whistle": fill("M2 20H62V34H46A19 19 0 1 1 10 36L2 30ZM28 34A9 9 0 1 0 28.01 34Z")
    + line("M18 14V4M32 14V2M46 14V4", 6),
    "log": line("M22 12H62M22 32H62M22 52H62", 9) + rect(2, 7, 11, 11, fill=WHITE) + rect(2, 27, 11, 11, fill=WHITE)
    + rect(2, 47, 11, 11, fill=WHITE),
    "zoom": fill("M26 2A24 24 0 1 1 25.99 2ZM26 11A15 15 0 1 0 26.01 11Z") + line("M42 42L60 60", 11)
    + line("M26 18V34M18 26H34", 6),
    "search": fill("M26 2A24 24 0 1 1 25.99 2ZM26 11A15 15 0 1 0 26.01 11Z") + line("M42 42L60 60", 11),
    "undo": line("M14 22H40C51 22 57 29 57 38C57 47 51 54 40 54H18", 9)
    + polygon(((2, 22), (26, 3), (26, 41)), fill=WHITE),
    "exit": fill("M6 4H38V18H30V12H14V52H30V46H38V60H6Z") + line("M24 32H50", 9)
    + polygon(((44, 15), (63, 32), (44, 49)), fill=WHITE),
    "plus": line("M32 6V58M6 32H58", 12),
    "minus": line("M6 32H58", 12),
    "robot": fill("M28 2H36V12H56V52H8V12H28ZM17 23V34H27V23ZM37 23V34H47V23ZM20 41V46H44V41Z")
    + rect(1, 24, 5, 16, fill=WHITE)
    + rect(58, 24, 5, 16, fill=WHITE) + rect(18, 54, 28, 8, fill=WHITE),
    "person": circle(32, 18, 15, fill=WHITE) + fill(BODY),
    "dot": circle(32, 32, 18, fill=WHITE),
}  # fmt: skip
"""Signs of buttons and lists."""

SUITS: dict[str, str] = {
    "spade": fill("M32 2C38 14 60 24 60 40C60 52 44 55 36 46C37 54 40 58 44 62H20"
    "C24 58 27 54 28 46C20 55 4 52 4 40C4 24 26 14 32 2Z"),
    "heart": fill("M32 61C24 48 4 38 4 20C4 3 26 0 32 16C38 0 60 3 60 20C60 38 40 48 32 61Z"),
    "diamond": fill("M32 1C38 13 46 23 56 32C46 41 38 51 32 63C26 51 18 41 8 32C18 23 26 13 32 1Z"),
    "club": circle(32, 17, 14, fill=WHITE) + circle(16, 38, 14, fill=WHITE) + circle(48, 38, 14, fill=WHITE)
    + fill("M27 26H37L36 44C37 53 40 58 44 62H20C24 58 27 53 28 44Z"),
}  # fmt: skip
"""Suits of standard cards."""


def build() -> dict[str, bytes]:
    """Returns the file of each sign."""
    folders = {"glyph": CATEGORIES, "ui": INTERFACE, "suit": SUITS}
    return {
        f"svg/{folder}/{name}.svg": document(SIZE, SIZE, shapes)
        for folder, glyphs in folders.items()
        for name, shapes in glyphs.items()
    }
