"""A position as JSON, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Struct

from automatable.core.engine.choices import each, mask_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import Pending
from automatable.core.forms.form import no_level
from automatable.core.forms.marks import ENTERED, MILLISECONDS, NONE, places, words
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.setup import Colour
from automatable.games.pendulum.position.state import (
    PLAYERS,
    Automa,
    Card,
    Cell,
    Human,
    Learned,
    Left,
    Phase,
    Right,
    State,
    Timer,
)
from automatable.games.pendulum.rules.round_setup import council_of

T = TypeVar("T")
Track = Annotated[str, words("track")]
TimerName = Annotated[Literal["purple", "green", "black"], words("timer")]
Area = Annotated[Literal["purple", "green"], words("area")]
Space = Annotated[str, words("space")]
Seat = Annotated[Literal["human", "automa-1", "automa-2"], words("side")]
Paint = Annotated[Colour, words("colour")]
AutomaName = Annotated[Literal["1", "2"], words("side-automa")]
Reward = Annotated[str, words("reward")]
CouncilPlace = Annotated[str, words("place")]


class HumanForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The human in JSON: votes, the legendary point, spaces on the tracks and glory still to come."""

    votes: int = 0
    legendary: Annotated[bool | None, NONE] = None
    tracks: dict[Track, Annotated[int | None, words("track-place"), NONE]] = {}
    glory: dict[Track, Annotated[int | None, NONE]] = {}


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON (docs/games/pendulum.md). A missing value is as in a round that has just begun."""

    level: str = "B"
    advanced: bool | None = None
    foreshadowing: bool = False
    clock: Annotated[Literal["app", "sand"], words("setup-timers")] = "app"
    values: Annotated[Literal["practice", "printed"], words("setup-values")] = "practice"
    colours: Annotated[tuple[Paint, Paint], places("side-automa")] = ("white", "red")
    phase: Phase = "round"
    round: int = 1
    now: Annotated[int, MILLISECONDS] = 0
    paused: Annotated[int | None, MILLISECONDS, NONE] = None
    timers: dict[TimerName, Timer] = {}
    flips: int | None = None
    markers: int = 0
    token: bool = False
    workers: dict[Area, list[Space]] = {}
    privilege: list[Seat] | None = None
    deck: list[Card] | None = None
    last: Annotated[Card | None, NONE] = None
    automas: dict[AutomaName, Automa] = {}
    turn: Annotated[int, words("privilege-place")] = 0
    council: dict[CouncilPlace, Reward] = {}
    ruled_out: dict[CouncilPlace, list[Reward]] = {}
    human: HumanForm = HumanForm()
    learned: Annotated[dict[str, dict[str, Data | None]], ENTERED] = {}
    pending: Pending | None = None


def to_json(box: Box, state: State) -> Data:
    """Write a position as JSON."""
    human, tracks = state.human, box.mat.tracks
    workers = ([box.spaces[space].id for space in each(mask)] for mask in state.workers)
    return {
        "level": state.level,
        "advanced": state.advanced,
        "foreshadowing": state.foreshadowing,
        "clock": state.clock,
        "values": state.values,
        "colours": list(state.colours),
        "phase": state.phase,
        "round": state.round,
        "now": state.now,
        "paused": state.paused,
        "timers": dict(zip(TIMERS, msgspec.to_builtins(state.timers), strict=True)),
        "flips": state.flips,
        "markers": state.markers,
        "token": state.token,
        "workers": dict(zip(AREAS, workers, strict=True)),
        "privilege": list(state.privilege),
        "deck": list(each(state.deck)),
        "last": state.last,
        "automas": dict(zip("12", msgspec.to_builtins(state.automas), strict=True)),
        "turn": state.turn,
        "council": dict(zip(box.council.places, state.council, strict=True)),
        "ruled_out": {
            place: list(rewards)
            for place, rewards in zip(box.council.places, state.ruled_out, strict=False)
            if rewards
        },
        "human": {
            "votes": human.votes,
            "legendary": human.legendary,
            "tracks": dict(zip(tracks, human.tracks, strict=True)),
            "glory": dict(zip(tracks, human.glory, strict=True)),
        },
        "learned": learned_tables(state),
        "pending": msgspec.to_builtins(state.pending),
    }


def parse_json(box: Box, data: Mapping[str, object]) -> State:
    """Read a position from JSON."""
    try:
        form = msgspec.convert(dict(data), Form, strict=True)
    except msgspec.ValidationError as error:
        raise UserError("core-bad-position", reason=str(error)) from None
    if form.level not in box.levels:
        raise no_level("pendulum", form.level, box.levels)
    try:
        return _state(box, form)
    except (KeyError, ValueError, TypeError, msgspec.ValidationError) as error:
        raise UserError("core-bad-position", reason=str(error)) from None


def _state(box: Box, form: Form) -> State:
    set_up = form.phase == "set-up"
    begun = Timer() if set_up else Timer("bottom", 0, False)
    flips = {"set-up": 0, "placing": 0, "round": 1}.get(form.phase, box.rules.purple_flips)
    usual = 0 if set_up else box.rows["bottom"] | box.rows["top"] & box.widths["double"]
    automas = (form.automas.get("1", Automa()), form.automas.get("2", Automa()))
    places = dict(zip(box.council.places, council_of(box, form.round), strict=True))
    tracks = dict.fromkeys(box.mat.tracks)
    out = {form.last, *automas[0].cards, *automas[1].cards}
    return State(
        pending=form.pending,
        level=form.level,
        advanced=box.levels[form.level].advanced if form.advanced is None else form.advanced,
        foreshadowing=form.foreshadowing,
        clock=form.clock,
        values=form.values,
        colours=form.colours,
        phase=form.phase,
        round=form.round,
        now=form.now,
        paused=form.paused,
        timers=(
            form.timers.get("purple", begun),
            form.timers.get("green", begun),
            form.timers.get("black", begun),
        ),
        flips=flips if form.flips is None else form.flips,
        markers=form.markers,
        token=form.token,
        workers=(
            _spaces(box, form.workers.get("purple"), usual),
            _spaces(box, form.workers.get("green"), usual),
        ),
        privilege=tuple((() if set_up else PLAYERS) if form.privilege is None else form.privilege),
        deck=_cards(box, [n for n in box.cards if n not in out] if form.deck is None else form.deck),
        last=form.last,
        automas=automas,
        turn=form.turn,
        council=tuple(_filled(places, form.council)),
        ruled_out=_ruled_out(box, form.ruled_out),
        human=Human(
            form.human.votes,
            form.human.legendary,
            tuple(_filled(tracks, form.human.tracks)),
            tuple(_filled(tracks, form.human.glory)),
        ),
        learned=_learned(box, form.learned),
    )


def _filled(usual: Mapping[str, T], given: Mapping[str, T]) -> Iterable[T]:
    for key in given:
        if key not in usual:
            raise KeyError(key)
    return {**usual, **given}.values()


def _ruled_out(box: Box, given: Mapping[str, list[str]]) -> tuple[tuple[str, ...], ...]:
    nothing: dict[str, list[str]] = {place: [] for place in box.council.places}
    found = tuple(tuple(sorted(set(rewards))) for rewards in _filled(nothing, given))
    for reward in {reward for rewards in found for reward in rewards}:
        if reward not in box.rewards:
            raise KeyError(reward)
    return found if any(found) else ()


def _spaces(box: Box, named: list[str] | None, usual: int) -> int:
    spaces = [space.id for space in box.spaces]
    return usual if named is None else mask_of([spaces.index(name) for name in named])


def _cards(box: Box, numbers: list[int]) -> int:
    for number in numbers:
        if number not in box.cards:
            raise ValueError(f"no card {number}")
    return mask_of(numbers)


def _learned(box: Box, tables: Mapping[str, Mapping[str, Data | None]]) -> Learned:
    left, right = [], []
    for number, card in tables.get("cards", {}).items():
        _cards(box, [int(number)])
        card = card or {}  # null: forgotten
        if "left" in card:
            values = {key: card[key] for key in ("worker", "timer", "province")}
            left.append(msgspec.convert({"number": int(number), **values}, Left, strict=True))
            if not 0 <= left[-1].province <= box.rules.province_slots:
                raise ValueError(f"no province {left[-1].province}")
        if "right" in card:
            values = {key: card[key] for key in ("votes", "points", "icon")}
            right.append(msgspec.convert({"number": int(number), **values}, Right, strict=True))
            if right[-1].icon not in box.icons:
                raise ValueError(f"no icon {right[-1].icon}")
    cells = [
        msgspec.convert({"number": int(n), "points": c["points"], "votes": c["votes"]}, Cell, strict=True)
        for level in tables.get("scoring", {}).values()
        for n, c in (level or {}).items()
    ]
    return Learned(tuple(left), tuple(right), tuple(cells))


def learned_tables(state: State) -> Data:
    """The printed values that the player entered during this game, in the shape of a box."""
    cards: dict[str, Data] = {}
    for left in state.learned.left:
        cards[str(left.number)] = {
            "worker": left.worker,
            "timer": left.timer,
            "province": left.province,
            "left": "printed",
        }
    for right in state.learned.right:
        values = {"votes": right.votes, "points": right.points, "icon": right.icon, "right": "printed"}
        cards.setdefault(str(right.number), {}).update(values)
    cells = {
        str(cell.number): {"points": cell.points, "votes": cell.votes, "provenance": "printed"}
        for cell in state.learned.cells
    }
    found: Data = {}
    if cards:
        found["cards"] = {number: cards[number] for number in sorted(cards, key=int)}
    if cells:
        found["scoring"] = {state.level: cells}
    return found
