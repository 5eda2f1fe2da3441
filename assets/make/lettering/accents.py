"""The accents, and the accented capitals that use them."""

from assets.make.lettering.shapes import Contour, Drawing, box, hole, mirrored, octagon, solid

LOW, HIGH = 748, 892
"""Bottom and top of most accents, in font units."""

ACUTE = solid((0, LOW), (95, HIGH), (255, HIGH), (120, LOW))
CARON = solid((0, HIGH), (95, LOW), (225, LOW), (320, HIGH), (205, HIGH), (160, 830), (115, HIGH))
TILDE = solid(
    (0, LOW), (0, 812), (58, 880), (140, 880), (215, 824), (240, 824), (240, 888), (345, 888), (345, 822),
    (285, 756), (205, 756), (130, 812), (105, 812), (105, LOW),
)  # fmt: skip
RING = (solid(*octagon(0, 728, 190, 898, 52)), hole(*octagon(62, 784, 128, 842, 16)))
CEDILLA = solid(
    (70, 30), (70, -60), (130, -100), (0, -100), (0, -195), (190, -195), (230, -155), (230, -80), (170, -20), (170, 30)
)

MARKS: dict[str, tuple[float, tuple[Contour, ...]]] = {
    "grave": (255, mirrored((ACUTE,), 255)),
    "acute": (255, (ACUTE,)),
    "circumflex": (320, (tuple((x, LOW + HIGH - y) for x, y in reversed(CARON)),)),
    "caron": (320, (CARON,)),
    "tilde": (345, (TILDE,)),
    "dieresis": (350, (box(0, 752, 140, 886), box(210, 752, 350, 886))),
    "narrow_dieresis": (246, (box(0, 752, 104, 886), box(142, 752, 246, 886))),
    "narrow_circumflex": (
        248,
        (solid((0, LOW), (70, HIGH), (178, HIGH), (248, LOW), (155, LOW), (124, 806), (93, LOW)),),
    ),
    "ring": (190, RING),
    "cedilla": (230, (CEDILLA,)),
    "hungarumlaut": (450, (ACUTE, tuple((x + 195, y) for x, y in ACUTE))),
}
"""Width and contours of each accent, drawn from x = 0 at its final height."""

ACCENTED: dict[str, tuple[str, str]] = {
    "À": ("A", "grave"), "Á": ("A", "acute"), "Â": ("A", "circumflex"), "Ã": ("A", "tilde"), "Ä": ("A", "dieresis"),
    "Å": ("A", "ring"), "Ç": ("C", "cedilla"), "È": ("E", "grave"), "É": ("E", "acute"), "Ê": ("E", "circumflex"),
    "Ë": ("E", "dieresis"), "Ì": ("I", "grave"), "Í": ("I", "acute"), "Î": ("I", "narrow_circumflex"),
    "Ï": ("I", "narrow_dieresis"), "Ñ": ("N", "tilde"), "Ò": ("O", "grave"), "Ó": ("O", "acute"),
    "Ô": ("O", "circumflex"),
    "Õ": ("O", "tilde"), "Ö": ("O", "dieresis"), "Ù": ("U", "grave"), "Ú": ("U", "acute"), "Û": ("U", "circumflex"),
    "Ü": ("U", "dieresis"), "Ý": ("Y", "acute"), "Ÿ": ("Y", "dieresis"), "Š": ("S", "caron"), "Ž": ("Z", "caron"),
    "Č": ("C", "caron"), "Ć": ("C", "acute"), "Ř": ("R", "caron"), "Ň": ("N", "caron"), "Ń": ("N", "acute"),
    "Ś": ("S", "acute"), "Ź": ("Z", "acute"), "Ő": ("O", "hungarumlaut"), "Ű": ("U", "hungarumlaut"),
    "Ě": ("E", "caron"), "Ş": ("S", "cedilla"),
}  # fmt: skip
"""Letter and accent of each accented capital."""


def mark_offset(letter: Drawing, mark: str) -> float:
    """Returns the x offset that centers an accent on a letter, in font units from the letter's origin."""
    width = MARKS[mark][0]
    return round(letter.left + letter.width / 2 - width / 2)
