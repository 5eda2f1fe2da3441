"""The steps of a scrimmage play after the deal, its windows and executions."""

from itertools import combinations

from tests.game.card_bowl.naive.blocking import BackCall, DefenseTurn, LineCall, LineUp, turn_up_lanes
from tests.game.card_bowl.naive.front import BACKS, TIGHT_ENDS, WIDE, Front, place_of, place_text, sides_of
from tests.game.card_bowl.naive.passing import Pass, Window
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.rush import Rush, Scramble, Sneak
from tests.game.card_bowl.naive.rush_line import AUTOMATIC, PickUp, SackRound, threats
from tests.game.card_bowl.naive.screen import Lateral, Place, Screen
from tests.game.card_bowl.naive.snap import Snap

MIDDLE = 3  # CB-320


def sneak_places(front: Front) -> list[tuple[int, ...]]:
    """Lanes with |g| <= 3 and gaps of two such lanes (CB-319, CB-320)."""
    if front.shotgun:
        return []
    return [place for place in front.places() if all(abs(lane) <= MIDDLE for lane in place)]


def outside_groups(front: Front, side: str) -> list[tuple[str, ...]]:
    """One or two face-down WR, or a back in that flat with or without one of them (CB-373)."""
    wide = [slot for slot in WIDE if slot in front.men and sides_of(slot) == side and not front.men[slot].up]
    flat = [slot for slot in BACKS if slot in front.men and front.men[slot].flat == side]
    groups: list[tuple[str, ...]] = [(slot,) for slot in wide]
    groups += list(combinations(wide, 2))
    for back in flat:
        groups.append((back,))
        groups += [(back, slot) for slot in wide]
    return groups


def backfield(front: Front) -> list[str]:
    """Backs still in the backfield (CB-300)."""
    return [slot for slot in BACKS if slot in front.men and front.men[slot].in_backfield]


def executions(front: Front) -> list[str]:
    """Every legal execution at a window (CB-299 to CB-303)."""
    places = front.places()
    found = [f"rush {back} {place_text(place)}" for back in backfield(front) for place in places]
    found += [f"sneak {place_text(place)}" for place in sneak_places(front)]
    found += [f"scramble {place_text(place)}" for place in places]
    found += [f"pass {slot}" for slot in WIDE + TIGHT_ENDS if slot in front.men]
    for slot in BACKS:
        if slot in front.men and front.men[slot].flat:
            found.append(f"pass {slot}")
    for back in backfield(front):
        sides = sides_of(back)
        found += [f"pass {back}"] if len(sides) == 1 else [f"pass {back} {side}" for side in sides]
        found += [f"screen {back} {place_text(place)}" for place in places]
        for side in "LR":
            on_side = [place for place in places if all(g <= 0 if side == "L" else g >= 0 for g in place)]
            found += [f"lateral {back} {side} {place_text(place)}" for place in on_side]
            for group in outside_groups(front, side):
                found.append(f"screen {back} outside {side} {' '.join(group)}")
                found.append(f"lateral {back} {side} outside {' '.join(group)}")
    return found


def card_actions(front: Front) -> list[str]:
    """The card actions of a developing turn (CB-295)."""
    ends = [slot for slot in WIDE + TIGHT_ENDS if slot in front.men and not front.men[slot].up]
    found = [f"receiver {slot}" for slot in ends]
    for back in backfield(front):
        found += [f"block {back} lane {g}" for g in front.lanes()]
        sides = sides_of(back)
        found += [f"flat {back}"] if len(sides) == 1 else [f"flat {back} {side}" for side in sides]
    return found


def apply_card_action(front: Front, choice: str) -> None:
    """Turn up or move one card; his cover is turned up with a receiver (CB-295, CB-297)."""
    act, slot, *rest = choice.split()
    man = front.men[slot]
    man.up = True
    if act == "block":
        man.lane = int(rest[1])
    elif act == "flat":
        man.flat = rest[0] if rest else sides_of(slot)
    else:
        for one in front.cover_of(slot):
            one.up = True


class Scrimmage:
    """A scrimmage play from the snap to the ball being dead."""

    def __init__(self, play: Play, front: Front) -> None:
        self.play = play
        self.front = front
        self.table = play.table
        self.window = Window()

    def run(self) -> Ending:
        """Snap, blocking pattern phase, blocking phase, windows."""
        self.front.quarterback.up = True
        stopped = Snap(self.play, self.front.shotgun).run()
        if stopped is not None:
            return stopped
        offense = self.play.offense
        LineCall(self.front, self.table, offense).run()
        if (end := self.early_sneak(facing_only=True)) is not None:  # CB-260
            return end
        self.defend("step 2")
        BackCall(self.front, self.table, offense).run()
        if (end := self.early_sneak(facing_only=False)) is not None:  # CB-264
            return end
        self.defend("step 4")
        LineUp(self.front, self.table, offense).run()
        return self.windows()

    def defend(self, step: str) -> None:
        """One step of the defense."""
        DefenseTurn(self.front, self.table, self.play.defense, step).run()

    def early_sneak(self, *, facing_only: bool) -> Ending | None:
        """A sneak before the line is turned up."""
        choices = ["no sneak", *(place_text(place) for place in sneak_places(self.front))]
        choice = self.table.ask(self.play.offense, "D20 sneak", choices)
        if choice == "no sneak":
            return None
        return Sneak(self.play, self.front, place_of(choice.split()[1:]), facing_only=facing_only).run()

    def windows(self) -> Ending:
        """W0, step 6, then W1 and on (CB-269 to CB-276, CB-292 to CB-297)."""
        choice = self.table.ask(self.play.offense, "D24 W0", [*executions(self.front), "continue"])
        if choice != "continue":
            return execute(self.play, self.front, self.window, choice)
        self.defend("step 6 first")
        turn_up_lanes(self.front)
        self.defend("step 6 second")
        while True:
            self.window.number += 1
            if (end := self.one_window()) is not None:
                return end

    def one_window(self) -> Ending | None:
        """Execute, or continue into a developing turn (CB-293, CB-294)."""
        PickUp(self.front, self.table, self.play.offense).run()
        self.window.threats = threats(self.front)
        if any(unit.margin > AUTOMATIC for unit in self.window.threats):  # CB-284
            return SackRound(self.play, self.window.threats).automatic()
        more = ["continue"] if card_actions(self.front) else []  # CB-296
        choice = self.table.ask(self.play.offense, f"D24 W{self.window.number}", [*executions(self.front), *more])
        if choice != "continue":
            return execute(self.play, self.front, self.window, choice)
        self.window.pressure = 0  # CB-290
        if self.window.threats:
            sacks = SackRound(self.play, self.window.threats)
            if (end := sacks.run()) is not None:
                return end
            self.window.pressure = sacks.pressure
            self.window.survived += 1  # CB-291
        apply_card_action(self.front, self.table.ask(self.play.offense, "D26 card action", card_actions(self.front)))
        self.defend("response")
        return None


def execute(play: Play, front: Front, window: Window, choice: str) -> Ending:
    """Run one execution by its name."""
    what, *words = choice.split()
    if what == "sneak":
        return Sneak(play, front, place_of(words[1:])).run()
    if what == "scramble":
        return Scramble(play, front, place_of(words[1:])).run()
    if what == "rush":
        return Rush(play, front, words[0], place_of(words[2:])).run()
    if what == "pass":
        return Pass(play, front, words[0], window, "".join(words[1:])).run()
    if what == "screen":
        return Screen(play, front, words[0], screen_place(words[1:]), window).run()
    return Lateral(play, front, words[0], lateral_place(words[1:]), window).run()


def screen_place(words: list[str]) -> Place:
    """The place of a screen: lane g, gap g h, or outside side group."""
    if words[0] == "outside":
        return Place(side=words[1], group=tuple(words[2:]))
    return Place(lanes=place_of(words[1:]))


def lateral_place(words: list[str]) -> Place:
    """The place of a lateral: a side, then lane g, gap g h, or outside group."""
    if words[1] == "outside":
        return Place(side=words[0], group=tuple(words[2:]))
    return Place(lanes=place_of(words[2:]), side=words[0])
