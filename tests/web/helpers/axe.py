"""axe-core on the page as it stands."""

from __future__ import annotations

from devices import ROOT
from playwright.sync_api import Page

AXE = ROOT / "webapp/node_modules/axe-core/axe.min.js"


def serious(page: Page) -> list[tuple[str, list[object]]]:
    """What is seriously wrong for people who do not see or point."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        (one["id"], [node["target"] for node in one["nodes"]][:3])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
