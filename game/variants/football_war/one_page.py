"""Football War on one page, for newcomers. It stands before the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.variant import Part

ONE_PAGE: Sequence[Part] = (
    Part(
        "The goal",
        ("HB Dive", ">", "7 points"),
        "Get rid of your hand. If nobody stops your last card, it is a touchdown.",
    ),
    Part(
        "Leading",
        ("HB Sweep", ">", "they draw 1"),
        "The offense leads a play. The defense answers it or concedes, draws a card and faces the next one.",
    ),
    Part(
        "Answering",
        ("HB Sweep", "<", "HB Sweep", "or", "AUDIBLE"),
        "Only the very same play matches a play, and an AUDIBLE may stand for any. Stop a play, and the ball is yours.",
    ),
    Part(
        "Special cards",
        ("PENALTY 10", "FIELD GOAL", "DEFENSE"),
        "A flag costs the other side a card for each 5 yards, a DEFENSE costs two. A FIELD GOAL that is "
        "not stopped scores 3.",
    ),
)
