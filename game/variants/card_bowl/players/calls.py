"""The play sheet: eight plays of the offense and six calls of the defense."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from game.contract import Action
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.formations import (
    BACKS,
    BY_CODE,
    FORMATIONS,
    LEFT,
    LTE,
    MIDDLE,
    MIRROR,
    PRESETS,
    RIGHT,
    RTE,
    SIDE,
    SPOT,
)
from game.variants.card_bowl.players.kicking import Answer
from game.variants.card_bowl.view import CardBowlView

Aim = Literal["inside", "sweep", "sneak", "short", "deep", "screen"]
Task = Literal["read", "stop_run", "blitz", "cover", "double", "deep"]
RUNS = ("inside", "sweep")
PASSES = ("short", "deep")


class PlayCall(NamedTuple):
    """A named play of the offense: what it aims at, to which side, and from which formations."""

    name: str
    why: str
    aim: Aim
    side: int
    """-1 or 1; 0 leaves the side to the strength of the formation."""
    formations: tuple[str, ...]
    """Named formations, the usual one first; to the left they are mirrored."""

    @property
    def runs(self) -> bool:
        """Whether a back is meant to carry the ball from the handoff."""
        return self.aim in RUNS


class DefenseCall(NamedTuple):
    """A named call of the defense: its front and what its men do."""

    name: str
    why: str
    task: Task
    front: str
    """A named front."""


Call = PlayCall | DefenseCall

_POWER = ("I-form", "Pro set", "Singleback")
# A screen comes from the same sets as a throw: a defense that could tell them apart by the set gave up twice as much.
_SPREAD = ("Shotgun spread", "Singleback", "Shotgun tight trips")
_OUTSIDE = ("Singleback", "Pro set")

PLAYS = (
    PlayCall("Inside run left", "The best card runs behind the left guard.", "inside", LEFT, _POWER),
    PlayCall("Inside run right", "The best card runs behind the right guard.", "inside", RIGHT, _POWER),
    PlayCall("Sweep left", "The best card runs around the left end.", "sweep", LEFT, _OUTSIDE),
    PlayCall("Sweep right", "The best card runs around the right end.", "sweep", RIGHT, _OUTSIDE),
    PlayCall("Sneak", "The quarterback dives behind the guards for a yard or so.", "sneak", MIDDLE, ("Goal line",)),
    PlayCall("Short pass", "A throw for about ten yards once their line is seen.", "short", MIDDLE, _SPREAD),
    PlayCall("Deep pass", "A throw with several yardage cards; it needs time.", "deep", MIDDLE, _SPREAD),
    PlayCall("Screen", "A toss to the back behind the line, into the open field.", "screen", MIDDLE, _SPREAD),
)
"""The offense's side of the play sheet."""
PLAY = {call.name: call for call in PLAYS}

DEFENSES = (
    DefenseCall("Base", "Four linemen, and everybody reads the quarterback.", "read", "4-3 base"),
    DefenseCall("Stack the line", "Five linemen and every linebacker against the run.", "stop_run", "5-2"),
    DefenseCall("Blitz", "Five linemen and the linebackers go for the quarterback.", "blitz", "Blitz"),
    DefenseCall("Nickel", "A safety helps on each receiver who is shown.", "cover", "Nickel"),
    DefenseCall("Double coverage", "Two men on each of the outside receivers.", "double", "Double outside"),
    DefenseCall("Prevent", "Three linemen; the safeties stay deep, and short gains are left.", "deep", "Prevent"),
)
"""The defense's side of the play sheet."""
DEFENSE = {call.name: call for call in DEFENSES}


def own_cards(view: CardBowlView) -> list[int]:
    """Returns the seat's eleven cards, placed or not, best first."""
    placed = [card for card in view.men[view.seat] if card >= 0]
    return sorted([*view.hand, *placed], reverse=True)


def mixed(view: CardBowlView, factor: int) -> int:
    """Returns a number computed from the seat's own cards: constant during a play and unknown to the other side."""
    return sum((index + factor) * card for index, card in enumerate(own_cards(view))) % 1009


def to_go(view: CardBowlView) -> int:
    """Returns yards to the line to gain."""
    return view.facts.marker - view.facts.ball_on


def strong_side(formation: int) -> int:
    """Returns the side with the tight end, or with more receivers where it has none or two; 0 where both are alike."""
    slots = FORMATIONS[formation].slots
    ends = (RTE in slots) - (LTE in slots)
    outside = sum(SIDE[slot] for slot in slots if slot not in BACKS)
    backs = sum(SIDE[slot] for slot in slots if slot in BACKS)
    for weight in (ends, outside, backs):
        if weight:
            return RIGHT if weight > 0 else LEFT
    return MIDDLE


def formation_of(call: PlayCall, name: str, side: int) -> int:
    """Returns the number of a preset of a call, its strength to that side."""
    number = BY_CODE[PRESETS[name]]
    return MIRROR[number] if strong_side(number) == -side else number


def formations_of(call: PlayCall) -> tuple[int, ...]:
    """Returns the formations from which a call is run, to both sides."""
    numbers = [BY_CODE[PRESETS[name]] for name in call.formations]
    return (*numbers, *(MIRROR[number] for number in numbers))


def preset_of(view: CardBowlView, call: PlayCall) -> str:
    """Returns the preset from which a hand runs a call."""
    return call.formations[mixed(view, 7) % len(call.formations)]


def hand_side(view: CardBowlView) -> int:
    """Returns the side to which a hand lines up if its call has none: each equally often, and hidden from others."""
    return LEFT if mixed(view, 13) % 2 else RIGHT


def side_of(view: CardBowlView, call: PlayCall) -> int:
    """Returns the side of a call: its own, else that of the better linemen, or of the formation before they stand.

    Some hands go against the strength of the formation.
    """
    if call.side or view.play.formation < 0:
        return call.side or RIGHT
    strong = strong_side(view.play.formation) or RIGHT
    if not view.hand:
        weight = sum(SPOT.get(slot, 0) * _worth(view, man) for man, slot in enumerate(view.play.slots))
        return RIGHT if weight > 0 else LEFT if weight < 0 else strong
    return strong if mixed(view, 11) % 3 else -strong


def _worth(view: CardBowlView, man: int) -> int:
    return VALUE[view.men[view.seat][man]]


# Answers that carry a call out


Carrying = Callable[[CardBowlView, Sequence[Action], Any, Random], Answer]
"""A function that carries a call out at a decision."""


def of_own(by_call: Mapping[str, Carrying], call_of: Callable[[CardBowlView], Call]) -> dict[str, Any]:
    """Answers by decision for a seat that makes its own call."""

    def answer(carry: Carrying) -> Callable[[CardBowlView, Sequence[Action], Random], Answer]:
        return lambda view, legal, rng: carry(view, legal, call_of(view), rng)

    return {name: answer(carry) for name, carry in by_call.items()}
