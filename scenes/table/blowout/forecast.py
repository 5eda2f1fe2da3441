"""The preview of a call: its gains against every card that is still out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.claims import percentages
from game.contract import Action
from game.field import DOWNS, FIELD
from game.letters import capital
from game.match_words import listed
from game.variants.blowout.actions import CALLS
from game.variants.blowout.cards import (
    BACK_LINE,
    CODE,
    DEF,
    DEFENSE,
    DEFENSE_CALLS,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CALLS,
    PASS,
    RUN,
    YARDS,
)
from game.variants.blowout.extremes import End, extremes
from game.variants.blowout.names import signed, title
from game.variants.blowout.open_play import FIELD_GOAL_WORDS, kick_words
from game.variants.blowout.preview import Meeting, meetings
from game.variants.blowout.reasons import (
    NOTHING_OUT,
    against,
    chance_lost,
    is_surely_answered,
    left_out,
    own_answers,
    reason_for,
)
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.yardage import backward, forward, kick_needed
from scenes.ui.palette import BANDS
from scenes.ui.theme import ColorName

AXIS_FROM, AXIS_TO = -30, 50
"""Yards at both ends of the shortest axis."""
LOST = {PASS: "picked off", RUN: "fumbled"}
"""What a card that takes the ball makes of a call, by its kind."""
UNDONE = "they can undo"
"""Said of what their answers take back."""
AGAINST = "They may hold"
"""Said before the chances of what the chart leaves out, if there is room."""
IF_NO_KICK = "if they go for it"
"""Said of a defensive play on fourth down: the yards of the chart do not count a kick."""
MADE = ("first", "score")
"""The kinds of gains that are a success of the offense."""
SCALE = 1_000_000
"""Parts of a whole in which shares are rounded to percentages."""
WORDS = {
    "safety": "safety",
    "loss": "loss",
    "none": "no gain",
    "over": "overthrown",
    "short": "gain",
    "first": "1st down",
    "score": "TD",
}
"""Kinds of gains and their words below the chart, from the left."""
COLORS: dict[str, ColorName] = {
    "safety": "wipe",
    "loss": "loss",
    "none": "line500",
    "over": BANDS["kick"][0],
    "short": "chalk300",
    "first": "firstDown",
    "score": "gain",
    "lost": "wipe",
}
"""The color of each for the offense, and of a ball that is lost."""
COLORS_AGAINST: dict[str, ColorName] = {**COLORS, "safety": "fit", "loss": "gain", "score": "loss"}
"""The same for the defense, whose gain their loss is."""


class Forecast(NamedTuple):
    """The preview of a call."""

    code: str
    gains: tuple[tuple[int, str, int], ...] = ()
    """Gain in yards, its kind, and the number of cards that lead to it; from the left."""
    average: int = 0
    says: str = ""
    """A sentence instead of the chart, for a call without opposing yards."""
    ends_at: float | None = None
    """Where the ball lies on average, from the offense's own goal line."""
    foot: str = ""
    """Sentences on which cards this counts, or for a call without opposing yards on what may still change it."""
    outcome: str = ""
    """The result of a kick or a called foul in a few words; empty for other calls."""
    axis: tuple[int, int] = (AXIS_FROM, AXIS_TO)
    """The gains at both ends of the axis, which all calls of a decision share."""
    may_kick: bool = False
    """Whether the other side may kick instead."""
    to_goal: bool = False
    """Whether the next first down would be a touchdown."""
    is_answered: bool = False
    """Whether the other side is known to hold an answer, so that the average says little."""
    against: tuple[tuple[str, float], ...] = ()
    """What the chart leaves out, each with the chance that the other side holds such a card."""

    lost: float = 0.0
    """The chance that the other side holds the card that takes the ball."""
    ends: tuple[End, End] | None = None
    """The worst and the best end of the down for the offense; None for a call without opposing yards."""
    is_picked: bool = False
    """Whether the call is picked, so that its preview stays when the pointer leaves the card."""

    @property
    def color(self) -> ColorName:
        """The color of the mark on the field."""
        return {FIELD_GOAL_WORDS: "gain", "too short": "loss"}.get(self.outcome, "chalk50")

    @property
    def risk(self) -> float:
        """The chance that the other side holds an answer."""
        return dict(self.against).get("answer", 0.0)

    @property
    def outcomes(self) -> Mapping[str, int]:
        """The percentages of what the call comes to with their answers: by kind of gain, "lost", and "undone".

        A card that takes the ball counts as played on any play but a safety, though it may be kept. Any other answer
        undoes a success: their SACK or CHALLENGE a first down or a touchdown of the offense, their foul or CHALLENGE a
        stop of the defense. All add up to 100.
        """
        cards = {kind: sum(count for _, other, count in self.gains if other == kind) for kind in WORDS}
        whole, of_defense = max(sum(cards.values()), 1), KIND[self.code] == DEF
        kept, undone = {}, 0.0
        for kind, count in cards.items():
            share = count / whole
            left = share if kind == "safety" else share * (1.0 - self.lost)
            risk = 0.0 if (kind in MADE) == of_defense else left - share * (1.0 - self.risk)
            kept[kind], undone = left - max(risk, 0.0), undone + max(risk, 0.0)
        parts = {"lost": 1.0 - sum(kept.values()) - undone, "undone": undone, **kept}
        shares = percentages([round(SCALE * max(share, 0.0)) for share in parts.values()])
        return dict(zip(parts, shares, strict=True))

    @property
    def made(self) -> int:
        """The percentage of first downs and touchdowns, with those that an answer may still undo."""
        found, undone = self.outcomes, 0 if KIND[self.code] == DEF else self.outcomes["undone"]
        return sum(found[kind] for kind in MADE) + undone

    @property
    def tallest(self) -> int:
        """Number of cards that lead to the likeliest gain."""
        return max(sum(count for gain, _, count in self.gains if gain == each) for each, *_ in self.gains)

    @property
    def named(self) -> list[tuple[str, int, str]]:
        """What the call comes to with their answers, from the worst for the offense: words, percentage and kind."""
        words = {"lost": f"may be {LOST.get(KIND[self.code], '')}", **WORDS}
        order = [kind for kind in words if kind not in MADE]
        found = self.outcomes
        rows = [*((words[kind], kind) for kind in order), (UNDONE, "undone"), *((words[kind], kind) for kind in MADE)]
        return [(said, found[kind], kind) for said, kind in rows if found[kind]]

    def colors(self, on_offense: bool) -> dict[str, ColorName]:
        """Returns the color of each kind for whoever calls; what can be undone has that of the success."""
        colors = COLORS if on_offense else COLORS_AGAINST
        success = "short" if not on_offense else "score" if self.to_goal else "first"
        return {**colors, "undone": colors[success]}

    def share(self, kind: str) -> int:
        """Returns the percentage of the cards that lead to this kind of gain; those of all kinds add up to 100."""
        counts = {each: sum(count for _, other, count in self.gains if other == each) for each in WORDS}
        return dict(zip(counts, percentages([*counts.values()]), strict=True))[kind]


def forecast(view: BlowoutView, code: str) -> Forecast | None:
    """Returns the preview of a call of the viewer; None for a card that cannot be called now."""
    if not _is_call(view, code):
        return None
    facts = view.facts
    if KIND[code] not in (RUN, PASS, DEF):
        seen = Forecast(code, says=reason_for(view, CALLS[code]), foot=left_out(view, code))
        return _kicked(seen, facts.ball_on) if KIND[code] == KICK else _flagged(seen, facts.ball_on, facts.marker)
    found: dict[tuple[int, str], int] = {}
    for meeting in meetings(view, code):
        key = meeting.gain, _worth(meeting, facts.ball_on, facts.marker)
        found[key] = found.get(key, 0) + meeting.out
    gains = tuple((gain, kind, count) for (gain, kind), count in sorted(found.items()))
    if not gains:
        return Forecast(code, says=NOTHING_OUT)
    cards = sum(count for *_, count in gains)
    average = round(sum(gain * count for gain, _, count in gains) / cards)
    return Forecast(
        code,
        gains,
        average,
        ends_at=facts.ball_on + average,
        foot=counted(cards, own_answers(view, code), of_defense=KIND[code] != DEF),
        axis=_shared_axis(view, code),
        may_kick=KIND[code] == DEF and facts.down == DOWNS,
        to_goal=facts.marker >= FIELD,
        is_answered=is_surely_answered(view, code),
        against=tuple(against(view, code)),
        lost=chance_lost(view, code),
        ends=extremes(view, code),
    )


def figure(seen: Forecast, on_offense: bool) -> str:
    """Returns what is written on a card's edge: its yards on average, and how often it loses the ball or flies too far.

    With goal to go it is the chance of a touchdown instead of the yards, and of a kick whether it is good. Returns an
    empty text where the preview has no such figure.

    >>> figure(Forecast("RUN 65", ((5, "short", 1),), 5, lost=0.3), on_offense=True)
    '+5, 30% lost'
    """
    if not seen.gains or seen.is_answered:
        punts = KIND[seen.code] == KICK and seen.outcome != "too short"
        return "+3 points" if seen.outcome == FIELD_GOAL_WORDS else "" if punts else seen.outcome
    said = f"{seen.made}% TD" if seen.to_goal else signed(seen.average)
    if seen.to_goal:
        return said
    if not on_offense:
        return f"{said} theirs"
    found = seen.outcomes
    lost, over = found["lost"], found["over"]
    if over > lost:
        return f"{said}, {over}% too far"
    return f"{said}, {lost}% lost" if lost else said


def figures(view: BlowoutView, legal: Sequence[Action]) -> dict[str, str]:
    """Returns the figures of the calls that are legal, by their codes; none unless a call is asked for."""
    seen = [forecast(view, str(action)) for action in legal] if view.phase.endswith("_call") else []
    return {each.code: figure(each, view.seat == view.facts.offense) for each in seen if each is not None}


def details(view: BlowoutView, code: str) -> str:
    """Returns all odds of a RUN, a PASS or a defensive play that could be called now, in sentences; else nothing."""
    seen = forecast(view, code) if view.phase.endswith("_call") else None
    if seen is None or not seen.gains:
        return ""
    results = ", ".join(f"{words} {share}%" for words, share, _ in seen.named)
    may = ", ".join(f"{words} {round(100 * chance)}%" for words, chance in seen.against)
    return " ".join(filter(None, (capital(f"{results}."), seen.foot, f"{AGAINST}: {may}." if may else "")))


def counted(cards: int, held: Sequence[str], *, of_defense: bool) -> str:
    """Returns what an average is one of, and the answers in hand that come on top of it.

    >>> counted(28, [], of_defense=True)
    'Average over their 28 DEFENSIVE PLAYS, before any answer.'
    >>> counted(1, ["SACK"], of_defense=False)
    'Average over their one RUN or PASS, before any answer. You also hold SACK.'
    """
    one, all_ = ("DEFENSIVE PLAY", "DEFENSIVE PLAYS") if of_defense else ("RUN or PASS", "RUNs and PASSes")
    which = f"their {cards} {all_}" if cards > 1 else f"their one {one}"
    also = f" You also hold {listed(held)}." if held else ""
    return f"Average over {which}, before any answer.{also}"


def _shared_axis(view: BlowoutView, code: str) -> tuple[int, int]:
    """Returns both ends of an axis that holds the gains of this call and of all others in hand."""
    held = view.hands[OFFENSE if view.seat == view.facts.offense else DEFENSE]
    calls = {code, *(CODE[card] for card in held)}
    gains = [meeting.gain for call in calls if KIND[call] in (RUN, PASS, DEF) for meeting in meetings(view, call)]
    return min(AXIS_FROM, *gains), max(AXIS_TO, *gains)


def _kicked(seen: Forecast, ball_on: int) -> Forecast:
    """Adds the result of a kick, and where it ends: one that is too short leaves the ball where it lies (BO-84)."""
    carries, needed = YARDS[seen.code], kick_needed(ball_on)
    short = needed is not None and carries < needed
    end = ball_on if short else min(ball_on + carries, BACK_LINE)
    return seen._replace(ends_at=end, outcome=kick_words(carries, needed, end))


def _flagged(seen: Forecast, ball_on: int, marker: int) -> Forecast:
    """Adds where the ball lies after a called foul, unless they call one, too (BO-34, BO-35, BO-41)."""
    end = forward(ball_on) if seen.code in OFFENSE_CALLS else backward(ball_on)
    return seen._replace(ends_at=end, outcome=f"{signed(end - ball_on)}, {'1st' if end >= marker else 'same'} down")


def _is_call(view: BlowoutView, code: str) -> bool:
    """Returns whether the viewer's side may call such a card on this down (BO-28 to BO-30)."""
    if view.seat != view.facts.offense:
        return code in DEFENSE_CALLS
    return code in OFFENSE_CALLS or (KIND[code] == KICK and view.facts.down == DOWNS)


def _worth(meeting: Meeting, ball_on: int, marker: int) -> str:
    if meeting.how == "overthrown":
        return "over"
    if meeting.ends_at >= FIELD:
        return "score"
    if meeting.ends_at <= 0:
        return "safety"
    if ball_on + meeting.gain >= marker:
        return "first"
    if meeting.gain < 0:
        return "loss"
    return "short" if meeting.gain else "none"


def headline(seen: Forecast, on_offense: bool) -> str:
    """Returns the average gain of the call and how often it loses the ball, or the result of a kick.

    With goal to go it is the chance of a touchdown, since the goal line cuts every gain short.
    """
    if seen.says:
        return ": ".join(filter(None, (title(seen.code), seen.outcome)))
    if seen.is_answered:
        return f"{title(seen.code)}: they hold an answer"
    if seen.to_goal:
        return f"{title(seen.code)}: {seen.made}% a touchdown{_ending(seen)}"
    if on_offense:
        verb = "loses" if seen.average < 0 else "gains"
    else:
        verb = "throws back" if seen.average < 0 else "gives up"
    return f"{title(seen.code)} {verb} {abs(seen.average)} on average{_ending(seen)}"


def _ending(seen: Forecast) -> str:
    """Returns what a headline adds: that the yards count only without a kick, or how often the ball is lost."""
    lost = seen.outcomes["lost"]
    taken = f", {lost}% may be lost" if lost else ""
    return f" {IF_NO_KICK}" if seen.may_kick else taken
