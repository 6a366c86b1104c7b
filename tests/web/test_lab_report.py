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
    const texts = [...svg.querySelectorAll('text')], around = box(svg);
    for (const text of texts) {
      const b = box(text);
      if (wide(b, around) || tall(b, around)) found.push('outside: ' + text.textContent);
      for (const other of texts) if (other !== text && over(b, box(other)))
        found.push('over: ' + text.textContent + ' / ' + other.textContent);
    }
  }
  for (const row of document.querySelectorAll('.strip')) {
    const parts = [...row.children], around = box(row);
    for (const part of parts) {
      const b = box(part);
      if (wide(b, around)) found.push('outside: ' + part.textContent);
      const cut = part.scrollWidth > part.clientWidth + 1;
      if (cut && !part.classList.contains('track')) found.push('cut: ' + part.textContent);
      for (const other of parts) if (other !== part && over(b, box(other)))
        found.push('over: ' + part.textContent);
    }
  }
  return [document.querySelectorAll('.strip').length, found];
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
            rows, found = page.evaluate(MEASURE)
            page.close()
            assert rows > 5
            assert found == [], (width, scheme)
