"""The phases around the actions: refresh, golem movement, turn order, influence, income, control."""

from __future__ import annotations

from itertools import permutations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import artifacts, movement, resources, scoring, upgrades, using
from automatable.games.golem.components import Box
from automatable.games.golem.events import RoundBegun, RoundEnded
from automatable.games.golem.marbles import character
from automatable.games.golem.printed import Table
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


def begun(box: Box, s: State, event: RoundBegun, r: Resolving) -> State:
    """Phase 2: golems move by the track and the character of the round."""
    if s.phase != "begin" or event.round != s.round:
        raise Refused("golem-refused-phase")
    t = using.table(box, s, r)
    if not character(s):
        besides = [card for card in s.characters if card]
        card = t.identify("characters", "character", besides, round=s.round)
        s = structs.replace(s, characters=(*s.characters[: s.round - 1], card, *s.characters[s.round :]))
    if r.listens:
        with r.section("golem-section-movement", "golem-movement"):
            s = movement.movement(t, s, t.number(f"characters.{character(s)}.steps"))
    else:
        s = movement.movement(t, s, t.number(f"characters.{character(s)}.steps"))
    return t.kept(structs.replace(s, phase="actions", turn=0))


def ended(box: Box, s: State, event: RoundEnded, r: Resolving) -> State:
    """Phases 4 to 7, the cards under the deck, and what the next round needs."""
    if s.phase != "end" or event.round != s.round:
        raise Refused("golem-refused-phase")
    t = using.table(box, s, r)
    for message, rule, phase in PHASES:
        if r.listens:
            with r.section(message, rule):
                s = phase(t, s)
        else:
            s = phase(t, s)
    s = put_cards_away(t, s)
    if s.round == box.automa.last_round:
        return t.kept(structs.replace(s, phase="scoring", final=scoring.count(t, s)))
    return t.kept(refresh(t, s))


def turn_order(t: Table, s: State) -> State:
    """Phase 4: rabbis from top to bottom; who placed none stays behind, in the old order (L23)."""
    places = {0: s.rabbi, **{n + 1: place for n, place in enumerate(s.rabbis)}}
    hidden = any(s.unseen >> n & 1 and s.rabbis[n] == UNKNOWN for n in range(s.humans))
    if hidden:
        order = _asked_order(t, s)
    else:
        last = len(s.order) + len(ROWS) + 1
        order = tuple(sorted(s.order, key=lambda seat: last if places[seat] == UNKNOWN else places[seat]))
    if t.r.listens:
        names = ["@side-automa" if seat == 0 else f"@side-human-{seat}" for seat in order]
        t.r.do("golem-do-turn-order", "turn-order", order=names)
    return structs.replace(s, order=order)


def _asked_order(t: Table, s: State) -> tuple[int, ...]:
    order: list[int] = []
    while len(order) < s.players - 1:
        options = tuple(
            Option(
                seat, "golem-option-seat", {"seat": "@side-automa" if seat == 0 else f"@side-human-{seat}"}
            )
            for seat in range(s.players)
            if seat not in order
        )
        number = len(order) + 1
        question = Question(f"order-{number}", "golem-who-is-next", "turn-order", {"number": number}, options)
        order.append(t.r.ask(question))
    return (*order, *(seat for seat in range(s.players) if seat not in order))


def matches(taken: tuple[int, ...], shown: tuple[int, int]) -> bool:
    """Whether two marbles match a character: white stands for any colour, black for none."""
    return len(taken) == len(shown) and any(
        all(
            marble == WHITE or (marble == colour and marble != BLACK)
            for marble, colour in zip(each, shown, strict=True)
        )
        for each in permutations(taken)
    )


def influence(t: Table, s: State) -> State:
    """Phase 5: with the right marbles pay for the character's bonus, in the red zone take 3 coins."""
    card = character(s)
    shown = [COLOURS.index(t.word(f"characters.{card}.{side}", COLOURS)) for side in ("left", "right")]
    if not matches(s.marbles, (shown[0], shown[1])):
        if t.r.listens:
            t.r.note("golem-note-no-influence", "influence")
        return s
    if resources.in_red_zone(t, s):
        if t.r.listens:
            t.r.note("golem-note-red-zone-influence", "red-zone")
        return resources.gain(t, s, t.box.automa.red_zone_coins, "influence")
    if t.r.listens:
        t.r.do("golem-do-influence", "influence")
    s = resources.spend(t, s, t.number(f"characters.{card}.cost"), "influence")
    return resources.use(t, s, t.effects(f"characters.{card}.effects"), f"characters.{card}", "influence")


def income(t: Table, s: State) -> State:
    """Phase 6: artifacts first, then tracks and students, then one upgrade outside the red zone."""
    s = artifacts.income(t, s)
    s = resources.score(t, s, t.number(f"base.track_points.{s.golem_track}"), "income")
    s = resources.score(t, s, t.number(f"base.study_points.{s.study_track}"), "income")
    for student, space in enumerate(s.students):
        key = f"street.{DISTRICTS[student]}-{space}"
        s = t.use(t, s, t.effects(key), key)
    if resources.in_red_zone(t, s):
        if t.r.listens:
            t.r.note("golem-note-red-zone", "red-zone")
        return s
    return upgrades.make(t, s, None)


def control(t: Table, s: State) -> State:
    """Phase 7: knowledge for every section a golem is ahead of the student of its district (L21)."""
    ahead = sum(max(0, section_of(golem) - s.students[district_of(golem)]) for golem in s.golems)
    if not ahead:
        return s
    if t.r.listens:
        t.r.note("golem-note-ahead", "golem-control", ruling="L21", sections=ahead)
    return resources.spend(t, s, ahead * t.number("base.control_cost"), "golem-control")


PHASES = (
    ("golem-section-turn-order", "turn-order", turn_order),
    ("golem-section-influence", "influence", influence),
    ("golem-section-income", "income", income),
    ("golem-section-control", "golem-control", control),
)


def put_cards_away(t: Table, s: State) -> State:
    """The three cards go under the deck, or everything is shuffled anew."""
    if t.r.listens:
        t.r.do("golem-do-reshuffle" if s.reshuffle else "golem-do-cards-under", "cards-under")
    under = () if s.reshuffle else (*s.under, *s.cards)
    return structs.replace(s, cards=(), under=under, reshuffle=False)


def refresh(t: Table, s: State) -> State:
    """Phase 1 of the next round: marbles back, new tiles, the library moves on."""
    owner = s.box == "owner"
    if t.r.listens:
        t.r.do("golem-do-refresh", "refresh", round=s.round + 1)
    used = (*s.used_tiles, *(tile for tile in s.tiles if tile))
    leftmost = (s.library[0],) if s.library[0] else ()
    return structs.replace(
        s,
        round=s.round + 1,
        phase="begin" if owner else "deal",
        turn=0,
        marbles=(),
        human_marbles=(),
        rabbi=UNKNOWN,
        rows=(UNKNOWN,) * len(ROWS) if owner else (0,) * len(ROWS),
        falling=len(t.box.marble_order) if owner else 0,
        tiles=("",) * len(s.tiles),
        used_tiles=used,
        taken=0,
        rabbis=(UNKNOWN,) * s.humans,
        unseen=0,
        library=(*s.library[1:], ""),
        gone_books=(*s.gone_books, *leftmost),
    )
