"""Small games of known value with the real contract: two seats call, the second without seeing the first call.

Seat 0 wins with the probability that a table gives for the two calls. One call may need a card that seat 1 holds only
in some deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple

import msgspec

from game.chance import generator, pick
from game.contract import Action, Decision, Emit, Ending, Event, IllegalAction, Result, State, View
from game.table_state import TableState
from game.variant import Advice, Rules, SearchSettings, Variant


class Call(Action, frozen=True, tag="call"):
    """One of the calls of a game."""

    name: str

    def __str__(self) -> str:
        return self.name


class Walk(Action, frozen=True, tag="walk"):
    """The walk back to the huddle at the end; both ways are equal."""

    way: Literal["home", "away"]

    def __str__(self) -> str:
        return f"walk {self.way}"


def parse(text: str) -> Action:
    """Parses the text form of an action."""
    if not text:
        raise IllegalAction("an action has a name")
    walk, _, way = text.partition(" ")
    return msgspec.convert({"do": walk, "way": way}, type=Walk) if walk == "walk" else Call(text)


class Game(NamedTuple):
    """The definition of one of the games."""

    name: str
    calls: tuple[tuple[str, ...], tuple[str, ...]]
    """The calls of each seat."""
    chances: tuple[tuple[float, ...], ...]
    """Seat 0's chance to win by its own call, then by the other's."""
    together: bool = True
    """Whether the two calls are a group; otherwise they follow each other, the first one hidden."""
    needs: str = ""
    """The call of seat 1 that needs a card."""
    dealt: float = 1.0
    """Probability that seat 1 holds it."""
    steps: int = 1
    """Number of calls of seat 0 in one gesture; with 2, the table has a row for each pair."""


class SmallFacts(msgspec.Struct):
    """The public facts: who has called, and the calls once all are made."""

    called: tuple[int, ...] = (0, 0)
    shown: tuple[str, ...] = ()
    over: bool = False


class Moment:
    """A decision point: the next call, or the walk at the end."""

    clause = "SG-1"

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def decision(self, state: SmallState) -> Decision:
        game = state.game
        if self.name == "walk":
            return Decision(self.seat, self.name, self.clause)
        return Decision(
            self.seat,
            self.name,
            self.clause,
            covert=True,
            quiet=False,
            group="call" if game.together else "",
            gesture="" if self.seat or game.steps == 1 else "call",
        )

    def legal_actions(self, state: SmallState) -> list[Action]:
        if self.name == "walk":
            return [Walk("home"), Walk("away")]
        game = state.game
        free = [name for name in game.calls[self.seat] if name != game.needs or self.seat == 0 or state.holds]
        return [Call(name) for name in free]

    def apply(self, state: SmallState, action: Any, emit: Emit) -> None:
        facts = state.facts
        if self.name == "walk":
            facts.over, state.phase = True, None
            return
        state.calls[self.seat] += (action.name,)
        facts.called = tuple(len(calls) for calls in state.calls)
        if self.seat == 0:
            state.phase = CALLS[0] if facts.called[0] < state.game.steps else CALLS[1]
        else:
            facts.shown = state.calls[0] + state.calls[1]
            state.phase = WALK


CALLS = (Moment(0, "call"), Moment(1, "call"))
WALK = Moment(0, "walk")


class SmallState(State):
    """A position: the calls made, and whether seat 1 holds the card."""

    __slots__ = ("calls", "facts", "game", "holds", "phase")

    def __init__(self, game: Game, holds: bool) -> None:
        self.game = game
        self.holds = holds
        self.calls: list[tuple[str, ...]] = [(), ()]
        self.facts = SmallFacts()
        self.phase: Moment | None = CALLS[0]

    def clone(self) -> SmallState:
        new = SmallState(self.game, self.holds)
        new.calls, new.facts, new.phase = self.calls[:], msgspec.structs.replace(self.facts), self.phase
        return new

    def view(self, seat: int) -> SmallView:
        phase = self.phase
        return SmallView(
            seat=seat,
            decision=None if phase is None else phase.decision(self),
            points=(0, 0),
            result=self.result,
            game=self.game,
            facts=msgspec.structs.replace(self.facts),
            calls=self.calls[seat],
            holds=self.holds if seat else None,
        )

    @property
    def result(self) -> Result | None:
        return Result((0, 0), (0, 1), Ending.TIE) if self.facts.over else None


class SmallView(View, frozen=True, kw_only=True):
    """The view of a seat: its own calls, and for seat 1 its card."""

    game: Game
    facts: SmallFacts
    calls: tuple[str, ...]
    holds: bool | None

    def sample(self, rng: Random) -> SmallState:
        holds = self.holds if self.holds is not None else rng.random() < self.game.dealt
        state, other, shown = SmallState(self.game, holds), 1 - self.seat, self.facts.shown
        hidden = tuple(pick(self.game.calls[other], rng) for _ in range(self.facts.called[other]))
        if shown:
            hidden = shown[: self.game.steps] if other == 0 else shown[self.game.steps :]
        state.calls[self.seat], state.calls[other] = self.calls, hidden
        state.facts = msgspec.structs.replace(self.facts)
        state.phase = None if self.decision is None else WALK if shown else CALLS[self.decision.seat]
        return state

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        return {}


def undo_hidden_choices(state: SmallState, seat: int) -> SmallState:
    """Returns the position before the hidden calls of seat 0, if seat 1 calls next."""
    if seat == 0 or state.facts.shown:
        return state
    before = state.clone()
    before.calls[0], before.facts.called, before.phase = (), (0, 0), CALLS[0]
    return before


def evaluate(state: SmallState, seat: int) -> float:
    """Returns the chance of the calls made. Fails before both are made."""
    game, shown = state.game, state.facts.shown
    if not shown:
        raise AssertionError("judged where a call waits for its answer")
    first = 0
    for name in shown[: game.steps]:
        first = first * len(game.calls[0]) + game.calls[0].index(name)
    chance = game.chances[first][game.calls[1].index(shown[-1])]
    return 1.0 - chance if seat else chance


def _first(view: View, legal_actions: Sequence[Action], rng: Random) -> Action:
    return legal_actions[0]


def _advise(view: View, legal_actions: Sequence[Action], rng: Random) -> Advice:
    return Advice(legal_actions[0], "It is the first one.")


def rules_of(game: Game, **doors: Any) -> Rules:
    """Returns the rules of a game; ``doors`` replaces some of their fields."""

    def start(options: Mapping[str, str], seed: int | str) -> tuple[SmallState, list[Event]]:
        return SmallState(game, generator(seed, 0).random() < game.dealt), []

    words: Any = SimpleNamespace(label=str)
    given: dict[str, Any] = {
        "variant": Variant(
            name=game.name, title="", pitch="", minutes=(1, 1), complexity=1, mood="", prefix="SG", package=__name__
        ),
        "version": 1,
        "seats": (2,),
        "options": (),
        "bound": 5,
        "cards": {},
        "code_of": str,
        "zones": {},
        "start": start,
        "opening": lambda state: [],
        "state_type": SmallState,
        "view_type": SmallView,
        "table_state_type": TableState,
        "parse": parse,
        "pro": _first,
        "rookie": _first,
        "advise": _advise,
        "opens_play": lambda decision, events: True,
        "claims": lambda view, action: (),
        "evaluate": evaluate,
        "search": SearchSettings(playout_depth=0),
        "undo_hidden_choices": undo_hidden_choices,
        "words": words,
    }
    return Rules(**{**given, **doors})


PENNIES = Game("pennies", (("heads", "tails"), ("heads", "tails")), ((1.0, 0.0), (0.0, 1.0)))
"""Half and half for both."""
ROCK = Game(
    "weighted rock",
    (("rock", "paper", "scissors"), ("rock", "paper", "scissors")),
    ((0.5, 0.25, 1.0), (0.75, 0.5, 0.375), (0.0, 0.625, 0.5)),
)
"""Paper wins half as much as rock, and scissors a quarter: 1/7, 4/7 and 2/7 for both."""
HIDDEN = Game("hidden first", (("short", "long"), ("blitz", "drop")), ((0.1, 1.0), (0.7, 0.0)), together=False)
"""Seat 0 hides its call, seat 1 answers: 7/16 short, 10/16 blitz."""
CARD = Game("a card", (("run", "pass"), ("stuff", "wait")), ((0.0, 1.0), (0.6, 0.0)), needs="stuff", dealt=0.5)
"""Seat 1 can stuff a run in only half of the deals, so a run is always better; if it always can, 3/8 run."""
GESTURE = Game(
    "two steps",
    (("left", "right"), ("a", "b", "c", "d")),
    ((0.0, 1.0, 1.0, 1.0), (1.0, 0.0, 1.0, 1.0), (1.0, 1.0, 0.5, 1.0), (1.0, 1.0, 1.0, 0.5)),
    steps=2,
)
"""Seat 0 goes left or right twice in one gesture and seat 1 guesses: left first is 1/3, the rest is even."""


RULES = rules_of(GESTURE)
"""The rules that the process of the computer players finds in this module."""
