"""A game in miniature, for the tests: it has what the five games of the program have between them, in little room.

Two seats call together in secret, a card and a lane each; two hands and two backs a seat; piles that reshuffle their
own discards; a ball on a field. It is made as a stranger would make it: nothing outside this folder knows of it.
"""

from collections.abc import Mapping

from game.chance import Key, generator
from game.contract import Event
from game.events import CoinTossed
from game.options import option
from game.rule_defaults import opens_with_decision
from game.variant import Rules, Variant
from tests.games.miniature import flow, pro, words
from tests.games.miniature.actions import parse
from tests.games.miniature.cards import BY_CODE, CODE, ZONES
from tests.games.miniature.claims import claims, standing
from tests.games.miniature.facts import MiniatureFacts
from tests.games.miniature.opening import opening
from tests.games.miniature.phases import OFFENSE_CARD, undo_hidden_choices
from tests.games.miniature.state import MiniatureState
from tests.games.miniature.table_state import MiniatureTableState
from tests.games.miniature.view import MiniatureView

ROUNDS = option("rounds", "Rounds", {"2": "Two rounds", "3": "Three rounds"}, "Each round gives each side one drive.")


def start(options: Mapping[str, str], seed: Key) -> tuple[MiniatureState, list[Event]]:
    """A first position from options, defaults for those left out, and a seed, with the events of its deal."""
    events: list[Event] = []
    first = int(generator(seed, 0).random() * 2)
    facts = MiniatureFacts(rounds=3 if RULES.complete(options)["rounds"] == "3" else 2, first=first)
    state = MiniatureState(facts, seed, chance=1)
    events.append(CoinTossed(clause="MG-4", seat=first))
    flow.deal(state, events.append)
    flow.begin_drive(state, OFFENSE_CARD, events.append)
    return state, events


RULES = Rules(
    variant=Variant(
        name="miniature",
        title="Miniature",
        pitch="Two secret calls, three lanes, twenty-five yards.",
        minutes=(3, 5),
        complexity=1,
        mood="duel",
        prefix="MG",
        package="tests.games.miniature",
        on_table=True,
    ),
    version=1,
    seats=(2,),
    options=(ROUNDS,),
    bound=300,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=("rounds",),
    state_type=MiniatureState,
    view_type=MiniatureView,
    table_state_type=MiniatureTableState,
    parse=parse,
    pro=pro.pro,
    rookie=pro.rookie,
    advise=pro.advise,
    opens_play=opens_with_decision("offense_card"),
    claims=claims,
    standing=standing,
    evaluate=pro.evaluate,
    undo_hidden_choices=undo_hidden_choices,
    words=words,
)
