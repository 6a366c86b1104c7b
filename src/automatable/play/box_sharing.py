"""Boxes that leave and come: shared, looked at, merged with one's own, compared.

What comes is looked at before anything is kept, and taken whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

import automatable
from automatable import games
from automatable.core import box as boxes
from automatable.core import merging
from automatable.core.box import Provenance
from automatable.core.game import Game
from automatable.core.refused import Refused
from automatable.core.things import PROVENANCE, Box, Told, overlap, put_together
from automatable.play import carrying, shelf, shelving
from automatable.play.carrying import Carried
from automatable.play.replies import BoxDifference, BoxOffer, BoxShared, BoxView, Contributed, Named

if TYPE_CHECKING:
    from automatable.play.desk import Desk

TYPED = "typed by an owner from the printed thing"
UNSIGNED = "a shared box that does not say who typed it"
COMPLETE = "entered by owners of the game"


def share(desk: Desk, name: str, by: str, edition: str) -> BoxShared:
    """The player's own values as a file, as the text of a link, and as texts for QR codes."""
    game = desk.game(name)
    whole = _marked_whole(game.taken_apart(game.own), game.missing())
    box = merging.signed(whole, Provenance("transcribed", TYPED, by=by, edition=edition))
    if not box:
        raise Refused("play-box-empty")
    tables = put_together(box)
    text = carrying.to_text(Carried(game=name, tables=tables))
    return BoxShared(f"{name}.toml", carrying.to_toml(name, tables), text, carrying.in_parts(name, box))


def _marked_whole(box: Box, missing: Iterable[str]) -> Box:
    """A thing of which nothing is missing is marked once and not value by value: a shorter link."""
    left = tuple(missing)
    return {
        thing: told
        if any(overlap(key, thing) for key in left)
        else Told(told.values, {table: _once(marks) for table, marks in told.marks.items()})
        for thing, told in box.items()
    }


def _once(marks: dict[str, object]) -> dict[str, object]:
    mark, *others = marks.values()
    return {"": mark} if all(other == mark for other in others) else marks


def look(desk: Desk, text: str, name: str) -> BoxOffer:
    """What a box would bring, and where it differs from one's own; nothing is kept."""
    carried = carrying.read(text)
    game = desk.game(which(carried, name))
    mine, theirs = _both(game, carried)
    found = list(merging.differences(mine, theirs))
    return BoxOffer(
        game=game.id,
        part=carried.part,
        parts=carried.parts,
        sources=_sources(theirs),
        new=_names(game, (one.thing for one in found if one.mine is None)),
        same=_same(mine, theirs),
        differences=tuple(worded(game, one) for one in found if None not in (one.mine, one.theirs)),
    )


def take(desk: Desk, text: str, name: str, theirs: Iterable[str]) -> BoxView:
    """One's own box with what came: all that is new, and of what differs the keys that were chosen."""
    carried = carrying.read(text)
    before = desk.game(which(carried, name))
    mine, others = _both(before, carried)
    chosen = frozenset(theirs)
    if strange := chosen - {one.key for one in merging.differences(mine, others)}:
        raise Refused("core-unknown-key", key=min(strange))
    tables = completed(before.id, put_together(merging.merged(mine, others, chosen)))
    _keeps_the_book(before, games.load(before.id, tables, f"{before.id}.toml"))
    was = dict(boxes.leaves(before.own))
    changed = [key for key, value in boxes.leaves(tables) if key not in was or was[key] != value]
    marks = tuple(f"{table}." for table in before.marking)
    view = shelf.save(desk, before.id, tables)
    return structs.replace(view, changed=tuple(key for key in changed if not key.startswith(marks)))


def compare(one: str, other: str, name: str) -> tuple[BoxDifference, ...]:
    """Where two boxes differ, in words; nothing is kept."""
    first, second = carrying.read(one), carrying.read(other)
    id = which(first, which(second, name) if second.game or name else first.game)
    which(second, id)
    game = games.load(id)
    mine, theirs = (_foreign(game, carried) for carried in (first, second))
    theirs = merging.renumbered(game.kinds(), shelf.shipped(game), mine, theirs)
    return tuple(worded(game, difference) for difference in merging.differences(mine, theirs))


def completed(name: str, tables: dict[str, Any]) -> dict[str, Any]:
    """A table of practice values that owners have told whole is practice no longer."""
    game = games.load(name, tables, f"{name}.toml")
    missing = {key.partition(".")[0] for key in game.missing()}
    asked = {key.partition(".")[0] for key in games.load(name).missing()}
    told = Provenance("transcribed", COMPLETE)
    whole = {
        table: msgspec.to_builtins(told)
        for table, source in game.printed.provenance.items()
        if source.kind == "practice" and table in asked - missing
    }
    return boxes.merged(tables, {PROVENANCE: whole}) if whole else tables


def contributed(name: str) -> tuple[Contributed, ...]:
    """The boxes of this game that owners gave to the project."""
    games.door(name)
    found = []
    for path in contributed_files():
        carried = carrying.read(path.read_text(encoding="utf-8"), path.name)
        if carried.game == name:
            box = _foreign(games.load(name), carried)
            text = carrying.to_text(carried)
            found.append(Contributed(path.stem, _sources(box), len(box), text))
    return tuple(found)


def contributed_files() -> list[Path]:
    """Where the project keeps them: beside the package in its repository, inside it once it is installed."""
    package = Path(automatable.__file__).parent
    folder = next(
        (each for each in (package / "boxes", package.parents[1] / "boxes") if each.is_dir()), package
    )
    return sorted(folder.glob("*.toml")) if folder != package else []


def which(carried: Carried, name: str) -> str:
    """The game a box belongs to: it says so itself, or whoever brings it."""
    if carried.game and name and carried.game != name:
        raise Refused("play-box-other-game", game=carried.game, wanted=name)
    if not carried.game and not name:
        raise Refused("play-box-which-game", games=", ".join(games.names()))
    return games.door(carried.game or name).id


def worded(game: Game[Any, Any], one: merging.Difference) -> BoxDifference:
    """A difference as the faces show it."""
    mine, theirs = (
        None if value is None else game.described(one.key, value) for value in (one.mine, one.theirs)
    )
    return BoxDifference(
        one.key,
        Named(*game.thing_name(one.thing)),
        game.field_names(one.thing, one.field),
        mine,
        theirs,
    )


def _both(game: Game[Any, Any], carried: Carried) -> tuple[Box, Box]:
    mine = game.taken_apart(game.own)
    return mine, merging.renumbered(game.kinds(), shelf.shipped(game), mine, _foreign(game, carried))


def _foreign(game: Game[Any, Any], carried: Carried) -> Box:
    """A box from elsewhere, once it fits the game; what it tells is transcribed, whatever it calls itself."""
    games.load(game.id, carried.tables, f"{game.id}.toml")
    box = merging.signed(game.taken_apart(carried.tables), Provenance("transcribed", UNSIGNED))
    for told in box.values():
        sources: dict[str, Any] = told.marks[PROVENANCE]
        told.marks[PROVENANCE] = {
            field: {**source, "kind": "transcribed"} if source["kind"] == "printed" else source
            for field, source in sources.items()
        }
    return box


def _keeps_the_book(before: Game[Any, Any], after: Game[Any, Any]) -> None:
    known = shelving.defects(before)
    for defect in shelving.defects(after):
        if defect not in known:
            raise Refused(defect.message, **defect.args)


def _names(game: Game[Any, Any], keys: Iterable[str]) -> tuple[Named, ...]:
    return tuple(Named(*game.thing_name(key)) for key in dict.fromkeys(keys))


def _same(mine: Box, theirs: Box) -> int:
    """Things of which nothing new comes."""
    return sum(
        thing in mine and all(mine[thing].values.get(field) == value for field, value in told.values.items())
        for thing, told in theirs.items()
    )


def _sources(box: Box) -> tuple[Provenance, ...]:
    """Who typed what is in it, each once."""
    found = (source for told in box.values() for source in told.marks.get(PROVENANCE, {}).values())
    return tuple(dict.fromkeys(msgspec.convert(source, Provenance) for source in found))
