"""Lessons as data: the player makes every move of a match from a position, and a script does the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

from game.contract import Action
from game.match import Match
from game.record import HUMAN, Player
from game.variants import find_rules, find_variant

MOST_WORDS = 20
"""Most words of a note, since it is read during play."""
LESSON_SEED = 1
"""Any seed will do: all chance in a lesson comes from its position."""


class PlaceKind(StrEnum):
    """What a note may point at, on any table."""

    HAND = "hand"
    """The card with that code in the player's hand."""
    CARD = "card"
    """The face-up card with that code on the table."""
    ZONE = "zone"
    """All cards of a zone."""
    PILE = "pile"
    """The pile in that zone."""
    HEADER = "header"
    """The field of the score bug with that heading."""
    LANDMARK = "landmark"
    """A named part of the game's own table, such as a drive."""
    SPOT = "spot"
    """A named control on the table."""
    SCORE = "score"
    """The points of the side at that seat."""
    STRIP = "strip"
    """The line that reports what the other side did."""
    ANSWER = "answer"
    """The button for the answer."""
    PROMPT = "prompt"
    """The question itself."""


class Place(NamedTuple):
    """What a note points at."""

    kind: PlaceKind
    name: str = ""


class Note(msgspec.Struct, frozen=True):
    """A text that the player reads before the lesson goes on."""

    text: str
    at: Place


class Move(msgspec.Struct, frozen=True):
    """A move that the player makes."""

    text: str
    play: str
    """The text form of the action. The lesson points at what to press for it."""
    otherwise: str = ""
    """The response to another choice; empty if there is none."""
    at: Place | None = None
    """What to point at instead of, or next to, the card, pile or button."""
    then: tuple[str, ...] = ()
    """The remaining actions of its gesture."""
    kept: Mapping[str, str] = {}
    """The notes that the table stores with the actions; they distinguish choices with equal first actions."""

    def repeats(self, before: Step) -> bool:
        """Returns whether the step before is a move with the same actions."""
        return isinstance(before, Move) and (before.play, before.then) == (self.play, self.then)

    def allows(self, gesture: Sequence[Action], notes: Mapping[str, str]) -> bool:
        """Returns whether a choice is this move, by its actions and the notes stored with it."""
        first, *rest = map(str, gesture)
        return first == self.play and (not self.then or rest == [*self.then]) and self.kept.items() <= notes.items()


class Reply(msgspec.Struct, frozen=True):
    """What happens without the player: an act of the other side, or an automatic one."""

    play: tuple[str, ...]
    """The action, or all actions of a gesture."""


Step = Note | Move | Reply


def replies(*gestures: str | tuple[str, ...]) -> tuple[Reply, ...]:
    """Returns consecutive replies, each an action or the actions of a gesture."""
    return tuple(Reply((gesture,) if isinstance(gesture, str) else gesture) for gesture in gestures)


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One lesson of a game. The player has seat 0."""

    name: str
    """The name stored once it is completed. Names are only ever added."""
    variant: str
    title: str
    goal: str
    """What it teaches, in one sentence."""
    position: Mapping[str, Any]
    """The start position, as ``State.to_dict`` writes it; optional fields may be omitted."""
    steps: tuple[Step, ...]
    options: Mapping[str, str] = {}
    clubs: tuple[str, ...] = ("Gulls", "Foxes")

    def match(self) -> Match:
        """Returns the match at the start of the lesson, as uncounted practice."""
        players = [Player(club, "rookie" if seat else HUMAN) for seat, club in enumerate(self.clubs)]
        return Match(find_rules(self.variant), self.options, players, LESSON_SEED, self.position)

    @property
    def stops(self) -> Iterator[int]:
        """Yields the indices of the steps that wait for the player: all but replies."""
        return (index for index, step in enumerate(self.steps) if not isinstance(step, Reply))

    def progress(self, place: int) -> tuple[int, int]:
        """Returns the number of the task at a step, and the number of all. One press may do equal moves in a row."""
        tasks = [
            index
            for index in self.stops
            if not index or not isinstance(step := self.steps[index], Move) or not step.repeats(self.steps[index - 1])
        ]
        return sum(index <= place for index in tasks), len(tasks)


def actions_of(match: Match, step: Step) -> Sequence[Action]:
    """Returns the actions of a step: none for a note."""
    if isinstance(step, Note):
        return ()
    texts = (step.play, *step.then) if isinstance(step, Move) else step.play
    return [match.rules.parse(text) for text in texts]


def play_step(match: Match, step: Step) -> None:
    """Plays a step of the script. Raises IllegalAction if the rules do not allow it."""
    if isinstance(step, Move):
        match.notes.update(step.kept)
    for action in actions_of(match, step):
        match.play(action)


def play_to(match: Match, chapter: Chapter, place: int) -> list[int]:
    """Plays a lesson up to a step. Returns the number of actions before each step and before this one."""
    counts = [len(match.actions)]
    for step in chapter.steps[:place]:
        play_step(match, step)
        counts.append(len(match.actions))
    return counts


def chapters(variant: str) -> tuple[Chapter, ...]:
    """Returns the lessons of a game in order, or none."""
    package = find_variant(variant).package
    module = f"{package}.lessons"
    if package is None or find_spec(module) is None:
        return ()
    found: tuple[Chapter, ...] = import_module(module).CHAPTERS
    return found
