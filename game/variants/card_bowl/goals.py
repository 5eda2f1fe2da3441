"""The goal of a side at the moment: in at most six words, and in a sentence that explains it."""

from __future__ import annotations

from game.field import FIELD
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1
from game.variants.card_bowl.names import GOAL, LEGEND, yards
from game.variants.card_bowl.players import late
from game.variants.card_bowl.view import CardBowlView

LAST_PLAYS = 6
"""Plays left in the match from which the goal speaks of its end."""


def goal(view: CardBowlView) -> tuple[str, str]:
    """Returns what the viewer is after, and what is needed for it."""
    facts, told = view.facts, LEGEND["goal"]
    attacks = view.seat == facts.offense
    if facts.next in ("try", "two_points"):
        return ("Add a point, or two" if attacks else "Stop their try"), told
    if facts.next != "call":
        return GOAL, told
    need = _needed(view)
    if _is_ending(view):
        return _at_the_end(view, attacks), f"{need} {told}"
    if attacks:
        return _for_offense(view), f"{need} {told}"
    return "Stop them, or take the ball", f"{need} After four downs short of it the ball is yours. {told}"


def _needed(view: CardBowlView) -> str:
    """Returns what the side with the ball needs, in a sentence."""
    facts = view.facts
    who = "You need" if view.seat == facts.offense else "They need"
    first = "" if facts.marker >= FIELD else f"{yards(facts.marker - facts.ball_on)} for a first down and "
    return f"{who} {first}{yards(FIELD - facts.ball_on)} for a touchdown."


def _for_offense(view: CardBowlView) -> str:
    facts = view.facts
    if facts.marker >= FIELD:
        return f"{yards(FIELD - facts.ball_on)} to the end zone"
    return f"{yards(facts.marker - facts.ball_on)} for a first down"


def _is_ending(view: CardBowlView) -> bool:
    """Returns whether the match ends with one of the next few plays."""
    facts = view.facts
    return clock.is_final(facts.period) and late.plays_left(facts) <= LAST_PLAYS


def _at_the_end(view: CardBowlView, attacks: bool) -> str:
    lead, left = late.lead(view), _left(view)
    if lead < 0:
        return f"{-lead} behind, {left}" if attacks else f"Get the ball: {left}"
    if not lead:
        return f"Any points win: {left}" if attacks else f"Hold them: {left}"
    return f"Keep the lead: {left}"


def _left(view: CardBowlView) -> str:
    """Returns how much time is left, where plays are counted to the play."""
    if view.facts.timing != SIMPLE_1:
        return "little time left"
    left = view.facts.clock
    return f"{left} plays left" if left > 1 else "last play"
