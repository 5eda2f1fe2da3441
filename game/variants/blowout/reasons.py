"""Gives the reason for a choice in one sentence, from its claims."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from game.claims import BallAt, Claim, Claims, Gains, Scores, if_stands, percent, stated
from game.contract import Action, ScoreKind
from game.field import DOWNS, FIELD
from game.match_words import listed
from game.variants.blowout.actions import LET_STAND, LetStand, Respond, Start
from game.variants.blowout.card_count import may_respond
from game.variants.blowout.cards import (
    BY_CODE,
    CHALLENGES,
    CODE,
    DEF,
    DEFENSE,
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
    RUN,
    SACK,
    YARDS,
)
from game.variants.blowout.claims import (
    Carries,
    HoldsAnswer,
    HoldsFlag,
    HoldsKick,
    HoldsTurnover,
    claims,
    standing,
    unseen,
)
from game.variants.blowout.clock import PlaysLeft
from game.variants.blowout.facts import PERIODS, BlowoutFacts
from game.variants.blowout.names import own_spot, yards
from game.variants.blowout.preview import expected, meetings
from game.variants.blowout.yardage import kick_needed, play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


def reason_for(view: BlowoutView, action: Action) -> str:
    """Returns a reason for an action, or its outcome."""
    claimed = claims(view, action)
    if isinstance(action, Start):
        later = _AFTER_HALFTIME if len(PERIODS[view.facts.length]) > 1 else _NO_HALFTIME
        return _FIRST if action.on == "offense" else later
    if isinstance(action, LetStand):
        return _stand(view)
    if isinstance(action, Respond):
        return _response(view, action.card, claimed)
    return _call(view, str(action), claimed)


_AFTER_HALFTIME = "Whoever starts on defense gets the ball after halftime."
_NO_HALFTIME = "There is no halftime here that would give you the ball."
"""Reasons about starting on defense, with a halftime (BO-92) and in a single quarter (BO-114)."""
NOTHING_OUT = "No card is out any more that could meet it."
OFTEN, NEARLY_OVER = 0.4, 5
"""Chance of a first down that is enough, and most plays left at which a lead counts for more than yards."""
HOW_OFTEN = (
    (0.9, "nearly always"), (0.6, "mostly"), (0.4, "about half the time"), (0.15, "now and then"), (0.0, "hardly ever"),
)  # fmt: skip
"""Shares in words, by the least of each."""
_FIRST = "The ball is worth having, and nobody knows yet how the cards lie."


def _call(view: BlowoutView, code: str, claimed: Claims) -> str:
    stands = tuple(if_stands(claimed))
    if KIND[code] == KICK:
        return _kick(view, stands)
    if code == OFFSIDES_D:
        return f"Their foul: it gains {_gained(stands)} against any defensive play, and the down is not used up."
    if code in PENALTY_CALLS:
        return "Their foul: their call is lost and they go back; if they call OFFSIDES on you, the fouls offset."
    return _clock(view) or _yards(view, code)


def _clock(view: BlowoutView) -> str:
    """Returns what matters more than yards to whoever is ahead with the ball near the end; else an empty text."""
    facts, left = view.facts, stated(standing(view), PlaysLeft)
    ahead = view.points[view.seat] - view.points[1 - view.seat]
    if left is None or not facts.is_last_period or view.seat != facts.offense or ahead <= 0 or left.own > NEARLY_OVER:
        return ""
    plays = "with your last play" if left.own == 1 else "and few plays are left"
    return f"You lead {plays}: use up the deck, and give up no safety."


def _yards(view: BlowoutView, code: str) -> str:
    """Returns what a RUN, a PASS or a defensive play is worth, and what speaks for it against the best one in hand."""
    if not meetings(view, code):
        return NOTHING_OUT
    attacks = view.seat == view.facts.offense
    gain, makes = round(expected(view, code)), 1.0 - _share(view, code, view.facts.marker - 1)
    line = "touchdown" if view.facts.marker >= FIELD else "first down"
    if attacks:
        far = "nothing" if not gain else "about a yard" if abs(gain) == 1 else f"about {yards(abs(gain))}"
        worth = f"It {'gains' if gain >= 0 else 'loses'} {far} on average, and makes a {line} {_how_often(makes)}"
    else:
        worth = f"It holds them short of a {line} {_how_often(1.0 - makes)}"
    return f"{worth}{_compared(view, code, 1 if attacks else -1)}."


def _how_often(share: float) -> str:
    """Returns a share of the meetings in words: its figure is on the chart of the call."""
    return next(words for least, words in HOW_OFTEN if share >= least)


def _compared(view: BlowoutView, code: str, sign: int) -> str:
    """Returns what speaks for a call against the one in hand that is best on average, for the end of a sentence.

    ``sign`` is -1 for the defense, which wants few yards.
    """
    deck, kinds = (OFFENSE, (RUN, PASS)) if sign > 0 else (DEFENSE, (DEF,))
    others = {CODE[card] for card in view.hands[deck] if KIND[CODE[card]] in kinds} - {code}
    if not others:
        return ""
    best = max(sorted(others), key=lambda other: sign * expected(view, other))
    if sign * expected(view, code) > sign * expected(view, best):
        return ": more than any other card of yours" if sign > 0 else ": more yards off than any other card of yours"
    name = BY_CODE[best].title
    if sign > 0 and _share(view, code, 0) < _share(view, best, 0):
        return f": less risk of a safety than with {name}"
    marker = view.facts.marker - 1
    if sign * _share(view, code, marker) < sign * _share(view, best, marker):
        return f": more often than {name}"
    if sign > 0 and _share(view, code, marker) <= 1 - OFTEN:
        return f", often enough: {name} is kept for later"
    if sign > 0:
        return f": play a weak one now, {name} when it counts"
    return f": if they kick, {name} is wasted" if view.facts.down == DOWNS else f": it keeps {name} for a bigger down"


def _share(view: BlowoutView, code: str, spot: int) -> float:
    """Returns how often a call ends no farther than a yard line, without answers."""
    found = meetings(view, code)
    cards = sum(meeting.out for meeting in found)
    return sum(meeting.out for meeting in found if meeting.ends_at <= spot) / cards if cards else 0.0


def left_out(view: BlowoutView, code: str) -> str:
    """Returns what the outcome of a kick or a called foul does not count: their cards and own answers.

    Each chance is that of holding such a card; the answers in hand are named. Returns an empty text if there is
    nothing.
    """
    if code in (DELAY, OFFSIDES_O):
        return ""
    chances = against(view, code)
    sure = [_A[card] for card, chance in chances if chance >= 1]
    can = [f"{_A[card]} ({percent(chance)})" for card, chance in chances if chance < 1]
    held = own_answers(view, code)
    told = [f"they hold {' and '.join(sure)}"] if sure else []
    told += [f"they may hold {' or '.join(can)}"] if can else []
    told += [f"you hold {listed(held)}"] if held else []
    return f"Not counted: {'; '.join(told)}." if told else ""


def against(view: BlowoutView, code: str) -> list[tuple[str, float]]:
    """Returns what the yards of a call leave out, each with the chance that the other side holds such a card.

    What it cannot hold any more is left out.
    """
    found = unseen(view, code)
    chances = [(words, stated(found, kind)) for kind, words in _LEFT_OUT]
    return [(words, each.chance) for words, each in chances if each is not None and each.chance > 0]


_LEFT_OUT = ((HoldsAnswer, "answer"), (HoldsFlag, "foul"), (HoldsKick, "field goal"))
_A = {"answer": "an answer", "foul": "a foul", "field goal": "a field goal"}


def is_surely_answered(view: BlowoutView, code: str) -> bool:
    """Returns whether the other side is known to hold a card that may answer the call."""
    answer = stated(unseen(view, code), HoldsAnswer)
    return answer is not None and answer.chance >= 1


def chance_lost(view: BlowoutView, code: str) -> float:
    """Returns the chance that the other side holds the card that takes the ball from a call, 0 to 1."""
    takes = stated(unseen(view, code), HoldsTurnover)
    return takes.chance if takes is not None else 0.0


def own_answers(view: BlowoutView, code: str) -> list[str]:
    """Returns the names of the cards in hand that may answer once that call and another lie open."""
    if view.seat == view.facts.offense:
        deck, answers = OFFENSE, OFFENSE_RESPONSES.get(KIND[code], ())
    else:
        deck, answers = DEFENSE, tuple(chain(*DEFENSE_RESPONSES.values()))
    return list(dict.fromkeys(BY_CODE[CODE[card]].title for card in view.hands[deck] if CODE[card] in answers))


def _gained(claimed: Claims) -> str:
    gain = stated(claimed, Gains)
    return yards(abs(gain.gain)) if gain else "nothing"


def _kick(view: BlowoutView, stands: tuple[Claim, ...]) -> str:
    kick, spot, good = stated(stands, Carries), stated(stands, BallAt), stated(stands, Scores)
    assert kick is not None
    if kick.posts is not None:
        carries = f"It carries {kick.yards} yards, and the posts are {kick.posts} yards away"
        if good is not None:
            return f"{carries}: a field goal, {good.points} points."
        lost = f" They get it {own_spot(spot.ball_on)}, but that uses up no play of yours." if spot else ""
        return (
            f"Give the ball up: the kick carries {kick.yards} of the {kick.posts} yards to the posts, no points.{lost}"
        )
    if spot is None:
        return f"The punt carries {kick.yards} yards."
    return f"The punt would leave them {own_spot(spot.ball_on)}."


def _response(view: BlowoutView, code: str, claimed: Claims) -> str:
    facts = view.facts
    if code in CHALLENGES:
        return "The down is played again from the same spot; the cards of this play stay spent."
    if code in (HOLDING, INTERFERENCE):
        undone = f" and undoes the {BY_CODE[facts.defense_response].title}" if facts.defense_response else ""
        half = ", half the distance," if facts.ball_on + YARDS[_measure(facts, code)] >= FIELD else ""
        return f"It is worth {_gained(claimed)}{half if undone else half.rstrip(',')}{undone}."
    stands = tuple(if_stands(claimed))
    if code == SACK:
        safety = "It throws them back into their own end zone: a safety."
        return safety if stated(stands, Scores) else f"It throws them back {_gained(stands)}, whatever the cards say."
    return _turnover(view, code)


def _measure(facts: BlowoutFacts, foul: str) -> str:
    """Returns the card whose yards a foul gives, unless that reaches the goal line (BO-38, BO-56)."""
    return facts.offense_call if foul == INTERFERENCE else foul


def _turnover(view: BlowoutView, code: str) -> str:
    """Returns what INTERCEPTION or FUMBLE makes of the play: nothing if it is a safety anyway (BO-72 to BO-74)."""
    facts = view.facts
    gain = YARDS[facts.offense_call] - YARDS[facts.defense_call]
    _, end = play_end(KIND[facts.offense_call], gain, code, facts.ball_on)
    if end <= 0:
        return "It adds nothing: the play is a safety with it or without it."
    if end >= FIELD:
        return "It takes the ball in the end zone: a touchback instead of a touchdown, so no points."
    return "It takes the ball where the play ends."


def own_success(view: BlowoutView) -> str:
    """Returns in a word what the play has won for the seat of the view as it stands; empty for nothing."""
    facts, found = view.facts, claims(view, LET_STAND)
    found = (*found, *if_stands(found))
    scored, gained, spot = stated(found, Scores), stated(found, Gains), stated(found, BallAt)
    if scored is not None:
        return _SCORED.get(scored.how, "touchdown") if scored.seat == view.seat else ""
    gain = gained.gain if gained is not None else 0
    if view.seat == facts.offense:
        keeps = spot is not None and spot.seat == view.seat and gain > 0
        return ("first down" if facts.ball_on + gain >= facts.marker else "gain") if keeps else ""
    is_punt = KIND[facts.offense_call] == KICK and kick_needed(facts.ball_on) is None
    return "stop" if not is_punt and spot is not None and (spot.seat == view.seat or gain <= 0) else ""


_SCORED = {ScoreKind.FIELD_GOAL: "field goal", ScoreKind.SAFETY: "safety"}


def _stand(view: BlowoutView) -> str:
    if not may_respond(view):
        return "There is no card in this hand that answers the play."
    own = own_success(view)
    if own:
        return f"It is your own {own}: the answer is worth more against a success of theirs."
    worse = "a lost ball or a failed fourth down" if view.seat == view.facts.offense else "a touchdown or a long gain"
    return f"The play may stand: the answer is worth more against {worse}."
