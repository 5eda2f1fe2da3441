"""Runs the scenes: window, main loop, scene stack, sound, and the base classes of pages."""
