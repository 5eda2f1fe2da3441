"""Pro on offense until the ball leaves the quarterback's hands (the rulebook's notes 12, 15, 18).

Every answer follows a call of the play sheet; Pro makes its own, and the coach passes on that of a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.card_bowl.actions import (
    BLOCK,
    PLACE,
    STAY,
    Block,
    Choose,
    Run,
    Screen,
    SetFormation,
    Sneak,
    Throw,
    TurnUp,
)
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import BACKS, FORMATIONS, SLOT
from game.variants.card_bowl.fronts import WIDEST
from game.variants.card_bowl.lanes import defended, lane_list, line_men, men_at
from game.variants.card_bowl.players import passing, protection
from game.variants.card_bowl.players.analysis import Analysis
from game.variants.card_bowl.players.arranging import arrangement, carrier
from game.variants.card_bowl.players.calling import play_of, reason
from game.variants.card_bowl.players.calls import (
    PASSES,
    Carrying,
    PlayCall,
    formation_of,
    hand_side,
    of_own,
    preset_of,
    side_of,
    to_go,
)
from game.variants.card_bowl.players.chances import above
from game.variants.card_bowl.players.kicking import Answer, said
from game.variants.card_bowl.players.prospects import Prospect, Prospects
from game.variants.card_bowl.view import CardBowlView

THEIR_ANSWER = 1.5
"""Yards that each turn of the defense takes from a play."""
AUTOMATIC_SACK, AUTOMATIC, THREAT_SPREAD = 14.0, 13.0, 5.0
"""Yards of an automatic sack, its margin, and the error of a guessed margin (CB-284)."""
SURE_SNEAK = 6
"""O - D from which a sneak is tried for the last yard."""
GO_ON = Choose("go_on")
NO_SNEAK = said("no_sneak", "There is more to gain than a yard.")


def formation(view: CardBowlView, call: PlayCall) -> Answer:
    """Returns one of the call's formations, its strength to the call's side, else to that of the hand."""
    number = formation_of(call, preset_of(view, call), call.side or hand_side(view))
    is_own = call.name == play_of(view).name
    return SetFormation(FORMATIONS[number].code), reason(view, call.name) if is_own else call.why


def offense_card(view: CardBowlView, call: PlayCall) -> Answer:
    """Returns the next card of the arrangement."""
    man = sum(card >= 0 for card in view.men[view.seat])
    return PLACE[arrangement(view, call)[view.play.slots[man]]], "The best cards go where the play goes."


# The line


def line_call(view: CardBowlView, call: PlayCall) -> Answer:
    """Returns the block of a lineman: the man in front of him, or on a run the place where it goes."""
    play = view.play
    men = line_men(play)
    values = tuple((play.slots[man], VALUE[view.men[view.seat][man]]) for man in men)
    lanes = protection.line_call(values, tuple(sorted(defended(play))), call.aim, side_of(view, call))
    slot = play.slots[men[play.asked]]
    g = lanes[slot]
    if g == NO_LANE:
        return STAY[slot], "Nobody who matters is within his reach."
    return BLOCK[slot][g + WIDEST], "The run goes there." if call.runs else "Somebody has to block that man."


def early_sneak(view: CardBowlView, legal: Sequence[Action], call: PlayCall) -> Answer:
    """Sneaks for the last yard, whatever was called."""
    if call.aim == "sneak" or to_go(view) > 1:
        return called_sneak(view, legal, call)
    best, margin = _best_sneak(view, legal)
    if best is None:
        return NO_SNEAK
    return (best, "One yard is all it takes.") if margin >= SURE_SNEAK else NO_SNEAK


def called_sneak(view: CardBowlView, legal: Sequence[Action], call: PlayCall) -> Answer:
    """Returns the sneak that was called, once the backs are set."""
    if call.aim != "sneak" or view.play.step < 3:
        return NO_SNEAK
    best, _ = _best_sneak(view, legal)
    return (best, "That is where the guards push.") if best is not None else NO_SNEAK


def _best_sneak(view: CardBowlView, legal: Sequence[Action]) -> tuple[Sneak | None, float]:
    judge = Prospects(view).sneak_margin
    found = [(action, judge(action)) for action in legal if isinstance(action, Sneak)]
    return max(found, key=lambda each: each[1], default=(None, 0.0))


def backs(view: CardBowlView, legal: Sequence[Action], call: PlayCall) -> Answer:
    """Sends a back without the ball to block: where the run goes, or where the protection is thinnest."""
    play = view.play
    men = men_at(play, BACKS)
    slot, side = play.slots[men[play.asked]], side_of(view, call)
    stay = STAY[slot]
    lanes = {action.g for action in legal if isinstance(action, Block)}
    carries = _best_back(view) if call.aim == "screen" else carrier(play.slots, side)
    if not lanes or (call.aim in ("inside", "sweep", "screen") and slot == carries):
        return stay, "He is needed with the ball." if lanes else "The lanes are full."
    if call.aim in PASSES:
        if len(men) == 1:
            return stay, "He stays free for a throw."
        return BLOCK[slot][_thinnest(view, lanes) + WIDEST], "He helps where the protection is thin."
    analysis = Analysis(view)
    places = protection.places_for(analysis.lanes, call.aim, side)
    best = max(places, key=lambda place: analysis.force[place] - analysis.rush(place))
    near = sorted(lanes & {*best}, key=abs)
    return (BLOCK[slot][near[0] + WIDEST], "He leads the run.") if near else (stay, "There is no room for him.")


def _best_back(view: CardBowlView) -> int:
    """Returns the slot of the back with the best card, which a screen goes to."""
    men = men_at(view.play, BACKS)
    return view.play.slots[max(men, key=lambda man: VALUE[view.men[view.seat][man]])]


def _thinnest(view: CardBowlView, lanes: set[int]) -> int:
    analysis = Analysis(view)
    return max(lanes, key=lambda g: (analysis.rush((g, g)) - analysis.protection[g, g], -abs(g)))


def tight_end(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Lets the tight end block."""
    return legal[0], "The line needs him."


def pick_up(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Sends the back into the lane with the weakest protection."""
    lanes = {action.g for action in legal if isinstance(action, Block)}
    if not lanes:
        return legal[0], "There is no lane for him."
    chosen = _thinnest(view, lanes)
    return next(each for each in legal if isinstance(each, Block) and each.g == chosen), "The quarterback needs time."


# Windows


def window(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Answer:
    """Returns the best play now against what a throw promises at the next window."""
    prospects, down = Prospects(view), view.facts.down
    best = _best(prospects.of(legal), down, rng)
    if GO_ON in legal and (best is None or best.worth(down) < _patience(view, prospects)):
        return GO_ON, "It pays to see their line first."
    return (best.action, best.why) if best is not None else (legal[0], "A play has to be run now.")


def _patience(view: CardBowlView, prospects: Prospects) -> float:
    """Returns the value of going on: a later throw, less the rush and the defense's answer."""
    threat = prospects.analysis.threat()
    if view.play.window == 0:
        rush = AUTOMATIC_SACK * above(threat, AUTOMATIC, THREAT_SPREAD)
    else:
        rush = AUTOMATIC_SACK * min(1.0, max(0.0, threat) / AUTOMATIC)
    return prospects.later(GO_ON) - rush - THEIR_ANSWER * (1 + view.play.window)


def called_play(view: CardBowlView, legal: Sequence[Action], call: PlayCall, rng: Random) -> Answer:
    """Returns the best of the plays that carry a call out, at its window."""
    if GO_ON in legal and view.play.window < _window_of(call):
        return GO_ON, "It pays to see their line first."
    plays = [action for action in legal if _carries_out(view, call, action)]
    found = Prospects(view).of(to_the_best_back(view, plays))
    if not found:
        return window(view, legal, rng)
    best = _best(found, view.facts.down, rng)
    assert best is not None
    return best.action, best.why


def to_the_best_back(view: CardBowlView, plays: Sequence[Action]) -> Sequence[Action]:
    """Returns those of the plays that are screens to the back with the best card; all if there are none.

    Where every screen promises a loss, one that is dropped for sure would be best.
    """
    men, slots = view.men[view.seat], view.play.slots
    backs = {each: VALUE[men[slots.index(SLOT[each.carrier])]] for each in plays if isinstance(each, Screen)}
    return [each for each, value in backs.items() if value == max(backs.values())] or plays


def _best(found: Sequence[Prospect], down: int, rng: Random) -> Prospect | None:
    """Returns one of the best; which one of those that are alike is drawn, so that no side is preferred."""
    worths = [round(each.worth(down), protection.EXACT) for each in found]
    best = [each for each, worth in zip(found, worths, strict=True) if worth == max(worths)]
    return pick(best, rng) if best else None


def _window_of(call: PlayCall) -> int:
    """Returns the window at which a call is carried out."""
    return 1 if call.aim in PASSES else 0


def _carries_out(view: CardBowlView, call: PlayCall, action: Action) -> bool:
    if call.aim in PASSES:
        return isinstance(action, Throw)
    if call.aim == "sneak":
        return isinstance(action, Sneak)
    if call.aim == "screen":
        return isinstance(action, Screen)
    places = protection.places_for(lane_list(view.play), call.aim, side_of(view, call))
    return isinstance(action, Run) and action.carrier != "QB" and (action.low, action.high) in places


def card_action(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Shows the least valuable receiver first."""
    shown = [action for action in legal if isinstance(action, TurnUp)]
    if not shown:
        return legal[0], "A card has to be turned up."
    analysis, slots = Analysis(view), view.play.slots
    decoy = min(shown, key=lambda action: analysis.value(slots.index(SLOT[action.slot]), 0))
    return decoy, "A decoy is shown before the target."


BY_CALL: dict[str, Carrying] = {
    "formation": lambda view, legal, call, rng: formation(view, call),
    "offense_cards": lambda view, legal, call, rng: offense_card(view, call),
    "motion": lambda *_: said("no_motion", "Waiting would only show them more."),
    "line_call": lambda view, legal, call, rng: line_call(view, call),
    "early_sneak": lambda view, legal, call, rng: called_sneak(view, legal, call),
    "backs": lambda view, legal, call, rng: backs(view, legal, call),
    "tight_end": lambda view, legal, call, rng: tight_end(view, legal),
    "pick_up": lambda view, legal, call, rng: pick_up(view, legal),
    "window": called_play,
    "card_action": lambda view, legal, call, rng: card_action(view, legal),
}
"""What carries a call out, by the name of the decision."""
ANSWERS: dict[str, Any] = {
    **of_own(BY_CALL, play_of),
    "early_sneak": lambda view, legal, rng: early_sneak(view, legal, play_of(view)),
    "window": window,
    "yardage": lambda view, legal, rng: passing.yardage(view),
    "strike": lambda view, legal, rng: passing.strike(view, legal),
    "caught_behind": lambda view, legal, rng: passing.caught_behind(view),
    "screen_behind": lambda view, legal, rng: passing.caught_behind(view),
    "scramble_sideline": lambda *_: said("keep_ball", "The yards are worth more."),
    "lead": lambda view, legal, rng: passing.lead(view, legal),
}
"""What Pro does, by the name of the decision."""
