"""Lessons as data: a match from a written position whose player makes every move, and a script does all else."""

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
"""Words of a note at most: it is read at a table, not in an armchair."""
LESSON_SEED = 1
"""All chance of a lesson comes from its position, so that any seed does."""


class PlaceKind(StrEnum):
    """What a note may point at, on whichever table."""

    HAND = "hand"
    """The card of that code in the player's hand."""
    CARD = "card"
    """The card of that code that lies face up on the table."""
    ZONE = "zone"
    """All cards of a zone."""
    PILE = "pile"
    """A pile by its zone."""
    HEADER = "header"
    """A field of the score bug by its heading."""
    LANDMARK = "landmark"
    """A part of the game's own table by its name, as a drive."""
    SPOT = "spot"
    """What can be pressed on the table, by its name."""
    SCORE = "score"
    """The points of a side, by its seat."""
    STRIP = "strip"
    """The line that tells what the other side did."""
    ANSWER = "answer"
    """The button that answers the question."""
    PROMPT = "prompt"
    """The question itself."""


class Place(NamedTuple):
    """What a note points at."""

    kind: PlaceKind
    name: str = ""


class Note(msgspec.Struct, frozen=True):
    """Something to read: nothing moves on before it was."""

    text: str
    at: Place


class Move(msgspec.Struct, frozen=True):
    """Something for the player to do."""

    text: str
    play: str
    """The action, as a rulebook text. The lesson points at what to press for it."""
    otherwise: str = ""
    """What is said to another choice; empty where there is none."""
    at: Place | None = None
    """What is pointed at where that is no card, no pile and no button, or where it lies beside them."""
    then: tuple[str, ...] = ()
    """The actions that go with it: the rest of its gesture."""
    kept: Mapping[str, str] = {}
    """What the table keeps beside the actions once it is chosen, by which it is told from others that begin alike."""

    def allows(self, gesture: Sequence[Action], notes: Mapping[str, str]) -> bool:
        """Whether a choice is the one that is meant, by its actions and by what the table has kept with it."""
        first, *rest = map(str, gesture)
        return first == self.play and (not self.then or rest == [*self.then]) and self.kept.items() <= notes.items()


class Reply(msgspec.Struct, frozen=True):
    """What happens without the player: an act of the other side, or one that plays itself."""

    play: tuple[str, ...]
    """The action, or all of a gesture."""


Step = Note | Move | Reply


def replies(*gestures: str | tuple[str, ...]) -> tuple[Reply, ...]:
    """Replies one after the other, each an action or the actions of a gesture."""
    return tuple(Reply((gesture,) if isinstance(gesture, str) else gesture) for gesture in gestures)


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One lesson of a game. The player has the first seat."""

    name: str
    """What is stored once it was done. Names are only ever added."""
    variant: str
    title: str
    goal: str
    """What it is about, in one sentence."""
    position: Mapping[str, Any]
    """Where it begins, as ``State.to_dict`` writes it; what may be left out there may be left out here."""
    steps: tuple[Step, ...]
    options: Mapping[str, str] = {}
    clubs: tuple[str, ...] = ("Gulls", "Foxes")

    def match(self) -> Match:
        """The match at its beginning: practice, which nobody counts."""
        players = [Player(club, "rookie" if seat else HUMAN) for seat, club in enumerate(self.clubs)]
        return Match(find_rules(self.variant), self.options, players, LESSON_SEED, self.position)

    @property
    def told(self) -> Iterator[int]:
        """The places of the steps at which the player can stand: all but replies."""
        return (index for index, step in enumerate(self.steps) if not isinstance(step, Reply))


def actions_of(match: Match, step: Step) -> Sequence[Action]:
    """What is taken at a step: nothing at a note, the move that it speaks of, or the reply."""
    if isinstance(step, Note):
        return ()
    texts = (step.play, *step.then) if isinstance(step, Move) else step.play
    return [match.rules.parse(text) for text in texts]


def play_step(match: Match, step: Step) -> None:
    """Plays a step as the script says. Raises IllegalAction where the rules do not offer that."""
    if isinstance(step, Move):
        match.notes.update(step.kept)
    for action in actions_of(match, step):
        match.play(action)


def play_to(match: Match, chapter: Chapter, place: int) -> list[int]:
    """Plays a lesson up to a step; gives how many actions came before each step, that one included."""
    counts = [len(match.actions)]
    for step in chapter.steps[:place]:
        play_step(match, step)
        counts.append(len(match.actions))
    return counts


def chapters(variant: str) -> tuple[Chapter, ...]:
    """The lessons of a game in their order; none where it has none."""
    package = find_variant(variant).package
    module = f"{package}.lessons"
    if package is None or find_spec(module) is None:
        return ()
    found: tuple[Chapter, ...] = import_module(module).CHAPTERS
    return found
