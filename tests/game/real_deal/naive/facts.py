"""Zones and public facts of a match, and what may be chosen in them."""

from tests.game.real_deal.naive.cards import DOUBLE_BORDER, LONG_CARDS, SCORING_CARDS, counters

TOSS_CHOICE = "toss choice"
OFFENSE_DECISION = "offense decision"
COUNTER_DECISION = "counter decision"

CLOCK_CARD = "HAS BALL END OF QUARTER"
PUNT_10 = "PUNTS INSIDE THE 10"


def other(seat: int) -> int:
    """Name the other of the two teams (RD-1)."""
    return 1 - seat


class Facts:
    """Every zone and every public fact; lists with two entries are indexed by seat (0 Black, 1 White)."""

    def __init__(self, options: dict[str, str]) -> None:
        # RD-70
        self.options: dict[str, str] = {"length": "four", "color": "black", **options}
        allowed = {"length": ("four", "two"), "color": ("black", "white")}
        for name, value in self.options.items():
            if name not in allowed or value not in allowed[name]:
                raise ValueError(f"no such option: {name}={value}")

        # Zones
        self.hand: list[list[str]] = [[], []]
        self.draw_pile: list[list[str]] = [[], []]  # first one drawn first
        self.table_pile: list[list[str]] = [[], []]  # in order played
        self.discard_pile: list[list[str]] = [[], []]
        self.box: list[list[str]] = [list(DOUBLE_BORDER), list(DOUBLE_BORDER)]
        # Those cards of the Discard pile that were laid face down; only their owner knows them (RD-12)
        self.face_down: list[list[str]] = [[], []]

        # Public facts
        self.points: list[int] = [0, 0]
        self.quarter: int = 1  # counts on in overtime: 5 and 6, with two quarters 3 and 4
        self.overtime: int = 0  # 0 in regulation, then 1 and 2
        self.ball: int | None = None  # nobody's during a toss choice
        self.finished: list[int] = [0, 0]  # possessions finished in this quarter
        self.return_open: bool = False
        self.limited: bool = False
        self.waiting: str | None = None  # the play now waiting for a counter
        self.waiting_by: int | None = None  # the team that played it
        self.returned_kick: str | None = None  # the kick that a RETURN TD has countered in this chain (RD-43)
        self.toss_winner: int | None = None  # of the opening toss
        self.toss_choice: str | None = None  # what the toss winner chose: RECEIVE or DEFER

        # Whose decision, and the end
        self.seat: int | None = None
        self.asks: str | None = None
        self.winners: list[int] | None = None

    def last_quarter(self) -> int:
        """Give the number of the last regulation quarter (`length`)."""
        return 4 if self.options["length"] == "four" else 2

    def choices(self) -> list[str]:
        """Every legal choice of the team that decides."""
        if self.asks == TOSS_CHOICE:
            return ["RECEIVE", "DEFER"]  # RD-20 to RD-22
        if self.asks == OFFENSE_DECISION:
            return self._offense_choices()
        if self.asks == COUNTER_DECISION:
            return self._counter_choices()
        return []

    def _offense_choices(self) -> list[str]:
        """Table 5.1."""
        assert self.seat is not None
        found: list[str] = []
        for card in self.hand[self.seat]:
            if card in SCORING_CARDS and (not self.limited or card in LONG_CARDS):  # RD-24, RD-51
                found.append(f"PLAY({card})")
            if card == "RETURN TD" and self.return_open:  # RD-40
                found.append(f"PLAY({card})")
            if card == PUNT_10:  # always, RD-51
                found.append(f"PLAY({card})")
            found.append(f"PUNT({card})")  # RD-25
        if self._may_end_quarter(self.seat):  # RD-54
            found.append("END_QUARTER")
        return found

    def _counter_choices(self) -> list[str]:
        """Table 5.2."""
        assert self.seat is not None
        assert self.waiting is not None
        hand = self.hand[self.seat]
        # RD-33 (with RD-42, RD-45, RD-46 and RD-49 the chart's own cells)
        found = [f"COUNTER({card})" for card in hand if counters(card, self.waiting)]
        if self.waiting in ("SAFETY", PUNT_10):
            found.append("ACCEPT")  # RD-46, RD-49
        else:
            found.extend(f"CONCEDE({card})" for card in hand)  # RD-29
            if not hand:
                found.append("CONCEDE(none)")  # RD-31
        if self._may_end_quarter(self.seat):  # RD-54
            found.append("END_QUARTER")
        return found

    def _may_end_quarter(self, seat: int) -> bool:
        """Whether the team may play HAS BALL END OF QUARTER (RD-52, RD-53)."""
        if CLOCK_CARD not in self.hand[seat]:
            return False
        if self.overtime > 0 or self.quarter >= self.last_quarter():  # RD-53
            return False
        return min(self.finished) >= 4  # RD-52
