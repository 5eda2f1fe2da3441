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
            "draw_pile": ["HB Screen", "HB Sweep", "Play Action"],
        },
        "rest": "draw_pile",
    },
    steps=(
        Note(
            "Get rid of these cards. If your last play is not answered, you score a touchdown: 7 points.",
            Place(PlaceKind.ZONE, "hand:0"),
        ),
        Move(
            "You have the ball, so you lead a play. Pick HB Dive.",
            "LEAD(HB Dive)",
            "Any play would do, but let us see whether they hold a HB Dive: lead HB Dive.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "They could only answer with another HB Dive. They had none: they drew a card, and you lead again.",
            Place(PlaceKind.STRIP),
        ),
        Move(
            "Now lead Curl.",
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
            "Your ball again. A PENALTY gives them a card, and you still lead: play PENALTY 5.",
            "FLAG(5)",
            "Not yet: a PENALTY as your last card never scores. Play PENALTY 5 first.",
        ),
        Move(
            "One card left. If they cannot match Deep Post, it is a touchdown: lead it!",
            "LEAD(Deep Post)",
            "A timeout would only change this card for another one: lead Deep Post.",
        ),
        Reply(("CONCEDE",)),
        Note(
            "Touchdown! You get five new cards. The half ends when the play pile is used up; most points win.",
            Place(PlaceKind.SCORE, "0"),
        ),
    ),
)

CHAPTERS = (FIRST_STEPS,)
