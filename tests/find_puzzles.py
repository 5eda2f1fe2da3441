"""Finds positions with one best choice: ``python -m tests.find_puzzles jukem --seed 1 --out found.jsonl``.

Pro plays Pro. Where a seat has several choices, each is played on to the end of the match from samples of what that
seat knows, Pro against Pro, with the same cards for all of them. A position is kept where the best choice is clearly
ahead of the second, and still is on ten times as many fresh samples.
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
from game.puzzle import dealt_anew, least_lead, puzzles
from game.variant import Rules
from game.variants import rules_called

FIRST_LOOK = 30
"""Iterations of the search that says which positions are worth more."""
SAMPLES = (40, 200)
"""Samples of the rounds after it, which play to the end."""
CONFIRMED = 10
"""How many times as many fresh samples confirm what was chosen of it."""
SLACK = 0.06
"""How much less than the lead that is asked for will do before the last round."""
RIVALS = 3
"""Choices that are compared before the last round: the best of the search."""
DULL = frozenset({"toss_call", "early_sneak", "extra_card"})
"""Decisions that hardly anything hangs on, or luck alone."""
MOST_ACTS = 14
"""Choices that a person can still compare."""
PLAYS_LEFT = (1, 1, 2, 2, 3, 4)
POINTS = {"rushing_touchdown": 6, "extra_point": 1, "field_goal": 3}
SCORES = ((), ("field_goal",), ("field_goal",) * 2, ("rushing_touchdown", "extra_point"),
          ("rushing_touchdown", "extra_point", "field_goal"), ("rushing_touchdown",))  # fmt: skip
"""The plays that are left, and what a side has scored, where Card Bowl's positions are moved to the end of a match."""
EARLIEST = {"blowout": 0.4, "card_bowl": 0.15}
"""The part of a match that may be left, 0.6 where nothing is said: before, hardly a choice is worth much."""
UNSEARCHED = 16
"""Samples instead of the search, where a game leaves a decision to Pro."""
FORESEEN = 60
"""Decisions that these are played on for."""
FOREGONE = 0.08
"""The chance to win at which a match is all but decided."""
PURE = 0.97
"""How often the search must want one choice played where others choose in secret, so that it is the best one."""
SECOND_LOOK, FURTHER, LEAST_AGREED = 200, 12, 0.04
"""Iterations of the search that must agree, decisions that it plays out, and by how much the best must lead in it."""
MOST_ROOKIES = 0.85
"""How often Rookie may find the best choice: else it is no puzzle."""
ROOKIES = 20
"""How often Rookie is asked."""


class Worth(NamedTuple):
    """What a choice was worth."""

    action: Action
    chance: float
    """The share of the samples that was won from it; a tie is half a win."""


def worths(
    rules: Rules, view: View, acts: Sequence[Action], samples: int, rng: Random, most: int = sys.maxsize
) -> list[Worth]:
    """What each choice of a seat is worth if Pro plays on for everybody, the best first.

    After ``most`` decisions the chance to win that everybody would see takes the place of the result.
    """
    won = dict.fromkeys(acts, 0.0)
    for _ in range(samples):
        sample, luck = dealt_anew(rules, view, rng), rng.getrandbits(32)
        for act in acts:
            state = sample.clone()
            state.push(act)
            won[act] += played_on(rules, state, view.seat, Random(luck), most)
    return sorted((Worth(act, won[act] / samples) for act in acts), key=lambda each: -each.chance)


def played_on(rules: Rules, state: State, seat: int, rng: Random, most: int) -> float:
    """What a seat has at the end of the match: 1 for a win, half of it for a tie; or its chance after ``most``."""
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
    """Whether the decision at hand is one choice among few, late enough, which Rookie does not always get right."""
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
    """How often Rookie would choose the best."""
    return sum(rules.rookie(view, legal, Random(seed)) == best for seed in range(ROOKIES)) / ROOKIES


def lead_of(found: Sequence[Worth]) -> float:
    """By how much the best is ahead of the second."""
    return found[0].chance - found[1].chance


def clear(rules: Rules, view: View, acts: Sequence[Action], rng: Random) -> list[Worth] | None:
    """What the choices are worth where the best is clearly ahead, round by round; None where it is not."""
    least = least_lead(rules.variant.name)
    found = first_look(rules, view, acts, rng)
    for samples, slack in ((0, 2 * SLACK), (SAMPLES[0], SLACK), (SAMPLES[1], 0.0)):
        if samples:
            found = worths(rules, view, [each.action for each in found[:RIVALS]] if slack else acts, samples, rng)
        if lead_of(found) < least - slack or rookies_share(rules, view, acts, found[0].action) > MOST_ROOKIES:
            return None
    return found if agrees(rules, view, found, rng) else None


def agrees(rules: Rules, view: View, found: Sequence[Worth], rng: Random) -> bool:
    """Whether a search that sees further than Pro wants the same choice: else it would be right for Pro alone."""
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
    """The choices alone."""
    return [each.action for each in found]


def first_look(rules: Rules, view: View, acts: Sequence[Action], rng: Random) -> list[Worth]:
    """What a quick search makes of the choices; where it finds a mixture, all are worth the same."""
    if len(search_candidates(rules, view, acts)) < len(acts):
        return worths(rules, view, acts, UNSEARCHED, rng, FORESEEN)
    action_values = Search(rules).run(view, acts, rng, lambda done: done < FIRST_LOOK)
    if action_values[0].share is not None and action_values[0].share < PURE:
        return [Worth(act, 0.0) for act in acts]
    return sorted((Worth(each.action, each.chance) for each in action_values), key=lambda each: -each.chance)


def told(rules: Rules, state: State, found: Sequence[Worth], options: dict[str, str]) -> dict[str, Any]:
    """A position that was found, with what helps to choose among many."""
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
    """Some of the positions of a match of Pro against Pro in which a seat has a choice."""
    match = dealt(rules, options, 2, seed)
    bots, rng = [make_bot(PRO, rules) for _ in range(2)], Random(seed)
    while match.decision is not None:
        if rng.random() < share and len(match.state.legal_actions()) > 1:
            yield match.state.clone()
        decide(match, bots, Budget(iterations=1))


def in_the_last_plays(rules: Rules, state: State, rng: Random) -> State:
    """A position of Card Bowl as it might stand with a few plays left and a close score: few matches come to that."""
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
    """Positions with one best choice, at most one from a match, so that they differ."""
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
    """Finds out anew what the choices of a game's puzzles are worth, and writes it; tells what holds no longer."""
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
    """Writes the puzzles of a game, a field a line."""
    entries = [
        "{\n"
        + ",\n".join(f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in each.items())
        + "\n}"
        for each in kept
    ]
    path = Path("game", "variants", variant, "puzzles.json")
    path.write_text("[\n" + ",\n".join(entries) + "\n]\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes what was found, a position a line."""
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
