"""Plays the only legal action by itself after an announcement. Any press during it lets the player decide instead."""

from __future__ import annotations

from game.claims import IfStands, Scores
from game.contract import Action
from saves.settings import Settings
from scenes.control.match_control import MIN_VISIBLE_SECONDS, MatchControl
from scenes.control.screen import Screen

ANNOUNCE_SECONDS = 0.5
"""Seconds of the announcement."""
GIVEN_IN_SECONDS = 1.1
"""The same for a play that the hand cannot answer, whose reason is read, too."""
LONG_SECONDS, WORD_SECONDS = 2.5, 0.2
"""The same where it tells of the setting, and for each word where it costs points."""
TOLD_OFTEN = 3
"""Number of times that the setting is named in a first match."""
SETTING = "Go on by itself when there is one choice"
"""The setting without which nothing plays itself."""
NEUTRAL_COMMANDS = frozenset({"", "mute", "speed", "fullscreen", "fast_forward"})
"""Commands that do not concern the decision, so they leave the announcement running."""
CONTINUE_COMMANDS = frozenset({"commit", "continue"})


def reading_time(sentence: str) -> float:
    """Returns for how many seconds a sentence stays that tells of points.

    >>> reading_time("Nothing of yours stops it: they score 7."), reading_time("Conceded.")
    (1.6, 1.1)
    """
    return min(max(GIVEN_IN_SECONDS, WORD_SECONDS * len(sentence.split())), LONG_SECONDS)


class OnlyPlay:
    """Finds the action of the current decision that plays itself; ``Turns`` commits it.

    Never while others look on, as it would reveal what a hand lacks (BO-49), nor in a lesson. A play that the hand
    cannot answer is given in every time, whatever it costs: a rule with exceptions looks like chance. Anything else is
    asked where points are at stake, and in a first match of the game unless it is routine.
    """

    def __init__(self, settings: Settings, control: MatchControl, screen: Screen) -> None:
        self.settings, self.control, self.screen = settings, control, screen
        self._number = -1
        """Number of actions before the decision that the other fields belong to."""
        self._found: tuple[Action | None] | None = None
        """The action that plays itself there, in a tuple; None before it was looked for."""
        self.announced = 0.0
        """Seconds of the announcement so far; 0 if nothing is about to play itself."""
        self._kept_open = False
        self._gives_in = False
        """Whether it concedes a play that the hand cannot answer."""

    @property
    def act(self) -> Action | None:
        """The action that plays itself now, or None if the player is asked."""
        control = self.control
        if not self.settings.auto_continue or control.session.shared_screen or not control.asks_viewer:
            return None
        self.follow()
        if self._kept_open or control.session.is_lesson:
            return None
        if self._found is None:
            self._found = (self._find(),)
        return self._found[0]

    def follow(self) -> None:
        """Resets the fields at a new decision. After a take-back the player is always asked."""
        count = len(self.control.match.actions)
        if count != self._number:
            self._kept_open = count < self._number
            self._number, self.announced, self._found = count, 0.0, None

    def _find(self) -> Action | None:
        control, legal = self.control, self.control.session.legal()
        given_in = control.match.rules.concession(control.view, legal)
        self._gives_in = given_in is not None
        if given_in is not None:
            return given_in
        act = legal[0] if len(legal) == 1 else None
        if act is None or self._is_usual(act):
            return act
        known = control.actions.is_routine(act) or control.session.knows_game()
        return act if known and not self._decides_points(act) else None

    def _decides_points(self, act: Action) -> bool:
        """Returns whether points are scored by the action, or by it if nobody stops it."""
        claims = self.control.match.rules.claims(self.control.view, act)
        claimed = [claim.claim if isinstance(claim, IfStands) else claim for claim in claims]
        return any(isinstance(claim, Scores) and claim.points for claim in claimed)

    @property
    def without_buttons(self) -> Action | None:
        """The action that plays itself if no buttons are shown: where the hand holds no answer.

        Buttons that disappear within a moment would look like a missed question.
        """
        act = self.act
        return act if self._is_usual(act) or self._gives_in else None

    def _is_usual(self, act: Action | None) -> bool:
        return act is not None and act == self.control.actions.default_answer(self.control.view)

    def _taken(self, act: Action) -> int:
        """Returns how often the player has taken the action in this match."""
        match, seat = self.control.match, self.control.viewer
        taken = zip(match.actions, match.decisions, strict=True)
        return sum(decision.seat == seat and each == act for each, decision in taken)

    def say(self, act: Action, seconds: float) -> bool:
        """Announces the action for ``seconds`` more. Returns whether it was announced long enough."""
        if self._is_usual(act) and not self.control.actions.announces_default:
            return True
        actions, view = self.control.actions, self.control.view
        sentence, lasts = actions.given_in(act, view), GIVEN_IN_SECONDS
        if not sentence:
            label = actions.name_now(act, view) or self.control.match.rules.words.label(act)
            sentence, lasts = f"Only play: {label}.", ANNOUNCE_SECONDS
        elif not self.control.session.knows_game() and self._taken(act) < TOLD_OFTEN:
            sentence, lasts = f"{sentence} (Settings: {SETTING})", LONG_SECONDS
        elif self._decides_points(act):
            lasts = reading_time(sentence)
        told = lasts > ANNOUNCE_SECONDS  # as bright as a question
        self.screen.announce(sentence, asked=told or self.control.choosing is not None)
        self.announced += seconds
        return self.announced >= lasts

    def press(self, command: str | None) -> bool:
        """Handles a key's command, or None for a mouse press. Returns whether the press has no other effect.

        A press that concerns the decision keeps it open. If no buttons are shown, the continue key plays the announced
        action at once, unless the press may have been meant for what was shown before.
        """
        if self.screen.busy or self.act is None:
            return False
        act = self.without_buttons
        if act is not None and command in CONTINUE_COMMANDS:
            if self.announced >= MIN_VISIBLE_SECONDS:
                self.control.commit(act)
            return True
        if command not in NEUTRAL_COMMANDS:
            self._kept_open = True
            self.screen.show_panels()
        return False
