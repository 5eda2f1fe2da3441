"""Advice for the player at the screen: hints, and the situation in words. It knows what that seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.table import Table


class Advisor:
    """Asks the bots' process for the best actions, and shows them with the first one picked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def asking(self) -> bool:
        """Whether a hint is on its way."""
        return self.table.session.asking

    def ask(self) -> None:
        """Asks what would be best now."""
        if self.table.choosing is not None and self.table.app.settings.hints:
            self.table.session.ask_hint()

    def update(self) -> None:
        """Shows the hint once it is there."""
        table = self.table
        answer = table.session.hint()
        if answer is None or table.choosing is None or not answer.hints:
            return
        parse, label = table.match.rules.parse, table.match.rules.words.label
        table.choosing.choose(parse(answer.hints[0].action), table.board.zones.get(f"hand:{table.viewer}", []))
        lines = []
        for place, hint in enumerate(answer.hints, 1):
            chance = "" if hint.chance is None else f" ({hint.chance:.0%} to win)"
            lines.append(f"{place}. {label(parse(hint.action))}{chance}. {hint.reason}")
        table.dash.say("\n".join(lines), table.space.hand, "firstDown")
        table.offering.renew()

    def tell_situation(self) -> None:
        """Describes the table in words."""
        table = self.table
        view = table.session.view(table.viewer)
        text = table.match.rules.words.situation(view, table.match.names)
        table.dash.say(text, table.space.hand, "chalk300")
