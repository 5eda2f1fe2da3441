"""The cards of both sides on the table and the lanes between them."""

from dataclasses import dataclass, field
from itertools import pairwise

from tests.game.card_bowl.naive.cards import round_half_up, value

SPOTS = {"LTE": -6, "LT": -4, "LG": -2, "C": 0, "RG": 2, "RT": 4, "RTE": 6}
LINEMEN = ("LT", "LG", "C", "RG", "RT")
TIGHT_ENDS = ("LTE", "RTE")
WIDE = ("LW1", "LW2", "LW3", "RW1", "RW2", "RW3")
BACKS = ("BL", "BC", "BR", "BD")
STEPS = ("S-L", "OLB-L", "ILB", "OLB-R", "S-R")  # CB-253
MOST_MOVED = 2  # CB-242, CB-243
FEWEST_ON_LINE = 3  # CB-250


def sides_of(slot: str) -> str:
    """The side of a slot, LR for the central backs (CB-214)."""
    if slot in ("BC", "BD"):
        return "LR"
    return "L" if slot[0] == "L" or slot == "BL" else "R"


@dataclass
class Man:
    """One card of the offense."""

    slot: str
    card: str
    up: bool = False
    lane: int | None = None
    flat: str = ""
    """L or R once a back is in the flat."""
    blocking: bool = False
    """A tight end turned up as a blocker (CB-267)."""
    receiving: bool = False
    """A tight end that left the line (CB-267)."""

    @property
    def worth(self) -> int:
        """What the card counts as a blocker (CB-251)."""
        return round_half_up(value(self.card), 2) if self.slot in BACKS else value(self.card)

    @property
    def in_backfield(self) -> bool:
        """A back that is neither in a lane nor in the flat."""
        return self.slot in BACKS and self.lane is None and not self.flat

    def moved_in(self, lane: int) -> bool:
        """Whether the card counts as moved in there (CB-240, CB-263)."""
        return self.slot in BACKS or abs(lane - SPOTS[self.slot]) >= 2


@dataclass
class Defender:
    """One card of the defense."""

    card: str
    home: str
    """DL, CB or the secondary position at the snap."""
    up: bool = False
    lane: int | None = None
    on: str = ""
    """The slot of the receiver it covers."""
    position: str = ""
    """The secondary position it stands in."""
    end: str = ""
    """L or R for a defensive end, fixed at the snap (CB-248)."""
    man_of: str = ""
    """The tight end whose man it is (CB-223)."""
    origin: str = ""
    """Where a linebacker came from."""
    committed_in: str = ""
    acted: bool = False

    @property
    def free(self) -> bool:
        """A secondary card that is committed to nothing."""
        return self.position != "" and self.lane is None and not self.on


def lane_in_range(position: str, lane: int) -> bool:
    """Lanes of the table of 5.17."""
    if position == "ILB":
        return True
    return (position == "OLB-L" and lane <= 0) or (position == "OLB-R" and lane >= 0)


def receiver_in_range(position: str, slot: str, side: str) -> bool:
    """Receivers of the table of 5.17 (CB-252)."""
    if slot in WIDE:
        return position in (f"OLB-{side}", f"S-{side}")
    if slot in TIGHT_ENDS:
        return position in ("ILB", f"OLB-{side}", f"S-{side}")
    return position in ("ILB", f"OLB-{side}")


@dataclass
class Front:
    """Everything on the table in a scrimmage play."""

    men: dict[str, Man]
    defenders: list[Defender]
    shotgun: bool
    keys: set[int] = field(default_factory=set)
    """Every lane key where a defensive card is or has been (CB-244)."""
    moved: dict[int, int] = field(default_factory=dict)
    """How many cards the defense moved into each lane (CB-243)."""

    @property
    def quarterback(self) -> Man:
        """The card at QB."""
        return self.men["QB"]

    def blockers(self, lane: int) -> list[Man]:
        """The offense's cards in a lane."""
        return [man for man in self.men.values() if man.lane == lane]

    def rushers(self, lane: int) -> list[Defender]:
        """The defense's cards in a lane."""
        return [one for one in self.defenders if one.lane == lane]

    def lanes(self) -> list[int]:
        """The lane list (CB-244, CB-247)."""
        return sorted(key for key in self.keys if self.blockers(key) or self.rushers(key))

    def gaps(self) -> list[tuple[int, int]]:
        """Pairs of adjacent lanes."""
        lanes = self.lanes()
        return list(pairwise(lanes))

    def neighbors(self, lane: int) -> list[int]:
        """The lanes next to a lane."""
        lanes = self.lanes()
        at = lanes.index(lane)
        return lanes[max(0, at - 1) : at] + lanes[at + 1 : at + 2]

    def end_side(self, lanes: tuple[int, ...]) -> str:
        """L or R for a single end lane, else empty (CB-245, CB-318)."""
        every = self.lanes()
        if len(lanes) != 1:
            return ""
        if lanes[0] == every[0] and not (len(every) == 1 and lanes[0] > 0):
            return "L"
        return "R" if lanes[0] == every[-1] else ""

    def line_cards(self) -> int:
        """Cards in lanes and men covering their tight end (CB-249)."""
        return sum(1 for one in self.defenders if one.lane is not None or (one.man_of and one.on == one.man_of))

    def new_spots(self) -> list[int]:
        """Filled line spots where no lane exists (CB-246)."""
        lanes = self.lanes()
        return [SPOTS[slot] for slot in SPOTS if slot in self.men and SPOTS[slot] not in lanes]

    def enter(self, one: Defender, lane: int) -> None:
        """A defender moves into a lane or makes a new one (CB-246)."""
        if lane not in self.lanes():
            for man in self.men.values():
                idle = man.lane is None and not man.receiving and SPOTS.get(man.slot) == lane
                if idle:
                    man.lane = lane
        self.keys.add(lane)
        one.lane = lane
        self.moved[lane] = self.moved.get(lane, 0) + 1

    def may_enter(self, lane: int) -> bool:
        """At most two defensive cards are moved into a lane (CB-243)."""
        return self.moved.get(lane, 0) < MOST_MOVED

    def cover_of(self, slot: str) -> list[Defender]:
        """The defenders assigned to a receiver."""
        return [one for one in self.defenders if one.on == slot]

    def by_card(self, card: str) -> Defender:
        """The defender with this card."""
        return next(one for one in self.defenders if one.card == card)

    def places(self) -> list[tuple[int, ...]]:
        """Every lane and every gap (CB-303)."""
        return [*((lane,) for lane in self.lanes()), *self.gaps()]


def tight_ends_man(techniques: list[int], slot: str, filled: bool) -> int | None:
    """The technique of a tight end's man, if there is one (CB-223)."""
    if not filled:
        return None
    near = [g for g in techniques if (5 <= g <= 7 if slot == "RTE" else -7 <= g <= -5)]
    return max(near, key=abs) if near else None


def set_up(
    slots: dict[str, str],
    shotgun: bool,
    line: dict[int, str],
    corners: list[tuple[str, str]],
    secondary: list[tuple[str, str]],
) -> Front:
    """A front from slots, techniques, (receiver, card) pairs and (position, card) pairs."""
    men = {slot: Man(slot, card) for slot, card in slots.items()}
    techniques = sorted(line)
    defenders = []
    for g in techniques:
        end = {techniques[0]: "L", techniques[-1]: "R"}.get(g, "")  # CB-220
        one = Defender(line[g], "DL", lane=g, end=end)
        for slot in TIGHT_ENDS:
            if tight_ends_man(techniques, slot, slot in slots) == g:
                one.man_of = slot
        defenders.append(one)
    defenders += [Defender(card, "CB", on=slot) for slot, card in corners]
    defenders += [Defender(card, position, position=position) for position, card in secondary]
    return Front(men, defenders, shotgun, set(techniques))


def place_text(place: tuple[int, ...]) -> str:
    """A lane or a gap as text."""
    return ("lane " if len(place) == 1 else "gap ") + " ".join(map(str, place))


def place_of(words: list[str]) -> tuple[int, ...]:
    """The lanes that a text names."""
    return tuple(int(word) for word in words)
