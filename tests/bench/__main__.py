"""Prints the bench: ``python -m tests.bench [engine ...] [--json FILE] [--compare FILE]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from tests.bench import engine, frames, jumps, saved, start
from tests.bench.report import Row, shown

PARTS: dict[str, Callable[[], Iterator[Row]]] = {
    "engine": engine.rows,
    "jumps": jumps.rows,
    "start": start.rows,
    "frames": frames.rows,
    "saved": saved.rows,
}
"""What can be measured, in the order of the table."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures the named parts; 1 where a target is missed or a row is much slower than in the base."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure how fast the program is.")
    ask.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    ask.add_argument("--json", type=Path, metavar="FILE", help="also store the rows")
    ask.add_argument("--compare", type=Path, metavar="FILE", help="compare with rows stored on the same computer")
    args = ask.parse_args(arguments)
    unknown = set(args.parts) - set(PARTS)
    if unknown:
        ask.error(f"there is no part {', '.join(sorted(unknown))}; the parts are: {', '.join(PARTS)}")
    try:
        base = msgspec.json.decode(args.compare.read_bytes(), type=list[Row]) if args.compare else []
    except (OSError, msgspec.DecodeError) as problem:
        ask.error(f"{args.compare} cannot be compared with: {problem}")
    rows = [row for name, part in PARTS.items() if name in args.parts or not args.parts for row in part()]
    print(shown(rows, base))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    return 0 if all(row.reached for row in rows) and not _much_slower(rows, base) else 1


def _much_slower(rows: Sequence[Row], base: Sequence[Row]) -> bool:
    before = {row.name: row for row in base}
    return any(row.verdict(before[row.name]) == "stop" for row in rows if row.name in before)


if __name__ == "__main__":
    sys.exit(main())
