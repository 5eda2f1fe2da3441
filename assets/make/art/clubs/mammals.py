"""Draws the faces of fox, elk and lynx, and of the player in a helmet for all other teams."""

from assets.make.art import palette as p
from assets.make.art.clubs.features import eyes, ink, ink_ellipse, mirrored, mouth
from assets.make.art.svg import path, stroke


def fox(mood: str) -> str:
    """A fox with large ears, white cheeks and a pointed muzzle."""
    fur, shade, white = "#F0803A", "#C85A1E", "#FFF4E2"
    ear = mirrored(
        ink("M13 8C8 30 10 44 18 56L54 36C44 22 28 10 13 8Z", fill=fur),
        path("M20 20C18 32 19 40 23 47L42 35C36 28 29 22 20 20Z", fill="#5B2A26"),
    )
    head = ink(
        "M18 46C32 30 88 30 102 46C112 58 116 66 117 74C104 80 96 92 60 114C24 92 16 80 3 74C4 66 8 58 18 46Z",
        fill=fur,
    )
    cheeks = mirrored(path("M5.5 74C18 70 30 72 40 80C48 86 54 90 60 92V111.5C26 91 18 80 5.500 74Z", fill=white))
    blaze = path("M60 36C66 46 68 62 66 84H54C52 62 54 46 60 36Z", fill=shade, fill_opacity=0.55)
    nose = ink("M50 84C54 80 66 80 70 84C70 91 64 95 60 96C56 95 50 91 50 84Z", fill=p.INK_TEXT)
    seen = eyes((38, 62), (82, 62), 12, mood, "#8A5A12")
    return ear + head + cheeks + blaze + seen + nose + mouth(60, 101, 26, mood)


def elk(mood: str) -> str:
    """An elk with antlers, a long face and a dark muzzle."""
    fur, dark, horn = "#C08C5A", "#6E4630", "#E4EAF2"
    antlers = mirrored(
        stroke("M50 42C34 36 20 28 16 6M22 27C14 25 8 22 4 15M32 34C32 24 34 16 40 8", p.INK_TEXT, 15),
        stroke("M50 42C34 36 20 28 16 6M22 27C14 25 8 22 4 15M32 34C32 24 34 16 40 8", horn, 6.5),
    )
    ear = mirrored(
        ink("M36 50C24 42 12 42 4 48C10 60 22 64 36 62Z", fill=fur),
        path("M30 53C22 48 15 48 11 50C16 57 22 59 30 58Z", fill=dark),
    )
    mane = ink("M30 78C24 92 26 106 34 118H86C94 106 96 92 90 78Z", fill=dark)
    head = ink(
        "M60 34C78 34 90 44 90 60C90 74 84 80 82 92C80 108 74 116 60 116"
        "C46 116 40 108 38 92C36 80 30 74 30 60C30 44 42 34 60 34Z",
        fill=fur,
    )
    muzzle = ink("M60 84C74 84 82 90 82 98C82 110 74 116 60 116C46 116 38 110 38 98C38 90 46 84 60 84Z", fill=dark)
    nostrils = mirrored(path("M47 90C49 87 54 88 54 91C52 94 47 94 47 90Z", fill=p.INK_TEXT))
    blaze = path("M60 38C66 46 67 60 65 80H55C53 60 54 46 60 38Z", fill="#DDB486")
    seen = eyes((45, 63), (75, 63), 10.5, mood, "#8A5A2C", brows=p.INK_TEXT)
    lips = mouth(60, 104, 24, mood, color="#E9D7C6")
    return antlers + ear + mane + head + blaze + muzzle + nostrils + seen + lips


def lynx(mood: str) -> str:
    """A lynx with tufted ears, a ruff and stripes."""
    fur, shade, white = "#D9A65A", "#8A5A22", "#FFF3DC"
    ear = mirrored(
        ink("M10 1L29 16L19 24Z", fill="#6A5644"),
        ink("M18 12C14 28 16 42 22 54L54 34C46 24 32 14 18 12Z", fill=fur),
        path("M23 22C21 32 23 40 27 46L42 36C37 30 30 25 23 22Z", fill=p.INK_TEXT),
    )
    ruff = ink(
        "M24 46L4 70L16 74L4 92L20 92L16 110L38 102C50 114 70 114 82 102L104 110L100 92L116 92L104 74L116 70L96 46Z",
        fill=white,
    )
    head = ink("M60 30C84 30 98 42 98 62C98 82 86 96 60 96C34 96 22 82 22 62C22 42 34 30 60 30Z", fill=fur)
    stripes = path("M60 33V46M48 34L51 45M72 34L69 45M27 70L37 72M28 79L38 78M93 70L83 72M92 79L82 78", fill="none",
                   stroke=shade, stroke_width=5, stroke_linecap="round")  # fmt: skip
    muzzle = ink("M60 76C70 70 84 76 84 88C84 98 74 104 60 104C46 104 36 98 36 88C36 76 50 70 60 76Z", fill=white)
    nose = ink("M51 74C56 71 64 71 69 74C69 80 64 83 60 84C56 83 51 80 51 74Z", fill="#B5534A")
    seen = eyes((42, 58), (78, 58), 12, mood, "#7DB53C")
    return ear + ruff + head + stripes + muzzle + seen + nose + mouth(60, 93, 26, mood)


def player(mood: str) -> str:
    """A player in a helmet with a face mask, for teams with a custom name."""
    shell, shade, skin = "#8C98AD", "#5D6980", "#D79A6B"
    face = ink("M28 52H92V92C92 106 80 112 60 112C40 112 28 106 28 92Z", fill=skin)
    seen = eyes((46, 66), (74, 66), 11, mood, "#3D5A80")
    said = mouth(60, 96, 24, mood)
    helmet = ink(
        "M60 6C94 6 112 30 112 60V92C104 98 98 98 92 94V58C92 52 88 50 82 50"
        "H38C32 50 28 52 28 58V94C22 98 16 98 8 92V60C8 30 26 6 60 6Z",
        fill=shell,
    )
    stripe = path("M52 9H68V48H52Z", fill=p.CHALK50)
    glow = path("M18 56C18 34 30 18 46 14C30 26 26 38 25 56V90C22 92 20 92 18 90Z", fill=p.CHALK50, fill_opacity=0.35)
    ears = mirrored(ink_ellipse(17, 74, 5, 5, fill=shade))
    mask = path("M28 84H92M40 84V108M80 84V108", fill="none", stroke=p.INK_TEXT, stroke_width=9)
    mask += path("M28 84H92M40 84V108M80 84V108", fill="none", stroke=p.CHALK50, stroke_width=3.5)
    return face + seen + said + helmet + stripe + glow + ears + mask
