"""Jukem Football: two seats race their drives to exactly 100 yards."""

from collections.abc import Mapping

from game.chance import Key, generator
from game.contract import Event
from game.events import CoinTossed
from game.options import option
from game.rule_defaults import opens_with_decision
from game.variant import Rules, SearchSettings
from game.variants import JUKEM
from game.variants.jukem import evaluation, pro, words
from game.variants.jukem.actions import parse
from game.variants.jukem.board import JukemFacts, outline
from game.variants.jukem.cards import BY_CODE, CODE, ZONES
from game.variants.jukem.claims import claims, standing
from game.variants.jukem.commentator import JukemCommentator
from game.variants.jukem.fitted_chance import FITS
from game.variants.jukem.flow import deal, opening
from game.variants.jukem.state import JukemState
from game.variants.jukem.table_state import JukemTableState
from game.variants.jukem.unasked import unasked
from game.variants.jukem.view import JukemView
from game.variants.jukem.win_chance import features, last_turn_chances

OPTIONS = (
    option(
        "practice",
        "Practice deck",
        {"off": "Full deck", "on": "Practice deck"},
        "The practice deck leaves out one HOLDING and one FUMBLE: fewer broken drives, more points.",
    ),
    option(
        "dealer",
        "First dealer",
        {"random": "Coin toss", "0": "Home deals", "1": "Away deals"},
        "Who does not deal goes first; the deal changes hands for the second half.",
    ),
)


def start(options: Mapping[str, str], seed: Key) -> tuple[JukemState, list[Event]]:
    """Returns the first position and the events of its deal (JF-80); options that are left out have their defaults."""
    chosen = RULES.complete(options)
    events: list[Event] = []
    tossed = chosen["dealer"] == "random"
    dealer = int(generator(seed, 0).random() * 2) if tossed else int(chosen["dealer"])
    facts = JukemFacts(practice=chosen["practice"] == "on", first_dealer=dealer, attacker=1 - dealer)
    state = JukemState(facts, seed, chance=1 if tossed else 0)
    if tossed:
        events.append(CoinTossed(clause="JF-80", seat=dealer))
    deal(state, events.append)
    return state, events


RULES = Rules(
    variant=JUKEM,
    version=2,
    seats=(2,),
    options=OPTIONS,
    bound=13_000,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=("practice",),
    state_type=JukemState,
    view_type=JukemView,
    commentator=JukemCommentator,
    table_state_type=JukemTableState,
    parse=parse,
    pro=pro.pro,
    rookie=pro.rookie,
    advise=pro.advise,
    opens_play=opens_with_decision("play"),
    claims=claims,
    standing=standing,
    unasked=unasked,
    evaluate=evaluation.evaluate,
    features=features,
    last_chances=last_turn_chances,
    fits=FITS,
    search=SearchSettings(secret=frozenset({"replenish", "play"})),
    key=outline,
    words=words,
)
