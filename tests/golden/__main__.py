"""Makes or renews the golden matches and counts of a variant: ``python -m tests.golden jukem [--again NAME ...]``.

A match that is there keeps its actions and gets the events and digests of today; one that is no longer legal, or is
named on the command line with --again, is looked for anew.
"""

from __future__ import annotations

import argparse
import sys

from game.variant import Rules
from tests.golden import counts, matches
from tests.golden.recipes import Recipe, cook, recipes_of
from tests.play import BUILT


def main() -> int:
    """Makes or renews what the command line names."""
    built = {rules.variant.name: rules for rules in BUILT}
    ask = argparse.ArgumentParser(prog="python -m tests.golden", description="Make or renew golden matches and counts.")
    ask.add_argument("variant", choices=built)
    ask.add_argument("--again", nargs="*", default=[], metavar="NAME", help="look for these matches anew")
    args = ask.parse_args()
    rules = built[args.variant]
    for name, recipe in recipes_of(rules).items():
        print(f"{name}: {_make(rules, name, recipe, again=name in args.again)}")
    print(f"counts: {counts.write(rules)} lines")
    return 0


def _make(rules: Rules, name: str, recipe: Recipe, *, again: bool) -> str:
    file = matches.folder_of(rules) / f"{name}.json"
    kept = matches.read(file) if file.exists() else None
    renewed = matches.renewed(kept) if kept and not again else None
    golden = renewed or matches.told(recipe.about, cook(rules, recipe))
    if golden == kept:
        return "as it was"
    matches.write(file, golden)
    return "renewed" if renewed else "made"


if __name__ == "__main__":
    sys.exit(main())
