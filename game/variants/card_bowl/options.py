"""The options of a match, and the combinations that are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.duration import Duration
from game.options import BadOption, Option, Preset, option
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.hand_sizes import MOST_CARDS, raised, swallowed

SIZES = range(11, 16)
PAIRS = tuple(f"{offense}-{defense}" for offense in SIZES for defense in SIZES)
QUARTERS = ("1", "2", "3", "4")
UNSET = "as_set"


def _counts(unit: str, values: Iterable[int]) -> dict[str, str]:
    """Returns a label such as "3 cards" for each number."""
    return {str(value): f"{value} {unit.replace('cards', 'card') if value == 1 else unit}" for value in values}


def _pairs(name: str, title: str, why: str) -> Option:
    """Other hands, offense and defense."""
    return option(name, title, {UNSET: "As set", **{pair: pair.replace("-", " and ") for pair in PAIRS}}, why, UNSET)


_STRONGER = "More cards make a stronger eleven."
_PLAYS_WHY = "How long a quarter is where plays are counted; 31 is usual where only scrimmage plays count."
_COUNTED = {"all": "All plays", "scrimmage": "Scrimmage plays"}
_JOKERS = {"off": "Both jokers", "on": "Red joker only"}
_CLOCKS = {"simple1": "Count plays", "simple2": "Simple clock", "complex": "Full clock"}
_CLOCK_WHY = "Counting plays is easiest; the full clock has run-offs, hurry-up cards and the two-minute mark."
_LENGTHS = {"60": "5 minutes", "90": "7:30 minutes", "120": "10 minutes", "180": "15 minutes"}
_QUARTERS_WHY = "Two quarters are played as two halves, a single one as the last quarter."
_POOL_WHY = "Each side secretly spreads so many cards over its two hands; a hand has 15 cards at most."
_OVERTIMES = {"sudden_death": "Sudden death", "until_decided": "Until decided", "none": "None"}
_MOTION_WHY = "Whether a man of the offense may move before the snap."
_HANDICAP_WHY = "Extra cards on every hand of one side; a hand has 15 cards at most."

OPTIONS = (
    option("timing", "Clock", _CLOCKS, _CLOCK_WHY, "complex"),
    option("plays_per_quarter", "Plays per quarter", _counts("plays", range(5, 61)), _PLAYS_WHY, "36"),
    option("plays_counted", "Plays that count", _COUNTED, "Whether kicks use up the quarter as well.", "all"),
    option("quarters", "Quarters", {"4": "4 quarters", "2": "2 quarters", "1": "1 quarter"}, _QUARTERS_WHY, "4"),
    option("quarter_intervals", "Quarter", _LENGTHS, "How long a quarter is where time runs.", "180"),
    option("hand_offense", "Hand on offense", _counts("cards", SIZES), _STRONGER, "12"),
    option("hand_defense", "Hand on defense", _counts("cards", SIZES), _STRONGER, "15"),
    *(_pairs(f"hands_q{quarter}", f"Hands, quarter {quarter}", "Other hands for one quarter.") for quarter in QUARTERS),
    _pairs("hands_away", "Hands of Away", "Other hands for Away in the whole match."),
    *(
        _pairs(f"hands_away_q{quarter}", f"Hands of Away, quarter {quarter}", "Other hands for Away in one quarter.")
        for quarter in QUARTERS
    ),
    option("extra_pool", "Pool", _counts("extra cards", range(5)), _POOL_WHY, "0"),
    option("handicap", "Handicap", _counts("cards more", range(5)), _HANDICAP_WHY, "0"),
    option("handicap_for", "Handicap for", {"home": "Home", "away": "Away"}, "Who gets the handicap.", "home"),
    option("single_joker", "Jokers", _JOKERS, "Without the black joker there are no penalties.", "off"),
    option("overtime", "Overtime", _OVERTIMES, "What is played when the match is level.", "sudden_death"),
    option("motion", "Pre-snap motion", {"on": "On", "off": "Off"}, _MOTION_WHY, "on"),
)
_NOVICE = {"timing": SIMPLE_1, "single_joker": "on", "motion": "off"}
PRESETS = (
    Preset(
        title="One quarter",
        options={**_NOVICE, "quarters": "1"},
        why="36 plays, no penalties, and no motion before the snap.",
    ),
    Preset(
        title="Two quarters",
        options={**_NOVICE, "quarters": "2"},
        why="Two halves of 36 plays, otherwise the same.",
    ),
    Preset(title="Full", options={}, why="Four quarters, the running clock, both jokers, and all that the rules have."),
)
"""Three ways to begin: the first fits a quiet evening, and is offered first (CB-449)."""
_DEFAULT = {option.name: option.default for option in OPTIONS}


def lasts(options: Mapping[str, str]) -> Duration:
    """Returns how long a match takes, by its plays or intervals; both running clocks are much alike."""
    share = int(options["quarters"]) / len(QUARTERS)
    if options["timing"] == SIMPLE_1:
        plays = share * int(options["plays_per_quarter"])
        return Duration(83 * plays, 5.8 * plays)
    intervals = share * int(options["quarter_intervals"])
    return Duration(214 + 21.9 * intervals, 37 + 1.38 * intervals)


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
    for quarter in QUARTERS[int(options["quarters"]) :]:
        for name in (f"hands_q{quarter}", f"hands_away_q{quarter}"):
            if options[name] != UNSET:
                raise BadOption(f"option {name} has no meaning with quarters {options['quarters']} (CB-449)")
    if options["handicap"] == "0" and options["handicap_for"] != _DEFAULT["handicap_for"]:
        raise BadOption("option handicap_for needs a handicap (CB-441)")
    for seat, name in ((0, "home"), (1, "away")):
        full = all(size == MOST_CARDS for size in _sizes(options, seat))
        if full and options["handicap"] != "0" and options["handicap_for"] == name:
            raise BadOption(f"option handicap cannot raise hands of 15 cards of {name} (CB-441)")
        if full and options["extra_pool"] != "0":
            raise BadOption(f"option extra_pool cannot raise hands of 15 cards of {name} (CB-441)")


def _sizes(options: Mapping[str, str], seat: int) -> tuple[int, ...]:
    """Returns a side's hands in each quarter, without handicap; overtime is dealt as the last quarter."""
    played = QUARTERS[: int(options["quarters"])]
    found: list[int] = []
    for quarter in (*played, *played[-1:] * (len(QUARTERS) - len(played))):
        found += [int(size) for size in _pair(options, seat, quarter).split("-")]
    return tuple(found)


def _pair(options: Mapping[str, str], seat: int, quarter: str) -> str:
    """Returns a side's two hands in a quarter: the most specific that is set wins (CB-439)."""
    of_away = (f"hands_away_q{quarter}", "hands_away") if seat == 1 else ()
    set_here = (options[name] for name in (*of_away, f"hands_q{quarter}") if options[name] != UNSET)
    return next(set_here, f"{options['hand_offense']}-{options['hand_defense']}")


def cautions(options: Mapping[str, str]) -> dict[str, str]:
    """Warnings by option name: how much of a handicap the limit of fifteen takes (CB-441)."""
    more, seat = int(options["handicap"]), 0 if options["handicap_for"] == "home" else 1
    lost = swallowed(_sizes(options, seat), more, more)
    parts = [
        f"{_most(lost[side::2])} on {name}" for side, name in enumerate(("offense", "defense")) if any(lost[side::2])
    ]
    return {"handicap": f"Lost to the limit of 15: {' and '.join(parts)}."} if parts else {}


def _most(lost: Sequence[int]) -> str:
    """Returns how many cards are lost in each quarter, or at most where the quarters differ."""
    return str(lost[0]) if len({*lost}) == 1 else f"up to {max(lost)}"


SETTLED = (
    *("timing", "plays_per_quarter", "all_plays", "quarter", "single_joker", "motion", "overtime", "pool"),
    *("quarters", "agreed_hands"),
)
"""The public facts that follow from the options alone, in the whole match."""


def first_facts(options: Mapping[str, str]) -> CardBowlFacts:
    """Returns the scoreboard before the toss, from complete options."""
    hands = []
    for seat, name in ((0, "home"), (1, "away")):
        more = int(options["handicap"]) if options["handicap_for"] == name else 0
        hands.append(raised(_sizes(options, seat), more, more))
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
        period=clock.PERIODS[int(options["quarters"])][0],
    )
    facts.clock = clock.full(facts)
    facts.spare = 4 * facts.plays_per_quarter
    return facts
