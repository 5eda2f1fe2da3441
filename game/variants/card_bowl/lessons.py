"""The lessons of Card Bowl."""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

DOWN, SUMS = Place(PlaceKind.HEADER, "down"), Place(PlaceKind.LANDMARK, "sums")


def placed(*cards: str) -> tuple[str, ...]:
    """The men of a side, one card after the other."""
    return tuple(f"PLACE({card})" for card in cards)


BEGIN_PLAY = (Reply(("SCRIMMAGE",)), Reply(("KEEP",)))
"""What comes before a call: both sides are dealt their cards, and nobody exchanges any."""

RUN_IT = Move(
    "Your cards are your men. Call a play, and the coach lines them up: press Inside run left.",
    "FORMATION(UC-LTE-LW1-RW1-BC-BD)",
    "Any call would do, but let us run the ball first: press Inside run left.",
    at=Place(PlaceKind.SPOT, "Call: Inside run left"),
    then=placed("8D", "JS", "QH", "7D", "QD", "7C", "JD", "5D", "3H", "2S", "RJ"),
    kept={"call:0": "1:Inside run left"},
)
THE_RUN = (
    Reply(("FRONT(4-3 base)", *placed("8S", "KD", "TS", "9D", "7H", "6D", "KS", "4D", "KH", "3C", "2H"))),
    Reply(
        (
            *("BLOCK(LTE,-6)", "BLOCK(LT,-6)", "BLOCK(LG,-2)", "BLOCK(C,-2)", "BLOCK(RG,-2)", "BLOCK(RT,2)"),
            "NO_SNEAK",
        )
    ),
    Reply(("COMMIT(7,-2)", "DONE")),
    Reply(("STAY(BC)", "STAY(BD)", "NO_SNEAK")),
    Reply(("DONE",)),
    Reply(("TIGHT_END(LTE,yes)", "RUN(BD,-2,-2)")),
    Reply(("EXTRA(6)",)),
)
"""How the run goes on: fronts, blocks, and the card that the defense adds."""

THROW_IT = Move(
    "Call a Short pass: your quarterback throws the ball to one of your receivers.",
    "FORMATION(SG-LW1-LW2-RW1-RW2-BR)",
    "That may work, too, but let us throw the ball: press Short pass.",
    at=Place(PlaceKind.SPOT, "Call: Short pass"),
    then=placed("QS", "QD", "6H", "QC", "5D", "5S", "4H", "4D", "QH", "3H", "2C"),
    kept={"call:0": "2:Short pass"},
)
THE_PASS = (
    Reply(("FRONT(Nickel)", *placed("7D", "8H", "8D", "6C", "JD", "TS", "TD", "TC", "KD", "5H", "5C"))),
    Reply(("BLOCK(LT,-5)", "BLOCK(LG,-5)", "BLOCK(C,-2)", "BLOCK(RG,2)", "BLOCK(RT,5)")),
    Reply(("WITHDRAW(3)", "COVER(10,RW2)", "DONE")),
    Reply(("STAY(BR)",)),
    Reply(("DONE",)),
    Reply(("GO_ON",)),
    Reply(("DONE",)),
    Reply(("DONE",)),
    Reply(("THROW(RW1,right)",)),
    Reply(("EXTRA(3)",)),
)
"""How the pass goes on until the ball is in the air."""

FIRST_STEPS = Chapter(
    name="card_bowl_first",
    variant="card_bowl",
    title="First steps",
    goal="Call plays: what your cards add up to says how far you get.",
    options={"timing": "simple1", "single_joker": "on", "motion": "off", "quarters": "1"},
    position={
        "phase": "call",
        "key": 31,
        "chance": 1,
        "timing": "simple1",
        "single_joker": True,
        "motion": False,
        "period": 16,
        "clock": 20,
        "offense": 0,
        "ball_on": 86,
        "marker": 96,
        "next": "call",
        "zones": {},
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "You have four tries, called downs, to gain ten yards. The end zone is 14 yards away.",
            DOWN,
        ),
        *BEGIN_PLAY,
        RUN_IT,
        *THE_RUN,
        Note(
            "Both sides added up the cards in the lane: 70 against 60. You gain half of the lead, 5 yards.",
            SUMS,
        ),
        Note(
            "That was the first down. Five yards to go on the second: a pass gains more, and fails more often.",
            DOWN,
        ),
        *BEGIN_PLAY,
        THROW_IT,
        *THE_PASS,
        Move(
            "Well thrown. The catch card must be lower than your receiver: press Throw it.",
            "RECEPTION",
            "More cards make it longer, but may miss him. This is far enough: press Throw it.",
            at=Place(PlaceKind.SPOT, "Throw it"),
        ),
        Reply(("STRIKE(0)",)),
        Note(
            "Caught in the end zone: a touchdown, 6 points! After it you may try for more.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Move(
            "A kick through the posts is one point, and seldom fails. Kick the extra point.",
            "EXTRA_POINT",
            "Two points need a whole play. Take the sure one here: kick the extra point.",
        ),
        Note(
            "7 to none! Beware of the red joker: when one comes from the deck, it usually costs you the ball.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS,)
