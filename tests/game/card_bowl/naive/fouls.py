"""What each black joker means, after its determination card (6.1)."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.cards import is_joker, is_number, is_red, value
from tests.game.card_bowl.naive.play import Deferred, Foul, Play


@dataclass(frozen=True)
class Call:
    """One result of the table of 6.1."""

    side: str
    """O offense or kicking team, D the other; R runner's team, N the other; F offense role, G the other."""
    yards: int
    basis: str
    auto: bool = False


def band(card: str) -> int:
    """0 for A to 5, 1 for 6 to T, 2 for a face card or joker.

    >>> band("5S"), band("6S"), band("TS"), band("JS"), band("RJ")
    (0, 1, 1, 2, 2)
    """
    if not is_number(card):
        return 2
    return 0 if value(card) <= 5 else 1


def judge(row: str, card: str) -> Call:
    """The penalty of a row of the table for a determination card (CB-422)."""
    red = is_red(card)
    number = is_number(card)
    steps = (5, 10, 15)[band(card)]
    if row == "kick card":  # CB-106, CB-145
        return Call("O", 10 if number else 15, "END")
    if row == "kick coverage":  # CB-110
        return Call("O", 10 if number else 15, "END")
    if row == "return":  # CB-116
        return Call("D", 10 if number else 15, "SPOT")
    if row == "punt card":  # CB-153
        if red:
            return Call("O", steps, "END")
        return Call("D", 5, "LoS") if number else Call("D", 15, "LoS", auto=True)
    if row == "punt coverage":  # CB-163
        return Call("O", steps, "END")
    if row == "fair catch":  # CB-172
        return Call("D", 10 if number else 15, "SPOT")
    if row == "field goal 2":  # CB-189
        return Call("D", 5, "LoS") if number else Call("D", 15, "LoS", auto=True)
    if row == "handoff":  # CB-317
        if red:
            return Call("O", 10 if number else 15, "LoS")
        return Call("D", 5 if number else 15, "END", auto=True)
    if row == "rush defense":  # CB-317, CB-327, CB-332
        if red:
            return Call("O", 10 if number else 15, "LoS")
        return Call("D", (5, 5, 15)[band(card)], "END", auto=band(card) > 0)
    if row == "yardage":  # CB-346
        return Call("O", 10, "LoS") if red else Call("D", 5, "LoS", auto=True)
    if row == "open field":  # CB-400
        if red:
            return Call("R", 10 if number else 15, "SPOT")
        return Call("N", 5, "END") if number else Call("N", 15, "END", auto=True)
    if row == "loose ball":  # CB-408
        return Call("F" if red else "G", steps, "LOOSE")
    raise ValueError(row)


def seat_of(play: Play, side: str, holder: int, role: int) -> int:
    """The seat that a side of the table names."""
    return {
        "O": play.offense,
        "D": play.defense,
        "R": holder,
        "N": 1 - holder,
        "F": role,
        "G": 1 - role,
    }[side]


def call_now(play: Play, row: str, at: int, holder: int, role: int = 0) -> None:
    """Draw the determination card at once and put the foul on the play (CB-19)."""
    card = play.table.draw(f"determination: {row}")
    if is_joker(card) and not is_red(card):
        raise ValueError("CB-423: a determination card cannot be BJ")
    call = judge(row, card)
    against = seat_of(play, call.side, holder, role)
    play.foul = Foul(row, against, call.yards, call.basis, at, call.auto, holder, len(play.losses))


def set_foul(
    play: Play, name: str, against: int, yards: int, basis: str, *, auto: bool = False, at: int = 0, holder: int = -1
) -> None:
    """Put a foul without a determination card on the play."""
    who = play.offense if holder < 0 else holder
    play.foul = Foul(name, against, yards, basis, at, auto, who, len(play.losses))


def defer(play: Play, row: str, at: int, holder: int) -> None:
    """Remember a black joker whose determination card is drawn at the end."""
    play.deferred = Deferred(row, at, holder, len(play.losses))


def draw_deferred(play: Play) -> None:
    """Draw the deferred determination card when all other draws are done (CB-418)."""
    later = play.deferred
    if later is None:
        return
    play.deferred = None
    call = judge(later.row, play.table.draw(f"determination: {later.row}"))
    against = seat_of(play, call.side, later.holder, later.holder)
    play.foul = Foul(later.row, against, call.yards, call.basis, later.at, call.auto, later.holder, later.losses)
