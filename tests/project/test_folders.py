"""A folder holds about a dozen files; a larger one has its reason in decision 0014."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 14
MORE = 24
LARGER = {
    *("bench", "docs/decisions", "src/automatable/core/engine", "src/automatable/games/golem/box"),
    *("src/automatable/games/pendulum/rules", "src/automatable/games/scythe/rules"),
    *("src/automatable/lab/report", "tests/helpers", "tests/web/helpers"),
    *("webapp/src/components/form", "webapp/tests/lib"),
}
"""Folders that may hold more, up to ``MORE``."""
RECORDED = {"tests/playthroughs", "packages/viticulture/tests/playthroughs"}
MADE = {".git", ".github", ".venv", "__pycache__", "node_modules", "build", "dist", "static", "runs"}


def counted():
    """Files that people write, by folder."""
    files = Counter()
    for top in ("bench", "boxes", "docs", "examples", "packages", "src", "tests", "webapp"):
        for path in (ROOT / top).rglob("*"):
            parts = set(path.relative_to(ROOT).parts)
            if path.is_file() and not parts & MADE and path.name[0] != "." and path.suffix != ".tsbuildinfo":
                files[path.parent.relative_to(ROOT).as_posix()] += 1
    return files


def test_a_folder_holds_about_a_dozen_files():
    files = counted()
    assert len(files) > 150
    large = {folder: count for folder, count in files.items() if count > MOST and folder not in RECORDED}
    assert {folder: count for folder, count in large.items() if folder not in LARGER or count > MORE} == {}


def test_a_larger_folder_has_its_reason():
    files = counted()
    reasons = (ROOT / "docs" / "decisions" / "0014-folders-by-topic.md").read_text(encoding="utf-8")
    table = reasons.split("**Larger folders that stay.**")[1].split("**Second trial.**")[0]
    for folder in LARGER | RECORDED:
        assert files[folder] > MOST, f"{folder} needs no exception"
        assert f"`{folder.removeprefix('src/automatable/')}`" in table, folder
