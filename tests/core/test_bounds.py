"""Bounded before believed: what is too deep, too long or too large is refused, the limit itself is not."""

import pytest

from automatable.core import bounds
from automatable.core.bounds import bounded, check_notation, check_text, check_toml
from automatable.core.refused import Refused
from automatable.locales import LANGUAGES, Words


def refused(message, check, *args):
    with pytest.raises(Refused) as caught:
        check(*args)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert len(Words(language).refusal(caught.value)) < 200


def deep(levels):
    return [deep(levels - 1)] if levels else []


def test_depth_has_a_limit():
    bounded(deep(bounds.DEPTH))
    refused("core-too-deep", bounded, deep(bounds.DEPTH + 1))


def test_the_number_of_values_has_a_limit_and_is_known_before_they_are_looked_at():
    bounded([0] * 99, 100)
    bounded({"a": [0] * 49, "b": [0] * 48}, 100)
    refused("core-too-many-values", bounded, [0] * 100, 100)
    refused("core-too-many-values", bounded, {"a": [0] * 50, "b": [0] * 50}, 100)
    refused("core-too-many-values", bounded, [bounds.NUMBER + 1] * 100, 100)


@pytest.mark.parametrize("number", [bounds.NUMBER + 1, -bounds.NUMBER - 1, 1e300, float("inf"), float("nan")])
def test_numbers_have_a_limit_and_are_numbers(number):
    bounded([bounds.NUMBER, -bounds.NUMBER, True, None, 0.5])
    refused("core-too-large-number", bounded, {"x": [number]})


def test_texts_and_keys_have_a_limit():
    check_text("ж" * 10, 10)
    refused("core-too-long-text", check_text, "ж" * 11, 10)
    refused("core-too-long-text", bounded, ["x" * (bounds.LETTERS + 1)])
    refused("core-too-long-text", bounded, {"k" * (bounds.KEY + 1): 1})


def test_half_a_letter_is_no_text():
    refused("core-no-text", check_text, "a\ud83d", 10)
    refused("core-no-text", bounded, {"\udc00": 1})


def test_a_short_text_has_no_number_of_thousands_of_digits():
    check_notation("9" * bounds.DIGITS)
    refused("core-too-large-number", check_notation, "wt=" + "9" * (bounds.DIGITS + 1))


def test_a_file_is_measured_before_it_is_read():
    check_toml("a = 1\n" * 1000)
    refused("core-too-long-text", check_toml, "a" + ".a" * bounds.LINE + " = 1")
    refused("core-too-large-number", check_toml, "a = " + "9" * (bounds.DIGITS + 1))


def test_what_a_refusal_quotes_is_short():
    quoted = Refused("x", name="ж" * 9999, number=10**999, many=list(range(999))).args_
    assert len(quoted["name"]) == 201 and quoted["number"] == "…" and len(quoted["many"]) == 20
