"""Tests of Card Bowl."""
