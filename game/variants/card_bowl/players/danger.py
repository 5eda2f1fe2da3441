"""What the offense may gain against the defense as it stands (notes 14 to 17): the run, the pass, and the rush."""

from __future__ import annotations

from math import exp

from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.fronts import LANES
from game.variants.card_bowl.lanes import free_backs
from game.variants.card_bowl.players.calls import DefenseCall, to_go
from game.variants.card_bowl.players.chances import PASS_SPREAD, positive_part, rush_yards
from game.variants.card_bowl.players.outlook import CARRIER, DRAWN, LINEMAN, RECEIVER, Outlook
from game.variants.card_bowl.view import CardBowlView

RUN_BY_QUARTERBACK = ((6, 0.9), (10, 0.8), (12, 0.35), (15, 0.12))
"""How likely a run, or a screen behind the line, is by what the quarterback is worth: note 14, fitted to Pro."""
TASK_SHIFT = {"stop_run": 0.2, "cover": -0.2, "double": -0.2, "deep": -0.3}
"""What a call makes of it."""
SHARPNESS = 4.0
"""How many points of an advantage that the offense sees make it about three times as likely to go there."""
COMPLETED = 0.6
YARDAGE_CARDS = 1.2
BACK_TARGET = 0.4
"""How much rarer a back is thrown to than a receiver."""
SACK_YARDS, LIMITED_YARDS, AUTOMATIC = 6.0, 2.5, 13.0
"""What a sack costs, and a threat that limits the yardage cards; a margin beyond which it is automatic."""
HIDDEN_TACKLER = 0.25
"""Yards that a face-down man of the secondary saves in the open field."""
FARTHEST = 80


def run_chance(view: CardBowlView, call: DefenseCall) -> float:
    """How likely a run is, by the quarterback, the down and the call."""
    if not free_backs(view.play):
        return 0.1
    quarterback = VALUE[view.men[view.play.offense][0]]
    chance = next(share for most, share in RUN_BY_QUARTERBACK if quarterback <= most)
    distance = to_go(view)
    chance += 0.15 if distance <= 3 else -0.15 if distance >= 8 and view.facts.down >= 3 else 0.0
    chance += TASK_SHIFT.get(call.task, 0.0)
    return min(0.95, max(0.05, chance))


def danger(outlook: Outlook, runs: float, rush_weight: float) -> float:
    """Yards that the offense may expect; ``runs`` is how likely a run is, ``rush_weight`` what a sack counts for."""
    return runs * _run(outlook) + (1 - runs) * (_pass(outlook) - rush_weight * sack_yards(outlook.threat()))


def hidden_men(outlook: Outlook, places: list[int]) -> int:
    """Men behind the line who still lie face down."""
    return sum(hidden and place >= LANES for place, hidden in zip(places, outlook.hidden, strict=True))


def _run(outlook: Outlook) -> float:
    """The run, at each place as likely as what the offense sees there promises."""
    play = outlook.play
    carrier = max((outlook.value(man, CARRIER) for man in free_backs(play)), default=CARRIER)
    total = weights = 0.0
    best = max(outlook.force.values())
    for place in outlook.places:
        shown = outlook.rush(place) if play.window > 0 else LINEMAN * outlook.crowd(place)
        weight = exp((outlook.force[place] - shown - best) / SHARPNESS)
        total += weight * _RUN[round(outlook.run_margin(carrier, place)) + FARTHEST]
        weights += weight
    return total / weights


def _pass(outlook: Outlook) -> float:
    """The pass: to a receiver who is shown by what he is worth, to the others alike."""
    quarterback = outlook.value(0, RECEIVER)
    total = weights = 0.0
    for target in outlook.targets:
        drawn = DRAWN * (YARDAGE_CARDS - 1) + target.worth / 2
        gain = quarterback + target.worth + drawn - outlook.against(target)
        weight = exp((target.worth - RECEIVER) / SHARPNESS) * (BACK_TARGET if target.is_back else 1.0)
        total += weight * _PASS[round(gain) + FARTHEST]
        weights += weight
    return COMPLETED * total / weights if weights else 0.0


def sack_yards(margin: float) -> float:
    """What a pass rush of that margin takes from a pass that needs time (note 17)."""
    return 0.0 if margin <= 0 else LIMITED_YARDS + SACK_YARDS * min(1.0, margin / AUTOMATIC)


_RUN = [rush_yards(margin) for margin in range(-FARTHEST, FARTHEST + 1)]
_PASS = [positive_part(gain, PASS_SPREAD) for gain in range(-FARTHEST, FARTHEST + 1)]
