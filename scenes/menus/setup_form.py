"""The data of the page New match: names, levels, options and seed, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.bots import LEVELS
from game.clubs import CLUBS, Club
from game.options import BadOption
from game.record import HUMAN, Player
from game.variant import Rules
from scenes.control.setup import Setup, clean_name, default_setup, new_seed

SEATS = ("Home", "Away", "Third", "Fourth")
PAIRS = tuple(zip(CLUBS[::2], CLUBS[1::2], strict=True))
"""The pairs of clubs offered, home and away."""
_SEED = re.compile(r"[+-]?\d{1,18}", re.ASCII)


class Problem(NamedTuple):
    """Why the match cannot start: the field to correct, and a sentence."""

    field: str
    text: str


class SetupForm:
    """The data that the page edits. Names are as typed; an empty name means the club's name."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        self.rules = rules
        most = max(rules.seats)
        self.options = dict(setup.options)
        self.kinds = [player.kind for player in setup.players] + [LEVELS[0]] * (most - len(setup.players))
        known = [player.name for player in setup.players]
        self.pair = _pair(setup.players) or 0
        self.names = [
            "" if seat >= len(known) or known[seat] == self.club(seat).short else known[seat] for seat in range(most)
        ]
        self.seed = ""

    @classmethod
    def default(cls, rules: Rules) -> SetupForm:
        """Returns the form with the game's default setup."""
        return cls(rules, default_setup(rules))

    @property
    def seats(self) -> int:
        """Number of seats with the current options."""
        return self.rules.seat_count(self.options)

    def club(self, seat: int) -> Club:
        """Returns the club of a seat in the chosen pair."""
        return CLUBS[(2 * self.pair + seat) % len(CLUBS)]

    def name(self, seat: int) -> str:
        """Returns the name of a seat."""
        return clean_name(self.names[seat]) or self.club(seat).short

    def title(self, seat: int) -> str:
        """Returns the long name of a seat: its own name if it has one, else the full name of the club."""
        return self.name(seat) if clean_name(self.names[seat]) else self.club(seat).name

    @property
    def people(self) -> int:
        """Number of seats played by people."""
        return self.kinds[: self.seats].count(HUMAN)

    @property
    def problem(self) -> Problem | None:
        """What must be corrected before the match can start, or None."""
        taken: dict[str, int] = {}
        for seat in range(self.seats):
            first = taken.setdefault(self.name(seat).casefold(), seat)
            if first != seat:
                text = (
                    f"{SEATS[first]} and {SEATS[seat].lower()} are both called {self.name(seat)}. Change one of them."
                )
                return Problem(f"{SEATS[seat]} name", text)
        excluded = self._excluded()
        if excluded is not None:
            return excluded
        seed = self.seed.strip()
        if seed and not _SEED.fullmatch(seed):
            text = f"A seed is a whole number of at most 18 digits, or empty for random cards. “{seed}” is not one."
            return Problem("Seed", text)
        return None

    def _excluded(self) -> Problem | None:
        """Returns the problem with an option that the other options exclude, or None."""
        try:
            self.rules.complete(self.options)
        except BadOption as problem:
            named = next(each.title for each in self.rules.options if f"option {each.name} " in str(problem))
            return Problem(named, f"{named} does not go with the other options. Change it, or them.")
        return None

    def setup(self) -> Setup:
        """Returns the setup, which must have no problem. If the seed is empty, draws a random one."""
        seed = self.seed.strip()
        players = tuple(Player(self.name(seat), self.kinds[seat]) for seat in range(self.seats))
        number = int(seed) if seed else new_seed()
        return Setup(self.rules.variant.name, dict(self.options), players, number, seed_given=bool(seed))

    def own_names(self) -> list[str]:
        """Returns the names that people typed, by seat, to be used in games that are new to them."""
        return [clean_name(name) if kind == HUMAN else "" for name, kind in zip(self.names, self.kinds, strict=True)]

    def adopt(self, recent_players: Iterable[Sequence[Player]]) -> None:
        """Takes level and clubs from the latest match that has them. ``recent_players`` is newest first."""
        matches = list(recent_players)
        levels = (player.kind for players in matches for player in players if player.kind != HUMAN)
        level = next(levels, None)
        if level is not None:
            self.kinds = [kind if kind == HUMAN else level for kind in self.kinds]
        self.pair = next((pair for pair in map(_pair, matches) if pair is not None), self.pair)

    def greet(self, names: Mapping[int, str]) -> None:
        """Fills in the names that people typed in another game."""
        for seat, name in names.items():
            if seat < len(self.names) and self.kinds[seat] == HUMAN and not self.names[seat]:
                self.names[seat] = clean_name(name)


def _pair(players: Sequence[Player]) -> int | None:
    """Returns the index of the pair of clubs that plays, or None if all have custom names."""
    known = {player.name for player in players}
    return next((index for index, pair in enumerate(PAIRS) if {club.short for club in pair} & known), None)
