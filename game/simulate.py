"""Plays bots against bots from the command line: ``python -m game.simulate jukem --matches 1000 --seats all-pro,pro``.

Seats alternate from match to match. The results depend on the seed and the budget in iterations, not on ``--jobs``.
Ctrl-C, or the crash of a process, prints the results so far.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, freeze_support, get_context
from time import perf_counter
from typing import NoReturn

import msgspec

from game.bots import UnknownLevel
from game.bots.players import check_level
from game.bots.tally import Tally
from game.bots.trial import Outcome, Trial, play_trial, position_after
from game.contract import State
from game.documents import Documented
from game.options import BadOption
from game.variant import UnknownVariant
from game.variants import rules_called

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
BAR_WIDTH = 30
MATCHES_AHEAD = 8
"""Matches per process that are started before the first result is counted."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the matches and prints the results. Returns the exit code."""
    args = _parser().parse_args(arguments)
    trial = _trial(args)
    if args.position is not None:
        return 0 if _print(_as_json(position_after(trial, args.position))) else FAILED
    jobs = _jobs(args.jobs)
    tally = Tally(trial.seats)
    started = perf_counter()
    code, why = 0, ""
    try:
        with _outcomes(trial, args.matches, jobs) as outcomes:
            for outcome in outcomes:
                tally.add(outcome)
                _progress(tally.matches, args.matches)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenProcessPool:
        code, why = FAILED, ": a process ended before its time"
    _clear_progress()
    text = _report(tally, trial, perf_counter() - started, as_json=args.json)
    if code:
        print(f"stopped after {tally.matches} of {args.matches} matches{why}", file=sys.stderr)
    return code if _print(text) else FAILED


def _as_json(state: State) -> str:
    """Returns a position as JSON that a person can edit, with words instead of numbers if the game has them."""
    document = state.to_words() if isinstance(state, Documented) else state.to_dict()
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def _report(tally: Tally, trial: Trial, seconds: float, as_json: bool) -> str:
    if as_json:
        return msgspec.json.encode({**tally.numbers(), "trial": trial, "seconds": round(seconds, 3)}).decode()
    return "\n".join(tally.lines(seconds))


def _print(text: str) -> bool:
    """Prints the text and returns whether that worked."""
    try:
        print(text, flush=True)
    except OSError as trouble:
        if not isinstance(trouble, BrokenPipeError):  # who has closed a pipe does not want to hear of it
            print(f"simulate: the numbers cannot be written: {trouble}", file=sys.stderr)
        # Python flushes the rest again at exit and would report the error again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True


class _Parser(argparse.ArgumentParser):
    """A parser whose error message is one line."""

    def error(self, message: str) -> NoReturn:
        print(f"simulate: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m game.simulate", description="Plays bots against each other and counts.")
    parser.add_argument("variant", help="the game, such as jukem, or the package of its rules")
    parser.add_argument("--matches", type=_count, default=100, help="how many to play (100)")
    parser.add_argument("--seats", default="all-pro,pro", help="a level for each seat: rookie, pro, all-pro")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match; the next one adds 1 (1)")
    parser.add_argument("--jobs", type=_count, default=1, help="processes to play in (1)")
    parser.add_argument("--budget", type=_count, help="iterations a decision (as many as All-Pro has in play)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--position", type=_place, metavar="N", help="print the position after N decisions instead")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    return parser


def _place(text: str) -> int:
    """Parses a whole number of at least 0."""
    return int(text) if text == "0" else _count(text)


def _count(text: str) -> int:
    """Parses a whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"takes a whole number of at least 1, not {text!r}")
    return int(text)


def _trial(args: argparse.Namespace) -> Trial:
    """Returns the trial to play. Exits with a one-line message for a bad variant, level or option."""
    try:
        rules = rules_called(args.variant)
        options = rules.complete(dict(_option(text) for text in args.option))
        seats = tuple(name.strip() for name in args.seats.split(","))
        for level in seats:
            check_level(level)
        needed = rules.seat_count(options)
        if len(seats) != needed:
            raise UnknownLevel(f"--seats names {len(seats)} players, but the game with these options seats {needed}")
    except (UnknownVariant, UnknownLevel, BadOption) as problem:
        print(f"simulate: {problem}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    return Trial(args.variant, options, seats, args.seed, args.budget or rules.search.iterations)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option takes NAME=VALUE, not {text!r}")
    return name, value


def _jobs(asked: int) -> int:
    """Returns the number of processes, at most one per core."""
    cores = os.cpu_count() or 1
    if asked > cores:
        print(f"simulate: {asked} jobs asked for, using {cores}: that is how many cores there are", file=sys.stderr)
    return min(asked, cores)


@contextmanager
def _outcomes(trial: Trial, matches: int, jobs: int) -> Iterator[Iterator[Outcome]]:
    """Yields the outcomes of the matches in order, for any number of processes."""
    play = partial(play_trial, trial)
    if jobs == 1:
        yield map(play, range(matches))
        return
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt) as pool:
        try:
            yield _in_order(pool, play, matches, jobs * MATCHES_AHEAD)
        except BaseException:  # nobody waits for the matches under way
            for child in set(active_children()) - others:
                child.terminate()
            raise


def _in_order(pool: Executor, play: Callable[[int], Outcome], matches: int, ahead: int) -> Iterator[Outcome]:
    """Yields the outcomes in order; at most ``ahead`` matches are played at a time."""
    numbers = iter(range(matches))
    under_way = deque(pool.submit(play, number) for number in islice(numbers, ahead))
    while under_way:
        outcome = under_way.popleft().result()
        under_way.extend(pool.submit(play, number) for number in islice(numbers, 1))
        yield outcome


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _progress(done: int, matches: int) -> None:
    if sys.stderr.isatty():
        filled = BAR_WIDTH * done // matches
        print(f"\r[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {done}/{matches}", end="", file=sys.stderr, flush=True)


def _clear_progress() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
