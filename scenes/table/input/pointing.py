"""The target under pointer or focus: marks it and explains it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from game.zones import Role
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice
from scenes.table.choice.column import Column
from scenes.table.hud.card_details import CardNote
from scenes.table.hud.panels import Around
from scenes.table.input.card_notes import card_note
from scenes.table.input.lifting import Lifting
from scenes.table.input.target_kinds import (
    ButtonTarget,
    CardTarget,
    DriveTarget,
    FaceTarget,
    HintTarget,
    LogTarget,
    PlaceTarget,
    SignTarget,
    StandInTarget,
    TableTarget,
    WordsTarget,
    answers_on_table,
)
from scenes.table.kit.offers import Chart, PlaceChoice, of_kind, reachable
from scenes.table.playback import Playback
from scenes.table.stage.layout import GROWN
from scenes.table.stage.picture_queue import Picture
from scenes.table.stage.sprites import Sprite
from scenes.ui.bubble import HOVER_DELAY
from scenes.ui.focus import Focus

if TYPE_CHECKING:
    from scenes.shell.app import App

CARD_MARGIN = 12.0
"""Width beside a hand card that belongs to it, so that there are no gaps between cards, in units."""
RULE_DELAY = 1.0
"""Seconds for which pointer or focus rests on a log entry before its rule is told."""
READ_DELAY = 0.12
"""Seconds until a card under the pointer is shown in the rail."""
NOWHERE = (-1, -1)
MOVED = 4.0
"""Units from where it rested from which a pointer is moved by the player's will: a hand on the mouse trembles."""
ROLES_IN_PLAY = (Role.LINE, Role.CALL)
"""Roles of the zones that hold the cards played or called last."""
TAB_ONLY_ZONES = frozenset({"legend"})
"""Zones that Tab reaches but arrows do not."""


class Pointing:
    """Keeps the target that the player looks at, by mouse or keys, and marks and explains it."""

    def __init__(self, app: App, control: MatchControl, playback: Playback, column: Column) -> None:
        self.app, self.control, self.playback, self.column = app, control, playback, column
        self.focus = Focus[TableTarget]()
        self.focus.visible = False
        self.focus.tab_only_zones = TAB_ONLY_ZONES
        self.pointer = NOWHERE
        self._lifting = Lifting(app, control, playback)
        self._hovered: TableTarget | None = None
        self._held: Sprite | None = None
        self._light_moves = False
        self._explained: TableTarget | None = None
        self._waited = 0.0
        self._shown_text = ""
        """The explanation shown last."""
        self.tips_on_focus = True
        """Whether targets other than cards are explained on focus, too."""
        self._suppressed = False
        """Whether an explanation was closed and the pointer has not moved since; until then none opens."""
        self._previewed: Action | None = None
        """The action of the button under pointer or focus, if the table previews it."""
        self._rested: tuple[int, int] | None = NOWHERE
        """Where the pointer lay when the decision came; None once it is really moved or a key is used."""
        self._glanced: tuple[object, ...] = ()
        """The card, decision and picked cards of the last call of the game's ``glance``."""
        self._unmarked = False
        """Whether pointer or focus have moved since the marks were updated."""
        self._lost = True
        """Whether the focused target has disappeared and no new decision has come."""
        playback.hud.surroundings = self._surroundings
        self._open: PendingChoice | None = None
        """The decision that was open at the last update of the targets."""
        self._placed: TableTarget | None = None
        """The target that got the focus automatically: a card there is not shown in the rail before a key is used."""
        self._asked: PendingChoice | None = None
        """The last decision for which the focus was placed."""

    @property
    def busy(self) -> bool:
        """Whether a card or button is moving or changing, or an explanation is about to open."""
        waiting = self._explained is not None and self._waited <= HOVER_DELAY and self._may_explain
        return self._lifting.busy or self._light_moves or waiting

    @property
    def _waits(self) -> bool:
        """Whether the focus has lost its target and is hidden until the next decision."""
        return self._lost and self.control.choosing is None

    @property
    def focused(self) -> TableTarget | None:
        """The focused target, if the focus is visible."""
        return self.focus.current if self.focus.visible and not self._waits else None

    @property
    def target(self) -> TableTarget | None:
        """The target under the focus if keys are used, otherwise the one under the pointer."""
        return self.focused if self.focus.visible else self._hovered

    def reset_focus(self, visible: bool) -> None:
        """Prepares for another player: the focus will move to their next decision."""
        self.focus.visible |= visible
        self._lost = True

    def show_focus(self) -> bool:
        """Shows the focus. Returns whether it was already visible."""
        seen = self.focused is not None
        self.focus.visible, self._lost, self._placed, self._rested = True, False, None, None
        return seen

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""
        if self._unmarked:
            self._show_marks()
        self._lifting.update(dt, self._card)
        self._light_moves = self.column.update(dt)
        self._explain(dt)

    def take(self, targets: Sequence[TableTarget]) -> None:
        """Replaces the targets, and keeps or places the focus."""
        old = self.focus.current
        self.focus.rebuild(targets)
        self.focus.tab_only_zones = self._tab_only_zones(targets)
        new = self.focus.current
        self._lost |= old is not None and new is not None and (old.name, old.zone) != (new.name, new.zone)
        choosing = self.control.choosing
        if self._open is not None and choosing is not self._open:
            self.close_explanation()
        self._open = choosing
        if choosing is not None and choosing is not self._asked:
            self._asked, self._rested = choosing, self.pointer
            useless = isinstance(new, CardTarget) and not choosing.usable(new.sprite)
            on_a_pile = choosing.covert and new is not None and new.zone == "table"
            usual = choosing.covert and self.column.primary is not None
            if self._lost or useless or on_a_pile or usual or not self.focus.visible:
                self.begin()
            self._lost = False
        self._hovered = self.at(self.pointer)
        if not any(_same_target(self._explained, target) for target in targets):
            self.close_explanation()
        self._show_marks()

    def _tab_only_zones(self, targets: Sequence[TableTarget]) -> frozenset[str]:
        """Returns the zones that arrows do not enter from other zones.

        If the answers lie on the table and no card is asked for, arrows skip the hand, the log and the drives.
        """
        choosing = self.control.choosing
        if choosing is None or choosing.uses_cards or choosing.covert or not answers_on_table(targets):
            return TAB_ONLY_ZONES
        return TAB_ONLY_ZONES | {"hand", "log", "drives"}

    def begin(self) -> None:
        """Moves the focus to the first target of the current decision."""
        if self.control.choosing is not None:
            self.focus.set(self._first_choice(self.control.choosing))
            self._placed = self.focus.current

    def _first_choice(self, choosing: PendingChoice) -> TableTarget | None:
        """Returns the first target: the primary button, else a playable card, else a button.

        If the choice hides the hand and the game has no default answer, it is any card, so that repeating a key never
        answers.
        """
        primary = self.column.primary
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget)]
        helping = [target for target in cards if choosing.starts(target.sprite)]
        first = self.focus.find(primary.name) if primary else None
        return first or next(iter([*helping, *(cards if choosing.covert else [])]), None) or self._first_button()

    def _first_button(self) -> TableTarget | None:
        return next((target for target in self.focus.targets if target.zone == "actions"), None)

    def at(self, position: tuple[int, int]) -> TableTarget | None:
        """Returns the target at a window position, or else a hand card close beside it."""
        found = self.focus.at(position)
        if found is not None or not self.playback.hud.space.hand.collidepoint(position):
            return found
        spare = 2 * self.app.theme.px(CARD_MARGIN)
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget) and target.zone == "hand"]
        near = [card for card in cards if card.rect.inflate(spare, 0).collidepoint(position)]
        return min(near, key=lambda card: abs(card.rect.centerx - position[0]), default=None)

    def point(self, position: tuple[int, int]) -> None:
        """Updates the pointer's position, in window pixels, and hides the focus."""
        if position != self.pointer:
            self._waited, self._suppressed = 0.0 if self._suppressed else self._waited, False
            if self._waited <= HOVER_DELAY:
                self._rest_on_rule()
        self.pointer = position
        if self._rested is not None and math.dist(position, self._rested) > self.app.theme.px(MOVED):
            self._rested = None
        self.focus.visible = False
        hovered = self.at(position)
        if hovered is not self._hovered:
            self._hovered = hovered
            if self.app.settings.hover_tick and hovered is not None:
                self.app.sound.play("tick")
        self.mark()

    def mark(self) -> None:
        """Requests an update of the marks, done once per frame."""
        self._unmarked = True

    def _show_marks(self) -> None:
        """Marks the targets under pointer and focus, and the usable places."""
        self._unmarked = False
        if self._explained is None:
            self.playback.hud.stop_explaining()
        game, hud = self.playback.game, self.playback.hud
        focused, choosing = self.focused, self.control.choosing
        place = focused.choice.target if isinstance(focused, PlaceTarget) else None
        game.mark_shortcut(focused.name if focused else "", self.target.name if self.target else "")
        game.mark_sign(self.target.mark if isinstance(self.target, SignTarget) else "")
        game.mark_places(choosing.open_places() if choosing else (), place)
        self.column.mark(focused.name if focused else None, self._hovered.name if self._hovered else None)
        hud.log.ring = focused.rect if isinstance(focused, LogTarget) else None
        hud.ring.rect = focused.rect if isinstance(focused, (SignTarget, HintTarget, WordsTarget)) else None
        looked_at = self.target.number if isinstance(self.target, HintTarget) else None
        hud.advice.pointed, hud.advice_line.lit = looked_at or 0, looked_at == 0
        hud.drives.ring = focused.rect if isinstance(focused, DriveTarget) else None
        for target in self.focus.targets:
            if isinstance(target, FaceTarget):
                pointed = self._lifting.reduced and target is self.target and isinstance(target, CardTarget)
                target.shown.focused = target is focused or pointed
            if isinstance(target, StandInTarget):
                target.place.focused = target is focused
        cards = [target.sprite for target in self.focus.targets if isinstance(target, CardTarget)]
        lying = [card for card in cards if card is not self._held]
        raised = self._card if self._held is None else None
        self._lifting.show(lying, raised, None if self.focus.visible else self.pointer)
        self._glance()
        self._preview()

    @property
    def _card(self) -> Sprite | None:
        """The pickable card under pointer or focus."""
        return self.target.sprite if isinstance(self.target, CardTarget) else None

    def _glance(self) -> None:
        """Lets the game preview the card under pointer or focus, once per card and decision.

        With cards picked, the preview shows those, so that it always matches the button, unless the game takes one card
        at a time: then another card is compared with the picked one while the pointer is on it. A card that only comes
        to lie there with the decision is not previewed, so that what the last act came to stays in sight; but it is
        where keys are led by a lesson, which tells that itself.
        """
        asked = self.control.choosing
        led = asked is not None and asked.lesson_action is not None and self.focus.visible
        sprite = self._card if asked is not None and (led or self._rested is None) else None
        if asked is not None and asked.picked and sprite not in asked.picked and not self.playback.game.compares:
            sprite = None
        seen = (sprite, asked, tuple(asked.picked) if asked else ())
        if seen != self._glanced and self.app.settings.previews:
            self.playback.game.glance(sprite.card if sprite is not None else None, self.control.view)
        self._glanced = seen

    def _preview(self) -> None:
        """Lets the game preview what a button would do with the picked cards, else what the first one would."""
        asked, target = self.control.choosing, self.target
        candidates = asked.candidates if asked is not None and self.app.settings.previews else []
        meant = self.column.meant_by(target.button) if isinstance(target, ButtonTarget) else ()
        pointed = meant[0] if len(meant) == 1 and meant[0] in candidates[1:] else None
        if pointed != self._previewed and candidates:
            self.playback.game.preview(pointed or candidates[0], self.control.view)
        self._previewed = pointed

    def _explain(self, dt: float) -> None:
        """Explains the target under the pointer after a delay, and the focused one at once."""
        target, hud = self.target, self.playback.hud
        hinted = hud.advice.open and hud.reading.note is not None
        if hinted or not _same_target(target, self._explained):
            begun = READ_DELAY if hud.reading.note is None else 0.0
            hud.stop_explaining()
            self._waited = 0.0 if self._note(target) is None else HOVER_DELAY - begun
            self._explained, self._waited = target, HOVER_DELAY if self.focus.visible else self._waited
            self._rest_on_rule()
        unread = self.focus.visible and isinstance(target, CardTarget) and _same_target(target, self._placed)
        if target is None or unread or not self._may_explain:
            return
        shown = self._waited > HOVER_DELAY
        self._waited += 0.0 if shown else dt
        if self._waited > HOVER_DELAY and not (shown and self.explanation_of(target)[0] == self._shown_text):
            self._tell(target)

    def _rest_on_rule(self) -> None:
        """Lets a log entry wait with its rule: the pointer often lies over the log only to turn the wheel."""
        target = self._explained
        if isinstance(target, LogTarget) and target.clause and self.explanation_of(target)[0] == target.explanation:
            self._waited = HOVER_DELAY - RULE_DELAY

    def _note(self, target: TableTarget | None) -> CardNote | None:
        """Returns the note on a target's card, with its chance if the player wants previews."""
        game, view = self.playback.game, self.control.view
        chances = self.app.settings.previews
        return card_note(target, self.control, chances=chances, harm=lambda card: game.harm(card, view))

    def pictures(self) -> Iterator[Picture]:
        """Yields the enlarged pictures of the pickable cards."""
        for target in self.focus.targets:
            note = self._note(target) if isinstance(target, CardTarget) else None
            if note is not None:
                for wide in (self.app.theme.px(GROWN.w), self.playback.hud.reading.wide(note)):
                    yield Picture(note.card, wide, 0, note.back)

    def _tell(self, target: TableTarget) -> None:
        """Explains a target: a card in the rail, unless hints are there, everything else beside it."""
        hud, note = self.playback.hud, self._note(target)
        self._shown_text, beside = self.explanation_of(target)
        if note is None:
            if self.tips_on_focus or not self.focus.visible:
                hud.explain(self._shown_text, beside)
        elif hud.advice.open:
            hud.explain(note.one_line, target.rect)
        else:
            hud.read(note)

    def explanation_of(self, target: TableTarget) -> tuple[str, pygame.Rect]:
        """Returns a target's explanation for the pointer, or for keys, and the area beside which it is shown."""
        return target.tooltip_at(None if self.focus.visible else self.pointer)

    @property
    def _may_explain(self) -> bool:
        """Whether the pointer has moved or keys are used, and no animation, bubble or large card is shown."""
        hud = self.playback.hud
        free = not (self.playback.director.busy or hud.bubble.text or hud.zoom.card)
        return free and (self.focus.visible or not self._suppressed)

    def hold(self, card: Sprite | None) -> None:
        """Sets the card that is being dragged, or None. Meanwhile no card is raised or explained."""
        if card is not None:
            self.close_explanation()
            if card is not self._held:
                self._lifting.let_go(card)
        self._held = card

    def close_explanation(self) -> None:
        """Closes the explanation. None opens until the pointer moves."""
        self._suppressed, self._explained = True, None
        self.mark()

    def _surroundings(self) -> Around:
        """Returns the areas that explanations must not cover (buttons, score, stakes, cards in play) or should not."""
        game, zones = self.playback.game, self.control.match.rules.zones
        buttons = [button.rect for button in self.column.buttons]
        seen = [sprite for sprite in self.playback.board.sprites() if sprite.card is not None]
        live = [sprite.rect for sprite in seen if zones[sprite.zone].role in ROLES_IN_PLAY]
        rest = [sprite.rect for sprite in seen if zones[sprite.zone].role not in ROLES_IN_PLAY]
        laid = reachable(game.on_table())
        usable = [sprite.rect for sprite in seen if sprite.legal]  # counted twice, so that others are covered first
        places = [choice.rect for choice in of_kind(laid, PlaceChoice)]
        charts = [chart.rect for chart in of_kind(laid, Chart)]
        return Around(
            [*buttons, self.playback.hud.bug.rect, *game.kept_clear(), *live, *charts],
            [*rest, *usable, *places, *game.legend().values()],
        )


def _same_target(one: TableTarget | None, other: TableTarget | None) -> bool:
    """Returns whether two targets stand for the same thing, as targets are recreated."""
    if one is None or other is None:
        return one is other
    return (one.name, one.zone, type(one)) == (other.name, other.zone, type(other))
