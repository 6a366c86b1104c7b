"""Every character's ability in our own words, in both languages, and in step with the implemented effect."""

import re
from typing import Any

import pytest

from automatable import games
from automatable.locales import Words

PRINTED: Any = games.load("red-rising").printed
CHARACTERS = PRINTED.characters
PLACES = {"mars": ("on Mars", "Марс"), "jupiter": ("on Jupiter", "Юпитер"), "luna": ("Luna", "Лун")}
PLACES["institute"] = ("at the Institute", "училищ")
TRACKS = {"fleet": "флот", "helium": "гели", "influence": "влияни", "sovereign": "правител"}
LANGUAGES = ("en", "ru")
STEMS = {
    "gold": "золот", "silver": "серебр", "copper": "медн", "white": "бел", "blue": "син", "yellow": "жёлт",
    "green": "зелён", "violet": "фиолет", "orange": "оранж", "gray": "сер", "brown": "коричн",
    "obsidian": "обсидиан", "pink": "розов", "red": "ал",
}  # fmt: skip


def said(language, id):
    return Words(language, "red-rising").say(f"red-rising-does-{id}")


@pytest.mark.parametrize("id", CHARACTERS)
def test_every_character_has_its_ability_in_both_languages(id):
    english, russian = said("en", id), said("ru", id)
    assert not re.search("[а-яё]", english), english
    assert re.search("[а-яё]", russian), russian
    assert not english.endswith("."), "it stands inside other sentences"
    assert not russian.endswith("."), "it stands inside other sentences"


@pytest.mark.parametrize(("id", "ability"), PRINTED.abilities.items())
def test_the_text_says_what_the_simulated_human_gains(id, ability):
    for number, language in enumerate(LANGUAGES):
        text = said(language, id)
        assert all(PLACES[at][number] in text for at in ability.at), text
        for track, amount in ability.gives.items():
            assert (track, TRACKS[track])[number] in text.lower(), text
            assert track == "sovereign" or str(abs(amount)) in text, text
        for color in (*ability.only, *ability.stays_on, *ability.stays_for):
            assert (color.title(), STEMS[color])[number] in text, text
        assert not ability.holding or ("Sovereign", "правител")[number] in text, text
        assert not ability.leaves or ("banish", "сбросьте")[number] in text, text
        assert not ability.ends or ("ends your turn", "заканчивает")[number] in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_what_the_ability_does(language):
    args = {"character": "@character-virga", "ability": "@does-virga"}
    asked = Words(language, "red-rising").say("red-rising-ask-ability", args)
    assert said(language, "virga") in asked
    assert Words(language, "red-rising").say("red-rising-character-virga") in asked
