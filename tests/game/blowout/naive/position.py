"""A position: the public facts, the zones, and what may be chosen in it."""

from tests.game.blowout.naive.cards import (
    CHALLENGE,
    DEFENSE,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    OFFENSE,
    OFFSIDES_D,
    PASS_INTERFERENCE,
    SACK,
    SPECIAL_TEAMS,
    is_defense_foul,
    is_defensive_play,
    is_pass,
    is_run,
    once_each,
)
from tests.game.blowout.naive.zones import Zones

PERIODS = {"quarters": 1, "halves": 2, "full": 4}  # BO-90, BO-109, BO-114
START_SPOT = 20  # BO-17, BO-65, BO-66, BO-73, BO-80, BO-83, BO-92, BO-116
TO_A_FIRST_DOWN = 10  # BO-6

COIN = "COIN"
OFFENSE_CALL = "OFFENSE CALL"
DEFENSE_CALL = "DEFENSE CALL"
DEFENSE_RESPONSE = "DEFENSE RESPONSE"
OFFENSE_RESPONSE = "OFFENSE RESPONSE"
NONE = "none"


class Position(Zones):
    """All that lies on the table, and whose decision it is."""

    def __init__(self, options: dict[str, str]) -> None:
        """No seat has the ball yet, no card is shuffled."""
        super().__init__()
        unknown = set(options) - {"length"}
        if unknown:
            raise ValueError(f"There are no options called {sorted(unknown)}.")
        self.length = options.get("length", "halves")  # BO-117
        if self.length not in PERIODS:
            raise ValueError(f"There is no length called {self.length!r}.")
        self.periods: int = PERIODS[self.length]
        self.period: int = 1
        self.points: list[int] = [0, 0]  # BO-17
        self.winners: list[int] | None = None
        self.seat: int | None = None
        """Whose decision is open; None when the match is over."""
        self.asks: str | None = None
        """The rulebook's name of that decision."""
        self.offense: int = -1
        """The seat with the ball; -1 before it is known."""
        self.started_on_offense: int = -1
        self.spot: int = START_SPOT
        self.marker: int = START_SPOT + TO_A_FIRST_DOWN
        self.down: int = 1
        self.overtime: str = ""
        """Empty in regulation, then `first possession`, `reply` or `sudden death`."""
        self.overtime_first: int = -1
        self.overtime_ends: int = 0
        """How often BO-86 was met in overtime (BO-103, BO-104)."""
        self.calls: dict[int, str] = {}
        """The calls made before the reveal, by seat; secret, and still part of the hand (BO-106, BO-118)."""
        self.table: list[tuple[int, str, str]] = []
        """The cards of the current down after the reveal: seat, deck and card, in order of play."""
        self.log: list[tuple[int, str, str, int]] = []
        """How each down ended: the seat that had the ball, how, why, and the spot on its scale (0 if none)."""

    @property
    def defense(self) -> int:
        """The seat without the ball; -1 before it is known."""
        return 1 - self.offense if self.offense in (0, 1) else -1

    @property
    def to_go(self) -> int:
        """The yards from the line of scrimmage to the marker."""
        return self.marker - self.spot

    @property
    def is_over(self) -> bool:
        """Is the match over?"""
        return self.winners is not None

    @property
    def offense_call(self) -> str:
        """The revealed call of the offense."""
        return self.table[0][2]

    @property
    def defense_call(self) -> str:
        """The revealed call of the defense."""
        return self.table[1][2]

    # What may be chosen

    def choices(self) -> list[str]:
        """Every legal choice of the decision that is open; empty when the match is over."""
        if self.asks == COIN:
            return ["start_on_offense", "start_on_defense"]
        if self.asks == OFFENSE_CALL:
            return self._offense_calls()
        if self.asks == DEFENSE_CALL:
            return self._defense_calls()
        if self.asks == DEFENSE_RESPONSE:
            return self._defense_responses()
        if self.asks == OFFENSE_RESPONSE:
            return self._offense_responses()
        return []

    def _offense_calls(self) -> list[str]:
        hand = self.stock(OFFENSE, self.offense).hand
        calls = [card for card in hand if is_run(card) or is_pass(card) or card == OFFSIDES_D]  # BO-28, BO-32
        if self.down == 4:
            calls += self.stock(SPECIAL_TEAMS, self.offense).hand  # BO-29, BO-76
        return once_each(calls)

    def _defense_calls(self) -> list[str]:
        hand = self.stock(DEFENSE, self.defense).hand
        return once_each([card for card in hand if is_defensive_play(card) or is_defense_foul(card)])  # BO-30, BO-31

    def _defense_responses(self) -> list[str]:
        legal = [CHALLENGE]  # BO-45
        if is_pass(self.offense_call):
            legal += [SACK, INTERCEPTION]
        if is_run(self.offense_call):
            legal += [FUMBLE]
        hand = self.stock(DEFENSE, self.defense).hand
        return once_each([NONE, *[card for card in hand if card in legal]])  # BO-44

    def _offense_responses(self) -> list[str]:
        legal = [HOLDING, CHALLENGE]  # BO-46
        if is_pass(self.offense_call):
            legal += [PASS_INTERFERENCE]
        hand = self.stock(OFFENSE, self.offense).hand
        return once_each([NONE, *[card for card in hand if card in legal]])  # BO-44
