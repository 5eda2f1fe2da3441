"""The lessons of BLOWOUT!!!"""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

FIRST_STEPS = Chapter(
    name="blowout_first",
    variant="blowout",
    title="First steps",
    goal="Call plays in secret, gain ten yards in four downs, and reach the end zone.",
    position={
        "phase": "offense_call",
        "length": "quarters",
        "period": 6,
        "offense": 0,
        "ball_on": 68,
        "marker": 78,
        "zones": {
            "offense_hand:0": ["RUN 70", "PASS 60", "PASS INTERFERENCE", "PASS 30", "RUN 45"],
            "special_teams_hand:0": ["KICK 40"],
            "offense_draw_pile:0": ["PASS 40", "PASS 55", "RUN 65", "PASS 15"],
            "defense_hand:1": ["DEF -65", "DEF -45", "DEF -40", "INTERCEPTION", "DEF -70", "DEF -55"],
        },
        "rest": "draw_pile",
    },
    options={"length": "quarters"},
    steps=(
        Note(
            "You are 32 yards from their end zone. You have four tries, called downs, to gain ten yards.",
            Place(PlaceKind.LANDMARK, "field"),
        ),
        Move(
            "Both call a card in secret. You gain your yards less theirs. Pick RUN 70.",
            "RUN 70",
            "Any call would do, but let us try the longest run: call RUN 70.",
        ),
        Reply(("DEF -65",)),
        Reply(("none",)),
        Move(
            "70 less 65: five yards. Now special cards may answer; you hold none for a run. Let it stand.",
            "none",
        ),
        Move(
            "Second down, five yards to go. A pass that is stopped gains nothing and loses nothing. Call PASS 60.",
            "PASS 60",
            "That may work, too, but let us throw the ball: call PASS 60.",
        ),
        Reply(("DEF -45",)),
        Reply(("INTERCEPTION",)),
        Move(
            "Intercepted: the ball would be theirs! PASS INTERFERENCE, a foul of theirs, undoes that: play it.",
            "PASS INTERFERENCE",
            "Then they have the ball, and you hold an answer: play PASS INTERFERENCE.",
        ),
        Note(
            "The foul moves you half the way to their goal line. That is a first down: four new tries.",
            Place(PlaceKind.LANDMARK, "field"),
        ),
        Move(
            "14 yards to the end zone. Look at PASS 55: the table shows what it may come to. Call it.",
            "PASS 55",
            "That may work, too, but PASS 55 has the best chances: call it.",
        ),
        Reply(("DEF -40",)),
        Reply(("none",)),
        Move(
            "55 less 40 are 15 yards: enough! Let it stand.",
            "none",
        ),
        Note(
            "Touchdown, 7 points! On fourth down you may kick: past the red line a field goal gives 3.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS,)
