"""Stars of both sides and the switch of schemes (p. 9)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.scythe.retreat import call_off
from automatable.games.scythe.state import State, automa_stars, water_open
from automatable.games.scythe.tables import Box


def placed(box: Box, state: State, why: str, r: Resolving) -> State:
    """The Automa has just placed a star; the sixth ends the game at once (ruling S17)."""
    stars = automa_stars(box, state)
    if r.listens:
        r.do("scythe-do-star", "stars", why=why, stars=stars)
    if stars < box.printed.game.stars_to_end:
        return state
    if r.listens:
        r.do("scythe-do-game-over", "game-end", by="automa")
    return replace(state, over="automa")


def human_star(box: Box, state: State, why: str, r: Resolving) -> State:
    """The human places a star; the sixth ends the game, and combats still open are called off (S33)."""
    stars = state.human.stars + 1
    state = replace(state, human=replace(state.human, stars=stars))
    if r.listens:
        r.do("scythe-do-human-star", "game-end", why=why, stars=stars)
    if stars < box.printed.game.stars_to_end:
        return state
    if r.listens:
        r.do("scythe-do-game-over", "game-end", by="human")
    return call_off(box, replace(state, over="human"), r)


def first_reached(track: str, id: str, rule: str, r: Resolving) -> bool:
    """The end of the human's track is a star once: only the table knows if it was reached before."""
    yes, no = Option(True, "scythe-option-yes"), Option(False, "scythe-option-no")
    return bool(r.ask(Question(id, "scythe-ask-track-star", rule, {"track": track}, options=(yes, no))))


def advance_tracker(box: Box, state: State, r: Resolving) -> State:
    """Step 3: the cube goes one space on; a whole star is placed, the first one switches the scheme."""
    before, to = state, state.automa.tracker + 1
    state = replace(state, automa=replace(state.automa, tracker=to))
    if r.listens:
        spaces = box.printed.star_cards[state.level].spaces
        r.note("scythe-note-tracker", "star-tracker", space=to + 1)
        r.net("scythe-net-tracker", "star-tracker", to, to + 1, spaces=spaces)
        if water_open(box, state) and not water_open(box, before):
            r.do("scythe-do-water-open", "star-tracker")
    if not box.star_spaces[state.level] >> to & 1:
        return state
    state = placed(box, state, "tracker", r)
    if state.over or to != box.first_star[state.level]:
        return state
    if r.listens:
        if state.deck:
            r.note("scythe-note-scheme-2", "scheme-switch", ruling="S13", cards=state.deck.bit_count())
        r.do("scythe-do-scheme-2", "scheme-switch")
        r.do_with("automa", "scythe-do-turn-deck", "scheme-switch", cards=len(box.cards))
    return replace(state, scheme=2, deck=box.deck, combat_pile=0)
