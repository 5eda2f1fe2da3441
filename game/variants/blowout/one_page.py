"""BLOWOUT!!! on one page, to be read before the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.variant import Part

ONE_PAGE: Sequence[Part] = (
    Part(
        "The goal",
        ("RUN 100", ">", "7 points"),
        "Bring the ball over their goal line. You have four downs for each ten yards.",
    ),
    Part(
        "Secret calls",
        ("RUN 70", "-", "DEF -65", "=", "5 yards"),
        "Both sides call a card in secret. The offense gains its yards less those of the defense; a PASS "
        "that does not beat it gains nothing.",
    ),
    Part(
        "Answers",
        ("PASS 55", "<", "SACK", "or", "INTERCEPTION"),
        "Then each side may answer with one card. SACK, INTERCEPTION and FUMBLE hit the offense; a foul "
        "or a CHALLENGE takes them back.",
    ),
    Part(
        "Fourth down",
        ("KICK 50", ">", "3 points"),
        "Now you may kick. From the red line on it is a field goal, good if long enough; short of it, a "
        "punt. The OFFENSE deck is the clock.",
    ),
)
