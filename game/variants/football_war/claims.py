"""Claims what follows from an action of Football War. Hints, previews and buttons say nothing else of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.claims import Averts, Claim, Decides, Draws, EndsMatch, EndsPeriod, HasBall, Holds, IfStands, Plays, Scores
from game.contract import Action, ScoreKind
from game.variants.football_war import odds
from game.variants.football_war.actions import (
    CallPlay,
    CallTimeout,
    ClockRanOut,
    Concede,
    KickFieldGoal,
    LeadPlay,
    LookBack,
    MatchPlay,
    PlayExtra,
    ReversePlay,
    Stuff,
    ThrowFlag,
)
from game.variants.football_war.cards import (
    BY_CODE,
    CARDS,
    FACE_OF,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    LAST_PERIOD,
    OVERTIME,
    PENALTY_CARDS,
    SAFETY_CHAIN,
    SAFETY_POINTS,
    STUFF_CARDS,
    TOUCHDOWN_POINTS,
    stake,
)
from game.variants.football_war.view import FootballWarView

STANDS = ("concede",)
_HOW = {
    TOUCHDOWN_POINTS: ScoreKind.TOUCHDOWN,
    FIELD_GOAL_POINTS: ScoreKind.FIELD_GOAL,
    SAFETY_POINTS: ScoreKind.SAFETY,
}


class InARow(Claim, frozen=True):
    """The call is the ``number``-th AUDIBLE in a row (FW-61)."""

    number: int


class CanStop(Holds, frozen=True):
    """``seat`` holds a card that stops the play or calls it back: the same play, or a special card (FW-30, FW-51)."""


def claims(view: FootballWarView, action: Action) -> tuple[Claim, ...]:
    """Returns what follows from an action of the deciding seat."""
    claimed = _CLAIMS.get(type(action))
    return tuple(claimed(Ledger(view), action)) if claimed else ()


class Ledger:
    """Counts the cards of hands and piles while an action is followed through, and collects claims."""

    def __init__(self, view: FootballWarView) -> None:
        self.view, self.facts, self.me = view, view.facts, view.seat
        self.hands = list(view.counts)
        self.drawn = [0] * len(self.hands)
        self.pile, self.drive = view.draw_count, len(view.drive_pile)
        self.collected: list[Claim] = []

    def play(self, cards: int = 1) -> None:
        """Takes cards out of the hand of the seat that acts."""
        self.hands[self.me] -= cards
        self.collected.append(Plays(self.me, cards))

    def draw(self, seat: int, cards: int) -> None:
        """Draws cards for a seat, as many as there are (FW-14, FW-78)."""
        cards = min(cards, self.pile)
        self.pile -= cards
        self.take(seat, cards)

    def take(self, seat: int, cards: int) -> None:
        """Adds cards to a hand."""
        self.hands[seat] += cards
        self.drawn[seat] += cards

    def penalize(self, seat: int, cards: int) -> None:
        """Gives penalty cards to a seat, from the Drive pile first (FW-48, FW-49)."""
        taken = min(cards, self.drive)
        self.take(seat, taken)
        self.draw(seat, cards - taken)

    def manage(self) -> None:
        """Draws five cards if the own hand was emptied with a card that cannot score (FW-39, FW-40)."""
        if not self.hands[self.me]:
            self.draw(self.me, HAND_SIZE)

    def beat(self, stuffed: bool = False) -> bool:
        """Stops the live play; returns whether that ends the half at once (FW-37, FW-57, FW-66, FW-80)."""
        seat = self.facts.offense
        self.avert()
        if self.facts.live == FIELD_GOAL:
            self.hands[seat] = 0
        if not self.hands[seat]:
            self.draw(seat, HAND_SIZE)
        elif stuffed:
            self.draw(seat, STUFF_CARDS)
        return not self.hands[seat]

    def avert(self) -> None:
        """Claims that the live play does not score, if conceding it would give points."""
        facts = self.facts
        points = stake(facts.live, facts.chain, self.view.counts[facts.offense])
        if points:
            self.collected.append(Averts(facts.offense, points, STANDS))

    def leads(self, seat: int) -> list[Claim]:
        """Returns all claims if the seat leads next; without a card it ends the half (FW-80)."""
        ends = not self.hands[seat]
        return self.all_claims(*self.over()) if ends else self.all_claims(HasBall(seat), Decides(seat))

    def over(self, scorer: int = 0, points: int = 0) -> list[Claim]:
        """Returns the claims that the period, and perhaps the match, is over after these points."""
        ended = EndsPeriod("half" if self.facts.period < OVERTIME else "overtime")
        return [ended, EndsMatch()] if self._decided(scorer, points) else [ended]

    def _decided(self, scorer: int, points: int) -> bool:
        """Returns whether the match ends with this period (FW-90 to FW-93, FW-111)."""
        facts = self.facts
        if facts.period == 0 and facts.length == "two":
            return False
        have = [each + points * (seat == scorer) for seat, each in enumerate(facts.points)]
        return have.count(max(have)) == 1 or facts.period >= LAST_PERIOD

    def all_claims(self, *claimed: Claim) -> list[Claim]:
        """Returns all claims so far, with the cards drawn, and ``claimed``."""
        return [*self.collected, *[Draws(seat, cards) for seat, cards in enumerate(self.drawn)], *claimed]


def _scores(seat: int, points: int) -> list[Claim]:
    return [Scores(seat, points, _HOW[points])] if points else []


def _goes_live(ledger: Ledger, play: str, chain: int, answers: int) -> list[Claim]:
    """Returns the claims of an own play that ``answers`` must stop (FW-81 to FW-83)."""
    points = stake(play, chain, ledger.hands[ledger.me])
    stands: list[Claim] = [IfStands(each, STANDS) for each in _scores(ledger.me, points)]
    return ledger.all_claims(HasBall(ledger.me), Decides(answers), *stands)


def _lead(ledger: Ledger, action: LeadPlay) -> list[Claim]:
    defense = ledger.facts.defense
    ledger.play()
    chance = odds.holds(ledger.view, defense, FACE_OF[action.card])
    match = Holds(defense, (action.card,), chance=chance)
    return [*_goes_live(ledger, action.card, 0, defense), match, _can_stop(ledger, defense, action.card)]


def _call(ledger: Ledger, action: CallPlay) -> list[Claim]:
    """Returns the claims of a call; a beaten offense with new cards may have to answer it (FW-37, FW-60, FW-97)."""
    facts, view, code = ledger.facts, ledger.view, action.play
    ledger.play()
    if facts.live is None:
        answers, chain = facts.defense, 1
    else:
        if ledger.beat():
            return ledger.all_claims(*ledger.over())
        answers, chain = facts.next_seat(ledger.me), facts.chain + 1
    ledger.collected.append(InARow(chain))
    new, face = ledger.drawn[answers], FACE_OF[code]
    match = Holds(answers, (code,), chance=_chance(view, answers, new, face))
    stop = _can_stop(ledger, answers, code) if chain < SAFETY_CHAIN else CanStop(answers, (code,), chance=match.chance)
    return [*_goes_live(ledger, code, chain, answers), match, stop]


def _can_stop(ledger: Ledger, seat: int, play: str | None = None) -> CanStop:
    """Returns the chance that the seat holds any card that stops the play; without a play, a kick."""
    faces = (*odds.STOPPING, *([] if play is None else [FACE_OF[play]]))
    codes = tuple(CARDS[face].code for face in faces)
    return CanStop(seat, codes, chance=_chance(ledger.view, seat, ledger.drawn[seat], *faces))


def _chance(view: FootballWarView, seat: int, new: int, *faces: int) -> float:
    """Returns the chance that a seat holds one of these faces; ``new`` is its hand if all of it was just drawn."""
    return odds.among_new(view, new, *faces) if new else odds.holds(view, seat, *faces)


def _kick(ledger: Ledger, action: KickFieldGoal) -> list[Claim]:
    ledger.play()
    defense = ledger.facts.defense
    collected = [*_goes_live(ledger, FIELD_GOAL, 0, defense), _can_stop(ledger, defense)]
    if not _wins_overtime(ledger, ledger.me, FIELD_GOAL_POINTS):
        _refill(ledger, defense, ledger.me)
        collected.append(IfStands(Draws(ledger.me, ledger.drawn[ledger.me]), STANDS))
    return collected


def _match(ledger: Ledger, action: MatchPlay) -> list[Claim]:
    facts = ledger.facts
    ledger.play()
    if ledger.beat():
        return ledger.all_claims(*ledger.over())
    if ledger.hands[ledger.me]:
        return ledger.leads(ledger.me)
    return _goes_live(ledger, str(facts.live), 0, facts.next_seat(ledger.me))  # FW-41


def _extra(ledger: Ledger, action: PlayExtra) -> list[Claim]:
    ledger.play(1 + (action.extra is not None))
    return _won_by_special(ledger)


def _stuff(ledger: Ledger, action: Stuff) -> list[Claim]:
    ledger.play()
    if ledger.facts.live is None:
        ledger.draw(ledger.facts.defense, STUFF_CARDS)
    return _won_by_special(ledger, stuffed=True)


def _reverse(ledger: Ledger, action: ReversePlay) -> list[Claim]:
    ledger.play()
    return _won_by_special(ledger)


def _won_by_special(ledger: Ledger, stuffed: bool = False) -> list[Claim]:
    """Returns the claims of a special card that stops the live play or is led (FW-31, FW-44)."""
    if ledger.facts.live is not None and ledger.beat(stuffed):
        return ledger.all_claims(*ledger.over())
    ledger.manage()
    return ledger.leads(ledger.me)


def _flag(ledger: Ledger, action: ThrowFlag) -> list[Claim]:
    """Returns the claims of a flag: two seats lead the play again, with four it wins the ball (FW-51, FW-103)."""
    facts = ledger.facts
    ledger.play()
    if facts.live is not None:
        ledger.avert()
    against = facts.defense if facts.live is None else facts.offense
    ledger.penalize(against, PENALTY_CARDS[BY_CODE[action.card].value])
    ledger.manage()
    return ledger.leads(ledger.me if facts.live is None or facts.seats > 2 else facts.offense)


def _concede(ledger: Ledger, action: Concede) -> list[Claim]:
    facts = ledger.facts
    points = stake(facts.live, facts.chain, ledger.hands[facts.offense])
    if not points:
        ledger.draw(ledger.me, 1)
        return ledger.leads(facts.offense)
    scored = _scores(facts.offense, points)
    if _wins_overtime(ledger, facts.offense, points):
        ledger.draw(ledger.me, 1)
        return ledger.all_claims(*scored, EndsMatch())
    _refill(ledger, ledger.me, facts.offense, facts.live)
    return [
        *(ledger.leads(ledger.me) if ledger.pile else ledger.all_claims(*ledger.over(facts.offense, points))),
        *scored,
    ]


def _wins_overtime(ledger: Ledger, scorer: int, points: int) -> bool:
    """Returns whether a score in overtime gives its seat the sole lead (FW-92)."""
    facts = ledger.facts
    ahead = facts.points[scorer] + points
    others = [have for seat, have in enumerate(facts.points) if seat != scorer]
    return facts.period >= OVERTIME and ahead > max(others)


def _refill(ledger: Ledger, conceder: int, scorer: int, live: str | None = FIELD_GOAL) -> None:
    """Draws one card for the concession, then fills all hands, the conceder first (FW-33, FW-69, FW-87, FW-108)."""
    ledger.draw(conceder, 1)
    if live == FIELD_GOAL:
        ledger.hands[scorer] = 0
    seat = conceder
    for _ in ledger.hands:
        ledger.draw(seat, max(0, HAND_SIZE - ledger.hands[seat]))
        seat = ledger.facts.next_seat(seat)


def _aside(ledger: Ledger, action: Action) -> list[Claim]:
    """Returns the claims of a timeout, look-back or clock; a timeout buries a card first (FW-70, FW-74, FW-77)."""
    if isinstance(action, CallTimeout):
        ledger.play()
        ledger.pile += 1
    ledger.draw(ledger.me, 1)
    return ledger.all_claims(Decides(ledger.me))


_CLAIMS: dict[type[Action], Callable[[Ledger, Any], list[Claim]]] = {
    LeadPlay: _lead,
    CallPlay: _call,
    KickFieldGoal: _kick,
    MatchPlay: _match,
    PlayExtra: _extra,
    Stuff: _stuff,
    ReversePlay: _reverse,
    ThrowFlag: _flag,
    Concede: _concede,
    CallTimeout: _aside,
    LookBack: _aside,
    ClockRanOut: _aside,
}
