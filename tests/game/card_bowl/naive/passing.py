"""Passing play."""

from dataclasses import dataclass, field
from itertools import combinations

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, suit, value
from tests.game.card_bowl.naive.fouls import defer, set_foul
from tests.game.card_bowl.naive.front import BACKS, TIGHT_ENDS, WIDE, Front, receiver_in_range, sides_of
from tests.game.card_bowl.naive.fumble import Fumble, carry
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.pursuit import Chase
from tests.game.card_bowl.naive.rush import add_extra, dead_at, suits_match
from tests.game.card_bowl.naive.rush_line import SackRound, Unit

BATCH = 5  # CB-343
SHORT = 5  # CB-340, CB-364
BACK_LINE = 110  # CB-363


@dataclass
class Window:
    """What a play is executed in."""

    number: int = 0
    threats: list[Unit] = field(default_factory=list)
    survived: int = 0
    """SR (CB-291)."""
    pressure: int = 0


def intercepted(play: Play, p: int) -> Ending:
    """The defense has caught the ball at p (CB-364 to CB-366)."""
    play.lose(play.offense, p)
    if play.two_point:  # CB-197
        return Ending("no good", play.defense, p)
    if p >= BACK_LINE:
        return Ending("touchback", play.defense, p)
    if p <= 0:
        return Ending("touchdown", play.defense, p)
    if p >= 100 and play.table.ask(play.defense, "D39 interception", ["touchback", "run"]) == "touchback":
        return Ending("touchback", play.defense, p)
    return carry(play, play.defense, p, 1, "interception", automatic=True)


def pass_card(play: Play) -> str | None:
    """The pass draw, None for a quarterback's fumble (CB-339, CB-340)."""
    card = play.table.draw("pass")
    if card == BLACK_JOKER:
        set_foul(play, "pass card", play.offense, 5, "LoS")
        card = play.table.draw("pass")
    return None if card == RED_JOKER else card


def passer(front: Front) -> int:
    """The quarterback, one higher from shotgun (CB-338)."""
    return value(front.quarterback.card) + (1 if front.shotgun else 0)


class Pass:
    """A pass to one receiver; a side is named for a central back."""

    def __init__(self, play: Play, front: Front, slot: str, window: Window, side: str = "") -> None:
        self.play = play
        self.front = front
        self.man = front.men[slot]
        self.window = window
        self.slot = slot
        self.side = side or self.man.flat or sides_of(slot)
        self.assigned: list[str] = []
        self.extra = ""
        self.card = ""
        self.yardage: list[str] = []
        self.reception = ""
        self.struck: tuple[int, ...] = ()
        """The numbers of the struck cards among the drawn ones."""
        self.defense: list[str] = []
        self.alive = True
        self.interception = False
        self.interference = False
        self.rounds = window.survived

    def run(self) -> Ending:
        """The four tests in their order."""
        self.set_out()
        card = pass_card(self.play)
        if card is None:
            return Fumble(self.play, self.play.offense, self.play.facts.spot - SHORT, "snap").run()
        self.card = card
        if value(card) + self.window.pressure >= passer(self.front):
            self.alive = False
        matched = False
        if self.alive:
            sacked, matched = self.draw_yardage()
            if sacked is not None:
                return sacked
        if not matched or self.interception:
            self.draw_reception()
        self.strike()
        self.draw_defense()
        return self.outcome()

    def set_out(self) -> None:
        """Receiver, his cover and the extra card (CB-334 to CB-337)."""
        if self.man.in_backfield:
            self.man.flat = self.side
        self.man.up = True
        cover = self.front.cover_of(self.slot)
        if self.window.number == 0 and self.slot in TIGHT_ENDS:  # CB-270
            cover += [one for one in self.front.defenders if one.man_of == self.slot and one.lane is not None]
        for one in cover:
            one.up = True
        self.assigned = [one.card for one in cover]
        if self.slot in BACKS and not cover:
            self.assign_to_back()
        self.extra = add_extra(self.play, self.front, lambda at: receiver_in_range(at, self.slot, self.side))

    def assign_to_back(self) -> None:
        """The defense may assign one face-down card (CB-336)."""
        side = self.side
        able = []
        for one in self.front.defenders:
            if one.up:
                continue
            linebacker = one.free and one.position in ("ILB", f"OLB-{side}")
            corner = one.home == "CB" and one.on in WIDE and sides_of(one.on) == side
            if linebacker or corner or (one.end == side and not one.free):
                able.append(one.card)
        choice = self.play.table.ask(self.play.defense, "D28 cover the back", ["none", *able])
        if choice != "none":
            self.front.by_card(choice).up = True
            self.assigned.append(choice)

    def most_yardage(self) -> int | None:
        """How many yardage cards are allowed in all; None is no limit (CB-347 to CB-349)."""
        if self.window.number == 0:
            return 0
        limits = []
        if self.slot in BACKS or self.man.blocking:
            limits.append(1)
        if self.window.threats:
            limits.append(self.window.number)
        return min(limits) if limits else None

    def draw_yardage(self) -> tuple[Ending | None, bool]:
        """Yardage cards; an ending by a sack, and whether a card had the receiver's suit (CB-342 to CB-352)."""
        most = self.most_yardage()
        while True:
            left = BATCH if most is None else min(BATCH, most - len(self.yardage))
            if self.window.threats:  # CB-352
                left = min(left, 1)
            if self.interception or left <= 0:
                return None, False
            counts = [str(count) for count in range(1, left + 1)]
            choice = self.play.table.ask(self.play.offense, "D29 yardage", ["reception draw", *counts])
            if choice == "reception draw":
                return None, False
            if (sacked := self.rounds_before_card()) is not None:
                return sacked, False
            drawn = [self.yardage_card() for _ in range(int(choice))]
            cards = [card for card in drawn if card != RED_JOKER]
            self.yardage += cards
            if any(suit(card) == suit(self.man.card) for card in cards):  # CB-344
                self.alive = False
                return None, True
            if self.interception:
                self.alive = False
                return None, False

    def rounds_before_card(self) -> Ending | None:
        """With threats card number j needs j survived sack rounds (CB-350)."""
        if not self.window.threats:
            return None
        while self.rounds < len(self.yardage) + 1:
            if (end := SackRound(self.play, self.window.threats).run()) is not None:
                return end
            self.rounds += 1
        return None

    def yardage_card(self) -> str:
        """One yardage card; RJ intercepts, BJ is replaced (CB-345, CB-346)."""
        card = self.play.table.draw("yardage")
        if card == BLACK_JOKER:
            defer(self.play, "yardage", 0, self.play.offense)
            card = self.play.table.draw("yardage")
        if card == RED_JOKER:
            self.interception = True
        return card

    def draw_reception(self) -> None:
        """The reception draw (CB-341, CB-345, CB-353, CB-354)."""
        card = self.play.table.draw("reception")
        while card in (RED_JOKER, BLACK_JOKER):
            if card == RED_JOKER:
                self.interception = True
                self.alive = False
            else:
                set_foul(self.play, "reception card", self.play.offense, 10, "LoS")
            card = self.play.table.draw("reception")
        self.reception = card
        if self.alive and value(card) >= value(self.man.card):
            self.alive = False

    def drawn_cards(self) -> list[str]:
        """The offense's drawn cards that count in O."""
        return [self.card, *self.yardage, *([self.reception] if self.reception else [])]

    def offense_sum(self) -> int:
        """O (CB-360)."""
        kept = [card for number, card in enumerate(self.drawn_cards()) if number not in self.struck]
        return passer(self.front) + value(self.man.card) + sum(map(value, kept))

    def defense_sum(self) -> int:
        """D with the cards that are there (CB-360)."""
        extra = [self.extra] if self.extra else []
        return sum(map(value, self.assigned + extra + self.defense))

    def strike(self) -> None:
        """Cards may be struck from a pass that would fly too far (CB-355)."""
        if not self.alive or self.play.facts.spot + self.offense_sum() - self.defense_sum() - 2 < BACK_LINE:
            return
        cards = self.drawn_cards()
        ways: dict[int, tuple[int, ...]] = {}
        full = self.offense_sum()
        for count in range(len(cards) + 1):
            for gone in combinations(range(len(cards)), count):
                ways.setdefault(full - sum(value(cards[number]) for number in gone), gone)
        choice = self.play.table.ask(self.play.offense, "D30 strike", [f"leave {total}" for total in ways])
        self.struck = ways[int(choice.split()[1])]

    def draw_defense(self) -> None:
        """Two defensive cards (CB-356, CB-358, CB-359)."""
        while len(self.defense) < 2:
            card = self.play.table.draw("defense")
            if card == RED_JOKER:
                self.interception = True
            elif card == BLACK_JOKER:
                self.interference = True
            else:
                self.defense.append(card)

    def broken_up(self) -> bool:
        """The break-up test (CB-357)."""
        best = max(map(value, self.assigned), default=0)
        receiver = value(self.man.card)
        return best >= receiver and best + value(self.defense[0]) > receiver + value(self.reception)

    def outcome(self) -> Ending:
        """Interference, interception, incompletion or catch."""
        gain = self.offense_sum() - self.defense_sum()
        spot = self.play.facts.spot
        if self.interference:  # CB-367
            if gain >= 0:
                set_foul(self.play, "interference", self.play.defense, 0, "DPI", auto=True, at=spot + gain)
            else:
                set_foul(self.play, "interference", self.play.defense, 5, "LoS")
        if self.interception:
            return intercepted(self.play, max(spot - SHORT, spot + gain))
        incomplete = Ending("incomplete", self.play.offense, spot)
        if not self.alive:
            return incomplete
        if self.broken_up():
            return incomplete
        if spot + gain >= BACK_LINE:
            return incomplete
        if gain < 0:  # CB-362, CB-447
            choices = ["incomplete", "keep"] if spot + gain > -10 else ["incomplete"]
            if self.play.table.ask(self.play.offense, "D31 catch", choices) == "incomplete":
                return incomplete
        return self.caught(spot + gain)

    def caught(self, p: int) -> Ending:
        """The run after catch (CB-369 to CB-371)."""
        if p >= 100:
            return Ending("touchdown", self.play.offense, p)
        if suits_match(self.play, self.reception, self.man.card):  # CB-91
            return dead_at(self.play, p, "out of bounds")
        chase = Chase(self.front, self.side if self.slot in WIDE else "")
        return carry(self.play, self.play.offense, p, 1, "snap", pursuit=chase, automatic=True)
