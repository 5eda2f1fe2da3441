"""A match: variant, options, players, seed and actions. It is the save file, the replay and the bug report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Self

import msgspec

from game.contract import Action, Decision, Ending, Event, IllegalAction, Result, Rules, State, View
from game.events import CardMoved, CoinTossed, Shuffled
from game.variants import find_rules

DIGEST_EVERY = 20
"""Actions between two digests along the way."""

HUMAN = "human"
NOTHING_TO_TAKE_BACK = "There is nothing to take back."


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: the club's name, and ``human`` or a bot's level."""

    name: str
    kind: str = HUMAN


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match as plain data: all that is needed to replay it, and digests that prove the replay right."""

    variant: str
    rules_version: int
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: int
    actions: tuple[str, ...]
    digests: dict[int, str] = {}
    """The state's digest after that many actions; the last one is that of the final state."""
    conceded: int | None = None
    """The seat that gave the match up, if one did."""
    practice: bool = False
    """True once a player went back in it: it is not counted."""
    hints: int = 0


class ReplayDiffers(ValueError):
    """A stored match does not replay as it was recorded. ``match`` holds what could be replayed."""

    def __init__(self, message: str, match: Match) -> None:
        super().__init__(message)
        self.match = match


class Match:
    """A match being played: its state, and the events of every action so far.

    ``history[0]`` holds the events of the opening deal, ``history[n]`` those of the n-th action.
    """

    def __init__(self, rules: Rules, options: Mapping[str, str], players: Sequence[Player], seed: int) -> None:
        self.rules = rules
        self.options = rules.complete(options)
        self.players = tuple(players)
        needed = rules.seat_count(self.options)
        if len(self.players) != needed:
            raise ValueError(f"{rules.variant.title} with these options seats {needed}, not {len(self.players)}")
        self.seed = seed
        self.practice = False
        self.hints = 0
        self._begin()

    def _begin(self) -> None:
        state, events = self.rules.start(self.options, self.seed)
        self.state: State = state
        self.actions: list[Action] = []
        self.seats: list[int] = []
        """The seat that took each action."""
        self.history: list[list[Event]] = [events]
        self.digests: dict[int, str] = {}
        self.conceded: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' clubs."""
        return tuple(player.name for player in self.players)

    @property
    def decision(self) -> Decision | None:
        """What the match waits for, or None when it is over."""
        return None if self.conceded is not None else self.state.decision

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on; who gives up loses whatever the score."""
        if self.conceded is None:
            return self.state.result
        points = tuple(self.state.view(0).points)
        others = tuple(seat for seat in range(len(self.players)) if seat != self.conceded)
        return Result(points, others, Ending.CONCEDED)

    def play(self, action: Action) -> list[Event]:
        """Takes one action. Raises IllegalAction, and changes nothing, for one that is not offered."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("the match is over")
        events = self.state.apply(action)
        self.actions.append(action)
        self.seats.append(decision.seat)
        self.history.append(events)
        if len(self.actions) % DIGEST_EVERY == 0:
            self.digests[len(self.actions)] = digest(self.state)
        return events

    def concede(self, seat: int) -> None:
        """Gives the match up for a seat."""
        if self.decision is None:
            raise IllegalAction("the match is over")
        self.conceded = seat

    def take_back_refusal(self, seat: int) -> str | None:
        """Why the seat's last action cannot be taken back, or None if it can.

        It can only while nobody else has acted, no hidden card was shown and nothing random happened since.
        """
        if not self.seats or self.conceded is not None:
            return NOTHING_TO_TAKE_BACK
        if self.seats[-1] != seat:
            return "Somebody else has acted since."
        for event in self.history[-1]:
            if isinstance(event, Shuffled | CoinTossed):
                return "The cards have been shuffled since."
            if isinstance(event, CardMoved) and event.source == "draw_pile":
                return "A hidden card has been seen since."
        return None

    def back_to(self, count: int) -> None:
        """Goes back to the position after the first ``count`` actions, by replaying them."""
        kept = self.actions[:count]
        self._begin()
        for action in kept:
            self.play(action)

    def last_choice(self, seat: int, settled: Callable[[Sequence[Action]], object] = lambda legal: None) -> int | None:
        """How many actions came before the seat's last one with a real choice, or None if there was none.

        It goes by what was on offer, so a forced action is passed over; ``settled`` gives something for legal actions
        of which the seat had no choice either, since an option of the match had settled it.
        """
        state, _ = self.rules.start(self.options, self.seed)
        found = None
        for count, action in enumerate(self.actions):
            legal = state.legal_actions() if self.seats[count] == seat else ()
            if len(legal) > 1 and settled(legal) is None:
                found = count
            state.push(action)
        return found

    def acted_before(self, seat: int) -> int:
        """How many actions there were when the seat had last acted; 0 if it has not yet."""
        return max((count for count, actor in enumerate(self.seats, 1) if actor == seat), default=0)

    def view_after(self, count: int, seat: int) -> View:
        """What a seat knew after the first ``count`` actions."""
        state, _ = self.rules.start(self.options, self.seed)
        for action in self.actions[:count]:
            state.push(action)
        view: View = state.view(seat)
        return view

    def record(self) -> MatchRecord:
        """The match as plain data."""
        return MatchRecord(
            variant=self.rules.variant.name,
            rules_version=self.rules.version,
            options=dict(self.options),
            players=self.players,
            seed=self.seed,
            actions=tuple(str(action) for action in self.actions),
            digests={**self.digests, len(self.actions): digest(self.state)},
            conceded=self.conceded,
            practice=self.practice,
            hints=self.hints,
        )

    @classmethod
    def replay(cls, record: MatchRecord) -> Self:
        """The match that a record tells of, checked against its digests.

        Raises UnknownVariant or BadOption where it cannot even start, and ReplayDiffers, holding the match up to
        there, at the first action that is not legal or whose digest differs.
        """
        rules = find_rules(record.variant)
        match = cls(rules, record.options, record.players, record.seed)
        match.practice, match.hints = record.practice, record.hints
        for count, text in enumerate(record.actions, 1):
            try:
                match.play(rules.parse(text))
            except IllegalAction as problem:
                raise ReplayDiffers(f"action {count} ({text}) is not legal there: {problem}", match) from problem
            expected = record.digests.get(count)
            if expected is not None and expected != digest(match.state):
                raise ReplayDiffers(f"the position after action {count} ({text}) is not the one recorded", match)
        if record.conceded is not None:
            if record.conceded not in range(len(match.players)) or match.decision is None:
                raise ReplayDiffers(f"seat {record.conceded} cannot have conceded", match)
            match.concede(record.conceded)
        return match


def digest(state: State) -> str:
    """A short fingerprint of a position, the same on every computer."""
    return sha256(msgspec.json.encode(state.to_dict(), order="sorted")).hexdigest()[:16]


def events_json(events: Sequence[Event]) -> bytes:
    """The events as JSON, the same bytes on every computer."""
    return msgspec.json.encode(list(events), order="sorted")


def summary(match: Match) -> dict[str, Any]:
    """The one line that a finished match is reported with: who, what, score, and the digest of its end."""
    result = match.result
    return {
        "variant": match.rules.variant.name,
        "options": match.options,
        "seats": [{"name": player.name, "kind": player.kind} for player in match.players],
        "seed": match.seed,
        "points": list(result.points) if result else None,
        "winners": list(result.winners) if result else None,
        "reason": result.reason if result else None,
        "decisions": len(match.actions),
        "digest": digest(match.state),
    }
