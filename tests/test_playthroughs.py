"""Recorded playthroughs, compared line by line. `make record` writes them anew after a rule was mended."""

import pytest
from transcript import lines, recorded


@pytest.mark.parametrize(
    ("name", "setup", "path"), [pytest.param(n, s, p, id=p.stem) for n, _, s, p in recorded()]
)
def test_playthrough_is_as_recorded(name, setup, path):
    assert path.exists(), "run `make record`"
    before = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(before, lines(name, setup), strict=True), 1):
        assert now == was, f"{path.name}, line {number}"
