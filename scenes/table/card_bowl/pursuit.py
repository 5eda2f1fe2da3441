"""Who runs after a ball carrier in the open field, so that nobody ever runs alone: the nearest whom he has passed.

Where they stand depends on the places of the men alone, never on their cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from scenes.table.card_bowl.lineup import Lineup, Man, Spot

CHASERS = 3
"""How many stay on the film with the runner; the others are left behind."""
LAG, APART, TIRES = 1.25, 0.7, 0.02
"""Distances of the first from the runner and of each further one from the one ahead of him, and what each yard of the
film's way adds to them, in card heights."""
WIDE, WIDER = 0.7, 0.75
"""How far to the side of the runner the first and each further one may be, in card widths."""


def pursuers(
    spots: Mapping[Man, Spot], holder: Man, tackler: Man | None, lineup: Lineup, scroll: float
) -> dict[Man, Spot]:
    """Returns who runs after the holder, and where; the film has scrolled by ``scroll`` yards, negative down it."""
    runner, up = spots[holder], 1 if scroll > 0 else -1
    passed = [
        man for man, spot in spots.items()
        if man[0] != holder[0] and man != tackler and (spot.y - runner.y) * up > LAG * lineup.card_high
    ]  # fmt: skip
    passed.sort(key=lambda man: (spots[man].y * up, abs(spots[man].x - runner.x), man))
    found = {}
    for place, man in enumerate(passed[:CHASERS]):
        spot = spots[man]
        lag = min((LAG + APART * place + TIRES * abs(scroll)) * lineup.card_high, abs(spot.y - runner.y))
        aside = (WIDE + WIDER * place) * lineup.card
        x = runner.x + max(-aside, min(aside, spot.x - runner.x))
        found[man] = spot._replace(x=x, y=runner.y + up * lag)
    return found
