"""Each drawn game's own screens, reached by answering what is asked. Run with game ids for their pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple


class Shown(NamedTuple):
    """A screen: the game, how far it is played, where to look, and what stands there then."""

    game: str
    setup: dict[str, Any]
    steps: int
    path: str
    there: str
    sizes: tuple[str, ...] = ("phone", "tablet", "desktop")


FIRST = {"first": "human"}
KNOWN = {"first": "human", "cards": "app"}
BOARDS = {
    "red-rising-table": Shown("red-rising", KNOWN, 8, "", ".red-rising .character"),
    "red-rising-turn": Shown("red-rising", FIRST, 11, "", ".red-rising", ("phone",)),
    "red-rising-why": Shown("red-rising", KNOWN, 12, "/why", ".frame", ("phone", "desktop")),
    "golem-table": Shown("golem", {}, 11, "", ".golem"),
    "golem-why": Shown("golem", {}, 15, "/why", ".frame", ("phone", "desktop")),
    "golem-entry": Shown("golem", {"box": "owner"}, 1, "", ".ask .button", ("phone",)),
}


def played(served: Any, shown: Shown) -> int:
    """A table that far: the first answer each time."""
    view = served.say("new", game=shown.game, setup=shown.setup, seed=5).json()
    for _ in range(shown.steps):
        question = view["questions"][0]
        if view["deals"]:
            view = served.say("deal", table=view["table"]).json()
            continue
        options = question.get("options")
        value = options[0]["value"] if options else question.get("default") or question.get("low") or 0
        view = served.say("answer", table=view["table"], question=question["id"], value=value).json()
    return int(view["table"])


def photograph(
    served: Any, browser: Any, sizes: dict[str, tuple[int, int]], folder: Path, *games: str
) -> None:
    """Pictures of these games' boards, or of all, in both themes."""
    for name, shown in BOARDS.items():
        if games and shown.game not in games:
            continue
        table = played(served, shown)
        for size in shown.sizes:
            for theme in ("light", "dark"):
                width, height = sizes[size]
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
                )
                page = context.new_page()
                page.goto(f"{served.url}/#/table/{table}{shown.path}")
                page.wait_for_selector(shown.there)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(300)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                context.close()


if __name__ == "__main__":
    import sys
    import tempfile

    sys.path[:0] = [str(Path(__file__).parents[2] / folder) for folder in ("", "helpers")]
    from devices import ARGUMENTS, BROWSER, SIZES, Companion, with_screens
    from playwright.sync_api import sync_playwright

    images = Path(__file__).parents[3] / "build" / "screenshots"
    with Companion(Path(tempfile.mkdtemp()), "--port", "0") as served, sync_playwright() as playwright:
        browser = with_screens(playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS))
        photograph(served, browser, SIZES, images, *sys.argv[1:])
        browser.close()
