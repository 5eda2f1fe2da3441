"""One play from its call to the next situation: the surface of this package."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.clock import Charge
from tests.game.card_bowl.naive.facts import Situation
from tests.game.card_bowl.naive.field_goal import FieldGoal, extra_point
from tests.game.card_bowl.naive.front import Front
from tests.game.card_bowl.naive.kickoff import Kickoff, free_kick
from tests.game.card_bowl.naive.onside import OnsideKick
from tests.game.card_bowl.naive.play import Ask, Draw, Ending, Play, Table
from tests.game.card_bowl.naive.progress import after_play
from tests.game.card_bowl.naive.punt import Punt
from tests.game.card_bowl.naive.settle import Settlement
from tests.game.card_bowl.naive.snap import QuietPlay
from tests.game.card_bowl.naive.windows import Scrimmage


@dataclass(frozen=True)
class PlayResult:
    """What became of a play."""

    kind: str
    how: str
    after: Situation


def finish_play(play: Play, ending: Ending) -> PlayResult:
    """Penalty, score, spot, down and clock of an ended play."""
    settled = Settlement(play, ending).run()
    clocked = Charge(play, ending, settled).run()
    return PlayResult(play.kind, ending.how, after_play(play.facts, settled, clocked, play.table))


def start(facts: Situation, kind: str, draw: Draw, ask: Ask) -> Play:
    """A play about to be run."""
    return Play(facts, Table(draw, ask), kind)


def kickoff(facts: Situation, choice: str, draw: Draw, ask: Ask) -> PlayResult:
    """A kickoff by its choice: regular, squib T = n, on-side d = n."""
    kind = choice.split()[0]
    number = int(choice.split()[-1]) if kind != "regular" else 0
    if kind == "on-side":
        play = start(facts, "on-side", draw, ask)
        return finish_play(play, OnsideKick(play, number).run())
    play = start(facts, "squib" if kind == "squib" else "kickoff", draw, ask)
    return finish_play(play, Kickoff(play, number if kind == "squib" else None).run())


def safety_kick(facts: Situation, draw: Draw, ask: Ask) -> PlayResult:
    """A free kick after a safety."""
    play = start(facts, "free kick", draw, ask)
    return finish_play(play, free_kick(play))


def punt(facts: Situation, choice: str, draw: Draw, ask: Ask) -> PlayResult:
    """A punt by its choice: n, or n out of bounds."""
    play = start(facts, "punt", draw, ask)
    return finish_play(play, Punt(play, int(choice.split()[0]), "out of bounds" in choice).run())


def field_goal(facts: Situation, draw: Draw, ask: Ask) -> PlayResult:
    """A field-goal attempt."""
    play = start(facts, "field goal", draw, ask)
    return finish_play(play, FieldGoal(play).run())


def kicked_try(facts: Situation, draw: Draw, ask: Ask) -> PlayResult:
    """An extra-point kick."""
    play = start(facts, "extra point", draw, ask)
    return finish_play(play, extra_point(play))


def quiet(facts: Situation, kind: str, draw: Draw, ask: Ask) -> PlayResult:
    """A spike or a kneel."""
    play = start(facts, kind, draw, ask)
    return finish_play(play, QuietPlay(play).run())


def scrimmage(facts: Situation, front: Front, draw: Draw, ask: Ask, *, two_points: bool = False) -> PlayResult:
    """A scrimmage play from the snap on, with the cards already placed."""
    play = start(facts, "two points" if two_points else "scrimmage", draw, ask)
    return finish_play(play, Scrimmage(play, front).run())
