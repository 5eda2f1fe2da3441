"""When a choice may be taken back, depending on what the seat has learned since; in scripted matches."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

import pytest

from game.contract import Action, Decision, Event, State, View
from game.events import CardMoved, CoinTossed, Revealed, Shuffled
from game.match import CARD_SEEN, CHOICES_KNOWN, NOTHING_TO_TAKE_BACK, SHUFFLED, SOMEBODY_ACTED, TOSSED, Match
from game.record import Player
from game.variant import Rules, Variant


class Go(Action, frozen=True, tag="go"):
    """The only action of a script."""


class Step(NamedTuple):
    """One step of a script: a decision, the events of its action, and the cards that each seat sees from then on."""

    decision: Decision
    events: tuple[Event, ...] = ()
    seen: tuple[frozenset[int], ...] = (frozenset(), frozenset())


class Sight(View, frozen=True, kw_only=True):
    """The cards that a seat sees, and those that it remembers."""

    cards: frozenset[int]

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        return {"the long table": (*sorted(self.cards), None)}


class Course(State):
    """A match that follows a script."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps, self.taken = steps, 0
        self.seen: tuple[frozenset[int], ...] = (frozenset(), frozenset())

    @property
    def decision(self) -> Decision | None:
        return self.steps[self.taken].decision if self.taken < len(self.steps) else None

    def legal_actions(self) -> list[Action]:
        return [Go()] if self.decision else []

    def apply(self, action: Action) -> list[Event]:
        step = self.steps[self.taken]
        self.taken += 1
        self.seen = step.seen
        return list(step.events)

    def push(self, action: Action) -> None:
        self.apply(action)

    def clone(self) -> Course:
        return copy(self)

    def view(self, seat: int) -> View:
        return Sight(seat=seat, decision=self.decision, points=(0, 0), cards=self.seen[seat])

    def to_dict(self) -> dict[str, Any]:
        return {"taken": self.taken}


def played(*steps: Step, actions: int | None = None) -> Match:
    """Returns a match of this script, played to its end or for ``actions`` actions."""
    nothing: dict[str, Any] = dict.fromkeys(Rules.__struct_fields__)
    variant = Variant(name="course", title="Course", pitch="", minutes=(1, 1), complexity=1, mood="", prefix="XX")
    start = {"variant": variant, "seats": (2,), "options": (), "start": lambda options, seed: (Course(steps), [])}
    match = Match(Rules(**{**nothing, **start}), {}, [Player("Home"), Player("Away")], 1)
    for _ in range(len(steps) if actions is None else actions):
        match.play(Go())
    return match


def ask(seat: int, **more: Any) -> Decision:
    return Decision(seat, "call", "XX-1", **more)


def moved(card: int, seen_by: tuple[int, ...] | None) -> CardMoved:
    return CardMoved(clause="XX-1", source="deep", target="shallow", how="draw", card=card, code="A", seen_by=seen_by)


def both(*cards: int) -> tuple[frozenset[int], frozenset[int]]:
    return frozenset(cards), frozenset(cards)


LATER = Step(ask(1))
"""Returns the decision that the match waits for."""


@pytest.mark.parametrize(
    ("event", "refusal"),
    [
        (moved(5, (0,)), CARD_SEEN),
        (moved(5, None), CARD_SEEN),
        (moved(5, (1,)), None),
        (Revealed(clause="XX-1", zone="deep", card=5, code="A"), CARD_SEEN),
        (Shuffled(clause="XX-1", sources=("shallow",), target="deep", count=3), SHUFFLED),
        (CoinTossed(clause="XX-1", seat=1), TOSSED),
    ],
)
def test_what_shows_a_hidden_card_or_draws_on_chance_stands_whatever_its_zones_are_called(
    event: Event, refusal: str | None
) -> None:
    match = played(Step(ask(0), (event,)), LATER, actions=1)
    assert match.take_back_refusal(0) == refusal


def test_a_card_that_the_seat_knew_before_is_nothing_new() -> None:
    first, second = Step(ask(1), seen=both(5)), Step(ask(0), (moved(5, None),), both(5))
    assert played(first, second, LATER, actions=2).take_back_refusal(0) is None


def test_a_card_that_came_into_sight_without_an_event_is_seen_all_the_same() -> None:
    match = played(Step(ask(0), seen=(frozenset({9}), frozenset())), LATER, actions=1)
    assert match.take_back_refusal(0) == CARD_SEEN


def test_a_card_that_was_seen_and_is_hidden_again_was_seen() -> None:
    look, away = Step(ask(0, gesture="look"), (moved(5, (0,)),), both(5)), Step(ask(0, gesture="look"), seen=both())
    assert played(look, away, LATER, actions=2).take_back_refusal(0) == CARD_SEEN


def test_nobody_takes_back_past_what_somebody_else_did() -> None:
    match = played(Step(ask(0)), Step(ask(1)), LATER, actions=2)
    assert match.take_back_refusal(0) == SOMEBODY_ACTED
    assert match.take_back_refusal(1) is None
    assert match.before_last_act(1) == 1
    assert played(Step(ask(0)), LATER, actions=0).take_back_refusal(0) == NOTHING_TO_TAKE_BACK


def test_while_a_group_is_open_each_takes_its_own_choice_back() -> None:
    """The other seat's secret choice in an open group shows the seat nothing."""
    secret = [Step(ask(seat, group="hike"), (moved(card, (seat,)),), both()) for seat, card in ((0, 1), (1, 2), (0, 3))]
    known = Step(ask(1), seen=(frozenset({1, 3}), frozenset({2})))
    own = [step._replace(seen=known.seen) for step in secret]
    match = played(known, *own, LATER, actions=3)
    assert match.take_back_refusal(0) is None
    assert match.before_last_act(0) == 1
    assert match.take_back_refusal(1) is None


def test_who_made_the_last_choice_of_a_group_has_learned_the_others() -> None:
    """In a closed group all choices are public, whether they are cards or not."""
    match = played(Step(ask(0, group="hike")), Step(ask(1, group="hike")), Step(ask(0)), actions=2)
    assert match.take_back_refusal(1) == CHOICES_KNOWN
    assert match.take_back_refusal(0) == SOMEBODY_ACTED


def test_what_the_rules_call_binding_stands_in_an_open_group_too() -> None:
    match = played(Step(ask(0, group="hike", binding=True)), Step(ask(1, group="hike")), actions=1)
    assert match.take_back_refusal(0) == "That choice stands once it is made. (XX-1)"


def test_all_actions_of_a_gesture_go_back_together() -> None:
    lineup = [Step(ask(0, gesture="line-up")) for _ in range(3)]
    match = played(Step(ask(0)), *lineup, LATER, actions=4)
    assert match.take_back_refusal(0) is None
    assert match.before_last_act(0) == 1
    match.back_to(1)
    assert match.before_last_act(0) == 0
    other = played(Step(ask(1, gesture="line-up")), *lineup, LATER, actions=4)
    assert other.before_last_act(0) == 1, "another seat's gesture of the same name is not part of it"


def test_a_gesture_stands_where_any_of_its_steps_showed_something() -> None:
    shown = Step(ask(0, gesture="line-up"), (moved(5, (0,)),), both(5))
    match = played(shown, Step(ask(0, gesture="line-up"), seen=both(5)), LATER, actions=2)
    assert match.take_back_refusal(0) == CARD_SEEN


def line_up(*steps: Step) -> Match:
    """Returns a match in which seat 0 planned a gesture of five steps and the script is as given."""
    match = played(*steps, LATER, actions=0)
    match.play_gesture([Go()] * 5)
    return match


def test_a_planned_gesture_is_played_until_it_ends() -> None:
    lineup = [Step(ask(0, gesture="line-up"), seen=both()) for _ in range(3)]
    assert len(line_up(*lineup).actions) == 3, "another seat is asked"
    assert len(line_up(*lineup, Step(ask(0, gesture="snap"))).actions) == 3, "the seat is asked for something else"
    assert len(line_up(Step(ask(0)), Step(ask(0))).actions) == 1, "a plain decision is no gesture"


def test_what_was_planned_beyond_a_step_that_shows_something_is_dropped() -> None:
    plain = Step(ask(0, gesture="line-up"))
    drawn = Step(ask(0, gesture="line-up"), (moved(5, (0,)),), both(5))
    assert len(line_up(plain, drawn, plain).actions) == 2
    theirs = Step(ask(0, gesture="line-up"), (moved(5, (1,)),), (frozenset(), frozenset({5})))
    assert len(line_up(plain, theirs, plain).actions) == 3, "what only the other seat sees is nothing new"


def test_each_action_of_a_gesture_keeps_its_own_events() -> None:
    """Events are not repeated when later steps are shown."""
    theirs = Step(ask(0, gesture="line-up"), (moved(5, (1,)),), (frozenset(), frozenset({5})))
    match = line_up(Step(ask(0, gesture="line-up")), theirs, theirs)
    assert [len(events) for events in match.history[1:]] == [0, 1, 1]
