"""Sound: the first tap starts it, a chime sounds, the table says when there is none, and it comes back."""

from __future__ import annotations

import pytest
from driven_page import READY, SEEN, script, tap
from null_sink import NullSink

pytestmark = pytest.mark.slow
WAIT = {"patience": 300_000}

# On the home screen, before the page makes its sound output: what is played, and how loud it is.
WATCH = """() => {
  window.outputs = [];
  window.peak = 0;
  window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); window.outputs.push(this); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    const analyser = this.context.createAnalyser();
    const samples = new Float32Array(analyser.fftSize);
    this.connect(analyser);
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      window.peak = Math.max(window.peak, ...samples);
      document.body.dataset.peak = window.peak;  // changes the page, which `until` watches
      if (!window.peak) setTimeout(look, 20);
    };
    look();
    return start.apply(this, given);
  };
}"""
STATE = script("""
  const bar = () => document.querySelector('[data-sound]');
  const state = () => window.outputs.at(-1)?.state;
  await until(() => !bar() === version, 'the bar');
  return { outputs: window.outputs.length, state: state() };
""")
RUN_OUT = script("""
  const now = Date.now;
  Date.now = () => now() + 3_600_000;
  await until(() => document.querySelectorAll('[data-timer][data-state="out"]').length === 3, 'the sand');
  await until(() => window.peak > 0, 'the chime');
  return window.peak;
""")
# As a call does.
INTERRUPT = "async () => { await window.outputs.at(-1).suspend(); }"
# As the player does after it.
RETURN = "() => { document.dispatchEvent(new Event('visibilitychange')); }"
CHOOSE = "(value) => localStorage.setItem('automatable-settings', JSON.stringify(value))"
SOUNDING = {"outputs": 1, "state": "running"}


def test_a_tap_starts_the_sound_the_sand_sounds_and_an_interruption_is_shown(page, opened, companion):
    if page.name == "firefox" and (lacks := NullSink.missing()):
        pytest.skip(f"Firefox is silent without a sound device; {lacks} is not installed")
    table = companion.say("new", game="pendulum", setup={}, seed=7).json()["table"]
    assert companion.say("event", table=table, event={"type": "round-started", "at": 0}).is_success
    opened(f"{companion.url}/")
    page.run(READY, WAIT)
    page.run(CHOOSE, {"sounds": True, "language": "en"})
    opened(f"{companion.url}/")
    page.run(READY, WAIT)
    page.run(WATCH)
    page.run(f"() => {{ location.hash = '#/table/{table}'; }}")
    page.run(SEEN, WAIT)
    tap(page, "header")
    assert page.run(STATE, {**WAIT, "version": True}) == SOUNDING
    assert page.run(RUN_OUT, WAIT) > 0.1
    page.run(INTERRUPT)
    assert page.run(STATE, {**WAIT, "version": False}) == {"outputs": 1, "state": "suspended"}
    tap(page, "[data-sound] button")
    assert page.run(STATE, {**WAIT, "version": True}) == SOUNDING
    page.run(INTERRUPT)
    assert page.run(STATE, {**WAIT, "version": False})["state"] == "suspended"
    page.run(RETURN)
    assert page.run(STATE, {**WAIT, "version": True}) == SOUNDING
    page.run(CHOOSE, {"sounds": False, "language": "en"})
