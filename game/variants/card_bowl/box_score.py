"""The figures of both sides, and the play of the game, for the result of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.box_score import BoxScore, Row
from game.contract import Event
from game.field import down_and_distance, place
from game.variants.card_bowl.names import clock_text, period_name, yards
from game.variants.card_bowl.record import THROWN, TRIES, PlayRecord, Record
from game.variants.card_bowl.record_sheet import ANY_KICK, in_words, is_lost

RUSHES = ("rush", "sneak", "scramble", "lateral")


def box_score(events: Iterable[Event], names: Sequence[str], options: Mapping[str, str]) -> BoxScore:
    """Figures and play of the game, from what happened; ``options`` must be complete.

    A play that an accepted penalty has wiped out counts for nobody, and so do tries. A sack is neither a rush nor a
    pass. A touchdown from scrimmage is a first down, as statisticians have it. Turnovers are interceptions and lost
    fumbles, those of returns included; a fourth down that fails is none.
    """
    record = Record(options).read(events)
    sides = [_Side(seat, record) for seat in (0, 1)]
    titles = sides[0].figures()
    rows = [Row(title, tuple(side.figures()[title] for side in sides)) for title in titles]
    return BoxScore(tuple(rows), _highlight(record.plays, names))


class _Side:
    """The figures of one seat."""

    def __init__(self, seat: int, record: Record) -> None:
        self.record, self.seat = record, seat
        self.plays = [play for play in record.plays if play.counts and play.called.seat == seat]

    def figures(self) -> dict[str, str]:
        """Each figure by its title, in the order in which they are read."""
        rushes = [play for play in self.plays if _is_rush(play) and play.loss is None]
        tried = [play for play in self.plays if _kind(play) in THROWN and play.thrown and play.loss is None]
        caught = [play for play in tried if not play.bad and not play.intercepted]
        sacks = [play.loss for play in self.plays if play.loss is not None]
        fouls, lost = self.record.penalties[self.seat]
        found = {
            "First downs": str(sum(play.first_down or _scores_itself(play) for play in self.plays)),
            "Rushes": _with_yards(len(rushes), _gained(rushes)),
            "Passes": f"{len(caught)} of {len(tried)}, {yards(_gained(caught))}",
            "Times sacked": _with_yards(len(sacks), sum(sacks)),
            "Turnovers": str(self._turnovers()),
            "Penalties": _with_yards(fouls, lost),
            "Plays": str(len(self.plays)),
        }
        if any(self.record.time):
            found["Time with the ball"] = clock_text(self.record.time[self.seat])
        return found

    def _turnovers(self) -> int:
        """Interceptions thrown and fumbles lost, in plays that stood; a kick that is muffed is a fumble."""
        stood = [play for play in self.record.plays if not play.replayed and play.called.play not in TRIES]
        thrown = sum(play.intercepted and play.called.seat == self.seat for play in stood)
        kicked = [play.ended is not None and play.ended.play in ANY_KICK for play in stood]
        lost = sum(
            play.lost.count(self.seat)
            for play, is_kick in zip(stood, kicked, strict=True)
            if not is_kick or play.called.seat != self.seat  # a kick belongs to nobody until it is received
        )
        return thrown + lost


def _kind(play: PlayRecord) -> str:
    assert play.ended is not None
    return play.ended.play


def _is_rush(play: PlayRecord) -> bool:
    """Returns whether a play counts as a rush: a pass or a kick that was fumbled before it flew does, too."""
    return _kind(play) in (*RUSHES, *ANY_KICK) or (_kind(play) in THROWN and bool(play.fumbles) and not play.thrown)


def _scores_itself(play: PlayRecord) -> bool:
    return play.scored is not None and play.scored.how.is_touchdown and play.scored.seat == play.called.seat


def _gained(plays: Iterable[PlayRecord]) -> int:
    return sum(play.gain for play in plays)


def _with_yards(count: int, gained: int) -> str:
    """Returns how many, and the yards of all of them.

    >>> _with_yards(2, 26), _with_yards(0, 0)
    ('2, 26 yards', '0')
    """
    return f"{count}, {yards(gained)}" if count else "0"


def _highlight(plays: Sequence[PlayRecord], names: Sequence[str]) -> str:
    """Returns the play that moved the chances to win the most; the first of those that did so alike."""
    if not plays:
        return ""
    best = max(plays, key=lambda play: round(abs(play.after - play.before), 6))
    ended = best.ended
    assert ended is not None
    when, does = period_name(best.period).lower(), "kicking" if ended.play in ANY_KICK else "with the ball"
    if ended.play not in ANY_KICK and best.called.play not in TRIES:
        down = down_and_distance(ended.down, ended.los, ended.los + ended.to_go)
        when = f"{when}, {down} at {place(names, ended.seat, ended.los)}"
    told = in_words(ended, names, "intercepted by" if best.intercepted else "lost to").removesuffix(".")
    if best.fumbles and not is_lost(ended):
        told = f"{told}, with the ball loose on the way"
    return f"Play of the game: {when}, {names[ended.seat]} {does}. {told}."
