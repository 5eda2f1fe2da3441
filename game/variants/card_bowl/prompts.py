"""The question of each decision, with the risk of an answer, in at most twelve words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.claims import cards_text
from game.variants.card_bowl.cards import RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.hand_sizes import room
from game.variants.card_bowl.names import spot_of, yards
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.last_plays import last_play_choices
from game.variants.card_bowl.players.late import can_kneel, only_touchdown_counts
from game.variants.card_bowl.players.passing import card_odds

if TYPE_CHECKING:
    from game.variants.card_bowl.view import CardBowlView


LAST_DOWN = 4
SIDELINE_COST = 2  # CB-331
SUITS = ("club", "diamond", "heart", "spade")
_PLAIN = {
    "pool": "How many extra cards go to the offense?",
    "toss_call": "Call the coin.",
    "toss_choice": "You won the toss: kick or receive?",
    "kickoff": "How do you kick off?",
    "failed_kick": "The kick failed: take the ball, or kick over?",
    "free_kick": "How do you make the free kick?",
    "call": "What do you play?",
    "punt_cards": "How many punt cards? More go farther; a red joker blocks it.",
    "downing": "Down the ball how many yards earlier?",
    "try": "Kick for one, or go for two? A failure scores nothing.",
    "exchange": "Keep your hand?",
    "formation": "Choose a formation.",
    "offense_cards": "A card for the next slot.",
    "front": "Build your front.",
    "defense_cards": "A card for the next man.",
    "motion": "Send a man in motion?",
    "motion_answer": "Adjust to the motion, or press Done.",
    "line_call": "Whom does he block?",
    "early_sneak": "Sneak now?",
    "pattern_turn": "Adjust your defense face down, or press Done.",
    "backs": "Does this back block?",
    "tight_end": "Does the tight end block or run a route?",
    "window": "Run your play, or go on: waiting risks a sack.",
    "step_six": "Who drops back before the line is turned up?",
    "response": "Answer in the open, or press Done.",
    "pick_up": "Does this back step up?",
    "card_action": "Turn up or move one card.",
    "extra_card": "Which man joins against this play?",
    "back_cover": "Who takes the back?",
    "strike": "Strike how many points, so that it comes down in the end zone?",
    "sideline": "Draw on, or step out? A red joker is a fumble.",
    "tackle": "Tackle with another man, or press Done.",
    "lead": "Block for the runner, or press Done.",
    "recovery": "Loose ball! The higher card wins it and may run.",
    "run_off": "How long does the clock run? Hurrying gives them more cards.",
    "interception": "In the end zone: the 20, or run? A red joker fumbles.",
}


def prompt(view: CardBowlView, names: Sequence[str]) -> str:
    """Returns the question to the deciding seat, in at most twelve words."""
    special = _SPECIAL.get(view.phase)
    return (special(view) if special else "") or _PLAIN.get(view.phase, "The match is over.")


def depth(view: CardBowlView) -> int:
    """Returns how many yards behind the receiver's goal line the ball is."""
    return -(view.play.caught + sum(VALUE[card] for card in view.play.returns))


def _kick_return(view: CardBowlView) -> str:
    """CB-111, CB-113, CB-116."""
    deep = f"{yards(depth(view))} deep" if depth(view) else "On the goal line"
    return f"{deep}: take the 20, or run? A red joker fumbles."


def _punt_receiver(view: CardBowlView) -> str:
    """CB-165, CB-166, CB-170, CB-178."""
    play = view.play
    if play.caught <= 0:
        return "In your end zone: take the 20, or run it out?"
    return f"Down at {spot_of(True, play.caught)}. A red joker fumbles: catch, run or bounce?"


def _caught_behind(view: CardBowlView) -> str:
    """CB-362."""
    return f"Caught {yards(-view.play.gain)} behind the line: let it fall, or keep it?"


def _screen_behind(view: CardBowlView) -> str:
    """CB-381."""
    return f"The screen loses {yards(-view.play.gain)}: throw it away, or run on?"


def _scramble_sideline(view: CardBowlView) -> str:
    """CB-331."""
    gain = view.play.gain
    return f"Stay in for {yards(gain)}, or step out for {gain - SIDELINE_COST}?"


def _yardage(view: CardBowlView) -> str:
    """Returns what ends a throw with a further card (CB-344, CB-345, CB-350); the chances stand on the plates."""
    ends = [SUITS[SUIT[view.men[view.seat][view.play.carrier]]]]
    ends += ["joker"] if RED_JOKER in view.unseen() else []
    ends += ["rush"] if card_odds(view).sacked else []
    listed = f"{', '.join(ends[:-1])} or {ends[-1]}" if len(ends) > 1 else ends[0]
    return f"Throw, or one more? A {listed} ends the play."


def _call(view: CardBowlView) -> str:
    """Returns the question on fourth down with the chances of each answer, and what a kneel does for who leads."""
    if only_touchdown_counts(view):
        go, three = (round(100 * each.success) for each in last_play_choices(view.facts))
        return f"The last play: a touchdown ({go} %) or a field goal ({three} %)?"
    if can_kneel(view):
        return "You lead: a kneel loses a yard, and runs the time out."
    if view.facts.down < LAST_DOWN or view.facts.next != "call":
        return ""
    percents = {str(each.action): round(100 * each.success) for each in fourth_down_choices(view.facts)}
    kick = f", kick ({percents['FIELD_GOAL']} %)" if percents["FIELD_GOAL"] else ""
    return f"Go ({percents['SCRIMMAGE']} %){kick} or punt? Failing gives them the ball."


def _pool(view: CardBowlView) -> str:
    """Returns how many cards of the pool the limit of fifteen lets through (CB-441)."""
    offense, defense = (room(view.facts, view.seat, defends) for defends in (False, True))
    if offense[0] == defense[0] == view.facts.pool:
        return ""
    return f"Spread {cards_text(view.facts.pool)}: {_span(offense)} on offense count, {_span(defense)} on defense."


def _span(fit: tuple[int, int]) -> str:
    """Returns how many fit, where that may differ by quarter.

    >>> _span((0, 0)), _span((1, 3))
    ('none', '1–3')
    """
    return (str(fit[0]) if fit[1] else "none") if fit[0] == fit[1] else f"{fit[0]}–{fit[1]}"


def _penalty(view: CardBowlView) -> str:
    """Returns the foul; both results stand on the film (CB-426)."""
    foul = view.play.foul
    return f"{foul.name.capitalize()}: accept the penalty, or let the play stand?" if foul else ""


def _timeout(view: CardBowlView) -> str:
    """CB-57, CB-65."""
    return f"Call a timeout? It stops the clock; you have {view.facts.timeouts[view.seat]} left."


def _delay(view: CardBowlView) -> str:
    """CB-233."""
    return f"Delay of game: five yards back, or a timeout? You have {view.facts.timeouts[view.seat]}."


_SPECIAL: dict[str, Callable[[CardBowlView], str]] = {
    "pool": _pool,
    "kick_return": _kick_return,
    "punt_receiver": _punt_receiver,
    "caught_behind": _caught_behind,
    "screen_behind": _screen_behind,
    "scramble_sideline": _scramble_sideline,
    "yardage": _yardage,
    "call": _call,
    "penalty_decision": _penalty,
    "timeout_offense": _timeout,
    "timeout_defense": _timeout,
    "delay_of_game": _delay,
}
