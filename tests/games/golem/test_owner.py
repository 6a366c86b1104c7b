"""An owner's first game: how often a turn of the Automa stops for something printed."""

import msgspec
import pytest
from driving import Driver
from games.golem.positions import BOX

from automatable.core.question import filled
from automatable.games.golem.buttons import taps_of
from automatable.games.golem.things import is_effects


class Owner(Driver):
    """Enters what is asked, as our practice box has it, and nothing that can wait."""

    def printed(self, key):
        if is_effects(key):
            return taps_of(msgspec.to_builtins(BOX.effects_of.get(key, ())))
        value = BOX.flat.get(key)
        return list(value) if isinstance(value, tuple) else value

    def answer(self, question):
        if question.rule != "owners-box" or (question.options and self.printed(question.id) is None):
            hands, question = question.by_hand, msgspec.structs.replace(question, by_hand="")
            assert hands is not None
            return super().answer(question)
        if question.parts:
            return question.answer(filled(question, lambda p: self.printed(p.id) if p.needed else None))
        return question.answer(self.printed(question.id))


@pytest.mark.rule("owners-box")
def test_in_a_first_game_a_turn_of_the_automa_asks_at_most_six_printed_things_on_average():
    asked = turns = 0
    for seed in (1, 2, 3):
        owner = Owner("golem", {"box": "owner", "level": "easy"}, seed, listen=False).to_the_end()
        turns += sum(event["type"] == "card-turned" for event in owner.events)
        asked += sum(
            event["type"] == "answered" and ("." in event["question"] or event["question"].startswith("rows"))
            for event in owner.events
        )
    assert turns == 36 and asked / turns <= 6, asked / turns
