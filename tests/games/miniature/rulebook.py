"""The rules of the miniature game, clause by clause."""

from collections.abc import Mapping, Sequence

from game.variant import RuleText, rule_texts

SECTIONS: Mapping[str, Mapping[int, str]] = {
    "The match": {
        1: "Two sides play two rounds, or three. In each round each has one drive. Most points win.",
        2: "PLAY 2, 4, 6, 8, 10 and 12, four of each, and KICK 20, 30 and 40, two of each, have their own backs.",
        3: "Each side is dealt four PLAY cards and two KICK cards: two hands.",
        4: "A coin names the side that has the ball first in every round.",
        5: "A drive begins on the other side's 25, on first down with ten yards to gain.",
    },
    "The calls": {
        6: "Both sides call in secret, the offense first: a card, then its lane, left, middle or right.",
        7: "The offense calls a PLAY or a KICK, the defense a PLAY.",
        8: "Until both have called nobody learns more of a call than that it is made. Its card counts as in hand.",
        9: "A call may be taken back as long as the other one is not complete.",
        10: "When both have called, both are shown at once.",
    },
    "The snap": {
        11: "A PLAY gains its number. In the same lane the defense's is taken off, and the ball may lose yards.",
        12: "Ten yards, or the goal line where it is nearer, make a new first down.",
        13: "After four downs without it the drive is over.",
        14: "The goal line is a touchdown: 7 points, and the drive is over.",
        15: "A KICK ends the drive. It makes 3 points where what is left of its number reaches the goal line.",
    },
    "The cards": {
        16: "Shown cards lie until the next snap is shown. Then each goes to the discard pile of its back.",
        17: "After a snap each side fills its hands. A used-up draw pile is made anew of its discards, shuffled.",
        18: "Equal cards are one choice. Discards are open; what is shuffled again is forgotten.",
    },
    "The end": {
        19: "Level after the last round is a tie.",
    },
}


def rules() -> Sequence[RuleText]:
    """The whole rulebook, in the order in which it is read."""
    return rule_texts("MG", SECTIONS)
