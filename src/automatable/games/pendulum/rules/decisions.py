"""The rules that can be asked on their own, each with its checklist and its inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Rule
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import PLAYERS, State
from automatable.games.pendulum.rules import (
    council,
    final_council,
    game_end,
    rewards,
    timers,
    track,
    workers,
)
from automatable.games.pendulum.rules.player_mat import LEGENDARY, MAT, ask_mat

Inputs = Mapping[str, object]


def _move(box: Box, state: State, args: Inputs, r: Resolver) -> dict[str, str] | None:
    """The spaces that a worker of this area moves between."""
    area = AREAS.index(_one_of(args, "area", AREAS, "move-worker"))
    move = workers.choose_move(box, state, area, r)
    return move and {"from": box.spaces[move[0]].id, "to": box.spaces[move[1]].id}


def _third(box: Box, state: State, args: Inputs, r: Resolver) -> str:
    """The third worker's space, with or without the area's icon on the drawn card."""
    return box.spaces[workers.third_space(box, box.rows["bottom"], bool(args.get("icon", False)), r)].id


def _trigger(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    """Whether flipping this timer, or lifting a worker, triggers an Automa action."""
    what = _one_of(args, "what", ("worker", *TIMERS), "trigger")
    at = _whole(args, "at", state.now, "trigger")
    if what == "worker":
        return state.phase in ("round", "called", "placing")
    if what == "purple" or state.phase != "round":
        return False
    return timers.has_run_out(box, state, timers.PURPLE, at, r)


def _province(box: Box, state: State, args: Inputs, r: Resolver) -> int | None:
    """The position from the top that is removed in this phase, if any."""
    slot = _whole(args, "slot", 1, "remove-province", 1, box.rules.province_slots)
    return slot if state.phase in ("round", "called") else None


def _flip(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    """The timer that a card showing green or black flips."""
    shown = _one_of(args, "shows", TIMERS[1:], "timer-flip")
    at = _whole(args, "at", state.now, "timer-flip")
    if state.phase != "round":
        return None
    timer = timers.choose_timer(box, state, TIMERS.index(shown), at, r)
    return None if timer is None else TIMERS[timer]


def _advance(box: Box, state: State, args: Inputs, r: Resolver) -> dict[str, int]:
    """The place of a marker on ``space`` after ``points`` more, and what it counts."""
    space, points = _whole(args, "space", 0, "track"), _whole(args, "points", 0, "track")
    if space not in box.track_spaces[state.advanced]:
        raise UserError("core-bad-input", rule="track", input="space", value=str(space))
    reached = track.after(box, space, points, state.advanced)
    row, column = track.row_and_space(box, reached)
    found = track.standing_at(box, reached, state.advanced)
    return {
        "space": reached,
        "row": row,
        "in_row": column,
        "parchment": found.parchment,
        "distance": found.distance,
        "glory": found.glory,
    }


def _points(box: Box, state: State, args: Inputs, r: Resolver) -> int:
    """The victory points of an Automa with the cards in front of it."""
    return council.points_gained(box, state, _whole(args, "automa", 1, "victory-points", 1, 2) - 1, r)[1]


def _votes(box: Box, state: State, args: Inputs, r: Resolver) -> int:
    """The votes of an Automa with the cards in front of it."""
    return council.votes_gained(box, state, _whole(args, "automa", 1, "votes", 1, 2) - 1, r)[1]


def _privilege(box: Box, state: State, args: Inputs, r: Resolver) -> list[str]:
    """The privilege order, from given votes or those of the position."""
    human = structs.replace(state.human, votes=_whole(args, "human", state.human.votes, "privilege"))
    automas = tuple(
        structs.replace(automa, votes=_whole(args, f"automa-{n + 1}", automa.votes, "privilege"))
        for n, automa in enumerate(state.automas)
    )
    return list(council.privilege_order(box, structs.replace(state, human=human, automas=automas), r))


def _reward(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    """The place whose card an Automa takes; None means 1 point instead."""
    number = _whole(args, "automa", 1, "council-reward", 1, 2)
    place = rewards.choose_reward(box, state, number - 1, r)[1]
    return None if place is None else box.council.places[place]


def _final(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    """The final reward that an Automa takes, from given tracks or those of the position."""
    return final_council.final_reward(box, _given(box, state, args, "final-reward"), 0, r)[1]


def _winner(box: Box, state: State, args: Inputs, r: Resolver) -> str:
    """The winner, from given tracks or those of the position."""
    state = ask_mat(box, _given(box, state, args, "game-end"), MAT, r, legendary=True)
    return PLAYERS[game_end.judge(box, game_end.ask_all(box, state, r), r)]


def _given(box: Box, state: State, args: Inputs, rule: str) -> State:
    """The position with the player's tracks, glory and legendary point from the inputs."""
    human = state.human
    tracks, glory = list(human.tracks), list(human.glory)
    spaces = range(-box.mat.before, box.mat.parchment + 1)
    for number, name in enumerate(box.mat.tracks):
        place, cubes = args.get(f"track-{name}", tracks[number]), args.get(f"glory-{name}", glory[number])
        if place is not None:
            if not isinstance(place, int) or place not in spaces or not place:
                raise UserError("core-bad-input", rule=rule, input=f"track-{name}", value=str(place))
            tracks[number] = place
        if cubes is not None:
            if not isinstance(cubes, int) or cubes < 0:
                raise UserError("core-bad-input", rule=rule, input=f"glory-{name}", value=str(cubes))
            glory[number] = cubes
    legendary = args.get(LEGENDARY, human.legendary)
    if legendary not in (None, True, False):
        raise UserError("core-bad-input", rule=rule, input=LEGENDARY, value=str(legendary))
    human = structs.replace(human, tracks=tuple(tracks), glory=tuple(glory), legendary=legendary)
    return structs.replace(state, human=human)


def _whole(args: Inputs, name: str, default: int, rule: str, low: int = 0, high: int | None = None) -> int:
    """A whole number within its bounds."""
    value = args.get(name, default)
    if type(value) is not int or value < low or (high is not None and value > high):
        raise UserError("core-bad-input", rule=rule, input=name, value=str(value))
    return value


def _one_of(args: Inputs, name: str, values: Sequence[str], rule: str) -> str:
    """One of these words; the first if none is given."""
    value = args.get(name, values[0])
    if value not in values:
        raise UserError("core-bad-input", rule=rule, input=name, value=str(value))
    return str(value)


_AUTOMA = {"automa": "1 or 2"}
_TRACKS = {
    "track-power": "the player's place on the track: 3 is the third parchment space, -3 is three before it",
    "track-prestige": "the same for prestige",
    "track-popularity": "the same for popularity",
    "glory-power": "glory cubes on the track, in the advanced variant",
    "glory-prestige": "the same for prestige",
    "glory-popularity": "the same for popularity",
    "legendary": "whether the player has the legendary achievement victory point",
}

RULES = {
    rule.id: rule
    for rule in (
        Rule(
            "set-up-workers",
            (workers.THIRD_FREE, workers.THIRD),
            _third,
            {"icon": "whether the drawn card shows this area's worker icon"},
        ),
        Rule(
            "trigger",
            ("pendulum-step-trigger-worker", "pendulum-step-trigger-timer"),
            _trigger,
            {"what": "worker, green, black or purple", "at": "the moment in milliseconds"},
        ),
        Rule(
            "move-worker",
            (workers.MOVABLE, workers.MOVER, workers.FREE, workers.ONLY_FREE),
            _move,
            {"area": "purple or green"},
        ),
        Rule(
            "timer-flip",
            (timers.CAN_FLIP, timers.FLIPPED),
            _flip,
            {
                "shows": "the timer beside purple on the card: green or black",
                "at": "the moment in milliseconds",
            },
        ),
        Rule(
            "remove-province",
            ("pendulum-step-province",),
            _province,
            {"slot": "the position from the top"},
        ),
        Rule(
            "track",
            ("pendulum-step-advance", "pendulum-step-row", "pendulum-step-green"),
            _advance,
            {"space": "the marker's space, 0 for the start circle", "points": "how many points it gains"},
        ),
        Rule(
            "victory-points",
            (
                "pendulum-step-cards-points",
                "pendulum-step-bonus",
                "pendulum-step-markers",
                "pendulum-step-zero",
            ),
            _points,
            _AUTOMA,
        ),
        Rule(
            "votes",
            (
                "pendulum-step-cards-votes",
                "pendulum-step-bonus",
                "pendulum-step-markers",
                "pendulum-step-zero",
                "pendulum-step-twenty",
            ),
            _votes,
            _AUTOMA,
        ),
        Rule(
            "privilege",
            (council.AHEAD,),
            _privilege,
            {"human": "your votes", "automa-1": "votes of Automa 1", "automa-2": "votes of Automa 2"},
        ),
        Rule(
            "council-reward",
            (
                rewards.CARD,
                rewards.FIRST_CARD,
                rewards.FIRST_PLACE,
                "pendulum-step-no-reward",
            ),
            _reward,
            _AUTOMA,
        ),
        Rule("final-reward", (final_council.THERE, final_council.WANTED), _final, _TRACKS),
        Rule("game-end", (game_end.WINNER,), _winner, _TRACKS),
    )
}
