"""Cues: what each event looks and sounds like, and in which order cues are played."""
