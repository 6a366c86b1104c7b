"""The toy game, and a service over each kind of storage."""

import pytest
import toy
from browser_disk import CommittedStorage, FakeDisk, Worker

from automatable import games
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.sqlite import SqliteStorage


@pytest.fixture
def toys(monkeypatch):
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    toy.register()


@pytest.fixture(params=["memory", "sqlite", "browser"])
def storage(request, tmp_path):
    """Each kind of storage."""
    if request.param == "sqlite":
        store = SqliteStorage(tmp_path / "games.sqlite")
        yield store
        store.close()
    else:
        yield MemoryStorage() if request.param == "memory" else CommittedStorage(FakeDisk())


@pytest.fixture(params=["memory", "sqlite", "browser", "worker"])
def service(request, tmp_path, toys):
    if request.param == "worker":
        yield Worker(CommittedStorage(FakeDisk()))
    elif request.param == "sqlite":
        store = SqliteStorage(tmp_path / "games.sqlite")
        yield Service(store)
        store.close()
    else:
        yield Service(MemoryStorage() if request.param == "memory" else CommittedStorage(FakeDisk()))
