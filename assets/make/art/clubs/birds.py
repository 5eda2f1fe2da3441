"""Draws the faces of the mascots with a beak: gull, owl and heron."""

from assets.make.art import palette as p
from assets.make.art.clubs.features import brow, eye, eyes, ink, mirrored
from assets.make.art.svg import path, stroke

BEAK_OPEN = {"grin": 5.0, "shocked": 13.0}
"""Width of the open beak by mood; in all other moods it is closed."""


def gull(mood: str) -> str:
    """A gull in a sailor's cap, with a yellow beak to the right."""
    white, shade, beak, cap = "#F7FAFD", "#C3D2E2", "#F6B42C", "#2E6FB8"
    bite = BEAK_OPEN.get(mood, 0.0)
    neck = ink("M10 118C8 96 12 82 24 70H78C84 86 84 102 82 118Z", fill=white)
    back = path("M13 116C11 98 15 86 24 76C22 90 24 104 30 116Z", fill=shade)
    throat = ink(
        f"M66 {78 + bite / 2:.2f}L104 {86 + bite:.2f}C98 {94 + bite:.2f} 84 {96 + bite:.2f} 66 92Z", fill="#D98E12"
    )
    tongue = path(f"M66 78L98 82L68 {84 + bite:.2f}Z", fill="#7A1F2B") if bite else ""
    head = ink("M48 24C72 24 86 40 86 62C86 82 72 96 48 96C24 96 10 82 10 62C10 40 24 24 48 24Z", fill=white)
    cheek = path("M14 66C16 82 28 92 46 93C34 84 26 74 24 60C20 60 15 62 14 66Z", fill=shade)
    upper = ink(
        f"M72 60C88 58 106 64 116 74C118 82 116 90 112 94C110 86 104 84 {96:.2f} {83:.2f}C86 82 76 82 70 80Z", fill=beak
    )
    nostril = path("M88 69L96 71", fill="none", stroke=p.INK_TEXT, stroke_width=3, stroke_linecap="round")
    smile = stroke("M70 82C66 84 62 82 60 78", p.INK_TEXT, 4) if mood == "grin" else ""
    smile = stroke("M70 84C66 84 62 88 61 92", p.INK_TEXT, 4) if mood == "sulk" else smile
    brim = ink("M8 34C28 22 66 20 88 32C90 38 88 42 86 44C62 34 32 36 12 46C8 44 7 38 8 34Z", fill=cap)
    crown = ink("M14 31C10 18 16 8 26 7C40 3 60 3 72 8C84 12 86 20 84 29C62 20 34 21 14 31Z", fill=p.WHITE)
    band = path("M12 35C32 25 64 24 85 34", fill="none", stroke="#F6D365", stroke_width=3)
    look = eye(62, 60, 12.5, mood, "#E9B93A", nose=-1) + brow(62, 61, 11, mood, nose=-1)
    far = eye(32, 61, 10.5, mood, "#E9B93A", nose=1) + brow(32, 61, 10, mood, nose=1)
    return neck + back + throat + tongue + head + cheek + upper + nostril + smile + far + look + crown + brim + band


def owl(mood: str) -> str:
    """A round owl with large discs around its eyes and ear tufts."""
    plume, dark, disc, beak = "#8D6A4A", "#55392A", "#F6E3C0", "#F0A93B"
    bite = BEAK_OPEN.get(mood, 0.0)
    body = ink("M60 20C96 20 112 44 112 74C112 100 92 116 60 116C28 116 8 100 8 74C8 44 24 20 60 20Z", fill=plume)
    tufts = mirrored(ink("M10 4C8 24 14 44 26 52L58 36C46 24 28 14 10 4Z", fill=dark))
    breast = path("M60 88C76 88 92 94 98 100C90 110 76 114 60 114C44 114 30 110 22 100C28 94 44 88 60 88Z", fill=disc)
    flecks = path("M38 104L42 109L46 104M54 106L60 112L66 106M74 104L78 109L82 104", fill="none", stroke=plume,
                  stroke_width=4, stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    discs = mirrored(ink("M34 38C50 38 60 50 60 66C60 82 50 92 36 92C20 92 11 80 11 65C11 49 20 38 34 38Z", fill=disc))
    seen = eyes((37, 64), (83, 64), 16, mood, "#F4B01E", brows=dark)
    crown = path("M60 24L70 50H50Z", fill=dark)
    under = (
        ink(f"M53 {88 + bite * 0.3:.2f}L60 {98 + bite:.2f}L67 {88 + bite * 0.3:.2f}Z", fill="#7A1F2B") if bite else ""
    )
    upper = ink("M50 76C53 70 67 70 70 76C70 86 65 94 60 100C55 94 50 86 50 76Z" if not bite else
                "M49 74C53 68 67 68 71 74C71 82 66 88 60 92C54 88 49 82 49 74Z", fill=beak)  # fmt: skip
    smile = mirrored(stroke("M49 84C45 90 40 92 36 90", p.INK_TEXT, 4)) if mood == "grin" else ""
    smile = mirrored(stroke("M50 92C46 92 42 95 40 99", p.INK_TEXT, 4)) if mood == "sulk" else smile
    return body + breast + flecks + tufts + discs + crown + seen + under + upper + smile


def heron(mood: str) -> str:
    """A heron with a pointed beak, a slate plume and a long neck."""
    white, gray, slate, beak = "#EEF5F8", "#8FB0C4", "#456A8C", "#F2B63A"
    bite = BEAK_OPEN.get(mood, 0.0)
    neck = ink("M22 118C16 96 38 92 34 74C32 66 26 60 24 52L62 58C72 78 66 90 64 118Z", fill=white)
    shade = path("M25 116C21 100 40 94 37 76L44 78C46 92 34 100 36 116Z", fill=gray)
    bib = path(
        "M52 84L54 92M58 88L58 98M50 96L51 104", fill="none", stroke=slate, stroke_width=4, stroke_linecap="round"
    )
    lower = ink(f"M60 64L{106 - bite:.2f} {72 + bite:.2f}L62 78Z", fill="#C98A1B")
    head = ink("M44 22C62 22 74 32 78 46C78 64 66 76 48 76C28 76 16 64 16 48C16 32 28 22 44 22Z", fill=white)
    upper = ink("M70 44C88 46 106 56 118 66C104 70 84 72 66 70C70 62 72 52 70 44Z", fill=beak)
    plume = ink("M66 28C50 16 30 16 16 26C8 34 4 46 2 62C12 52 20 50 26 42C38 32 54 30 66 36Z", fill=slate)
    tail = ink("M24 34C12 42 6 58 6 78C14 64 22 56 30 48Z", fill=slate)
    smile = stroke("M68 72C62 76 57 74 55 69", p.INK_TEXT, 4) if mood == "grin" else ""
    smile = stroke("M68 74C62 74 58 78 57 82", p.INK_TEXT, 4) if mood == "sulk" else smile
    seen = eye(57, 50, 12, mood, "#F1C232", nose=1) + brow(57, 50, 10.5, mood, nose=1)
    return neck + shade + bib + lower + head + upper + tail + plume + smile + seen
