"""What is at stake: the answers of a decision side by side, each with what it brings and what may break it.

Every number is a claim: tests hold it to positions that are sampled from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.contract import Action
from game.field import FIELD
from game.variants.card_bowl.actions import Choose, Declare, Punt, Yardage
from game.variants.card_bowl.cards import CODE, RED_JOKER, SUIT
from game.variants.card_bowl.names import spot_of, title, yards
from game.variants.card_bowl.outcomes import in_words
from game.variants.card_bowl.play_odds import PlayOdds
from game.variants.card_bowl.players.fourth_down import ways_out
from game.variants.card_bowl.players.in_the_air import InTheAir, Throw
from game.variants.card_bowl.players.loose_ball import won_by
from game.variants.card_bowl.view import CardBowlView

SUITS = ("club", "diamond", "heart", "spade")
THROW, MORE = Choose("reception"), Yardage(1)
LAST_DOWN = 4


class Stake(NamedTuple):
    """One answer as it lies beside the others."""

    action: Action
    head: str
    big: str = ""
    """Its number, which is read first."""
    says: tuple[str, ...] = ()
    """What the number is, in a line or two."""
    lines: tuple[str, ...] = ()
    odds: PlayOdds | None = None


def stakes(view: CardBowlView, legal: Sequence[Action]) -> list[Stake]:
    """The answers of the deciding seat that are laid side by side; empty where a decision is asked in another way."""
    tell = _TOLD.get(view.phase)
    found = tell(view) if tell else []
    return [each for each in found if each.action in legal]


def _yardage(view: CardBowlView) -> list[Stake]:
    """One more card may miss the receiver, and the rush may be there before it (CB-344 to CB-353)."""
    air = InTheAir(view)
    fails, sacked = air.fails(), air.sacked()
    highest = title(CODE[air.receiver]).partition(" of ")[0]
    catch = f"The catch card must stay below his {highest}." if air.receiver < RED_JOKER else "Any card is caught."
    suit = SUITS[SUIT[air.receiver]]
    rush = (f"The rush gets there first: {_percent(sacked)}.",) if sacked else ()
    return [
        _throw(THROW, "Throw it", air.now(), catch),
        _throw(MORE, "One more", air.after_one_more(), f"A {suit} or the red joker ends it: {_percent(fails)}.", *rush),
    ]


def _throw(action: Action, head: str, throw: Throw, *lines: str) -> Stake:
    says = ("caught", f"about {yards(round(throw.yards))}")
    return Stake(action, head, _percent(throw.caught), says, lines, throw.odds)


def _recovery(view: CardBowlView) -> list[Stake]:
    """The higher card wins; whoever falls on it runs less far with it (CB-404 to CB-411)."""
    return [
        Stake(action, head, _percent(won_by(view, action.points)), ("it is yours",), (line,))
        for action, head, line in (
            (Declare(2), "Fall on it", "The surest hands, and hardly a run."),
            (Declare(0), "Go for it", "A face card runs with it."),
            (Declare(-2), "Scoop and run", "The longest run, if you get it."),
        )
    ]


def _fourth_down(view: CardBowlView) -> list[Stake]:
    """Each way out with what it leaves both ways."""
    facts = view.facts
    if facts.down < LAST_DOWN or facts.next != "call":
        return []
    ways = {str(way.action): way for way in ways_out(facts)}
    go, kick, punt = ways["SCRIMMAGE"], ways["FIELD_GOAL"], ways[str(Punt())]
    made = "a touchdown" if facts.marker >= FIELD else f"your ball past {spot_of(True, facts.marker)}"
    net = FIELD - facts.ball_on - punt.leaves
    lost, missed, kicked = (f"their ball at {spot_of(False, way.leaves)}" for way in (go, kick, punt))
    return [
        Stake(go.action, "Go for it", _percent(go.success), ("makes it",), (f"Made: {made}.", f"If not: {lost}.")),
        Stake(kick.action, "Field goal", _percent(kick.success), ("is good", "3 points"), (f"Missed: {missed}.",)),
        Stake(punt.action, "Punt", f"{net} yd", ("is usual",), (f"Then {kicked}.",)),
    ]


def _penalty(view: CardBowlView) -> list[Stake]:
    """Both results of a flag (CB-426)."""
    return [
        Stake(action, head, lines=(_sentence(in_words(view, action)),))
        for action, head in ((Choose("accept"), "Accept"), (Choose("decline"), "Decline"))
    ]


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


_TOLD: dict[str, Callable[[CardBowlView], list[Stake]]] = {
    "yardage": _yardage,
    "recovery": _recovery,
    "call": _fourth_down,
    "penalty_decision": _penalty,
}
