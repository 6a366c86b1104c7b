"""The shipped boxes typed in on the page, thing by thing as the shelf leads on, compared field by field."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from devices import PATIENCE
from fingers import UNTIL
from games.golem.printed_answers import answer as golem_answer
from tapping import taps, written

from automatable import games
from automatable.core import box as boxes
from automatable.core.question import Part, filled
from automatable.games.golem.reading import nested
from automatable.play import carrying

pytestmark = pytest.mark.slow

Shows = Callable[[str, Part], Any]
"""What stands on a thing, part by part."""

TYPE_IN = (
    """async ({ script, patience }) => {"""
    + UNTIL
    + """
  const open = () => document.querySelector('[data-entry]')?.dataset.entry;
  const shelved = () => document.querySelector('[data-thing]');
  const typed = [];
  for (;;) {
    await until(() => open() || shelved(), 'shelf');
    if (!open()) {
      const left = document.querySelector('[data-thing].missing, [data-thing].begun');
      if (!left) return typed;
      left.click();
      await until(open, left.dataset.thing);
    }
    const thing = open();
    for (const [selector, text] of script[thing] ?? []) await tap(selector, text);
    typed.push(thing);
    await until(() => open() !== thing, `after ${thing}`);
  }
}"""
)
"""Whoever types: goes where the page leads, taps what stands on the thing, until the shelf misses nothing."""


def script(name: str, shows: Shows) -> dict[str, list[tuple[str, str | None]]]:
    """Every thing that can be entered, with what is tapped and written; a length brings up what it counts."""
    own: dict[str, Any] = {}
    found: dict[str, list[tuple[str, str | None]]] = {}
    while left := (game := games.load(name, own)).missing():
        for key in left:
            question = game.next_entry(key, {})
            assert question is not None
            told = filled(question, partial(shows, key))
            texts = written(question, told)
            found[key] = [(tap, texts.get(tap)) for tap in taps(question, told)]
            own = boxes.merged(own, game.entered(key, {key: told}))
    return found


def typed_in(open_page: Any, companion: Any, name: str, shows: Shows) -> dict[str, Any]:
    """An empty owner's box filled on the page: what the server gives of it to share."""
    companion.say("box-save", game=name, tables={})
    page = open_page("phone", f"#/boxes/{name}")
    typed = page.evaluate(TYPE_IN, {"script": script(name, shows), "patience": PATIENCE})
    assert len(typed) == len({*typed}), "each is asked for once"
    kept = companion.say("box", game=name).json()
    assert not kept["missing"] and not kept["defects"]
    return carrying.read(companion.say("box-share", game=name, by="", edition="").json()["toml"]).tables


MARKS = re.compile(r"(provenance|known)\..*|.*\.provenance|cards\..*\.(left|right)")
"""They say where other fields come from."""


def fields(tables: dict[str, Any]) -> dict[str, Any]:
    """Every field of a box."""
    return {key: value for key, value in boxes.leaves(tables) if not MARKS.fullmatch(key)}


def same(name: str, own: dict[str, Any], untold: str) -> None:
    """Each field was typed in as the shipped box has it, but for those nobody is asked for."""
    typed, shipped = (fields(msgspec.to_builtins(games.load(name, tables).printed)) for tables in (own, {}))
    told, nobody = {*fields(own)}, re.compile(untold)
    assert {key for key in {*typed, *shipped} if not nobody.fullmatch(key)} == told
    assert {key: typed[key] for key in told} == {key: shipped.get(key, ()) for key in told}


GOLEM_UNTOLD = "|".join(
    (
        r"(automa|base|counts|fixed|answers|tops|bottom_space)\..*",  # the rulebooks', the same for everybody
        *map(re.escape, (key for key in games.load("golem").printed.known)),  # single values likewise
        r"(golem|study)_upgrades\..*\.(order|before|ability)",  # which of them it is: its name says so
        r"quarters\..*\.district",  # likewise
        r"artifact_tiles\..*\.(height|column)|images\..*",  # the owner counts them in the order of placing
    )
)


def test_the_practice_box_of_golem_typed_in_on_the_page_is_the_shipped_one_field_by_field(
    open_page, companion
):
    box = games.load("golem").box
    own = typed_in(open_page, companion, "golem", lambda _, part: golem_answer(box, part.id))
    same("golem", own, GOLEM_UNTOLD)


def pendulum_shows(thing: str, part: Part) -> Any:
    """What stands on a card, a scoring card, the track of the practice box."""
    printed = msgspec.to_builtins(games.load("pendulum").printed)
    table, _, id = thing.partition(".")
    if table == "cards":
        return printed["cards"][id][part.id]
    if table == "scoring":
        what, _, round = part.id.partition("-")
        return printed["scoring"][id][round][what]
    spaces, labels = zip(*printed["track"]["labels"], strict=True)
    other = {"label-spaces": list(spaces), "labels": list(labels), "green": printed["track"]["glory"]}
    return other.get(part.id) or printed["track"][part.id]


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
    await tap(`[data-thing="${thing}"]`);
    for (const [key, text] of fields) {
      const there = () => document.querySelector(`[data-field="${key}"] :is(select, input)`);
      const place = await until(there, key);
      if (place.type === 'checkbox') place.click();
      else {
        place.value = text;
        for (const name of ['input', 'change']) place.dispatchEvent(new Event(name, { bubbles: true }));
      }
      await drawn();
    }
    await tap('[data-act="keep"]');
    await until(() => !document.querySelector('[data-act="keep"]'), `kept ${thing}`);
    await tap('[data-act="to-shelf"]');
  }
}"""
)
"""Whoever has another copy: opens a thing, sets what differs, keeps it, goes back to the shelf."""
CORRECTED = {
    "red-rising": r"automus\.cards\..*|characters\.[a-d].*\.(name|value|color)|houses\..*\.sovereign",
    "scythe": r"cards\..*\.(passes|combat_\w+)|factions\..*\.(power|combat_cards)|player_mats\..*",
}
"""Names, numbers, switches, choices and rows of numbers; of the characters a quarter, they are all alike."""


def misprinted(name: str) -> dict[str, Any]:
    """A copy on which each of these values stands on the next thing of its kind."""
    shipped = fields(boxes.shipped(games.door(name).folder / "box"))
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
    """What is typed for a value: the number of a choice, numbers with commas, or as it stands."""
    if field["kind"] == "choice":
        return str([option["value"] for option in choices[field["choices"]]].index(value))
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@pytest.mark.parametrize("name", CORRECTED)
def test_a_copy_that_differs_is_corrected_on_the_page_value_by_value(open_page, companion, name):
    wrong, shipped = misprinted(name), fields(boxes.shipped(games.door(name).folder / "box"))
    companion.say("box-save", game=name, tables=nested(wrong))
    things: dict[str, list[tuple[str, str]]] = {}
    for row in companion.say("box", game=name).json()["shelf"]:
        for thing in row["things"]:
            if not any(key.startswith(f"{thing['key']}.") for key in wrong):
                continue
            shown = companion.say("box-thing", game=name, key=thing["key"]).json()
            things[thing["key"]] = [
                (field["key"], written_as(field, shipped[field["key"]], shown["choices"]))
                for field in (value["field"] for value in shown["values"])
                if field["key"] in wrong
            ]
    assert sum(map(len, things.values())) == len(wrong) > 50
    page = open_page("phone", f"#/boxes/{name}")
    page.evaluate(CORRECT, {"script": [each for each in things.items() if each[1]], "patience": PATIENCE})
    own = companion.say("box", game=name).json()["own"]
    assert fields(own) == {key: shipped[key] for key in wrong}
    assert games.load(name, own).box_defects() == games.load(name).box_defects()
