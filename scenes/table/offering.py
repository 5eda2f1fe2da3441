"""What the player can do now: marks on the cards, a ghost on the field, and the buttons beside the hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.contract import Action, View
from scenes.picker import Offer, Picker
from scenes.table.choosing import Choosing
from scenes.table.column import Column, Entry, Tool
from scenes.table.game_table import Doubt
from scenes.ui.button import Kind
from scenes.ui.dialog import Dialog

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.table.sprites import Sprite
    from scenes.table.table import Table


MOST_PARTNERS = 3
"""Cards that the prompt names as going with those that are picked."""


class Offering:
    """Shows the choices of the decision at hand, which are the state's and no others."""

    def __init__(self, table: Table) -> None:
        self.table = table
        tools = [
            Tool("Hint", "hint", "hint", table.advisor.ask),
            Tool("Take back", "take_back", "undo", table.rewind.take_back),
            Tool("Rules", "rules", "book", table.open_rules),
            Tool("Menu", "cancel", "pause", table.pause),
        ]
        self.column = Column(table.stage, table.app.theme, tools, table.app.keys.hint)
        self._opened: float | None = None
        """When the menu or question that lies over the table was opened, in seconds of the app."""

    def renew(self) -> None:
        """Shows what can be chosen now, and what it would do."""
        table = self.table
        choosing, settings = table.choosing, table.app.settings
        hand = table.board.zones.get(f"hand:{table.viewer}", [])
        view = table.session.view(table.viewer)
        for sprite in hand:
            picked = choosing is not None and sprite in choosing.picked
            sprite.selected = picked
            sprite.legal = bool(choosing and settings.legal_highlight and not picked and self._lit(choosing, sprite))
            sprite.dull = bool(choosing and table.game.about_hand(view) and not picked and not choosing.usable(sprite))
        table.game.mark_hand(hand, choosing is not None and choosing.uses_cards)
        candidates = choosing.candidates if choosing and settings.previews else []
        table.game.preview(candidates[0] if candidates else None, view)
        self._say_what_is_missing(choosing, view)
        self.column.show(self._entries(choosing))
        table.hands.renew(choosing.legal if choosing else ())

    @staticmethod
    def _lit(choosing: Choosing, sprite: Sprite) -> bool:
        """Whether a card shows that it can be played: by itself, or with those that are picked."""
        return choosing.starts(sprite) or (bool(choosing.picked) and choosing.can_join(sprite))

    def _say_what_is_missing(self, choosing: Choosing | None, view: View) -> None:
        """Where the picked cards are no action yet, the prompt names what they go with; else it asks as before."""
        table = self.table
        if choosing is None:
            return
        words = table.match.rules.words
        if choosing.picked and not choosing.candidates:
            partners = " or ".join(words.title(code) for code in choosing.partners()[:MOST_PARTNERS])
            codes = [sprite.card.code for sprite in choosing.picked if sprite.card]
            table.dash.prompt.text = f"{' + '.join(map(words.title, codes))} goes with {partners}."
        else:
            table.dash.prompt.text = words.prompt(view, table.match.names)

    def _entries(self, choosing: Choosing | None) -> list[Entry]:
        if choosing is None:
            return []
        table = self.table
        words, game = table.match.rules.words, table.game
        limit = game.limit(table.session.view(table.viewer), choosing.legal)
        entries: list[Entry] = []
        for menu, actions in choosing.offers(game.menu_of):
            if limit is not None and actions == [limit[1]]:
                continue
            several = menu is not None and len(actions) > 1
            aside = menu is not None and actions[0] in choosing.bare
            label, detail = words.button(actions[0])
            if several or aside:
                label = str(menu)
            if several:
                detail = f"{len(actions)} choices"
            # Cards come before what needs none; where others look on, also if there are no such cards.
            beside = aside or (actions[0] in choosing.bare and (choosing.uses_cards or choosing.covert))
            kind: Kind = "secondary" if entries or beside else "primary"
            entries.append(Entry(label, partial(self.take, menu, actions), kind, detail, aside=aside))
        return entries

    def open_menu(self, menu: str) -> None:
        """Opens a menu by name, or says that the decision does not offer it."""
        table, choosing = self.table, self.table.choosing
        offers = choosing.offers(table.game.menu_of) if choosing else []
        for name, actions in offers:
            if name == menu:
                self.take(menu, actions)
                return
        if choosing is not None:
            table.refuse(f"{menu}: there is none to be had now.", table.space.actions)

    def take(self, menu: str | None, actions: Sequence[Action]) -> None:
        """Takes an action, or asks which one where a menu collects several."""
        table = self.table
        if menu is None or len(actions) == 1:
            self._commit(actions[0])
            return
        words = table.match.rules.words
        offers = [Offer(*words.button(action)) for action in actions]
        self._open(Picker(table.app, menu, offers, lambda place: self._in_time(partial(self._commit, actions[place]))))

    def _open(self, question: Scene) -> None:
        """Opens a menu or a question that belongs to the decision: the play clock runs meanwhile (FW-77)."""
        self._opened = self.table.app.now
        self.table.app.stack.push(question)

    def closed(self) -> None:
        """The table is in sight again: the time of a menu or a question counts, whatever came of it."""
        if self._opened is not None:
            self.table.clock += self.table.app.now - self._opened
            self._opened = None

    def _in_time(self, act: Callable[[], object]) -> None:
        """Does what was picked, unless the clock ran out before."""
        choosing = self.table.choosing
        self.run_clock()
        if self.table.choosing is choosing:
            act()

    def _commit(self, action: Action) -> None:
        """Takes an action, after a question where it gives something away."""
        table = self.table
        view = table.session.view(table.viewer)
        choosing = table.choosing
        question = table.game.doubt(action, view, choosing.legal) if choosing else None
        if question is None or not self._may_ask(question) or self._would_betray(action):
            table.commit(action)
            return
        label = table.match.rules.words.label(action)
        answers = [(label, lambda: self._in_time(partial(table.commit, action))), ("Think again", lambda: None)]
        silence = partial(self._silence, question)
        self._open(Dialog(table.app, "Are you sure?", question.text, answers, accent="firstDown", dont_ask=silence))

    def _may_ask(self, question: Doubt) -> bool:
        settings = self.table.app.settings
        return settings.confirmations and question.about not in settings.silenced

    def _silence(self, question: Doubt) -> None:
        app = self.table.app
        app.change(silenced=[*app.settings.silenced, question.about])

    def _would_betray(self, action: Action) -> bool:
        """Whether a question, asked in front of the other players, would tell them what is in the hand."""
        table = self.table
        decision = table.session.decision
        covert = decision is not None and decision.covert and table.session.shared_screen
        return covert and not table.game.codes_of(action) and table.game.menu_of(action) is None

    def run_clock(self) -> None:
        """Shows the seconds of a person on the clock; what happens when they are used up is the rules' business."""
        table, choosing = self.table, self.table.choosing
        if choosing is None:
            return
        limit = table.game.limit(table.session.view(table.viewer), choosing.legal)
        if limit is None:
            return
        seconds, action = limit
        table.dash.bug.clock = max(0, math.ceil(seconds - table.clock))
        if table.clock >= seconds:
            table.commit(action)
