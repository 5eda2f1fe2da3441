"""The defense's places, its fronts and its presets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.formations import LTE, LW1, RTE, RW1, SLOTS, Formation

WIDEST = 7
LANES = 2 * WIDEST + 1
"""A man on the line stands at the place ``g + WIDEST``."""
SL, OL, ILB, OR, SR = 20, 21, 22, 23, 24
"""The places of the secondary, in the order of a shift (CB-253)."""
COVER = 30
"""A man who covers the offense's man m stands at ``COVER + m``."""
SECONDARY = {OL: "OLB-L", ILB: "ILB", OR: "OLB-R", SL: "S-L", SR: "S-R"}
"""In the order in which they are placed (CB-224)."""
POST = {name: place for place, name in SECONDARY.items()}
MOST = {OL: 2, ILB: 3, OR: 2, SL: 2, SR: 2}  # CB-222
FEWEST_LINEMEN, MOST_LINEMEN = 3, 6  # CB-215


class Front(NamedTuple):
    """A whole defensive formation."""

    techniques: tuple[int, ...]
    """The defensive linemen from left to right."""
    doubled: tuple[int, ...]
    """The receivers' slots that have a second cornerback."""
    posts: tuple[int, int, int, int, int]
    """Numbers of men at OLB-L, ILB, OLB-R, S-L, S-R."""


def technique_range(formation: Formation) -> tuple[int, int]:
    """Returns the leftmost and the rightmost technique against a formation (CB-217)."""
    return -7 if LTE in formation.slots else -5, 7 if RTE in formation.slots else 5


def techniques(low: int, high: int) -> Iterator[tuple[int, ...]]:
    """Returns every legal set of defensive linemen between two techniques (CB-215 to CB-219)."""
    yield from _longer((), low, high)


def _longer(line: tuple[int, ...], low: int, high: int) -> Iterator[tuple[int, ...]]:
    if len(line) >= FEWEST_LINEMEN:
        yield line
    if len(line) < MOST_LINEMEN:
        for g in range(low, high + 1):
            yield from _longer((*line, g), g + 2, high)


def next_techniques(line: Sequence[int], formation: Formation) -> list[int]:
    """Returns the techniques that the next lineman to the right may take so that at least three find room."""
    low, high = technique_range(formation)
    if len(line) >= MOST_LINEMEN or len(line) + len(formation.receivers) >= MEN:
        return []
    first = line[-1] + 2 if line else low
    needed = max(0, FEWEST_LINEMEN - len(line) - 1)
    return list(range(first, high - 2 * needed + 1))


def room_after(place: int) -> int:
    """Returns how many men the places after this one can take (CB-222)."""
    order = list(SECONDARY)
    return sum(MOST[later] for later in order[order.index(place) + 1 :])


def places(front: Front, formation: Formation) -> tuple[int, ...]:
    """Returns the eleven places of a front in the order in which cards are placed (CB-224)."""
    slots = formation.slots
    line = [g + WIDEST for g in front.techniques]
    covers = [COVER + slots.index(slot) for slot in (*formation.receivers, *front.doubled)]
    backs = [place for place, count in zip(SECONDARY, front.posts, strict=True) for _ in range(count)]
    return (*line, *covers, *backs)


_FILL = {
    "4-3 base": "ILB OLB-L OLB-R S-L S-R ILB S-L",
    "3-4": "ILB ILB OLB-L OLB-R S-L S-R ILB S-L",
    "4-4 run": "ILB ILB OLB-L OLB-R S-R S-L ILB",
    "5-2": "ILB ILB S-L S-R OLB-L OLB-R",
    "Nickel": "S-L S-R OLB-L OLB-R ILB ILB ILB",
    "Dime": "S-L S-R ILB S-L S-R OLB-L OLB-R",
    "Prevent": "S-L S-R OLB-L OLB-R S-L S-R ILB ILB",
    "Blitz": "OLB-L OLB-R ILB S-L S-R ILB",
    "Goal line": "ILB OLB-L OLB-R ILB S-R S-L",
    "Double outside": "OLB-L OLB-R ILB S-L S-R ILB ILB",
}
PRESETS = tuple(_FILL)


def preset(name: str, formation: Formation) -> Front:
    """Returns a named front set against a formation; every one is legal against every formation."""
    slots = formation.slots
    line = _line(name, -6 if LTE in slots else -5, 6 if RTE in slots else 5, slots)
    doubled = tuple(slot for slot in (LW1, RW1) if slot in slots) if name == "Double outside" else ()
    left = MEN - len(line) - len(formation.receivers) - len(doubled)
    fill = [POST[post] for post in _FILL[name].split()][:left]
    return Front(line, doubled, tuple(fill.count(place) for place in SECONDARY))  # type: ignore[arg-type]


def _line(name: str, left: int, right: int, slots: Sequence[int]) -> tuple[int, ...]:
    if name in ("3-4", "Prevent"):
        return (-4, 0, 4)
    if name in ("5-2", "Blitz"):
        return (left, -2, 0, 2, right)
    if name == "Goal line":
        return (-4, -2, 0, 2, 4, 6) if RTE in slots else (-6, -4, -2, 0, 2, 4) if LTE in slots else (-4, -2, 0, 2, 4)
    return (left, -2, 2, right)


def place_name(place: int, slots: Sequence[int] = ()) -> str:
    """Returns what a place is called: a technique, a post, or the receiver that is covered there.

    >>> place_name(5), place_name(ILB)
    ('DL-2', 'ILB')
    """
    if place < LANES:
        return f"DL{place - WIDEST:+d}"
    if place >= COVER:
        return f"CB:{SLOTS[slots[place - COVER]]}"
    return SECONDARY[place]


def place_of(name: str, slots: Sequence[int] = ()) -> int:
    """Returns the place of that name.

    >>> place_of("DL-2"), place_of("ILB") == ILB
    (5, True)
    """
    if name.startswith("DL"):
        return int(name[2:]) + WIDEST
    if name.startswith("CB"):
        return COVER + slots.index(SLOTS.index(name.removeprefix("CB:")))
    return POST[name]
