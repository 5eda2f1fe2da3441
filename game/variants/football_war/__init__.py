"""Football War: match the play on the table or draw a card; an empty hand is a touchdown."""

from collections.abc import Mapping

from game.chance import Key
from game.contract import Event, Option, Rules
from game.variants import FOOTBALL_WAR
from game.variants.football_war import phases, pro, words
from game.variants.football_war.actions import FootballWarAction, parse
from game.variants.football_war.cards import BY_CODE, CODE
from game.variants.football_war.events import FootballWarEvent
from game.variants.football_war.state import FootballWarState
from game.variants.football_war.view import FootballWarView

OPTIONS = (
    Option(
        name="players",
        title="Players",
        values=("2", "4"),
        default="2",
        labels=("Two", "Four"),
        why="Four play everyone for themselves; penalties skip a turn and TURNOVER cards reverse the direction.",
    ),
    Option(
        name="length",
        title="Length",
        values=("two", "one"),
        default="two",
        labels=("Two halves", "One half"),
        why="One half takes about half the time; a tie still goes to overtime.",
    ),
    Option(
        name="play_clock",
        title="Play clock",
        values=("off", "30", "60"),
        default="off",
        labels=("Off", "30 seconds", "60 seconds"),
        why="Whoever on the clock takes too long draws a card that is locked for that decision.",
    ),
)


def start(options: Mapping[str, str], seed: Key) -> tuple[FootballWarState, list[Event]]:
    """A first position from complete options and a seed, with the events of its kickoff (FW-17 to FW-19, FW-110)."""
    events: list[Event] = []
    halves = 1 if options["length"] == "one" else 2
    state = FootballWarState(int(options["players"]), halves, options["play_clock"], seed)
    state.kick_off(0, None, events.append)
    if state.play_clock != "off":
        state.phase = phases.PLAY_CLOCK
    return state, events


RULES = Rules(
    variant=FOOTBALL_WAR,
    version=2,
    seats=(2, 4),
    seat_option="players",
    options=OPTIONS,
    bound=2400,
    cards=BY_CODE,
    code_of=CODE.__getitem__,
    start=start,
    state_type=FootballWarState,
    view_type=FootballWarView,
    action_type=FootballWarAction,
    event_type=FootballWarEvent,
    parse=parse,
    pro=pro.pro,
    rookie=pro.rookie,
    advise=pro.advise,
    evaluate=pro.evaluate,
    words=words,
)
