"""The turn read aloud: what the browser is given to say, and in which language."""

import re

import pytest
from before_automa import SETUPS, before_the_automa
from playwright.sync_api import expect
from polling import wait_until

pytestmark = pytest.mark.slow
SPOKEN_TEXT = """() => {
  const said = (window.said = []);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; this.lang = ''; } };
  const speaker = {
    cancel() { said.length = 0; },
    getVoices() { return []; },
    speak({text, lang}) { said.push({text, lang}); },
  };
  Object.defineProperty(window, 'speechSynthesis', {value: speaker});
  const kept = JSON.parse(localStorage.getItem('automatable-settings') ?? '{}');
  localStorage.setItem('automatable-settings', JSON.stringify({...kept, voice: true, language: LANGUAGE}));
}"""


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("game", SETUPS)
def test_the_turn_is_read_in_short_sentences_and_again_when_asked(open_page, companion, game, language):
    view = before_the_automa(companion, game)
    page = open_page("phone", "#/", language=language)
    page.add_init_script(f"({SPOKEN_TEXT.replace('LANGUAGE', repr(language[:2]))})()")
    page.goto(f"{companion.url}/?heard#/table/{view['table']}")
    expect(page.locator(".play")).to_have_attribute("data-version", str(view["version"]))
    assert page.evaluate("said") == []  # nothing is read that is not new
    if view["deals"]:
        after = companion.say("deal", table=view["table"]).json()
    else:
        shown = {"question": view["questions"][0]["id"], "value": 0}
        after = companion.say("answer", table=view["table"], **shown).json()
    expect(page.locator(".play")).to_have_attribute("data-version", str(after["version"]))
    wait_until(page, "said.length > 0")
    said = page.evaluate("said")
    rows = after["rows"]
    assert len(rows) <= len(said) <= len(rows) + 2  # who acts before them, what is asked after them
    assert {one["lang"] for one in said} == {language}
    for one in said:
        assert re.search(r"[.!?…]$", one["text"])
        assert not re.search("[→·№@\u2060]|null|undefined", one["text"])
        letters = re.findall(r"[^\W\d_]", one["text"])
        cyrillic = [letter for letter in letters if "\u0400" <= letter <= "\u04ff"]
        assert len(cyrillic) > len(letters) / 2 if language == "ru-RU" else not cyrillic
    page.evaluate("said.length = 0")
    page.locator("footer .aloud").dispatch_event("click")
    assert page.evaluate("said") == said
    if page.locator(".dots").count():
        page.locator('footer [data-act="step"]').dispatch_event("click")
        page.locator("footer .aloud").dispatch_event("click")
        again = spoken(page.evaluate("said"))
        assert again and spoken(said).endswith(again) and len(again) < len(spoken(said))


def spoken(said):
    return " ".join(one["text"] for one in said)
