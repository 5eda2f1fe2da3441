"""What follows from an action of BLOWOUT!!!, as claims: all that hints, previews and buttons say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.claims import BallAt, Claim, Decides, Estimate, Gains, HasBall, IfStands, Scores, Series
from game.contract import Action, ScoreKind
from game.field import DOWNS, FIELD, flip
from game.variants.blowout.actions import LetStand, Respond, Start
from game.variants.blowout.cards import (
    CODE,
    DEF,
    DEFENSE_CALLS,
    DEFENSE_CHALLENGE,
    HOLDING,
    INTERFERENCE,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CHALLENGE,
    OFFSIDES_D,
    PENALTY_CALLS,
    POINTS,
    RUN,
    START,
    YARDS,
)
from game.variants.blowout.clock import PlaysLeft, calls_left, plays_left
from game.variants.blowout.preview import expected
from game.variants.blowout.yardage import forward, kick_needed, play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

STANDS = ("let_stand",)
DEFENDED = (*STANDS, *(code for code in DEFENSE_CALLS if KIND[code] == DEF))
"""How the other seat lets a call stand that it cannot see: it calls a defensive play, and answers nothing."""


class Carries(Claim, frozen=True):
    """The kick goes so many yards; ``needed`` are those of a field goal, None for a punt."""

    yards: int
    needed: int | None


def claims(view: BlowoutView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    if isinstance(action, Start):
        seat = view.seat if action.on == "offense" else 1 - view.seat
        return HasBall(seat), Decides(seat), BallAt(seat, START)
    if isinstance(action, LetStand):
        return tuple(_left(view, view.facts.defense_response))
    return tuple(_response(view, str(action)) if isinstance(action, Respond) else _call(view, str(action)))


def standing(view: BlowoutView) -> tuple[Claim, ...]:
    """The down, the distance and the spot, once the ball lies on the field, and what is left of the period."""
    facts = view.facts
    if view.phase in ("over", "coin"):
        return ()
    series = Series(facts.offense, facts.down, facts.ball_on, facts.marker - facts.ball_on)
    return series, *(() if facts.in_overtime else (_clock(view),))


def _clock(view: BlowoutView) -> PlaysLeft:
    """The OFFENSE cards of both sides that everybody has seen."""
    own, others = (
        calls_left(CODE[card] for card in (*view.discard_piles[3 * seat + OFFENSE], *view.plays[seat]))
        for seat in (view.facts.offense, 1 - view.facts.offense)
    )
    return plays_left(own, others, view.facts.down)


def _call(view: BlowoutView, code: str) -> list[Claim]:
    """A call meets one that is made in secret: its outcome against a defensive play is claimed."""
    facts = view.facts
    if KIND[code] == KICK:
        return _if_it_stands(_kicked(view, YARDS[code]), DEFENDED)
    if code == OFFSIDES_D:
        return _if_it_stands(_walked(view), DEFENDED)
    if code in PENALTY_CALLS:
        return []
    return [Estimate(expected(view, code)), *([Decides(1 - view.seat)] if view.seat == facts.offense else [])]


def _response(view: BlowoutView, code: str) -> list[Claim]:
    facts = view.facts
    if code in (OFFENSE_CHALLENGE, DEFENSE_CHALLENGE):
        return [BallAt(facts.offense, facts.ball_on)]
    if code in (HOLDING, INTERFERENCE):
        return _walked(view, YARDS[facts.offense_call] if code == INTERFERENCE else YARDS[HOLDING])
    return _left(view, code)


def _left(view: BlowoutView, response: str) -> list[Claim]:
    """The outcome of the play on the table with that response, at once or if the offense adds nothing."""
    facts = view.facts
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        found = _kicked(view, yards)
    else:
        ended, end = play_end(kind, yards - YARDS[facts.defense_call], response, facts.ball_on)
        found = _ended(view, kind, end, lost=ended in ("fumble", "interception"))
    return found if view.seat == facts.offense else _if_it_stands(found, STANDS)


def _if_it_stands(found: list[Claim], replies: tuple[str, ...]) -> list[Claim]:
    return [IfStands(claim, replies) for claim in found]


def _walked(view: BlowoutView, yards: int = YARDS[OFFSIDES_D]) -> list[Claim]:
    """A penalty against the defense (BO-38, BO-56)."""
    facts = view.facts
    ball_on = forward(facts.ball_on, yards)
    return [Gains(facts.offense, ball_on - facts.ball_on), BallAt(facts.offense, ball_on)]


def _kicked(view: BlowoutView, yards: int) -> list[Claim]:
    facts = view.facts
    needed = kick_needed(facts.ball_on)
    found: list[Claim] = [Carries(yards, needed)]
    if needed is not None and yards >= needed:
        how = ScoreKind.FIELD_GOAL
        return [*found, Scores(facts.offense, POINTS[how], how)]
    return found + _lost(view, facts.ball_on + (yards if needed is None else 0))


def _ended(view: BlowoutView, kind: str, end: int, lost: bool) -> list[Claim]:
    """A RUN or a PASS that ends there (BO-64 to BO-74)."""
    facts = view.facts
    if end <= 0:
        how = ScoreKind.SAFETY
        return [Gains(facts.offense, -facts.ball_on), Scores(1 - facts.offense, POINTS[how], how)]
    if lost:
        return _lost(view, end)
    if end >= FIELD:
        how = ScoreKind.RUSHING_TOUCHDOWN if kind == RUN else ScoreKind.PASSING_TOUCHDOWN
        return [Gains(facts.offense, FIELD - facts.ball_on), Scores(facts.offense, POINTS[how], how)]
    gained = Gains(facts.offense, end - facts.ball_on)
    if end >= facts.marker or facts.down < DOWNS:
        return [gained, BallAt(facts.offense, end)]
    return [gained, *_lost(view, end)]


def _lost(view: BlowoutView, end: int) -> list[Claim]:
    """The other seat has the ball there, or on its own 20; in overtime that may be the end (BO-72, BO-73, BO-79)."""
    facts = view.facts
    return [] if facts.in_overtime else [BallAt(1 - facts.offense, START if end >= FIELD else flip(end))]
