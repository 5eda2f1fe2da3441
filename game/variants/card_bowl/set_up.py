"""A set-up in the making: who stands where with which card, before it is final.

The coach makes it, a player may change all of it, and it is played as the actions of the rules::

    plan = OffensePlan.by_coach(view, call)
    plan.swap(0, 3); plan.move(7, SLOT["BC"])
    plan.fault()            # why it is no formation, with the clause; None where it is one
    plan.actions()          # the formation and its eleven cards

Cards are card ids, slots and places those of ``formations`` and ``fronts``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Self

import msgspec

from game.contract import Action
from game.variants.card_bowl.actions import PLACE, CallFront, Choose, Double, Post, SetFormation, Technique
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.formations import (
    BACKS,
    BY_CODE,
    FORMATIONS,
    LTE,
    MIRROR,
    MIRROR_SLOT,
    NUMBER,
    PRESETS,
    QB,
    RECEIVERS,
    RIGHT,
    SHOTGUN,
    SLOTS,
    UNDER_CENTER,
    Formation,
    code_of,
    fault,
)
from game.variants.card_bowl.fronts import (
    COVER,
    FEWEST_LINEMEN,
    LANES,
    MOST,
    MOST_LINEMEN,
    PRESETS as FRONTS,
    SECONDARY,
    WIDEST,
    Front,
    places,
    preset,
    technique_range,
)
from game.variants.card_bowl.players.arranging import arrangement, carrier, defense_arrangement
from game.variants.card_bowl.players.calls import PLAY, DefenseCall, PlayCall, formation_of, own_cards
from game.variants.card_bowl.view import CardBowlView

RUN, PASS, BALANCED = "Best run", "Best pass", "Balanced"
ARRANGEMENTS = (RUN, PASS, BALANCED)
"""Ways to arrange a hand without the coach."""
DONE = Choose("done")


class OffensePlan:
    """An offense in the making. ``slots`` are its eleven men's, ``cards`` their cards by slot."""

    def __init__(self, view: CardBowlView, call: PlayCall) -> None:
        """The men of a call's usual formation; ``by_coach`` gives them their cards, too."""
        self._view, self.call = view, call
        self.shotgun = False
        self.slots: list[int] = []
        self.cards: dict[int, int] = {}

    @classmethod
    def by_coach(cls, view: CardBowlView, call: PlayCall) -> Self:
        """Returns the coach's set-up for a call: its usual formation to its side, the cards where the play goes."""
        plan = cls(view, call)
        plan.line_up(formation_of(call, call.formations[0], call.side or RIGHT))
        return plan

    @property
    def number(self) -> int | None:
        """The formation's number; None while it is none."""
        return NUMBER.get((self.shotgun, frozenset(self.slots)))

    @property
    def code(self) -> str:
        """The formation in text form, legal or not."""
        return code_of(self.shotgun, frozenset(slot for slot in self.slots if slot >= LTE))

    def fault(self) -> str | None:
        """Returns why it is no formation, with the clause; None if it is one."""
        return fault(self.shotgun, frozenset(slot for slot in self.slots if slot >= LTE))

    def line_up(self, number: int) -> None:
        """Takes another formation, and gives it the cards that its call wants."""
        formation = FORMATIONS[number]
        self.shotgun, self.slots = formation.shotgun, list(formation.slots)
        self._take(arrangement(self._in(formation), self.call))

    def mirror(self) -> None:
        """Exchanges left and right, cards included. Only for a formation that is one."""
        assert self.number is not None
        other = FORMATIONS[MIRROR[self.number]]
        turned = {_OTHER_SIDE[slot]: card for slot, card in self.cards.items()}
        self.slots, self.cards = list(other.slots), turned
        if self.call.side:
            self.call = PLAY.get(_turned(self.call.name), self.call)

    def swap(self, one: int, other: int) -> None:
        """Two men exchange their cards."""
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def may_move(self, slot: int) -> bool:
        """Returns whether a man can stand elsewhere: quarterback and line cannot (CB-206)."""
        return slot >= LTE

    def free(self) -> list[int]:
        """Returns the slots where nobody stands."""
        return [slot for slot in range(LTE, len(SLOTS)) if slot not in self.slots]

    def fault_of_move(self, slot: int, to: int) -> str | None:
        """Returns why it would be no formation with a man at another slot."""
        return fault(self.shotgun, frozenset(to if each == slot else each for each in self.slots if each >= LTE))

    def move(self, slot: int, to: int) -> None:
        """A man goes to a free slot with his card; the formation may be none after it."""
        self.slots = sorted(to if each == slot else each for each in self.slots)
        self.cards[to] = self.cards.pop(slot)

    def turn_shotgun(self) -> None:
        """The quarterback goes under center or into shotgun; the formation may be none after it."""
        self.shotgun = not self.shotgun

    def arrange(self, how: str) -> None:
        """Gives the men their cards anew. Only for a formation that is one."""
        assert self.number is not None
        formation = FORMATIONS[self.number]
        if how == BALANCED:
            self._take(_balanced(formation, own_cards(self._view)))
        else:
            call = PLAY["Inside run right" if how == RUN else "Short pass"]
            self._take(arrangement(self._in(formation), call))

    def actions(self) -> tuple[Action, ...]:
        """Returns the formation and its cards, man by man (CB-206, CB-212)."""
        number = self.number
        assert number is not None
        formation = FORMATIONS[number]
        return (SetFormation(formation.code), *(PLACE[self.cards[slot]] for slot in formation.slots))

    def _take(self, cards: dict[int, int]) -> None:
        self.cards = dict(cards)

    def _in(self, formation: Formation) -> CardBowlView:
        """Returns the view as it will be once the formation stands."""
        play = self._view.play.__copy__()
        play.formation, play.slots = BY_CODE[formation.code], formation.slots
        return msgspec.structs.replace(self._view, play=play)


_OTHER_SIDE = [SLOTS.index(MIRROR_SLOT[name]) for name in SLOTS]


def _turned(name: str) -> str:
    """Returns a call's name to the other side.

    >>> _turned("Sweep left"), _turned("Sneak")
    ('Sweep right', 'Sneak')
    """
    if name.endswith("left"):
        return f"{name[:-4]}right"
    return f"{name[:-5]}left" if name.endswith("right") else name


def _balanced(formation: Formation, cards: Sequence[int]) -> dict[int, int]:
    """Gives the best card to the carrier, then to passer, receiver and line."""
    slots = formation.slots
    backs, wide = [s for s in slots if s in BACKS], [s for s in slots if s in RECEIVERS]
    first = [*([carrier(slots, RIGHT)] if backs else []), QB, *wide[:1]]
    inner = [slot for slot in slots if QB < slot < LTE]
    rest = [slot for slot in slots if slot not in first and slot not in inner]
    return dict(zip([*first, *inner, *rest], cards, strict=True))


class DefensePlan:
    """A defense in the making: its front, and its cards in the order of its places."""

    def __init__(self, view: CardBowlView, call: DefenseCall) -> None:
        self._view, self.call = view, call
        self.formation = FORMATIONS[view.play.formation]
        self.front = preset(call.front, self.formation)
        self.cards: list[int] = []

    @classmethod
    def by_coach(cls, view: CardBowlView, call: DefenseCall) -> Self:
        """Returns the set-up of the coach for a call."""
        plan = cls(view, call)
        plan.arrange()
        return plan

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each man."""
        return places(self.front, self.formation)

    def arrange(self) -> None:
        """Gives the men the cards that the call wants."""
        play = self._view.play.__copy__()
        play.places = self.places
        self.cards = defense_arrangement(msgspec.structs.replace(self._view, play=play), self.call)

    def line_up(self, front: Front) -> None:
        """Takes another front, and gives it the cards that its call wants."""
        self.front = front
        if self.fault() is None:
            self.arrange()

    def swap(self, one: int, other: int) -> None:
        """Two men exchange their cards."""
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def moved(self, man: int, to: int) -> Front:
        """Returns the front with a man at another place, legal or not."""
        left = [*self.places]
        left[man] = to
        line = tuple(sorted(place - WIDEST for place in left if place < LANES))
        covers = [self.formation.slots[place - COVER] for place in left if place >= COVER]
        singles = dict.fromkeys(covers)
        doubled = tuple(sorted(slot for slot in singles if covers.count(slot) > 1))
        missing = tuple(slot for slot in self.formation.receivers if slot not in singles)
        posts = tuple(left.count(place) for place in SECONDARY)
        return Front(line, doubled if not missing else (-1, *missing), posts)  # type: ignore[arg-type]

    def fault_of_move(self, man: int, to: int) -> str | None:
        """Returns why it would be no front with a man at another place."""
        return front_fault(self.moved(man, to), self.formation)

    def move(self, man: int, to: int) -> None:
        """A man goes to another place with his card. Only where that leaves a front."""
        assert self.fault_of_move(man, to) is None
        before = list(zip(self.places, self.cards, strict=True))
        _, card = before.pop(man)
        before.append((to, card))
        self.front = self.moved(man, to)
        held: dict[int, list[int]] = {}
        for place, each in before:
            held.setdefault(place, []).append(each)
        self.cards = [held[place].pop(0) for place in self.places]

    def spots(self) -> list[int]:
        """Returns every place where a man could stand."""
        low, high = technique_range(self.formation)
        covers = [COVER + self.formation.slots.index(slot) for slot in self.formation.receivers]
        return [*range(low + WIDEST, high + WIDEST + 1), *covers, *SECONDARY]

    def fault(self) -> str | None:
        """Returns why it is no front, with the clause; None if it is one."""
        return front_fault(self.front, self.formation)

    def actions(self) -> tuple[Action, ...]:
        """Returns the front and its cards, man by man (CB-215 to CB-224)."""
        name = next((name for name in FRONTS if preset(name, self.formation) == self.front), None)
        cards = tuple(PLACE[card] for card in self.cards)
        return ((CallFront(name),) if name else tuple(self._steps())) + cards

    def _steps(self) -> list[Action]:
        """Returns a front without a name, step by step."""
        front = self.front
        steps: list[Action] = [*map(Technique, front.techniques), DONE]
        steps += [Double(SLOTS[slot]) for slot in front.doubled]
        steps.append(DONE)
        return [*steps, *(Post(name, men) for name, men in zip(SECONDARY.values(), front.posts, strict=True))]


def front_fault(front: Front, formation: Formation) -> str | None:
    """Returns why that is no front against a formation, with the clause; None if it is one."""
    line, (low, high) = front.techniques, technique_range(formation)
    if not FEWEST_LINEMEN <= len(line) <= MOST_LINEMEN:
        return "Three to six linemen (CB-215)"
    if line[0] < low or line[-1] > high:
        return "At most half a card outside their line (CB-217)"
    if any(right - left < 2 for left, right in pairwise(line)):
        return "Linemen stand a whole card apart (CB-218)"
    if front.doubled[:1] == (-1,):
        return "Every receiver is covered by one man or two (CB-221)"
    if len({*front.doubled}) < len(front.doubled):
        return "A receiver is covered by two men at most (CB-221)"
    if any(men < 0 for men in front.posts):
        return "A place cannot have a negative number of men (CB-222)"
    if any(men > MOST[place] for place, men in zip(SECONDARY, front.posts, strict=True)):
        return "At most two men there, three in the middle (CB-222)"
    taken = len(line) + len(formation.receivers) + len(front.doubled) + sum(front.posts)
    return None if taken == MEN else "A receiver is covered by two men at most (CB-221)"


# Own set-ups


def written_front(front: Front) -> str:
    """Returns a front as it is kept.

    >>> written_front(Front((-5, -2, 2, 5), (8,), (1, 1, 1, 1, 1)))
    '-5 -2 2 5/LW1/1 1 1 1 1'
    """
    doubled = " ".join(SLOTS[slot] for slot in front.doubled)
    return f"{' '.join(map(str, front.techniques))}/{doubled}/{' '.join(map(str, front.posts))}"


def read_front(text: str, formation: Formation) -> Front | None:
    """Returns a front that was kept, set against a formation; None if it does not fit it, or is none."""
    front = _parsed(text)
    if front is None or not {*front.doubled} <= {*formation.receivers}:
        return None
    return front if front_fault(front, formation) is None else None


def _parsed(text: str) -> Front | None:
    try:
        line, doubled, posts = ([*part.split()] for part in text.split("/"))
        slots = tuple(SLOTS.index(name) for name in doubled)
        front = Front(tuple(map(int, line)), slots, tuple(map(int, posts)))  # type: ignore[arg-type]
    except ValueError:
        return None
    return front if line and len(front.posts) == len(SECONDARY) else None


def fault_of_front(text: str) -> str | None:
    """Returns why a front that was kept can be set against no formation at all; None if there is one that it fits."""
    front = _parsed(text)
    if front is None:
        return "It cannot be read"
    faced = [formation for formation in FORMATIONS if {*front.doubled} <= {*formation.receivers}]
    if not faced:
        return "Only a receiver has a second cornerback (CB-221)"
    faults = Counter(front_fault(front, formation) for formation in faced)
    return None if None in faults else faults.most_common(1)[0][0]


def fault_of_formation(code: str) -> str | None:
    """Returns why a formation that was kept is none; None if it is one."""
    quarterback, *names = code.split("-")
    if quarterback not in (UNDER_CENTER, SHOTGUN) or not {*names} <= {*SLOTS[LTE:]}:
        return "It cannot be read"
    if len({*names}) < len(names):
        return "A slot has one man (CB-206)"
    slots = frozenset(SLOTS.index(name) for name in names)
    return fault(quarterback == SHOTGUN, slots) or (None if code in BY_CODE else "It cannot be read")


def named_formations() -> dict[str, int]:
    """Returns the number of each named formation."""
    return {name: BY_CODE[code] for name, code in PRESETS.items()}
