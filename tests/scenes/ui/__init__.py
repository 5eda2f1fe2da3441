"""Widgets, focus and palette."""
