"""Card Bowl: eleven cards a side, from the blocking up, and a drawn card for everything that chance decides."""

from collections.abc import Mapping

from game.chance import Key
from game.contract import Event
from game.rule_defaults import opens_with_event
from game.variant import Rules, SearchSettings
from game.variants import CARD_BOWL
from game.variants.card_bowl import words
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.best_play import play_cards, play_line
from game.variants.card_bowl.box_score import box_score
from game.variants.card_bowl.cards import BY_CODE, CODE, ZONES
from game.variants.card_bowl.claims import claims, standing
from game.variants.card_bowl.commentator import CardBowlCommentator
from game.variants.card_bowl.draws import gather
from game.variants.card_bowl.event_order import event_order
from game.variants.card_bowl.events import PlayCalled
from game.variants.card_bowl.opening import opening
from game.variants.card_bowl.options import OPTIONS, PRESETS, SETTLED, cautions, first_facts, lasts, refuse
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.phases.periods import show_board
from game.variants.card_bowl.players.all_pro import candidates
from game.variants.card_bowl.players.evaluation import evaluate
from game.variants.card_bowl.players.fitted_chance import FITS
from game.variants.card_bowl.players.pro import advise, pro
from game.variants.card_bowl.players.rookie import rookie
from game.variants.card_bowl.players.win_chance import features, last_chances
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.table_prompts import turn_text
from game.variants.card_bowl.table_state import CardBowlTableState
from game.variants.card_bowl.view import CardBowlView

BOUND = 20_000
"""Upper bound of the decisions of a match; plays that take no time are too rare to reach it (CB-58)."""


def start(options: Mapping[str, str], seed: Key) -> tuple[CardBowlState, list[Event]]:
    """Returns a first position from options and a seed: the pool, or the toss (CB-35, CB-444)."""
    events: list[Event] = []
    facts = first_facts(RULES.complete(options))
    state = CardBowlState(facts, seed)
    gather(state, events.append)
    show_board(facts, events.append)
    state.phase = BY_NAME["pool" if facts.pool else "toss_call"]
    return state, events


RULES = Rules(
    variant=CARD_BOWL,
    version=3,
    seats=(2,),
    options=OPTIONS,
    refuse=refuse,
    cautions=cautions,
    bound=BOUND,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    zones=ZONES,
    start=start,
    opening=opening,
    fixed_options=SETTLED,
    state_type=CardBowlState,
    view_type=CardBowlView,
    commentator=CardBowlCommentator,
    table_state_type=CardBowlTableState,
    parse=parse,
    pro=pro,
    rookie=rookie,
    advise=advise,
    opens_play=opens_with_event(PlayCalled),
    claims=claims,
    standing=standing,
    evaluate=evaluate,
    features=features,
    last_chances=last_chances,
    fits=FITS,
    presets=PRESETS,
    offered=PRESETS[0].options,
    lasts=lasts,
    search=SearchSettings(
        playout_depth=1,
        review_depth=1,
        iterations=20,
        seconds=1.4,
        secret=frozenset({"formation", "window", "yardage"}),
    ),
    candidates=candidates,
    words=words,
    box_score=box_score,
    turn_text=turn_text,
    play_cards=play_cards,
    play_line=play_line,
    record_sheet=words.record_sheet,
    event_order=event_order,
    menu=words.menu,
)
