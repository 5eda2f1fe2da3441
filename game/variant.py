"""What the program needs to offer a variant, and the functions and types of its rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from game import rule_defaults as default
from game.box_score import BoxScore
from game.claims import Claims
from game.commentator import Commentator
from game.contract import Action, BadPosition, Card, Decision, Event, State
from game.documents import QUOTED, cut, require
from game.drives import Drive
from game.duration import Duration
from game.highlights import CardsOf, played_cards
from game.options import BadOption, Option, Preset
from game.table_state import TableState
from game.unasked import UnaskedIn, nothing_unasked
from game.win_chance import Features, Fit, chances
from game.zones import Zones


class UnknownVariant(ValueError):
    """No variant of that name can be played."""


class Advice(NamedTuple):
    """The action that a policy would take, and the reason in one sentence."""

    action: Action
    reason: str


class Policy(Protocol):
    """A rule of thumb that answers a decision from a view alone."""

    def __call__(self, view: Any, legal_actions: Sequence[Action], rng: Random) -> Action: ...


class Words(Protocol):
    """A variant's ``words`` module: all texts that players read about it."""

    EXTRA_TIME: str
    """The name of the time played after a tie in regulation; the names of such periods contain it."""
    MEASURE: tuple[str, str]
    """The unit of drives, singular and plural."""
    GOAL: str
    """The goal of the game, in at most six words."""
    LEGEND: Mapping[str, str]
    """The meaning of the table's headings and marks, one sentence each; "goal" is the goal in full."""
    FULL_DRIVE: int
    """The length of a long drive in the measure of ``gain``, a full bar of the drive chart; 0 without drives."""
    ONE_PAGE: Sequence[Part]
    """The game explained on one page, shown before its rules; empty if there is no such page."""

    def title(self, code: str) -> str:
        """Returns a card's name for running text."""

    def period_name(self, period: int, options: Mapping[str, str] | None = None) -> str:
        """Returns the name of a period, counted from 0; it may depend on the options."""

    def log_line(self, event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
        """Returns one plain sentence for an event, or None if it needs none; ``names`` are the seats' clubs."""

    def drive_line(self, drive: Drive, names: Sequence[str]) -> str:
        """Returns how a drive ended, in one plain sentence."""

    def label(self, action: Action) -> str:
        """Returns the button label of an action."""

    def button(self, action: Action) -> tuple[str, str]:
        """Returns an action in two short lines: what it does, and with which cards."""

    def play_of(self, action: Action) -> str:
        """Returns the name of the play that an action makes, equal for equal settings; empty if it makes none."""

    def prompt(self, view: Any, names: Sequence[str]) -> str:
        """Returns the question to the deciding seat, in at most twelve words."""

    def situation(self, view: Any, names: Sequence[str]) -> str:
        """Returns the situation in a few sentences, from what the view's seat knows."""

    def short_situation(self, view: Any, names: Sequence[str]) -> str:
        """Returns down, spot and what is left of the period, as far as the game has them, in a few words."""

    def rules(self) -> Sequence[RuleText]:
        """Returns the whole rulebook in our own words, in reading order."""


class Part(NamedTuple):
    """A part of the one-page explanation: a title, a drawn row, and a few short sentences."""

    title: str
    row: tuple[str, ...]
    """From left to right: card codes, drawn as cards, and between them short words, + - = and arrows (> <)."""
    text: str


class RuleText(NamedTuple):
    """One clause as a player reads it."""

    clause: str
    section: str
    text: str


def rule_texts(prefix: str, sections: Mapping[str, Mapping[int, str]]) -> list[RuleText]:
    """Returns the clauses of a rulebook, given by section and number.

    >>> rule_texts("JF", {"The idea": {1: "Two sides play."}})
    [RuleText(clause='JF-1', section='The idea', text='Two sides play.')]
    """
    return [
        RuleText(f"{prefix}-{number}", section, text)
        for section, clauses in sections.items()
        for number, text in clauses.items()
    ]


class Forgetting(NamedTuple):
    """How the log hides cards in a game whose rules forbid looking back beyond the previous exchange."""

    begins: Callable[[Event], bool]
    """Returns whether an exchange begins with an event."""
    line: Callable[[Event, Sequence[str]], str | None]
    """The form of ``Words.log_line`` for an event that players must forget. It names no card."""
    why: str
    """The reason why it names none."""
    cut: str
    """The line of the log below which cards are named."""


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How All-Pro searches a variant."""

    playout_depth: int = 4
    """Decisions with a choice that are played in an iteration before the position is evaluated."""
    max_playout_depth: int = 400
    """Decisions after which a playout ends even if the position is not quiet."""
    review_depth: int = 24
    """The depth in a review, which values positions by public facts: the value of a hand shows once it is played."""
    bluffs: bool = True
    """Whether single choices that the next seat cannot see are mixed.

    Turn it off if no response depends on the choice, as with a card discarded face down: among nearly equal choices, a
    mixed strategy also plays the worse ones.
    """
    iterations: int = 400
    """All-Pro's budget unless another is given."""
    seconds: float = 0.8
    """Time limit for computers that are too slow for the iterations."""
    secret: frozenset[str] = frozenset()
    """Kinds of decisions, besides covert ones, before which a computer's thinking time could reveal hidden cards.

    The legal choices or the length of the search depend on hidden cards, so the pause is always the same.
    """


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One of the five games: what the program needs to offer it, and the module of its rules."""

    name: str
    title: str
    pitch: str
    """One sentence that makes a person want to play."""
    minutes: tuple[int, int]
    """The usual shortest and longest length of a match in minutes, with the options that New match offers first."""
    complexity: int
    """1 (learned while playing) to 5 (a simulation)."""
    mood: str
    prefix: str
    """The prefix of its rulebook clauses."""
    package: str | None = None
    """The module with its :class:`Rules`; None if there is none yet."""
    on_table: bool = False
    """Whether it has a table for people to play at."""

    @property
    def built(self) -> bool:
        """Returns whether its rules exist, so that computers can play it."""
        return self.package is not None

    @property
    def playable(self) -> bool:
        """Returns whether a person can play it."""
        return self.built and self.on_table


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The functions and types of one variant's package."""

    variant: Variant
    version: int
    """Raised whenever a stored match may replay differently."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    seat_option: str | None = None
    """The option that sets the number of seats, if one does."""
    options: tuple[Option, ...]
    refuse: Callable[[Mapping[str, str]], None] | None = None
    """Raises BadOption, with the clause, if complete options exclude each other; None if none do."""
    cautions: Callable[[Mapping[str, str]], Mapping[str, str]] | None = None
    """Returns warnings about the options chosen so far, a sentence by option name; None if there are none."""
    bound: int
    """More decisions than any match can have."""
    cards: Mapping[str, Card]
    """Card faces by code."""
    code_of: Callable[[int], str]
    """Returns the code of a card id."""
    zones: Zones
    """All zones of any match, for the largest number of seats."""
    start: Callable[[Mapping[str, str], int | str], tuple[Any, list[Event]]]
    """Creates a first position from complete options and a seed, with the events of its deal."""
    opening: Callable[[Any], list[Event]]
    """Returns the events that announce the position from which a match begins."""
    fixed_options: tuple[str, ...] = ()
    """The public facts that the options fix for a whole match; a value of None is not checked."""
    state_type: Any
    view_type: Any
    commentator: type[Commentator] = Commentator
    """Comments on its matches, as a spectator with a memory."""
    table_state_type: type[TableState]
    """The state that its table draws: a class of its own that keeps at least the offense."""
    parse: Callable[[str], Action]
    """Parses the text form of an action. Raises IllegalAction for an unknown text."""
    pro: Policy
    rookie: Policy
    advise: Callable[[Any, Sequence[Action], Random], Advice]
    """Returns the action that Pro takes, with a reason."""
    opens_play: default.PlayOpens
    """Finds where plays begin. A play is longer than an act and shorter than a drive; spectators step by plays."""
    claims: Callable[[Any, Action], Claims]
    """Returns the consequences of an action, from what the deciding seat may know. All texts about it use these."""
    standing: Callable[[Any], Claims] = default.no_standing_claims
    """Returns claims about the position of a view, for prompts, independent of any choice."""
    unasked: UnaskedIn = nothing_unasked
    """Finds moments when cards in hand cannot be used although one would expect it, from public events."""
    evaluate: Callable[[Any, int], float]
    """Returns the value of a state for a seat: roughly its chance to win, from 0 to 1."""
    features: Callable[[Any], Features] | None = None
    """Returns the inputs of the win chance, from public facts; None if no win chance line is drawn."""
    last_chances: Callable[[Any], tuple[float, ...] | None] | None = None
    """Returns the chances near the end of a period, computed from public facts; None if they are fitted."""
    fits: Mapping[str, Fit] = {}
    """The fitted weights by kind of match; a kind without them shows no chances."""
    offered: Mapping[str, str] = {}
    """Options that New match offers first instead of the defaults of the rulebook."""
    presets: tuple[Preset, ...] = ()
    """Shown first for a game with many options; the single options are then behind More."""
    lasts: Callable[[Mapping[str, str]], Duration] | None = None
    """Returns the length of a match with complete options; None if no option changes the variant's minutes."""
    search: SearchSettings = SearchSettings()
    key: Callable[[Any, int], Hashable] | None = None
    """Returns what distinguishes states in the search of a seat, within microseconds; None uses view and facts.

    At that seat's decisions it is what the seat sees. At other decisions it is public, and may describe the decider's
    hand roughly; it must not depend on what the searching seat hides.
    """
    undo_hidden_choices: Callable[[Any, int], Any] = default.nothing_hidden
    """For simultaneous choices: returns a sampled state as it was before the hidden choices of the other seats.

    Returns the state itself if there are none. In the earlier state the first of these seats decides; after all have
    chosen again, the seat is at its decision again. Without this function the search treats the choices as chance, as
    sampled.
    """
    forecast: Callable[[Any], Callable[[Action, Action], float] | None] | None = None
    """For simultaneous choices of two seats: returns a function from the decider's view, or None.

    The function estimates the decider's chance to win if its action (first) meets an action of the other seat. The
    search starts from the resulting mixed strategies and corrects them by playouts.
    """
    candidates: Callable[[Any, Sequence[Action]], Sequence[Action]] | None = None
    """Returns the legal actions that the search tries, from the decider's view; None tries all of them.

    If there are fewer than two, Pro decides: a search is useless there, or there are far too many choices.
    """
    unadvised: frozenset[str] = frozenset()
    """Texts of actions that no hint or review names as the best, though a search may take them."""
    words: Words
    """The module with the variant's :class:`Words` and further texts of its own table."""
    names_mean_football: bool = True
    """Whether words of the glossary have their football meaning in the names of its cards."""
    forgetting: Forgetting | None = None
    """How the log hides cards; None if the rules never require that."""
    box_score: Callable[[Iterable[Event], Sequence[str], Mapping[str, str]], BoxScore] | None = None
    """Returns the statistics of a match for its result, from events, names and complete options."""
    turn_text: Callable[[Decision, str], str] = default.to_decide
    """Returns what others read while a decision is made, from the decision and the decider's name."""
    play_cards: CardsOf = played_cards
    """Returns the card ids that made a seat's play, from the events of its acts, for the best play."""
    play_line: Callable[[Event, Sequence[str]], str] = default.no_line
    """Returns the play that an event ends and what it brought, or an empty text; the best play is told by it."""
    record_sheet: Callable[[Iterable[Event], Sequence[str]], str] | None = None
    """Returns all plays of a match as text, from events and names; None if there is no record sheet."""
    concession: Callable[[Any, Sequence[Action]], Action | None] = default.never_concedes
    """Returns the action that concedes a play if the decider's hand holds no answer, or None if there is a choice.

    An action with a cost and no immediate effect, such as a timeout, may be legal as well.
    """
    forced: Callable[[Any, Sequence[Action]], bool] = default.never_forced
    """Returns whether nothing worth a review may be done but concede, from the decider's view.

    Unlike at a ``concession`` the player is asked.
    """
    event_order: Callable[[Sequence[Event]], Sequence[Event]] = default.in_order
    """Returns the events of one action in the order in which they are told."""
    menu: Callable[[Action], str | None] = default.no_menu
    """Returns the title of the menu that an action belongs to, or None if it has its own button.

    If all actions of a menu target a number of one range, the menu asks for a number.
    """

    @property
    def unexplained_names(self) -> tuple[str, ...]:
        """The names of its cards within which no word of the glossary is explained."""
        return () if self.names_mean_football else tuple(map(self.words.title, self.cards))

    def table_state(self, view: Any) -> TableState:
        """Returns the state that a table draws for the seat of a view."""
        return self.table_state_type.of(view, self.zones)

    def start_from(self, options: Mapping[str, str], document: Mapping[str, Any]) -> tuple[Any, list[Event]]:
        """Reads a position to play on from under complete options. Returns the state and the events that open it.

        Raises BadPosition, naming the field, if nobody can play on from it or it has other options.
        """
        try:
            return self._start_from(options, document)
        except BadPosition:
            raise
        except Exception as problem:  # each field may be right although the whole is impossible
            raise BadPosition("position: does not hold together") from problem

    def _start_from(self, options: Mapping[str, str], document: Mapping[str, Any]) -> tuple[Any, list[Event]]:
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
        """Returns the title of the preset with exactly these options, or an empty text."""
        options = self._filled(chosen)
        return next((each.title for each in self.presets if self._filled(each.options) == options), "")

    def minutes(self, chosen: Mapping[str, str]) -> tuple[int, int]:
        """Returns the usual shortest and longest length in minutes, even if the options exclude each other."""
        return self.variant.minutes if self.lasts is None else self.lasts(self._filled(chosen)).minutes()

    def caution(self, chosen: Mapping[str, str], option: str) -> str:
        """Returns the warning about an option in combination with the others, or an empty text."""
        return "" if self.cautions is None else self.cautions(self._filled(chosen)).get(option, "")

    def chances(self, state: State) -> tuple[float, ...] | None:
        """Returns each seat's chance to win from public facts, or None if no weights fit such a match."""
        result = state.result
        if result is not None:
            winners = result.winners or tuple(range(len(result.points)))
            return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.points))])
        if self.features is None:
            return None
        exact = self.last_chances(state) if self.last_chances else None
        if exact is not None:
            return exact
        features = self.features(state)
        fit = self.fits.get(features.fit)
        return None if fit is None else chances(features, fit)

    def _filled(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Returns the chosen options with defaults filled in, without checking them."""
        return {option.name: option.default for option in self.options} | dict(chosen)

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Returns the chosen options with defaults filled in. Raises BadOption for wrong or excluded values.

        Names and values must match exactly; nothing is guessed.
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
        """Returns the number of seats of a match with these complete options."""
        return int(options[self.seat_option]) if self.seat_option else self.seats[0]
