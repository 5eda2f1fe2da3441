"""Says of an answer that is allowed but would not help its player why not, from what that player may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.claims import stated
from game.contract import Action
from game.field import DOWNS
from game.variants.blowout.actions import LET_STAND
from game.variants.blowout.cards import (
    CHALLENGES,
    CODE,
    DEFENSE,
    DEFENSE_RESPONSES,
    HOLDING,
    INTERFERENCE,
    KIND,
    OFFENSE,
    OFFENSE_RESPONSES,
)
from game.variants.blowout.claims import standing
from game.variants.blowout.clock import PlaysLeft
from game.variants.blowout.events import KickSetUp
from game.variants.blowout.open_play import FIELD_GOAL_WORDS, Answered, OpenPlay
from game.variants.blowout.plays import expected_result
from game.variants.blowout.reasons import own_success
from game.variants.blowout.verdict import phrase

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

DOWN, FIRST = 4, 10
"""Yards that a down not used up is worth, and a new first down."""
SCORES, LOSES_BALL, GIVES_SAFETY = 1000, -500, -1000
"""Worth of an end of the drive to the offense, beside yards."""


class _Result(NamedTuple):
    worth: int
    """Its worth to the offense, in yards."""
    phrase: str
    """Its name in a sentence."""


def harm(view: BlowoutView, code: str) -> str:
    """Returns why that answer does not help whoever is asked for one, in a sentence; empty if it helps or is none."""
    facts = view.facts
    if code not in answers(view):
        return ""
    play = OpenPlay(expected_result(facts), facts.ball_on, facts.marker)
    if isinstance(play.expected_result, KickSetUp) and play.expected_result.needed is None:
        return ""  # what a punt is worth is for the player to say
    stands, now = (_result(play, each, facts.down) for each in (facts.defense_response, code))
    if now.worth > stands.worth if view.seat == facts.offense else now.worth < stands.worth:
        return ""
    if now.phrase == stands.phrase:
        return f"It would not help: it is {stands.phrase} without it."
    return f"It would turn {stands.phrase} into {now.phrase}: no help."


def _result(play: OpenPlay, code: str, down: int) -> _Result:
    """Returns what a play comes to on that down after a response, or as it stands if ``code`` is empty."""
    end, word = play.answered(code) if code else Answered(play.end, play.word)
    if word in ("touchdown", FIELD_GOAL_WORDS):
        return _Result(SCORES, phrase(word))
    if word == "safety":
        return _Result(GIVES_SAFETY, phrase(word))
    if word in ("touchback", "picked off", "ball lost", "too short"):
        return _Result(LOSES_BALL, phrase(word))
    made = end >= play.marker
    if code in (*CHALLENGES, HOLDING, INTERFERENCE) or made:
        return _Result(end + DOWN + FIRST * made, phrase(word))
    return _Result(LOSES_BALL, "a failed fourth down") if down == DOWNS else _Result(end, phrase(word))


def answers(view: BlowoutView) -> list[str]:
    """Returns the codes of the cards in hand that may answer the open play; none unless the viewer is asked."""
    decision, facts = view.decision, view.facts
    if decision is None or decision.seat != view.seat or not view.phase.endswith("_response"):
        return []
    on_offense = view.seat == facts.offense
    fits = (OFFENSE_RESPONSES if on_offense else DEFENSE_RESPONSES)[KIND[facts.offense_call]]
    return [CODE[card] for card in view.hands[OFFENSE if on_offense else DEFENSE] if CODE[card] in fits]


def nothing_sensible(view: BlowoutView, legal: Sequence[Action]) -> Action | None:
    """Returns LET_STAND if all answers in hand would only undo what their player has won for good, else None.

    A field goal or a small gain may be worth another try, so that those are asked for. A stop is not, unless the other
    side has hardly a play left, so that a replay may end the period; a SACK may still throw them farther back.
    """
    held = answers(view)
    if LET_STAND not in legal or not all(harm(view, code) for code in held):
        return None
    won, clock = own_success(view), stated(standing(view), PlaysLeft)
    stopped = won == "stop" and set(held).issubset(CHALLENGES) and (clock is None or clock.own > 1)
    return LET_STAND if won in _FOR_GOOD or stopped else None


_FOR_GOOD = ("touchdown", "first down", "safety")
"""What no side would play again."""


def asks_to_stand(view: BlowoutView) -> str:
    """Returns the question to a player whom no answer in hand helps, or who holds none; empty for any other."""
    held = answers(view)
    if not held and view.phase.endswith("_response"):
        return "You hold no answer: it stands."
    own = own_success(view) if held and set(held).issubset(CHALLENGES) else ""
    if own:
        return f"A CHALLENGE would undo your own {own}: let it stand?"
    return "No answer of yours would help: let it stand?" if held and all(harm(view, code) for code in held) else ""
