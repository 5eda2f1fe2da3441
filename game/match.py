"""A match: variant, options, players, seed and actions. These make up the save file, the replay and the bug report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import takewhile
from typing import Any, Self

import msgspec
from msgspec import UNSET

from game.commitment import Seal, promise
from game.contract import Action, Decision, Ending, Event, IllegalAction, Result, State, View
from game.deciders import Decider, from_notes, other_notes, to_notes
from game.events import CardMoved, CoinTossed, PeriodBegan, Revealed, Shuffled
from game.record import HUMAN, MatchRecord, Player, short_notes
from game.variant import Rules
from game.variants import find_rules

DIGEST_EVERY = 20
"""Actions between two stored digests."""
KEPT_EVERY = 20
"""Actions between two positions that a match keeps, so that going back replays few actions."""

NOTHING_TO_TAKE_BACK = "There is nothing to take back."
SOMEBODY_ACTED = "Somebody else has acted since."
SHUFFLED = "The cards have been shuffled since."
TOSSED = "A coin has been tossed since."
CARD_SEEN = "A hidden card has been seen since."
CHOICES_KNOWN = "What the others chose with you is known now."


class ReplayDiffers(ValueError):
    """A stored match does not replay as recorded. ``match`` holds the part that could be replayed."""

    def __init__(self, message: str, match: Match) -> None:
        super().__init__(message)
        self.match = match


class Match:
    """A match in progress: its state, and the events of every action so far.

    Act 0 is the opening deal, or the events that announce a given start position; act n is the n-th action.
    ``history[n]`` holds the events of act n. A place in a match is a number of actions: place n is after action n.

    Choices that several seats make at the same time, in secret, form a *group* (``Decision.group``).
    """

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, str],
        players: Sequence[Player],
        seed: int,
        first_position: Mapping[str, Any] | None = None,
    ) -> None:
        """Begins a match with the deal, or from a written position.

        Raises BadPosition if the match cannot go on from that position under these options.
        """
        self.rules, self.players = rules, tuple(players)
        self.options = rules.complete(options)
        needed = rules.seat_count(self.options)
        if len(self.players) != needed:
            raise ValueError(f"{rules.variant.title} with these options seats {needed}, not {len(self.players)}")
        self.seed = seed
        self.practice = first_position is not None
        """Whether the match does not count: it began from a position, or a player went back in it."""
        self.hints = 0
        self.notes: dict[str, str] = {}
        """Texts by key that the table stores with the match, outside the rules."""
        self.seal: Seal | None = None
        """The promise about the deal, made before its first card; None if none was made."""
        self.presses = 0
        """Number of decisions by people, including those taken back; a gesture counts once.

        A match without any is not worth saving.
        """
        self._begin(first_position)

    def _begin(self, position: Mapping[str, Any] | None) -> None:
        rules, options = self.rules, self.options
        start = rules.start(options, self.seed) if position is None else rules.start_from(options, position)
        self.state: State = start[0]
        self.first_position: dict[str, Any] | None = None
        """The start position as it is written to a file; None if the match began with the deal."""
        if position is not None:
            self.first_position = msgspec.json.decode(msgspec.json.encode(self.state.to_dict()))
        self.actions: list[Action] = []
        self.decisions: list[Decision] = []
        """The decision that each action answered."""
        self.deciders: list[Decider] = []
        """Who made each decision; ``PLAYER`` also for a computer player."""
        self.hinted_at: int | None = None
        """Number of actions when a hint was last asked for."""
        self.first_hint: Action | None = None
        """The action that the last hint put first; None while it is being computed."""
        self.history: list[list[Event]] = [start[1]]
        self.digests: dict[int, str] = {}
        self._kept: list[State] = [self.state.clone()]
        self.conceded: int | None = None

    @property
    def seats(self) -> list[int]:
        """Returns the seat of each action."""
        return [decision.seat for decision in self.decisions]

    @property
    def names(self) -> tuple[str, ...]:
        """Returns the names of the seats: clubs, or what players call themselves."""
        return tuple(player.name for player in self.players)

    @property
    def decision(self) -> Decision | None:
        """Returns the decision that the match waits for, or None if it is over."""
        return None if self.conceded is not None else self.state.decision

    @property
    def result(self) -> Result | None:
        """Returns how the match ended, or None if it is not over. Whoever concedes loses at any score."""
        if self.conceded is None:
            return self.state.result
        points = tuple(self.state.view(0).points)
        others = tuple(seat for seat in range(len(self.players)) if seat != self.conceded)
        return Result(points, others, Ending.CONCEDED)

    @property
    def period(self) -> int | None:
        """Returns the current period, counted from 0, or None in a game without periods."""
        return next((event.period for event in self._period_starts(reversed)), None)

    @property
    def first_period(self) -> int | None:
        """Returns the first period of the match. A game may start at a higher number in shorter matches."""
        return next((event.period for event in self._period_starts()), None)

    def _period_starts(self, order: Callable[[list[Any]], Iterable[Any]] = iter) -> Iterator[PeriodBegan]:
        """Yields the starts of periods. ``reversed`` yields the last one first, which is fast even late in a match."""
        return (event for events in order(self.history) for event in order(events) if isinstance(event, PeriodBegan))

    def promise_deal(self, salt: str, *, open_deal: bool) -> None:
        """Promises that the cards will be those of this seed; ``open_deal`` tells whether a person chose the seed."""
        made = promise(self.rules.variant.name, self.rules.version, self.options, self.first_position, self.seed, salt)
        self.seal = Seal(made, salt, open_deal)

    def play(self, action: Action, *, pressed: bool = True) -> list[Event]:
        """Plays one action. Raises IllegalAction, and changes nothing, if it is not legal.

        ``pressed`` is false for an automatic action at the seat of a person.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("the match is over")
        events = self.state.apply(action)
        self.presses += pressed and self.players[decision.seat].kind == HUMAN
        self.deciders.append(self._decider(action, pressed))
        self.actions.append(action)
        self.decisions.append(decision)
        self.history.append(events)
        if len(self.actions) % DIGEST_EVERY == 0:
            self.digests[len(self.actions)] = digest(self.state)
        if len(self.actions) % KEPT_EVERY == 0:
            self._kept.append(self.state.clone())
        return events

    def play_gesture(self, actions: Sequence[Action], *, pressed: bool = True) -> list[Event]:
        """Plays an action, or the steps of a gesture in order for as long as they stay valid.

        The remaining steps are dropped if a step shows its seat something new, ends the gesture or makes the next step
        illegal; the seat is then asked again. A gesture counts as ``pressed`` once. Raises IllegalAction as ``play``
        does, for the first action only.
        """
        first, *rest = actions
        decision = self.decision
        if decision is None or not decision.gesture:
            return self.play(first, pressed=pressed)
        seat, known = decision.seat, _known_cards(self.state.view(decision.seat))
        events = [*self.play(first, pressed=pressed)]  # the history keeps its own list of each action
        for action in rest:
            step = self.decision
            if step is None or not self._is_step_of(decision, step) or self._refusal_for(known, events, seat):
                break
            if action not in self.state.legal_actions():
                break
            events += self.play(action, pressed=False)
            self.deciders[-1] = self.deciders[-2]
        return events

    def _decider(self, action: Action, pressed: bool) -> Decider:
        """Returns who makes the decision that is played now."""
        if not pressed:
            return Decider.TABLE
        if self.hinted_at != len(self.actions):
            return Decider.PLAYER
        return Decider.FOLLOWED if action == self.first_hint else Decider.HINTED

    def take_hint(self) -> None:
        """Counts a hint that a player asks for at the current decision."""
        self.hints += 1
        self.hinted_at, self.first_hint = len(self.actions), None

    def _human_deciders(self) -> list[Decider]:
        """Returns who decided each action at a person's seat."""
        pairs = zip(self.decisions, self.deciders, strict=True)
        return [decider for decision, decider in pairs if self.players[decision.seat].kind == HUMAN]

    def concede(self, seat: int) -> None:
        """Concedes the match for a seat."""
        if self.decision is None:
            raise IllegalAction("the match is over")
        self.conceded = seat

    def take_back_refusal(self, seat: int) -> str | None:
        """Returns why the seat's last action cannot be taken back, or None if it can.

        It can be taken back only while no other seat has acted, except in the same open group, and while the seat has
        seen nothing new. A choice that the rules call binding cannot be taken back.
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
        return CHOICES_KNOWN if self._closed_group(count, seat) else self._refusal_since(count, seat)

    def _together(self, own: Decision, other: Decision) -> bool:
        """Returns whether both decisions belong to the group that is still open."""
        now = self.decision
        return bool(own.group) and now is not None and own.group == other.group == now.group

    def _closed_group(self, count: int, seat: int) -> bool:
        """Returns whether the seat's choice completed a group in which others had chosen before."""
        own, now = self.decisions[count], self.decision
        if not own.group or (now is not None and now.group == own.group):
            return False
        before = list(takewhile(lambda each: each.group == own.group, reversed(self.decisions[:count])))
        # In a group that was open in the start position, others may have chosen before the match began.
        unknown = self.first_position is not None and len(before) == count
        return unknown or any(each.seat != seat for each in before)

    def _refusal_since(self, count: int, seat: int) -> str | None:
        """Returns what the seat has learned since the first ``count`` actions, as a refusal, or None."""
        events = [event for events in self.history[count + 1 :] for event in events]
        return self._refusal_for(_known_cards(self.view_after(count, seat)), events, seat)

    def _refusal_for(self, known: frozenset[int], events: Sequence[Event], seat: int) -> str | None:
        """Returns the refusal if the events showed the seat more than its ``known`` cards, or None."""
        for event in events:
            if isinstance(event, Shuffled | CoinTossed):
                return SHUFFLED if isinstance(event, Shuffled) else TOSSED
            masked = event.masked(seat)
            if isinstance(masked, CardMoved | Revealed) and masked.card is not None and masked.card not in known:
                return CARD_SEEN
        return None if _known_cards(self.state.view(seat)) <= known else CARD_SEEN

    def before_last_act(self, seat: int) -> int | None:
        """Returns the number of actions before the seat's last action or gesture, or None if it has not acted."""
        last = self.acted_before(seat) - 1
        return None if last < 0 else self.gesture_start(last)

    def gesture_start(self, count: int) -> int:
        """Returns the index of the first action of the gesture that an action is a step of."""
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
        """Returns a copy of the position after the first ``count`` actions, replayed from the last kept position."""
        place = count // KEPT_EVERY
        state = self._kept[place].clone()
        for action in self.actions[place * KEPT_EVERY : count]:
            state.push(action)
        return state

    def last_choice(
        self, seat: int, automatic_actions: Callable[[View, Sequence[Action]], object] = lambda view, legal: None
    ) -> int | None:
        """Returns the number of actions before the seat's last real choice, or None if there was none.

        A forced action is no choice, nor is a decision for which ``automatic_actions`` gives the actions that an option
        of the match or an earlier choice implies. Of a gesture the first step counts.
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
        """Returns the number of actions up to and including the seat's last one, or 0 if it has not acted."""
        return max((count for count, actor in enumerate(self.seats, 1) if actor == seat), default=0)

    def view_after(self, count: int, seat: int) -> View:
        """Returns the seat's view after the first ``count`` actions."""
        view: View = self.state_after(count).view(seat)
        return view

    def record(self) -> MatchRecord:
        """Returns the match as plain data."""
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
            notes=short_notes({**self.notes, **to_notes(self._human_deciders())}),
            first_position=UNSET if self.first_position is None else self.first_position,
            seal=self.seal or UNSET,
        )

    @classmethod
    def replay(cls, record: MatchRecord) -> Self:
        """Replays a record and checks it against its digests.

        Raises UnknownVariant, BadOption or BadPosition if the match cannot start. Raises ReplayDiffers, which holds the
        match up to there, at the first action that is illegal or whose digest differs.
        """
        rules = find_rules(record.variant)
        position = None if record.first_position is UNSET else record.first_position
        match = cls(rules, record.options, record.players, record.seed, position)
        match.practice, match.hints, match.notes = not record.counted, record.hints, other_notes(record.notes)
        match.seal = record.seal or None
        deciders = from_notes(record.notes)
        for count, text in enumerate(record.actions, 1):
            try:
                match.play(rules.parse(text))
                if match.players[match.decisions[-1].seat].kind == HUMAN:
                    match.deciders[-1] = next(deciders)  # endless: PLAYER if the notes name too few
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


def _known_cards(view: View) -> frozenset[int]:
    """Returns the cards whose place the view's seat knows."""
    shown = frozenset(card for cards in view.zones().values() for card in cards if card is not None)
    return shown | view.remembered()


def digest(state: State) -> str:
    """Returns a short hash of a position, the same on every computer."""
    return sha256(msgspec.json.encode(state.to_dict(), order="sorted")).hexdigest()[:16]


def events_json(events: Sequence[Event]) -> bytes:
    """Returns the events as JSON, the same bytes on every computer."""
    return msgspec.json.encode(list(events), order="sorted")


def summary(match: Match) -> dict[str, Any]:
    """Returns the data of the one-line report of a finished match, with the digest of its final position."""
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
