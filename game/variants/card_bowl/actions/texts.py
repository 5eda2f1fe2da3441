"""Every action of Card Bowl for decoding, and the way back from its text form."""

from __future__ import annotations

import msgspec

from game.contract import IllegalAction
from game.variants.card_bowl.actions.base import CardBowlAction, Choose
from game.variants.card_bowl.actions.kicks import Declare, Down, Kick, Punt, PuntCards, RunOff, Spread
from game.variants.card_bowl.actions.lining_up import CallFront, Double, Motion, Place, Post, SetFormation, Technique
from game.variants.card_bowl.actions.moves import (
    Block,
    Commit,
    Cover,
    Shift,
    Slide,
    Stay,
    TightEnd,
    ToFlat,
    TurnUp,
    Withdraw,
)
from game.variants.card_bowl.actions.plays import (
    Extra,
    Lateral,
    Lead,
    Run,
    Screen,
    Sneak,
    Strike,
    Tackle,
    Throw,
    WideLateral,
    WideScreen,
    Yardage,
)

ACTIONS: tuple[type[CardBowlAction], ...] = (
    *(Choose, Kick, Punt, PuntCards, Down, SetFormation, Place, CallFront, Technique, Double, Post, Motion),
    *(Commit, Cover, Withdraw, Shift, Slide, Block, Stay, TightEnd, Run, Sneak, Throw, Screen, WideScreen),
    *(Lateral, WideLateral, TurnUp, ToFlat, Extra, Yardage, Strike, Tackle, Lead, Declare, RunOff, Spread),
)

_BY_WORD = {str(kind.__struct_config__.tag).upper(): kind for kind in ACTIONS if kind is not Choose}
_READ = {"yes": True, "no": False}


def parse(text: str) -> CardBowlAction:
    """The action of a text form. Raises IllegalAction for an unknown text."""
    word, bracket, rest = text.partition("(")
    action: CardBowlAction
    try:
        if not bracket:
            action = Punt() if word == "PUNT" else msgspec.convert({"what": text.lower()}, Choose)
        else:
            kind = _BY_WORD[word]
            texts = rest.removesuffix(")").split(",")
            fields = dict(zip(kind.__struct_fields__, (_read(part) for part in texts), strict=True))
            action = msgspec.convert(fields, kind)
    except (KeyError, ValueError, TypeError) as problem:
        raise IllegalAction(f"there is no action {text!r}") from problem
    if str(action) != text:
        raise IllegalAction(f"there is no action {text!r}")
    return action


def _read(text: str) -> object:
    if text in _READ:
        return _READ[text]
    return int(text) if text.lstrip("-").isdecimal() else text
