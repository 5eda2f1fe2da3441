"""The rulebook's figures that depend on the players, measured on whole matches of Pro against Pro."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from game.contract import Action, Event
from game.events import Flag, Scored
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.actions import Choose, Run, Screen, Sneak, Throw, WideScreen
from game.variants.card_bowl.cards import FACE
from game.variants.card_bowl.facts import CardBowlFacts, Play
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.prospects import Prospect, Prospects
from game.variants.card_bowl.prompts import LAST_DOWN
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.view import CardBowlView
from tests.figures import Figure

FIELD_GOAL = 3
TRIES = 4
"""Two-point attempts for each match."""
AFTER_A_TRY = ("kickoff", "run_off", "timeout_defense", "timeout_offense")
KINDS: dict[type[Action], str] = {Run: "run", Sneak: "sneak", Throw: "throw", Screen: "screen", WideScreen: "screen"}
"""The plays whose promises are held to what comes of them; a lateral is called once in ten matches."""
SNAP = ("CB-230", "CB-231", "CB-232", "CB-233")


class Promised(NamedTuple):
    """What the coach told of the play that is under way."""

    what: str
    prospect: Prospect


class Ledger:
    """What the plays of all matches came to."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.lists: dict[str, list[float]] = {}
        self._promised: Promised | None = None
        self._going: float | None = None
        """The chance that was told of playing a fourth down that is under way."""

    def add(self, name: str, value: float) -> None:
        self.lists.setdefault(name, []).append(value)

    def mean(self, name: str) -> float:
        found = self.lists.get(name, [0.0])
        return sum(found) / len(found)

    def share(self, name: str, of: str) -> float:
        return 100 * self.count[name] / max(1, self.count[of])

    def promise(self, view: CardBowlView, action: Action) -> None:
        """Keeps what is told of an action before it is chosen."""
        if view.phase == "call":
            self._promised = self._going = None
            if view.facts.down == LAST_DOWN and action == Choose("scrimmage"):
                self._going = next(way.success for way in fourth_down_choices(view.facts) if way.action == action)
        elif type(action) in KINDS and view.play.slots and not view.play.two_points:
            prospect = Prospects(view).judge(action)
            self._promised = None if prospect is None else Promised(KINDS[type(action)], prospect)

    def _settle(self, play: Play, event: own.PlayEnded) -> None:
        """Compares what was told of the play with what came of it."""
        kept = play.holder == play.offense
        made = kept and event.gain >= event.to_go
        if self._going is not None:
            self.add("fourth down made", 100 * (made - self._going))
        if self._promised is not None:
            what, prospect = self._promised
            self.add(f"{what} gain", (event.gain if kept else 0) - prospect.gain)
            self.add(f"{what} made", 100 * (made - prospect.first_down))
            self.add(f"{what} lost", 100 * (1 - kept - prospect.turnover))
        self._promised = self._going = None

    def handle_event(self, event: Event, state: CardBowlState) -> None:
        """Counts what an event tells of the play that goes on."""
        if isinstance(event, own.PlayEnded):
            self._play(state.play, event)
        elif isinstance(event, own.Resolved) and event.what == "rush":
            self.add("margin", event.totals[0] - event.totals[1])
            self.count["broken"] += _breaks_open(state.play, event.totals[0] - event.totals[1])
        elif isinstance(event, own.Sacked):
            self.count["sacks"] += 1
            self.add("sack loss", event.loss)
        elif isinstance(event, Flag):
            self.count["flags"] += 1
            self.count["stopped"] += event.clause in SNAP and event.seat == state.play.offense
        elif isinstance(event, Scored):
            self.add("points", event.points)
            self.count[str(event.how)] += 1
            self.count["touchdowns"] += event.how.is_touchdown

    def _play(self, play: Play, event: own.PlayEnded) -> None:
        self.count["plays"] += 1
        self.count[play.kind] += 1
        if play.kind != "scrimmage":
            return
        self._settle(play, event)
        self.count["rushes"] += play.act == "rush"
        self.count["loose"] += play.loose
        self.count["lost"] += play.loose and play.holder != play.offense
        if play.two_points:
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


def _breaks_open(play: Play, margin: int) -> bool:
    """Whether a rush goes on in the open field (CB-314), which one that is fumbled does not (CB-315, CB-316)."""
    faces = sum(FACE[card] for card in play.draws)
    return margin > 0 and FACE[play.handoff] > faces and not play.loose


def play_match(seed: int, ledger: Ledger) -> CardBowlState:
    """One match of Pro against Pro, told to a ledger."""
    state, _ = RULES.start(RULES.complete({}), f"figures/{seed}")
    rng = Random(seed)

    def emit(event: Any) -> None:
        ledger.handle_event(event, state)

    while (decision := state.decision) is not None:
        legal = state.legal_actions()
        view = state.view(decision.seat)
        action = legal[0] if len(legal) == 1 else RULES.pro(view, legal, rng)
        ledger.promise(view, action)
        state.phase.apply(state, action, emit)
    return state


def two_points(seed: int) -> tuple[str, bool]:
    """What Pro runs for two points against Pro, and whether it succeeds, penalties played out (CB-196, CB-199)."""
    facts = CardBowlFacts(next="try", clock=180, ball_on=98, marker=100)
    state = CardBowlState(facts, f"two points/{seed}")
    state.phase = BY_NAME["try"]
    state.push(Choose("two_points"))
    rng = Random(seed)
    while state.phase.name not in AFTER_A_TRY:
        decision = state.decision
        assert decision is not None
        legal = state.legal_actions()
        state.push(legal[0] if len(legal) == 1 else RULES.pro(state.view(decision.seat), legal, rng))
    return state.play.act, state.facts.points[0] > 0


def measure(matches: int) -> Iterator[Figure]:
    """Every figure of whole matches with its band; those of whole games lie about the prototype's."""
    ledger = Ledger()
    for seed in range(matches):
        play_match(seed, ledger)
    return figures(ledger, [two_points(n) for n in range(TRIES * matches)], matches)


def figures(ledger: Ledger, tries: Sequence[tuple[str, bool]], matches: int) -> Iterator[Figure]:
    """The figures of so many matches and of two-point attempts."""
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
    yield Figure("plays stopped at the snap, %", ledger.share("stopped", "scrimmage"), 2, 3.2)
    for what, acts, low, high in (("runs", ("rush", "sneak"), 40, 60), ("passes", ("pass",), 10, 45)):
        made = [scored for act, scored in tries if act in acts]
        yield Figure(f"two-point {what} made, %", 100 * sum(made) / max(1, len(made)), low, high)
    yield Figure("points per team", sum(ledger.lists.get("points", ())) / matches / 2, 20, 42)
    for name, key, low, high in (
        ("scrimmage plays per match", "scrimmage", 115, 165),
        ("touchdowns per match", "touchdowns", 5, 11),
        ("punts per match", "punt", 5, 14),
        ("safeties per match", "safety", 0, 2),
    ):
        yield Figure(name, ledger.count[key] / matches, low, high)
    field_goals = len([points for points in ledger.lists.get("points", ()) if points == FIELD_GOAL])
    yield Figure("field goals made per match", field_goals / matches, 1, 5)
    turnovers = ledger.count["lost"] + ledger.count["intercepted"]
    yield Figure("turnovers from scrimmage per match", turnovers / matches, 5, 13)
    yield from promises(ledger)


def promises(ledger: Ledger) -> Iterator[Figure]:
    """By how much that which came of a play is more than what the coach told of it, on average."""
    for what in dict.fromkeys(KINDS.values()):
        yield Figure(f"{what}: yards beyond the promised", ledger.mean(f"{what} gain"), -1.2, 1.2)
        yield Figure(f"{what}: distances made beyond, %", ledger.mean(f"{what} made"), -6, 6)
        yield Figure(f"{what}: balls lost beyond, %", ledger.mean(f"{what} lost"), -2, 2)
    yield Figure("fourth downs made beyond the promised, %", ledger.mean("fourth down made"), -6, 6)
