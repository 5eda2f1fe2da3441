"""Names of things in running text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.field import FIELD, place
from game.variants.card_bowl.cards import BY_CODE as CARD_OF
from game.variants.card_bowl.clock import OVERTIME, PERIODS
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, PRESETS
from game.variants.card_bowl.play_notes import KICK_NOTES, PLAY_RULES

EXTRA_TIME = "overtime"
JUDGED = "Calls compared"
GOAL = "Gain ten yards, then score"
STARS = "stars"
"""The name of the explanation of the stars on the play sheet."""
LEGEND: Mapping[str, str] = {
    "goal": "Ten yards in four downs keep the ball; a touchdown is 6 points and a try after it.",
    "quarter": "The match has four quarters, two or one, as was chosen; a level score goes to overtime.",
    "half": "The match has two halves; a level score goes to overtime.",
    "clock": "The time that is left. How much of it a play takes depends on how the play ends.",
    "plays left": "Plays until time runs out. Kicks and tries use one up, too, unless the match was set otherwise.",
    "down": "Which of the four downs it is, and the yards to go for a new first down; at the goal, to the goal line.",
    "timeouts": "Timeouts that each side has left.",
    **KICK_NOTES,
    JUDGED.casefold(): "Whose calls promised more yards in the last drive, yours or the coach's, by the odds before "
    "each snap.",
    **PLAY_RULES,
    "line up": "You choose a known formation, such as the I-form.",
    "other sets": "Every other formation that the rules allow.",
    "whole front": "You choose a known front, such as the 4-3 or Nickel.",
    "one lineman": "Builds a front of your own, man by man: first the places of the linemen.",
    "choose how many": "How many cards are drawn for the ball: it goes farther with more.",
    STARS: "The whistle marks the coach's call. One with a star is as good, by its odds before the snap.",
}
MEASURE = ("yard", "yards")
FULL_DRIVE = 100
INTERVAL = 5
"""Seconds of an interval of the clock (CB-82)."""
_PERIODS = {
    **dict(zip(PERIODS[4], ("First quarter", "Second quarter", "Third quarter", "Fourth quarter"), strict=True)),
    **dict(zip(PERIODS[2], ("First half", "Second half"), strict=True)),
    **dict(zip(PERIODS[1], ("Quarter",), strict=True)),
}
GOOD_FOR = {
    "I-form": "power runs",
    "Pro set": "runs to either side",
    "Singleback": "runs, passes and screens",
    "Ace two tight": "runs to both sides",
    "Twins I": "anything to one side",
    "Wishbone": "runs to any side",
    "Goal line": "the last yard",
    "Shotgun spread": "passes and screens",
    "Shotgun trips": "passes to one side",
    "Shotgun empty": "passes to any of five",
    "Shotgun split": "passes with time",
    "Shotgun tight trips": "passes and screens",
    "4-3 base": "anything",
    "3-4": "anything, slow rush",
    "4-4 run": "stops runs",
    "5-2": "stops inside runs",
    "Nickel": "stops passes",
    "Dime": "stops deep passes",
    "Prevent": "no long gain",
    "Blitz": "rushes the passer",
    "Double outside": "holds the wide men",
}
"""What each named formation and front is good for."""
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
    "LW1": "left wide receiver",
    "LW2": "left slot receiver",
    "LW3": "left inside receiver",
    "RW1": "right wide receiver",
    "RW2": "right slot receiver",
    "RW3": "right inside receiver",
    "BL": "left back",
    "BC": "center back",
    "BR": "right back",
    "BD": "deep back",
}


def title(code: str) -> str:
    """Returns a card's name in running text."""
    return CARD_OF[code].title


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """Returns the name of a period; the periods of a short match have their own numbers (CB-449).

    >>> period_name(0), period_name(4), period_name(6), period_name(15)
    ('First quarter', 'Overtime', 'Overtime 3', 'Second half')
    """
    if period in _PERIODS:
        return _PERIODS[period]
    number = period - OVERTIME + 1
    return "Overtime" if number == 1 else f"Overtime {number}"


def formation_name(code: str) -> str:
    """Returns the name of a formation, its slots where it has none.

    >>> formation_name("UC-RTE-LW1-RW1-BC-BD")
    'I-form'
    >>> formation_name("UC-LTE-LW1-RW1-BC-BD"), formation_name("UC-LW1-LW2-RW1-RW2-BC")
    ('I-form, mirrored', 'UC LW1 LW2 RW1 RW2 BC')
    """
    if code in FORMATION_NAMES or code not in BY_CODE:
        return FORMATION_NAMES.get(code) or slots_text(code)
    turned = FORMATIONS[MIRROR[BY_CODE[code]]].code
    return f"{FORMATION_NAMES[turned]}, mirrored" if turned in FORMATION_NAMES else slots_text(code)


def formation_words(code: str) -> str:
    """Returns a formation after "line up", the same to both sides, in words where it has no name.

    >>> formation_words("UC-LTE-LW1-RW1-BC-BD"), formation_words("SG-LTE-LW1-LW2-LW3-RW1")
    ('in I-form', 'in shotgun with an end left, 3 receivers left, 1 right')
    """
    name = formation_name(code)
    if name != slots_text(code):
        return f"in {name.partition(', ')[0]}"
    return f"{'in shotgun' if code.startswith('SG') else 'under center'} with {men_text(code)}"


def formation_label(code: str) -> str:
    """Returns the name of a formation on a button, or who stands where, under center unless it says shotgun.

    >>> formation_label("UC-LTE-LW1-RW1-BC-BD"), formation_label("UC-LW1-LW2-RW1-RW2-BC")
    ('I-form, mirrored', '2 wide left, 2 right, a back in the middle')
    """
    name = formation_name(code)
    if name != slots_text(code):
        return name
    men = men_text(code).replace(" receivers", " wide").replace(" receiver", " wide")
    return f"Shotgun: {men}" if code.startswith("SG") else f"{men[0].upper()}{men[1:]}"


def men_text(code: str) -> str:
    """Returns who stands beside the quarterback and the line, in words.

    >>> men_text("UC-LTE-RTE-LW1-BL-BC"), men_text("SG-LW1-LW2-RW1-RW2-BL")
    ('both ends, 1 receiver left, backs left and in the middle', '2 receivers left, 2 right, a back left')
    """
    slots = code.split("-")[1:]
    ends = [side for name, side in (("LTE", "left"), ("RTE", "right")) if name in slots]
    told = ["both ends"] if len(ends) == 2 else [f"an end {side}" for side in ends]
    for letter, side in (("L", "left"), ("R", "right")):
        count = sum(slot.startswith(f"{letter}W") for slot in slots)
        noun = "" if any("receiver" in each for each in told) else " receiver" if count == 1 else " receivers"
        told += [f"{count}{noun} {side}"] if count else []
    backs = [_BACKS[slot] for slot in slots if slot in _BACKS]
    if backs:
        *first, last = backs
        told.append(f"backs {', '.join(first)} and {last}" if first else f"a back {last}")
    return ", ".join(told)


_BACKS = {"BL": "left", "BC": "in the middle", "BR": "right", "BD": "deep"}


def slots_text(code: str) -> str:
    """Returns the quarterback and the five other slots of a formation."""
    return code.replace("-", " ")


_POSTS = {
    "OLB-L": "left outside linebacker",
    "ILB": "inside linebacker",
    "OLB-R": "right outside linebacker",
    "S-L": "left safety",
    "S-R": "right safety",
}


def place_words(name: str) -> str:
    """Returns a place of the defense in words, by what it is called in files and on the film.

    >>> place_words("OLB-L"), place_words("DL-2"), place_words("CB:LW1")
    ('left outside linebacker', 'lineman over left guard', 'cornerback on the left wide receiver')
    """
    if name.startswith("DL"):
        g = int(name.removeprefix("DL"))
        return f"lineman {lane_text(g, g)}"
    if name.startswith("CB:"):
        return f"cornerback on the {SLOT_NAMES[name.removeprefix('CB:')]}"
    return _POSTS[name]


def spot_of(mine: bool, ball_on: int) -> str:
    """Returns a spot as a player says it. ``ball_on`` is counted by the side with the ball, ``mine`` if it is his.

    >>> spot_of(True, 35), spot_of(True, 75), spot_of(False, 40), spot_of(False, 80), spot_of(True, 50)
    ('your 35', 'their 25', 'their 40', 'your 20', 'midfield')
    """
    if 2 * ball_on == FIELD:
        return "midfield"
    return f"{'your' if mine == (2 * ball_on < FIELD) else 'their'} {min(ball_on, FIELD - ball_on)}"


_LINE = ("center", "guard", "tackle", "end")
"""The men of the line from the middle to a side."""


def lane_text(low: int, high: int) -> str:
    """Returns a lane or a gap named by the nearest man of the offense; no two of a play have the same name.

    >>> lane_text(0, 0), lane_text(-2, 2), lane_text(6, 6), lane_text(-1, -1)
    ('over center', 'over center', 'over right end', 'left of center')
    >>> lane_text(-5, -4), lane_text(5, 5), lane_text(7, 7), lane_text(2, 5)
    ('just outside left tackle', 'off right tackle', 'outside right end', 'just inside right tackle')
    """
    side = "left" if low + high < 0 else "right"
    near, beside = divmod(abs(low + high), 4)
    if not near and beside in (1, 2):
        return f"{'just ' * (beside == 1)}{side} of center"
    if not near and not beside:
        return "over center"
    off = "off" if near < len(_LINE) - 1 else "outside"
    where = ("over", "just outside", off, "just inside")[beside]
    return f"{where} {side} {_LINE[near + (beside == 3)]}"


def yards(count: int) -> str:
    """Returns a number of yards in words.

    >>> yards(1), yards(-3)
    ('1 yard', '-3 yards')
    """
    return f"{count} {MEASURE[abs(count) != 1]}"


def gain_words(count: int) -> str:
    """Returns the gain of a play, in words.

    >>> gain_words(12), gain_words(0), gain_words(-1)
    ('12 yards', 'no gain', 'a loss of 1 yard')
    """
    return f"a loss of {yards(-count)}" if count < 0 else yards(count) if count else "no gain"


def where(names: Sequence[str], seat: int, ball_on: int) -> str:
    """Returns where a ball is, which may be in an end zone; ``ball_on`` is the own yard of ``seat``.

    >>> [where(("Gulls", "Foxes"), 0, ball_on) for ball_on in (35, 0, 103)]
    ['at the Gulls 35', 'in the Gulls end zone', 'in the Foxes end zone']
    """
    if 0 < ball_on < FIELD:
        return f"at {place(names, seat, ball_on)}"
    return f"in the {names[seat if ball_on <= 0 else 1 - seat]} end zone"


def clock_text(intervals: int) -> str:
    """Intervals of five seconds as minutes and seconds.

    >>> clock_text(180), clock_text(25)
    ('15:00', '2:05')
    """
    return f"{intervals * INTERVAL // 60}:{intervals * INTERVAL % 60:02d}"
