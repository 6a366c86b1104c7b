"""Every screen of the page. Run as a program, it takes screenshots in both themes into build/screenshots.

The pictures that a document shows (``SHOWN``) are copied into docs/images; only those are committed.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

SCREENS = (
    "home",
    "set-up",
    "checklist",
    "table",
    "menu",
    "question",
    "own-deck",
    "why",
    "what-if",
    "correct",
    "log",
    "end",
    "history",
    "boxes",
    "box",
    "settings",
    "shortcuts",
    "pendulum-table",
    "pendulum-council",
    "pendulum-why",
    "pendulum-end",
)
LARGE = ("table", "why", "pendulum-table", "pendulum-council")
SHOWN = (
    "table-desktop-light",
    "why-phone-light",
    "pendulum-table-phone-dark",
    "red-rising-table-phone-light",
    "golem-table-phone-dark",
)
"""The pictures in README.md."""
SETUP = {"level": "automa", "human": "saxony", "automa": "nordic"}


def prepare(served: Any) -> dict[str, int]:
    """Tables in the states the screens show."""

    def new(**more: Any) -> int:
        return int(served.say("new", game="scythe", setup=SETUP, seed=5, **more).json()["table"])

    def happens(table: int, **event: Any) -> None:
        answer = served.say("event", table=table, event=event)
        assert answer.is_success, answer.text

    tables = {"end": new(), "own": new(physical=["automa"]), "fight": new(), "play": new()}
    finish(served, tables["end"])
    pieces = {"human.character": "R6C3", "human.mechs": ["R5C3", "base"], "human.power": 6}
    for name, more in (("play", {"human.resources": {"R6C1": 2}}), ("fight", {"automa.mechs": ["R5C3"]})):
        happens(tables[name], type="corrected", set=pieces | more)
    happens(tables["fight"], type="human-attacked", at="R5C3")
    for _ in range(6):
        served.say("deal", table=tables["play"])
    return tables | pendulum(served)


def pendulum(served: Any) -> dict[str, int]:
    """Pendulum in real time, in a council, and at its end."""

    def new(*events: dict[str, Any]) -> int:
        setup = {"level": "D", "foreshadowing": True}
        table = int(served.say("new", game="pendulum", setup=setup, seed=4).json()["table"])
        for event in events:
            happens(table, event)
        return table

    def happens(table: int, event: dict[str, Any]) -> None:
        answer = served.say("event", table=table, event=event)
        assert answer.is_success, answer.text
        while question := next((q for q in answer.json()["questions"] if q["event"] == "answered"), None):
            value = any_answer(question)
            answer = served.say("answer", table=table, question=question["id"], value=value)

    def flip(timer: str, at: int) -> dict[str, Any]:
        return {"type": "timer-flipped", "timer": timer, "at": at}

    def lift(at: int) -> dict[str, Any]:
        return {"type": "worker-lifted", "at": at}

    def round_of(at: int) -> list[dict[str, Any]]:
        start = {"type": "round-started", "at": at}
        return [start, lift(at + 31_000), flip("purple", at + 200_000), flip("purple", at + 400_000)]

    play = new({"type": "round-started"}, lift(3_000), flip("black", 50_000), lift(60_000), lift(100_000))
    council = new(*round_of(0), {"type": "council-held", "votes": 8})
    end = new()
    for at in range(0, 4_000_000, 1_000_000):
        for event in (*round_of(at), {"type": "council-held", "votes": 0}):
            happens(end, event)
    happens(end, {"type": "game-ended", "legendary": True})
    return {"pendulum": play, "pendulum-council": council, "pendulum-end": end}


def finish(served: Any, table: int) -> None:
    """Play a table to its end: any answer will do."""
    view = served.say("view", table=table).json()
    while not view["over"]:
        question = view["questions"][0]
        if view["deals"]:
            view = served.say("deal", table=table).json()
            continue
        value = any_answer(question)
        view = served.say("answer", table=table, question=question["id"], value=value).json()


def any_answer(question: dict[str, Any]) -> Any:
    """The first option, or the number that is offered; of a form, that of each field."""
    if question.get("fields"):
        return {field["key"]: any_answer(field) for field in question["fields"]}
    options = question.get("options")
    return options[0]["value"] if options else question.get("default") or question.get("low") or 0


def show(page: Any, screen: str, tables: dict[str, int]) -> None:
    """Go to a screen and wait until it stands."""
    play = f"#/table/{tables['play']}"
    places = {
        "home": ("#/", ".game"),
        "set-up": ("#/new/scythe", ".first"),
        "checklist": (f"{play}/checklist", ".list li"),
        "table": (play, ".play svg"),
        "question": (f"#/table/{tables['fight']}", ".play svg"),
        "own-deck": (f"#/table/{tables['own']}", ".play svg"),
        "menu": (play, ".play svg"),
        "why": (f"{play}/why", ".frame"),
        "what-if": (f"{play}/whatif", ".pad"),
        "correct": (f"{play}/correct", ".group"),
        "log": (f"{play}/log", "ol li"),
        "end": (f"#/table/{tables['end']}/end", ".winner"),
        "history": ("#/history", "table"),
        "boxes": ("#/boxes", "a.sheet"),
        "box": ("#/boxes/golem", ".kind"),
        "settings": ("#/settings", ".switches"),
        "shortcuts": ("#/settings", ".switches"),
        "pendulum-table": (f"#/table/{tables['pendulum']}", ".timers"),
        "pendulum-council": (f"#/table/{tables['pendulum-council']}", ".council table"),
        "pendulum-why": (f"#/table/{tables['pendulum']}/why", ".frame"),
        "pendulum-end": (f"#/table/{tables['pendulum-end']}/end", ".winner"),
    }
    place, there = places[screen]
    page.evaluate("document.querySelectorAll('dialog').forEach((dialog) => dialog.close())")
    page.goto(f"{page.context.base}/{place}")
    page.wait_for_selector(there)
    page.evaluate("document.fonts.ready")
    if screen == "question":
        while (step := page.locator('footer [data-act="step"]')).count():
            step.dispatch_event("click")
        page.wait_for_selector(".ask")
    if screen == "own-deck":
        page.locator('footer [data-act="deal"]').click()
        page.wait_for_selector(".pad")
    if screen == "menu":
        page.locator("header .button").last.click()
        page.wait_for_selector("dialog")
    if screen == "shortcuts":
        page.keyboard.press("h")
        page.wait_for_selector("dialog")
    if screen == "home":
        page.wait_for_selector(".picture svg")


def main(folder: Path) -> None:
    """All pictures: every screen on a phone, table and Why? on a tablet and a desktop too, and the boards."""
    from board_screens import photograph
    from devices import ARGUMENTS, BROWSER, SIZES, Companion, with_screens
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with Companion(Path(tempfile.mkdtemp()), "--port", "0") as served, sync_playwright() as playwright:
        tables = prepare(served)
        browser = with_screens(playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS))
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
                )
                context.base = served.url  # where `show` finds its page
                page = context.new_page()
                for screen in SCREENS if size == "phone" else LARGE:
                    show(page, screen, tables)
                    page.wait_for_timeout(400)  # a board is drawn once its box is there
                    page.screenshot(path=folder / f"{screen}-{size}-{theme}.png")
                context.close()
        photograph(served, browser, SIZES, folder)
        browser.close()


if __name__ == "__main__":
    import sys

    sys.path[:0] = [str(Path(__file__).parents[2] / folder) for folder in ("", "helpers")]
    root = Path(__file__).parents[3]
    main(root / "build" / "screenshots")
    for name in SHOWN:
        shutil.copy(root / "build" / "screenshots" / f"{name}.png", root / "docs" / "images")
