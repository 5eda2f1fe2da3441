"""Boards as declarations: where the cards of a match lie is declared once, field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from game.contract import Facts

T = TypeVar("T")
B = TypeVar("B")

Both = Annotated[list[T], "of two"]
"""One of a kind for each of two sides, of which a copy is told apart by its sides."""


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def board(kind: type[B]) -> type[B]:
    """Makes a class of declared fields a board: with slots, a constructor, and ``clone``.

    A clone shares nothing that changes: records of facts and lists are copied, and lists within lists. As search clones
    thousands of times a second, the copying is written out field by field, and not looped over.
    """
    made = dataclass(slots=True, eq=False)(kind)
    made.clone = _cloner(made)  # type: ignore[attr-defined]
    return made


def two_lists() -> list[list[Any]]:
    """An empty list for each of two sides."""
    return [[], []]


def _cloner(kind: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(kind, include_extras=True)
    copies = [line for each in fields(kind) for line in _copied(each.name, hints[each.name])]
    source = "\n    ".join(["def clone(self):", "new = blank(self.__class__)", *copies, "return new"])
    names: dict[str, Any] = {"blank": object.__new__}
    exec(source, names)
    clone: Callable[[Any], Any] = names["clone"]
    return clone


def _copied(name: str, hint: Any) -> list[str]:
    """The lines that copy a field of that type."""
    if get_origin(hint) is Annotated:
        return [f"first, second = self.{name}", f"new.{name} = [first[:], second[:]]"]
    if get_origin(hint) is list:
        nested = get_origin(get_args(hint)[0]) is list
        return [f"new.{name} = [each[:] for each in self.{name}]" if nested else f"new.{name} = self.{name}[:]"]
    is_facts = isinstance(hint, type) and issubclass(hint, Facts)
    return [f"new.{name} = self.{name}.__copy__()" if is_facts else f"new.{name} = self.{name}"]
