"""Share boxes, preview and merge shared ones, compare two of them.

A shared box is checked before anything is saved, and merged completely or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

import automatable
from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.box import merge
from automatable.core.box.components import PROVENANCE, ComponentValues, SplitBox, join_components, overlap
from automatable.core.box.loader import Provenance
from automatable.core.engine.errors import UserError
from automatable.play import requests
from automatable.play.boxes import box_link, catalog, own_box
from automatable.play.boxes.box_link import SharedBox
from automatable.play.input_check import try_box
from automatable.play.requests import Data
from automatable.play.responses import BoxDifference, BoxOffer, BoxShared, BoxView, ContributedBox, Named
from automatable.play.simulations import AnyGame

if TYPE_CHECKING:
    from automatable.play.service import Service

TYPED = "typed by an owner from the printed thing"
UNSIGNED = "a shared box that does not say who typed it"
COMPLETE = "entered by owners of the game"


def share_box(service: Service, request: requests.ShareBox) -> BoxShared:
    """Return the player's own box as a file, as the text of a link, and as texts for QR codes."""
    name, game = request.game, service.game(request.game)
    whole = _shorter_marks(game.components.split(game.own), game.components.missing())
    source = Provenance("transcribed", TYPED, by=request.by, edition=request.edition)
    box = merge.signed(whole, source)
    if not box:
        raise UserError("play-box-empty")
    tables = join_components(box)
    text = box_link.to_text(SharedBox(game=name, tables=tables))
    return BoxShared(f"{name}.toml", box_link.to_toml(name, tables), text, box_link.in_parts(name, box))


def _shorter_marks(box: SplitBox, missing: Iterable[str]) -> SplitBox:
    """Mark a complete component once instead of value by value, which makes the link shorter."""
    left = tuple(missing)
    return {
        key: values
        if any(overlap(each, key) for each in left)
        else ComponentValues(values.values, {table: _once(marks) for table, marks in values.marks.items()})
        for key, values in box.items()
    }


def _once(marks: dict[str, object]) -> dict[str, object]:
    mark, *others = marks.values()
    return {"": mark} if all(other == mark for other in others) else marks


def preview_box(service: Service, request: requests.PreviewBox) -> BoxOffer:
    """Return what a shared box would change; nothing is saved."""
    carried = box_link.read(request.text)
    game = service.game(game_of(carried, request.game))
    mine, theirs = _both(game, carried)
    found = list(merge.differences(mine, theirs))
    return BoxOffer(
        game=game.id,
        part=carried.part,
        parts=carried.parts,
        sources=_sources(theirs),
        new=_names(game, (one.component for one in found if one.mine is None)),
        same=_same(mine, theirs),
        differences=tuple(worded(game, one) for one in found if None not in (one.mine, one.theirs)),
    )


def merge_box(service: Service, request: requests.MergeBox) -> BoxView:
    """Merge a shared box into the own box: all new values, and the chosen ones of those that differ."""
    carried = box_link.read(request.text)
    before = service.game(game_of(carried, request.game))
    mine, others = _both(before, carried)
    chosen = frozenset(request.theirs)
    if unknown := chosen - {one.key for one in merge.differences(mine, others)}:
        raise UserError("core-unknown-key", key=min(unknown))
    tables = completed(before.id, join_components(merge.merged(mine, others, chosen)))
    after = games.load(before.id, tables, f"{before.id}.toml")
    try_box(after, f"{after.id}.toml")
    _check_new_defects(before, after)
    old = dict(boxes.leaves(before.own))
    changed = [key for key, value in boxes.leaves(tables) if key not in old or old[key] != value]
    marks = tuple(f"{table}." for table in before.components.annotation_tables)
    view = own_box.save(service, before.id, tables)
    return structs.replace(view, changed=tuple(key for key in changed if not key.startswith(marks)))


def compare_boxes(service: Service, request: requests.CompareBoxes) -> list[BoxDifference]:
    """Return the differences between two boxes in words."""
    first, second, name = box_link.read(request.one), box_link.read(request.other), request.game
    id = game_of(first, game_of(second, name) if second.game or name else first.game)
    game_of(second, id)
    game = games.load(id)
    mine, theirs = (_foreign(game, carried) for carried in (first, second))
    theirs = merge.renumbered(game.components.kinds(), own_box.shipped(game), mine, theirs)
    return [worded(game, difference) for difference in merge.differences(mine, theirs)]


def completed(name: str, tables: Data) -> Data:
    """Mark the tables of practice values that owners have entered completely as transcribed."""
    game = games.load(name, tables, f"{name}.toml")
    missing = {key.partition(".")[0] for key in game.components.missing()}
    asked = {key.partition(".")[0] for key in games.load(name).components.missing()}
    complete = Provenance("transcribed", COMPLETE)
    whole = {
        table: msgspec.to_builtins(complete)
        for table, source in game.printed.provenance.items()
        if source.kind == "practice" and table in asked - missing
    }
    return boxes.merged(tables, {PROVENANCE: whole}) if whole else tables


def list_contributed(service: Service, request: requests.ListContributed) -> list[ContributedBox]:
    """Return the contributed boxes of a game."""
    return contributed(request.game)


def contributed(name: str) -> list[ContributedBox]:
    """The contributed boxes of a game."""
    games.game_class(name)
    found = []
    for path in contributed_files():
        carried = box_link.read(path.read_text(encoding="utf-8"), path.name)
        if carried.game == name:
            box = _foreign(games.load(name), carried)
            text = box_link.to_text(carried)
            found.append(ContributedBox(path.stem, _sources(box), len(box), text))
    return found


def contributed_files() -> list[Path]:
    """The files of contributed boxes: beside the package in the repository, inside it once installed."""
    package = Path(automatable.__file__).parent
    folder = next(
        (each for each in (package / "boxes", package.parents[1] / "boxes") if each.is_dir()), package
    )
    return sorted(folder.glob("*.toml")) if folder != package else []


def game_of(carried: SharedBox, name: str) -> str:
    """The game of a shared box: the one it names, or else the one that was requested."""
    if carried.game and name and carried.game != name:
        raise UserError("play-box-other-game", game=carried.game, wanted=name)
    if not carried.game and not name:
        raise UserError("play-box-which-game", games=", ".join(games.names()))
    return games.game_class(carried.game or name).id


def worded(game: AnyGame, one: merge.Difference) -> BoxDifference:
    """A difference in words."""
    mine, theirs = (
        None if value is None else game.display.describe_value(one.key, value)
        for value in (one.mine, one.theirs)
    )
    return BoxDifference(
        one.key,
        Named(*game.display.component_name(one.component)),
        game.display.field_names(one.component, one.field),
        mine,
        theirs,
    )


def _both(game: AnyGame, carried: SharedBox) -> tuple[SplitBox, SplitBox]:
    mine = game.components.split(game.own)
    return mine, merge.renumbered(
        game.components.kinds(), own_box.shipped(game), mine, _foreign(game, carried)
    )


def _foreign(game: AnyGame, carried: SharedBox) -> SplitBox:
    """The components of a shared box that fits the game, with printed sources demoted to transcribed."""
    games.load(game.id, carried.tables, f"{game.id}.toml")
    box = merge.signed(game.components.split(carried.tables), Provenance("transcribed", UNSIGNED))
    for values in box.values():
        sources: dict[str, Any] = values.marks[PROVENANCE]
        values.marks[PROVENANCE] = {
            field: {**source, "kind": "transcribed"} if source["kind"] == "printed" else source
            for field, source in sources.items()
        }
    return box


def _check_new_defects(before: AnyGame, after: AnyGame) -> None:
    """Refuse a box that contradicts the rulebook where the box before did not."""
    known = catalog.defects(before)
    for defect in catalog.defects(after):
        if defect not in known:
            raise UserError(defect.message, **defect.args)


def _names(game: AnyGame, keys: Iterable[str]) -> tuple[Named, ...]:
    return tuple(Named(*game.display.component_name(key)) for key in dict.fromkeys(keys))


def _same(mine: SplitBox, theirs: SplitBox) -> int:
    """The number of components without a new or different value."""
    return sum(
        key in mine and all(mine[key].values.get(field) == value for field, value in values.values.items())
        for key, values in theirs.items()
    )


def _sources(box: SplitBox) -> tuple[Provenance, ...]:
    """The sources of a box, each once."""
    found = (source for values in box.values() for source in values.marks.get(PROVENANCE, {}).values())
    return tuple(dict.fromkeys(msgspec.convert(source, Provenance) for source in found))
