"""Dealing: what comes out next in the set-up and in a refresh, and where it goes."""

from __future__ import annotations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.games.golem import resources, using
from automatable.games.golem.events import Dealt
from automatable.games.golem.reading import NEW, Table
from automatable.games.golem.state import COLOURS, DISTRICTS, KINDS, ROWS, State, one, spot
from automatable.games.golem.tables import Box


def next_deck(box: Box, state: State) -> tuple[str, int] | None:
    """The deck something must come from now, and the place it goes to."""
    if state.phase in ("scoring", "over", "end"):
        return None
    if len(state.tokens) < len(DISTRICTS):
        return "tokens", len(state.tokens)
    if state.box == "practice":
        for deck, row in (("characters", state.characters), ("quarters", state.quarters)):
            if "" in row:
                return deck, row.index("")
        if not state.artifact_tile:
            return "artifact_tiles", 0
        for deck, row in (("action_tiles", state.tiles), ("books", state.library)):
            if "" in row and not (deck == "books" and _last_book_gone(box, state)):
                return deck, row.index("")
        if state.falling < len(box.marble_order):
            return "marbles", state.falling
    if len(state.starting) < state.level:
        return "starting_tiles", len(state.starting)
    return None


def _last_book_gone(box: Box, state: State) -> bool:
    return not _left(box, state, "books", 0)


def _left(box: Box, state: State, deck: str, place: int) -> list[str]:
    """What can come from a deck."""
    if deck == "tokens":
        return [district for n, district in enumerate(DISTRICTS) if n not in state.tokens]
    if deck == "marbles":
        return list(ROWS)
    out: tuple[str, ...] = {
        "characters": state.characters,
        "quarters": state.quarters,
        "artifact_tiles": (),
        "action_tiles": (*state.tiles, *state.used_tiles),
        "books": (*state.library, *state.gone_books, *(book for column in state.books for book in column)),
        "starting_tiles": state.starting,
    }[deck]
    ids = using.table(box, state, SILENT).entered(deck)
    if deck == "quarters":
        district = DISTRICTS[place // box.base.sections]
        ids = tuple(id for id in ids if id.startswith(district))
    left = [id for id in ids if id not in out]
    if deck == "action_tiles" and not left:  # the discarded ones are shuffled again
        left = [id for id in ids if id not in state.tiles]
    return left


def question(box: Box, state: State) -> Question | None:
    """What has to be dealt next, as a question."""
    found = next_deck(box, state)
    if found is None:
        return None
    deck, place = found
    name = deck.replace("_", "-")
    message = f"golem-option-{name}"
    left = _left(box, state, deck, place)
    if deck == "tokens":
        options = [Option(id, message, {"token": f"@token-{id}"}) for id in left]
    elif deck == "marbles":
        options = [Option(id, message, {"row": f"@row-{id}"}) for id in left]
    else:
        table = using.table(box, state, SILENT)
        options = [table.option(deck, id) for id in left]
    told = state.box == "owner" and deck == "starting_tiles"
    if told and len(using.table(box, state, SILENT).entered(deck)) < len(box.printed.starting_tiles):
        options.append(Option(NEW, "golem-option-new"))
    return Question(
        f"deal-{name}",
        f"golem-deal-{name}",
        "set-up" if deck not in ("marbles", "action_tiles", "books") else "refresh",
        _args(box, state, deck, place),
        tuple(options),
        deck=None if told else name,
        event="dealt",
        field="item",
    )


def _args(box: Box, state: State, deck: str, place: int) -> dict[str, str | int]:
    if deck == "marbles":
        return {"colour": f"@colour-{COLOURS[box.marble_order[place]]}"}
    if deck == "quarters":
        district, section = divmod(place, box.base.sections)
        return {"district": f"@district-{DISTRICTS[district]}", "section": f"@section-{section + 1}"}
    return {"place": place + 1}


def dealt(box: Box, state: State, event: Dealt, r: Resolving) -> State:
    """The next thing came out."""
    found = next_deck(box, state)
    if found is None:
        raise Refused("golem-refused-phase")
    deck, place = found
    item = event.item
    if item != NEW and item not in _left(box, state, deck, place):
        raise Refused("golem-refused-dealt", item=item)
    table = using.table(box, state, r)
    if deck == "starting_tiles":
        state = _starting_tile(table, state, table.enter(deck) if item == NEW else item)
    elif item == NEW:
        raise Refused("golem-refused-dealt", item=item)
    elif deck == "tokens":
        state = _token(table, state, DISTRICTS.index(item))
    elif deck == "marbles":
        rows = list(state.rows)
        rows[ROWS.index(item)] += one(box.marble_order[place])
        state = structs.replace(state, rows=tuple(rows), falling=state.falling + 1)
    else:
        state = _laid(state, deck, place, item)
    state = table.kept(state)
    if state.phase == "deal" and next_deck(box, state) is None:
        state = structs.replace(state, phase="begin")
    return state


def _laid(state: State, deck: str, place: int, item: str) -> State:
    def row(places: tuple[str, ...]) -> tuple[str, ...]:
        return (*places[:place], item, *places[place + 1 :])

    if deck == "characters":
        return structs.replace(state, characters=row(state.characters))
    if deck == "quarters":
        return structs.replace(state, quarters=row(state.quarters))
    if deck == "artifact_tiles":
        return structs.replace(state, artifact_tile=item)
    if deck == "books":
        return structs.replace(state, library=row(state.library))
    used = () if item in state.used_tiles else state.used_tiles
    return structs.replace(state, tiles=row(state.tiles), used_tiles=used)


def _token(table: Table, state: State, district: int) -> State:
    """Colour tokens from top to bottom; the last is the one left. Then the two golems stand."""
    tokens = (*state.tokens, district)
    if len(tokens) == len(DISTRICTS) - 1:
        tokens = (*tokens, next(n for n in range(len(DISTRICTS)) if n not in tokens))
        first = tokens[: table.box.automa.start_golems]
        students = (table.number("board.students_from"),) * len(DISTRICTS)
        state = structs.replace(
            state, golems=tuple(sorted(spot(token, 1) for token in first)), students=students
        )
        if table.r.listens:
            table.r.cause("set-up")
            names = [f"@row-{KINDS[token]}" for token in tokens]
            table.r.do("golem-do-tokens", "set-up-tokens", tokens=names)
            table.r.do(
                "golem-do-start-golems",
                "set-up-golems",
                districts=[f"@district-{DISTRICTS[n]}" for n in first],
            )
    return structs.replace(state, tokens=tokens)


def _starting_tile(table: Table, state: State, tile: str) -> State:
    state = structs.replace(state, starting=(*state.starting, tile))
    if table.r.listens:
        table.r.cause("starting-tile")
        table.r.do("golem-do-starting-tile", "set-up-starting-tiles", number=len(state.starting))
    key = f"starting_tiles.{tile}"
    return resources.use(table, state, table.effects(f"{key}.effects"), key, "set-up-starting-tiles")
