"""Claims about an action of BLOWOUT!!!: everything that hints, previews and buttons say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.claims import BallAt, Claim, Decides, Estimate, Gains, HasBall, Holds, IfStands, Scores, Series, stated
from game.contract import Action, ScoreKind
from game.field import DOWNS, FIELD, flip
from game.variants.blowout.actions import LetStand, Respond, Start
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import (
    CHALLENGES,
    CODE,
    DEF,
    DEFENSE,
    DEFENSE_CALLS,
    DEFENSE_RESPONSES,
    DELAY,
    HOLDING,
    INTERFERENCE,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_RESPONSES,
    OFFSIDES_D,
    OFFSIDES_O,
    PASS,
    PENALTY_CALLS,
    POINTS,
    RUN,
    SPECIAL_TEAMS,
    SPECIAL_TEAMS_DECK,
    START,
    TAKES_BALL,
    YARDS,
)
from game.variants.blowout.clock import PlaysLeft, calls_left
from game.variants.blowout.preview import expected
from game.variants.blowout.yardage import forward, kick_needed, play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

KICKS = tuple(card.code for card in SPECIAL_TEAMS_DECK)
"""The codes of all KICK cards."""
STANDS = ("let_stand",)
DEFENDED = (*STANDS, *(code for code in DEFENSE_CALLS if KIND[code] == DEF))
"""Actions by which the other seat lets a call stand: any defensive play, and no response."""


class Carries(Claim, frozen=True):
    """The kick goes ``yards``. ``posts`` are the yards to the posts, which it must exceed, or None for a punt."""

    yards: int
    posts: int | None


class EndsWith(Claim, frozen=True):
    """The match is over with this score."""

    score: tuple[int, int]


class HoldsAnswer(Holds, frozen=True):
    """``seat`` holds, as both call, a card that may answer the play."""


class HoldsTurnover(Holds, frozen=True):
    """``seat`` holds, as both call, the card that takes the ball from the play."""


class HoldsFlag(Holds, frozen=True):
    """``seat`` holds, as both call, a foul that it may call in place of a play."""


class HoldsKick(Holds, frozen=True):
    """``seat`` holds, as both call, a KICK that is long enough for a field goal."""


def claims(view: BlowoutView, action: Action) -> tuple[Claim, ...]:
    """Returns the claims about an action of the deciding seat."""
    if isinstance(action, Start):
        seat = view.seat if action.on == "offense" else 1 - view.seat
        return HasBall(seat), Decides(seat), BallAt(seat, START)
    if isinstance(action, LetStand):
        return tuple(_left(view, view.facts.defense_response))
    return tuple(_response(view, str(action)) if isinstance(action, Respond) else _call(view, str(action)))


def standing(view: BlowoutView) -> tuple[Claim, ...]:
    """Returns down, distance and spot, and the plays left; nothing before the first drive."""
    facts = view.facts
    if view.phase in ("over", "coin"):
        return ()
    series = Series(facts.offense, facts.down, facts.ball_on, facts.marker - facts.ball_on)
    return series, *(() if facts.in_overtime else (_clock(view),))


def _clock(view: BlowoutView) -> PlaysLeft:
    """Returns the plays left, from the OFFENSE cards that everybody has seen."""
    own, others = (
        calls_left(CODE[card] for card in (*view.discard_piles[3 * seat + OFFENSE], *view.plays[seat]))
        for seat in (view.facts.offense, 1 - view.facts.offense)
    )
    return PlaysLeft(own, others, view.facts.down)


def _call(view: BlowoutView, code: str) -> list[Claim]:
    """Returns the claims about a call: its outcome against a defensive play, as the other call is secret."""
    found = unseen(view, code)
    if KIND[code] == KICK:
        return found + _if_it_stands(_kicked(view, YARDS[code]), DEFENDED)
    if code == OFFSIDES_D:
        return found + _if_it_stands(_penalty(view), DEFENDED)
    if code in PENALTY_CALLS:
        return []
    decides = [Decides(1 - view.seat)] if view.seat == view.facts.offense else []
    return [Estimate(expected(view, code)), *decides, *found]


def unseen(view: BlowoutView, code: str) -> list[Claim]:
    """Returns the chances that the other seat holds what the yards of a call leave out: answers, flags and kicks."""
    count, other = CardCount(view), 1 - view.seat
    on_offense = view.seat == view.facts.offense
    deck = DEFENSE if on_offense else OFFENSE
    answers = DEFENSE_RESPONSES.get(KIND[code], ()) if on_offense else OFFENSE_RESPONSES[PASS]
    flags = (DELAY, OFFSIDES_O) if on_offense else (OFFSIDES_D,)
    found: list[Claim] = [HoldsFlag(seat=other, codes=flags, chance=count.chance_held(flags, deck))]
    if answers:
        found.append(HoldsAnswer(seat=other, codes=answers, chance=count.chance_held(answers, deck)))
    if on_offense and KIND[code] in TAKES_BALL:
        takes = (TAKES_BALL[KIND[code]],)
        found.append(HoldsTurnover(seat=other, codes=takes, chance=count.chance_held(takes, deck)))
    needed = kick_needed(view.facts.ball_on) if KIND[code] == DEF and view.facts.down == DOWNS else None
    if needed is not None:
        kicks = tuple(code for code in KICKS if YARDS[code] >= needed)
        found.append(HoldsKick(seat=other, codes=kicks, chance=count.chance_held(kicks, SPECIAL_TEAMS)))
    return found


def _response(view: BlowoutView, code: str) -> list[Claim]:
    facts = view.facts
    if code in CHALLENGES:
        return [BallAt(facts.offense, facts.ball_on)]
    if code in (HOLDING, INTERFERENCE):
        return _penalty(view, YARDS[facts.offense_call] if code == INTERFERENCE else YARDS[HOLDING])
    return _left(view, code)


def _left(view: BlowoutView, response: str) -> list[Claim]:
    """Returns the outcome of the play on the table with that response, if the offense adds nothing."""
    facts = view.facts
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        found = _kicked(view, yards)
    else:
        ended, end = play_end(kind, yards - YARDS[facts.defense_call], response, facts.ball_on)
        found = _ended(view, kind, end, lost=ended in ("fumble", "interception"))
    found += _ended_match(view, found)
    return found if view.seat == facts.offense else _if_it_stands(found, STANDS)


def _ended_match(view: BlowoutView, found: list[Claim]) -> list[Claim]:
    """Returns the claim that a play with these claims is the last one, as far as the public cards tell (BO-86, BO-93).

    A side without a call may still have a KICK on fourth down (BO-87): nothing is claimed then.
    """
    facts, clock, scored, spot = view.facts, _clock(view), stated(found, Scores), stated(found, BallAt)
    if facts.in_overtime or not facts.is_last_period:
        return []
    keeps = spot is not None and spot.seat == facts.offense
    first = spot is not None and keeps and spot.ball_on >= facts.marker
    if (clock.own if keeps else clock.others) or (keeps and not first and facts.down == DOWNS - 1):
        return []
    points = [*view.points]
    if scored is not None:
        points[scored.seat] += scored.points
    return [] if points[0] == points[1] else [EndsWith((points[0], points[1]))]


def _if_it_stands(found: list[Claim], replies: tuple[str, ...]) -> list[Claim]:
    return [IfStands(claim, replies) for claim in found]


def _penalty(view: BlowoutView, yards: int = YARDS[OFFSIDES_D]) -> list[Claim]:
    """Returns the claims about a penalty against the defense (BO-38, BO-56)."""
    facts = view.facts
    ball_on = forward(facts.ball_on, yards)
    return [Gains(facts.offense, ball_on - facts.ball_on), BallAt(facts.offense, ball_on)]


def _kicked(view: BlowoutView, yards: int) -> list[Claim]:
    facts = view.facts
    needed = kick_needed(facts.ball_on)
    found: list[Claim] = [Carries(yards, None if needed is None else needed - 1)]
    if needed is not None and yards >= needed:
        how = ScoreKind.FIELD_GOAL
        return [*found, Scores(facts.offense, POINTS[how], how)]
    return found + _lost(view, facts.ball_on + (yards if needed is None else 0))


def _ended(view: BlowoutView, kind: str, end: int, lost: bool) -> list[Claim]:
    """Returns the claims about a RUN or a PASS that ends there (BO-64 to BO-74)."""
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
    """Claims the spot of the other seat; nothing in overtime, which may be over (BO-72, BO-73, BO-79)."""
    facts = view.facts
    return [] if facts.in_overtime else [BallAt(1 - facts.offense, START if end >= FIELD else flip(end))]
