"""What the stadium says of how a down stands. The view sets it when all is settled, the cues on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.field import END_ZONE, FIELD, spot_text
from game.variants.blowout.cards import KICK, KIND, YARDS
from game.variants.blowout.facts import BlowoutFacts
from game.variants.blowout.names import title
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.yardage import kick_needed, play_end
from scenes.table.blowout.answered import Answered, answered
from scenes.table.hud.scoreboard import Downs

BEYOND = 6
"""Yards of an end zone into which a ball is drawn that goes further."""
WINDOWS = {"defense_response": False, "offense_response": True}
"""The phases in which a seat may answer, and whether it is the offense that may."""


@dataclass
class Duel:
    """The two calls of a down, face up: what each brings, and how far the counting has come."""

    seat: int = 0
    """Whose call gains the yards: after a turnover on the play it is no longer the offense."""
    calls: tuple[str, str] = ("", "")
    """The two cards by their codes, the offense's first."""
    yards: int = 0
    loss: int = 0
    kick: bool = False
    needed: int | None = None
    """What a field goal takes; None for a punt and for a play."""
    word: str = ""
    """What the play comes to, in a few words."""
    end: int = 0
    """Where it would end, on the scale of the offense; beyond the field, too."""
    told: float = 1.0
    """How far it is counted out, 0 to 1."""
    undone: str = ""
    """What has changed it: a response, a flag or a challenge."""
    answered: Answered | None = None
    """What the defense's answer has made of it."""

    @property
    def label(self) -> str:
        """What the ghost on the field is called."""
        if self.answered is not None:
            return self.answered.label
        return f"kick {self.yards}" if self.kick else self.word

    @property
    def color(self) -> str:
        """The token of its color."""
        if self.answered is not None:
            return self.answered.color
        return {"touchdown": "gain", "good": "gain", "first down": "firstDown"}.get(self.word, "chalk50")

    @property
    def drawn_end(self) -> int:
        """Where it would end, as far as the field is drawn: a kick reaches the posts, a play stays before them."""
        if self.answered is not None:
            return within(self.answered.end)
        return within(self.end, END_ZONE if self.kick else BEYOND)


def within(end: int, beyond: int = BEYOND) -> int:
    """A spot as far as the field is drawn.

    >>> within(130), within(-30), within(42)
    (106, -6, 42)
    """
    return min(max(end, -beyond), FIELD + beyond)


@dataclass
class Standing:
    """Public facts as the things show them; ``names`` and ``called`` are by seat."""

    names: Sequence[str] = ("", "")
    period: int = 0
    offense: int = 0
    down: int = 1
    ball_on: int = 20
    marker: int = 30
    downs: Downs = field(default_factory=Downs)
    """The down as the score bug says it."""
    called: list[bool] = field(default_factory=lambda: [False, False])
    """Whose call lies face down."""
    duel: Duel | None = None
    window: int | None = None
    """The seat that may answer the play."""
    hut: int = 0
    """The beat of the count before the snap, 0 where none is called."""
    say: str = ""
    """What was called on the play instead of a duel: a foul."""
    note: str = ""
    """What the middle of the field says while no calls lie open."""

    def adopt(self, view: BlowoutView) -> None:
        """Takes over what a view says."""
        facts = view.facts
        self.period, self.offense, self.down = facts.period, facts.offense, facts.down
        self.ball_on, self.marker = facts.ball_on, facts.marker
        self.called = [view.phase == "defense_call" and seat == facts.offense for seat in (0, 1)]
        self.duel = duel_of(facts) if view.phase in WINDOWS else None
        self.window = None
        if view.phase in WINDOWS:
            self.window = facts.offense if WINDOWS[view.phase] else 1 - facts.offense
        self.hut, self.say, self.note = 0, "", ""
        self.downs.settle(facts.down, facts.ball_on, facts.marker)
        if view.phase == "coin":
            self.downs.clear()
            self.note = f"{self.club(facts.toss_winner)} won the toss"
        elif view.phase == "over":
            self.note = "Final whistle"

    def club(self, seat: int) -> str:
        """The last word of a club's name, for a plate with little room."""
        return self.names[seat].split()[-1] if self.names[seat] else ""

    def key(self) -> tuple[object, ...]:
        """A value that changes whenever a thing has to be painted anew."""
        duel = self.duel
        counted = None if duel is None else (*vars(duel).values(), round(duel.told * 30))
        return (
            *(tuple(self.names), self.period, self.offense, self.down, self.ball_on, self.marker),
            *(tuple(self.called), self.window, self.hut, self.say, self.note, counted),
        )


def duel_of(facts: BlowoutFacts) -> Duel:
    """The calls that lie open, with what the defense has answered."""
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        needed = kick_needed(facts.ball_on)
        end = facts.ball_on + yards
        return Duel(facts.offense, ("", ""), yards, 0, True, needed, kick_words(yards, needed, end), end)
    loss = YARDS[facts.defense_call]
    how, end = play_end(kind, yards - loss, "", facts.ball_on)
    word = ends(how, facts.ball_on, end, facts.marker)
    calls = facts.offense_call, facts.defense_call
    duel = Duel(facts.offense, calls, yards, loss, word=word, end=end)
    if facts.defense_response:
        duel.undone = title(facts.defense_response)
        duel.answered = answered(facts.defense_response, *calls, facts.ball_on, facts.marker)
    return duel


def ends(how: str, ball_on: int, end: int, marker: int) -> str:
    """What a play comes to, in a few words.

    >>> ends("run", 20, 25, 30), ends("pass", 20, 31, 30), ends("pass", 80, 103, 90), ends("run", 9, -6, 19)
    ('5 yards', 'first down', 'touchdown', 'safety')
    """
    if end <= 0:
        return "safety"
    if how == "overthrown":
        return "overthrown"
    if how == "no_gain":
        return "no gain"
    if end >= FIELD:
        return "touchdown"
    if end >= marker:
        return "first down"
    gain = end - ball_on
    if not gain:
        return "no gain"
    yards = "yard" if abs(gain) == 1 else "yards"
    return f"{gain} {yards}" if gain > 0 else f"loss of {-gain}"


def kick_words(yards: int, needed: int | None, end: int) -> str:
    """What a kick comes to, in a few words.

    >>> kick_words(45, None, 80), kick_words(45, 43, 113), kick_words(45, 46, 110)
    ('to the opp 20', 'good', 'too short')
    """
    if needed is None:
        spot = spot_text(end) if end < FIELD else ""
        return f"to {spot if spot == 'midfield' else f'the {spot}'}" if spot else "touchback"
    return "good" if yards >= needed else "too short"
