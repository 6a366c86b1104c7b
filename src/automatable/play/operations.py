"""The request table: every request with its response, its handler, and what it touches.

Service, server, browser worker, OpenAPI and the page's types follow from this table. To add a request, write
its Struct in ``requests.py``, a function ``(service, request) -> response``, and one line here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import bounded
from automatable.core.forms.form import Form
from automatable.core.rulebook import Cited
from automatable.play import requests, responses
from automatable.play.boxes import box_sharing, catalog, own_box
from automatable.play.export import backup, challenge, sharing
from automatable.play.handlers import installed_games, queries, settings, table
from automatable.play.history import advice, luck, par, saved_games
from automatable.play.requests import Request

if TYPE_CHECKING:
    from automatable.play.service import Service
    from automatable.play.storage.base import Storage

Q = TypeVar("Q", bound=Request)
R = TypeVar("R")


def named_table(storage: Storage, request: Request) -> Iterable[int]:
    """The saved game that a request names, if it names one."""
    found: int | None = getattr(request, "table", None)
    return () if found is None else (found,)


def no_tables(storage: Storage, request: Request) -> Iterable[int]:
    """No saved game at all."""
    return ()


class Operation(Struct, Generic[Q, R], frozen=True):
    """One row of the table.

    After a request that ``changes_table``, every client of the table gets the new version. ``needs`` returns
    the saved games whose entries are read; storage in a browser loads them first. ``check_size`` limits the
    plain data of the request, ``max_bytes`` its JSON text.
    """

    request: type[Q]
    response: type[R]
    handle: Callable[[Service, Q], R]
    changes_table: bool = False
    needs: Callable[[Storage, Q], Iterable[int]] = named_table
    check_size: Callable[[Mapping[str, object]], None] = bounded
    max_bytes: int = 2_000_000

    @property
    def name(self) -> str:
        """The ``op`` of the request, which is also the end of its path."""
        return str(self.request.__struct_config__.tag)


OPERATIONS: tuple[Operation[Any, Any], ...] = (
    # games and rules
    Operation(requests.ListGames, list[responses.GameInfo], installed_games.list_games),
    Operation(requests.ReadWords, responses.FluentFiles, installed_games.read_words),
    Operation(requests.ReadRulebook, dict[str, Cited], installed_games.read_rulebook),
    Operation(requests.WhatIf, responses.Outcome, queries.what_if),
    Operation(requests.Decide, responses.RuleDecision, queries.decide),
    Operation(requests.ReadFields, Form, queries.read_fields),
    # one saved game
    Operation(requests.NewGame, responses.View, table.new_game),
    Operation(requests.ViewTable, responses.View, table.view_table),
    Operation(requests.AddEvent, responses.View, table.add_event, changes_table=True),
    Operation(requests.AnswerQuestion, responses.View, table.answer_question, changes_table=True),
    Operation(requests.DealCard, responses.View, table.deal_card, changes_table=True),
    Operation(requests.Undo, responses.View, table.undo, changes_table=True),
    Operation(requests.Redo, responses.View, table.redo, changes_table=True),
    Operation(requests.DeleteTable, responses.Done, table.delete_table, changes_table=True, needs=no_tables),
    Operation(requests.ReadLog, responses.Log, queries.read_log),
    Operation(requests.ReadChecklist, responses.Checklist, queries.read_checklist),
    Operation(requests.ReadPrinted, responses.PrintedTables, own_box.read_printed),
    Operation(requests.ReadEarlier, responses.ShownPosition, queries.read_earlier),
    Operation(requests.ReadForecast, responses.Forecast, queries.read_forecast),
    Operation(requests.ReadActions, responses.LastActions, queries.read_actions),
    # all saved games
    Operation(
        requests.ListTables,
        list[responses.TableInfo],
        saved_games.list_tables,
        needs=saved_games.needed_for_list,
    ),
    Operation(
        requests.ReadHistory,
        responses.History,
        saved_games.read_history,
        needs=saved_games.needed_for_history,
    ),
    Operation(
        requests.ReadAdvice, responses.Advice, advice.read_advice, needs=saved_games.needed_for_history
    ),
    Operation(requests.ReadPar, par.ParInfo, par.read_par),
    Operation(requests.ReadLuck, luck.Luck, luck.read_luck),
    # files and links
    Operation(requests.ExportTable, responses.ExportedGame, sharing.export_table),
    Operation(requests.ImportTable, responses.View, sharing.import_table),
    Operation(requests.ExportAll, responses.BackupPiece, backup.export_all, needs=backup.needed_for_export),
    Operation(
        requests.ImportAll,
        responses.Restored,
        backup.import_all,
        needs=backup.needed_for_import,
        check_size=backup.check_size,
        max_bytes=50_000_000,
    ),
    Operation(requests.MakeLink, responses.PositionLink, sharing.make_link),
    Operation(requests.OpenLink, responses.View, sharing.open_link),
    Operation(requests.MakeChallenge, responses.ChallengeLink, challenge.make_challenge),
    Operation(requests.PreviewChallenge, responses.ChallengeInfo, challenge.preview_challenge),
    Operation(
        requests.TakeChallenge, responses.View, challenge.take_challenge, needs=challenge.needed_for_take
    ),
    Operation(requests.ExportBgStats, responses.BgStatsPlay, sharing.export_bg_stats),
    Operation(requests.MakeBugReport, responses.BugReport, sharing.make_bug_report),
    Operation(requests.MakeQr, responses.QrCode, sharing.make_qr),
    # boxes
    Operation(requests.ReadBox, responses.BoxView, own_box.read_box),
    Operation(requests.SaveBox, responses.BoxView, own_box.save_box),
    Operation(requests.EnterComponent, responses.BoxEntry, own_box.enter_component),
    Operation(requests.ReadComponent, responses.BoxComponent, catalog.read_component),
    Operation(requests.ShareBox, responses.BoxShared, box_sharing.share_box),
    Operation(requests.PreviewBox, responses.BoxOffer, box_sharing.preview_box),
    Operation(requests.MergeBox, responses.BoxView, box_sharing.merge_box),
    Operation(requests.CompareBoxes, list[responses.BoxDifference], box_sharing.compare_boxes),
    Operation(requests.ListContributed, list[responses.ContributedBox], box_sharing.list_contributed),
    # settings
    Operation(requests.ReadSettings, responses.Settings, settings.read_settings),
    Operation(requests.SaveSettings, responses.Settings, settings.save_settings),
)

BY_NAME = {operation.name: operation for operation in OPERATIONS}
BY_REQUEST: dict[type[Request], Operation[Any, Any]] = {
    operation.request: operation for operation in OPERATIONS
}

AnyRequest: Any = Union[tuple(BY_REQUEST)]  # noqa: UP007


def parse(data: Mapping[str, object]) -> Request:
    """Convert plain data into a request; refuse data that is too large or not a request."""
    name = data.get("op")
    operation = BY_NAME.get(name) if isinstance(name, str) else None
    (bounded if operation is None else operation.check_size)(data)
    try:
        request: Request = msgspec.convert(data, AnyRequest, strict=True)
    except msgspec.ValidationError as error:
        raise UserError("play-bad-message", reason=str(error)) from None
    return request
