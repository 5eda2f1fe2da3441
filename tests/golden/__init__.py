"""Stored matches and counts of every variant: what a change of rules must not change unseen.

``python -m tests.golden VARIANT`` makes those that are missing and renews the rest; read the diff before committing it.
"""
