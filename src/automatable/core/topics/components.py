"""The printed components of a game: the box that the rules read, and how an owner enters their own values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec
from msgspec import inspect, structs

from automatable.core.box import components as tables_of_box
from automatable.core.box.components import (
    PROVENANCE,
    ComponentKind,
    ComponentValues,
    join_components,
    overlap,
)
from automatable.core.box.loader import merged, shipped
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.rules import Defect
from automatable.core.forms import component_forms
from automatable.core.topics.topic import B, S, Topic


class Components(Topic[S, B]):
    """The box of a game. By default the rules read the printed values, and practice values can be replaced.

    >>> class MarketComponents(Components[State, object]):
    ...     catalog = (ComponentKind("cards"),)
    """

    catalog: ClassVar[tuple[ComponentKind, ...]] = ()
    """The kinds of components in the order in which they are shown; by default every table."""
    annotation_tables: ClassVar[tuple[str, ...]] = (PROVENANCE,)
    """Tables whose keys are keys of other tables and say something about those; by default ``provenance``."""
    partial_tables: ClassVar[tuple[str, ...]] = ()
    """Tables whose keys are keys of other tables and hold values of which only a part is known."""

    def make_box(self, printed: Any, file: str) -> B:
        """The box that the rules read; by default the printed values as they are.

        Values that cannot be played with are an error that names the file.
        """
        box: B = printed
        return box

    def levels(self) -> Iterable[str]:
        """The levels in this box; none where levels are no printed values."""
        return ()

    def defects(self) -> tuple[Defect, ...]:
        """Values of the box that break a constraint of the rulebook."""
        return ()

    def practice(self, state: S) -> tuple[str, ...]:
        """Tables of practice values in this game; by default those whose provenance says so.

        They are never shown as official (ruling G3).
        """
        provenance = self.game.printed.provenance
        return tuple(name for name, source in provenance.items() if source.kind == "practice")

    def entered_values(self, state: S) -> Data:
        """Printed values entered during the game; by default those in the position's field with that mark.

        They are tables of a box, to add to the owner's.
        """
        tables: Data = next((getattr(state, name) for name in _entered_fields(type(state))), {})
        return self._marked(msgspec.to_builtins(tables))

    def entry_keys(self) -> tuple[str, ...]:
        """Components that the owner can enter; by default those with practice values and an entry form."""
        game = self.game
        ours = shipped(game.folder / "box")
        practice = [key for key, source in ours.get(PROVENANCE, {}).items() if source["kind"] == "practice"]
        return tuple(
            key
            for kind in self.kinds()
            for key in (kind.keys(merged(ours, game.own)) if practice else ())
            if any(f"{key}.".startswith(f"{one}.") for one in practice)
            and component_forms.has_form(game.id, game.printed, key)
        )

    def missing(self) -> tuple[str, ...]:
        """Entry keys whose values are not all known; by default those that still have practice values."""
        return tuple(key for key in self.entry_keys() if component_forms.is_practice(self.game.printed, key))

    def entry_question(self, key: str, answers: Data) -> Question | None:
        """The next question about a component; by default one screen with the fields of its Struct.

        What is known is filled in. None when all is answered.
        """
        question = self._form_of(key)
        return None if key in answers else question

    def entry_tables(self, key: str, answers: Data) -> Data:
        """The answers about a component as tables of a box; by default its fields, marked as printed."""
        self._form_of(key).check(answers.get(key))
        tables = self._marked(
            component_forms.component_tables(self.game.id, self.game.printed, key, answers[key])
        )
        table = key.rpartition(".")[0] or key
        if not any(other != key and overlap(other, table) for other in self.missing()):
            tables[PROVENANCE][table] = component_forms.SOURCE
        return tables

    def _marked(self, tables: Data) -> Data:
        """Entered tables, with their source."""
        return join_components(
            {
                key: ComponentValues(found.values, {PROVENANCE: {"": component_forms.SOURCE}})
                for key, found in self.split(tables).items()
                if "" not in found.values  # it was removed by a correction
            }
        )

    def _form_of(self, key: str) -> Question:
        if key not in self.entry_keys():
            raise UserError("core-unknown-key", key=key)
        message, args = self.game.display.component_name(key)
        question = component_forms.component_question(self.game.id, self.game.printed, key)
        return structs.replace(question, message=message, args=args)

    def kinds(self) -> tuple[ComponentKind, ...]:
        """The kinds of components, those outside the catalog last."""
        others = tables_of_box.catalog_of(shipped(self.game.folder / "box"), self.annotation_tables)
        placed = {
            kind.table.partition(".")[0] for kind in self.catalog if kind.whole or "." not in kind.table
        }
        return (*self.catalog, *(kind for kind in others if kind.table not in placed))

    def split(self, tables: Mapping[str, object]) -> tables_of_box.SplitBox:
        """Tables of a box by component."""
        return tables_of_box.split_components(
            self.kinds(), self.annotation_tables, tables, self.partial_tables
        )


@cache
def _entered_fields(state: type) -> tuple[str, ...]:
    """The fields of a position that hold printed values entered during the game."""
    type_ = inspect.type_info(state)
    assert isinstance(type_, inspect.StructType)
    return tuple(
        one.name
        for one in type_.fields
        if isinstance(one.type, inspect.Metadata) and "entered" in (one.type.extra or {})
    )
