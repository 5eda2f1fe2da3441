"""The deck of Card Bowl and the zones of its table (CB-1 to CB-9).

A card is a number: the ranks from ace to king, each in the order clubs, diamonds, hearts, spades, then the red and the
black joker. Sorted numbers are therefore in the order in which a hand is reduced (CB-204).
"""

from __future__ import annotations

from game.contract import Card
from game.zones import Order, Role, SeenBy, Zone, declared

RANKS = "A23456789TJQK"
SUITS = "CDHS"
CODE = (*(rank + suit for rank in RANKS for suit in SUITS), "RJ", "BJ")
"""The code of each card (CB-2)."""
ID = {code: card for card, code in enumerate(CODE)}
DECK = len(CODE)
RED_JOKER, BLACK_JOKER = ID["RJ"], ID["BJ"]
NO_CARD = -1
JOKER_VALUE = 15  # CB-4

VALUE = (*(card // 4 + 1 for card in range(52)), JOKER_VALUE, JOKER_VALUE)
"""Value of each card in a hand; drawn jokers have none (CB-3 to CB-5)."""
SUIT = (*(card % 4 for card in range(52)), SUITS.index("H"), SUITS.index("S"))
"""Clubs 0, diamonds 1, hearts 2, spades 3; the jokers count as heart and spade (CB-6)."""
FACE = tuple(max(0, value - 10) if value < JOKER_VALUE else 0 for value in VALUE)
"""The face value F: jack 1, queen 2, king 3, anything else 0 (CB-9)."""
RED = tuple(suit in (1, 2) for suit in SUIT)
"""Whether each card is red, which decides a determination card (CB-7)."""


def round_half_up(value: int, divisor: int) -> int:
    """Returns a quotient rounded to the nearest whole number, halves up (CB-10).

    >>> round_half_up(7, 2), round_half_up(-7, 2), round_half_up(-2, 4), round_half_up(30, 4)
    (4, -3, 0, 8)
    """
    return (2 * value + divisor) // (2 * divisor)


def _card(card: int) -> Card:
    code = CODE[card]
    if code in ("RJ", "BJ"):
        red = code == "RJ"
        effect = "worth 15; drawn, it turns the ball over" if red else "worth 15; drawn, it brings a flag"
        kind, category = "joker", "turnover" if red else "penalty"
        title = "Red joker" if red else "Black joker"
    else:
        kind = "face" if FACE[card] else "number"
        category, title = "special", f"{_RANK_NAMES.get(code[0], code[0])} of {_SUIT_NAMES[code[1]]}"
        effect = f"worth {VALUE[card]}" + (f", face value {FACE[card]}" if FACE[card] else "")
    clause = "CB-5" if kind == "joker" else "CB-3"
    return Card(code, title, kind, category, 1, effect, "in the line-up or drawn", clause, VALUE[card])


_RANK_NAMES = {"A": "Ace", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"}
_SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
BY_CODE = {code: _card(card) for card, code in enumerate(CODE)}

MEN = 11
HAND = ("hand:0", "hand:1")
OUT = ("out:0", "out:1")
MAN = tuple(tuple(f"man:{seat}:{man}" for man in range(MEN)) for seat in (0, 1))
"""The zone of each man of a side: one card, face down until it is turned up where it stands (CB-25)."""
MAN_OF = {name: (seat, man) for seat, names in enumerate(MAN) for man, name in enumerate(names)}
"""The seat and the number of the man whose card a zone holds."""

ZONES = declared(
    [
        Zone("draw_pile", Role.DRAW, SeenBy.NOBODY),
        Zone("drawn", Role.DISCARD, SeenBy.ALL),
        *(Zone(HAND[seat], Role.HAND, SeenBy.OWNER, seat, order=Order.SET) for seat in (0, 1)),
        *(Zone(OUT[seat], Role.OUT, SeenBy.OWNER, seat, order=Order.SET) for seat in (0, 1)),
        *(Zone(name, Role.SLOT, SeenBy.MIXED, seat) for seat in (0, 1) for name in MAN[seat]),
    ]
)
"""What a card's man does, and where, is public and stands in the play's record, not in a zone's name."""
