"""Fingers on the page that wait for what they want to tap: quick, and the same on any machine."""

from __future__ import annotations

from typing import Any

from devices import PATIENCE

UNTIL = """
  const until = (look, what) => new Promise((resolve, reject) => {
    const stuck = () => reject(new Error(`${what}: ${document.body.innerText.slice(0, 400)}`));
    const given = setTimeout(stuck, patience);
    const seen = () => {
      const found = look();
      if (!found) return;
      clearTimeout(given);
      changes.disconnect();
      resolve(found);
    };
    const changes = new MutationObserver(seen);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    seen();
  });
  const drawn = () => new Promise((done) => setTimeout(done));
  const tap = async (selector, text = null) => {
    const place = await until(() => document.querySelector(`${selector}:not(:disabled)`), selector);
    if (text === null) place.click();
    else {
      place.value = text;
      place.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await drawn();
  };
"""
"""What the scripts of these tests begin with: waiting for a change of the page, and one tap."""

STEPS = """
  const told = () => document.querySelector('.do')?.dataset.version;
  await until(told, 'the table');
  const shown = [];
  while (document.querySelector('footer [data-act="step"]')) {
    const step = document.querySelector('.do .current');
    if (!('net' in step.dataset)) shown.push(step.querySelector('.text').textContent);
    await tap('footer [data-act="step"]');
  }
"""
"""Every step that is shown is done; ``shown`` are the large ones, without bookkeeping."""

ANSWER = (
    """async ({ taps, patience }) => {"""
    + UNTIL
    + STEPS
    + """
  const before = told();
  for (const one of taps) await tap(one);
  const board = () => document.querySelector('.play')?.dataset.version;
  if (taps.length) await until(() => told() !== before && board() === told(), 'after the answer');
  return shown;
}"""
)
"""Every step that is shown is done, then the answer is tapped, and the table has changed."""


def answer(page: Any, taps: list[str]) -> list[str]:
    """At the table: the taps of one answer. Returns the large steps that were done before it."""
    shown: list[str] = page.evaluate(ANSWER, {"taps": taps, "patience": PATIENCE})
    return shown


def steps(page: Any) -> list[str]:
    """At the table: everything that is shown is done. Returns the large steps."""
    return answer(page, [])
