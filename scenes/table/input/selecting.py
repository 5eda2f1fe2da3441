"""Presses on cards and places: they select or put back. Only a button or a double click plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.control.match_control import LOOK_FIRST, MatchControl
from scenes.control.pending_choice import HeldCard, PendingChoice
from scenes.table.choice.action_dialogs import ActionDialogs
from scenes.table.choice.column import Column
from scenes.table.input.double_click import MAX_UNITS, DoubleClick
from scenes.table.input.target_kinds import CardTarget, FaceTarget, PlaceTarget, SignTarget, StandInTarget, TableTarget
from scenes.table.kit.offers import PlaceChoice, StandIn
from scenes.table.playback import Playback
from scenes.table.stage.sprites import Sprite, with_code
from scenes.ui.focus import Focus

if TYPE_CHECKING:
    from scenes.shell.app import App


KEPT = "Its button plays it. A right click beside the cards puts it back."
"""Said if a picked card is pressed again that stays picked."""


class Selecting:
    """Selects what is pressed, and plays what is selected."""

    def __init__(
        self,
        app: App,
        control: MatchControl,
        playback: Playback,
        dialogs: ActionDialogs,
        column: Column,
        focus: Focus[TableTarget],
    ) -> None:
        self.app, self.control, self.playback, self.dialogs, self.column = app, control, playback, dialogs, column
        self._focus = focus
        self._clicks = DoubleClick(lambda: app.now)
        self._before: list[HeldCard] = []
        """The cards selected before the last click."""

    # Playing

    @property
    def stands(self) -> bool:
        """Whether cards are selected that the primary button would play."""
        choosing, primary = self.control.choosing, self.column.primary
        return choosing is not None and bool(choosing.picked) and primary is not None and primary.enabled

    def press_primary(self) -> bool:
        """Presses the primary button if it may commit. Returns whether there is one."""
        primary = self.column.primary
        if primary is not None and primary.enabled and self.control.may_commit:
            primary.press()
        return primary is not None

    def focus_partner(self, target: TableTarget) -> bool:
        """From a selected card that needs another, moves the focus to the first that goes with it.

        Returns whether it moved.
        """
        choosing = self.control.choosing
        if choosing is None or choosing.candidates or not self.is_picked(target):
            return False
        cards = (each for each in self._focus.targets if isinstance(each, CardTarget))
        return self._focus.set(next((each for each in cards if choosing.can_join(each.sprite)), None))

    def yields(self, target: TableTarget) -> bool:
        """Returns whether the commit key plays the selected cards although this target has the focus."""
        if isinstance(target, PlaceTarget):
            return self.control.choosing is not None and not self.control.choosing.at(target.choice.target)
        return isinstance(target, (FaceTarget, StandInTarget, SignTarget))

    # Cards

    def is_picked(self, target: TableTarget) -> bool:
        """Returns whether a target is, or stands for, a selected card."""
        choosing = self.control.choosing
        return choosing is not None and self._card_of(target) in choosing.picked

    def press_card(self, sprite: Sprite) -> None:
        """Selects a card, keeps one that came along, or puts a card back; says why it cannot be used."""
        choosing = self.control.choosing
        if choosing is None:
            return
        if sprite not in choosing.picked:
            self._pick(choosing, sprite)
        elif self.control.actions.keeps_picked(self.control.view):
            self.playback.hud.say(KEPT, sprite.rect, "firstDown")
        elif not choosing.confirm(sprite):
            choosing.put_back(sprite)
        self.control.refresh.due()

    def _pick(self, choosing: PendingChoice, sprite: Sprite) -> None:
        reason = choosing.pick(sprite)
        if reason is not None:
            self.playback.hud.refuse(reason, sprite.rect)
        else:
            choosing.complete(self.playback.board.at_hand(self.control.viewer, choosing.zones))

    def press_stand_in(self, place: StandIn) -> None:
        """Presses the card that a place stands for, or says that the hand does not hold it."""
        held = self._held(place.code)
        if self.control.choosing is None:
            return
        if held is not None:
            self.press_card(held)
        else:
            self.playback.hud.refuse(LOOK_FIRST if self.control.face_down else place.missing, place.rect)

    def _held(self, code: str) -> Sprite | None:
        """Returns a card of that face in the viewer's hand, if it lies face up."""
        hand = [] if self.control.face_down else self.playback.board.hand(self.control.viewer)
        return with_code(hand, code)

    def _card_of(self, target: TableTarget) -> Sprite | None:
        if isinstance(target, StandInTarget):
            return self._held(target.place.code)
        return target.sprite if isinstance(target, CardTarget) else None

    # Places

    def press_place(self, choice: PlaceChoice, at_once: bool = False) -> None:
        """Sends the picked cards to a place, or does what the place stands for.

        A careful place only says what it does; its button or a double click (``at_once``) does it.
        """
        hud, choosing = self.playback.hud, self.control.choosing
        if choosing is None:
            return
        meant = choosing.at(choice.target)
        if not meant:
            refusal = choosing.why_not_at(choice.target)
            hud.refuse(refusal or f"Not now. {hud.prompt.text}", choice.rect)
        elif choice.careful and not at_once and not self.dialogs.asks(meant[0]):
            label = self.control.actions.name_now(meant[0], self.control.view)
            label = label or self.control.match.rules.words.button(meant[0])[0]
            button = self.column.button_of(meant[0])
            hud.say(f"{label}? Its button does it, or a double click.", choice.rect, "firstDown")
            self._focus.set(button.name if button is not None else None)
        else:
            self.dialogs.take(choice.name, meant)

    # Hints

    def choose_hint(self, number: int) -> bool:
        """Selects the cards of a hint.

        If another button than the primary one does it, moves the focus there and returns True.
        """
        choosing = self.control.choosing
        if choosing is None or number > len(choosing.hinted):
            return False
        shortcut = self.playback.hud.advice.options[number - 1].shortcut
        if shortcut:
            self._focus.set(next((each for each in self._focus.targets if each.name == shortcut), None))
            return True
        action = choosing.hinted[number - 1]
        choosing.choose(action, self.playback.board.at_hand(self.control.viewer, choosing.zones))
        self.control.refresh.at_once()
        button = self.column.button_of(action)
        if button is None or (choosing.picked and button is self.column.primary):
            self._focus.set(next((each for each in self._focus.targets if self.is_picked(each)), None))
            return False
        self._focus.set(button.name)
        return True

    # Double clicks

    def handle_double_click(self, target: TableTarget) -> bool:
        """Commits on a double click on a card or place. Returns whether it was one.

        If the first click put a selected card back, the double click plays the previous selection.
        """
        choosing, card = self.control.choosing, self._card_of(target)
        thing = target.choice.target if isinstance(target, PlaceTarget) else card
        if choosing is None or thing is None:
            self._clicks.forget()
            return False
        if not self._clicks.completes(thing, choosing):
            self._before = list(choosing.picked)
            return False
        if isinstance(target, PlaceTarget):
            self._place_at_once(target.choice)
        elif card is not None:
            self._play_at_once(choosing, card)
        return True

    def _place_at_once(self, choice: PlaceChoice) -> None:
        if self.control.may_commit:
            self.press_place(choice, at_once=True)

    def _play_at_once(self, choosing: PendingChoice, sprite: Sprite) -> None:
        if sprite in self._before:
            choosing.picked = list(self._before)
        elif sprite not in choosing.picked:
            self._pick(choosing, sprite)
        self.control.refresh.at_once()
        if sprite in choosing.picked and (choosing.starts(sprite) or sprite in self._before):
            self.press_primary()  # a card that only brought another along was not meant to play that one

    def note_commit(self, position: tuple[int, int]) -> None:
        """Remembers a click that committed."""
        self._clicks.commit(position)

    def repeats(self, target: TableTarget, position: tuple[int, int]) -> bool:
        """Returns whether a click is the second half of a double click that committed: it must not decide again."""
        selects = isinstance(target, (CardTarget, StandInTarget)) or not target.commits
        return not selects and self._clicks.repeats(position, MAX_UNITS * self.app.theme.u)

    def forget_clicks(self) -> None:
        """Forgets the first click of a double click, because it was a drag."""
        self._clicks.forget()

    def note_skip(self) -> None:
        """Remembers a click that skipped an animation: what it picked stays if a double click was meant."""
        self._clicks.skip()

    @property
    def has_skipped(self) -> bool:
        """Returns whether a click now may be the second half of a double click whose first skipped."""
        return self._clicks.has_skipped
