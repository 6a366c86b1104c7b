"""Scripts for the page in any browser that is driven: play, start a game, wait for the engine."""

from __future__ import annotations

from fast_taps import UNTIL


def script(body: str) -> str:
    """A function of the page that can wait for a change and tap."""
    return f"async ({{ taps, patience, version }}) => {{ {UNTIL} {body} }}"


# Taps what leads on, until the game is over or something must be typed.
PLAY = script("""
  const shown = () => document.querySelector('.do')?.dataset.version;
  const at = () => shown() + ' ' + document.querySelector('.play')?.dataset.done;
  const over = () => document.querySelector('footer [data-act="end"]');
  const ways = ['footer [data-act="step"]', '.ask .part.open .button', '.ask .options .button',
                '.ask .pad .button', '.ask .primary', 'footer [data-act]'];
  const find = () => ways.map((way) => document.querySelector(`${way}:not(:disabled)`)).find(Boolean);
  const later = (time) => new Promise((done) => setTimeout(done, time));
  await until(shown, 'the table');
  for (let n = 0; n < taps && !over(); n++) {
    const button = await Promise.race([until(find, 'something to tap'), later(8000)]);
    if (!button) break;
    if (button.closest('.part.open')) {  // a form: the first choice of each field
      button.click();
      await drawn();
      continue;
    }
    const before = at();
    button.click();
    const on = () => at() !== before || !button.isConnected;
    if (!(await Promise.race([until(on, 'after a tap'), later(30000)]))) break;
    await drawn();
  }
  return { version: Number(shown()), over: !!over() };
""")
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
