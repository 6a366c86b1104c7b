"""The shipped boxes are typed in on the page, one component after the other, and compared field by field."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from devices import PATIENCE
from fast_taps import UNTIL
from games.golem.entry.printed_answers import answer as golem_answer
from taps import taps, written

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.box.dotted_keys import tables_of
from automatable.core.forms.form import Field
from automatable.locales import Words
from automatable.play.boxes import box_link

pytestmark = pytest.mark.slow

Shows = Callable[[str, Field], Any]
"""What stands on a component, part by part."""

TYPE_IN = (
    """async ({ script, patience }) => {"""
    + UNTIL
    + """
  const open = () => document.querySelector('[data-entry]')?.dataset.entry;
  const shelved = () => document.querySelector('[data-component]');
  const typed = [];
  for (;;) {
    await until(() => open() || shelved(), 'shelf');
    if (!open()) {
      const left = document.querySelector('[data-component].missing, [data-component].begun');
      if (!left) return typed;
      left.click();
      await until(open, left.dataset.component);
    }
    const thing = open();
    for (const [selector, text] of script[thing] ?? []) await tap(selector, text);
    typed.push(thing);
    await until(() => open() !== thing, `after ${thing}`);
  }
}"""
)
"""Types a box in: goes where the page leads and taps the printed values until nothing is missing."""


def script(name: str, shows: Shows) -> dict[str, list[tuple[str, str | None]]]:
    """Every component with what is tapped and written for it; a length shows the fields that it counts."""
    own: dict[str, Any] = {}
    found: dict[str, list[tuple[str, str | None]]] = {}
    while left := (game := games.load(name, own)).components.missing():
        for key in left:
            question = game.components.entry_question(key, {})
            assert question is not None
            given = question.filled(partial(shows, key))
            texts = written(question, given)
            found[key] = [(tap, texts.get(tap)) for tap in taps(question, given)]
            own = boxes.merged(own, game.components.entry_tables(key, {key: given}))
    return found


def typed_in(open_page: Any, companion: Any, name: str, shows: Shows) -> dict[str, Any]:
    """An empty owner's box filled on the page: what the server gives of it to share."""
    companion.say("box-save", game=name, tables={})
    page = open_page("phone", f"#/boxes/{name}")
    typed = page.evaluate(TYPE_IN, {"script": script(name, shows), "patience": PATIENCE})
    assert len(typed) == len({*typed}), "each is asked for once"
    kept = companion.say("box", game=name).json()
    assert not kept["missing"] and not kept["defects"]
    return box_link.read(companion.say("box-share", game=name, by="", edition="").json()["toml"]).tables


MARKS = re.compile(r"(provenance|known)\..*|.*\.provenance|cards\..*\.(left|right)")
"""They say where other fields come from."""


def fields(tables: dict[str, Any]) -> dict[str, Any]:
    """Every field of a box."""
    return {key: value for key, value in boxes.leaves(tables) if not MARKS.fullmatch(key)}


def same(name: str, own: dict[str, Any], untold: str) -> None:
    """Each field was typed in as the shipped box has it, but for those nobody is asked for."""
    typed, shipped = (fields(msgspec.to_builtins(games.load(name, tables).printed)) for tables in (own, {}))
    given, nobody = {*fields(own)}, re.compile(untold)
    assert {key for key in {*typed, *shipped} if not nobody.fullmatch(key)} == given
    assert {key: typed[key] for key in given} == {key: shipped.get(key, ()) for key in given}


GOLEM_UNTOLD = "|".join(
    (
        r"(automa|base|counts|fixed|answers|tops|bottom_space)\..*",  # the rulebooks', the same for everybody
        *map(re.escape, (key for key in games.load("golem").box.printed.known)),  # single values likewise
        r"(golem|study)_upgrades\..*\.(order|before|ability)",  # which of them it is: its name says so
        r"quarters\..*\.district",  # likewise
        r"artifact_tiles\..*\.(height|column)|images\..*",  # the owner counts them in the order of placing
    )
)


def test_the_practice_box_of_golem_typed_in_on_the_page_is_the_shipped_one_field_by_field(
    open_page, companion
):
    box = games.load("golem").box
    own = typed_in(open_page, companion, "golem", lambda _, part: golem_answer(box, part.key))
    same("golem", own, GOLEM_UNTOLD)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_set_up_of_golem_says_how_many_taps_it_takes_to_enter_everything(language):
    box = games.load("golem").box
    taps = sum(map(len, script("golem", lambda _, part: golem_answer(box, part.key)).values()))
    assert str(round(taps, -2)) in Words(language, "golem").say("golem-setup-box-all-hint")


def pendulum_shows(component: str, part: Field) -> Any:
    """What stands on a card, a scoring card, the track of the practice box."""
    printed = msgspec.to_builtins(games.load("pendulum").printed)
    table, _, id = component.partition(".")
    if table == "cards":
        return printed["cards"][id][part.key]
    if table == "scoring":
        what, _, round = part.key.partition("-")
        return printed["scoring"][id][round][what]
    spaces, labels = zip(*printed["track"]["labels"], strict=True)
    other = {"label-spaces": list(spaces), "labels": list(labels), "green": printed["track"]["glory"]}
    return other.get(part.key) or printed["track"][part.key]


PENDULUM_UNTOLD = r"(levels|timers|spaces|rules|mat|council|rewards|icons)(\..*)?"
"""The books' and the board's, the same for everybody; what an icon covers is a ruling, and marked (P12)."""


def test_the_practice_box_of_pendulum_typed_in_on_the_page_is_the_shipped_one_field_by_field(
    open_page, companion
):
    same("pendulum", typed_in(open_page, companion, "pendulum", pendulum_shows), PENDULUM_UNTOLD)


CORRECT = (
    """async ({ script, patience }) => {"""
    + UNTIL
    + """
  for (const [thing, fields] of script) {
    await tap(`[data-component="${thing}"]`);
    for (const [key, text] of fields) {
      const there = () => document.querySelector(`[data-field="${key}"] :is(select, input)`);
      const place = await until(there, key);
      if (place.type === 'checkbox') place.click();
      else {
        const option = [...(place.options ?? [])].find((one) => one.dataset.value === text);
        place.value = option?.value ?? text;
        for (const name of ['input', 'change']) place.dispatchEvent(new Event(name, { bubbles: true }));
      }
      await drawn();
    }
    await tap('[data-act="keep"]');
    await until(() => !document.querySelector('[data-act="keep"]'), `kept ${thing}`);
    await tap('[data-act="to-catalog"]');
  }
}"""
)
"""An owner of another copy: opens a component, sets what differs, keeps it, goes back to the catalog."""
CORRECTED = {
    "red-rising": r"automus\.cards\..*|characters\.[a-d].*\.(name|value|color)|houses\..*\.sovereign",
    "scythe": r"cards\..*\.(passes|combat_\w+)|factions\..*\.(power|combat_cards)|player_mats\..*",
}
"""Names, numbers, switches, choices and rows of numbers; of the characters a quarter, they are all alike."""


def misprinted(name: str) -> dict[str, Any]:
    """A copy on which each of these values stands on the next component of its kind."""
    shipped = fields(boxes.shipped(games.game_class(name).folder / "box"))
    kinds: dict[str, list[str]] = {}
    for key in shipped:
        if re.fullmatch(CORRECTED[name], key):
            kinds.setdefault(f"{key.split('.')[0]}.{key.rpartition('.')[2]}", []).append(key)
    return {
        key: shipped[other]
        for keys in kinds.values()
        for key, other in zip(keys, [*keys[1:], keys[0]], strict=True)
        if shipped[other] != shipped[key]
    }


def written_as(field: dict[str, Any], value: Any, choices: dict[str, Any]) -> str:
    """What is chosen or typed for a value: a choice, numbers with commas, or as it is."""
    if field["kind"] == "choice":
        assert value in [option["value"] for option in choices[field["choices"]]]
        return str(value)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@pytest.mark.parametrize("name", CORRECTED)
def test_a_copy_that_differs_is_corrected_on_the_page_value_by_value(open_page, companion, name):
    wrong, shipped = misprinted(name), fields(boxes.shipped(games.game_class(name).folder / "box"))
    companion.say("box-save", game=name, tables=tables_of(wrong))
    components_found: dict[str, list[tuple[str, str]]] = {}
    for row in companion.say("box", game=name).json()["catalog"]:
        for component in row["components"]:
            if not any(key.startswith(f"{component['key']}.") for key in wrong):
                continue
            shown = companion.say("box-component", game=name, key=component["key"]).json()
            components_found[component["key"]] = [
                (field["key"], written_as(field, shipped[field["key"]], shown["choices"]))
                for field in (value["field"] for value in shown["values"])
                if field["key"] in wrong
            ]
    assert sum(map(len, components_found.values())) == len(wrong) > 50
    page = open_page("phone", f"#/boxes/{name}")
    page.evaluate(
        CORRECT, {"script": [each for each in components_found.items() if each[1]], "patience": PATIENCE}
    )
    own = companion.say("box", game=name).json()["own"]
    assert fields(own) == {key: shipped[key] for key in wrong}
    assert games.load(name, own).components.defects() == games.load(name).components.defects()
