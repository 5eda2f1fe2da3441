"""Says why a card or a place cannot be chosen, in the player's words and with the clause."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Target
from game.variants.real_deal.cards import (
    BY_CODE,
    CHART,
    COUNTERS_OF,
    END_OF_QUARTER,
    LONG,
    POSSESSIONS_NEEDED,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORING,
)
from game.variants.real_deal.facts import RealDealFacts
from game.variants.real_deal.names import joined

TOSS_FIRST = "First say whether you receive or defer. (RD-20)"
ONE_CARD = "One card at a time: put the other one back first. (RD-30)"


def why_not_on_offense(
    facts: RealDealFacts, code: str | None, target: Target | None, chosen: Sequence[int]
) -> str | None:
    """Returns why the offense cannot use the card there, or None if it can."""
    if code is None:
        return _place(target)
    if chosen:
        return ONE_CARD
    if target is not None and target.name.startswith("discard_pile"):
        return None  # any card may be punted (RD-25)
    return why_not_played(facts, code) if target is not None else None


def why_not_played(facts: RealDealFacts, code: str) -> str | None:
    """Returns why the offense cannot play the card face up, or None if it can (table 5.1)."""
    if code == END_OF_QUARTER:
        return why_not_end(facts)
    if code == RETURN and not facts.return_open:
        return "RETURN TD opens a possession after a kick, and only as its first card. (RD-40)"
    if code in SCORING and facts.limited and code not in LONG:
        return "After a punt inside the 10 only plays over 20 and kicks over 45 are allowed. (RD-51)"
    if code not in SCORING and code not in (RETURN, PUNT_INSIDE):
        return f"{BY_CODE[code].title} answers a play; on offense it can only be punted. (RD-24)"
    return None


def why_not_end(facts: RealDealFacts) -> str | None:
    """Returns why the quarter cannot be ended now, or None if it can."""
    if facts.is_last:
        return "HAS BALL END OF QUARTER is of no use in the last quarter or in overtime. (RD-53)"
    missing = [POSSESSIONS_NEEDED - done for done in facts.finished]
    if max(missing) > 0:
        first, second = facts.finished
        return f"Each team must have finished four possessions: so far it is {first} and {second}. (RD-52)"
    return None


def why_not_against(facts: RealDealFacts, code: str | None, target: Target | None, chosen: Sequence[int]) -> str | None:
    """Returns why the card cannot be used there against the play that waits, or None if it can."""
    play = facts.chain[-1].code
    if code is None:
        return _place(target)
    if chosen:
        return ONE_CARD
    discards = play not in (SAFETY, PUNT_INSIDE)
    to_discard = target is not None and target.name.startswith("discard_pile")
    if discards and (target is None or to_discard):
        return None  # any card pays for a concession (RD-29)
    if to_discard:
        return "Nothing is laid down for a SAFETY or a punt inside the 10: allow it. (RD-47, RD-50)"
    return why_not_counter(facts, code, play)


def why_not_counter(facts: RealDealFacts, code: str, play: str) -> str | None:
    """Returns why the card does not counter the play, or None if it does (RD-33)."""
    if code in COUNTERS_OF[play]:
        return None
    if code == END_OF_QUARTER:
        return why_not_end(facts)
    if code not in CHART:
        return f"{BY_CODE[code].title} is no counter. (RD-33)"
    return f"{BY_CODE[code].title} does not counter {BY_CODE[play].title}: it answers {answers(code)}. (RD-33)"


def answers(counter: str) -> str:
    """Returns the plays that a counter answers, as one phrase."""
    titles = [BY_CODE[play].title for play in CHART[counter]]
    return joined([*titles[:3], "more"] if len(titles) > 3 else titles, "and")


def _place(target: Target | None) -> str | None:
    if target is not None and target.name.startswith("draw_pile"):
        return "Cards are drawn only when the ball changes hands. (RD-60)"
    return "First pick a card of your hand. (RD-24)"
