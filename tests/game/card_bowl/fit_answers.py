"""Measures what each defense gives up to each kind of play: ``python -m tests.game.card_bowl.fit_answers``.

Both sides call from the same deals and are coached to the end of the play. Printed are the rows of
``players/fitted_answers.py``: the average yards of the offense, a lost ball counted as none.
"""

from __future__ import annotations

import argparse
from random import Random

from game.variants.card_bowl import coach
from game.variants.card_bowl.coach import AnyCall
from game.variants.card_bowl.players.calls import DEFENSES
from game.variants.card_bowl.players.pro import pro
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.fit_calls import FIRST, called

KINDS = {
    "run": ("Inside run left", "Sweep right", "Inside run right", "Sweep left"),
    "screen": ("Screen",),
    "short": ("Short pass",),
    "deep": ("Deep pass",),
}
"""The plays of each kind; one of them is tried from each deal."""


def gained(state: CardBowlState, offense: AnyCall, defense: AnyCall, rng: Random) -> int:
    """The yards of a play that both sides have called, 0 if the ball is lost."""
    facts, seat = state.facts, state.play.offense
    left = 100 - facts.ball_on
    while state.phase is not None and not state.play.how:
        assert state.decision is not None
        legal, view = state.legal_actions(), state.view(state.decision.seat)
        call = offense if view.seat == seat else defense
        action = coach.follow(call, view, legal) if len(legal) > 1 else legal[0]
        if action is None and view.phase == "yardage":
            action, _ = coach.favored(view, legal, call)
        state.push(action if action is not None else pro(view, legal, rng))
    play = state.play
    return min(play.end - play.los, left) if play.holder == play.offense else 0


def main() -> None:
    """Prints the average yards of every pair."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.card_bowl.fit_answers")
    parser.add_argument("--deals", type=int, default=1500)
    count = parser.parse_args().deals
    for defense in DEFENSES:
        row = []
        for names in KINDS.values():
            found = []
            for seed in range(FIRST, FIRST + count):
                state, call = called(seed, "formation"), coach.call_named(names[seed % len(names)])
                if state is not None and call is not None:
                    found.append(gained(state, call, defense, Random(seed)))
            row.append(round(sum(found) / len(found), 1))
        print(f'    "{defense.name}": {(*row,)},', flush=True)


if __name__ == "__main__":
    main()
