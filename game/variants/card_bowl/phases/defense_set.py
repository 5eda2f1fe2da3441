"""The defense lines up: its front in steps, then a card for each man."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl import fronts
from game.variants.card_bowl.actions import DONE, PLACE, CallFront, Choose, Double, Place, Post, Technique
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import ID, MEN
from game.variants.card_bowl.events import LinedUp
from game.variants.card_bowl.formations import FORMATIONS, SLOTS, Formation
from game.variants.card_bowl.fronts import FEWEST_LINEMEN, MOST, SECONDARY, Front
from game.variants.card_bowl.phases.base import STARTS, DefensePhase, go
from game.variants.card_bowl.phases.offense_set import place_next

GESTURE = "front"
LINE_DONE, COVERS_DONE = 100, 101
"""In a plan these end the linemen and the second cornerbacks; doubled slots are told from techniques by them."""


class Building:
    """A front that is being built, read from the plan."""

    def __init__(self, plan: tuple[int, ...]) -> None:
        self.line = list(plan)
        self.doubled: list[int] | None = None
        self.posts: list[int] | None = None
        if LINE_DONE in plan:
            place = plan.index(LINE_DONE)
            self.line, self.doubled = list(plan[:place]), list(plan[place + 1 :])
            if COVERS_DONE in self.doubled:
                place = self.doubled.index(COVERS_DONE)
                self.doubled, self.posts = self.doubled[:place], self.doubled[place + 1 :]

    def left(self, formation: Formation) -> int:
        """Returns how many men have no place yet."""
        taken = len(self.line) + len(formation.receivers) + len(self.doubled or ()) + sum(self.posts or ())
        return MEN - taken


class FrontChoice(DefensePhase):
    """A named front, or one technique, double or post after the other; hidden until the last step."""

    name = "front"
    clause = "CB-215"
    gesture = GESTURE
    presets = [CallFront(name) for name in fronts.PRESETS]

    def legal_actions(self, board: Board) -> list[Any]:
        formation = FORMATIONS[board.play.formation]
        plan = board.plan
        building = Building(plan)
        if building.doubled is None:
            return self._line(building, formation)
        if building.posts is None:
            return _doubles(building, formation)
        return _posts(building, formation)

    def _line(self, building: Building, formation: Formation) -> list[Any]:
        steps: list[Any] = [Technique(g) for g in fronts.next_techniques(building.line, formation)]
        if not building.line:
            return self.presets + steps
        return [DONE, *steps] if len(building.line) >= FEWEST_LINEMEN else steps

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        formation = FORMATIONS[board.play.formation]
        if isinstance(action, CallFront):
            _stand(board, fronts.preset(action.front, formation), emit)
            return
        plan = board.plan = (*board.plan, _step(action, Building(board.plan)))
        building = Building(plan)
        if building.posts is not None and len(building.posts) == len(SECONDARY):
            front = Front(tuple(building.line), tuple(building.doubled or ()), tuple(building.posts))  # type: ignore[arg-type]
            _stand(board, front, emit)


def _step(action: Technique | Double | Post | Choose, building: Building) -> int:
    if isinstance(action, Technique):
        return action.g
    if isinstance(action, Double):
        return SLOTS.index(action.receiver)
    if isinstance(action, Post):
        return action.men
    return LINE_DONE if building.doubled is None else COVERS_DONE


def _doubles(building: Building, formation: Formation) -> list[Any]:
    """Second cornerbacks in the order of the slots (CB-221)."""
    doubled = building.doubled or []
    last = doubled[-1] if doubled else -1
    room = building.left(formation) > 0
    return [DONE, *[Double(SLOTS[slot]) for slot in formation.receivers if slot > last and room]]


def _posts(building: Building, formation: Formation) -> list[Any]:
    """Returns how many men the next post has, so that all find room (CB-222)."""
    posts = building.posts or []
    place = list(SECONDARY)[len(posts)]
    left = building.left(formation)
    fewest = max(0, left - fronts.room_after(place))
    return [Post(SECONDARY[place], men) for men in range(fewest, min(MOST[place], left) + 1)]


def _stand(board: Board, front: Front, emit: Emit) -> None:
    """The front is complete and public."""
    play = board.play
    board.plan = ()
    play.places = fronts.places(front, FORMATIONS[play.formation])
    if emit:
        names = tuple(fronts.place_name(place, play.slots) for place in play.places)
        emit(LinedUp(clause="CB-215", seat=1 - play.offense, formation="", places=names))
    go(board, "defense_cards")


class DefenseCards(DefensePhase):
    """A card for the next man of the defense, face down (CB-224)."""

    name = "defense_cards"
    clause = "CB-224"
    gesture = GESTURE

    def legal_actions(self, board: Board) -> list[Any]:
        return [PLACE[card] for card in board.hands[1 - board.play.offense]]

    def apply(self, board: Board, action: Place, emit: Emit) -> None:
        if place_next(board, 1 - board.play.offense, ID[action.card], "CB-224", emit):
            if board.facts.motion:
                go(board, "motion")
            else:
                STARTS["snap"](board, emit)
