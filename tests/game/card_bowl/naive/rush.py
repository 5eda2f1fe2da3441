"""Rushing play, quarterback sneak and scramble."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, face, round_half_up, suit, value
from tests.game.card_bowl.naive.fouls import defer
from tests.game.card_bowl.naive.front import BACKS, SPOTS, Defender, Front, Man, lane_in_range
from tests.game.card_bowl.naive.fumble import Fumble, carry, finish
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.pursuit import Chase

BEST_BLOCKERS = 4  # CB-310
SCRAMBLE_LOSS = 6  # CB-330


@dataclass
class Matchup:
    """The cards of the place where a run goes."""

    blockers: list[Man]
    backs: list[Man]
    defenders: list[Defender]
    reaches: Callable[[str], bool]
    """Whether a secondary position is in range for the extra card."""
    extra: str = ""
    caps: bool = True

    def blocking(self) -> int:
        """The best four blockers and the best back (CB-310)."""
        most = BEST_BLOCKERS if self.caps else len(self.blockers)
        best = sorted((man.worth for man in self.blockers), reverse=True)[:most]
        backs = sorted((man.worth for man in self.backs), reverse=True)[:1]
        return sum(best) + sum(backs)

    def defending(self) -> int:
        """All defensive cards there and the extra card (CB-311)."""
        total = sum(value(one.card) for one in self.defenders)
        return total + (value(self.extra) if self.extra else 0)

    def turn_up(self) -> None:
        """Every card that takes part is turned up (CB-302)."""
        for man in self.blockers + self.backs:
            man.up = True
        for one in self.defenders:
            one.up = True


def line_matchup(front: Front, place: tuple[int, ...], *, facing_only: bool = False) -> Matchup:
    """The cards of a lane or a gap (CB-305, CB-323)."""
    men = [man for lane in place for man in front.blockers(lane)]
    if facing_only:
        men = [man for man in men if man.slot in SPOTS and man.lane is not None and not man.moved_in(man.lane)]
    return Matchup(
        [man for man in men if man.slot not in BACKS],
        [man for man in men if man.slot in BACKS],
        [one for lane in place for one in front.rushers(lane)],
        lambda position: any(lane_in_range(position, lane) for lane in place),
    )


def add_extra(play: Play, front: Front, reaches: Callable[[str], bool]) -> str:
    """The defense must add one face-down uncommitted secondary card in range (CB-304)."""
    able = [one for one in front.defenders if one.free and not one.up and reaches(one.position)]
    if not able:
        return ""
    card = play.table.ask(play.defense, "D27 extra card", [one.card for one in able])
    front.by_card(card).up = True
    return card


@dataclass
class DefenseDraws:
    """The defensive cards of a run."""

    cards: list[str] = field(default_factory=list)
    fumbled: bool = False

    @property
    def total(self) -> int:
        """Their values."""
        return sum(map(value, self.cards))

    @property
    def faces(self) -> int:
        """The sum of their F."""
        return sum(map(face, self.cards))


def defense_draws(play: Play, count: int) -> DefenseDraws:
    """Draw the defensive cards through all jokers (CB-316, CB-317)."""
    found = DefenseDraws()
    while len(found.cards) < count:
        card = play.table.draw("defense")
        if card == RED_JOKER:
            found.fumbled = True
        elif card == BLACK_JOKER:
            defer(play, "rush defense", 0, play.offense)
        else:
            found.cards.append(card)
    return found


@dataclass(frozen=True)
class Gain:
    """What the run part gave."""

    yards: int
    fumbled: bool
    breaks: int
    """The number of first open-field cards (CB-314)."""


def run_part(play: Play, front: Front, place: Matchup, carrier: Man, handoff: str) -> Gain:
    """Extra card, three draws, O and D of a rush, screen or lateral (CB-308 to CB-316)."""
    place.turn_up()
    place.extra = add_extra(play, front, place.reaches)
    draws = defense_draws(play, 3)
    ball = 2 * (value(carrier.card) - (1 if front.shotgun else 0))  # CB-309
    offense = ball + value(handoff) + place.blocking()
    defense = place.defending() + draws.total
    yards = rush_yards(offense, defense, draws.faces)
    wins = offense > defense
    breaks = max(0, face(handoff) - draws.faces) if wins else 0
    return Gain(yards, draws.fumbled, 0 if draws.fumbled else breaks)


def rush_yards(offense: int, defense: int, faces: int) -> int:
    """Gain or loss of a rush (CB-312, CB-313).

    >>> rush_yards(54, 39, 3), rush_yards(38, 42, 5), rush_yards(42, 43, 5), rush_yards(30, 50, 1)
    (8, -2, 0, -1)
    """
    if offense >= defense:
        return round_half_up(offense - defense, 2)
    return -min(faces, (defense - offense) // 2)


def suits_match(play: Play, card: str, carrier: str) -> bool:
    """In the late window the suit of the carrier ends the play at the sideline (CB-91)."""
    late = play.facts.late and play.facts.options.timing == "complex"
    return late and suit(card) == suit(carrier)


def dead_at(play: Play, p: int, how: str = "down") -> Ending:
    """The offense is dead with the ball at p."""
    end = finish(play, play.offense, p, "snap")
    return Ending(how, play.offense, p) if end.how == "down" else end


def loose_after_gain(play: Play, p: int) -> Ending:
    """A fumble at the spot a run reached (CB-316, CB-399)."""
    if p >= 100:
        return Ending("touchdown", play.offense, p)
    return Fumble(play, play.offense, p, "snap").run()


class Rush:
    """A back carries the ball through a lane or a gap."""

    def __init__(self, play: Play, front: Front, back: str, place: tuple[int, ...]) -> None:
        self.play = play
        self.front = front
        self.back = front.men[back]
        self.place = place

    def run(self) -> Ending:
        """Handoff, extra card, three draws, and what follows."""
        side = self.front.end_side(self.place)  # CB-318
        self.back.up = True
        matchup = line_matchup(self.front, self.place)
        handoff = self.play.table.draw("handoff")
        if handoff == BLACK_JOKER:
            defer(self.play, "handoff", 0, self.play.offense)
            handoff = self.play.table.draw("handoff")
        if handoff == RED_JOKER:
            return self.fumbled_handoff(matchup)
        gain = run_part(self.play, self.front, matchup, self.back, handoff)
        p = self.play.facts.spot + gain.yards
        if gain.fumbled:
            return loose_after_gain(self.play, p)
        if suits_match(self.play, handoff, self.back.card):
            return dead_at(self.play, p, "out of bounds")
        if gain.breaks and p < 100:  # CB-420
            chase = Chase(self.front, side)
            return carry(self.play, self.play.offense, p, gain.breaks, "snap", pursuit=chase)
        return dead_at(self.play, p)

    def fumbled_handoff(self, matchup: Matchup) -> Ending:
        """RJ as handoff card (CB-315)."""
        matchup.turn_up()
        add_extra(self.play, self.front, matchup.reaches)
        draws = defense_draws(self.play, 3)
        return Fumble(self.play, self.play.offense, self.play.facts.spot - draws.faces, "snap").run()


class Sneak:
    """The quarterback dives into the middle of the line."""

    def __init__(self, play: Play, front: Front, place: tuple[int, ...], *, facing_only: bool = False) -> None:
        self.play = play
        self.front = front
        self.place = place
        self.facing_only = facing_only

    def run(self) -> Ending:
        """Two draws against the blockers (CB-321 to CB-327)."""
        matchup = line_matchup(self.front, self.place, facing_only=self.facing_only)
        matchup.turn_up()
        draws = defense_draws(self.play, 2)
        offense = value(self.front.quarterback.card) + matchup.blocking()
        defense = matchup.defending() + draws.total
        yards = sneak_yards(offense, defense, draws.faces)
        p = self.play.facts.spot + yards
        return loose_after_gain(self.play, p) if draws.fumbled else dead_at(self.play, p)


def sneak_yards(offense: int, defense: int, faces: int) -> int:
    """Gain or loss of a sneak (CB-324, CB-325).

    >>> [sneak_yards(20 + n, 20, 0) for n in (0, 1, 2, 5, 6, 9)], sneak_yards(19, 33, 2), sneak_yards(19, 33, 0)
    ([0, 0, 1, 1, 2, 2], -1, 0)
    """
    if offense >= defense:
        return round_half_up(offense - defense, 4)
    return -min(faces, 1, -round_half_up(offense - defense, 4))


class Scramble:
    """The quarterback runs through a lane or a gap."""

    def __init__(self, play: Play, front: Front, place: tuple[int, ...]) -> None:
        self.play = play
        self.front = front
        self.place = place

    def run(self) -> Ending:
        """Extra card and two draws (CB-329 to CB-332)."""
        at_the_end = self.front.end_side(self.place) != ""
        matchup = line_matchup(self.front, self.place)
        matchup.turn_up()
        matchup.extra = add_extra(self.play, self.front, matchup.reaches)
        draws = defense_draws(self.play, 2)
        offense = value(self.front.quarterback.card) + matchup.blocking()
        defense = matchup.defending() + draws.total
        yards = rush_yards(offense, defense, min(draws.faces, SCRAMBLE_LOSS))
        p = self.play.facts.spot + yards
        if draws.fumbled:
            return loose_after_gain(self.play, p)
        if p < 100 and self.play.facts.late and at_the_end:  # CB-331
            choice = self.play.table.ask(self.play.offense, "D32 sideline", ["stay in", "out of bounds"])
            if choice == "out of bounds":
                return dead_at(self.play, p - 2, "out of bounds")
        return dead_at(self.play, p)
