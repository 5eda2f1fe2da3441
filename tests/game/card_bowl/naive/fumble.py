"""Fumble, and the runs that may end in one."""

from dataclasses import replace

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, face, is_face, suit, value
from tests.game.card_bowl.naive.fouls import call_now
from tests.game.card_bowl.naive.open_field import OpenField, Pursuit
from tests.game.card_bowl.naive.play import Ending, Play

DECLARATIONS = ["+2", "+1", "0", "-1", "-2"]  # CB-404
BOUNCES = {1: -4, 2: -3, 3: -2, 4: -1, 10: 1, 11: 2, 12: 3, 13: 4}  # CB-407


def finish(play: Play, holder: int, p: int, got_by: str) -> Ending:
    """A runner is dead at p; got_by is snap, kick, interception or fumble."""
    own = play.own(holder, p)
    if own >= 100:  # CB-31
        return Ending("touchdown", holder, p)
    if own <= 0:
        how = "safety" if got_by == "snap" else "touchback"  # CB-50, CB-51, CB-119
        return Ending(how, holder, p)
    return Ending("down", holder, p)


def carry(
    play: Play,
    runner: int,
    p: int,
    first: int,
    got_by: str,
    *,
    pursuit: Pursuit | None = None,
    less: int = 0,
    automatic: bool = False,
) -> Ending:
    """An open-field run and the fumble that it may end in."""
    end = OpenField(play, runner, p, first, pursuit=pursuit, less=less, automatic=automatic).run()
    if end.how == "fumble":
        return Fumble(play, runner, end.p, got_by, less=less).run()
    dead = finish(play, runner, end.p, got_by)
    if end.how == "out of bounds" and dead.how == "down":
        return Ending("out of bounds", runner, end.p)
    return dead


class Fumble:
    """A loose ball at p; the fumbling side is in the offense role (CB-403)."""

    def __init__(
        self,
        play: Play,
        role: int,
        p: int,
        got_by: str,
        *,
        no_run: tuple[int, ...] = (),
        bonus: int = 0,
        two_cards: bool = False,
        less: int = 0,
    ) -> None:
        self.play = play
        self.role = role
        self.other = 1 - role
        self.lost_at = p
        self.at = play.own(role, p)
        self.got_by = got_by
        self.no_run = no_run
        self.bonus = bonus
        self.two_cards = two_cards
        self.less = less
        self.fouled = False
        self.points: dict[int, int] = {}

    @property
    def p(self) -> int:
        """Where the ball is, in yards of the offense."""
        return self.play.own(self.role, self.at)

    def run(self) -> Ending:
        """Declarations, draws and bounces until one side has the ball."""
        if (out := self.out_of_play()) is not None:
            return out
        for seat in (self.role, self.other):  # CB-404, hidden until both have chosen
            self.points[seat] = int(self.play.table.ask(seat, "D35 fumble", list(DECLARATIONS)))
        while True:
            mine, theirs = self.recovery_draws()
            lead = value(mine) + self.points[self.role] - value(theirs) - self.points[self.other] - self.bonus
            self.bonus = 0  # CB-139
            self.two_cards = False  # CB-157
            if lead > 0:
                return self.recovered(self.role, mine, theirs)
            if lead < 0:
                return self.recovered(self.other, theirs, mine)
            self.at += BOUNCES.get(value(self.fumble_card("fumble bounce")), 0)  # CB-406
            if (out := self.out_of_play()) is not None:
                return out

    def out_of_play(self) -> Ending | None:
        """Behind a back line (CB-414)."""
        if self.at <= -10:
            how = "touchback" if self.got_by in ("kick", "interception") else "safety"
            return Ending(how, self.role, self.p)
        if self.at >= 110:
            self.lose()
            return Ending("touchback", self.other, self.p)
        return None

    def lose(self) -> None:
        """Possession goes to the other side."""
        self.play.lose(self.role, self.lost_at)

    def recovery_draws(self) -> tuple[str, str]:
        """One card each, offense role first; after a blocked punt two for the receivers (CB-405, CB-157)."""
        mine = self.fumble_card("fumble recovery")
        theirs = self.fumble_card("fumble recovery")
        if self.two_cards:
            theirs = max(theirs, self.fumble_card("fumble recovery"), key=value)
        return mine, theirs

    def fumble_card(self, purpose: str) -> str:
        """One card; RJ is replaced, BJ is a penalty (CB-408, CB-409)."""
        card = self.play.table.draw(purpose)
        while card in (RED_JOKER, BLACK_JOKER):
            if card == BLACK_JOKER:
                call_now(self.play, "loose ball", self.p, self.role, self.role)
                self.fouled = True
            card = self.play.table.draw(purpose)
        return card

    def lowered(self, seat: int, card: str) -> int:
        """F lowered by fall-on points or raised by pick-up points, within 0 to 3 (CB-410, CB-411)."""
        if not is_face(card):
            return 0
        return min(3, max(0, face(card) - self.points[seat]))

    def recovered(self, winner: int, won: str, lost: str) -> Ending:
        """Who has it, and whether he runs."""
        if self.fouled and self.play.foul is not None:
            self.play.foul = replace(self.play.foul, at=self.p)  # CB-416: the recovery spot
        if winner != self.role:
            self.lose()
        cards = self.lowered(winner, won) - self.lowered(1 - winner, lost) if is_face(won) else 0
        if self.play.two_point:
            return self.try_recovered(winner, won, lost, cards)
        scored = self.end_zone(winner)
        if scored is not None:
            return scored
        got_by = self.got_by if winner == self.role else "fumble"
        if cards > 0 and winner not in self.no_run:
            return carry(self.play, winner, self.p, cards, got_by, less=self.less)
        return finish(self.play, winner, self.p, got_by)

    def end_zone(self, winner: int) -> Ending | None:
        """Recoveries that end the play at once (CB-412, CB-413)."""
        if self.at >= 100:
            return Ending("touchdown" if winner == self.role else "touchback", winner, self.p)
        if self.at <= 0 and winner != self.role:
            return Ending("touchdown", winner, self.p)
        return None

    def try_recovered(self, winner: int, won: str, lost: str, cards: int) -> Ending:
        """A fumble in a two-point attempt (CB-197, CB-198)."""
        allowed = winner == self.play.offense and is_face(won) and suit(won) == suit(lost) and not is_face(lost)
        if not allowed or cards <= 0:
            return Ending("no good", winner, self.p)
        return carry(self.play, winner, self.p, cards, "snap")
