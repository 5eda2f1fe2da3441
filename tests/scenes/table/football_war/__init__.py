"""The table of Football War: how one sits down at it, and what is only there."""
