"""The snap."""

from tests.game.card_bowl.naive.cards import BLACK_JOKER, is_face, is_joker, is_red, value
from tests.game.card_bowl.naive.fouls import set_foul
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play


class Snap:
    """The snap card; the play goes on if it gives no ending."""

    def __init__(self, play: Play, shotgun: bool) -> None:
        self.play = play
        self.shotgun = shotgun

    def run(self) -> Ending | None:
        """Draw the snap card (CB-229)."""
        card = self.play.table.draw("snap")
        if not is_joker(card):
            return None
        found = self.play.table.draw("determination: snap")
        if card == BLACK_JOKER:
            if not is_red(found):  # CB-230
                set_foul(self.play, "offside", self.play.defense, 5, "LoS")
                return None
            return self.stopped(found)
        depth = self.depth(found)
        if depth is None:
            return self.stopped(found)
        return Fumble(self.play, self.play.offense, self.play.facts.spot - depth, "snap").run()  # CB-235

    def depth(self, found: str) -> int | None:
        """How far behind the line a fumbled snap lies (CB-231, CB-232)."""
        if is_joker(found) or value(found) > (5 if self.shotgun else 2):
            return None
        return value(self.play.table.plain("snap depth")) if self.shotgun else value(found)

    def stopped(self, found: str) -> Ending:
        """Five yards on the offense, or a timeout instead (CB-230, CB-233, CB-234); neither by CB-22."""
        offense = self.play.offense
        ending = Ending("stopped", offense, self.play.facts.spot)
        if self.play.facts.options.single_joker:
            return ending
        choices = ["penalty", "timeout"]
        if not is_face(found) or self.play.facts.timeouts[offense] <= 0:
            choices = ["penalty"]
        if self.play.table.ask(offense, "D18 delay of game", choices) == "timeout":
            self.play.timeouts_spent.append(offense)
            return ending
        set_foul(self.play, "snap", offense, 5, "LoS")
        return ending


class QuietPlay:
    """A spike or a kneel: one snap card and no hands (CB-95, CB-97)."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self) -> Ending:
        """The snap, then the ball is dead."""
        stopped = Snap(self.play, shotgun=False).run()
        if stopped is not None:
            return stopped
        offense, spot = self.play.offense, self.play.facts.spot
        if self.play.kind == "spike":
            return Ending("incomplete", offense, spot)
        return Ending("safety" if spot - 1 <= 0 else "down", offense, spot - 1)
