"""Why a card or a place cannot be chosen now, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Pick, Target
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import CODE, MAN
from game.variants.card_bowl.draws import zones_of
from game.variants.card_bowl.fronts import COVER, LANES
from game.variants.card_bowl.lanes import FEWEST_LINE_CARDS, line_cards

OVER = "The match is over."
ONE_CARD = "One card at a time. (CB-212)"
NOT_NOW = "Nothing can be done with that card now."
NOT_THERE = "That cannot go there now."
NO_PLACE = "Nothing can go there now."
WHO_FIRST = "First pick who is to go there."


def why_not(board: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
    """Why that cannot be chosen; None if it can. It speaks for the list of legal actions itself."""
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
        return NOT_THERE
    return None


def _at_place(going: Sequence[Pick]) -> str | None:
    """Why a place cannot be chosen by itself, given what goes there."""
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
    """The rule that holds a man of the defense where he is."""
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
