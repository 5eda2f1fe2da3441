"""Open-field run, which is also the run after catch and the run of an interceptor."""

from dataclasses import dataclass
from typing import Protocol

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, face, value
from tests.game.card_bowl.naive.fouls import defer
from tests.game.card_bowl.naive.play import Play


class Pursuit(Protocol):
    """The face-down cards that may still tackle, and those that may block for the runner."""

    def tacklers(self, set_number: int) -> list[str]:
        """The eligible face-down cards of a set (CB-393, CB-394)."""

    def tackle(self, card: str) -> None:
        """Turn a tackler up."""

    def escorts(self) -> list[tuple[str, int]]:
        """Cards that may block, with their worth (CB-397)."""

    def escort(self, card: str) -> None:
        """Turn a blocker up."""


@dataclass(frozen=True)
class RunEnd:
    """Where a run ended: tackled, touchdown, fumble or out of bounds."""

    how: str
    p: int


class OpenField:
    """A run of n first cards by one seat, starting at p (own yard of the offense)."""

    def __init__(
        self,
        play: Play,
        runner: int,
        p: int,
        first: int,
        *,
        pursuit: Pursuit | None = None,
        less: int = 0,
        automatic: bool = False,
    ) -> None:
        self.play = play
        self.runner = runner
        self.at = play.own(runner, p)
        self.count = first
        self.pursuit = pursuit
        self.less = less
        self.automatic = automatic
        self.set_number = 1
        self.purpose = "open field"

    def end(self, how: str, own: int) -> RunEnd:
        """The end of the run, in yards of the offense."""
        return RunEnd(how, self.play.own(self.runner, own))

    def face(self, card: str) -> int:
        """F, lowered by one for the receivers after a long squib kick (CB-129)."""
        return max(0, face(card) - (self.less if self.runner == self.play.defense else 0))

    def run(self) -> RunEnd:
        """Set after set until no further card is won (CB-388)."""
        while self.count:
            drawn, stop = self.draw_set()
            if stop == "fumble":
                spot = self.at + sum(map(value, drawn))
                if spot >= 100:  # CB-399
                    return self.end("touchdown", spot)
                return self.end("fumble", spot)
            net = self.net_of(drawn)
            self.at += net
            if self.at >= 100:  # CB-390
                return self.end("touchdown", self.at)
            if stop == "out of bounds":
                return self.end("out of bounds", self.at)
            # CB-388, CB-370, CB-396: further cards only if yards were gained
            self.count = sum(map(self.face, drawn)) if net > 0 else 0
            self.set_number += 1
        return self.end("tackled", self.at)

    def has_tacklers(self) -> bool:
        """Sets 1 and 2 of a scrimmage run (CB-391, CB-392)."""
        return self.pursuit is not None and self.set_number <= 2

    def draw_set(self) -> tuple[list[str], str]:
        """Draw the cards of one set one by one."""
        drawn: list[str] = []
        for _ in range(self.count):
            if self.may_step_out() and self.steps_out():
                return drawn, "out of bounds"  # CB-92
            card = self.draw_card(drawn)
            if card == RED_JOKER:
                return drawn, "fumble"  # CB-398
            drawn.append(card)
            # CB-390: without tacklers the run stops with the card that scores
            if not self.has_tacklers() and self.at + sum(map(value, drawn)) >= 100:
                break
        return drawn, ""

    def may_step_out(self) -> bool:
        """In the late window the offense may stop before each card of a scrimmage play (CB-68, CB-92, CB-196)."""
        snapped = self.play.kind in ("scrimmage", "two points")
        return snapped and self.play.facts.late and self.runner == self.play.offense

    def steps_out(self) -> bool:
        """Ask for the sideline."""
        choice = self.play.table.ask(self.runner, "D32 sideline", ["draw", "out of bounds"])
        return choice == "out of bounds"

    def draw_card(self, drawn: list[str]) -> str:
        """One card of the set; BJ is noted and replaced (CB-400)."""
        if not (self.automatic and self.set_number == 1):  # CB-70, CB-71
            self.play.open_field = True
        card = self.play.table.draw(self.purpose)
        if card == BLACK_JOKER:
            spot = self.at + sum(map(value, drawn))
            defer(self.play, "open field", self.play.own(self.runner, spot), self.runner)
            card = self.play.table.draw(self.purpose)
        return card

    def net_of(self, drawn: list[str]) -> int:
        """The yards of a set after tacklers and blockers (CB-389, CB-391, CB-397)."""
        total = sum(map(value, drawn))
        tackled, used = self.apply_tacklers() if drawn and self.has_tacklers() else (0, 0)
        blocked = self.apply_escorts(used) if used else 0
        stopped = max(0, tackled - blocked)
        return max(0, total - stopped)

    def apply_tacklers(self) -> tuple[int, int]:
        """The defense turns up tacklers one by one, or is done."""
        assert self.pursuit is not None
        total = used = 0
        while choices := self.pursuit.tacklers(self.set_number):
            choice = self.play.table.ask(1 - self.runner, "D33 tackler", [*choices, "done"])
            if choice == "done":
                break
            self.pursuit.tackle(choice)
            total += value(choice)
            used += 1
        return total, used

    def apply_escorts(self, most: int) -> int:
        """The offense turns up as many blockers as there are tacklers (CB-397)."""
        assert self.pursuit is not None
        total = 0
        for _ in range(most):
            worths = dict(self.pursuit.escorts())
            if not worths:
                break
            choice = self.play.table.ask(self.runner, "D34 blocker", [*worths, "done"])
            if choice == "done":
                break
            self.pursuit.escort(choice)
            total += worths[choice]
        return total
