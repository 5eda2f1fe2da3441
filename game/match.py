"""A match: variant, options, players, seed and actions. It is the save file, the replay and the bug report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import takewhile
from typing import Any, Self

import msgspec
from msgspec import UNSET

from game.commitment import Seal, promise
from game.contract import Action, Decision, Ending, Event, IllegalAction, Result, State, View
from game.deciders import Decider, others, told_in, written
from game.events import CardMoved, CoinTossed, PeriodBegan, Revealed, Shuffled
from game.record import HUMAN, MatchRecord, Player
from game.variant import Rules
from game.variants import find_rules

DIGEST_EVERY = 20
"""Actions between two digests along the way."""
KEPT_EVERY = 20
"""Actions between two positions that a match keeps, so that going back late in a long one replays few of them."""

NOTHING_TO_TAKE_BACK = "There is nothing to take back."
SOMEBODY_ACTED = "Somebody else has acted since."
SHUFFLED = "The cards have been shuffled since."
TOSSED = "A coin has been tossed since."
CARD_SEEN = "A hidden card has been seen since."
CHOICES_KNOWN = "What the others chose with you is known now."


class ReplayDiffers(ValueError):
    """A stored match does not replay as it was recorded. ``match`` holds what could be replayed."""

    def __init__(self, message: str, match: Match) -> None:
        super().__init__(message)
        self.match = match


class Match:
    """A match being played: its state, and the events of every action so far.

    Act 0 is the opening deal, or what tells the position that the match began from; act n is the n-th action.
    ``history[n]`` holds the events of act n. A place in a match is the number of the last act before it.
    """

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, str],
        players: Sequence[Player],
        seed: int,
        first_position: Mapping[str, Any] | None = None,
    ) -> None:
        """A match that begins with the deal, or from a written position.

        Raises BadPosition for one that cannot be played on from under these options.
        """
        self.rules, self.players = rules, tuple(players)
        self.options = rules.complete(options)
        needed = rules.seat_count(self.options)
        if len(self.players) != needed:
            raise ValueError(f"{rules.variant.title} with these options seats {needed}, not {len(self.players)}")
        self.seed = seed
        self.practice = first_position is not None
        """Whether it is not counted: a player went back in it, or it began from a position."""
        self.hints = 0
        self.notes: dict[str, str] = {}
        """What a table keeps beside the actions, outside the rules."""
        self.seal: Seal | None = None
        """What was promised of the deal before its first card; None where nothing was."""
        self.presses = 0
        """How often a person has decided something, taken back or not: a match without one is not worth keeping."""
        self._begin(first_position)

    def _begin(self, position: Mapping[str, Any] | None) -> None:
        rules, options = self.rules, self.options
        begun = rules.start(options, self.seed) if position is None else rules.take_up(options, position)
        self.state: State = begun[0]
        self.first_position: dict[str, Any] | None = None
        """Where it began, as it stands in a file, if that is not the deal."""
        if position is not None:
            self.first_position = msgspec.json.decode(msgspec.json.encode(self.state.to_dict()))
        self.actions: list[Action] = []
        self.decisions: list[Decision] = []
        """What each action answered."""
        self.deciders: list[Decider] = []
        """Who decided each action; at the seat of a computer the player that it is."""
        self.hinted_at: int | None = None
        """How many actions there were when a hint was last asked for."""
        self.history: list[list[Event]] = [begun[1]]
        self.digests: dict[int, str] = {}
        self._kept: list[State] = [self.state.clone()]
        self.conceded: int | None = None

    @property
    def seats(self) -> list[int]:
        """The seat that took each action."""
        return [decision.seat for decision in self.decisions]

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

    @property
    def period(self) -> int | None:
        """The period that began last, counted from 0; None in a game that has none."""
        return next((event.period for event in self._begun(reversed)), None)

    @property
    def first_period(self) -> int | None:
        """The period that the match began with: a game may number those of each length apart."""
        return next((event.period for event in self._begun()), None)

    def _begun(self, order: Callable[[list[Any]], Iterable[Any]] = iter) -> Iterator[PeriodBegan]:
        """The beginnings of periods; with ``reversed`` the last one comes first, at once even late in a long match."""
        return (event for events in order(self.history) for event in order(events) if isinstance(event, PeriodBegan))

    def promise_deal(self, salt: str, *, open_deal: bool) -> None:
        """Promises that the cards will be those of this seed; ``open_deal`` says that a person gave the seed."""
        made = promise(self.rules.variant.name, self.rules.version, self.options, self.first_position, self.seed, salt)
        self.seal = Seal(made, salt, open_deal)

    def play(self, action: Action, *, pressed: bool = True) -> list[Event]:
        """Takes one action. Raises IllegalAction, and changes nothing, for one that is not offered.

        ``pressed`` is false for an act that plays itself at the seat of a person.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("the match is over")
        events = self.state.apply(action)
        self.presses += pressed and self.players[decision.seat].kind == HUMAN
        self.deciders.append(self._decider(pressed))
        self.actions.append(action)
        self.decisions.append(decision)
        self.history.append(events)
        if len(self.actions) % DIGEST_EVERY == 0:
            self.digests[len(self.actions)] = digest(self.state)
        if len(self.actions) % KEPT_EVERY == 0:
            self._kept.append(self.state.clone())
        return events

    def play_gesture(self, actions: Sequence[Action], *, pressed: bool = True) -> list[Event]:
        """Takes an action, or the steps of a gesture in order for as long as they hold what they were planned for.

        What was planned beyond a step is dropped where that step shows its seat what it did not know, ends the gesture
        or leaves the next one illegal: whoever planned it is asked again. A gesture is ``pressed`` once. Raises
        IllegalAction as ``play`` does, for the first action only.
        """
        first, *rest = actions
        begun = self.decision
        if begun is None or not begun.gesture:
            return self.play(first, pressed=pressed)
        known = _faces(self.state.view(begun.seat))
        events = [*self.play(first, pressed=pressed)]  # the history keeps its own list of each action
        for action in rest:
            step = self.decision
            if step is None or not self._is_step_of(begun, step) or self._news(known, events, begun.seat):
                break
            if action not in self.state.legal_actions():
                break
            events += self.play(action, pressed=False)
            self.deciders[-1] = self.deciders[-2]
        return events

    def _decider(self, pressed: bool) -> Decider:
        """Who decides what is played now."""
        if not pressed:
            return Decider.TABLE
        return Decider.HINTED if self.hinted_at == len(self.actions) else Decider.PLAYER

    def take_hint(self) -> None:
        """A player asks what to do at the decision at hand."""
        self.hints += 1
        self.hinted_at = len(self.actions)

    def _of_people(self) -> list[Decider]:
        """Who decided the acts of people."""
        pairs = zip(self.decisions, self.deciders, strict=True)
        return [decider for decision, decider in pairs if self.players[decision.seat].kind == HUMAN]

    def concede(self, seat: int) -> None:
        """Gives the match up for a seat."""
        if self.decision is None:
            raise IllegalAction("the match is over")
        self.conceded = seat

    def take_back_refusal(self, seat: int) -> str | None:
        """Why the seat's last act cannot be taken back, or None if it can.

        It can only while nobody else has acted, but for what was decided together with it, and while the seat has seen
        nothing that it did not know before. A choice that the rules call binding stands.
        """
        count = self.before_last_act(seat)
        if count is None or self.conceded is not None:
            return NOTHING_TO_TAKE_BACK
        undone = self.decisions[count:]
        if any(other.seat != seat and not self._together(undone[0], other) for other in undone):
            return SOMEBODY_ACTED
        binding = next((each for each in undone if each.seat == seat and each.binding), None)
        if binding is not None:
            return f"That choice stands once it is made. ({binding.clause})"
        return CHOICES_KNOWN if self._closed_group(count, seat) else self._seen_since(count, seat)

    def _together(self, own: Decision, other: Decision) -> bool:
        """Whether both belong to the group that is open now."""
        now = self.decision
        return bool(own.group) and now is not None and own.group == other.group == now.group

    def _closed_group(self, count: int, seat: int) -> bool:
        """Whether the seat's act was the last of a group in which others had chosen before."""
        own, now = self.decisions[count], self.decision
        if not own.group or (now is not None and now.group == own.group):
            return False
        before = list(takewhile(lambda each: each.group == own.group, reversed(self.decisions[:count])))
        # Of a group that was open in the position that the match began from others may have chosen before that.
        unknown = self.first_position is not None and len(before) == count
        return unknown or any(each.seat != seat for each in before)

    def _seen_since(self, count: int, seat: int) -> str | None:
        """What the seat has learned since the first ``count`` actions, as a refusal; None if nothing."""
        events = [event for events in self.history[count + 1 :] for event in events]
        return self._news(_faces(self.view_after(count, seat)), events, seat)

    def _news(self, known: frozenset[int], events: Sequence[Event], seat: int) -> str | None:
        """What a seat that knew those cards has learned from the events, as a refusal; None if nothing."""
        for event in events:
            if isinstance(event, Shuffled | CoinTossed):
                return SHUFFLED if isinstance(event, Shuffled) else TOSSED
            told = event.masked(seat)
            if isinstance(told, CardMoved | Revealed) and told.card is not None and told.card not in known:
                return CARD_SEEN
        return None if _faces(self.state.view(seat)) <= known else CARD_SEEN

    def before_last_act(self, seat: int) -> int | None:
        """How many actions there were before the seat's last one, or its last gesture; None if it has not acted."""
        last = self.acted_before(seat) - 1
        return None if last < 0 else self.gesture_start(last)

    def gesture_start(self, count: int) -> int:
        """The place of the first action of the gesture that the action of that place is a step of."""
        step = self.decisions[count]
        while step.gesture and count and self._is_step_of(self.decisions[count - 1], step):
            count -= 1
        return count

    @staticmethod
    def _is_step_of(earlier: Decision, step: Decision) -> bool:
        return (earlier.seat, earlier.gesture) == (step.seat, step.gesture)

    def back_to(self, count: int) -> None:
        """Goes back to the position after the first ``count`` actions."""
        self.state = self.state_after(count)
        self.conceded = None
        del self.actions[count:], self.decisions[count:], self.deciders[count:], self.history[count + 1 :]
        del self._kept[count // KEPT_EVERY + 1 :]
        self.digests = {place: kept for place, kept in self.digests.items() if place <= count}

    def state_after(self, count: int) -> State:
        """The position after the first ``count`` actions, a copy of its own: the last one kept before, played on."""
        place = count // KEPT_EVERY
        state = self._kept[place].clone()
        for action in self.actions[place * KEPT_EVERY : count]:
            state.push(action)
        return state

    def last_choice(
        self, seat: int, automatic_actions: Callable[[View, Sequence[Action]], object] = lambda view, legal: None
    ) -> int | None:
        """How many actions came before the seat's last one with a real choice, or None if there was none.

        It goes by what was on offer, so a forced action is passed over, and back to the beginning of a gesture;
        ``automatic_actions`` gives the actions that an option of the match or an earlier choice takes for the seat;
        a decision where it gives some was no choice either.
        """
        for place in reversed(range(len(self._kept))):
            state, first = self._kept[place].clone(), place * KEPT_EVERY
            asked: list[tuple[int, State]] = []
            for count, action in enumerate(self.actions[first : first + KEPT_EVERY], first):
                if self.decisions[count].seat == seat and len(state.legal_actions()) > 1:
                    asked.append((count, state.clone()))
                state.push(action)
            for count, then in reversed(asked):
                if not automatic_actions(then.view(seat), then.legal_actions()):
                    return self.gesture_start(count)
        return None

    def acted_before(self, seat: int) -> int:
        """How many actions there were when the seat had last acted; 0 if it has not yet."""
        return max((count for count, actor in enumerate(self.seats, 1) if actor == seat), default=0)

    def view_after(self, count: int, seat: int) -> View:
        """What a seat knew after the first ``count`` actions."""
        view: View = self.state_after(count).view(seat)
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
            notes={**self.notes, **written(self._of_people())},
            first_position=UNSET if self.first_position is None else self.first_position,
            seal=self.seal or UNSET,
        )

    @classmethod
    def replay(cls, record: MatchRecord) -> Self:
        """The match of a record, checked against its digests.

        Raises UnknownVariant, BadOption or BadPosition where it cannot even start, and ReplayDiffers, holding the match
        up to there, at the first action that is not legal or whose digest differs.
        """
        rules = find_rules(record.variant)
        position = None if record.first_position is UNSET else record.first_position
        match = cls(rules, record.options, record.players, record.seed, position)
        match.practice, match.hints, match.notes = not record.counted, record.hints, others(record.notes)
        match.seal = record.seal or None
        deciders = told_in(record.notes)
        for count, text in enumerate(record.actions, 1):
            try:
                match.play(rules.parse(text))
                if match.players[match.decisions[-1].seat].kind == HUMAN:
                    match.deciders[-1] = next(deciders)
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


def _faces(view: View) -> frozenset[int]:
    """The cards that the view's seat knows where they lie."""
    shown = frozenset(card for cards in view.zones().values() for card in cards if card is not None)
    return shown | view.remembered()


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
