"""What a game gets that says nothing of its own: a drawing, a shelf, what comes next, and refusals."""

from typing import ClassVar

import pytest
import toy
from msgspec import structs

from automatable.core.box import read
from automatable.core.drawing import Grid, Said, Terminal, line, of_position
from automatable.core.events import Event
from automatable.core.fields import Named
from automatable.core.game import Game, Rule
from automatable.core.prospects import Deed, chances, headline
from automatable.core.question import Question
from automatable.core.reading import fields
from automatable.core.refused import Refused
from automatable.core.resolution import Instruction
from automatable.core.rulebook import Rulebook
from automatable.core.things import Things


class Plain(toy.Toy):
    """The toy without anything it need not write."""

    State = toy.Position
    to_json, parse_json, to_text, parse_text = Game.to_json, Game.parse_json, Game.to_text, Game.parse_text
    defects, learned, missing = Game.defects, Game.learned, Game.missing
    next_entry, entered = Game.next_entry, Game.entered


GAME = Plain()
START = GAME.new(toy.Setup())


def refused(message, do, *args):
    with pytest.raises(Refused) as caught:
        do(*args)
    assert caught.value.message == message
    return caught.value.args_


def test_it_is_drawn_as_a_list_of_its_values_by_name():
    (grid,) = GAME.drawn(structs.replace(START, automa=4, left=()))
    assert isinstance(grid, Grid)
    assert (line(Said("toy-position-automa")), line("4")) in grid.rows
    assert (line(Said("toy-position-left")), line("–")) in grid.rows
    (nested,) = of_position("toy", {"automa": {"cards": [1, 2]}})
    assert nested == Grid(((line(Said("toy-position-automa-cards")), line("1, 2")),))


class Noted(toy.Position, frozen=True, forbid_unknown_fields=True):
    note: str = ""


def test_its_values_are_set_by_their_kind_a_text_as_it_is_a_number_without_an_end():
    class Noting(Plain):
        State = Noted

    found = {field.key: field for field in fields(Noting(), Noted(note="x", automa=3)).fields}
    assert (found["automa"].kind, found["automa"].low, found["automa"].high) == ("number", 0, None)
    assert (found["note"].value, found["note"].choices) == ("x", "")
    assert found["note"].kind not in ("number", "choice", "list")


def test_a_terminal_of_its_own_need_not_know_any_words():
    assert Terminal(lambda box, state: ()).typed("scout", ["3"]) is None


def test_nothing_is_shown_learned_missing_or_to_be_guessed():
    assert GAME.shown(START) == GAME.learned(START) == {}
    assert GAME.missing() == GAME.enterable() == GAME.guessable(START) == ()
    assert GAME.box_defects() == ()
    assert GAME.next_draw(START) is None
    refused("core-unknown-key", GAME.next_entry, "cards.1", {})
    refused("core-unknown-key", GAME.entered, "cards.1", {})


def test_every_card_that_may_come_is_played_out_and_named_by_what_it_tells_of_the_board():
    class Boarded(Plain):
        def apply(self, state, event, listen=False, asked=None):
            after = super().apply(state, event, listen, asked)
            told = (Instruction("toy-go", "turn", {"to": f"@stall-{event.card}"}),)
            return structs.replace(after, instructions=told, state=structs.replace(after.state, pending=None))

    found = {(one.message, one.at, one.weight, one.total) for one in chances(Boarded(), START)}
    assert found == {("toy-go", f"@stall-{card}", 1, 3) for card in "123"}


def test_a_deed_is_the_first_thing_told_that_names_something_on_the_board():
    net = Instruction("power", "turn", {"of": "@automa", "before": 1, "after": 2}, net=True)
    plain = Instruction("gain", "turn", {"gain": 3})
    go = Instruction("go", "turn", {"from": "@a", "to": "@b", "steps": 2})
    assert headline([net, plain, go]) == (Deed("go", "@b", go.args),)
    assert headline([net, plain]) == ()


def test_its_printed_things_lie_on_a_shelf_by_table():
    assert GAME.taken_apart({"cards": {"1": 4}})["cards"].values == {"1": 4}
    assert GAME.thing_name("cards") == ("toy-shelved-cards", {})
    assert GAME.field_names("cards", "1") == (Named("toy-printed-cards", {"number": 1, "table": "cards"}),)
    assert GAME.described("cards", [{"upto": 6, "coins": [3, 2]}, "x"]) == [["upto", 6, "coins", [3, 2], "x"]]


def test_a_thing_is_called_by_its_number_or_its_name():
    class Carded(Plain):
        shelf = (Things("night_cards"),)

    assert Carded().thing_name("night_cards.7") == ("toy-shelved-night-cards", {"id": 7})
    assert Carded().thing_name("night_cards.spring") == ("toy-shelved-night-cards", {"id": "spring"})


class Strange(Event, frozen=True, tag="strange"):
    pass


def test_an_event_of_another_game_is_refused():
    assert refused("core-bad-event", GAME.apply, START, Strange()) == {"reason": "Strange"}


def test_a_position_of_the_wrong_form_or_that_no_check_foresaw_is_refused():
    refused("core-bad-position", GAME.from_json, {"automa": "many"})

    class Careless(Plain):
        def defects(self, state):
            return (self.box.cards["99"],)

    assert refused("core-bad-position", Careless().from_json, {})["reason"] == "KeyError('99')"


def test_a_choice_before_the_game_that_there_is_not_is_named_beside_those_there_are():
    assert refused("core-setup-key", GAME.decode_setup, {"levle": "easy"}) == {
        "key": "levle",
        "keys": "level",
    }


def needs(box, state, args, r):
    return box.cards[args["card"]] if "card" in args else r.ask(Question("card", "toy-ask-card", "turn"))


def test_a_rule_asked_alone_says_what_it_lacks_and_what_it_cannot_use():
    class Asked(Plain):
        rules: ClassVar = {
            "worth": Rule("worth", (), needs, {"card": "which one"}),
            "broken": Rule("broken", (), lambda box, state, args, r: 1 // 0),
        }

    game = Asked()
    assert game.decide("worth", START, {"card": "2"}).choice == 2
    refused("core-unknown-rule", game.decide, "worht", START, {})
    refused("core-unknown-input", game.decide, "worth", START, {"cart": 1})
    assert refused("core-missing-input", game.decide, "worth", START, {})["input"] == "card"
    assert refused("core-bad-inputs", game.decide, "worth", START, {"card": []})["rule"] == "worth"
    with pytest.raises(ZeroDivisionError):  # nobody gave it anything: the fault is its own
        game.decide("broken", START, {})


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    assert "box.toml" in refused("core-box-unreadable", read, tmp_path / "box.toml")["file"]
    (tmp_path / "box.toml").write_bytes(b"a = '\xff'")
    refused("core-box-unreadable", read, tmp_path / "box.toml")


ENTRY = '[[entry]]\nid = "turn"\nkind = "section"\nheading = "A turn"\nsays = "Turn a card."\n'


def test_a_rulebook_names_each_entry_once_and_may_have_no_evidence_yet(tmp_path):
    (tmp_path / "rulebook.toml").write_text('book = "Toy"\n' + ENTRY)
    book = Rulebook(tmp_path)
    assert [*book.entries] == ["turn"] and book.evidence == {}
    (tmp_path / "rulebook.toml").write_text('book = "Toy"\n' + ENTRY * 2)
    assert refused("core-box-value", lambda: Rulebook(tmp_path).entries)["key"] == "turn"
