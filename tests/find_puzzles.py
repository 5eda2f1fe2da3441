"""Finds positions with one best choice: ``python -m tests.find_puzzles jukem --seed 1 --out found.jsonl``.

Pro plays Pro. If a seat has several choices, each is played to the end of the match from samples of that seat's view,
Pro against Pro, with the same cards for all choices. A position is kept if the best choice is clearly ahead of the
second, and still is on ten times as many fresh samples.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from game.bots.descent import Tree
from game.bots.keys import Keys
from game.bots.players import PRO, Budget, make_bot, search_candidates
from game.bots.playout import Playout
from game.bots.search import Search
from game.bots.selection import Race, Ucb
from game.bots.simultaneous import is_hidden_choice
from game.bots.trial import dealt, decide
from game.contract import Action, Ending, State, View
from game.puzzle import least_lead, puzzles, redeal
from game.variant import Rules
from game.variants import rules_called

FIRST_LOOK = 30
"""Iterations of the search that selects promising positions."""
SAMPLES = (40, 200)
"""Samples of the later rounds, which play to the end."""
CONFIRMED = 10
"""Factor by which more fresh samples confirm a selected position."""
SLACK = 0.06
"""How far the lead may fall short of the required one before the last round."""
RIVALS = 3
"""Choices that are compared before the last round: the best of the search."""
DULL = frozenset({"toss_call", "early_sneak", "extra_card"})
"""Decisions with little at stake, or only luck."""
MOST_ACTS = 14
"""Most choices that a person can compare."""
PLAYS_LEFT = (1, 1, 2, 2, 3, 4)
POINTS = {"rushing_touchdown": 6, "extra_point": 1, "field_goal": 3}
SCORES = ((), ("field_goal",), ("field_goal",) * 2, ("rushing_touchdown", "extra_point"),
          ("rushing_touchdown", "extra_point", "field_goal"), ("rushing_touchdown",))  # fmt: skip
"""Plays left and points of a side to which Card Bowl's positions are changed, near the end of a match."""
EARLIEST = {"blowout": 0.4, "card_bowl": 0.15}
"""The largest part of a match that may be left, by default 0.6: earlier choices matter too little."""
UNSEARCHED = 16
"""Samples used instead of the search if a game leaves a decision to Pro."""
FORESEEN = 60
"""Decisions that these are played on."""
FOREGONE = 0.08
"""The chance to win at which a match is almost decided."""
PURE = 0.97
"""The least probability of the best choice in the search's mixed strategy."""
SECOND_LOOK, FURTHER, LEAST_AGREED = 200, 12, 0.04
"""The confirming search: iterations, decisions played out, and the least lead of the best choice."""
MOST_ROOKIES = 0.85
"""The largest rate at which Rookie may find the best choice; otherwise it is no puzzle."""
ROOKIES = 20
"""Number of times Rookie is asked."""


class Worth(NamedTuple):
    """The value of a choice."""

    action: Action
    chance: float
    """The share of samples won after it; a tie counts half."""


def worths(
    rules: Rules, view: View, acts: Sequence[Action], samples: int, rng: Random, most: int = sys.maxsize
) -> list[Worth]:
    """Returns the value of each choice of a seat if Pro plays on for everybody, best first.

    After ``most`` decisions the public chance to win replaces the result.
    """
    won = dict.fromkeys(acts, 0.0)
    for _ in range(samples):
        sample, luck = redeal(rules, view, rng), rng.getrandbits(32)
        for act in acts:
            state = sample.clone()
            state.push(act)
            won[act] += played_on(rules, state, view.seat, Random(luck), most)
    return sorted((Worth(act, won[act] / samples) for act in acts), key=lambda each: -each.chance)


def played_on(rules: Rules, state: State, seat: int, rng: Random, most: int) -> float:
    """Returns a seat's result: 1 for a win, 0.5 for a tie; or its chance after ``most`` decisions."""
    while (decision := state.decision) is not None and most:
        legal = state.legal_actions()
        state.push(legal[0] if len(legal) == 1 else rules.pro(state.view(decision.seat), legal, rng))
        most -= 1
    result = state.result
    if result is None:
        chances = rules.chances(state)
        assert chances is not None
        return chances[seat]
    return 0.5 if result.reason is Ending.TIE else float(seat in result.winners)


def may_be_asked(rules: Rules, state: State) -> bool:
    """Returns whether the decision has few choices, is late enough, and is not always right for Rookie."""
    decision = state.decision
    assert decision is not None
    legal = state.legal_actions()
    if decision.gesture or decision.kind in DULL or not 2 <= len(legal) <= MOST_ACTS:
        return False
    chances = rules.chances(state)
    if chances is not None and not FOREGONE < chances[decision.seat] < 1.0 - FOREGONE:
        return False
    if rules.features is not None and rules.features(state).left > EARLIEST.get(rules.variant.name, 0.6):
        return False
    if decision.group:
        return True  # the search says whether there is a best choice
    tree = Tree(decision.seat, Keys(rules, decision.seat), Playout(rules, rules.pro, 2), lambda _: Ucb(), Random(1))
    return not (rules.search.bluffs and is_hidden_choice(tree, state, legal))


def rookies_share(rules: Rules, view: View, legal: Sequence[Action], best: Action) -> float:
    """Returns how often Rookie chooses the best action."""
    return sum(rules.rookie(view, legal, Random(seed)) == best for seed in range(ROOKIES)) / ROOKIES


def lead_of(found: Sequence[Worth]) -> float:
    """Returns the lead of the best choice over the second."""
    return found[0].chance - found[1].chance


def clear(rules: Rules, view: View, acts: Sequence[Action], rng: Random) -> list[Worth] | None:
    """Returns the values of the choices if the best is clearly ahead in every round, or None."""
    least = least_lead(rules.variant.name)
    found = first_look(rules, view, acts, rng)
    for samples, slack in ((0, 2 * SLACK), (SAMPLES[0], SLACK), (SAMPLES[1], 0.0)):
        if samples:
            found = worths(rules, view, [each.action for each in found[:RIVALS]] if slack else acts, samples, rng)
        if lead_of(found) < least - slack or rookies_share(rules, view, acts, found[0].action) > MOST_ROOKIES:
            return None
    return found if agrees(rules, view, found, rng) else None


def agrees(rules: Rules, view: View, found: Sequence[Worth], rng: Random) -> bool:
    """Returns whether a search that looks further than Pro prefers the same choice."""
    if (
        view.decision is None
        or view.decision.group
        or len(search_candidates(rules, view, legal_of(found))) < len(found)
    ):
        return True
    search = Search(rules, root=lambda _: Race(rounds=sys.maxsize), playout_depth=FURTHER)
    seen = search.run(view, legal_of(found[: RIVALS + 1]), rng, lambda done: done < SECOND_LOOK)
    order = sorted((Worth(each.action, each.chance) for each in seen), key=lambda each: -each.chance)
    return order[0].action == found[0].action and lead_of(order) >= LEAST_AGREED


def legal_of(found: Sequence[Worth]) -> list[Action]:
    """Returns the choices without their values."""
    return [each.action for each in found]


def first_look(rules: Rules, view: View, acts: Sequence[Action], rng: Random) -> list[Worth]:
    """Returns the values of the choices from a quick search; in a mixed strategy all are equal."""
    if len(search_candidates(rules, view, acts)) < len(acts):
        return worths(rules, view, acts, UNSEARCHED, rng, FORESEEN)
    action_values = Search(rules).run(view, acts, rng, lambda done: done < FIRST_LOOK)
    if action_values[0].share is not None and action_values[0].share < PURE:
        return [Worth(act, 0.0) for act in acts]
    return sorted((Worth(each.action, each.chance) for each in action_values), key=lambda each: -each.chance)


def told(rules: Rules, state: State, found: Sequence[Worth], options: dict[str, str]) -> dict[str, Any]:
    """Returns a found position with the data that help to choose among many."""
    decision = state.decision
    assert decision is not None
    view, legal = state.view(decision.seat), state.legal_actions()
    return {
        "variant": rules.variant.name,
        "kind": decision.kind,
        "seat": decision.seat,
        "rookie": rookies_share(rules, view, legal, found[0].action),
        "pro": str(rules.pro(view, legal, Random(1))),
        "worth": {str(each.action): round(each.chance, 3) for each in found},
        "options": options,
        "position": state.to_dict(),
    }


def positions(rules: Rules, options: dict[str, str], seed: int, share: float) -> Iterator[State]:
    """Yields some positions of a match of Pro against Pro in which a seat has a choice."""
    match = dealt(rules, options, 2, seed)
    bots, rng = [make_bot(PRO, rules) for _ in range(2)], Random(seed)
    while match.decision is not None:
        if rng.random() < share and len(match.state.legal_actions()) > 1:
            yield match.state.clone()
        decide(match, bots, Budget(iterations=1))


def in_the_last_plays(rules: Rules, state: State, rng: Random) -> State:
    """Changes a Card Bowl position to a close score with few plays left, which few matches reach."""
    data = state.to_dict()
    seat = data["offense"]
    data["clock"] = rng.choice(PLAYS_LEFT)
    data["plays"] = data["plays_per_quarter"] + 1 - data["clock"]
    scored: list[list[Any]] = []
    for who, kinds in enumerate(rng.choice(SCORES) for _ in range(2)):
        scored += [[who, kind, POINTS[kind]] for kind in kinds]
    if data["phase"] == "try":
        scored.append([seat, "rushing_touchdown", POINTS["rushing_touchdown"]])
    data["scoring"] = scored
    data["points"] = [sum(points for who, _, points in scored if who == each) for each in range(2)]
    moved: State = rules.state_type.from_dict(data)
    return moved


def search(
    rules: Rules, options: dict[str, str], seeds: Sequence[int], share: float, goes_on: Callable[[], bool]
) -> Iterator[dict[str, Any]]:
    """Yields positions with one best choice, at most one per match, so that they differ."""
    for seed in seeds:
        rng = Random(seed)
        for state in positions(rules, options, seed, share):
            if not goes_on():
                return
            if rules.variant.name == "card_bowl":
                state = in_the_last_plays(rules, state, rng)
            if not may_be_asked(rules, state):
                continue
            decision = state.decision
            assert decision is not None
            view = state.view(decision.seat)
            if found := clear(rules, view, state.legal_actions(), rng):
                yield told(rules, state, found, options) | {"seed": seed}
                break


def confirm(variant: str) -> list[str]:
    """Measures the choices of a game's puzzles again and stores the values. Reports what no longer holds."""
    rules, complaints, kept = rules_called(variant), list[str](), list[dict[str, Any]]()
    for puzzle in puzzles(variant):
        view, rng = puzzle.view, Random(puzzle.name)
        acts = [rules.parse(text) for text in puzzle.worth]
        found = worths(rules, view, acts, SAMPLES[-1] * CONFIRMED, rng)
        if str(found[0].action) != puzzle.best or lead_of(found) < least_lead(variant):
            complaints.append(f"{puzzle.name}: {[(str(each.action), round(each.chance, 3)) for each in found[:3]]}")
        worth = {str(each.action): round(each.chance, 3) for each in found}
        fields = msgspec.to_builtins(msgspec.structs.replace(puzzle, worth=worth))
        kept.append({name: value for name, value in fields.items() if name != "variant"})
    write(variant, kept)
    return complaints


def write(variant: str, kept: Sequence[dict[str, Any]]) -> None:
    """Writes the puzzles of a game, one field per line."""
    entries = [
        "{\n"
        + ",\n".join(f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in each.items())
        + "\n}"
        for each in kept
    ]
    path = Path("game", "variants", variant, "puzzles.json")
    path.write_text("[\n" + ",\n".join(entries) + "\n]\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the found positions, one per line."""
    ask = argparse.ArgumentParser(prog="python -m tests.find_puzzles", description=(__doc__ or "").split("\n")[0])
    ask.add_argument("game")
    ask.add_argument("--seed", type=int, default=1, help="of the first match (default: %(default)s)")
    ask.add_argument("--matches", type=int, default=100, help="(default: %(default)s)")
    ask.add_argument("--minutes", type=float, default=5.0, help="to search at most (default: %(default)s)")
    ask.add_argument("--share", type=float, default=0.3, help="of the positions tried (default: %(default)s)")
    ask.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    ask.add_argument("--out", default="-", help="the file to add to (default: the screen)")
    ask.add_argument("--confirm", action="store_true", help="hold the stored puzzles to fresh samples, and write these")
    given = ask.parse_args(arguments)
    if given.confirm:
        complaints = confirm(given.game)
        print(*complaints, sep="\n")
        return int(bool(complaints))
    rules, end = rules_called(given.game), monotonic() + 60 * given.minutes
    options = rules.complete(dict(rules.offered) | dict(each.split("=", 1) for each in given.option))
    seeds = range(given.seed, given.seed + given.matches)
    with sys.stdout if given.out == "-" else open(given.out, "a", encoding="utf-8") as out:
        for found in search(rules, options, seeds, given.share, lambda: monotonic() < end):
            out.write(json.dumps(found) + "\n")
            out.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
