"""Short ways to set up a BLOWOUT!!! position and to play on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from game.contract import Action, Event
from game.variants.blowout import RULES
from game.variants.blowout.actions import parse
from game.variants.blowout.cards import BY_CODE, CODE, DISCARD_PILES, HANDS
from game.variants.blowout.facts import PERIODS
from game.variants.blowout.state import BlowoutState
from game.variants.blowout.table_state import BlowoutTableState
from tests.game import cases
from tests.play import sampled_moments, steps

E = TypeVar("E", bound=Event)

OFFENSE_HAND = ("RUN 60", "RUN 70", "PASS 40", "PASS 55", "PASS 100")
DEFENSE_HAND = ("DEF -20", "DEF -50", "DEF -60", "DEF -65", "DEF -70", "DEF -100")


def position(
    offense_hand: Sequence[str] = OFFENSE_HAND,
    defense_hand: Sequence[str] = DEFENSE_HAND,
    kick: str = "KICK 45",
    *,
    offense: int = 0,
    phase: str = "offense_call",
    length: str = "full",
    zones: dict[str, list[str]] | None = None,
    **fields: Any,
) -> BlowoutState:
    """A down about to be called: the hands in use, the field, and all other cards in their decks.

    ``ball_on`` without a ``marker`` makes it ten yards to go.
    """
    fields.setdefault("period", PERIODS[length][0])
    ball_on = fields.setdefault("ball_on", 20)
    fields.setdefault("marker", min(100, ball_on + 10))
    hands = {
        HANDS[3 * offense]: list(offense_hand),
        HANDS[3 * offense + 2]: [kick],
        HANDS[4 - 3 * offense]: list(defense_hand),
    }
    document = {"phase": phase, "length": length, "offense": offense, "rest": "draw_pile", **fields}
    return BlowoutState.from_dict({**document, "zones": {**hands, **(zones or {})}})


def last_cards(offense_hand: Sequence[str], **fields: Any) -> BlowoutState:
    """The same with the OFFENSE deck of the seat with the ball used up."""
    offense = fields.get("offense", 0)
    return position(offense_hand, rest=["draw_pile", DISCARD_PILES[3 * offense]], **fields)


def opening(length: str = "halves", seed: int = 1) -> tuple[BlowoutState, list[Event]]:
    """The deal of a match."""
    state: BlowoutState
    state, events = RULES.start({"length": length}, seed)
    return state, events


def somewhere(matches: int, every: int) -> Iterator[tuple[BlowoutState, Random]]:
    """States all over random matches, one in ``every``."""
    for state, rng in sampled_moments(RULES, matches, every):
        assert isinstance(state, BlowoutState)
        yield state, rng


class Played(NamedTuple):
    """One action of a random match."""

    before: BlowoutState
    action: Action
    events: list[Event]
    after: BlowoutState


def played(length: str, seed: int) -> Iterator[Played]:
    """A random match, action by action."""
    for step in steps(RULES, {"length": length}, seed):
        assert isinstance(step.before, BlowoutState)
        assert isinstance(step.after, BlowoutState)
        yield Played(step.before, step.action, step.events, step.after)


def act(state: BlowoutState, *texts: str) -> list[Event]:
    """Takes the actions of these text forms, one after the other, and gives all that happened.

    CHALLENGE is that of the seat that is asked.
    """
    events: list[Event] = []
    for text in texts:
        if text == "CHALLENGE":
            assert state.phase is not None
            text = "OFFENSE CHALLENGE" if state.phase.on_offense else "DEFENSE CHALLENGE"
        events += state.apply(parse(text))
        state.check()
    return events


def down(state: BlowoutState, call: str, against: str, answer: str = "none", reply: str = "none") -> list[Event]:
    """Plays a whole answerable down."""
    return act(state, call, against, answer, reply)


def choices(state: BlowoutState) -> list[str]:
    """The legal actions as the rulebook prints them."""
    return [printed(str(action)) for action in state.legal_actions()]


def printed(text: str) -> str:
    """An action's text as the rulebook prints it."""
    return BY_CODE[text].title if text in BY_CODE and "OFFSIDES" not in text else text


def codes(cards: Sequence[int]) -> list[str]:
    """Card ids as codes."""
    return [CODE[card] for card in cards]


def asked(state: BlowoutState) -> tuple[str, int] | None:
    """The kind of the decision at hand and its seat, None when the match is over."""
    decision = state.decision
    return None if decision is None else (decision.kind, decision.seat)


def field(state: BlowoutState) -> tuple[int, int, int, int]:
    """Who has the ball, where, on which down, and how far it is to the marker."""
    facts = state.facts
    return facts.offense, facts.ball_on, facts.down, facts.to_go


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one type."""
    return [event for event in events if isinstance(event, kind)]


def shown_to(state: BlowoutState, seat: int, acts: Sequence[str]) -> Iterator[tuple[Event, BlowoutTableState]]:
    """Each event of these acts as a seat's table tells it, with that table before it."""
    shown = RULES.table_state(state.view(seat))
    assert isinstance(shown, BlowoutTableState)
    for text in acts:
        for event in RULES.event_order(state.apply(parse(text))):
            seen = event.masked(seat)
            yield seen, shown
            shown.handle_event(seen)


def _codes(zones: str, place: int, state: BlowoutState) -> list[str]:
    return codes(getattr(state, zones)[place])


READ: cases.Reader = {
    "field": field,
    "decision": lambda state: state.decision[:5],
    "calls": lambda state: set(choices(state)),
    "sizes": lambda state: [len(hand) for hand in state.hands],
    "draws": lambda state: [len(pile) for pile in state.draw_piles],
    "kept": lambda state: codes(state.hands[3])[:2],
    "plays": lambda state: [codes(cards) for cards in state.plays],
    **{f"hand_{place}": partial(_codes, "hands", place) for place in range(6)},
    **{f"discards_{place}": partial(_codes, "discard_piles", place) for place in range(6)},
    "holds": lambda state: {CODE[card]: card for hand in state.hands for card in hand},
    "result": lambda state: state.result,
}
"""What the cases of a clause ask of a position."""


def at(hands: str = "", **fields: Any) -> Callable[[], BlowoutState]:
    """A down about to be called, for a case, made once it is played; hands as text, that of the offense first."""
    held = dict(zip(("offense_hand", "defense_hand"), filter(None, cases.hands(hands)), strict=False))
    return partial(position, **held, **fields)  # type: ignore[arg-type]


def goes(given: Callable[[], BlowoutState], course: Sequence[cases.Step]) -> None:
    """A case of BLOWOUT!!! goes as it is written."""
    cases.check(given, course, READ, RULES)
