"""What holds for the table of every game, the miniature included: nobody has to write it for a game of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.chance import pick
from game.contract import Action, Event, State
from game.events import CardMoved
from game.match import Match
from game.record import HUMAN, Player
from game.story import Story
from game.variant import Rules
from game.zones import Role
from scenes.control.match_control import MIN_VISIBLE_SECONDS
from scenes.table.games import NoTable, game_table
from tests.play import option_sets, players
from tests.scenes.matches import stand_at
from tests.scenes.table.player import CLUBS, Sit, TablePlayer
from tests.scenes.table.reaching import Reaching
from tests.scenes.table.stand_ins import assert_equals_its_view, watch_it_settle
from tests.variants import ON_TABLE

EVERY_GAME = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
MOST_DECISIONS = 1200
"""Decisions of a match by chance in which kinds of decisions are looked for."""
ACTIONS = 48
"""Actions that are reached in each game, shared out among its kinds of decisions, and those between mouse and keys."""
SETTLED, LONGER = 24, 80
"""Acts of a match between computers after which the table is compared with its view."""
WHOLE = 3
"""Whole matches of each game, at most, whose events are looked for on the table."""
GESTURES = 8
"""Gestures of a person in each game."""
WATCHED = 720
"""Frames of a match between computers that are looked at one by one."""


def kinds_of(rules: Rules, *, person: int | None = None) -> list[str]:
    """Computers at every seat but that of the person."""
    return [HUMAN if seat == person else "pro" for seat in range(rules.seat_count(rules.complete({})))]


# Choices


def decisions(rules: Rules) -> list[State]:
    """For every kind of decision that a match by chance comes to, the position with the most choices."""
    match, rng = (
        Match(rules, rules.complete({}), [Player(*each) for each in zip(CLUBS, kinds_of(rules), strict=False)], 5),
        Random(5),
    )
    best: dict[str, tuple[int, State]] = {}
    while match.decision is not None and len(match.actions) < MOST_DECISIONS:
        legal = match.state.legal_actions()
        if len(legal) > best.get(match.decision.kind, (0, None))[0]:
            best[match.decision.kind] = len(legal), match.state.clone()
        match.play(pick(legal, rng))
    return [state for _, state in best.values()]


def put(player: TablePlayer, state: State) -> None:
    """Lets the match on a table go on from a position, and waits until a press may commit."""
    match = Match(player.match.rules, player.match.options, player.match.players, 3)
    stand_at(match, state)
    player.replace(match)
    player.until(lambda: player.asked, 1)
    player.wait(MIN_VISIBLE_SECONDS + 0.05)


def offered(player: TablePlayer) -> list[Action]:
    """What a person may choose: all but what happens when the time is up, and what a page of the game chooses."""
    limit = player.game.limit(player.view, player.legal)
    elsewhere = [action for each in player.game.shortcuts(player.view, player.legal) for action in each.instead]
    return [action for action in player.legal if (limit is None or action != limit[1]) and action not in elsewhere]


def some(actions: Sequence[Action], most: int) -> list[Action]:
    """At most so many of the actions, evenly spread, and one of each kind."""
    if len(actions) <= most:
        return list(actions)
    spread = [actions[round(index * (len(actions) - 1) / (most - 1))] for index in range(most)]
    return list(dict.fromkeys([*spread, *{type(action): action for action in actions}.values()]))


@EVERY_GAME
@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.long)])
def test_every_choice_can_be_reached_by_mouse_and_by_keys(sit: Sit, rules: Rules, seat: int) -> None:
    """Cards, places, buttons, menus and numbers lead to each legal action, and to no other."""
    states = decisions(rules)
    own = [state for state in states if state.decision is not None and state.decision.seat == seat]
    player = sit(rules, *kinds_of(rules, person=seat), wait=0.1, confirmations=False, auto_continue=False)
    for state in own:
        put(player, state)
        if not player.asked:
            continue  # an option of the match has given the answer
        hand, found = Reaching(player, player.table), some(offered(player), max(2, ACTIONS // len(states)))
        for index, action in enumerate(found):
            for hand.keys in (False, True) if len(found) == 1 else (index % 2 == 0,):
                hand.reach(action)
        del player.table.control.commit


def test_a_game_without_a_table_is_told_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = replace(ON_TABLE[0].variant, name="elsewhere", title="Elsewhere")
    monkeypatch.setattr("scenes.table.games.find_variant", {"elsewhere": elsewhere}.__getitem__)
    with pytest.raises(NoTable, match=r"Elsewhere has no table: lay it in scenes/table/elsewhere/__init__.py"):
        game_table("elsewhere")


# What is seen


class Witness:
    """What the viewer of a table has seen, before or after the last act or while it was shown."""

    def __init__(self, table: Any) -> None:
        self.table, self.rules = table, table.match.rules
        self.known: set[int] = set()
        self.openly: set[str] = set()
        """The faces that everybody saw going into another hand in the last act."""
        self.hidden_moves = 0
        self._learn(table.match.history[0])
        commit = table.control.commit
        table.control.commit = partial(self._commit, commit)

    def _commit(self, commit: Callable[..., None], *gesture: Action) -> None:
        self.known = self._lying()
        before = len(self.table.match.history)
        commit(*gesture)
        self._learn([event for events in self.table.match.history[before:] for event in events])

    def _lying(self) -> set[int]:
        view = self.table.session.view(self.table.viewer)
        return {card for cards in view.zones().values() for card in cards if card is not None}

    def _learn(self, events: Sequence[Any]) -> None:
        viewer, zones = self.table.viewer, self.rules.zones
        moved = [event for event in events if isinstance(event, CardMoved)]
        seen = [event.masked(viewer) for event in moved]
        self.known |= self._lying() | {event.card for event in seen if event.card is not None}
        away = [event for event in seen if event.code and zones[event.target].owner not in (None, viewer)]
        self.openly = {event.code or "" for event in away if zones[event.target].role is Role.HAND}
        self.hidden_moves += sum(event.card is None for event in seen)

    def look(self) -> None:
        """Raises AssertionError where a card on the stage knows more than its viewer."""
        code_of, board = self.rules.code_of, self.table.board
        codes = {code_of(card) for card in self.known}
        for sprite in board._made:
            assert sprite.card_id is None or sprite.card_id in self.known
            assert sprite.card is None or sprite.card.code in codes
        for name, cards in board.zones.items():
            zone = self.rules.zones[name]
            if zone.role is Role.HAND and zone.owner != self.table.viewer:
                assert {sprite.card.code for sprite in cards if sprite.card} <= self.openly


def assert_painted_whole(player: TablePlayer) -> None:
    """What was painted bit by bit is what is painted at once, while what moves idly stands still."""
    player.game.move_idly = lambda dt: None
    shown = player.app.screen.copy()
    player.app.stack.redraw()
    player.frames()
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(player.app.screen, "RGB")


LENGTHS: list[tuple[str, dict[str, str], int]] = [
    *((rules.variant.name, {}, SETTLED) for rules in ON_TABLE),
    ("football_war", {"players": "4", "length": "one"}, SETTLED),
    ("real_deal", {"length": "two"}, SETTLED),
    ("blowout", {"length": "quarters"}, LONGER),
    ("blowout", {"length": "full"}, SETTLED),
]
"""The options of matches that are watched, and how often the table settles in them at most."""


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
@pytest.mark.parametrize(("name", "options", "most"), LENGTHS, ids=str)
def test_after_every_act_the_table_equals_its_view(
    sit: Sit, name: str, options: dict[str, str], most: int, reduced: bool
) -> None:
    """What the cues leave behind, before anything is laid anew, is what a table made from the view shows."""
    rules = next(rules for rules in ON_TABLE if rules.variant.name == name)
    kinds = ["pro"] * rules.seat_count(rules.complete(options))
    player = sit(rules, *kinds, seed=3, pace=0.02, options=options, wait=0, reduced_motion=reduced)
    player.until(lambda: player.taken)
    assert watch_it_settle(player, player.table, assert_equals_its_view, 60, most) > 20


SILENT = {
    "BallTaken": "the end of the drive showed it, except after a returned punt inside the 10 (RD-56, RD-59)",
    "ExchangeBegan": "it only tells the log which cards are forgotten now (FW-13)",
    "PenaltyAnswered": "one that is accepted is told with the yards that follow (CB-428)",
    "PlayClockSet": "the clock is shown as soon as it runs, which is when its seat is asked (FW-77)",
}
"""The kinds of events that are rightly seen by nothing, and why."""


def whole_matches(rules: Rules) -> Iterator[Match]:
    """A match of computers with each of some sets of options, played to its end."""
    sets = option_sets(rules)
    for seed, options in enumerate(sets[:: -(-len(sets) // WHOLE)]):
        match, rng = Match(rules, rules.complete(options), players(rules, options), seed), Random(seed)
        while match.decision is not None:
            view = match.state.view(match.decision.seat)
            match.play(rules.pro(view, match.state.legal_actions(), rng))
        yield match


class Unseen:
    """The kinds of events of whole matches that neither a cue nor the log shows, nor a change of what is drawn."""

    def __init__(self, table: Any) -> None:
        self.table, self.match = table, table.match
        rules, view = self.match.rules, self.match.state.view(table.viewer)
        self.table_state, self.story = rules.table_state_type.before(view, rules.zones), Story(len(self.match.players))

    def kinds(self, seen: set[str]) -> set[str]:
        """Those of the table's match; the others are added to ``seen``."""
        found = set[str]()
        for act, events in enumerate(self.match.history):
            for event in events:
                kind = type(event).__name__
                if kind in seen:
                    self._take(event, act)
                elif self._is_shown(event, act):
                    seen.add(kind)
                else:
                    found.add(kind)
        return found - seen

    def _take(self, event: Event, act: int) -> None:
        self.story.handle_event(event, act)
        self.table_state.handle_event(event.masked(self.table.viewer))

    def _is_shown(self, event: Event, act: int) -> bool:
        before, masked = self._drawn(), event.masked(self.table.viewer)
        self._take(event, act)
        own = self.table.game.cues(masked, self.table.playback.cue_context)
        cues = self.table.playback.cue_context.shared(masked) if own is None else own
        return bool(cues) or self.table.hud.lines.of(event) is not None or self._drawn() != before

    def _drawn(self) -> tuple[Any, ...]:
        story = self.story
        return repr(self.table_state), tuple(story.drives), len(story.scores), tuple(story.periods)


@EVERY_GAME
def test_every_event_of_a_match_is_seen_by_something(sit: Sit, rules: Rules) -> None:
    """Each kind has a cue, a line in the log, or changes what is drawn of the match, but for those that are named."""
    seen, unseen = set[str](), set[str]()
    player = sit(rules, *kinds_of(rules), pace=1.0, wait=0.1)
    for match in whole_matches(rules):
        player.open(match, 1.0)
        player.frames(2)
        unseen |= Unseen(player.table).kinds(seen)
    assert unseen - seen - SILENT.keys() == set()


@EVERY_GAME
def test_no_frame_shows_a_hidden_card_whatever_happens_to_the_window(sit: Sit, rules: Rules) -> None:
    """In mid-motion, too, no card on the stage knows what its viewer has not seen; a resize loses nothing."""
    player = sit(rules, *kinds_of(rules), seed=3, pace=0.2, wait=0)
    witness, sizes = Witness(player.table), [(1024, 600), (1280, 720)]
    for frame in range(WATCHED):
        witness.look()
        if sizes and frame % 500 > 250 and player.busy:
            width, height = sizes.pop()
            pygame.display.set_mode((width, height), pygame.RESIZABLE)
            player.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
        player.frames()
    assert not sizes
    assert witness.hidden_moves > 5
    player.table.skip()
    assert_equals_its_view(player.table)
    player.table.control.over = True
    player.settle()
    assert_painted_whole(player)


def planned(state: State) -> list[Action]:
    """An action that is legal, with the steps of the gesture that it begins."""
    copy, rng, gesture = state.clone(), Random(1), list[Action]()
    while (step := copy.decision) is not None:
        gesture.append(pick(copy.legal_actions(), rng))
        copy.push(gesture[-1])
        after = copy.decision
        if not step.gesture or after is None or (after.seat, after.gesture) != (step.seat, step.gesture):
            break
    return gesture


@EVERY_GAME
def test_a_gesture_is_one_save_and_one_settling(sit: Sit, rules: Rules) -> None:
    """However many actions belong together, they are stored, shown and settled once, as one motion."""
    player = sit(rules, *kinds_of(rules, person=0), seed=3, pace=0.05, auto_continue=False)
    told, playback, store = list[str](), player.table.playback, player.shelf
    settle, autosave = playback.rebuild, store.autosave

    def told_settle() -> None:
        told.append("settles")
        settle()

    def told_store(match: Match) -> None:
        told.append("is stored")
        autosave(match)

    playback.rebuild, store.autosave = told_settle, told_store  # type: ignore[method-assign]
    for _ in range(GESTURES):
        told.clear()
        player.commit(*planned(player.match.state))
        while player.busy and not player.waiting:
            player.frames()
        assert told[:2] == ["is stored", "settles"]
        assert told.count("settles") == told.count("is stored")
        player.rest()
