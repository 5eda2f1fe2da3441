"""The wheel, installed into an empty environment as a player would: its command plays a demo to its end.

Runs where ``PIGSKIN_PARLOR_INSTALL`` is set, since it fetches the dependencies.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.program import ROOT, SOURCE

pytestmark = pytest.mark.skipif("PIGSKIN_PARLOR_INSTALL" not in os.environ, reason="PIGSKIN_PARLOR_INSTALL is not set")

DEMO = ("--demo", "jukem", "--seed", "7", "--speed", "0", "--quit-when-over", "--no-audio", "--data-dir")
LEFT_OUT = shutil.ignore_patterns(".git", ".*_cache", "__pycache__", "build", "dist", "*.egg-info", "tests")


def run(*command: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, env=environment, cwd=cwd, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_wheel_in_an_empty_environment_plays_the_demo_that_the_source_plays(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "source", ignore=LEFT_OUT)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, tmp_path / "source", cwd=tmp_path)
    (wheel,) = tmp_path.glob("pigskin_parlor-*.whl")
    venv.create(tmp_path / "empty", with_pip=False)
    scripts = tmp_path / "empty" / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / ("python.exe" if sys.platform == "win32" else "python")
    run(*pip, "--python", python, "install", "--no-compile", wheel, cwd=tmp_path)
    installed = run(scripts / "pigskin-parlor", *DEMO, tmp_path / "installed", cwd=tmp_path)
    assert installed == run(*SOURCE, *DEMO, tmp_path / "from source", cwd=tmp_path)
    assert json.loads(installed)["seed"] == 7
