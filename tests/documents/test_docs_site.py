"""The documentation site: built from what is there, and every link in it leads somewhere."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from automatable import authoring

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def test_the_site_is_built_and_no_link_in_it_is_dead(tmp_path):
    built = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "site.py"), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr
    pages = {page.relative_to(tmp_path).as_posix(): page.read_text() for page in tmp_path.rglob("*.html")}
    assert {"docs/lab.html", "docs/tutorial.html", "docs/api/core.html", "docs/rules/golem.html"} <= set(
        pages
    )
    assert "Resolve an event" in pages["docs/api/core.html"], "the docstrings are there"
    for name in authoring.__all__:
        assert f'id="automatable.authoring.{name}"' in pages["docs/api/authoring.html"]
    for page in (text for name, text in pages.items() if name.startswith("docs/api/")):
        assert "<blockquote" not in page, "an example is code"
    dead = []
    for name, text in pages.items():
        if name == "404.html":
            continue
        for link in re.findall(r'(?:href|src)="([^"]+)"', text):
            parts = urlsplit(unescape(link))
            if parts.scheme or parts.netloc:
                continue
            target = (tmp_path / name).parent / unquote(parts.path) if parts.path else tmp_path / name
            if not target.exists() or (
                parts.fragment
                and target.suffix == ".html"
                and f'id="{unquote(parts.fragment)}"' not in target.read_text()
            ):
                dead.append(f"{name}: {link}")
    assert not dead
    loaded = [
        src
        for text in pages.values()
        for src in re.findall(r'<(?:script|img|link)[^>]+(?:src|href)="(http[^"]+)', text)
    ]
    assert not loaded, "nothing is loaded from elsewhere"
