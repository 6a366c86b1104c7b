"""Artifacts: buying and placing gold, and the income of created artifacts."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Pick, fewest, most
from automatable.games.golem import by_hand, resources, strategy
from automatable.games.golem.reading import Table
from automatable.games.golem.state import State


def image_name(ctx: Any, image: int) -> str:
    """A picture of an ingot."""
    return f"@image-{image + 1}"


def _height(table: Table, image: int) -> int:
    # of the owner's pictures, counted in the order of placing, one is next: there is nothing to compare
    return table.box.printed.images[str(image + 1)].height


def _column(table: Table, image: int) -> int:
    return table.box.printed.images[str(image + 1)].column


PLACE: Pick[Table] = Pick(
    "place-ingot",
    image_name,
    fewest("golem-tie-lowest-image", _height, rings=lambda table: table.box.lowest_images),
    most("golem-tie-right-image", _column, ruling="L15"),
    what="golem-what-image",
)


def place(table: Table, state: State, number: int = 1) -> State:
    """Put ingots on the lowest uncovered pictures."""
    for _ in range(number):
        image = PLACE.among(strategy.uncovered(table, state), table, table.r)
        if image is None:
            if table.r.listens:
                table.r.note("golem-note-no-image", "place-ingot")
            return state
        artifact = strategy.artifact_of(table, image)
        before = strategy.artifacts(table, state)
        state = structs.replace(state, ingots=state.ingots | 1 << image)
        if table.r.listens:
            table.r.do("golem-do-ingot", "place-ingot", image=image_name(table, image), artifact=artifact)
        if strategy.artifacts(table, state) != before and table.r.listens:
            table.r.note("golem-note-artifact", "place-ingot", artifact=artifact)
        state = strategy.drop(table, state)
    return state


def buy(table: Table, state: State, discount: int = 0) -> State:
    """Buy one ingot (L29)."""
    if table.owner:
        table.need(*wanted(table, state))
    if not strategy.uncovered(table, state):
        if table.r.listens:
            table.r.note("golem-note-no-image", "place-ingot")
        return resources.refund(table, state, discount)
    if table.r.listens and strategy.uncovered(table, state).bit_count() > 1:
        table.r.note("golem-note-one-ingot", "buy-gold", ruling="L29")
    state = resources.pay(table, state, table.number("board.gold_price"), discount, "buy-gold")
    return place(table, state)


def wanted(table: Table, state: State) -> tuple[str, ...]:
    """What is asked for when an owner's next ingot is bought: its price, and how many its artifact takes."""
    image = state.ingots.bit_count()
    for artifact in range(table.box.base.artifacts, 0, -1):
        key = f"board.ingots.{artifact}"
        number = table.told(key)
        if number is None:
            return ("board.gold_price", key)
        if image < number:
            return ("board.gold_price",)
        image -= number
    return ()


def giving(table: Table, state: State) -> tuple[int, ...]:
    """Created artifacts from the top, but for one whose income is just being taken (L24)."""
    return tuple(
        artifact
        for artifact in strategy.artifacts(table, state)
        if income_key(state, artifact) not in table.within
    )


def income_key(state: State, artifact: int) -> str:
    """Where the income of an artifact is printed."""
    return f"artifact_tiles.{state.artifact_tile}.income.{artifact}"


def income(table: Table, state: State, number: int | None = None) -> State:
    """Income of created artifacts, from the top; special tiles double it in the income phase only."""
    in_phase = number is None
    if not state.artifact_tile and strategy.artifacts(table, state):
        state = structs.replace(state, artifact_tile=table.identify("artifact_tiles", "artifact-tile"))
    created = giving(table, state)
    if table.r.listens and number is not None and number < len(created):
        table.r.note("golem-note-from-the-top", "artifact-income", ruling="L27")
    for artifact in created[:number]:
        tiles = _tiles(table, state, artifact)
        if table.r.listens:
            table.r.note("golem-note-income", "artifact-income", artifact=artifact)
            _tell_tiles(table, tiles, in_phase)
        for _ in range(table.box.automa.special_factor if in_phase and "special" in tiles else 1):
            state = _one(table, state, artifact, tiles)
    return state


def _tell_tiles(table: Table, tiles: tuple[str, ...], in_phase: bool) -> None:
    if "grey" in tiles:
        number, base = tiles.count("grey"), table.box.base
        resource, points = number * base.grey_resources, number * base.grey_points
        table.r.note("golem-note-grey", "grey-upgrades", resources=resource, points=points)
    if "special" in tiles:
        ruling = "L32" if in_phase and "grey" in tiles else None
        note = "golem-note-doubled" if in_phase else "golem-note-not-doubled"
        table.r.note(note, "special-upgrades", ruling=ruling)


def _one(table: Table, state: State, artifact: int, tiles: tuple[str, ...]) -> State:
    key = income_key(state, artifact)
    state = by_hand.used(table, state, key, key, "artifact-income", if_any=True)
    grey = tiles.count("grey")
    state = resources.gain(table, state, grey * table.box.base.grey_resources, "artifact-income")
    return resources.score(table, state, grey * table.box.base.grey_points, "artifact-income")


def _tiles(table: Table, state: State, artifact: int) -> tuple[str, ...]:
    """The upgrades that lie on an artifact."""
    key = f"artifact_tiles.{state.artifact_tile}.cells"
    cells = list(table.box.printed.artifact_tiles[state.artifact_tile].cells)
    made = [cells[n] for n in range(len(cells)) if state.upgrades[1] >> n & 1]
    table.need(*(f"{key}.{cell}.{part}" for cell in made for part in ("artifact", "tile")))
    own = [cell for cell in made if table.number(f"{key}.{cell}.artifact") == artifact]
    return tuple(table.word(f"{key}.{cell}.tile") for cell in own)
