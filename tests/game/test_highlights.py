"""The best play: the largest gain, with its public cards."""

from __future__ import annotations

from game.contract import DriveEnd, Event, ScoreKind
from game.events import CardMoved, DriveAdvanced, DriveBegan, DriveEnded, Revealed, Scored
from game.highlights import best_play, rise


def played(card: int, seat: int = 0, *, hidden: bool = False) -> CardMoved:
    seen = (seat,) if hidden else None
    return CardMoved(
        clause="", source="hand", target="drive", how="play", card=card, code=f"C{card}", seat=seat, seen_by=seen
    )


def gained(gain: int, seat: int = 0, plays: int = 1) -> DriveAdvanced:
    return DriveAdvanced(clause="", seat=seat, gain=gain, plays=plays)


def scored(points: int, seat: int = 0) -> Scored:
    return Scored(clause="", seat=seat, points=points, how=ScoreKind.TOUCHDOWN, score=(points, 0))


BEGAN: list[Event] = [DriveBegan(clause="", seat=0)]


def test_points_count_for_more_than_any_gain() -> None:
    best = best_play([BEGAN, [played(1), gained(90)], [played(2), gained(5), scored(3)]])
    assert best is not None
    assert (best.act, best.points, best.gain, best.cards) == (2, 3, 5, (2,))


def test_without_points_it_is_the_longest_gain_and_of_equal_ones_the_latest() -> None:
    best = best_play([BEGAN, [played(1), gained(20)], [played(2), gained(5)], [played(3), gained(20)]])
    assert best is not None
    assert (best.act, best.cards) == (3, (3,))


def test_a_play_over_several_acts_has_all_its_open_cards_and_none_of_the_other_side() -> None:
    acts: list[list[Event]] = [
        BEGAN,
        [played(1, hidden=True)],
        [played(7, 1), Revealed(clause="", zone="call", card=1, code="C1", seat=0)],
        [played(2)],
        [gained(30), scored(7)],
    ]
    best = best_play(acts)
    assert best is not None
    assert (best.gain, best.cards) == (30, (1, 2))


def test_a_card_that_was_never_turned_up_is_none_of_it() -> None:
    best = best_play([BEGAN, [played(1, hidden=True), gained(10)]])
    assert best is not None
    assert best.cards == ()


def test_points_that_come_once_nothing_has_met_a_play_have_its_cards() -> None:
    """In Real Deal a play advances the drive when it is made, and scores once it was let through."""
    best = best_play([BEGAN, [played(4), gained(1)], [], [scored(7)]])
    assert best is not None
    assert (best.points, best.gain, best.cards) == (7, 1, (4,))


def test_a_play_that_was_taken_off_again_was_not_the_best() -> None:
    best = best_play([BEGAN, [played(1), gained(10)], [played(2), gained(40)], [played(9, 1), gained(-40, plays=-1)]])
    assert best is not None
    assert best.act == 1


def test_of_a_match_with_chances_to_win_it_is_the_play_that_moved_them_most_for_its_side() -> None:
    """A late touchdown of a match that was won was called its best play, beside the one that decided it."""
    acts: list[list[Event]] = [BEGAN, [played(1), gained(50)], [played(2), gained(5), scored(3)], [scored(7, 1)]]
    line = [(0.5, 0.5), (0.8, 0.2), (0.85, 0.15), (0.8, 0.2)]
    best = best_play(acts, line=line)
    assert best is not None
    assert (best.act, best.cards) == (1, (1,))


def test_of_the_winners_plays_the_best_is_told_although_the_other_side_had_a_better_one() -> None:
    """The touchdown of the side that lost, which only tied the match, was the play of the match."""
    acts: list[list[Event]] = [BEGAN, [played(1, 1), scored(7, 1)], [played(2), scored(3)]]
    line = [(0.9, 0.1), (0.4, 0.6), (0.6, 0.4)]
    found = [best_play(acts, line=line, seats=seats) for seats in (None, (0,))]
    assert [(best.seat, best.points) for best in found if best is not None] == [(1, 7), (0, 3)]


def test_a_play_moves_the_chances_from_where_it_begins_to_where_the_next_one_does() -> None:
    """The same pass was worth +21 % on one page and +17 % on the next, which counted the huddle before it."""
    acts: list[list[Event]] = [BEGAN, [], [played(1), gained(50)], [], [played(2), gained(20)]]
    line = [(0.5, 0.5), (0.3, 0.7), (0.6, 0.4), (0.5, 0.5), (0.72, 0.28)]
    best = best_play(acts, line=line)
    assert best is not None
    assert (best.act, round(rise(best, line, ()), 2)) == (4, 0.12)
    starts = (1, 3)
    best = best_play(acts, line=line, starts=starts)
    assert best is not None
    assert (best.act, round(rise(best, line, starts), 2)) == (4, 0.22)
    assert round(rise(best, line, (1, 3, 7)), 2) == 0.22, "no more is known"


def test_a_play_of_a_drive_that_was_taken_away_was_not_the_best() -> None:
    """A pass of 50 yards that a SACK had struck off was called the play of the match."""
    ended = DriveEnded(clause="", seat=0, how=DriveEnd.WIPED)
    acts: list[list[Event]] = [BEGAN, [played(1), gained(50)], [played(9, 1), ended], BEGAN, [played(2), gained(10)]]
    best = best_play(acts)
    assert best is not None
    assert best.cards == (2,)


def test_yards_of_a_penalty_are_no_play() -> None:
    """A punt that ended in a touchback was told as the best play, for the penalty that went with it."""
    best = best_play([BEGAN, [gained(15, plays=0)], [played(2), gained(10)]])
    assert best is not None
    assert (best.gain, best.cards) == (10, (2,))
    assert best_play([BEGAN, [gained(15, plays=0)]]) is None


def test_a_card_that_had_left_the_table_before_is_no_part_of_the_play() -> None:
    """A call that a CHALLENGE had undone stood beside the run that scored."""
    gone = CardMoved(clause="", source="drive", target="discard", how="discard", card=1, code="C1", seat=0)
    best = best_play([BEGAN, [played(1)], [gone], [played(2), gained(40)]])
    assert best is not None
    assert best.cards == (2,)


def test_plays_before_the_first_act_do_not_count_nor_do_losses() -> None:
    ended = DriveEnded(clause="", seat=0, how=DriveEnd.DOWNS)
    acts: list[list[Event]] = [BEGAN, [played(1), gained(50)], [ended], [played(2), gained(-5)]]
    assert best_play(acts, 2) is None
    assert best_play([]) is None
