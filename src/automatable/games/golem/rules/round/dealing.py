"""Dealing: what comes out next in the set-up and in a refresh, and where it goes."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import structs

from automatable.core.engine.choices import Mask, each, mask_of
from automatable.core.engine.deck import Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.events import Dealt
from automatable.games.golem.position.golem_spot import spot
from automatable.games.golem.position.known_values import NEW, KnownValues
from automatable.games.golem.position.marble_row import ONE, one
from automatable.games.golem.position.state import DISTRICTS, KINDS, NOTHING, ROWS, State
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context

LIES_IN = {"characters": "characters", "quarters": "quarters", "action_tiles": "tiles", "books": "library"}
"""The row of the position that a deck fills."""
NO_DEALING = frozenset(("scoring", "over", "end"))
"""The phases in which nothing is dealt."""
Due = tuple[str, int, Mask]
"""The deck to deal from, the place to deal to, and the remaining components of the deck."""


@lru_cache(maxsize=1 << 8)
def _all_lie(row: tuple[str, ...]) -> bool:
    """Whether every place of a row is filled; of a long row that stays the same it is remembered."""
    return "" not in row


def next_deck(box: Box, state: State) -> Due | None:
    """The deck and place that must be dealt next. The same position is asked about up to three times."""
    asked, due = box.last_due
    if asked is not state:
        due = _next_deck(box, state)
        box.last_due = state, due
    return due


def _next_deck(box: Box, state: State) -> Due | None:
    if state.phase in NO_DEALING:
        return None
    if len(state.tokens) < len(DISTRICTS):
        return _due(box, state, "tokens", len(state.tokens))
    if state.box == "practice":
        if "" in state.characters:
            return _due(box, state, "characters", state.characters.index(""))
        if not _all_lie(state.quarters):
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
            every = box.numbered(deck, KnownValues(box, state).entered(deck))
        return every & ~box.numbered(deck, state.starting)
    left = every & ~box.numbered(deck, getattr(state, LIES_IN[deck]))
    if deck == "books":
        return left & ~box.numbered(deck, chain(state.gone_books, *state.books))
    if deck == "action_tiles":  # when all have been out, the discarded ones are shuffled again
        return left & ~box.numbered(deck, state.used_tiles) or left
    return left


def next_draw(box: Box, state: State, due: Due) -> Draw | None:
    """The draw for what the app must deal now; the first component begins the event."""
    return None if _named_by_owner(state, due[0]) else _draw(box, *due)


def _named_by_owner(state: State, deck: str) -> bool:
    """Whether the owner names the component that was dealt."""
    return deck == "starting_tiles" and state.owner


def _draw(box: Box, deck: str, place: int, left: Mask, number: int = 0) -> Draw:
    """The draw of the component that is due, or of the ``number``-th after it in the same event."""
    draw = box.deals[deck][place]
    if number:
        return structs.replace(draw, id=f"{draw.id}-{number}", left=left & draw.left)
    return structs.replace(draw, left=left & draw.left, event="dealt", field="item")


def question(box: Box, state: State) -> Question | None:
    """What has to be dealt next, as a question."""
    due = next_deck(box, state)
    if due is None:
        return None
    return (
        _starting_tile_question(box, state) if _named_by_owner(state, due[0]) else _draw(box, *due).question()
    )


def _starting_tile_question(box: Box, state: State) -> Question:
    """Which starting tile the owner has drawn: one that was entered, or a new one."""
    known, deck = KnownValues(box, state), box.decks["starting_tiles"]
    draw = box.deals["starting_tiles"][len(state.starting)]
    left = each(_left(box, state, "starting_tiles"))
    options = [known.option("starting_tiles", str(deck.values[number])) for number in left]
    if len(known.entered("starting_tiles")) < len(deck.values):
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


def dealt(ctx: Context, state: State, event: Dealt) -> State:
    """Place the next component, then deal everything else that is due."""
    box, r = ctx.box, ctx.r
    due = next_deck(box, state)
    if due is None:
        raise UserError("golem-refused-phase")
    deck, place, _ = due
    item = event.item
    number = box.decks[deck].numbers.get(item)
    if item in (NEW, BY_HAND) and _named_by_owner(state, deck):
        state = _starting_tile(ctx, state, ctx.printed.new_id(deck)) if item == NEW else _by_hand(ctx, state)
    elif number is None or not (due[2] & box.deals[deck][place].left) >> number & 1:
        raise UserError("golem-refused-dealt", item=item)
    else:
        state = _placed(ctx, state, deck, place, item)
    draws = 0
    while (due := next_deck(box, ctx.printed.with_learned(state))) is not None:
        deck, place, left = due
        if deck in LIES_IN:
            state, draws = _row_laid(box, state, deck, left, draws, r)
            r.checkpoint(state)
        elif deck == "marbles":
            state, draws = _all_fallen(box, state, left, draws, r)
            r.checkpoint(state)
        elif not _named_by_owner(state, deck):
            draw = _draw(box, *due, draws := draws + 1)
            state = _placed(ctx, state, deck, place, str(draw.deck.values[r.draw(draw)]))
        elif left:
            break
        else:  # no tile that was entered can come out: it is a new one
            state = _starting_tile(ctx, state, ctx.printed.new_id(deck))
    state = ctx.printed.with_learned(state)
    return structs.replace(state, phase="begin") if due is None and state.phase == "deal" else state


def _row_laid(box: Box, state: State, deck: str, left: Mask, draws: int, r: Resolver) -> tuple[State, int]:
    """Fill every empty place of a row, as far as the deck goes.

    ``draws`` counts the draws of the event so far, and is returned with those that are made here.
    """
    row, cards, deals = list(getattr(state, LIES_IN[deck])), box.decks[deck], box.deals[deck]
    empty = [place for place, item in enumerate(row) if not item]

    def draw(number: int, left: Mask) -> Draw:
        return _draw(box, deck, empty[number], left, draws + number + 1)

    dealt = r.deal(cards, left, [deals[place].left for place in empty], draw)
    for place, number in zip(empty, dealt, strict=False):
        row[place] = str(cards.values[number])
    return _lying(state, deck, row), draws + len(dealt)


def _all_fallen(box: Box, state: State, left: Mask, draws: int, r: Resolver) -> tuple[State, int]:
    """Drop the remaining marbles into rows; ``draws`` is counted as in ``_row_laid``."""
    rows, falling = list(state.rows), box.marble_order[state.falling :]

    def fall(number: int) -> Draw:
        return _draw(box, "marbles", state.falling + number, left, draws + number + 1)

    for colour, row in zip(falling, r.roll(box.decks["marbles"], len(falling), fall), strict=True):
        rows[row] += ONE[colour]
    return structs.replace(state, rows=tuple(rows), falling=len(box.marble_order)), draws + len(falling)


def _placed(ctx: Context, state: State, deck: str, place: int, item: str) -> State:
    """Put a dealt component in its place."""
    if deck == "marbles":
        rows = list(state.rows)
        rows[ROWS.index(item)] += one(ctx.box.marble_order[place])
        return structs.replace(state, rows=tuple(rows), falling=state.falling + 1)
    if deck == "tokens":
        return _token(ctx, state, DISTRICTS.index(item))
    if deck == "starting_tiles":
        return _starting_tile(ctx, state, item)
    if deck == "artifact_tiles":
        return structs.replace(state, artifact_tile=item)
    row = getattr(state, LIES_IN[deck])
    return _lying(state, deck, [*row[:place], item, *row[place + 1 :]])


def _lying(state: State, deck: str, row: list[str]) -> State:
    """The position with this row. A used tile that is dealt again shows that the used tiles were shuffled."""
    if deck == "characters":
        return structs.replace(state, characters=tuple(row))
    if deck == "quarters":
        return structs.replace(state, quarters=tuple(row))
    if deck == "books":
        return structs.replace(state, library=tuple(row))
    anew = not {tile for tile in row if tile}.isdisjoint(state.used_tiles)
    used = () if anew else state.used_tiles
    return structs.replace(state, tiles=tuple(row), used_tiles=used)


def _token(ctx: Context, state: State, district: int) -> State:
    """Colour tokens from top to bottom; the last is the one left. Then the two golems stand."""
    tokens = (*state.tokens, district)
    if len(tokens) == len(DISTRICTS) - 1:
        tokens = (*tokens, next(n for n in range(len(DISTRICTS)) if n not in tokens))
        first = tokens[: ctx.box.automa.start_golems]
        students = (ctx.printed.number("board.students_from"),) * len(DISTRICTS)
        state = structs.replace(
            state, golems=tuple(sorted(spot(token, 1) for token in first)), students=students
        )
        if ctx.r.explaining:
            ctx.r.cause("set-up")
            names = [f"@row-{KINDS[token]}" for token in tokens]
            ctx.r.instruct("golem-do-tokens", "set-up-tokens", tokens=names)
            ctx.r.instruct(
                "golem-do-start-golems",
                "set-up-golems",
                districts=[f"@district-{DISTRICTS[n]}" for n in first],
            )
    state = structs.replace(state, tokens=tokens)
    ctx.r.checkpoint(state)
    return state


def _starting_tile(ctx: Context, state: State, tile: str) -> State:
    """Use the tile; a new one that the player used by hand stays unnamed."""
    return by_hand.attempt(ctx, "use", _use_starting_tile, _by_hand, state, tile)


def _use_starting_tile(ctx: Context, state: State, tile: str) -> State:
    state, key = _drawn(ctx, state, tile), f"starting_tiles.{tile}"
    return resources.use(ctx, state, ctx.printed.effects(f"{key}.effects"), key, "set-up-starting-tiles")


def _by_hand(ctx: Context, state: State, tile: str = NOTHING) -> State:
    return ctx.entry.outcome(ctx, _drawn(ctx, state, NOTHING), "use", "set-up-starting-tiles")


def _drawn(ctx: Context, state: State, tile: str) -> State:
    state = structs.replace(state, starting=(*state.starting, tile))
    if ctx.r.explaining:
        ctx.r.cause("starting-tile")
        ctx.r.note("golem-note-starting-tile", "set-up-starting-tiles")
        ctx.r.instruct("golem-do-starting-tile", "set-up-starting-tiles", number=len(state.starting))
        ctx.r.checkpoint(state)
    return state
