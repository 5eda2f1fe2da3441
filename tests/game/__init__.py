"""Tests of the rules layer: the contract that every game keeps, and each game clause by clause."""
