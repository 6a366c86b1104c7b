"""Stars of both sides and the switch of schemes (p. 9)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State, automa_stars, water_open
from automatable.games.scythe.rules.retreat import call_off


def placed(box: Box, state: State, why: str, r: Resolver) -> State:
    """The Automa has placed a star; the sixth ends the game at once (S17)."""
    stars = automa_stars(box, state)
    if r.explaining:
        r.instruct("scythe-do-star", "stars", why=why, stars=stars)
    if stars < box.printed.game.stars_to_end:
        return state
    if r.explaining:
        r.instruct("scythe-do-game-over", "game-end", by="automa")
    return replace(state, over="automa")


def human_star(box: Box, state: State, why: str, r: Resolver) -> State:
    """The human places a star; the sixth ends the game, and combats still open are called off (S33)."""
    stars = state.human.stars + 1
    state = replace(state, human=replace(state.human, stars=stars))
    if r.explaining:
        r.instruct("scythe-do-human-star", "game-end", why=why, stars=stars)
    if stars < box.printed.game.stars_to_end:
        return state
    if r.explaining:
        r.instruct("scythe-do-game-over", "game-end", by="human")
    state = replace(state, over="human")
    r.checkpoint(state)
    return call_off(box, state, r)


def first_reached(track: str, id: str, rule: str, r: Resolver) -> bool:
    """Ask whether the human reached the end of a track for the first time, which gives a star."""
    yes, no = Option(True, "scythe-option-yes"), Option(False, "scythe-option-no")
    return bool(r.ask(Question(id, "scythe-ask-track-star", rule, {"track": track}, options=(yes, no))))


def advance_tracker(box: Box, state: State, r: Resolver) -> State:
    """Step 3: the cube moves one space; a space with a star places it, the first one switches the scheme."""
    before, to = state, state.automa.tracker + 1
    state = replace(state, automa=replace(state.automa, tracker=to))
    if r.explaining:
        spaces = box.printed.star_cards[state.level].spaces
        r.note("scythe-note-tracker", "star-tracker", space=to + 1)
        r.record("scythe-net-tracker", "star-tracker", to, to + 1, spaces=spaces)
        if water_open(box, state) and not water_open(box, before):
            r.instruct("scythe-do-water-open", "star-tracker")
    if not box.star_spaces[state.level] >> to & 1:
        return state
    state = placed(box, state, "tracker", r)
    if state.over or to != box.first_star[state.level]:
        return state
    if r.explaining:
        left = state.deck.bit_count()
        r.note("scythe-note-scheme-2", "scheme-switch", ruling="S13" if left else None, cards=left)
        r.instruct("scythe-do-scheme-2", "scheme-switch")
        r.instruct_holder("automa", "scythe-do-turn-deck", "scheme-switch", cards=len(box.cards))
    return replace(state, scheme=2, deck=box.deck, combat_pile=0)
