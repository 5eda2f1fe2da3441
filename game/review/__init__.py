"""The review of a finished match: what each choice of a seat was worth, and what luck did, on the scale of the model.

``ledger.py`` holds what comes of it, as plain data; ``judging.py`` measures one decision from the view of its seat,
``together.py`` one that is made together with others, and ``reviewing.py`` goes through a match.
"""
