"""The invariants of every position of every variant, one function each.

Each function raises AssertionError, or the rules' own error, if its invariant is broken. The contract tests call them
one by one, the fuzz test all of them together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from game.contract import Action, Event, IllegalAction, Pick, Source, State, Target
from game.events import CardMoved, Revealed, Shuffled
from game.match import digest
from game.variant import Rules
from game.zones import Role, SeenBy, Zone, hands_of
from tests.play import Step, finish

SENTENCE = re.compile(r"[A-Z0-9].*[.!]( \([A-Z]{2}-\d+\w?\))?")
"""A sentence, with or without its clause."""
SAMPLED_VIEWS = 2
"""Samples checked in one position."""


def seats_of(state: State) -> range:
    """Returns the seats of a match."""
    return range(len(state.view(0).points))


def choices_hold(state: State) -> None:
    """Checks that the choices are the same on each call, without duplicates, and empty only at the end."""
    choices = state.legal_actions()
    assert choices == state.legal_actions(), "the list changes from one call to the next"
    assert len(set(choices)) == len(choices), "a choice is listed twice"
    assert bool(choices) == (state.decision is not None), "a decision needs a choice, and only a decision"
    assert (state.result is None) == (state.decision is not None), "a match has a result exactly when it is over"


def action_survives_writing(rules: Rules, action: Action) -> None:
    """Checks that an action is the same after its text form and after JSON."""
    assert rules.parse(str(action)) == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


def refuses(state: State, others: Iterable[Action]) -> None:
    """Checks that every illegal action is refused in words and changes nothing."""
    before = state.clone()
    offered = set(state.legal_actions())
    refused = [action for action in others if action not in offered]
    for action in refused:
        _is_refused(state, action)
    if state != before:
        _tell_what_changed(before, refused)


def _is_refused(state: State, action: Action) -> None:
    said = None
    try:
        state.apply(action)
    except IllegalAction as refusal:
        said = str(refusal)
    assert said is not None, f"{action} is not offered, and was carried out"
    assert str(action) in said, f"the refusal of {action} does not name it: {said}"


def _tell_what_changed(before: State, refused: Iterable[Action]) -> None:
    """Refuses them again one by one, to name the one that changes the state."""
    for action in refused:
        state = before.clone()
        _is_refused(state, action)
        assert state == before, f"refusing {action} changed the state"
    raise AssertionError("refusing several actions changed the state, though none of them does alone")


def doors_agree(step: Step) -> None:
    """Checks that ``push`` leads to the same state as ``apply``."""
    unchecked = step.before.clone()
    unchecked.push(step.action)
    assert unchecked == step.after


def clone_stands_alone(state: State, rng: Random, limit: int | None = None) -> str:
    """Checks that a clone is equal, and that playing it on (``limit`` actions) leaves the original unchanged.

    Returns the original's digest for later comparisons.
    """
    before = digest(state)
    copy = state.clone()
    assert copy == state
    finish(copy, rng, limit)
    assert digest(state) == before, "playing a clone changed the original"
    return before


def survives_writing(rules: Rules, state: State) -> None:
    """Checks that a position is the same after it was written as JSON and read again."""
    text = msgspec.json.encode(state.to_dict())
    again = rules.state_type.from_dict(msgspec.json.decode(text))
    assert again == state
    assert again.legal_actions() == state.legal_actions()


def views_survive_writing(rules: Rules, state: State) -> None:
    """Checks that a view is the same after JSON, as the bots' process receives it."""
    for seat in seats_of(state):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type) == view


def samples_agree(state: State, rng: Random) -> None:
    """Checks that samples of a view are valid, look the same to that seat, and can be played on."""
    for seat in seats_of(state):
        view = state.view(seat)
        for _ in range(SAMPLED_VIEWS):
            sample = view.sample(rng)
            sample.check()
            assert sample.view(seat) == view, f"a sample looks different to seat {seat}"
            if state.decision is not None and state.decision.seat == seat:
                assert sample.legal_actions() == state.legal_actions(), "a sample offers its seat other choices"
        finish(sample, rng, limit=4)
        assert view == state.view(seat), "what is played on from a sample changes the view"


def picks_hold(rules: Rules, state: State) -> None:
    """Checks that every choice names cards that its seat sees there, and a declared zone."""
    assert state.decision is not None
    seat = state.decision.seat
    shown = state.view(seat).zones()
    for action in state.legal_actions():
        pick = _named(rules, action.pick(seat), shown)
        for zone in {source.zone for source in pick.sources}:
            lying = Counter(rules.code_of(card) for card in shown[zone] if card is not None)
            wanted = Counter(source.code for source in pick.sources if source.zone == zone)
            assert wanted <= lying, f"{action} uses {wanted}, and {zone} shows {lying}"
        if pick.target is not None and pick.target.kind == "zone":
            assert pick.target.name in rules.zones, f"{action} goes to {pick.target.name!r}, which is not declared"


def _named(rules: Rules, pick: Pick, shown: Mapping[str, Sequence[int | None]]) -> Pick:
    """Returns the pick with a code for every card, even for a card that an action names only by its place."""
    return pick._replace(
        sources=tuple(source if source.code else _alone(rules, source, shown) for source in pick.sources)
    )


def _alone(rules: Rules, source: Source, shown: Mapping[str, Sequence[int | None]]) -> Source:
    lying = shown[source.zone]
    assert len(lying) == 1, f"{source.zone} holds {len(lying)} cards, and the choice says not which"
    assert lying[0] is not None, f"the seat does not see the card of {source.zone}"
    return source._replace(code=rules.code_of(lying[0]))


class _Card(NamedTuple):
    """A card that can be picked: its id, and the zone and face by which a choice names it."""

    card: int
    zone: str
    code: str

    @property
    def key(self) -> tuple[str, str]:
        return self.zone, self.code


def reasons_match_choices(rules: Rules, state: State) -> None:
    """Checks that ``why_not`` is None exactly for the cards and places that some choice uses.

    Every place of a choice is also asked for by itself: a lane, slot or number as well as a pile.
    """
    assert state.decision is not None
    shown = state.view(state.decision.seat).zones()
    picks = [_named(rules, action.pick(state.decision.seat), shown) for action in state.legal_actions()]
    cards = _pickable(rules, state, picks)
    used = {(source.zone, source.code) for pick in picks for source in pick.sources}
    for first in cards:
        _reason_matches(state, picks, (first,), None)
        for target in {pick.target for pick in picks if pick.sources and pick.target}:
            _reason_matches(state, picks, (first,), target)
        for second in cards:
            if second != first and second.key in used:
                _reason_matches(state, picks, (first, second), None)
    for place in dict.fromkeys([*_places(rules, state), *(pick.target for pick in picks if pick.target)]):
        _reason_matches(state, picks, (), place)


def _pickable(rules: Rules, state: State, picks: Sequence[Pick]) -> list[_Card]:
    """Returns the cards that the deciding seat sees in its hands and wherever else choices take cards from."""
    assert state.decision is not None
    seat = state.decision.seat
    shown = state.view(seat).zones()
    zones = {*hands_of(rules.zones, seat), *(source.zone for pick in picks for source in pick.sources)}
    lying = [(zone, card) for zone in sorted(zones) for card in shown.get(zone, ()) if card is not None]
    return [_Card(card, zone, rules.code_of(card)) for zone, card in lying]


def _places(rules: Rules, state: State) -> list[Target]:
    """Returns the piles that cards are drawn from."""
    return [
        Target("zone", name) for name in state.view(0).zones() if rules.zones[name].role in (Role.DRAW, Role.DISCARD)
    ]


def _reason_matches(state: State, picks: Sequence[Pick], cards: Sequence[_Card], target: Target | None) -> None:
    wanted = Counter(each.key for each in cards)
    source, chosen = (cards[0].card, [each.card for each in cards[1:]]) if cards else (None, ())
    reason = state.why_not(source, target, chosen)
    what = f"{' and '.join(f'{each.code} of {each.zone}' for each in cards)} to {target}"
    if any(_takes(pick, wanted) and target in (None, pick.target) for pick in picks):
        assert reason is None, f"{what} is a choice, yet it is refused: {reason}"
        return
    assert reason, f"{what} is not a choice, and no reason is given"
    assert SENTENCE.fullmatch(reason), f"not a sentence: {reason!r}"


def _takes(pick: Pick, wanted: Counter[tuple[str, str]]) -> bool:
    used = Counter((source.zone, source.code) for source in pick.sources)
    return wanted <= used if wanted else not used


def events_hold(rules: Rules, events: list[Event], clauses: set[str], seats: Iterable[int]) -> None:
    """Checks that every event survives JSON, cites a clause, names declared zones, and hides hidden cards."""
    for event in events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        assert event.clause in clauses, f"{event} cites no clause of the rulebook"
        assert _zones_of(event) <= rules.zones.keys(), f"{event} names a zone that is not declared"
        for seat in (None, *seats):
            masked = event.masked(seat)
            seen_by = getattr(event, "seen_by", None)
            if seen_by is not None and seat not in seen_by:
                assert not _secrets(masked), f"seat {seat} sees {event}"
            else:
                assert masked == event, f"seat {seat} is not told all of {event}"


def _secrets(event: Event) -> set[int | str]:
    """Returns the card ids and codes in an event that not everybody sees."""
    if isinstance(event, CardMoved):
        return {told for told in (event.card, event.code) if told is not None}
    return set(getattr(event, "cards", ()))


def _zones_of(event: Event) -> set[str]:
    if isinstance(event, CardMoved):
        return {event.source, event.target}
    if isinstance(event, Shuffled):
        return {*event.sources, event.target}
    return {event.zone} if isinstance(event, Revealed) else set()


def zones_are_seen_as_declared(rules: Rules, state: State) -> None:
    """Checks that a view shows only declared zones, and in each only what the seat may see."""
    for seat in seats_of(state):
        for name, cards in state.view(seat).zones().items():
            zone = rules.zones[name]
            if zone.sight is SeenBy.NOBODY:
                assert set(cards) <= {None}, f"seat {seat} sees cards of {name}"
            elif zone.sight is SeenBy.TOP:
                assert not cards or cards[-1] is not None, f"seat {seat} does not see the top of {name}"
            elif _is_open(zone, seat):
                assert None not in cards, f"seat {seat} does not see all of {name}"


def _is_open(zone: Zone, seat: int) -> bool:
    """Returns whether the seat sees every card that enters or leaves the zone, by its declaration."""
    return zone.sight in (SeenBy.ALL, SeenBy.TOP) or (zone.sight is SeenBy.OWNER and zone.owner == seat)


def hidden_cards_stay_hidden(rules: Rules, before: State, events: list[Event], after: State) -> None:
    """Checks that an event shows a seat no card that it sees neither before, after nor during the move.

    What a seat knew before a shuffle does not count for cards that move after it, and vice versa.
    """
    last = max((index for index, event in enumerate(events) if isinstance(event, Shuffled)), default=None)
    for seat in seats_of(before):
        for index, event in enumerate(events):
            masked = event.masked(seat)
            if not isinstance(masked, CardMoved):
                opened = set(getattr(masked, "cards", ())) if hasattr(masked, "seen_by") else set()
                assert opened <= _seen(after, seat), f"seat {seat} learns of a hidden card from {event}"
                continue
            if masked.card is None:
                continue
            if any(_is_open(rules.zones[name], seat) for name in (masked.source, masked.target)):
                continue  # seen on its way
            states = (before, after) if last is None else (before,) if index < last else (after,)
            seen = any(masked.card in _seen(state, seat) for state in states)
            assert seen, f"seat {seat} learns of a hidden card from {event}"


def _seen(state: State, seat: int) -> set[int]:
    view = state.view(seat)
    return {card for zone in view.zones().values() for card in zone if card is not None} | view.remembered()
