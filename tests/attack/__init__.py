"""Attacks on the whole program, by hand: ``python -m tests.attack``. The tests take slices of them."""
