"""The lessons of Jukem Football."""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

YOUR_DRIVE, THEIR_DRIVE = Place(PlaceKind.LANDMARK, "drive:0"), Place(PlaceKind.LANDMARK, "drive:1")
NEW_CARD = "The open card would do, too, but let us see a new one: press the draw pile."

FIRST_STEPS = Chapter(
    name="jukem_first",
    variant="jukem",
    title="First steps",
    goal="Drive exactly 100 yards, and stop the other side.",
    position={
        "phase": "replenish",
        "attacker": 0,
        "first_dealer": 1,
        "practice": False,
        "zones": {
            "hand:0": ["RUN 25", "FUMBLE", "PASS 20-50", "RUN 20"],
            "hand:1": ["HOLDING", "RUN 10", "CATCH 10", "SACK"],
            "line:0": [["RUN 30"], ["RUN 20"]],
            "line:1": [["RUN 25"], ["RUN 30"], ["RUN 15"]],
            "draw_pile": ["CATCH 15", "RUN 10", "RUN 20", "CATCH 50", "RUN 15"],
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
            "A turn: fill your hand to five cards, then make one play. Press the draw pile.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "Now the play. RUN 20 gains 20 yards, from 50 to 70: pick that card.",
            "RUN 20",
            "Any RUN would do, but let us keep the longer one: play RUN 20.",
        ),
        Reply(("HOLDING",)),
        Note(
            "Foxes answered: HOLDING, a yellow STOP, takes your last play away. You are at 50, and it is their turn.",
            YOUR_DRIVE,
        ),
        Reply(("draw_pile",)),
        Reply(("draw_pile",)),
        Reply(("RUN 20",)),
        Note(
            "Foxes ran to 90. From the yellow 70 on a side may kick a FIELD GOAL card instead: 3 points.",
            Place(PlaceKind.LANDMARK, "kick:1"),
        ),
        Move(
            "Do not let them score! Your red FUMBLE wipes out a whole drive: pick it.",
            "FUMBLE",
            "You may let it stand, but with ten more yards they score: play FUMBLE.",
        ),
        Move(
            "Their drive is gone, out of play! Red takes all, yellow the last play. Your turn: draw two cards.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "A CATCH! One more card, and your hand is full. With no play at all you would discard one.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "A PASS needs a CATCH within its range. Pick PASS 20–50 and CATCH 50.",
            "PASS 20-50 + CATCH 50",
            "That gains yards, but PASS 20–50 and CATCH 50 make exactly 100: play these two.",
        ),
        Note(
            "Touchdown, 7 points! No card can stop a touchdown or a kick. And no play may go past 100.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Note(
            "Whoever draws the last card may make many plays; then the half is over. Unfinished drives score nothing.",
            Place(PlaceKind.HEADER, "deck"),
        ),
        Note(
            "Two halves, more points win. If it is level, the next score decides. Cards like JUKEM say what they do.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

PASSES = Chapter(
    name="jukem_pass",
    variant="jukem",
    title="PASS and CATCH",
    goal="Throw the ball, use what the others throw away, and reach exactly 100.",
    position={
        "phase": "play",
        "attacker": 0,
        "first_dealer": 1,
        "drew": True,
        "zones": {
            "hand:0": ["PASS 10-35", "CATCH 30", "CATCH 50", "RUN 10", "PANCAKE BLOCK"],
            "hand:1": ["CATCH 20", "CATCH 25", "CATCH 15", "PASS 20-50"],
            "line:1": [["RUN 30"], ["RUN 30"], ["RUN 25"]],
            "draw_pile": ["CATCH 40", "HOLDING", "SACK", "CATCH 35", "FUMBLE", "CATCH 20"],
            "discard_pile": ["CATCH 10"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "A PASS is a throw, the CATCH its length. PASS 10–35 takes any CATCH from 10 to 35.",
            Place(PlaceKind.HAND, "PASS 10-35"),
        ),
        Move(
            "CATCH 50 is too long for it. Pick PASS 10–35 and CATCH 30.",
            "PASS 10-35 + CATCH 30",
            "A RUN would do, too, but let us see a pass: play PASS 10–35 with CATCH 30.",
        ),
        Reply(("let_it_stand",)),
        Reply(("draw_pile",)),
        Reply(("discard CATCH 40",)),
        Move(
            "A PASS uses up two cards, so you draw two: press the draw pile.",
            "draw_pile",
            "Without a PASS that CATCH is no use to you: press the draw pile.",
        ),
        Move(
            "And another one.",
            "draw_pile",
            "Without a PASS that CATCH is no use to you: press the draw pile.",
        ),
        Move(
            "A PANCAKE BLOCK adds ten yards to a RUN: pick RUN 10 and PANCAKE BLOCK.",
            "RUN 10 + PANCAKE BLOCK",
            "That gains less. From 50 on your CATCH 50 could finish: play RUN 10 with PANCAKE BLOCK.",
        ),
        Reply(("let_it_stand",)),
        Reply(("draw_pile",)),
        Reply(("discard PASS 20-50",)),
        Move(
            "They threw away the PASS for your CATCH 50! It will wait: draw a new card first.",
            "draw_pile",
            "It stays there while you see another card: press the draw pile first.",
        ),
        Move(
            "Once a turn you may take the top of the discard pile: press it.",
            "take_discard",
            "A new card may be anything, and that PASS makes exactly 100: press the discard pile.",
        ),
        Move(
            "50 yards to go: pick PASS 20–50 and CATCH 50.",
            "PASS 20-50 + CATCH 50",
        ),
        Note(
            "Touchdown! Nobody can answer the play that ends at 100. So look two plays ahead.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

STOPS = Chapter(
    name="jukem_stops",
    variant="jukem",
    title="Stops and wipes",
    goal="When a yellow card is enough, when a red one is worth it, and when neither.",
    position={
        "phase": "play",
        "attacker": 1,
        "first_dealer": 0,
        "drew": True,
        "zones": {
            "hand:0": ["SACK", "CATCH 15", "RUN 25", "RUN 30"],
            "hand:1": ["RUN 5", "PASS 10-35", "CATCH 35", "FUMBLE", "CATCH 40"],
            "line:1": [["RUN 20"]],
            "draw_pile": ["PICKED OFF", "RUN 30", "CATCH 10", "CATCH 20", "CATCH 25", "HOLDING", "RUN 5"],
            "discard_pile": ["CATCH 20"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "They play, and you may answer. A yellow STOP, your SACK, takes back the play just made.",
            Place(PlaceKind.HAND, "SACK"),
        ),
        Reply(("RUN 5",)),
        Move(
            "Five yards are not worth a card. Keep your SACK: let it stand.",
            "let_it_stand",
            "You may, but five yards are little. Keep the card for a long play: let it stand.",
        ),
        Move(
            "Your turn: press the draw pile.",
            "draw_pile",
            "That card does not help you now: press the draw pile.",
        ),
        Move(
            "PICKED OFF, a red WIPE, takes a whole drive! Keep it. Now pick RUN 30.",
            "RUN 30",
            "That gains less: play RUN 30.",
        ),
        Reply(("let_it_stand",)),
        Reply(("draw_pile",)),
        Reply(("PASS 10-35 + CATCH 35",)),
        Move(
            "A long pass: 60 yards! SACK would leave them 25. Red takes it all: pick PICKED OFF.",
            "PICKED OFF",
            "So near to 100 all of it should go: play PICKED OFF.",
        ),
        Note(
            "All 60 yards are gone. A red card is worth most when the drive is long.",
            YOUR_DRIVE,
        ),
        Move(
            "You need two cards. Draw one.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "And another one.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "Pick RUN 25.",
            "RUN 25",
        ),
        Reply(("FUMBLE",)),
        Reply(("draw_pile",)),
        Reply(("draw_pile",)),
        Reply(("draw_pile",)),
        Reply(("RUN 30",)),
        Move(
            "They wiped out your 55 yards, too, and then ran 30. Take these back with SACK: pick it.",
            "SACK",
            "30 yards are a long play, and worth a yellow card: play SACK.",
        ),
        Note(
            "Stopped! Keep yellow cards for long plays, red ones for long drives.",
            THEIR_DRIVE,
        ),
    ),
)

LAST_TURN = Chapter(
    name="jukem_last_turn",
    variant="jukem",
    title="The last turn",
    goal="Long gains, kicks, and the end of a half.",
    position={
        "phase": "play",
        "attacker": 0,
        "first_dealer": 1,
        "drew": True,
        "zones": {
            "hand:0": ["KICK RETURN", "RUN 15", "CATCH 50", "FIELD GOAL", "PICKED OFF"],
            "hand:1": ["CATCH 20", "CATCH 25", "CATCH 30", "CATCH 35"],
            "draw_pile": ["CATCH 15", "JUKEM", "CATCH 40", "RUN 5", "HOLDING"],
            "discard_pile": ["CATCH 10"],
        },
        "rest": "discard_pile",
    },
    steps=(
        Note(
            "Five cards are left to draw. The half ends with the turn of whoever draws the last one.",
            Place(PlaceKind.HEADER, "deck"),
        ),
        Move(
            "KICK RETURN gains 50 yards, but only as the first play of a drive: play it now.",
            "KICK RETURN",
            "You may, but a KICK RETURN must come first or never: play KICK RETURN.",
        ),
        Reply(("let_it_stand",)),
        Reply(("draw_pile",)),
        Reply(("discard CATCH 15",)),
        Move(
            "They had no PASS for their CATCHES, and threw one away. Your turn: press the draw pile.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "JUKEM doubles a play, and no STOP answers it. Pick RUN 15 and JUKEM: 30 yards.",
            "RUN 15 + JUKEM",
            "That gains less, and could be stopped: play RUN 15 and JUKEM together.",
        ),
        Reply(("draw_pile",)),
        Reply(("discard CATCH 40",)),
        Move(
            "80 yards! From 70 on you may kick a FIELD GOAL for 3 points. First draw.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "Draw the last card: this turn is then the last one, and you may make several plays.",
            "draw_pile",
            NEW_CARD,
        ),
        Move(
            "Your RUN ends at 85: no touchdown. But a FIELD GOAL is good from here: kick it.",
            "FIELD GOAL",
            "Yards that do not reach 100 are worth nothing at the end: kick the FIELD GOAL.",
        ),
        Note(
            "Three points! After two halves the higher score wins; if nobody leads, the next score decides.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS, PASSES, STOPS, LAST_TURN)
