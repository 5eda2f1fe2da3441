"""The graphics around the cards: score bug, strips, prompt, log, hints, drive chart, buttons and panels."""
