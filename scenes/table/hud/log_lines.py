"""The lines of the play log: each event in words, as a seat may read it."""

from __future__ import annotations

from typing import Any

from game.contract import Event
from game.events import PeriodBegan
from scenes.control.shown_match import ShownMatch
from scenes.table.hud.hud_hooks import HudHooks
from scenes.table.hud.log import Line
from scenes.ui.team import team_color

SEALED, OPEN_DEAL = "The cards were sealed before kickoff", "Not a sealed deal: somebody may know these cards."
SEAL_MEANS = (
    "Before the first card, a code was made of the whole shuffle. When the match is over, Check the shuffle on the "
    "result makes it again: if it is the same, nobody has changed the deal."
)


class LogLines:
    """Puts the events of a match into lines; keeps none of them."""

    def __init__(self, shown: ShownMatch, game: HudHooks[Any]) -> None:
        self.shown, self.game = shown, game

    @property
    def opening(self) -> list[Line]:
        """The promise about the deal as the first line, if there is one. Its code is shown when it is pointed at."""
        seal = self.shown.seal
        if seal is None:
            return []
        if seal.open_deal:
            return [Line(OPEN_DEAL, "", why=SEAL_MEANS)]
        return [Line(f"{SEALED}.", "", why=f"{SEALED}: {seal.code}. {SEAL_MEANS}")]

    def of(self, event: Event, seat: int | None = None, forgetful: bool = False, act: int = 0) -> Line | None:
        """Returns the log line of an event of an act as a seat (default: the viewer) may read it, or None."""
        shown, rules = self.shown, self.shown.rules
        masked = shown.masked(event) if seat is None else event.masked(seat)
        text, why = rules.words.log_line(masked, shown.names, options=shown.options), ""
        if rules.forgetting and forgetful:
            full, text = text, rules.forgetting.line(masked, shown.names)
            why = rules.forgetting.why if text != full else ""
        if text is None:
            return None
        text += self.game.by_itself(event) if shown.played_itself(act) else ""
        actor = event.actor
        color = "line500" if actor is None else team_color(actor)
        return Line(text, event.clause, color, isinstance(event, PeriodBegan), why)

    def lately(self) -> list[Line]:
        """Returns the lines of what has happened since the viewer last acted."""
        return self._from(self.shown.first_new_act)

    def before(self) -> list[Line]:
        """Returns the lines before those, with the promise about the deal where the match began here."""
        shown = self.shown
        opening = [] if shown.logged_from else self.opening
        return [*opening, *self._from(shown.logged_from, until=shown.first_new_act)]

    def since(self, seat: int, answered: int) -> list[str]:
        """Returns what happened since a seat last answered a question, without secrets.

        ``answered`` is the number of that action, from 1. If nothing has happened since, returns the result of the
        answer, as far as all seats read it in the same words.
        """
        since = [line.text for line in self._from(answered + 1, seat)]
        return since or self._read_alike(answered)

    def _read_alike(self, count: int) -> list[str]:
        """Returns the lines of an act that every seat reads in the same words."""
        seats = range(len(self.shown.players))
        events = self.shown.rules.event_order(self.shown.acts[count])
        lines = ({self.of(event, seat, act=count) for seat in seats} for event in events)
        return [line.text for (line, *others) in lines if line is not None and not others]

    def _from(self, first: int, seat: int | None = None, until: int | None = None) -> list[Line]:
        """Returns the lines from act ``first`` on as a seat (default: the viewer) may read them, less forgotten cards.

        They end before act ``until``, if it is given.
        """
        kept, in_order = self.shown.remembered_from, self.shown.rules.event_order
        acts = enumerate(map(in_order, self.shown.acts[first:until]), first)
        lines = [self.of(event, seat, place < kept, place) for place, group in acts for event in group]
        return [line for line in lines if line]
