"""The record sheet: worked example 77, and a whole match as text."""

from __future__ import annotations

from game.contract import Event
from game.events import DriveAdvanced, Flag
from game.variants.card_bowl import RULES
from game.variants.card_bowl.events import Intercepted, PenaltyAnswered, PlayCalled, PlayEnded, Recovered
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.record_sheet import flag_yards, in_words, record_sheet, sheet_line
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import deck, play, scrimmage, state

NAMES = ("Home", "Away")
OFFENSE = "QB=QH RW1=JS BC=QS LG=9S C=8D"
DEFENSE = "DL-5 DL-2=8C DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB=TS OLB-R=TC S-L S-R"
PASS = "THROW(RW1,right) EXTRA(8) YARDAGE(1) RECEPTION DONE NO_TIMEOUT NO_TIMEOUT RUN_OFF(7)"
RUN = "RUN(BC,-2,-2) EXTRA(7) NO_TIMEOUT NO_TIMEOUT RUN_OFF(7)"


def _play_on(before: CardBowlState, drawn: str, text: str) -> tuple[CardBowlState, list[Event]]:
    """The next play from the situation that the last one left."""
    window = 1 if text == PASS else 0
    made = scrimmage(OFFENSE, DEFENSE, drawn, lanes="LG=-2 C=-2", window=window, ball_on=before.facts.ball_on)
    made.facts = before.facts
    told = play(made, *text.split())
    return made, told


def _situation(made: CardBowlState) -> tuple[int, int, int]:
    return made.facts.down, made.facts.marker - made.facts.ball_on, made.facts.ball_on


def test_ex_77_the_record_of_a_series() -> None:
    """EX-77 (CB-46, CB-47)."""
    made = state("kickoff", next="kickoff", drive=-1, offense=1)
    with deck("8S 6H 4C 6D 7D 6S 6C"):
        told = play(made, "KICK(regular,0)")
    assert (made.play.caught, _situation(made)) == (3, (1, 10, 24))
    for drawn, text, after in (
        ("6D 5C 5D 3C 3H 2C", PASS, (1, 10, 40)),
        ("4S 9H 8H 7H", RUN, (2, 8, 42)),
        ("4S JH TH 8H", RUN, (3, 9, 41)),
        ("6D 9C 5D 3C 3H 5H", PASS, (1, 10, 64)),
    ):
        made, events = _play_on(made, drawn, text)
        assert _situation(made) == after
        told += events
    assert record_sheet(told, NAMES).splitlines() == [
        "15:00  Away  kickoff @ 30  to 24",
        "-" * 40,
        "14:55  Home  1 & 10 @ 24  pass 16",
        "14:15  Home  1 & 10 @ 40  run 2",
        "13:35  Home  2 & 8 @ 42  run -1",
        "12:55  Home  3 & 9 @ 41  pass 23",
    ]


def test_a_whole_match_has_a_line_for_each_play_and_names_each_quarter() -> None:
    made, told = RULES.start(RULES.complete({"timing": "simple1", "plays_per_quarter": "10"}), 3)
    while made.phase is not None:
        told += made.apply(made.legal_actions()[0])
    text = record_sheet(told, NAMES)
    lines = text.splitlines()
    assert lines[0] == "First quarter"
    assert [line for line in lines if line.endswith("quarter")] == [
        "First quarter",
        "Second quarter",
        "Third quarter",
        "Fourth quarter",
    ]
    assert sum(line[:5].strip()[:-1].isdecimal() for line in lines) == sum(isinstance(each, PlayEnded) for each in told)
    assert text.endswith("\n")


def _pass(holder: int, how: str = "dead") -> PlayEnded:
    return PlayEnded(clause="CB-419", seat=0, down=2, to_go=7, los=43, play="pass", how=how, holder=holder, ball_on=50,
                     gain=7)  # fmt: skip


def test_a_flag_that_is_answered_after_the_play_stands_below_it() -> None:
    """CB-426: it was written above, as if it had been thrown before the snap."""
    told = [
        PlayCalled(clause="CB-200", seat=0, play="scrimmage"),
        PenaltyAnswered(clause="CB-426", seat=0, accepted=True),
        Flag(clause="CB-422", seat=1, foul="offside", yards=5),
        _pass(0),
        DriveAdvanced(clause="CB-46", seat=0, gain=5, plays=0),
        PlayCalled(clause="CB-200", seat=0, play="scrimmage"),
        Flag(clause="CB-234", seat=0, foul="false start", yards=5),
    ]
    assert record_sheet(told, NAMES).splitlines() == [
        "   1.  Home  2 & 7 @ 43  pass 7",
        "       flag on Away: offside, 5 yards, down again",
        "       flag on Home: false start, 5 yards",
    ]


def test_a_lost_ball_is_no_gain_and_says_how_it_was_lost() -> None:
    """It read "pass 7", as if the offense still had the ball."""
    call = PlayCalled(clause="CB-200", seat=0, play="scrimmage")
    stolen = Intercepted(clause="CB-364", seat=1, ball_on=45)
    loose = Recovered(clause="CB-405", seat=1, ball_on=50)
    lines = record_sheet([call, stolen, _pass(1), call, loose, _pass(1, "touchdown")], NAMES).splitlines()
    assert [line.split("  ")[-1] for line in lines] == ["pass intercepted", "pass fumble lost touchdown"]
    assert sheet_line(_pass(1)) == "2 & 7 @ 43  pass ball lost"
    assert in_words(_pass(1), NAMES) == "Pass: the ball goes to Away, at midfield."


def test_what_went_beyond_the_goal_line_is_no_yards() -> None:
    far = PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=90, play="rush", how="touchdown", holder=0,
                    ball_on=104, gain=14)  # fmt: skip
    assert sheet_line(far) == "1 & 10 @ 10  run 10 touchdown"
    assert in_words(far, NAMES) == "Run: touchdown, 10 yards."


def test_a_penalty_to_the_spot_of_the_foul_is_not_of_no_yards() -> None:
    """CB-367: pass interference was told as 0 yards."""
    event = Flag(clause="CB-367", seat=1, foul="pass interference", yards=0)
    assert flag_yards(event) == "to the spot of the foul"
    assert log_line(event, NAMES) == "A penalty against Away: pass interference, to the spot of the foul."
