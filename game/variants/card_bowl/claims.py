"""Claims about an action of Card Bowl: prompts, hints, previews and buttons say nothing else of it.

What no card decides is claimed as it will be. Where one card decides, its chance is claimed. What a whole play promises
is an estimate: many cards and the other side's answers decide it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.claims import (
    BallAt,
    Claim,
    EndsMatch,
    EndsPeriod,
    Estimate,
    Gains,
    IfStands,
    Keeps,
    Likely,
    Scores,
    SeatClaim,
)
from game.contract import Action
from game.events import DriveAdvanced, MatchEnded
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import (
    Choose,
    Lateral,
    Run,
    Screen,
    Sneak,
    Spread,
    Throw,
    WideLateral,
    WideScreen,
    Yardage,
)  # fmt: skip
from game.variants.card_bowl.cards import CODE, RED_JOKER
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.hand_sizes import room, swallowed
from game.variants.card_bowl.outcomes import Outcome, outcome
from game.variants.card_bowl.players.calling import is_told_by_score, told_figures
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.in_the_air import InTheAir
from game.variants.card_bowl.players.last_plays import last_play_choices
from game.variants.card_bowl.players.late import KICKED, TWO_POINTS, lead, only_touchdown_counts
from game.variants.card_bowl.players.prospects import Prospects
from game.variants.card_bowl.prompts import LAST_DOWN, depth
from game.variants.card_bowl.view import CardBowlView

TOUCHBACK = 20
STANDS = (str(Choose("decline")),)
"""The answer with which a play stands in spite of a flag (CB-430)."""
_PLAYS = (Run, Sneak, Throw, Screen, WideScreen, Lateral, WideLateral)


class Deep(SeatClaim, frozen=True):
    """A kick lies ``yards`` behind the goal line of ``seat``, which has it."""

    yards: int


class Gained(Claim, frozen=True):
    """The play under way has gained so much so far; negative for a loss."""

    yards: int


class Timeouts(SeatClaim, frozen=True):
    """``seat`` has ``left`` timeouts left."""

    left: int


class Lead(SeatClaim, frozen=True):
    """``seat`` leads by so many points; it is behind if they are negative."""

    points: int


class PlaysLeft(Claim, frozen=True):
    """The match ends with so many more plays, where plays are counted."""

    plays: int


class Room(SeatClaim, frozen=True):
    """So many cards of the pool of ``seat`` count in a hand: in its fullest quarter, and in the emptiest (CB-441)."""

    defends: bool
    least: int
    most: int


class Swallowed(SeatClaim, frozen=True):
    """The number of cards of a pool that the limit of fifteen takes: ``least`` in one quarter, ``most`` in another."""

    least: int
    most: int


class CardFails(Likely, frozen=True):
    """A yardage card makes the pass incomplete or an interception (CB-344, CB-345)."""


class Caught(Likely, frozen=True):
    """The throw under way is caught beyond the line: not dropped, broken up or intercepted (CB-353 to CB-362)."""


class KickIsGood(Likely, frozen=True):
    """The field goal of ``seat`` is good."""

    seat: int


def _score_and_time(view: CardBowlView) -> Iterator[Claim]:
    """Yields what a reason near the end of a match begins with."""
    if is_told_by_score(view):
        yield Lead(view.seat, lead(view))
        if view.facts.timing == SIMPLE_1:
            yield PlaysLeft(view.facts.clock)


def claims(view: CardBowlView, action: Action) -> tuple[Claim, ...]:
    """Returns the claims about an action of the deciding seat."""
    if action == Choose("touchback"):
        ball = BallAt(view.seat, TOUCHBACK)
        flagged = view.play.foul is not None or view.play.deferred
        return (IfStands(ball, STANDS),) if flagged else (ball,)
    if action == Choose("keep") and RED_JOKER in view.hand:
        return (Keeps(view.seat, (CODE[RED_JOKER],)),)
    if isinstance(action, Spread):
        return (_swallowed(view, action),)
    if view.phase in ("formation", "front"):
        return (*_score_and_time(view), *map(Estimate, told_figures(view)))
    if isinstance(action, _PLAYS):
        return tuple(_promised(view, action))
    if isinstance(action, Yardage):
        return (CardFails(chance=InTheAir(view).fails()),) if action.cards == 1 else ()
    if view.phase == "yardage":
        return (Caught(chance=InTheAir(view).now().caught),)
    if view.phase == "try":
        return (Estimate(KICKED if action == Choose("extra_point") else TWO_POINTS),)
    if view.phase == "call":
        return tuple(_fourth_down(view, action))
    found = outcome(view, action)
    return () if found is None else tuple(_settled(found, view.facts))


def _swallowed(view: CardBowlView, action: Spread) -> Swallowed:
    lost = swallowed(view.facts.hands[view.seat], action.offense, view.facts.pool - action.offense)
    quarters = [sum(lost[index : index + 2]) for index in range(0, len(lost), 2)]
    return Swallowed(view.seat, min(quarters), max(quarters))


def _settled(found: Outcome, facts: CardBowlFacts) -> Iterator[Claim]:
    """Returns what is certain: points, where the ball lies next, and whether time is up with it."""
    for scored in found.scored():
        yield Scores(scored.seat, scored.points, scored.how)
    advanced = [event for event in found.events if isinstance(event, DriveAdvanced)]
    if advanced:
        yield Gains(advanced[0].seat, sum(event.gain for event in advanced))
    spot = found.spotted()
    if spot is not None:
        yield BallAt(spot.seat, spot.ball_on)
    if any(isinstance(event, MatchEnded) for event in found.events):
        yield EndsMatch()
    elif found.ends:
        yield EndsPeriod("half" if facts.period in clock.PERIODS[2] else "quarter")


def _promised(view: CardBowlView, action: Action) -> Iterator[Claim]:
    found = Prospects(view).judge(action) if view.play.slots else None
    if found is not None:
        for amount in (found.gain, found.first_down, found.breaks, found.turnover):
            yield Estimate(amount)


def _fourth_down(view: CardBowlView, action: Action) -> Iterator[Claim]:
    last = only_touchdown_counts(view)
    if not last and (view.facts.down < LAST_DOWN or view.facts.next != "call"):
        return
    for way in last_play_choices(view.facts) if last else fourth_down_choices(view.facts):
        if way.action == action == Choose("field_goal"):
            yield KickIsGood(view.seat, chance=way.success)
        elif way.action == action == Choose("scrimmage"):
            yield Estimate(way.success)


def standing(view: CardBowlView) -> tuple[Claim, ...]:
    """Returns how it stands before the choice: what a prompt tells that follows from no answer."""
    phase = view.phase
    if phase in ("timeout_offense", "timeout_defense", "delay_of_game"):
        return (Timeouts(view.seat, view.facts.timeouts[view.seat]),)
    if phase == "pool":
        return tuple(Room(view.seat, defends, *room(view.facts, view.seat, defends)) for defends in (False, True))
    if phase == "kick_return":
        return (Deep(view.seat, depth(view)),)
    if phase in ("caught_behind", "screen_behind", "scramble_sideline"):
        return (Gained(view.play.gain),)
    return ()
