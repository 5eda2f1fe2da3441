"""Random matches with every invariant checked: ``python -m tests.fuzz jukem --matches 10000 --seed 1``.

A failure names the broken promise, shows the position and prints the command that repeats it.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from game.chance import generator
from game.contract import Action, State
from game.match import digest
from game.options import BadOption
from game.variant import Rules
from game.zones import SeenBy
from tests import claims, invariants
from tests.play import BUILT, Options, Step, option_sets, start, steps, taken_up
from tests.seen_table import SeenTable

CLOSELY = 24
"""One in this many positions gets the slow checks, by default."""
CHANCES = 600
"""One in this many positions has its claimed chances compared with samples, the slowest check."""
PLAYED_ON = 400
"""Decisions for which a clone is played on: to the end in most games.

In longer matches the match itself covers the rest: it is played on from clones of every earlier position.
"""
MOST_REFUSED = 300
"""Actions tried in one position where they are illegal: all of them in most games, otherwise every n-th."""
REPORT_SECONDS = 5.0


class Broken(AssertionError):
    """A broken promise, with the action before or after which it broke."""


class Fuzz:
    """The checks of one variant, and all actions that its matches have offered so far."""

    def __init__(self, rules: Rules, closely: int = CLOSELY, *, positions: bool = False) -> None:
        """With ``positions``, each match begins from a position of another one."""
        self.rules = rules
        self.closely = closely
        self.positions = positions
        self.clauses = {rule.clause for rule in rules.words.rules()}
        self.known: dict[Action, None] = {}
        self.decisions = 0
        self._kept: list[tuple[State, str]] = []
        """Positions of this match with their digests, which later actions must not change."""

    def match(self, options: Options, seed: int) -> None:
        """Plays one random match with all checks. Raises Broken at the first failure."""
        rng = generator(f"{seed}/fuzz", 0)
        state, opening = (taken_up if self.positions else start)(self.rules, options, seed)
        seats = invariants.seats_of(state)
        piles = [zone.name for zone in self.rules.zones.values() if zone.sight is SeenBy.TOP] if self.positions else ()
        tables = [SeenTable(seat, state.view(seat).zones(), self.rules.code_of, piles) for seat in seats]
        invariants.events_hold(self.rules, opening, self.clauses, seats)
        self._kept = []
        count = 0
        for count, step in enumerate(steps(self.rules, options, seed, state), 1):
            try:
                self._check(step, tables, rng)
                assert count <= self.rules.bound, f"more than {self.rules.bound} decisions"
            except Exception as problem:
                raise Broken(_story(count, step, problem)) from problem
            state = step.after
        self.decisions += count
        invariants.choices_hold(state)
        for kept, before in self._kept:
            if digest(kept) != before:
                raise Broken(_told("the rest of the match changed a position that it came from", kept))

    def _check(self, step: Step, tables: Sequence[SeenTable], rng: Random) -> None:
        step.after.check()
        invariants.choices_hold(step.before)
        invariants.doors_agree(step)
        invariants.events_hold(self.rules, step.events, self.clauses, range(len(tables)))
        invariants.hidden_cards_stay_hidden(self.rules, step.before, step.events, step.after)
        for table in tables:
            table.happen(step.events)
            assert table.shows(step.after.view(table.seat)), f"the events tell seat {table.seat} another table"
        claims.exact_claims_hold(self.rules, step.before, step.action)
        self.known.update(dict.fromkeys(step.choices))
        if int(rng.random() * CHANCES) == 0:
            claims.chances_hold(self.rules, step.before, step.action, rng, claims.ROUGHLY)
        if int(rng.random() * self.closely) == 0:
            self._check_closely(step, rng)

    def _check_closely(self, step: Step, rng: Random) -> None:
        before = step.before
        invariants.action_survives_writing(self.rules, step.action)
        invariants.survives_writing(self.rules, before)
        invariants.views_survive_writing(self.rules, before)
        invariants.samples_agree(before, rng)
        invariants.zones_are_seen_as_declared(self.rules, before)
        invariants.picks_hold(self.rules, before)
        invariants.reasons_match_choices(self.rules, before)
        for action in step.choices:
            claims.exact_claims_hold(self.rules, before, action)
            claims.reasons_tell_what_is_claimed(self.rules, before, action, rng)
        invariants.refuses(before, self._some_known(rng))
        self._kept.append((before, invariants.clone_stands_alone(before, rng, PLAYED_ON)))

    def _some_known(self, rng: Random) -> Iterator[Action]:
        """Returns all known actions, or a rotating part of them if there are many."""
        every = 1 + len(self.known) // MOST_REFUSED
        return islice(self.known, int(rng.random() * every), None, every)


def _story(count: int, step: Step, problem: Exception) -> str:
    where = traceback.extract_tb(problem.__traceback__)[-1]
    said = f"{type(problem).__name__}: {problem}" if str(problem) else f"{type(problem).__name__}: {where.line}"
    return _told(f"{said}\nat action {count} ({step.action}), {Path(where.filename).name}:{where.lineno}", step.before)


def _told(what: str, before: State) -> str:
    position = msgspec.json.format(msgspec.json.encode(before.to_dict()), indent=1).decode()
    return f"{what}\nbefore it:\n{position}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays as the command line says. Returns 1 if a promise was broken, 2 for a wrong command line."""
    built = {rules.variant.name: rules for rules in BUILT}
    ask = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Random matches with every invariant checked."
    )
    ask.add_argument("variant", choices=built)
    ask.add_argument("--matches", type=_count, default=10_000)
    ask.add_argument("--decisions", type=_count, help="begin no further match after so many decisions")
    ask.add_argument("--seed", type=int, default=1, help="the seed of the first match; each further match adds one")
    ask.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="play with this; otherwise all in turn"
    )
    ask.add_argument(
        "--closely", type=_count, default=CLOSELY, help=f"one position in so many gets the long checks ({CLOSELY})"
    )
    ask.add_argument("--positions", action="store_true", help="begin each match from anywhere in another one")
    args = ask.parse_args(arguments)
    rules = built[args.variant]
    try:
        sets = _option_sets(rules, args.option)
    except BadOption as problem:
        ask.error(str(problem))
    return _run(Fuzz(rules, args.closely, positions=args.positions), sets, args.seed, args.matches, args.decisions)


def _count(text: str) -> int:
    """Parses a whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"takes a whole number of at least 1, not {text!r}")
    return int(text)


def _option_sets(rules: Rules, chosen: Sequence[str]) -> list[Options]:
    if not chosen:
        return option_sets(rules)
    return [rules.complete(dict(_pair(part) for part in chosen))]


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option takes NAME=VALUE, not {text!r}")
    return name, value


def _run(fuzz: Fuzz, sets: Sequence[Options], seed: int, matches: int, decisions: int | None = None) -> int:
    began = reported = time.monotonic()
    played = 0
    for number in range(matches):
        if decisions is not None and fuzz.decisions >= decisions:
            break
        options = sets[(seed + number) % len(sets)]
        try:
            fuzz.match(options, seed + number)
        except (AssertionError, ValueError) as problem:
            print(f"{problem}\n\nrepeat it with:\n  {_command(fuzz, options, seed + number)}")
            return 1
        played = number + 1
        if time.monotonic() - reported > REPORT_SECONDS:
            reported = time.monotonic()
            print(
                f"{number + 1} of {matches} matches, {fuzz.decisions} decisions, {reported - began:.0f} s", flush=True
            )
    seconds = time.monotonic() - began
    print(f"{fuzz.rules.variant.name}: {played} matches, {fuzz.decisions} decisions, nothing broken ({seconds:.1f} s)")
    return 0


def _command(fuzz: Fuzz, options: Options, seed: int) -> str:
    chosen = " ".join(f"--option {name}={value}" for name, value in options.items())
    more = "" if fuzz.closely == CLOSELY else f" --closely {fuzz.closely}"
    more += " --positions" if fuzz.positions else ""
    return f"python -m tests.fuzz {fuzz.rules.variant.name} --matches 1 --seed {seed}{more} {chosen}"


if __name__ == "__main__":
    sys.exit(main())
