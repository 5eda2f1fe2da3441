"""The three decks of a seat, and what a card's name says."""

MINUS = "\u2212"
"""The sign that the rulebook prints before the yards of a defensive play."""

OFFENSE = "offense"
DEFENSE = "defense"
SPECIAL_TEAMS = "special_teams"
DECK_NAMES = (OFFENSE, DEFENSE, SPECIAL_TEAMS)

OFFSIDES_D = "OFFSIDES-D"
PASS_INTERFERENCE = "PASS INTERFERENCE"
HOLDING = "HOLDING"
CHALLENGE = "CHALLENGE"
DELAY_OF_GAME = "DELAY OF GAME"
OFFSIDES_O = "OFFSIDES-O"
INTERCEPTION = "INTERCEPTION"
FUMBLE = "FUMBLE"
SACK = "SACK"

RUN_YARDS = [45, 60, 65, 65, 70, 75, 80, 100]
PASS_YARDS = [15, 30, 40, 45, 50, 55, 60, 65, 70, 75, 85, 100]
DEF_COPIES = {10: 1, 20: 1, 30: 1, 40: 1, 45: 1, 50: 3, 55: 3, 60: 5, 65: 5, 70: 4, 75: 2, 80: 1, 90: 1, 100: 1}
KICK_YARDS = [30, 35, 40, 40, 45, 45, 50, 50, 55, 55, 60, 65]


def full_deck(name: str) -> list[str]:
    """All cards of one deck, in the order of the rulebook's table (BO-10, BO-12)."""
    if name == OFFENSE:
        runs = [f"RUN {yards}" for yards in RUN_YARDS]
        passes = [f"PASS {yards}" for yards in PASS_YARDS]
        return [*runs, *passes, OFFSIDES_D, PASS_INTERFERENCE, HOLDING, CHALLENGE]  # BO-14
    if name == DEFENSE:
        plays = [f"DEF {MINUS}{yards}" for yards, copies in DEF_COPIES.items() for _ in range(copies)]
        return [*plays, DELAY_OF_GAME, OFFSIDES_O, INTERCEPTION, FUMBLE, SACK, SACK, CHALLENGE]  # BO-14
    if name == SPECIAL_TEAMS:
        return [f"KICK {yards}" for yards in KICK_YARDS]
    raise ValueError(f"There is no deck called {name!r}.")


def is_run(card: str) -> bool:
    """Is the card a RUN?"""
    return card.startswith("RUN ")


def is_pass(card: str) -> bool:
    """Is the card a PASS (and not the foul PASS INTERFERENCE)?"""
    return card.startswith("PASS ") and card != PASS_INTERFERENCE


def is_kick(card: str) -> bool:
    """Is the card a KICK?"""
    return card.startswith("KICK ")


def is_defensive_play(card: str) -> bool:
    """Is the card a DEFENSIVE PLAY?"""
    return card.startswith("DEF ")


def is_defense_foul(card: str) -> bool:
    """Is the card one of the fouls that the defense may call instead of a play?"""
    return card in (DELAY_OF_GAME, OFFSIDES_O)


def yards(card: str) -> int:
    """The yards on a card: Y, L or K, always without a sign.

    >>> yards("RUN 70"), yards("DEF " + MINUS + "65"), yards("KICK 45")
    (70, 65, 45)
    """
    return int(card.split(" ")[1].removeprefix(MINUS))


def once_each(cards: list[str]) -> list[str]:
    """The cards without repetition: copies do not differ (BO-13)."""
    return list(dict.fromkeys(cards))
