"""Screen pass and lateral."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import MEN, RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw, turn_up
from game.variants.card_bowl.events import Executed
from game.variants.card_bowl.formations import SLOTS
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.extra_card import add_extra
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.interception import intercept
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.passing import BACKFIELD, incomplete, pass_card
from game.variants.card_bowl.phases.rushing import (
    RUSH_DRAWS,
    add_up,
    break_open,
    draw_defense,
    enter,
    lost_ball,
    matches_suit,
)
from game.variants.card_bowl.ranges import covering

BACK_LINE = -10


def screen(board: Board, carrier: int, low: int, high: int, group: int, side: int, emit: Emit) -> None:
    """A pass to a back behind his blockers (CB-372, CB-375 to CB-377)."""
    play = board.play
    play.act = "screen"
    _form(board, carrier, low, high, group, side, emit)
    if not pass_card(board, emit):
        return
    card = draw(board, "reception_screen", emit)
    if card == RED_JOKER:
        intercept(board, play.los - BACKFIELD, emit)  # CB-377
        return
    play.reception = card
    if not play.broken and VALUE[card] >= VALUE[board.men[play.offense][carrier]]:
        play.broken = "dropped"
    if play.broken:
        incomplete(board, emit)
        return
    play.handoff = card  # CB-378
    add_extra(board, emit)


def lateral(board: Board, carrier: int, low: int, high: int, group: int, side: int, emit: Emit) -> None:
    """A toss backward to a side (CB-383 to CB-385)."""
    play = board.play
    play.act = "lateral"
    _form(board, carrier, low, high, group, side, emit)
    play.side, play.tackles = side, "wide"  # CB-387
    card = draw(board, "reception_lateral", emit)
    if card == RED_JOKER or VALUE[card] >= VALUE[board.men[play.offense][carrier]]:
        fumble(board, play.offense, play.los - BACKFIELD, emit)  # CB-384
        return
    play.reception = play.handoff = card
    add_extra(board, emit)


def _form(board: Board, carrier: int, low: int, high: int, group: int, side: int, emit: Emit) -> None:
    """The back goes to a lane or gap, or behind an outside group (CB-372 to CB-374, CB-382)."""
    play = board.play
    if not group:
        enter(board, carrier, low, high, emit)
        return
    play.carrier, play.group, play.side, play.tackles = carrier, group, side, "wide"
    turn_up(board, play.offense, group | 1 << carrier, "CB-302", emit)
    covers = sum({1 << man for one in range(MEN) if group >> one & 1 for man in covering(play, one)})
    turn_up(board, 1 - play.offense, covers, "CB-374", emit)
    if emit:
        names = "+".join(SLOTS[slot] for man, slot in enumerate(play.slots) if group >> man & 1)
        carrier_name = SLOTS[play.slots[carrier]]
        emit(Executed(clause="CB-373", seat=play.offense, play=play.act, carrier=carrier_name, place=names))


def _run_part(board: Board, emit: Emit) -> None:
    """The yards are those of a rush (CB-378, CB-386)."""
    play = board.play
    draw_defense(board, RUSH_DRAWS, emit)
    difference = add_up(board, emit)
    if play.act == "lateral":
        play.gain -= BACKFIELD
    spot = play.los + play.gain
    if lost_ball(board, spot, emit):
        return
    if spot >= FIELD:
        finish(board, play.offense, spot, "touchdown", emit)
    elif spot <= BACK_LINE:
        finish(board, play.offense, spot, "safety", emit)  # CB-447
    elif play.act == "screen" and play.gain < 0:
        go(board, "screen_behind")
    else:
        run_on(board, break_open(board, difference), emit)


def run_on(board: Board, cards: int, emit: Emit) -> None:
    """At least one open-field card follows, also after a loss (CB-91, CB-380)."""
    play = board.play
    spot = play.los + play.gain
    if matches_suit(board, play.handoff):
        down_at(board, play.offense, spot, emit, out=True)
    else:
        run(board, play.offense, spot, max(1, cards), emit, play.tackles, automatic=True)


class ScreenBehind(CardBowlPhase):
    """A screen that loses yards may be thrown away before any open-field card (CB-381)."""

    name = "screen_behind"
    clause = "CB-381"
    choices = answers("incomplete", "keep_ball")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "incomplete":
            board.play.broken = "away"
            incomplete(board, emit)
        else:
            run_on(board, 0, emit)


STARTS["after_extra_screen"] = STARTS["after_extra_lateral"] = _run_part
