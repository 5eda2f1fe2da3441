"""What a bot does does not depend on which side is left, nor on who is Home."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from game.bots.players import Budget, make_bot
from game.chance import shuffled
from game.contract import Action
from game.variants.card_bowl import RULES, fronts
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, MIRROR_SLOT, PRESETS, SLOTS
from game.variants.card_bowl.players.calls import strong_side
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import scrimmage
from tests.game.card_bowl.test_coach import lined_up
from tests.play import asked

NAMED = tuple(name for name in PRESETS if name != "Goal line")
PHASES = {"line_call": (-1, 1), "pattern_turn": (-1, 2), "window": (0, 5), "step_six": (0, 6)}
"""By phase, the window and the step at which it is asked."""
DEALS, DRAWS, HANDS = 25, 10, 300


def _other(word: str) -> str:
    """A word of an action, or a place of the defense, seen in a mirror."""
    if word in MIRROR_SLOT:
        return MIRROR_SLOT[word]
    if word.startswith("CB:"):
        return f"CB:{MIRROR_SLOT[word[3:]]}"
    if word.startswith("DL"):
        return f"DL{-int(word[2:])}"
    flipped = {"OLB-L": "OLB-R", "OLB-R": "OLB-L", "S-L": "S-R", "S-R": "S-L", "left": "right", "right": "left"}
    return flipped.get(word, word)


class Deal:
    """A formation and a front with a card for everybody, as it is and in a mirror."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.number = BY_CODE[PRESETS[NAMED[seed % len(NAMED)]]]
        cards = [CODE[card] for card in shuffled(list(range(52)), rng)]
        formation = FORMATIONS[self.number]
        front = fronts.preset(fronts.PRESETS[seed % len(fronts.PRESETS)], formation)
        self.slots = [SLOTS[slot] for slot in formation.slots]
        self.places = [fronts.place_name(place, formation.slots) for place in fronts.places(front, formation)]
        self.places = [re.sub(r"DL[+]", "DL", place) for place in self.places]
        self.cards = cards[:22]

    def state(self, phase: str, mirrored: bool) -> CardBowlState:
        window, step = PHASES[phase]
        turn = _other if mirrored else str
        offense = " ".join(f"{turn(slot)}={card}" for slot, card in zip(self.slots, self.cards[:11], strict=True))
        men = [(turn(place), card) for place, card in zip(self.places, self.cards[11:], strict=True)]
        if mirrored:
            men = [men[place] for place in self.order()]
        defense = " ".join(f"{place}={card}" for place, card in men)
        number = MIRROR[self.number] if mirrored else self.number
        made = scrimmage(
            offense, defense, formation=FORMATIONS[number].code, phase=phase, window=window, record={"step": step}
        )
        if phase == "line_call":
            made.play.lanes = (99,) * 11
        return made

    def order(self) -> list[int]:
        """Which man of the defense stands where each one of the mirrored front does."""
        line = [index for index, name in enumerate(self.places) if name.startswith("DL")]
        rest = [index for index in range(len(self.places)) if index not in line]
        return [*reversed(line), *rest]

    def seen_in_a_mirror(self, action: Action) -> str:
        """The text of an action with left and right exchanged, men of the defense included."""
        word, bracket, inside = str(action).rstrip(")").partition("(")
        if not bracket:
            return word
        parts = inside.split(",")
        if word in ("COMMIT", "COVER", "SHIFT", "SLIDE", "WITHDRAW"):
            parts[0] = str(self.order().index(int(parts[0])))
            parts[1:] = [_turned(part) for part in parts[1:]]
        elif word in ("RUN", "SNEAK", "SCREEN", "LATERAL"):
            *who, low, high = parts
            parts = [*map(_other, who), str(-int(high)), str(-int(low))]
        elif word in ("WIDE_SCREEN", "WIDE_LATERAL"):
            parts = ["+".join(map(_other, part.split("+"))) for part in parts]
        else:
            parts = [_turned(part) for part in parts]
        return f"{word}({','.join(parts)})"


def _turned(part: str) -> str:
    return str(-int(part)) if part.lstrip("-").isdecimal() else _other(part)


def _gesture(level: str, state: CardBowlState, seed: int) -> tuple[Action, ...]:
    seat = asked(state).seat
    return make_bot(level, RULES).choose(state.view(seat), state.legal_actions(), Budget(1), Random(seed))


@pytest.mark.parametrize("phase", PHASES)
def test_pro_does_on_the_left_what_it_does_on_the_right(phase: str) -> None:
    for seed in range(DEALS):
        deal = Deal(seed)
        one, other = deal.state(phase, False), deal.state(phase, True)
        seen = {_sorted(map(deal.seen_in_a_mirror, _gesture("pro", one, draw))) for draw in range(DRAWS)}
        assert seen == {_sorted(map(str, _gesture("pro", other, draw))) for draw in range(DRAWS)}, f"deal {seed}"


def _sorted(gesture: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(gesture))


@pytest.mark.parametrize("level", ["rookie", "pro"])
def test_formations_are_as_often_to_the_left_as_to_the_right(level: str) -> None:
    found: Counter[int] = Counter()
    for seed in range(HANDS):
        state = lined_up(seed)
        found[BY_CODE[_gesture(level, state, seed)[0].formation]] += 1  # type: ignore[attr-defined]
    left = sum(count for number, count in found.items() if strong_side(number) < 0)
    right = sum(count for number, count in found.items() if strong_side(number) > 0)
    assert abs(left - right) < 4 * (left + right) ** 0.5


def test_home_and_away_do_the_same() -> None:
    """The same hand, score and spot, with the seats exchanged."""
    for seed in range(DEALS):
        made = lined_up(seed)
        seat = made.play.offense
        other = CardBowlState.from_dict(_exchanged(made.to_dict()))
        assert asked(other).seat == 1 - seat
        for level in ("rookie", "pro"):
            assert _gesture(level, made, 3) == _gesture(level, other, 3)


def _exchanged(data: dict[str, Any]) -> dict[str, Any]:
    """A position between two sides with Home and Away exchanged."""
    swapped = dict(data)
    for name in ("points", "timeouts", "hands", "secrets", "returned"):
        swapped[name] = list(reversed(data[name]))
    for name in ("offense", "first_kicker", "drive"):
        swapped[name] = 1 - data[name]
    swapped["scoring"] = [[1 - seat, how, points] for seat, how, points in data["scoring"]]
    swapped["play"] = {**data["play"], "offense": 1 - data["play"]["offense"]}
    zones = data["zones"]
    swapped["zones"] = {_other_seat(name): cards for name, cards in zones.items()}
    return swapped


def _other_seat(zone: str) -> str:
    return re.sub(r":([01])", lambda found: f":{1 - int(found[1])}", zone, count=1)
