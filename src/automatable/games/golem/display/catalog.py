"""The printed components of the box, and their values in words."""

from __future__ import annotations

from automatable.core.box.components import ComponentKind, key_of
from automatable.core.forms.form import Named
from automatable.core.forms.labels import names, worded
from automatable.games.golem.box.effect_names import described as buttons
from automatable.games.golem.box.keys import TOPS
from automatable.games.golem.box.printed import Printed
from automatable.games.golem.box.tables import Box, component_name

__all__ = ["CATALOG", "component_name", "describe_value", "field_names"]

CATALOG = (
    ComponentKind("automa_cards", numbered=False),
    ComponentKind("action_tiles", numbered=False, shape="tile"),
    ComponentKind("characters", numbered=False),
    ComponentKind("books", numbered=False),
    ComponentKind("starting_tiles", numbered=False, shape="tile"),
    ComponentKind("quarters", numbered=False, shape="tile"),
    ComponentKind("artifact_tiles", numbered=False, shape="board"),
    ComponentKind("golem_upgrades", shape="tile"),
    ComponentKind("study_upgrades", shape="tile"),
    ComponentKind("board", whole=True, shape="board"),
    ComponentKind("graveyard", whole=True, shape="board"),
    ComponentKind("street", whole=True, shape="board"),
)
"""Cards and tiles have no printed numbers. Ours are the order in which the owner enters them."""


def field_names(box: Box, component: str, field: str) -> tuple[Named, ...]:
    """The name of a value of a component; a space of the street by its district and section."""
    if component == "street":
        district, _, section = field.partition("-")
        args = {"district": f"@district-{district}", "section": f"@section-{section}"}
        return (Named("golem-building", args),)
    partly = (Named("golem-printed-tops"),) if field.startswith(f"{TOPS}/") else ()
    return *partly, *names("golem", Printed, component, key_of(component, field.removeprefix(f"{TOPS}/")))


def describe_value(box: Box, key: str, value: object) -> list[object]:
    """A printed value as words, numbers and references."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return buttons(value)
    return worded(Printed, key.removeprefix(f"{TOPS}."), value)
