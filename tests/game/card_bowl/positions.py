"""Positions of Card Bowl for tests: a scripted deck, two line-ups from short texts, and actions by their text form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from game import documents
from game.contract import Event
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.cards import DECK, ID, MEN
from game.variants.card_bowl.facts import NO_LANE, CardBowlFacts, Play, replaced
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, SLOT, SPOT
from game.variants.card_bowl.fronts import COVER, LANES, POST, WIDEST
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.state import CardBowlState

I_FORM = "UC-RTE-LW1-RW1-BC-BD"
FOUR_THREE = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R"


def cards(text: str) -> list[int]:
    """The cards of a text."""
    return [ID[code] for code in text.split()]


@contextmanager
def deck(text: str) -> Iterator[None]:
    """Every shuffle puts these cards on top, the first one uppermost."""
    top = cards(text)

    def stacked(items: Any, rng: Any) -> list[int]:
        return [card for card in items if card not in top] + [card for card in reversed(top) if card in items]

    with patch.object(documents, "shuffled", stacked):
        yield


def state(phase: str, **facts: Any) -> CardBowlState:
    """A state between two plays, Home on offense; without a marker it is first and ten."""
    ball_on = facts.get("ball_on", 30)
    usual = {"next": "call", "ball_on": ball_on, "marker": min(100, ball_on + 10), "drive": 0}
    made = CardBowlState(CardBowlFacts(**{**usual, **facts}), 1)
    if "clock" not in facts:
        made.facts.clock = clock.full(made.facts)
    made.facts.spare = 4 * made.facts.plays_per_quarter
    made.phase = BY_NAME[phase]
    made.draw_pile = list(range(DECK - 1 if made.facts.single_joker else DECK))
    return made


def kick(phase: str, drawn: str, *actions: str, **facts: Any) -> CardBowlState:
    """A play without hands, with these cards and actions."""
    made = state(phase, **facts)
    with deck(drawn):
        play(made, *actions)
    return made


def kickoff(drawn: str, actions: str = "", **facts: Any) -> CardBowlState:
    """A kickoff by Home with these cards and actions, a regular one where they name no other."""
    kicked = actions if actions.startswith("KICK") else f"KICK(regular,0) {actions}"
    return kick("kickoff", drawn, kicked, **{"next": "kickoff", "drive": -1, **facts})


def punt(drawn: str, actions: str = "", number: str = "4,no", **facts: Any) -> CardBowlState:
    """A punt by Home of so many cards, and whether it is kicked for the sideline."""
    return kick("call", drawn, f"PUNT PUNT_CARDS({number})", actions, **facts)


def field_goal(drawn: str, actions: str = "", **facts: Any) -> CardBowlState:
    """A field goal that Home tries."""
    return kick("call", drawn, "FIELD_GOAL", actions, **facts)


def extra_point(drawn: str) -> CardBowlState:
    """An extra point that Home tries."""
    return kick("try", drawn, "EXTRA_POINT", next="try")


def play(made: CardBowlState, *texts: str) -> list[Event]:
    """Takes actions by their text form through the checked door; a text may name several."""
    told: list[Event] = []
    for text in re.findall(r"[^\s(]+(?:\([^)]*\))?", " ".join(texts)):
        told += made.apply(parse(text))
        made.check()
    return told


def after(made: CardBowlState, *texts: str) -> CardBowlState:
    """The state after these actions."""
    play(made, *texts)
    return made


def ended(
    how: str = "dead", end: int = 35, holder: int = 0, record: dict[str, Any] | None = None, **facts: Any
) -> CardBowlState:
    """A scrimmage play of Home from its own 30 that has just ended."""
    made = state("call", **facts)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    usual = {"kind": "scrimmage", "los": made.facts.ball_on, "late": clock.is_late(made.facts), "act": "rush"}
    made.play = Play(**{**usual, **(record or {})})
    finish(made, holder, end, how, None)  # type: ignore[arg-type]
    return made


def _place(name: str, slots: tuple[int, ...]) -> int:
    if name.startswith("DL"):
        return int(name[2:]) + WIDEST
    return COVER + slots.index(SLOT[name[3:]]) if name.startswith("CB:") else POST[name]


def scrimmage(
    offense: str,
    defense: str = FOUR_THREE,
    drawn: str = "",
    *,
    formation: str = I_FORM,
    lanes: str = "",
    phase: str = "window",
    window: int = 0,
    record: dict[str, Any] | None = None,
    **facts: Any,
) -> CardBowlState:
    """A scrimmage play at a window.

    ``offense`` names cards by slot ("QB=QH BC=JS"), ``defense`` places with or without a card ("DL-2=8C ILB"),
    ``lanes`` the blockers ("LG=-2"); who is not named gets a card that is left, and a blocker faces whom he meets.
    """
    made = state(phase, **facts)
    number = BY_CODE[formation]
    slots = FORMATIONS[number].slots
    given = dict(item.split("=") for item in offense.split())
    wanted = [item.partition("=") for item in defense.split()]
    places = tuple(_place(name, slots) for name, _, _ in wanted)
    named = {ID[code] for code in given.values()} | {ID[code] for _, _, code in wanted if code}
    top = cards(drawn)
    spare = [card for card in range(DECK - 2) if card not in named and card not in top]
    made.men[0] = [ID[given[name]] if (name := _name(slot)) in given else spare.pop(0) for slot in slots]
    made.men[1] = [ID[code] if code else spare.pop(0) for _, _, code in wanted]
    held = {*made.men[0], *made.men[1]}
    rest = [card for card in made.draw_pile if card not in held and card not in top]
    made.draw_pile = rest + top[::-1]
    made.play = _record(made, number, slots, places, lanes, window)
    for name, value in (record or {}).items():
        setattr(made.play, name, value)
    return made


def _name(slot: int) -> str:
    return next(name for name, number in SLOT.items() if number == slot)


def _record(
    made: CardBowlState, number: int, slots: tuple[int, ...], places: tuple[int, ...], lanes: str, window: int
) -> Play:
    techniques = {place - WIDEST for place in places if place < LANES}
    called = dict(item.split("=") for item in lanes.split())
    where = []
    for slot in slots:
        if _name(slot) in called:
            where.append(int(called[_name(slot)]))
        elif not lanes and slot in SPOT:
            near = [g for g in techniques if abs(g - SPOT[slot]) < 2]
            where.append(min(near, key=lambda g: abs(g - SPOT[slot])) if near else NO_LANE)
        else:
            where.append(NO_LANE)
    line = sum(1 << man for man, slot in enumerate(slots) if slot <= 5)
    return Play(
        kind="scrimmage",
        offense=0,
        los=made.facts.ball_on,
        late=clock.is_late(made.facts),
        formation=number,
        slots=slots,
        places=places,
        snapped=places,
        origins=(-1,) * MEN,
        up=(line, sum(1 << man for man, place in enumerate(places) if place < LANES and window > 0)),
        lane_keys=sum(1 << g + WIDEST for g in techniques),
        lanes=tuple(where),
        pulled=sum(
            1 << m for m, s in enumerate(slots) if s in SPOT and where[m] != NO_LANE and abs(where[m] - SPOT[s]) >= 2
        ),
        step=5 if window == 0 else 6,
        window=window,
    )


WINGS = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1={cover} OLB-L ILB OLB-R={extra} S-L S-R"
"""The 4-3 base with a card for the man on RW1, and one for the right outside linebacker."""


def thrown(drawn: str, actions: str = "", **more: Any) -> CardBowlState:
    """A pass to RW1, at the second window, behind a line that holds; the defense adds OLB-R."""
    given = {"qb": "QH", "receiver": "JS", "cover": "9D", "extra": "TC"}
    given.update({name: more.pop(name) for name in given if name in more})
    men = f"QB={given['qb']} RW1={given['receiver']}"
    made = scrimmage(men, WINGS.format(**given), drawn, **{"window": 1, **more})
    return after(made, "THROW(RW1,right) EXTRA(8)", actions)


def slot_of(made: CardBowlState, name: str) -> int:
    """The man of the offense who stands there."""
    return made.play.slots.index(SLOT[name])


def moved(made: CardBowlState, **places: int) -> CardBowlState:
    """The state with men of the defense, named by their number, at other places: ``m7=fronts.OR``."""
    for man, place in places.items():
        made.play.places = replaced(made.play.places, int(man[1:]), place)
    return made


def choices(made: CardBowlState, start: str = "") -> set[str]:
    """The legal actions by their text form, those that start so."""
    return {text for action in made.legal_actions() if (text := str(action)).startswith(start)}
