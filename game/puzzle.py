"""Puzzles as data: a position with one best choice, what every choice is worth, and why the best one is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from game.bots.players import PRO
from game.chance import generator
from game.contract import State, View
from game.match import Match
from game.record import HUMAN, Player
from game.variant import Rules
from game.variants import VARIANTS, find_rules, find_variant

MOST_STARS = 3
LOST = {3: 0.0, 2: 0.05, 1: 0.10}
"""How much less than the best a choice may be worth at most, by the stars that it then gets."""
CLUBS = ("Gulls", "Foxes")


def least_lead(variant: str) -> float:
    """How far the best choice of a puzzle is ahead of the second, in chance to win: luck weighs most in Jukem."""
    return 0.10 if variant == "jukem" else 0.15


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One position of a match between two, in which a seat has to choose."""

    name: str
    """What is stored of it. Names are only ever added."""
    title: str
    question: str
    """Where the match stands, and what is asked, in one sentence or two."""
    why: str
    """Why the best choice is best."""
    seat: int
    worth: dict[str, float]
    """The chance to win by each choice, the best one first: played on by Pro from many deals of the hidden cards."""
    options: dict[str, str] = {}
    position: Mapping[str, Any]
    """As ``State.to_dict`` writes it; what the seat cannot see is dealt anew at each try."""
    variant: str = ""
    """The game; the file of a game leaves it out."""

    @property
    def best(self) -> str:
        """The best choice."""
        return next(iter(self.worth))

    def stars(self, choice: str) -> int:
        """What a choice earns, whatever comes of it: 3 for the best, 0 for one that costs too much."""
        if choice == self.best:
            return MOST_STARS
        lost = self.worth[self.best] - self.worth[choice]
        return max((stars for stars, most in LOST.items() if stars < MOST_STARS and lost <= most + 1e-9), default=0)

    @property
    def view(self) -> View:
        """What the seat knows."""
        view: View = find_rules(self.variant).state_type.from_dict(self.position).view(self.seat)
        return view

    def match(self, rng: Random) -> Match:
        """A try: practice from the position, its hidden cards dealt from ``rng``."""
        rules = find_rules(self.variant)
        players = [Player(club, HUMAN if seat == self.seat else PRO) for seat, club in enumerate(CLUBS)]
        return Match(rules, self.options, players, rng.getrandbits(32), dealt_anew(rules, self.view, rng).to_dict())


def dealt_anew(rules: Rules, view: View, rng: Random) -> State:
    """A state that agrees with a view, in which what others have chosen in secret is chosen by Pro."""
    state = view.sample(rng)
    if rules.reopen is not None:
        state = rules.reopen(state, view.seat)
    while (decision := state.decision) is not None and decision.seat != view.seat:
        legal = state.legal_actions()
        state.push(legal[0] if len(legal) == 1 else rules.pro(state.view(decision.seat), legal, rng))
    return state


@cache
def puzzles(variant: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in their order; none where it has none."""
    package = find_variant(variant).package
    file = files(package) / "puzzles.json" if package is not None else None
    if file is None or not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
    return tuple(msgspec.structs.replace(each, variant=variant) for each in found)


def daily(day: int) -> Puzzle | None:
    """The puzzle of a day by its number, the same for everybody; all have their day before any has a second one."""
    every = [each for variant in VARIANTS for each in puzzles(variant.name)]
    if not every:
        return None
    turn, place = divmod(day, len(every))
    order = sorted(every, key=lambda each: generator(f"puzzle of the day {each.variant} {each.name}", turn).random())
    return order[place]


def next_after(puzzle: Puzzle, stars: Mapping[str, int]) -> Puzzle:
    """The puzzle to try next: the first after it that was not tried yet, in the other games too; else the next one."""
    every = [each for variant in VARIANTS for each in puzzles(variant.name)]
    place = every.index(puzzle) + 1
    order = [*every[place:], *every[:place]]
    return next((each for each in order if each.name not in stars), order[0])
