"""The expected gain of the offense against a defense: run, pass and pass rush."""

from __future__ import annotations

from math import exp

from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.formations import BACKS, FORMATIONS, LEFT, RIGHT
from game.variants.card_bowl.lanes import Place, free_backs
from game.variants.card_bowl.players.analysis import CARRIER, DRAWN, LINEMAN, RECEIVER, Analysis, PassTarget
from game.variants.card_bowl.players.calls import DefenseCall, to_go
from game.variants.card_bowl.players.chances import PASS_SPREAD, positive_part, rush_yards
from game.variants.card_bowl.view import CardBowlView

RUN_BY_QUARTERBACK = ((10, 0.95), (11, 0.9), (12, 0.8), (15, 0.5))
"""How likely the defense takes a run, or a screen behind the line, to be by the value of the quarterback.

With high cards Pro throws more often (in 12 matches two of three times with a 12, seven of eight with more), but where
everybody expects the throw, a screen gains more than any other play.
"""
TOLD_BY_THE_SET = 0.9
"""Least chance of it from a set of two or more backs behind the center, from which hardly anybody throws downfield."""
TASK_SHIFT = {"stop_run": 0.2, "blitz": -0.15, "cover": -0.2, "double": -0.2, "deep": -0.3}
"""Change of that chance by the call."""
SHARPNESS = 4.0
"""Points of advantage at a place that make the offense about three times as likely to go there."""
COMPLETED = 0.6
"""Chance that a throw is caught."""
YARDAGE_CARDS = 1.2
"""Average number of yardage cards of a throw."""
BACK_TARGET = 0.4
"""How often a back is the target, compared with a receiver."""
SACK_YARDS, LIMITED_YARDS, AUTOMATIC = 6.0, 2.5, 13.0
"""Cost of a sack and of a threat that limits yardage cards, in yards; margin of an automatic sack."""
HIDDEN_TACKLER = 0.25
"""Yards that a face-down man of the secondary saves on average in the open field."""
FARTHEST = 80
"""Largest margin and gain, in either direction, of the tables below."""


def run_chance(view: CardBowlView, call: DefenseCall) -> float:
    """Returns how likely a run is, by the quarterback, the down, the call and the set."""
    if not free_backs(view.play):
        return 0.1
    quarterback = VALUE[view.men[view.play.offense][0]]
    chance = next(share for most, share in RUN_BY_QUARTERBACK if quarterback <= most)
    distance = to_go(view)
    chance += 0.15 if distance <= 3 else -0.15 if distance >= 8 and view.facts.down >= 3 else 0.0
    chance += TASK_SHIFT.get(call.task, 0.0)
    formation = FORMATIONS[view.play.formation]
    if not formation.shotgun and sum(slot in BACKS for slot in formation.slots) > 1:
        chance = max(chance, TOLD_BY_THE_SET)
    return min(0.95, max(0.05, chance))


class Danger:
    """The expected gain of the offense against an alignment."""

    def __init__(self, analysis: Analysis, runs: float, rush_weight: float) -> None:
        """``runs`` is the chance of a run, ``rush_weight`` the weight of a sack."""
        self.analysis = analysis
        self._runs, self._rush_weight = runs, rush_weight
        play = analysis.play
        self._shown = play.window > 0
        self._carrier = max((analysis.value(man, CARRIER) for man in free_backs(play)), default=CARRIER)
        self._most = max(analysis.force.values())
        self._places = [(low, high, (low > 0) + (high >= 0)) for low, high in analysis.places]
        self._known_runs: list[dict[tuple[float, int, float], tuple[float, float]]] = [{} for _ in self._places]
        self._throws = [self._throw(target) for target in analysis.targets]
        self._first = analysis.alignment
        self._first_run, self._first_pass, self._first_threat = self._run(), self._pass(), analysis.threat()

    def _throw(self, target: PassTarget) -> tuple[PassTarget, float, float]:
        """Returns a target with the gain of a throw to him without its defenders, and how likely it is."""
        drawn = DRAWN * (YARDAGE_CARDS - 1) + target.worth / 2
        gain = self.analysis.value(0, RECEIVER) + target.worth + drawn
        weight = exp((target.worth - RECEIVER) / SHARPNESS) * (BACK_TARGET if target.is_back else 1.0)
        return target, gain, weight

    def yards(self) -> float:
        """Returns yards that the offense may expect against the men as they stand now.

        Of the first standing only that is added up anew which the move to another one touches.
        """
        now, first = self.analysis.alignment, self._first
        same_line = now.rush is first.rush
        run = self._first_run if same_line and now.backers == first.backers else self._run()
        throw = self._first_pass if now.covers is first.covers and now.best == first.best else self._pass()
        threat = self._first_threat if same_line else self.analysis.threat()
        return self._runs * run + (1 - self._runs) * (throw - self._rush_weight * sack_yards(threat))

    def _run(self) -> float:
        """Returns the expected yards of a run, each place weighted by what the offense sees there."""
        now = self.analysis.alignment
        rush, crowd = now.rush, now.crowd
        left, right = now.backers[LEFT], now.backers[RIGHT]
        extras = (left, max(left, right), right)
        total = weights = 0.0
        for (low, high, side), known in zip(self._places, self._known_runs, strict=True):
            worth, men = (rush[low], crowd[low]) if low == high else (rush[low] + rush[high], crowd[low] + crowd[high])
            key = (worth, men, extras[side])
            found = known.get(key)
            if found is None:
                found = known[key] = self._run_at((low, high), *key)
            total += found[0]
            weights += found[1]
        return total / weights

    def _run_at(self, place: Place, worth: float, men: int, extra: float) -> tuple[float, float]:
        """Returns the yards of a run there times its weight, and the weight."""
        force = self.analysis.force[place]
        margin = 2 * self._carrier + force - worth - extra - 2 * DRAWN
        weight = exp((force - (worth if self._shown else LINEMAN * men) - self._most) / SHARPNESS)
        return weight * _RUN[round(margin) + FARTHEST], weight

    def _pass(self) -> float:
        """Returns the expected yards of a pass; receivers who are shown are weighted by their cards."""
        total = weights = 0.0
        against = self.analysis.against
        for target, gain, weight in self._throws:
            total += weight * _PASS[round(gain - against(target)) + FARTHEST]
            weights += weight
        return COMPLETED * total / weights if weights else 0.0


def sack_yards(margin: float) -> float:
    """Returns the yards that a pass rush of that margin costs a pass that needs time."""
    return 0.0 if margin <= 0 else LIMITED_YARDS + SACK_YARDS * min(1.0, margin / AUTOMATIC)


_RUN = [rush_yards(margin) for margin in range(-FARTHEST, FARTHEST + 1)]
_PASS = [positive_part(gain, PASS_SPREAD) for gain in range(-FARTHEST, FARTHEST + 1)]
"""Expected yards of a rush by its margin, and of a pass by its gain, both from ``-FARTHEST``."""
