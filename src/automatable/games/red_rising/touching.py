"""What your abilities do to the Automus's things, its hand and its tokens, and what they bring you."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from automatable.core.resolution import Resolving
from automatable.games.red_rising import bonuses, cards
from automatable.games.red_rising.clauses import Track
from automatable.games.red_rising.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.state import UNKNOWN, State
from automatable.games.red_rising.tables import Box


def within(box: Box, state: State, track: Track, by: int) -> int:
    """Your place on a track moved by so much, as far as it goes."""
    ends = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    now: int = max(0, getattr(state.human, track) + by)
    return min(now, ends.get(track, now))


def give_you(box: Box, state: State, gifts: Mapping[Track, int], r: Resolving, rule: str) -> State:
    """Steps and tokens for you, as far as the tracks go: told, and not to be counted again."""
    for track in TRACKS:
        if by := gifts.get(track, 0):
            before, now = getattr(state.human, track), within(box, state, track, by)
            if r.listens:
                r.net(f"red-rising-your-{track}", rule, before, now)
            state = replace(state, human=replace(state.human, **{track: now}))
    return state


def never_blocks(box: Box, state: State, r: Resolving, how: str = "shields") -> None:
    """Ruling R9, told where the Automus holds a card that could block."""
    if r.listens and any(card != UNKNOWN and getattr(box.people[card], how) for card in state.automus_hand):
        r.note("red-rising-never-blocks", "human-abilities", ruling="R9")


def bottom_card(box: Box, state: State, to: str, r: Resolving, under: bool = False) -> State:
    """Rule hand-bottom: the card the Automus loses is the bottom one of its hand; it goes to this place."""
    never_blocks(box, state, r)
    state, card = cards.take(state, "automus", lowest=True)
    if r.listens:
        message = {"banished": "do-banish-bottom", "hand": "do-steal-bottom"}.get(to, "do-bottom-card")
        r.do(f"red-rising-{message}", "hand-bottom", **cards.told(box, card), to=f"@place-{to}")
    return cards.put(state, to, card, under)


def onto_hand(box: Box, state: State, card: int, r: Resolving) -> State:
    """Rule hand-top: a card the Automus gets goes face down on top of its hand."""
    if r.listens:
        r.do("red-rising-do-onto-hand", "hand-top", **cards.told(box, card))
    return cards.put(state, "automus", card)


def give(box: Box, state: State, bonus: Track, r: Resolving) -> State:
    """Rule free-gains: it always takes it; a maxed one follows the last card's arrow (R8)."""
    location, step = box.bonus_of.index(bonus), bonuses.last_arrow(box, state)
    if r.listens:
        r.note("red-rising-always-takes", "free-gains", track=f"@track-{bonus}")
        if getattr(state.automus, bonus) >= box.automus.caps[bonus]:
            same = bonuses.paid(box, state, location, step) == bonuses.paid(box, state, location, -step)
            arrow = "red-rising-arrow-of-last-card" if state.discard else "red-rising-arrow-before-any"
            r.note(arrow, "bonus-location", ruling=None if same else "R8")
    return bonuses.gain_bonus(box, state, location, step, r, "given")


def lose(box: Box, state: State, what: Track, r: Resolving) -> State:
    """A token the Automus loses, if it has one."""
    now = getattr(state.automus, what)
    if not now:
        if r.listens:
            r.note("red-rising-nothing-to-lose", "human-abilities", track=f"@track-{what}")
        return state
    left = now - box.automus.loses_helium
    if r.listens:
        r.net(f"red-rising-automus-{what}", "human-abilities", now, left)
    return replace(state, automus=replace(state.automus, **{what: left}))


def leave(box: Box, state: State, character: int, at: int, to: str, r: Resolving) -> State:
    """The deployed character itself goes away from where it was deployed."""
    state, card = cards.take(state, LOCATIONS[at], character)
    if r.listens:
        message, rule = (
            ("do-handed", "hand-top") if to == "automus" else ("do-banish-card", "human-abilities")
        )
        r.do(f"red-rising-{message}", rule, character=cards.name_of(box, character))
    return cards.put(state, to, card)
