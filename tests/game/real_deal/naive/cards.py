"""The cards and the counter chart, as data."""

# RD-5, RD-9: the 18 cards of a team, one of each, with their points.
POINTS: dict[str, int] = {
    "RUSHING TD 1-5": 7,
    "RUSHING TD 6-20": 7,
    "RUSHING TD OVER 20": 7,
    "PASSING TD 1-10": 7,
    "PASSING TD 11-20": 7,
    "PASSING TD OVER 20": 7,
    "FIELD GOAL 18-45": 3,
    "FIELD GOAL OVER 45": 3,
    "RETURN TD": 7,
    "PUNTS INSIDE THE 10": 0,
    "HAS BALL END OF QUARTER": 0,
    "RECOVERS FUMBLE": 0,
    "INTERCEPTION": 0,
    "MISSES FG": 0,
    "BLOCKS KICK": 0,
    "4TH DOWN STOP": 0,
    "SAFETY": 2,
    "RED FLAG": 0,
}
TEAM_CARDS: list[str] = list(POINTS)

# RD-7
WILD_CARDS: list[str] = [
    "HOLDING",
    "PERSONAL FOUL",
    "FALSE START",
    "PASS INTERFERENCE",
    "TACKLE FOR LOSS",
    "QB SACK",
]

# RD-6: the double-border duplicates of each team, never used.
DOUBLE_BORDER: list[str] = [
    "RUSHING TD 1-5",
    "PASSING TD 1-10",
    "FIELD GOAL 18-45",
    "RECOVERS FUMBLE",
    "INTERCEPTION",
]

# Table 2.1: "scoring card" always means one of the first eight.
SCORING_CARDS: list[str] = TEAM_CARDS[:8]

# RD-51
LONG_CARDS: list[str] = ["RUSHING TD OVER 20", "PASSING TD OVER 20", "FIELD GOAL OVER 45"]

# RD-35
STOPS: list[str] = ["RECOVERS FUMBLE", "INTERCEPTION", "MISSES FG", "BLOCKS KICK", "4TH DOWN STOP"]

# RD-36: RED FLAG, the four penalties, the two tackles.
CONTINUATIONS: list[str] = [
    "RED FLAG",
    "HOLDING",
    "PERSONAL FOUL",
    "FALSE START",
    "PASS INTERFERENCE",
    "TACKLE FOR LOSS",
    "QB SACK",
]

# Columns of the chart, in the rulebook's order.
COLUMNS: list[str] = [*SCORING_CARDS, "RETURN TD", "PUNTS INSIDE THE 10", "SAFETY"]

# RD-33: one row for each counter, one mark for each column (C certain, R ruled, . no counter).
ROWS: dict[str, str] = {
    "RECOVERS FUMBLE": "CCC.....R..",
    "INTERCEPTION": "...CCC.....",
    "MISSES FG": "......CC...",
    "BLOCKS KICK": "......RR.C.",
    "4TH DOWN STOP": "CCCCCC.....",
    "SAFETY": "..C..C..C..",
    "RED FLAG": "CCCCCCCCC.C",
    "HOLDING": "CCCCCCCCC.C",
    "PERSONAL FOUL": "CCCCCCCCC.C",
    "FALSE START": "CCCCCCCC...",
    "TACKLE FOR LOSS": "CCC........",
    "PASS INTERFERENCE": ".....C.....",
    "QB SACK": "...CCC.....",
    "RETURN TD": ".......C.R.",
}


def counters(card: str, play: str) -> bool:
    """Whether the chart marks the card against the play (RD-33, RD-34)."""
    if card not in ROWS:
        return False
    return ROWS[card][COLUMNS.index(play)] != "."
