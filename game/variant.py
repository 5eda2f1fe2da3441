"""What the program needs to know of a variant to offer it, and the functions and types of its rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from game.box_score import BoxScore
from game.claims import Claims
from game.commentator import Commentator
from game.contract import Action, BadPosition, Card, Decision, Event, State
from game.documents import QUOTED, cut, require
from game.drives import Drive
from game.duration import Duration
from game.options import BadOption, Option, Preset
from game.table_state import TableState
from game.unasked import UnaskedIn, nothing_unasked
from game.win_chance import Features, Fit, chances
from game.zones import Zones


class UnknownVariant(ValueError):
    """No variant of that name can be played."""


class Advice(NamedTuple):
    """What a policy would do, and why in one sentence."""

    action: Action
    reason: str


class Policy(Protocol):
    """A rule of thumb that answers a decision from a view alone."""

    def __call__(self, view: Any, legal_actions: Sequence[Action], rng: Random) -> Action: ...


class Words(Protocol):
    """A variant's ``words`` module: everything a player reads about it."""

    EXTRA_TIME: str
    """What is played when regulation ends level; the names of such periods hold it."""
    MEASURE: tuple[str, str]
    """What drives are measured in, one and more of it."""
    GOAL: str
    """What it is all about, in at most six words."""
    LEGEND: Mapping[str, str]
    """What the headings and marks of its table mean, each in a sentence; "goal" tells the goal in full."""
    FULL_DRIVE: int
    """The length of a long drive in the measure of ``gain``, a full bar of the drive chart; 0 without drives."""
    ONE_PAGE: Sequence[Part]
    """The game on one page, which stands before its rules; empty where it is not told so."""

    def title(self, code: str) -> str:
        """A card's name in running text."""

    def period_name(self, period: int, options: Mapping[str, str] | None = None) -> str:
        """What a period is called; they count from 0, and their names may depend on the match's options."""

    def log_line(self, event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
        """One plain sentence for an event, or None where it needs none; ``names`` are the seats' clubs."""

    def drive_line(self, drive: Drive, names: Sequence[str]) -> str:
        """What became of a drive, in one plain sentence."""

    def label(self, action: Action) -> str:
        """What the action is called on a button."""

    def button(self, action: Action) -> tuple[str, str]:
        """The action in two short lines: what it does, and with which cards."""

    def prompt(self, view: Any, names: Sequence[str]) -> str:
        """What is asked of the deciding seat, in at most twelve words."""

    def situation(self, view: Any, names: Sequence[str]) -> str:
        """The table in a few sentences, from what the view's seat knows."""

    def rules(self) -> Sequence[RuleText]:
        """The whole rulebook in our own words, in the order in which it is read."""


class Part(NamedTuple):
    """A part of the page on which a game is told: a title, what is drawn, and a few short sentences."""

    title: str
    row: tuple[str, ...]
    """From left to right: codes of cards, shown as they are, and between them short words, + - = and arrows (> <)."""
    text: str


class RuleText(NamedTuple):
    """One clause as a player reads it."""

    clause: str
    section: str
    text: str


def rule_texts(prefix: str, sections: Mapping[str, Mapping[int, str]]) -> list[RuleText]:
    """The clauses of a rulebook, given by number in sections.

    >>> rule_texts("JF", {"The idea": {1: "Two sides play."}})
    [RuleText(clause='JF-1', section='The idea', text='Two sides play.')]
    """
    return [
        RuleText(f"{prefix}-{number}", section, text)
        for section, clauses in sections.items()
        for number, text in clauses.items()
    ]


class Forgetting(NamedTuple):
    """How the log forgets in a game that forbids to look back further than to the exchange before this one."""

    begins: Callable[[Event], bool]
    """Whether an exchange begins with an event."""
    line: Callable[[Event, Sequence[str]], str | None]
    """The form of ``Words.log_line`` for an event that players must forget: it names no card."""
    why: str
    """Why it names none."""


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How All-Pro searches a variant."""

    playout: int = 4
    """Decisions with a choice that are played in an iteration before the position is evaluated."""
    longest: int = 400
    """Decisions after which a playout is cut even where the position is not quiet."""
    review: int = 24
    """The same in a review, which asks for the public chance then: what a hand is worth shows once it is played."""
    bluffs: bool = True
    """Whether a choice that stands alone is mixed where who answers next cannot see it.

    It should not be where nothing that is answered depends on it, as with a card that is thrown away face down: of
    choices that are about as good as each other a mixture plays the worse ones too.
    """
    iterations: int = 400
    """What All-Pro thinks with unless told otherwise."""
    seconds: float = 0.8
    """What it stops at on a computer too slow for its iterations."""
    secret: frozenset[str] = frozenset()
    """Kinds of decisions, beside the covert ones, before which a computer's time could tell of cards that lie hidden.

    What can be chosen there depends on them, or how long is searched: it is rested alike whatever they are.
    """


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One of the five games: what the program needs to know to offer it, and where its rules are."""

    name: str
    title: str
    pitch: str
    """One sentence that makes a person want to play."""
    minutes: tuple[int, int]
    """The shortest and the longest that a match usually takes, as New match offers it first."""
    complexity: int
    """1 (learned while playing) to 5 (a simulation)."""
    mood: str
    prefix: str
    """What its rulebook clauses start with."""
    package: str | None = None
    """The module that holds its :class:`Rules`; None while it has none."""
    on_table: bool = False
    """Whether it has a table, so that a person can play it."""

    @property
    def built(self) -> bool:
        """Whether its rules stand, so that computers can play it."""
        return self.package is not None

    @property
    def playable(self) -> bool:
        """Whether a person can play it."""
        return self.built and self.on_table


def no_menu(action: Action) -> str | None:
    """The menu of an action in a game where every choice has a button of its own: none."""
    return None


def nothing_stands(view: object) -> Claims:
    """What a game says of the position whose prompts say only what follows from a choice: nothing."""
    return ()


def always_asked(view: object, legal_actions: Sequence[Action]) -> Action | None:
    """What a game says of giving in where every decision is the player's: nothing."""
    return None


def as_it_happened(events: Sequence[Event]) -> Sequence[Event]:
    """The events of an action where they are told in their own order."""
    return events


PlayOpens = Callable[[Decision, Sequence[Event]], bool]
"""Whether a play begins with an act, from what the act answered and from its events."""


def asked_for(kind: str) -> PlayOpens:
    """A play begins with every act that answers a decision of that kind."""
    return lambda decision, events: decision.kind == kind


def told_by(kind: type[Event]) -> PlayOpens:
    """A play begins with every act that tells such an event."""
    return lambda decision, events: any(isinstance(event, kind) for event in events)


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The functions and types of one variant's package."""

    variant: Variant
    version: int
    """Raised whenever a stored match may replay differently."""
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    seat_option: str | None = None
    """The option that sets the number of seats, if one does."""
    options: tuple[Option, ...]
    refuse: Callable[[Mapping[str, str]], None] | None = None
    """Raises BadOption, with the clause, where complete options exclude each other; None where none do."""
    cautions: Callable[[Mapping[str, str]], Mapping[str, str]] | None = None
    """What a player might not expect of options chosen so far, a sentence by the option's name; None where nothing."""
    bound: int
    """More decisions than any match can have."""
    cards: Mapping[str, Card]
    """Faces by code."""
    code_of: Callable[[int], str]
    """The code of a card id."""
    zones: Zones
    """Every zone that a match of it can have, for the largest number of seats."""
    start: Callable[[Mapping[str, str], int | str], tuple[Any, list[Event]]]
    """A first position from complete options and a seed, with the events of its deal."""
    opening: Callable[[Any], list[Event]]
    """What a match that begins from a position opens with: the events that tell where it stands."""
    fixed_options: tuple[str, ...] = ()
    """The public facts that the options settle for a whole match; one that is None says nothing."""
    state_type: Any
    view_type: Any
    commentator: type[Commentator] = Commentator
    """What is said of its matches by who looks on and remembers."""
    table_state_type: type[TableState]
    """What its table draws of a match: a class of its own, which says at least who has the ball."""
    parse: Callable[[str], Action]
    """The action of a text form. Raises IllegalAction for an unknown text."""
    pro: Policy
    rookie: Policy
    advise: Callable[[Any, Sequence[Action], Random], Advice]
    """What Pro does, with its reason."""
    opens_play: PlayOpens
    """Where a play begins: the unit in which who looks on goes through a match, larger than an act and smaller than a
    drive."""
    claims: Callable[[Any, Action], Claims]
    """What follows from an action, from what the deciding seat may know: all that is said of it."""
    standing: Callable[[Any], Claims] = nothing_stands
    """Where the match stands, from a view: what prompts say that follows from no choice."""
    unasked: UnaskedIn = nothing_unasked
    """What leaves cards of a hand out although one would expect to use them, told from what everybody has seen."""
    evaluate: Callable[[Any, int], float]
    """How a state stands for a seat: about its chance to win, 0 to 1."""
    features: Callable[[Any], Features] | None = None
    """What the chance to win follows from, from what everybody knows of a state; None where no line is drawn."""
    fits: Mapping[str, Fit] = {}
    """The weights fitted for it, by the name of the kind of match; a kind without them shows no chances."""
    offered: Mapping[str, str] = {}
    """What New match offers first where that is not the default of the rulebook."""
    presets: tuple[Preset, ...] = ()
    """What a game with many options offers first; the single options then stand behind More."""
    lasts: Callable[[Mapping[str, str]], Duration] | None = None
    """How long a match with these complete options takes; None where no option changes the variant's minutes."""
    search: SearchSettings = SearchSettings()
    key: Callable[[Any, int], Hashable] | None = None
    """What the search of a seat tells a state apart by, in a few microseconds; made from view and facts where None.

    Where that seat decides it is what the seat sees. Where another does it is what everybody sees, and it may say
    coarsely what the decider has in hand; what the searching seat hides must not change it.
    """
    reopen: Callable[[Any, int], Any] | None = None
    """For choices that are made without seeing each other: a sampled state as it was before those that others than the
    seat have made and still hide, or the state itself where there are none.

    The first of them decides in it, and once they have chosen anew the seat is at its decision again. Without this door
    the search takes the choices for chance, as the sampler deals them.
    """
    forecast: Callable[[Any], Callable[[Action, Action], float] | None] | None = None
    """For choices of two seats made without seeing each other: from the decider's view, what may be expected of one of
    its actions (the first) where it meets one of the other seat's, as its chance to win; None where nothing is.

    The search begins from the mixed strategies that follow, and corrects them by what it plays out.
    """
    candidates: Callable[[Any, Sequence[Action]], Sequence[Action]] | None = None
    """What the search tries of a decision's legal actions, from the decider's view; None where it tries all of them.

    Fewer than two leave the decision to Pro: where a search does not pay, or a choice is one of far too many.
    """
    words: Words
    """The module with the variant's :class:`Words`, and what its own table needs besides."""
    forgetting: Forgetting | None = None
    """How the log forgets; None where nothing that lay open is ever forgotten."""
    box_score: Callable[[Iterable[Event], Sequence[str], Mapping[str, str]], BoxScore] | None = None
    """Figures of a match for its result, from its events, the names of its seats and its complete options."""
    record_sheet: Callable[[Iterable[Event], Sequence[str]], str] | None = None
    """All plays of a match as text, from its events and the names of its seats; None where nobody writes them down."""
    concession: Callable[[Any, Sequence[Action]], Action | None] = always_asked
    """From the decider's view, how a hand gives in that holds nothing to answer with; None where there is a choice.

    What costs something and changes nothing at once, such as a timeout, may be legal beside it.
    """
    event_order: Callable[[Sequence[Event]], Sequence[Event]] = as_it_happened
    """The events of one action in the order in which they are told."""
    menu: Callable[[Action], str | None] = no_menu
    """What the menu is called that collects an action with others like it; None where it has a button of its own.

    A menu whose actions all have a number of one range as their target is asked for as a number.
    """

    def table_state(self, view: Any) -> TableState:
        """What a table draws of the match for the seat of a view."""
        return self.table_state_type.of(view, self.zones)

    def take_up(self, options: Mapping[str, str], document: Mapping[str, Any]) -> tuple[Any, list[Event]]:
        """A written position to play on from under complete options, with the events that open it.

        Raises BadPosition, naming the field, for one that nobody can play on from, or that has other options.
        """
        try:
            return self._taken_up(options, document)
        except BadPosition:
            raise
        except Exception as problem:  # every field may be right, and the whole no position that the rules know
            raise BadPosition("position: does not hold together") from problem

    def _taken_up(self, options: Mapping[str, str], document: Mapping[str, Any]) -> tuple[Any, list[Event]]:
        state = self.state_type.from_dict(document)
        require(state.decision is not None, "phase", "is over, so that nothing is left to play")
        first, _ = self.start(options, 0)
        for name in self.fixed_options:
            stands, chosen = getattr(state.facts, name), getattr(first.facts, name)
            require(stands in (None, chosen), name, f"is {cut(str(stands), QUOTED)}, and {chosen} by the options")
        for seat in range(self.seat_count(options)):
            state.view(seat)
        return state, self.opening(state)

    def preset(self, chosen: Mapping[str, str]) -> str:
        """The title of the preset whose options these are; empty where they are none's."""
        options = self._filled(chosen)
        return next((each.title for each in self.presets if self._filled(each.options) == options), "")

    def minutes(self, chosen: Mapping[str, str]) -> tuple[int, int]:
        """The shortest and the longest that a match usually takes, also while options still exclude each other."""
        return self.variant.minutes if self.lasts is None else self.lasts(self._filled(chosen)).minutes()

    def caution(self, chosen: Mapping[str, str], option: str) -> str:
        """What a player might not expect of an option beside the others chosen so far; empty where there is nothing."""
        return "" if self.cautions is None else self.cautions(self._filled(chosen)).get(option, "")

    def chances(self, state: State) -> tuple[float, ...] | None:
        """Each seat's chance to win, from what everybody knows; None where none was fitted for such a match."""
        result = state.result
        if result is not None:
            winners = result.winners or tuple(range(len(result.points)))
            return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.points))])
        if self.features is None:
            return None
        features = self.features(state)
        fit = self.fits.get(features.fit)
        return None if fit is None else chances(features, fit)

    def _filled(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options with defaults filled in, whether or not they go together."""
        return {option.name: option.default for option in self.options} | dict(chosen)

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options with defaults filled in. Raises BadOption naming what would be valid, or what is excluded.

        A value that several names could mean is not guessed: names and values are compared as they are.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadOption(f"{self.variant.title} has no option {name!r}; its options are: {listed}")
            if value not in known[name].values:
                raise BadOption(f"option {name} takes {' or '.join(known[name].values)}, not {value!r}")
        options = {option.name: chosen.get(option.name, option.default) for option in self.options}
        if self.refuse:
            self.refuse(options)
        return options

    def seat_count(self, options: Mapping[str, str]) -> int:
        """How many seats a match with these complete options has."""
        return int(options[self.seat_option]) if self.seat_option else self.seats[0]
