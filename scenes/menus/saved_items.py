"""The texts that lists show of saves, unfinished and finished matches, and files that were set aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from game.clubs import level_title
from game.contract import Ending
from game.match_words import length_line, options_in_force, period_line, score_line, several
from game.plain import one_line
from game.record import Player
from game.variants import find_rules, find_variant
from saves.archive import Saves
from saves.atomic import SET_ASIDE
from saves.entries import Entry
from saves.figures import figures_of
from saves.store import Saved
from scenes.menus.saved_board import parts_of, parts_played

_ASIDE = re.compile(SET_ASIDE)
_WHY = {
    "damaged": "It is damaged.",
    "foreign": "It is not a match of Pigskin Parlor.",
    "newer": "It comes from a newer version of Pigskin Parlor.",
    "unplayable": "This version does not have its game, or one of its options.",
}


class Item(NamedTuple):
    """One match of a list: the texts of its row and of its details."""

    title: str
    lines: tuple[str, ...]
    """Parts of the row's second line, most important first."""
    at: datetime
    variant: str
    players: tuple[Player, ...]
    points: tuple[int, ...]
    facts: tuple[str, ...]
    played: tuple[int, int] | None = None
    """Halves or quarters that are over, and of the whole match; None in a game without them."""
    saved: Saved | None = None
    """Its file, for a match that can be continued."""
    finished: str | None = None
    """Its id in the history, for a finished match."""
    result: str | None = None
    """The result for the only person in it: won, lost or tied."""


class Aside(NamedTuple):
    """A file that could not be used and was kept under another name."""

    name: str
    why: str


class Deleted(NamedTuple):
    """A deleted save, which can be restored as long as the page is open."""

    saved: Saved
    tab: str
    place: int

    @property
    def as_text(self) -> str:
        """The save in one line, with its game."""
        item = saved_item(self.saved)
        return f"{item.title}  ·  {item.lines[0]}"


def saved_item(saved: Saved) -> Item:
    """Returns the item of an unfinished match or of a named save."""
    document = saved.document
    record, summary = document.match, document.summary
    rules = find_rules(record.variant)
    names = [player.name for player in record.players]
    score = score_line(names, summary.points)
    period = period_line(rules, summary.period, record.options)
    turn = f"{names[summary.turn]} to decide" if summary.turn is not None else "The match is over"
    facts = [period, turn, f"Played for {length_line(document.seconds)}", several(document.decisions, "decision")]
    facts += [f"{title}: {label}" for title, label in options_in_force(rules, record.options)]
    facts += ["Practice: not counted"] if record.practice else []
    facts = ["Open in another window", *facts] if saved.elsewhere else facts
    facts = facts if saved.automatic else [f"“{saved.name}”", *facts]
    parts = parts_of(rules, record.options)
    over = parts_played(period) if summary.result is None else parts
    named = () if saved.automatic or saved.name == score else (score,)
    return Item(
        title=score if saved.automatic else saved.name,
        lines=tuple(filter(None, (rules.variant.title, *named, period))),
        at=document.saved,
        variant=record.variant,
        players=record.players,
        points=summary.points,
        facts=tuple(fact for fact in facts if fact),
        played=(parts if over is None else over, parts) if period or summary.result else None,
        saved=saved,
    )


def finished_item(entry: Entry) -> Item:
    """Returns the item of a finished match, from the view of the only person in it, if any."""
    names = [player.name for player in entry.players]
    how = entry.reason.replace("_", " ")
    facts = [f"{_outcome(entry, names)} ({how})", f"Played for {length_line(entry.seconds)}", f"Seed {entry.seed}"]
    facts += [f"Hints: {entry.hints}"] if entry.hints else []
    facts += ["Practice: not counted"] if entry.practice else []
    figures = figures_of(entry)
    against = f"against {level_title(figures.opponent or '')}" if figures.result else ""
    return Item(
        title=score_line(names, entry.points),
        lines=(find_variant(entry.variant).title, length_line(entry.seconds), against or _outcome(entry, names)),
        at=entry.finished,
        variant=entry.variant,
        players=entry.players,
        points=entry.points,
        facts=tuple(facts),
        finished=entry.id,
        result=figures.result,
    )


def _outcome(entry: Entry, names: Sequence[str]) -> str:
    gave_up = entry.reason == Ending.CONCEDED and len(entry.winners) > 1
    lost = next((name for seat, name in enumerate(names) if seat not in entry.winners), "") if gave_up else ""
    return f"All but {lost} won" if lost else "A tie" if len(entry.winners) != 1 else f"{names[entry.winners[0]]} won"


def asides(archive: Saves) -> list[Aside]:
    """Returns the files of matches that were set aside, newest last."""
    try:
        paths = sorted(archive.folder.matches.iterdir())
    except OSError:
        return []
    found = [(path, _ASIDE.search(path.stem)) for path in paths]
    return [Aside(one_line(path.name), _WHY[mark[1]]) for path, mark in found if mark]


def when(at: datetime, now: datetime) -> str:
    """Returns a time as text relative to ``now``, in local time."""
    local, today = at.astimezone(), now.astimezone()
    days = (today.date() - local.date()).days
    if days in (0, 1):
        return f"{('today', 'yesterday')[days]} {local:%H:%M}"
    return f"{local:%b} {local.day}" if local.year == today.year else f"{local:%b} {local.day}, {local.year}"
