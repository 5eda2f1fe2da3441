"""What must hold in every position of every variant, one function for each promise.

Each raises AssertionError, or the rules' own error, when its promise is broken; the contract tests call them one by
one, the fuzz test all of them together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from random import Random

import msgspec
import pytest

from game.contract import Action, Event, IllegalAction, Rules, State
from game.events import CardMoved, Shuffled
from game.match import digest
from tests.play import Step, finish

SENTENCE = re.compile(r"[A-Z0-9].*[.!]( \([A-Z]{2}-\d+\w?\))?")
"""A sentence, with or without the clause behind it."""
SAMPLED_VIEWS = 2
"""Samples looked at in one position."""


def seats_of(state: State) -> range:
    """The seats of a match."""
    return range(len(state.view(0).points))


def choices_hold(state: State) -> None:
    """The list of choices is the same each time it is asked for, holds nothing twice, and ends with the match."""
    choices = state.legal_actions()
    assert choices == state.legal_actions(), "the list changes from one call to the next"
    assert len(set(choices)) == len(choices), "a choice is listed twice"
    assert bool(choices) == (state.decision is not None), "a decision needs a choice, and only a decision"
    assert (state.result is None) == (state.decision is not None), "a match has a result exactly when it is over"


def action_survives_writing(rules: Rules, action: Action) -> None:
    """An action is the same after its text form and after JSON."""
    assert rules.parse(str(action)) == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=rules.action_type) == action


def refuses(state: State, others: Iterable[Action]) -> None:
    """Every action that is not offered is refused in words, and nothing changes."""
    before = state.clone()
    offered = set(state.legal_actions())
    for action in others:
        if action in offered:
            continue
        with pytest.raises(IllegalAction, match=re.escape(str(action))):
            state.apply(action)
        assert state == before, f"refusing {action} changed the state"


def doors_agree(step: Step) -> None:
    """The unchecked door with events off leads to the same state as the checked one."""
    unchecked = step.before.clone()
    unchecked.push(step.action)
    assert unchecked == step.after


def clone_stands_alone(state: State, rng: Random) -> None:
    """A clone equals its original, and playing it to the end leaves the original as it was."""
    before = digest(state)
    copy = state.clone()
    assert copy == state
    finish(copy, rng)
    assert digest(state) == before, "playing a clone changed the original"


def survives_writing(rules: Rules, state: State) -> None:
    """A position is the same after it was written as JSON and read again."""
    text = msgspec.json.encode(state.to_dict())
    again = rules.state_type.from_dict(msgspec.json.decode(text))
    assert again == state
    assert again.legal_actions() == state.legal_actions()


def views_survive_writing(rules: Rules, state: State) -> None:
    """A view is the same after JSON: that is how a bot's worker receives it."""
    for seat in seats_of(state):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type) == view


def samples_agree(state: State, rng: Random) -> None:
    """Positions sampled from a view are sound, look the same to that seat, and can be played on."""
    for seat in seats_of(state):
        view = state.view(seat)
        for _ in range(SAMPLED_VIEWS):
            sample = view.sample(rng)
            sample.check()
            assert sample.view(seat) == view, f"a sample looks different to seat {seat}"
            if state.decision is not None and state.decision.seat == seat:
                assert sample.legal_actions() == state.legal_actions(), "a sample offers its seat other choices"


def cards_named(rules: Rules, action: Action) -> Counter[str]:
    """The codes of the cards that an action uses."""
    text = str(action)
    if text in rules.cards:
        return Counter([text])
    named: list[str] = []
    for value in msgspec.structs.astuple(action):
        named += [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
    return Counter(code for code in named if code in rules.cards)


def own_hand(state: State) -> list[int]:
    """The ids in the hand of the seat that decides."""
    assert state.decision is not None
    seat = state.decision.seat
    hand = state.view(seat).zones().get(f"hand:{seat}", ())
    return [card for card in hand if card is not None]


def reasons_match_choices(rules: Rules, state: State) -> None:
    """``why_not`` is silent exactly for the cards that some choice uses, alone or beside one already chosen."""
    uses = [cards_named(rules, action) for action in state.legal_actions()]
    hand = own_hand(state)
    for first in hand:
        _reason_matches(rules, state, first, (), uses)
        for second in hand:
            if second != first and any(rules.code_of(second) in use for use in uses):
                _reason_matches(rules, state, first, (second,), uses)


def _reason_matches(rules: Rules, state: State, card: int, chosen: tuple[int, ...], uses: list[Counter[str]]) -> None:
    wanted = Counter(rules.code_of(each) for each in (card, *chosen))
    reason = state.why_not(card, chosen)
    if any(wanted <= use for use in uses):
        assert reason is None, f"{wanted} is a choice, yet it is refused: {reason}"
        return
    assert reason, f"{wanted} is not a choice, and no reason is given"
    assert SENTENCE.fullmatch(reason), f"not a sentence: {reason!r}"


def events_hold(rules: Rules, events: list[Event], clauses: set[str], seats: Iterable[int]) -> None:
    """Every event survives JSON, cites a clause of the rulebook, and hides what a seat may not see."""
    written = msgspec.json.encode(events)
    assert msgspec.json.decode(written, type=list[rules.event_type]) == events  # type: ignore[name-defined]
    for event in events:
        assert event.clause in clauses, f"{event} cites no clause of the rulebook"
        for seat in (None, *seats):
            masked = event.masked(seat)
            if isinstance(event, CardMoved) and event.seen_by is not None and seat not in event.seen_by:
                assert isinstance(masked, CardMoved)
                assert (masked.card, masked.code) == (None, None), f"seat {seat} sees {event}"
            else:
                assert masked == event, f"seat {seat} is not told all of {event}"


def hidden_cards_stay_hidden(before: State, events: list[Event], after: State) -> None:
    """An event shows a seat no card whose face it sees neither before nor after, and a new deal only what it deals."""
    shuffles = [place for place, event in enumerate(events) if isinstance(event, Shuffled)]
    told = events[shuffles[-1] :] if shuffles else events
    for seat in seats_of(before):
        seen = _seen(after, seat) if shuffles else _seen(before, seat) | _seen(after, seat)
        for event in told:
            masked = event.masked(seat)
            if isinstance(masked, CardMoved) and masked.card is not None:
                assert masked.card in seen, f"seat {seat} learns of a hidden card from {event}"


def _seen(state: State, seat: int) -> set[int]:
    view = state.view(seat)
    return {card for zone in view.zones().values() for card in zone if card is not None} | view.remembered()
