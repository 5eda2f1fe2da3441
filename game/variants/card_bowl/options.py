"""What is agreed before a match, and which agreements exclude each other (part 7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.lasting import Lasting
from game.variant import BadOption, Option, Preset
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts

SIZES = ("11", "12", "13", "14", "15")
MOST_CARDS = 15  # CB-441
PAIRS = tuple(f"{offense}-{defense}" for offense in SIZES for defense in SIZES)
QUARTERS = ("1", "2", "3", "4")


def _counts(title: str, unit: str, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{value} {unit}" if unit else f"{title} {value}" for value in values)


def _hands(name: str, title: str, default: str, why: str) -> Option:
    return Option(name=name, title=title, values=SIZES, default=default, labels=_counts("", "cards", SIZES), why=why)


def _pairs(name: str, title: str, why: str) -> Option:
    labels = ("As set", *(f"{pair.replace('-', ' and ')}" for pair in PAIRS))
    return Option(name=name, title=title, values=("as_set", *PAIRS), default="as_set", labels=labels, why=why)


_PLAYS = tuple(str(plays) for plays in range(5, 61))
_UPTO_4 = ("0", "1", "2", "3", "4")

OPTIONS = (
    Option(
        name="timing",
        title="Clock",
        values=("simple1", "simple2", "complex"),
        default="complex",
        labels=("Count plays", "Simple clock", "Full clock"),
        why="Counting plays is easiest; the full clock has run-offs, hurry-up cards and the two-minute mark.",
    ),
    Option(
        name="plays_per_quarter",
        title="Plays per quarter",
        values=_PLAYS,
        default="36",
        labels=_counts("", "plays", _PLAYS),
        why="How long a quarter is where plays are counted; 31 is usual where only scrimmage plays count.",
    ),
    Option(
        name="plays_counted",
        title="Plays that count",
        values=("all", "scrimmage"),
        default="all",
        labels=("All plays", "Scrimmage plays"),
        why="Whether kicks use up the quarter as well.",
    ),
    Option(
        name="quarter_intervals",
        title="Quarter",
        values=("60", "90", "120", "180"),
        default="180",
        labels=("5 minutes", "7:30 minutes", "10 minutes", "15 minutes"),
        why="How long a quarter is where time runs.",
    ),
    _hands("hand_offense", "Hand on offense", "12", "More cards make a stronger eleven."),
    _hands("hand_defense", "Hand on defense", "15", "More cards make a stronger eleven."),
    *(_pairs(f"hands_q{quarter}", f"Hands, quarter {quarter}", "Other hands for one quarter.") for quarter in QUARTERS),
    _pairs("hands_away", "Hands of Away", "Other hands for Away in the whole match."),
    Option(
        name="extra_pool",
        title="Pool",
        values=_UPTO_4,
        default="0",
        labels=_counts("", "extra cards", _UPTO_4),
        why="Each side secretly spreads so many cards over its two hands.",
    ),
    Option(
        name="handicap",
        title="Handicap",
        values=_UPTO_4,
        default="0",
        labels=_counts("", "cards more", _UPTO_4),
        why="Extra cards on every hand of one side.",
    ),
    Option(
        name="handicap_for",
        title="Handicap for",
        values=("home", "away"),
        default="home",
        labels=("Home", "Away"),
        why="Who gets the handicap.",
    ),
    Option(
        name="single_joker",
        title="Jokers",
        values=("off", "on"),
        default="off",
        labels=("Both jokers", "Red joker only"),
        why="Without the black joker no flag flies but at a bobbled snap.",
    ),
    Option(
        name="overtime",
        title="Overtime",
        values=("sudden_death", "until_decided", "none"),
        default="sudden_death",
        labels=("Sudden death", "Until decided", "None"),
        why="What is played when the match is level.",
    ),
    Option(
        name="motion",
        title="Motion",
        values=("on", "off"),
        default="on",
        labels=("On", "Off"),
        why="Whether a man of the offense may move before the snap.",
    ),
)
PRESETS = (
    Preset(
        title="Novice",
        options={"timing": SIMPLE_1, "plays_per_quarter": "20", "single_joker": "on", "motion": "off"},
        why="20 plays a quarter, hardly a flag, and no motion before the snap.",
    ),
    Preset(title="Full", options={}, why="The running clock, both jokers, and all that the rules have."),
)
"""Two ways to begin (34 of part 12)."""
_DEFAULT = {option.name: option.default for option in OPTIONS}


def lasts(options: Mapping[str, str]) -> Lasting:
    """How long a match takes, by the plays or the intervals of its quarters; the two running clocks are much alike."""
    if options["timing"] == SIMPLE_1:
        plays = int(options["plays_per_quarter"])
        return Lasting(83 * plays, 5.8 * plays)
    intervals = int(options["quarter_intervals"])
    return Lasting(214 + 21.9 * intervals, 37 + 1.38 * intervals)


_ONLY_WITH = {
    "plays_per_quarter": (True, "CB-59"),
    "plays_counted": (True, "CB-60"),
    "quarter_intervals": (False, "CB-54"),
}
"""Options that only counted plays, or only a running clock, can use."""


def refuse(options: Mapping[str, str]) -> None:
    """Raises BadOption, naming the option and the clause, where complete options exclude each other."""
    counts = options["timing"] == SIMPLE_1
    for name, (with_counts, clause) in _ONLY_WITH.items():
        if options[name] != _DEFAULT[name] and counts != with_counts:
            raise BadOption(f"option {name} has no meaning with timing {options['timing']} ({clause})")
    if options["handicap"] == "0" and options["handicap_for"] != _DEFAULT["handicap_for"]:
        raise BadOption("option handicap_for needs a handicap (CB-441)")
    for seat, name in ((0, "home"), (1, "away")):
        full = all(size == MOST_CARDS for size in _sizes(options, seat))
        if full and options["handicap"] != "0" and options["handicap_for"] == name:
            raise BadOption(f"option handicap cannot raise hands of 15 cards of {name} (CB-441)")
        if full and options["extra_pool"] != "0":
            raise BadOption(f"option extra_pool cannot raise hands of 15 cards of {name} (CB-441)")


def _sizes(options: Mapping[str, str], seat: int) -> tuple[int, ...]:
    """A side's hands in each quarter, offense and defense, without handicap."""
    found: list[int] = []
    for quarter in QUARTERS:
        pair = options[f"hands_q{quarter}"]
        if pair == "as_set":
            pair = f"{options['hand_offense']}-{options['hand_defense']}"
        if seat == 1 and options["hands_away"] != "as_set":
            pair = options["hands_away"]
        found += [int(size) for size in pair.split("-")]
    return tuple(found)


def first_facts(options: Mapping[str, str]) -> CardBowlFacts:
    """The scoreboard before the toss, from complete options."""
    hands = []
    for seat, name in ((0, "home"), (1, "away")):
        more = int(options["handicap"]) if options["handicap_for"] == name else 0
        hands.append(tuple(min(MOST_CARDS, size + more) for size in _sizes(options, seat)))
    facts = CardBowlFacts(
        timing=options["timing"],  # type: ignore[arg-type]
        plays_per_quarter=int(options["plays_per_quarter"]),
        all_plays=options["plays_counted"] == "all",
        quarter=int(options["quarter_intervals"]),
        single_joker=options["single_joker"] == "on",
        motion=options["motion"] == "on",
        overtime=options["overtime"],  # type: ignore[arg-type]
        pool=int(options["extra_pool"]),
        hands=(hands[0], hands[1]),
    )
    facts.clock = clock.full(facts)
    facts.spare = 4 * facts.plays_per_quarter
    return facts
