"""Cards as the rulebook writes them: rank, then suit letter; RJ and BJ are the jokers (CB-1 to CB-10)."""

RANKS = "A23456789TJQK"
RED_JOKER = "RJ"
BLACK_JOKER = "BJ"
JOKERS = (RED_JOKER, BLACK_JOKER)
PLAYER_JOKER = 15  # CB-4


def is_joker(card: str) -> bool:
    """Whether the card is RJ or BJ."""
    return card in JOKERS


def value(card: str) -> int:
    """The worth of a card; a joker that is a player card is worth 15 (CB-3, CB-4).

    >>> value("TD"), value("KS"), value("BJ")
    (10, 13, 15)
    """
    return PLAYER_JOKER if is_joker(card) else RANKS.index(card[0]) + 1


def suit(card: str) -> str:
    """The suit; RJ counts as a heart and BJ as a spade (CB-6)."""
    if card == RED_JOKER:
        return "H"
    return "S" if card == BLACK_JOKER else card[1]


def is_red(card: str) -> bool:
    """The color of a determination card (CB-7)."""
    return suit(card) in "HD"


def is_face(card: str) -> bool:
    """A face card is J, Q or K only (CB-8)."""
    return not is_joker(card) and card[0] in "JQK"


def is_number(card: str) -> bool:
    """An A to T; what is not a number is "face card or joker"."""
    return not is_joker(card) and not is_face(card)


def face(card: str) -> int:
    """The face value F (CB-9).

    >>> face("JS"), face("QS"), face("KS"), face("TS"), face("RJ")
    (1, 2, 3, 0, 0)
    """
    return "JQK".index(card[0]) + 1 if is_face(card) else 0


def round_half_up(top: int, bottom: int) -> int:
    """The quotient rounded to the nearest whole number, halves up (CB-10).

    >>> round_half_up(15, 2), round_half_up(-15, 2), round_half_up(1, 4), round_half_up(-3, 4)
    (8, -7, 0, -1)
    """
    return (2 * top + bottom) // (2 * bottom)
