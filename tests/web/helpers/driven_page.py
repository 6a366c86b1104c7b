"""Scripts for the page in any browser that is driven: play, start a game, wait for the engine."""

from __future__ import annotations

from typing import Any

from fast_taps import UNTIL


def script(body: str) -> str:
    """A function of the page that can wait for a change and tap."""
    return f"async ({{ taps, patience, version }}) => {{ {UNTIL} {body} }}"


CENTRE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""


def tap(browser: Any, selector: str) -> None:
    """Tap the middle of an element as a finger does: only such a tap lets a page sound."""
    browser.tap_at(*browser.run(CENTRE, selector))


# Taps what leads on, so many times or until the game is over. Pendulum's clock is set forward.
PLAY = script("""
  const shown = () => document.querySelector('.do')?.dataset.version;
  const at = () => shown() + ' ' + document.querySelector('.play')?.dataset.done;
  const over = () => document.querySelector('footer [data-act="end"]');
  const ways = [
    'footer [data-act="step"]', '.ask .component-entry .open .button', '.ask .primary',
    '.ask .options .button:not([aria-pressed="true"], [data-value="cards"])', '.ask .pad .button',
    'footer [data-act="between"]', 'footer [data-act="deal"]',
    '[data-timer][data-state="out"] [data-flip]', '[data-did]', '.board [data-act]', '[data-scout]',
    '.tray [data-act]', '.play:not(:has([data-flip]:enabled)) footer .thumb .primary',
  ];
  const first = (way) => [...document.querySelectorAll(way)].find((one) => !one.disabled);
  const find = () => ways.map(first).find(Boolean);
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const now = Date.now;
  let ahead = 0;
  Date.now = () => now() + ahead;
  const sand = () => document.querySelector('[data-timer][data-state="running"]')
    && (find()?.matches('footer .primary:not([data-act])') ?? true);
  await until(shown, 'the table');
  for (let n = 0; n < taps; n++) {
    await until(() => over() || sand() || find(), 'something to tap');
    if (over()) break;
    if (sand()) {
      ahead += 61_000;
      await later(300);
      continue;
    }
    const button = find();
    if (!button) continue;
    if (button.closest('.component-entry .open')) {  // a form: the first choice of each field
      button.click();
      await drawn();
      continue;
    }
    const [before, pressed] = [at(), button.ariaPressed];
    button.click();
    const on = () => !button.isConnected || at() !== before || button.ariaPressed !== pressed;
    await until(on, `after a tap on ${button.innerText}`);
    await until(() => document.querySelector('.play').dataset.version === shown(), 'the board');
    await drawn();
  }
  return { version: Number(shown()), over: !!over() };
""")
PORTION = 60
"""Taps of one call: no driver waits for a whole game."""


def play(browser: Any, taps: int, patience: float) -> dict[str, Any]:
    """Play with so many taps or to the end: the version that is shown, and whether the game is over."""
    played: dict[str, Any] = {}
    for begun in range(0, taps, PORTION):
        portion = min(PORTION, taps - begun)
        played = browser.run(PLAY, {"taps": portion, "patience": patience})
        if played["over"]:
            break
    return played


READY = script("""
  const bad = () => document.querySelector('.bar.bad, #too-old')?.innerText;
  const engine = () => document.querySelector('.game, .play') && !document.querySelector('.loading');
  await until(() => bad() || engine(), 'the engine');
  return bad() ?? '';
""")
START = script("""
  const game = () => [...document.querySelectorAll('.game')].find((one) => /Scythe/.test(one.innerText));
  (await until(game, 'Scythe')).click();
  await tap('.bar .primary');
  await until(() => document.querySelector('.list li'), 'the checklist');
  await tap('.bar .primary');
  await until(() => document.querySelector('.play'), 'the table');
""")
SEEN = script("""
  const play = await until(() => document.querySelector('.play[data-version]'), 'the table');
  return Number(play.dataset.version);
""")
SHOWS = script("""
  await until(() => document.querySelector(`.play[data-version="${version}"]`), `version ${version}`);
""")
CONTROLLED = (
    "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller; }"
)
