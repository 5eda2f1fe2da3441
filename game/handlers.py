"""Runs the ``on_<tag>`` methods of a class that follows events: all of them, including those of its base classes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game.contract import Event


def run_handlers(receiver: Any, event: Event, *, base_first: bool) -> None:
    """Runs all handlers of an event: those of the base classes first, or last.

    A handler is named after the tag of the event or of one of its base events. It adds to the handlers of the same name
    in the base classes and never overrides them, so it must not call ``super()``.
    """
    kind: type = type(receiver)
    handlers = _handlers_of(kind, type(event))
    for handler in handlers if base_first else reversed(handlers):
        handler(receiver, event)


@cache
def _handlers_of(receiver: type, event: type[Event]) -> Sequence[Callable[[Any, Event], None]]:
    """Returns the handlers of an event type, base classes first."""
    names = [f"on_{kind.__struct_config__.tag}" for kind in event.__mro__ if issubclass(kind, Event)]
    classes = [vars(kind) for kind in reversed(receiver.__mro__)]
    return [methods[name] for methods in classes for name in names if name in methods]
