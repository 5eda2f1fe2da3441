"""The lessons of BLOWOUT!!!"""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply, replies

FIRST_STEPS = Chapter(
    name="blowout_first",
    variant="blowout",
    title="First steps",
    goal="Call plays in secret, gain ten yards in four downs, reach the end zone, and stop the other side.",
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
            "offense_draw_pile:0": ["PASS 40", "RUN 80", "RUN 65", "PASS 15"],
            "defense_hand:1": ["DEF -65", "DEF -45", "DEF -40", "INTERCEPTION", "DEF -70", "DEF -55"],
            "defense_draw_pile:0": ["DEF -65", "DEF -30", "DEF -55", "SACK", "DEF -50", "DEF -60"],
            "offense_draw_pile:1": ["RUN 60", "PASS 40", "RUN 45", "PASS 55", "PASS 30"],
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
            "Both call a card in secret. A run gains your number less theirs, or loses the difference. Pick RUN 70.",
            "RUN 70",
            "Any call would do, but let us try the longest run: call RUN 70.",
        ),
        *replies("DEF -65", "none", "none"),
        Move(
            "70 less 65 gained five yards. A pass that is stopped gains nothing and loses nothing. Call PASS 60.",
            "PASS 60",
            "That may work, too, but let us throw the ball: call PASS 60.",
        ),
        *replies("DEF -45", "INTERCEPTION"),
        Move(
            "INTERCEPTION answers your pass: their ball! PASS INTERFERENCE, a foul of theirs, undoes that. Play it.",
            "PASS INTERFERENCE",
            "Then they have the ball, and you hold an answer: play PASS INTERFERENCE.",
        ),
        Note(
            "KICK 40, on fourth down past the red line: a field goal, 3 points, if it flies beyond the posts.",
            Place(PlaceKind.HAND, "KICK 40"),
        ),
        Move(
            "60 passes the goal: you got half of 27 yards. 14 to go: point at RUN 80, call it.",
            "RUN 80",
            "That may work, too, but RUN 80 has the best chances: call it.",
        ),
        *replies("DEF -55", "none", "none"),
        Note(
            "Touchdown, 7 points! Now the ball is theirs. Punts, turnovers and four failed downs lose it, too.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Reply(("RUN 60",)),
        Move(
            "Now you are the defense, and your offense waits aside. Your number comes off theirs: pick DEF −65.",
            "DEF -65",
            "Low cards are for plays that cannot hurt you. Here stop them: call DEF −65.",
        ),
        *replies("none", "none"),
        Note(
            "60 less 65: they lost five yards. Your SACK may answer a PASS, and they hold answers, too.",
            Place(PlaceKind.LANDMARK, "field"),
        ),
        Note(
            "This match is one quarter. It ends when the side with the ball has no play left: most points win.",
            Place(PlaceKind.HEADER, "plays left each"),
        ),
    ),
)

DEFENSE = Chapter(
    name="blowout_defense",
    variant="blowout",
    title="On defense",
    goal="Read what they have left, stop it, and take the ball away.",
    position={
        "phase": "offense_call",
        "length": "quarters",
        "period": 6,
        "offense": 1,
        "ball_on": 55,
        "marker": 65,
        "zones": {
            "offense_hand:1": ["RUN 60", "PASS 65", "PASS 40", "RUN 75", "PASS 85"],
            "special_teams_hand:1": ["KICK 40"],
            "offense_draw_pile:1": ["PASS 45", "PASS 50", "RUN 45", "PASS 55"],
            "defense_hand:0": ["DEF -65", "DEF -45", "DEF -40", "SACK", "DEF -55", "DEF -60"],
            "defense_draw_pile:0": ["DEF -50", "FUMBLE", "DEF -30", "DEF -55"],
        },
        "rest": "draw_pile",
    },
    options={"length": "quarters"},
    steps=(
        Note(
            "They are 45 yards from your end zone. Now you call the defense: your yards come off theirs.",
            Place(PlaceKind.LANDMARK, "field"),
        ),
        Reply(("RUN 60",)),
        Move(
            "Most of their cards lie between 40 and 75. Pick DEF −65, your best one.",
            "DEF -65",
            "Low cards are for plays that cannot hurt you. Here stop them: call DEF −65.",
        ),
        *replies("none", "none", "PASS 85"),
        Move(
            "60 less 65: they lost five yards. With 15 to go a long card must come. Call DEF −60.",
            "DEF -60",
            "They need many yards, so meet them with your best card: call DEF −60.",
        ),
        Move(
            "25 yards in the air! Pick SACK: the passer goes down instead.",
            "SACK",
            "Then they gain 25 yards and four new tries: play SACK.",
        ),
        Reply(("none",)),
        Reply(("RUN 75",)),
        Move(
            "25 yards to go now, and they hold PASSES and RUNS for it. Call DEF −55.",
            "DEF -55",
            "They need many yards, so meet them with your best card: call DEF −55.",
        ),
        Move(
            "A RUN, and you drew FUMBLE: it takes the ball where the play ends. Pick it.",
            "FUMBLE",
            "You may wait for fourth down, but taking the ball is better: play FUMBLE.",
        ),
        Reply(("none",)),
        Note(
            "Your ball! Cards that were played come back only with the next period: remember the high ones.",
            Place(PlaceKind.STRIP),
        ),
    ),
)

KICKS = Chapter(
    name="blowout_kicks",
    variant="blowout",
    title="Flags and kicks",
    goal="Fouls, a second chance, and what to do on fourth down.",
    position={
        "phase": "offense_call",
        "length": "quarters",
        "period": 6,
        "offense": 0,
        "ball_on": 58,
        "marker": 70,
        "down": 3,
        "zones": {
            "offense_hand:0": ["PASS 45", "PASS 40", "OFFSIDES-D", "CHALLENGE", "RUN 60"],
            "special_teams_hand:0": ["KICK 50"],
            "offense_draw_pile:0": ["PASS 55", "RUN 65", "PASS 50", "PASS 30"],
            "defense_hand:1": ["DEF -65", "DEF -70", "DEF -40", "DEF -55", "INTERCEPTION", "DEF -50"],
        },
        "rest": "draw_pile",
    },
    options={"length": "quarters"},
    steps=(
        Note(
            "Third down, 12 yards to go: two tries are left, and on the last one you may kick.",
            Place(PlaceKind.LANDMARK, "field"),
        ),
        Move(
            "OFFSIDES is a foul of theirs: five sure yards, and the down is played again. Pick it.",
            "OFFSIDES-D",
            "That may work, too, but five sure yards make the next try easier: call OFFSIDES.",
        ),
        Reply(("DEF -65",)),
        Move(
            "Now seven yards to go. Throw: call PASS 55.",
            "PASS 55",
            "That may work, too, but PASS 55 has the best chances: call it.",
        ),
        Reply(("DEF -40",)),
        Reply(("INTERCEPTION",)),
        Move(
            "Intercepted! A CHALLENGE undoes the play: same down again, but its cards stay spent. Pick it.",
            "OFFENSE CHALLENGE",
            "Then they have the ball, and you hold an answer: play CHALLENGE.",
        ),
        Move(
            "Third down again, from the same spot. The good pass is spent: call PASS 50.",
            "PASS 50",
            "That may work, too, but PASS 50 has the best chances: call it.",
        ),
        *replies("DEF -70", "none", "none"),
        Move(
            "Stopped. Fourth down past the red line, 47 yards to the posts: KICK 50 is enough. Pick it.",
            "KICK 50",
            "If that fails they have the ball. Three points are sure: call KICK 50.",
        ),
        *replies("DEF -50", "none", "none"),
        Note(
            "Three points! Only a foul or a CHALLENGE stops a kick. Short of the red line it is a punt.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS, DEFENSE, KICKS)
