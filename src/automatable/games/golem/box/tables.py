"""Tables made once from the printed values: values by key, lists of effects, the orders of boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.bitsets.rings import Rings
from automatable.core.box import loader as boxes
from automatable.core.engine.choices import Mask, mask_of
from automatable.core.engine.deck import Deck, Draw, deck_of
from automatable.core.engine.explanation import Args, Data
from automatable.core.forms.form import Option
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.printed import Improvement, Printed
from automatable.games.golem.position.golem_spot import spot
from automatable.games.golem.position.state import COLOURS, DISTRICTS, LEVELS, ROWS

COMPONENTS = (
    "automa_cards",
    "action_tiles",
    "books",
    "characters",
    "quarters",
    "starting_tiles",
    "artifact_tiles",
)


def called(id: str) -> Args:
    """What words name a component by: our number of it, and its district where it belongs to one."""
    district, _, number = id.rpartition("-")
    return {"id": number, "district": f"@district-{district}"} if district in DISTRICTS else {"id": id}


class Box:
    """What the rules look up; the figures that nearly every rule reads are attributes."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.automa = printed.automa
        self.base = printed.base
        self.board = printed.board
        self.levels = (
            *LEVELS,
            *(str(number) for number in range(len(LEVELS) + 1, len(printed.automa.goal_points) + 1)),
        )
        """A box may go on where the printed levels end; the number of a level is its place here, from 1."""
        self.last_due: tuple[object, tuple[str, int, Mask] | None] = (None, None)
        """The position that was last asked what has to be dealt, and the answer."""
        self.boards: dict[object, Any] = {}
        """The upgrades that were left to make, remembered by what they depend on."""

    @cached_property
    def decks(self) -> dict[str, Deck]:
        """What is drawn from: tokens, marbles (by the row they fall into), and each kind of component."""
        tokens = (Option(id, "golem-option-tokens", {"token": f"@token-{id}"}) for id in DISTRICTS)
        rows = (Option(id, "golem-option-marbles", {"row": f"@row-{id}"}) for id in ROWS)
        found = {"tokens": deck_of("tokens", tokens), "marbles": deck_of("marbles", rows)}
        for kind in COMPONENTS:
            name = kind.replace("_", "-")
            options = (Option(id, f"golem-option-{name}", called(id)) for id in getattr(self.printed, kind))
            found[kind] = deck_of("automa" if kind == "automa_cards" else name, options)
        return found

    @cached_property
    def deals(self) -> dict[str, tuple[Draw, ...]]:
        """What is dealt to each place: how it is asked for, and all that may ever come there.

        Places without names of their own are numbered; no deck fills more places than it has components.
        """
        sections = range(1, self.base.sections + 1)
        named: dict[str, list[Args]] = {
            "marbles": [{"colour": f"@colour-{COLOURS[colour]}"} for colour in self.marble_order],
            "quarters": [
                {"district": f"@district-{district}", "section": f"@section-{section}"}
                for district in DISTRICTS
                for section in sections
            ],
        }
        found = {}
        for name, deck in self.decks.items():
            rule = "refresh" if name in ("marbles", "action_tiles", "books") else "set-up"
            asked = (f"deal-{deck.name}", f"golem-deal-{deck.name}", rule, deck)
            places = named.get(name) or [{"place": number} for number in range(1, len(deck.values) + 1)]
            found[name] = tuple(Draw(*asked, deck.all, args) for args in places)
        found["quarters"] = tuple(
            structs.replace(draw, left=self.quarters_of[DISTRICTS[place // len(sections)]])
            for place, draw in enumerate(found["quarters"])
        )
        return found

    def numbered(self, deck: str, ids: Iterable[str]) -> Mask:
        """The set of these components as numbers; empty places are left out."""
        bits, found = self.decks[deck].bits, 0
        for id in ids:
            found |= bits.get(id, 0)
        return found

    @cached_property
    def quarters_of(self) -> dict[str, Mask]:
        """The neighbourhood tiles of each district."""
        tiles = self.decks["quarters"].values.items()
        return {
            district: mask_of([number for number, id in tiles if str(id).startswith(district)])
            for district in DISTRICTS
        }

    @cached_property
    def images_of(self) -> dict[int, Mask]:
        """The pictures of ingots of each artifact, from the top; pictures are numbered from 0."""
        images = self.printed.images.items()
        return {
            artifact: mask_of([int(id) - 1 for id, image in images if image.artifact == artifact])
            for artifact in range(1, self.base.artifacts + 1)
        }

    @cached_property
    def all_images(self) -> Mask:
        """Every picture of an ingot."""
        return (1 << len(self.printed.images)) - 1

    @cached_property
    def artifacts(self) -> tuple[tuple[int, Mask, int], ...]:
        """Each artifact from the top, its pictures of ingots, and how many of them must be covered."""
        needed = self.board.ingots
        return tuple((number, images, needed[str(number)]) for number, images in self.images_of.items())

    @cached_property
    def lowest_images(self) -> Rings:
        """The pictures of ingots by their height."""
        heights = {int(id) - 1: image.height for id, image in self.printed.images.items()}
        return Rings(
            mask_of([image for image in heights if heights[image] == height])
            for height in sorted({*heights.values()})
        )

    @cached_property
    def plain(self) -> Data:
        """The box as plain data."""
        data: Data = msgspec.to_builtins(self.printed)
        return data

    @cached_property
    def flat(self) -> Data:
        """Every value by its dotted key."""
        return dict(boxes.leaves(self.plain))

    def is_known(self, key: str) -> bool:
        """Whether this key, or a table around it, needs no asking."""
        found = self._looked_up.get(key)
        if found is None:
            around = key
            while around and not self.printed.known.get(around):
                around = around.rpartition(".")[0]
            found = self._looked_up[key] = bool(around)
        return found

    @cached_property
    def _looked_up(self) -> dict[str, bool]:
        """Answers of ``is_known``: a rule reads the same few keys again with every answer."""
        return {}

    @cached_property
    def known_ids(self) -> frozenset[tuple[str, str]]:
        """Components of which something is known, by table and id."""
        parts = [key.split(".") for key in self.printed.known]
        begun = [(kind, id) for kind, ids in self.printed.tops.items() for id in ids]
        return frozenset([*((part[0], part[1]) for part in parts if len(part) > 1), *begun])

    @cached_property
    def effects_of(self) -> dict[str, Effects]:
        """Every list of effects by its dotted key."""
        found: dict[str, Effects] = {}
        for kind in ("action_tiles", "books", "characters", "quarters", "starting_tiles"):
            for id, entry in getattr(self.printed, kind).items():
                found[f"{kind}.{id}.effects"] = entry.effects
        for kind in ("golem_upgrades", "study_upgrades"):
            for id, entry in getattr(self.printed, kind).items():
                found[f"{kind}.{id}.effects"] = entry.effects
        for kind in ("graveyard", "street", "bottom_space"):
            for id, effects in getattr(self.printed, kind).items():
                found[f"{kind}.{id}"] = effects
        for id, tile in self.printed.artifact_tiles.items():
            for number, effects in tile.income.items():
                found[f"artifact_tiles.{id}.income.{number}"] = effects
        return found

    @cached_property
    def golem_ids(self) -> tuple[str, ...]:
        """Golem upgrades in the order the board shows them."""
        return tuple(
            sorted(self.printed.golem_upgrades, key=lambda id: self.printed.golem_upgrades[id].order)
        )

    @cached_property
    def study_ids(self) -> tuple[str, ...]:
        """Study upgrades in the order the board shows them."""
        return tuple(
            sorted(self.printed.study_upgrades, key=lambda id: self.printed.study_upgrades[id].order)
        )

    @cached_property
    def cell_ids(self) -> tuple[str, ...]:
        """The cells of an artifact tile; all tiles have the same."""
        return tuple(next(iter(self.printed.artifact_tiles.values())).cells)

    @cached_property
    def upgrade_ids(self) -> tuple[tuple[str, ...], ...]:
        """The upgrades of each kind, by the number they have in a position."""
        return (self.golem_ids, self.cell_ids, self.study_ids)

    @cached_property
    def improvements(self) -> tuple[Mapping[str, Improvement], ...]:
        """The golem and study upgrades by kind; artifact upgrades are cells of a tile."""
        return (self.printed.golem_upgrades, {}, self.printed.study_upgrades)

    @cached_property
    def all_upgrades(self) -> tuple[Mask, ...]:
        """Every upgrade of each kind."""
        return tuple((1 << len(ids)) - 1 for ids in self.upgrade_ids)

    @cached_property
    def pairs(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each kind the pairs of upgrades of which the book prefers the first."""
        kinds = zip(self.upgrade_ids, self.improvements, strict=True)
        return tuple(_pairs(ids, entries) if entries else () for ids, entries in kinds)

    @cached_property
    def abilities(self) -> dict[str, Mask]:
        """The golem upgrades that bring an ability."""
        entries = [self.printed.golem_upgrades[id].ability for id in self.golem_ids]
        return {
            ability: mask_of([number for number, own in enumerate(entries) if own == ability])
            for ability in entries
        }

    @cached_property
    def far_spots(self) -> Mask:
        """The golem spots of the far sections."""
        districts, far = range(len(DISTRICTS)), self.base.far
        return mask_of(
            [spot(n, section, lying) for n in districts for section in far for lying in (False, True)]
        )

    @cached_property
    def work_costs(self) -> dict[int, int]:
        """The costs of a number of working golems."""
        return {int(number): cost for number, cost in self.base.work_cost.items()}

    @cached_property
    def marble_order(self) -> tuple[int, ...]:
        """All marbles, colour by colour, in the order they are dropped."""
        return tuple(number for number, count in enumerate(self.base.marbles.values()) for _ in range(count))


def _pairs(ids: Sequence[str], entries: Mapping[str, Improvement]) -> tuple[tuple[int, int], ...]:
    """Upgrades by their numbers, each with the one that the book puts after it."""
    return tuple(
        (number, ids.index(entries[id].before)) for number, id in enumerate(ids) if entries[id].before in ids
    )


def component_name(box: Box, key: str) -> tuple[str, Args]:
    """The name of a component."""
    table, _, id = key.partition(".")
    message = f"golem-shelved-{table.replace('_', '-')}"
    if table.endswith("_upgrades"):
        return message, {"id": f"@upgrade-{id}"}
    return message, called(id) if id else {}
