"""Count what a game must write besides rules, values and words: files and lines, before and now.

Run it in the repository: `python docs/decisions/game_cost.py`. Before is the commit 01a3ca1.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

GAMES = ("golem", "pendulum", "red_rising", "scythe")
BEFORE = "01a3ca1"
G = "src/automatable/games/{game}/"

DEMANDED_BEFORE = {
    "the class": [G + "__init__.py"],
    "JSON form": [G + "notation.py"],
    "short text": [G + name for name in ("short_text.py", "text.py", "shorthand.py")],
    "defects": [G + "defects.py"],
    "terminal": ["src/automatable/cli/tables/{game}.py"],
    "lab": ["src/automatable/lab/games/{game}.py"],
}
"""Abstract methods of `Game`, and modules that were imported by the game's name."""

VITICULTURE = Path(__file__).parents[2] / "packages" / "viticulture" / "automatable_viticulture"
"""A whole game as a package of its own; at most 900 lines of Python (`tests/authoring/test_game_cost.py`)."""

DEMANDED_NOW = {"the class": [G + "__init__.py"]}
"""Everything else has a default (`tests/cli/test_new_game.py` plays a game without it)."""


def python_lines(text: str) -> int:
    """Return the lines of a source, all of them."""
    return len(text.splitlines())


def shown(commit: str) -> Callable[[str], str | None]:
    """Return a reader of files at a commit."""

    def read(path: str) -> str | None:
        done = subprocess.run(
            ["git", "show", f"{commit}:{path}"], capture_output=True, text=True, check=False
        )
        return done.stdout if done.returncode == 0 else None

    return read


def cost(read: Callable[[str], str | None], game: str, roles: Iterable[list[str]]) -> tuple[int, int]:
    """Return files and lines."""
    texts = [text for paths in roles for path in paths if (text := read(path.format(game=game))) is not None]
    return len(texts), sum(len(text.splitlines()) for text in texts)


def main() -> None:
    """Print a table in Markdown."""
    print("| game | files before | lines before | files now | lines now | of it |\n|---|---|---|---|---|---|")
    for game in GAMES:
        files, lines = cost(shown(BEFORE), game, DEMANDED_BEFORE.values())
        left, now = cost(shown("HEAD"), game, DEMANDED_NOW.values())
        print(f"| {game} | {files} | {lines} | {left} | {now} | {now / lines:.0%} |")
    sources = [path.read_text(encoding="utf-8") for path in VITICULTURE.rglob("*.py")]
    print(f"\nViticulture: {len(sources)} files, {sum(map(python_lines, sources))} lines of Python in all")


if __name__ == "__main__":
    main()
