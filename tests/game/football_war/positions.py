"""Short ways to set up a Football War position and to play on from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.contract import Event
from game.variants.football_war import RULES
from game.variants.football_war.actions import parse
from game.variants.football_war.cards import CARDS, CODE
from game.variants.football_war.state import FootballWarState
from tests.game import cases

SEATS = "ABCD"

Cards = Sequence[str]


def position(
    hands: str | Sequence[Cards],
    draw_pile: str | Cards = (),
    drive_pile: str | Cards | None = None,
    more: int = 20,
    phase: str = "lead",
    live: str | None = None,
    flag_pile: str | Cards = (),
    **fields: Any,
) -> FootballWarState:
    """A position from the cards that matter, piles top card first.

    ``more`` other cards lie under those of the Play pile, and all the rest in the Score pile of seat 0. A live play is
    the one card of a Drive pile of which nothing is said, or the last of a chain of as many AUDIBLE.
    """
    if drive_pile is None:
        drive_pile = ["AUDIBLE"] * fields.get("chain", 0) or ([live] if live else [])
    held, draws, driven, flags = cases.hands(hands), *map(cases.cards, (draw_pile, drive_pile, flag_pile))
    spare = spare_cards(len(held), [*held, draws, driven, flags])
    zones = {f"hand:{seat}": cards for seat, cards in enumerate(held)}
    zones |= {"draw_pile": [*draws, *spare[:more]], "drive_pile": driven, "flag_pile": flags}
    zones["score_pile:0"] = spare[more:]
    phase = "answer" if live else phase
    return FootballWarState.from_dict({"seats": len(held), "phase": phase, "live": live, "zones": zones, **fields})


def spare_cards(seats: int, used: Sequence[Cards]) -> list[str]:
    """The codes of the deck's cards that are not used, plays first and no special card before the last play."""
    left = {card.code: card.count for card in CARDS if seats == 4 or card.code != "TURNOVER"}
    for cards in used:
        for code in cards:
            left[code] -= 1
    rounds = max(left.values())
    turn = [code for copy in range(rounds) for code, count in left.items() if count > copy]
    return sorted(turn, key=str.isupper)


def act(state: FootballWarState, *texts: str) -> list[Event]:
    """Takes the actions of these text forms, one after the other, and gives all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(parse(text))
        state.check()
    return events


def live(state: FootballWarState) -> str | None:
    """The live play as a code."""
    return state.view(0).facts.live


def choices(state: FootballWarState) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in state.legal_actions()]


def mains(state: FootballWarState) -> list[str]:
    """The legal actions without timeouts and look-backs."""
    return [text for text in choices(state) if not text.startswith(("TIMEOUT", "LOOK_BACK"))]


def codes(cards: Sequence[int]) -> list[str]:
    """Card ids as codes, in order."""
    return [CODE[card] for card in cards]


def hand(state: FootballWarState, seat: int) -> list[str]:
    """A hand as sorted codes."""
    return sorted(codes(state.hands[seat]))


def drive(state: FootballWarState) -> list[str]:
    """The Drive pile as codes, top card first."""
    return codes(state.drive_pile[::-1])


def kicked_off(state: FootballWarState) -> int | None:
    """The period that has just begun, if nothing else has happened in it."""
    seats = len(state.hands)
    untouched = not (state.drive_pile or state.flag_pile or state.forfeit_pile or state.buried)
    dealt = [len(cards) for cards in state.hands] == [5] * seats and len(state.draw_pile) == (94 if seats == 2 else 88)
    return state.facts.period if untouched and dealt and asked(state) == ("lead", state.facts.offense) else None


def opened(state: FootballWarState, seat: int) -> int:
    """How many cards of the Drive pile lie open to a seat, from the top."""
    shown = state.view(seat).zones()["drive_pile"]
    count = sum(card is not None for card in shown)
    assert shown == (None,) * (len(shown) - count) + tuple(state.drive_pile[len(shown) - count :])
    return count


def asked(state: FootballWarState) -> tuple[str, int] | None:
    """The kind of the decision at hand and its seat, None when the match is over."""
    decision = state.decision
    return None if decision is None else (decision.kind, decision.seat)


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one type."""
    return [event for event in events if isinstance(event, kind)]


READ: cases.Reader = {
    **{f"hand_{seat}": partial(hand, seat=seat) for seat in range(4)},
    **{f"open_{seat}": partial(opened, seat=seat) for seat in range(2)},
    "held": lambda state: [len(cards) for cards in state.hands],
    "held_0": lambda state: len(state.hands[0]),
    "draw_pile": lambda state: len(state.draw_pile),
    "drive": drive,
    "flags": lambda state: codes(state.flag_pile),
    "forfeited": lambda state: codes(state.forfeit_pile),
    "locked": lambda state: codes(state.locked),
    "known": lambda state: sorted(codes(state.view(0).known[1])),
    "bottom": lambda state: CODE[state.draw_pile[0]],
    "holds": lambda state: {CODE[card]: card for card in state.hands[state.decision.seat]},
    "extras": lambda state: {text[6:-1] for text in choices(state) if text.startswith("EXTRA")},
    "asks_for": lambda state: state.decision.kind,
    "mains": mains,
    "kinds": lambda state: {text.partition("(")[0] for text in mains(state)},
    "scored": lambda state: sorted(codes(state.score_piles[0])[-3:]),
    "open_score": lambda state: sum(card is not None for card in state.view(1).zones()["score_pile:0"]),
    "kicked_off": kicked_off,
    "winners": lambda state: state.result and state.result.winners,
    "reason": lambda state: state.result and state.result.reason,
}
"""What the cases of a clause ask of a position."""


def at(*given: Any, **fields: Any) -> Callable[[], FootballWarState]:
    """A position for a case, made once it is played."""
    return partial(position, *given, **fields)


def goes(given: Callable[[], FootballWarState], course: Sequence[cases.Step]) -> None:
    """A case of Football War goes as it is written."""
    cases.check(given, course, READ, RULES)
