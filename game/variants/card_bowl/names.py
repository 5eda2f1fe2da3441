"""What things are called in running text."""

from __future__ import annotations

from collections.abc import Mapping

from game.variants.card_bowl.cards import BY_CODE as CARD_OF
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, PRESETS

EXTRA_TIME = "overtime"
GOAL = "Move the chains, then score"
SIGNS: Mapping[str, str] = {
    "goal": "Ten yards in four downs keep the ball; a touchdown is 6 points and a try after it.",
}
MEASURE = ("yard", "yards")
FULL_DRIVE = 100
INTERVAL = 5
"""Seconds of an interval of the clock (CB-82)."""
_PERIODS = ("First quarter", "Second quarter", "Third quarter", "Fourth quarter")
FORMATION_NAMES = {code: name for name, code in PRESETS.items()}
SLOT_NAMES = {
    "QB": "quarterback",
    "C": "center",
    "LG": "left guard",
    "RG": "right guard",
    "LT": "left tackle",
    "RT": "right tackle",
    "LTE": "left tight end",
    "RTE": "right tight end",
    "LW1": "left receiver 1",
    "LW2": "left receiver 2",
    "LW3": "left receiver 3",
    "RW1": "right receiver 1",
    "RW2": "right receiver 2",
    "RW3": "right receiver 3",
    "BL": "left back",
    "BC": "center back",
    "BR": "right back",
    "BD": "deep back",
}


def title(code: str) -> str:
    """A card's name in running text."""
    return CARD_OF[code].title


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """What a period is called; they count from 0.

    >>> period_name(0), period_name(4), period_name(6)
    ('First quarter', 'Overtime', 'Overtime 3')
    """
    if period < len(_PERIODS):
        return _PERIODS[period]
    number = period - len(_PERIODS) + 1
    return "Overtime" if number == 1 else f"Overtime {number}"


def formation_name(code: str) -> str:
    """The name of a formation, its slots where it has none.

    >>> formation_name("UC-RTE-LW1-RW1-BC-BD")
    'I-form'
    >>> formation_name("UC-LTE-LW1-RW1-BC-BD"), formation_name("UC-LW1-LW2-RW1-RW2-BC")
    ('I-form, mirrored', 'UC LW1 LW2 RW1 RW2 BC')
    """
    if code in FORMATION_NAMES or code not in BY_CODE:
        return FORMATION_NAMES.get(code) or slots_text(code)
    turned = FORMATIONS[MIRROR[BY_CODE[code]]].code
    return f"{FORMATION_NAMES[turned]}, mirrored" if turned in FORMATION_NAMES else slots_text(code)


def slots_text(code: str) -> str:
    """The quarterback and the five other slots of a formation."""
    return code.replace("-", " ")


def lane_text(low: int, high: int) -> str:
    """A lane or a gap as it is said: the spots between which the ball goes.

    >>> lane_text(0, 0), lane_text(-2, 2), lane_text(6, 6)
    ('at 0', 'between -2 and +2', 'at +6')
    """

    def spot(g: int) -> str:
        return f"{g:+d}" if g else "0"

    return f"at {spot(low)}" if low == high else f"between {spot(low)} and {spot(high)}"


def yards(count: int) -> str:
    """A number of yards in words.

    >>> yards(1), yards(-3)
    ('1 yard', '-3 yards')
    """
    return f"{count} {MEASURE[abs(count) != 1]}"


def clock_text(intervals: int) -> str:
    """Intervals of five seconds as minutes and seconds.

    >>> clock_text(180), clock_text(25)
    ('15:00', '2:05')
    """
    return f"{intervals * INTERVAL // 60}:{intervals * INTERVAL % 60:02d}"
