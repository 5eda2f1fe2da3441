"""Pro on kicks, calls, the clock and flags."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import Choose, Declare, Down, Kick, PuntCards, RunOff, Spread
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.facts import SIMPLE_1
from game.variants.card_bowl.hand_sizes import swallowed
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.evaluation import evaluate
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.late import lead
from game.variants.card_bowl.view import CardBowlView

Answer = tuple[Action, str]
SURE_KICK = 42
"""Longest field goal that is always kicked, in yards: a Pro that did so won 116 of 200 matches against one that
compared expected points there."""
GOAL_TO_GO = 95
"""Own yard line from which the goal is within five yards."""


def is_ending(view: CardBowlView, intervals: int) -> bool:
    """Returns whether a half, or the game, has at most ``intervals`` left."""
    facts = view.facts
    left = facts.clock * 5 if facts.timing == SIMPLE_1 else facts.clock
    return facts.period in (*clock.HALFTIME, *clock.CLOSING) and left <= intervals


def said(what: str, why: str) -> Answer:
    """Returns a plain answer with its reason."""
    return Choose(what), why  # type: ignore[arg-type]


def kickoff(view: CardBowlView) -> Answer:
    """Returns a regular kick, unless time runs out."""
    behind = -lead(view)
    if view.facts.period in clock.CLOSING and is_ending(view, 40) and 0 < behind <= 16:
        return Kick("onside", 7), "There is too little time to wait for the ball."
    return Kick("regular"), "Make them start deep."


def kick_return(view: CardBowlView) -> Answer:
    """Returns a touchback where the return would end short of the 20."""
    play = view.play
    reached = play.caught + sum(VALUE[card] for card in play.returns)
    left = (play.planned or 4) - len(play.returns)
    if reached + 7 * left - VALUE[play.coverage] < 18:
        return said("touchback", "The return would hardly reach the 20.")
    return said("return", "The return should get past the 20.")


def call(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the choice on fourth down, at the end of a half, and of kneeling (29)."""
    facts = view.facts
    distance = 118 - facts.ball_on
    ahead = lead(view)
    if Choose("kneel") in legal and late.can_kneel(view):
        return said("kneel", "Kneeling runs the clock out.")
    if late.is_last_play(facts) and distance <= 55 and (facts.period in clock.HALFTIME or -3 <= ahead <= 0):
        return said("field_goal", "It is the last chance of the half.")
    if late.is_last_play(facts):
        return said("scrimmage", "There is no time for another play.")
    if facts.down < 4:
        return said("scrimmage", "There are downs left to move the chains.")
    return _fourth_down(view, distance, ahead)


def _fourth_down(view: CardBowlView, distance: int, ahead: int) -> Answer:
    ending = view.facts.period in clock.CLOSING and is_ending(view, 50)
    if ending and ahead < -3:
        return said("scrimmage", "Giving the ball away would give the game away.")
    if ending and ahead < 0 and distance > 50:
        return said("scrimmage", "The posts are far, and giving the ball away would give the game away.")
    ways = fourth_down_choices(view.facts)
    wanted: Action | None = None
    if _is_short(view):
        wanted = Choose("scrimmage")
    elif distance <= SURE_KICK:
        wanted = Choose("field_goal")
    best = next((way for way in ways if way.action == wanted), ways[0])
    return best.action, best.why


def _is_short(view: CardBowlView) -> bool:
    """Returns whether there is one yard to go, at midfield or before the goal line."""
    facts = view.facts
    near = 45 <= facts.ball_on <= 55 or facts.ball_on >= GOAL_TO_GO
    return near and facts.marker - facts.ball_on == 1


def punt_cards(view: CardBowlView) -> Answer:
    """Returns the number of cards of a punt, by the spot."""
    if view.facts.ball_on <= 48:
        return PuntCards(4, False), "Kick it as far as it will go."
    if view.facts.ball_on <= 55:
        return PuntCards(3, True), "The sideline keeps it out of the end zone."
    return PuntCards(2, False), "A short punt pins them deep."


def punt_receiver(view: CardBowlView) -> Answer:
    """Returns whether to return, catch fairly or let it bounce, by coverage and spot."""
    play = view.play
    if play.caught <= 0:
        return said("touchback", "The 20 is farther than a return would get.")
    if play.caught <= 8 and VALUE[play.coverage] < 10:
        return said("bounce", "It may well roll into the end zone.")
    if VALUE[play.coverage] >= 11 and play.caught > 8:
        return said("fair_catch", "The coverage is there already.")
    return said("return", "There is room to run.")


def downing(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Downs the ball close to the goal line, before the end zone."""
    spot = view.play.caught
    if spot > 12:
        return Down(0), "Let it roll on."
    return Down(min(len(legal) - 1, max(1, 1 - spot))), "It is dead as near to their goal line as it gets."


def after_touchdown(view: CardBowlView) -> Answer:
    """Returns the kick or the two-point try, by the usual chart."""
    if late.is_last_try(view.facts):
        return _last_try(lead(view))
    if clock.is_final(view.facts.period) and lead(view) in (-10, -5, -2, 1, 4, 5):
        return said("two_points", "Two points change what the next score does.")
    return said("extra_point", "The kick is almost certain.")


def _last_try(ahead: int) -> Answer:
    """Returns the try after which time is up."""
    if ahead == -2:
        return said("two_points", "One point would still lose it.")
    if ahead == -1:
        return said("extra_point", "The kick is almost certain, and overtime an even match.")
    return said("extra_point", "The kick is almost certain.")


def exchange(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Keeps the red joker unless only a turnover helps."""
    if len(legal) > 1 and lead(view) < 0 and view.facts.period in clock.CLOSING:
        return said("exchange", "Only a turnover helps now.")
    return said("keep", "It is worth fifteen points in the hand.")


def recovery(view: CardBowlView) -> Answer:
    """Falls on the ball near its own goal line or with a lead."""
    play = view.play
    mine = play.ball if play.role == view.seat else 100 - play.ball
    if mine <= 20 or (lead(view) > 0 and not clock.in_first_half(view.facts.period)):
        return Declare(2), "Having the ball is all that counts here."
    return Declare(1), "That makes us a little surer of it than they are."


def timeout(view: CardBowlView) -> Answer:
    """Takes a timeout late when behind, or for one more play before halftime."""
    facts = view.facts
    if lead(view) < 0 and facts.clock <= 30 and clock.is_final(facts.period):
        return said("timeout", "Every second counts now.")
    if facts.offense == view.seat and facts.period in clock.HALFTIME and facts.clock <= 12 and facts.ball_on > 45:
        return said("timeout", "There is time for one more play.")
    return said("no_timeout", "The clock can run.")


def run_off(view: CardBowlView) -> Answer:
    """Runs off much time with a lead, little when late and behind."""
    ahead = lead(view)
    if ahead > 0 and not clock.in_first_half(view.facts.period):
        return RunOff(8), "The clock is on our side."
    if clock.is_final(view.facts.period) and is_ending(view, 60) and ahead < 0:
        return RunOff(3 if view.facts.clock < 25 else 4), "Hurry."
    return RunOff(7), "No reason to hurry."


_ANSWERS: tuple[Any, ...] = ("accept", "decline")


def penalty(view: CardBowlView, rng: Random) -> Answer:
    """Compares both results of a flag by their value."""
    worth = {}
    for what in _ANSWERS:
        state = view.sample(rng)
        state.push(Choose(what))
        worth[what] = evaluate(state, view.seat)
    if worth["accept"] > worth["decline"]:
        return said("accept", "The penalty leaves us better off.")
    return said("decline", "The play is worth more than the penalty.")


def sideline(view: CardBowlView) -> Answer:
    """Steps out of bounds only late, behind, and with the first down made."""
    play = view.play
    made = play.spot + sum(VALUE[card] for card in play.set_cards) >= view.facts.marker
    if lead(view) < 0 and made and view.facts.clock <= 24:
        return said("out_of_bounds", "The clock stops, and the first down is made.")
    return said("draw", "The yards are worth more than the seconds.")


def delay(view: CardBowlView) -> Answer:
    """Takes a timeout only if five yards would cost the first down."""
    if view.facts.down >= 3 and view.facts.marker - view.facts.ball_on <= 3:
        return said("timeout", "Five yards would cost the first down.")
    return said("penalty", "The timeout is worth more than five yards.")


def spread(view: CardBowlView) -> Answer:
    """Spreads the pool half and half, unless the limit of fifteen would take more of it (CB-441)."""
    facts = view.facts
    half = (facts.pool + 1) // 2
    lost = [sum(swallowed(facts.hands[view.seat], some, facts.pool - some)) for some in range(facts.pool + 1)]
    best = min(range(facts.pool + 1), key=lambda some: (lost[some], abs(some - half)))
    return Spread(best), "The offense needs a little more." if best == half else "Here the fewest of them are lost."


def toss(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Answer:
    """Heads or tails."""
    return pick(legal, rng), "A coin has no memory."


ANSWERS: dict[str, Any] = {
    "kickoff": lambda view, legal, rng: kickoff(view),
    "kick_return": lambda view, legal, rng: kick_return(view),
    "call": lambda view, legal, rng: call(view, legal),
    "punt_cards": lambda view, legal, rng: punt_cards(view),
    "punt_receiver": lambda view, legal, rng: punt_receiver(view),
    "downing": lambda view, legal, rng: downing(view, legal),
    "try": lambda view, legal, rng: after_touchdown(view),
    "exchange": lambda view, legal, rng: exchange(view, legal),
    "recovery": lambda view, legal, rng: recovery(view),
    "timeout_defense": lambda view, legal, rng: timeout(view),
    "timeout_offense": lambda view, legal, rng: timeout(view),
    "run_off": lambda view, legal, rng: run_off(view),
    "penalty_decision": lambda view, legal, rng: penalty(view, rng),
    "sideline": lambda view, legal, rng: sideline(view),
    "interception": lambda *_: said("touchback", "The 20 is safe."),
    "free_kick": lambda *_: said("kickoff_type", "It comes down nearer to their goal line."),
    "failed_kick": lambda *_: said("take_ball", "The field is short already."),
    "delay_of_game": lambda view, legal, rng: delay(view),
    "pool": lambda view, legal, rng: spread(view),
    "toss_call": toss,
    "toss_choice": lambda *_: said("receive", "Points first."),
}
"""By the name of the decision."""
