"""Input size limits: data that is too deep, too long or too large is rejected, data at the limit is not."""

import time

import pytest

from automatable.core.box.loader import parse
from automatable.core.engine import limits
from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import bounded, check_notation, check_text, check_toml
from automatable.locales import LANGUAGES, Words


def user_error(message, check, *args):
    with pytest.raises(UserError) as caught:
        check(*args)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert len(Words(language).error_sentence(caught.value)) < 200


def deep(levels):
    return [deep(levels - 1)] if levels else []


def test_depth_has_a_limit():
    bounded(deep(limits.DEPTH))
    user_error("core-too-deep", bounded, deep(limits.DEPTH + 1))


def test_the_number_of_values_has_a_limit_and_is_known_before_they_are_looked_at():
    bounded([0] * 99, 100)
    bounded({"a": [0] * 49, "b": [0] * 48}, 100)
    user_error("core-too-many-values", bounded, [0] * 100, 100)
    user_error("core-too-many-values", bounded, {"a": [0] * 50, "b": [0] * 50}, 100)
    user_error("core-too-many-values", bounded, [limits.NUMBER + 1] * 100, 100)


@pytest.mark.parametrize("number", [limits.NUMBER + 1, -limits.NUMBER - 1, 1e300, float("inf"), float("nan")])
def test_numbers_have_a_limit_and_are_numbers(number):
    bounded([limits.NUMBER, -limits.NUMBER, True, None, 0.5])
    user_error("core-too-large-number", bounded, {"x": [number]})


def test_texts_and_keys_have_a_limit():
    check_text("ж" * 10, 10)
    user_error("core-too-long-text", check_text, "ж" * 11, 10)
    user_error("core-too-long-text", bounded, ["x" * (limits.LETTERS + 1)])
    user_error("core-too-long-text", bounded, {"k" * (limits.KEY + 1): 1})


def test_half_a_letter_is_no_text():
    user_error("core-no-text", check_text, "a\ud83d", 10)
    user_error("core-no-text", bounded, {"\udc00": 1})


def test_a_short_text_has_no_number_of_thousands_of_digits():
    check_notation("9" * limits.DIGITS)
    user_error("core-too-large-number", check_notation, "wt=" + "9" * (limits.DIGITS + 1))


def test_a_file_is_measured_before_it_is_read():
    check_toml("a = 1\n" * 1000)
    user_error("core-too-long-text", check_toml, "a" + ".a" * limits.LINE + " = 1")
    user_error("core-too-large-number", check_toml, "a = " + "9" * (limits.DIGITS + 1))
    user_error("core-too-long-text", check_toml, "a" + ".a" * (limits.DOTS + 1) + " = 1")


@pytest.mark.parametrize("quotes", ['"', "'", '"""', "'''"])
def test_what_a_text_of_a_file_holds_is_not_measured_as_keys_and_numbers(quotes):
    for text in ("x" * 9_999, "9" * 9_999, "a." * 999, "#" * 9_999):
        check_toml(f"a = {quotes}{text}{quotes}  # {text}")
        user_error("core-too-long-text", check_toml, f"a = {quotes}{text}{quotes}, b" + ".c" * limits.LINE)
    user_error("core-too-large-number", check_toml, f"a = {quotes}#{quotes}, b = " + "9" * 99)


HOSTILE = {
    "one text that does not end": '"' + "x" * 199_000,
    "quotes": '"' * 200_000,
    "quotes in threes, each undone": '"""' + '\\"""' * 49_000,
    "quotes, each undone, and no end": "x = " + '\\"' * 90_000 + "\\",
    "dotted keys": "\n".join(f"[a{number}" + ".a" * 39 + "]" for number in range(2_300)),
    "dotted keys under a dotted table": "[x"
    + ".y" * 39
    + "]\n"
    + "\n".join(f"b{n}" + ".a" * 39 + " = 1" for n in range(2_200)),
}


def quickest(call):
    """The least processor time of three calls: a busy machine makes single calls slow."""
    spent = []
    for _ in range(3):
        began = time.process_time()
        call()
        spent.append(time.process_time() - began)
    return min(spent)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_costs_little_more_than_any_other_of_its_length(name):
    def hostile():
        with pytest.raises(UserError):
            parse(HOSTILE[name], "box.toml")

    usual = "".join(f"a{number} = {number}\n" for number in range(12_000))
    assert quickest(hostile) < 60 * quickest(lambda: parse(usual, "box.toml"))


def test_what_a_refusal_quotes_is_short():
    quoted = UserError("x", name="ж" * 9999, number=10**999, many=list(range(999))).args_
    assert len(quoted["name"]) == 201 and quoted["number"] == "…" and len(quoted["many"]) == 20
