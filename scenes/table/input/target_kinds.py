"""The kinds of targets in the table's focus. :class:`TableInput` decides what a press on each means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from scenes.table.kit.offers import Chart, Overlay, PlaceChoice, Shortcut, SpreadCard, StandIn
from scenes.table.stage.sprites import Sprite
from scenes.ui.button import Button
from scenes.ui.terms import Term, term_at


class TableTarget:
    """A target on the table."""

    commits = False
    """Whether a press may commit an action; other targets can be pressed at any time."""

    def __init__(self, name: str, zone: str, rect: pygame.Rect, explanation: str = "") -> None:
        """``explanation`` is shown when pointer or focus rest on it."""
        self.name, self.zone, self._rect, self.explanation = name, zone, rect, explanation

    @property
    def rect(self) -> pygame.Rect:
        """The area where it can be clicked, in window pixels."""
        return self._rect

    def tooltip_at(self, position: tuple[int, int] | None) -> tuple[str, pygame.Rect]:
        """Returns the explanation for a pointer position, or for keys (None), and the area beside which it is shown."""
        return self.explanation, self.rect


class WordsTarget(TableTarget):
    """A sentence with explained words: the pointer explains one, keys explain all."""

    def __init__(self, name: str, zone: str, rect: pygame.Rect, terms: Sequence[Term], explanation: str = "") -> None:
        super().__init__(name, zone, rect, explanation)
        self.terms = terms

    def tooltip_at(self, position: tuple[int, int] | None) -> tuple[str, pygame.Rect]:
        if position is None:
            explanations = dict.fromkeys(term.said for term in self.terms)
            return " ".join(filter(None, (self.explanation, *explanations))), self.rect
        term = term_at(self.terms, position)
        return super().tooltip_at(position) if term is None else (term.said, term.rect)


class ButtonTarget(TableTarget):
    """A button of the column."""

    def __init__(self, button: Button) -> None:
        explained = button.detail or button.tooltip in button.label
        super().__init__(button.name, button.zone, button.rect, "" if explained else button.tooltip)
        self.button, self.commits = button, button.zone == "actions"


class FaceTarget(TableTarget):
    """A visible card, clickable where it lies now."""

    def __init__(self, shown: Sprite | SpreadCard, name: str, zone: str) -> None:
        super().__init__(name, zone, shown.rect)
        self.shown = shown

    @property
    def rect(self) -> pygame.Rect:
        """The card as it lies now."""
        return self.shown.rect


class CardTarget(FaceTarget):
    """A card that can be picked, in the hand or on the table."""

    commits = True

    def __init__(self, sprite: Sprite, name: str, zone: str) -> None:
        super().__init__(sprite, name, zone)
        self.sprite = sprite

    @property
    def rect(self) -> pygame.Rect:
        """The card as it lies and as it is raised."""
        return self.sprite.reach


class OpenCard(FaceTarget):
    """A card on the table; a press shows it large."""

    def __init__(self, shown: Sprite | SpreadCard, name: str) -> None:
        super().__init__(shown, name, "cards")


class StandInTarget(TableTarget):
    """A place on the table that stands for a card of the hand."""

    commits = True

    def __init__(self, place: StandIn) -> None:
        super().__init__(place.name, "table", place.rect)
        self.place = place


class PlaceTarget(TableTarget):
    """A place on the table that can be chosen."""

    commits = True

    def __init__(self, choice: PlaceChoice) -> None:
        super().__init__(choice.name, "table", choice.rect, choice.note)
        self.choice = choice


class ShortcutTarget(TableTarget):
    """Something on the table that stands for several actions."""

    def __init__(self, shortcut: Shortcut, rect: pygame.Rect) -> None:
        super().__init__(shortcut.name, "table", rect, shortcut.detail)
        self.shortcut, self.commits = shortcut, shortcut.decides


class PageTarget(TableTarget):
    """A place that opens the game's chart or a page of the game."""

    def __init__(self, place: Chart | Overlay) -> None:
        super().__init__(place.name, "table", place.rect, place.explanation)
        self.place = place


class HintTarget(TableTarget):
    """A hint, by its number; 0 is the single line that stands for all hints."""

    def __init__(self, number: int, name: str, rect: pygame.Rect, explanation: str = "") -> None:
        super().__init__(f"Hint {number}: {name}" if number else name, "hints", rect, explanation)
        self.number = number


class LogTarget(WordsTarget):
    """A log entry. It tells its rule, which a press opens, or why it tells less than before."""

    def __init__(
        self, name: str, rect: pygame.Rect, terms: Sequence[Term], clause: str, rule: str, why: str = ""
    ) -> None:
        super().__init__(name, "log", rect, terms, why or (f"Rule {clause}: {rule}" if clause else ""))
        self.clause = clause


class DriveTarget(TableTarget):
    """A bar of the drive chart, with the result of the drive."""

    def __init__(self, number: int, line: str, rect: pygame.Rect) -> None:
        name = f"Drive {number}. {line}"
        super().__init__(name, "drives", rect, name)
        self.line = line


class SignTarget(TableTarget):
    """A heading or mark, with its explanation. ``mark`` is its name in the legend."""

    def __init__(self, name: str, rect: pygame.Rect, explanation: str) -> None:
        super().__init__(f"About: {name}", "legend", rect, explanation)
        self.mark = name


def answers_on_table(targets: Iterable[TableTarget]) -> list[TableTarget]:
    """Returns the targets on the table that answer the decision, such as the calls of a play sheet."""
    return [each for each in targets if each.zone == "table" and each.commits]
