"""A finger on the page: real taps, which what lies over the place would catch, counted by the page."""

from __future__ import annotations

from typing import Any

COUNTED = """() => {
  window.fingers = 0;
  addEventListener('click', (event) => { if (event.isTrusted) window.fingers += 1; }, true);
}"""


class Finger:
    """Taps on a page from now on; those of scripts do not count."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.evaluate(COUNTED)

    def tap(self, *selectors: str) -> None:
        """Tap the middle of each element, one after the other."""
        for selector in selectors:
            self.page.locator(selector).first.tap()

    @property
    def taps(self) -> int:
        """How many taps the page has felt."""
        return int(self.page.evaluate("window.fingers"))
