"""Dialogs between a choice and its action: a menu of several actions, or a question before a costly one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.bots.hints import Caution, pros_choice
from game.claims import percent
from game.contract import Action
from scenes.control.actions import Confirmation
from scenes.control.coach import Coach
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import numbers
from scenes.shell.dialog import Answer as Reply
from scenes.shell.dialog import Dialog
from scenes.shell.number_picker import NumberPicker
from scenes.shell.picker import Offer, Picker
from scenes.table.hud.hud import Hud
from scenes.table.kit.offers import Shortcut
from scenes.table.stage.sprites import Sprite

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene

TIP_READ = 2.0
"""Seconds after which the coach's tip about the picked cards counts as read, so that it is not asked again."""


class ActionDialogs:
    """Takes the action that the player chose, unless the play clock has run out."""

    def __init__(self, app: App, control: MatchControl, hud: Hud) -> None:
        self.app, self.control, self.hud = app, control, hud
        self.coach = Coach(app.settings, control)
        control.admits = self._admits
        self._opened: float | None = None
        """App time at which the open menu or question was opened."""
        self._tip: tuple[Action, str, float] | None = None
        """The picked action that the coach warns of, what stands beside it, and since which app time."""

    def update(self) -> None:
        """Lets the coach look at the choice. A costly action gets a tip beside its picked cards, which asks nothing."""
        self.coach.update()
        choosing, bubble = self.control.choosing, self.hud.bubble
        picked = choosing.candidates[:1] if choosing is not None else []
        if self._tip is not None and [self._tip[0]] != picked:
            if bubble.text == self._tip[1]:
                bubble.clear()
            self._tip = None
        caution = self.coach.caution(picked) if picked and self._tip is None and not bubble.text else None
        if choosing is not None and caution is not None:
            card = choosing.picked[0]
            source = card.rect if isinstance(card, Sprite) else self.hud.space.actions
            self.hud.say(self._advice(caution), source, "firstDown")
            self._tip = picked[0], bubble.text, self.app.now

    def open_menu(self, menu: str) -> None:
        """Opens the menu of that name, or says that there is none now."""
        choosing = self.control.choosing
        offers = choosing.offers(self.control.match.rules.menu) if choosing else []
        for name, actions in offers:
            if name == menu:
                self.take(menu, actions)
                return
        if choosing is not None:
            self.hud.refuse(f"{menu}: there is none to be had now.", self.hud.space.actions)

    def take(self, menu: str | None, actions: Sequence[Action]) -> None:
        """Takes the action, or lets the player choose from a menu of several."""
        if menu is None or len(actions) == 1:
            self._commit(actions[0])
            return
        numbered = numbers(actions, self.control.viewer)
        if numbered:
            offers_by_number = {number: self._numbered(action) for number, action in numbered.items()}
            self._open(NumberPicker(self.app, menu, offers_by_number, lambda number: self._picked(numbered[number])))
        else:
            offers, means = [self._offer(action) for action in actions], self._means(actions[0])
            self._open(Picker(self.app, menu, offers, lambda place: self._picked(actions[place]), means))

    def _numbered(self, action: Action) -> Offer:
        """An action in a picker of numbers, with its chance where the game tells one."""
        does, detail = self.control.match.rules.words.button(action)
        return Offer(does, self.control.actions.chance_words(action, self.control.view) or detail)

    def _offer(self, action: Action) -> Offer:
        """Returns the menu entry of an action: a button, or a card with its chance."""
        control = self.control
        words = control.match.rules.words.button(action)
        card = control.actions.menu_card(action, control.view)
        if card is None:
            return Offer(*words, drawing=control.actions.menu_drawing(action, control.view))
        face, faces = control.match.rules.cards[card.code], self.hud.zoom.faces
        chance = card.chance if self.app.settings.previews else None
        return Offer(*words, picture=lambda width: faces.picture(face, width), chance=chance)

    def _means(self, action: Action) -> str:
        """Returns what the chances beside the cards of a menu are chances of."""
        card = self.control.actions.menu_card(action, self.control.view) if self.app.settings.previews else None
        return card.means if card else ""

    def take_shortcut(self, shortcut: Shortcut) -> None:
        """Takes the actions of a shortcut, or asks the decision again if it has none."""
        if shortcut.opens is not None:
            self._open(shortcut.opens(self.app, lambda gesture: self._in_time(partial(self.control.commit, *gesture))))
            return
        gesture = shortcut.take()
        if gesture:
            self.control.commit(*gesture)
        else:
            self.control.restart_choice()

    def _picked(self, action: Action) -> None:
        self._in_time(partial(self._commit, action))

    def _open(self, question: Scene) -> None:
        """Opens a menu or a question. The play clock keeps running (FW-77)."""
        self._opened = self.app.now
        self.app.stack.push(question)

    def closed(self) -> None:
        """Adds the time for which the menu or question was open to the play clock."""
        if self._opened is not None:
            self.control.add_clock_time(self.app.now - self._opened)
            self._opened = None

    def _in_time(self, act: Callable[[], object]) -> None:
        """Calls ``act`` unless the clock has run out."""
        choosing = self.control.choosing
        self.run_clock()
        if self.control.choosing is choosing:
            act()

    def _commit(self, action: Action) -> None:
        """Takes an action, after a question if it gives something away."""
        control = self.control
        question = self._question(action)
        if question is None:
            control.commit(action)
            return
        label = question.answer or control.match.rules.words.label(action)
        answers = [(label, lambda: self._in_time(partial(control.commit, action))), ("Think again", lambda: None)]
        silence = partial(self._silence, question)
        self._open(Dialog(self.app, "Are you sure?", question.text, answers, accent="firstDown", dont_ask=silence))

    def _admits(self, gesture: Sequence[Action]) -> bool:
        """Returns whether a choice is taken at once.

        If it is costly, the coach asks a new player first, who has had no time to read the tip.
        """
        if not self.coach.cautions or self.asks(gesture[0]):
            return True
        caution = self.coach.caution(gesture)
        if caution is None:
            return True
        rules, silence = self.control.match.rules, partial(self.app.change, coach=False)
        advice = self._advice(caution)
        if self.control.choosing is not None:  # no question follows where this advice is taken
            self.control.choosing.advised += (rules.parse(caution.better),)
        self.coach.count_question()
        if self._tip is not None and self._tip[0] == gesture[0] and self.app.now - self._tip[2] >= TIP_READ:
            return True
        anyway = partial(self._in_time, partial(self.control.commit, *gesture))
        answers: list[Reply] = [("Play it anyway", anyway), ("Let me think", lambda: None)]
        self._open(Dialog(self.app, f"{rules.words.label(gesture[0])}?", advice, answers, dont_ask=silence))
        return False

    def _advice(self, caution: Caution) -> str:
        """Returns what the coach says about a costly action: the better one, why, and what both are worth."""
        rules, worth = self.control.match.rules, ""
        if caution.chance is not None and caution.better_chance is not None:
            chance = percent(caution.better_chance)
            worth = f" It wins about {chance} of the time, your choice {percent(caution.chance)}."
        return f"Better: {rules.words.label(rules.parse(caution.better))}. {caution.reason}{worth}"

    def asks(self, action: Action) -> bool:
        """Returns whether a question comes before the action."""
        return self._question(action) is not None

    def _question(self, action: Action) -> Confirmation | None:
        """Returns the question before the action, if the player wants questions and it reveals nothing of the hand."""
        control = self.control
        question = control.actions.confirmation(action, control.view, control.legal) if control.choosing else None
        if question is None or not self._may_ask(question) or self._would_betray(action, question):
            return None
        return None if not question.even_if_advised and self._was_advised(action, question) else question

    def _was_advised(self, action: Action, question: Confirmation) -> bool:
        """Returns whether a hint or Pro recommends such an action, so that there is no need to ask.

        That is an action of the same kind with the same question, whichever card it uses. Before others Pro is ignored,
        as the missing question would reveal something of the hand.
        """
        control, choosing = self.control, self.control.choosing
        assert choosing is not None
        pro = () if control.session.shared_screen else (pros_choice(control.match.rules, control.view, control.legal),)
        advised = (*choosing.advised, *pro)
        alike = [each for each in advised if type(each) is type(action)]
        doubts = [control.actions.confirmation(each, control.view, control.legal) for each in alike]
        return any(confirmation is not None and confirmation.about == question.about for confirmation in doubts)

    def _may_ask(self, question: Confirmation) -> bool:
        settings = self.app.settings
        return settings.confirmations and question.about not in settings.silenced

    def _silence(self, question: Confirmation) -> None:
        self.app.change(silenced=[*self.app.settings.silenced, question.about])

    def _would_betray(self, action: Action, question: Confirmation) -> bool:
        """Returns whether asking in front of the other players would reveal something of the hand."""
        shared, rules = self.control.session.shared_screen, self.control.match.rules
        bare = not action.pick(self.control.viewer).sources and rules.menu(action) is None
        return shared and (bare or question.reveals_hand)

    def run_clock(self) -> None:
        """Updates the seconds of the deciding person. The rules decide what happens when they run out."""
        control = self.control
        limit = control.actions.limit(control.view, control.legal) if control.choosing else None
        if limit is None:
            return
        seconds, action = limit
        self.hud.bug.clock = max(0, math.ceil(seconds - control.clock))
        if control.clock >= seconds:
            control.commit(action, pressed=False)
