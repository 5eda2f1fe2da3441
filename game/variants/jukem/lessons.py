"""The lessons of Jukem Football."""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

DRAW_PILE = Place(PlaceKind.PILE, "draw_pile")
YOUR_DRIVE, THEIR_DRIVE = Place(PlaceKind.LANDMARK, "drive:0"), Place(PlaceKind.LANDMARK, "drive:1")

FIRST_STEPS = Chapter(
    name="jukem_first",
    variant="jukem",
    title="First steps",
    goal="Drive exactly 100 yards, and stop the other side from doing so.",
    position={
        "phase": "replenish",
        "attacker": 0,
        "first_dealer": 1,
        "practice": False,
        "zones": {
            "hand:0": ["RUN 25", "FUMBLE", "PASS 20-50", "RUN 5"],
            "hand:1": ["HOLDING", "RUN 10", "CATCH 10", "SACK"],
            "line:0": [["RUN 30"], ["RUN 20"]],
            "line:1": [["RUN 25"], ["RUN 30"], ["RUN 15"]],
            "draw_pile": ["RUN 10", "CATCH 15", "RUN 20", "CATCH 50", "RUN 15"],
            "discard_pile": ["PASS 5-20"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "Each play adds yards to your drive. Exactly 100 make a touchdown, 7 points. Yours stands at 50.",
            YOUR_DRIVE,
        ),
        Move(
            "Every turn begins with a new card. Click the draw pile.",
            DRAW_PILE,
            ("draw_pile",),
            "You may take the open card, too, but let us see a new one: click the draw pile.",
        ),
        Move(
            "Now make one play. RUN 25 gains 25 yards: click the card, then the white button.",
            Place(PlaceKind.HAND, "RUN 25"),
            ("RUN 25",),
            "Any RUN would do, but let us make the longest one: play RUN 25.",
        ),
        Reply(("HOLDING",)),
        Note(
            "Foxes answered with HOLDING, a yellow STOP: it takes the last play away. You are back at 50.",
            YOUR_DRIVE,
        ),
        Reply(("draw_pile",)),
        Reply(("draw_pile",)),
        Reply(("RUN 20",)),
        Move(
            "Foxes ran to 90. Your red FUMBLE wipes out a whole drive: click it, then the white button.",
            Place(PlaceKind.HAND, "FUMBLE"),
            ("FUMBLE",),
            "You may let it stand, but with ten more yards they score: play FUMBLE.",
        ),
        Note(
            "Their drive is gone. Red cards take all of it, yellow ones only the last play.",
            THEIR_DRIVE,
        ),
        Move(
            "Your turn. A hand is full with five cards, so you need two. Click the draw pile.",
            DRAW_PILE,
            ("draw_pile",),
            "You may take the open card, too, but let us see a new one: click the draw pile.",
        ),
        Move(
            "A CATCH! One more card, and your hand is full.",
            DRAW_PILE,
            ("draw_pile",),
            "You may take the open card, too, but let us see a new one: click the draw pile.",
        ),
        Move(
            "A PASS needs a CATCH within its range. Click PASS 20–50 and CATCH 50, then the white button.",
            Place(PlaceKind.HAND, "CATCH 50"),
            ("PASS 20-50 + CATCH 50",),
            "That gains yards, but PASS 20–50 and CATCH 50 make exactly 100: play these two.",
        ),
        Note(
            "Touchdown, 7 points! A play that would go past 100 is not allowed: the drive must end there exactly.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS,)
