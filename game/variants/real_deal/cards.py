"""The cards of Real Deal as data (RD-5 to RD-9), their numbers and zones, and the counter chart (RD-33)."""

from __future__ import annotations

from game.contract import Card, ScoreKind
from game.zones import Order, Role, SeenBy, Zone, declared

RUN_SHORT, RUN_MIDDLE, RUN_LONG = "RUSHING TD 1-5", "RUSHING TD 6-20", "RUSHING TD OVER 20"
PASS_SHORT, PASS_MIDDLE, PASS_LONG = "PASSING TD 1-10", "PASSING TD 11-20", "PASSING TD OVER 20"
KICK_SHORT, KICK_LONG = "FIELD GOAL 18-45", "FIELD GOAL OVER 45"
RETURN, PUNT_INSIDE, END_OF_QUARTER = "RETURN TD", "PUNTS INSIDE THE 10", "HAS BALL END OF QUARTER"
FUMBLE, INTERCEPTION, MISS, BLOCK = "RECOVERS FUMBLE", "INTERCEPTION", "MISSES FG", "BLOCKS KICK"
FOURTH_DOWN, SAFETY, RED_FLAG = "4TH DOWN STOP", "SAFETY", "RED FLAG"
HOLDING, FOUL, FALSE_START = "HOLDING", "PERSONAL FOUL", "FALSE START"
INTERFERENCE, TACKLE, SACK = "PASS INTERFERENCE", "TACKLE FOR LOSS", "QB SACK"

RUNS = (RUN_SHORT, RUN_MIDDLE, RUN_LONG)
PASSES = (PASS_SHORT, PASS_MIDDLE, PASS_LONG)
KICKS = (KICK_SHORT, KICK_LONG)
SCORING = (*RUNS, *PASSES, *KICKS)
"""The eight scoring cards of the rulebook, in the order of the chart."""
LONG = (RUN_LONG, PASS_LONG, KICK_LONG)
"""The scoring plays that a limited possession allows (RD-51)."""
TO_COUNTER = (*SCORING, RETURN, PUNT_INSIDE, SAFETY)
"""The columns of the chart: the cards that wait for a counter once they are played."""
TO_ACCEPT = (SAFETY, PUNT_INSIDE)
"""The plays that are accepted if they are not countered; all others are conceded with a discard."""
STOPS = (FUMBLE, INTERCEPTION, MISS, BLOCK, FOURTH_DOWN)
PENALTIES = (HOLDING, FOUL, FALSE_START, INTERFERENCE)
CONTINUATIONS = (RED_FLAG, HOLDING, FOUL, FALSE_START, TACKLE, INTERFERENCE, SACK)
COUNTERS = (*STOPS, SAFETY, *CONTINUATIONS, RETURN)
"""The rows of the chart, in its order."""

TOUCHDOWN_POINTS, FIELD_GOAL_POINTS, SAFETY_POINTS = 7, 3, 2  # RD-9
HAND_SIZE = 4  # RD-19
TEAM_CARDS, WILDS_DEALT = 18, 3  # RD-8
DECK_SIZE = TEAM_CARDS + WILDS_DEALT
POSSESSIONS_NEEDED = 4  # RD-52
OVERTIMES = 2  # RD-68

CHART: dict[str, tuple[str, ...]] = {
    FUMBLE: (*RUNS, RETURN),
    INTERCEPTION: PASSES,
    MISS: KICKS,
    BLOCK: (*KICKS, PUNT_INSIDE),
    FOURTH_DOWN: (*RUNS, *PASSES),
    SAFETY: (RUN_LONG, PASS_LONG, RETURN),
    RED_FLAG: (*SCORING, RETURN, SAFETY),
    HOLDING: (*SCORING, RETURN, SAFETY),
    FOUL: (*SCORING, RETURN, SAFETY),
    FALSE_START: SCORING,
    TACKLE: RUNS,
    INTERFERENCE: (PASS_LONG,),
    SACK: PASSES,
    RETURN: (KICK_LONG, PUNT_INSIDE),
}
"""The counter chart by row: the plays that each counter answers (RD-33)."""
COUNTERS_OF: dict[str, frozenset[str]] = {
    play: frozenset(counter for counter, plays in CHART.items() if play in plays) for play in TO_COUNTER
}
"""The chart by column: the counters that answer each play."""

POINTS: dict[str, int] = {
    **dict.fromkeys((*RUNS, *PASSES, RETURN), TOUCHDOWN_POINTS),
    **dict.fromkeys(KICKS, FIELD_GOAL_POINTS),
    SAFETY: SAFETY_POINTS,
    PUNT_INSIDE: 0,
}
"""The points of each play that waits for a counter."""
SCORE_OF: dict[str, ScoreKind] = {
    **dict.fromkeys(RUNS, ScoreKind.RUSHING_TOUCHDOWN),
    **dict.fromkeys(PASSES, ScoreKind.PASSING_TOUCHDOWN),
    **dict.fromkeys(KICKS, ScoreKind.FIELD_GOAL),
    RETURN: ScoreKind.RETURN_TOUCHDOWN,
    SAFETY: ScoreKind.SAFETY,
}

_ON_OFFENSE, _LATE = "on offense", "after four possessions each, never in the last quarter"
_DOTS = ("one dot: short", "two dots: middle", "three dots: long")
"""What the dots on a scoring card mean."""


def _card(code: str, kind: str, category: str, effect: str, when: str, value: int = 0, clause: str = "RD-5") -> Card:
    return Card(code, code.replace("-", "–"), kind, category, 1, effect, when, clause, value)


_SCORING = (
    ("rush", "run", TOUCHDOWN_POINTS, RUNS),
    ("pass", "pass", TOUCHDOWN_POINTS, PASSES),
    ("kick", "kick", FIELD_GOAL_POINTS, KICKS),
)

TEAM_DECK: tuple[Card, ...] = (
    *(
        _card(code, kind, category, f"{points} points if not countered", f"{_ON_OFFENSE}; {dots}", points)
        for kind, category, points, plays in _SCORING
        for code, dots in zip(plays, _DOTS[-len(plays) :], strict=True)
    ),
    _card(RETURN, "return", "special", "7 points; also answers a long kick", "after a kick, as the first card", 7),
    _card(PUNT_INSIDE, "punt", "kick", "leaves them long plays only", _ON_OFFENSE, clause="RD-50"),
    _card(END_OF_QUARTER, "clock", "special", "ends the quarter", _LATE, clause="RD-52"),
    _card(FUMBLE, "stop", "turnover", "your ball", "against a RUN or a RETURN"),
    _card(INTERCEPTION, "stop", "turnover", "your ball", "against a PASS"),
    _card(MISS, "stop", "defense", "your ball", "against a FIELD GOAL"),
    _card(BLOCK, "stop", "defense", "your ball", "against a kick"),
    _card(FOURTH_DOWN, "stop", "defense", "your ball", "against a RUN or a PASS"),
    _card(SAFETY, "safety", "defense", f"stops TDs over 20, {RETURN}s; 2 points", "on defense; the ball is yours", 2),
    _card(RED_FLAG, "continuation", "penalty", "play fails, the ball stays", "against any score"),
)
"""One team's own cards, in the order of table 2.1 (RD-5)."""
WILDS: tuple[Card, ...] = (
    _card(HOLDING, "continuation", "wild", "play fails, the ball stays", "against any score", clause="RD-7"),
    _card(FOUL, "continuation", "wild", "play fails, the ball stays", "against any score", clause="RD-7"),
    _card(FALSE_START, "continuation", "wild", "play fails, the ball stays", "against a scoring card", clause="RD-7"),
    _card(INTERFERENCE, "continuation", "wild", "play fails, the ball stays", "against a long PASS", clause="RD-7"),
    _card(TACKLE, "continuation", "wild", "play fails, the ball stays", "against a RUN", clause="RD-7"),
    _card(SACK, "continuation", "wild", "play fails, the ball stays", "against a PASS", clause="RD-7"),
)
"""The yellow cards that both teams share (RD-7)."""

BY_CODE: dict[str, Card] = {card.code: card for card in (*TEAM_DECK, *WILDS)}
CODE: tuple[str, ...] = (
    *(card.code for card in TEAM_DECK),
    *(card.code for card in TEAM_DECK),
    *(card.code for card in WILDS),
)
"""The code of each card id: seat 0's cards, seat 1's, then the wild cards."""
TEAM_IDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(TEAM_CARDS * seat, TEAM_CARDS * (seat + 1))) for seat in (0, 1)
)
WILD_IDS: tuple[int, ...] = tuple(range(2 * TEAM_CARDS, len(CODE)))
ID_OF: tuple[dict[str, int], ...] = tuple({CODE[card]: card for card in (*own, *WILD_IDS)} for own in TEAM_IDS)
"""By seat, the card id of each face that the seat can hold."""
END_IDS = tuple(ids[END_OF_QUARTER] for ids in ID_OF)
"""Each seat's HAS BALL END OF QUARTER."""
TEAM_OF: tuple[int | None, ...] = (*(0,) * TEAM_CARDS, *(1,) * TEAM_CARDS, *(None,) * len(WILD_IDS))
"""The seat whose own card each id is; None for a wild one."""

ZONES = declared(
    zone
    for seat, back in ((0, "home"), (1, "away"))
    for zone in (
        Zone(f"hand:{seat}", Role.HAND, SeenBy.OWNER, seat, back, Order.SET),
        Zone(f"draw_pile:{seat}", Role.DRAW, SeenBy.NOBODY, seat, back),
        Zone(f"table_pile:{seat}", Role.LINE, SeenBy.ALL, seat, back, Order.ROW),
        Zone(f"discard_pile:{seat}", Role.DISCARD, SeenBy.MIXED, seat, back, Order.SET),
    )
)
"""All zones. A wild card has the back of the team that holds it; a back of its own would betray hands."""
