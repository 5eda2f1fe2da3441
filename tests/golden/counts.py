"""Counts of all continuations to a depth from fixed deals, as chess engines count moves (perft)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.contract import State
from game.variant import Rules
from tests.golden.matches import folder_of
from tests.play import Options, chooser, finish, option_sets, random_match, start

LARGEST = 15_000
"""Depths are added while the count stays below this."""
DEEPEST = 20
DEALS = 4
MIDDLE = 120
"""How many random actions at most lead to the counts from the middle of a match."""
NO_OPTIONS = "-"
"""What a line says of a game that has none."""


class Line(NamedTuple):
    """The counts from one position."""

    options: Options
    seed: int
    skip: int
    """Random actions before the counting starts."""
    counts: tuple[int, ...]
    """The number of continuations of 1, 2, 3 ... actions."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items()) or NO_OPTIONS
        return f"{chosen} {self.seed} {self.skip}: {' '.join(map(str, self.counts))}"


def file_of(rules: Rules) -> Path:
    """The variant's counts."""
    return folder_of(rules) / "counts.txt"


def read(rules: Rules) -> list[Line]:
    """The stored counts; none for a variant that has no file yet."""
    found = []
    file = file_of(rules)
    for row in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if row and not row.startswith("#"):
            place, _, counts = row.partition(": ")
            chosen, seed, skip = place.split()
            options = dict(part.split("=") for part in chosen.split(",") if part != NO_OPTIONS)
            found.append(Line(options, int(seed), int(skip), tuple(map(int, counts.split()))))
    return found


def continuations(state: State, depth: int) -> int:
    """How many sequences of ``depth`` actions there are, counting a match that ends earlier once."""
    choices = state.legal_actions()
    if depth == 0 or not choices:
        return 1
    if depth == 1:
        return len(choices)
    return sum(by_first(state, depth).values())


def by_first(state: State, depth: int) -> dict[str, int]:
    """The same, split by the first action."""
    counts = {}
    for action in state.legal_actions():
        after = state.clone()
        after.push(action)
        counts[str(action)] = continuations(after, depth - 1)
    return counts


def root(rules: Rules, line: Line) -> State:
    """Where a line starts."""
    state, _ = start(rules, line.options, line.seed)
    return finish(state, chooser(line.seed), limit=line.skip)


def _counted(rules: Rules, line: Line) -> Line:
    state = root(rules, line)
    counts: list[int] = []
    while not counts or (counts[-1] < LARGEST and len(counts) < DEEPEST):
        counts.append(continuations(state, len(counts) + 1))
    return line._replace(counts=tuple(counts))


def _at_most(skip: int, rules: Rules, options: Options, seed: int) -> int:
    """So many random actions, or half of them all in a match that is over by then."""
    length = len(random_match(rules, options, seed).actions)
    return skip if skip < length else length // 2


def write(rules: Rules) -> int:
    """Stores the counts of the rules of today and tells how many lines they take."""
    sets = option_sets(rules)
    sets = sets[:: max(1, len(sets) // DEALS)]
    deals = [(sets[index % len(sets)], index + 1) for index in range(DEALS)]
    shortest = min(len(random_match(rules, options, 1).actions) for options in sets)
    middle = min(MIDDLE, shortest // 2)
    lines = [_counted(rules, Line(*deal, skip, ())) for deal in deals for skip in (0, _at_most(middle, rules, *deal))]
    head = "# options, seed, random actions before: continuations of 1, 2, 3 ... actions"
    file_of(rules).write_text("\n".join([head, *map(str, lines)]) + "\n", encoding="utf-8")
    return len(lines)
