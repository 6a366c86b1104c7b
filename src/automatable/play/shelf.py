"""The shelf: which games there are, and their boxes with the player's own values."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from automatable import games
from automatable.core import box as boxes
from automatable.core.box import Provenance
from automatable.core.forms import schema_of
from automatable.core.game import Game
from automatable.core.refused import Refused
from automatable.core.rulebook import Cited, Rulebook
from automatable.locales import FALLBACK, known, own_files
from automatable.play import shelving
from automatable.play.problem import trouble
from automatable.play.replies import BoxEntry, BoxView, Ftl, GameInfo, Input, Printed
from automatable.play.session import Session
from automatable.play.studies import tables_of
from automatable.play.trial import try_box

if TYPE_CHECKING:
    from automatable.play.desk import Desk


def games_info(desk: Desk) -> list[GameInfo]:
    """All games, even those whose own box is broken: the page must open for it to be mended."""
    return [_named(desk, name) for name in games.names()]


def _named(desk: Desk, name: str) -> GameInfo:
    """A game; one that is broken hurts no other and is named with what is wrong."""
    try:
        return _info(_playable(desk, name))
    except Refused as refused:
        return GameInfo(name, (), {}, {}, (), {}, {}, problem=trouble(refused).error)


def words(name: str, language: str) -> Ftl:
    """What a game says, in the language asked for and in English."""
    files = [path for each in dict.fromkeys((language, FALLBACK)) for path in own_files(each, name)]
    return Ftl(tuple(path.read_text(encoding="utf-8") for path in files))


def rulebook(name: str, language: str) -> dict[str, Cited]:
    """The rulebook's index in a language."""
    return Rulebook.of(games.door(name).folder).cited(known(language))


def _playable(desk: Desk, name: str) -> Game[Any, Any]:
    try:
        return desk.game(name)
    except Refused:
        return games.load(name)


def _info(game: Game[Any, Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        levels=game.levels,
        setup=schema_of(game.Setup, game.levels),
        events=msgspec.json.schema(game.Event),
        decks=game.decks,
        provenance=_provenance(game),
        rules={rule.id: Input(rule.inputs) for rule in game.rules.values()},
    )


def at_table(session: Session) -> Printed:
    """The values a table is played with: those it began with, and what it was told since.

    The player's box may have become another in the meantime, and a game from elsewhere brings its own.
    """
    learned = _without_none(session.game.learned(session.state))
    return Printed(_printed(session.game, boxes.merged(session.game.own, learned)))


def _printed(game: Game[Any, Any], own: dict[str, Any]) -> dict[str, Any]:
    tables = boxes.merged(shipped(game), own)
    tables.pop("provenance", None)
    return tables


def box(desk: Desk, name: str) -> BoxView:
    """A box as it is played with."""
    game = desk.game(name)
    return BoxView(
        game=name,
        tables=_printed(game, game.own),
        own=game.own,
        provenance=_provenance(game),
        missing=game.missing(),
        defects=shelving.defects(game),
        things=game.enterable(),
        shelf=shelving.shelf(game),
    )


def save(desk: Desk, name: str, tables: dict[str, Any]) -> BoxView:
    """The player's own values, once they fit."""
    tables = _without_none(tables)
    try_box(games.load(name, tables, f"{name}.toml"), f"{name}.toml")
    desk.keeper.save_own_box(name, tables)
    return box(desk, name)


def enter(desk: Desk, name: str, key: str, answers: Mapping[str, Any]) -> BoxEntry:
    """What to ask next about a missing value; once all is answered it is in the player's own box."""
    game = desk.game(name)
    known: dict[str, Any] = {}
    while (question := game.next_entry(key, known)) is not None:
        if question.id not in answers:
            return BoxEntry(question, None)
        question.check(answers[question.id])
        known[question.id] = answers[question.id]
    return BoxEntry(None, save(desk, name, boxes.merged(game.own, game.entered(key, known))))


def keep_learned(desk: Desk, session: Session) -> None:
    """What the table told about its box need not be asked in another game."""
    learned = session.game.learned(session.state)
    if not learned:
        return
    name = session.game.id
    with suppress(Refused):  # the game itself is kept, and a box that cannot be is no reason to stop it
        own = desk.keeper.own_box(name)
        if (after := boxes.merged(own, _without_none(learned))) != own:
            games.load(name, after, f"{name}.toml")
            desk.keeper.save_own_box(name, after)


def _without_none(value: Any) -> Any:
    """As a file would hold it: TOML has no word for nothing, and what is none is not there."""
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    if isinstance(value, list | tuple):
        return [_without_none(each) for each in value if each is not None]
    return value


def shipped(game: Game[Any, Any]) -> dict[str, Any]:
    """The tables that come with the game."""
    return boxes.shipped(game.folder / "box")


def _provenance(game: Game[Any, Any]) -> dict[str, Provenance]:
    """Where each of our tables comes from, or what took its place; single things say it on the shelf."""
    ours = shipped(game).get("provenance", {})
    found = tables_of(game).get("provenance", {})
    return msgspec.convert({key: found[key] for key in ours}, dict[str, Provenance])
