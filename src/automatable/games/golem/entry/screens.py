"""Which printed values are asked for together: one function for each screen of the game.

A rule names the screen when its step begins (``ctx.printed.screen("income", state)``). The function returns
the keys that are needed; ``OwnerValues.need`` leaves out what is known and asks for the rest in this order.
To change what is on a screen, change its function here; how one value is entered is ``fields.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from automatable.core.engine.choices import each
from automatable.core.forms.form import Cases
from automatable.games.golem.box.keys import SYMBOL, UPGRADES
from automatable.games.golem.position.state import KINDS, LEVELS, State
from automatable.games.golem.rules.board import books
from automatable.games.golem.rules.golems import creation
from automatable.games.golem.rules.printed_values import PrintedValues, Screen
from automatable.games.golem.rules.round.income import street_key
from automatable.games.golem.rules.turn import automa_turn
from automatable.games.golem.rules.turn.marbles import character


class Needed(Struct, frozen=True):
    """What a screen asks for.

    ``when`` are the cases in which a value is needed, by the answers to others. Values needed ``soon`` stand
    on the screen if it is shown anyway.
    """

    keys: tuple[str, ...]
    when: Mapping[str, Cases] = {}
    soon: tuple[str, ...] = ()


def card(values: PrintedValues, state: State) -> Needed:
    """A new Automa card: only the columns that count in this turn, which depends on what the card shows."""
    *before, id = state.cards
    of = f"automa_cards.{id}"
    bonus = f"{of}.bonus" if state.level >= len(LEVELS) else f"{of}.bonus.{state.level}"
    first, symbol = f"{of}.first", f"{of}.{SYMBOL}"
    marble, place = f"{of}.marble.1", f"{of}.rabbi.1"
    if forced := automa_turn.forced_action(values.box, state, before):
        return Needed((bonus, marble if forced[0] == "marble" else place))
    by_first: Cases = ({first: ("rabbi",)},)
    when: dict[str, Cases] = {marble: ({first: ("marble",)},), place: by_first}
    formed = automa_turn.halves(values, before[-1], id) if before else False
    if formed:
        return Needed((bonus, place))
    if formed is False:
        return Needed((bonus, first, marble, place), when)
    when |= {first: ({symbol: (False,)},), place: (*by_first, {symbol: (True,)})}
    return Needed((symbol, bonus, first, marble, place), when)


def _character(*parts: str) -> Callable[[PrintedValues, State], Needed]:
    def needed(values: PrintedValues, state: State) -> Needed:
        return Needed(tuple(f"characters.{character(state)}.{part}" for part in parts))

    return needed


def main_action(values: PrintedValues, state: State, kind: int) -> Needed:
    """The action of a golem, artifact or study row: its resources, and the red zone if it matters."""
    all_made = state.upgrades[kind] == values.box.all_upgrades[kind]
    zone = () if all_made else (f"board.red_zone.{state.level}",)
    return Needed(("board.resources_per_marble", *zone))


def last_upgrades(values: PrintedValues, state: State, kind: int) -> Needed:
    """In the last round: which of the upgrades that are left has three menorahs."""
    left = each(values.box.all_upgrades[kind] & ~state.upgrades[kind])
    return Needed(tuple(_menorahs_key(values, state, kind, number) for number in left))


def menorahs(values: PrintedValues, state: State, kind: int) -> Needed:
    """The final count: the menorahs of the golem or study upgrades that are made."""
    return Needed(tuple(_menorahs_key(values, state, kind, n) for n in each(state.upgrades[kind])))


def _menorahs_key(values: PrintedValues, state: State, kind: int, number: int) -> str:
    id = values.box.upgrade_ids[kind][number]
    return f"{_cell(state, id)}.tile" if KINDS[kind] == "artifact" else f"{UPGRADES[kind]}.{id}.menorahs"


def upgrade_price(values: PrintedValues, state: State, number: int, action_follows: int) -> Needed:
    """The price of an artifact upgrade, with what the main action soon needs."""
    key = f"{_cell(state, values.box.cell_ids[number])}.cost"
    return Needed((key,), soon=_soon(values, state, KINDS.index("artifact"), action_follows))


def upgrade_effects(
    values: PrintedValues, state: State, kind: int, number: int, action_follows: int
) -> Needed:
    """The effects of a golem or study upgrade, with what the main action soon needs."""
    key = f"{UPGRADES[kind]}.{values.box.upgrade_ids[kind][number]}.effects"
    return Needed((key,), soon=_soon(values, state, kind, action_follows))


def _soon(values: PrintedValues, state: State, kind: int, action_follows: int) -> tuple[str, ...]:
    if not action_follows:
        return ()
    return (golem(values, state), ingot(values, state), book_number(values, state))[kind].keys


def golem(values: PrintedValues, state: State) -> Needed:
    """A new golem: its price, and the end of the golem track if the marker may come so far."""
    price, climbed = creation.price_key(state), values.box.automa.created_track
    return Needed((price,) if creation.fits(values.box, state, climbed) else (price, creation.TOP))


def ingot(values: PrintedValues, state: State) -> Needed:
    """The next ingot: its price, and how many ingots its artifact needs."""
    image = state.ingots.bit_count()
    for artifact in range(values.box.base.artifacts, 0, -1):
        key = f"board.ingots.{artifact}"
        number = values.known_number(key)
        if number is None:
            return Needed(("board.gold_price", key))
        if image < number:
            return Needed(("board.gold_price",))
        image -= number
    return Needed(())


def book_number(values: PrintedValues, state: State) -> Needed:
    """A book that is about to be bought: the first number of the blue column."""
    key = f"automa_cards.{books.last_card(state)}.book"
    return Needed(() if values.in_box(key) or values.known_column(key) else (f"{key}.1",))


def book(values: PrintedValues, state: State, id: str) -> Needed:
    """A book of the library."""
    return Needed(tuple(f"books.{id}.{part}" for part in ("colour", "cost", "effects")))


def artifact_tiles(values: PrintedValues, state: State) -> Needed:
    """The artifact upgrades that are made: which artifact each improves, and how."""
    cells = [_cell(state, values.box.cell_ids[number]) for number in each(state.upgrades[1])]
    return Needed(tuple(f"{cell}.{part}" for cell in cells for part in ("artifact", "tile")))


def income(values: PrintedValues, state: State) -> Needed:
    """The income phase: the points of both tracks, and what every student stands on."""
    tracks = (f"board.track_points.{state.golem_track}", f"board.study_points.{state.study_track}")
    streets = (street_key(student, space) for student, space in enumerate(state.students))
    return Needed((*tracks, *(key for key in streets if key)))


def _cell(state: State, id: str) -> str:
    return f"artifact_tiles.{state.artifact_tile}.cells.{id}"


SCREENS: dict[Screen, Callable[..., Needed]] = {
    "card": card,
    "character-marbles": _character("left", "right"),
    "character-steps": _character("steps", "left", "right"),
    "influence": _character("cost", "effects"),
    "income": income,
    "main-action": main_action,
    "last-upgrades": last_upgrades,
    "upgrade-price": upgrade_price,
    "upgrade-effects": upgrade_effects,
    "golem": golem,
    "ingot": ingot,
    "artifact-tiles": artifact_tiles,
    "book": book,
    "menorahs": menorahs,
}
