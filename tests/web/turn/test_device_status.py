"""What the device does not give at a table is said there: a voice, a screen that stays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from table_taps import automa_turn

pytestmark = pytest.mark.slow

# A voice that the browser does not let begin (`mode`), until the page says otherwise.
VOICE = """
  window.mode = 'MODE';
  window.said = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; this.volume = 1; } };
  const speak = (one) => {
    said.push({ text: one.text, volume: one.volume });
    if (mode === 'speaks') setTimeout(() => one.onstart?.());
    else if (mode !== 'nothing') setTimeout(() => one.onerror?.({ error: mode }));
  };
  const voice = { speak, cancel() {}, resume() {}, getVoices: () => [] };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  const kept = JSON.parse(localStorage.getItem('automatable-settings') ?? '{}');
  localStorage.setItem('automatable-settings', JSON.stringify({ ...kept, voice: true, language: 'en' }));
"""
TAPPED = """(selector) => {
  const before = said.length;
  document.querySelector(selector).click();
  return said.slice(before);
}"""


def at_table(open_page, companion, script):
    """A page at a new table, with a browser that the script has changed."""
    table = companion.say("new", game="scythe", seed=3).json()["table"]
    page = open_page("phone")
    page.context.add_init_script(script)
    page.goto(f"{companion.url}/?anew#/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    return page


@pytest.mark.parametrize("mode", ["nothing", "not-allowed"])
def test_a_voice_that_may_not_begin_is_reported_and_a_tap_makes_it_speak(open_page, companion, mode):
    page = at_table(open_page, companion, VOICE.replace("MODE", mode))
    silent = page.get_by_role("status").filter(has_text="Tap “Read again”")
    assert page.evaluate(TAPPED, "header h1") == [{"text": " ", "volume": 0}]  # unlocks it, within the tap
    automa_turn(page)
    expect(silent).to_be_visible()
    page.evaluate("mode = 'speaks'")
    assert page.evaluate(TAPPED, "footer .aloud")[0]["volume"] == 1  # within the tap
    expect(silent).to_have_count(0)


@pytest.mark.parametrize("mode", ["speaks", "interrupted", "canceled"])
def test_a_voice_that_speaks_or_is_cut_short_is_not_reported(open_page, companion, mode):
    page = at_table(open_page, companion, VOICE.replace("MODE", mode))
    automa_turn(page)
    assert len(page.evaluate("said")) > 1
    page.wait_for_timeout(3000)  # longer than a voice takes to begin
    expect(page.get_by_role("status").filter(has_text="Read again")).to_have_count(0)


REFUSES = "navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));"
LACKS = "delete Navigator.prototype.wakeLock;"  # plain HTTP in a home network


@pytest.mark.parametrize("script", [REFUSES, LACKS], ids=["refused", "lacking"])
def test_a_screen_that_does_not_stay_on_is_reported_once(open_page, companion, script):
    page = at_table(open_page, companion, script)
    notice = page.locator("[data-awake]")
    if script is REFUSES:
        expect(notice).to_have_count(0)  # some browsers want a tap first
        page.locator("header h1").click()
    expect(notice).to_contain_text("does not keep the screen on")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".play")).to_be_visible()
    page.locator("header h1").click()
    automa_turn(page)
    expect(notice).to_have_count(0)


def test_a_screen_that_stays_on_is_not_reported(open_page, companion):
    page = at_table(open_page, companion, "")
    page.locator("header h1").click()
    automa_turn(page)
    expect(page.locator("[data-awake]")).to_have_count(0)
