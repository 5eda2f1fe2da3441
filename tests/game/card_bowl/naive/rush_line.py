"""Pass rush, pick-up and sack rounds."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, value
from tests.game.card_bowl.naive.fouls import set_foul
from tests.game.card_bowl.naive.front import Front
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play, Table

AUTOMATIC = 13  # CB-284
SACK_YARDS = 3  # CB-286
SAFE_BY = 7  # CB-289


@dataclass(frozen=True)
class Unit:
    """A lane or a pair of adjacent lanes (CB-277)."""

    lanes: tuple[int, ...]
    rush: int
    protection: int

    @property
    def margin(self) -> int:
        """PR - PP (CB-279)."""
        return self.rush - self.protection


def candidates(front: Front) -> list[Unit]:
    """Every unit with a margin of 1 or more (CB-277 to CB-279)."""
    found = []
    for place in front.places():
        if not all(front.rushers(lane) for lane in place):
            continue
        rush = sum(value(one.card) for lane in place for one in front.rushers(lane))
        blocked = sum(man.worth for lane in place for man in front.blockers(lane))
        unit = Unit(place, rush, blocked + value(front.quarterback.card))
        if unit.margin >= 1:
            found.append(unit)
    return found


def threats(front: Front) -> list[Unit]:
    """The threats, from left to right (CB-280)."""
    left = candidates(front)
    chosen: list[Unit] = []
    while left:
        best = min(left, key=lambda unit: (-unit.margin, len(unit.lanes), unit.lanes[0]))
        chosen.append(best)
        left = [unit for unit in left if not set(unit.lanes) & set(best.lanes)]
    return sorted(chosen, key=lambda unit: unit.lanes[0])


class PickUp:
    """Shotgun backs move up at the start of an offensive turn (CB-283)."""

    def __init__(self, front: Front, table: Table, seat: int) -> None:
        self.front = front
        self.table = table
        self.seat = seat

    def run(self) -> None:
        """Each back of the backfield into one lane of his side."""
        if not self.front.shotgun or not candidates(self.front):
            return
        taken: list[int] = []
        for slot in ("BL", "BR"):
            man = self.front.men.get(slot)
            if man is None or not man.in_backfield:
                continue
            own_side = [g for g in self.front.lanes() if (g <= 0 if slot == "BL" else g >= 0) and g not in taken]
            choice = self.table.ask(self.seat, f"D25 pick-up {slot}", ["stay", *(f"lane {g}" for g in own_side)])
            if choice != "stay":
                man.lane = int(choice.split()[1])
                man.up = True
                taken.append(man.lane)


class SackRound:
    """One card for each threat (CB-284 to CB-289)."""

    def __init__(self, play: Play, units: list[Unit]) -> None:
        self.play = play
        self.units = units
        self.pressure = 0

    def automatic(self) -> Ending:
        """The sack of a margin above 13: only the largest threat (CB-284)."""
        worst = min(self.units, key=lambda unit: (-unit.margin, len(unit.lanes), unit.lanes[0]))
        card = self.sack_card(worst)
        return self.fumbled(worst) if card is None else self.sacked(worst, value(card))

    def run(self) -> Ending | None:
        """An ending if the quarterback goes down, else the pressure is set."""
        for unit in self.units:
            card = self.sack_card(unit)
            if card is None:
                return self.fumbled(unit)
            if unit.rush >= unit.protection + value(card):  # CB-285
                return self.sacked(unit, value(card))
            survived = unit.protection + value(card) - unit.rush
            if survived < SAFE_BY:  # CB-289
                self.pressure = max(self.pressure, SAFE_BY - survived)
        return None

    def sack_card(self, unit: Unit) -> str | None:
        """One sack card, None for RJ (CB-287, CB-288)."""
        card = self.play.table.draw("sack")
        if card == BLACK_JOKER:
            set_foul(self.play, "holding", self.play.offense, 10, "LoS")
            card = self.play.table.draw("sack")
        return None if card == RED_JOKER else card

    def sacked(self, unit: Unit, card: int) -> Ending:
        """The loss of a sack (CB-286)."""
        loss = unit.margin - card + SACK_YARDS
        self.play.sacked = True
        p = self.play.facts.spot - loss
        return Ending("safety" if p <= 0 else "down", self.play.offense, p)

    def fumbled(self, unit: Unit) -> Ending:
        """The quarterback loses the ball (CB-287)."""
        p = self.play.facts.spot - unit.margin - SACK_YARDS
        return Fumble(self.play, self.play.offense, p, "snap").run()
