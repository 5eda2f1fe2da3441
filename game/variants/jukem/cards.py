"""The deck of Jukem as data (JF-4 to JF-8): faces, ids of the 56 cards, zones, and plays as they lie on a line."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.contract import Card
from game.zones import Order, Role, SeenBy, Zone, declared

RUN, PASS, CATCH = "RUN", "PASS", "CATCH"
KICK_RETURN, JUKEM, PANCAKE_BLOCK, FIELD_GOAL = "KICK RETURN", "JUKEM", "PANCAKE BLOCK", "FIELD GOAL"
HOLDING, SACK, FUMBLE, PICKED_OFF = "HOLDING", "SACK", "FUMBLE", "PICKED OFF"

YELLOW = (HOLDING, SACK)
RED = (FUMBLE, PICKED_OFF)
DEFENSIVE = YELLOW + RED

TOUCHDOWN_YARDS = 100  # JF-39
FIELD_GOAL_TOTAL = 70  # JF-46
TOUCHDOWN_POINTS: Final = 7  # JF-2
FIELD_GOAL_POINTS: Final = 3  # JF-2
PANCAKE_YARDS = 10  # JF-32
HAND_SIZE = 5  # JF-16
DEALT = 4  # JF-10
STALL_LIMIT = 6  # JF-24
LAST_PERIOD = 11  # two halves and ten periods of sudden death, counted from 0 (JF-77)


def _run(yards: int, count: int) -> Card:
    return Card(f"RUN {yards}", "RUN", RUN, "run", count, f"Gain {yards} yards", "lay it on your turn", "JF-26", yards)


def _pass(low: int, high: int, count: int) -> Card:
    effect = f"A CATCH from {low} to {high} fits"
    return Card(f"PASS {low}-{high}", "PASS", PASS, "pass", count, effect, "lay it with a CATCH", "JF-27", 0, low, high)


def _catch(yards: int, count: int) -> Card:
    effect, when = f"Gain {yards} yards on a PASS", "lay it with a PASS whose range it fits"
    return Card(f"CATCH {yards}", "CATCH", CATCH, "catch", count, effect, when, "JF-27", yards)


def _special(code: str, category: str, count: int, effect: str, when: str, clause: str, value: int = 0) -> Card:
    return Card(code, code, code, category, count, effect, when, clause, value)


def _stop(code: str, effect: str, category: str, clause: str) -> Card:
    return _special(code, category, 2, effect, "answer the other side's play with it", clause)


CARDS: tuple[Card, ...] = (
    *(_run(yards, count) for yards, count in {5: 4, 10: 4, 15: 4, 20: 4, 25: 3, 30: 2}.items()),
    *(_pass(*row) for row in ((5, 20, 3), (10, 35, 3), (20, 50, 2))),
    *(_catch(yards, count) for yards, count in {10: 1, 15: 1, 20: 2, 25: 1, 30: 1, 35: 1, 40: 1, 50: 1}.items()),
    _special(KICK_RETURN, "kick", 1, "Gain 50 yards", "lay it as the first play of a drive", "JF-30", 50),
    _special(JUKEM, "wild", 4, "Doubles a play; nothing can stop it", "lay it with any play", "JF-34"),
    _special(PANCAKE_BLOCK, "special", 2, "Adds 10 yards", "lay it with a RUN", "JF-32", 10),
    _special(FIELD_GOAL, "kick", 3, "3 points; ends the drive", "kick it at 70 yards or more", "JF-46", 3),
    _stop(HOLDING, "Takes away the last play", "penalty", "JF-56"),
    _stop(SACK, "Takes away the last play", "defense", "JF-56"),
    _stop(FUMBLE, "Wipes out the whole drive", "turnover", "JF-57"),
    _stop(PICKED_OFF, "Wipes out the whole drive", "turnover", "JF-57"),
)
"""The 25 faces in the order of the rulebook's table (JF-5)."""

BY_CODE: dict[str, Card] = {card.code: card for card in CARDS}

CODE: tuple[str, ...] = tuple(card.code for card in CARDS for _ in range(card.count))
"""The code of each card id, 0 to 55; equal copies are neighbors."""

IDS: dict[str, tuple[int, ...]] = {code: tuple(i for i, c in enumerate(CODE) if c == code) for code in BY_CODE}
"""The card ids of each code."""

LEFT_OUT: tuple[int, ...] = (IDS[HOLDING][-1], IDS[FUMBLE][-1])
"""The cards that the practice game leaves out (JF-79)."""


def deck(practice: bool) -> tuple[int, ...]:
    """Returns the ids in play: 56, or 54 in the practice game (JF-78).

    >>> len(deck(False)), len(deck(True))
    (56, 54)
    """
    return tuple(i for i in range(len(CODE)) if not (practice and i in LEFT_OUT))


FULL_DECK = deck(False)
PRACTICE_DECK = deck(True)

DRAW_PILE, DISCARD_PILE, OUT_OF_PLAY = "draw_pile", "discard_pile", "out_of_play"
HANDS, LINES, SCORE_PILES = ("hand:0", "hand:1"), ("line:0", "line:1"), ("score_pile:0", "score_pile:1")
"""The zones of which each seat has one, by seat."""

ZONES = declared(
    [
        *(Zone(name, Role.HAND, SeenBy.OWNER, seat, order=Order.SET) for seat, name in enumerate(HANDS)),
        Zone(DRAW_PILE, Role.DRAW, SeenBy.NOBODY),
        Zone(DISCARD_PILE, Role.DISCARD, SeenBy.ALL),
        *(Zone(name, Role.LINE, SeenBy.ALL, seat, order=Order.ROW) for seat, name in enumerate(LINES)),
        Zone(OUT_OF_PLAY, Role.OUT, SeenBy.ALL),
        *(Zone(name, Role.SCORE, SeenBy.ALL, seat) for seat, name in enumerate(SCORE_PILES)),
    ]
)
"""Every zone of the table, in the order of positions and views."""


class LaidPlay(NamedTuple):
    """One play on a drive line: its card ids, base first, and the yards that it gained."""

    cards: tuple[int, ...]
    yards: int


def title(code: str) -> str:
    """Returns a card's name for running text.

    >>> title("PASS 10-35")
    'PASS 10–35'
    """
    return code.replace("-", "–")


def listed(codes: Sequence[str]) -> str:
    """Returns the names of cards as one phrase.

    >>> listed(["PASS 10-35", "CATCH 20"])
    'PASS 10–35 + CATCH 20'
    """
    return " + ".join(title(code) for code in codes)
