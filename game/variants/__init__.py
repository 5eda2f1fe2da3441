"""The five games: what each one is, and where its rules are."""

from importlib import import_module
from importlib.util import find_spec

from game.variant import Rules, UnknownVariant, Variant

QUOTED = 40
"""Characters of an unknown name that a message repeats."""

JUKEM = Variant(
    name="jukem",
    title="Jukem Football",
    pitch="Race your drive to exactly 100 yards, and juke past the defense.",
    minutes=(10, 20),
    complexity=1,
    mood="race",
    prefix="JF",
    package="game.variants.jukem",
    on_table=True,
)
REAL_DEAL = Variant(
    name="real_deal",
    title="Real Deal Football Unplugged",
    pitch="Call the big play: do they hold the card that stops it?",
    minutes=(10, 15),
    complexity=2,
    mood="duel",
    prefix="RD",
    package="game.variants.real_deal",
    on_table=True,
)
FOOTBALL_WAR = Variant(
    name="football_war",
    title="Football War",
    pitch="Match the play on the table or give ground: empty your hand and it is a touchdown.",
    minutes=(10, 20),
    complexity=2,
    mood="bluff",
    prefix="FW",
    package="game.variants.football_war",
    on_table=True,
)
BLOWOUT = Variant(
    name="blowout",
    title="BLOWOUT!!!",
    pitch="Two secret cards, one hike: outguess the other sideline for every yard of the field.",
    minutes=(10, 15),
    complexity=3,
    mood="bluff",
    prefix="BO",
    package="game.variants.blowout",
    on_table=True,
)
CARD_BOWL = Variant(
    name="card_bowl",
    title="Card Bowl",
    pitch="Eleven cards a side, from the blocking up: all of football with nothing but playing cards.",
    minutes=(15, 25),
    complexity=5,
    mood="simulation",
    prefix="CB",
    package="game.variants.card_bowl",
    on_table=True,
)

VARIANTS: tuple[Variant, ...] = (JUKEM, REAL_DEAL, FOOTBALL_WAR, BLOWOUT, CARD_BOWL)
"""In the order in which we suggest to learn them."""

_added: list[Variant] = []


def add_variant(variant: Variant) -> None:
    """Makes a game known beside the five, as a test does that brings its own. Raises ValueError for a name twice."""
    if any(known.name == variant.name for known in (*VARIANTS, *_added)):
        raise ValueError(f"there is a game {variant.name!r} already: give this one another name")
    _added.append(variant)


def find_variant(name: str) -> Variant:
    """The variant of that name. Raises UnknownVariant, naming those that can be played."""
    for variant in (*VARIANTS, *_added):
        if variant.name == name:
            return variant
    raise UnknownVariant(f"there is no game {name[:QUOTED]!r}; the games are: {_listed()}")


def find_rules(name: str) -> Rules:
    """The rules of that variant. Raises UnknownVariant for an unknown name or a game that is not playable."""
    variant = find_variant(name)
    if variant.package is None:
        raise UnknownVariant(f"{variant.title} cannot be played in this version; the games are: {_listed()}")
    return rules_in(variant.package)


def rules_in(package: str) -> Rules:
    """The rules that a package holds, given as it is imported. Raises UnknownVariant, saying what it lacks.

    A package is named by the program, never by a file that a player may bring.
    """
    if not _is_there(package):
        raise UnknownVariant(f"there is no package {package}: mend the package of its Variant, or add the package")
    rules = getattr(import_module(package), "RULES", None)
    if not isinstance(rules, Rules):
        raise UnknownVariant(f"{package} holds no rules: add RULES = Rules(...) to its __init__.py")
    return rules


def rules_called(called: str) -> Rules:
    """The rules that a command line asks for: of a game by its name, or of a package by its dotted name.

    So a game that is no part of the program is played too, in every process. Raises UnknownVariant.
    """
    return rules_in(called) if "." in called else find_rules(called)


def _is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):  # a package above it, or no name of one
        return False


def _listed() -> str:
    return ", ".join(variant.name for variant in (*VARIANTS, *_added) if variant.built)
