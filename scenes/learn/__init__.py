"""Lessons and puzzles: both are played on the table, and each has a page that lists them."""
