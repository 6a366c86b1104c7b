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
from automatable.games.golem.state import DISTRICTS, KINDS, ROWS, State, one, spot
from automatable.games.golem.tables import Box

LIES_IN = {"characters": "characters", "quarters": "quarters", "action_tiles": "tiles", "books": "library"}
"""Where in the position the things of a deck lie in a row."""
Due = tuple[str, int, Mask]
"""The deck something must come from, the place it goes to, and what is left of the deck."""


def next_deck(box: Box, state: State) -> Due | None:
    """What must come out now."""
    if state.phase in ("scoring", "over", "end"):
        return None
    if len(state.tokens) < len(DISTRICTS):
        return _due(box, state, "tokens", len(state.tokens))
    if state.box == "practice":
        if "" in state.characters:
            return _due(box, state, "characters", state.characters.index(""))
        if "" in state.quarters:
            return _due(box, state, "quarters", state.quarters.index(""))
        if not state.artifact_tile:
            return _due(box, state, "artifact_tiles", 0)
        if "" in state.tiles:
            return _due(box, state, "action_tiles", state.tiles.index(""))
        if "" in state.library:
            books = _due(box, state, "books", state.library.index(""))
            if books[2]:  # the last one may be gone
                return books
        if state.falling < len(box.marble_order):
            return _due(box, state, "marbles", state.falling)
    if len(state.starting) < state.level:
        return _due(box, state, "starting_tiles", len(state.starting))
    return None


def _due(box: Box, state: State, deck: str, place: int) -> Due:
    return deck, place, _left(box, state, deck)


def _left(box: Box, state: State, deck: str) -> Mask:
    """What is left of a deck."""
    every = box.decks[deck].all
    if deck in ("marbles", "artifact_tiles"):
        return every
    if deck == "tokens":
        return every & ~mask_of(state.tokens)
    if deck == "starting_tiles":
        if state.owner:
            every = box.numbered(deck, using.table(box, state, SILENT).entered(deck))
        return every & ~box.numbered(deck, state.starting)
    left = every & ~box.numbered(deck, getattr(state, LIES_IN[deck]))
    if deck == "books":
        return left & ~box.numbered(deck, chain(state.gone_books, *state.books))
    if deck == "action_tiles":  # when all have been out, the discarded ones are shuffled again
        return left & ~box.numbered(deck, state.used_tiles) or left
    return left


def next_draw(box: Box, state: State) -> Draw | None:
    """What the app deals next; the first thing that is due begins the event."""
    due = next_deck(box, state)
    return None if due is None or _told(state, due[0]) else _draw(box, *due)


def _told(state: State, deck: str) -> bool:
    """Whether the owner says what came out."""
    return deck == "starting_tiles" and state.owner


def _draw(box: Box, deck: str, place: int, left: Mask, number: int = 0) -> Draw:
    """One thing that is due, or the ``number``-th after it in the same event."""
    draw = box.deals[deck][place]
    if number:
        return structs.replace(draw, id=f"{draw.id}-{number}", left=left & draw.left)
    return structs.replace(draw, left=left & draw.left, event="dealt", field="item")


def question(box: Box, state: State) -> Question | None:
    """What has to be dealt next, as a question."""
    due = next_deck(box, state)
    if due is None:
        return None
    return _starting_tile_question(box, state) if _told(state, due[0]) else _draw(box, *due).question()


def _starting_tile_question(box: Box, state: State) -> Question:
    """Which starting tile the owner has drawn: one that was entered, or a new one."""
    table, deck = using.table(box, state, SILENT), box.decks["starting_tiles"]
    draw = box.deals["starting_tiles"][len(state.starting)]
    left = each(_left(box, state, "starting_tiles"))
    options = [table.option("starting_tiles", str(deck.things[number])) for number in left]
    if len(table.entered("starting_tiles")) < len(deck.things):
        options.append(Option(NEW, "golem-option-new"))
    return Question(
        draw.id,
        draw.message,
        draw.rule,
        draw.args,
        tuple(options),
        by_hand="golem-by-hand-use",
        event="dealt",
        field="item",
    )


def dealt(box: Box, state: State, event: Dealt, r: Resolving) -> State:
    """The next thing came out, and after it all else that is due."""
    due = next_deck(box, state)
    if due is None:
        raise Refused("golem-refused-phase")
    deck, place, _ = due
    item = event.item
    number = box.decks[deck].numbers.get(item)
    table = using.table(box, state, r)
    if item in (NEW, BY_HAND) and _told(state, deck):
        state = _starting_tile(table, state, table.enter(deck)) if item == NEW else _by_hand(table, state)
    elif number is None or not _draw(box, *due).left >> number & 1:
        raise Refused("golem-refused-dealt", item=item)
    else:
        state = _placed(table, state, deck, place, item)
    draws = 0
    while (due := next_deck(box, table.kept(state))) is not None:
        deck, place, left = due
        if deck in LIES_IN:
            state, draws = _row_laid(box, state, deck, left, draws, r)
        elif deck == "marbles":
            state, draws = _all_fallen(box, state, left, draws, r)
        elif not _told(state, deck):
            draw = _draw(box, *due, draws := draws + 1)
            state = _placed(table, state, deck, place, str(draw.deck.things[r.draw(draw)]))
        elif left:
            break
        else:  # no tile that was entered can come out: it is a new one
            state = _starting_tile(table, state, table.enter(deck))
    state = table.kept(state)
    return structs.replace(state, phase="begin") if due is None and state.phase == "deal" else state


def _row_laid(box: Box, state: State, deck: str, left: Mask, draws: int, r: Resolving) -> tuple[State, int]:
    """Every empty place of a row is filled, as far as the deck goes.

    So many ``draws`` came before in the same event; what comes back with the position counts these too.
    """
    row, things = list(getattr(state, LIES_IN[deck])), box.decks[deck].things
    for place in [place for place, item in enumerate(row) if not item]:
        draws += 1
        number = r.draw(_draw(box, deck, place, left, draws))
        row[place] = things[number]
        left &= ~(1 << number)
        if not left:
            break
    return _lying(state, deck, row), draws


def _all_fallen(box: Box, state: State, left: Mask, draws: int, r: Resolving) -> tuple[State, int]:
    """Every marble that is still to fall lies in a row; draws are counted as above."""
    rows, every = list(state.rows), len(box.marble_order)
    for place in range(state.falling, every):
        draws += 1
        rows[r.draw(_draw(box, "marbles", place, left, draws))] += one(box.marble_order[place])
    return structs.replace(state, rows=tuple(rows), falling=every), draws


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
    if deck == "artifact_tiles":
        return structs.replace(state, artifact_tile=item)
    row = getattr(state, LIES_IN[deck])
    return _lying(state, deck, [*row[:place], item, *row[place + 1 :]])


def _lying(state: State, deck: str, row: list[str]) -> State:
    """The position with this row; discarded tiles that lie there again were shuffled with the others."""
    if deck == "characters":
        return structs.replace(state, characters=tuple(row))
    if deck == "quarters":
        return structs.replace(state, quarters=tuple(row))
    if deck == "books":
        return structs.replace(state, library=tuple(row))
    used = () if any(tile in state.used_tiles for tile in row if tile) else state.used_tiles
    return structs.replace(state, tiles=tuple(row), used_tiles=used)


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
