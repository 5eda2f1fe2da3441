"""The text of Credits & notices."""

from __future__ import annotations

_TEXT = """
# An unofficial tribute

Pigskin Parlor is an unofficial, fan-made tribute to five card games. The names of the games belong to their
owners. This program is not affiliated with, sponsored by or endorsed by any of them, nor by any league, team,
player, publisher or author.

No original artwork and no original rule text is reproduced: the cards, the table, the sounds and the words in
which the rules are told were all made for this program.

The teams are invented clubs. Any likeness to a real one is accidental.

# The games

Jukem Football, Real Deal Football Unplugged, Football War and BLOWOUT!!! are named as what they are: card
games published by others, worth owning on cardboard.

Card Bowl is played with a standard deck by rules that Scott Crawford wrote and published.

# Made here

Lettering: Parlor Block, an original chamfered jersey face. Card faces and backs, emblems, signs and the field
are original vector drawings. Every sound is synthesized; there are no recordings.

# Libraries

Python: PSF License.

pygame-ce: GNU LGPL, version 2.1. It includes SDL 2 and its companions: zlib License.

pygame-gui: MIT License.

msgspec: BSD 3-Clause License.

platformdirs: MIT License.

# Fonts

Noto Sans, copyright the Noto Project Authors, and Fira Code, copyright the Fira Code Project Authors, come
inside pygame-gui. Both: SIL Open Font License, version 1.1.

# Photosensitivity

Nothing here flashes more than three times a second or over more than a fifth of the screen, and nothing
flashes in saturated red. Screen shake, particles, idle sway and background motion can each be switched off,
and reduced motion replaces every moving effect with a short fade. If you feel unwell while playing, stop and
rest.

# Accessibility

Everything can be done with the mouse alone and with the keyboard alone; no action needs dragging, holding,
double-clicking or speed, and nothing is timed unless a play clock is chosen. All commands can be given other keys.

Text can be enlarged to 130 %, and there is a high-contrast theme. Color never stands alone: words, shapes and
patterns say the same. Every sound has a visible twin.

The computer players see what a player in their seat would see, and no hidden cards.
"""


def _sections(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found: list[tuple[str, tuple[str, ...]]] = []
    for section in text.strip().removeprefix("# ").split("\n# "):
        title, *paragraphs = section.strip().split("\n\n")
        found.append((title, tuple(" ".join(paragraph.split()) for paragraph in paragraphs)))
    return tuple(found)


SECTIONS = _sections(_TEXT)
"""Each heading with its paragraphs."""
