"""Shuffling, drawing for a purpose, and what a joker brings (2.2)."""

from __future__ import annotations

from game.contract import Emit
from game.events import CardMover, Revealed, Shuffled
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import (
    CODE,
    DECK,
    HAND,
    MAN,
    MEN,
    NO_CARD,
    OUT,
    RED_JOKER,
    VALUE,
    ZONES,
)
from game.variants.card_bowl.events import Drew, FoulNoted, TimeoutTaken, tell
from game.variants.card_bowl.facts import Basis, Foul
from game.variants.card_bowl.jokers import TABLE, Against, Branch, branch_of, step

moved = CardMover(CODE, ZONES)


def gather(board: Board, emit: Emit) -> None:
    """Shuffles all cards into the draw deck, before every play (CB-12)."""
    deck = range(DECK - 1 if board.facts.single_joker else DECK)
    sources = tuple(name for name, cards in zones_of(board) if cards) if emit else ()
    board.draw_pile = board.shuffle(deck)
    board.drawn, board.purposes = [], []
    board.hands = [[], []]
    board.outs = [[], []]
    board.men = [[NO_CARD] * MEN, [NO_CARD] * MEN]
    board.returned = [0, 0]
    tell(emit, Shuffled(clause="CB-12", sources=sources, target="draw_pile", count=len(board.draw_pile)))


def zones_of(board: Board) -> list[tuple[str, list[int]]]:
    """Returns every zone with its cards."""
    return [
        ("draw_pile", board.draw_pile),
        ("drawn", board.drawn),
        *((HAND[seat], board.hands[seat]) for seat in (0, 1)),
        *((OUT[seat], board.outs[seat]) for seat in (0, 1)),
        *((MAN[seat][man], [card] if card >= 0 else []) for seat in (0, 1) for man, card in enumerate(board.men[seat])),
    ]


def take(board: Board, purpose: str, clause: str, emit: Emit) -> int:
    """Turns up the top card of the draw deck (CB-14)."""
    if not board.draw_pile:
        _recycle(board, emit)
    card = board.draw_pile.pop()
    board.drawn.append(card)
    board.purposes.append(purpose)
    if emit:
        emit(moved(clause, "draw_pile", "drawn", "turn_up", card))
        emit(Drew(clause=clause, purpose=purpose, code=CODE[card]))
    return card


def _recycle(board: Board, emit: Emit) -> None:
    """Shuffles drawn cards without jokers, and discards, into a new draw deck (CB-21)."""
    again = [card for card in board.drawn if card < RED_JOKER]
    kept = [place for place, card in enumerate(board.drawn) if card >= RED_JOKER]
    for card in again:
        board.play.recycled |= 1 << card
    for seat in (0, 1):
        for card in board.outs[seat]:
            board.returned[seat] |= 1 << card
    pile = [*again, *board.outs[0], *board.outs[1]]
    if emit:
        _tell_recycled(board, again, emit)
    board.draw_pile = board.shuffle(pile)
    board.purposes = [board.purposes[place] for place in kept]
    board.drawn = [board.drawn[place] for place in kept]
    board.outs = [[], []]
    tell(emit, Shuffled(clause="CB-21", sources=("draw_pile",), target="draw_pile", count=len(pile)))


def _tell_recycled(board: Board, again: list[int], emit: Emit) -> None:
    assert emit is not None
    for card in again:
        emit(moved("CB-21", "drawn", "draw_pile", "take", card))
    for seat in (0, 1):
        for card in board.outs[seat]:
            emit(moved("CB-21", OUT[seat], "draw_pile", "take", card, (seat,)))


def draw(board: Board, purpose: str, emit: Emit, clause: str = "") -> int:
    """Draws for a purpose until a card counts, or until a joker ends the draw, which is then given (CB-16 to CB-18).

    A red joker that is noted sets what the purpose says: a bobble, a loose ball, an interception.
    """
    row = TABLE[purpose]
    while True:
        card = take(board, purpose, clause or row.clause, emit)
        if card < RED_JOKER:
            return card
        effect = row.red if card == RED_JOKER else row.black
        if effect == "stop":
            return card
        if effect == "note":
            if card == RED_JOKER:
                _note_red(board, purpose)
            else:
                _note_black(board, purpose, emit)


def _note_red(board: Board, purpose: str) -> None:
    play = board.play
    if purpose in ("kick_1", "kick_2", "free_punt", "coverage"):
        play.bobble = True  # CB-107, CB-109
    elif purpose == "onside":
        play.bonus = NO_BONUS
    elif purpose == "bounce":
        play.touched = True  # CB-178
    elif purpose == "defense_run":
        play.loose = True  # CB-316
    else:
        play.intercepted = True  # CB-354, CB-358


NO_BONUS = -1
"""Value of the bonus of CB-139 after a red joker has canceled it (CB-132)."""


def _note_black(board: Board, purpose: str, emit: Emit) -> None:
    row, play = TABLE[purpose], board.play
    if row.determined == "later":
        play.deferred = "kick_2" if purpose == "free_punt" else purpose  # type: ignore[assignment]
        if purpose == "run":
            play.noted = play.spot + sum(VALUE[card] for card in play.set_cards)
            play.noted_runner, play.noted_after = play.runner, play.changed
        return
    if row.determined == "no":
        assert row.on_red is not None
        flag(board, row.on_red, 0, row.clause, emit)
        return
    judge(board, purpose, emit)


def judge(board: Board, purpose: str, emit: Emit) -> int:
    """Draws the determination card of a black joker, throws the flag that it asks for, and gives the card (CB-19)."""
    row = TABLE[purpose]
    card = take(board, "determination", row.clause, emit)
    branch = branch_of(row, card)
    if branch is not None:
        flag(board, branch, step(card), row.clause, emit)
    return card


def flag(board: Board, branch: Branch, case: int, clause: str, emit: Emit) -> None:
    """A flag that waits for the end of the play."""
    name = branch.name
    if branch.yards[case] == 15 and branch.basis == "los" and branch.against == "defense":
        name = "roughing the kicker"
    throw_flag(
        board,
        seat_of(board, branch.against),
        branch.yards[case],
        branch.basis,
        name,
        emit,
        auto=branch.auto[case],
        clause=clause,
    )


def throw_flag(
    board: Board,
    seat: int,
    yards: int,
    basis: Basis,
    name: str,
    emit: Emit,
    *,
    auto: bool = False,
    spot: int = 0,
    clause: str = "CB-422",
) -> None:
    """Notes a foul for the end of the play; a play has at most one (CB-98)."""
    play = board.play
    play.foul = Foul(seat, yards, basis, auto, name, spot, play.changed, clause)
    tell(emit, FoulNoted(clause=clause, seat=seat, foul=name, yards=yards))


def seat_of(board: Board, against: Against) -> int:
    """Returns the seat that a row of the table means."""
    play = board.play
    return {
        "offense": play.offense,
        "defense": 1 - play.offense,
        "runner": play.runner,
        "chaser": 1 - play.runner,
        "role": play.role,
        "other": 1 - play.role,
    }[against]


def take_timeout(board: Board, seat: int, clause: str, emit: Emit) -> None:
    """Spends a timeout of a side."""
    home, away = board.facts.timeouts
    board.facts.timeouts = (home, away - 1) if seat else (home - 1, away)
    tell(emit, TimeoutTaken(clause=clause, seat=seat, left=board.facts.timeouts[seat]))


def turn_up(board: Board, seat: int, men: int, clause: str, emit: Emit) -> None:
    """Turns up some men of a side, given as bits; those that lie face up already stay so (CB-25)."""
    play = board.play
    offense = play.offense == seat
    up = play.up[0] if offense else play.up[1]
    fresh = men & ~up
    if not fresh:
        return
    play.up = (up | men, play.up[1]) if offense else (play.up[0], up | men)
    if emit:
        for man, card in enumerate(board.men[seat]):
            if fresh >> man & 1:
                emit(Revealed(clause=clause, zone=MAN[seat][man], card=card, code=CODE[card], seat=seat))
