"""Blocking pattern phase and blocking phase: what both sides may do with the line."""

from tests.game.card_bowl.naive.front import (
    BACKS,
    FEWEST_ON_LINE,
    LINEMEN,
    MOST_MOVED,
    SPOTS,
    STEPS,
    TIGHT_ENDS,
    WIDE,
    Defender,
    Front,
    Man,
    lane_in_range,
    receiver_in_range,
    sides_of,
)
from tests.game.card_bowl.naive.play import Table

PULL = 4  # CB-239
REACH = 2  # CB-238
PATTERN = ("step 2", "step 4")


def offense_room(front: Front, man: Man, lane: int) -> bool:
    """At most two cards are moved into a lane by the offense (CB-242)."""
    if not man.moved_in(lane):
        return True
    return sum(1 for other in front.blockers(lane) if other.moved_in(lane)) < MOST_MOVED


def line_call_choices(front: Front, slot: str) -> list[str]:
    """Lanes in reach, or stay (CB-238 to CB-242, CB-259)."""
    man = front.men[slot]
    reach = PULL if slot in ("LG", "RG") else REACH
    lanes = [g for g in front.lanes() if abs(g - SPOTS[slot]) <= reach and offense_room(front, man, g)]
    stay = [] if front.rushers(SPOTS[slot]) else ["stay"]
    return [*(f"lane {g}" for g in lanes), *stay]


class LineCall:
    """Step 1 (CB-258)."""

    def __init__(self, front: Front, table: Table, seat: int) -> None:
        self.front = front
        self.table = table
        self.seat = seat

    def run(self) -> None:
        """Each blocker from left to right."""
        for slot in SPOTS:
            if slot in self.front.men:
                choice = self.table.ask(self.seat, f"D19 line call {slot}", line_call_choices(self.front, slot))
                self.front.men[slot].lane = None if choice == "stay" else int(choice.split()[1])


class BackCall:
    """Step 3 (CB-263)."""

    def __init__(self, front: Front, table: Table, seat: int) -> None:
        self.front = front
        self.table = table
        self.seat = seat

    def run(self) -> None:
        """Each back may go into a lane."""
        for slot in BACKS:
            man = self.front.men.get(slot)
            if man is None:
                continue
            lanes = [g for g in self.front.lanes() if offense_room(self.front, man, g)]
            choice = self.table.ask(self.seat, f"D22 back {slot}", ["stay", *(f"lane {g}" for g in lanes)])
            man.lane = None if choice == "stay" else int(choice.split()[1])


class LineUp:
    """Step 5: the offensive line is turned up (CB-266 to CB-268)."""

    def __init__(self, front: Front, table: Table, seat: int) -> None:
        self.front = front
        self.table = table
        self.seat = seat

    def run(self) -> None:
        """Linemen and backs in lanes, then each tight end."""
        for slot, man in self.front.men.items():
            if slot in LINEMEN or (slot in BACKS and man.lane is not None):
                man.up = True
        for slot in TIGHT_ENDS:
            end = self.front.men.get(slot)
            if end is None:
                continue
            if self.table.ask(self.seat, f"D23 tight end {slot}", ["up", "down"]) == "up":
                end.up = end.blocking = True
            else:
                end.lane = None
                end.receiving = True


class DefenseTurn:
    """One turn of the defense: step 2, step 4, step 6 first, step 6 second, or response."""

    def __init__(self, front: Front, table: Table, seat: int, step: str) -> None:
        self.front = front
        self.table = table
        self.seat = seat
        self.step = step

    def run(self) -> None:
        """Atomic actions until done."""
        if self.step in ("step 2", "step 6 first", "response"):
            self.front.moved = {}  # CB-243
        if self.step != "step 6 second":  # CB-254: both parts of step 6 are one turn
            for one in self.front.defenders:
                one.acted = False
        while choices := self.choices():
            choice = self.table.ask(self.seat, f"D21 {self.step}", [*choices, "done"])
            if choice == "done":
                break
            self.apply(choice)

    def choices(self) -> list[str]:
        """Every atomic action."""
        return [f"{one.card} {act}" for one in self.front.defenders if not one.acted for act in self.actions_of(one)]

    def actions_of(self, one: Defender) -> list[str]:
        """What one card may do in this step."""
        acts: list[str] = []
        if one.free and self.step != "step 6 first":
            acts += self.commits(one) + self.shifts(one)
        if one.lane is not None:
            acts += self.withdrawals(one) + self.man_actions(one)
            if self.step != "step 6 first":
                acts += self.slides(one)
        elif self.step == "step 4" and one.committed_in == "step 2" and one.on in TIGHT_ENDS and is_linebacker(one):
            acts.append("withdraw")  # CB-265
        return acts

    def range_of(self, one: Defender) -> str:
        """The position whose range holds (CB-255)."""
        if self.step in PATTERN:
            return one.home if one.home in STEPS else ""
        return one.position

    def commits(self, one: Defender) -> list[str]:
        """Commits to lanes, line spots and receivers (CB-261, CB-275, CB-297)."""
        position = self.range_of(one)
        front = self.front
        lanes = [
            g for g in sorted(front.lanes() + front.new_spots()) if lane_in_range(position, g) and front.may_enter(g)
        ]
        acts = [f"lane {g}" for g in lanes]
        for slot, man in front.men.items():
            if slot in WIDE + TIGHT_ENDS:
                side = sides_of(slot)
            elif man.flat and self.step == "response":
                side = man.flat
            else:
                continue
            if receiver_in_range(position, slot, side):
                acts.append(f"cover {slot}")
        return acts

    def shifts(self, one: Defender) -> list[str]:
        """One step along the secondary (CB-253)."""
        at = STEPS.index(one.position)
        return [f"shift {STEPS[to]}" for to in (at - 1, at + 1) if 0 <= to < len(STEPS)]

    def withdrawals(self, one: Defender) -> list[str]:
        """Leaving the line, never below three line cards (CB-250, CB-261, CB-265, CB-272)."""
        if self.step in ("step 6 second", "response") or self.front.line_cards() <= FEWEST_ON_LINE:
            return []
        if self.step == "step 2" and one.home != "DL":
            return []
        if self.step == "step 4":
            allowed = one.end if one.home == "DL" else one.committed_in == "step 2"
            return ["withdraw"] if allowed else []
        return ["withdraw"]

    def man_actions(self, one: Defender) -> list[str]:
        """A tight end's man may cover (CB-273)."""
        if self.step != "step 6 first" or not one.man_of:
            return []
        acts = [] if self.front.men[one.man_of].up else [f"cover {one.man_of}"]
        if self.front.line_cards() > FEWEST_ON_LINE:
            side = sides_of(one.man_of)
            acts += [f"cover {slot}" for slot in self.front.men if slot in WIDE and sides_of(slot) == side]
        return acts

    def slides(self, one: Defender) -> list[str]:
        """A free line card may go to the next lane (CB-262)."""
        assert one.lane is not None
        if self.front.blockers(one.lane):
            return []
        return [f"slide {g}" for g in self.front.neighbors(one.lane) if self.front.may_enter(g)]

    def apply(self, choice: str) -> None:
        """Carry out one action."""
        card, act, *rest = choice.split()
        one = self.front.by_card(card)
        one.acted = True
        later = self.step in ("step 6 second", "response")  # CB-276
        if act == "lane":
            one.origin, one.position, one.committed_in = one.position, "", self.step
            self.front.enter(one, int(rest[0]))
            one.up = one.up or later
        elif act == "cover":
            if one.position:
                one.origin, one.position, one.committed_in = one.position, "", self.step
            one.lane, one.on = None, rest[0]
            one.up = one.up or later
        elif act == "shift":
            one.position = rest[0]
        elif act == "slide":
            one.man_of = ""  # CB-248
            self.front.enter(one, int(rest[0]))
        else:
            self.withdraw(one)

    def withdraw(self, one: Defender) -> None:
        """Back to the secondary (CB-261, CB-265, CB-272)."""
        one.lane, one.on, one.man_of = None, "", ""
        if one.home == "DL":
            one.position = f"OLB-{one.end}" if one.end else "ILB"
        else:
            one.position, one.origin = one.origin, ""


def is_linebacker(one: Defender) -> bool:
    """Whether the card came from a linebacker's position."""
    return one.origin in ("OLB-L", "ILB", "OLB-R")


def turn_up_lanes(front: Front) -> None:
    """All remaining cards in lanes are turned up (CB-274)."""
    for one in front.defenders:
        if one.lane is not None:
            one.up = True
