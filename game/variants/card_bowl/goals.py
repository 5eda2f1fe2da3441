"""The goal of a side at the moment: in at most six words, and in a sentence that explains it."""

from __future__ import annotations

from game.field import FIELD
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import KICKS_AWAY
from game.variants.card_bowl.names import GOAL, LEGEND, yards
from game.variants.card_bowl.opening import BEFORE_THE_TOSS
from game.variants.card_bowl.players import late
from game.variants.card_bowl.view import CardBowlView


def goal(view: CardBowlView) -> tuple[str, str]:
    """Returns what the viewer is after, and what is needed for it."""
    facts, told = view.facts, LEGEND["goal"]
    if view.phase in BEFORE_THE_TOSS:
        return GOAL, told
    attacks = view.seat == facts.offense
    if facts.next in ("try", "two_points"):
        return ("Add a point, or two" if attacks else "Stop their try"), told
    if clock.is_overtime(facts.period):
        told = "Overtime: the first points win."
    if facts.next in ("kickoff", "free_kick") or (view.play.kind in KICKS_AWAY and view.phase != "call"):
        return ("Kick it far, then stop them" if attacks else "Catch the kick, bring it back"), told
    if facts.next != "call":
        return GOAL, told
    if late.is_ending(facts) and clock.is_out(facts) and not late.lead(view) and facts.overtime != "none":
        return "Overtime: the first points win", told
    need = _needed(view)
    if clock.is_overtime(facts.period) and not late.is_ending(facts):
        return "Overtime: the first points win" if attacks else "Overtime: their first points win", f"{need} {told}"
    if late.is_ending(facts):
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


def _at_the_end(view: CardBowlView, attacks: bool) -> str:
    lead, left = late.lead(view), late.left_words(view.facts)
    if lead < 0:
        return f"{-lead} behind, {left}" if attacks else f"Get the ball: {left}"
    if not lead:
        return f"Any points win: {left}" if attacks else f"Hold them: {left}"
    return f"Keep the lead: {left}"
