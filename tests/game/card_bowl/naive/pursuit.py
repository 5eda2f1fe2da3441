"""Who may tackle and who may block in an open-field run of a scrimmage play (CB-391 to CB-397)."""

from tests.game.card_bowl.naive.front import BACKS, TIGHT_ENDS, WIDE, Front, sides_of


class Chase:
    """Tacklers of a run on one side (CB-393) or, without a side, through the line (CB-394)."""

    def __init__(self, front: Front, side: str = "", *, escorted: bool = False) -> None:
        self.front = front
        self.side = side
        self.escorted = escorted

    def tacklers(self, set_number: int) -> list[str]:
        """The eligible face-down cards."""
        names = self.names(set_number)
        found = []
        for one in self.front.defenders:
            if one.up or one.lane is not None or one.on in TIGHT_ENDS:  # CB-395
                continue
            # CB-395: whoever is face down on another receiver counts as a cornerback
            place = f"CB-{sides_of(one.on)}" if one.on in WIDE else one.position
            if place in names:
                found.append(one.card)
        return found

    def names(self, set_number: int) -> tuple[str, ...]:
        """The positions that count in a set."""
        if not self.side:
            return ("OLB-L", "ILB", "OLB-R") if set_number == 1 else ("S-L", "S-R")
        if set_number == 1:
            return (f"CB-{self.side}", f"S-{self.side}", f"OLB-{self.side}", "ILB")
        other = "R" if self.side == "L" else "L"
        return (f"OLB-{other}", f"S-{other}", "ILB")

    def tackle(self, card: str) -> None:
        """Turn a tackler up."""
        self.front.by_card(card).up = True

    def escorts(self) -> list[tuple[str, int]]:
        """Face-down receivers and backs, on a screen or lateral only (CB-397)."""
        if not self.escorted:
            return []
        kinds = WIDE + TIGHT_ENDS + BACKS
        return [(man.card, man.worth) for man in self.front.men.values() if man.slot in kinds and not man.up]

    def escort(self, card: str) -> None:
        """Turn a blocker up."""
        next(man for man in self.front.men.values() if man.card == card).up = True
