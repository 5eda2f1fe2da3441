"""Tests of guessing along."""
