"""An Automa card: a worker on every space of the season that it names and that is free."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from automatable.authoring import Condition, Keep, Mask, Resolver, Rule, UserError, each, mask_of
from automatable_viticulture.box.printed import SLOTS, Printed, Season, Space
from automatable_viticulture.position.events import CardTurned
from automatable_viticulture.position.state import State, placed

ALL: Mask = (1 << SLOTS) - 1


class Look(Struct, frozen=True):
    """A card in a season: candidates are its slots from top to bottom. ``free`` are those that remain."""

    box: Printed
    state: State
    season: Season
    slots: tuple[Space, ...]
    free: Mask = ALL


def named(look: Look, slot: int) -> str:
    """The space of a slot."""
    return f"@space-{look.slots[slot]}"


def _in_season(look: Look) -> Mask:
    return mask_of([at for at, one in enumerate(look.slots) if look.box.spaces[one].season == look.season])


def _on_base_board(look: Look) -> Mask:
    return mask_of([slot for slot in range(SLOTS) if not look.box.spaces[look.slots[slot]].tuscany])


def _unoccupied(look: Look) -> Mask:
    taken = (*look.state.workers, look.state.planned)
    return mask_of([slot for slot in range(SLOTS) if look.slots[slot] not in taken])


def _in_stock(look: Look) -> Mask:
    """As many slots from the top as workers are left (V2)."""
    left = look.box.automa.workers - len(look.state.workers)
    return mask_of(list(each(look.free)[:left]))


FREE: Keep[Look] = Keep(
    "place", named,
    Condition("viticulture-out-season", _in_season),
    Condition("viticulture-out-tuscany", _on_base_board),
    Condition("viticulture-out-occupied", _unoccupied),
    what="viticulture-what-place",
)  # fmt: skip
STOCK: Keep[Look] = Keep(
    "six-workers", named,
    Condition("viticulture-out-stock", _in_stock, ruling="V2"), what="viticulture-what-place",
)  # fmt: skip


def spaces_of(box: Printed, state: State, card: str, season: Season, r: Resolver) -> tuple[Space, ...]:
    """The spaces on which this card puts a worker, in printed order."""
    look = Look(box, state, season, box.cards[card].slots)  # type: ignore[arg-type]
    free = FREE.among(ALL, look, r)
    if free.bit_count() > box.automa.workers - len(state.workers):
        free = STOCK.among(free, replace(look, free=free), r)
    return tuple(look.slots[slot] for slot in each(free))


def draws_again(box: Printed, state: State, season: Season) -> bool:
    """Whether the Automa draws a further card: at the hard levels, below two workers, while it has some."""
    few = placed(box, state, season) < box.automa.wanted
    return box.levels[state.level].draws_on and few and len(state.workers) < box.automa.workers


def turn_card(box: Printed, state: State, event: CardTurned, r: Resolver) -> State:
    """Place the workers of a card; then another card, or your turns of the season."""
    season = state.step
    if season not in ("summer", "winter") or event.card not in state.left:
        raise UserError("viticulture-no-card", card=event.card)
    _before(state, season, event.card, r)
    found = spaces_of(box, state, event.card, season, r)
    for space in found:
        r.instruct("viticulture-do-place", "place", space=f"@space-{space}")
    if not found:
        r.instruct("viticulture-do-place-none", "extra-skip" if state.more else "place-none")
    left = tuple(card for card in state.left if card != event.card)
    if not left:
        left = tuple(box.cards)
        r.instruct_holder("automa", "viticulture-do-reshuffle", "reshuffle")
    cards = (*state.cards, event.card) if state.more else (event.card,)
    after = replace(state, workers=(*state.workers, *found), left=left, cards=cards, more=False)
    if draws_again(box, after, season):
        r.note("viticulture-note-again", "hard-draw", workers=placed(box, after, season))
        return replace(after, more=True)
    return replace(after, step="winter" if season == "summer" else "year-end")


def _before(state: State, season: Season, card: str, r: Resolver) -> None:
    """What comes before the card: your fall, your planned action; then the card itself."""
    if season == "winter" and not state.more:
        r.instruct("viticulture-do-fall", "fall")
        if state.planned is not None:
            r.instruct("viticulture-do-planned-now", "V9", space=f"@space-{state.planned}")
    rule = "hard-draw" if state.more else f"{season}-card"
    r.instruct("viticulture-do-card", rule, card=card, season=season)


def place(box: Printed, state: State, args: Mapping[str, object], r: Resolver) -> list[str]:
    """The spaces that a card blocks in a season, on this position: the rule that can be asked on its own."""
    card, season = str(args.get("card", "")), args.get("season", "summer")
    if card not in box.cards:
        raise UserError("viticulture-no-card", card=card)
    if season not in ("summer", "winter"):
        raise UserError("core-bad-input", rule="place", input="season", value=str(season))
    return list(spaces_of(box, state, card, season, r))


INPUTS = {"card": "the number of the Automa card", "season": "summer or winter"}
RULES = {"place": Rule("place", (FREE, STOCK, "viticulture-step-place"), place, INPUTS)}
