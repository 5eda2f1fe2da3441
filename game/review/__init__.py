"""The review of a finished match: the value of each choice of a seat and the effect of luck, as chances to win.

``judging.py`` measures one decision from its seat's view, ``reviewing.py`` goes through a match, ``ledger.py`` holds
the results as plain data, ``next_score.py`` explains better plays, ``coaching.py`` warns of costly choices in a match.
"""
