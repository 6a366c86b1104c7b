"""The rabbi action: which tile, or the printed space below them."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, mask_of, prefer
from automatable.core.question import Option, Question
from automatable.games.golem import golems, resources
from automatable.games.golem.effects import kills
from automatable.games.golem.printed import Table
from automatable.games.golem.state import BOTTOM, UNKNOWN, State

PLACES = range(BOTTOM + 1)


class Tiles:
    """What the choice of a tile looks at."""

    __slots__ = ("free", "killing", "present", "wanted")

    def __init__(self, numbers: tuple[int, ...], present: Mask, free: Mask, killing: Mask) -> None:
        self.wanted = {number - 1: order for order, number in enumerate(numbers)}
        self.present = present
        self.free = free
        self.killing = killing

    def order(self, place: int) -> int:
        """The numbers of the card, then tiles it does not name, the printed space last (L4)."""
        return self.wanted.get(place, BOTTOM + place) + 1


def place_name(ctx: Any, place: int) -> str:
    """A place for a rabbi."""
    return f"@place-{place + 1}"


KEEP: Keep[Tiles] = Keep(
    "rabbi-place",
    place_name,
    Condition("golem-cond-tile-present", lambda c: c.present),
    Condition("golem-cond-tile-free", lambda c: c.free),
    Condition("golem-cond-bottom-only-to-kill", lambda c: ~0 if c.killing else ~(1 << BOTTOM)),
)
PICK: Pick[Tiles] = Pick(
    "rabbi-place",
    place_name,
    prefer("golem-tie-kills-far-golem", lambda c: c.killing),
    fewest("golem-tie-number-order", lambda c, place: c.order(place)),
)


def look_at(t: Table, s: State, place: int) -> State:
    """Make sure the tile of a place is known."""
    if s.tiles[place]:
        return s
    shuffled_again = s.round * len(s.tiles) > len(t.box.action_tiles)
    besides = [tile for tile in (*s.tiles, *(() if shuffled_again else s.used_tiles)) if tile]
    tile = t.identify("action_tiles", f"tile-{place + 1}", besides, place=place + 1)
    return structs.replace(s, tiles=(*s.tiles[:place], tile, *s.tiles[place + 1 :]))


def _is_free(t: Table, s: State, place: int) -> tuple[State, bool]:
    """Whether a tile is free; asked only after a turn nobody told."""
    if s.taken >> place & 1:
        return s, False
    hidden = any(s.unseen >> n & 1 and s.rabbis[n] == UNKNOWN for n in range(s.humans))
    if not hidden:
        return s, True
    options = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))
    question = Question(
        f"free-{place + 1}", "golem-is-tile-free", "rabbi-place", {"place": place + 1}, options
    )
    if t.r.ask(question):
        return s, True
    return structs.replace(s, taken=s.taken | 1 << place), False


def choose(t: Table, s: State, numbers: tuple[int, ...]) -> tuple[State, int]:
    """The place for the rabbi; tiles are looked at only as far as the choice needs them."""
    present = range(len(s.tiles))
    order = [number - 1 for number in numbers]
    order += [place for place in present if place not in order]
    hunting = golems.far_golem(t, s)
    looked: Mask = 1 << BOTTOM
    free: Mask = 1 << BOTTOM
    killing: Mask = 0
    for place in order:
        looked |= 1 << place
        if place not in present:
            continue
        s, is_free = _is_free(t, s, place)
        if not is_free:
            continue
        free |= 1 << place
        if hunting:
            s = look_at(t, s, place)
            if kills(t.effects(f"action_tiles.{s.tiles[place]}.effects")):
                killing |= 1 << place
        if killing or not hunting:
            break
    if hunting and kills(t.effects("bottom_space.effects")):
        killing |= 1 << BOTTOM
    tiles = Tiles(numbers, mask_of(present) | 1 << BOTTOM, free, killing)
    chosen = PICK.among(KEEP.among(looked, tiles, t.r), tiles, t.r)
    return s, BOTTOM if chosen is None else chosen


def numbers_of(t: Table, card: str) -> tuple[int, ...]:
    """The grey column of a card."""
    return t.sequence(f"automa_cards.{card}.rabbi", tuple(range(1, BOTTOM + 1)))


def act(t: Table, s: State, numbers: tuple[int, ...]) -> State:
    """Put the rabbi there and use what the place offers."""
    s, place = choose(t, s, numbers)
    if t.r.listens:
        t.r.do("golem-do-rabbi", "rabbi-place", place=place_name(None, place))
    if place == BOTTOM:
        s = structs.replace(s, rabbi=place)
        return resources.use(t, s, t.effects("bottom_space.effects"), "bottom-space", "rabbi-place")
    s = look_at(t, structs.replace(s, rabbi=place, taken=s.taken | 1 << place), place)
    tile = s.tiles[place]
    return resources.use(
        t, s, t.effects(f"action_tiles.{tile}.effects"), f"action_tiles.{tile}", "rabbi-place"
    )
