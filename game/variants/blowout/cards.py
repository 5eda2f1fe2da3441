"""The three decks of a seat as data, the card ids, and the zones.

A card's code names its kind and its value. OFFSIDES is in two decks, and the letter of its code names the side that
commits the foul: OFFSIDES-D is the defense's foul, but a card of the offense. CHALLENGE is in two decks as well; its
codes name the deck. Titles name neither: a player sees one OFFSIDES and one CHALLENGE.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Card, ScoreKind
from game.zones import Order, Role, SeenBy, Zone, declared

RUN, PASS, DEF, KICK = "RUN", "PASS", "DEF", "KICK"
OFFSIDES_D, OFFSIDES_O, DELAY = "OFFSIDES-D", "OFFSIDES-O", "DELAY OF GAME"
INTERFERENCE, HOLDING, OFFENSE_CHALLENGE = "PASS INTERFERENCE", "HOLDING", "OFFENSE CHALLENGE"
SACK, INTERCEPTION, FUMBLE, DEFENSE_CHALLENGE = "SACK", "INTERCEPTION", "FUMBLE", "DEFENSE CHALLENGE"
CHALLENGE = "CHALLENGE"
CHALLENGES = (OFFENSE_CHALLENGE, DEFENSE_CHALLENGE)
"""A CHALLENGE is a card of its own in each deck."""

TOUCHDOWN_POINTS, FIELD_GOAL_POINTS, SAFETY_POINTS = 7, 3, 2  # BO-2
POINTS = {
    ScoreKind.RUSHING_TOUCHDOWN: TOUCHDOWN_POINTS,
    ScoreKind.PASSING_TOUCHDOWN: TOUCHDOWN_POINTS,
    ScoreKind.FIELD_GOAL: FIELD_GOAL_POINTS,
    ScoreKind.SAFETY: SAFETY_POINTS,
}
"""The points of each kind of score (BO-2)."""
START = 20
"""Own yard line at which drives start (BO-17, BO-65)."""
RED_LINE = 60
"""Yard line from which a kick may be a field goal: the opponent's 40 (BO-112)."""
BACK_LINE = 110
"""Yard line at the back of the end zone (BO-4)."""
PENALTY_YARDS = 5
"""Yards of a penalty (BO-34, BO-35, BO-54)."""
LONG_KICK = 50
"""Fewest yards that a long field goal needs: it must carry one yard more than the distance to the posts."""
SACK_YARDS = 10
"""Yards lost by a sack (BO-70)."""

OFFENSE, DEFENSE, SPECIAL_TEAMS = 0, 1, 2
"""The decks of a seat. Lists by seat and deck are indexed by ``3 * seat + deck``."""
DECKS = (OFFENSE, DEFENSE, SPECIAL_TEAMS)
BACKS = ("offense", "defense", "special_teams")
HAND_SIZES = (5, 6, 1)
"""Cards in a full hand, by deck (BO-20)."""
SEAT_DECKS = range(6)
"""The indexes of lists by seat and deck."""

_RUNS = {45: 1, 60: 1, 65: 2, 70: 1, 75: 1, 80: 1, 100: 1}
_PASSES = dict.fromkeys((15, 30, 40, 45, 50, 55, 60, 65, 70, 75, 85, 100), 1)
_DEFENSIVE_PLAYS = {10: 1, 20: 1, 30: 1, 40: 1, 45: 1, 50: 3, 55: 3, 60: 5, 65: 5, 70: 4, 75: 2, 80: 1, 90: 1, 100: 1}
_KICKS = {30: 1, 35: 1, 40: 2, 45: 2, 50: 2, 55: 2, 60: 1, 65: 1}


def _numbered(
    kind: str, counts: Mapping[int, int], category: str, effect: str, when: str, clause: str, loses: bool = False
) -> list[Card]:
    """Returns a card for each number of yards, with the copies that ``counts`` gives."""
    code, title = (f"{kind} -", f"{kind} −") if loses else (f"{kind} ", f"{kind} ")
    return [
        Card(f"{code}{yards}", f"{title}{yards}", kind, category, count, effect, when, clause, yards)
        for yards, count in counts.items()
    ]


def _special(code: str, category: str, effect: str, when: str, clause: str, count: int = 1, value: int = 0) -> Card:
    title = CHALLENGE if code.endswith(CHALLENGE) else code.partition("-")[0]
    return Card(code, title, title, category, count, effect, when, clause, value)


OFFENSE_DECK: tuple[Card, ...] = (
    *_numbered(RUN, _RUNS, "run", "gains its yards minus the defense's", "call it on offense", "BO-60"),
    *_numbered(PASS, _PASSES, "pass", "a SACK loses yards; incomplete past the goal", "call it on offense", "BO-61"),
    _special(
        OFFSIDES_D,
        "penalty",
        "their foul: 5 yards forward, same down",
        "call it on offense",
        "BO-34",
        value=PENALTY_YARDS,
    ),
    _special(
        INTERFERENCE,
        "penalty",
        "PASS in full; half way if it scores",
        "answer with it after your own PASS",
        "BO-56",
    ),
    _special(
        HOLDING,
        "penalty",
        "their foul: 5 yards forward, same down",
        "answer with it once the defense has answered",
        "BO-54",
        value=PENALTY_YARDS,
    ),
    _special(OFFENSE_CHALLENGE, "special", "the down is played again", "answer with it on offense", "BO-50"),
)
"""One card of each kind in the OFFENSE deck, in the order of the rulebook: calls before responses."""
DEFENSE_DECK: tuple[Card, ...] = (
    *_numbered(DEF, _DEFENSIVE_PLAYS, "defense", "takes its yards off the play", "call it on defense", "BO-59", True),
    _special(
        DELAY, "penalty", "their foul: 5 yards back, same down", "call it on defense", "BO-35", value=PENALTY_YARDS
    ),
    _special(
        OFFSIDES_O, "penalty", "their foul: 5 yards back, same down", "call it on defense", "BO-35", value=PENALTY_YARDS
    ),
    _special(
        SACK, "defense", "back 10 yards, whatever was called", "answer a PASS with it", "BO-70", 2, value=SACK_YARDS
    ),
    _special(INTERCEPTION, "turnover", "your ball where the play ends", "answer a PASS with it", "BO-72"),
    _special(FUMBLE, "turnover", "your ball where the play ends", "answer a RUN with it", "BO-72"),
    _special(DEFENSE_CHALLENGE, "special", "the down is played again", "answer with it on defense", "BO-50"),
)
SPECIAL_TEAMS_DECK: tuple[Card, ...] = (
    *_numbered(KICK, _KICKS, "kick", "a punt, or a field goal attempt", "call it on fourth down", "BO-76"),
)
DECK_FACES = (OFFENSE_DECK, DEFENSE_DECK, SPECIAL_TEAMS_DECK)

FACES: tuple[Card, ...] = (*OFFENSE_DECK, *DEFENSE_DECK, *SPECIAL_TEAMS_DECK)
"""One card of each kind. A *face* is an index into this list."""
BY_CODE: dict[str, Card] = {card.code: card for card in FACES}
KIND: dict[str, str] = {card.code: card.kind for card in FACES}
YARDS: dict[str, int] = {card.code: card.value for card in FACES}
FACE_OF: dict[str, int] = {card.code: face for face, card in enumerate(FACES)}
DECK_OF: dict[str, int] = {card.code: deck for deck, faces in enumerate(DECK_FACES) for card in faces}

OFFENSE_CALLS: frozenset[str] = frozenset(
    card.code for card in OFFENSE_DECK if card.kind in (RUN, PASS) or card.code == OFFSIDES_D
)
"""The codes that the offense may call on any down (BO-28)."""
DEFENSE_CALLS: frozenset[str] = frozenset(
    card.code for card in DEFENSE_DECK if card.kind == DEF or card.code in (DELAY, OFFSIDES_O)
)
"""The codes that the defense may call (BO-30)."""
PENALTY_CALLS = (OFFSIDES_D, DELAY, OFFSIDES_O)
DEFENSE_RESPONSES: dict[str, tuple[str, ...]] = {
    RUN: (FUMBLE, DEFENSE_CHALLENGE),
    PASS: (SACK, INTERCEPTION, DEFENSE_CHALLENGE),
    KICK: (DEFENSE_CHALLENGE,),
}
"""The responses of the defense to each kind of call (BO-45)."""
TAKES_BALL = {RUN: FUMBLE, PASS: INTERCEPTION}
"""The response of the defense that takes the ball, by the kind of call."""
OFFENSE_RESPONSES: dict[str, tuple[str, ...]] = {
    RUN: (HOLDING, OFFENSE_CHALLENGE),
    PASS: (INTERFERENCE, HOLDING, OFFENSE_CHALLENGE),
    KICK: (HOLDING, OFFENSE_CHALLENGE),
}
"""The responses of the offense to each kind of its own call (BO-46)."""

_DECK_CODES: tuple[tuple[str, ...], ...] = tuple(
    tuple(card.code for card in faces for _ in range(card.count)) for faces in DECK_FACES
)
DECK_SIZES = tuple(map(len, _DECK_CODES))
SEAT_CODES: tuple[str, ...] = tuple(code for codes in _DECK_CODES for code in codes)
SEAT_CARDS = len(SEAT_CODES)
CODE: tuple[str, ...] = SEAT_CODES * 2
"""The code of each card id: seat 0's three decks, then seat 1's."""
FACE: tuple[int, ...] = tuple(FACE_OF[code] for code in CODE)
"""The face of each card id."""


def _ids(seat: int, deck: int) -> tuple[int, ...]:
    first = SEAT_CARDS * seat + sum(DECK_SIZES[:deck])
    return tuple(range(first, first + DECK_SIZES[deck]))


IDS: tuple[tuple[int, ...], ...] = tuple(_ids(seat, deck) for seat in (0, 1) for deck in DECKS)
"""The card ids of each deck, by ``3 * seat + deck``."""
SEAT_DECK: tuple[int, ...] = tuple(index for index in SEAT_DECKS for _ in IDS[index])
"""The deck of each card id, as ``3 * seat + deck``."""

HANDS, DRAW_PILES, DISCARD_PILES = (
    tuple(f"{back}_{what}:{seat}" for seat in (0, 1) for back in BACKS)
    for what in ("hand", "draw_pile", "discard_pile")
)
"""The names of the zones, by ``3 * seat + deck``."""
PLAYS = ("play:0", "play:1")
"""The zones of the cards played in this down, by seat, from the reveal on: the call, then the response."""


def _zones_of(seat: int) -> list[Zone]:
    found = []
    for deck, back in enumerate(BACKS):
        index = 3 * seat + deck
        found += [
            Zone(HANDS[index], Role.HAND, SeenBy.OWNER, seat, back, Order.SET),
            Zone(DRAW_PILES[index], Role.DRAW, SeenBy.NOBODY, seat, back),
            Zone(DISCARD_PILES[index], Role.DISCARD, SeenBy.ALL, seat, back),
        ]
    return [*found, Zone(PLAYS[seat], Role.CALL, SeenBy.ALL, seat, "", Order.ROW)]


ZONES = declared(zone for seat in (0, 1) for zone in _zones_of(seat))
"""Every zone. The zones of a down name no back: a card there keeps the back of its deck."""
