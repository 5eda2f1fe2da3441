"""The kerning of Parlor Block: pairs of characters that stand closer together."""

from assets.make.lettering.accents import ACCENTED

CLASSES: tuple[tuple[str, str, int], ...] = (
    ("A", "VY", -78),
    ("VY", "A", -78),
    ("A", "TW", -62),
    ("TW", "A", -62),
    ("A", "COGQ", -14),
    ("COQ", "A", -8),
    ("L", "TY", -88),
    ("L", "V", -84),
    ("L", "W", -58),
    ("L", "COGQ", -14),
    ("P", "A", -80),
    ("F", "A", -70),
    ("PF", ".,…", -100),
    ("TVWY", ".,…:;", -80),
    ("TYF", "J", -60),
    ("PVW", "J", -48),
    ("TVWY", "-–—\u2212·•+", -60),
    ("-–—\u2212", "TVWYX", -50),
    ("K", "COGQ", -34),
    ("X", "COGQ", -30),
    ("Y", "COGQS", -26),
    ("V", "COGQ", -16),
    ("R", "TVY", -16),
    ("DO", "VYXT", -10),
    ("LA", "’'”\"", -60),
    ("’'", "AJ", -60),
    ("7", ".,", -90),
    ("/", "/", -60),
)
"""Characters at the left, characters at the right, and the change of their distance in font units."""


def family(letter: str) -> list[str]:
    """Returns the letter and all its accented forms."""
    return [letter, *(accented for accented, (base, _) in ACCENTED.items() if base == letter)]


def pairs() -> dict[tuple[str, str], int]:
    """Returns the distance to add between two characters, in font units."""
    table: dict[tuple[str, str], int] = {}
    for lefts, rights, value in CLASSES:
        for left in lefts:
            for right in rights:
                table.update({(a, b): value for a in family(left) for b in family(right)})
    return table
