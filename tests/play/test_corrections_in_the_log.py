"""A correction by hand says in the log what was corrected: which value, as it was and as it is, in words."""

import random

import pytest
from every_game.test_fields import LATIN, RAW
from random_play import Driver, table_of
from service_client import say

from automatable import games
from automatable.cli.terminal.set_up import log_lines
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Corrected
from automatable.core.forms.corrections import correction
from automatable.core.forms.form import Named
from automatable.core.forms.introspection import fields
from automatable.locales import LANGUAGES, Words
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

SETUPS = {
    "golem": {},
    "pendulum": {},
    "red-rising": {"first": "human", "cards": "app"},
    "scythe": {"human": "nordic", "level": "automa"},
}


def corrected(game, *sets, **more):
    """A table at which these corrections were made, one after the other."""
    service = Service(MemoryStorage())
    view = say(service, "new", game=game, setup=SETUPS[game], seed=5, **more)
    for each in sets:
        view = say(service, "event", table=view["table"], event={"type": "corrected", "set": each})
    return service, view


def logged(service, view, lang="en"):
    """The log as the terminal prints it, without numbers."""
    typed = service.view(view["table"])
    return [line.partition(". ")[2] for line in log_lines(service, typed, lang)]


CASES = [
    ("scythe", {"automa.power": 7}, "Automa: Power: 3 → 7", "Автома: Сила: 3 → 7"),
    ("scythe", {"modifiers.passes": True}, "no → yes", "нет → да"),
    ("scythe", {"automa.character": "R3C5"}, "base → forest 3-5", "база → лес 3-5"),
    ("scythe", {"automa.workers": ["R4C7"]}, "→ mountain 4-7", "→ гора 4-7"),
    ("scythe", {"human.resources.R3C5": 2}, "forest 3-5: 0 → 2", "лес 3-5: 0 → 2"),
    ("scythe", {"human.resources": {"R3C5": 2}}, "forest 3-5: 0 → 2", "лес 3-5: 0 → 2"),
    ("golem", {"automa.resources": 9}, "→ 9", "→ 9"),
    ("pendulum", {"automas.2.votes": 5}, "0 → 5", "0 → 5"),
    ("pendulum", {"foreshadowing": True}, "no → yes", "нет → да"),
    ("red-rising", {"human.helium": 4}, "→ 4", "→ 4"),
    ("red-rising", {"sovereign": "automus"}, "→ Automus", "→ Автомус"),
]


@pytest.mark.parametrize(("game", "changes", "english", "russian"), CASES)
def test_the_log_names_the_value_and_says_old_and_new(game, changes, english, russian):
    service, view = corrected(game, changes)
    for lang, wanted in (("en", english), ("ru", russian)):
        line = logged(service, view, lang)[-1]
        assert wanted in line, line
        assert line.startswith(Words(lang, game).say(f"{game}-event-corrected"))


def test_several_values_of_one_correction_are_all_logged():
    changes = {"automa.power": 7, "automa.coins": 11, "human.abilities": ["artillery", "seaworthy"]}
    service, view = corrected("scythe", changes)
    (line,) = logged(service, view)[-1:]
    assert line == (
        "Correction: Automa: Power: 3 → 7; Automa: Coins: 5 → 11; "
        "You: Mech abilities: none → Artillery, Seaworthy"
    )


def test_each_correction_is_logged_from_its_own_position():
    service, view = corrected("scythe", {"automa.power": 7}, {"automa.power": 2})
    assert logged(service, view)[-2:] == [
        "Correction: Automa: Power: 3 → 7",
        "Correction: Automa: Power: 7 → 2",
    ]


def test_the_page_gets_the_same_words_in_its_log_and_on_undo_and_redo():
    service, view = corrected("scythe", {"automa.power": 7})
    entry = say(service, "log", table=view["table"])["entries"][0]
    words = Words("en", "scythe")
    sentence = "Correction: Automa: Power: 3 → 7"
    assert words.say(entry["message"], nested(entry["args"])) == sentence
    for step in (view["undo"], view["happened"], say(service, "undo", table=view["table"])["redo"]):
        assert words.say(step["message"], nested(step["args"])) == sentence


def nested(value):
    """Messages inside of arguments, as the page reads them from JSON."""
    if isinstance(value, dict) and value.keys() == {"message", "args"}:
        return Named(value["message"], nested(value["args"]))
    if isinstance(value, dict):
        return {key: nested(one) for key, one in value.items()}
    return [nested(one) for one in value] if isinstance(value, list) else value


def test_a_correction_in_the_midst_of_an_event_has_its_own_line():
    """The event is shown whole, in one entry; what was corrected meanwhile stands after it."""
    service, view = corrected(
        "scythe", {"automa.mechs": ["R3C3"], "human.mechs": ["R3C2"], "automa.power": 16}
    )
    table = view["table"]
    attack = {"type": "human-moved", "piece": "mech", "from": "R3C2", "to": "R3C3"}
    say(service, "event", table=table, event=attack)
    view = say(service, "event", table=table, event={"type": "human-attacked", "at": "R3C3"})
    assert view["questions"][0]["id"] == "combat-power"
    say(service, "event", table=table, event={"type": "corrected", "set": {"human.power": 5}})
    say(service, "answer", table=table, value=5)
    view = say(service, "answer", table=table, value=2)
    lines = logged(service, view)
    assert lines[-1] == "Correction: You: Power: 4 → 5"
    assert lines[-2] == Words("en", "scythe").say("scythe-event-human-attacked", {"at": "@territory-R3C3"})
    numbers = [entry["number"] for entry in say(service, "log", table=table)["entries"]]
    assert len(set(numbers)) == len(numbers) and numbers == sorted(numbers, reverse=True)
    assert view["happened"]["message"] == "scythe-event-human-attacked", "what is told is the combat"


def test_a_correction_that_changes_nothing_says_so():
    service, view = corrected("scythe", {"automa.power": 3})
    assert logged(service, view)[-1] == "Correction: nothing changed"


def test_of_a_long_list_only_added_and_removed_values_are_logged():
    service, view = corrected("scythe", {"deck": list(range(1, 19)), "top": 19})
    line = logged(service, view)[-1]
    assert "− Card 19" in line or "− 19" in line, line
    assert line.count(",") < 6


def test_a_printed_value_that_is_forgotten_is_named():
    game = games.load("pendulum")
    state = game.new(game.decode_setup({"values": "printed"}))
    found = game.apply(state, game.decode_event({"type": "set-up", "first": "human"}))
    purple = {"worker": "purple", "timer": "none"}
    for value in ("automa-1", 4, purple, 5, {"worker": "none", "timer": "none", "province": 2}):
        found = game.apply(found.state, game.decode_event(found.questions[0].answer(value)))
    assert game.components.entered_values(found.state)
    forgotten = correction(game, found.state, {"learned.cards.4": None})
    assert "Automa card 4" in Words("en", "pendulum").say(forgotten.message, forgotten.args)


def test_a_large_correction_is_cut_short_and_says_how_much_is_left_out():
    game = games.load("golem")
    state = game.new(game.decode_setup({}))
    numbers = [one for one in fields(game, state).fields if one.kind == "number" and one.value is not None]
    sentence = correction(game, state, {one.key: one.value + 1 for one in numbers[:6]}, most=2)
    said = Words("en", "golem").say(sentence.message, sentence.args)
    assert said.count("→") == 2 and said.endswith("and 4 more")


def test_a_step_that_cannot_be_read_today_is_still_named():
    game = games.load("scythe")
    state = game.new(game.decode_setup({}))
    for broken in ({"automa.nothing": 3}, {"automa.power": "many"}, {"": 1}, {"automa.power.deeper": 1}):
        named = correction(game, state, broken)
        assert Words("en", "scythe").say(named.message, named.args) == "Correction"


def other(field, choices, chance):
    """Another value of this field, or the same where there is no other."""
    options = [option.value for option in choices.get(field.choices, ())]
    if field.kind == "switch":
        return not field.value
    if field.kind == "choice":
        return chance.choice(options)
    if field.kind == "number":
        low = field.low or 0
        return chance.randint(low, low + 9 if field.high is None else field.high)
    if field.kind == "counts":
        return {chance.choice(options): chance.randint(1, 3)} if options else {}
    if field.kind == "list" and options:
        there = list(field.value or ())
        return there[1:] if there and chance.random() < 0.5 else [*there, chance.choice(options)]
    return field.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(SETUPS))
def test_any_correction_in_random_games_is_logged_in_words(name, language):
    """Fields of random positions, four at a time, wherever the corrected position is possible."""
    chance, words, sentence = random.Random(name), Words(language, name), 0
    for setup in table_of(name).SETUPS[::3]:
        driver = Driver(name, setup, 3, explain=False)
        number = 0
        while driver.step():
            number += 1
            if number % 15:
                continue
            found = fields(driver.game, driver.state)
            picked = chance.sample(found.fields, min(4, len(found.fields)))
            changes = {one.key: other(one, found.choices, chance) for one in picked}
            try:
                driver.game.apply(driver.state, Corrected(set=changes))
            except UserError:
                continue
            named = correction(driver.game, driver.state, changes)
            said = words.say(named.message, named.args)
            raw = RAW.search(said.replace("→", ""))
            assert not raw, said
            if language == "ru":
                assert not [word for word in LATIN.findall(said) if word not in ("ii", "iii")], said
            for one in picked:
                if changes[one.key] != one.value and one.kind in ("switch", "number", "choice"):
                    assert words.called(one.names) in said, (one.key, said)
                    sentence += 1
    assert sentence
