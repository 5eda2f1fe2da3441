"""Changes a Football War state: draws, possession and points. Called by the phases."""

from __future__ import annotations

from game.contract import DriveEnd, Emit, ScoreKind
from game.events import DriveAdvanced, DriveBegan, DriveEnded, PossessionChanged, Revealed, Scored
from game.variants.football_war import knowledge
from game.variants.football_war.board import Board
from game.variants.football_war.cards import (
    CODE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    OVERTIME,
    SAFETY_CHAIN,
    SAFETY_POINTS,
    STUFF_CARDS,
    TOUCHDOWN_POINTS,
    Passed,
    Score,
)
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    Draw,
    GoesLive,
    HandForfeited,
    LeadDue,
    MismanagedDrive,
    PlayConceded,
    PlayLive,
    TurnoverOnDowns,
    moved,
)
from game.variants.football_war.halves import end_match, end_period

# Drawing


def draw(state: Board, seat: int, count: int, why: Draw, clause: str, emit: Emit) -> None:
    """Draws cards from the Play pile, as many as there still are (FW-14, FW-78)."""
    pile = state.draw_pile
    left = len(pile) - count
    if left < 0:
        left, count = 0, len(pile)
    if emit is None and left >= len(state.buried):
        if count:
            state.hands[seat] += pile[: left - 1 : -1] if left else pile[::-1]
            del pile[left:]
            _count(state, seat, count)
        return
    for _ in range(count):
        _draw_one(state, seat, clause, emit)
    if emit:
        emit(CardsDrawn(clause=clause if count else "FW-78", seat=seat, count=count, why=why))


def _count(state: Board, seat: int, cards: int) -> None:
    drawn = list(state.facts.drawn)
    drawn[seat] += cards
    state.facts.drawn = tuple(drawn)


def _draw_one(state: Board, seat: int, clause: str, emit: Emit) -> None:
    card = state.draw_pile.pop()
    _count(state, seat, 1)
    if len(state.draw_pile) < len(state.buried):
        card = knowledge.dig_up(state, seat, card)
    else:
        state.hands[seat].append(card)
    if emit:
        emit(moved(clause, "draw_pile", f"hand:{seat}", "draw", card, (seat,)))


def draw_locked(state: Board, seat: int, clause: str, emit: Emit) -> None:
    """Draws one card that is locked until its owner's decision is finished (FW-74, FW-75, FW-77)."""
    before, digs = state.hands[seat][:], knowledge.next_is_known_to(state, seat)
    draw(state, seat, 1, "delay", clause, emit)
    drawn = [card for card in state.hands[seat] if card not in before]
    state.locked += tuple(drawn)
    state.facts.locked_seen += (digs,) * len(drawn)


def take_back(state: Board, seat: int, count: int, emit: Emit) -> None:
    """Gives penalty cards to a seat: from the Drive pile, face up, then from the Play pile (FW-47 to FW-50)."""
    drive = state.drive_pile
    taken = min(count, len(drive))
    for _ in range(taken):
        card = drive.pop()
        knowledge.give_known(state, seat, card)
        if emit and drive:
            emit(Revealed(clause="FW-48", zone="drive_pile", card=drive[-1], code=CODE[drive[-1]]))
        if emit:
            emit(moved("FW-50", "drive_pile", f"hand:{seat}", "take", card))
    if emit and taken:
        emit(CardsDrawn(clause="FW-48", seat=seat, count=taken, why="flag"))
    if taken < count:
        draw(state, seat, count - taken, "flag", "FW-49", emit)


def mismanaged(state: Board, seat: int, emit: Emit, clause: str = "FW-40") -> None:
    """Draws five cards for a seat that emptied its hand with a card that cannot score (FW-39, FW-40)."""
    if not state.hands[seat]:
        if emit:
            emit(MismanagedDrive(clause=clause, seat=seat))
        draw(state, seat, HAND_SIZE, "mismanaged", clause, emit)


def lay(state: Board, seat: int, face: int, emit: Emit, clause: str = "FW-11") -> None:
    """Puts a card of a hand face up on the Drive pile (FW-11)."""
    card = knowledge.spend(state, seat, face)
    state.drive_pile.append(card)
    if emit:
        emit(moved(clause, f"hand:{seat}", "drive_pile", "play", card))


# Possession


def go_live(state: Board, play: str, chain: int, how: GoesLive, clause: str, emit: Emit) -> None:
    """Makes a play live, which the defense must answer (FW-25)."""
    facts = state.facts
    facts.live = play
    facts.chain = chain
    state.phase = state.by_name["answer"]
    if emit:
        emit(PlayLive(clause=clause, seat=facts.offense, defense=facts.defense, play=play, how=how, chain=chain))


def live_play(state: Board) -> str:
    """Returns the code of the live play at an answer."""
    live = state.facts.live
    assert live is not None
    return live


def lead_next(state: Board, emit: Emit) -> None:
    """Lets the offense lead next; if it has no card, the half is over (FW-80)."""
    facts = state.facts
    facts.live = None
    if facts.chain:
        facts.chain = 0
    if state.hands[facts.offense]:
        state.phase = state.by_name["lead"]
        if emit:
            emit(LeadDue(clause="FW-24", seat=facts.offense))
    else:
        end_drive(state, DriveEnd.TIME, "FW-80", emit)
        end_period(state, emit)


def take_over(state: Board, seat: int, clause: str, emit: Emit) -> None:
    """Gives a seat the ball, against the next one in the direction of play (FW-31, FW-97)."""
    hand_over(state, seat, clause, emit)
    put_on_defense(state, state.facts.next_seat(seat), "FW-97", emit)


def hand_over(state: Board, seat: int, clause: str, emit: Emit) -> None:
    """Gives a seat the ball and begins its drive, without choosing its defense."""
    state.facts.offense = seat
    if emit:
        emit(PossessionChanged(clause=clause, seat=seat))
        emit(DriveBegan(clause=clause, seat=seat))


def put_on_defense(state: Board, seat: int, clause: str, emit: Emit) -> None:
    """Puts a seat on defense."""
    state.facts.defense = seat
    if emit:
        emit(DefenseMoved(clause=clause, seat=seat))


def move_defense(state: Board, clause: str, emit: Emit) -> None:
    """Puts the next seat on defense; with two seats nothing changes (FW-99, FW-102)."""
    facts = state.facts
    if facts.seats > 2:
        seat = facts.next_seat(facts.defense)
        put_on_defense(state, facts.next_seat(seat) if seat == facts.offense else seat, clause, emit)


def end_drive(state: Board, how: DriveEnd, clause: str, emit: Emit, points: int = 0) -> None:
    """Ends the drive of the offense."""
    if emit:
        emit(DriveEnded(clause=clause, seat=state.facts.offense, how=how, points=points))


def beat(state: Board, emit: Emit, stuffed: bool = False) -> bool:
    """Draws for the beaten offense (FW-37, FW-57, FW-66) and ends its drive.

    Returns whether it was owed five cards and has none: the half is over at once (FW-80).
    """
    seat = state.facts.offense
    if state.facts.live == FIELD_GOAL:
        give_up_hand(state, seat, emit)
        draw(state, seat, HAND_SIZE, "kick", "FW-66", emit)
        end_drive(state, DriveEnd.MISSED_FIELD_GOAL, "FW-66", emit)
    elif not state.hands[seat]:
        if emit:
            emit(TurnoverOnDowns(clause="FW-37", seat=seat))
        draw(state, seat, HAND_SIZE, "turnover_on_downs", "FW-37", emit)
        end_drive(state, DriveEnd.DOWNS, "FW-37", emit)
    else:
        if stuffed:
            draw(state, seat, STUFF_CARDS, "stuffed", "FW-57", emit)
        end_drive(state, DriveEnd.STOPPED, "FW-31", emit)
        return False
    if state.hands[seat]:
        return False
    end_period(state, emit)
    return True


def give_up_hand(state: Board, seat: int, emit: Emit) -> None:
    """Puts a kicker's remaining hand face down on the Forfeit pile (FW-66)."""
    gone = knowledge.forfeit(state, seat)
    if emit and gone:
        for card in gone:
            emit(moved("FW-66", f"hand:{seat}", "forfeit_pile", "remove", card, (seat,)))
        emit(HandForfeited(clause="FW-66", seat=seat, count=len(gone)))


# Points


def concede(state: Board, emit: Emit) -> None:
    """Concedes the live play: the defense draws, the offense scores or leads again (FW-33, FW-81 to FW-85)."""
    facts = state.facts
    seat, offense, live = facts.defense, facts.offense, facts.live
    assert live is not None
    if emit:
        emit(PlayConceded(clause="FW-33", seat=offense, by=seat, play=live))
        emit(DriveAdvanced(clause="FW-33", seat=offense, gain=1))
    held_since = facts.drawn[seat]
    draw(state, seat, 1, "concede", "FW-33", emit)
    if live == FIELD_GOAL:
        _score(state, FIELD_GOAL_POINTS, ScoreKind.FIELD_GOAL, "FW-82", emit)
    elif not state.hands[offense]:
        clause = "FW-64" if facts.chain == SAFETY_CHAIN else "FW-81"
        _score(state, TOUCHDOWN_POINTS, ScoreKind.TOUCHDOWN, clause, emit)
    elif facts.chain == SAFETY_CHAIN:
        _score(state, SAFETY_POINTS, ScoreKind.SAFETY, "FW-83", emit)
    else:
        _remember(state, seat, Passed(live, held_since))
        move_defense(state, "FW-99", emit)
        lead_next(state, emit)


def _remember(state: Board, seat: int, passed: Passed) -> None:
    """Notes that a seat conceded a play, instead of an earlier concession of the same play."""
    everyone = list(state.facts.passed)
    everyone[seat] = (*[each for each in everyone[seat] if each.play != passed.play], passed)
    state.facts.passed = tuple(everyone)


def _score(state: Board, points: int, how: ScoreKind, clause: str, emit: Emit) -> None:
    """Scores for the offense, refills hands and starts a series of the conceding seat (FW-86 to FW-88)."""
    facts = state.facts
    scorer, conceder = facts.offense, facts.defense
    board = list(facts.points)
    board[scorer] += points
    facts.points = tuple(board)
    facts.scoring += (Score(scorer, points, facts.period),)
    if emit:
        emit(Scored(clause=clause, seat=scorer, points=points, how=how, score=facts.points))
        end_drive(state, DriveEnd(how), clause, emit, points)
    _sweep(state, scorer, emit)
    if facts.period >= OVERTIME and facts.leaders == (scorer,):
        end_match(state, "FW-92", emit)
        return
    if facts.live == FIELD_GOAL:
        give_up_hand(state, scorer, emit)  # FW-69
    _refill(state, conceder, emit)
    if state.draw_pile:
        take_over(state, conceder, "FW-88", emit)
        lead_next(state, emit)
    else:
        end_period(state, emit)  # FW-80


def _sweep(state: Board, scorer: int, emit: Emit) -> None:
    """Moves the whole Drive pile to the scorer's Score pile (FW-86)."""
    bundle, state.drive_pile = state.drive_pile, []
    piles = list(state.score_piles)
    piles[scorer] += tuple(bundle)
    state.score_piles = tuple(piles)
    if emit:
        for card in reversed(bundle):
            emit(moved("FW-86", "drive_pile", f"score_pile:{scorer}", "score", card, ()))


def _refill(state: Board, first: int, emit: Emit) -> None:
    seat = first
    for _ in state.hands:
        missing = HAND_SIZE - len(state.hands[seat])
        if missing > 0:
            draw(state, seat, missing, "refill", "FW-87", emit)
        seat = state.facts.next_seat(seat)  # FW-108
