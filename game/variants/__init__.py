"""The five games: what each one is, and the doors into the rules of those that can be played."""

from importlib import import_module

from game.contract import Rules, UnknownVariant, Variant

JUKEM = Variant(
    name="jukem",
    title="Jukem Football",
    pitch="Race your drive to exactly 100 yards, and juke past whatever the defense throws at it.",
    minutes=(15, 25),
    complexity=1,
    mood="race",
    prefix="JF",
    package="game.variants.jukem",
)
REAL_DEAL = Variant(
    name="real_deal",
    title="Real Deal Football Unplugged",
    pitch="Call the big play, and see whether the other desk holds the card that stops it.",
    minutes=(20, 35),
    complexity=2,
    mood="duel",
    prefix="RD",
)
FOOTBALL_WAR = Variant(
    name="football_war",
    title="Football War",
    pitch="Match the play on the table or give ground: empty your hand and it is a touchdown.",
    minutes=(15, 30),
    complexity=2,
    mood="bluff",
    prefix="FW",
    package="game.variants.football_war",
)
BLOWOUT = Variant(
    name="blowout",
    title="BLOWOUT!!!",
    pitch="Two secret cards, one hike: outguess the other sideline for every yard of the field.",
    minutes=(30, 50),
    complexity=3,
    mood="push your luck",
    prefix="BO",
)
CARD_BOWL = Variant(
    name="card_bowl",
    title="Card Bowl",
    pitch="Eleven cards a side, from the blocking up: all of football with nothing but playing cards.",
    minutes=(60, 120),
    complexity=5,
    mood="simulation",
    prefix="CB",
)

VARIANTS: tuple[Variant, ...] = (JUKEM, REAL_DEAL, FOOTBALL_WAR, BLOWOUT, CARD_BOWL)
"""In the order in which we suggest to learn them."""


def find_variant(name: str) -> Variant:
    """The variant of that name. Raises UnknownVariant, naming those that can be played."""
    for variant in VARIANTS:
        if variant.name == name:
            return variant
    listed = ", ".join(variant.name for variant in VARIANTS if variant.built)
    raise UnknownVariant(f"there is no game {name!r}; the games are: {listed}")


def find_rules(name: str) -> Rules:
    """The rules of that variant. Raises UnknownVariant for an unknown name or a game that is not playable."""
    variant = find_variant(name)
    if variant.package is None:
        listed = ", ".join(variant.name for variant in VARIANTS if variant.built)
        raise UnknownVariant(f"{variant.title} cannot be played in this version; the games are: {listed}")
    rules: Rules = import_module(variant.package).RULES
    return rules
