"""The lessons of Real Deal Football Unplugged, as data for the Learn pages."""

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
            "Your ball. RUSHING TD 6–20 is a touchdown run from 6 to 20 yards, worth 7 points: pick it.",
            "PLAY(RUSHING TD 6-20)",
            "You may do that, too, but let us run first: play RUSHING TD 6–20.",
        ),
        Reply(("COUNTER(TACKLE FOR LOSS)",)),
        Note(
            "Cards marked WILD at the foot, and RED FLAG, say NO PLAY: your play fails, but you keep the ball.",
            Place(PlaceKind.CARD, "TACKLE FOR LOSS"),
        ),
        Note(
            "Why did that card stop your run? Press the counter chart, or go on. Pointing at anything explains it.",
            Place(PlaceKind.SPOT, "Counter chart"),
        ),
        Note(
            "Your play is the column, their card the row: the dot says that it answers your play.",
            Place(PlaceKind.LANDMARK, "dot"),
        ),
        Move(
            "The foot of a card names its team. Now try the air: play PASSING TD 11–20.",
            "PLAY(PASSING TD 11-20)",
            "Any other card gives the ball away: play PASSING TD 11–20.",
        ),
        Reply(("CONCEDE(RETURN TD)",)),
        Note(
            "They laid a card down for good. After a score the ball is theirs, and the RETURN TD lamp lights.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Reply(("PLAY(PASSING TD 1-10)",)),
        Move(
            "They throw for 7. INTERCEPTION says TAKES THE BALL: it stops a pass, and the ball is yours.",
            "COUNTER(INTERCEPTION)",
            "That would give them 7 points, and you hold an answer: play INTERCEPTION.",
        ),
        Move(
            "Both drew up to four cards, all that a drive has. FIELD GOAL 18–45 is worth 3: kick it.",
            "PLAY(FIELD GOAL 18-45)",
            "That would give the ball away, and you can score: play FIELD GOAL 18–45.",
        ),
        Reply(("CONCEDE(PUNTS INSIDE THE 10)",)),
        Note(
            "A score, a punt, or an answer that takes it gives the ball away. A punt lays any card down.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Note(
            "A quarter ends with an empty deck or a card that ends it. Most points after the last quarter win.",
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
            "They have the ball. Some answers take it, some say NO PLAY, and two strike back.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Reply(("PLAY(RUSHING TD 1-5)",)),
        Move(
            "HOLDING answers almost every play, but it says NO PLAY: they keep the ball. Play it.",
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
            "Two points, and the ball is yours. After a score or a punt a RETURN TD may come first.",
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
            "New hands, and you keep the ball. If the last quarter ends level, overtime follows: the first score wins.",
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
            "From there only touchdowns over 20, kicks over 45 and a RETURN TD score. Short plays are locked.",
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
