"""The outcome of a play whose calls lie open: as its cards promise it, and once somebody has answered it."""

from __future__ import annotations

from typing import NamedTuple

from game.field import FIELD, spot_text
from game.variants.blowout.cards import FUMBLE, HOLDING, INTERCEPTION, INTERFERENCE, KICK, KIND, SACK, SACK_YARDS
from game.variants.blowout.events import KickSetUp, YardsCompared
from game.variants.blowout.names import yards
from game.variants.blowout.yardage import forward, play_end


class Answered(NamedTuple):
    """Where the ball would lie after an answer, on the scale of the offense, and what that is in a word or two."""

    end: int
    word: str


class OpenPlay(NamedTuple):
    """A play from the moment when its yards are compared until its cards are put away."""

    promised: YardsCompared | KickSetUp
    """What its cards come to by themselves; after a turnover on the play its seat is no longer the offense."""
    ball_on: int
    marker: int
    answer: str = ""
    """What the defense has answered with."""
    undone: str = ""
    """What has changed it, in a word or two: the latest answer, or that a challenge voids it."""

    @property
    def kind(self) -> str:
        """RUN, PASS or KICK."""
        return KICK if isinstance(self.promised, KickSetUp) else KIND[self.promised.call]

    @property
    def end(self) -> int:
        """Where it would end if nobody answered, on the scale of the offense; beyond the field, too."""
        promised = self.promised
        return self.ball_on + promised.yards if isinstance(promised, KickSetUp) else promised.ends_at

    @property
    def word(self) -> str:
        """Its outcome if nobody answers, in a few words."""
        promised = self.promised
        if isinstance(promised, KickSetUp):
            return _kick_words(promised.yards, promised.needed, self.end)
        return _play_words(promised.how, self.ball_on, self.end, self.marker)

    @property
    def said(self) -> str:
        """The same, with what is missing where the ball gets closer to the line and not over it.

        With goal to go there is no such line.
        """
        short = self.marker - self.end
        if isinstance(self.promised, KickSetUp) or self.marker >= FIELD or not 0 < short < self.marker - self.ball_on:
            return self.word
        return f"{short} short of the first down"

    def answered(self, code: str) -> Answered:
        """Its outcome once a card has answered it (BO-50 to BO-57, BO-70 to BO-74)."""
        start = self.ball_on
        if code in _LOST and isinstance(self.promised, YardsCompared):
            _, end = play_end(self.kind, self.promised.net, code, start)
            return Answered(end, "touchback" if end >= FIELD else "safety" if end <= 0 else _LOST[code])
        if code == SACK:
            end = start - SACK_YARDS
            return Answered(end, "safety" if end <= 0 else f"−{SACK_YARDS}")
        if code not in (HOLDING, INTERFERENCE):
            return Answered(start, "no play")
        end = forward(start) if code == HOLDING else forward(start, self.promised.yards)
        return Answered(end, "first down" if end >= self.marker else f"+{end - start}")


_LOST = {INTERCEPTION: "picked off", FUMBLE: "loose ball"}


def _play_words(how: str, ball_on: int, end: int, marker: int) -> str:
    """The outcome of a RUN or a PASS.

    >>> _play_words("run", 20, 25, 30), _play_words("pass", 20, 31, 30), _play_words("pass", 80, 103, 90)
    ('5 yards', 'first down', 'touchdown')
    >>> _play_words("run", 9, -6, 19), _play_words("run", 20, 19, 30), _play_words("overthrown", 80, 80, 90)
    ('safety', 'loss of 1', 'overthrown')
    """
    gain = end - ball_on
    if end <= 0:
        return "safety"
    if how == "overthrown":
        return "overthrown"
    if how == "no_gain" or not gain:
        return "no gain"
    if end >= FIELD:
        return "touchdown"
    if end >= marker:
        return "first down"
    return yards(gain) if gain > 0 else f"loss of {-gain}"


def _kick_words(carries: int, needed: int | None, end: int) -> str:
    """The outcome of a kick.

    >>> _kick_words(45, None, 80), _kick_words(45, None, 50), _kick_words(45, 43, 113), _kick_words(45, 46, 110)
    ('to their 20', 'to midfield', 'good', 'too short')
    """
    if needed is not None:
        return "good" if carries >= needed else "too short"
    if end >= FIELD:
        return "touchback"
    spot = spot_text(end)
    return f"to the {spot}" if end < FIELD // 2 else f"to {spot.replace('opp', 'their')}"
