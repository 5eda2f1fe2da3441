"""The texts on Real Deal's cards: short names, names in lines, what each card does, and what answers it."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Card
from game.match_words import several
from game.variants.real_deal import cards as deck
from game.variants.real_deal.names import joined, title

SHORT: dict[str, str] = {
    deck.RUN_SHORT: "1–5",
    deck.RUN_MIDDLE: "6–20",
    deck.RUN_LONG: "20+",
    deck.PASS_SHORT: "1–10",
    deck.PASS_MIDDLE: "11–20",
    deck.PASS_LONG: "20+",
    deck.KICK_SHORT: "18–45",
    deck.KICK_LONG: "45+",
    deck.RETURN: "RET",
    deck.PUNT_INSIDE: "PNT",
    deck.END_OF_QUARTER: "END",
    deck.FUMBLE: "FUM",
    deck.INTERCEPTION: "INT",
    deck.MISS: "MIS",
    deck.BLOCK: "BLK",
    deck.FOURTH_DOWN: "4TH",
    deck.SAFETY: "SAF",
    deck.RED_FLAG: "FLG",
    deck.HOLDING: "HLD",
    deck.FOUL: "PF",
    deck.FALSE_START: "FS",
    deck.INTERFERENCE: "PI",
    deck.TACKLE: "TFL",
    deck.SACK: "SCK",
}
"""The short name of each card, unique together with its glyph."""
NAMES: dict[str, tuple[str, ...]] = {
    deck.RUN_SHORT: ("RUSHING/TD 1–5",),
    deck.RUN_MIDDLE: ("RUSHING/TD 6–20",),
    deck.RUN_LONG: ("RUSHING TD/OVER 20", "RUSHING/TD 20+"),
    deck.PASS_SHORT: ("PASSING/TD 1–10",),
    deck.PASS_MIDDLE: ("PASSING/TD 11–20", "PASSING/TD/11–20"),
    deck.PASS_LONG: ("PASSING TD/OVER 20", "PASSING/TD 20+"),
    deck.KICK_SHORT: ("FIELD GOAL/18–45", "FIELD/GOAL/18–45"),
    deck.KICK_LONG: ("FIELD GOAL/OVER 45", "FIELD/GOAL/OVER 45"),
    deck.RETURN: ("RETURN TD", "RETURN/TD"),
    deck.PUNT_INSIDE: ("PUNTS INSIDE/THE 10", "PUNTS/INSIDE/THE 10"),
    deck.END_OF_QUARTER: ("HAS BALL END/OF QUARTER", "HAS BALL/END OF/QUARTER"),
    deck.FUMBLE: ("RECOVERS/FUMBLE",),
    deck.INTERCEPTION: ("INTERCEPTION", "INTER-/CEPTION"),
    deck.MISS: ("MISSES FG", "MISSES/FG"),
    deck.BLOCK: ("BLOCKS KICK", "BLOCKS/KICK"),
    deck.FOURTH_DOWN: ("4TH DOWN/STOP",),
    deck.SAFETY: ("SAFETY",),
    deck.RED_FLAG: ("RED FLAG", "RED/FLAG"),
    deck.HOLDING: ("HOLDING",),
    deck.FOUL: ("PERSONAL/FOUL",),
    deck.FALSE_START: ("FALSE START", "FALSE/START"),
    deck.INTERFERENCE: ("PASS/INTERFERENCE", "PASS/INTER-/FERENCE"),
    deck.TACKLE: ("TACKLE/FOR LOSS",),
    deck.SACK: ("QB SACK", "QB/SACK"),
}
"""The name of each card, broken into lines at slashes; where room is short, OVER is written as a plus."""
_OUTCOME: dict[str, tuple[str, ...]] = {
    deck.END_OF_QUARTER: ("ENDS THE QUARTER", "ENDS QUARTER", "ENDS QTR"),
    deck.PUNT_INSIDE: ("THEN LONG PLAYS ONLY", "LONG PLAYS ONLY", "LONG ONLY"),
    deck.SAFETY: ("2 POINTS + BALL", "2 + BALL"),
}
_GROUP = {"rush": "RUN", "pass": "PASS", "kick": "KICK", "return": "RETURN"}
_OUTCOME_OF_KIND = {"stop": ("TAKES THE BALL", "TAKES BALL", "STOP"), "continuation": ("NO PLAY",)}


def outcomes(card: Card) -> tuple[str, ...]:
    """Returns what a card does, in forms of decreasing length."""
    if card.code in _OUTCOME:
        return _OUTCOME[card.code]
    if card.kind in _OUTCOME_OF_KIND:
        return _OUTCOME_OF_KIND[card.kind]
    return (f"{_GROUP[card.kind]} • {card.value} POINTS", f"{card.value} POINTS")


def ways(card: Card) -> tuple[str, ...]:
    """Returns how many cards stop a play, or how many plays a counter stops, in forms of decreasing length.

    A SAFETY is held to stop something, although it can be stopped itself.
    """
    if card.code in deck.COUNTERS_OF and card.code != deck.SAFETY:
        count = len(deck.COUNTERS_OF[card.code])
        return (several(count, "counter"),)
    count = len(deck.CHART.get(card.code, ()))
    plays = "play" if count == 1 else "plays"
    return (f"stops {count} {plays}",) if count else ()


def met_by(card: Card) -> str:
    """Lists the cards that stop a play and the plays that a counter stops; empty if there are none."""
    stoppers = [title(code) for code in deck.COUNTERS if code in deck.COUNTERS_OF.get(card.code, ())]
    lists = (("Stopped by", stoppers), ("Stops", _plays(deck.CHART.get(card.code, ()))))
    return " ".join(f"{head} {joined(names, 'and')}." for head, names in lists if names)


def _plays(codes: Sequence[str]) -> list[str]:
    """Returns the names of plays; all plays of a kind get one name."""
    kinds = (("RUSHING TD", deck.RUNS), ("PASSING TD", deck.PASSES), ("FIELD GOAL", deck.KICKS))
    whole = {name: plays for name, plays in kinds if set(plays) <= set(codes)}
    rest = set(codes) - {code for plays in whole.values() for code in plays}
    return [*(f"every {name}" for name in whole), *(title(code) for code in codes if code in rest)]
