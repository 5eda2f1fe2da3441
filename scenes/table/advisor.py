"""Advice for the player at the screen: hints, and the situation in words. It knows what that seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.choosing import Choosing
    from scenes.table.table import Table


class Advisor:
    """Asks the bots' process for the best actions, and shows them with the first one picked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._answered: Choosing | None = None
        """The decision that was answered last."""
        self._text = ""

    @property
    def asking(self) -> bool:
        """Whether a hint is on its way."""
        return self.table.session.asking

    def ask(self) -> None:
        """Asks what would be best now; the same question twice shows, and counts, the same answer."""
        table = self.table
        if not table.app.settings.hints:
            table.refuse("Hints are switched off in the settings.", table.space.actions)
        elif table.choosing is None:
            table.refuse("Hints are for your own decisions.", table.space.actions)
        elif self._answered is table.choosing:
            table.dash.say(self._text, table.space.hand, "firstDown")
        else:
            table.dash.say("Looking for the best plays...", table.space.hand, "firstDown")
            table.session.ask_hint()

    def update(self) -> None:
        """Shows the hint once it is there and its decision is asked: one that comes during a replay waits."""
        table = self.table
        answer = table.session.hint() if table.choosing is not None else None
        if answer is None or table.choosing is None:
            return
        if not answer.hints:
            table.dash.say("No hint can be found for this one.", table.space.hand)
            return
        parse, label = table.match.rules.parse, table.match.rules.words.label
        table.choosing.choose(parse(answer.hints[0].action), table.board.zones.get(f"hand:{table.viewer}", []))
        lines = []
        for place, hint in enumerate(answer.hints, 1):
            chance = "" if hint.chance is None else f" ({hint.chance:.0%} to win)"
            lines.append(f"{place}. {label(parse(hint.action))}{chance}. {hint.reason}")
        self._answered, self._text = table.choosing, "\n".join(lines)
        table.dash.say(self._text, table.space.hand, "firstDown")
        table.offering.renew()

    def tell_situation(self) -> None:
        """Describes the table in words; at a shared screen only to the one whose turn it is to see the hand."""
        table = self.table
        if table.session.shared_screen and table.choosing is None:
            return
        view = table.session.view(table.viewer)
        text = table.match.rules.words.situation(view, table.match.names)
        table.dash.say(text, table.space.hand, "chalk300")
