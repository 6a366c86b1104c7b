"""Artifacts: buying and placing gold, and the income of created artifacts."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Pick, fewest, mask_of, most
from automatable.games.golem import resources, strategy
from automatable.games.golem.printed import Table
from automatable.games.golem.state import State
from automatable.games.golem.upgrades import TILES


def image_name(ctx: Any, image: int) -> str:
    """A picture of an ingot."""
    return f"@image-{image + 1}"


def _height(t: Table, image: int) -> int:
    # the owner counts the pictures in the order of placing
    return image if t.owner else t.box.images[str(image + 1)].height


def _column(t: Table, image: int) -> int:
    return 1 if t.owner else t.box.images[str(image + 1)].column


PLACE: Pick[Table] = Pick(
    "place-ingot",
    image_name,
    fewest("golem-tie-lowest-image", _height),
    most("golem-tie-right-image", _column, ruling="L15"),
)


def room(t: Table, s: State) -> bool:
    """Whether a picture is uncovered."""
    return s.ingots != (1 << len(t.box.images)) - 1


def place(t: Table, s: State, number: int = 1) -> State:
    """Put ingots on the lowest uncovered pictures."""
    for _ in range(number):
        free = mask_of([image for image in range(len(t.box.images)) if not s.ingots >> image & 1])
        image = PLACE.among(free, t, t.r)
        if image is None:
            if t.r.listens:
                t.r.note("golem-note-no-image", "place-ingot")
            return s
        artifact = strategy.artifact_of(t, image)
        before = strategy.artifacts(t, s)
        s = structs.replace(s, ingots=s.ingots | 1 << image)
        if t.r.listens:
            t.r.do("golem-do-ingot", "place-ingot", image=f"@image-{image + 1}", artifact=artifact)
        if strategy.artifacts(t, s) != before and t.r.listens:
            t.r.note("golem-note-artifact", "place-ingot", artifact=artifact)
        s = strategy.drop(t, s)
    return s


def buy(t: Table, s: State, discount: int = 0) -> State:
    """Buy one ingot (L29)."""
    if not room(t, s):
        if t.r.listens:
            t.r.note("golem-note-no-image", "place-ingot")
        return resources.refund(t, s, discount)
    s = resources.pay(t, s, t.number("base.gold_price"), discount, "buy-gold")
    return place(t, s)


def income(t: Table, s: State, number: int | None = None) -> State:
    """Income of created artifacts, from the top; special tiles double it in the income phase only."""
    in_phase = number is None
    if strategy.artifacts(t, s) and not s.artifact_tile:
        s = structs.replace(s, artifact_tile=t.identify("artifact_tiles", "artifact-tile"))
    for artifact in strategy.artifacts(t, s)[:number]:
        if t.r.listens:
            t.r.note("golem-note-income", "artifact-income", artifact=artifact)
        tiles = _tiles(t, s, artifact)
        for _ in range(t.box.automa.special_factor if in_phase and "special" in tiles else 1):
            s = _one(t, s, artifact, tiles)
        if "special" in tiles and t.r.listens:
            ruling = "L32" if in_phase and "grey" in tiles else None
            note = "golem-note-doubled" if in_phase else "golem-note-not-doubled"
            t.r.note(note, "special-upgrades", ruling=ruling)
    return s


def _one(t: Table, s: State, artifact: int, tiles: tuple[str, ...]) -> State:
    key = f"artifact_tiles.{s.artifact_tile}.income.{artifact}"
    s = t.use(t, s, t.effects(key), key)
    grey = tiles.count("grey")
    s = resources.gain(t, s, grey * t.box.base.grey_resources, "artifact-income")
    return resources.score(t, s, grey * t.box.base.grey_points, "artifact-income")


def _tiles(t: Table, s: State, artifact: int) -> tuple[str, ...]:
    """The upgrades that lie on an artifact."""
    key = f"artifact_tiles.{s.artifact_tile}.cells"
    cells = list(t.box.artifact_tiles[s.artifact_tile].cells)
    made = [cells[n] for n in range(len(cells)) if s.upgrades[1] >> n & 1]
    own = [cell for cell in made if t.number(f"{key}.{cell}.artifact") == artifact]
    return tuple(t.word(f"{key}.{cell}.tile", TILES) for cell in own)
