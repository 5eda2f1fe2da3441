"""The possible remarks in games with a field: BLOWOUT!!! and Card Bowl."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.commentator import number_word, ordinal
from game.events import BallSpotted, DownSet, DriveAdvanced, DriveBegan, DriveEnded, Flag, Scored
from game.variants.blowout import events as bo
from game.variants.card_bowl import events as cb
from game.variants.card_bowl.record import THROWN, PlayRecord, Record
from tests.game.commentator.tale import SEATS, Tale, Truth, counted, row, the

Play = tuple[int, int, int, bool]


BREAKS = (DriveBegan, DriveEnded, Scored, Flag, bo.BallKicked, bo.PlayChallenged)
"""What ends a row of plays: they followed each other, and nothing came between."""


def unbroken(tale: Tale) -> Tale:
    """What was told since anything but a play happened to the ball."""
    return tale.since(*BREAKS)


def blowout_plays(tale: Tale) -> list[Play]:
    found, down, marker = list[Play](), 1, 30
    for event in tale.events:
        if isinstance(event, DownSet):
            down, marker = event.down, event.marker
        elif isinstance(event, bo.PlayEnded) and event.how not in ("interception", "fumble"):
            end = max(0, min(100, event.ends_at))
            moved = event.how in ("run", "pass") and event.ends_at >= min(marker, 100)
            found.append((event.seat, end - event.ball_on, down, moved))
    return found


def stood(tale: Tale) -> list[PlayRecord]:
    """Returns the plays from scrimmage that count, from the record of the match."""
    record = Record(tale.options, weighs=False)
    for event in tale.events:
        record.handle_event(event)
    return [play for play in record.plays if play.counts]


def stood_unbroken(tale: Tale) -> list[PlayRecord]:
    """Those of them that were found to count since anything but a play happened to the ball, and with it."""
    before = tale.events[: max(0, len(tale.events) - len(unbroken(tale).events) - 1)]
    return stood(tale)[len(stood(Tale(before, tale.words, tale.options))) :]


def as_play(play: PlayRecord) -> Play:
    seat, score = play.called.seat, play.scored
    moved = play.first_down or (score is not None and score.how.is_touchdown and score.seat == seat)
    assert play.ended is not None
    return seat, play.gain, play.ended.down, moved


def card_bowl_plays(tale: Tale) -> list[Play]:
    return list(map(as_play, stood(tale)))


def field_truths(plays: Callable[[Tale], list[Play]], row_of_plays: Callable[[Tale], list[Play]]) -> dict[str, Truth]:
    """What is true of the plays of a game with a field, and of those that followed each other directly."""

    def of(tale: Tale, seat: int) -> list[Play]:
        return [play for play in plays(tale) if play[0] == seat]

    def third_downs(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            tries = [made for _, _, down, made in of(tale, seat) if down == 3]
            yield f"{the(seat)} are {sum(tries)} for {len(tries)} on third down."

    def fourth_downs(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            failed = sum(down == 4 and not made for _, _, down, made in of(tale, seat))
            yield f"{ordinal(failed)} fourth down that failed for {the(seat)}."

    def first_downs(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            yield f"First down number {sum(made for *_, made in of(tale, seat))} for {the(seat)} tonight."

    def yards(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            yield f"{the(seat)} are past {sum(gain for _, gain, *_ in of(tale, seat)) // 100 * 100} yards tonight."

    def longest(tale: Tale) -> Iterator[str]:
        yield f"{max(gain for _, gain, *_ in plays(tale))} yards: the longest play of the night."

    def in_vain(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            many = row([play for play in row_of_plays(tale) if play[0] == seat], lambda play: play[1] <= 0)
            yield f"{number_word(many)} plays in a row by {the(seat)} without a gain."

    return {
        "third downs": third_downs,
        "fourth downs": fourth_downs,
        "first downs": first_downs,
        "yards": yards,
        "longest": longest,
        "in vain": in_vain,
    }


# BLOWOUT!!!


def trips(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        spots = [event.seat == seat and event.ball_on >= 80 for event in tale.all(BallSpotted)]
        came = sum(inside and not before for before, inside in zip([False, *spots], spots, strict=False))
        yield f"{ordinal(came)} trip inside the 20 for {the(seat)}."


def lost_alike(tale: Tale) -> Iterator[str]:
    for how in ("interception", "fumble"):
        yield from counted(f"{{0}} {how} of {{1}} tonight.", 2, bo.PlayEnded, how=how)(tale)


def turnovers(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        lost = sum(event.how in ("interception", "fumble") for event in tale.all(bo.PlayEnded, seat=seat))
        yield f"{ordinal(lost)} turnover by {the(seat)} tonight."


def passes_fallen(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        passes = [event.how for event in unbroken(tale).all(bo.PlayEnded, seat=seat)]
        thrown = [how for how in passes if how in ("pass", "no_gain", "overthrown", "interception")]
        yield f"The last {number_word(row(thrown, lambda how: how != 'pass'))} passes of {the(seat)} failed."


def far_kick(tale: Tale) -> Iterator[str]:
    good = [event.needed for event in tale.all(bo.BallKicked, how="field_goal", good=True) if event.needed]
    yield f"Good from {max(good) - 1} yards: the longest kick tonight."


def long_drive(tale: Tale) -> Iterator[str]:
    """A play that a flag or a challenge undid was seen, but does not count: it must be clear which are counted."""
    for seat in SEATS:
        now = tale.since(DriveBegan, seat=seat)
        counts = [event.plays if isinstance(event, DriveAdvanced) else 0 for event in now.events]
        last = max((place for place, plays in enumerate(counts) if plays), default=0)
        plays, undone = sum(counts), any(isinstance(event, Flag | bo.PlayChallenged) for event in now.events[:last])
        yield f"{number_word(plays)} plays {'counted ' if undone else ''}on this drive by {the(seat)}."


BLOWOUT_TRUTHS: dict[str, Truth] = {
    **field_truths(blowout_plays, lambda tale: blowout_plays(unbroken(tale))),
    "long drive": long_drive,
    "red zone": trips,
    "sacks": counted("{0} sack on {1} tonight.", 2, bo.PlayEnded, how="sack"),
    "lost alike": lost_alike,
    "turnovers": turnovers,
    "fallen": passes_fallen,
    "far kick": far_kick,
    "punts": counted("{0} punt by {1} tonight.", 3, bo.BallKicked, how="punt"),
    "missed": counted("{0} field goal missed by {1} tonight.", 2, bo.BallKicked, how="field_goal", good=False),
    "challenges": counted("{0} challenge by {1} tonight.", 2, bo.PlayChallenged),
    "flags": counted("{0} flag against {1} tonight.", 2, Flag),
}


# Card Bowl


def of_plays(
    words: str,
    tell: Callable[[list[PlayRecord], int], object],
    among: Callable[[Tale], list[PlayRecord]] = stood,
) -> Truth:
    """A sentence about the plays of a side from scrimmage that stood."""

    def truth(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            yield words.format(tell([play for play in among(tale) if play.called.seat == seat], seat), the(seat))

    return truth


def passes(plays: list[PlayRecord], fell: bool) -> str:
    """Returns how many of the last passes in a row failed, or were caught."""
    thrown = [
        play
        for play in plays
        if play.loss is None and play.ended is not None and play.ended.play in THROWN and play.thrown
    ]
    return number_word(row(thrown, lambda play: (play.bad or play.intercepted) == fell))


def good_runs(plays: list[PlayRecord], seat: int) -> str:
    runs = [
        play
        for play in plays
        if play.loss is None and play.ended is not None and play.ended.play in ("rush", "sneak", "scramble", "lateral")
    ]
    return number_word(row(runs, lambda play: play.gain >= 5))


def fumbles_lost(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        yield f"{ordinal(sum(play.lost.count(seat) for play in stood(tale)))} fumble lost by {the(seat)} tonight."


def timeouts(tale: Tale) -> Iterator[str]:
    for seat in SEATS:
        spent = tale.since(cb.ScoreboardSet).all(cb.TimeoutTaken, seat=seat)
        left = spent[-1].left if spent else tale.all(cb.ScoreboardSet)[-1].timeouts[seat]
        yield f"{number_word(left)} timeout{'' if left else 's'} left for {the(seat)}."


def sack_yards(plays: list[PlayRecord], seat: int) -> int:
    return sum(play.loss or 0 for play in plays)


CARD_BOWL_TRUTHS: dict[str, Truth] = {
    **field_truths(card_bowl_plays, lambda tale: list(map(as_play, stood_unbroken(tale)))),
    "sacks": of_plays("{} sack on {} tonight.", lambda plays, _: ordinal(sum(play.loss is not None for play in plays))),
    "sack yards": of_plays("Sacks have cost {1} {0} yards tonight.", sack_yards),
    "thrown away": of_plays(
        "{} interception thrown by {}.",
        lambda plays, _: ordinal(sum(play.intercepted and play.loss is None for play in plays)),
    ),
    "fallen": of_plays("The last {} passes of {} failed.", lambda plays, _: passes(plays, True), stood_unbroken),
    "caught": of_plays("The last {} passes of {} were caught.", lambda plays, _: passes(plays, False), stood_unbroken),
    "good runs": of_plays("The last {} runs of {} gained 5 or more.", good_runs, stood_unbroken),
    "fumbles lost": fumbles_lost,
    "flags": counted("{0} penalty on {1} tonight.", 2, Flag),
    "timeouts": timeouts,
}
