"""The lessons of Football War."""

from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply

FIRST_STEPS = Chapter(
    name="football_war_first",
    variant="football_war",
    title="First steps",
    goal="Empty your hand: if nobody answers your last play, it is a touchdown.",
    options={"length": "one"},
    position={
        "seats": 2,
        "phase": "lead",
        "length": "one",
        "offense": 0,
        "defense": 1,
        "zones": {
            "hand:0": ["HB Dive", "Curl", "Go Route", "PENALTY 5", "Deep Post"],
            "hand:1": ["Curl", "Go Route", "QB Sneak", "Quick Out", "FB Trap"],
            "draw_pile": ["HB Screen", "HB Sweep", "DEFENSE", "FIELD GOAL", "QB Option", "Hail Mary", "HB Draw"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "Get rid of these cards. If your last play is not answered, you score a touchdown: 7 points.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Move(
            "You have the ball, so you lead: pick HB Dive. They match it with another HB Dive, or draw.",
            "LEAD(HB Dive)",
            "Any play would do, but let us see whether they hold a HB Dive: lead HB Dive.",
        ),
        Reply(("CONCEDE",)),
        Move(
            "They had none: they drew a card, and you lead again. Now lead Curl.",
            "LEAD(Curl)",
            "You may, but first see what happens when they hold the same play: lead Curl.",
        ),
        Reply(("MATCH(Curl)",)),
        Reply(("LEAD(Go Route)",)),
        Move(
            "They matched it and took the ball. Now they lead Go Route. You hold it, too: match it.",
            "MATCH(Go Route)",
            "Anything else leaves them the ball, and you hold the same play: match it with Go Route.",
        ),
        Move(
            "Your ball. A PENALTY makes them draw; you lead again. As your last card it never scores: play it.",
            "FLAG(5)",
            "Not yet: a PENALTY as your last card scores nothing and costs five cards. Play PENALTY 5 first.",
        ),
        Move(
            "One card left. If nobody stops Deep Post, it is a touchdown; stopped, you draw five. Lead it!",
            "LEAD(Deep Post)",
            "A timeout would only change this card for another one: lead Deep Post.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "Touchdown, 7 points! You draw five new cards, and they lead the next play.",
            Place(PlaceKind.SCORE, "0"),
        ),
        Note(
            "On defense, a DEFENSE like this stops any play and wins the ball. A PENALTY only makes them lead again.",
            Place(PlaceKind.HAND, "DEFENSE"),
        ),
        Note(
            "This FIELD GOAL scores 3 points unless a special card stops it. Either way you get a new hand.",
            Place(PlaceKind.HAND, "FIELD GOAL"),
        ),
        Note(
            "This match is one half. Once the play pile is used up, the next score ends it. Most points win.",
            Place(PlaceKind.HEADER, "play pile"),
        ),
    ),
)

ANSWERS = Chapter(
    name="football_war_answers",
    variant="football_war",
    title="Flags and other answers",
    goal="Stop a play that you cannot match, and get rid of cards that never score.",
    options={"length": "one"},
    position={
        "seats": 2,
        "phase": "lead",
        "length": "one",
        "offense": 1,
        "defense": 0,
        "zones": {
            "hand:0": ["PENALTY 10", "DEFENSE", "OFFENSE", "HB Dive"],
            "hand:1": ["Go Route", "Curl", "PENALTY 5"],
            "draw_pile": ["HB Sweep", "QB Sneak", "Quick Out", "FB Trap", "Play Action", "Hail Mary"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "They lead. Only a card of the same name matches, but these special cards answer any play.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Reply(("LEAD(Curl)",)),
        Move(
            "OFFENSE answers it and takes another card along. A PENALTY never scores: pick OFFENSE and PENALTY 10.",
            "EXTRA(PENALTY 10)",
            "That may work, too, but let us get rid of two cards at once: play OFFENSE with PENALTY 10.",
        ),
        Move(
            "Your ball, two cards left. DEFENSE never scores either, so lead it now: they draw two cards.",
            "STUFF",
            "Not yet: as your last card DEFENSE would not score. Play it first.",
        ),
        Move(
            "Now your last card: lead HB Dive.",
            "LEAD(HB Dive)",
            "A timeout would only change this card for another one: lead HB Dive.",
        ),
        Reply(("FLAG(5)",)),
        Note(
            "A flag! PENALTY 5 calls your play back: nothing counts, and you take the card up again.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Move(
            "The ball is still yours, and their flag is spent. Lead HB Dive again.",
            "LEAD(HB Dive)",
            "A timeout would only change this card for another one: lead HB Dive.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "Touchdown! A flag only puts a play off; a match, OFFENSE, DEFENSE or AUDIBLE takes the ball.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

AUDIBLES = Chapter(
    name="football_war_audibles",
    variant="football_war",
    title="Kicks and audibles",
    goal="Trade a bad hand for three points, and call a play that they do not hold.",
    options={"length": "one"},
    position={
        "seats": 2,
        "phase": "lead",
        "length": "one",
        "offense": 0,
        "defense": 1,
        "zones": {
            "hand:0": ["FIELD GOAL", "HB Dive", "Curl", "QB Sneak", "FB Trap", "Play Action", "HB Draw", "Quick Out"],
            "hand:1": ["Go Route", "HB Screen"],
            "draw_pile": [
                *("HB Sweep", "HB Counter", "Deep Post"),
                *("AUDIBLE", "AUDIBLE", "AUDIBLE", "HB Dive", "HB Dive"),
            ],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "Eight cards are far too many to get rid of. But one of them is a FIELD GOAL.",
            Place(PlaceKind.HAND, "FIELD GOAL"),
        ),
        Move(
            "Nobody can match a kick. Unless a special card answers it, it is worth 3 points: pick FIELD GOAL.",
            "KICK",
            "That would leave you a long hand. Trade it for points and five new cards: play FIELD GOAL.",
        ),
        Reply(("CONCEDE",)),
        Reply(("LEAD(Go Route)",)),
        Move(
            "Good! Now they lead. An AUDIBLE answers with any play: you hold two HB Dives, so call HB Dive.",
            "CALL(HB Dive)",
            "Call a play that they can hardly hold. Two HB Dives are yours: AUDIBLE, then HB Dive.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "They gave up, and the ball is yours. Had they answered with AUDIBLES, a fourth one could score 2 points.",
            Place(PlaceKind.STRIP),
        ),
        Move(
            "They had no HB Dive a moment ago. Lead yours.",
            "LEAD(HB Dive)",
            "They had no HB Dive a moment ago, so this is the safest: lead HB Dive.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "What nobody answered once is safe to lead again. Remember such plays for your last card.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS, ANSWERS, AUDIBLES)
