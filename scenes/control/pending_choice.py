"""The player's choice in the making: which cards and which place are picked, and which legal actions they amount to.

It knows the legal actions and what each of them picks (:class:`~game.contract.Pick`), and nothing of any game: a card,
several cards, a card and then a place, a place by itself, or an entry of a menu are all chosen in this one way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from game.contract import Action, Card, State, Target

Faces = Counter[tuple[str, str]]
"""Cards by the zone in which they lie and by their face."""


class HeldCard(Protocol):
    """A card that can be picked, whatever shows it."""

    card_id: int | None
    card: Card | None
    zone: str


class _Way(NamedTuple):
    """One legal action with all that is picked for it."""

    action: Action
    needs: Faces
    starts: Faces
    """The cards that it plays, without those that it only takes along."""
    target: Target | None


def _way(action: Action, seat: int) -> _Way:
    sources, target = action.pick(seat)
    needs = Counter((source.zone, source.code) for source in sources)
    starts = Counter((source.zone, source.code) for source in sources if not source.along)
    return _Way(action, needs, starts, target)


def numbers(actions: Sequence[Action], seat: int) -> dict[int, Action]:
    """The actions by number, in order, if each stands for one number of the same range; else empty."""
    targets = [action.pick(seat).target for action in actions]
    ranges = {target and (target.kind, target.name) for target in targets}
    found = {target.number: action for target, action in zip(targets, actions, strict=True) if target}
    alike = len(ranges) == 1 and all(target and target.kind == "number" for target in targets)
    return dict(sorted(found.items())) if alike and len(found) == len(actions) else {}


class PendingChoice:
    """One decision of the player at this screen. It offers what the state offers, and nothing else."""

    def __init__(self, state: State, legal: Sequence[Action]) -> None:
        decision = state.decision
        self._state = state
        self.legal = tuple(legal)
        self._ways = [_way(action, decision.seat) for action in self.legal] if decision else []
        self._starts = {key for way in self._ways for key in way.starts}
        needed = {key for way in self._ways for key in way.needs}
        self.zones = frozenset(zone for zone, _ in needed)
        """The zones whose cards its actions use."""
        self._faceless = frozenset(zone for zone, code in needed if not code)
        self.covert = decision is not None and decision.covert
        """Whether the table must not show if the hand holds an answer."""
        self.picked: list[HeldCard] = []
        self.hinted: tuple[Action, ...] = ()
        """The actions that hints have named, best first; they mark their cards and select none."""
        self.advised: tuple[Action, ...] = ()
        """The same, kept after the hints were closed."""
        self.meant: Action | None = None
        """The action to which alone a lesson lights the way."""
        self.seconds = 0.0
        """Seconds since the player was asked."""

    def offers(self, menu_of: Callable[[Action], str | None]) -> list[tuple[str | None, list[Action]]]:
        """What the buttons offer: each action by itself, or those of one menu together.

        Those for the picked cards come first, those that need none after them.
        """
        found: list[tuple[str | None, list[Action]]] = []
        for action in (*self.candidates, *self.bare):
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
    def bare(self) -> list[Action]:
        """The actions that use no card."""
        return [way.action for way in self._ways if not way.needs]

    @property
    def uses_cards(self) -> bool:
        """Whether the decision is about cards at all."""
        return any(way.needs for way in self._ways)

    def places(self) -> dict[Target, list[Action]]:
        """The actions of each place where the picked cards can go; without picked cards, of the places alone."""
        picked = self._faces()
        found: dict[Target, list[Action]] = {}
        for way in self._ways:
            if way.target is not None and way.needs == picked:
                found.setdefault(way.target, []).append(way.action)
        return found

    def goals(self, held: HeldCard) -> set[Target | None]:
        """The places to which a card can go, alone or with the picked ones; None for an action that has no place."""
        beside = self._faces() if held in self.picked else self._faces(held) if self.can_join(held) else None
        wanted = beside or Counter(face for face in [self._face(held)] if face)
        return {way.target for way in self._ways if wanted and wanted <= way.needs}

    def at(self, target: Target) -> list[Action]:
        """The actions of a place now; empty if it has none."""
        return self.places().get(target, [])

    def lights(self, held: HeldCard) -> bool:
        """Whether a card is lit as one that can be played, by itself or with the picked cards."""
        if self.meant is not None:
            return any(self._face(held) in way.needs for way in self._ways if way.action == self.meant)
        return self.starts(held) or (bool(self.picked) and self.can_join(held))

    def open_places(self) -> Collection[Target]:
        """The places that are lit as ones to choose now."""
        return [place for place, actions in self.places().items() if self.meant is None or self.meant in actions]

    def can_join(self, held: HeldCard) -> bool:
        """Whether some action uses the picked cards and this one as well."""
        if held in self.picked or self._face(held) is None:
            return False
        wanted = self._faces(held)
        return any(wanted <= way.needs for way in self._ways)

    def usable(self, held: HeldCard) -> bool:
        """Whether some action uses the card at all."""
        face = self._face(held)
        return face is not None and any(face in way.needs for way in self._ways)

    def starts(self, held: HeldCard) -> bool:
        """Whether some action plays the card, and does not only take it along."""
        return self._face(held) in self._starts

    def alone(self, held: HeldCard) -> list[Action]:
        """The actions that use this card and no other."""
        face = self._face(held)
        return [way.action for way in self._ways if face is not None and way.needs == Counter([face])]

    def partners(self, *more: HeldCard) -> list[str]:
        """The faces that would make an action of the picked cards and ``more``, in the order of the offers."""
        picked = self._faces(*more)
        missing = [way.needs - picked for way in self._ways if picked < way.needs]
        return list(dict.fromkeys(code for faces in missing if faces.total() == 1 for _, code in faces))

    def pick(self, held: HeldCard) -> str | None:
        """Picks a card, beside the others if it goes with them, else alone; returns the reason if it cannot be used."""
        if self.can_join(held):
            self.picked.append(held)
            return None
        if self.usable(held):
            self.picked = [held]
            return None
        return self.why_not(held)

    def complete(self, cards: Iterable[HeldCard]) -> None:
        """Picks what the picked cards cannot do without, where one face alone goes with them."""
        needed = [] if self.candidates else self.partners()
        if len(needed) == 1:
            more = (held for held in cards if held.card and held.card.code == needed[0] and self.can_join(held))
            self.picked += list(more)[:1]

    def put_back(self, held: HeldCard) -> None:
        """Puts a picked card back, and with it what could only bring it along again."""
        self.picked.remove(held)
        if not self.candidates and len(self.partners()) == 1:
            self.clear()

    def why_not(self, held: HeldCard) -> str | None:
        """The rules' reason why the card cannot be used now, alone or beside the picked cards."""
        if held.card_id is None:
            return None
        beside = [each.card_id for each in self.picked if each.card_id is not None]
        return self._state.why_not(held.card_id) or self._state.why_not(held.card_id, None, beside)

    def why_not_at(self, target: Target) -> str | None:
        """The rules' reason why the place cannot be chosen now for the picked cards."""
        cards = [each.card_id for each in self.picked if each.card_id is not None]
        return self._state.why_not(cards[0] if cards else None, target, cards[1:])

    def choose(self, action: Action, cards: Iterable[HeldCard]) -> None:
        """Picks the cards of an action."""
        self.picked = self._used(action, cards)

    def hints_on(self, cards: Sequence[HeldCard]) -> dict[int, str]:
        """The numbers of the hints that use each of the cards, as they are written on it, by the card's place."""
        found: dict[int, str] = {}
        for number, action in enumerate(self.hinted, 1):
            used = self._used(action, cards)
            for place, held in enumerate(cards):
                if held in used:
                    found[place] = f"{found.get(place, '')}{number}"
        return found

    def _used(self, action: Action, cards: Iterable[HeldCard]) -> list[HeldCard]:
        """Those of the cards that an action would use."""
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
        """The key of a card in the actions: its zone, and its face if that matters; None if the face is not known."""
        if held.zone in self._faceless:
            return held.zone, ""
        return (held.zone, held.card.code) if held.card else None
