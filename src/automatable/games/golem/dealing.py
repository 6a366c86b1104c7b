"""Dealing: what comes out next in the set-up and in a refresh, and where it goes."""

from __future__ import annotations

from itertools import chain

from msgspec import structs

from automatable.core.choosing import Mask, each, mask_of
from automatable.core.deck import Draw
from automatable.core.question import BY_HAND, Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.games.golem import by_hand, resources, using
from automatable.games.golem.events import Dealt
from automatable.games.golem.reading import NEW, NOTHING, Table
from automatable.games.golem.state import COLOURS, DISTRICTS, KINDS, ROWS, State, one, spot
from automatable.games.golem.tables import Box


def next_deck(box: Box, state: State) -> tuple[str, int] | None:
    """The deck something must come from now, and the place it goes to."""
    if state.phase in ("scoring", "over", "end"):
        return None
    if len(state.tokens) < len(DISTRICTS):
        return "tokens", len(state.tokens)
    if state.box == "practice":
        if "" in state.characters:
            return "characters", state.characters.index("")
        if "" in state.quarters:
            return "quarters", state.quarters.index("")
        if not state.artifact_tile:
            return "artifact_tiles", 0
        if "" in state.tiles:
            return "action_tiles", state.tiles.index("")
        if "" in state.library and not _last_book_gone(box, state):
            return "books", state.library.index("")
        if state.falling < len(box.marble_order):
            return "marbles", state.falling
    if len(state.starting) < state.level:
        return "starting_tiles", len(state.starting)
    return None


def _last_book_gone(box: Box, state: State) -> bool:
    return not _left(box, state, "books", 0)


def _left(box: Box, state: State, deck: str, place: int) -> Mask:
    """What can come from a deck."""
    things = box.decks[deck]
    if deck == "marbles":
        return things.all
    if deck == "tokens":
        return things.all & ~mask_of(state.tokens)
    if deck == "quarters":
        every = box.quarters_of[DISTRICTS[place // box.base.sections]]
    elif state.owner:
        every = mask_of([things.numbers[id] for id in using.table(box, state, SILENT).entered(deck)])
    else:
        every = things.all
    left = every & ~_out(box, state, deck, place)
    if deck == "action_tiles" and not left:  # the discarded ones are shuffled again
        left = every & ~box.numbered(deck, state.tiles)
    return left


def _out(box: Box, state: State, deck: str, place: int) -> Mask:
    """What of a deck lies on the table or has been used up; quarters lie in their own district only."""
    if deck == "books":
        return box.numbered(deck, chain(state.library, state.gone_books, *state.books))
    if deck == "action_tiles":
        return box.numbered(deck, state.tiles) | box.numbered(deck, state.used_tiles)
    if deck == "artifact_tiles":
        return 0
    if deck == "characters":
        return box.numbered(deck, state.characters)
    if deck == "starting_tiles":
        return box.numbered(deck, state.starting)
    first = place - place % box.base.sections
    return box.numbered(deck, state.quarters[first : first + box.base.sections])


def next_draw(box: Box, state: State) -> Draw | None:
    """What the app deals next; the first thing that is due begins the event."""
    found = next_deck(box, state)
    return None if found is None or _told(state, found[0]) else _draw(box, state, *found)


def _told(state: State, deck: str) -> bool:
    """Whether the owner says what came out."""
    return deck == "starting_tiles" and state.owner


def _draw(box: Box, state: State, deck: str, place: int, number: int = 0) -> Draw:
    """One thing that is due, or the ``number``-th after it in the same event."""
    things = box.decks[deck]
    message = f"golem-deal-{things.name}"
    rule = "refresh" if deck in ("marbles", "action_tiles", "books") else "set-up"
    left, args = _left(box, state, deck, place), _args(box, state, deck, place)
    if number:
        return Draw(f"deal-{things.name}-{number}", message, rule, things, left, args)
    return Draw(f"deal-{things.name}", message, rule, things, left, args, False, "dealt", "item")


def question(box: Box, state: State) -> Question | None:
    """What has to be dealt next, as a question."""
    found = next_deck(box, state)
    if found is None:
        return None
    if _told(state, found[0]):
        return _starting_tile_question(box, state)
    return _draw(box, state, *found).question()


def _starting_tile_question(box: Box, state: State) -> Question:
    """Which starting tile the owner has drawn: one that was entered, or a new one."""
    table, deck, place = using.table(box, state, SILENT), box.decks["starting_tiles"], len(state.starting)
    left = each(_left(box, state, "starting_tiles", place))
    options = [table.option("starting_tiles", str(deck.things[number])) for number in left]
    if len(table.entered("starting_tiles")) < len(deck.things):
        options.append(Option(NEW, "golem-option-new"))
    return Question(
        "deal-starting-tiles",
        "golem-deal-starting-tiles",
        "set-up",
        _args(box, state, "starting_tiles", place),
        tuple(options),
        by_hand="golem-by-hand-use",
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
    """The next thing came out, and after it all else that is due."""
    found = next_deck(box, state)
    if found is None:
        raise Refused("golem-refused-phase")
    deck, item = found[0], event.item
    number = box.decks[deck].numbers.get(item)
    table = using.table(box, state, r)
    if item in (NEW, BY_HAND) and _told(state, deck):
        state = _starting_tile(table, state, table.enter(deck)) if item == NEW else _by_hand(table, state)
    elif number is None or not _left(box, state, *found) >> number & 1:
        raise Refused("golem-refused-dealt", item=item)
    else:
        state = _placed(table, state, *found, item)
    number = 0
    while (found := next_deck(box, state)) is not None:
        if found[0] == "marbles":
            fallen = _all_fallen(box, state, number, r)
            number, state = number + fallen.falling - state.falling, fallen
        elif not _told(state, found[0]):
            draw = _draw(box, state, *found, number := number + 1)
            state = _placed(table, state, *found, str(draw.deck.things[r.draw(draw)]))
        elif _left(box, table.kept(state), *found):
            break
        else:  # no tile that was entered can come out: it is a new one
            state = _starting_tile(table, state, table.enter(found[0]))
    state = table.kept(state)
    return structs.replace(state, phase="begin") if found is None and state.phase == "deal" else state


def _all_fallen(box: Box, state: State, draws: int, r: Resolving) -> State:
    """Every marble that is still to fall lies in a row; so many ``draws`` came before in the same event."""
    rows, every = list(state.rows), len(box.marble_order)
    for number, place in enumerate(range(state.falling, every), draws + 1):
        rows[r.draw(_draw(box, state, "marbles", place, number))] += one(box.marble_order[place])
    return structs.replace(state, rows=tuple(rows), falling=every)


def _placed(table: Table, state: State, deck: str, place: int, item: str) -> State:
    """One thing goes where it belongs."""
    if deck == "marbles":
        rows = list(state.rows)
        rows[ROWS.index(item)] += one(table.box.marble_order[place])
        return structs.replace(state, rows=tuple(rows), falling=state.falling + 1)
    if deck == "tokens":
        return _token(table, state, DISTRICTS.index(item))
    if deck == "starting_tiles":
        return _starting_tile(table, state, item)
    return _laid(state, deck, place, item)


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
    """The tile is used; one of which nothing was told and that the player used by hand stays unnamed."""
    key = f"starting_tiles.{tile}"

    def do() -> State:
        after = _drawn(table, state, tile)
        return resources.use(table, after, table.effects(f"{key}.effects"), key, "set-up-starting-tiles")

    return by_hand.attempt(table, "use", do, lambda: _by_hand(table, state))


def _by_hand(table: Table, state: State) -> State:
    return table.outcome(table, _drawn(table, state, NOTHING), "use", "set-up-starting-tiles")


def _drawn(table: Table, state: State, tile: str) -> State:
    state = structs.replace(state, starting=(*state.starting, tile))
    if table.r.listens:
        table.r.cause("starting-tile")
        table.r.do("golem-do-starting-tile", "set-up-starting-tiles", number=len(state.starting))
    return state
