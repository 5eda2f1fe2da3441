"""Jukem Football clause by clause; each test is named after the clause of the rulebook that it checks."""
