"""How much a player's own decisions are worth: ``python -m tests.game.card_bowl.share --matches 40``.

One side plays matches of one quarter against Pro. What the coach does for a player who calls the plays is Pro's, too;
the calls, the further cards of a throw and of a loose ball, and fourth downs are made well (by the odds on the table),
badly (at random) or as the coach would. Printed are the average points of the side, and those of the other one.
"""

from __future__ import annotations

import argparse
from random import Random

from game.contract import Action
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.coach import Call
from game.variants.card_bowl.coaching import CALLING
from game.variants.card_bowl.players.calling import ranked
from game.variants.card_bowl.stakes import stakes

SEAT = 0


def play(seed: int, how: str, rng: Random) -> tuple[int, int]:
    """The points of a match in which one side decides well, badly or as the coach does."""
    state, _ = RULES.start(RULES.complete({**RULES.offered}), f"share/{seed}")
    called: Call | None = None
    while state.decision is not None:
        seat, legal = state.decision.seat, state.legal_actions()
        if len(legal) == 1:
            state.push(legal[0])
            continue
        view = state.view(seat)
        action: Action | None = None
        if seat == SEAT and how != "coach":
            if view.phase in CALLING:
                called = ranked(view)[0].call if how == "well" else rng.choice(coach.plays(view))
            action = coach.follow(called, view, legal) if called else None
            asked = stakes(view, legal) if action is None else []
            if asked and how == "badly":
                action = rng.choice(asked).action
        state.push(action or RULES.pro(view, legal, rng))
        if state.phase is not None and state.phase.name in ("call", "kickoff", "try"):
            called = None
    home, away = state.facts.points
    return home, away


def main() -> None:
    """Plays the matches of each way, from the same seeds."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.card_bowl.share")
    parser.add_argument("--matches", type=int, default=40)
    count = parser.parse_args().matches
    for how in ("coach", "well", "badly"):
        found = [play(seed, how, Random(seed)) for seed in range(count)]
        mine, theirs = (sum(points) / count for points in zip(*found, strict=True))
        edges = [home - away for home, away in found]
        spread = (sum((edge - mine + theirs) ** 2 for edge in edges) / count) ** 0.5
        print(
            f"{how:6} {mine:5.1f} to {theirs:5.1f}  edge {mine - theirs:+.1f} ± {2 * spread / count**0.5:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
