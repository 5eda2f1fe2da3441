"""Jukem Football: two seats race their drives to exactly 100 yards."""

from collections.abc import Mapping

from game.chance import Key, generator
from game.contract import Event, Option, Rules
from game.events import CoinTossed, SharedEvent
from game.variants import JUKEM
from game.variants.jukem import pro, words
from game.variants.jukem.actions import JukemAction, parse
from game.variants.jukem.cards import BY_CODE, CODE
from game.variants.jukem.state import JukemState
from game.variants.jukem.view import JukemView

OPTIONS = (
    Option(
        name="practice",
        title="Practice deck",
        values=("off", "on"),
        default="off",
        labels=("Full deck", "Practice deck"),
        why="The practice deck leaves out one HOLDING and one FUMBLE: fewer broken drives, more points.",
    ),
    Option(
        name="dealer",
        title="First dealer",
        values=("random", "0", "1"),
        default="random",
        labels=("Coin toss", "Home deals", "Away deals"),
        why="Who does not deal goes first; the deal changes hands for the second half.",
    ),
)


def start(options: Mapping[str, str], seed: Key) -> tuple[JukemState, list[Event]]:
    """A first position from complete options and a seed, with the events of its deal (JF-9, JF-80)."""
    events: list[Event] = []
    tossed = options["dealer"] == "random"
    dealer = int(generator(seed, 0).random() * 2) if tossed else int(options["dealer"])
    state = JukemState(options["practice"] == "on", dealer, seed, chance=1 if tossed else 0)
    if tossed:
        events.append(CoinTossed(clause="JF-80", seat=dealer))
    state.deal(events.append)
    return state, events


RULES = Rules(
    variant=JUKEM,
    version=2,
    seats=(2,),
    options=OPTIONS,
    bound=13_000,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    start=start,
    state_type=JukemState,
    view_type=JukemView,
    action_type=JukemAction,
    event_type=SharedEvent,
    parse=parse,
    pro=pro.pro,
    rookie=pro.rookie,
    advise=pro.advise,
    evaluate=pro.evaluate,
    words=words,
)
