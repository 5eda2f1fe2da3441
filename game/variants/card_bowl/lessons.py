"""The lessons of Card Bowl."""

from collections.abc import Mapping
from typing import Any

from game.lesson import Chapter, Move, Note, Place, PlaceKind, replies

DOWN, SUMS = Place(PlaceKind.HEADER, "down"), Place(PlaceKind.LANDMARK, "sums")
THEM = Place(PlaceKind.LANDMARK, "defense")
MINE, THEIRS, LEFT = Place(PlaceKind.SCORE, "0"), Place(PlaceKind.SCORE, "1"), Place(PlaceKind.HEADER, "plays left")
OPTIONS = {"timing": "simple1", "single_joker": "on", "motion": "off", "quarters": "1"}
BASE: Mapping[str, Any] = {
    "phase": "call",
    "chance": 1,
    "timing": "simple1",
    "single_joker": True,
    "motion": False,
    "period": 16,
    "clock": 20,
    "next": "call",
    "zones": {},
    "rest": "draw_pile",
}
"""The position in which lessons begin, apart from chance and the ball's place."""


def placed(cards: str) -> tuple[str, ...]:
    """Returns the men of a side, one card after the other."""
    return tuple(f"PLACE({card})" for card in cards.split())


def call(text: str, name: str, play: str, cards: str, otherwise: str, number: int) -> Move:
    """Returns a call from the sheet as the ``number``-th play of a match, and how the coach lines up the men for it."""
    seen = Place(PlaceKind.SPOT, f"Call: {name}")
    return Move(text, play, otherwise, seen, placed(cards), {"call:0": f"{number}:{name}"})


HUDDLE = replies("SCRIMMAGE", "KEEP")
"""Replies before a call: both sides are dealt their cards, and nobody exchanges any."""


FIRST_STEPS = Chapter(
    name="card_bowl_first",
    variant="card_bowl",
    title="First steps",
    goal="Call plays: what your cards add up to says how far you get.",
    options=OPTIONS,
    position={**BASE, "key": 403, "drive": 0, "offense": 0, "ball_on": 86, "marker": 96},
    steps=(
        Note("Four tries, called downs, to gain ten yards: then you get four new ones. The end zone is 14 away.", DOWN),
        *HUDDLE,
        call(
            "Your cards are your men. Call a play, and they line up. First a run: press Inside run right.",
            "Inside run right",
            "FORMATION(UC-RTE-LW1-LW2-RW1-BC)",
            "TC JD 5D QS 4C QC TH 3D 2C AS RJ",
            "That may work, too, but let us run the ball first: press Inside run right.",
            1,
        ),
        *replies(
            ("FRONT(4-3 base)", *placed("8H JC 9C 8D 7H 6S 6D KC 6C JS 5S")),
            ("BLOCK(LT,-2)", "BLOCK(LG,2)", "BLOCK(C,2)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)", "NO_SNEAK"),
            ("COMMIT(8,2)", "SHIFT(7,ILB)", "COMMIT(9,2)", "DONE"),
            ("STAY(BC)", "NO_SNEAK"),
            "DONE",
            ("TIGHT_END(RTE,yes)", "RUN(BC,2,2)"),
            "EXTRA(7)",
        ),
        Note(
            "The numbers in your color make 69, runner twice. Theirs make 58. Half the lead, rounded up: 6.",
            SUMS,
        ),
        Note("They choose as well: more men at the line, on your receivers, or after your passer.", THEM),
        *HUDDLE,
        call(
            "Second down, 4 to go. A pass gains the whole lead, but may be dropped or intercepted: press Short pass.",
            "Short pass",
            "FORMATION(SG-RTE-LW1-RW1-RW2-BL)",
            "QS JS 7C JD 6C 6H 5H 4H JC 3H 2C",
            "That may work, too, but let us throw the ball: press Short pass.",
            2,
        ),
        *replies(
            ("FRONT(4-3 base)", *placed("TS QH QC TD 9S 8C 7H RJ 4S KS 3S")),
            ("BLOCK(LT,-5)", "BLOCK(LG,-5)", "BLOCK(C,-2)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)"),
            ("COMMIT(8,2)", "DONE"),
            "STAY(BL)",
            "DONE",
            ("TIGHT_END(RTE,yes)", "GO_ON"),
            ("COVER(3,RW2)", "DONE", "DONE"),
            "THROW(RW1,right)",
            "EXTRA(9)",
        ),
        Note("The pass card, a nine, is lower than your quarterback, a queen: a good throw.", SUMS),
        Move(
            "Eight yards to score. Another card throws farther, but a club misses your receiver, the jack of clubs: "
            "draw one.",
            "YARDAGE(1)",
            "Most cards are good ones, and you need the yards: draw one yardage card.",
        ),
        Move(
            "Far enough! To be caught, the next card must be lower than that jack. Press Throw it.",
            "RECEPTION",
            "More yards are of no use, and each card may miss him: press Throw it.",
        ),
        *replies("STRIKE(5)"),
        Note("Caught in the end zone: touchdown, 6 points! Now try for one or two more.", MINE),
        Move(
            "A kick through the posts is one point, and seldom fails: kick the extra point.",
            "EXTRA_POINT",
            "Two points need a whole play. Take the sure one here: kick the extra point.",
        ),
        Note("7 to 0! In a match you kick off now: they bring the ball back, and attack.", MINE),
        Note("After four downs, a fumble, or an interception (a pass that they catch), the ball is theirs.", THEIRS),
        Note("Fourth down: go for it, punt away, or kick a field goal: 3. After the last play most points win.", LEFT),
    ),
)

DEFENSE = Chapter(
    name="card_bowl_defense",
    variant="card_bowl",
    title="On defense",
    goal="Stop them, take the ball away, and see what ruins a pass.",
    options=OPTIONS,
    position={**BASE, "key": 266, "drive": 1, "offense": 1, "ball_on": 60, "marker": 70},
    steps=(
        Note("Now the Foxes have the ball, 40 yards from your end zone. You choose how to stop them.", DOWN),
        *HUDDLE,
        *replies(("FORMATION(UC-LTE-LW1-RW1-RW2-BC)", *placed("KH KC 9D 9S 6D 6H 3S 2H QS 2D 2C"))),
        call(
            "They have lined up, their cards hidden. A Blitz sends more men after the passer: press Blitz.",
            "Blitz",
            "FRONT(Blitz)",
            "9C JD JS TS TD 8H 7H 6S QD 5D QC",
            "That may work, too, but see what a pass rush does: press Blitz.",
            1,
        ),
        *replies(
            ("BLOCK(LTE,-6)", "BLOCK(LT,-6)", "BLOCK(LG,-2)", "BLOCK(C,0)", "BLOCK(RG,2)", "BLOCK(RT,5)"),
            "NO_SNEAK",
            ("COMMIT(8,0)", "COMMIT(9,0)", "WITHDRAW(0)", "WITHDRAW(3)", "DONE"),
            "STAY(BC)",
            "NO_SNEAK",
            "DONE",
            "TIGHT_END(LTE,yes)",
            "GO_ON",
            ("DONE", "COMMIT(3,-2)", "DONE"),
        ),
        Note("Your pass rush was stronger than the men who protect him. That is a sack: they lose 9 yards.", SUMS),
        *HUDDLE,
        *replies(("FORMATION(SG-RTE-LW1-RW1-RW2-BL)", *placed("QC JS 9S TS 7D 9C 7C 5S JC 5C 3C"))),
        call(
            "Second down, and 19 yards to go: they must throw. Blitz again.",
            "Blitz",
            "FRONT(Blitz)",
            "7H 8D 8H 7S 6D 5H 5D 4S KC 4H JH",
            "They must throw: rush their passer again, and press Blitz.",
            2,
        ),
        *replies(
            ("BLOCK(LT,-5)", "BLOCK(LG,-2)", "BLOCK(C,0)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)"),
            ("COMMIT(8,-2)", "COMMIT(9,-2)", "WITHDRAW(0)", "DONE"),
            "STAY(BL)",
            "DONE",
            "TIGHT_END(RTE,yes)",
            "GO_ON",
            ("COVER(4,RW2)", "DONE", "COMMIT(0,-2)", "DONE"),
            "BLOCK(BL,-2)",
            "THROW(RW1,right)",
            "EXTRA(10)",
            "RECEPTION",
        ),
        Note(
            "A red joker from the deck: intercepted! A black one is a flag. In your eleven jokers count 15.",
            SUMS,
        ),
        *HUDDLE,
        call(
            "Your turn to throw: press Short pass.",
            "Short pass",
            "FORMATION(SG-LW1-LW2-RW1-RW2-BL)",
            "KS KD TS KC 9H 9S 8H 6S QH 5H 2H",
            "That may work, too, but let us throw the ball: press Short pass.",
            3,
        ),
        *replies(
            ("FRONT(Nickel)", *placed("6D 7S 7H 5S 9D 9C 8S 8C QC 5D 4D")),
            ("BLOCK(LT,-5)", "BLOCK(LG,-5)", "BLOCK(C,-2)", "BLOCK(RG,2)", "BLOCK(RT,5)"),
            ("WITHDRAW(3)", "COVER(10,RW2)", "COVER(9,LW1)", "DONE"),
            "STAY(BL)",
            "DONE",
            "GO_ON",
            ("DONE", "DONE"),
            "THROW(RW1,right)",
            "EXTRA(3)",
        ),
        Move(
            "You need more yards than this. Three cards in four keep the pass alive: draw one yardage card.",
            "YARDAGE(1)",
            "That is not far enough for the coach: draw one yardage card.",
        ),
        Note("A heart, the suit of your receiver: it misses him. An incomplete pass gains and loses nothing.", SUMS),
    ),
)

FOURTH_DOWN = Chapter(
    name="card_bowl_fourth",
    variant="card_bowl",
    title="Fourth down",
    goal="Go on, kick, or punt: what to do with the last of four tries.",
    options=OPTIONS,
    position={**BASE, "key": 132, "drive": 0, "offense": 0, "ball_on": 72, "marker": 78, "down": 3},
    steps=(
        Note("Third down, six yards to go. Who has not made ten in four downs gives the ball away there.", DOWN),
        *HUDDLE,
        call(
            "A run seldom makes six yards, a throw does more often: press Short pass.",
            "Short pass",
            "FORMATION(UC-LTE-LW1-RW1-RW2-BC)",
            "QC 9D 8S 8D 6S 4D 4C JS 3C 2D AS",
            "That may work, too, but here is how a throw goes: press Short pass.",
            1,
        ),
        *replies(
            ("FRONT(4-3 base)", *placed("8C TH TC 8H 7H 7D 7C KH 6D QH 5S")),
            ("BLOCK(LTE,-6)", "BLOCK(LT,-2)", "BLOCK(LG,-6)", "BLOCK(C,-2)", "BLOCK(RG,2)", "BLOCK(RT,5)", "NO_SNEAK"),
            ("COVER(8,LTE)", "COVER(10,LTE)", "DONE"),
            ("STAY(BC)", "NO_SNEAK"),
            "DONE",
            ("TIGHT_END(LTE,yes)", "GO_ON"),
            ("DONE", "DONE"),
            "THROW(LW1,left)",
            "EXTRA(7)",
        ),
        Move(
            "The ball is in the air. You need six yards: draw one yardage card.",
            "YARDAGE(1)",
            "That is not far enough for the coach: draw one yardage card.",
        ),
        Move(
            "His catch card must be lower than your receiver. Press Throw it.",
            "RECEPTION",
            "Another card may miss him, and the coach would not draw it: press Throw it.",
        ),
        Note("Caught, but two yards too short. On fourth down you may go on, kick a field goal, or punt.", DOWN),
        Move(
            "Near their end zone a field goal is worth a try: 3 points, if the kick is good. Kick it.",
            "FIELD_GOAL",
            "You may, but the coach would take three points: kick the field goal.",
        ),
        Note("Good! Too far away from the posts you would punt: they get the ball, but far from your goal.", MINE),
        *replies("KICK(regular,0)"),
        *HUDDLE,
        *replies(("FORMATION(SG-LTE-LW1-LW2-RW1-BR)", *placed("QH TC 8H 8C 7D 6D 4S JC 2S 2D AS"))),
        call(
            "You kicked off, and it is their turn. Five linemen wait for a run: press Stack the line.",
            "Stack the line",
            "FRONT(5-2)",
            "JD QD KD QC JH 8D 7C 6S RJ 6H 5H",
            "That may work, too, but see what five linemen do: press Stack the line.",
            4,
        ),
        *replies(
            ("BLOCK(LTE,-6)", "BLOCK(LT,-6)", "BLOCK(LG,-2)", "BLOCK(C,0)", "BLOCK(RG,2)", "BLOCK(RT,5)"),
            ("SHIFT(8,OLB-L)", "WITHDRAW(4)", "COMMIT(9,0)", "COVER(10,LTE)", "DONE"),
            "STAY(BR)",
            "DONE",
            "TIGHT_END(LTE,yes)",
            "GO_ON",
            ("DONE", "DONE"),
            "BLOCK(BR,0)",
            "THROW(LW1,left)",
            "EXTRA(8)",
            "YARDAGE(1)",
        ),
        Note("They threw, and it fell to the ground. In three more downs they have to choose, too.", DOWN),
    ),
)

LOOSE_BALL = Chapter(
    name="card_bowl_loose",
    variant="card_bowl",
    title="Kicks and loose balls",
    goal="Kick the ball away in time, and go for it when they lose it.",
    options=OPTIONS,
    position={**BASE, "key": 545, "drive": 0, "offense": 0, "ball_on": 32, "marker": 40, "down": 4},
    steps=(
        Note("Fourth down, and eight yards to go: too many to try it so close to your own end zone.", DOWN),
        Move(
            "A punt gives the ball away, but far from your end zone. Press Punt.",
            "PUNT",
            "If it fails they have the ball right here. The coach would kick it away: press Punt.",
        ),
        Move(
            "More cards kick farther; each of them may be the red joker, which blocks it. Punt with 4 cards.",
            "PUNT_CARDS(4,no)",
            "Here far is good, and the danger is small: punt with 4 cards.",
        ),
        *replies("RETURN"),
        Note("They run it back, and draw the red joker: a fumble! The ball is loose at their 11.", DOWN),
        *replies("DECLARE(2)"),
        Move(
            "The higher card wins it. Falling on it adds to your card; a run needs cards, too. Trap it.",
            "DECLARE(1)",
            "Do both: a little surer, and still a run if you win it. Press Trap it.",
        ),
        Note("Your king and one make 14, their nine and two 11. You run it in: a touchdown!", MINE),
        Move(
            "Kick the extra point.",
            "EXTRA_POINT",
            "Two points need a whole play. Take the sure one here: kick the extra point.",
        ),
        Note("7 to 0. Whoever has scored kicks off: the coach kicks far, since you lead.", MINE),
        *replies("KICK(regular,0)"),
        *replies(
            "SCRIMMAGE", "KEEP", ("FORMATION(UC-RTE-LW1-LW2-RW1-BC)", *placed("QS JD 6H TC 5D 5S 5C 3H 3D TS AS"))
        ),
        call(
            "Their turn. Five linemen wait for a run: press Stack the line.",
            "Stack the line",
            "FRONT(5-2)",
            "8D JC KC TD 7S 7H 7C 4S KD 4D 4C",
            "That may work, too, but see what five linemen do: press Stack the line.",
            4,
        ),
        *replies(
            ("BLOCK(LT,-5)", "BLOCK(LG,-2)", "BLOCK(C,0)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)"),
            "NO_SNEAK",
            ("WITHDRAW(0)", "SHIFT(8,OLB-R)", "WITHDRAW(2)", "DONE"),
            "STAY(BC)",
            "NO_SNEAK",
            ("SHIFT(2,OLB-L)", "DONE"),
            "TIGHT_END(RTE,yes)",
            "SNEAK(0,2)",
        ),
        Note("Their quarterback ran by himself, and one of your cards is the red joker: a fumble again!", SUMS),
        *replies("DECLARE(1)"),
        Move(
            "In the crowd there is nowhere to run: you only want the ball. Fall on it.",
            "DECLARE(2)",
            "The surest way is the best one here: press Fall on it.",
        ),
        Note("Your two and two make 4, their ace and one 2. First down for you, in their half!", DOWN),
    ),
)

CHAPTERS = (FIRST_STEPS, DEFENSE, FOURTH_DOWN, LOOSE_BALL)
