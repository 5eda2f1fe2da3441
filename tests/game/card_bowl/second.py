"""Plays of the game, told to the engine that was written a second time from the rulebook, and both compared."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from game.contract import Event
from game.events import CardMoved
from game.variants.card_bowl import clock, sums
from game.variants.card_bowl.actions import (
    Block,
    Choose,
    Commit,
    Cover,
    Declare,
    Down,
    Kick,
    Lateral,
    Lead,
    PuntCards,
    Run,
    Screen,
    Shift,
    Slide,
    Sneak,
    Stay,
    Strike,
    Throw,
    TightEnd,
    ToFlat,
    TurnUp,
    WideLateral,
    WideScreen,
    Withdraw,
    Yardage,
)  # fmt: skip
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.formations import SIDE, SLOT, SLOTS
from game.variants.card_bowl.fronts import COVER, LANES, SECONDARY, WIDEST
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.chooser import Chooser, start
from tests.game.card_bowl.naive import resolve
from tests.game.card_bowl.naive.facts import Options, Situation
from tests.game.card_bowl.naive.front import Front, set_up

OPENS = ("kickoff", "free_kick", "call", "try")
SETTING = ("exchange", "formation", "offense_cards", "front", "defense_cards", "motion", "motion_answer")
SKIPPED = (*SETTING, *OPENS, "punt_cards", "run_off", "toss_call", "toss_choice", "pool")
"""Decisions that the second engine is not asked."""


class Answered(NamedTuple):
    """A choice as the second engine hears it."""

    decision: str
    choices: frozenset[str]
    choice: str


class PlayedAction:
    """One play of the game: how it began, its cards and its choices."""

    def __init__(self, before: Situation, opening: Any = None) -> None:
        self.before = before
        self.opening = opening
        self.cards: list[str] = []
        self.answers: list[Answered] = []
        self.front: Front | None = None

    def hear(self, events: list[Event]) -> None:
        """Takes the drawn cards of an action."""
        moved = [event for event in events if isinstance(event, CardMoved)]
        self.cards += [each.code or "" for each in moved if (each.source, each.target) == ("draw_pile", "drawn")]


def situation(state: CardBowlState) -> Situation:
    """The public state as the second engine writes it."""
    facts = state.facts
    phase = {"call": "scrimmage", "two_points": "try", "free_kick": "free kick", "over": "end"}.get(
        facts.next, facts.next
    )
    options = Options(
        timing=facts.timing,
        plays_per_quarter=facts.plays_per_quarter,
        count="all plays" if facts.all_plays else "scrimmage only",
        quarter_intervals=facts.quarter,
        single_joker=facts.single_joker,
        quarters=next((count for count, periods in clock.PERIODS.items() if facts.period in periods), 4),
        overtime={"sudden_death": "sudden death", "until_decided": "play on until decided"}.get(facts.overtime, "none"),
    )
    return Situation(
        offense=facts.offense,
        spot=facts.kick_from if phase in ("kickoff", "free kick") else facts.ball_on,
        down=facts.down,
        line=facts.marker,
        phase=phase,
        score=facts.points,
        quarter=(facts.period if clock.is_overtime(facts.period) else clock.quarter_of(facts.period)) + 1,
        clock=facts.clock,
        timeouts=facts.timeouts,
        first_kicker=facts.first_kicker,
        plays_run=4 * facts.plays_per_quarter - facts.spare if not facts.all_plays else 0,
        failures=facts.failures,
        running=facts.running,
        try_kind="two points" if facts.next == "two_points" else "",
        untimed=facts.untimed,
        options=options,
    )


def front_of(state: CardBowlState) -> Front:
    """Both formations as they were at the snap."""
    play = state.play
    offense, defense = state.men[play.offense], state.men[1 - play.offense]
    men = sorted(range(11), key=lambda man: play.slots[man])
    line, corners, secondary = {}, [], []
    for man, place in enumerate(play.snapped or play.places):
        card = CODE[defense[man]]
        if place < LANES:
            line[place - WIDEST] = card
        elif place >= COVER:
            corners.append((SLOTS[play.slots[place - COVER]], card))
        else:
            secondary.append((SECONDARY[place], card))
    slots = {SLOTS[play.slots[man]]: CODE[offense[man]] for man in men}
    return set_up(slots, sums.is_shotgun(state.play), line, corners, secondary)


# Choices in the words of the second engine

NAMES = {
    "sideline": "D32", "scramble_sideline": "D32", "penalty_decision": "D36", "timeout_defense": "D37",
    "timeout_offense": "D37", "failed_kick": "D3", "kick_return": "D4", "punt_receiver": "D8", "downing": "D9",
    "delay_of_game": "D18", "line_call": "D19", "early_sneak": "D20", "pattern_turn": "D21", "step_six": "D21",
    "response": "D21", "backs": "D22", "tight_end": "D23", "window": "D24", "pick_up": "D25", "card_action": "D26",
    "extra_card": "D27", "back_cover": "D28", "yardage": "D29", "strike": "D30", "caught_behind": "D31",
    "screen_behind": "D31", "tackle": "D33", "lead": "D34", "recovery": "D35", "interception": "D39",
}  # fmt: skip
PLAIN = {
    "take_ball": "take the ball", "kick_over": "kick over", "fair_catch": "fair catch", "no_sneak": "no sneak",
    "go_on": "continue", "no_cover": "none", "reception": "reception draw", "out_of_bounds": "out of bounds",
    "no_timeout": "no", "run_back": "run", "keep_ball": "keep",
}  # fmt: skip


def place_text(low: int, high: int) -> str:
    return f"lane {low}" if low == high else f"gap {low} {high}"


def in_words(state: CardBowlState, action: Any) -> str:
    """An action as the second engine lists it."""
    play, phase = state.play, state.phase.name
    if isinstance(action, Choose):
        if phase == "kick_return" and action.what == "return":
            return "go on" if play.returns else "return"
        if phase == "scramble_sideline" and action.what == "keep_ball":
            return "stay in"
        return PLAIN.get(action.what, action.what)
    if hasattr(action, "man"):
        return _defender_in_words(state, action)
    return _offense_in_words(state, action)


def _defender_in_words(state: CardBowlState, action: Any) -> str:
    card = CODE[state.men[1 - state.play.offense][action.man]]
    if isinstance(action, Commit):
        return f"{card} lane {action.g}"
    if isinstance(action, Slide):
        return f"{card} slide {action.g}"
    if isinstance(action, Cover):
        return card if state.phase.name == "back_cover" else f"{card} cover {action.receiver}"
    if isinstance(action, Shift):
        return f"{card} shift {action.place}"
    return f"{card} withdraw" if isinstance(action, Withdraw) else card


def _side(name: str) -> str:
    return name[0].upper()


def _offense_in_words(state: CardBowlState, action: Any) -> str:
    play, phase = state.play, state.phase.name
    central = hasattr(action, "slot") and SIDE[SLOT[action.slot]] == 0
    if isinstance(action, Stay):
        return "stay"
    if isinstance(action, Block):
        return f"block {action.slot} lane {action.g}" if phase == "card_action" else f"lane {action.g}"
    if isinstance(action, TightEnd):
        return "up" if action.up else "down"
    if isinstance(action, TurnUp):
        return f"receiver {action.slot}"
    if isinstance(action, ToFlat):
        return f"flat {action.slot}" + (f" {_side(action.side)}" if central else "")
    if isinstance(action, Run):
        who = "scramble" if action.carrier == "QB" else f"rush {action.carrier}"
        return f"{who} {place_text(action.low, action.high)}"
    if isinstance(action, Sneak):
        sneak = "sneak " if phase == "window" else ""
        return sneak + place_text(action.low, action.high)
    if isinstance(action, Throw):
        slot = SLOT[action.receiver]
        man = play.slots.index(slot)
        free = SIDE[slot] == 0 and not (play.flats[0] | play.flats[1]) >> man & 1
        return f"pass {action.receiver}" + (f" {_side(action.side)}" if free else "")
    if isinstance(action, Screen):
        return f"screen {action.carrier} {place_text(action.low, action.high)}"
    if isinstance(action, Lateral):
        return f"lateral {action.carrier} {_side(action.side)} {place_text(action.low, action.high)}"
    if isinstance(action, WideScreen):
        return f"screen {action.carrier} outside {_side(action.side)} {action.group.replace('+', ' ')}"
    if isinstance(action, WideLateral):
        return f"lateral {action.carrier} {_side(action.side)} outside {action.group.replace('+', ' ')}"
    if isinstance(action, Strike):
        return f"leave {sums.total(sums.offense_pass(state)) - action.points}"
    if isinstance(action, Lead):
        return CODE[state.men[play.offense][play.slots.index(SLOT[action.slot])]]
    if isinstance(action, Declare):
        return f"{action.points:+d}" if action.points else "0"
    if isinstance(action, Yardage):
        return str(action.cards)
    assert isinstance(action, Down)
    return str(action.yards)


# Playing and comparing


class Differs(AssertionError):
    """The two engines do not agree."""


def plays(timing: str, seed: int | str, count: int, **options: Any) -> Iterator[tuple[PlayedAction, CardBowlState]]:
    """The plays of random matches, each with the state after it."""
    rng = Random(f"{timing}/{seed}")
    choose = Chooser(rng)
    made, number = 0, 0
    while made < count:
        state = start(timing, f"{seed}/{number}", overtime="none", **options)
        number += 1
        told: PlayedAction | None = None
        while state.phase is not None and made < count:
            name = state.phase.name
            fresh = name in OPENS or (name == "exchange" and state.facts.next == "two_points" and told is None)
            if fresh:
                told = PlayedAction(situation(state))
            action = choose(state)
            choices = state.legal_actions()
            if fresh or name == "punt_cards":
                assert told is not None
                told.opening = action if name != "exchange" else Choose("two_points")
            if told is not None and name not in SKIPPED and len(choices) > 1:
                words = [in_words(state, choice) for choice in choices]
                told.answers.append(Answered(NAMES[name], frozenset(words), in_words(state, action)))
            snapped = bool(state.play.snapped)
            before_snap = front_of(state) if name in ("motion", "motion_answer") else None
            events = state.apply(action)
            if told is None:
                continue
            told.hear(events)
            if state.play.snapped and not snapped and state.play.kind == "scrimmage":
                told.front = front_of(state)
            elif told.front is None and state.play.kind == "scrimmage" and state.phase is not None:
                told.front = before_snap  # a flag at the snap of a try has begun the next one already
            over = state.phase is None or state.phase.name in (*OPENS, "run_off")
            repeated = state.phase is not None and state.phase.name == "exchange" and name not in ("call", "try")
            if over or repeated:
                yield told, state
                made += 1
                told = None
                if repeated:
                    told = PlayedAction(situation(state), Choose("two_points"))


def compare(told: PlayedAction, state: CardBowlState) -> None:
    """Plays the same in the second engine. Raises Differs where it does not come out the same."""
    cards, answers = list(told.cards), list(told.answers)

    def draw(purpose: str) -> str:
        if not cards:
            raise Differs(f"no card left for {purpose}")
        return cards.pop(0)

    def ask(seat: int, decision: str, choices: list[str]) -> str:
        kind = decision.split()[0]
        if kind == "D27" and (not answers or answers[0].decision != "D27"):
            return choices[0]  # after a fumbled handoff it counts nowhere
        if not answers or answers[0].decision != kind:
            raise Differs(f"asks {decision} {choices}, not {answers[:1]}")
        answer = answers.pop(0)
        if set(choices) != answer.choices:
            raise Differs(f"{decision}: {sorted(set(choices) ^ answer.choices)} only in one of them")
        return answer.choice

    got = _second(told, draw, ask)
    if cards or answers:
        raise Differs(f"left over: {cards} {answers}")
    now = situation(state)
    if got.after.phase == "end" or now.phase == "end":
        fields: tuple[str, ...] = ("score", "phase")
    elif now.phase == "try":
        fields = ("offense", "phase", "score", "quarter", "clock", "timeouts", "failures", "try_kind")
        fields += ("spot",) if now.try_kind else ()
    elif now.phase in ("kickoff", "free kick"):
        fields = ("offense", "spot", "phase", "score", "quarter", "clock", "timeouts", "failures")
    else:
        fields = (
            "offense",
            "spot",
            "down",
            "line",
            "phase",
            "score",
            "quarter",
            "clock",
            "timeouts",
            "running",
            "untimed",
        )
    for name in fields:
        if getattr(got.after, name) != getattr(now, name):
            raise Differs(f"{name}: {getattr(now, name)} here, {getattr(got.after, name)} there ({got.kind} {got.how})")


def _second(told: PlayedAction, draw: Any, ask: Any) -> resolve.PlayResult:
    before, opening = told.before, told.opening
    if isinstance(opening, Kick):
        choice = {
            "regular": "regular",
            "squib": f"squib T = {opening.number}",
            "onside": f"on-side d = {opening.number}",
        }
        return resolve.kickoff(before, choice[opening.kind], draw, ask)
    if isinstance(opening, PuntCards):
        return resolve.punt(before, f"{opening.cards}" + (" out of bounds" if opening.aside else ""), draw, ask)
    what = opening.what
    if what in ("punt_type", "kickoff_type"):
        return resolve.safety_kick(
            before,
            draw,
            lambda seat, decision, choices: (
                what.replace("_", " ") if decision.startswith("D5") else ask(seat, decision, choices)
            ),
        )
    if what == "field_goal":
        return resolve.field_goal(before, draw, ask)
    if what == "extra_point":
        return resolve.kicked_try(before, draw, ask)
    if what in ("spike", "kneel"):
        return resolve.quiet(before, what, draw, ask)
    assert told.front is not None
    spot = before.spot if before.try_kind or before.phase == "scrimmage" else 98
    facts = before.but(spot=spot)
    return resolve.scrimmage(facts, told.front, draw, ask, two_points=what == "two_points")


def main() -> None:
    """Compares as many plays of each clock and agreement as the command line says, 34,000 by default."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 34_000
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    for (timing, options), agreed in product(SHORT.items(), ({}, *AGREED)):
        for number, (told, state) in enumerate(plays(timing, seed, count, **options, **agreed)):
            try:
                compare(told, state)
            except Differs as problem:
                print(f"{timing} {agreed}, seed {seed}, play {number}: {problem}")
        print(f"{timing} {agreed}: {count} plays compared")


SHORT: dict[str, dict[str, Any]] = {
    "complex": {"quarter": 60},
    "simple2": {"quarter": 60},
    "simple1": {"plays_per_quarter": 20},
}
"""Short matches of each clock, so that quarters end often."""
AGREED: tuple[dict[str, Any], ...] = (
    {"single_joker": True},
    *({"period": periods[0]} for count, periods in clock.PERIODS.items() if count < 4),
)
"""What else may be agreed: no flags, and matches of two quarters or of one."""

if __name__ == "__main__":
    main()
