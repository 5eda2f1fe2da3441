"""Puzzles as data: a position with one best choice, the value of every choice, and why the best one is best."""

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
MAX_LOSS = {3: 0.0, 2: 0.05, 1: 0.10}
"""The largest loss in win chance, compared with the best choice, for each number of stars."""
CLUBS = ("Gulls", "Foxes")


def least_lead(variant: str) -> float:
    """Returns the least lead of a puzzle's best choice over the second, in win chance. Luck matters most in Jukem."""
    return 0.10 if variant == "jukem" else 0.15


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One position of a two-player match in which a seat has to choose."""

    name: str
    """The name stored with its result. Names are only ever added."""
    title: str
    question: str
    """The situation and the question, in one or two sentences."""
    why: str
    """Why the best choice is best."""
    seat: int
    worth: dict[str, float]
    """The chance to win after each choice, best first: Pro played on from many deals of the hidden cards."""
    options: dict[str, str] = {}
    position: Mapping[str, Any]
    """As ``State.to_dict`` writes it; each try deals the cards that the seat cannot see again."""
    variant: str = ""
    """The game; a game's own file omits it."""

    @property
    def best(self) -> str:
        """Returns the best choice."""
        return next(iter(self.worth))

    def stars(self, choice: str) -> int:
        """Returns the stars of a choice: 3 for the best, 0 for one that loses too much."""
        if choice == self.best:
            return MOST_STARS
        lost = self.worth[self.best] - self.worth[choice]
        return max((stars for stars, most in MAX_LOSS.items() if stars < MOST_STARS and lost <= most + 1e-9), default=0)

    @property
    def view(self) -> View:
        """Returns the seat's view."""
        view: View = find_rules(self.variant).state_type.from_dict(self.position).view(self.seat)
        return view

    def match(self, rng: Random) -> Match:
        """Starts a try: a practice match from the position, with hidden cards dealt from ``rng``."""
        rules = find_rules(self.variant)
        players = [Player(club, HUMAN if seat == self.seat else PRO) for seat, club in enumerate(CLUBS)]
        return Match(rules, self.options, players, rng.getrandbits(32), redeal(rules, self.view, rng).to_dict())


def redeal(rules: Rules, view: View, rng: Random) -> State:
    """Returns a state sampled from a view; Pro makes the hidden choices of the others again."""
    state: State = rules.undo_hidden_choices(view.sample(rng), view.seat)
    while (decision := state.decision) is not None and decision.seat != view.seat:
        legal = state.legal_actions()
        state.push(legal[0] if len(legal) == 1 else rules.pro(state.view(decision.seat), legal, rng))
    return state


@cache
def puzzles(variant: str) -> tuple[Puzzle, ...]:
    """Returns the puzzles of a game in order, or none."""
    package = find_variant(variant).package
    file = files(package) / "puzzles.json" if package is not None else None
    if file is None or not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
    return tuple(msgspec.structs.replace(each, variant=variant) for each in found)


def daily(day: int) -> Puzzle | None:
    """Returns the puzzle of a day, the same for everybody. No puzzle repeats before all have had their day."""
    every = [each for variant in VARIANTS for each in puzzles(variant.name)]
    if not every:
        return None
    turn, place = divmod(day, len(every))
    order = sorted(every, key=lambda each: generator(f"puzzle of the day {each.variant} {each.name}", turn).random())
    return order[place]


def next_after(puzzle: Puzzle, stars: Mapping[str, int]) -> Puzzle:
    """Returns the next puzzle without stars, in any game, or simply the next one if all have been tried."""
    every = [each for variant in VARIANTS for each in puzzles(variant.name)]
    place = every.index(puzzle) + 1
    order = [*every[place:], *every[:place]]
    return next((each for each in order if each.name not in stars), order[0])
