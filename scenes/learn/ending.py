"""The dialog after a lesson: it offers a match, the next lesson and the menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.lesson import Chapter, chapters
from game.variant import Rules
from game.variants import VARIANTS, find_rules, find_variant
from scenes.control.setup import Setup, first_setup, recall
from scenes.shell.dialog import Answer, Dialog

if TYPE_CHECKING:
    from scenes.shell.app import App

ALSO = "{} gives a hint, {} opens the rules, {} takes back."
DURATION = "The match takes {} to {} minutes."


def next_after(chapter: Chapter) -> Chapter | None:
    """Returns the next lesson of the game, else the first lesson of the next game, or None after the last one."""
    lessons = chapters(chapter.variant)
    following = lessons[lessons.index(chapter) + 1 :]
    names = [variant.name for variant in VARIANTS]
    others = [each for name in names[names.index(chapter.variant) + 1 :] for each in chapters(name)[:1]]
    return next(iter([*following, *others]), None)


def when_done(app: App, chapter: Chapter) -> None:
    """Opens the dialog over the table."""
    game, keys, following = find_variant(chapter.variant), app.keys, next_after(chapter)
    setup = _setup(app, chapter.variant)
    answers: list[Answer] = [("Play a match", partial(app.go, "table", setup, replace=True))]
    if following is not None:
        answers.append(("Next lesson", partial(app.go, "lesson", following, replace=True)))
    title = _done(chapter) if chapter.name in app.settings.learned else game.title
    key_help = ALSO.format(keys.hint("hint"), keys.hint("rules"), keys.hint("take_back"))
    upcoming = f" The next lesson: {find_variant(following.variant).title}, {following.title}." if following else ""
    duration = _duration(find_rules(chapter.variant), setup)
    dialog = Dialog(
        app, title, f"At the table {key_help} {duration}{upcoming}", [*answers, ("Menu", app.home)],
        focus="Play a match", accent="firstDown",
    )  # fmt: skip
    app.stack.push(dialog)


def _duration(rules: Rules, setup: Setup) -> str:
    """Returns how long the match takes and, if the game has several lengths, which of them it has."""
    options = rules.complete(setup.options)
    found = (each.labels[each.values.index(options[each.name])] for each in rules.options if each.name == "length")
    length = next((f" Its length: {label.lower()}." for label in found), "")
    return DURATION.format(*rules.minutes(options)) + length


def _done(chapter: Chapter) -> str:
    """Returns the title of the dialog: what the player knows after the lesson."""
    game = find_variant(chapter.variant).title
    first = chapter == chapters(chapter.variant)[0]
    if first:
        return f"You know the first steps of {game}{'' if game.endswith('!') else '.'}"
    return f"Done: {chapter.title}. You know {game} well now."


def _setup(app: App, variant: str) -> Setup:
    """Returns the setup of the last match of the game; before the first one, the shortest match against Rookie."""
    return recall(app.settings.last_setup, variant) or first_setup(find_rules(variant))
