"""The enforcement of penalties after a play (6.2, 6.3)."""

from __future__ import annotations

from typing import NamedTuple

from game.variants.card_bowl.facts import KICKS_AWAY, Foul, Opening, Play

TOUCHBACK = 20  # CB-52


class Ruling(NamedTuple):
    """The result of an accepted penalty."""

    seat: int
    spot: int
    """Own yard of that seat; 0 where it is a safety against it."""
    repeat: bool = False
    """Whether the down is played again (CB-428); otherwise a new series begins, or the down counts."""
    fresh: bool = False
    """Whether it is a new series."""


def forward(base: int, yards: int) -> int:
    """Returns a spot moved toward the opponents' goal line, at most half the distance (CB-431).

    >>> forward(98, 5), forward(40, 15)
    (99, 55)
    """
    return base + min(yards, max(0, 100 - base) // 2)


def backward(base: int, yards: int) -> int:
    """Returns a spot moved back toward the goal line, at most half the distance (CB-431).

    >>> backward(8, 10), backward(26, 15), backward(40, 10)
    (4, 13, 30)
    """
    return base - min(yards, base // 2)


def is_declined_at_once(play: Play) -> bool:
    """Returns whether the offended side scored, so that the penalty is declined by the rules (CB-122, CB-427)."""
    assert play.foul is not None
    return play.how == "touchdown" and play.holder == 1 - play.foul.seat


def accepted(play: Play) -> Ruling:
    """Returns the ruling where the offended side accepts."""
    foul = play.foul
    assert foul is not None
    if foul.basis == "recovery":
        return _from_recovery(play, foul)
    if play.kind in KICKS_AWAY and foul.basis != "los":
        return _on_kick(play, foul)
    if foul.after:
        return _after_change(play, foul)
    return _by_defense(play, foul) if foul.seat != play.offense else _by_offense(play, foul)


def own(play: Opening, seat: int, spot: int) -> int:
    """Returns a spot of the original offense as own yard of ``seat``, and the other way round."""
    return spot if seat == play.offense else 100 - spot


def _by_offense(play: Play, foul: Foul) -> Ruling:
    """Before a change of possession, against the offense: the ball is its own again (CB-428, CB-432, CB-434)."""
    base = play.los
    if foul.basis == "spot":
        base = min(foul.spot, play.lost_at if play.changed else play.end)
        if base <= 0:
            return Ruling(play.offense, 0)  # CB-446
    return Ruling(play.offense, backward(base, foul.yards), repeat=_repeats(play, foul))


def _by_defense(play: Play, foul: Foul) -> Ruling:
    """Before a change of possession, against the defense; a change is canceled (CB-433)."""
    seat = play.offense
    if foul.basis == "dpi":
        return Ruling(seat, foul.spot, repeat=True, fresh=True)  # CB-367
    base = play.los
    if foul.basis == "end" and play.how != "incomplete":
        base = max(play.los, play.lost_at if play.changed else play.end)  # CB-425
    return Ruling(seat, forward(min(base, 99), foul.yards), repeat=_repeats(play, foul), fresh=foul.auto)


def _repeats(play: Opening, foul: Foul) -> bool:
    """Returns whether the down is played again; for kicks only after penalties from the line (CB-428, CB-436)."""
    return foul.basis == "los" or play.kind not in (*KICKS_AWAY, "field_goal")


def _after_change(play: Play, foul: Foul) -> Ruling:
    """After possession changed: it stays where it is (CB-435)."""
    if foul.seat != play.holder:
        return Ruling(play.holder, forward(_end(play), foul.yards), fresh=True)
    return Ruling(play.holder, backward(_runners_base(play, foul), foul.yards), fresh=True)


def _end(play: Play) -> int:
    """Returns the end of the play for its holder, within the field."""
    return min(99, max(1, TOUCHBACK if play.how == "touchback" else play.end))


def _runners_base(play: Play, foul: Foul) -> int:
    if play.how == "touchback":
        return TOUCHBACK  # CB-445
    return max(1, min(foul.spot, play.end))  # CB-446: its own 1 where it got the ball during the play


def _on_kick(play: Play, foul: Foul) -> Ruling:
    """On a kickoff, free kick or punt (CB-117, CB-120, CB-121, CB-154, CB-434)."""
    receivers = 1 - play.offense
    if play.holder == play.offense and play.runner == play.offense and foul.clause == "CB-400":
        return _on_kickers_run(play, foul)
    if foul.seat == receivers:
        if play.holder == receivers:
            return _after_change(play, foul)
        base = max(1, min(foul.spot, 100 - play.lost_at))
        return Ruling(receivers, backward(base, foul.yards), fresh=True)
    if play.holder == receivers:
        return Ruling(receivers, forward(_end(play), foul.yards), fresh=True)
    if play.changed:
        return Ruling(receivers, max(1, forward(100 - play.lost_at, foul.yards)), fresh=True)  # CB-121
    return Ruling(play.offense, backward(_end(play), foul.yards))


def _on_kickers_run(play: Play, foul: Foul) -> Ruling:
    """Returns the ruling on a foul in the run of a kicking team that had recovered the ball (CB-400, CB-435)."""
    if foul.seat != play.offense:
        return Ruling(play.offense, forward(_end(play), foul.yards), fresh=play.changed)
    base = min(foul.spot, play.end)
    return Ruling(play.offense, backward(base, foul.yards) if base > 0 else 0, fresh=play.changed)


def _from_recovery(play: Play, foul: Foul) -> Ruling:
    """Returns a foul while the ball was loose (CB-416)."""
    seat = play.holder
    scrimmage = play.kind not in (*KICKS_AWAY, "field_goal")
    kept = seat == play.offense and not play.changed and scrimmage
    fresh = play.changed or play.kind == "kickoff"
    if foul.seat == seat:
        base = play.recovered
        if play.how == "touchback":
            base = TOUCHBACK
        elif base <= 0:
            if seat == play.offense:
                return Ruling(seat, 0)
            base = 1
        return Ruling(seat, backward(base, foul.yards), repeat=kept, fresh=fresh)
    base = max(_end(play), play.los) if kept else _end(play)
    return Ruling(seat, forward(base, foul.yards), repeat=kept, fresh=fresh)
