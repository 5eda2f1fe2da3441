"""The windows: run a play now or go on developing it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import (
    BLOCK,
    STAY,
    Block,
    Choose,
    Lateral,
    Run,
    Screen,
    Sneak,
    Stay,
    Throw,
    ToFlat,
    TurnUp,
    WideLateral,
    WideScreen,
)
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import turn_up
from game.variants.card_bowl.events import PocketHeld, WindowOpened, tell
from game.variants.card_bowl.facts import NO_LANE, Blocking, LineUp
from game.variants.card_bowl.formations import (
    BACKS,
    FORMATIONS,
    LTE,
    MIDDLE,
    RECEIVERS,
    RTE,
    SIDE,
    SIDE_NAME,
    SIDE_OF,
    SLOT,
    SLOTS,
)
from game.variants.card_bowl.fronts import WIDEST
from game.variants.card_bowl.lanes import free_backs, lane_list, run_places
from game.variants.card_bowl.pass_rush import AUTOMATIC, candidates, threats
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, go
from game.variants.card_bowl.phases.defense_turn import begin_response, begin_step_six
from game.variants.card_bowl.phases.line_call import put_in_lane
from game.variants.card_bowl.phases.passing import throw, to_flat
from game.variants.card_bowl.phases.rushing import rush, scramble, sneak
from game.variants.card_bowl.phases.sack import automatic_sack, sack_round
from game.variants.card_bowl.phases.screen import lateral, screen
from game.variants.card_bowl.ranges import covering

GO_ON = Choose("go_on")
SNEAK_REACH = 3  # CB-320


def next_window(board: Board, emit: Emit) -> None:
    """The next window: pick-up, threats, perhaps an automatic sack, then the offense decides (CB-292, CB-293)."""
    play = board.play
    play.window += 1
    play.picked, play.asked = (), 0
    play.threatened = False
    tell(emit, WindowOpened(clause="CB-292", number=play.window))
    if play.window == 0:
        go(board, "window")
        return
    if FORMATIONS[play.formation].shotgun and free_backs(play) and candidates(board):
        go(board, "pick_up")
    else:
        _face_the_rush(board, emit)


def _face_the_rush(board: Board, emit: Emit) -> None:
    play = board.play
    units = threats(board)
    play.threatened = bool(units)
    if any(unit.margin > AUTOMATIC for unit in units):
        automatic_sack(board, units, emit)
    else:
        go(board, "window")


class PickUp(CardBowlPhase):
    """In shotgun a back may step up at once against the rush (CB-283)."""

    name = "pick_up"
    clause = "CB-283"
    gesture = "pick_up"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        slot = play.slots[_picking(play)[0]]
        side = SIDE[slot]
        lanes = [g for g in lane_list(play) if g * side >= 0 and g not in play.picked]
        return [STAY[slot], *[BLOCK[slot][g + WIDEST] for g in lanes]]

    def apply(self, board: Board, action: Block | Stay, emit: Emit) -> None:
        play = board.play
        man = _picking(play)[0]
        play.asked = play.slots[man] + 1
        if isinstance(action, Block):
            play.picked = (*play.picked, action.g)
            put_in_lane(board, man, action.g, "CB-283", emit)
            turn_up(board, play.offense, 1 << man, "CB-283", emit)
        if not _picking(play):
            _face_the_rush(board, emit)


def _picking(play: Blocking) -> list[int]:
    """Returns backs that have not been asked in this turn."""
    return [man for man in free_backs(play) if play.slots[man] >= play.asked]


# What may be run


@lru_cache(maxsize=8192)
def _executions(
    slots: tuple[int, ...],
    shotgun: bool,
    lanes: tuple[int, ...],
    free: tuple[int, ...],
    flats: tuple[int, int],
    up: int,
) -> list[Any]:
    """Returns every legal execution of a situation (CB-299 to CB-303)."""
    places = run_places(list(lanes))
    carriers = [SLOTS[slots[man]] for man in free]
    found: list[Any] = [Run(carrier, low, high) for carrier in (*carriers, "QB") for low, high in places]
    if not shotgun:
        found += [Sneak(low, high) for low, high in places if low >= -SNEAK_REACH and high <= SNEAK_REACH]
    found += _throws(slots, free, flats)
    groups = _groups(slots, flats, up)
    for carrier in carriers:
        found += [Screen(carrier, low, high) for low, high in places]
        found += [WideScreen(carrier, group, side) for group, side in groups]
        for name, side in SIDE_OF.items():
            on_side = [(low, high) for low, high in places if low * side >= 0 and high * side >= 0]
            found += [Lateral(carrier, name, low, high) for low, high in on_side]  # type: ignore[arg-type]
        found += [WideLateral(carrier, group, side) for group, side in groups]
    return found


def _throws(slots: tuple[int, ...], free: tuple[int, ...], flats: tuple[int, int]) -> list[Any]:
    found: list[Any] = []
    for man, slot in enumerate(slots):
        sides: tuple[int, ...] = ()
        if slot in RECEIVERS or slot in (LTE, RTE):
            sides = (SIDE[slot],)
        elif slot in BACKS:
            flat = -1 if flats[0] >> man & 1 else 1 if flats[1] >> man & 1 else 0
            if flat:
                sides = (flat,)
            elif man in free:
                sides = (-1, 1) if SIDE[slot] == MIDDLE else (SIDE[slot],)  # CB-214
        found += [Throw(SLOTS[slot], SIDE_NAME[side]) for side in sides]  # type: ignore[arg-type]
    return found


def _groups(slots: tuple[int, ...], flats: tuple[int, int], up: int) -> list[Any]:
    """Returns the outside groups of both sides (CB-373)."""
    found: list[Any] = []
    order = sorted(range(len(slots)), key=slots.__getitem__)
    for name, side in SIDE_OF.items():
        ends = [man for man in order if slots[man] in RECEIVERS and SIDE[slots[man]] == side]
        wide = [SLOTS[slots[man]] for man in ends if not up >> man & 1]
        flat = [SLOTS[slots[man]] for man in order if flats[side > 0] >> man & 1]
        pairs = [f"{one}+{two}" for index, one in enumerate(wide) for two in wide[index + 1 :]]
        mixed = [f"{back}+{one}" for back in flat for one in wide]
        found += [(group, name) for group in (*wide, *pairs, *flat, *mixed)]
    return found


class Window(CardBowlPhase):
    """The offense runs a play, or goes on (CB-269, CB-294, CB-296, CB-299)."""

    name = "window"
    clause = "CB-299"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        shotgun = FORMATIONS[play.formation].shotgun
        found = _executions(
            play.slots, shotgun, tuple(lane_list(play)), tuple(free_backs(play)), play.flats, play.up[0]
        )
        return [GO_ON, *found] if play.window == 0 or card_actions(play) else found

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        if isinstance(action, Choose):
            _continue(board, emit)
        else:
            execute(board, action, emit)


def execute(board: Board, action: Any, emit: Emit) -> None:
    """Runs the play that was chosen (CB-302)."""
    play = board.play
    if isinstance(action, Sneak):
        sneak(board, action.low, action.high, emit)
    elif isinstance(action, Throw):
        throw(board, _man(play, action.receiver), SIDE_OF[action.side], emit)
    elif isinstance(action, Run) and action.carrier == "QB":
        scramble(board, action.low, action.high, emit)
    elif isinstance(action, Run):
        rush(board, _man(play, action.carrier), action.low, action.high, emit)
    elif isinstance(action, Screen):
        screen(board, _man(play, action.carrier), action.low, action.high, 0, 0, emit)
    elif isinstance(action, Lateral):
        lateral(board, _man(play, action.carrier), action.low, action.high, 0, SIDE_OF[action.side], emit)
    else:
        group = sum(1 << _man(play, name) for name in action.group.split("+"))
        begin = screen if isinstance(action, WideScreen) else lateral
        begin(board, _man(play, action.carrier), NO_LANE, NO_LANE, group, SIDE_OF[action.side], emit)


def _man(play: LineUp, name: str) -> int:
    return play.slots.index(SLOT[name])


def _continue(board: Board, emit: Emit) -> None:
    """The play develops: a sack round under threat, then a card action (CB-294)."""
    play = board.play
    if play.window == 0:
        begin_step_six(board)
        return
    play.pressure = 0  # CB-290
    if play.threatened:
        pressure = sack_round(board, emit)
        if pressure is None:
            return
        play.pressure = max(0, pressure)
        play.survived += 1
    tell(emit, PocketHeld(clause="CB-289", pressure=play.pressure))
    go(board, "card_action")


# Card actions (CB-295)


def card_actions(play: Blocking) -> list[Any]:
    """Receivers to turn up, backs to move into a lane or to a flat (CB-295)."""
    found: list[Any] = [
        TURN_UP[slot]
        for man, slot in enumerate(play.slots)
        if (slot in RECEIVERS or slot in (LTE, RTE)) and not play.up[0] >> man & 1
    ]
    lanes = lane_list(play)
    for man in free_backs(play):
        slot = play.slots[man]
        found += [BLOCK[slot][g + WIDEST] for g in lanes]
        found += FLAT[slot]
    return found


TURN_UP = [TurnUp(name) for name in SLOTS]
FLAT: dict[int, list[Any]] = {
    slot: [ToFlat(SLOTS[slot], name) for name, side in SIDE_OF.items() if SIDE[slot] in (side, MIDDLE)]  # type: ignore[arg-type]
    for slot in BACKS
}


class CardAction(CardBowlPhase):
    """Exactly one card is turned up or moved (CB-295)."""

    name = "card_action"
    clause = "CB-295"

    def legal_actions(self, board: Board) -> list[Any]:
        return card_actions(board.play)

    def apply(self, board: Board, action: TurnUp | Block | ToFlat, emit: Emit) -> None:
        play = board.play
        man = _man(play, action.slot)
        if isinstance(action, Block):
            put_in_lane(board, man, action.g, "CB-295", emit)
        elif isinstance(action, ToFlat):
            to_flat(board, man, SIDE_OF[action.side], emit)
        turn_up(board, play.offense, 1 << man, "CB-295", emit)
        if isinstance(action, TurnUp):
            covers = sum(1 << cover for cover in covering(play, man))
            turn_up(board, 1 - play.offense, covers, "CB-297", emit)
        begin_response(board)


STARTS["next_window"] = next_window
