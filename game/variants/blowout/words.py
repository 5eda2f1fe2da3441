"""The texts of BLOWOUT!!! for the player; also gathers those of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.claims import Series, stated
from game.contract import Action
from game.field import DOWNS, FIELD, down_and_distance, place
from game.match_words import clubs_do
from game.variants.blowout.actions import Call, LetStand, Respond, Start
from game.variants.blowout.cards import (
    BACKS,
    CODE,
    DECKS,
    DEF,
    DEFENSE_CALLS,
    FACE,
    HOLDING,
    INTERFERENCE,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CALLS,
    OFFSIDES_D,
    PASS,
    PENALTY_CALLS,
    RUN,
    SPECIAL_TEAMS,
)
from game.variants.blowout.claims import standing
from game.variants.blowout.clock import FEW_LEFT, PlaysLeft
from game.variants.blowout.log import (
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    drive_line as drive_line,
    log_line as log_line,
)
from game.variants.blowout.names import (
    EXTRA_TIME as EXTRA_TIME,
    GOAL as GOAL,
    HOLD,
    LAST_DRIVE,
    LEGEND as LEGEND,
    period_name as period_name,
    title as title,
    yards,
)
from game.variants.blowout.one_page import ONE_PAGE as ONE_PAGE
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.plays import expected_result
from game.variants.blowout.preview import expected as expected, meetings as meetings
from game.variants.blowout.rulebook import rules as rules
from game.variants.blowout.verdict import phrase
from game.variants.blowout.yardage import kick_needed

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


def label(action: Action) -> str:
    """Returns the name of an action."""
    if isinstance(action, Start):
        return f"Start on {action.on}"
    if isinstance(action, Call):
        return f"Call {title(action.card)}"
    return f"Answer: {title(action.card)}" if isinstance(action, Respond) else "Let it stand"


def button(action: Action) -> tuple[str, str]:
    """Returns the two lines of a button: what the action does, and with which card."""
    if isinstance(action, Start):
        return f"Start on {action.on}", f"{'you' if action.on == 'offense' else 'they'} get the ball first"
    if isinstance(action, Call):
        return f"{'Call' if action.card in DEFENSE_CALLS else 'Hike'}: {title(action.card)}", _called(action.card)
    return (_ANSWERED[action.card], title(action.card)) if isinstance(action, Respond) else ("Let it stand", "no card")


def play_of(action: Action) -> str:
    """Returns the card that an action plays, as players call it; an empty text if it plays none.

    >>> play_of(Call("RUN 70")), play_of(Call("OFFSIDES-D")), play_of(Start("offense"))
    ('RUN 70', 'OFFSIDES', '')
    """
    return title(action.card) if isinstance(action, Call | Respond) else ""


def _called(code: str) -> str:
    if code in PENALTY_CALLS:
        return "their foul: you move up" if code == OFFSIDES_D else "their foul: push them back"
    return {RUN: "on the ground", PASS: "through the air", DEF: "hold the line", KICK: "kick it"}[KIND[code]]


_ANSWERED = {
    "SACK": "Throw them back",
    "INTERCEPTION": "Take the ball",
    "FUMBLE": "Knock the ball loose",
    "DEFENSE CHALLENGE": "Play it again",
    "OFFENSE CHALLENGE": "Play it again",
    "HOLDING": "Move up, play again",
    "PASS INTERFERENCE": "Move the ball up",
}


def button_now(view: BlowoutView, action: Action) -> str:
    """Returns what HOLDING or PASS INTERFERENCE brings the offense now, for its button; empty for any other action."""
    facts = view.facts
    if not isinstance(action, Respond) or action.card not in (HOLDING, INTERFERENCE):
        return ""
    end, word = OpenPlay(expected_result(facts), facts.ball_on, facts.marker).answered(action.card)
    return f"Up {yards(end - facts.ball_on)}{': first down' if word == 'first down' else ', same down'}"


def stands_now(view: BlowoutView, action: Action) -> str:
    """Returns what the open play comes to if it stands, for the button of that choice; empty for any other action."""
    facts = view.facts
    if not isinstance(action, LetStand):
        return ""
    play = OpenPlay(expected_result(facts), facts.ball_on, facts.marker)
    response = facts.defense_response
    return f"no card: {phrase(play.answered(response).word if response else play.word)}"


def goal(view: BlowoutView) -> tuple[str, str]:
    """Returns the viewer's goal in at most six words, and what the drive needs for it."""
    facts, told, stands = view.facts, LEGEND["goal"], standing(view)
    if stated(stands, Series) is None:
        return GOAL, told
    clock = stated(stands, PlaysLeft)
    touchdown = f"{yards(FIELD - facts.ball_on)} for a touchdown"
    first = "" if facts.marker >= FIELD else f"{yards(facts.to_go)} for a first down and "
    ends = "" if clock is None or clock.own > FEW_LEFT else _ends_period(clock.own, view.seat == facts.offense)
    over = f" {LEGEND['period']}" if ends else ""
    if view.seat == facts.offense:
        last = LAST_DRIVE if clock is not None and clock.is_last_drive else ""
        return last or ends or GOAL, f"{told} This drive needs {first}{touchdown}.{over}"
    return ends or HOLD, f"They need {first}{touchdown}. {_STOPPED}{over}"


def _ends_period(plays: int, is_own: bool) -> str:
    """Returns that the plays which the side with the ball has left end the period, whatever the other side has."""
    which = f"{plays} plays end" if plays > 1 else "next play ends"
    return f"{'Your' if is_own else 'Their'} {which} the period"


_STOPPED = "You get the ball after a kick, a failed fourth down, an INTERCEPTION or a FUMBLE; a safety is 2 points."


def prompt(view: BlowoutView, names: Sequence[str]) -> str:
    """Returns the question to the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "coin":
        return "You won the toss: start on offense or on defense?"
    if view.phase == "offense_call":
        return f"{_down(view, names)}: {_may_call(view)}."
    if view.phase == "defense_call":
        return f"Call a defense against {_down(view, names)}."
    return _prompt_to_answer(view)


def _may_call(view: BlowoutView) -> str:
    """Returns what the offense may do; late in a period only a KICK may be left (BO-87)."""
    if view.facts.down < DOWNS or not view.hands[SPECIAL_TEAMS]:
        return "call a play"
    plays = any(CODE[card] in OFFENSE_CALLS for card in view.hands[OFFENSE])
    return "go for it, or kick" if plays else "only a KICK is left"


def _down(view: BlowoutView, names: Sequence[str]) -> str:
    """Returns down and distance, the spot by the club's name, and whether it is the last play."""
    facts, clock = view.facts, stated(standing(view), PlaysLeft)
    last = ", last play" if clock is not None and clock.is_last_play else ""
    series = down_and_distance(facts.down, facts.ball_on, facts.marker)
    return f"{series} at {place(names, facts.offense, facts.ball_on)}{last}"


def _prompt_to_answer(view: BlowoutView) -> str:
    facts = view.facts
    if view.phase == "offense_response" and facts.defense_response:
        return f"{title(facts.defense_response)}! Accept it, or answer?"
    return f"{_on_the_field(view)}: let it stand, or answer?"


def _on_the_field(view: BlowoutView) -> str:
    """Returns the open calls in a few words."""
    facts = view.facts
    if KIND[facts.offense_call] == KICK:
        needed = kick_needed(facts.ball_on)
        aim = "a punt" if needed is None else f"{needed - 1} yards to the posts"
        return f"{title(facts.offense_call)}, {aim}"
    return f"{title(facts.offense_call)} against {title(facts.defense_call)}"


def short_situation(view: BlowoutView, names: Sequence[str]) -> str:
    """Returns down, distance, spot and the plays that the offense has left; empty before the first play."""
    clock = stated(standing(view), PlaysLeft)
    left = "" if clock is None or clock.own < 2 else f", {clock.own} plays left"
    return "" if view.phase == "coin" else f"{_down(view, names)}{left}"


def situation(view: BlowoutView, names: Sequence[str]) -> str:
    """Returns the situation in a few sentences, from what the seat knows."""
    facts = view.facts
    score = ", ".join(f"{name} {points}" for name, points in zip(names, view.points, strict=True))
    if view.phase == "over":
        return f"{prompt(view, names)} {score}."
    parts = [f"{period_name(facts.period)}. {score}."]
    if view.phase == "coin":
        return " ".join([*parts, f"{names[facts.toss_winner]} won the toss."])
    parts.append(f"{clubs_do(names[facts.offense], 'has', 'have')} the ball, {_down(view, names)}.")
    if facts.offense_call:
        answer = f", answered with {title(facts.defense_response)}" if facts.defense_response else ""
        parts.append(f"{_on_the_field(view)}{answer}.")
    elif view.phase == "defense_call":
        parts.append(f"{clubs_do(names[facts.offense], 'has', 'have')} called face down.")
    for seat, name in enumerate(names):
        parts.append(f"{name}: {_cards(view.draw_counts[3 * seat + OFFENSE])} left in the OFFENSE deck.")
    parts += [_clock(clock, facts.offense, names) for clock in standing(view) if isinstance(clock, PlaysLeft)]
    parts += [_hand(view, deck) for deck in DECKS]
    if view.call:
        parts.append(f"Your call is {title(view.call)}.")
    return " ".join(part for part in parts if part)


def _clock(clock: PlaysLeft, offense: int, names: Sequence[str]) -> str:
    last = " This is the last drive of the period." if clock.is_last_drive else ""
    return f"Plays left: {names[offense]} {clock.own}, {names[1 - offense]} {clock.others}.{last}"


def _hand(view: BlowoutView, deck: int) -> str:
    held = ", ".join(title(CODE[card]) for card in sorted(view.hands[deck], key=FACE.__getitem__))
    if not held:
        return ""
    in_use = (deck == 1) != (view.seat == view.facts.offense)
    hand = BACKS[deck].replace("_", " ").upper()
    return f"Your {hand} hand{'' if in_use else ', set aside'}: {held}."


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
