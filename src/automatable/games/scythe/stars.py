"""Stars and the switch of schemes (p. 9)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.resolution import Resolving
from automatable.games.scythe.state import State, automa_stars, water_open
from automatable.games.scythe.tables import Tables


def placed(t: Tables, s: State, why: str, r: Resolving) -> State:
    """The Automa has just placed a star; the sixth ends the game at once (ruling S17)."""
    stars = automa_stars(t, s)
    if r.listens:
        r.do("scythe-do-star", "stars", why=why, stars=stars)
    if stars < t.box.game.stars_to_end:
        return s
    if r.listens:
        r.do("scythe-do-game-over", "game-end", by="automa")
    return replace(s, over="automa")


def advance_tracker(t: Tables, s: State, r: Resolving) -> State:
    """Step 3: the cube goes one space on; a whole star is placed, the first one switches the scheme."""
    before, to = s, s.automa.tracker + 1
    s = replace(s, automa=replace(s.automa, tracker=to))
    if r.listens:
        r.do("scythe-do-tracker", "star-tracker", space=to + 1, spaces=t.box.star_cards[s.level].spaces)
        if water_open(t, s) and not water_open(t, before):
            r.do("scythe-do-water-open", "star-tracker")
    if not t.star_spaces[s.level] >> to & 1:
        return s
    s = placed(t, s, "tracker", r)
    first = not t.star_spaces[s.level] & ((1 << to) - 1)
    if s.over or not first:
        return s
    if r.listens:
        r.do("scythe-do-scheme-2", "scheme-switch", cards=len(t.cards))
        r.note("scythe-note-scheme-2", "scheme-switch", ruling="S13")
    return replace(s, scheme=2, deck=t.deck, combat_pile=0)


def gain_power(t: Tables, s: State, count: int, r: Resolving) -> State:
    """Power goes up to the end of the track; reaching it for the first time places a star (ruling S14)."""
    automa = s.automa
    most = t.box.game.power_most
    power = min(most, automa.power + count)
    reached = power == most and not automa.power_star
    if r.listens and power > automa.power:
        r.do("scythe-do-power", "gains", count=power - automa.power, power=power)
    elif r.listens:
        r.note("scythe-note-power-full", "gains", ruling="S14")
    automa = replace(automa, power=power, power_star=automa.power_star or reached)
    s = replace(s, automa=automa)
    return placed(t, s, "power", r) if reached else s
