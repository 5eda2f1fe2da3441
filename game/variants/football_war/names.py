"""Names of cards, periods and parts of the table in Football War."""

from __future__ import annotations

from collections.abc import Mapping

from game.variants.football_war.cards import BY_CODE, RUN

EXTRA_TIME = "overtime"
"""The name of extra time."""
GOAL = "Empty your hand: 7 points"
"""The goal of the game, as it stands on the table."""
LEGEND: Mapping[str, str] = {
    "goal": "Play your last card as a RUN, PASS or AUDIBLE: if nobody stops it, that is a touchdown, 7 points.",
    "drive": "Each play that nobody stops moves the ball to the next mark, and the last card of the hand takes it into "
    "the end zone: 7 points. A card that is drawn moves it back.",
    "given up": "After a kick, good or not, the kicker gives up the rest of the hand, face down: these cards are out "
    "of the half, and nobody may look at them.",
    "timeout": "Once in each half: bury a card of your hand under the Play pile, then draw the top one.",
    "look back": "Once in each half: see the whole Drive pile. That is a delay of game, so you draw a card.",
    "audibles": "Each AUDIBLE calls another play to be matched. If nobody matches the fourth in a row: 2 points.",
    "scored": "The cards of scored drives, and beside them what the latest scores were worth. The first "
    "number may sum several earlier ones.",
    "play pile": "Cards left to draw. Once it is used up nobody draws any more: the last series of the half. It ends "
    "with the next score, or when the side that leads has no card.",
    "they can match it": "How likely they hold the same play. A match is one of the ways to stop yours.",
    "they can stop it": "How likely they hold the same play, or a special card that stops yours. They may keep it.",
    "cards in hand": "The more cards the defense holds, the likelier it stops a play, and each play that it concedes "
    "gives it one more. The figure on a card is how likely they match it; on one for points, how likely they stop it.",
    "same again": "They let a play stand that you still hold. They hardly had a match for it, so the same play "
    "again is a safe lead: the figure on its card is low.",
    "special card": "A special card stops any play and wins the ball, a PENALTY only calls it back. Spend it near "
    "their 7 points, else keep it for their last card.",
    "half": "Two halves; a level score goes to overtime.",
}
"""Explanations of the headings and marks of the table."""

_PERIODS = ("First half", "Second half", EXTRA_TIME.capitalize(), f"Second {EXTRA_TIME}")
SINGLE = "The half"
"""The name of the first period in a match of one half (FW-111)."""


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """Returns the name of a period in a match with these options, by default one of two halves.

    >>> period_name(1), period_name(2), period_name(0, {"length": "one"})
    ('Second half', 'Overtime', 'The half')
    """
    return SINGLE if period == 0 and options and options.get("length") == "one" else _PERIODS[period]


def title(code: str) -> str:
    """Returns a card's name in running text."""
    return code


def color(code: str) -> str | None:
    """Returns the color word of a RUN or PASS play, None for any other card (FW-8).

    >>> color("Curl"), color("AUDIBLE")
    ('BLUE', None)
    """
    card = BY_CODE[code]
    if card.category not in ("run", "pass"):
        return None
    return "GREEN" if card.kind == RUN else "BLUE"


def play_name(code: str) -> str:
    """Returns a play with its color, since a match has both (FW-8).

    >>> play_name("Quick HB Pitch")
    'Quick HB Pitch GREEN'
    """
    word = color(code)
    return f"{code} {word}" if word else code
