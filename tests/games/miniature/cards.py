"""The two decks as data, the numbering of their cards, and where they lie."""

from __future__ import annotations

from game.contract import Card
from game.zones import Order, Role, SeenBy, Zone, declared

PLAY, KICK = DECKS = (0, 1)
BACKS = ("play", "kick")
HAND_SIZES = (4, 2)  # MG-3
LANES = ("left", "middle", "right")

CARDS: tuple[Card, ...] = (
    *(
        Card(f"PLAY {n}", f"PLAY {n}", "PLAY", "run", 4, f"{n} yards for or against", "on any down", "MG-11", n)
        for n in (2, 4, 6, 8, 10, 12)
    ),
    *(
        Card(f"KICK {n}", f"KICK {n}", "KICK", "kick", 2, f"3 points from {n} yards", "on offense", "MG-15", n)
        for n in (20, 30, 40)
    ),
)
"""The nine faces (MG-2)."""

BY_CODE: dict[str, Card] = {card.code: card for card in CARDS}
CODE: tuple[str, ...] = tuple(card.code for card in CARDS for _ in range(card.count))
"""The code of each card id, 0 to 29; equal copies are neighbors."""
NUMBER: tuple[int, ...] = tuple(BY_CODE[code].value for code in CODE)
"""What is printed on each card."""
DECK_OF: tuple[int, ...] = tuple(KICK if code.startswith("KICK") else PLAY for code in CODE)
"""The deck of each card."""
IDS: tuple[tuple[int, ...], ...] = tuple(tuple(i for i, d in enumerate(DECK_OF) if d == deck) for deck in DECKS)
"""The cards of each deck."""

HANDS = ("plays:0", "kicks:0", "plays:1", "kicks:1")
"""By ``2 * seat + deck``."""
DRAW_PILES, DISCARD_PILES = ("play_draw_pile", "kick_draw_pile"), ("play_discard_pile", "kick_discard_pile")
"""By deck."""
SHOWN = ("shown:0", "shown:1")
"""The card that each seat called last, by seat."""

ZONES = declared(
    [
        *(Zone(name, Role.HAND, SeenBy.OWNER, i // 2, BACKS[i % 2], Order.SET) for i, name in enumerate(HANDS)),
        *(Zone(name, Role.DRAW, SeenBy.NOBODY, back=back) for name, back in zip(DRAW_PILES, BACKS, strict=True)),
        *(Zone(name, Role.DISCARD, SeenBy.ALL, back=back) for name, back in zip(DISCARD_PILES, BACKS, strict=True)),
        *(Zone(name, Role.CALL, SeenBy.ALL, seat) for seat, name in enumerate(SHOWN)),
    ]
)
"""Every zone of the table, in the order in which it is listed."""
