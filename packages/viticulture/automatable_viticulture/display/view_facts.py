"""Names for log and catalog, and how far the game is."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.authoring import Args, Data
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import State, years


def facts(box: Printed, state: State) -> Data:
    """The year, and who plays at which level."""
    year = {"year": state.year, "years": years(box, state)}
    names = {"level": f"@level-{state.level}", "challenge": state.challenge}
    return {
        "progress": {"message": "viticulture-progress", "args": year},
        "sides": {"message": "viticulture-sides", "args": names},
    }


def event_name(box: Printed, event: Mapping[str, object]) -> tuple[str, Args]:
    """The name of an event for undo and log; a space is a reference."""
    plain = {key: value for key, value in event.items() if not isinstance(value, dict | list)}
    if "space" in plain:
        plain["space"] = f"@space-{plain['space']}"
    return f"viticulture-event-{event['type']}", plain


def component_name(box: Printed, key: str) -> tuple[str, Args]:
    """The name of a printed component; spaces and levels are references."""
    table, _, id = key.partition(".")
    names = {"spaces": f"@space-{id}", "levels": f"@level-{id}"}
    return f"viticulture-shelved-{table}", {"id": names.get(table, id)} if id else {}
