"""The names of cards, periods, scores and teams, and what the marks of the table mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.commentator import number_word
from game.contract import ScoreKind

EXTRA_TIME = "overtime"
"""The period that follows when regulation ends level."""
FIRST_SCORE_WINS = "the first score wins"
"""How overtime is won (RD-67)."""
GOAL = "Score what they cannot counter"
"""The goal of the offense."""
COUNTER = "Counter it, then score yourself"
"""The goal of the defense."""
LEGEND: Mapping[str, str] = {
    "goal": "A scoring card that nobody counters makes its points: touchdowns 7, field goals 3, safeties 2.",
    "decks": "Cards left in each deck. One club plays the black deck, one the white: the heads and backs show which. "
    "Three of the six yellow WILD cards are in each. When a deck is used up the quarter is over.",
    "may score": "What the offense may play for points now. Long plays say OVER; RETURN TD needs a kick before it.",
    "return TD": "Lit after a kick: RETURN TD may be played, for 7 points, as the first card.",
    "long plays only": "Lit after a punt inside the 10: only a card that says OVER scores, or RETURN TD while lit.",
    "possessions": "Possessions finished by each team in this quarter. After four each HAS BALL END OF QUARTER may be "
    "played, but not in the last quarter.",
    "lock": "Four possessions finished by each team open the lock: HAS BALL END OF QUARTER may be played.",
    "no end card": "HAS BALL END OF QUARTER: not in the last quarter, and not in overtime. It can only be laid down.",
    "cards": "Cards of this drive. As the ball changes hands, both teams draw up to four again.",
    "your chances": "How likely each play stands: that they hold none of its counters, as far as you know.",
    "your counters": "The cards of your hand that stop this play, and what each of them does.",
    "their plays": "Plays that they may still hold. Filled: a card in your hand takes the ball. Outlined: "
    "one stops it. Crossed: none does. Faint: it was shown in this quarter.",
    "quarter": "Fresh decks each quarter. Whoever ends the 1st or 3rd by a card has the ball in the next. If "
    "the last ends level, overtime follows: the first score of any kind wins.",
}
"""What the headings and marks of the table mean."""
TEAMS = ("Black", "White")

_PERIODS = ("First quarter", "Second quarter", "Third quarter", "Fourth quarter")
_SCORES = {
    ScoreKind.RUSHING_TOUCHDOWN: "Rushing touchdown",
    ScoreKind.PASSING_TOUCHDOWN: "Touchdown pass",
    ScoreKind.RETURN_TOUCHDOWN: "Return touchdown",
    ScoreKind.FIELD_GOAL: "Field goal",
    ScoreKind.SAFETY: "Safety",
}


def joined(words: Sequence[str], last: str) -> str:
    """Joins words into one phrase, with "and" or "or" before the last one.

    >>> joined(["TACKLE"], "or"), joined(["SACK", "TACKLE"], "or"), joined(["SACK", "TACKLE", "HOLDING"], "and")
    ('TACKLE', 'SACK or TACKLE', 'SACK, TACKLE and HOLDING')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """Returns the name of a period in a match with these options, by default in one of four quarters.

    >>> period_name(1), period_name(2, {"length": "two"}), period_name(5)
    ('Second quarter', 'Overtime', 'Second overtime')
    """
    return quarter_name(period, 2 if options and options.get("length") == "two" else 4)


def quarter_name(period: int, quarters: int) -> str:
    """Returns the name of a period; those after the last quarter are overtime."""
    if period < quarters:
        return _PERIODS[period]
    return "Overtime" if period == quarters else "Second overtime"


def match_length(quarters: int) -> str:
    """Says how many quarters a match has, and what follows if it ends level (RD-2, RD-66 to RD-68)."""
    return (
        f"The match has {number_word(quarters)} quarters. Level after the last one: overtime, and the first score "
        "wins. Nobody scores in two overtimes: a tie."
    )


def no_end(in_overtime: bool) -> str:
    """Says when HAS BALL END OF QUARTER may not be played: in the last quarter or in overtime (RD-53)."""
    return "not in overtime" if in_overtime else "not in the last quarter"


def title(code: str) -> str:
    """Returns a card's name in running text.

    >>> title("RUSHING TD 6-20")
    'RUSHING TD 6–20'
    """
    return code.replace("-", "–")


def score_name(how: ScoreKind) -> str:
    """Returns the name of a score, as at the start of a sentence."""
    return _SCORES[how]


def team(seat: int, color: str) -> str:
    """Returns the color of a seat's team; ``color`` is the option that says which one seat 0 has."""
    return TEAMS[seat if color == "black" else 1 - seat]
