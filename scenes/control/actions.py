"""Hooks with which a game's table describes its decisions and actions beyond the rules. The defaults change nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from game.claims import Claims
from game.contract import Action, Decision, View

if TYPE_CHECKING:
    from scenes.ui.button import Drawing

V = TypeVar("V", bound=View)
"""The game's view type."""
GUARDED = 0.5
"""Seconds more than usual for which an answer takes no press after a skip, where a button lies at its place before."""


class Confirmation(NamedTuple):
    """A question to confirm an action that gives something away."""

    about: str
    """Key under which "do not ask again" is remembered."""
    text: str
    answer: str = ""
    """Label of the button that takes the action; empty for the action's own label."""
    reveals_hand: bool = False
    """Whether asking it while others look on would reveal cards that the action does not use."""
    even_if_advised: bool = False
    """Whether it is asked although Pro would take the action."""


class ShortcutHint(NamedTuple):
    """A hint that names one of the table's shortcuts, such as a play of a play sheet."""

    shortcut: str
    """The name of the shortcut."""
    action: Action
    """The first of its actions."""
    label: str
    rating: str
    reason: str


class MenuCard(NamedTuple):
    """A menu entry that is shown as the card it stands for."""

    code: str
    chance: float | None
    means: str
    """A sentence or two that say what the actions do and what the chance is, shown once for all entries."""


class Actions(Generic[V]):
    """The part of a game's table that draws nothing."""

    public = False
    """Whether all players at one screen look on with hands face down, except for simultaneous secret choices."""
    before_all: Collection[str] = ()
    """Kinds of decisions that are public in a game that is not: they need no hidden knowledge."""

    def about_hand(self, view: V) -> bool:
        """Returns whether the decision is about cards of the hand, so that unusable ones are dimmed."""
        return True

    def needs_card(self, view: V, legal: Sequence[Action]) -> tuple[str, str] | None:
        """Returns label and request of an action whose button is shown before its card is picked, or None."""
        return None

    def recommended(self, view: V, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """Returns the action whose button comes first and the reason, or None for the first legal action.

        Uses only what the deciding seat knows.
        """
        return None

    def in_order(self, view: V) -> Sequence[Action]:
        """Returns the actions whose buttons come first and always in this order; the recommended one is only marked."""
        return ()

    def default_answer(self, view: V) -> Action | None:
        """Returns the usual answer to a decision that hides the hand, independent of the hand, or None.

        The answer is always legal, and one press of the commit key takes it.
        """
        return None

    announces_default = True
    """Whether the usual answer is announced for a moment before it plays itself, for a hand that has no other."""

    def given_in(self, action: Action, view: V) -> str:
        """Returns that an action gives in, as the hand holds no answer, in one sentence; empty for any other."""
        return ""

    def keeps_picked(self, view: V) -> bool:
        """Returns whether a second press on a picked card leaves it picked: the button changes its meaning with it."""
        return False

    def is_routine(self, action: Action) -> bool:
        """Whether an action is so plain that it plays itself in a first match, too, where it is the only one."""
        return False

    def passes(self, view: V) -> Action | None:
        """Returns the action if public knowledge leaves no choice, or None if there may be one.

        Nobody is asked then and no computer pauses, as that reveals nothing about a hand.
        """
        return None

    def shortcut_hints(self, view: V, legal: Sequence[Action]) -> Sequence[ShortcutHint]:
        """Returns the hints at a decision that is made by shortcuts, best first; () to search for actions."""
        return ()

    def chance_words(self, action: Action, view: V) -> str:
        """Returns the chance of an action in a few words, for a button that has no other detail; empty by default."""
        return ""

    def chance_sentence(self, claimed: Claims) -> str:
        """Returns the chance among an action's claims as a sentence without period, for the note on its card; or ""."""
        return ""

    def name_now(self, action: Action, view: V) -> str:
        """Returns an action's name where its usual one would be wrong; empty by default."""
        return ""

    def gesture_name(self, view: V, legal: Sequence[Action], gesture: Sequence[Action]) -> str:
        """Returns the name of what several actions are together, such as a play that is called; empty by default."""
        return ""

    def menu_card(self, action: Action, view: V) -> MenuCard | None:
        """Returns the card and chance that show a menu entry, or None for a plain button."""
        return None

    def menu_drawing(self, action: Action, view: V) -> Drawing | None:
        """Returns what draws a small picture beside a menu entry, or None."""
        return None

    def confirmation(self, action: Action, view: V, legal: Sequence[Action]) -> Confirmation | None:
        """Returns the question to ask before an action, or None."""
        return None

    def limit(self, view: V, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """Returns the viewer's seconds and the action taken when they run out, or None without a clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Returns whether the same decision follows the action, as after a timeout."""
        return False

    def begins(self, decision: Decision) -> bool:
        """Returns whether a play begins with the decision, so that what came before is shown separately."""
        return False

    def goes_on(self, decision: Decision) -> bool:
        """Returns whether the decision continues the last action, so that a computer answers without a pause.

        It must not depend on the seat's choices, as the pause would reveal them.
        """
        return False

    def rests_in_motion(self, decision: Decision) -> bool:
        """Returns whether a computer's pause before the decision begins while the last act is still shown.

        It must not depend on the seat's choices, as the pause would reveal them.
        """
        return False

    def delay(self, decision: Decision) -> float:
        """Returns for how many seconds more than usual no press commits after a skip.

        The player who skipped may still press where the last button was, and where one for this decision is now.
        """
        return 0.0

    def automatic_actions(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns the gesture chosen already by a match option or an earlier choice, or () to ask the player.

        ``view`` is the deciding seat's.
        """
        return ()

    def was_settled(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns what ``automatic_actions`` gave at a past decision, ignoring what the seat chose there."""
        return self.automatic_actions(view, legal)

    def forget_choices(self, view: V) -> None:
        """Called when the match goes back to a decision: forgets what the seat chose at it and later."""

    def lies_open(self, view: V) -> bool:
        """Returns whether nobody holds cards hidden from others at the screen, so that the seat needs no curtain."""
        return False

    def conceals(self, view: V) -> bool:
        """Returns whether the seat sees something that others at the screen must not see during its choice."""
        return False
