"""The offense's slots, its 136 formations and their presets."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

SLOTS = (
    *("QB", "C", "LG", "RG", "LT", "RT", "LTE", "RTE"),
    *("LW1", "LW2", "LW3", "RW1", "RW2", "RW3", "BL", "BC", "BR", "BD"),
)
"""In the order in which cards are placed (CB-212)."""
SLOT = {name: slot for slot, name in enumerate(SLOTS)}
QB, C, LG, RG, LT, RT, LTE, RTE, LW1, LW2, LW3, RW1, RW2, RW3, BL, BC, BR, BD = range(len(SLOTS))
SPOT = {LTE: -6, LT: -4, LG: -2, C: 0, RG: 2, RT: 4, RTE: 6}
"""The spot of each slot on the line, in half cards from the center."""
LINE_ORDER = (LTE, LT, LG, C, RG, RT, RTE)
"""The order of the line call (CB-258)."""
RECEIVERS = range(LW1, RW3 + 1)
BACKS = range(BL, BD + 1)
LEFT, MIDDLE, RIGHT = -1, 0, 1
SIDE = tuple(
    LEFT if name[0] == "L" or name == "BL" else RIGHT if name[0] == "R" or name == "BR" else MIDDLE for name in SLOTS
)
"""The side of each slot; the middle ones count for both (CB-214)."""
SIDE_NAME = {LEFT: "left", RIGHT: "right"}
SIDE_OF = {name: side for side, name in SIDE_NAME.items()}
UNDER_CENTER, SHOTGUN = "UC", "SG"


class Formation(NamedTuple):
    """One legal set of slots; its men are numbered in the order of the slots."""

    code: str
    shotgun: bool
    slots: tuple[int, ...]

    @property
    def receivers(self) -> tuple[int, ...]:
        """Its wide receivers' slots."""
        return tuple(slot for slot in self.slots if slot in RECEIVERS)


def fault(shotgun: bool, chosen: frozenset[int]) -> str | None:
    """Returns why these slots besides the quarterback and the five linemen are no formation, or None if they are."""
    receivers = [slot for slot in chosen if slot in RECEIVERS]
    backs = {slot for slot in chosen if slot in BACKS}
    if len(chosen) != 5:
        return "Five slots besides the quarterback and the line (CB-206)"
    for end, side in ((LTE, LEFT), (RTE, RIGHT)):
        wide = sorted(slot for slot in receivers if SIDE[slot] == side)
        if end not in chosen and not wide:
            return f"No end on the {SIDE_NAME[side]} (CB-207)"
        first = LW1 if side == LEFT else RW1
        if wide != list(range(first, first + len(wide))):
            return "Wide receivers of a side fill 1, 2, 3 in order (CB-208)"
    if len(backs) > 3:
        return "At most three backs (CB-209)"
    if BD in backs and BC not in backs:
        return "A deep back needs a center back (CB-209)"
    if shotgun and not backs <= {BL, BR}:
        return "Only left and right backs in shotgun (CB-210)"
    return None


def code_of(shotgun: bool, chosen: frozenset[int]) -> str:
    """Returns the text form of a formation: its quarterback and its five other slots."""
    return "-".join([SHOTGUN if shotgun else UNDER_CENTER, *(SLOTS[slot] for slot in sorted(chosen))])


def _all() -> tuple[Formation, ...]:
    found = []
    for shotgun in (False, True):
        for five in combinations(range(LTE, len(SLOTS)), 5):
            chosen = frozenset(five)
            if fault(shotgun, chosen) is None:
                found.append(Formation(code_of(shotgun, chosen), shotgun, (*range(LTE), *five)))
    return tuple(found)


FORMATIONS = _all()
"""Every formation that the rules allow (CB-211)."""
BY_CODE = {formation.code: number for number, formation in enumerate(FORMATIONS)}
NUMBER = {(formation.shotgun, frozenset(formation.slots)): number for number, formation in enumerate(FORMATIONS)}
"""The number of a formation by its quarterback and all eleven slots."""

PRESETS = {
    "I-form": "UC-RTE-LW1-RW1-BC-BD",
    "Pro set": "UC-RTE-LW1-RW1-BL-BR",
    "Singleback": "UC-RTE-LW1-LW2-RW1-BC",
    "Ace two tight": "UC-LTE-RTE-LW1-RW1-BC",
    "Twins I": "UC-LTE-RW1-RW2-BC-BD",
    "Wishbone": "UC-RTE-LW1-BL-BC-BR",
    "Goal line": "UC-LTE-RTE-BL-BC-BR",
    "Shotgun spread": "SG-LW1-LW2-RW1-RW2-BR",
    "Shotgun trips": "SG-LW1-RW1-RW2-RW3-BL",
    "Shotgun empty": "SG-LW1-LW2-RW1-RW2-RW3",
    "Shotgun split": "SG-RTE-LW1-RW1-BL-BR",
    "Shotgun tight trips": "SG-RTE-LW1-RW1-RW2-BL",
}
"""Named formations."""


def _mirrored(formation: Formation) -> int:
    slots = frozenset(SLOT[MIRROR_SLOT[SLOTS[slot]]] for slot in formation.slots)
    return NUMBER[formation.shotgun, slots]


MIRROR_SLOT = {name: name.translate(str.maketrans("LR", "RL")) if name != "QB" else name for name in SLOTS}
"""The slot on the other side of the center."""
MIRROR = tuple(_mirrored(formation) for formation in FORMATIONS)
"""The number of each formation with left and right exchanged."""
