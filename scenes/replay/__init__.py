"""Replays: a recorded match on the table, with controls to play it and to jump to any place."""
