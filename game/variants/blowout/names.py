"""What the things of BLOWOUT!!! are called."""

from __future__ import annotations

from collections.abc import Mapping

from game.variants.blowout.cards import BY_CODE

EXTRA_TIME = "overtime"
"""What is played when regulation ends level."""
GOAL = "Drive into their end zone"
"""What it is all about."""
HOLD = "Keep them out of your end zone"
"""The same for the defense."""
LEGEND: Mapping[str, str] = {
    "goal": "Gain yards card against card until the ball is in their end zone: a touchdown, 7 points.",
    "period": "A period is over when the side with the ball can call nothing and its OFFENSE deck is empty.",
    "plays left": "About how many plays this period still has: the OFFENSE cards of both sides are its clock.",
    "down": "Which of the four downs it is, and the yards to go for a new first down; at the goal, to the goal line.",
    "first-down line": "The ball has to get to this line in four downs; then there are four new ones.",
    "red line": "On fourth down a KICK from here on is a field goal attempt; from farther back it is a punt.",
    "posts": "A field goal has to carry more yards than it is to these posts: 3 points.",
    "ball on": "The yard line on which the ball lies, and in whose half of the field.",
}
"""What the headings and marks of the table mean."""

_PERIODS = (
    *("First quarter", "Second quarter", "Third quarter", "Fourth quarter"),
    *("First half", "Second half"),
    "Quarter",
    EXTRA_TIME.capitalize(),
)


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """What a period is called.

    >>> period_name(3), period_name(4), period_name(7)
    ('Fourth quarter', 'First half', 'Overtime')
    """
    return _PERIODS[period]


def title(code: str) -> str:
    """A card's name in running text.

    >>> title("DEF -65"), title("OFFENSE CHALLENGE")
    ('DEF −65', 'CHALLENGE')
    """
    return BY_CODE[code].title


def yards(count: int) -> str:
    """So many yards in words.

    >>> yards(1), yards(12)
    ('1 yard', '12 yards')
    """
    return "1 yard" if count == 1 else f"{count} yards".replace("-", "−")


def foul_name(code: str) -> str:
    """A foul as a referee calls it: the letter of OFFSIDES names the side, and the flag does that already.

    >>> foul_name("OFFSIDES-O"), foul_name("HOLDING")
    ('OFFSIDES', 'HOLDING')
    """
    return code.partition("-")[0]
