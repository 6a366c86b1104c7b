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

ANSWER = (
    """async ({ taps, patience }) => {"""
    + UNTIL
    + """
  const told = () => document.querySelector('.do')?.dataset.version;
  await until(told, 'the table');
  while (document.querySelector('footer [data-act="step"]')) await tap('footer [data-act="step"]');
  const before = told();
  for (const one of taps) await tap(one);
  const board = () => document.querySelector('.play')?.dataset.version;
  await until(() => told() !== before && board() === told(), 'after the answer');
}"""
)
"""Every step that is told is ticked off, then the answer is tapped, and the table has changed."""


def answer(page: Any, taps: list[str]) -> None:
    """At the table: the taps of one answer."""
    page.evaluate(ANSWER, {"taps": taps, "patience": PATIENCE})
