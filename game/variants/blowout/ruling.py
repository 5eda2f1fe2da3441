"""Explains a foul or a challenge in a newcomer's words: on whom it is, what it undoes, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.events import Flag
from game.field import FIELD, down_and_distance, line_to_gain, place
from game.match_words import clubs_do, listed
from game.variants.blowout.cards import (
    CHALLENGES,
    DEFENSE_CHALLENGE,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    INTERFERENCE,
    PENALTY_YARDS,
    SACK,
)
from game.variants.blowout.event_order import CallWasted
from game.variants.blowout.events import KickSetUp
from game.variants.blowout.names import title, yards
from game.variants.blowout.open_play import HALF_THE_WAY, OpenPlay
from game.variants.blowout.table_state import BlowoutTableState

CALLED, ANSWERED = 0, 1
"""Places of a card among those that its side has played in the down."""


class Ruling(NamedTuple):
    """What is decided about a down that was fouled or challenged."""

    head: str
    """What was played, and on whom."""
    undone: str
    """A sentence about the cards that do not count, and the one that does."""
    follows: str
    """A sentence about the ball and the next down."""
    void: frozenset[tuple[int, int]]
    """The cards that do not count, by seat and place: CALLED or ANSWERED."""
    counts: tuple[int, int] | None = None
    """The call that counts all the same."""

    @property
    def text(self) -> str:
        """All of it in one line."""
        return f"{self.head}. {self.undone} {self.follows}"


def of_answer(code: str, state: BlowoutTableState, names: Sequence[str]) -> Ruling | None:
    """Returns the ruling on HOLDING, PASS INTERFERENCE or a CHALLENGE against the open play; None for any other card.

    ``state`` is the table once that card lies there, or later while the cards of the down do.
    """
    play = state.play
    if play is None or code not in (HOLDING, INTERFERENCE, *CHALLENGES):
        return None
    offense = play.expected_result.seat
    call, *lost = _played(play)
    void = {(1 - offense, CALLED)} | ({(1 - offense, ANSWERED)} if play.answer in _LOST else set())
    end = play.answered(code).end
    follows = _follows(state, names, offense, play.ball_on, end)
    head = f"{title(code)} on {names[1 - offense]}"
    if code == INTERFERENCE:
        counted = _HALF.format(yards(FIELD - play.ball_on)) if play.is_halved else _WHOLE
        undone = f"{call} {counted}; {_not(lost)}"
        return Ruling(head, undone, follows, frozenset(void), (offense, CALLED))
    if code in CHALLENGES:
        club = names[1 - offense if code == DEFENSE_CHALLENGE else offense]
        head = f"{clubs_do(club, 'challenges', 'challenge')}: no play"
    return Ruling(head, _not([call, *lost]), follows, frozenset(void | {(offense, CALLED)}))


_HALF = "would reach the goal line, so it gives half of the {} to it"
_WHOLE = "counts in full, as it stays short of the goal line"
"""How many yards PASS INTERFERENCE gives, and why (BO-56)."""
_LOST = (SACK, INTERCEPTION, FUMBLE)


def _played(play: OpenPlay) -> list[str]:
    """Returns the names of the offense's call and of the cards against it; a kick meets no yards."""
    met = play.expected_result
    calls = [f"KICK {met.yards}"] if isinstance(met, KickSetUp) else [title(met.call), title(met.against)]
    return [*calls, *([title(play.answer)] if play.answer in _LOST else [])]


def _not(cards: Sequence[str]) -> str:
    return f"{listed(cards)} {'do' if len(cards) > 1 else 'does'} not count."


def of_call(flag: Flag, state: BlowoutTableState, names: Sequence[str]) -> Ruling:
    """Returns the ruling on a foul that was called in secret; ``state`` is the table before the ball moves."""
    seat, offense, start = flag.seat or 0, state.offense, state.ball_on
    if not isinstance(flag, CallWasted):
        both = frozenset({(0, CALLED), (1, CALLED)})
        follows = _follows(state, names, offense, start, start)
        return Ruling("Fouls offset", "Both clubs fouled, and both cards are spent.", follows, both)
    follows = _follows(state, names, offense, start, start + (-flag.yards if seat == offense else flag.yards))
    undone = f"{names[1 - seat]} spent their call on it: {title(flag.card)} is wasted, no play."
    return Ruling(f"{title(flag.foul)} on {names[seat]}", undone, follows, frozenset({(seat, CALLED)}))


def _follows(state: BlowoutTableState, names: Sequence[str], offense: int, start: int, end: int) -> str:
    """Returns where the ball goes, and the down that comes there."""
    fresh, walked = end >= state.marker, abs(end - start)
    down, marker = (1, line_to_gain(end)) if fresh else (state.down, state.marker)
    where = f"{yards(walked)} {'forward' if end > start else 'back'}" if walked else "The ball stays"
    half = f", {HALF_THE_WAY} to the goal line" if 0 < walked < PENALTY_YARDS else ""
    again = "" if fresh else ", same down again"
    return f"{where}{half}{again}: {down_and_distance(down, end, marker)} at {place(names, offense, end)}."
