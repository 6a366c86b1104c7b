"""What your abilities do to the Automus's things: its hand, its tokens."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from automatable.core.resolution import Resolving
from automatable.games.red_rising import bonuses, cards
from automatable.games.red_rising.clauses import Track
from automatable.games.red_rising.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.state import State
from automatable.games.red_rising.tables import Box


def give_you(box: Box, state: State, gifts: Mapping[Track, int]) -> State:
    """Your own part of an ability, as far as the tracks go."""
    ends: dict[Track, int] = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    own = {track: getattr(state.human, track) + gifts.get(track, 0) for track in TRACKS}
    return replace(state, human=replace(state.human, **{t: min(n, ends.get(t, n)) for t, n in own.items()}))


def bottom_card(box: Box, state: State, r: Resolving) -> tuple[State, int]:
    """Rule hand-bottom: the card the Automus loses is the bottom one of its hand."""
    state, card = cards.take(state, "automus", lowest=True)
    if r.listens:
        r.do("red-rising-do-bottom-card", "hand-bottom", **cards.told(box, card))
    return state, card


def onto_hand(box: Box, state: State, card: int, r: Resolving) -> State:
    """Rule hand-top: a card the Automus gets goes face down on top of its hand."""
    if r.listens:
        r.do("red-rising-do-onto-hand", "hand-top", **cards.told(box, card))
    return cards.put(state, "automus", card)


def give(box: Box, state: State, bonus: Track, r: Resolving) -> State:
    location = box.bonus_of.index(bonus)
    if r.listens:
        r.note("red-rising-always-takes", "free-gains", track=f"@track-{bonus}")
        if getattr(state.automus, bonus) >= box.automus.caps[bonus]:
            r.note("red-rising-arrow-of-last-card", "free-gains", ruling="R8")
    return bonuses.gain_bonus(box, state, location, bonuses.last_arrow(box, state), r, "given")


def lose(box: Box, state: State, what: str, r: Resolving) -> State:
    now = getattr(state.automus, what)
    if not now:
        if r.listens:
            r.note("red-rising-nothing-to-lose", "human-abilities", track=f"@track-{what}")
        return state
    now -= box.automus.loses_helium
    if r.listens:
        r.do("red-rising-do-lose", "human-abilities", track=f"@track-{what}", now=now)
    return replace(state, automus=replace(state.automus, **{what: now}))


def leave(box: Box, state: State, character: int, to: str, r: Resolving) -> State:
    """The deployed character itself goes away from where it was deployed."""
    location = LOCATIONS[state.deployed]
    pile = state.locations[state.deployed]
    if not pile or (state.cards == "app" and character not in pile):
        return state
    state, card = cards.take(state, location, character)
    if to == "automus":
        return onto_hand(box, state, card, r)
    if r.listens:
        r.do("red-rising-do-banish-card", "human-abilities", character=cards.name_of(box, character))
    return cards.put(state, to, card)
