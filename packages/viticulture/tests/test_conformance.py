"""What every game must hold: words, citations, a test of each entry, saved positions, equal repetition."""

from pathlib import Path

from automatable import check


def test_the_check_for_authors_finds_nothing():
    found = check("viticulture", games=60, tests=Path(__file__).parent)
    assert not found, "\n".join(map(str, found))
