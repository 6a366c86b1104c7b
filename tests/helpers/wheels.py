"""Our wheels, and an environment in which nothing else is installed."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(source: Path, to: Path, *targets: str) -> Path:
    """Build a package; returns its wheel."""
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *targets, "-d", str(to)],
        cwd=source, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    (wheel,) = to.glob("*.whl")
    return wheel


def environment(folder: Path, *wheels: Path) -> Path:
    """Install wheels where nothing else is; returns the folder of its programs."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    install = [programs / "python", "-m", "pip", "install", "--quiet", *map(str, wheels)]
    subprocess.run(install, check=True, timeout=600)
    return programs
