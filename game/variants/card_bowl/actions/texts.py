"""Parses actions from their text form."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.contract import IllegalAction
from game.variants.card_bowl.actions.base import CardBowlAction, Choose
from game.variants.card_bowl.actions.kicks import Punt


def _kinds(kind: type[CardBowlAction]) -> Iterator[type[CardBowlAction]]:
    """Returns every kind of action with a tag of its own, which is written small."""
    for below in kind.__subclasses__():
        if str(below.__struct_config__.tag).islower():
            yield below
        yield from _kinds(below)


_BY_WORD = {str(kind.__struct_config__.tag).upper(): kind for kind in _kinds(CardBowlAction)}
_READ = {"yes": True, "no": False}


def parse(text: str) -> CardBowlAction:
    """Returns the action of a text form. Raises IllegalAction for an unknown text."""
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
