"""The phases around the actions: refresh, golem movement, turn order, influence, income, control."""

from __future__ import annotations

from itertools import permutations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import artifacts, movement, resources, scoring, upgrades, using
from automatable.games.golem.events import RoundBegun, RoundEnded
from automatable.games.golem.marbles import character
from automatable.games.golem.reading import Table
from automatable.games.golem.state import (
    BLACK,
    COLOURS,
    DISTRICTS,
    ROWS,
    UNKNOWN,
    WHITE,
    State,
    district_of,
    section_of,
)
from automatable.games.golem.tables import Box


def begun(box: Box, state: State, event: RoundBegun, r: Resolving) -> State:
    """Phase 2: golems move by the track and the character of the round."""
    if state.phase != "begin" or event.round != state.round:
        raise Refused("golem-refused-phase")
    table = using.table(box, state, r)
    if not character(state):
        besides = [card for card in state.characters if card]
        card = table.identify("characters", "character", besides, round=state.round)
        state = structs.replace(
            state, characters=(*state.characters[: state.round - 1], card, *state.characters[state.round :])
        )
    if r.listens:
        with r.section("golem-section-movement", "golem-movement"):
            state = movement.movement(table, state, table.number(f"characters.{character(state)}.steps"))
    else:
        state = movement.movement(table, state, table.number(f"characters.{character(state)}.steps"))
    return table.kept(structs.replace(state, phase="actions", turn=0))


def ended(box: Box, state: State, event: RoundEnded, r: Resolving) -> State:
    """Phases 4 to 7, the cards under the deck, and what the next round needs."""
    if state.phase != "end" or event.round != state.round:
        raise Refused("golem-refused-phase")
    table = using.table(box, state, r)
    for message, rule, phase in PHASES:
        if r.listens:
            with r.section(message, rule):
                state = phase(table, state)
        else:
            state = phase(table, state)
    state = put_cards_away(table, state)
    if state.round == box.automa.last_round:
        return table.kept(structs.replace(state, phase="scoring", final=scoring.count(table, state)))
    return table.kept(refresh(table, state))


def turn_order(table: Table, state: State) -> State:
    """Phase 4: rabbis from top to bottom; who placed none stays behind, in the old order (L23)."""
    places = {0: state.rabbi, **{n + 1: place for n, place in enumerate(state.rabbis)}}
    hidden = any(state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN for n in range(state.humans))
    if hidden:
        order = _asked_order(table, state)
    else:
        last = len(state.order) + len(ROWS) + 1
        order = tuple(sorted(state.order, key=lambda seat: last if places[seat] == UNKNOWN else places[seat]))
    if table.r.listens:
        names = ["@side-automa" if seat == 0 else f"@side-human-{seat}" for seat in order]
        table.r.do("golem-do-turn-order", "turn-order", order=names)
    return structs.replace(state, order=order)


def _asked_order(table: Table, state: State) -> tuple[int, ...]:
    order: list[int] = []
    while len(order) < state.players - 1:
        options = tuple(
            Option(
                seat, "golem-option-seat", {"seat": "@side-automa" if seat == 0 else f"@side-human-{seat}"}
            )
            for seat in range(state.players)
            if seat not in order
        )
        number = len(order) + 1
        question = Question(f"order-{number}", "golem-who-is-next", "turn-order", {"number": number}, options)
        order.append(table.r.ask(question))
    return (*order, *(seat for seat in range(state.players) if seat not in order))


def matches(taken: tuple[int, ...], shown: tuple[int, int]) -> bool:
    """Whether two marbles match a character: white stands for any colour, black for none."""
    return len(taken) == len(shown) and any(
        all(
            marble == WHITE or (marble == colour and marble != BLACK)
            for marble, colour in zip(each, shown, strict=True)
        )
        for each in permutations(taken)
    )


def influence(table: Table, state: State) -> State:
    """Phase 5: with the right marbles pay for the character's bonus, in the red zone take 3 coins."""
    card = character(state)
    shown = [COLOURS.index(table.word(f"characters.{card}.{side}", COLOURS)) for side in ("left", "right")]
    if not matches(state.marbles, (shown[0], shown[1])):
        if table.r.listens:
            table.r.note("golem-note-no-influence", "influence")
        return state
    if resources.in_red_zone(table, state):
        if table.r.listens:
            table.r.note("golem-note-red-zone-influence", "red-zone")
        return resources.gain(table, state, table.box.automa.red_zone_coins, "influence")
    if table.r.listens:
        table.r.do("golem-do-influence", "influence")
    state = resources.spend(table, state, table.number(f"characters.{card}.cost"), "influence")
    return resources.use(
        table, state, table.effects(f"characters.{card}.effects"), f"characters.{card}", "influence"
    )


def income(table: Table, state: State) -> State:
    """Phase 6: artifacts first, then tracks and students, then one upgrade outside the red zone."""
    state = artifacts.income(table, state)
    state = resources.score(table, state, table.number(f"board.track_points.{state.golem_track}"), "income")
    state = resources.score(table, state, table.number(f"board.study_points.{state.study_track}"), "income")
    for student, space in enumerate(state.students):
        key = f"street.{DISTRICTS[student]}-{space}"
        state = resources.use_if_any(table, state, table.effects(key), key, "income")
    if resources.in_red_zone(table, state):
        if table.r.listens:
            table.r.note("golem-note-red-zone", "red-zone")
        return state
    return upgrades.make(table, state, None)


def control(table: Table, state: State) -> State:
    """Phase 7: knowledge for every section a golem is ahead of the student of its district (L21)."""
    ahead = sum(max(0, section_of(golem) - state.students[district_of(golem)]) for golem in state.golems)
    if not ahead:
        return state
    if table.r.listens:
        table.r.note("golem-note-ahead", "golem-control", ruling="L21", sections=ahead)
    return resources.spend(table, state, ahead * table.number("board.control_cost"), "golem-control")


PHASES = (
    ("golem-section-turn-order", "turn-order", turn_order),
    ("golem-section-influence", "influence", influence),
    ("golem-section-income", "income", income),
    ("golem-section-control", "golem-control", control),
)


def put_cards_away(table: Table, state: State) -> State:
    """The three cards go under the deck, or everything is shuffled anew."""
    if table.r.listens:
        table.r.do("golem-do-reshuffle" if state.reshuffle else "golem-do-cards-under", "cards-under")
    under = () if state.reshuffle else (*state.under, *state.cards)
    return structs.replace(state, cards=(), under=under, reshuffle=False)


def refresh(table: Table, state: State) -> State:
    """Phase 1 of the next round: marbles back, new tiles, the library moves on."""
    owner = state.box == "owner"
    if table.r.listens:
        table.r.do("golem-do-refresh", "refresh", round=state.round + 1)
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
        unseen=0,
        library=(*state.library[1:], ""),
        gone_books=(*state.gone_books, *leftmost),
    )
