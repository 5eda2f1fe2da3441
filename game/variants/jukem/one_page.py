"""Jukem on one page: what a newcomer reads before the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.variant import Part

ONE_PAGE: Sequence[Part] = (
    Part(
        "The goal",
        ("KICK RETURN", "+", "RUN 30", "+", "RUN 20", "=", "100"),
        "Lay plays in a row until your drive is exactly 100 yards long. That is a touchdown, 7 points.",
    ),
    Part(
        "Your turn",
        ("RUN 15", "or", "PASS 5-20", "+", "CATCH 20"),
        "Take cards until you hold five. Then make one play: a RUN, or a PASS with a CATCH in its range. "
        "With no play to make, discard a card.",
    ),
    Part(
        "The defense",
        ("RUN 25", "<", "SACK", "or", "FUMBLE"),
        "After a play the other side may answer: yellow takes that play away, red the whole drive. JUKEM "
        "doubles a play, and nothing answers it.",
    ),
    Part(
        "The end",
        ("FIELD GOAL", ">", "3 points"),
        "From 70 yards on you may kick instead. Each half goes once through the deck. Most points after "
        "two halves win.",
    ),
)
