"""Which rules have decided a play, by the names of their notes."""

from __future__ import annotations

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.plain_results import may_be_thrown_away, struck
from game.variants.card_bowl.play_notes import PLAY_RULES


def rule_of(event: Event) -> str:
    """Returns the name of the note about the rule by which an event happened; empty if it needs none.

    >>> rule_of(own.RunBroke(clause="CB-388", seat=0, cards=2)), rule_of(own.Sacked(clause="CB-285", seat=0, loss=9))
    ('breaks free', 'sack')
    """
    if isinstance(event, own.BadPass):
        return event.why if event.why in PLAY_RULES else ""
    if isinstance(event, own.RunBroke):
        return "breaks free" if event.cards > 1 else "runs on"
    if isinstance(event, own.SetGained):
        return "for the tackle" if event.tackled else ""
    if isinstance(event, own.Sacked):
        return "sack"
    return _of_sum(event) if isinstance(event, own.Resolved) else ""


def _of_sum(event: own.Resolved) -> str:
    if event.what == "scramble" or struck(event):
        return "scramble" if event.what == "scramble" else "struck"
    if event.gain > 0:
        return "half the lead"
    behind = event.totals[1] > event.totals[0]
    return "face cards" if behind and event.what != "pass" and not may_be_thrown_away(event) else ""
