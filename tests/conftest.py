"""What every test starts from: no window, no sound device, and examples that repeat from run to run."""

import os

from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("parlor", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("parlor")
