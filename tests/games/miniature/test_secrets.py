"""Nobody but its owner can tell one secret call from another (MG-8)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

import msgspec

from game.bots.keys import Keys
from game.contract import Action, State
from game.match import Match
from saves.document import describe
from tests.games.miniature import RULES
from tests.games.miniature.phases import BY_NAME, undo_hidden_choices
from tests.games.miniature.positions import asked
from tests.play import players, random_match

MATCHES = 40


def calls(before: State) -> Iterator[tuple[Action, ...]]:
    """Every call, a card with its lane, that the seat at hand can make."""
    for card in before.legal_actions():
        after = before.clone()
        after.push(card)
        yield from ((card, lane) for lane in after.legal_actions())


def secret_calls(seed: int) -> tuple[Match, list[tuple[Action, ...]]]:
    """A match before a snap, and the calls that its offense can make."""
    match = random_match(RULES, {}, seed)
    match.back_to(len(match.actions) // 8 * 4)
    return match, list(calls(match.state))


def what_others_get(match: Match, call: tuple[Action, ...]) -> bytes:
    """All that anybody but the caller gets of a match in which that call was made, as bytes."""
    made = Match(RULES, {}, players(RULES, {}), match.seed)
    for action in (*match.actions, *call):
        made.play(action)
    caller = made.seats[-1]
    told = [event.masked(seat) for events in made.history for event in events for seat in (None, 1 - caller)]
    lines = [RULES.words.log_line(event, made.names) for event in told]
    view = made.state.view(1 - caller)
    words = RULES.words.prompt(view, made.names), RULES.words.situation(view, made.names)
    offered = [str(action) for action in made.state.legal_actions()]
    take_back = made.take_back_refusal(1 - caller), made.take_back_refusal(caller), made.before_last_act(caller)
    return msgspec.json.encode((view, told, lines, words, offered, take_back, describe(made)))


def test_a_secret_call_changes_nothing_that_others_get() -> None:
    """Views, events, log lines, choices, take-back and the summary by which a save is listed."""
    for seed in range(MATCHES):
        match, found = secret_calls(seed)
        assert len(found) > 5
        assert len({what_others_get(match, call) for call in found}) == 1


def test_the_players_tell_no_secret_call_from_another() -> None:
    for seed in range(10):
        match, found = secret_calls(seed)
        chosen = set()
        for call in found:
            state: Any = match.state.clone()
            for action in call:
                state.push(action)
            view, legal = state.view(asked(state).seat), state.legal_actions()
            chosen.add((RULES.pro(view, legal, Random(seed)), RULES.rookie(view, legal, Random(seed))))
        assert len(chosen) == 1


def test_a_search_tells_no_secret_call_from_another() -> None:
    """Its nodes are keyed alike, and it has the offense call anew before it answers."""
    match, found = secret_calls(1)
    keys: set[Hashable] = set()
    reopened = set()
    for call in found:
        state: Any = match.state.clone()
        for action in call:
            state.push(action)
        seat = asked(state).seat
        keys.add(Keys(RULES, seat).of(state, asked(state)).key)
        reopened.add(msgspec.json.encode(undo_hidden_choices(state, seat).to_dict()))
    assert len(keys) == 1
    assert reopened == {msgspec.json.encode(match.state.to_dict())}


def test_a_call_that_is_made_anew_leads_back_to_the_seat_that_waited() -> None:
    match, (call, *_) = secret_calls(2)
    state: Any = match.state.clone()
    for action in call:
        state.push(action)
    for phase in ("defense_card", "defense_lane"):
        seat = asked(state).seat
        assert asked(state).kind == phase
        again = undo_hidden_choices(state, seat)
        assert again.phase is BY_NAME["offense_card"]
        for action in call:
            again.push(action)
        assert again.view(seat) == state.view(seat)
        assert again == state
        assert undo_hidden_choices(state, 1 - seat) is state
        state.push(state.legal_actions()[0])
