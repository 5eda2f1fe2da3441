"""The players of the miniature game: what a sensible one does and why, a beginner, and how a position stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from game.chance import pick
from game.contract import Action
from game.field import DOWNS, FIELD
from game.variant import Advice
from tests.games.miniature.actions import CallCard, TakeLane
from tests.games.miniature.board import Board
from tests.games.miniature.cards import BY_CODE, CARDS, LANES
from tests.games.miniature.facts import FIELD_GOAL, START, TOUCHDOWN, MiniatureFacts
from tests.games.miniature.view import MiniatureView

AGAINST = [card.value for card in CARDS if card.kind == "PLAY"]
A_FIRST_DOWN = 4.0  # points that a fresh series is worth, about
A_DRIVE = 3.5  # points that a drive is worth before it begins, about
A_DOWN = 0.8  # points that a down less costs
TEMPTED = 0.4  # how often a beginner kicks, from wherever it stands


def reach(number: int, yards: int) -> float:
    """How likely a number comes to so many yards, where the other side may be in the same lane."""
    met = sum(number - against >= yards for against in AGAINST) / len(AGAINST)
    return ((number >= yards) * (len(LANES) - 1) + met) / len(LANES)


def worth(facts: MiniatureFacts, code: str) -> float:
    """What calling a card is worth to the offense, in points."""
    number, goal = BY_CODE[code].value, FIELD - facts.ball_on
    if BY_CODE[code].kind == "KICK":
        return FIELD_GOAL * reach(number, goal)
    scores, keeps = reach(number, goal), reach(number, facts.marker - facts.ball_on)
    later = 0.0 if facts.down == DOWNS else A_FIRST_DOWN - A_DOWN * facts.down + number / 10
    return TOUCHDOWN * scores + A_FIRST_DOWN * (keeps - scores) + later * (1 - keeps)


def pro(view: MiniatureView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """What a sensible player does; a lane is drawn, so that nobody can read it."""
    cards = [action for action in legal_actions if isinstance(action, CallCard)]
    if not cards:
        return pick(legal_actions, rng)
    if view.phase == "defense_card":
        return max(cards, key=lambda action: BY_CODE[action.card].value)
    return max(cards, key=lambda action: worth(view.facts, action.card))


def advise(view: MiniatureView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """What Pro does, and why."""
    action = pro(view, legal_actions, rng)
    return Advice(action, _reason(view, action))


def _reason(view: MiniatureView, action: Action) -> str:
    if isinstance(action, TakeLane):
        return "One lane is as good as another as long as nobody can tell which."
    assert isinstance(action, CallCard)
    if view.phase == "defense_card":
        return f"{action.card} takes that much off whatever comes down its lane."
    card, goal = BY_CODE[action.card], FIELD - view.facts.ball_on
    if card.kind == "KICK":
        return f"{action.card} {'is good' if card.value >= goal else 'falls short'} from here in a free lane."
    if card.value >= view.facts.marker - view.facts.ball_on:
        return f"{action.card} makes the line to gain in a free lane."
    return f"{action.card} leaves less to gain on the next down."


def rookie(view: MiniatureView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """A beginner: it likes to kick, and the middle of the field."""
    liked = [action for action in legal_actions if str(action).startswith("KICK") or str(action).endswith("middle")]
    return pick(liked if liked and rng.random() < TEMPTED else legal_actions, rng)


def evaluate(state: Board, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    result, facts = state.result, state.facts
    if result is not None:
        return 0.5 if len(result.winners) == 2 else float(seat in result.winners)
    left = [(facts.first + drive) % 2 for drive in range(len(facts.made) + 1, 2 * facts.rounds)]
    margin = facts.points[seat] - facts.points[1 - seat] + A_DRIVE * (left.count(seat) - left.count(1 - seat))
    here = A_DRIVE + (facts.ball_on - START) / 8 - A_DOWN * (facts.down - 1)
    margin += here if facts.offense == seat else -here
    return 1 / (1 + exp(-margin / (2 * sqrt(len(left) + 1))))
