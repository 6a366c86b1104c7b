"""The one model of a form: fields that a person fills in, in play, at set-up, in a box or in a correction.

A form of a position, a component, a set-up or an event is derived from its type (``introspection.py``); a
question in play is a form that a rule writes out. One validation, ``Form.check``, serves them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Args

One = int | str | bool
Plain = One | list[One]
Cases = tuple[dict[str, tuple[One, ...]], ...]
Kind = Literal["number", "switch", "choice", "list", "numbers", "counts", "table", "rows", "entered", "text"]
LISTS = ("list", "numbers")
"""Kinds whose value is a list of plain values."""


class Named(Struct, frozen=True):
    """A name: a message and its arguments.

    >>> Named("market-card", {"card": "3"}).args
    {'card': '3'}
    """

    message: str
    args: Args = msgspec.field(default_factory=dict)


class Option(Struct, frozen=True, gc=False):
    """One possible answer; ``weight`` is how many such cards (faces, tokens) are left.

    >>> Option("tea", "market-stall-tea").value
    'tea'
    """

    value: One
    message: str
    args: Args = msgspec.field(default_factory=dict)
    weight: int = 1


YES_NO = (Option(True, "core-value-yes"), Option(False, "core-value-no"))


class Field(Struct, frozen=True):
    """A value that a person gives: its key, its name, its kind, its options or bounds.

    - ``kind`` follows from the options if it is not given: a switch, a choice, or a number.
    - ``options`` are its own; ``choices`` names options of the form that several fields share.
    - ``when`` are cases, each with answers to other fields: it is asked if one of the cases is met.
    - ``value`` is what the form begins with; None if nothing is known. An ``optional`` field may be left out.
    - ``none`` is the message for null, where that is a value. A number is shown in units of ``unit``.
    - ``form`` names the form of a nested table, or of each row of a list of tables.
    - ``within`` are the names of what it is part of.

    >>> Field("coins", "market-part-coins", when=({"wares": ("tea",)},)).applies({"wares": "silk"})
    False
    """

    key: str
    message: str
    args: Args = msgspec.field(default_factory=dict)
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    kind: Kind | Literal[""] = ""
    repeats: bool = False
    when: Cases = ()
    optional: bool = False
    value: Any = None
    choices: str = ""
    unit: int = 1
    none: str = ""
    form: str = ""
    within: tuple[Named, ...] = ()

    def __post_init__(self) -> None:
        if not self.kind:
            structs.force_setattr(self, "kind", _kind_of(self.options))

    @property
    def many(self) -> bool:
        """Whether its value is a list."""
        return self.kind in LISTS

    @property
    def label(self) -> Named:
        """Its name alone, as an error names it."""
        return Named(self.message, self.args)

    @property
    def names(self) -> tuple[Named, ...]:
        """Its name, after the names of what it is part of."""
        return (*self.within, self.label)

    def applies(self, answers: Mapping[str, object]) -> bool:
        """Whether it is asked, given the answers to the fields before it."""
        if not self.when:
            return True
        for case in self.when:
            for field, values in case.items():
                if answers.get(field) not in values:
                    break
            else:
                return True
        return False


def _kind_of(options: Sequence[Option]) -> Kind:
    if not options:
        return "number"
    return (
        "switch" if len(options) == 2 and all(type(option.value) is bool for option in options) else "choice"
    )


class Form(Struct, frozen=True):
    """Fields, the options that several of them share, and the forms of tables inside their values.

    ``is_list``: a value of this form is a list of fixed length, and the keys of its fields are its places.
    """

    fields: tuple[Field, ...]
    choices: dict[str, tuple[Option, ...]] = {}
    forms: dict[str, Form] = {}
    is_list: bool = False

    def options(self, field: Field) -> tuple[Option, ...]:
        """The options of a field: its own, those it shares, or yes and no."""
        return field.options or (YES_NO if field.kind == "switch" else self.choices.get(field.choices, ()))

    def asked(self, values: Mapping[str, object]) -> tuple[Field, ...]:
        """The fields that are asked, given these values."""
        return tuple([field for field in self.fields if field.applies(values)])

    def begun(self, values: Mapping[str, object] | None = None) -> Any:
        """A table with the first value of each required field; ``values`` are kept where they are asked."""
        found: dict[str, Any] = {}
        for field in self.fields:
            if field.applies(found):
                if values is not None and field.key in values:
                    found[field.key] = values[field.key]
                elif not field.optional:
                    found[field.key] = field.value
        return list(found.values()) if self.is_list else found

    def with_value(self, table: Any, key: str, value: object) -> Any:
        """A table with one value changed; another kind of table keeps what it enters in the same way."""
        before = by_key(table) or {}
        after = {**before, key: value}
        same = {field.key: (field.kind, field.choices) for field in self.asked(before)}
        return self.begun(
            {
                field.key: after[field.key]
                for field in self.asked(after)
                if field.key in after and same.get(field.key) == (field.kind, field.choices)
            }
        )

    def filled(self, one: Callable[[Field], Any]) -> dict[str, Any]:
        """Values for the fields in order; None leaves one out."""
        found: dict[str, Any] = {}
        for field in self.fields:
            if field.applies(found) and (value := one(field)) is not None:
                found[field.key] = value
        return found

    def check(self, value: object, name: Named, top: Form | None = None) -> None:
        """Reject a value that does not fill in this form; the error says which field is wrong and why."""
        held = by_key(value)
        if held is None or isinstance(value, list | tuple) != self.is_list:
            raise UserError("core-answer-parts", question=name)
        asked = self.asked(held)
        for field in asked:
            if field.key in held:
                check(field, held[field.key], top or self)
            elif not field.optional:
                raise UserError("core-answer-part-missing", question=name, part=field.label)
        keys = {field.key for field in asked}
        for key in held:
            if key not in keys:
                raise UserError("core-answer-part", question=name, part=str(key))


NO_FORM = Form(())


def by_key(table: Any) -> dict[str, Any] | None:
    """The values of a table by key, of a list of fixed length by place; None if it is neither."""
    if isinstance(table, list | tuple):
        return {str(place): one for place, one in enumerate(table)}
    return dict(table) if isinstance(table, Mapping) else None


def check(field: Field, value: object, form: Form = NO_FORM) -> None:
    """Reject a value that a field cannot have."""
    if value is None and field.none:
        return
    if field.kind == "table":
        form.forms[field.form].check(value, field.label, form)
    elif field.kind == "rows":
        for row in _listed(field, value):
            form.forms[field.form].check(row, field.label, form)
    elif field.kind == "counts":
        _check_counts(field, value, form)
    elif field.kind in LISTS:
        _check_list(field, _listed(field, value), form)
    elif field.kind == "text":
        if not isinstance(value, str):
            raise UserError("core-answer-text", question=field.label)
    elif field.kind != "entered":
        _check_one(field, value, form)


def _check_list(field: Field, values: list[object], form: Form) -> None:
    for one in values:
        _check_one(field, one, form)
    if not field.repeats and len(set(map(repr, values))) != len(values):
        raise UserError("core-answer-twice", question=field.label)


def _check_counts(field: Field, value: object, form: Form) -> None:
    if not isinstance(value, Mapping):
        raise UserError("core-answer-parts", question=field.label)
    for one, count in value.items():
        _check_option(field, form.options(field), one)
        _check_number(field, count)


def _listed(field: Field, value: object) -> list[object]:
    if not isinstance(value, list | tuple):
        raise UserError("core-answer-list", question=field.label)
    return list(value)


def _check_one(field: Field, value: object, form: Form) -> None:
    if field.kind == "switch":
        if not isinstance(value, bool):
            raise UserError("core-answer-switch", question=field.label, value=str(value))
    elif options := form.options(field):
        _check_option(field, options, value)
    elif field.kind == "list" and isinstance(value, str | int):
        return
    else:
        _check_number(field, value)


def _check_option(field: Field, options: Sequence[Option], value: object) -> None:
    for option in options:
        if option.value == value and type(option.value) is type(value):
            return
    raise no_option(field.label, options, value)


def _check_number(field: Field, value: object) -> None:
    low, high = field.low, field.high
    if type(value) is int and (low is None or value >= low) and (high is None or value <= high):
        return
    if high is None:
        raise UserError("core-answer-number", question=field.label, value=str(value), low=low or 0)
    raise UserError("core-answer-range", question=field.label, value=str(value), low=low or 0, high=high)


def no_option(name: Named, options: Sequence[Option], value: object) -> UserError:
    """The error for a value that is none of the options."""
    shown = ", ".join(str(option.value) for option in options)
    return UserError("core-answer-option", question=name, value=str(value), options=shown)


def levels(game: str, known: Iterable[str]) -> tuple[Option, ...]:
    """The levels of a game as the options of its set-up."""
    return tuple(Option(level, f"{game}-setup-level-{level}") for level in known)


def no_level(game: str, level: object, known: Iterable[str]) -> UserError:
    """The error for a level that the game does not have."""
    return no_option(Named(f"{game}-setup-level"), levels(game, known), level)
