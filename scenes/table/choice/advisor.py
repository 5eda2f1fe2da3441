"""Advice for the player: hints, and a description of the situation. It uses only what that seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.hints import PURE_SHARE, Hint
from game.claims import percent
from game.contract import Action
from game.variant import Rules
from saves.settings import Settings
from scenes.control.match_control import LOOK_FIRST, MatchControl
from scenes.control.pending_choice import PendingChoice
from scenes.table.hud.advice import Option
from scenes.table.hud.hud import Hud
from scenes.table.stage.board import Board

HOPELESS = 0.1
"""Chance to win below which a hint does not name it."""


class Advisor:
    """Requests the best actions from the bots' process and shows them, with their numbers on the cards."""

    def __init__(self, settings: Settings, control: MatchControl, board: Board, hud: Hud) -> None:
        self.settings, self.control, self.board, self.hud = settings, control, board, hud
        self._answered: PendingChoice | None = None
        """The last decision for which hints came."""
        self._shown_hints: tuple[str, Sequence[Option]] = ("", ())
        self._actions: tuple[Action, ...] = ()

    @property
    def asking(self) -> bool:
        """Whether a hint is being computed."""
        return self.control.session.asking

    def ask(self) -> None:
        """Requests hints, or closes them.

        A second request for the same decision shows the same hints and is not counted again.
        """
        hud, choosing = self.hud, self.control.choosing
        if not self.settings.hints:
            hud.refuse("Hints are switched off in the settings.", hud.space.actions)
        elif self.control.face_down:
            hud.refuse(LOOK_FIRST, hud.space.actions)
        elif choosing is None:
            hud.refuse("Hints are for your own decisions.", hud.space.actions)
        elif hud.advice.shown:
            self._close(choosing)
        elif len(choosing.legal) == 1:
            only = self.control.match.rules.words.label(choosing.legal[0])
            hud.refuse(f"There is one thing to do: {only}.", hud.space.actions)
        elif self._answered is choosing:
            choosing.hinted = self._actions
            self._show()
        elif named := self.control.actions.shortcut_hints(self.control.view, choosing.legal):
            self.control.match.take_hint()
            options = [Option(hint.label, hint.rating, hint.reason, hint.shortcut) for hint in named]
            self._answer(choosing, [hint.action for hint in named], ("", options))
        else:
            self.control.session.ask_hint()
            hud.advice.note, hud.advice.options = "Looking for the best plays...", ()

    def _close(self, choosing: PendingChoice) -> None:
        """Removes the hints, or cancels their computation."""
        self.control.session.drop_hint()
        choosing.hinted = ()
        self.hud.advice.clear()
        self.control.refresh.due()

    def update(self) -> None:
        """Shows the hints when they have come and their decision is being asked; not during a replay."""
        control, choosing = self.control, self.control.choosing
        answer = control.session.hint() if choosing is not None else None
        if answer is None or choosing is None:
            return
        if not answer.hints:
            self.hud.advice.note = "No hint can be found for this one."
            return
        rules = control.match.rules
        actions = [rules.parse(hint.action) for hint in answer.hints]
        self._answer(choosing, actions, hint_options(rules, answer.hints))

    def _answer(self, choosing: PendingChoice, actions: Sequence[Action], shown: tuple[str, Sequence[Option]]) -> None:
        choosing.advised, choosing.hinted = tuple(actions), tuple(actions[: len(shown[1])])
        self.control.match.first_hint = choosing.hinted[0]
        self._answered, self._shown_hints, self._actions = choosing, shown, choosing.hinted
        self._show()

    def _show(self) -> None:
        advice = self.hud.advice
        advice.note, advice.options = self._shown_hints
        self.control.refresh.due()

    def tell_situation(self) -> None:
        """Describes the table in words; at a shared screen only while the viewer may see the hand."""
        control = self.control
        if not control.session.shared_screen or (control.choosing is not None and not control.face_down):
            self.hud.tell(control.match.rules.words.situation(control.view, control.match.names), "chalk300")


def hint_options(rules: Rules, hints: Sequence[Hint]) -> tuple[str, list[Option]]:
    """Returns the text for all hints together, and one option for each. Equal estimates are mentioned once.

    Where calls are to be varied there is one option, the call for now: more of them would read as contradictory tips.
    Who is all but beaten is told what to do, not how little it will help.
    """
    hopeless = max(hint.chance or 0.0 for hint in hints) < HOPELESS
    chances = [None if hint.chance is None or hopeless else f"about {percent(hint.chance)} to win" for hint in hints]
    mixed = hints[0].share is not None and max(hint.share or 0.0 for hint in hints) < PURE_SHARE
    level = len(hints) > 1 and chances[0] is not None and len(set(chances)) == 1
    found = []
    for hint, chance in zip(hints, chances, strict=True):
        rating = "" if mixed or level else chance or ""
        found.append(Option(rules.words.label(rules.parse(hint.action)), rating, hint.reason))
    if mixed:
        together = f" {chances[0]}.".replace(" about", " About") if chances[0] else ""
        return f"Vary your calls, or they will guess them.{together}", found[:1]
    others = "other is" if len(hints) == 2 else "others are"
    return (f"Take the first; the {others} as good: {chances[0]}." if level else ""), found
