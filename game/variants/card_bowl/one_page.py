"""Card Bowl on one page: what a newcomer reads before the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.variant import Part

ONE_PAGE: Sequence[Part] = (
    Part(
        "The goal",
        ("KH", ">", "6 points"),
        "Football with one deck of cards: ten yards in four downs, and over the goal line. "
        "Touchdown 6, field goal 3, safety 2.",
    ),
    Part(
        "Eleven a side",
        ("QH", "KS", "9C", "8D", "7S"),
        "Each side sets eleven cards face down, from the line to the last safety. "
        "The higher a card, the better the player.",
    ),
    Part(
        "The run",
        ("KS", "+", "9C", "-", "8D", "-", "3 cards"),
        "The back takes the ball into a lane. He and his blockers stand against the men there "
        "and three cards: half the difference is the gain.",
    ),
    Part(
        "The pass",
        ("QH", "+", "JC", "-", "7S", "-", "2 cards"),
        "Quarterback, receiver and their cards stand against the covers and two cards: "
        "the difference is the gain. The table does the sums.",
    ),
)
