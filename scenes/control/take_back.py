"""Whether the player may take back, how far, and at what price."""

from __future__ import annotations

from typing import NamedTuple

from game.match import NOTHING_TO_TAKE_BACK
from scenes.control.match_control import MatchControl


class WayBack(NamedTuple):
    """A way back to an earlier position."""

    stands: int
    """How many actions stand."""
    price: str = ""
    """Why the match then counts as practice; empty where going back is free."""


def way_back(control: MatchControl) -> WayBack | str:
    """Where the viewer's last action leads when it is taken back, or why it cannot be.

    It is free while nothing hidden was seen and nobody else has acted. Against the computer alone it may be done at
    any time, but the match then counts as practice.
    """
    match, seat = control.match, control.viewer
    reason, before = match.take_back_refusal(seat), match.before_last_act(seat)
    if reason is None and before is not None:
        return WayBack(before)
    count = match.last_choice(seat, control.actions.was_settled)
    if count is None or len(control.session.humans) != 1 or match.conceded is not None:
        return f"{reason}{'' if reason == NOTHING_TO_TAKE_BACK else ' It cannot be taken back.'}"
    return WayBack(count, "" if match.practice else str(reason))
