"""The toy game on the shelf, and a desk over each kind of keeper."""

import pytest
import toy
from disk import Committed, Page, Shelves

from automatable import games
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.store import Store


@pytest.fixture
def toys(monkeypatch):
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    toy.register()


@pytest.fixture(params=["memory", "sqlite", "outbox"])
def keeper(request, tmp_path):
    """Each kind of keeper: they all keep one promise."""
    if request.param == "sqlite":
        store = Store(tmp_path / "games.sqlite")
        yield store
        store.close()
    else:
        yield MemoryStore() if request.param == "memory" else Committed(Shelves())


@pytest.fixture(params=["memory", "sqlite", "outbox", "page"])
def desk(request, tmp_path, toys):
    if request.param == "page":
        yield Page(Committed(Shelves()))
    elif request.param == "sqlite":
        store = Store(tmp_path / "games.sqlite")
        yield Desk(store)
        store.close()
    else:
        yield Desk(MemoryStore() if request.param == "memory" else Committed(Shelves()))
