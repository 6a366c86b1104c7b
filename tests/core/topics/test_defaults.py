"""The defaults of a game: drawing, catalog, forecast, errors."""

from typing import Any, ClassVar

import pytest
import toy
from msgspec import structs

from automatable.core.box.components import ComponentKind
from automatable.core.box.loader import read
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.forecast import Action, chances, headline
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Instruction
from automatable.core.engine.rules import Rule
from automatable.core.forms.form import Named
from automatable.core.forms.introspection import fields
from automatable.core.rulebook import Rulebook
from automatable.core.terminal_layout import Grid, Said, Terminal, line
from automatable.core.topics.components import Components
from automatable.core.topics.position import PositionFormat


class Plain(toy.Toy):
    """The toy without anything it need not write."""

    position: PositionFormat[Any, Any] = PositionFormat()
    components: Components[Any, Any] = Components()


GAME = Plain()
START = GAME.new(toy.Setup())


def user_error(message, do, *args):
    with pytest.raises(UserError) as caught:
        do(*args)
    assert caught.value.message == message
    return caught.value.args_


def test_it_is_drawn_as_a_list_of_its_values_by_name():
    (grid,) = GAME.display.draw(structs.replace(START, automa=4, left=()))
    assert isinstance(grid, Grid)
    assert (line(Said("toy-field-automa")), line("4")) in grid.rows
    assert (line(Said("toy-field-left")), line("–")) in grid.rows


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
    assert GAME.display.facts(START) == GAME.components.entered_values(START) == {}
    assert GAME.components.missing() == GAME.components.entry_keys() == GAME.display.guessable(START) == ()
    assert GAME.components.defects() == ()
    assert GAME.next_draw(START) is None
    user_error("core-unknown-key", GAME.components.entry_question, "cards.1", {})
    user_error("core-unknown-key", GAME.components.entry_tables, "cards.1", {})


def test_every_card_that_may_come_is_played_out_and_named_by_what_it_tells_of_the_board():
    class Boarded(Plain):
        def apply(self, state, event, explain=False, asked=None):
            after = super().apply(state, event, explain, asked)
            shown = (Instruction("toy-go", "turn", {"to": f"@stall-{event.card}"}),)
            return structs.replace(
                after, instructions=shown, state=structs.replace(after.state, pending=None)
            )

    found = {(one.message, one.at, one.weight, one.total) for one in chances(Boarded(), START)}
    assert found == {("toy-go", f"@stall-{card}", 1, 3) for card in "123"}


def test_a_action_is_the_first_instruction_that_names_something_on_the_board():
    net = Instruction("power", "turn", {"of": "@automa", "before": 1, "after": 2}, net=True)
    plain = Instruction("gain", "turn", {"gain": 3})
    go = Instruction("go", "turn", {"from": "@a", "to": "@b", "steps": 2})
    assert headline([net, plain, go]) == (Action("go", "@b", go.args),)
    assert headline([net, plain]) == ()


def test_its_printed_components_are_in_the_catalog_by_table():
    assert GAME.components.split({"cards": {"1": 4}})["cards"].values == {"1": 4}
    assert GAME.display.component_name("cards") == ("toy-shelved-cards", {})
    assert GAME.display.field_names("cards", "1") == (
        Named("toy-printed-cards", {"number": 1, "table": "cards"}),
    )
    assert GAME.display.describe_value("cards", [{"upto": 6, "coins": [3, 2]}, "x"]) == [
        ["upto", 6, "coins", [3, 2], "x"]
    ]


def test_a_component_is_called_by_its_number_or_its_name():
    class NightCards(Components):
        catalog = (ComponentKind("night_cards"),)

    class Carded(Plain):
        components = NightCards()

    assert Carded().display.component_name("night_cards.7") == ("toy-shelved-night-cards", {"id": 7})
    assert Carded().display.component_name("night_cards.spring") == (
        "toy-shelved-night-cards",
        {"id": "spring"},
    )


class Strange(Event, frozen=True, tag="strange"):
    pass


def test_an_event_of_another_game_is_refused():
    assert user_error("core-bad-event", GAME.apply, START, Strange()) == {"reason": "Strange"}


def test_a_position_of_the_wrong_form_or_that_no_check_foresaw_is_refused():
    user_error("core-bad-position", GAME.from_json, {"automa": "many"})

    class CarelessPosition(PositionFormat):
        def defects(self, state):
            return (self.box.cards["99"],)

    class Careless(Plain):
        position = CarelessPosition()

    assert user_error("core-bad-position", Careless().from_json, {})["reason"] == "KeyError('99')"


def test_a_choice_before_the_game_that_there_is_not_is_named_beside_those_there_are():
    assert user_error("core-setup-key", GAME.decode_setup, {"levle": "easy"}) == {
        "key": "levle",
        "keys": "level",
    }


def needs(box, state, args, r):
    return box.cards[args["card"]] if "card" in args else r.ask(Question("card", "toy-ask-card", "turn"))


def test_a_rule_asked_alone_says_what_it_lacks_and_what_it_cannot_use():
    class Asked(Plain):
        rules: ClassVar = {
            "worth": Rule("worth", (), needs, {"card": "which one"}),
            "simple": Rule("simple", (), lambda box, state, args, r: args["card"], {"card": "which one"}),
            "broken": Rule("broken", (), lambda box, state, args, r: 1 // 0),
        }

    game = Asked()
    assert game.decide("worth", START, {"card": "2"}).choice == 2
    user_error("core-unknown-rule", game.decide, "worht", START, {})
    user_error("core-unknown-input", game.decide, "worth", START, {"cart": 1})
    assert user_error("core-missing-input", game.decide, "worth", START, {})["input"] == "card"
    assert user_error("core-missing-input", game.decide, "simple", START, {})["input"] == "card"
    assert user_error("core-bad-inputs", game.decide, "worth", START, {"card": []})["rule"] == "worth"
    with pytest.raises(ZeroDivisionError):  # nobody gave it anything: the fault is its own
        game.decide("broken", START, {})


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    assert "box.toml" in user_error("core-box-unreadable", read, tmp_path / "box.toml")["file"]
    (tmp_path / "box.toml").write_bytes(b"a = '\xff'")
    user_error("core-box-toml", read, tmp_path / "box.toml")


ENTRY = '[[entry]]\nid = "turn"\nkind = "section"\nheading = "A turn"\nsays = "Turn a card."\n'


def test_a_rulebook_names_each_entry_once_and_may_have_no_evidence_yet(tmp_path):
    (tmp_path / "rulebook.toml").write_text('book = "Toy"\n' + ENTRY)
    book = Rulebook(tmp_path)
    assert [*book.entries] == ["turn"] and book.evidence == {}
    (tmp_path / "rulebook.toml").write_text('book = "Toy"\n' + ENTRY * 2)
    assert user_error("core-box-value", lambda: Rulebook(tmp_path).entries)["key"] == "turn"
