"""Ranks the calls of the play sheet by the chance to win that their odds leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from game.chance import generator, pick
from game.field import FIELD, ordinal_down
from game.letters import capital
from game.variants.card_bowl.formations import BACKS, FORMATIONS, MIDDLE
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.play_odds import good_ends
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.call_odds import SHORT, CallOdds, call_odds, shown_odds
from game.variants.card_bowl.players.call_value import tolerance, worth
from game.variants.card_bowl.players.calls import (
    DEFENSES,
    PASSES,
    PLAYS,
    Call,
    DefenseCall,
    PlayCall,
    formations_of,
    hand_side,
    mixed,
    own_cards,
    to_go,
)
from game.variants.card_bowl.players.last_plays import needed_score
from game.variants.card_bowl.view import CardBowlView

FIRST, LONG, LOST, YARDS = range(4)
"""Where each of the ``figures`` stands."""
SNEAKS_FOR = 3
"""Most yards to go for which a sneak is called."""
ALIKE = 0.1
"""Part of the best chance of needed points by which calls may differ that are about as good."""
MUST_MAKE, ALIKE_LATE = 4, 0.6
"""Down from which the coach proposes nothing but the best call, since short of the line there is no other try; and the
part of the usual difference by which those that are about as good may differ on the down before it."""
AS_OFTEN = 0.67
"""Least part of the best chance of a first down among calls that are about as good with which one is proposed."""
FAR_TO_GO = (13, 11, 8, 8)
"""Yards to go by down from which a throw is the call that fits, if it is about as good."""
STRENGTHS = {
    FIRST: "makes it most often",
    YARDS: "gains the most",
    LONG: "breaks free most often",
    LOST: "risks the least",
}
"""In what a call is the best, in a word or two, by its figure."""
FAR = 20
"""Yards to the goal line from which nothing but a deep pass is tried if only a touchdown helps."""


class Ranked(NamedTuple):
    """A call with its odds and their value."""

    call: Call
    odds: CallOdds
    worth: float
    """The chance to win of the seat that calls it."""


def ranked(view: CardBowlView) -> tuple[Ranked, ...]:
    """Returns the calls of the sheet that the seat can make now, the best first."""
    facts, attacks = view.facts, view.seat == view.play.offense
    known = (tuple(own_cards(view)), view.play.formation, attacks, view.seat)
    place = (facts.ball_on, facts.down, facts.marker, facts.offense, facts.next)
    time = (facts.period, facts.clock, facts.timing, *facts.points)
    return _ranked(_Asked((*known, place, time, facts.hands), view))


@dataclass(frozen=True, slots=True)
class _Asked:
    """A view with its key in the cache, since calls are ranked again for every man who is placed."""

    key: tuple[object, ...]
    """Everything in the view on which the ranking depends."""
    view: CardBowlView = field(compare=False)


@lru_cache(maxsize=64)
def _ranked(asked: _Asked) -> tuple[Ranked, ...]:
    view = asked.view
    if view.seat != view.play.offense:
        return _sorted(view, [_rank(view, call, -1) for call in DEFENSES], -1)
    return _sorted(view, [_rank(view, call, 1) for call in _possible(view)], 1)


def proposed(view: CardBowlView) -> tuple[Ranked, ...]:
    """Returns the calls as the coach proposes them to a player, his own first and then the best.

    On the last plays their worth is the chance of the points that the offense needs.
    """
    sign = _sign(view)
    shown = [row._replace(odds=shown_odds(view, row.call.name)) for row in ranked(view)]
    if late.needs_points(view.facts):
        shown = [row._replace(worth=sign * needed_score(view.facts, row.odds)) for row in shown]
    rows = sorted(shown, key=lambda each: -each.worth)
    best = next(row for row in rows if not any(_is_better(other, row, sign) for other in rows))
    own = rows[0] if late.needs_points(view.facts) else _own(view, best, rows)
    return (own, *(row for row in rows if row is not own))


def _own(view: CardBowlView, best: Ranked, rows: Sequence[Ranked]) -> Ranked:
    """Returns the coach's own call; ``rows`` are the calls by their worth, the best first.

    One of those that are about as good is drawn, from public figures alone: whoever always calls the same is easy to
    expect. None of them makes the distance far less often than another, as a player compares calls by that. Where down
    and distance ask for a kind of play, it is one of these; every kind is as likely as another.
    """
    facts, sign = view.facts, _sign(view)
    if facts.down >= MUST_MAKE or facts.next == "two_points":
        return best
    alike = tolerance(facts) * (ALIKE_LATE if facts.down == MUST_MAKE - 1 else 1.0)
    near = [row for row in rows if row.worth >= rows[0].worth - alike]
    if view.seat == view.play.offense:
        often = max(row.odds.odds.first_down for row in near)
        near = [row for row in near if row.odds.odds.first_down >= AS_OFTEN * often]
    else:
        near = [row for row in near if not any(_gives_less(other, row) for other in near)]
    good = [row for row in near if not any(_is_better(other, row, sign) for other in rows)]
    fitting = [row for row in good if _kind(row.call) in _kinds_for(view)] or good or [best]
    kinds = {_kind(row.call): row for row in reversed(fitting)}
    return pick([*kinds.values()], generator(f"coach's call at {facts.ball_on}", facts.plays))


def _gives_less(one: Ranked, other: Ranked) -> bool:
    """Returns whether a defense gives up less than another in both figures of its tile: yards, and first downs."""
    told, others = ((round(row.odds.odds.first_down, 2), round(row.odds.yards)) for row in (one, other))
    return told != others and all(a <= b for a, b in zip(told, others, strict=True))


def _kind(call: Call) -> str:
    """Returns the kind of a call: passes are alike, and so are runs up the middle."""
    if not isinstance(call, PlayCall):
        return call.task
    return "pass" if call.aim in PASSES else "inside" if call.aim == "sneak" else call.aim


def _kinds_for(view: CardBowlView) -> Sequence[str]:
    """Returns the kinds of plays that down and distance ask for; none if every one will do."""
    distance = to_go(view)
    if view.seat != view.play.offense:
        return ()
    if distance <= SHORT:
        return ("inside",)
    return ("pass",) if distance >= FAR_TO_GO[view.facts.down - 1] else ()


def _sign(view: CardBowlView) -> int:
    """Returns 1 for a call of the offense, -1 for one of the defense: low figures of the offense are good."""
    return 1 if view.seat == view.play.offense else -1


def good_calls(view: CardBowlView) -> list[Ranked]:
    """Returns the coach's call and those that are about as good: none with worse figures than another call."""
    rows, sign = proposed(view), _sign(view)
    best = max(row.worth for row in rows)
    alike = ALIKE * abs(best) if late.needs_points(view.facts) else tolerance(view.facts)
    near = [row for row in rows[1:] if row.worth >= best - alike]
    return [rows[0], *(row for row in near if not any(_is_better(other, row, sign) for other in rows))]


def _sorted(view: CardBowlView, found: list[Ranked], sign: int) -> tuple[Ranked, ...]:
    """Returns the calls by worth, after the one that Pro makes.

    The hand decides among calls that are about as good as the best one, so that nobody can expect what comes. None of
    them is worse than another call in every figure that is shown.
    """
    rows = sorted(found, key=lambda each: -each.worth)
    good = [row for row in rows if not any(_is_better(other, row, sign) for other in rows)]
    near = [row for row in good if row.worth >= good[0].worth - tolerance(view.facts)]
    likely = [good[0], *near]
    chosen = likely[mixed(view, 3) % len(likely)]
    return (chosen, *(row for row in rows if row is not chosen))


def _is_better(one: Ranked, other: Ranked, sign: int) -> bool:
    """Returns whether a call is at least as good as another in every figure, and better in one."""
    pairs = [*zip(_shown(one, sign), _shown(other, sign), strict=True)]
    return all(a >= b for a, b in pairs) and any(a > b for a, b in pairs)


def _shown(row: Ranked, sign: int) -> tuple[float, ...]:
    """Returns the figures of a call as the sheet shows them, the higher the better for who calls it."""
    first, long, lost, gain = figures(row.odds)
    return tuple(sign * round(value, 2) for value in (first, long, -lost, gain / 100))


def _rank(view: CardBowlView, call: Call, sign: int) -> Ranked:
    odds = call_odds(view, call.name)
    value = worth(view.facts, odds)
    return Ranked(call, odds, value if sign > 0 else 1 - value)


def _possible(view: CardBowlView) -> list[PlayCall]:
    """Returns the plays that fit the formation, or all before there is one, to the side that the hand prefers."""
    side = hand_side(view)
    plays = [call for call in PLAYS if call.side in (MIDDLE, side)]
    if to_go(view) > SNEAKS_FOR:
        plays = [call for call in plays if call.aim != "sneak"]
    if late.hurries(view):
        plays = [call for call in plays if not call.runs and call.aim != "sneak"]
    if late.needs_end_zone(view) and FIELD - view.facts.ball_on > FAR:
        plays = [call for call in plays if call.aim == "deep"]
    if view.play.formation < 0:
        return plays
    meant = [call for call in plays if view.play.formation in formations_of(call)]
    return meant or [call for call in plays if is_possible(view, call)]


def figures(odds: CallOdds) -> tuple[float, ...]:
    """Returns the figures that a reason may name: first downs, long gains, lost balls, and average yards."""
    return odds.odds.first_down, odds.odds.long, odds.odds.turnover, odds.yards


def is_told_by_score(view: CardBowlView) -> bool:
    """Returns whether the reason for a call begins with the score and the time that is left."""
    return late.is_ending(view.facts) and bool(late.lead(view)) and view.facts.next == "call"


def told_figures(view: CardBowlView) -> tuple[float, ...]:
    """Returns the figures that the reason for Pro's call may tell: chances in whole percents, and average yards."""
    name = ranked(view)[0].call.name
    odds = next(each for each in _compared(view) if each.call.name == name).odds
    told = odds.odds.percents()
    return told.first_down / 100, told.long / 100, told.turnover / 100, odds.yards


def _compared(view: CardBowlView) -> Sequence[Ranked]:
    """Returns the calls that a reason compares, the best first."""
    return proposed(view) if late.needs_points(view.facts) else ranked(view)


def reason(view: CardBowlView, name: str) -> str:
    """Returns what speaks for a good call, in a sentence with its figure; near the end, what the score asks for."""
    rows = _compared(view)
    best = next(each for each in rows if each.call.name == name)
    by_score, lead = "", late.lead(view)
    if is_told_by_score(view):
        by_score = f"{abs(lead)} {'ahead' if lead > 0 else 'behind'}, {late.left_words(view.facts)}: "
    wanted = [FIRST, YARDS, LONG]
    if view.seat == view.play.offense:
        wanted = [*([LOST if lead > 0 else LONG] if by_score else []), FIRST, YARDS, LONG, LOST]
    told = next((text for index in wanted if (text := _leading(view, best, rows, index))), "")
    if not told:
        first, lost = (_percent(best.odds, index) for index in (FIRST, LOST))
        told = f"{_made(view)} {first} of the time, and {lost} lost balls: "
        is_best = best.worth >= max(each.worth for each in rows)
        told += (
            "no other call leaves a better chance to win."
            if is_best
            else f"about as good as {_best_of(rows).call.name}, and harder to expect."
        )
    return f"{by_score}{told[0].lower()}{told[1:]}" if by_score else told


def strength(view: CardBowlView, name: str) -> str:
    """Returns in which figure no other call of the offense is better, or else to which call it comes next."""
    rows = _compared(view)
    best = next((each for each in rows if each.call.name == name), None)
    if best is None or view.seat != view.play.offense:
        return ""
    wanted = [LOST] if is_told_by_score(view) and late.lead(view) > 0 else []
    told = next((STRENGTHS[index] for index in (*wanted, *STRENGTHS) if _leading(view, best, rows, index)), "")
    top = _best_of(rows)
    return told or ("" if best.worth >= top.worth else f"as good as {top.call.name}")


def _best_of(rows: Sequence[Ranked]) -> Ranked:
    """Returns the call that leaves the best chance to win."""
    return max(rows, key=lambda row: row.worth)


def reason_here(view: CardBowlView, name: str) -> str:
    """Returns the reason for a call after down and distance, for which it is made: "2nd and 6: about 5 yards ..."."""
    told, facts = reason(view, name), view.facts
    if facts.next != "call" or is_told_by_score(view):
        return told
    distance = "goal" if late.to_make(view) >= FIELD - facts.ball_on else str(late.to_make(view))
    return f"{ordinal_down(facts.down)} and {distance}: {told[0].lower()}{told[1:]}"


def _leading(view: CardBowlView, best: Ranked, rows: Sequence[Ranked], index: int) -> str:
    """Returns the figure of a call if no other call is better in it, in a sentence; otherwise an empty text."""
    attacks = view.seat == view.play.offense
    sign = 1 if attacks == (index != LOST) else -1
    own = figures(best.odds)[index]
    if any(sign * own < sign * figures(each.odds)[index] for each in rows):
        return ""
    if index == YARDS:
        return f"About {yards(round(own))} on average, {'more' if attacks else 'fewer'} than with any other call."
    if index == LONG and not attacks:
        named = "touchdowns" if _best_end(view) == "touchdown" else "long gains"
        return f"Only {_percent(best.odds, index)} {named}, fewer than with any other call."
    end = _best_end(view)
    gained = "a long gain" if end and end != "touchdown" else end
    made = {FIRST: _made(view), LONG: gained, LOST: "The ball is lost"}[index]
    than = "more" if attacks and index != LOST else "less"
    if not made:
        return ""
    if index == LOST and attacks:
        return "" if not own else f"{made} {_percent(best.odds, index)} of the time: no other call risks less."
    return f"{capital(made)} {_percent(best.odds, index)} of the time, {than} than with any other call."


def _made(view: CardBowlView) -> str:
    """Returns what a play that makes the distance brings."""
    if view.facts.next == "two_points":
        return "Two points"
    if late.to_make(view) >= FIELD - view.facts.ball_on:
        return "A touchdown"
    return "A first down or a touchdown" if _best_end(view) == "touchdown" else "A first down"


def praise(view: CardBowlView, name: str) -> tuple[str, str]:
    """Returns the rating of a good call and what speaks for it: why the coach makes it, or its other figures."""
    rows = proposed(view)
    row = next(each for each in rows if each.call.name == name)
    first, long, lost = (_percent(row.odds, index) for index in (FIRST, LONG, LOST))
    best = _best_end(view)
    rating = f"{'makes' if _sign(view) > 0 else 'they make'} it {first}"
    if row is rows[0]:
        return rating, reason_here(view, name)
    more = f"{best} {long}, " if best else ""
    return rating, f"About {yards(round(row.odds.yards))} on average, {more}ball lost {lost}."


def _best_end(view: CardBowlView) -> str:
    """Returns the name of a long gain, or of a touchdown near the goal line; empty at the goal line itself."""
    return good_ends(late.to_make(view), FIELD - view.facts.ball_on)[1]


def _percent(odds: CallOdds, index: int) -> str:
    """Returns one of the ``figures`` that are chances, as the sheet tells it."""
    told = odds.odds.percents()
    return f"{(told.first_down, told.long, told.turnover)[index]} %"


def is_possible(view: CardBowlView, call: PlayCall) -> bool:
    """Returns whether the present formation has the men whom a call needs."""
    formation = FORMATIONS[view.play.formation]
    if call.aim == "sneak":
        return not formation.shotgun
    return call.aim in ("short", "deep") or any(slot in BACKS for slot in formation.slots)


def play_of(view: CardBowlView) -> PlayCall:
    """Returns the play that Pro calls: one of those that leave the best chance to win.

    A run goes to the side of the better linemen once they stand.
    """
    best = ranked(view)[0].call
    assert isinstance(best, PlayCall)
    return best._replace(side=MIDDLE)


def defense_of(view: CardBowlView) -> DefenseCall:
    """Returns the call that Pro makes on defense, likewise."""
    best = ranked(view)[0].call
    assert isinstance(best, DefenseCall)
    return best
