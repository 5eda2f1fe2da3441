"""The rules of Football War: match the play on the table or draw a card; an empty hand is a touchdown."""

from collections.abc import Mapping

import msgspec

from game.chance import Key
from game.contract import Event
from game.duration import Duration
from game.options import option
from game.rule_defaults import opens_with_event
from game.variant import Forgetting, Rules, SearchSettings
from game.variants import FOOTBALL_WAR
from game.variants.football_war import evaluation, halves, pro, rookie, words
from game.variants.football_war.actions import LOOK_BACK, parse
from game.variants.football_war.board import outline
from game.variants.football_war.cards import BY_CODE, CODE, ZONES
from game.variants.football_war.claims import claims
from game.variants.football_war.commentator import FootballWarCommentator
from game.variants.football_war.concession import concession, forced
from game.variants.football_war.events import ExchangeBegan
from game.variants.football_war.facts import FootballWarFacts
from game.variants.football_war.fitted_chance import FITS
from game.variants.football_war.log import begins_exchange, forgetful_line
from game.variants.football_war.opening import opening
from game.variants.football_war.state import FootballWarState
from game.variants.football_war.table_state import FootballWarTableState
from game.variants.football_war.unasked import unasked
from game.variants.football_war.view import FootballWarView
from game.variants.football_war.win_chance import features

OPTIONS = (
    option(
        "players",
        "Players",
        {"2": "Two", "4": "Four"},
        "Four play everyone for themselves; penalties skip a turn and TURNOVER cards reverse the direction.",
    ),
    option(
        "length",
        "Length",
        {"two": "Two halves", "one": "One half"},
        "One half takes about half the time; a tie still goes to overtime.",
    ),
    option(
        "play_clock",
        "Play clock",
        {"off": "Off", "30": "30 seconds", "60": "60 seconds"},
        "Whoever on the clock takes too long draws a card that is locked for that decision.",
    ),
)

_LASTING = {
    ("2", "two"): Duration(478, 144),
    ("2", "one"): Duration(253, 76),
    ("4", "two"): Duration(507, 64),
    ("4", "one"): Duration(321, 40),
}


def lasts(options: Mapping[str, str]) -> Duration:
    """Returns how long a match with these options lasts; with four clubs a person mostly waits."""
    return _LASTING[options["players"], options["length"]]


def start(options: Mapping[str, str], seed: Key) -> tuple[FootballWarState, list[Event]]:
    """Returns the first position and the events of its kickoff (FW-17 to FW-19, FW-110)."""
    chosen, events = RULES.complete(options), list[Event]()
    seats = int(chosen.pop("players"))
    facts = msgspec.convert({"seats": seats, "points": [0] * seats, **chosen}, FootballWarFacts)
    state = FootballWarState(facts, seed)
    halves.kick_off(state, 0, None, events.append)
    if facts.play_clock != "off":
        state.phase = state.by_name["play_clock"]
    return state, events


RULES = Rules(
    variant=FOOTBALL_WAR,
    version=2,
    seats=(2, 4),
    seat_option="players",
    options=OPTIONS,
    offered={"length": "one"},
    bound=2400,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=("seats", "length", "play_clock"),
    state_type=FootballWarState,
    view_type=FootballWarView,
    commentator=FootballWarCommentator,
    table_state_type=FootballWarTableState,
    parse=parse,
    pro=pro.pro,
    rookie=rookie.rookie,
    advise=pro.advise,
    unadvised=frozenset({str(LOOK_BACK)}),
    opens_play=opens_with_event(ExchangeBegan),
    claims=claims,
    unasked=unasked,
    evaluate=evaluation.evaluate,
    features=features,
    fits=FITS,
    lasts=lasts,
    search=SearchSettings(secret=frozenset({"lead"})),
    key=outline,
    words=words,
    names_mean_football=False,
    forgetting=Forgetting(begins_exchange, forgetful_line, words.FORGOTTEN, words.CUT),
    menu=words.menu,
    concession=concession,
    forced=forced,
)
