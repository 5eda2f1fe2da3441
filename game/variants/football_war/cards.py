"""The Football War deck as data (FW-5 to FW-9): faces, card ids, zones, and the numbers of the rules."""

from typing import NamedTuple

from game.contract import Card
from game.zones import Order, Role, SeenBy, Zone, declared

RUN, PASS = "RUN", "PASS"
AUDIBLE, FIELD_GOAL, OFFENSE, DEFENSE, TURNOVER = "AUDIBLE", "FIELD GOAL", "OFFENSE", "DEFENSE", "TURNOVER"
PENALTY = "PENALTY"

HAND_SIZE = 5  # FW-19, FW-37, FW-39, FW-66, FW-87
STUFF_CARDS = 2  # FW-56, FW-57
SAFETY_CHAIN = 4  # FW-62, FW-63
TOUCHDOWN_POINTS = 7  # FW-81
FIELD_GOAL_POINTS = 3  # FW-82
SAFETY_POINTS = 2  # FW-83
SCORES = (TOUCHDOWN_POINTS, FIELD_GOAL_POINTS, SAFETY_POINTS)
PENALTY_CARDS = {5: 1, 10: 2, 15: 3}  # FW-47
OVERTIME = 2
"""The number of the first overtime period; 0 and 1 are the halves."""
LAST_PERIOD = 3  # FW-93


def stake(live: str | None, chain: int, left: int) -> int:
    """Returns the points that conceding a live play gives, with ``left`` cards in the offense's hand.

    The last card of a hand comes before the fourth AUDIBLE (FW-64, FW-81 to FW-83).
    """
    if live is None:
        return 0
    if live == FIELD_GOAL:
        return FIELD_GOAL_POINTS
    if left == 0:
        return TOUCHDOWN_POINTS
    return SAFETY_POINTS if chain == SAFETY_CHAIN else 0


def _play(name: str, family: str) -> Card:
    effect, when = "The defense matches it or draws", "as a lead, or to match the same play"
    return Card(name, name, family, family.lower(), 5, effect, when, "FW-7")


def _penalty(yards: int, count: int) -> Card:
    cards = PENALTY_CARDS[yards]
    effect = f"They draw {cards} from the Drive pile"
    when = "any time; on defense it calls their play back"
    return Card(f"PENALTY {yards}", PENALTY, PENALTY, "penalty", count, effect, when, "FW-47", yards)


def _special(code: str, category: str, count: int, effect: str, when: str, clause: str, value: int = 0) -> Card:
    return Card(code, code, code, category, count, effect, when, clause, value)


_WINS_BALL = "any time; on defense it stops their play: your ball"
_KICKED = "on offense only; good or stopped, you draw five new cards"

_RUNS = ("Quick HB Pitch", "HB Dive", "HB Sweep", "HB Draw", "HB Counter", "FB Trap", "QB Sneak", "QB Option")
_PASSES = ("Quick Slant", "HB Screen", "Curl", "Quick Out", "Deep Post", "Go Route", "Play Action", "Hail Mary")
CARDS: tuple[Card, ...] = (
    *(_play(name, RUN) for name in _RUNS),
    *(_play(name, PASS) for name in _PASSES),
    _special(AUDIBLE, "wild", 6, "Call any of the 16 plays", _WINS_BALL, "FW-58"),
    _special(FIELD_GOAL, "kick", 3, "3 points unless stopped; your hand goes", _KICKED, "FW-65", FIELD_GOAL_POINTS),
    _penalty(5, 4),
    _penalty(10, 2),
    _penalty(15, 2),
    _special(OFFENSE, "special", 4, "Discard one extra card of your hand", _WINS_BALL, "FW-55"),
    _special(DEFENSE, "defense", 3, "They draw 2; 5 after their last card", _WINS_BALL, "FW-56", STUFF_CARDS),
    _special(TURNOVER, "turnover", 4, "Play turns round the other way", _WINS_BALL, "FW-104"),
)
"""The 24 faces in the order of the rulebook's tables; a face is named by its index here."""

BY_CODE: dict[str, Card] = {card.code: card for card in CARDS}
FACE_OF: dict[str, int] = {card.code: face for face, card in enumerate(CARDS)}
"""The index of each code's face."""
PLAYS: tuple[str, ...] = tuple(card.code for card in CARDS if card.kind in (RUN, PASS))
"""The 16 plays that an AUDIBLE may call (FW-58)."""

AUDIBLE_FACE, KICK_FACE, OFFENSE_FACE, DEFENSE_FACE, TURNOVER_FACE = (
    FACE_OF[code] for code in (AUDIBLE, FIELD_GOAL, OFFENSE, DEFENSE, TURNOVER)
)
CODE: tuple[str, ...] = tuple(card.code for card in CARDS for _ in range(card.count))
"""The code of each card id, 0 to 107; equal copies have consecutive ids."""
FACE: tuple[int, ...] = tuple(FACE_OF[code] for code in CODE)
BIT: tuple[int, ...] = tuple(1 << face for face in FACE)
"""The face of each card id as a bit; ``FACE`` has it as an index."""
COPIES: tuple[frozenset[int], ...] = tuple(
    frozenset(card for card, code in enumerate(CODE) if code == face.code) for face in CARDS
)
"""The card ids of each face."""


def deck(seats: int) -> tuple[int, ...]:
    """Returns the card ids in play: 104, or 108 with the four TURNOVER cards of four players (FW-5, FW-6).

    >>> len(deck(2)), len(deck(4))
    (104, 108)
    """
    return tuple(i for i, code in enumerate(CODE) if seats == 4 or code != TURNOVER)


DECKS: dict[int, tuple[int, ...]] = {seats: deck(seats) for seats in (2, 4)}


def zones_of(seats: int) -> list[Zone]:
    """Returns the zones of a match with this number of seats, hands first.

    >>> [zone.name for zone in zones_of(2)][:3]
    ['hand:0', 'hand:1', 'draw_pile']
    """
    return [
        *[Zone(f"hand:{seat}", Role.HAND, SeenBy.OWNER, seat, order=Order.SET) for seat in range(seats)],
        Zone("draw_pile", Role.DRAW, SeenBy.NOBODY),
        Zone("drive_pile", Role.DISCARD, SeenBy.TOP),
        Zone("flag_pile", Role.OUT, SeenBy.ALL, order=Order.SET),
        Zone("forfeit_pile", Role.OUT, SeenBy.NOBODY, order=Order.SET),
        *[Zone(f"score_pile:{seat}", Role.SCORE, SeenBy.NOBODY, seat, order=Order.SET) for seat in range(seats)],
    ]


ZONES = declared(zones_of(4))
"""Every zone by its name; a match of two has those of its seats."""
GATHERED: dict[int, tuple[str, ...]] = {
    seats: tuple(zone.name for zone in zones_of(seats) if zone.role is not Role.DRAW) for seats in (2, 4)
}
"""The zones whose cards go into the Play pile before a half, by number of seats (FW-19)."""


class Score(NamedTuple):
    """One touchdown, field goal or safety; the points of a seat are the sum of its scores."""

    seat: int
    points: int
    period: int


class Buried(NamedTuple):
    """A card under the Play pile (FW-70): who put it there, and which cards it may be."""

    seat: int
    doubt: tuple[int, ...] = ()
    """The cards that everybody knew in that hand, by id: one of them may be the buried card."""
    hidden: int = 0
    """Number of hidden cards of the hand that it may be instead."""
    spent: tuple[int, ...] = ()
    """If ``hidden`` is 0: the faces of doubted cards seen since; an equal copy of one may lie here."""
    forfeited: bool = False
    """Whether that hand, with the cards in doubt, went to the Forfeit pile since (FW-66)."""

    @property
    def certain(self) -> bool:
        """Returns whether everybody knows which card it is, since no other could be buried."""
        return len(self.doubt) == 1 and not self.hidden and not self.spent


class Passed(NamedTuple):
    """A play that a seat conceded, and the number of hidden cards that it had drawn in the half by then."""

    play: str
    drawn: int
