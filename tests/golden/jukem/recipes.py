"""Which golden matches of Jukem there are: how each is found again from nothing."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Ending
from game.match import Match
from game.variants.jukem.events import DriveWiped
from tests.golden.recipes import Recipe, always, deals, ends, giving_up, pro_against_rookie, without_scoring


def _wipes(answer: str, yards: int) -> Callable[[Match], bool]:
    def shows(match: Match) -> bool:
        events = [event for batch in match.history for event in batch if isinstance(event, DriveWiped)]
        return any(event.answer == answer and event.yards >= yards for event in events)

    return shows


RECIPES = {
    "regulation": Recipe("An ordinary match of random choices", ends(Ending.REGULATION)),
    "practice": Recipe("The practice deck of 54 cards", always, {"practice": "on"}),
    "seat_0_deals": Recipe("Seat 0 deals first, nothing is tossed", always, {"dealer": "0"}),
    "sudden_death": Recipe("Level after two halves, decided in sudden death", ends(Ending.SUDDEN_DEATH)),
    "second_sudden_death": Recipe("A sudden death without a score, then another", deals(4)),
    "tie": Recipe("Ten sudden deaths without a score", ends(Ending.TIE), play=without_scoring),
    "picked_off": Recipe("PICKED OFF wipes a drive of 85 yards or more", _wipes("PICKED OFF", 85)),
    "fumble": Recipe("FUMBLE wipes a drive of 90 yards or more", _wipes("FUMBLE", 90)),
    "pro_rookie": Recipe("Pro against Rookie", always, play=pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), play=giving_up),
}
"""By the name of the file."""
