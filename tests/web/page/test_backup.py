"""A backup of hundreds of games on the page: restored and saved again, with a server and without."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from devices import Companion
from playwright.sync_api import expect
from small_disk import mounted

pytestmark = pytest.mark.slow
GAMES = 700

# Whatever a status says, in its order.
LISTEN = """() => {
  window.heard = [];
  const all = { subtree: true, childList: true, characterData: true };
  const listen = () => {
    for (const one of document.querySelectorAll('[role=status]')) heard.push(one.textContent);
  };
  new MutationObserver(listen).observe(document.body, all);
}"""


def backup(path: Path, games: int = GAMES) -> Path:
    """A file with so many small games; altogether they hold more values than one message may."""
    moves = [("R3C1", "R4C2"), ("R4C2", "R3C1")] * 20
    steps = [
        {
            "event": {"type": "human-moved", "piece": "worker", "from": one, "to": other},
            "dealt": False,
            "auto": False,
        }
        for one, other in moves
    ]
    start = {
        "game": "scythe",
        "setup": {"level": "automa"},
        "physical": ["automa"],
        "box": {},
        "position": None,
    }
    times = [f"2024-01-01T00:{n // 60:02}:{n % 60:02}.000Z" for n in range(games)]
    whole = {
        "everything": 1,
        "games": [
            {
                "start": {**start, "seed": n},
                "steps": steps,
                "at": len(steps),
                "created": time,
                "updated": time,
            }
            for n, time in enumerate(times)
        ],
        "boxes": {"scythe": {"game": {"automa_coins": 5}}},
        "settings": {},
    }
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


@pytest.mark.parametrize("companion", ["server", "site"], indirect=True)
def test_a_backup_of_hundreds_of_games_is_restored_and_saved_again(open_page, companion, tmp_path):
    file = backup(tmp_path / "all.json")
    page = open_page("phone", "#/settings")
    page.evaluate(LISTEN)
    page.locator("section input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="700 games were restored.")).to_be_visible()
    counted = page.evaluate("heard")
    assert "Restoring games: 100 of 700" in counted and "Restoring games: 600 of 700" in counted
    page.locator("section input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="700 were here already.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a backup").click()
    assert "Collecting games: 300 of 700" in page.evaluate("heard")
    before, after = (json.loads(Path(each).read_text("utf-8")) for each in (file, saved.value.path()))
    assert after["games"] == before["games"] and after["boxes"] == before["boxes"]
    page.goto(f"{companion.url}/#/")
    expect(page.locator(".saved article")).to_have_count(4)
    expect(page.get_by_role("button", name="Show more")).to_be_visible()


def test_a_disk_that_fills_is_mentioned_with_the_number_of_games_that_were_kept(browser, tmp_path):
    file = backup(tmp_path / "all.json")
    with mounted(tmp_path / "home", "3m") as disk, Companion(disk.path, "--port", "0") as served:
        page = browser.new_context(locale="en-GB").new_page()
        page.goto(f"{served.url}/#/settings")
        page.locator("section input[type=file]").set_input_files(file)
        said = page.get_by_role("alert").filter(
            has_text="of 700 games were restored, then it stopped: The disk is full"
        )
        expect(said).to_be_visible()
        listed = served.say("export-all", games=1).json()["total"]
        assert listed % 100 == 0 and 0 < listed < 700
        expect(said).to_contain_text(f"{listed} of 700")
        page.context.close()
