"""Tests of the rules, the computer players, the scenes and the saves; see each folder."""
