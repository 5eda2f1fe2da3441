"""Scenes, headless, with a fake clock and events by name."""
