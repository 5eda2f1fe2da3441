"""Where the twenty-two men stand while a play is acted out, and how far the film has scrolled with the ball.

This depends only on the position and the story of the play, so that it is the same after a jump or a reload.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.pass_rush import rushers
from game.variants.card_bowl.play_story import PlayStory
from game.variants.card_bowl.table_state import CardBowlTableState
from scenes.table.card_bowl.lineup import CARD_LAYER, Lineup, Man, Spot
from scenes.table.card_bowl.pursuit import pursuers

AHEAD, BACK = 8.0, 7.0
"""Yards ahead of and behind the line from which the film scrolls with the ball carrier."""
MEET, FARTHEST, A_POINT = 0.56, 1.7, 0.16
"""Distance from the line to a man who clashes there, in card heights; most yards that he is pushed back, and yards for
each point."""
SHOVED, A_LEAD = 3.2, 0.08
"""Most yards by which both sums push the hole of a run, and yards for each point of the lead."""
RUNS, TOSSES = ("rush", "sneak"), ("screen", "lateral")
"""The plays that go through a hole in the line, and those whose catch goes behind blockers."""
BEHIND_BLOCKERS = 1.3
"""Distance from the line to a carrier who pushes his blockers on, in card heights."""
ASIDE = 0.62
"""Distance by which men in the hole are shoved aside, in card widths."""
RUSH = "rush"
"""The name of the rush in the sum of a sack card."""
CATCH = "reception"
"""The purpose of the card by which a pass is caught."""
AIMED, A_CARD, NEARLY = 0.3, 0.14, 0.8
"""Fractions of its way to which the first card of a pass takes it, by which each further one does, and at most."""
OVER_ALL = 30.0
"""Layers by which the ball carrier lies above the others."""
AT_HIM = (0.84, -0.36)
"""Position of a tackler beside the man he has tackled, in card widths and heights."""
IN_STEP = (0.5, 0.52)
"""Position of a cover beside his receiver, in card widths and heights."""
PILE, PILE_APART, PILE_ROUNDS = 2.6, (0.86, 0.7), 12
"""Distance from who was tackled within which cards are spread, in card heights; how far apart they then are, in card
widths or in heights, so that the value of each is read; and how often all of them are looked at."""


class Stance(NamedTuple):
    """The places of all men on the film, in units, and its scroll position, in yards."""

    spots: Mapping[Man, Spot]
    scroll: float = 0.0
    holder: Man | None = None
    """The man with the ball."""
    tackler: Man | None = None
    """The man who has tackled him."""
    lies: Spot | None = None
    """The place of the ball if nobody has it."""
    aloft: bool = False
    """Whether it hangs in the air there."""
    aim: float | None = None
    """Share of the way to its receiver that a pass would go which the passer still holds; None for anything else."""


def stance(lineup: Lineup, state: CardBowlTableState, story: PlayStory) -> Stance:
    """Returns how the men stand at this moment of the play."""
    spots = lined_up(lineup, state)
    if not state.play.slots or (not state.play.act and story.reach is None):
        return Stance(spots, holder=_holder(state, story, spots))
    _clash(spots, lineup, state, story.lead)
    if state.play.act in RUNS:
        if story.reach is not None:
            _open(spots, lineup, state, through=story.reach > 0)
        else:
            _run_up(spots, lineup, state, story.lead)
    if story.kept is not None:
        _carried(spots, lineup, state, story.kept)
    holder = _holder(state, story, spots)
    if story.reach is None:
        thrown = _aloft(spots, state, story)
        aim = _aim(state, story)
        return Stance(spots, holder=None if thrown else holder, lies=thrown, aloft=thrown is not None, aim=aim)
    if holder is None:
        ball = Spot(_lane_x(spots, lineup, state), lineup.scrimmage - story.reach * lineup.yard)
        return _followed(Stance(spots, lies=ball), lineup, story.reach)
    followed = _followed(_run(spots, lineup, state, story, holder), lineup, story.reach)
    return _pursued(followed, holder, lineup) if story.broken and followed.scroll else followed


def lined_up(lineup: Lineup, state: CardBowlTableState) -> dict[Man, Spot]:
    """Returns where everybody stands before the ball is handed over or thrown."""
    seat = state.play.offense
    offense = lineup.offense(state.slots, state.lanes, state.flats, state.shotgun)
    spots: dict[Man, Spot] = {(seat, man): spot for man, spot in enumerate(offense)}
    spots.update({(1 - seat, man): spot for man, spot in enumerate(lineup.defense(state.places))})
    return spots


def rush_lane(place: str) -> int | None:
    """Returns the lane of a man of the front; None for all others.

    >>> rush_lane("DL-2"), rush_lane("CB:LW1")
    (-2, None)
    """
    return int(place[2:]) if place.startswith("DL") else None


def pushes(state: CardBowlTableState) -> dict[int, float]:
    """Returns by how many yards the offense pushes each lane whose cards are all known."""
    return {
        g: max(-FARTHEST, min(FARTHEST, (blocks.known - rushes.known) * A_POINT))
        for g, (blocks, rushes) in state.sums.items()
        if not (blocks.hidden or rushes.hidden)
    }


def shoved(lead: float) -> float:
    """Returns by how many yards the offense pushes the hole of a run that leads by some points.

    >>> shoved(10), shoved(-10), shoved(55)
    (0.8, -0.8, 3.2)
    """
    return max(-SHOVED, min(SHOVED, A_LEAD * lead))


def in_hole(state: CardBowlTableState, lane: int | None) -> bool:
    """Returns whether a lane belongs to the hole of a run."""
    return lane is not None and state.play.act in RUNS and state.play.low <= lane <= state.play.high


def _clash(spots: dict[Man, Spot], lineup: Lineup, state: CardBowlTableState, lead: int) -> None:
    """Moves blockers and rushers together on the line; the stronger side of a lane pushes the other back.

    In the hole of a run both sums decide that, as soon as there are any.
    """
    seat, pushed = state.play.offense, pushes(state)
    if lead:
        pushed |= {lane: shoved(lead) for lane in range(state.play.low, state.play.high + 1) if in_hole(state, lane)}
    found = [
        ((seat, man), lane, 1) for man, lane in enumerate(state.lanes) if lane is not None and not state.flats[man]
    ]
    front = ((man, rush_lane(place)) for man, place in enumerate(state.places))
    found += [((1 - seat, man), lane, -1) for man, lane in front if lane is not None]
    for man, lane, side in found:
        spot = spots[man]
        behind = abs(spot.y - (lineup.slot("C").y if side > 0 else lineup.front_y)) > lineup.card_high * 0.2
        if not behind:  # a second man of a lane, or a back, stays where he helps
            y = lineup.scrimmage + side * MEET * lineup.card_high - pushed.get(lane, 0.0) * lineup.yard
            spots[man] = spot._replace(y=y)


def _run_up(spots: dict[Man, Spot], lineup: Lineup, state: CardBowlTableState, lead: int) -> None:
    """Moves the carrier of a run up to his blockers, where he waits for the hole and is shoved with it."""
    man = state.play.offense, state.play.carrier
    if man in spots:
        y = lineup.scrimmage + BEHIND_BLOCKERS * lineup.card_high - shoved(lead) * lineup.yard
        spots[man] = Spot(lineup.lane_x((state.play.low + state.play.high) / 2), y, CARD_LAYER + OVER_ALL)


def _open(spots: dict[Man, Spot], lineup: Lineup, state: CardBowlTableState, *, through: bool) -> None:
    """Shoves aside whoever is where the runner goes: the defenders in the hole, or if he is stopped, its blockers."""
    play = state.play
    seat, lanes = play.offense, state.lanes
    if through:
        seat, lanes = 1 - play.offense, [rush_lane(place) for place in state.places]
    middle = lineup.lane_x((play.low + play.high) / 2)
    for man, lane in enumerate(lanes):
        if lane is not None and play.low <= lane <= play.high:
            spot = spots[seat, man]
            aside = math.copysign(ASIDE * lineup.card, spot.x - middle or -1)
            spots[seat, man] = spot._replace(x=spot.x + aside)


def _aloft(spots: Mapping[Man, Spot], state: CardBowlTableState, story: PlayStory) -> Spot | None:
    """Returns where a pass hangs whose catch card is drawn: almost at its receiver."""
    play = state.play
    if play.act != "pass" or CATCH not in state.purposes or story.fallen or state.changed:
        return None
    (x, y, _), (to_x, to_y, _) = spots[play.offense, 0], spots[play.offense, play.carrier]
    return Spot(x + (to_x - x) * NEARLY, y + (to_y - y) * NEARLY)


def _aim(state: CardBowlTableState, story: PlayStory) -> float | None:
    """Returns how far the cards of a pass take it, as a share of its way; it is thrown with the catch card."""
    drawn = state.purposes
    if state.play.act != "pass" or "pass" not in drawn or CATCH in drawn or story.fallen or state.changed:
        return None
    return min(AIMED + A_CARD * drawn.count("yardage"), NEARLY)


def _holder(state: CardBowlTableState, story: PlayStory, spots: Mapping[Man, Spot]) -> Man | None:
    """Returns who has the ball; None if it lies on the ground."""
    play = state.play
    if not play.slots or story.fallen or story.loose:
        return None
    if state.changed:
        return opponent(spots, state, story, (play.offense, max(play.carrier, 0)))
    if play.act == "pass" and story.reach is None:
        return play.offense, 0
    return None if state.carrier is None else (play.offense, state.carrier)


def opponent(
    spots: Mapping[Man, Spot], state: CardBowlTableState, story: PlayStory, to: Man, cover: int = 0
) -> Man | None:
    """Returns who stops a man: an opponent whose card is in the sum, otherwise the nearest whose card lies face up.

    ``cover`` is the value of the cover who breaks up a pass, 0 if nobody does.
    """
    if to not in spots:
        return None
    seat = 1 - to[0]
    men = [man for man in spots if man[0] == seat]
    ups = [man for man in men if state.is_up(*man)]
    in_sum = [(seat, man) for man in _in_sum(state, story, cover)] if to[0] == state.play.offense else []
    x, y, _ = spots[to]
    found = [man for man in in_sum if man in spots] or ups or men
    return min(found, key=lambda man: math.hypot(spots[man].x - x, spots[man].y - y), default=None)


def _in_sum(state: CardBowlTableState, story: PlayStory, cover: int) -> list[int]:
    """Returns the men of the defense who decide the play: the cover of a broken-up pass, a rusher, or the strongest."""
    cards, rows = state.men[1 - state.play.offense], story.rows
    if cover:
        ups = [man for man in range(len(state.places)) if state.is_up(1 - state.play.offense, man)]
        alike = [man for man in ups if cards[man] >= 0 and VALUE[cards[man]] == cover]
        return [man for man in alike if rush_lane(state.places[man]) is None] or alike
    if rows is not None and rows[1] and rows[1][0].label == RUSH:
        return rushers(state, rows[1][0].value, rows[0][0].value)[:1]
    return [man for man, card in enumerate(cards) if story.stopper and card == ID[story.stopper]]


def _carried(spots: dict[Man, Spot], lineup: Lineup, state: CardBowlTableState, kept: int) -> None:
    """Moves the man of the offense who has or had the ball to where he carried it, and his cover of a pass with him."""
    play = state.play
    man = play.offense, play.carrier
    if not play.act or man not in spots:
        return
    spots[man] = Spot(_lane_x(spots, lineup, state), lineup.scrimmage - kept * lineup.yard, CARD_LAYER + OVER_ALL)
    if play.act == "pass":
        for cover, place in enumerate(state.places):
            if place == f"CB:{state.slots[man[1]]}":
                spots[1 - play.offense, cover] = _in_step(lineup, spots[man])


def _in_step(lineup: Lineup, spot: Spot, *, ahead: bool = False) -> Spot:
    """Returns a place beside a man, on his side towards the middle of the field, behind or ``ahead`` of him."""
    side = 1 if spot.x < lineup.middle else -1
    return _beside(lineup, spot, side * IN_STEP[0], -IN_STEP[1] if ahead else IN_STEP[1])


def _run(spots: dict[Man, Spot], lineup: Lineup, state: CardBowlTableState, story: PlayStory, holder: Man) -> Stance:
    """Returns the stance of a run or catch: holder at the ball, the man who lost it aside, a tackler at the end."""
    play = state.play
    x = _lane_x(spots, lineup, state)
    y = lineup.scrimmage - (story.reach or 0) * lineup.yard
    spots[holder] = Spot(x, y, CARD_LAYER + OVER_ALL)
    loser = play.offense, play.carrier
    if holder[0] != play.offense and story.kept is not None and loser in spots:
        spots[loser] = _in_step(lineup, spots[loser], ahead=True)
    tackler = opponent(spots, state, story, holder) if story.tackled else None
    if tackler is not None:
        side = 1 if spots[tackler].x >= x else -1
        spots[tackler] = _beside(lineup, Spot(x, y), side * AT_HIM[0], AT_HIM[1])
        _spread(spots, lineup, {holder, tackler})
    return Stance(spots, holder=holder, tackler=tackler)


def _spread(spots: dict[Man, Spot], lineup: Lineup, fixed: set[Man]) -> None:
    """Moves the men of a pile apart, but for those who are ``fixed``, each across or along the field as is nearer."""
    middle = [spots[man] for man in fixed]
    near = [
        man
        for man, spot in spots.items()
        if any(math.hypot(spot.x - each.x, spot.y - each.y) < PILE * lineup.card_high for each in middle)
    ]
    wide, high = PILE_APART[0] * lineup.card, PILE_APART[1] * lineup.card_high
    for _ in range(PILE_ROUNDS):
        for one, other in combinations(near, 2):
            a, b = spots[one], spots[other]
            across, down = wide - abs(a.x - b.x), high - abs(a.y - b.y)
            shares = [float(man not in fixed) for man in (one, other)]
            if across <= 0 or down <= 0 or not sum(shares):
                continue
            x, y = (math.copysign(across, a.x - b.x), 0.0) if across <= down else (0.0, math.copysign(down, a.y - b.y))
            first, second = (share / sum(shares) for share in shares)
            spots[one] = a._replace(x=a.x + first * x, y=a.y + first * y)
            spots[other] = b._replace(x=b.x - second * x, y=b.y - second * y)


def _lane_x(spots: Mapping[Man, Spot], lineup: Lineup, state: CardBowlTableState) -> float:
    """Returns how far across the field the play goes: through its hole, behind blockers, or where its man stands."""
    play = state.play
    if play.act in RUNS or (play.act in TOSSES and play.low != NO_LANE):
        return lineup.lane_x((play.low + play.high) / 2)
    if play.act in TOSSES:
        blockers = [spots[play.offense, man].x for man in range(len(play.slots)) if play.group >> man & 1]
        return sum(blockers) / len(blockers) if blockers else lineup.middle
    return spots[play.offense, state.carrier if state.carrier is not None else max(play.carrier, 0)].x


def _beside(lineup: Lineup, spot: Spot, across: float, down: float) -> Spot:
    """Returns a place so many widths and heights of a card off another."""
    return Spot(spot.x + across * lineup.card, spot.y + down * lineup.card_high, CARD_LAYER + OVER_ALL - 1)


def _pursued(stood: Stance, holder: Man, lineup: Lineup) -> Stance:
    """Returns the stance with those in place who run after the holder in the open field."""
    spots = pursuers(stood.spots, holder, stood.tackler, lineup, stood.scroll)
    return stood._replace(spots={**stood.spots, **spots})


def _followed(stood: Stance, lineup: Lineup, reach: int) -> Stance:
    """Returns the stance with the film scrolled along if the ball has gone far."""
    scroll = max(0.0, reach - AHEAD) + min(0.0, reach + BACK)
    if not scroll:
        return stood
    down = scroll * lineup.yard
    spots = {man: spot._replace(y=spot.y + down) for man, spot in stood.spots.items()}
    lies = None if stood.lies is None else stood.lies._replace(y=stood.lies.y + down)
    return stood._replace(spots=spots, scroll=scroll, lies=lies)
