"""The player's unfinished choice: the picked cards and place, and the legal actions that match them.

It knows the legal actions and what each of them picks (:class:`~game.contract.Pick`), and no game: a card, several
cards, a card and then a place, a place alone, or a menu entry are all chosen in this way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from game.contract import Action, Card, State, Target

Faces = Counter[tuple[str, str]]
"""Cards, counted by zone and face."""


class HeldCard(Protocol):
    """A card that can be picked, such as a sprite."""

    card_id: int | None
    card: Card | None
    zone: str


class _Way(NamedTuple):
    """A legal action and what must be picked for it."""

    action: Action
    needs: Faces
    starts: Faces
    """The cards that it plays, without those that it takes along."""
    target: Target | None


def _way(action: Action, seat: int) -> _Way:
    sources, target = action.pick(seat)
    needs = Counter((source.zone, source.code) for source in sources)
    starts = Counter((source.zone, source.code) for source in sources if not source.along)
    return _Way(action, needs, starts, target)


def numbers(actions: Sequence[Action], seat: int) -> dict[int, Action]:
    """Returns the actions by number, in order, if each stands for one number of the same range; otherwise {}."""
    targets = [action.pick(seat).target for action in actions]
    ranges = {target and (target.kind, target.name) for target in targets}
    found = {target.number: action for target, action in zip(targets, actions, strict=True) if target}
    alike = len(ranges) == 1 and all(target and target.kind == "number" for target in targets)
    return dict(sorted(found.items())) if alike and len(found) == len(actions) else {}


class PendingChoice:
    """One decision of the player. It offers exactly the state's legal actions."""

    def __init__(self, state: State, legal: Sequence[Action]) -> None:
        decision = state.decision
        self._state = state
        self.legal = tuple(legal)
        self._ways = [_way(action, decision.seat) for action in self.legal] if decision else []
        self._starts = {key for way in self._ways for key in way.starts}
        needed = {key for way in self._ways for key in way.needs}
        self.zones = frozenset(zone for zone, _ in needed)
        """The zones whose cards the actions use."""
        self._faceless = frozenset(zone for zone, code in needed if not code)
        self.covert = decision is not None and decision.covert
        """Whether the table must not show if the hand holds an answer."""
        self.picked: list[HeldCard] = []
        self._brought: HeldCard | None = None
        """The picked card that came along with another, until the player presses it, too."""
        self.hinted: tuple[Action, ...] = ()
        """The actions named by hints, best first. Their cards are marked, not selected."""
        self.advised: tuple[Action, ...] = ()
        """The same, kept after the hints were closed."""
        self.lesson_action: Action | None = None
        """The only action that a lesson highlights, or None."""
        self.seconds = 0.0
        """Seconds since the player was asked."""

    def offers(self, menu_of: Callable[[Action], str | None]) -> list[tuple[str | None, list[Action]]]:
        """Returns the actions for the buttons; those of one menu are grouped.

        Actions for the picked cards come first, actions without cards after them.
        """
        found: list[tuple[str | None, list[Action]]] = []
        for action in (*self.candidates, *self.without_cards):
            menu = menu_of(action)
            together = next((actions for name, actions in found if menu is not None and name == menu), None)
            if together is None:
                found.append((menu, [action]))
            else:
                together.append(action)
        return found

    @property
    def candidates(self) -> list[Action]:
        """The actions that use exactly the picked cards."""
        picked = self._faces()
        return [way.action for way in self._ways if way.needs and way.needs == picked]

    @property
    def without_cards(self) -> list[Action]:
        """The actions that use no cards."""
        return [way.action for way in self._ways if not way.needs]

    @property
    def uses_cards(self) -> bool:
        """Whether any action uses cards."""
        return any(way.needs for way in self._ways)

    def places(self) -> dict[Target, list[Action]]:
        """Returns the actions by place for the picked cards; with nothing picked, of places that need no card."""
        picked = self._faces()
        found: dict[Target, list[Action]] = {}
        for way in self._ways:
            if way.target is not None and way.needs == picked:
                found.setdefault(way.target, []).append(way.action)
        return found

    def targets_of(self, held: HeldCard) -> set[Target | None]:
        """Returns the places where a card can go, alone or with the picked ones; None if an action has no place."""
        beside = self._faces() if held in self.picked else self._faces(held) if self.can_join(held) else None
        wanted = beside or Counter(face for face in [self._face(held)] if face)
        return {way.target for way in self._ways if wanted and wanted <= way.needs}

    def at(self, target: Target) -> list[Action]:
        """Returns the actions of a place now; empty if it has none."""
        return self.places().get(target, [])

    def is_highlighted(self, held: HeldCard) -> bool:
        """Returns whether a card is highlighted as playable, alone or with the picked cards."""
        if self.lesson_action is not None:
            return any(self._face(held) in way.needs for way in self._ways if way.action == self.lesson_action)
        return self.starts(held) or (bool(self.picked) and self.can_join(held))

    def open_places(self) -> Collection[Target]:
        """Returns the places that are highlighted."""
        only = self.lesson_action
        return [place for place, actions in self.places().items() if only is None or only in actions]

    def can_join(self, held: HeldCard) -> bool:
        """Returns whether some action uses this card together with the picked ones."""
        if held in self.picked or self._face(held) is None:
            return False
        wanted = self._faces(held)
        return any(wanted <= way.needs for way in self._ways)

    def usable(self, held: HeldCard) -> bool:
        """Returns whether some action uses the card."""
        face = self._face(held)
        return face is not None and any(face in way.needs for way in self._ways)

    def starts(self, held: HeldCard) -> bool:
        """Returns whether some action plays the card, rather than only taking it along."""
        return self._face(held) in self._starts

    def alone(self, held: HeldCard) -> list[Action]:
        """Returns the actions that use this card and no other."""
        face = self._face(held)
        return [way.action for way in self._ways if face is not None and way.needs == Counter([face])]

    def partners(self, *more: HeldCard) -> list[str]:
        """Returns the faces that complete an action with the picked cards and ``more``, in order of the offers."""
        picked = self._faces(*more)
        return [codes[0] for codes in self._missing(picked) if len(codes) == 1]

    def companions(self, *more: HeldCard) -> list[list[str]]:
        """Returns the fewest faces that complete an action with the picked cards and ``more``, in order of the offers.

        A card may need two others, like a boost of a pass.
        """
        missing = self._missing(self._faces(*more))
        fewest = min(map(len, missing), default=0)
        return [codes for codes in missing if len(codes) == fewest]

    def _missing(self, picked: Faces) -> list[list[str]]:
        """Returns the faces that each action that uses the ``picked`` ones needs besides, without repetition."""
        missing = (way.needs - picked for way in self._ways if picked < way.needs)
        return [list(codes) for codes in dict.fromkeys(tuple(code for _, code in each.elements()) for each in missing)]

    def pick(self, held: HeldCard) -> str | None:
        """Picks a card, with the others if possible, otherwise alone. Returns the reason if it cannot be used.

        An equal copy of a card that came along takes its place.
        """
        if self._brought in self.picked and self._brought is not None and self._face(held) == self._face(self._brought):
            self.picked.remove(self._brought)
        if self.can_join(held):
            self.picked.append(held)
            return None
        if self.usable(held):
            self.picked = [held]
            return None
        return self.why_not(held)

    def complete(self, cards: Iterable[HeldCard]) -> None:
        """Picks the one card that the picked cards need, if only one face fits."""
        needed = [] if self.candidates else self.partners()
        if len(needed) == 1:
            more = (held for held in cards if held.card and held.card.code == needed[0] and self.can_join(held))
            self._brought = next(more, None)
            self.picked += [self._brought] if self._brought else []

    def confirm(self, held: HeldCard) -> bool:
        """Keeps a card that came along and is pressed now; returns whether it is one."""
        if held is not self._brought or held not in self.picked:
            return False
        self._brought = None
        return True

    def put_back(self, held: HeldCard) -> None:
        """Puts a picked card back, with the cards that would only bring it along again."""
        self.picked.remove(held)
        if not self.candidates and len(self.partners()) == 1:
            self.clear()

    def why_not(self, held: HeldCard) -> str | None:
        """Returns the rules' reason why the card cannot be used now, alone or with the picked cards."""
        if held.card_id is None:
            return None
        beside = [each.card_id for each in self.picked if each.card_id is not None]
        return self._state.why_not(held.card_id) or self._state.why_not(held.card_id, None, beside)

    def why_not_at(self, target: Target) -> str | None:
        """Returns the rules' reason why the picked cards cannot go to the place."""
        cards = [each.card_id for each in self.picked if each.card_id is not None]
        return self._state.why_not(cards[0] if cards else None, target, cards[1:])

    def choose(self, action: Action, cards: Iterable[HeldCard]) -> None:
        """Picks the cards of an action."""
        self.picked = self._used(action, cards)

    def hints_on(self, cards: Sequence[HeldCard]) -> dict[int, str]:
        """Returns the numbers of the hints that use each card, as text, by the card's index."""
        found: dict[int, str] = {}
        for number, action in enumerate(self.hinted, 1):
            used = self._used(action, cards)
            for place, held in enumerate(cards):
                if held in used:
                    found[place] = f"{found.get(place, '')}{number}"
        return found

    def _used(self, action: Action, cards: Iterable[HeldCard]) -> list[HeldCard]:
        """Returns the cards that an action would use."""
        needs = next((way.needs for way in self._ways if way.action == action), Faces()).copy()
        used = []
        for held in cards:
            face = self._face(held)
            if face and needs[face] > 0:
                needs[face] -= 1
                used.append(held)
        return used

    def clear(self) -> None:
        """Puts all cards back."""
        self.picked = []

    def _faces(self, *more: HeldCard) -> Faces:
        return Counter(face for face in map(self._face, (*self.picked, *more)) if face)

    def _face(self, held: HeldCard) -> tuple[str, str] | None:
        """Returns a card's key in the actions: its zone, and its face if that matters; None if the face is unknown."""
        if held.zone in self._faceless:
            return held.zone, ""
        return (held.zone, held.card.code) if held.card else None
