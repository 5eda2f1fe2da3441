"""Names and short explanations of BLOWOUT!!!."""

from __future__ import annotations

from collections.abc import Mapping

from game.field import FIELD
from game.variants.blowout.cards import BY_CODE

EXTRA_TIME = "overtime"
"""The name of what is played if regulation ends level."""
GOAL = "Drive into their end zone"
"""The goal of the offense."""
LAST_DRIVE = "Last drive of the period"
"""The goal of the offense once the other side has no play left to call."""
HOLD = "Keep them out of your end zone"
"""The goal of the defense."""
LEGEND: Mapping[str, str] = {
    "goal": "Gain yards card against card until the ball is in their end zone: a touchdown, 7 points.",
    "period": "A period is over when the side with the ball has no play left, however many the other side has.",
    "quarter": "The match is one quarter. It is over when the side with the ball has no play left, however many the "
    "other side has.",
    "plays left each": "How many plays each side can still call in this period: RUNs, PASSes and OFFSIDES, from deck "
    "and hand. The period is over when the side with the ball has none left. A KICK uses up none of them; a play that "
    "a CHALLENGE or a foul undoes is spent all the same.",
    "offense deck": "This OFFENSE deck is empty. Its side still plays what it holds. The period is over when the side "
    "with the ball can call nothing.",
    "odds": "How often each result comes, over their cards still out. Lost: they hold the card that takes the ball. "
    "Hatched: another card of theirs can undo it. Past the back line of the end zone a PASS is overthrown, no gain. "
    "A safety: stopped behind its own goal line, 2 points and the ball for the defense.",
    "yards": "The yards of both cards as bars. The shorter one is taken off the longer: what is left is the gain, or "
    "on the other side the loss.",
    "safety": "The offense is stopped behind its own goal line: 2 points for the defense, which gets the ball, too.",
    "touchback": "The ball is taken in the end zone: no points, and the side that has it now starts on its own 20.",
    "down": "Which of the four downs it is, and the yards to go for a new first down; at the goal, to the goal line.",
    "first-down line": "The ball has to get to the yellow line in four downs; then there are four new ones.",
    "red line": "On fourth down a KICK from the red line on is a field goal attempt; from farther back it is a punt.",
    "posts": "The posts stand 10 yards behind the goal line. A KICK longer than the way to them scores 3 points.",
    "ball on": "The yard line on which the ball lies, and in whose half of the field.",
    "low cards": "If they kick, the number on your card does not count: far to go on fourth down, a low DEF may do.",
    "decks": "Your decks lie at the edge, and beside them the cards you have played: OFFENSE cards come back only with "
    "the next period.",
    "fouls": "A foul card calls a foul on the other side: you play it, and they are penalized.",
}
"""Explanations of the headings and marks of the table."""

_PERIODS = (
    *("First quarter", "Second quarter", "Third quarter", "Fourth quarter"),
    *("First half", "Second half"),
    "Quarter",
    EXTRA_TIME.capitalize(),
)


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """Returns the name of a period.

    >>> period_name(3), period_name(4), period_name(7)
    ('Fourth quarter', 'First half', 'Overtime')
    """
    return _PERIODS[period]


def title(code: str) -> str:
    """Returns a card's name in running text.

    >>> title("DEF -65"), title("OFFENSE CHALLENGE"), title("OFFSIDES-O")
    ('DEF −65', 'CHALLENGE', 'OFFSIDES')
    """
    return BY_CODE[code].title


def signed(count: int) -> str:
    """Returns yards with their sign.

    >>> signed(5), signed(-25), signed(0)
    ('+5', '−25', '0')
    """
    return f"{count:+d}".replace("-", "−") if count else "0"


def own_spot(ball_on: int) -> str:
    """Returns where the other side gets the ball, counted from its own goal line.

    >>> own_spot(35), own_spot(50)
    ('on their own 35', 'at midfield')
    """
    return "at midfield" if 2 * ball_on == FIELD else f"on their own {ball_on}"


def yards(count: int) -> str:
    """Returns a number of yards in words.

    >>> yards(1), yards(12)
    ('1 yard', '12 yards')
    """
    return "1 yard" if count == 1 else f"{count} yards".replace("-", "−")
