"""The printed things on the shelf, and what stands on them in words."""

from __future__ import annotations

from typing import Any

from automatable.core.fields import Named
from automatable.core.inscriptions import names, worded
from automatable.core.story import Args
from automatable.core.things import Things, key_of
from automatable.games.golem.buttons import described as buttons
from automatable.games.golem.printed import Printed
from automatable.games.golem.tables import Box, called
from automatable.games.golem.things import TOPS

SHELF = (
    Things("automa_cards", numbered=False),
    Things("action_tiles", numbered=False, shape="tile"),
    Things("characters", numbered=False),
    Things("books", numbered=False),
    Things("starting_tiles", numbered=False, shape="tile"),
    Things("quarters", numbered=False, shape="tile"),
    Things("artifact_tiles", numbered=False, shape="board"),
    Things("golem_upgrades", shape="tile"),
    Things("study_upgrades", shape="tile"),
    Things("board", whole=True, shape="board"),
    Things("graveyard", whole=True, shape="board"),
    Things("street", whole=True, shape="board"),
)
"""None of the cards and tiles has a printed number: ours count them as their owner meets them."""


def thing_name(box: Box, key: str) -> tuple[str, Args]:
    """What a thing is called."""
    table, _, id = key.partition(".")
    message = f"golem-shelved-{table.replace('_', '-')}"
    if table.endswith("_upgrades"):
        return message, {"id": f"@upgrade-{id}"}
    return message, called(id) if id else {}


def field_names(box: Box, thing: str, field: str) -> tuple[Named, ...]:
    """What a value of a thing is called; a space of the street by its district and section."""
    if thing == "street":
        district, _, section = field.partition("-")
        args = {"district": f"@district-{district}", "section": f"@section-{section}"}
        return (Named("golem-building", args),)
    partly = (Named("golem-printed-tops"),) if field.startswith(f"{TOPS}/") else ()
    return *partly, *names("golem", Printed, thing, key_of(thing, field.removeprefix(f"{TOPS}/")))


def described(box: Box, key: str, value: Any) -> list[object]:
    """A printed value as words, numbers and references."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return buttons(value)
    return worded(Printed, key.removeprefix(f"{TOPS}."), value)
