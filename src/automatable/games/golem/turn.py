"""The Automa's turn in the actions phase: its card, then a marble or a rabbi action."""

from __future__ import annotations

from msgspec import structs

from automatable.core.question import BY_HAND, Option, Part
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import (
    actions,
    artifacts,
    by_hand,
    golems,
    marbles,
    outcome,
    rabbi,
    resources,
    students,
    things,
    using,
)
from automatable.games.golem.events import (
    CardTurned,
)
from automatable.games.golem.printed import BONUSES
from automatable.games.golem.reading import NEW, NOTHING, Table
from automatable.games.golem.state import BOTTOM, COLOURS, DISTRICTS, LEVELS, ROWS, UNKNOWN, State
from automatable.games.golem.tables import Box

NO_BONUS = BONUSES[0]


def next_turn(box: Box, state: State) -> State:
    """The turn is over; after everyone's third the phase is."""
    turn = state.turn + 1
    over = turn == box.automa.cards_in_round * state.players
    return structs.replace(state, turn=turn, phase="end" if over else "actions")


def in_actions(state: State, automa: bool) -> None:
    """Refuse what does not happen now: another phase, or somebody else's turn."""
    if state.phase != "actions":
        raise Refused("golem-refused-phase")
    if (state.seat == 0) is not automa:
        seat = "@side-automa" if state.seat == 0 else f"@side-human-{state.seat}"
        raise Refused("golem-refused-seat", seat=seat)


def card_turned(box: Box, state: State, event: CardTurned, r: Resolving) -> State:
    """The Automa's turn: bonus column, then a marble or a rabbi action."""
    in_actions(state, automa=True)
    table = using.table(box, state, r)
    known = {NEW: table.enter, BY_HAND: lambda kind: NOTHING} if table.owner else {}
    card = known[event.card]("automa_cards") if event.card in known else event.card
    if card != NOTHING and (
        card not in box.printed.automa_cards or card in state.cards or card in state.under
    ):
        raise Refused("golem-refused-card", card=card)
    if r.listens:
        r.stands(structs.replace(state, cards=(*state.cards, card)))
        r.cause("card")
        message = "golem-do-card-by-hand" if card == NOTHING else "golem-do-card"
        r.do_with("automa", message, "automa-turn", card=card, number=len(state.cards) + 1)
        r.cause("bonus")
    if card == NOTHING:
        state = turn_by_hand(table, state, card)
    else:
        state = by_hand.attempt(
            table,
            "turn",
            lambda: _act(table, state, card),
            lambda: turn_by_hand(table, state, card),
        )
    return table.kept(next_turn(box, state))


def _act(table: Table, state: State, card: str) -> State:
    """What the card says."""
    r, before = table.r, state.cards
    state = structs.replace(state, cards=(*before, card))
    _need(table, state, before, card)
    kind = _bonus_shown(table, state, card)
    if kind != NO_BONUS and r.listens:
        with r.section("golem-section-bonus", "bonus-column"):
            state = bonus(table, state, card, kind)
    elif kind != NO_BONUS:
        state = bonus(table, state, card, kind)
    r.stands(state)
    action = choose_action(table, state, before, card)
    r.cause(action)
    if action == "rabbi":
        return rabbi.act(table, state, rabbi.numbers_of(table, card))
    return actions.act(table, state, marbles.criteria_of(table, card))


def _bonus_shown(table: Table, state: State, card: str) -> str:
    """The bonus of a card; of an owner's card none as long as one could only be for a higher level."""
    of = f"automa_cards.{card}"
    if table.owner and table.least(f"{of}.level") > state.level and table.told(f"{of}.bonus") is None:
        return NO_BONUS
    return table.word(f"{of}.bonus")


def _need(table: Table, state: State, before: tuple[str, ...], card: str) -> None:
    """What this turn needs of the card, on one screen: which columns count hangs on what it shows."""
    if not table.owner:
        return
    of = f"automa_cards.{card}"
    bonus = f"{of}.bonus" if state.level >= len(LEVELS) else f"{of}.bonus.{state.level}"
    first, formed = f"{of}.first", f"{of}.{things.SYMBOL}"
    marble, place = f"{of}.marble.1", f"{of}.rabbi.1"
    forced = forced_action(table, state, before)
    if forced:
        table.need(bonus, marble if forced[0] == "marble" else place)
        return
    by_first: things.Cases = ({first: ("rabbi",)},)
    when: dict[str, things.Cases] = {marble: ({first: ("marble",)},), place: by_first}
    if not before or halves(table, before[-1], card) is not None:
        joined = bool(before) and halves(table, before[-1], card)
        table.need(bonus, *((place,) if joined else (first, marble, place)), when={} if joined else when)
        return
    when |= {first: ({formed: (False,)},), place: (*by_first, {formed: (True,)})}
    table.need(formed, bonus, first, marble, place, when=when)


def turn_by_hand(table: Table, state: State, card: str) -> State:
    """The player does what the card says, and tells which marble or place was taken and what came of it."""
    named = card if card in table.entered("automa_cards") else NOTHING
    state = structs.replace(state, cards=(*state.cards, named))
    options = []
    if len(state.marbles) < table.box.automa.cards_in_round - 1:
        options += [
            Option(f"{ROWS[row]}-{COLOURS[colour]}", "golem-option-took", marbles.took_args(row, colour))
            for row, colour in marbles.could_take(table.box, state)
        ]
        options.append(Option(NOTHING, "golem-option-no-marble"))
    if state.rabbi == UNKNOWN:
        places = [place for place in range(len(state.tiles)) if not state.taken >> place & 1]
        options += [
            Option(f"tile-{place + 1}", "golem-option-tile", {"place": f"@place-{place + 1}"})
            for place in (*places, BOTTOM)
        ]
    table.r.cause("by-hand")
    did = Part("did", "golem-outcome-did", {}, tuple(options))
    return outcome.outcome(table, state, "turn", "automa-turn", did, lambda s, one: _did(table, s, one))


def _did(table: Table, state: State, did: str) -> State:
    """The position after the marble or the place was taken."""
    row, _, what = did.partition("-")
    if did == NOTHING:
        return state
    if row != "tile":
        return actions.took(table, state, ROWS.index(row), COLOURS.index(what))
    place = int(what) - 1
    return structs.replace(
        state, rabbi=place, taken=state.taken if place == BOTTOM else state.taken | 1 << place
    )


def choose_action(table: Table, state: State, before: tuple[str, ...], card: str) -> str:
    """Marble or rabbi: two and one in a round; two cards may form the rabbi symbol."""
    if forced := forced_action(table, state, before):
        action, why = forced
    elif len(before) == 1 and symbol(table, before[-1], card):
        action, why = "rabbi", "symbol"
    else:
        action, why = table.word(f"automa_cards.{card}.first"), "column"
    if table.r.listens:
        table.r.note(f"golem-note-action-{why}", "choose-action", action=f"@action-{action}")
    return action


def forced_action(table: Table, state: State, before: tuple[str, ...]) -> tuple[str, str] | None:
    """The action that is left, whatever the card says, and why; None while the card has a say."""
    if state.rabbi != UNKNOWN:
        return "marble", "rabbi-done"
    if table.box.automa.cards_in_round - 1 in (len(before), len(state.marbles)):
        return "rabbi", "marbles-done"
    return None


def halves(table: Table, left: str, right: str) -> bool | None:
    """Whether the edges of two neighbouring cards form the rabbi symbol, as far as they were told."""
    found = table.told(f"automa_cards.{left}.right_half"), table.told(f"automa_cards.{right}.left_half")
    return False if False in found else None if None in found else True


def symbol(table: Table, left: str, right: str) -> bool:
    """Whether the edges of two neighbouring cards form the rabbi symbol; what that tells of them is kept."""
    known = halves(table, left, right)
    if known is not None:
        return known
    formed = table.flag(f"automa_cards.{right}.{things.SYMBOL}")
    edges = (f"automa_cards.{left}.right_half", f"automa_cards.{right}.left_half")
    seen = [edge for edge in edges if table.told(edge) is None]
    if formed or len(seen) == 1:
        table.learned = {**table.learned, **dict.fromkeys(seen, formed)}
    return formed


def bonus(table: Table, state: State, card: str, kind: str) -> State:
    """The brown column, if the level is high enough."""
    highest = state.level >= len(LEVELS)  # every level's bonus is the highest one's
    needed = 0 if highest else table.number(f"automa_cards.{card}.level")
    if state.level < needed:
        if table.r.listens:
            table.r.note("golem-note-bonus-level", "bonus-column", needed=needed, level=state.level)
        return state
    if table.r.listens:
        args = {"token": f"@token-{DISTRICTS[state.tokens[0]]}"} if kind == "student-forward" else {}
        table.r.note(f"golem-note-bonus-{kind}", "bonus-column", None, **args)
    if kind == "reshuffle":
        return structs.replace(state, reshuffle=True)
    if kind.startswith("golem-max"):
        return _golem_bonus(table, state, int(kind[-1]))
    if kind == "gold":
        after = artifacts.place(table, state)
    elif kind == "study-up":
        after = students.study_up(table, state, 1)
    else:
        after = students.forward_in(table, state, state.tokens[0], 1, "bonus-column")
    return resources.useless(table, state) if after == state else after


def _golem_bonus(table: Table, state: State, most: int) -> State:
    """A golem without discount while there are few; too many is no useless effect (L28)."""
    if len(state.golems) <= most:
        after = golems.create(table, state)
        return resources.useless(table, state) if after == state else after
    if table.r.listens:
        table.r.note("golem-note-enough-golems", "bonus-column", ruling="L28", number=len(state.golems))
    return state
