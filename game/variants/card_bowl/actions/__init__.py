"""The actions of Card Bowl. A text form is a word with the fields of the action in brackets."""

from game.variants.card_bowl.actions.base import (
    Answer as Answer,
    CardBowlAction as CardBowlAction,
    Choose as Choose,
    Side as Side,
    lane_name as lane_name,
)
from game.variants.card_bowl.actions.kicks import (
    Declare as Declare,
    Down as Down,
    Kick as Kick,
    Punt as Punt,
    PuntCards as PuntCards,
    RunOff as RunOff,
    Spread as Spread,
)
from game.variants.card_bowl.actions.lining_up import (
    CallFront as CallFront,
    Double as Double,
    Motion as Motion,
    Place as Place,
    Post as Post,
    SetFormation as SetFormation,
    Technique as Technique,
)
from game.variants.card_bowl.actions.moves import (
    Block as Block,
    Commit as Commit,
    Cover as Cover,
    Shift as Shift,
    Slide as Slide,
    Stay as Stay,
    TightEnd as TightEnd,
    ToFlat as ToFlat,
    TurnUp as TurnUp,
    Withdraw as Withdraw,
)
from game.variants.card_bowl.actions.plays import (
    Extra as Extra,
    Lateral as Lateral,
    Lead as Lead,
    Run as Run,
    Screen as Screen,
    Sneak as Sneak,
    Strike as Strike,
    Tackle as Tackle,
    Throw as Throw,
    WideLateral as WideLateral,
    WideScreen as WideScreen,
    Yardage as Yardage,
)
from game.variants.card_bowl.actions.ready import (
    BLOCK as BLOCK,
    COMMIT as COMMIT,
    COVER_MAN as COVER_MAN,
    DONE as DONE,
    EXTRA as EXTRA,
    LEAD as LEAD,
    PLACE as PLACE,
    SLIDE as SLIDE,
    STAY as STAY,
    TACKLE as TACKLE,
    WITHDRAW as WITHDRAW,
)
from game.variants.card_bowl.actions.texts import parse as parse
