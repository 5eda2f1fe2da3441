"""The invariants of a position of Card Bowl (``State.check``)."""

from __future__ import annotations

from collections import Counter

from game.contract import BadPosition
from game.documents import require
from game.variants.card_bowl import clock
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, CODE, DECK, MEN
from game.variants.card_bowl.draws import zones_of
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.formations import FORMATIONS
from game.variants.card_bowl.fronts import COVER, LANES, SL, SR
from game.variants.card_bowl.lanes import FEWEST_LINE_CARDS, line_cards

MOST_TIMEOUTS = 3


def check(board: Board) -> None:
    """Raises BadPosition, naming the field, where an invariant is broken."""
    _check_cards(board)
    _check_facts(board.facts)
    _check_men(board)
    if board.phase is not None:
        _check_play(board)
        board.phase.check(board)


def _check_cards(board: Board) -> None:
    """Every card lies in exactly one zone (CB-1, CB-22)."""
    deck = range(BLACK_JOKER if board.facts.single_joker else DECK)
    lying = Counter(card for _, cards in zones_of(board) for card in cards)
    if not lying and board.play.kind == "":
        return
    twice = [CODE[card] for card, times in lying.items() if times > 1]
    require(not twice, "zones", f"{', '.join(twice)} twice on the table (CB-1)")
    lost = [CODE[card] for card in deck if card not in lying]
    require(not lost, "zones", f"{', '.join(lost)} missing (CB-1)")
    require(len(lying) == len(deck), "zones", "a card is not in this deck (CB-22)")
    require(len(board.purposes) == len(board.drawn), "purposes", "needs one for each drawn card (CB-15)")


def _check_facts(facts: CardBowlFacts) -> None:
    for seat in (0, 1):
        scored = sum(score.points for score in facts.scoring if score.seat == seat)
        require(facts.points[seat] == scored, "points", "are not the sum of what was scored (CB-43)")
        require(facts.timeouts[seat] <= MOST_TIMEOUTS, "timeouts", "at most three (CB-57)")
        sizes = facts.hands[seat]
        require(len(sizes) == 8 and all(11 <= size <= 15 for size in sizes), "hands", "eight of 11 to 15 (CB-439)")
    require(facts.marker > facts.ball_on or facts.next != "call", "marker", "lies ahead of the ball (CB-45)")
    require(facts.clock <= max(clock.full(facts), 0), "clock", "is more than a period has (CB-54)")
    require(facts.timing != SIMPLE_1 or not facts.running, "running", "there is no clock to run (CB-61)")


def _check_men(board: Board) -> None:
    """The men of both sides and their places."""
    play = board.play
    if play.formation >= 0:
        slots = FORMATIONS[play.formation].slots
        require(sorted(play.slots) == sorted(slots), "play", "slots are not those of the formation (CB-206)")
        require(len(play.lanes) == MEN, "play", "lanes need one entry for each man")
    for place in play.places:
        legal = 0 <= place < LANES or SL <= place <= SR or COVER <= place < COVER + MEN
        require(legal, "play", f"{place} is not a place of the defense (CB-215)")
    require(len(play.places) in (0, MEN), "play", "places need one entry for each man")
    if play.snapped:
        require(len(play.snapped) == MEN == len(play.origins), "play", "the snap needs one entry for each man")
        require(line_cards(play) >= FEWEST_LINE_CARDS, "play", "at least three line cards (CB-250)")
    for seat in (0, 1):
        held = len(board.hands[seat]) + sum(card >= 0 for card in board.men[seat])
        require(play.kind != "scrimmage" or held >= MEN, "zones", "a side has eleven cards (CB-202)")


_NEEDS_RUNNER = ("sideline", "tackle", "lead")
_NEEDS_FRONT = (
    *("defense_cards", "motion", "motion_answer", "line_call", "early_sneak", "pattern_turn", "backs", "tight_end"),
    *("window", "step_six", "response", "pick_up", "card_action", "extra_card", "back_cover", "yardage", "strike"),
    *("caught_behind", "screen_behind", "scramble_sideline", "tackle", "lead"),
)
_OWN_NEXT = {"toss_call": "toss", "toss_choice": "toss", "pool": "toss", "kickoff": "kickoff", "free_kick": "free_kick"}


def _check_play(board: Board) -> None:
    """The fields of the play that the current decision needs."""
    play, name = board.play, board.phase.name
    if name in _OWN_NEXT:
        require(board.facts.next == _OWN_NEXT[name], "next", f"is not what {name} opens")
    if name in _NEEDS_FRONT:
        require(play.formation >= 0 and len(play.places) == MEN, "play", f"{name} needs two formations")
    if name in _NEEDS_RUNNER:
        require(play.runner >= 0, "play", f"{name} needs a runner")
    if name == "penalty_decision" and play.foul is None:
        raise BadPosition("play: there is no foul to answer (CB-426)")
    if name == "recovery" and play.role < 0:
        raise BadPosition("play: there is no loose ball (CB-404)")
