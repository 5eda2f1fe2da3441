"""The events that only Jukem has: turns, plays on the drive lines, and their removal."""

from __future__ import annotations

from game.events import SeatEvent


class TurnBegan(SeatEvent, frozen=True, kw_only=True, tag="turn_began"):
    """The turn of a seat begins."""


class LastTurn(SeatEvent, frozen=True, kw_only=True, tag="last_turn"):
    """The current turn is the last of its period."""


class DriveGrew(SeatEvent, frozen=True, kw_only=True, tag="drive_grew"):
    """A play was laid: ``codes`` are its cards, ``yards`` its gain, ``total`` the drive after it."""

    codes: tuple[str, ...]
    yards: int
    total: int


class PlayStood(SeatEvent, frozen=True, kw_only=True, tag="play_stood"):
    """The defense, ``by``, let the last play of ``seat`` stand."""

    by: int

    acted_by = "by"


class PlayRemoved(SeatEvent, frozen=True, kw_only=True, tag="play_removed"):
    """A defensive card of ``by`` took the last play of ``seat`` off its drive."""

    by: int
    answer: str
    yards: int
    total: int

    acted_by = "by"


class DriveWiped(SeatEvent, frozen=True, kw_only=True, tag="drive_wiped"):
    """A defensive card of ``by`` took the whole drive of ``seat``."""

    by: int
    answer: str
    yards: int

    acted_by = "by"
