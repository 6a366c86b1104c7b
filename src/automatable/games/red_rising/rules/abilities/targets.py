"""What abilities change: the Automus's hand and tokens, your tokens, the deployed character."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from automatable.core.engine.resolution import Resolver
from automatable.games.red_rising.box.clauses import Track
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import bonuses, cards


def within(box: Box, state: State, track: Track, by: int) -> int:
    """Your place on a track after this many steps, within its ends."""
    ends = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    now: int = max(0, getattr(state.human, track) + by)
    return min(now, ends.get(track, now))


def give_you(box: Box, state: State, gifts: Mapping[Track, int], r: Resolver, rule: str) -> State:
    """Give you steps and tokens, within the ends of the tracks."""
    for track in TRACKS:
        if by := gifts.get(track, 0):
            before, now = getattr(state.human, track), within(box, state, track, by)
            if r.explaining:
                r.record(f"red-rising-your-{track}", rule, before, now)
            state = replace(state, human=replace(state.human, **{track: now}))
    return state


def never_blocks(box: Box, state: State, r: Resolver, how: str = "shields") -> None:
    """Cite R9 if the Automus has a card that could block."""
    if r.explaining and any(
        card != UNKNOWN and getattr(box.people[card], how) for card in state.automus_hand
    ):
        r.note("red-rising-never-blocks", "human-abilities", ruling="R9")


def bottom_card(box: Box, state: State, to: str, r: Resolver, under: bool = False) -> State:
    """Rule hand-bottom: the Automus loses the bottom card of its hand, which goes to this place."""
    never_blocks(box, state, r)
    state, card = cards.take(state, "automus", lowest=True)
    if r.explaining:
        message = {"banished": "do-banish-bottom", "hand": "do-steal-bottom"}.get(to, "do-bottom-card")
        r.instruct(f"red-rising-{message}", "hand-bottom", **cards.card_args(box, card), to=f"@place-{to}")
    return cards.put(state, to, card, under)


def onto_hand(box: Box, state: State, card: int, r: Resolver) -> State:
    """Rule hand-top: a card for the Automus goes face down on top of its hand."""
    if r.explaining:
        r.instruct("red-rising-do-onto-hand", "hand-top", **cards.card_args(box, card))
    return cards.put(state, "automus", card)


def give(box: Box, state: State, bonus: Track, r: Resolver) -> State:
    """Rule free-gains: the Automus always takes a bonus; a maxed one follows the last card's arrow (R8)."""
    location, step = box.bonus_of.index(bonus), bonuses.last_arrow(box, state)
    if r.explaining:
        r.note("red-rising-always-takes", "free-gains", track=f"@track-{bonus}")
        if getattr(state.automus, bonus) >= box.automus.caps[bonus]:
            same = bonuses.paid(box, state, location, step) == bonuses.paid(box, state, location, -step)
            arrow = "red-rising-arrow-of-last-card" if state.discard else "red-rising-arrow-before-any"
            r.note(arrow, "bonus-location", ruling=None if same else "R8")
    return bonuses.gain_bonus(box, state, location, step, r, "given")


def lose(box: Box, state: State, what: Track, r: Resolver) -> State:
    """The Automus loses a token, if it has one."""
    now = getattr(state.automus, what)
    if not now:
        if r.explaining:
            r.note("red-rising-nothing-to-lose", "human-abilities", track=f"@track-{what}")
        return state
    left = now - box.automus.loses_helium
    if r.explaining:
        bonuses.instruct_change(what, now, left, r, "human-abilities")
    return replace(state, automus=replace(state.automus, **{what: left}))


def leave(box: Box, state: State, character: int, at: int, to: str, r: Resolver) -> State:
    """Move the deployed character away from its location."""
    state, card = cards.take(state, LOCATIONS[at], character)
    if r.explaining:
        message, rule = (
            ("do-handed", "hand-top") if to == "automus" else ("do-banish-card", "human-abilities")
        )
        r.instruct(f"red-rising-{message}", rule, character=cards.name_of(box, character))
    return cards.put(state, to, card)
