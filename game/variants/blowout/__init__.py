"""BLOWOUT!!!: the record of the game that the rest of the program uses."""

from collections.abc import Mapping
from typing import cast

from game.chance import Key
from game.contract import Event
from game.duration import Duration
from game.options import option
from game.rule_defaults import opens_with_decision
from game.variant import Rules, SearchSettings
from game.variants import BLOWOUT
from game.variants.blowout import evaluation, log, pro, rookie, words
from game.variants.blowout.actions import parse
from game.variants.blowout.cards import BY_CODE, CODE, ZONES
from game.variants.blowout.claims import claims, standing
from game.variants.blowout.commentator import BlowoutCommentator
from game.variants.blowout.event_order import event_order
from game.variants.blowout.facts import PERIODS, BlowoutFacts, Length
from game.variants.blowout.fitted_chance import FITS
from game.variants.blowout.forecast import forecast
from game.variants.blowout.harms import nothing_sensible
from game.variants.blowout.opening import opening
from game.variants.blowout.search import outline, undo_hidden_choices
from game.variants.blowout.state import BlowoutState
from game.variants.blowout.table_state import BlowoutTableState
from game.variants.blowout.unasked import unasked
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.win_chance import features

OPTIONS = (
    option(
        "length",
        "Length",
        {"quarters": "One quarter", "halves": "Two halves", "full": "Full game"},
        "One quarter is about 40 downs, two halves 80, a full game of four quarters 160.",
        default="halves",
    ),
)

_LASTING = {"quarters": Duration(300, 42), "halves": Duration(600, 84), "full": Duration(1200, 168)}
"""Measured in matches against Pro: 260 to 270 seconds a quarter without a person's thinking. The choices are the calls;
for each of about 25 answers a quarter, which take a person a second or two, the table's seconds have some more.
"""


def lasts(options: Mapping[str, str]) -> Duration:
    """Returns how long a match takes, by its length (BO-109)."""
    return _LASTING[options["length"]]


def start(options: Mapping[str, str], seed: Key) -> tuple[BlowoutState, list[Event]]:
    """Returns the first position, and the events of its shuffle and toss (BO-16, BO-18)."""
    events: list[Event] = []
    length = cast(Length, RULES.complete(options)["length"])
    state = BlowoutState(BlowoutFacts(length=length, period=PERIODS[length][0]), seed)
    state.shuffle_all("BO-18", events.append)
    state.facts.toss_winner = state.toss("BO-16", events.append)
    state.phase = state.by_name["coin"]
    return state, events


RULES = Rules(
    variant=BLOWOUT,
    version=1,
    seats=(2,),
    options=OPTIONS,
    bound=4000,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=("length",),
    offered={"length": "quarters"},
    state_type=BlowoutState,
    view_type=BlowoutView,
    commentator=BlowoutCommentator,
    table_state_type=BlowoutTableState,
    parse=parse,
    pro=pro.pro,
    rookie=rookie.rookie,
    advise=pro.advise,
    concession=nothing_sensible,
    opens_play=opens_with_decision("offense_call"),
    claims=claims,
    standing=standing,
    unasked=unasked,
    evaluate=evaluation.evaluate,
    features=features,
    fits=FITS,
    lasts=lasts,
    search=SearchSettings(playout_depth=4, review_depth=8),
    key=outline,
    undo_hidden_choices=undo_hidden_choices,
    forecast=forecast,
    play_line=log.play_line,
    words=words,
    event_order=event_order,
)
