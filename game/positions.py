"""Reading a position that a person may have written: every field of the right type, or a message that names it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from game.contract import BadPosition

__all__ = ["read_position"]

P = TypeVar("P", bound=msgspec.Struct)

_MISSING = re.compile(r"missing required field `(?P<field>[^`]+)`")
_UNKNOWN = re.compile(r"contains unknown field `(?P<field>[^`]+)`")


def read_position(data: Mapping[str, Any], kind: type[P], game: str) -> P:
    """The document as a record of ``kind``, for the game of that title.

    Raises BadPosition naming the field that is missing, unknown or of the wrong type.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), game)) from problem


def _in_words(problem: str, game: str) -> str:
    if found := _MISSING.search(problem):
        return f"{found['field']}: is missing"
    if found := _UNKNOWN.search(problem):
        return f"{found['field']}: is not a field of a {game} position"
    said, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`").rpartition(".")[2].partition("[")[0] or "position"
    return f"{name}: {said[0].lower()}{said[1:]}"
