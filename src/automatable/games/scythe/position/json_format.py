"""A position as JSON, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Struct, field

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import Pending
from automatable.core.forms.form import no_level
from automatable.core.forms.marks import COUNTS, NONE, REPEATS, words
from automatable.games.scythe.box.printed import Bonus, Faction
from automatable.games.scythe.box.tables import BASE, FOREIGN, MAT, Box
from automatable.games.scythe.position.state import Automa, Human, Modifiers, State, Who, automa_stars

Territory = Annotated[str, words("territory")]
Character = Annotated[str, words("character-place")]
Units = Annotated[list[Annotated[str, words("place")]], REPEATS]
Card = Annotated[int, words("card")]

MASKS = ("structures", "tokens", "disarmed", "marked", "cleared")
"""Fields of the human that are sets of territories."""


class AutomaForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa in JSON: places are territory ids or ``base``; a character may be on the ``mat``."""

    faction: Faction
    character: Character | list[str] = "mat"
    mechs: Units = []
    workers: Units = []
    power: int = 0
    coins: int = 0
    combat_cards: int = 0
    factory_card: bool = False
    tracker: Annotated[int, words("tracker")] | None = None
    combat_stars: int = 0
    power_star: bool | None = None


class HumanForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The human in JSON."""

    faction: Faction
    character: Character | list[str] = "mat"
    mechs: Units = []
    workers: Units = []
    structures: list[Territory] = []
    tokens: list[Territory] = []
    disarmed: list[Territory] = []
    resources: Annotated[dict[Territory, int], COUNTS] = {}
    abilities: list[Annotated[str, words("ability")]] = []
    recruits: list[Annotated[Bonus, words("recruit")]] = []
    power: int = 0
    popularity: int = 0
    coins: int = 0
    stars: int = 0
    combat_stars: int = 0
    marked: list[Territory] = []
    cleared: list[Territory] = []


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON. Everything but the factions may be left out.

    A missing value follows from its pair: scheme and cube, the end of the power track and its star, the cards
    that were turned and the deck.
    """

    automa: AutomaForm
    human: HumanForm
    level: str = "automa"
    modifiers: Modifiers = Modifiers()
    encounters: list[Annotated[str, words("encounter")]] | None = None
    deck: list[Card] | None = None
    combat_pile: list[Card] = []
    top: Annotated[int, words("top-card")] = 0
    scheme: int | None = None
    turn: int = 0
    over: Annotated[Who | None, words("side"), NONE] = None
    structure_bonus: Annotated[int | None, NONE] = None
    resources_counted: Annotated[int | None, NONE] = None
    pending: Pending | None = field(default=None)


def to_json(box: Box, state: State) -> Data:
    """Write a position as JSON."""
    form = Form(
        automa=AutomaForm(
            **{
                **msgspec.structs.asdict(state.automa),
                "character": name_of(box, state.automa.character),
                "mechs": [name_of(box, place) for place in state.automa.mechs],
                "workers": [name_of(box, place) for place in state.automa.workers],
            }
        ),
        human=HumanForm(
            **{
                **msgspec.structs.asdict(state.human),
                "character": name_of(box, state.human.character),
                "mechs": [name_of(box, place) for place in state.human.mechs],
                "workers": [name_of(box, place) for place in state.human.workers],
                "resources": {box.names[place]: count for place, count in state.human.resources},
                "abilities": list(state.human.abilities),
                "recruits": list(state.human.recruits),
                **{key: names_of(box, getattr(state.human, key)) for key in MASKS},
            }
        ),
        level=state.level,
        modifiers=state.modifiers,
        encounters=names_of(box, state.encounters),
        deck=list(each(state.deck)),
        combat_pile=list(each(state.combat_pile)),
        top=state.top,
        scheme=state.scheme,
        turn=state.turn,
        over=state.over,
        structure_bonus=state.structure_bonus,
        resources_counted=state.resources_counted,
        pending=state.pending,
    )
    data: Data = msgspec.to_builtins(form)
    return data


def parse_json(box: Box, data: Mapping[str, object]) -> State:
    """Read a position from JSON."""
    try:
        form = msgspec.convert(data, Form, strict=True)
    except msgspec.ValidationError as error:
        raise UserError("core-bad-position", reason=str(error)) from None
    if form.level not in box.printed.star_cards:
        raise no_level("scythe", form.level, box.printed.star_cards)
    if form.scheme not in (1, 2, None):
        raise UserError("core-bad-position", reason=f"scheme {form.scheme}: 1 or 2")
    for ability in form.human.abilities:
        if ability not in box.printed.factions[form.human.faction].abilities:
            raise UserError(
                "scythe-unknown-ability", ability=ability, faction=f"@faction-{form.human.faction}"
            )
    pile = _cards(box, form.combat_pile)
    first, tracker, star = box.first_star[form.level], form.automa.tracker, form.automa.power_star
    if tracker is None:
        tracker = first if form.scheme == 2 else 0
    if star is None:
        star = form.automa.power >= box.printed.game.power_most
    state = State(
        level=form.level,
        modifiers=form.modifiers,
        automa=Automa(**{**_pieces(box, form.automa), "tracker": tracker, "power_star": star}),
        human=Human(
            **{
                **_pieces(box, form.human),
                "resources": tuple(
                    sorted(
                        (_territory(box, name), count)
                        for name, count in form.human.resources.items()
                        if count
                    )
                ),
                "abilities": tuple(sorted(set(form.human.abilities))),
                "recruits": tuple(sorted(set(form.human.recruits))),
                **{key: _mask(box, getattr(form.human, key)) for key in MASKS},
            }
        ),
        encounters=box.encounters if form.encounters is None else _mask(box, form.encounters),
        deck=undealt(box, pile, form.top) if form.deck is None else _cards(box, form.deck),
        combat_pile=pile,
        top=form.top,
        scheme=2 if form.scheme == 2 or (form.scheme is None and tracker >= first) else 1,
        turn=form.turn,
        over=form.over,
        structure_bonus=form.structure_bonus,
        resources_counted=form.resources_counted,
        pending=form.pending,
    )
    return state if state.over else msgspec.structs.replace(state, over=_ended(box, state))


def undealt(box: Box, pile: Mask, top: int) -> Mask:
    """The deck if only these cards have been turned."""
    return box.deck & ~pile & ~(1 << top if top in box.cards else 0)


def _ended(box: Box, state: State) -> Who | None:
    """The side with its sixth star: it ends the game, whatever else was entered (S31)."""
    last = box.printed.game.stars_to_end
    if state.human.stars >= last:
        return "human"
    on_card = 0 <= state.automa.tracker < box.printed.star_cards[state.level].spaces
    return "automa" if on_card and automa_stars(box, state) >= last else None


def name_of(box: Box, place: int) -> str:
    """The name of a place."""
    if place >= FOREIGN:
        return f"base-{box.bases[place - FOREIGN]}"
    return {BASE: "base", MAT: "mat"}.get(place) or box.names[place]


def names_of(box: Box, mask: Mask) -> list[str]:
    """The names of territories, in reading order."""
    return [box.names[place] for place in each(mask)]


def _pieces(box: Box, form: AutomaForm | HumanForm) -> Data:
    names = [form.character] if isinstance(form.character, str) else form.character
    if len(names) > 1:
        raise UserError("scythe-two-characters", faction=f"@faction-{form.faction}")
    character = MAT if not names or names[0] == "mat" else place_of(box, names[0], form.faction)
    return {
        **msgspec.structs.asdict(form),
        "character": character,
        "mechs": tuple(sorted(place_of(box, name, form.faction) for name in form.mechs)),
        "workers": tuple(sorted(place_of(box, name, form.faction) for name in form.workers)),
    }


def place_of(box: Box, name: str, faction: str) -> int:
    """The place with this name: a territory id, ``base``, or ``base-saxony`` for another faction's base."""
    if name in box.place:
        return box.place[name]
    if name in ("base", f"base-{faction}"):
        return BASE
    if name.startswith("base-") and name[5:] in box.bases:
        return FOREIGN + box.bases.index(name[5:])
    return _territory(box, name)


def _territory(box: Box, name: str) -> int:
    if name not in box.place:
        raise UserError("scythe-unknown-territory", name=name)
    return box.place[name]


def _mask(box: Box, names: Iterable[str]) -> Mask:
    mask = 0
    for name in names:
        mask |= 1 << _territory(box, name)
    return mask


def _cards(box: Box, numbers: Iterable[int]) -> Mask:
    mask = 0
    for number in numbers:
        if number not in box.cards:
            raise UserError("scythe-no-such-card", card=number)
        mask |= 1 << number
    return mask
