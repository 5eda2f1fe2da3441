"""Positions of Real Deal for tests: a few cards that matter, the rest of each deck out of the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.contract import Event
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import parse
from game.variants.real_deal.cards import CODE
from game.variants.real_deal.state import RealDealState
from tests.game import cases


def position(
    hands: Sequence[Sequence[str]],
    *,
    draw_piles: Sequence[Sequence[str]] | None = None,
    table_piles: Sequence[Sequence[str]] = ((), ()),
    discard_piles: Sequence[Sequence[str]] = ((), ()),
    phase: str = "offense",
    **facts: Any,
) -> RealDealState:
    """A state with these hands; cards named nowhere lie in the discard piles, five of each team in the draw piles."""
    zones: dict[str, list[str]] = {}
    for seat in (0, 1):
        zones[f"hand:{seat}"] = list(hands[seat])
        zones[f"table_pile:{seat}"] = list(table_piles[seat])
        zones[f"discard_pile:{seat}"] = list(discard_piles[seat])
        zones[f"draw_pile:{seat}"] = list(draw_piles[seat]) if draw_piles else _spare(hands, table_piles, seat)
    return RealDealState.from_dict({"phase": phase, "rest": "discard_pile", "zones": zones, **facts})


def _spare(hands: Sequence[Sequence[str]], table_piles: Sequence[Sequence[str]], seat: int) -> list[str]:
    named = {*hands[seat], *table_piles[seat]}
    return [code for code in CODE[:18] if code not in named][:5]


def act(state: RealDealState, *texts: str) -> list[Event]:
    """Takes these actions in order and gives what happened."""
    return [event for text in texts for event in state.apply(parse(text))]


def choices(state: RealDealState) -> list[str]:
    """The legal choices as text, sorted."""
    return sorted(str(action) for action in state.legal_actions())


def codes(cards: Sequence[int]) -> list[str]:
    """The faces of cards, sorted."""
    return sorted(CODE[card] for card in cards)


def told(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


READ: cases.Reader = {
    "hand_0": lambda state: codes(state.hands[0]),
    "held": lambda state: [len(cards) for cards in state.hands],
    "draws": lambda state: [len(cards) for cards in state.draw_piles],
    "tables": lambda state: [codes(cards) for cards in state.table_piles],
    "ball": lambda state: (state.facts.offense, state.facts.return_open, state.facts.limited),
    "held_card": lambda state: state.why_not(state.hands[0][0]),
    "discards": lambda state: state.discard_piles,
    "holds": lambda state: {CODE[card]: card for card in state.hands[state.decision.seat]},
    "winners": lambda state: state.result and state.result.winners,
    "reason": lambda state: state.result and state.result.reason,
}
"""What the cases of a clause ask; ``ball`` is who has it, whether a return is open, and whether long plays only are."""


def at(hands: str, **fields: Any) -> Callable[[], RealDealState]:
    """A position for a case from hands as text, made once it is played."""
    return partial(position, cases.hands(hands), **fields)


def goes(given: Callable[[], RealDealState], course: Sequence[cases.Step]) -> None:
    """A case of Real Deal goes as it is written."""
    cases.check(given, course, READ, RULES)
