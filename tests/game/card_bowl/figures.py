"""The rulebook's figures of drawn cards, measured on the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.chance import pick
from game.variants.card_bowl.actions import CallFront, Choose, Declare, Kick, PuntCards, SetFormation
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.draws import gather
from game.variants.card_bowl.facts import CardBowlFacts, Play
from game.variants.card_bowl.formations import LG, PRESETS, QB, RG
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.players import offense
from game.variants.card_bowl.players.calls import PLAY
from game.variants.card_bowl.players.prospects import Prospects
from game.variants.card_bowl.state import CardBowlState
from tests.figures import Figure

TOUCHBACK_FROM = -5


def _state(phase: str, key: str, **facts: Any) -> CardBowlState:
    state = CardBowlState(CardBowlFacts(**{"next": phase, "clock": 180, **facts}), key)
    state.phase = BY_NAME[phase]
    return state


def _usual(state: CardBowlState) -> Any:
    """The simple players of the prototype."""
    name = state.phase.name
    if name == "kick_return":
        reached = state.play.caught + sum(VALUE[card] for card in state.play.returns)
        return Choose("touchback" if reached <= TOUCHBACK_FROM else "return")
    if name == "recovery":
        return Declare(0)
    if name == "punt_receiver":
        legal = state.legal_actions()
        return Choose("return") if Choose("fair_catch") in legal else Choose("touchback")
    if name == "penalty_decision":
        return Choose("accept")
    if name == "failed_kick":
        return Choose("take_ball")
    return state.legal_actions()[0]


STOPS = ("call", "try", "run_off", "timeout_defense", "free_kick")


def _finish(state: CardBowlState, *first: Any) -> CardBowlState:
    """Plays until the play is over."""
    for action in first:
        state.push(action)
    while state.phase is not None and state.phase.name not in STOPS:
        if state.phase.name == "kickoff" and state.facts.failures == 0:
            break
        state.push(_usual(state) if state.phase.name != "kickoff" else Kick("onside", state.play.target))
    return state


def measure(trials: int) -> Iterator[Figure]:
    """Every draw-based figure with its band."""
    yield from _kickoffs(trials)
    yield from _starts(trials)
    yield from _on_side(trials)
    yield from _punts(trials)
    yield from _field_goals(trials)
    yield from _loose_balls(trials)
    yield from _open_field(trials)
    yield from _sneaks(max(1, trials // 10))


def _share(found: list[Any]) -> float:
    return 100 * sum(map(bool, found)) / len(found)


def _mean(found: list[Any]) -> float:
    return sum(found) / len(found)


def _kickoffs(trials: int) -> Iterator[Figure]:
    done = [_finish(_state("kickoff", f"kickoff/{n}", offense=0), Kick("regular")) for n in range(trials)]
    kicked = [state.play for state in done if state.play.kicks]
    yield Figure("kickoff caught at, average own yard", _mean([play.caught for play in kicked]), 2.7, 3.3)
    yield Figure("kickoff caught in the end zone, %", _share([play.caught < 0 for play in kicked]), 25, 27.5)
    yards = sorted(
        _return_yards(state)
        for state in done
        if state.play.planned and not state.play.loose and state.play.how != "touchback"
    )
    yield Figure("kick return, average yards", _mean(yards), 22, 23.5)
    for name, part, low, high in (("5%", 0.05, 1, 3), ("50%", 0.5, 19, 21), ("95%", 0.95, 49, 57)):
        yield Figure(f"kick return, {name} point", yards[int(part * len(yards))], low, high)
    kept = [at for state in done if (at := _start_of(state))]
    yield Figure("start after a kickoff, own yard", _mean(kept), 26, 27.5)
    scored = [state.facts.points[1] > 0 for state in done]
    yield Figure("kickoff returned for a touchdown, %", _share(scored), 0.4, 1.1)
    lost = [state.play.loose and (state.facts.offense == 0) for state in done]
    yield Figure("kickoff lost on a fumble, %", _share(lost), 3.4, 4.6)
    out = [not state.play.kicks for state in done]
    yield Figure("kickoff out of bounds, %", _share(out), 1.0, 1.4)


def _return_yards(state: CardBowlState) -> int:
    """What a return brought in the end, penalties counted."""
    return (_start_of(state) or 0) - state.play.caught


def _start_of(state: CardBowlState) -> int | None:
    """Where the receivers end up, 100 for a touchdown; None where they lost the ball."""
    if state.facts.points[1] >= 6:
        return 100
    return state.facts.ball_on if state.facts.offense == 1 and state.facts.next == "call" else None


def _starts(trials: int) -> Iterator[Figure]:
    for line, wanted in ((30, 30.8), (40, 34.2)):
        done = [_start_of(_finish(_state("kickoff", f"squib/{line}/{n}"), Kick("squib", line))) for n in range(trials)]
        yield Figure(f"squib to the {line}, start", _mean([at for at in done if at]), wanted - 1, wanted + 1)
    for what, wanted in (("kickoff_type", 36.0), ("punt_type", 50.2)):
        made = (_state("free_kick", f"{what}/{n}", kick_from=20) for n in range(trials))
        done = [_start_of(_finish(state, Choose(what))) for state in made]  # type: ignore[arg-type]
        yield Figure(f"free kick as {what}, start", _mean([at for at in done if at]), wanted - 1, wanted + 1)


def _on_side(trials: int) -> Iterator[Figure]:
    for distance, wanted in ((0, 20), (4, 25), (7, 22), (10, 16)):
        done = [_finish(_state("kickoff", f"onside/{distance}/{n}"), Kick("onside", distance)) for n in range(trials)]
        won = [state.facts.offense == 0 for state in done]
        yield Figure(f"on-side kick of {distance} recovered, %", _share(won), wanted - 1.5, wanted + 1.5)


def _punts(trials: int) -> Iterator[Figure]:
    for spot, wanted in ((20, 34.2), (35, 34.1), (50, 30.8)):
        nets, distances, blocked = [], [], []
        for n in range(trials):
            made = _state("punt_cards", f"punt/{spot}/{n}", next="call", ball_on=spot, marker=spot + 10)
            state = _finish(made, PuntCards(4, False))
            blocked.append(state.play.blocked)
            if len(state.play.kicks) == 4:
                distances.append(sum(VALUE[card] for card in state.play.kicks) + 15)
            end = 100 - state.facts.ball_on if state.facts.offense == 1 else state.facts.ball_on
            if state.facts.next == "call" and not state.play.loose:
                nets.append(end - spot)
        if spot == 20:
            yield Figure("punt of four cards, yards", _mean(distances), 42.7, 43.3)
            yield Figure("punt of four cards blocked, %", _share(blocked), 7, 8)
        yield Figure(f"net punt from the own {spot}", _mean(nets), wanted - 1.5, wanted + 1.5)


def _field_goals(trials: int) -> Iterator[Figure]:
    wanted = ((19, 97), (25, 93), (30, 86), (36, 72), (40, 56), (42, 48), (45, 36), (50, 18), (55, 7))
    loose: dict[int, list[bool]] = {}
    for yards, share in wanted:
        good = []
        for n in range(trials):
            state = _state("call", f"kick/{yards}/{n}", ball_on=118 - yards, marker=min(100, 128 - yards))
            while state.phase.name == "call" and not state.facts.points[0]:
                state.push(Choose("field_goal"))
                if state.play.how or state.phase.name == "recovery":
                    break
            good.append(state.play.how == "good")
            loose.setdefault(yards // 10, []).append(state.phase is not None and state.phase.name == "recovery")
        yield Figure(f"field goal of {yards}, %", _share(good), share - 1.5, share + 1.5)
    for ten, blocked in ((3, 5.6), (4, 7.5), (5, 9.5)):
        yield Figure(f"field goal of {ten}0 to {ten}9 blocked, %", _share(loose[ten]), blocked - 1, blocked + 1)
    made = []
    for n in range(trials):
        state = _state("try", f"try/{n}", ball_on=98, marker=100)
        state.push(Choose("extra_point"))
        made.append(state.facts.points[0] == 1)
    yield Figure("extra point, %", _share(made), 95.6, 96.8)


def _loose_balls(trials: int) -> Iterator[Figure]:
    for points, wanted in ((0, 50), (2, 64), (-2, 36)):
        kept = []
        for n in range(trials):
            state = _state("call", f"loose/{points}/{n}")
            state.play = Play(kind="scrimmage", offense=0, los=40)
            gather(state, None)
            fumble(state, 0, 40, None, no_run=True)
            state.push(Declare(points))
            state.push(Declare(0))
            kept.append(state.play.holder == 0 if state.play.holder >= 0 else state.play.runner == 0)
        yield Figure(f"fumble kept at {points:+d}, %", _share(kept), wanted - 1.5, wanted + 1.5)


def _open_field(trials: int) -> Iterator[Figure]:
    for cards, wanted, lost in ((1, 11.7, 3.3), (2, 23.0, 6.8), (3, 34.1, 10.2)):
        yards, loose = [], []
        for n in range(trials):
            state = _state("call", f"run/{cards}/{n}")
            state.play = Play(kind="kickoff", offense=1, los=30, changed=True)
            state.facts.offense = 1
            gather(state, None)
            for _ in range(27):
                state.draw_pile.pop()
            run(state, 0, -1000, cards, None)
            loose.append(state.play.loose)
            yards.append((state.play.ball if state.play.loose else state.play.end) + 1000)
        yield Figure(f"open-field run of {cards}, yards", _mean(yards), wanted - 0.7, wanted + 0.7)
        yield Figure(f"fumble in an open-field run of {cards}, %", _share(loose), lost - 0.5, lost + 0.5)


def _sneaks(deals: int) -> Iterator[Figure]:
    """For a yard after step 1, by a pass hand and by one built for it, against men who stand anyhow."""
    for name, built, wanted in (("an ordinary hand", False, 40), ("a hand built for it", True, 63)):
        done = [_sneak(built, f"sneak/{built}/{n}") for n in range(deals)]
        gained = [state.play.gain >= 1 for state in done if state.play.act == "sneak"]
        yield Figure(f"sneak after step 1 by {name}, %", _share(gained), wanted - 8, wanted + 8)


def _sneak(built: bool, key: str) -> CardBowlState:
    """A play up to the sneak at the best of its places; one that is stopped at the snap is not there."""
    state, rng = _state("call", key, ball_on=50, marker=60), Random(key)
    state.push(Choose("scrimmage"))
    while state.phase.name not in ("call", "recovery", "delay_of_game", *STOPS) and state.play.act != "sneak":
        state.push(_toward_a_sneak(state, built, rng))
    return state


def _toward_a_sneak(state: CardBowlState, built: bool, rng: Random) -> Any:
    decision, legal = state.decision, state.legal_actions()
    assert decision is not None
    name, view = state.phase.name, state.view(decision.seat)
    if name == "formation":
        return SetFormation(PRESETS["Singleback"])
    if name == "front":
        return CallFront("4-3 base")
    if name == "defense_cards":
        return pick(legal, rng)
    if name == "offense_cards" and built:
        return legal[-1] if state.play.slots[sum(card >= 0 for card in state.men[0])] in (QB, LG, RG) else legal[0]
    if name == "early_sneak":
        judge = Prospects(view)
        return max(legal[1:], key=lambda action: judge.sneak_margin(action))  # type: ignore[arg-type]
    carry = offense.BY_CALL.get(name) if decision.seat == 0 else None
    return carry(view, legal, PLAY["Short pass"], rng)[0] if carry else legal[0]
