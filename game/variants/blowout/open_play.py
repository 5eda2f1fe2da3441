"""The expected outcome of a play whose calls are turned up, before and after a response."""

from __future__ import annotations

from typing import NamedTuple

from game.field import FIELD, spot_text
from game.variants.blowout.cards import (
    FIELD_GOAL_POINTS,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    INTERFERENCE,
    KICK,
    KIND,
    SACK,
    SACK_YARDS,
)
from game.variants.blowout.events import KickSetUp, YardsCompared
from game.variants.blowout.names import yards
from game.variants.blowout.yardage import forward, play_end


class Answered(NamedTuple):
    """Where the ball lies after a response, from the offense's own goal line, and a word for that."""

    end: int
    word: str


class OpenPlay(NamedTuple):
    """A play from the comparison of its yards until its cards are discarded."""

    expected_result: YardsCompared | KickSetUp
    """The result without responses. After a turnover its seat is no longer the offense."""
    ball_on: int
    marker: int
    answer: str = ""
    """The code of the defense's response, empty for none."""
    undone: str = ""
    """A word for what changed it: the last response, or that a challenge voids it; empty for nothing."""
    response: str = ""
    """The code of the last response of either side, empty for none."""

    @property
    def kind(self) -> str:
        """RUN, PASS or KICK."""
        return KICK if isinstance(self.expected_result, KickSetUp) else KIND[self.expected_result.call]

    @property
    def end(self) -> int:
        """Where it ends without responses, from the offense's own goal line; may be beyond the field."""
        result = self.expected_result
        return self.ball_on + result.yards if isinstance(result, KickSetUp) else result.ends_at

    @property
    def word(self) -> str:
        """Its outcome without responses, in a word or two."""
        result = self.expected_result
        if isinstance(result, KickSetUp):
            return kick_words(result.yards, result.needed, self.end)
        return _play_words(result.how, self.ball_on, self.end, self.marker)

    @property
    def counts(self) -> bool:
        """Whether the difference of the two cards is what the play gains, to the goal line."""
        result = self.expected_result
        return isinstance(result, KickSetUp) or result.how not in _WHY or not result.net

    @property
    def said(self) -> str:
        """The outcome with its reason: why a pass gains nothing, or the yards missing to the first down.

        With goal to go there is no such line.
        """
        result, short = self.expected_result, self.marker - self.end
        if isinstance(result, KickSetUp):
            return self.word
        if not self.counts:
            return _WHY[result.how]
        if self.marker >= FIELD or not 0 < short < self.marker - self.ball_on:
            return self.word
        return f"{short} short of the first down"

    def answered(self, code: str) -> Answered:
        """Returns its outcome after that response (BO-50 to BO-57, BO-70 to BO-74)."""
        start = self.ball_on
        if code in _LOST and isinstance(self.expected_result, YardsCompared):
            _, end = play_end(self.kind, self.expected_result.net, code, start)
            return Answered(end, "touchback" if end >= FIELD else "safety" if end <= 0 else _LOST[code])
        if code == SACK:
            end = start - SACK_YARDS
            return Answered(end, "safety" if end <= 0 else f"−{SACK_YARDS}")
        if code not in (HOLDING, INTERFERENCE):
            return Answered(start, "no play")
        end = forward(start) if code == HOLDING else forward(start, self.expected_result.yards)
        return Answered(end, "first down" if end >= self.marker else f"+{end - start}")

    @property
    def is_halved(self) -> bool:
        """Whether PASS INTERFERENCE gives half the way to the goal line, as the whole PASS would reach it (BO-56)."""
        return self.ball_on + self.expected_result.yards >= FIELD

    def moves_up(self, code: str) -> str:
        """Returns how far a foul of the defense moves the ball up, and whether the down stays."""
        end, word = self.answered(code)
        return f"+{end - self.ball_on}, {'1st' if word == 'first down' else 'same'} down"

    def brings(self, code: str, whose: str = "") -> str:
        """Returns what a response would do to the play in a few words, with ``whose`` foul it is.

        >>> play = OpenPlay(YardsCompared(clause="", seat=0, call="PASS 55", against="DEF -65", yards=55, loss=65,
        ...     how="no_gain", net=-10, ball_on=40, ends_at=40), 40, 50)
        >>> play.brings("HOLDING", "their"), play.brings("SACK"), play.brings("OFFENSE CHALLENGE")
        ('their foul: +5, same down', '−10 yards', 'replays it')
        >>> OpenPlay(YardsCompared(clause="", seat=0, call="PASS 65", against="DEF -45", yards=65, loss=45,
        ...     how="pass", net=20, ball_on=56, ends_at=76), 56, 66).brings("PASS INTERFERENCE", "their")
        'their foul: +22 instead of +20'
        """
        end, word = self.answered(code)
        if code in (HOLDING, INTERFERENCE):
            stands = self.kind != KICK and not self.answer and self.end >= self.marker
            instead = f"+{end - self.ball_on} instead of +{min(self.end, FIELD) - self.ball_on}"
            return f"{whose} foul: {instead if stands and word == 'first down' else self.moves_up(code)}".strip()
        return _BRINGS.get(word, word)


_BRINGS = {
    "no play": "replays it",
    "picked off": "takes ball",
    "ball lost": "takes ball",
    f"−{SACK_YARDS}": f"−{SACK_YARDS} yards",
}
HALF_THE_WAY = "half the way"
"""How a foul is measured that would reach the goal line."""
FIELD_GOAL_WORDS = f"field goal +{FIELD_GOAL_POINTS}"
_WHY = {"overthrown": "past the back line", "no_gain": "a pass loses nothing"}
"""Why a pass gains nothing although the numbers of the two cards differ."""
_LOST = {INTERCEPTION: "picked off", FUMBLE: "ball lost"}


def _play_words(how: str, ball_on: int, end: int, marker: int) -> str:
    """Returns the outcome of a RUN or a PASS in a word or two.

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


def kick_words(carries: int, needed: int | None, end: int) -> str:
    """Returns the outcome of a kick in a word or two.

    >>> kick_words(45, None, 80), kick_words(45, None, 50), kick_words(45, 43, 113), kick_words(45, 46, 110)
    ('to their 20', 'to midfield', 'field goal +3', 'too short')
    """
    if needed is not None:
        return FIELD_GOAL_WORDS if carries >= needed else "too short"
    if end >= FIELD:
        return "touchback"
    spot = spot_text(end)
    return f"to the {spot}" if end < FIELD // 2 else f"to {spot.replace('opp', 'their')}"
