"""Short ways to set up a Football War position and to play on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import Event
from game.variants.football_war.actions import parse
from game.variants.football_war.cards import CARDS, CODE
from game.variants.football_war.state import FootballWarState

SEATS = "ABCD"

Cards = Sequence[str]


def position(
    hands: Sequence[Cards],
    draw_pile: Cards = (),
    drive_pile: Cards = (),
    more: int = 20,
    phase: str = "lead",
    live: str | None = None,
    offense: int = 0,
    flag_pile: Cards = (),
    **fields: Any,
) -> FootballWarState:
    """A position from the cards that matter, piles top card first.

    ``more`` other cards lie under those of the Play pile, and all the rest in the Score pile of seat 0.
    """
    spare = spare_cards(len(hands), [*hands, draw_pile, drive_pile, flag_pile])
    zones: dict[str, list[str]] = {f"hand:{seat}": list(hand) for seat, hand in enumerate(hands)}
    zones["draw_pile"] = [*draw_pile, *spare[:more]]
    zones["drive_pile"] = list(drive_pile)
    zones["flag_pile"] = list(flag_pile)
    zones["score_pile:0"] = spare[more:]
    return FootballWarState.from_dict(
        {
            "seats": len(hands),
            "phase": "answer" if live else phase,
            "live": live,
            "offense": offense,
            "zones": zones,
            **fields,
        }
    )


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


def asked(state: FootballWarState) -> tuple[str, int] | None:
    """The kind of the decision at hand and its seat, None when the match is over."""
    decision = state.decision
    return None if decision is None else (decision.kind, decision.seat)


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one type."""
    return [event for event in events if isinstance(event, kind)]
