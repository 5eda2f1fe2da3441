"""The lessons of Real Deal Football Unplugged."""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

FIRST_STEPS = Chapter(
    name="real_deal_first",
    variant="real_deal",
    title="First steps",
    goal="Call plays that they cannot answer, and answer theirs.",
    position={
        "phase": "offense",
        "offense": 0,
        "zones": {
            "hand:0": ["PASSING TD 11-20", "RUSHING TD 6-20", "INTERCEPTION", "RECOVERS FUMBLE"],
            "hand:1": ["TACKLE FOR LOSS", "PASSING TD 1-10", "RETURN TD", "SAFETY"],
            "draw_pile:0": ["FIELD GOAL 18-45", "MISSES FG", "HOLDING"],
            "draw_pile:1": ["RUSHING TD 1-5", "PUNTS INSIDE THE 10", "FIELD GOAL OVER 45"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "A duel: one side plays a scoring card here. If the other has no answer, the points count.",
            Place(PlaceKind.LANDMARK, "duel"),
        ),
        Move(
            "You have the ball. TD means touchdown: RUSHING TD 6–20 is a run worth 7 points. Pick it.",
            "PLAY(RUSHING TD 6-20)",
            "You may do that, too, but let us run first: play RUSHING TD 6–20.",
        ),
        Reply(("COUNTER(TACKLE FOR LOSS)",)),
        Note(
            "They tackled your runner. Your play fails, but after a card with a yellow head the ball stays yours.",
            Place(PlaceKind.CARD, "TACKLE FOR LOSS"),
        ),
        Note(
            "Why did that stop it? In a match, press the chart: each column is a play, its dots the answers.",
            Place(PlaceKind.SPOT, "Counter chart"),
        ),
        Move(
            "So try again, through the air: play PASSING TD 11–20.",
            "PLAY(PASSING TD 11-20)",
            "Any other card gives the ball away: play PASSING TD 11–20.",
        ),
        Reply(("CONCEDE(RETURN TD)",)),
        Note(
            "No answer: they laid a card down, and you have 7 points. Now it is their ball.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Reply(("PLAY(PASSING TD 1-10)",)),
        Move(
            "They throw for 7. Your INTERCEPTION catches it: it stops passes and takes the ball. Play it.",
            "COUNTER(INTERCEPTION)",
            "That would give them 7 points, and you hold an answer: play INTERCEPTION.",
        ),
        Note(
            "Your ball, and both drew up to four. A field goal is a kick, worth 3 points, not 7.",
            Place(PlaceKind.HAND, "FIELD GOAL 18-45"),
        ),
        Move(
            "It is all you can score with now, and three points are better than none: kick FIELD GOAL 18–45.",
            "PLAY(FIELD GOAL 18-45)",
            "That would give the ball away, and you can score: play FIELD GOAL 18–45.",
        ),
        Reply(("CONCEDE(PUNTS INSIDE THE 10)",)),
        Note(
            "10 to 0! A score, a punt, or an answer that takes it gives the ball to the other side.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Note(
            "A quarter ends when one of these decks is used up. After four quarters the higher score wins.",
            Place(PlaceKind.HEADER, "decks"),
        ),
    ),
)

STRIKING_BACK = Chapter(
    name="real_deal_back",
    variant="real_deal",
    title="Striking back",
    goal="Answers that score, and how a quarter is ended.",
    position={
        "phase": "offense",
        "offense": 1,
        "finished": [4, 3],
        "zones": {
            "hand:0": ["HOLDING", "SAFETY", "RETURN TD", "BLOCKS KICK"],
            "hand:1": ["RUSHING TD 1-5", "PASSING TD OVER 20", "PUNTS INSIDE THE 10", "MISSES FG"],
            "draw_pile:0": ["4TH DOWN STOP", "HAS BALL END OF QUARTER", "INTERCEPTION", "RED FLAG"],
            "draw_pile:1": ["FIELD GOAL 18-45", "PASSING TD 11-20", "RETURN TD", "INTERCEPTION"],
            "discard_pile:0": ["RECOVERS FUMBLE", "PASSING TD 1-10", "FIELD GOAL 18-45"],
            "discard_pile:1": ["RECOVERS FUMBLE", "PASSING TD 1-10", "4TH DOWN STOP"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "They have the ball. Some answers take it, some only undo a play, and one strikes back.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Reply(("PLAY(RUSHING TD 1-5)",)),
        Move(
            "A yellow card answers almost every play. It only undoes it: they keep the ball. Play HOLDING.",
            "COUNTER(HOLDING)",
            "That would give them 7 points: play HOLDING.",
        ),
        Reply(("PLAY(PASSING TD OVER 20)",)),
        Move(
            "A long play can end in their own end zone. SAFETY gives you two points and the ball: play it.",
            "COUNTER(SAFETY)",
            "That would give them 7 points, and you can strike back: play SAFETY.",
        ),
        Reply(("ACCEPT",)),
        Note(
            "Two points, and the ball is yours. After a kick or a score a RETURN TD may come first.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Move(
            "So open with RETURN TD: it is worth 7, but only as the first card.",
            "PLAY(RETURN TD)",
            "Later in the possession you may not return any more: play RETURN TD.",
        ),
        Reply(("CONCEDE(MISSES FG)",)),
        Reply(("PLAY(FIELD GOAL 18-45)",)),
        Move(
            "They kick. BLOCKS KICK stops any kick and takes the ball: play it.",
            "COUNTER(BLOCKS KICK)",
            "You lead, and hold an answer: play BLOCKS KICK.",
        ),
        Move(
            "You lead 9 to 0. Both had the ball four times, so this card may end the quarter: play it.",
            "END_QUARTER",
            "You may play on, but let us see how a quarter ends: play HAS BALL END OF QUARTER.",
        ),
        Note(
            "The second quarter begins with new hands, and you have the ball: whoever ends a quarter keeps it.",
            Place(PlaceKind.HEADER, "quarter"),
        ),
    ),
)

PUNTS = Chapter(
    name="real_deal_punts",
    variant="real_deal",
    title="Punts and limits",
    goal="What to do without a scoring card, and what a good punt does to the other side.",
    position={
        "phase": "offense",
        "offense": 0,
        "zones": {
            "hand:0": ["PUNTS INSIDE THE 10", "INTERCEPTION", "MISSES FG", "BLOCKS KICK"],
            "hand:1": ["FIELD GOAL 18-45", "PASSING TD OVER 20", "QB SACK", "FIELD GOAL OVER 45"],
            "draw_pile:0": ["RUSHING TD 1-5", "4TH DOWN STOP", "RETURN TD", "RECOVERS FUMBLE", "PERSONAL FOUL"],
            "draw_pile:1": ["RECOVERS FUMBLE", "INTERCEPTION", "4TH DOWN STOP", "RED FLAG"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "No card here scores: your hand is all defense. Then you punt, and they get the ball.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Move(
            "This punt ends near their goal line, far from yours: pick PUNTS INSIDE THE 10.",
            "PLAY(PUNTS INSIDE THE 10)",
            "A plain punt gives the ball away for nothing: play PUNTS INSIDE THE 10.",
        ),
        Reply(("ACCEPT",)),
        Note(
            "From there only long plays score: a touchdown over 20, or a kick over 45. Short ones are locked.",
            Place(PlaceKind.STRIP),
        ),
        Reply(("PLAY(PASSING TD OVER 20)",)),
        Move(
            "They try a long pass. You know what stops a pass: play INTERCEPTION.",
            "COUNTER(INTERCEPTION)",
            "That would give them 7 points: play INTERCEPTION.",
        ),
        Move(
            "Your ball, and a new card that scores: play RUSHING TD 1–5.",
            "PLAY(RUSHING TD 1-5)",
            "A punt would give the ball away, and you can score: play RUSHING TD 1–5.",
        ),
        Reply(("COUNTER(RECOVERS FUMBLE)",)),
        Reply(("PLAY(FIELD GOAL OVER 45)",)),
        Move(
            "A fumble, and now they try a long kick. Such a kick can be run back: play RETURN TD.",
            "COUNTER(RETURN TD)",
            "That stops it, but your RETURN TD runs it back for 7 points: play that one.",
        ),
        Reply(("CONCEDE(FIELD GOAL 18-45)",)),
        Note(
            "Seven points out of their kick! Long kicks and punts may come back: short kicks never do.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS, PUNTS, STRIKING_BACK)
