"""The colors by name, in the standard and the high-contrast theme."""

from __future__ import annotations

STANDARD = {
    "ink900": "#0E1420",
    "ink800": "#172033",
    "ink700": "#24314B",
    "chalk50": "#F7F3E8",
    "chalk300": "#C6CEDC",
    "line500": "#7385A8",
    "paper": "#FBF8F0",
    "inkText": "#151A24",
    "turfA": "#17492F",
    "turfB": "#1C5537",
    "turfLit": "#6FA456",
    "chalkLine": "#DDE8DF",
    "home": "#4FA8E8",
    "away": "#FF7A33",
    "firstDown": "#FBE98A",
    "gain": "#A8F0DE",
    "loss": "#E27A86",
    "focus": "#FFFFFF",
    "focusOuter": "#151A24",
    "penalty": "#F6C945",
    "stop": "#F6C945",
    "wipe": "#C7342C",
    "fit": "#5AC0D8",
    "audible": "#F29AD0",
    "stuff": "#F5D98F",
    "reverse": "#C46A5C",
}

HIGH_CONTRAST = STANDARD | {
    "ink900": "#000000",
    "ink800": "#000000",
    "ink700": "#1A1A1A",
    "chalk50": "#FFFFFF",
    "chalk300": "#FFFFFF",
    "line500": "#FFFFFF",
    "paper": "#FFFFFF",
    "inkText": "#000000",
    "turfA": "#000000",
    "turfB": "#000000",
    "turfLit": "#FFFFFF",
    "chalkLine": "#FFFFFF",
    "home": "#66CCFF",
    "away": "#FFB000",
    "firstDown": "#FFFF66",
    "focusOuter": "#000000",
    "penalty": "#FFFF66",
    "stop": "#FFFF66",
    "wipe": "#FF8A80",
    "fit": "#66FFFF",
    "audible": "#FFB3E6",
    "stuff": "#FFFF66",
    "reverse": "#FF8A80",
}

TEAMS = {
    "blue_orange": {"home": "#4FA8E8", "away": "#FF7A33"},
    "sky_gold": {"home": "#6FB7FF", "away": "#E5A100"},
}
"""The pairs of team colors to choose from, tested as pairs for contrast and color blindness."""
TEAM_TITLES = {"blue_orange": "Blue and orange", "sky_gold": "Sky and gold"}

ACCENTS = {
    "football_war": "#8FD67A",
    "jukem": "#B79CFF",
    "blowout": "#3FC6DC",
    "real_deal": "#F2C14E",
    "card_bowl": "#E0865E",
}
"""Each game's own color, always shown with its emblem and name."""


def accent_of(game: str) -> str:
    """Returns the token of a game's color, which is its name, or ``firstDown`` if the game has none.

    >>> accent_of("jukem"), accent_of("checkers")
    ('jukem', 'firstDown')
    """
    return game if game in ACCENTS else "firstDown"


BANDS = {
    "run": ("#0B7A38", "paper"),
    "pass": ("#12378F", "paper"),
    "catch": ("#5AC0D8", "inkText"),
    "kick": ("#B38BF5", "inkText"),
    "defense": ("#F5D98F", "inkText"),
    "turnover": ("#4A1A14", "paper"),
    "penalty": ("#F58A1F", "inkText"),
    "wild": ("#95346D", "paper"),
    "special": ("#4B5262", "paper"),
}
"""The band color of each card category, and the token of its text color."""
