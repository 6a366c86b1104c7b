"""Requests about the installed games: what a set-up screen needs, their texts, their rulebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Form
from automatable.core.forms.setup_form import setup_form
from automatable.core.rulebook import Cited, Rulebook
from automatable.locales import FALLBACK, known, own_files
from automatable.play import requests
from automatable.play.boxes import own_box
from automatable.play.error_response import error_response
from automatable.play.responses import FluentFiles, GameInfo, RuleInputs
from automatable.play.simulations import AnyGame

if TYPE_CHECKING:
    from automatable.play.service import Service


def list_games(service: Service, request: requests.ListGames) -> list[GameInfo]:
    """Return the games, including broken ones, so that the page can open and show what is wrong."""
    return [_named(service, name) for name in games.names() if name in (request.only or games.names())]


def _named(service: Service, name: str) -> GameInfo:
    try:
        return structs.replace(_info(service.game(name)), notice=own_box.notice(service, name))
    except UserError as user_error:
        return GameInfo(name, (), Form(()), (), {}, {}, problem=error_response(user_error).error)


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        levels=game.levels,
        setup=setup_form(game),
        decks=game.decks,
        provenance=own_box.provenance(game),
        rules={rule.id: RuleInputs(rule.inputs) for rule in game.rules.values()},
        package=games.package_of(game.id),
        tint=game.display.tint,
        emblem=game.display.emblem,
        preselected=dict(game.display.preselected),
    )


def read_words(service: Service, request: requests.ReadWords) -> FluentFiles:
    """Return the texts of a game in the requested language and in English."""
    languages = dict.fromkeys((request.lang, FALLBACK))
    files = [path for language in languages for path in own_files(language, request.game)]
    return FluentFiles(tuple(path.read_text(encoding="utf-8") for path in files))


def read_rulebook(service: Service, request: requests.ReadRulebook) -> dict[str, Cited]:
    """Return the index of a rulebook in one language."""
    return Rulebook.of(games.game_class(request.game).folder).cited(known(request.lang))
