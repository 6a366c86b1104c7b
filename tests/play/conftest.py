"""The toy game on the shelf, and a desk over each kind of keeper."""

import pytest
import toy

from automatable import games
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.store import Store


@pytest.fixture
def toys(monkeypatch):
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    toy.register()


@pytest.fixture(params=["memory", "sqlite"])
def desk(request, tmp_path, toys):
    keeper = MemoryStore() if request.param == "memory" else Store(tmp_path / "games.sqlite")
    yield Desk(keeper)
    if request.param == "sqlite":
        keeper.close()
