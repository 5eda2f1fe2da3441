"""The answers of a decision side by side, each with its chance, its result and its risk.

Every number is a claim: tests hold it to positions that are sampled from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.claims import cards_text
from game.contract import Action
from game.field import FIELD
from game.letters import capital, small
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import Choose, Declare, Kick, Punt, PuntCards, RunOff, Yardage
from game.variants.card_bowl.cards import BLACK_JOKER, CODE, RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.facts import COMPLEX, CardBowlFacts
from game.variants.card_bowl.names import INTERVAL, clock_text, spot_of, title, yards
from game.variants.card_bowl.outcomes import in_words
from game.variants.card_bowl.phases.kickoff import KICK_SPOT
from game.variants.card_bowl.phases.punt import PUNT_YARDS
from game.variants.card_bowl.play_odds import PlayOdds
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.in_the_air import InTheAir, Throw
from game.variants.card_bowl.players.kicks import average_gain, past_the_20
from game.variants.card_bowl.players.last_plays import last_play_choices
from game.variants.card_bowl.players.late import KICKED, TWO_POINTS, is_last_try, only_touchdown_counts
from game.variants.card_bowl.players.loose_ball import won_by
from game.variants.card_bowl.view import CardBowlView

SUITS = ("club", "diamond", "heart", "spade")
THROW, MORE = Choose("reception"), Yardage(1)
LAST_DOWN = 4
SURELY = 0.85
"""A chance from which nothing is said of what else may happen."""
SLIGHT, WORTH_A_PUNT = 0.01, 15
"""Chance of a field goal, and yards of a punt with its return, below which there is no plate for it."""
OUT = 39 / 51
"""How often a further card has another suit than the last one of a punt (CB-160)."""
KEPT, LEFT_SHORT, SQUIB, LEFT_DEEP = 0.19, 48, 30, 26
"""How often an on-side kick of 7 is kept and where the others have the ball if not, the line of a squib, and where they
have it after a regular kick, against Pro from the 30."""


class Stake(NamedTuple):
    """One answer as it lies beside the others."""

    action: Action
    head: str
    big: str = ""
    """Its number in large letters."""
    says: tuple[str, ...] = ()
    """Meaning of the number, in a line or two."""
    lines: tuple[str, ...] = ()
    odds: PlayOdds | None = None
    short: int = 0
    """Percent of the throws that are caught, but make no distance."""
    speaks: str = ""
    """What speaks for it beside the other answers, in a word or two; empty for nothing."""


def stakes(view: CardBowlView, legal: Sequence[Action]) -> list[Stake]:
    """Returns the answers that are shown side by side; empty if a decision is asked in another way."""
    tell = _TOLD.get(view.phase)
    found = tell(view) if tell else []
    return [each for each in found if each.action in legal]


def nearest(found: Sequence[Stake], best: Action) -> str:
    """Returns the head of the answer that is what the coach would do, or comes next to it; empty if none is like it.

    >>> nearest([Stake(RunOff(3), "Hurry"), Stake(RunOff(6), "Normal"), Stake(RunOff(8), "Slow")], RunOff(4))
    'Hurry'
    """
    alike = [each for each in found if type(each.action) is type(best) and _is_aside(each.action) == _is_aside(best)]
    exact = [each.head for each in alike if each.action == best]
    numbered = sorted(alike, key=lambda each: abs(_number(each.action) - _number(best)))
    return (exact or [each.head for each in numbered if _number(best)] or [""])[0]


def reasoned(found: Sequence[Stake], best: Action, why: str) -> list[Stake]:
    """Returns the answers with the coach's reason on his own.

    >>> reasoned([Stake(RunOff(3), "Hurry", lines=("It saves time.",))], RunOff(3), "Time is short.")[0].lines
    ('It saves time.', 'Coach: time is short.')
    """
    line = f"Coach: {small(why)}"
    liked = nearest(found, best)
    return [each._replace(lines=(*each.lines, line)) if each.head == liked else each for each in found]


def _is_aside(action: Action) -> bool:
    """Returns whether an answer is a punt for the sideline, which is like no other."""
    return isinstance(action, PuntCards) and action.aside


def _number(action: Action) -> int:
    """Returns how much an answer is that is one of many."""
    return next((getattr(action, name) for name in ("intervals", "points", "cards") if hasattr(action, name)), 0)


def _yardage(view: CardBowlView) -> list[Stake]:
    """Returns both answers: a further card may miss the receiver, and the rush may come first (CB-344 to CB-353)."""
    air = InTheAir(view)
    fails, sacked = air.fails(), air.sacked()
    highest = title(CODE[air.receiver]).partition(" of ")[0].lower()
    catch = [f"The catch card must stay below his {highest}." if air.receiver < RED_JOKER else "Any card is caught."]
    now, more = air.now(), air.after_more()
    if air.cover >= VALUE[air.receiver]:
        strong = "stronger" if air.cover > VALUE[air.receiver] else "as strong"
        catch.append(f"His cover, {air.cover}, is {strong}: it may break it up.")
    if now.past_line < SURELY:
        catch.append(f"It falls short of the scrimmage line: {_percent(1 - now.past_line)}. Then it is thrown away.")
    suit = SUITS[SUIT[air.receiver]]
    misses = f"A {suit} misses him: {_is_of_suit(air.receiver)}"
    ends = f"A {suit} (his suit) or the red joker ends it" if RED_JOKER in air.cards else misses
    rush = (f"The rush gets there first: {_percent(sacked)}.",) if sacked else ()
    return [
        _throw(THROW, "Throw it", now, "surer" if now.caught > more.caught else "", *catch),
        _throw(
            MORE,
            "One more card",
            more,
            "farther" if more.yards > now.yards else "",
            f"{ends}: {_percent(fails)}.",
            *rush,
        ),
    ]


def _is_of_suit(card: int) -> str:
    """Returns why cards of a suit miss a receiver (CB-344); a joker counts as a heart or a spade (CB-6)."""
    return f"he {'is' if card < RED_JOKER else 'counts as'} a {SUITS[SUIT[card]]}"


def _throw(action: Action, head: str, throw: Throw, speaks: str, *lines: str) -> Stake:
    says = ("complete,", f"about {yards(round(throw.yards))}")
    short = max(round(100 * throw.caught) - throw.odds.percents().first_down, 0)
    return Stake(action, head, _percent(throw.caught), says, lines, throw.odds, short, speaks)


def _recovery(view: CardBowlView) -> list[Stake]:
    """Returns the ways to go for a loose ball: the higher card wins (CB-404 to CB-411)."""
    return [
        Stake(action, head, _percent(won_by(view, action.points)), ("yours",), (line,))
        for action, head, line in (
            (Declare(2), "Fall on it", "The surest hands, and hardly a run."),
            (Declare(1), "Trap it", "A little surer, and a face card still runs."),
            (Declare(0), "Go for it", "A face card runs."),
            (Declare(-1), "Pick it up", "A longer run, if you get it."),
            (Declare(-2), "Scoop and run", "The longest run, if you get it."),
        )
    ]


def _punt_return(view: CardBowlView) -> list[Stake]:
    """Returns a sure catch, what a return brings on average, or the roll of the ball (CB-165 to CB-177)."""
    caught, joker = view.play.caught, _percent(1 / len(view.unseen()))
    if caught <= 0:
        return _kick_return(view)
    gain = round(average_gain(view))
    runs = f"{gain:+d} yd" if gain else "0 yd"
    caught_at = (f"Your ball at {spot_of(True, caught)}.", f"A red joker drops it: {joker}.")
    rests = ("It is yours where it comes to rest.", "Most often it rolls toward your goal.")
    return [
        Stake(Choose("fair_catch"), "Fair catch", lines=caught_at),
        Stake(Choose("return"), "Run it back", runs, ("on average",), ("A red joker fumbles.",)),
        Stake(Choose("bounce"), "Let it bounce", lines=rests),
    ]


def chance_words(view: CardBowlView, action: Action) -> str:
    """Returns the chance of an answer that has no plate of its own, for its button; empty for others."""
    if view.phase == "yardage" and isinstance(action, Yardage):
        return f"complete: {_percent(InTheAir(view).after_more(action.cards).caught)}"
    return ""


def _fourth_down(view: CardBowlView) -> list[Stake]:
    """Returns the choices on fourth down, each with where the ball is if it succeeds and if it fails."""
    facts = view.facts
    if only_touchdown_counts(view):
        return _last_play(view)
    if facts.down < LAST_DOWN or facts.next != "call":
        return []
    ways = {str(way.action): way for way in fourth_down_choices(facts)}
    go, kick, punt = ways["SCRIMMAGE"], ways["FIELD_GOAL"], ways[str(Punt())]
    made = "a touchdown" if facts.marker >= FIELD else f"your ball past {spot_of(True, facts.marker)}"
    net = FIELD - facts.ball_on - punt.leaves
    lost, missed, kicked = (f"their ball at {spot_of(False, way.leaves)}" for way in (go, kick, punt))
    found = [Stake(go.action, "Go for it", _percent(go.success), ("makes it",), (f"Made: {made}.", f"If not: {lost}."))]
    if kick.success >= SLIGHT:
        said = ("is good", "3 points")
        found.append(Stake(kick.action, "Field goal", _percent(kick.success), said, (f"If missed: {missed}.",)))
    if net >= WORTH_A_PUNT:
        said = ("usually, after", "their return")
        found.append(Stake(punt.action, "Punt", f"{net} yd", said, (f"Then {kicked}.",)))
    return found


def _last_play(view: CardBowlView) -> list[Stake]:
    """Returns a play for a touchdown and a field goal, each with how the match ends after it."""
    lead = view.facts.points[view.seat] - view.facts.points[1 - view.seat]
    go, kick = last_play_choices(view.facts)
    scored = _ending(view.facts, lead + 6) if lead > -6 else "the try decides" if lead >= -8 else "you still lose"
    missed = f"If not: {_ending(view.facts, lead)}."
    return [
        Stake(go.action, "Go for it", _percent(go.success), ("a touchdown",), (f"Made: {scored}.", missed)),
        Stake(
            kick.action, "Field goal", _percent(kick.success), ("is good", "3 points"), _at_the_end(view.facts, lead, 3)
        ),
    ]


def _try(view: CardBowlView) -> list[Stake]:
    """Returns one point or two (CB-193 to CB-197), and how the match ends if it does with the try."""
    lead = view.facts.points[view.seat] - view.facts.points[1 - view.seat]
    is_last = is_last_try(view.facts)
    return [
        Stake(action, head, _percent(chance), says, _at_the_end(view.facts, lead, points) if is_last else ())
        for action, head, chance, says, points in (
            (Choose("extra_point"), "Kick for one", KICKED, ("is good", "1 point"), 1),
            (Choose("two_points"), "Go for two", TWO_POINTS, ("makes it", "2 points"), 2),
        )
    ]


def _at_the_end(facts: CardBowlFacts, lead: int, points: int) -> tuple[str, str]:
    """Returns how the match ends with a try for ``points`` that succeeds, and with one that fails."""
    made, missed = (_ending(facts, lead + more) for more in (points, 0))
    return f"Good: {made}.", f"If not: {missed}."


def _ending(facts: CardBowlFacts, lead: int) -> str:
    """Returns what a final lead of the seat means (CB-40)."""
    is_over = facts.overtime == "none" or (clock.is_overtime(facts.period) and facts.overtime == "sudden_death")
    tie = "a tie" if is_over else "a tie, and overtime"
    return "you win" if lead > 0 else "you lose" if lead < 0 else tie


def _punt_cards(view: CardBowlView) -> list[Stake]:
    """Returns a short, a normal and a deep punt, and one for the sideline (CB-149, CB-150).

    All cards are shuffled before it, open ones too (CB-12).
    """
    found = []
    for cards, aside, head in ((2, False, "Short"), (3, False, "Normal"), (3, True, "Sideline"), (4, False, "Deep")):
        flown = PUNT_YARDS + 7 * cards
        left = FIELD - view.facts.ball_on - flown
        where = f"Down at about {spot_of(False, left)}." if left > 0 else "It may reach the end zone: a touchback."
        risk = f"All cards are shuffled. A red joker blocks it: {_percent(cards / BLACK_JOKER)}."
        if aside:
            risk = f"It goes out, without a return: {_percent(OUT)}, if a further card is of another suit."
        found.append(Stake(PuntCards(cards, aside), head, f"{flown} yd", (cards_text(cards),), (where, risk)))
    return found


def _kick_return(view: CardBowlView) -> list[Stake]:
    """Returns the 20 for certain, or what the cards bring (CB-111 to CB-113)."""
    says = ("gets farther", "than the 20")
    return [
        Stake(Choose("touchback"), "Take the 20", lines=("Your ball at your 20.",)),
        Stake(Choose("return"), "Run it back", _percent(past_the_20(view)), says, ("A red joker fumbles.",)),
    ]


def _kickoff(view: CardBowlView) -> list[Stake]:
    """Returns the kickoffs, from the one that may be kept to the deepest (CB-101)."""
    back = KICK_SPOT - view.facts.kick_from
    short, squib, deep = (
        f"heir ball at about {spot_of(False, max(line, 20))}." for line in (LEFT_SHORT - back, SQUIB, LEFT_DEEP + back)
    )
    return [
        Stake(Kick("onside", 7), "Short: on-side", _percent(KEPT), ("it is yours",), (f"If not: t{short}",)),
        Stake(Kick("squib", SQUIB), "Squib", lines=(f"T{squib}", "Hardly a return.")),
        Stake(Kick("regular"), "Deep", lines=(f"T{deep}", "It may be returned far.")),
    ]


def _timeout(view: CardBowlView) -> list[Stake]:
    """Returns what the clock shows with it and without (CB-57, CB-65, CB-84)."""
    facts = view.facts
    runs_on = facts.timing == COMPLEX
    after = facts.timeouts[view.seat] - 1
    line = f"You have {after or 'none'} left then."
    return [
        Stake(Choose("timeout"), "Timeout", *_left(facts, 0 if runs_on else 1), (line,)),
        Stake(
            Choose("no_timeout"), "No timeout", *_left(facts, clock.RUNS), ("Or more than that.",) if runs_on else ()
        ),
    ]


def _run_off(view: CardBowlView) -> list[Stake]:
    """Returns three run-offs: haste leaves time, and gives the defense cards (CB-82, CB-85)."""
    found = []
    for intervals, head in ((3, "Hurry"), (clock.USUAL_RUN_OFF, "Normal"), (clock.RUNS, "Slow")):
        more = clock.USUAL_RUN_OFF - intervals
        line = f"The defense gets {cards_text(more)} more." if more > 0 else f"{INTERVAL * intervals} seconds run."
        found.append(Stake(RunOff(intervals), head, *_left(view.facts, intervals), (line,)))
    return found


def _left(facts: CardBowlFacts, used: int) -> tuple[str, tuple[str, ...]]:
    """Returns what the clock shows after ``used`` intervals, and when; it stops at two minutes (CB-66, CB-89)."""
    if used >= facts.clock:
        return clock_text(0), ("the period", "is over")
    crosses = clock.has_mark(facts) and facts.clock > clock.MARK > facts.clock - used
    return clock_text(clock.MARK if crosses else facts.clock - used), ("at the snap",)


def _interception(view: CardBowlView) -> list[Stake]:
    """Returns the 20 for certain, or out of the end zone by cards (CB-365)."""
    deep = view.play.lost_at - FIELD
    return [
        Stake(Choose("touchback"), "Take the 20", lines=("Your ball at your 20.",)),
        Stake(Choose("run_back"), "Run it back", lines=(f"From {yards(deep)} deep, as far as the cards take you.",)),
    ]


def _penalty(view: CardBowlView) -> list[Stake]:
    """Returns both results of a flag (CB-426)."""
    return [
        Stake(action, head, lines=(_sentence(in_words(view, action)),))
        for action, head in ((Choose("accept"), "Accept"), (Choose("decline"), "Decline"))
    ]


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


def _sentence(words: str) -> str:
    return f"{capital(words)}."


_TOLD: dict[str, Callable[[CardBowlView], list[Stake]]] = {
    "yardage": _yardage,
    "try": _try,
    "punt_cards": _punt_cards,
    "kick_return": _kick_return,
    "punt_receiver": _punt_return,
    "recovery": _recovery,
    "call": _fourth_down,
    "penalty_decision": _penalty,
    "kickoff": _kickoff,
    "timeout_offense": _timeout,
    "timeout_defense": _timeout,
    "run_off": _run_off,
    "interception": _interception,
}
