"""Reasons why a card or a place cannot be chosen now, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Pick, Target
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import CODE, MAN, MEN
from game.variants.card_bowl.draws import zones_of
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.formations import RECEIVERS, SLOT, SLOTS
from game.variants.card_bowl.fronts import COVER, LANES, POST
from game.variants.card_bowl.lanes import FEWEST_LINE_CARDS, MOST_MOVED_IN, line_cards
from game.variants.card_bowl.names import SLOT_NAMES
from game.variants.card_bowl.ranges import SAFETIES, TIGHT_ENDS, place_in_force, reach_of

OVER = "The match is over."
ONE_CARD = "One card at a time. (CB-212)"
NOT_NOW = "Nothing can be done with that card now."
NOT_THERE = "That cannot go there now."
NO_PLACE = "Nothing can go there now."
WHO_FIRST = "First pick who is to go there."


def why_not(board: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
    """Returns why that cannot be chosen; None if it can. It speaks for the list of legal actions itself."""
    if board.phase is None:
        return OVER
    if chosen and source is not None:
        return ONE_CARD
    seat = board.phase.seat(board)
    actions: list[Action] = board.phase.legal_actions(board)
    picks = [action.pick(seat) for action in actions]
    if source is None:
        return _at_place([pick for pick in picks if _goes(pick, target)])
    zone = _zone(board, source)
    using = [pick for pick in picks if _uses(pick, zone, CODE[source])]
    if not using:
        return _about_man(board, seat, zone) or NOT_NOW
    if target is not None and not any(_goes(pick, target) for pick in using):
        return _about_goal(board, seat, zone, target)
    return None


def _at_place(going: Sequence[Pick]) -> str | None:
    """Returns why a place cannot be chosen by itself, given what goes there."""
    if any(not pick.sources for pick in going):
        return None
    return WHO_FIRST if going else NO_PLACE


def _zone(board: Board, card: int) -> str:
    return next((name for name, cards in zones_of(board) if card in cards), "")


def _uses(pick: Pick, zone: str, code: str) -> bool:
    return any(source.zone == zone and source.code in ("", code) for source in pick.sources)


def _goes(pick: Pick, target: Target | None) -> bool:
    return target is not None and pick.target is not None and pick.target == target


def _about_man(board: Board, seat: int, zone: str) -> str | None:
    """Returns the rule that holds a man of the defense where he is."""
    play = board.play
    if seat == play.offense or zone not in MAN[seat] or board.phase.gesture != "defense_turn":
        return None
    man = MAN[seat].index(zone)
    place = play.places[man]
    if play.acted >> man & 1:
        return "He has done his one thing in this turn. (CB-254)"
    if place >= COVER:
        return "He stays with his receiver. (CB-257)"
    if place < LANES and line_cards(play) <= FEWEST_LINE_CARDS:
        return "Three line cards must stay. (CB-250)"
    return None


def _about_goal(board: Board, seat: int, zone: str, target: Target) -> str:
    """Returns the rule that keeps a man of the defense from a place, where he may go to another one."""
    play = board.play
    if board.phase.name == "offense_cards":
        slot = SLOTS[play.slots[MEN - len(board.hands[seat])]]
        return f"Cards go down in order: this one goes to the {SLOT_NAMES[slot]}. (CB-212)"
    if seat == play.offense or zone not in MAN[seat]:
        return NOT_THERE
    man = MAN[seat].index(zone)
    if board.phase.gesture == "motion_answer":
        return "After motion you may only adjust: slide, shift, or go to a free spot of the line. (CB-228)"
    if reach_of(play, man) is None:
        return "He may only slide to the next lane, and only while nobody blocks him. (CB-262)"
    if target.name in POST:
        return "A shift is one step along the secondary. (CB-253)"
    if target.kind == "lane":
        return _about_lane(play, man, target.number)
    return _about_receiver(play, man, SLOT.get(target.name, -1))


def _about_lane(play: Play, man: int, g: int) -> str:
    reach, place = reach_of(play, man), place_in_force(play, man)
    if place in SAFETIES:
        return "Safeties reach no lane. (CB-252)"
    if not LANES <= place < COVER:
        return f"{_FRESH}. (CB-255)"
    if reach is None or g not in reach.lanes:
        return "That lane is not on his side. (CB-252)"
    if play.moved_in.count(g) >= MOST_MOVED_IN:
        return "Two men have gone into that lane already. (CB-243)"
    return "There is no lane there, and nobody stands at that spot. (CB-246)"


_FRESH = "He has just left the line, and reaches nothing yet"


def _about_receiver(play: Play, man: int, slot: int) -> str:
    place = place_in_force(play, man)
    if slot not in RECEIVERS and slot not in TIGHT_ENDS:
        return "Only lanes, receivers, the next post and a back in a flat can be chosen. (CB-252)"
    if not LANES <= place < COVER:
        return f"{_FRESH}. (CB-255)"
    if slot in RECEIVERS and place == POST["ILB"]:
        return "A linebacker in the middle reaches no wide receiver. (CB-252)"
    return "That receiver is not on his side. (CB-252)"
