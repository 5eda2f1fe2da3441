"""The saved matches as a player sees them: saves, unfinished and finished matches, and files that were set aside."""

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
    """One match of a list: what its row and its details say."""

    title: str
    lines: tuple[str, ...]
    """The parts of the row's second line, the first being the most important."""
    at: datetime
    variant: str
    players: tuple[Player, ...]
    points: tuple[int, ...]
    facts: tuple[str, ...]
    played: tuple[int, int] | None = None
    """How many of its halves or quarters are over, of how many; None in a game that has none."""
    saved: Saved | None = None
    """Where it is, for one that can be gone on with."""
    finished: str | None = None
    """Its id in the history, for one that is over."""
    result: str | None = None
    """How that ended for the only person in it."""


class Aside(NamedTuple):
    """A file that could not be used and was kept under another name."""

    name: str
    why: str


class Deleted(NamedTuple):
    """A save that can be brought back as long as the page is open."""

    saved: Saved
    tab: str
    place: int

    @property
    def told(self) -> str:
        """It in one line, with its game."""
        item = saved_item(self.saved)
        return f"{item.title}  ·  {item.lines[0]}"


def saved_item(saved: Saved) -> Item:
    """An unfinished match as it was left, or a named save."""
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
    """A match of the history, told to the only person in it, else of its clubs."""
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
