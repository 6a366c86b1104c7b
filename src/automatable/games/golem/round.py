"""The phases around the actions: refresh, golem movement, turn order, influence, income, control."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Section
from automatable.games.golem import (
    artifacts,
    by_hand,
    movement,
    resources,
    scoring,
    strategy,
    upgrades,
    using,
)
from automatable.games.golem.events import RoundBegun, RoundEnded
from automatable.games.golem.marbles import character, with_character
from automatable.games.golem.reading import Table
from automatable.games.golem.state import (
    BOTTOM,
    COLOURS,
    DISTRICTS,
    KINDS,
    ROWS,
    UNKNOWN,
    WHITE,
    State,
    district_of,
    section_of,
)
from automatable.games.golem.tables import Box

LEAST_TOLD = 4
"""So many steps are told as a number; where fewer may lead to section VIII, the sheet is asked for."""
SIDES = ("left", "right")
Phase = Callable[[Table, State], State]


def begun(box: Box, state: State, event: RoundBegun, r: Resolving) -> State:
    """Phase 2: golems move by the track and the character of the round."""
    if state.phase != "begin" or event.round != state.round:
        raise Refused("golem-refused-phase")
    table = using.table(box, state, r)
    if r.listens:
        r.cause("movement")
        with r.section("golem-section-movement", "golem-movement"):
            state = _phase_two(table, state)
    else:
        state = _phase_two(table, state)
    return table.kept(structs.replace(state, phase="actions", turn=0))


def _phase_two(table: Table, state: State) -> State:
    """The golems move; by hand the steps are told, or, where they may come to VIII, what came of it."""

    def told() -> State:
        near = table.box.base.far[0] - 1 - max(map(section_of, state.golems), default=0)
        if near < LEAST_TOLD:
            return table.outcome(table, state, "movement", "golem-movement")
        asked = Question("by-hand-steps", "golem-outcome-steps", "golem-movement", low=0, high=near)
        return movement.forward(table, state, table.r.ask(asked))[0]

    return by_hand.attempt(table, "movement", lambda: _moved(table, state), told)


def _moved(table: Table, state: State) -> State:
    """All steps of the track and of the character, whose marbles this round's choices will need."""
    if not movement.character_counts(table, state):
        return movement.movement(table, with_character(table, state, "left", "right"), 0)
    state = with_character(table, state, "steps", "left", "right")
    return movement.movement(table, state, table.number(f"characters.{character(state)}.steps"))


def ended(box: Box, state: State, event: RoundEnded, r: Resolving) -> State:
    """Phases 4 to 7, the cards under the deck, and what the next round needs."""
    if state.phase != "end" or event.round != state.round:
        raise Refused("golem-refused-phase")
    table = using.table(box, state, r)
    for name, rule, phase in PHASES:
        if r.listens:
            r.cause(name)
            with r.section(f"golem-section-{name}", rule):
                state, rest = _phase(table, state, name, rule, phase)
            _without_empty_heading(r)
        else:
            state, rest = _phase(table, state, name, rule, phase)
        r.stands(state)
        if rest:
            break
    state = put_cards_away(table, state)
    if state.round == box.automa.last_round:
        final = by_hand.attempt(
            table,
            "scoring",
            lambda: scoring.count(table, state),
            lambda: scoring.by_hand(table, state),
        )
        return table.kept(structs.replace(state, phase="scoring", final=final))
    return table.kept(refresh(table, state))


def _phase(table: Table, state: State, name: str, rule: str, phase: Phase) -> tuple[State, bool]:
    """One phase, or this and all that are left by hand, told on one sheet."""
    return by_hand.attempt(
        table,
        name,
        lambda: (phase(table, state), False),
        lambda: (table.outcome(table, state, name, rule), True),
    )


def _without_empty_heading(r: Resolving) -> None:
    """A phase in which nothing was to be decided leaves no heading in the story."""
    told = r.story[-1]
    if isinstance(told, Section) and not told.steps:
        r.story.pop()


def turn_order(table: Table, state: State) -> State:
    """Phase 4: rabbis from top to bottom; who placed none stays behind, in the old order (L23).

    Two on the printed space stand side by side: the old order holds between them (L35).
    """
    possible = _possible_orders(state)
    order = _asked_order(table, possible)
    if table.r.listens:
        if len(possible) == 1 and order != state.order:
            table.r.note("golem-note-turn-order", "turn-order", ruling="L23")
        if (state.rabbi, *state.rabbis).count(BOTTOM) > 1:
            table.r.note("golem-note-printed-space", "turn-order", ruling="L35")
        names = ["@side-automa" if seat == 0 else f"@side-human-{seat}" for seat in order]
        table.r.do("golem-do-turn-order", "turn-order", order=names)
    return structs.replace(state, order=order)


def _possible_orders(state: State) -> set[tuple[int, ...]]:
    """Every order the known rabbis allow: an untold one stands on any place left, or nowhere."""
    known = {0: state.rabbi, **{n + 1: place for n, place in enumerate(state.rabbis)}}
    hidden = [n + 1 for n in range(state.humans) if state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN]
    if not hidden:
        return {_ordered(state, known)}
    left = [place for place in range(len(state.tiles)) if place not in known.values()]
    found = set()
    for untold in product((*left, BOTTOM, UNKNOWN), repeat=len(hidden)):
        on_tiles = [place for place in untold if place in left]
        if len(set(on_tiles)) == len(on_tiles):
            found.add(_ordered(state, known | dict(zip(hidden, untold, strict=True))))
    return found


def _ordered(state: State, places: dict[int, int]) -> tuple[int, ...]:
    nowhere = BOTTOM + 1
    return tuple(sorted(state.order, key=lambda seat: nowhere if places[seat] == UNKNOWN else places[seat]))


def _asked_order(table: Table, possible: set[tuple[int, ...]]) -> tuple[int, ...]:
    """Seat by seat, as far as more than one is possible."""
    number = 0
    while len(possible) > 1:
        seats = sorted({order[number] for order in possible})
        if len(seats) > 1:
            options = tuple(
                Option(
                    seat,
                    "golem-option-seat",
                    {"seat": "@side-automa" if seat == 0 else f"@side-human-{seat}"},
                )
                for seat in seats
            )
            args = {"number": number + 1}
            seat = table.r.ask(
                Question(f"order-{number + 1}", "golem-who-is-next", "turn-order", args, options)
            )
            possible = {order for order in possible if order[number] == seat}
        number += 1
    return next(iter(possible))


def matches(taken: tuple[int, ...], shown: tuple[int, int], wild: bool = True) -> bool:
    """Whether two marbles match a character: white stands for any colour (L3); none shows black."""
    return len(taken) == len(shown) and any(
        all(
            (wild and marble == WHITE) or marble == colour for marble, colour in zip(each, shown, strict=True)
        )
        for each in permutations(taken)
    )


def influence(table: Table, state: State) -> State:
    """Phase 5: with the right marbles pay for the character's bonus, in the red zone take 3 coins."""
    state = with_character(table, state, "left", "right")
    card = character(state)
    left, right = (COLOURS.index(table.word(f"characters.{card}.{side}")) for side in SIDES)
    found = matches(state.marbles, (left, right))
    if table.r.listens:
        missed = "golem-note-no-influence" if state.marbles else "golem-note-no-marbles"
        message = "golem-note-influence" if found else missed
        wild = found and not matches(state.marbles, (left, right), wild=False)
        taken = [f"@colour-{COLOURS[colour]}" for colour in state.marbles]
        shown = [f"@colour-{COLOURS[colour]}" for colour in (left, right)]
        table.r.note(message, "influence", ruling="L3" if wild else None, taken=taken, shown=shown)
    if not found:
        return state
    if resources.red_zone(table, state, "influence", "golem-note-red-zone-influence"):
        return resources.gain(table, state, table.box.automa.red_zone_coins, "influence")
    if table.r.listens:
        table.r.do("golem-do-influence", "influence")
    table.need(f"characters.{card}.cost", f"characters.{card}.effects")
    state = resources.pay(table, state, table.number(f"characters.{card}.cost"), 0, "influence")
    return by_hand.used(table, state, f"characters.{card}.effects", f"characters.{card}", "influence")


def income(table: Table, state: State) -> State:
    """Phase 6: artifacts first, then tracks and students, then one upgrade outside the red zone.

    Each student brings what it stands on when the students' turn comes, wherever their income moves it (L34).
    """
    state = artifacts.income(table, state)
    streets = [f"street.{DISTRICTS[student]}-{space}" for student, space in enumerate(state.students)]
    points_of = (f"board.track_points.{state.golem_track}", f"board.study_points.{state.study_track}")
    table.need(*points_of, *(key for key in streets if not key.endswith("-0")))
    for track, space, key in (
        ("golem", state.golem_track, "track_points"),
        ("study", state.study_track, "study_points"),
    ):
        points = table.number(f"board.{key}.{space}")
        if points and table.r.listens:
            table.r.note(f"golem-note-{track}-track-income", "income", space=space, points=points)
        state = resources.score(table, state, points, "income")
    for student, space in enumerate(state.students):
        state = _student(table, state, student, space)
    everything = all(strategy.all_made(table, state, kind) for kind in range(len(KINDS)))
    if not everything and resources.red_zone(table, state, "income"):
        return state
    table.r.cause("upgrade")
    return upgrades.make(table, state, None)


def _student(table: Table, state: State, student: int, space: int) -> State:
    """What a student brings where it stood; told where it has come to shows something else (L34)."""
    district, now = DISTRICTS[student], state.students[student]
    if not space:  # before the first section
        return state
    key = f"street.{district}-{space}"
    effects = table.effects(key)
    if table.r.listens:
        args = {"student": f"@student-{district}", "section": f"@section-{space}"}
        if effects:
            table.r.note("golem-note-street", "income", None, **args)
        if now != space and table.effects_told(f"street.{district}-{now}") != effects:
            table.r.note("golem-note-stood-there", "income", ruling="L34", **args)
    return by_hand.used(table, state, key, key, "income", if_any=True)


def control(table: Table, state: State) -> State:
    """Phase 7: knowledge for every section a golem is ahead of the student of its district (L21)."""
    ahead = sum(max(0, section_of(golem) - state.students[district_of(golem)]) for golem in state.golems)
    if not ahead:
        return state
    cost = ahead * table.number("board.control_cost")
    if table.r.listens and cost:
        table.r.note("golem-note-ahead", "golem-control", ruling="L21", sections=ahead, cost=cost)
    return resources.spend(table, state, cost, "golem-control")


PHASES = (
    ("turn-order", "turn-order", turn_order),
    ("influence", "influence", influence),
    ("income", "income", income),
    ("control", "golem-control", control),
)


def put_cards_away(table: Table, state: State) -> State:
    """The three cards go under the deck, or everything is shuffled anew."""
    if table.r.listens and state.round < table.box.automa.last_round:
        table.r.cause("cards")
        message = "golem-do-reshuffle" if state.reshuffle else "golem-do-cards-under"
        table.r.do_with("automa", message, "cards-under")
    under = () if state.reshuffle else (*state.under, *state.cards)
    return structs.replace(state, cards=(), under=under, reshuffle=False)


def refresh(table: Table, state: State) -> State:
    """Phase 1 of the next round: marbles back, new tiles, the library moves on."""
    owner = state.owner
    if table.r.listens and owner:  # otherwise the app deals
        table.r.cause("refresh")
        table.r.do("golem-do-refresh-marbles", "refresh")
        table.r.do("golem-do-refresh-tiles", "refresh", number=len(state.tiles))
        table.r.do("golem-do-refresh-books", "refresh", place="@library-1")
    used = (*state.used_tiles, *(tile for tile in state.tiles if tile))
    leftmost = (state.library[0],) if state.library[0] else ()
    return structs.replace(
        state,
        round=state.round + 1,
        phase="begin" if owner else "deal",
        turn=0,
        marbles=(),
        human_marbles=(),
        rabbi=UNKNOWN,
        rows=(UNKNOWN,) * len(ROWS) if owner else (0,) * len(ROWS),
        falling=len(table.box.marble_order) if owner else 0,
        tiles=("",) * len(state.tiles),
        used_tiles=used,
        taken=0,
        rabbis=(UNKNOWN,) * state.humans,
        drawn=(0,) * state.humans,
        unseen=0,
        library=(*state.library[1:], ""),
        gone_books=(*state.gone_books, *leftmost),
    )
