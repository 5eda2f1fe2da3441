"""The saved matches as the player sees them: saves, autosaves, finished matches, and files that were set aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from game.contract import Ending
from game.match import Player
from game.match_words import length_line, options_in_force, period_line, score_line, several
from game.variants import find_rules, find_variant
from saves.archive import Saves
from saves.atomic import SET_ASIDE
from saves.entries import Entry
from saves.plain import one_line
from saves.store import Saved

__all__ = ["Aside", "Item", "asides", "finished_items", "saved_items", "when"]

_ASIDE = re.compile(SET_ASIDE)
_WHY = {
    "damaged": "It is damaged.",
    "foreign": "It is not a match of Pigskin Parlor.",
    "newer": "It comes from a newer version of Pigskin Parlor.",
    "unplayable": "This version does not have its game, or one of its options.",
}


class Item(NamedTuple):
    """One match of a list: what its row and its details say."""

    key: str
    """What tells it from all others."""
    title: str
    line: str
    """The second line of the row."""
    at: datetime
    variant: str
    players: tuple[Player, ...]
    points: tuple[int, ...]
    facts: tuple[str, ...]
    saved: Saved | None = None
    """Where it is, for one that can be gone on with."""
    finished: str | None = None
    """Its id in the history, for one that is over."""


class Aside(NamedTuple):
    """A file that could not be used and was kept under another name."""

    name: str
    why: str


def saved_items(saves: Sequence[Saved], *, automatic: bool) -> list[Item]:
    """The autosaves or the named saves of a store, in its order."""
    return [_saved_item(saved) for saved in saves if saved.automatic == automatic]


def _saved_item(saved: Saved) -> Item:
    document = saved.document
    record, summary = document.match, document.summary
    rules = find_rules(record.variant)
    names = [player.name for player in record.players]
    score = score_line(names, summary.points)
    period = period_line(rules, summary.period, record.options)
    turn = f"{names[summary.turn]} to decide" if summary.turn is not None else "The match is over"
    facts = [period, turn, f"Played for {length_line(document.seconds)}", several(len(record.actions), "decision")]
    facts += [f"{title}: {label}" for title, label in options_in_force(rules, record.options)]
    facts += ["Practice: not counted"] if record.practice else []
    facts = ["Open in another window", *facts] if saved.elsewhere else facts
    return Item(
        key=saved.path.name,
        title=score if saved.automatic else saved.name,
        line="  ·  ".join(part for part in (rules.variant.title, period if saved.automatic else score) if part),
        at=document.saved,
        variant=record.variant,
        players=record.players,
        points=summary.points,
        facts=tuple(fact for fact in facts if fact),
        saved=saved,
    )


def finished_items(entries: Sequence[Entry]) -> list[Item]:
    """The matches of the history, in its order."""
    return [_finished_item(entry) for entry in entries]


def _finished_item(entry: Entry) -> Item:
    names = [player.name for player in entry.players]
    gave_up = entry.reason == Ending.CONCEDED and len(entry.winners) > 1
    lost = next((name for seat, name in enumerate(names) if seat not in entry.winners), "") if gave_up else ""
    won = f"All but {lost} won" if lost else "A tie" if len(entry.winners) != 1 else f"{names[entry.winners[0]]} won"
    how = entry.reason.replace("_", " ")
    facts = [f"{won} ({how})", f"Played for {length_line(entry.seconds)}"]
    facts += [f"Seed {entry.seed}"]
    facts += [f"Hints: {entry.hints}"] if entry.hints else []
    facts += ["Practice: not counted"] if entry.practice else []
    return Item(
        key=entry.id,
        title=score_line(names, entry.points),
        line=f"{find_variant(entry.variant).title}  ·  {won}",
        at=entry.finished,
        variant=entry.variant,
        players=entry.players,
        points=entry.points,
        facts=tuple(facts),
        finished=entry.id,
    )


def asides(archive: Saves) -> list[Aside]:
    """The files of matches that were set aside, newest last."""
    try:
        paths = sorted(archive.folder.matches.iterdir())
    except OSError:
        return []
    found = [(path, _ASIDE.search(path.stem)) for path in paths]
    return [Aside(one_line(path.name), _WHY[mark[1]]) for path, mark in found if mark]


def when(at: datetime, now: datetime) -> str:
    """A moment as seen from now, in local time."""
    local, today = at.astimezone(), now.astimezone()
    days = (today.date() - local.date()).days
    if days in (0, 1):
        return f"{('today', 'yesterday')[days]} {local:%H:%M}"
    return f"{local:%b} {local.day}" if local.year == today.year else f"{local:%b} {local.day}, {local.year}"
