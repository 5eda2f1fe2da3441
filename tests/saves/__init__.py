"""Tests of everything that touches the disk."""
