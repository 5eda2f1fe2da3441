"""Shows what the player can do now: marks on the cards, a preview on the table, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.claims import headline
from game.contract import Action, View
from saves.settings import Settings
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice, numbers
from scenes.table.choice.action_dialogs import ActionDialogs
from scenes.table.choice.column import MAX_BUTTONS, Column, Entry
from scenes.table.kit.offers import Shortcut
from scenes.table.playback import Playback
from scenes.table.stage.sprites import Sprite
from scenes.ui.button import Kind

MAX_PARTNERS = 3
"""Largest number of cards that the prompt names as partners of the picked ones."""
MAX_PAIRS = 1
"""Largest number of pairs of such cards, which need more words."""
MORE_MENU = "More"
"""Menu for actions without space in the column."""


def partners_text(companions: Sequence[Sequence[str]], title: Callable[[str], str]) -> str:
    """Returns the names of the cards that go with the picked ones, in a few words.

    >>> partners_text([["CATCH 20"], ["CATCH 30"]], str)
    'CATCH 20 or CATCH 30'
    >>> partners_text([["PASS", "CATCH 20"], ["PASS", "CATCH 30"]], str)
    'PASS and CATCH 20'
    """
    most = MAX_PARTNERS if all(len(codes) == 1 for codes in companions) else MAX_PAIRS
    return " or ".join(" and ".join(map(title, codes)) for codes in companions[:most])


class ChoiceDisplay:
    """Shows the choices of the current decision: exactly those of the state."""

    def __init__(
        self,
        settings: Settings,
        control: MatchControl,
        playback: Playback,
        column: Column,
        dialogs: ActionDialogs,
        peek: Callable[[], object],
    ) -> None:
        """``peek`` turns the viewer's hand up for a look before others, or down again."""
        self.settings, self.control, self.column, self.dialogs, self._peek = settings, control, column, dialogs, peek
        self.game, self.board, self.hud = playback.game, playback.board, playback.hud
        self._figures: tuple[PendingChoice | None, Mapping[str, str]] = (None, {})
        """The decision and the figures on the cards of the hand, which are found once a decision."""

    def renew(self) -> None:
        """Updates everything that shows the choices."""
        choosing, game, view = self.control.choosing, self.game, self.control.view
        hand = self.board.hand(self.control.viewer)
        for sprite in self.board.sprites():
            sprite.hint, sprite.figure, sprite.selected, sprite.legal, sprite.dull = "", "", False, False, False
            sprite.no_help = False
        if choosing is not None and not self.control.face_down:
            self._mark(choosing, hand if game.about_hand(view) else [])
        game.show_choice(choosing, hand, view)
        candidates = choosing.candidates if choosing and self.settings.previews else []
        game.preview(candidates[0] if candidates else None, view)
        if choosing is None or not (choosing.hinted or self.control.session.asking):
            self.hud.advice.clear()
        if choosing is not None:
            self._say_what_is_missing(choosing, view)
        look = self._look(bool(hand) or game.conceals(view))
        self.column.show([*self._entries(choosing, view), *look] if choosing else [])
        self.hud.drives.hidden = self.hud.advice.crowded = self.column.risen > 0
        self.hud.advice.unused = self.column.unused

    def _look(self, holds_cards: bool) -> list[Entry]:
        """Returns the button that shows or hides a hand before others. It does not depend on the hand."""
        if not (holds_cards and self.control.in_public):
            return []
        if self.control.face_down:
            return [Entry("Show my cards", self._peek, detail="the others look away")]
        return [Entry("Hide my cards", self._peek)]

    def _mark(self, choosing: PendingChoice, lockable: Sequence[Sprite]) -> None:
        """Marks the cards that can be picked, and dims unusable ones of ``lockable``."""
        cards = self.board.at_hand(self.control.viewer, choosing.zones)
        hints, figures = choosing.hints_on(cards), self._figures_of(choosing)
        for index, sprite in enumerate(cards):
            sprite.hint, sprite.selected = hints.get(index, ""), sprite in choosing.picked
            sprite.no_help = not sprite.selected and choosing.usable(sprite) and bool(self._harm(sprite))
            glows = choosing.is_highlighted(sprite) and (not sprite.no_help or choosing.lesson_action is not None)
            sprite.legal = self.settings.legal_highlight and not sprite.selected and glows
            sprite.dull = sprite in lockable and not sprite.selected and not choosing.usable(sprite)
            right = cards[index + 1] if index + 1 < len(cards) else sprite
            sprite.figure_room = max(0.0, right.x - sprite.x) if right.zone == sprite.zone else 0.0
            sprite.figure = figures.get(sprite.card.code, "") if sprite.card and choosing.starts(sprite) else ""
            sprite.figure_icon, sprite.figure_low = self.game.figure_icon(sprite.figure), self.game.figures_low

    def _harm(self, sprite: Sprite) -> str:
        """Returns why a card that can be used would not help the player; empty if it may."""
        return self.game.harm(sprite.card, self.control.view) if sprite.card is not None else ""

    def _figures_of(self, choosing: PendingChoice) -> Mapping[str, str]:
        """Returns the figures on the cards at a decision, if the player wants previews."""
        if not self.settings.previews:
            return {}
        if self._figures[0] is not choosing:
            self._figures = choosing, self.game.figures(self.control.view, choosing.legal)
        return self._figures[1]

    def _say_what_is_missing(self, choosing: PendingChoice, view: View) -> None:
        """Sets the prompt: the partners of the picked cards until they make an action, otherwise the question."""
        match = self.control.match
        words = match.rules.words
        if choosing.picked and not choosing.candidates:
            partners = partners_text(choosing.companions(), words.title)
            codes = [sprite.card.code for sprite in choosing.picked if sprite.card]
            self.hud.prompt.text = f"{' + '.join(map(words.title, codes))} goes with {partners}."
        else:
            self.hud.prompt.text = self.game.asks(view) or words.prompt(view, match.names)

    def _named(self, action: Action, view: View) -> tuple[str, str]:
        """Returns an action's two short lines for its button; results come before cards."""
        rules = self.control.match.rules
        big, unless = headline(rules.claims(view, action), view.seat)
        label, detail = rules.words.button(action)
        label = self.game.name_now(action, view) or label
        same = big.lower() == detail.lower()  # then the rules' words are better, as they name the card
        if same or (not big and action.pick(view.seat)[0]):
            return label, detail
        return big or label, unless or detail

    def _words(self, menu: str | None, actions: Sequence[Action], view: View, labels: Sequence[str]) -> tuple[str, str]:
        """Returns label and detail of a button for an action or a menu; ``labels`` are those of other buttons."""
        if menu is not None and len(actions) > 1:
            numbered = list(numbers(actions, self.control.viewer))
            return menu, f"{numbered[0]} to {numbered[-1]}" if numbered else f"{len(actions)} choices"
        label, detail = self._named(actions[0], view)
        if label in labels:  # two with the same result are told apart by what they do
            label, detail = self.control.match.rules.words.button(actions[0])
        return menu if menu is not None and self.game.leaves_open(actions[0]) else label, detail

    def _entries(self, choosing: PendingChoice, view: View) -> list[Entry]:
        game, offered = self.game, self.game.shortcuts(view, choosing.legal)
        shortcuts = self._buttons([each for each in offered if each.rect is None], choosing)
        entries = [] if choosing.picked else list(shortcuts)  # otherwise after the actions with cards
        default, on_table = game.default_answer(view), any(each.rect for each in offered)
        favorite, why = game.recommended(view, choosing.legal) or (None, "")
        needless = [action for each in offered for action in each.instead]
        offers = self._offers(choosing, view, needless, MAX_BUTTONS - len(shortcuts) - (favorite is not None))
        if on_table and self.control.session.is_lesson:  # what is learned lies on the table
            offers = [offer for offer in offers if choosing.lesson_action in offer[1]]
        # Before all others, even if it belongs to a menu.
        ahead = list(game.in_order(view) or ([] if favorite is None else [favorite]))
        offers = [
            *((None, [each]) for each in ahead),
            *(offer for offer in offers if offer[1][1:] or offer[1][0] not in ahead),
        ]
        marked = favorite if favorite in ahead else next(iter(ahead), None)
        for menu, actions in offers:
            aside = game.leaves_open(actions[0])
            label, detail = self._words(menu, actions, view, [entry.label for entry in entries])
            if actions == [favorite]:
                detail = why
            elif len(actions) == 1 or menu is None:
                detail = game.chance_words(actions[0], view) or detail
            # Actions with cards come before those without; if others look on, even if there are no such cards.
            cardless = actions[0] in choosing.without_cards and (choosing.uses_cards or choosing.covert)
            beside = aside or (cardless and actions[0] != default) or (menu is not None and on_table)
            first = actions == [marked] if ahead and not shortcuts else not entries
            # What lets a play stand is not dressed like the call that was pressed at its place a moment ago.
            main: Kind = "usual" if actions == [default] and game.keeps_picked(view) else "primary"
            kind: Kind = main if first and not beside else "secondary"
            taken, row = partial(self.dialogs.take, menu, actions), game.row_of(actions[0])
            entries.append(Entry(label, taken, kind, detail, aside, actions, row, self._tip(menu)))
        missing = None if choosing.picked else game.needs_card(view, choosing.legal)
        if missing is not None:
            label, asks = missing
            show_request = partial(self.hud.tell, f"{label}: {asks}.")
            entries.append(Entry(label, show_request, "secondary", asks))
        return [*entries, *(shortcuts if choosing.picked else ())]

    def _tip(self, menu: str | None) -> str:
        """What a menu is for, where the game explains that."""
        return self.control.match.rules.words.LEGEND.get(menu.lower(), "") if menu else ""

    def _buttons(self, beside: Sequence[Shortcut], choosing: PendingChoice) -> list[Entry]:
        """Returns the buttons of shortcuts. The first is the primary one while no card is picked."""
        return [
            Entry(
                each.name,
                partial(self.dialogs.take_shortcut, each),
                "secondary" if index or choosing.picked else "primary",
                each.detail,
            )
            for index, each in enumerate(beside)
        ]

    def _offers(
        self, choosing: PendingChoice, view: View, needless: Sequence[Action], most: int
    ) -> list[tuple[str | None, list[Action]]]:
        """Returns the actions of each button, without ``needless`` ones and the clock's.

        Those without space become one menu.
        """
        limit = self.game.limit(view, choosing.legal)
        found = [
            (menu, actions)
            for menu, actions in choosing.offers(self.control.match.rules.menu)
            if (limit is None or actions != [limit[1]]) and not all(action in needless for action in actions)
        ]
        if len(found) <= most:
            return found
        rest = [action for _, actions in found[most - 1 :] for action in actions]
        return [*found[: most - 1], (MORE_MENU, rest)]
