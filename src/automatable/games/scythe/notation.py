"""The forms of a position: JSON both ways, and its named defects. The short text is in ``shorthand.py``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from automatable.core.choosing import Mask, each
from automatable.core.game import Defect
from automatable.core.refused import Refused
from automatable.core.resolution import Pending
from automatable.games.scythe.human import contested, place_of
from automatable.games.scythe.printed import Bonus, Faction, Level
from automatable.games.scythe.state import (
    Automa,
    Human,
    Modifiers,
    State,
    Who,
    automa_stars,
    combat_units,
    territories,
    water_open,
)
from automatable.games.scythe.tables import BASE, MAT, Tables


class AutomaForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa in JSON: places are territory ids or ``base``; a character may be on the ``mat``."""

    faction: Faction
    character: str | list[str] = "mat"
    mechs: list[str] = []
    workers: list[str] = []
    power: int = 0
    coins: int = 0
    combat_cards: int = 0
    factory_card: bool = False
    tracker: int = 0
    combat_stars: int = 0
    power_star: bool = False


class HumanForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The human in JSON."""

    faction: Faction
    character: str | list[str] = "mat"
    mechs: list[str] = []
    workers: list[str] = []
    structures: list[str] = []
    tokens: list[str] = []
    resources: dict[str, int] = {}
    abilities: list[str] = []
    recruits: list[Bonus] = []
    power: int = 0
    popularity: int = 0
    coins: int = 0
    stars: int = 0
    combat_stars: int = 0
    marked: list[str] = []
    cleared: list[str] = []


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON. Everything but the factions may be left out."""

    automa: AutomaForm
    human: HumanForm
    level: Level = "automa"
    modifiers: Modifiers = Modifiers()
    encounters: list[str] | None = None
    deck: list[int] | None = None
    combat_pile: list[int] = []
    top: int = 0
    scheme: int = 1
    turn: int = 0
    over: Who | None = None
    structure_bonus: int | None = None
    pending: Pending | None = field(default=None)


def to_json(t: Tables, s: State) -> dict[str, Any]:
    """The JSON form."""
    form = Form(
        automa=AutomaForm(
            **{
                **msgspec.structs.asdict(s.automa),
                "character": name_of(t, s.automa.character),
                "mechs": [name_of(t, place) for place in s.automa.mechs],
                "workers": [name_of(t, place) for place in s.automa.workers],
            }
        ),
        human=HumanForm(
            **{
                **msgspec.structs.asdict(s.human),
                "character": name_of(t, s.human.character),
                "mechs": [name_of(t, place) for place in s.human.mechs],
                "workers": [name_of(t, place) for place in s.human.workers],
                "resources": {t.names[place]: count for place, count in s.human.resources},
                "abilities": list(s.human.abilities),
                "recruits": list(s.human.recruits),
                **{
                    key: names_of(t, getattr(s.human, key))
                    for key in ("structures", "tokens", "marked", "cleared")
                },
            }
        ),
        level=s.level,
        modifiers=s.modifiers,
        encounters=names_of(t, s.encounters),
        deck=list(each(s.deck)),
        combat_pile=list(each(s.combat_pile)),
        top=s.top,
        scheme=s.scheme,
        turn=s.turn,
        over=s.over,
        structure_bonus=s.structure_bonus,
        pending=s.pending,
    )
    data: dict[str, Any] = msgspec.to_builtins(form)
    return data


def parse_json(t: Tables, data: Mapping[str, Any]) -> State:
    """The state behind a JSON form."""
    try:
        form = msgspec.convert(data, Form, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("core-bad-position", reason=str(error)) from None
    if form.scheme not in (1, 2):
        raise Refused("core-bad-position", reason=f"scheme {form.scheme}: 1 or 2")
    for ability in form.human.abilities:
        if ability not in t.box.factions[form.human.faction].abilities:
            raise Refused("scythe-unknown-ability", ability=ability, faction=f"@faction-{form.human.faction}")
    state = State(
        level=form.level,
        modifiers=form.modifiers,
        automa=Automa(**_pieces(t, form.automa)),
        human=Human(
            **{
                **_pieces(t, form.human),
                "resources": tuple(
                    sorted(
                        (_territory(t, name), count) for name, count in form.human.resources.items() if count
                    )
                ),
                "abilities": tuple(sorted(set(form.human.abilities))),
                "recruits": tuple(sorted(set(form.human.recruits))),
                **{
                    key: _mask(t, getattr(form.human, key))
                    for key in ("structures", "tokens", "marked", "cleared")
                },
            }
        ),
        encounters=t.encounters if form.encounters is None else _mask(t, form.encounters),
        deck=t.deck if form.deck is None else _cards(t, form.deck),
        combat_pile=_cards(t, form.combat_pile),
        top=form.top,
        scheme=1 if form.scheme == 1 else 2,
        turn=form.turn,
        over=form.over,
        structure_bonus=form.structure_bonus,
        pending=form.pending,
    )
    return state if state.over else msgspec.structs.replace(state, over=_ended(t, state))


def _ended(t: Tables, s: State) -> Who | None:
    """Whose sixth star lies on the table: with it the game is over, whatever else was entered (S31)."""
    last = t.box.game.stars_to_end
    if s.human.stars >= last:
        return "human"
    on_card = 0 <= s.automa.tracker < t.box.star_cards[s.level].spaces
    return "automa" if on_card and automa_stars(t, s) >= last else None


def name_of(t: Tables, place: int) -> str:
    """A place by its name."""
    return {BASE: "base", MAT: "mat"}.get(place) or t.names[place]


def names_of(t: Tables, mask: Mask) -> list[str]:
    """Territories by their names, in reading order."""
    return [t.names[place] for place in each(mask)]


def _pieces(t: Tables, form: AutomaForm | HumanForm) -> dict[str, Any]:
    names = [form.character] if isinstance(form.character, str) else form.character
    if len(names) > 1:
        raise Refused("scythe-two-characters", faction=f"@faction-{form.faction}")
    character = MAT if not names or names[0] == "mat" else place_of(t, names[0])
    return {
        **msgspec.structs.asdict(form),
        "character": character,
        "mechs": tuple(sorted(place_of(t, name) for name in form.mechs)),
        "workers": tuple(sorted(place_of(t, name) for name in form.workers)),
    }


def _territory(t: Tables, name: str) -> int:
    if name not in t.place:
        raise Refused("scythe-unknown-territory", name=name)
    return t.place[name]


def _mask(t: Tables, names: Iterable[str]) -> Mask:
    mask = 0
    for name in names:
        mask |= 1 << _territory(t, name)
    return mask


def _cards(t: Tables, numbers: Iterable[int]) -> Mask:
    mask = 0
    for number in numbers:
        if number not in t.cards:
            raise Refused("scythe-no-such-card", card=number)
        mask |= 1 << number
    return mask


def defects(t: Tables, s: State) -> Iterator[Defect]:
    """Every reason why this position cannot be."""
    yield from _side_defects(t, s.automa)
    yield from _side_defects(t, s.human)
    yield from _number_defects(t, s)
    if s.automa.faction == s.human.faction:
        yield Defect("scythe-same-faction", {"faction": f"@faction-{s.human.faction}"})
    if not water_open(t, s):
        for place in each(territories(combat_units(s.automa) + s.automa.workers) & t.lakes):
            yield Defect("scythe-lake-while-closed", {"at": _ref(t, place)})
    both = territories(combat_units(s.automa) + s.automa.workers) & territories(
        combat_units(s.human) + s.human.workers
    )
    for place in each(both & ~contested(s)):
        yield Defect("scythe-shared-territory", {"at": _ref(t, place)})
    for place in each(s.encounters & ~t.encounters):
        yield Defect("scythe-no-encounter-space", {"at": _ref(t, place)})
    for card in each(s.deck & s.combat_pile):
        yield Defect("scythe-card-twice", {"card": card})
    if s.modifiers.passes and s.level not in ("automa", "automaszyna"):
        yield Defect("scythe-passes-level", {"level": f"@level-{s.level}"})
    if s.top and s.top not in t.cards:
        yield Defect("scythe-no-such-card", {"card": s.top})


def _side_defects(t: Tables, side: Automa | Human) -> Iterator[Defect]:
    faction = f"@faction-{side.faction}"
    numbers = t.box.game
    if len(side.mechs) > numbers.mechs:
        yield Defect("scythe-too-many-mechs", {"faction": faction, "most": numbers.mechs})
    if len(side.workers) > numbers.workers:
        yield Defect("scythe-too-many-workers", {"faction": faction, "most": numbers.workers})


def _number_defects(t: Tables, s: State) -> Iterator[Defect]:
    numbers, card = t.box.game, t.box.star_cards[s.level]
    limits = (
        ("automa.power", s.automa.power, numbers.power_most),
        ("human.power", s.human.power, numbers.power_most),
        ("human.popularity", s.human.popularity, numbers.popularity_most),
        ("automa.tracker", s.automa.tracker, card.spaces - 1),
        ("automa.combat_stars", s.automa.combat_stars, numbers.combat_stars),
        ("human.stars", s.human.stars, numbers.stars_to_end),
        ("human.combat_stars", s.human.combat_stars, _combat_stars_most(t, s.human)),
        ("human.structures", s.human.structures.bit_count(), numbers.structures),
        ("automa.coins", s.automa.coins, None),
        ("automa.combat_cards", s.automa.combat_cards, None),
        ("human.coins", s.human.coins, None),
        ("turn", s.turn, None),
        ("structure_bonus", s.structure_bonus or 0, numbers.structure_bonus_most),
    )
    for key, value, most in limits:
        if value < 0 or (most is not None and value > most):
            yield Defect(
                "scythe-out-of-range", {"key": key, "value": value, "most": 999 if most is None else most}
            )
    for place, count in s.human.resources:
        if count < 0:
            yield Defect("scythe-out-of-range", {"key": t.names[place], "value": count, "most": 999})
    if abs(s.modifiers.coins) > 2 or abs(s.modifiers.power) > 2:
        yield Defect("scythe-modifier-range", {})
    if 0 <= s.automa.tracker < card.spaces and automa_stars(t, s) > numbers.stars_to_end:
        yield Defect("scythe-too-many-stars", {"most": numbers.stars_to_end})


def _combat_stars_most(t: Tables, human: Human) -> int:
    return human.stars if human.faction == "saxony" else min(human.stars, t.box.game.combat_stars)


def _ref(t: Tables, place: int) -> str:
    return f"@territory-{t.names[place]}"
