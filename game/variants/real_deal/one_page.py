"""The page that introduces Real Deal before its rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.variant import Part

ONE_PAGE: Sequence[Part] = (
    Part(
        "The goal",
        ("RUSHING TD 6-20", ">", "7 points"),
        "Play a card that scores. If the other team does not answer it, the points count: 7 for a "
        "touchdown, 3 for a field goal.",
    ),
    Part(
        "Stops",
        ("PASSING TD 1-10", "<", "INTERCEPTION"),
        "Each play has its own few cards that stop it. With one of them the other team ends the play and "
        "takes the ball.",
    ),
    Part(
        "Flags and tackles",
        ("FIELD GOAL OVER 45", "<", "RED FLAG"),
        "They end the play too, but the ball stays. Nobody draws: you go on with the cards that are left.",
    ),
    Part(
        "The end",
        ("PUNTS INSIDE THE 10", "HAS BALL END OF QUARTER"),
        "With nothing to play, punt a card away. When the ball changes hands, both teams draw up to four. Most "
        "points after the last quarter win.",
    ),
)
