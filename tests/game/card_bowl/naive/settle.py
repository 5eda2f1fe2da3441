"""The end of a play: penalty decision, enforcement, score, spot and down (4.4, 4.5, 6.2, 6.3)."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.facts import FREE_KICK_FROM, KICKOFF_FROM, TOUCHBACK, TRY_FROM
from tests.game.card_bowl.naive.fouls import draw_deferred
from tests.game.card_bowl.naive.play import Ending, Foul, Play

TOUCHDOWN = 6  # CB-43
FIELD_GOAL = 3
EXTRA_POINT = 1
TWO_POINTS = 2
SAFETY = 2
SERIES = 10  # CB-45
NEAREST, FARTHEST = 1, 99  # CB-421
SNAPPED = ("scrimmage", "spike", "kneel", "two points", "punt", "field goal")
PLAIN = ("scrimmage", "spike", "kneel", "two points")
KICKOFFS = ("kickoff", "squib", "on-side", "free kick")


@dataclass(frozen=True)
class Settled:
    """The situation that a play leaves behind, before the clock."""

    how: str
    phase: str
    offense: int
    spot: int
    """Own yard of the next offense."""
    down: int = 1
    line: int = 100
    points: tuple[int, int] = (0, 0)
    verdict: str = ""
    """Empty, accepted, declined, declined automatically, or enforced."""
    foul: Foul | None = None
    failures: int = 0
    try_kind: str = ""


def clamp(own: int) -> int:
    """A spot in the field of play (CB-421)."""
    return max(NEAREST, min(FARTHEST, own))


class Settlement:
    """What an ending comes to."""

    def __init__(self, play: Play, ending: Ending) -> None:
        self.play = play
        self.ending = ending
        self.facts = play.facts
        self.verdict = ""

    def run(self) -> Settled:
        """Deferred cards, the decision, then the result (CB-418, CB-419)."""
        draw_deferred(self.play)
        foul = self.play.foul
        if foul is not None:
            self.verdict = self.decide(foul)
            if self.verdict in ("accepted", "enforced"):
                return self.enforce(foul)
        return self.alignment()

    def decide(self, foul: Foul) -> str:
        """Accept or decline (CB-122, CB-426, CB-427, CB-430)."""
        offended = 1 - foul.against
        if self.ending.how == "stopped":  # CB-188, CB-234
            return "enforced"
        if self.ending.how == "touchdown" and self.ending.holder == offended:
            return "declined automatically"
        choice = self.play.table.ask(offended, "D36 penalty", ["accept", "decline"])
        return "accepted" if choice == "accept" else "declined"

    # What an ending is worth without a penalty.

    def alignment(self) -> Settled:
        """The play stands as it ended."""
        how, holder = self.ending.how, self.ending.holder
        if self.play.kind in ("two points", "extra point") and how != "stopped":
            return self.try_over(how)
        if how == "touchdown":
            return self.make("try", holder, TRY_FROM, points=self.score(holder, TOUCHDOWN))
        if how == "safety":
            return self.safety(holder)
        if how == "field goal":
            return self.make("kickoff", holder, KICKOFF_FROM, points=self.score(holder, FIELD_GOAL))
        if how == "touchback":
            return self.series(holder, TOUCHBACK)
        if how == "kick over":
            return self.make("kickoff", holder, self.ending.p, failures=self.facts.failures + 1)
        if how == "stopped":
            return self.same_down(self.facts.spot)
        own = self.play.own(holder, self.ending.p)
        if holder != self.play.offense or self.play.losses or self.play.kind in KICKOFFS:
            return self.series(holder, own)  # CB-48, CB-49, CB-141
        return self.downs(own)

    def make(
        self,
        phase: str,
        offense: int,
        spot: int,
        down: int = 1,
        line: int = 100,
        points: tuple[int, int] = (0, 0),
        failures: int = 0,
        try_kind: str = "",
    ) -> Settled:
        """The result; a score in overtime ends the game (CB-40, CB-42)."""
        if any(points) and self.facts.quarter >= 5:
            phase = "end"
        return Settled(
            self.ending.how,
            phase,
            offense,
            spot,
            down,
            line,
            points,
            self.verdict,
            self.play.foul,
            failures,
            try_kind,
        )

    def score(self, seat: int, points: int) -> tuple[int, int]:
        """Points for one seat."""
        return (points, 0) if seat == 0 else (0, points)

    def safety(self, holder: int) -> Settled:
        """Two points and a free kick (CB-43, CB-44, CB-50)."""
        return self.make("free kick", holder, FREE_KICK_FROM, points=self.score(1 - holder, SAFETY))

    def try_over(self, how: str) -> Settled:
        """A try has ended; the scoring team kicks off (CB-194 to CB-197)."""
        offense = self.play.offense
        points = (0, 0)
        if self.play.kind == "extra point" and how == "conversion":
            points = self.score(offense, EXTRA_POINT)
        if self.play.kind == "two points" and how == "touchdown" and self.ending.holder == offense:
            points = self.score(offense, TWO_POINTS)
        return self.make("kickoff", offense, KICKOFF_FROM, points=points)

    def series(self, seat: int, own: int) -> Settled:
        """First down (CB-45)."""
        spot = clamp(own)
        return self.make("scrimmage", seat, spot, 1, min(100, spot + SERIES))

    def same_down(self, own: int) -> Settled:
        """The down is repeated, the line to gain stays; a try is repeated as its kind (CB-199, CB-428)."""
        if self.play.two_point:
            return self.make("try", self.play.offense, clamp(own), try_kind="two points")
        return self.make("scrimmage", self.play.offense, clamp(own), self.facts.down, self.facts.line)

    def downs(self, own: int) -> Settled:
        """The offense has kept the ball (CB-46, CB-47)."""
        if own >= self.facts.line:
            return self.series(self.play.offense, own)
        if self.facts.down == 4:
            return self.series(self.play.defense, 100 - clamp(own))
        return self.make("scrimmage", self.play.offense, clamp(own), self.facts.down + 1, self.facts.line)

    # Enforcement.

    def enforce(self, foul: Foul) -> Settled:
        """An accepted penalty (6.2)."""
        offense = self.play.offense
        if foul.basis == "DPI":
            return self.placed(offense, foul.at, repeat=True, auto=True)
        team, basis, repeat = self.basis_of(foul)
        own = self.play.own(foul.against, basis)
        if foul.basis in ("SPOT", "LOOSE") and own <= 0:  # CB-446
            if foul.against == offense and self.play.kind in SNAPPED:
                return self.try_over("safety") if self.play.two_point else self.safety(offense)
            own = 1
        own = max(0, own)
        own -= min(foul.yards, own // 2)  # CB-431
        p = self.play.own(foul.against, own)
        return self.placed(team, p, repeat=repeat, auto=foul.auto and foul.against != offense)

    def placed(self, team: int, p: int, *, repeat: bool, auto: bool) -> Settled:
        """Ball, down and line after a penalty (CB-428, CB-429, CB-435, CB-436, CB-438)."""
        own = clamp(self.play.own(team, p))
        if self.play.two_point:
            return self.same_down(clamp(p))
        if team != self.play.offense or self.play.kind in KICKOFFS:
            return self.series(team, own)
        if repeat:
            return self.series(team, own) if auto or own >= self.facts.line else self.same_down(own)
        if self.play.losses:
            return self.series(team, own)
        return self.downs(own)

    def basis_of(self, foul: Foul) -> tuple[int, int, bool]:
        """Who has the ball, from where it is measured, and whether the down is repeated."""
        offense = self.play.offense
        if foul.basis == "LoS":
            return offense, self.facts.spot, True
        lost = self.lost_after(foul) if foul.basis != "LOOSE" else None
        if lost is not None:  # CB-121, CB-433, CB-434
            team = foul.holder
            basis = self.further_back(team, foul.at, lost) if foul.basis == "SPOT" else lost
            repeat = self.play.kind in PLAIN and team == offense and foul.losses == 0
        else:
            team = self.ending.holder
            basis = self.end_spot()
            if foul.against == team and foul.basis == "LOOSE":  # CB-416
                basis = foul.at
            if foul.basis == "SPOT" and self.ending.how != "touchback":  # CB-445
                basis = self.further_back(team, foul.at, basis)
            repeat = self.play.kind in PLAIN and team == offense and not self.play.losses
        if repeat and foul.against != offense:  # CB-425, CB-433
            basis = max(basis, self.facts.spot)
        return team, basis, repeat

    def lost_after(self, foul: Foul) -> int | None:
        """Where the side that had the ball at the foul lost it for good."""
        if self.ending.holder == foul.holder:
            return None
        for seat, p in self.play.losses[foul.losses :]:
            if seat == foul.holder:
                return p
        return None

    def further_back(self, seat: int, one: int, other: int) -> int:
        """The spot that is worse for a seat (CB-117, CB-400)."""
        return min(one, other, key=lambda p: self.play.own(seat, p))

    def end_spot(self) -> int:
        """The end of the run or return (CB-424)."""
        how, holder = self.ending.how, self.ending.holder
        if how == "touchback":
            return self.play.own(holder, TOUCHBACK)
        if how == "incomplete":
            return self.facts.spot
        return self.ending.p
