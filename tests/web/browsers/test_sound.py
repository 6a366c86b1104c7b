"""Sound: the first tap starts it, and the table says when there is none."""

from __future__ import annotations

import pytest
from driven_page import READY, SEEN

pytestmark = pytest.mark.slow
WAIT = {"patience": 300_000}

# On the home screen, before the page makes its sound output.
WATCH = """() => {
  window.outputs = [];
  window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); window.outputs.push(this); }
  };
}"""
TAP = """async () => {
  const header = document.querySelector('header');
  for (const tap of ['pointerup', 'click']) header.dispatchEvent(new Event(tap, { bubbles: true }));
  const state = () => window.outputs.at(-1)?.state;
  for (let n = 0; n < 60 && state() !== 'running'; n++) await new Promise((done) => setTimeout(done, 50));
  await new Promise((done) => setTimeout(done, 700));
  const bar = document.querySelector('[data-sound]');
  return { outputs: window.outputs.length, state: state(), said: bar?.dataset.sound ?? 'on' };
}"""
INTERRUPT = """async () => {
  await window.outputs.at(-1).suspend();
  await new Promise((done) => setTimeout(done, 200));
  return document.querySelector('[data-sound]')?.dataset.sound;
}"""
CHOOSE = "(value) => localStorage.setItem('automatable-settings', JSON.stringify(value))"


def test_the_first_tap_starts_the_sound_and_the_table_says_when_it_is_off(page, opened, companion):
    table = companion.say("new", game="pendulum", setup={}, seed=7).json()["table"]
    opened(f"{companion.url}/")
    page.run(READY, WAIT)
    page.run(CHOOSE, {"sounds": True, "language": "en"})
    opened(f"{companion.url}/")
    page.run(READY, WAIT)
    page.run(WATCH)
    page.run(f"() => {{ location.hash = '#/table/{table}'; }}")
    page.run(SEEN, WAIT)
    found = page.run(TAP, tap=True)
    assert found["outputs"] == 1
    assert found["said"] == ("on" if found["state"] == "running" else "off")
    if page.name == "chromium":  # it alone sounds on a machine without a sound device
        assert found["state"] == "running"
        assert page.run(INTERRUPT) == "off"  # as a call does
        assert page.run(TAP, tap=True) == found
    page.run(CHOOSE, {"sounds": False, "language": "en"})
