"""What is asked at a table of Card Bowl, with what an answer may lose, and the sums as far as they have come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.contract import Action
from game.field import FIELD, spot_text
from game.variants.card_bowl import coach
from game.variants.card_bowl.actions import Choose, Punt
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import MEN, SUIT
from game.variants.card_bowl.enforcement import accepted
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.facts import KICKS
from game.variants.card_bowl.formations import BACKS, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.lanes import line_men, men_at
from game.variants.card_bowl.names import SLOT_NAMES, yards
from game.variants.card_bowl.sums import defense_pass, defense_run, offense_pass, offense_run
from game.variants.card_bowl.view import CardBowlView
from game.variants.card_bowl.words import label

LAST_DOWN = 4
_SUITS = ("club", "diamond", "heart", "spade")
_CALLS = {"formation": "Call your play: the coach lines them up for it.", "front": "Call your defense against this."}
_RISKS = {
    "sideline": "Draw on, or step out? A red joker is a fumble.",
    "recovery": "Loose ball! Points spent win it, or they run with it.",
    "strike": "Strike points so that it comes down in the end zone.",
}


def asked(view: CardBowlView, offered: Sequence[Action], calling: bool) -> str:
    """What is asked where the table says more than the rules do.

    ``offered`` is what can be chosen on the film now; ``calling`` is true while the play sheet is open.
    """
    if calling:
        return _CALLS[view.phase]
    if view.phase == "yardage":
        return _yardage(view)
    if view.phase == "window":
        return _window(view, offered)
    slot = asked_slot(view)
    if slot and view.phase in _OF_A_MAN:
        return _OF_A_MAN[view.phase].format(SLOT_NAMES[slot])
    if view.phase == "defense_cards":
        return (
            f"A card for {place_name(view.play.places[MEN - len(view.hand)], view.play.slots)}: pick one of your hand."
        )
    if view.phase == "kick_return" and view.play.caught <= 0:
        return f"{_depth(-view.play.caught)}: a touchback at the 20, or run it out?"
    if view.phase == "penalty_decision":
        return _penalty(view)
    if view.phase == "call" and view.facts.down == LAST_DOWN:
        return _fourth_down(view)
    return _RISKS.get(view.phase, "")


def _window(view: CardBowlView, offered: Sequence[Action]) -> str:
    """The play that promises most, with its chance (note 27)."""
    best = next(iter(coach.prospects(view, offered)), None)
    if best is None:
        return ""
    chance = f"{yards(max(0, round(best.yards)))}, {round(100 * best.first_down)} % to make it"
    return f"Play, or go on. {label(best.action)}: {chance}."


def _depth(count: int) -> str:
    return f"{yards(count)} deep in your end zone" if count else "On your goal line"


def kicked(view: CardBowlView, names: Sequence[str]) -> str:
    """Where a kick under way comes down; empty where none does."""
    play = view.play
    if play.kind not in KICKS or not play.kicks:
        return ""
    club = names[1 - play.offense]
    if play.caught <= 0:
        return f"It comes down in the end zone of {club}."
    return f"It comes down at the {spot_text(play.caught)} of {club}." if play.caught < FIELD else ""


def asked_slot(view: CardBowlView) -> str:
    """The slot of the man of the offense who is asked about; empty where it is about nobody by himself."""
    play = view.play
    if view.phase == "offense_cards":
        return SLOTS[play.slots[MEN - len(view.hand)]]
    if view.phase == "line_call":
        return SLOTS[play.slots[line_men(play)[play.asked]]]
    if view.phase == "backs":
        return SLOTS[play.slots[men_at(play, BACKS)[play.asked]]]
    return ""


_OF_A_MAN = {
    "offense_cards": "A card for the {}: pick one of your hand.",
    "line_call": "Whom does the {} block? Choose a lit lane.",
    "backs": "Does the {} block? Choose a lane, or let him stay.",
}


def _penalty(view: CardBowlView) -> str:
    """What the flag is for, and both results (CB-426)."""
    foul, results = view.play.foul, penalty_results(view)
    assert foul is not None
    return f"{foul.name.capitalize()}. Accept: {results['accept']}. Decline: {results['decline']}."


def penalty_results(view: CardBowlView) -> dict[str, str]:
    """What is so if a flag is accepted, and if it is declined; empty where none is to be answered."""
    play = view.play
    if view.phase != "penalty_decision" or play.foul is None:
        return {}
    ruling = accepted(play)
    if ruling.spot:
        again = ", the down again" if ruling.repeat else ", a first down" if ruling.fresh else ""
        yes = f"{_whose(view, ruling.seat)} ball at {spot_text(ruling.spot)}{again}"
    else:
        yes = "a safety"
    no = f"{_whose(view, play.holder)} ball at {spot_text(play.end)}" if 0 < play.end < FIELD else play.how
    return {"accept": yes, "decline": no}


def _whose(view: CardBowlView, seat: int) -> str:
    return "your" if seat == view.seat else "their"


def _fourth_down(view: CardBowlView) -> str:
    """Go, kick and punt with the chance of each (note 30)."""
    names: dict[Action, str] = {Choose("scrimmage"): "go", Choose("field_goal"): "kick", Punt(): "punt"}
    told = []
    for way in coach.fourth_down(view):
        chance = "" if way.action == Punt() else f" {round(100 * way.success)} %"
        told.append(f"{names.get(way.action, str(way.action))}{chance}")
    return f"Fourth down. The coach would {', then '.join(told)}." if told else ""


def _yardage(view: CardBowlView) -> str:
    """The two things that end a pass: its suit, and the joker (CB-344, CB-345)."""
    card = view.men[view.seat][view.play.carrier]
    suit, odds = _SUITS[SUIT[card]], coach.another_card(view)
    so_far = f"{yards(max(0, round(odds.yards)))} now. Another card?"
    return f"{so_far} A {suit} or the red joker loses it: {round(100 - 100 * odds.survives)} %."


def running(view: CardBowlView) -> tuple[tuple[Term, ...], tuple[Term, ...]] | None:
    """Both rows of the play that is being run, as far as cards are drawn; None where there is nothing to add up."""
    play = view.play
    board = cast(Board, view)  # the sums read the public record and the men, and nobody in a play is face down
    if play.act == "pass" and play.thrown >= 0:
        return tuple(offense_pass(board)), tuple(defense_pass(board))
    if play.act in ("rush", "screen", "lateral") and play.handoff >= 0 and not play.group:
        return tuple(offense_run(board)), tuple(defense_run(board))
    return None
