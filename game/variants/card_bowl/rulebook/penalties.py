"""Clauses on the end of a play, flags, the edges of the field and options (5.29 to 7 of the rulebook), by number."""

from collections.abc import Mapping

SECTIONS: dict[str, Mapping[int, str]] = {
    "The end of a play": {
        418: "Cards put off until the end are drawn when nothing else is left to draw.",
        419: "Then the flag, then score, ball, down and clock.",
        420: "Once the goal line is reached no more yards are drawn.",
        421: "The ball lies between the two 1-yard lines.",
    },
    "Flags": {
        422: "Every joker has its meaning at every draw.",
        423: "A joker that settles a flag can only be the red one.",
        424: "A flag counts from the line, the spot, the end of the run or the place of the interference.",
        425: "On your own snap the end is never behind the line.",
        426: "The side that was wronged accepts or declines when all cards are drawn.",
        427: "If it scored, the flag is declined; after a field goal it may choose.",
        428: "Accepted, the ball is moved and the down repeated.",
        429: "Past the line to gain, or by an automatic first down, it is a new series.",
        430: "Declined, the play stands.",
        431: "Only interference moves the ball more than half the way to the goal line.",
        432: "A score after your own foul can be taken away.",
        433: "A defensive foul before a turnover takes the turnover back.",
        434: "Whoever won the ball may decline the loser's foul to keep it.",
        435: "A foul after the turnover leaves the ball where it is.",
        436: "Of the flags on kicks only those against the rushing side repeat the down.",
        437: "Fifteen yards against the defense is a first down.",
        438: "On a two-point try first downs mean nothing.",
        445: "If a return ends in a touchback, its foul counts from there.",
        446: "A foul in your own end zone is a safety, or your own 1 if you had just won the ball.",
        447: "Behind the back line there is no catch; a lateral that far back is a safety.",
        448: "A lost ball comes before the sideline.",
    },
    "Options": {
        439: "Hands of 11 to 15 may be set for each side and quarter; the most specific setting wins.",
        440: "Usually the offense has 12 and the defense 15.",
        441: "Handicap and pool raise a hand to 15 at most; how many cards that swallows is said first.",
        442: "Shorter quarters may be agreed.",
        443: "Motion may be switched off.",
        444: "Options are set before the toss; the pool is spread in secret.",
        449: "A match has four quarters, two that are its halves, or one that is played like a fourth one.",
    },
}
