"""Set-up and dealing: what comes out next, and what the player is told to put where."""

from __future__ import annotations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolution, Resolving
from automatable.games.golem import resources, using
from automatable.games.golem.components import Box
from automatable.games.golem.events import Dealt
from automatable.games.golem.printed import NEW, NOTHING, Table
from automatable.games.golem.state import (
    COLOURS,
    DISTRICTS,
    LEVELS,
    ROWS,
    UNKNOWN,
    Setup,
    State,
    one,
    spot,
)


def new(box: Box, setup: Setup) -> State:
    """The position before anything is dealt: the Automa goes first."""
    owner = setup.box == "owner"
    base = box.base
    rest = "" if owner else NOTHING
    street = ("",) * base.buildings + (rest,) * (base.sections - base.buildings)
    return State(
        level=LEVELS.index(setup.level) + 1,
        humans=setup.humans,
        box=setup.box,
        order=tuple(range(setup.humans + 1)),
        resources=box.automa.start,
        students=(base.students_from,) * 3,
        books=((),) * base.columns,
        rows=(UNKNOWN,) * len(ROWS) if owner else (0,) * len(ROWS),
        falling=len(box.marble_order) if owner else 0,
        tiles=("",) * (setup.humans + 1 + base.tiles_over_players),
        rabbis=(UNKNOWN,) * setup.humans,
        library=("",) * base.library,
        characters=("",) * box.automa.last_round,
        quarters=street * len(DISTRICTS),
    )


def next_deck(box: Box, s: State) -> tuple[str, int] | None:
    """The deck something must come from now, and the place it goes to."""
    if s.phase in ("scoring", "over", "end"):
        return None
    if len(s.tokens) < len(DISTRICTS):
        return "tokens", len(s.tokens)
    if s.box == "practice":
        for deck, row in (("characters", s.characters), ("quarters", s.quarters)):
            if "" in row:
                return deck, row.index("")
        if not s.artifact_tile:
            return "artifact_tiles", 0
        for deck, row in (("action_tiles", s.tiles), ("books", s.library)):
            if "" in row and not (deck == "books" and _last_book_gone(box, s)):
                return deck, row.index("")
        if s.falling < len(box.marble_order):
            return "marbles", s.falling
    if len(s.starting) < s.level:
        return "starting_tiles", len(s.starting)
    return None


def _last_book_gone(box: Box, s: State) -> bool:
    return not _left(box, s, "books", 0)


def _left(box: Box, s: State, deck: str, place: int) -> list[str]:
    """What can come from a deck."""
    if deck == "tokens":
        return [district for n, district in enumerate(DISTRICTS) if n not in s.tokens]
    if deck == "marbles":
        return list(ROWS)
    out: tuple[str, ...] = {
        "characters": s.characters,
        "quarters": s.quarters,
        "artifact_tiles": (),
        "action_tiles": (*s.tiles, *s.used_tiles),
        "books": (*s.library, *s.gone_books, *(book for column in s.books for book in column)),
        "starting_tiles": s.starting,
    }[deck]
    ids = using.table(box, s, SILENT).entered(deck)
    if deck == "quarters":
        district = DISTRICTS[place // box.base.sections]
        ids = tuple(id for id in ids if id.startswith(district))
    left = [id for id in ids if id not in out]
    if deck == "action_tiles" and not left:  # the discarded ones are shuffled again
        left = [id for id in ids if id not in s.tiles]
    return left


def question(box: Box, s: State) -> Question | None:
    """What has to be dealt next, as a question."""
    found = next_deck(box, s)
    if found is None:
        return None
    deck, place = found
    name = deck.replace("_", "-")
    message = f"golem-option-{name}"
    left = _left(box, s, deck, place)
    if deck == "tokens":
        options = [Option(id, message, {"token": f"@token-{id}"}) for id in left]
    elif deck == "marbles":
        options = [Option(id, message, {"row": f"@row-{id}"}) for id in left]
    else:
        t = using.table(box, s, SILENT)
        options = [t.option(deck, id) for id in left]
    told = s.box == "owner" and deck == "starting_tiles"
    if told and len(using.table(box, s, SILENT).entered(deck)) < len(box.starting_tiles):
        options.append(Option(NEW, "golem-option-new"))
    return Question(
        f"deal-{name}",
        f"golem-deal-{name}",
        "set-up" if deck not in ("marbles", "action_tiles", "books") else "refresh",
        _args(box, s, deck, place),
        tuple(options),
        deck=None if told else name,
        event="dealt",
        field="item",
    )


def _args(box: Box, s: State, deck: str, place: int) -> dict[str, str | int]:
    if deck == "marbles":
        return {"colour": f"@colour-{COLOURS[box.marble_order[place]]}"}
    if deck == "quarters":
        district, section = divmod(place, box.base.sections)
        return {"district": f"@district-{DISTRICTS[district]}", "section": f"@section-{section + 1}"}
    return {"place": place + 1}


def dealt(box: Box, s: State, event: Dealt, r: Resolving) -> State:
    """The next thing came out."""
    found = next_deck(box, s)
    if found is None:
        raise Refused("golem-refused-phase")
    deck, place = found
    item = event.item
    if item != NEW and item not in _left(box, s, deck, place):
        raise Refused("golem-refused-dealt", item=item)
    t = using.table(box, s, r)
    if deck == "starting_tiles":
        s = _starting_tile(t, s, t.enter(deck) if item == NEW else item)
    elif item == NEW:
        raise Refused("golem-refused-dealt", item=item)
    elif deck == "tokens":
        s = _token(t, s, DISTRICTS.index(item))
    elif deck == "marbles":
        rows = list(s.rows)
        rows[ROWS.index(item)] += one(box.marble_order[place])
        s = structs.replace(s, rows=tuple(rows), falling=s.falling + 1)
    else:
        s = _laid(s, deck, place, item)
    s = t.kept(s)
    if s.phase == "deal" and next_deck(box, s) is None:
        s = structs.replace(s, phase="begin")
    return s


def _laid(s: State, deck: str, place: int, item: str) -> State:
    def row(places: tuple[str, ...]) -> tuple[str, ...]:
        return (*places[:place], item, *places[place + 1 :])

    if deck == "characters":
        return structs.replace(s, characters=row(s.characters))
    if deck == "quarters":
        return structs.replace(s, quarters=row(s.quarters))
    if deck == "artifact_tiles":
        return structs.replace(s, artifact_tile=item)
    if deck == "books":
        return structs.replace(s, library=row(s.library))
    used = () if item in s.used_tiles else s.used_tiles
    return structs.replace(s, tiles=row(s.tiles), used_tiles=used)


def _token(t: Table, s: State, district: int) -> State:
    """Colour tokens from top to bottom; the last is the one left. Then the two golems stand."""
    tokens = (*s.tokens, district)
    if len(tokens) == len(DISTRICTS) - 1:
        tokens = (*tokens, next(n for n in range(len(DISTRICTS)) if n not in tokens))
        first = tokens[: t.box.automa.start_golems]
        s = structs.replace(s, golems=tuple(sorted(spot(token, 1) for token in first)))
        if t.r.listens:
            names = [f"@token-{DISTRICTS[token]}" for token in tokens]
            t.r.do("golem-do-tokens", "set-up-tokens", tokens=names)
            t.r.do(
                "golem-do-start-golems",
                "set-up-golems",
                districts=[f"@district-{DISTRICTS[n]}" for n in first],
            )
    return structs.replace(s, tokens=tokens)


def _starting_tile(t: Table, s: State, tile: str) -> State:
    s = structs.replace(s, starting=(*s.starting, tile))
    if t.r.listens:
        t.r.do("golem-do-starting-tile", "set-up-starting-tiles", number=len(s.starting))
    key = f"starting_tiles.{tile}"
    return resources.use(t, s, t.effects(f"{key}.effects"), key, "set-up-starting-tiles")


def checklist(box: Box, s: State) -> Resolution[State]:
    """What to put where before the first turn."""
    r = Resolving(True)
    r.do("golem-do-set-up-special", "set-up-special", number=box.automa.special_tiles)
    r.do("golem-do-set-up-first", "set-up-first")
    r.do("golem-do-set-up-starting", "set-up-starting-tiles", number=s.level)
    r.do(
        "golem-do-set-up-goals",
        "set-up-goals",
        number=box.automa.goals,
        solo="yes" if s.humans == 1 else "no",
    )
    r.do("golem-do-set-up-artifact", "set-up-artifact-tile")
    r.do("golem-do-set-up-tokens", "set-up-tokens")
    r.do("golem-do-set-up-track", "set-up-track", level=s.level, start=box.automa.start)
    r.do("golem-do-set-up-tiles", "set-up", number=len(s.tiles))
    r.do("golem-do-set-up-deck", "set-up-deck")
    r.do("golem-do-set-up-never-pays", "study-track", coins=box.base.study_coins)
    r.do("golem-do-set-up-never-passes", "never-passes")
    return Resolution(s, tuple(r.instructions))
