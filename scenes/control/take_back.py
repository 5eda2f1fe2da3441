"""Whether the player may take back, how far, and whether the match then counts as practice."""

from __future__ import annotations

from typing import NamedTuple

from game.match import NOTHING_TO_TAKE_BACK
from scenes.control.match_control import MatchControl


class TakeBack(NamedTuple):
    """A possible take-back."""

    action_count: int
    """Number of actions that remain."""
    practice_reason: str = ""
    """Why the match then counts as practice; empty if it does not."""


def find_take_back(control: MatchControl) -> TakeBack | str:
    """Returns how far the viewer can take back, or the reason why not.

    It has no consequence while nothing hidden was seen and nobody else has acted. A person alone against computers may
    always take back, but the match then counts as practice.
    """
    match, seat = control.match, control.viewer
    reason, before = match.take_back_refusal(seat), match.before_last_act(seat)
    if reason is None and before is not None:
        return TakeBack(before)
    count = match.last_choice(seat, control.actions.was_settled)
    if count is None or len(control.session.humans) != 1 or match.conceded is not None:
        return f"{reason}{'' if reason == NOTHING_TO_TAKE_BACK else ' It cannot be taken back.'}"
    return TakeBack(count, "" if match.practice else str(reason))
