"""Tells a player why cards could not be used just now: dims them and shows a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.unasked import Unasked
from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback
from scenes.table.stage.sprites import Sprite
from scenes.ui.clause import plainly

TOLD_NOTE = "unasked"
"""Key in the match's notes of the kinds of moments told so far."""


class LeftOut:
    """Tells each kind of moment once a match, and only if nobody else looks on."""

    def __init__(self, control: MatchControl, playback: Playback) -> None:
        self.control, self.playback = control, playback
        self._next: Unasked | None = None
        """The moment to tell as soon as nothing moves, so that the press that skipped does not remove it."""
        self._shown: Unasked | None = None
        """The moment being read now."""

    @property
    def is_shown(self) -> bool:
        """Whether its sentence is shown."""
        return self._shown is not None and self.playback.hud.bubble.text == plainly(self._shown.why)

    def find(self, act: Sequence[Event]) -> Unasked | None:
        """Returns an act's moment at which cards of the viewer could not be used, if its kind was not told yet."""
        control = self.control
        if control.session.shared_screen or control.you is None:
            return None
        moment = control.match.rules.unasked([event.masked(control.viewer) for event in act], control.viewer)
        known = control.notes.get(TOLD_NOTE, "").split(",")
        return None if moment is None or moment.moment in known else moment

    def seen(self, moment: Unasked) -> None:
        """Called when the moment has been shown."""
        self._next = moment

    def update(self) -> None:
        """Dims the cards while the sentence is shown, except cards that have become playable."""
        if self._next is not None and not self.playback.director.busy:
            self._say(self._next)
            self._next = None
        if self._shown is not None:
            choosing = self.control.choosing
            for sprite in self._cards(self._shown):
                sprite.left_out = self.is_shown and not (choosing is not None and choosing.usable(sprite))
            self._shown = self._shown if self.is_shown else None

    def _say(self, moment: Unasked) -> None:
        """Shows the sentence, not over the hand, if it holds any of the cards."""
        cards, notes, hud = self._cards(moment), self.control.notes, self.playback.hud
        if cards and not hud.bubble.text:
            notes[TOLD_NOTE] = ",".join(filter(None, (notes.get(TOLD_NOTE), moment.moment)))
            hud.teach(moment.why, hud.space.hand)
            self._shown = moment

    def _cards(self, moment: Unasked) -> list[Sprite]:
        hand = self.playback.board.hand(self.control.viewer)
        return [sprite for sprite in hand if sprite.card is not None and sprite.card.code in moment.codes]
