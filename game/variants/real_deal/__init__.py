"""Real Deal Football Unplugged: two teams, one counter chart, and four cards each."""

from collections.abc import Mapping

import msgspec

from game.chance import Key
from game.contract import Event
from game.duration import Duration
from game.options import option
from game.rule_defaults import opens_with_decision
from game.variant import Rules, SearchSettings
from game.variants import REAL_DEAL
from game.variants.real_deal import evaluation, pro, rookie, words
from game.variants.real_deal.actions import parse
from game.variants.real_deal.cards import BY_CODE, CODE, ZONES
from game.variants.real_deal.claims import claims
from game.variants.real_deal.commentator import RealDealCommentator
from game.variants.real_deal.facts import RealDealFacts
from game.variants.real_deal.fitted_chance import FITS
from game.variants.real_deal.flow import begin_quarter
from game.variants.real_deal.opening import opening
from game.variants.real_deal.state import RealDealState
from game.variants.real_deal.table_state import RealDealTableState
from game.variants.real_deal.unasked import unasked
from game.variants.real_deal.view import RealDealView
from game.variants.real_deal.win_chance import features

OPTIONS = (
    option(
        "length",
        "Length",
        {"four": "Four quarters", "two": "Two quarters"},
        "Two quarters take half the time and give ordinary football scores; four are a shoot-out.",
    ),
    option(
        "color",
        "Home deck",
        {"black": "Black", "white": "White"},
        "Which of the two decks is yours. Both hold the same cards.",
    ),
)

_LASTING = {"four": Duration(267, 58), "two": Duration(140, 29)}


def lasts(options: Mapping[str, str]) -> Duration:
    """Returns how long a match of that many quarters takes."""
    return _LASTING[options["length"]]


def start(options: Mapping[str, str], seed: Key) -> tuple[RealDealState, list[Event]]:
    """Returns the first position from options and a seed, with the events of its deal (RD-17 to RD-20, RD-70)."""
    chosen = RULES.complete(options)
    events: list[Event] = []
    looks = {"quarters": 4 if chosen["length"] == "four" else 2, "color": chosen["color"]}
    state = RealDealState(msgspec.convert(looks, RealDealFacts), seed)
    begin_quarter(state, events.append)
    return state, events


RULES = Rules(
    variant=REAL_DEAL,
    version=1,
    seats=(2,),
    options=OPTIONS,
    bound=360,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=("quarters", "color"),
    state_type=RealDealState,
    view_type=RealDealView,
    commentator=RealDealCommentator,
    table_state_type=RealDealTableState,
    parse=parse,
    pro=pro.pro,
    rookie=rookie.rookie,
    advise=pro.advise,
    opens_play=opens_with_decision("offense"),
    claims=claims,
    unasked=unasked,
    evaluate=evaluation.evaluate,
    features=features,
    fits=FITS,
    lasts=lasts,
    search=SearchSettings(playout_depth=0, bluffs=False, secret=frozenset({"toss", "offense"})),
    words=words,
)
