"""Boxes are shared by file, link and parts; previewed, merged, compared; hostile ones are refused."""

import base64
import time
import zlib
from contextlib import suppress

import msgspec
import pytest
from language_check import amiss
from owners import golem_owner, pendulum_owner
from random_play import Driver

from automatable import games
from automatable.core.box.components import key_of
from automatable.core.box.loader import leaves, shipped
from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words
from automatable.play.boxes import box_link, toml_writer
from automatable.play.boxes.box_link import SharedBox
from automatable.play.boxes.catalog import called
from automatable.play.error_response import error_response
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

CARD_1 = {"worker": "green", "timer": "green", "province": 0, "votes": -1, "points": 2, "icon": "grande"}
CARD_1 |= {"left": "printed", "right": "printed"}


@pytest.fixture
def service():
    return Service(MemoryStorage())


def say(service, op, **message):
    return service.handle({"op": op, **message})


def user_error(service, op, **message):
    with pytest.raises(UserError) as caught:
        say(service, op, **message)
    return caught.value.message


def owner(game, tables):
    service = Service(MemoryStorage())
    say(service, "box-save", game=game, tables=tables)
    return service


def packed(data):
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode().rstrip("=")


@pytest.mark.parametrize(("game", "tables"), [("golem", golem_owner()), ("pendulum", pendulum_owner())])
@pytest.mark.parametrize("way", ["toml", "text", "codes"])
def test_a_whole_box_arrives_as_it_left_by_every_way(service, game, tables, way):
    shared = say(owner(game, tables), "box-share", game=game, by="Anna", edition="2021")
    texts = shared[way] if way == "codes" else [shared[way]]
    assert way != "codes" or all(len(text) <= box_link.CODE for text in texts)
    for text in reversed(texts):
        say(service, "box-take", text=text)
    view = say(service, "box", game=game)
    arrived, left = (games.load(game, own).box.printed for own in (view["own"], tables))
    assert all(
        getattr(arrived, table) == getattr(left, table)
        for table in left.__struct_fields__
        if table not in ("provenance", "known")
    )
    assert view["missing"] == ()
    assert {source["by"] for key, source in view["own"]["provenance"].items() if "." in key} == {"Anna"}
    assert say(service, "box-look", text=shared["text"])["new"] == ()


def test_a_link_is_known_by_its_address_and_without_it(service):
    shared = say(owner("pendulum", {"cards": {"1": CARD_1}}), "box-share", game="pendulum")
    for text in (shared["text"], f"https://my.page/a/#/box/{shared['text']}", f"  {shared['toml']}\n"):
        offer = say(service, "box-look", text=text)
        assert offer["game"] == "pendulum" and offer["parts"] == 1
        assert offer["new"] == ({"message": "pendulum-shelved-cards", "args": {"id": 1}},)
    assert say(service, "box", game="pendulum")["own"] == {}


def test_an_empty_box_cannot_be_shared(service):
    assert user_error(service, "box-share", game="golem") == "play-box-empty"


def test_every_difference_is_shown_and_chosen_alone(service):
    mine = {"cards": {"1": CARD_1, "2": CARD_1 | {"votes": 1}}}
    theirs = {"cards": {"1": CARD_1 | {"votes": 2, "points": 1}, "2": CARD_1 | {"votes": 1}, "3": CARD_1}}
    text = say(owner("pendulum", theirs), "box-share", game="pendulum", by="Anna")["text"]
    service = owner("pendulum", mine)
    offer = say(service, "box-look", text=text)
    assert [one["key"] for one in offer["differences"]] == ["cards.1.votes", "cards.1.points"]
    assert offer["differences"][0]["component"]["args"] == {"id": 1}
    assert (offer["differences"][0]["mine"], offer["differences"][0]["theirs"]) == ([-1], [2])
    assert [new["args"] for new in offer["new"]] == [{"id": 3}] and offer["same"] == 1
    view = say(service, "box-take", text=text, theirs=["cards.1.votes"])
    assert (view["own"]["cards"]["1"]["votes"], view["own"]["cards"]["1"]["points"]) == (2, 2)
    assert "cards.1.votes" in view["changed"] and "cards.1.points" not in view["changed"]
    sources = view["own"]["provenance"]
    assert sources["cards.1.votes"]["by"] == sources["cards.3"]["by"] == "Anna" and "cards.2" not in sources
    assert all(source["kind"] == "transcribed" for source in sources.values())
    assert [one["key"] for one in say(service, "box-look", text=text)["differences"]] == ["cards.1.points"]


def test_what_someone_else_calls_printed_is_transcribed_here(service):
    source = {"kind": "printed", "source": "believe me"}
    text = toml_writer.dumps({"box": "pendulum", "cards": {"1": CARD_1}, "provenance": {"cards.1": source}})
    view = say(service, "box-take", text=text)
    assert view["own"]["provenance"]["cards.1"]["kind"] == "transcribed"


def test_cards_of_golem_are_matched_by_their_values(service):
    tables = golem_owner()
    cards = list(tables["automa_cards"].items())
    turned = dict(zip((id for id, _ in cards), (card for _, card in reversed(cards)), strict=True))
    mine, theirs = (
        {"automa_cards": each, "known": dict.fromkeys(map("automa_cards.{}".format, each), True)}
        for each in (dict(cards), turned)
    )
    text = say(owner("golem", theirs), "box-share", game="golem")["text"]
    offer = say(owner("golem", mine), "box-look", text=text)
    assert (offer["differences"], offer["new"], offer["same"]) == ((), (), len(cards))


def test_a_box_that_contradicts_the_rulebook_is_not_merged(service):
    service = owner("pendulum", {"cards": {"1": CARD_1}})
    bad = '[cards.3]\nworker = "green"\ntimer = "none"\nprovince = 2\n'
    before = say(service, "box", game="pendulum")["own"]
    assert user_error(service, "box-take", text=bad, game="pendulum") == "pendulum-box-province-alone"
    assert user_error(service, "box-take", text="[cards.3]\ncrown = 1\n", game="pendulum") == "core-box-value"
    assert (
        user_error(
            service,
            "box-take",
            text=toml_writer.dumps({"cards": {"2": CARD_1}}),
            game="pendulum",
            theirs=["cards.9.votes"],
        )
        == "core-unknown-key"
    )
    assert say(service, "box", game="pendulum")["own"] == before


def test_two_boxes_are_compared_in_words(service):
    one = toml_writer.dumps({"box": "pendulum", "cards": {"1": CARD_1, "2": CARD_1}})
    other = toml_writer.dumps({"cards": {"1": CARD_1 | {"icon": "votes"}}, "provenance": {}})
    found = say(service, "box-compare", one=one, other=other)
    assert (found[0]["key"], found[0]["theirs"]) == ("cards.1.icon", ["@icon-votes"])
    assert all(each["theirs"] is None for each in found[1:]) and len(found) == 1 + len(CARD_1)
    assert say(service, "box-compare", one=one, other=one) == []


@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_with_a_source_has_a_name(game, language):
    words = Words(language, game)
    for table in shipped(games.game_class(game).folder / "box")["provenance"]:
        words.say(f"{game}-things-{table.replace('.', '-').replace('_', '-')}")


@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_box_has_words(game, language):
    """Of every table, those in no catalog too: two boxes may differ in any value."""
    loaded, words, wrong = games.load(game), Words(language, game), {}
    for component, entered in loaded.components.split(shipped(loaded.folder / "box")).items():
        for field, value in entered.values.items():
            key = key_of(component, field)
            said = [loaded.display.component_name(component)]
            said += [(name.message, name.args) for name in loaded.display.field_names(component, field)]
            texts = [words.say(*one) for one in said]
            if not key.endswith(".name"):  # as it is printed, whatever the language
                row = loaded.display.describe_value(key, value)
                words.name([one for one in row if not isinstance(one, bool)])
                texts.append(words.value(row))
            if found := [each for text in texts for each in amiss(language, text)]:
                wrong[key] = found
    assert not wrong


@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_component_has_words(service, game, language):
    words = Words(language, game)
    for row in say(service, "box", game=game)["catalog"]:
        words.say(row["name"]["message"])
        for component in row["components"]:
            found = say(service, "box-component", game=game, key=component["key"])
            for options in found["choices"].values():
                for option in options:
                    assert not amiss(language, words.say(option["message"], option["args"])), option
            for value in found["values"]:
                field = value["field"]
                if field["kind"] == "choice":
                    assert field["value"] in [
                        option["value"] for option in found["choices"][field["choices"]]
                    ]


@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_does_not_say_again_what_it_is_a_choice_of(service, game, language):
    words, again = Words(language, game), set()
    for row in say(service, "box", game=game)["catalog"]:
        for component in row["components"]:
            found = say(service, "box-component", game=game, key=component["key"])
            for field in (value["field"] for value in found["values"]):
                label = words.say(field["message"], field["args"])
                for option in found["choices"].get(field["choices"], ()):
                    text = words.say(option["message"], option["args"])
                    again |= {text} if text.casefold().startswith(f"{label}:".casefold()) else set()
    assert not again


@pytest.mark.parametrize("game", ["golem", "pendulum", "red-rising", "scythe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_under_a_key_has_a_name(game, language):
    loaded, words = games.load(game), Words(language, game)
    for table, inner in shipped(loaded.folder / "box").items():
        if table in loaded.components.annotation_tables:
            continue
        keys = [key for key, _ in leaves({table: inner})]
        keys += [key.rpartition(".")[0] for key in keys if key.count(".") > 1]
        wrong = {key: text for key in keys if amiss(language, text := words.name(called(loaded, key)))}
        assert not wrong


BROKEN = {"automa_cards": {"01": {"marble": ["work"]}}, "known": {"automa_cards.01": True}}


def test_what_breaks_the_book_is_called_by_its_name(service):
    """On the page of the catalog, and when a box with it comes in."""
    with pytest.raises(UserError) as caught:
        say(service, "box-take", text=toml_writer.dumps({"box": "golem", **BROKEN}), game="golem")
    entered = msgspec.to_builtins(error_response(caught.value))["error"]
    assert "utoma card 01, marble column" in entered["en"]
    assert not [language for language in LANGUAGES if amiss(language, entered[language])]
    say(service, "box-save", game="golem", tables=BROKEN)
    defects = say(service, "box", game="golem")["defects"]
    assert entered["args"]["key"] in [defect["args"]["key"] for defect in defects]
    assert [name["message"] for name in entered["args"]["key"]] == [
        "golem-shelved-automa-cards",
        "golem-printed-marble",
    ]


# --- hostile boxes ---------------------------------------------------------------------------------------

BOMB = base64.urlsafe_b64encode(zlib.compress(b"[" + b" " * 300_000_000 + b"]", 9)).decode().rstrip("=")

HOSTILE = {
    "nothing": ("", ("play-box-which-game",)),
    "letters": ("abcdefgh", ("play-box-link",)),
    "cut short": (
        packed({"box": 1, "game": "golem", "tables": {"board": {"gold_price": 4}}})[:-9],
        ("play-box-link",),
    ),
    "a bomb": (BOMB[:99_000], ("play-box-link",)),
    "a deep one": (
        packed({"box": 1, "game": "golem", "tables": eval("{'a':" * 90 + "1" + "}" * 90)}),
        ("core-too-deep",),
    ),
    "no object": (packed([1, 2]), ("play-box-link",)),
    "no tables": (packed({"box": 1, "game": "golem", "tables": [1]}), ("play-box-link",)),
    "a later form": (packed({"box": 2, "tables": {}}), ("play-import-version",)),
    "no such part": (packed({"box": 1, "game": "golem", "part": 0, "tables": {}}), ("play-box-link",)),
    "more in it": (packed({"box": 1, "game": "golem", "run": "me", "tables": {}}), ("play-box-link",)),
    "no such game": (packed({"box": 1, "game": "chess", "tables": {}}), ("core-unknown-game",)),
    "a path": (packed({"box": 1, "game": "../../etc/passwd", "tables": {}}), ("core-unknown-game",)),
    "a huge number": (
        packed({"box": 1, "game": "golem", "tables": {"board": {"gold_price": 10**30}}}),
        ("core-too-large-number", "play-box-link"),
    ),
    "a long name": (
        packed(
            {
                "box": 1,
                "game": "pendulum",
                "tables": {
                    "cards": {"1": CARD_1},
                    "provenance": {"cards.1": {"kind": "transcribed", "source": "", "by": "x" * 81}},
                },
            }
        ),
        ("core-box-value",),
    ),
    "two lines for a name": (
        packed(
            {
                "box": 1,
                "game": "pendulum",
                "tables": {
                    "cards": {"1": CARD_1},
                    "provenance": {"cards.1": {"kind": "transcribed", "source": "", "by": "a\nb"}},
                },
            }
        ),
        ("core-box-value",),
    ),
    "a mark that is none": (
        packed({"box": 1, "game": "golem", "tables": {"provenance": 7}}),
        ("core-box-value",),
    ),
    "a strange thing": (
        packed(
            {"box": 1, "game": "golem", "tables": {"quarters": {"x": {"district": "red", "effects": []}}}}
        ),
        ("golem-check-counts",),
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_box_gets_a_short_sentence(service, name):
    text, messages = HOSTILE[name]
    assert user_error(service, "box-take", text=text) in messages
    with pytest.raises(UserError) as caught:
        say(service, "box-take", text=text)
    for language in LANGUAGES:
        assert len(Words(language).error_sentence(caught.value)) < 300
    assert say(service, "box", game="golem")["own"] == {}


@pytest.mark.parametrize(
    "text",
    ["#/box/" * 16_600 + " x", "a#/box/" * 14_000 + "\nq = 1", "[" * 99_000],
    ids=["two words", "two lines", "brackets"],
)
def test_a_text_full_of_the_beginnings_of_links_costs_no_more_than_a_file_as_long(text):
    began = time.process_time()
    box_link.read("".join(f"[cards.a{number:05}]\n" for number in range(len(text) // 15)))
    file = time.process_time() - began
    began = time.process_time()
    with suppress(UserError):  # the first is a comment
        box_link.read(text)
    assert time.process_time() - began < 20 * file


def test_a_box_for_another_game_is_refused(service):
    text = box_link.to_text(SharedBox(game="golem", tables={"board": {"gold_price": 4}}))
    assert user_error(service, "box-look", text=text, game="pendulum") == "play-box-other-game"


def test_no_part_is_longer_than_a_code_holds_and_no_component_is_split():
    game = games.load("golem")
    box = game.components.split(golem_owner())
    texts = box_link.in_parts("golem", box, 700)
    seen = [component for text in texts for component in game.components.split(box_link.read(text).tables)]
    assert sorted(seen) == sorted(box) and len(texts) > 3
    assert all(box_link.read(text).parts == len(texts) for text in texts)
    assert [box_link.read(text).part for text in texts] == list(range(1, len(texts) + 1))


def test_a_box_that_was_taken_plays_the_game_it_plays_for_its_owner(service):
    """Boxes are shared component by component, not part by part: a tile has no column of marbles."""
    setup = {"box": "owner", "level": "hard"}
    driver = Driver("golem", setup, 1, explain=False)
    driver.game = games.load("golem", golem_owner())
    driver.state = driver.game.new(driver.game.decode_setup(setup))
    driver.to_the_end()
    say(service, "box-take", text=say(owner("golem", golem_owner()), "box-share", game="golem")["toml"])
    decks = ("automa", "tokens", "marbles", *driver.game.box.decks)
    view = say(service, "new", game="golem", setup=setup, physical=[deck.replace("_", "-") for deck in decks])
    for event in driver.events:
        view = say(service, "event", table=view["table"], event=event)
    assert view["result"] == msgspec.to_builtins(driver.game.result(driver.state))


KNOWN_FIELDS = {"automa_cards.07.bonus": True, "automa_cards.07.level": True}


def met(bonus, level, **tops):
    """An owner's seventh card, with the tops of its columns as far as they decided."""
    card = {"automa_cards": {"07": {"bonus": bonus, "level": level}}, "known": KNOWN_FIELDS}
    return card | (
        {"tops": {"automa_cards": {"07": {key: list(top) for key, top in tops.items()}}}} if tops else {}
    )


@pytest.mark.parametrize(
    ("mine", "number", "after"),
    [
        (None, "07", [2, 5, 3]),
        (met("reshuffle", 1), "01", [2, 5, 3]),  # another card: hers takes a free number, with its column
        (met("gold", 3), "07", [2, 5, 3]),
        (met("gold", 3, rabbi=(2, 5)), "07", [2, 5, 3]),  # the longer one
        (met("gold", 3, rabbi=(2, 5, 3, 1)), "07", [2, 5, 3, 1]),
    ],
)
def test_an_incomplete_column_is_merged_with_its_card(mine, number, after):
    anna, boris = Service(MemoryStorage()), Service(MemoryStorage())
    say(anna, "box-save", game="golem", tables=met("gold", 3, rabbi=(2, 5, 3)))
    if mine:
        say(boris, "box-save", game="golem", tables=mine)
    text = say(anna, "box-share", game="golem", by="Anna", edition="")["text"]
    offer = say(boris, "box-look", game="golem", text=text)
    assert not offer["differences"]
    assert [component["args"]["id"] for component in offer["new"]] == ([number] if after == [2, 5, 3] else [])
    own = say(boris, "box-take", game="golem", text=text)["own"]
    assert own["tops"] == {"automa_cards": {number: {"rabbi": after}}}
    game = boris.game("golem")
    assert game.box.flat[f"tops.automa_cards.{number}.rabbi"] == tuple(after)


def test_a_column_that_is_known_whole_needs_no_top_and_one_that_differs_is_chosen():
    anna, boris = Service(MemoryStorage()), Service(MemoryStorage())
    say(anna, "box-save", game="golem", tables=met("gold", 3, rabbi=(2, 5, 3)))
    text = say(anna, "box-share", game="golem", by="", edition="")["text"]
    whole = met("gold", 3)
    whole["automa_cards"]["07"]["rabbi"] = [2, 5, 3, 1, 4]
    whole["known"] = KNOWN_FIELDS | {"automa_cards.07.rabbi": True}
    say(boris, "box-save", game="golem", tables=whole)
    offer = say(boris, "box-look", game="golem", text=text)
    assert not offer["new"] and not offer["differences"]
    assert "tops" not in say(boris, "box-take", game="golem", text=text)["own"]
    full = {"automa_cards": {f"{n:02}": {"bonus": "none", "level": 1} for n in range(1, 21)}}
    full["automa_cards"]["07"] = {"bonus": "gold", "level": 3}
    known = {f"automa_cards.{n:02}.{field}": True for n in range(1, 21) for field in ("bonus", "level")}
    other = {**full, "known": known, "tops": {"automa_cards": {"07": {"rabbi": [4]}}}}
    say(boris, "box-save", game="golem", tables=other)
    (difference,) = say(boris, "box-look", game="golem", text=text)["differences"]
    assert difference["key"] == "tops.automa_cards.07.rabbi"
    words = Words("ru", "golem")
    assert words.say(difference["names"][-1]["message"], difference["names"][-1]["args"]) == "столбец раввина"
    own = say(boris, "box-take", game="golem", text=text, theirs=[difference["key"]])["own"]
    assert own["tops"]["automa_cards"]["07"]["rabbi"] == [2, 5, 3]


@pytest.mark.parametrize("key", ["x", "99", "0", "-1", "__class__"])
@pytest.mark.parametrize("name", games.names())
def test_a_box_with_a_row_that_no_table_has_is_taken_or_refused_in_a_sentence(name, key):
    for table, rows in shipped(games.game_class(name).folder / "box").items():
        if not isinstance(rows, dict):
            continue
        tables = {table: {key: next(iter(rows.values()))}}
        text = box_link.to_text(SharedBox(game=name, tables=tables))
        with suppress(UserError):
            say(Service(MemoryStorage()), "box-take", text=text)


CELL = {"artifact": 1, "height": 4, "column": 1, "cost": 1, "tile": "grey"}


@pytest.mark.parametrize(
    "tables",
    [
        {"counts": {"dragons": 3}},
        {"counts": {"__class__": 3}},
        {"counts": {"base": 3}},
        {"images": {"x": {"artifact": 1, "height": 1, "column": 1}}},
        {"images": {"99": {"artifact": 1, "height": 1, "column": 1}}},
        {"artifact_tiles": {"02": {"cells": {"7": CELL}}}},
        {"artifact_tiles": {"08": {"cells": {"6": CELL}, "income": {str(n): [] for n in range(1, 5)}}}},
    ],
)
def test_golem_refuses_counts_pictures_and_cells_that_it_does_not_know(service, tables):
    text = box_link.to_text(SharedBox(game="golem", tables=tables))
    for op in ("box-look", "box-take"):
        assert user_error(service, op, text=text) == "core-box-value"
    assert user_error(service, "box-save", game="golem", tables=tables) == "core-box-value"


@pytest.mark.parametrize("table", ["provenance", "combat_ranges"])
def test_a_link_with_a_null_is_refused(service, table):
    """TOML has no null; in JSON it would remove a value, or be a source of nothing."""
    tables = {"combat_ranges": {"low": 7, "middle": 13}} | {table: {"combat_ranges": None}}
    text = box_link.to_text(SharedBox(game="scythe", tables=tables))
    for op in ("box-look", "box-take"):
        assert user_error(service, op, text=text) == "play-box-link"
