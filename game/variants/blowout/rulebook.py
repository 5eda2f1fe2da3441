"""The rules of BLOWOUT!!! as a player reads them, clause by clause, in our own words."""

from collections.abc import Sequence

from game.variant import RuleText

_SECTIONS: tuple[tuple[str, tuple[tuple[int, str], ...]], ...] = (
    (
        "The idea",
        (
            (1, "Two sides play, each with an OFFENSE, a DEFENSE and a SPECIAL TEAMS deck. Cards never change owners."),
            (2, "A touchdown is 7 points, a field goal 3, a safety 2. There is nothing else, and no extra point."),
        ),
    ),
    (
        "The decks",
        (
            (10, "24 OFFENSE cards, 37 DEFENSE cards, 12 KICK cards: 73 for each side, always the same ones."),
            (11, "A RUN goes from 45 to 100, a PASS from 15 to 100, a defensive play from −10 to −100."),
            (12, "Both sides have exactly the same cards."),
            (13, "Two cards of the same kind and number are one choice."),
            (14, "CHALLENGE is for both sides, so one lies in each OFFENSE deck and one in each DEFENSE deck."),
            (15, "A full hand can always call something: no deck has enough pure responses to fill it."),
        ),
    ),
    (
        "What everyone can see",
        (
            (105, "No card is ever lost: hand, deck and discard pile of each kind always add up to 24, 37 and 12."),
            (106, "Until both calls are in, nobody sees more than that one was made. Who was quicker shows nothing."),
            (118, "A card called face down still counts as a card of the hand, so no number gives a kick away."),
            (107, "Nobody sees the other side's hands, nor the order of any deck."),
            (108, "Discard piles lie open: both sides may look through all of them at any time."),
        ),
    ),
    (
        "The field",
        (
            (3, "The ball lies on a whole yard line from 1 to 99, counted from the offense's own goal line."),
            (4, "The goal is at 100 and the back of the end zone at 110; the own goal line is at 0."),
            (5, "Reaching the goal line is crossing it, at either end."),
            (6, "A new series is first down with ten yards to go."),
            (7, "Inside the opponent's 10 there is no marker to reach: it is goal to go."),
            (8, "When the ball changes hands, the field turns round: 30 yards from one goal are 70 from the other."),
            (9, "Half of an odd distance is rounded down."),
        ),
    ),
    (
        "The start",
        (
            (16, "A coin picks a side, and that side chooses to start on offense or on defense."),
            (17, "The first drive starts on the own 20, first and ten, with no points on the board."),
            (18, "All six decks are shuffled. The offense draws five OFFENSE cards and a KICK, the defense six cards."),
            (19, "Before the match you choose how long it is."),
            (109, "QUARTERS is one period, HALVES two, a FULL GAME four."),
            (117, "HALVES is what you get unless you choose otherwise."),
            (110, "The coin is always thrown; what to do with it is up to whoever wins it."),
        ),
    ),
    (
        "Hands and decks",
        (
            (20, "Before every down the offense draws up to five cards and one KICK, the defense up to six."),
            (21, "When the ball changes hands you keep your cards: the hand that you do not need waits for its turn."),
            (22, "The OFFENSE deck is the clock: once it is empty, nothing more is drawn from it in that period."),
            (23, "An empty DEFENSE or SPECIAL TEAMS deck is made new from its discards when a card is needed."),
            (24, "Whatever was played in a down is discarded when it is over, whether it counted or not."),
            (25, "Cards are never thrown away unplayed."),
        ),
    ),
    (
        "The down",
        (
            (26, "Draw up, call, reveal, penalty calls, answers of the defense, of the offense, result, next down."),
            (27, 'Both sides call a card in secret, and on "hike" both are turned up.'),
            (28, "On first to third down the offense calls a RUN, a PASS or OFFSIDES."),
            (29, "On fourth down it may call its KICK as well."),
            (30, "The defense calls a defensive play, DELAY OF GAME or OFFSIDES."),
            (31, "The defense calls on fourth down too, without knowing whether a kick comes."),
            (32, "Answers are never calls: INTERFERENCE, HOLDING, INTERCEPTION, FUMBLE, SACK and CHALLENGE wait."),
            (33, "Hike is hike: a call cannot be taken back."),
        ),
    ),
    (
        "Penalty calls",
        (
            (34, "OFFSIDES by the offense's card: 5 yards forward, and the down is played again."),
            (35, "DELAY OF GAME or OFFSIDES by the defense's card: 5 yards back, and the down is played again."),
            (36, "A penalty called by both sides: nothing happens, the down is played again."),
            (37, "After a penalty call nobody can answer anything."),
            (38, "A penalty that would reach the goal line takes half the distance instead."),
            (39, "It is the same on the way back to the own goal line."),
            (40, "No penalty ever makes a touchdown or a safety."),
            (41, "A penalty that reaches the marker gives a first down; otherwise the same down is played again."),
            (42, "Yards lost by a penalty leave down and marker as they were."),
        ),
    ),
    (
        "Answers",
        (
            (43, "The defense answers first, then the offense, then the result is taken."),
            (44, "Each side plays one card or none."),
            (
                45,
                "The defense answers a PASS with SACK or INTERCEPTION, a RUN with FUMBLE, anything with CHALLENGE.",
            ),
            (
                46,
                "The offense answers with INTERFERENCE after its own PASS, with HOLDING or CHALLENGE after anything.",
            ),
            (47, "A CHALLENGE of the defense ends the down at once: the offense has nothing left to answer."),
            (48, "Nothing answers the offense's answer."),
            (49, "Both sides are always asked, even where they hold nothing: it must look the same."),
        ),
    ),
    (
        "Challenges and fouls",
        (
            (50, "CHALLENGE: the play never happened. Same spot, same down, and the cards are gone."),
            (51, "The offense's CHALLENGE takes a SACK, INTERCEPTION or FUMBLE away with the play."),
            (52, "A penalty cannot be challenged, whether it was called or played as an answer."),
            (53, "A kick can be challenged like any other play."),
            (54, "HOLDING voids both calls: 5 yards forward, and the down is played again."),
            (55, "HOLDING may answer the offense's own kick as well."),
            (56, "INTERFERENCE: the PASS counts in full, or half the distance to a goal line that it would reach."),
            (111, "HOLDING and INTERFERENCE take a SACK, INTERCEPTION or FUMBLE away too."),
            (57, "After INTERFERENCE it is first down at the marker or past it; otherwise the same down again."),
            (58, "INTERFERENCE never scores: half the distance never arrives."),
        ),
    ),
    (
        "RUN and PASS",
        (
            (59, "A play gains the offense's yards less the defense's."),
            (60, "A RUN takes what comes, losses too."),
            (61, "A PASS that does not beat the defense gains nothing and loses nothing."),
            (62, "A PASS that beats the defense gains the difference."),
            (63, "A PASS beyond the back of the end zone is incomplete: no gain, and the down is gone."),
            (64, "Touchdown: a RUN across the goal line, however far, or a PASS that comes down in the end zone."),
            (65, "A touchdown is 7 points, and the other side starts on its own 20."),
            (66, "Back to the own goal line is a safety: 2 points for the defense, and the ball on its own 20."),
            (67, "Reach the marker and it is first down, with a new marker ten yards on."),
            (68, "Short of it on first to third down, the next down follows from there."),
            (69, "Short of it on fourth down, the other side has the ball there."),
        ),
    ),
    (
        "Sacks and turnovers",
        (
            (70, "SACK: ten yards back, whatever the two calls say."),
            (71, "A SACK uses up the down, and can be a safety."),
            (72, "INTERCEPTION and FUMBLE: the play goes to its end, and there the ball changes hands."),
            (73, "A play that would have crossed the goal line is no touchdown then, but a touchback to the 20."),
            (74, "A FUMBLE behind the own goal line is a safety and nothing else."),
            (75, "The ball is lost even where the play reached the marker."),
        ),
    ),
    (
        "Kicks",
        (
            (76, "A KICK is called on fourth down, never before."),
            (77, "Against a kick the defense's card counts for nothing, and is used up."),
            (78, "From the red line on a kick is a field goal try, short of it a punt. There is no choice."),
            (112, "The red line is the opponent's 40."),
            (79, "A punt gives the other side the ball where it comes down."),
            (80, "A punt into the end zone is a touchback: the other side starts on its own 20."),
            (81, "A field goal is good if the KICK is longer than the way to the back of the end zone."),
            (82, "Exactly as long is no good."),
            (83, "A good one is 3 points, and the other side starts on its own 20."),
            (84, "A missed one gives the other side the ball where it lay."),
            (85, "After a penalty or a CHALLENGE the KICK is gone; a new one is drawn, and anything may be called."),
        ),
    ),
    (
        "Periods",
        (
            (86, "A period is over when the side with the ball can call nothing and its OFFENSE deck is empty."),
            (87, "On fourth down a KICK in hand keeps the period going."),
            (88, "Answers left in hand, or cards of the other side, do not."),
            (89, "Between periods all decks of both sides are shuffled anew."),
            (113, "That takes every hand as well; new ones are drawn."),
            (90, "HALVES has two periods, a FULL GAME four."),
            (114, "QUARTERS is a single quarter."),
            (91, "After the first and third quarter of a FULL GAME play goes on as it was."),
            (92, "After halftime the side that started on defense has the ball on its own 20."),
            (93, "After the last period the higher score wins."),
            (119, "A drive cut short by halftime or by the end counts for nothing."),
        ),
    ),
    (
        "Overtime",
        (
            (94, "A level score goes to overtime: a coin says who has the ball first."),
            (115, "Nobody chooses anything this time."),
            (95, "All decks are shuffled anew."),
            (116, "The first drive starts on the own 20, as always."),
            (96, "A drive ends with a score, a kick, a turnover or a failed fourth down."),
            (97, "If the first drive makes a touchdown or a field goal, the other side has one drive to reply."),
            (98, "A reply that takes the lead wins; one that falls short loses."),
            (99, "If the reply ties it, the next score wins."),
            (100, "If the first drive makes nothing, the next score wins."),
            (101, "A safety against the first drive wins at once; one against the reply loses the match for it."),
            (102, "Once the next score wins, there is no more reply."),
            (103, "Overtime has no clock: when the cards run out, all are shuffled and play goes on."),
            (104, "When they run out for the fourth time, the match is a tie."),
        ),
    ),
)


def rules() -> Sequence[RuleText]:
    """The whole rulebook, in the order in which it is read."""
    return [RuleText(f"BO-{number}", section, text) for section, clauses in _SECTIONS for number, text in clauses]
