"""The only legal action plays itself: it is announced first, and a press meanwhile keeps the decision open."""

from __future__ import annotations

from game.contract import Action
from saves.settings import Settings
from scenes.control.match_control import SEEN, MatchControl
from scenes.control.screen import Screen

BEAT = 0.5
"""Seconds of the announcement before the action plays."""
NOT_OF_THE_TABLE = frozenset({"", "mute", "speed", "fullscreen", "fast_forward"})
"""Commands of keys that do not concern the decision."""
GO_ON = frozenset({"commit", "continue"})


class OnlyPlay:
    """Knows the act of the decision at hand that plays itself; whoever decides when the match goes on lets it play.

    That is never before others at the screen, whom it would tell what a hand does not hold (BO-49), nor in a lesson. In
    a first match of the game everything is pressed but the usual answer of a hand that holds no other.
    """

    def __init__(self, settings: Settings, control: MatchControl, screen: Screen) -> None:
        self.settings, self.control, self.screen = settings, control, screen
        self._number = -1
        """The number of actions before the decision that the other fields are about."""
        self._found: tuple[Action | None] | None = None
        """The action that plays itself there; None before it was looked for."""
        self.said = 0.0
        """Seconds of the announcement so far; at 0 nothing is about to play itself."""
        self._kept_open = False

    @property
    def act(self) -> Action | None:
        """The action that plays itself now; None if the player is asked."""
        control = self.control
        if not self.settings.auto_continue or control.session.shared_screen or not control.asks_viewer:
            return None
        self.follow()
        if self._kept_open or control.session.is_lesson:
            return None
        if self._found is None:
            self._found = (self._find(),)
        (act,) = self._found
        return act if control.session.knows_game() or self._is_usual(act) else None

    def follow(self) -> None:
        """Notices a new decision; after a take-back the player is asked."""
        count = len(self.control.match.actions)
        if count != self._number:
            self._kept_open = count < self._number
            self._number, self.said, self._found = count, 0.0, None

    def _find(self) -> Action | None:
        legal = self.control.session.legal()
        return legal[0] if len(legal) == 1 else self.control.match.rules.concession(self.control.view, legal)

    @property
    def quiet(self) -> Action | None:
        """The same if it is the usual answer of a hidden hand: then no buttons come up only to go again.

        A question that answers itself within a moment looks like one that was missed.
        """
        act = self.act
        return act if self._is_usual(act) else None

    def _is_usual(self, act: Action | None) -> bool:
        return act is not None and act == self.control.actions.default_answer(self.control.view)

    def say(self, act: Action, seconds: float) -> bool:
        """Announces the action for another step of seconds; returns whether it was announced long enough."""
        label = self.control.match.rules.words.label(act)
        self.screen.announce(f"Only play: {label}.", asked=self.control.choosing is not None)
        self.said += seconds
        return self.said >= BEAT

    def press(self, command: str | None) -> bool:
        """A press of a key that stands for a command, None for one of the mouse; tells whether that is all it does.

        What is about the table keeps the decision open. Where nothing is asked, the key that goes on plays what is said
        at once, unless it may have been meant for what was shown before.
        """
        if self.screen.busy or self.act is None:
            return False
        quiet = self.quiet
        if quiet is not None and command in GO_ON:
            if self.said >= SEEN:
                self.control.commit(quiet)
            return True
        if command not in NOT_OF_THE_TABLE:
            self._kept_open = True
            self.screen.show_panels()
        return False
