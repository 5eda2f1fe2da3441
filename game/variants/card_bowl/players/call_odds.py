"""What each call of the play sheet promises, from what its seat knows before the snap.

The weights are in ``fitted_calls``; tests hold them to plays that are dealt again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import NamedTuple

from game.field import FIELD
from game.variants.card_bowl.cards import RED_JOKER, VALUE
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.formations import BACKS, FORMATIONS
from game.variants.card_bowl.hand_sizes import hand_size
from game.variants.card_bowl.play_odds import LONG, PlayOdds, best_gain
from game.variants.card_bowl.players.calls import PLAYS, own_cards, to_go
from game.variants.card_bowl.players.fitted_calls import FITTED, Fitted, Weights
from game.variants.card_bowl.players.fourth_down import along
from game.variants.card_bowl.players.late import only_touchdown_counts
from game.variants.card_bowl.view import CardBowlView

TURNOVER = 30
"""Yards that a lost ball costs."""
USUAL_TOTAL, USUAL_TOP, USUAL_NEXT = 100, 13, 24
"""What eleven cards add up to, the best of them, and the next two together."""
USUAL_OFFENSE, USUAL_DEFENSE = 12, 15
"""Cards of a usual hand."""
SHORT = 2
"""Yards to go for which a defense stacks its line."""
_KINDS = {"LW1": "wide", "RW1": "wide", "LW2": "slot", "RW2": "slot", "LTE": "end", "RTE": "end", "BL": "back",
          "BR": "back", "left": "side", "right": "side"}  # fmt: skip
"""Kind of each target: left and right promise the same before the snap."""

_Chances = tuple[float, float, float, float]
"""Chances of a lost ball, of a loss, of making the distance, and of that with a long gain."""


class Outcome(NamedTuple):
    """One way in which a called play may end."""

    chance: float
    gain: int
    kept: bool = True
    """Whether the offense still has the ball."""


class CallOdds(NamedTuple):
    """What a call promises."""

    odds: PlayOdds
    yards: float
    """Average yards of the offense, a lost ball counted as none."""
    outcomes: tuple[Outcome, ...] = ()
    """Typical endings with their chances, for the value of the call."""

    @property
    def net(self) -> float:
        """Average yards, a lost ball counted with its cost."""
        return self.yards - TURNOVER * self.odds.turnover


def features(view: CardBowlView) -> Weights:
    """Returns what a seat knows that matters: the distance, its own cards, and how the other side lines up."""
    values = [VALUE[card] for card in own_cards(view)]
    attacks = view.seat == view.play.offense
    known = _features(view.facts, sum(values), values[0], values[1] + values[2], defends=not attacks)
    if attacks:
        return known
    formation = FORMATIONS[view.play.formation]
    backs = sum(slot in BACKS for slot in formation.slots)
    return (*known, len(formation.receivers) - 2.0, float(formation.shotgun), float(backs > 1))


def _features(facts: CardBowlFacts, total: int, top: int, next_two: int, *, defends: bool) -> Weights:
    """Returns the distance, a hand by its sum and its best cards, and the size of the other side's hand."""
    distance = facts.marker - facts.ball_on
    other = 1 - facts.offense if not defends else facts.offense
    usual = USUAL_OFFENSE if defends else USUAL_DEFENSE
    return (
        1.0,
        log(distance) - 1.5,
        (distance - 8) / 5,
        float(distance <= SHORT),
        (total - USUAL_TOTAL) / 20,
        (top - USUAL_TOP) / 2,
        (next_two - USUAL_NEXT) / 4,
        (hand_size(facts, other, not defends) - usual) / 2,
    )


def fitted_name(name: str) -> str:
    """Returns the row of ``FITTED`` for a call by its name.

    >>> fitted_name("Sweep left"), fitted_name("Short pass to LW2"), fitted_name("Blitz")
    ('Sweep', 'Short pass to slot', 'Blitz')
    """
    plain, _, target = name.partition(" to ")
    return f"{plain} to {_KINDS[target]}" if target else plain.removesuffix(" left").removesuffix(" right")


def call_odds(view: CardBowlView, name: str) -> CallOdds:
    """Returns the odds of a call, named as on the sheet, for whoever makes it."""
    fitted = FITTED[fitted_name(name)]
    distance, to_goal = to_go(view), FIELD - view.facts.ball_on
    turnover, loss, made, long = chances = _chances(features(view), fitted, RED_JOKER in own_cards(view))
    outcomes = tuple(_outcomes(fitted, distance, to_goal, chances))
    yards = sum(each.chance * each.gain for each in outcomes if each.kept)
    best = best_gain(distance, to_goal)
    top = 0.0 if best is None else _reaching(fitted, distance, (made, long), best)
    return CallOdds(PlayOdds.of(turnover, loss, made, top), yards, outcomes)


def shown_odds(view: CardBowlView, name: str) -> CallOdds:
    """Returns the odds of a call as the sheet shows them: only touchdowns make it if nothing else counts."""
    found = call_odds(view, name)
    if not only_touchdown_counts(view):
        return found
    fitted = FITTED[fitted_name(name)]
    chances = _chances(features(view), fitted, RED_JOKER in own_cards(view))
    scored = _touchdown(view.facts, fitted, chances)
    return found._replace(odds=PlayOdds.of(*chances[:2], scored, 0.0))


def best_touchdown(facts: CardBowlFacts) -> float:
    """Returns the chance of a touchdown with the best call on the sheet, for a usual hand: none is dealt yet."""
    known = _features(facts, USUAL_TOTAL, USUAL_TOP, USUAL_NEXT, defends=False)
    plays = {fitted_name(call.name) for call in PLAYS}
    return max(
        _touchdown(facts, fitted, _chances(known, fitted, has_joker=False))
        for name, fitted in FITTED.items()
        if name.partition(" to ")[0] in plays
    )


def _touchdown(facts: CardBowlFacts, fitted: Fitted, chances: _Chances) -> float:
    """Returns the chance that a play reaches the end zone."""
    distance, to_goal, (_, _, made, long) = facts.marker - facts.ball_on, FIELD - facts.ball_on, chances
    return made if distance >= to_goal else _reaching(fitted, distance, (made, long), to_goal)


def _chances(known: Weights, fitted: Fitted, has_joker: bool) -> _Chances:
    """Returns the chances of a lost ball, of a loss, of making the distance, and of that with a long gain."""
    turnover = 0.0 if has_joker else fitted.turnover
    loss, made, long = (1 / (1 + exp(-_dot(weights, known))) for weights in fitted[1:4])
    kept = (1 - turnover) / max(1 - turnover, loss + made)
    return turnover, kept * loss, kept * made, kept * made * long


def _reaching(fitted: Fitted, distance: int, chances: tuple[float, float], yards: int) -> float:
    """Returns the chance to gain so many yards, between the typical gains of plays that make the distance."""
    made, long = chances
    if yards >= LONG:
        return long * _beyond((LONG, *fitted.long_gains, FIELD), yards)
    return long + (made - long) * _beyond((distance, *(distance + more for more in fitted.beyond), LONG), yards)


def _beyond(gains: Sequence[int], yards: int) -> float:
    """Returns the share of gains from ``yards`` on; between the first and the last one each stands for as many."""
    least, *typical, most = gains
    count = len(typical)
    shares = ((gain, 1 - (place + 0.5) / count) for place, gain in enumerate(typical))
    return along(((least, 1.0), *shares, (most, 0.0)), yards)


def _outcomes(
    fitted: Fitted, distance: int, to_goal: int, chances: tuple[float, float, float, float]
) -> Iterator[Outcome]:
    """Yields typical endings: one for each that is bad, several for those that gain."""
    turnover, loss, made, long = chances
    yield Outcome(turnover, fitted.lost_at, kept=False)
    yield Outcome(loss, fitted.lost_yards)
    least, slope = fitted.short_gain
    short = max(0, min(round(least + slope * distance), distance - 1))
    yield Outcome(1 - turnover - loss - made, short)
    for beyond in fitted.beyond:
        yield Outcome((made - long) / len(fitted.beyond), min(distance + beyond, to_goal))
    for gain in fitted.long_gains:
        yield Outcome(long / len(fitted.long_gains), min(max(gain, distance), to_goal))


def _dot(weights: Sequence[float], known: Weights) -> float:
    return sum(a * b for a, b in zip(weights, known, strict=True))
