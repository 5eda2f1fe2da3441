"""What follows from an action of Football War, as claims: all that hints, previews and buttons say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.claims import Claim, Decides, Draws, EndsMatch, EndsPeriod, HasBall, Holds, IfStands, Plays, Scores
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
    FACE_OF,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    LAST_PERIOD,
    OVERTIME,
    PENALTY_CARDS,
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
    """The call is AUDIBLE number so many in a row (FW-61)."""

    number: int


def claims(view: FootballWarView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    claimed = _CLAIMS.get(type(action))
    return tuple(claimed(Ledger(view), action)) if claimed else ()


class Ledger:
    """The cards of each hand and of the piles while an action is followed through."""

    def __init__(self, view: FootballWarView) -> None:
        self.view, self.facts, self.me = view, view.facts, view.seat
        self.hands = list(view.counts)
        self.drawn = [0] * len(self.hands)
        self.pile, self.drive = view.draw_count, len(view.drive_pile)
        self.found: list[Claim] = []

    def play(self, cards: int = 1) -> None:
        """Cards leave the hand of the seat that acts."""
        self.hands[self.me] -= cards
        self.found.append(Plays(self.me, cards))

    def draw(self, seat: int, cards: int) -> None:
        """A seat draws as many as there are (FW-14, FW-78)."""
        cards = min(cards, self.pile)
        self.pile -= cards
        self.take(seat, cards)

    def take(self, seat: int, cards: int) -> None:
        """Cards come into a hand."""
        self.hands[seat] += cards
        self.drawn[seat] += cards

    def penalize(self, seat: int, cards: int) -> None:
        """Penalty cards come from the Drive pile first (FW-48, FW-49)."""
        taken = min(cards, self.drive)
        self.take(seat, taken)
        self.draw(seat, cards - taken)

    def manage(self) -> None:
        """Five cards for an own hand that was emptied with a card that cannot score (FW-39, FW-40)."""
        if not self.hands[self.me]:
            self.draw(self.me, HAND_SIZE)

    def beat(self, stuffed: bool = False) -> bool:
        """The live play is stopped; whether that ends the half at once (FW-37, FW-57, FW-66, FW-80)."""
        seat = self.facts.offense
        if self.facts.live == FIELD_GOAL:
            self.hands[seat] = 0
        if not self.hands[seat]:
            self.draw(seat, HAND_SIZE)
        elif stuffed:
            self.draw(seat, STUFF_CARDS)
        return not self.hands[seat]

    def leads(self, seat: int) -> list[Claim]:
        """The seat leads next, if it has a card to lead (FW-80)."""
        ends = not self.hands[seat]
        return self.told(*self.over()) if ends else self.told(HasBall(seat), Decides(seat))

    def over(self, scorer: int = 0, points: int = 0) -> list[Claim]:
        """The half or a period of overtime is over, after a score of its last play, and maybe the match with it."""
        ended = EndsPeriod("half" if self.facts.period < OVERTIME else "overtime")
        return [ended, EndsMatch()] if self._decided(scorer, points) else [ended]

    def _decided(self, scorer: int, points: int) -> bool:
        """Whether the match is over with this half or period (FW-90 to FW-93, FW-111)."""
        facts = self.facts
        if facts.period == 0 and facts.length == "two":
            return False
        have = [each + points * (seat == scorer) for seat, each in enumerate(facts.points)]
        return have.count(max(have)) == 1 or facts.period >= LAST_PERIOD

    def told(self, *claimed: Claim) -> list[Claim]:
        """All claims, those of the cards drawn with them."""
        return [*self.found, *[Draws(seat, cards) for seat, cards in enumerate(self.drawn)], *claimed]


def _scores(seat: int, points: int) -> list[Claim]:
    return [Scores(seat, points, _HOW[points])] if points else []


def _goes_live(ledger: Ledger, play: str, chain: int, answers: int) -> list[Claim]:
    """An own play is live for ``answers`` to stop; the points if nobody does (FW-81 to FW-83)."""
    points = stake(play, chain, ledger.hands[ledger.me])
    stands: list[Claim] = [IfStands(each, STANDS) for each in _scores(ledger.me, points)]
    return ledger.told(HasBall(ledger.me), Decides(answers), *stands)


def _lead(ledger: Ledger, action: LeadPlay) -> list[Claim]:
    defense = ledger.facts.defense
    ledger.play()
    chance = odds.holds(ledger.view, defense, FACE_OF[action.card])
    return [*_goes_live(ledger, action.card, 0, defense), Holds(defense, (action.card,), chance=chance)]


def _call(ledger: Ledger, action: CallPlay) -> list[Claim]:
    """The seat that must answer a call may be a beaten offense with new cards (FW-37, FW-60, FW-97)."""
    facts, view, code = ledger.facts, ledger.view, action.play
    ledger.play()
    if facts.live is None:
        answers, chain = facts.defense, 1
    else:
        if ledger.beat():
            return ledger.told(*ledger.over())
        answers, chain = facts.next_seat(ledger.me), facts.chain + 1
    ledger.found.append(InARow(chain))
    new = ledger.drawn[answers]
    chance = odds.among_new(view, new, FACE_OF[code]) if new else odds.holds(view, answers, FACE_OF[code])
    return [*_goes_live(ledger, code, chain, answers), Holds(answers, (code,), chance=chance)]


def _kick(ledger: Ledger, action: KickFieldGoal) -> list[Claim]:
    ledger.play()
    found = _goes_live(ledger, FIELD_GOAL, 0, ledger.facts.defense)
    if not _wins_overtime(ledger, ledger.me, FIELD_GOAL_POINTS):
        _refill(ledger, ledger.facts.defense, ledger.me)
        found.append(IfStands(Draws(ledger.me, ledger.drawn[ledger.me]), STANDS))
    return found


def _match(ledger: Ledger, action: MatchPlay) -> list[Claim]:
    facts = ledger.facts
    ledger.play()
    if ledger.beat():
        return ledger.told(*ledger.over())
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
    """The own special card stops the live play, or is led; then the seat leads (FW-31, FW-44)."""
    if ledger.facts.live is not None and ledger.beat(stuffed):
        return ledger.told(*ledger.over())
    ledger.manage()
    return ledger.leads(ledger.me)


def _flag(ledger: Ledger, action: ThrowFlag) -> list[Claim]:
    """Called back, a play is led anew by its offense; with four seats the flag wins the ball (FW-51, FW-103)."""
    facts = ledger.facts
    ledger.play()
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
        return ledger.told(*scored, EndsMatch())
    _refill(ledger, ledger.me, facts.offense, facts.live)
    return [*(ledger.leads(ledger.me) if ledger.pile else ledger.told(*ledger.over(facts.offense, points))), *scored]


def _wins_overtime(ledger: Ledger, scorer: int, points: int) -> bool:
    """Whether a score leaves its seat alone in the lead in overtime (FW-92)."""
    facts = ledger.facts
    ahead = facts.points[scorer] + points
    others = [have for seat, have in enumerate(facts.points) if seat != scorer]
    return facts.period >= OVERTIME and ahead > max(others)


def _refill(ledger: Ledger, conceder: int, scorer: int, live: str | None = FIELD_GOAL) -> None:
    """A card for the concession, then all hands are filled, from the conceder on (FW-33, FW-69, FW-87, FW-108)."""
    ledger.draw(conceder, 1)
    if live == FIELD_GOAL:
        ledger.hands[scorer] = 0
    seat = conceder
    for _ in ledger.hands:
        ledger.draw(seat, max(0, HAND_SIZE - ledger.hands[seat]))
        seat = ledger.facts.next_seat(seat)


def _aside(ledger: Ledger, action: Action) -> list[Claim]:
    """A timeout buries a card first, so that there is one to draw (FW-70, FW-74, FW-77)."""
    if isinstance(action, CallTimeout):
        ledger.play()
        ledger.pile += 1
    ledger.draw(ledger.me, 1)
    return ledger.told(Decides(ledger.me))


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
