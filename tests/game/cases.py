"""Tests of clauses as tables: a position, the actions played there, and the expected results.

A case is named by its clause and a sentence. Its course is a list of actions (as text, separated by commas) and of
expectations by name: for the position what the game's ``Reader`` or facts call it, for what happened since the last
expectation the event type. An event is described by some of its fields, several events by a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from game.contract import BadPosition, Event, IllegalAction, State, Target
from game.drives import DriveChart
from game.events import CardMoved
from game.variant import Rules
from tests.claims import exact_claims_hold
from tests.variants import BUILT

__all__ = ["Reader", "Step", "cards", "case", "cases", "check", "every_variant", "hands"]

every_variant: Any = pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
"""Runs a test for every game."""
Reader = Mapping[str, Callable[[Any], Any]]
"""Returns the object whose attributes the cases name."""
CLUBS = ("Gulls", "Foxes", "Elk", "Owls")
Step = str | Mapping[str, Any]


def case(sentence: str, given: Callable[[], State], *course: Step, **then: Any) -> Any:
    """One row of a table; ``then`` is checked at the end of the course, ``drives`` against all of its events.

    ``bad`` is the message for an impossible position, ``illegal`` the messages for illegal actions. ``refused`` gives
    the reasons for cards of the deciding hand, perhaps with a target zone. About the events, ``order`` gives types with
    seats, ``drawn`` the targets of draws, ``discarded`` the discarded cards, and ``moves`` the cards moved between two
    zones. ``log`` is the whole log, ``logs`` some of its lines, ``forgotten`` some lines left in a game that hides
    cards, and ``hints`` the ends of the reasons for actions.
    """
    return pytest.param(given, (*course, then), id=sentence)


def cases(*rows: Any) -> Any:
    """Runs a test for each of these cases as ``given`` and ``course``."""
    return pytest.mark.parametrize(("given", "course"), rows)


def cards(text: str | Sequence[str]) -> list[str]:
    """Parses cards separated by commas; a number before a name repeats it.

    >>> cards("RUN 5, 2 JUKEM")
    ['RUN 5', 'JUKEM', 'JUKEM']
    """
    found = []
    for part in text.split(", ") if isinstance(text, str) else text:
        count, _, name = part.partition(" ")
        found += [name] * int(count) if count.isdigit() else [part] if part else []
    return found


def hands(text: str | Sequence[Sequence[str]]) -> list[list[str]]:
    """Parses two hands separated by a bar."""
    return [cards(hand.strip()) for hand in text.split("|")] if isinstance(text, str) else [list(hand) for hand in text]


def check(given: Callable[[], Any], course: Sequence[Step], read: Reader, rules: Rules) -> None:
    """Plays a case and compares the results with its expectations."""
    if isinstance(course[-1], Mapping) and "bad" in course[-1]:
        with pytest.raises(BadPosition, match=course[-1]["bad"]):
            given()
        return
    state, events = given(), list[Event]()
    chart = DriveChart()
    if any("drives" in step for step in course):
        _note(chart, rules.opening(state))
    for step in course:
        if isinstance(step, str):
            for action in map(rules.parse, step.split(", ")):
                exact_claims_hold(rules, state, action)
                events += state.apply(action)
                state.check()
        else:
            _note(chart, events)
            for what, wanted in step.items():
                if what == "drives":
                    assert [drive._replace(clause="") for drive in chart.drives] == wanted, chart.drives
                else:
                    _look(state, events, what, wanted, read, rules)
            events = []


def _note(chart: DriveChart, events: Sequence[Event]) -> None:
    for event in events:
        chart.handle_event(event)


def _look(state: Any, events: Sequence[Event], what: str, wanted: Any, read: Reader, rules: Rules) -> None:
    if what == "illegal":
        for text, said in wanted.items():
            with pytest.raises(IllegalAction, match=said):
                state.apply(rules.parse(text))
    elif what == "refused":
        for source, said in wanted.items():
            code, _, place = source.partition(" > ")
            card, target = read["holds"](state).get(code), Target("zone", place) if place else None
            reason = state.why_not(card, target)
            assert reason == said or (said and said in str(reason)), f"{source}: {reason}"
    elif what in ("log", "logs", "forgotten"):
        tell = rules.forgetting.line if what == "forgotten" and rules.forgetting else rules.words.log_line
        lines = [line for event in rules.event_order(events) if (line := tell(event, CLUBS))]
        wanted = [wanted] if isinstance(wanted, str) else wanted
        assert (lines if what == "log" else [line for line in lines if line in wanted]) == wanted, lines
    elif what == "hints":
        for text, said in wanted.items():
            reason = rules.advise(state.view(state.decision.seat), [rules.parse(text)], Random(1)).reason
            assert reason.endswith(said), reason
    elif what == "moves":
        for way, codes in wanted.items():
            moved = [e.code for e in events if isinstance(e, CardMoved) and f"{e.source} > {e.target}" == way]
            assert moved == codes, way
    elif what == "discarded":
        assert [e.code for e in events if getattr(e, "how", "") == "discard"] == wanted  # type: ignore[attr-defined]
    elif what == "drawn":
        assert [e.target for e in events if getattr(e, "how", "") == "draw"] == wanted  # type: ignore[attr-defined]
    elif what == "order":
        kinds = {name.partition(" ")[0] for name in wanted}
        assert [f"{type(e).__name__} {getattr(e, 'seat', '')}" for e in events if type(e).__name__ in kinds] == wanted
    elif what[0].isupper():
        wanted = [wanted] if isinstance(wanted, Mapping) else wanted
        found = [event for event in events if type(event).__name__ == what]
        told = [{name: getattr(event, name) for name in each} for event, each in zip(found, wanted, strict=False)]
        assert (len(found), told) == (len(wanted), list(wanted)), f"{what}: {found}"
    else:
        assert _found(state, what, wanted, read, rules) == wanted, f"{what} in {state.to_dict()}"


def _found(state: Any, what: str, wanted: Any, read: Reader, rules: Rules) -> Any:
    if what in read:
        return read[what](state)
    offered = [str(action) for action in state.legal_actions()]
    if what == "choices":
        assert len(set(offered)) == len(offered), f"a choice is listed twice: {offered}"
        return type(wanted)(offered)
    if what == "prompt":
        return rules.words.prompt(state.view(state.decision.seat), CLUBS)
    if what in ("offers", "bars"):  # those of the texts that are, or are not, among the choices
        return [text for text in wanted if (text in offered) is (what == "offers")]
    if what == "asks":
        return state.decision and (state.decision.kind, state.decision.seat)
    return getattr(state.facts, what)
