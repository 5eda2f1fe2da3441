"""The figures of part 11 that depend on the players, measured on whole matches of Pro against Pro."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from game.contract import Event
from game.events import Flag, Scored
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import FACE
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.state import CardBowlState
from tests.figures import Figure

FIELD_GOAL = 3
SNAP = ("CB-230", "CB-231", "CB-232", "CB-233")


class Ledger:
    """What the plays of all matches came to."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.lists: dict[str, list[float]] = {}

    def add(self, name: str, value: float) -> None:
        self.lists.setdefault(name, []).append(value)

    def mean(self, name: str) -> float:
        found = self.lists.get(name, [0.0])
        return sum(found) / len(found)

    def share(self, name: str, of: str) -> float:
        return 100 * self.count[name] / max(1, self.count[of])

    def take(self, event: Event, state: CardBowlState) -> None:
        """Counts what an event tells of the play that goes on."""
        if isinstance(event, own.PlayEnded):
            self._play(state.play, event)
        elif isinstance(event, own.Resolved) and event.what == "rush":
            self._rush(state.play, event.totals[0] - event.totals[1])
        elif isinstance(event, own.Sacked):
            self.count["sacks"] += 1
            self.add("sack loss", event.loss)
        elif isinstance(event, Flag):
            self.count["flags"] += 1
            self.count["snap flags"] += event.clause in SNAP
        elif isinstance(event, Scored):
            self.add("points", event.points)
            self.count[str(event.how)] += 1
            self.count["touchdowns"] += event.how.is_touchdown

    def _rush(self, play: Play, margin: int) -> None:
        self.count["rushes"] += 1
        self.add("margin", margin)
        self.count["broken"] += margin > 0 and FACE[play.handoff] > sum(FACE[card] for card in play.draws)

    def _play(self, play: Play, event: own.PlayEnded) -> None:
        self.count["plays"] += 1
        self.count[play.kind] += 1
        if play.kind != "scrimmage":
            return
        self.count["loose"] += play.loose
        self.count["lost"] += play.loose and play.holder != play.offense
        if play.two_points:
            kind = "run try" if play.act == "rush" else "pass try" if play.act == "pass" else "other try"
            self.count[kind] += 1
            self.count[f"{kind} made"] += event.how == "touchdown"
            return
        if play.act == "pass" or event.how == "sack" or (play.window > 0 and play.act == ""):
            self.count["dropbacks"] += 1
        self.count[f"act {play.act}"] += 1
        if play.act == "rush" and not play.loose:
            self.add("rush", event.gain)
        elif play.act == "pass" and event.how != "sack":
            self._pass(play, event)

    def _pass(self, play: Play, event: own.PlayEnded) -> None:
        self.count["attempts"] += 1
        self.add("yardage", len(play.yardage))
        self.count["intercepted"] += play.intercepted
        self.count[f"miss {play.broken}"] += 1
        caught = not play.broken and not play.intercepted and play.reception >= 0
        self.add("attempt", event.gain if caught else 0)
        if caught:
            self.count["complete"] += 1
            self.add("completion", event.gain)


def play_match(seed: int, ledger: Ledger) -> CardBowlState:
    """One match of Pro against Pro, told to a ledger."""
    state, _ = RULES.start(RULES.complete({}), f"figures/{seed}")
    rng = Random(seed)

    def emit(event: Any) -> None:
        ledger.take(event, state)

    while (decision := state.decision) is not None:
        legal = state.legal_actions()
        action = legal[0] if len(legal) == 1 else RULES.pro(state.view(decision.seat), legal, rng)
        state.phase.apply(state, action, emit)
    return state


def measure(matches: int) -> Iterator[Figure]:
    """Every figure of whole matches with its band; those of whole games lie about the prototype's."""
    ledger = Ledger()
    for seed in range(matches):
        play_match(seed, ledger)
    yield Figure("yards per rush", ledger.mean("rush"), 3, 7)
    yield Figure("O - D of rushes", ledger.mean("margin"), 0, 9)
    yield Figure("rushes breaking open, %", ledger.share("broken", "rushes"), 9, 14)
    yield Figure("completions, %", ledger.share("complete", "attempts"), 40, 60)
    yield Figure("yards per completion", ledger.mean("completion"), 12, 20)
    yield Figure("yards per attempt", ledger.mean("attempt"), 5.5, 9)
    yield Figure("yardage cards per attempt", ledger.mean("yardage"), 0.8, 1.6)
    yield Figure("interceptions per attempt, %", ledger.share("intercepted", "attempts"), 6, 9)
    yield Figure("sacks per dropback, %", ledger.share("sacks", "dropbacks"), 3, 13)
    yield Figure("average sack loss", ledger.mean("sack loss"), 6, 17)
    yield Figure("scrimmage plays with a fumble, %", ledger.share("loose", "scrimmage"), 4.5, 6.5)
    yield Figure("scrimmage plays with a fumble lost, %", ledger.share("lost", "scrimmage"), 2, 3.5)
    yield Figure("plays stopped at the snap, %", ledger.share("snap flags", "scrimmage"), 2, 3.2)
    yield Figure("two-point runs made, %", ledger.share("run try made", "run try"), 40, 60)
    yield Figure("points per team", sum(ledger.lists.get("points", ())) / matches / 2, 20, 42)
    for name, key, low, high in (
        ("scrimmage plays per match", "scrimmage", 115, 165),
        ("touchdowns per match", "touchdowns", 5, 11),
        ("punts per match", "punt", 5, 14),
        ("safeties per match", "safety", 0, 2),
    ):
        yield Figure(name, ledger.count[key] / matches, low, high)
    made = len([points for points in ledger.lists.get("points", ()) if points == FIELD_GOAL])
    yield Figure("field goals made per match", made / matches, 1, 5)
    turnovers = ledger.count["lost"] + ledger.count["intercepted"]
    yield Figure("turnovers from scrimmage per match", turnovers / matches, 5, 13)
