"""What a game of a package of its own costs: the kit is at fault where it is more."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "packages" / "viticulture"


def test_viticulture_has_at_most_900_lines_of_python_and_no_code_for_the_page():
    counted = runpy.run_path(str(ROOT / "docs" / "decisions" / "game_cost.py"))
    sources = [path.read_text(encoding="utf-8") for path in counted["VITICULTURE"].rglob("*.py")]
    assert len(sources) > 10 and sum(map(counted["python_lines"], sources)) <= 900
    assert not [path for kind in ("svelte", "ts", "js") for path in PACKAGE.rglob(f"*.{kind}")]
    assert not [path for path in (ROOT / "webapp" / "src" / "games").glob("*") if "viti" in path.name]
