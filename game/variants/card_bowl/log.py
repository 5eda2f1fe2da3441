"""The log of Card Bowl: each event as a plain sentence, with the numbers that decided it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import DriveEnd, Event, ScoreKind
from game.drives import Drive
from game.events import (
    BallSpotted,
    CardMoved,
    CoinTossed,
    DriveEnded,
    Flag,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    Scored,
    TakenUp,
)
from game.field import down_and_distance, line_to_gain, place
from game.final_words import standing, taken_up_line
from game.letters import small
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import BY_CODE as CARD_OF, HAND
from game.variants.card_bowl.clock import is_overtime
from game.variants.card_bowl.fetches import is_bounce
from game.variants.card_bowl.names import (
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    formation_words,
    gain_words,
    period_name,
    where,
    yards,
)
from game.variants.card_bowl.pass_rush import EXTRA_LOSS
from game.variants.card_bowl.plain_results import from_lead, may_be_thrown_away, struck
from game.variants.card_bowl.record_sheet import ANY_KICK, PASSES, flag_yards, in_words

_SCORES = {
    ScoreKind.TOUCHDOWN: "score a touchdown",
    ScoreKind.RUSHING_TOUCHDOWN: "run in for a touchdown",
    ScoreKind.PASSING_TOUCHDOWN: "pass for a touchdown",
    ScoreKind.RETURN_TOUCHDOWN: "return it for a touchdown",
    ScoreKind.FIELD_GOAL: "kick the field goal",
    ScoreKind.SAFETY: "get a safety",
    ScoreKind.EXTRA_POINT: "kick the extra point",
    ScoreKind.TWO_POINTS: "make the two-point try",
}
_CALLS = {
    "scrimmage": "line up for a play",
    "field_goal": "try a field goal",
    "spike": "spike the ball",
    "kneel": "take a knee",
    "extra_point": "kick for the extra point",
    "two_points": "go for two",
    "free_kick": "make the free kick",
}
_KICKS = {"regular": "kick off", "squib": "squib it", "onside": "try an on-side kick"}


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """Returns one plain sentence for an event, or None where it needs none or another line says the same."""
    return None if _is_repeated(event) else sentence(event, names)


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """Returns the same for an event by itself, whatever the lines before and after it say."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else None


def _is_repeated(event: Event) -> bool:
    """Returns whether the line of the next event says what an event does.

    These are a call from the line, which the formation tells, a run that goes on, which its yards do, a penalty that
    is accepted and an extra point that counts.
    """
    if isinstance(event, own.PlayEnded):
        return (event.play, event.how) == ("extra_point", "good")
    if isinstance(event, own.PlayCalled):
        return event.play == "scrimmage"
    return isinstance(event, own.RunBroke) or (isinstance(event, own.PenaltyAnswered) and event.accepted)


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """Returns the outcome of a drive, in one sentence."""
    start = "" if drive.ball_on is None else f" from {place(names, drive.seat, drive.ball_on)}"
    return f"{names[drive.seat]}{start}: {_driven(drive)}."


def _driven(drive: Drive) -> str:
    """Returns its yards, plays and outcome; a drive that came to no play from scrimmage has the outcome alone."""
    if drive.plays:
        return f"{gain_words(drive.gain)} in {_times(drive.plays, 'play')}, {drive.outcome}"
    return "out of time before a play" if drive.end is DriveEnd.TIME else drive.outcome


def _times(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _play_called(event: own.PlayCalled, names: Sequence[str]) -> str:
    club = names[event.seat]
    if event.play == "kickoff":
        number = f" of {yards(event.number)}" if event.how == "onside" else ""
        number = f" to the {event.number}" if event.how == "squib" else number
        return f"{club} {_KICKS[event.how]}{number}."
    if event.play == "punt":
        adds = "it adds" if event.number == 1 else "they add"
        cards = f"{club} punt with {_times(event.number, 'card')}"
        if event.how:
            return f"{cards} for the sideline: a further card of another suit puts it out of bounds."
        return f"{cards}: 15 yards and what {adds}."
    return f"{club} {_CALLS[event.play]}."


def _lined_up(event: own.LinedUp, names: Sequence[str]) -> str:
    if event.formation:
        return f"{names[event.seat]} line up {formation_words(event.formation)}."
    line = sum(place.startswith("DL") for place in event.places)
    return f"{names[event.seat]} show {line} linemen."


def _resolved(event: own.Resolved, names: Sequence[str]) -> str:
    """Returns the line for a sum: both totals, the yards, and how they follow."""
    rule = f" {from_lead(event)}".rstrip() if event.what != "pass" else ""  # a pass gains all of its lead
    what = "run" if event.what == "rush" else event.what
    sums = f"The {what} adds up to {event.totals[0]} against {event.totals[1]}"
    in_the_air = " in the air" if event.what == "pass" and event.gain > 0 else ""  # the run after it is told later
    if may_be_thrown_away(event):
        return f"{sums}: caught, it would lose {yards(-event.gain)}.{rule}"
    if struck(event):
        return f"{sums}: caught in the end zone, not counting {struck(event)} that would carry it too far."
    return f"{sums}: {gain_words(event.gain)}{in_the_air}.{rule}"


_TRIES = {
    2: "fall on it (+2)",
    1: "trap it (+1)",
    0: "go for it",
    -1: "pick it up (-1)",
    -2: "scoop and run (-2)",
}
"""What a side tries with a loose ball, and the points that it adds (CB-404)."""
_FELL: dict[str, str] = {
    "thrown": "its card, {0}, is not below the quarterback's {1}",
    "pressed": "its card and the pressure, {0}, are not below the quarterback's {1}",
    "suit": "the {card} has the receiver's suit",
    "dropped": "the catch card, {0}, is not below the receiver's {1}",
    "broken_up": "the cover has {0} with its card, the receiver {1} with his",
}
"""Why a pass is incomplete, by its reason (CB-339, CB-344, CB-353, CB-357)."""


def _bad_pass(event: own.BadPass, names: Sequence[str]) -> str:
    said = f"The pass is {PASSES.get(event.why, 'incomplete')}"
    if event.why not in _FELL or not event.card:
        return f"{said}."
    card = CARD_OF[event.card]
    pressed = event.why == "thrown" and event.against is not None and event.against[0] != card.value
    why = _FELL["pressed" if pressed else event.why]
    numbers: list[int | str] = [*(event.against or ())]
    if event.against is not None and event.shotgun:
        numbers[1] = f"{event.against[1] - 1} + 1 in shotgun"
    return f"{said}: {why.format(*numbers, card=small(card.title))}."


def _sacked(event: own.Sacked, names: Sequence[str]) -> str:
    said = f"{names[event.seat]} are sacked for a loss of {yards(event.loss)}"
    if event.against is None:
        return f"{said}."
    rush, protection = event.against
    return f"{said}: pass rush {rush} less protection and card {protection}, and {EXTRA_LOSS} for any sack."


def _declared(event: own.Declared, names: Sequence[str]) -> str:
    tried = (f"{name} {_TRIES[points]}" for name, points in zip(names, event.points, strict=True))
    return f"{', '.join(tried)}."


def _set_gained(event: own.SetGained, names: Sequence[str]) -> str:
    """Returns the sum of a set in the open field."""
    drawn = " + ".join(map(str, event.cards))
    less = f", less {event.tackled} for the tackle" if event.tackled else ""
    added = f"{drawn}{less}: " if less or len(event.cards) > 1 else ""
    return f"{names[event.seat]} in the open field: {added}{gain_words(event.gain)}."


def _bounced(event: own.BallMoved, names: Sequence[str]) -> str | None:
    """Tells of a tie for a loose ball; other strides are told by what they come to."""
    if not is_bounce(event):
        return None
    return f"A tie: the ball {f'bounces {yards(abs(event.by))}' if event.by else 'stays there'}, and both draw again."


def _recovered(event: own.Recovered, names: Sequence[str]) -> str:
    said = f"{names[event.seat]} recover it {where(names, event.seat, event.ball_on)}"
    return f"{said}, {event.against[0]} to {event.against[1]}." if event.against else f"{said}."


def _play_ended(event: own.PlayEnded, names: Sequence[str]) -> str:
    """Returns how a play ended, with its down where it had one.

    Why a pass fell and what a sack has cost is told with its numbers by the line before.
    """
    said = in_words(event, names)
    if event.failed_try:
        return f"Two-point try, {small(said)} It fails."
    if (event.play in ANY_KICK and event.play != "field_goal") or not event.down:
        return said
    down = down_and_distance(event.down, event.los, event.los + event.to_go)
    if event.how == "sack":
        return f"{down}, sack: to {place(names, event.holder, event.ball_on)}."
    if event.how in PASSES:
        said = said.replace(f", {PASSES[event.how]}", "")
    return f"{down}, {small(said)}"


def _flagged(event: Flag, names: Sequence[str]) -> str:
    return f"A penalty against {names[event.seat]}: {event.foul}, {flag_yards(event)}."


def _answered(event: own.PenaltyAnswered, names: Sequence[str]) -> str:
    return f"{names[event.seat]} {'accept' if event.accepted else 'decline'} the penalty."


def _scored(event: Scored, names: Sequence[str]) -> str:
    return f"{names[event.seat]} {_SCORES[event.how]}: {standing(event, names)}."


def _ended(event: MatchEnded, names: Sequence[str]) -> str:
    home, away = event.result.points
    if len(event.result.winners) > 1:
        return f"It ends level, {home} to {away}."
    return f"{names[event.result.winners[0]]} win, {max(home, away)} to {min(home, away)}."


def _spotted(event: BallSpotted, names: Sequence[str]) -> str | None:
    """Tells where the ball is and the new series; after a penalty, at a try and at a start the spot alone."""
    if event.why == "play":
        return None
    said = f"{names[event.seat]} have the ball at {place(names, event.seat, event.ball_on)}"
    if event.why in ("penalty", "try", "start"):
        return f"{said}."
    return f"{said}, {down_and_distance(1, event.ball_on, line_to_gain(event.ball_on))}."


def _drive_ended(event: DriveEnded, names: Sequence[str]) -> str | None:
    """Returns a turnover on downs; other ends of a drive are told by its last play."""
    return f"{names[event.seat]} turn the ball over on downs." if event.how is DriveEnd.DOWNS else None


def _toss_won(event: own.TossWon, names: Sequence[str]) -> str:
    """Returns the choice of the winner, and the role of the other side."""
    other = "receive" if event.choice == "kick" else "kick"
    return f"{names[event.seat]} choose to {event.choice}: {names[1 - event.seat]} {other}."


def _given_back(event: CardMoved, names: Sequence[str]) -> str | None:
    """Returns the red joker that a defense gives back for another card (CB-26, CB-203)."""
    if event.source not in HAND or event.target != "drawn":
        return None
    return f"{names[HAND.index(event.source)]} give the red joker back: drawn later, it takes the ball away."


def _began(period: int) -> str:
    """Returns that a period begins: the only quarter has no number to name it by."""
    name = period_name(period)
    return f"{name}: the first points win." if is_overtime(period) else f"The {name.lower()} begins."


_TELLERS: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CardMoved: _given_back,
    own.CoinCalled: lambda event, names: f"{names[event.seat]} call {event.side}.",
    CoinTossed: lambda event, names: f"{names[event.seat]} win the toss.",
    own.TossWon: _toss_won,
    own.PoolSpread: lambda event, names: (
        f"{names[0]} put {_times(event.offense[0], 'extra card')} on offense, {names[1]} {event.offense[1]}."
    ),
    own.PlayCalled: _play_called,
    own.LinedUp: _lined_up,
    own.Resolved: _resolved,
    own.Sacked: _sacked,
    own.BadPass: _bad_pass,
    own.Intercepted: lambda event, names: (
        f"A red joker: {names[event.seat]} intercept {where(names, event.seat, event.ball_on)}."
    ),
    own.FumbleBegan: lambda event, names: f"The ball is loose {where(names, event.seat, event.ball_on)}.",
    own.Declared: _declared,
    own.BallMoved: _bounced,
    own.Recovered: _recovered,
    own.RunBroke: lambda event, names: (
        f"{names[event.seat]} run on into the open field: {_times(event.cards, 'card')}."
    ),
    own.SetGained: _set_gained,
    own.FoulNoted: lambda event, names: f"A flag against {names[event.seat]}: {event.foul}.",
    own.PenaltyAnswered: _answered,
    own.TimeoutTaken: lambda event, names: f"{names[event.seat]} call a timeout and have {event.left} left.",
    own.DownRepeated: lambda event, names: (
        f"A joker: {names[event.seat]} bobble the snap, and the down is played again."
    ),
    own.PlayEnded: _play_ended,
    Flag: _flagged,
    Scored: _scored,
    BallSpotted: _spotted,
    DriveEnded: _drive_ended,
    PeriodBegan: lambda event, names: _began(event.period),
    PeriodEnded: lambda event, names: f"End of the {period_name(event.period).lower()}.",
    TakenUp: taken_up_line,
    MatchEnded: _ended,
}
