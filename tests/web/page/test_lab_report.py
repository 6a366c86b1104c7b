"""The lab's report in a real browser: every label inside its chart, none over another."""

import pytest

from automatable.lab import run, write_report

WIDTHS = (360, 1200)

MEASURE = """() => {
  const found = [];
  const box = element => element.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const wide = (b, a) => b.left < a.left - 1 || b.right > a.right + 1;
  const tall = (b, a) => b.top < a.top - 1 || b.bottom > a.bottom + 1;
  document.querySelectorAll('details').forEach(each => { each.open = true; });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  for (const svg of document.querySelectorAll('svg')) {
    const around = box(svg), texts = [...svg.querySelectorAll('text')].filter(each => box(each).width);
    for (const text of texts) {
      const b = box(text);
      if (wide(b, around) || tall(b, around)) found.push('outside: ' + text.textContent);
      for (const other of texts) if (other !== text && over(b, box(other)))
        found.push('over: ' + text.textContent + ' / ' + other.textContent);
    }
  }
  for (const row of document.querySelectorAll('.strip')) {
    const around = box(row), parts = [...row.children].filter(each => box(each).width);
    for (const part of parts) {
      const b = box(part);
      if (wide(b, around)) found.push('outside: ' + part.textContent);
      const cut = part.scrollWidth > part.clientWidth + 1;
      if (cut && !part.classList.contains('track')) found.push('cut: ' + part.textContent);
      for (const other of parts) if (other !== part && over(b, box(other)))
        found.push('over: ' + part.textContent);
    }
  }
  const tables = [...document.querySelectorAll('section:not(:last-of-type) .wide')];
  for (const around of tables) if (around.scrollWidth > around.clientWidth + 1)
    found.push('wider than its place: ' + around.textContent.slice(0, 80));
  const ground = element => getComputedStyle(element).backgroundColor;
  const keys = [...document.querySelectorAll('.key .part')];
  for (const part of keys) for (const other of keys) if (other !== part) {
    if (over(box(part), box(other))) found.push('over: ' + part.textContent);
    if (ground(part) === ground(other)) found.push('same ground: ' + part.textContent);
  }
  for (const bar of document.querySelectorAll('.stack i')) {
    if (bar.textContent && bar.scrollWidth > bar.clientWidth + 1) found.push('cut: ' + bar.textContent);
    if (!keys.some(part => ground(part) === ground(bar))) found.push('no name for ' + bar.className);
  }
  return [document.querySelectorAll('.strip').length, keys.length, found];
}"""

ASKED = """() => {
  const found = [], box = element => element.getBoundingClientRect();
  for (const tip of document.querySelectorAll('.tip')) {
    tip.parentElement.focus();
    const b = box(tip);
    if (!b.width) found.push('not shown: ' + tip.textContent);
    if (b.left < 0 || b.right > innerWidth || tip.scrollWidth > tip.clientWidth + 1)
      found.push('cut: ' + tip.textContent);
  }
  for (const text of document.querySelectorAll('.asked')) {
    text.parentElement.focus();
    const b = box(text), around = box(text.closest('svg'));
    if (around.width && !b.width) found.push('not shown: ' + text.textContent);
    if (b.width && (b.left < around.left - 1 || b.right > around.right + 1 || b.top < around.top - 1))
      found.push('outside: ' + text.textContent);
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["scythe", "pendulum", "red-rising", "golem"])
def test_no_label_lies_outside_its_chart_or_over_another(browser, tmp_path, game):
    results = run(game, games=12, cards=1, listen_every=4)
    path = write_report(results, tmp_path / "report.html", "ru")  # the longer words
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
            page.goto(path.as_uri())
            rows, named, found = page.evaluate(MEASURE)
            found += page.evaluate(ASKED)
            page.close()
            assert rows > 5 and (named >= 2 or game == "pendulum"), "its parts lie below nothing"
            assert found == [], (width, scheme)
