"""stub"""
REPLENISH_FIRST=ONE_ANSWER=NOT_DEFENSIVE=""
class Situation: pass
def why_not_play(*a): return ""
