"""One request is one transaction: a step and its draws are saved together, or not at all."""

import pytest

from automatable.core.engine.errors import UserError
from automatable.play.session import Session, Start
from automatable.play.storage.sqlite import SqliteStorage


@pytest.fixture
def store(tmp_path):
    store = SqliteStorage(tmp_path / "games.sqlite")
    yield store
    store.close()


def commits(store, do):
    seen = []
    store.db.set_trace_callback(lambda statement: seen.append(statement) if statement == "COMMIT" else None)
    try:
        do()
    finally:
        store.db.set_trace_callback(None)
    return len(seen)


def test_a_new_table_of_golem_is_the_game_and_one_deal(store):
    assert commits(store, lambda: store.create(Start("golem", {"level": "easy"}, seed=3))) == 2
    assert len(store.read(1)[1]) > 30


def test_every_tap_of_a_golem_game_is_one_commit(store):
    _, session = store.create(Start("golem", {"level": "expert"}, seed=4))
    dealt_with_it = []
    while session.now.questions:
        question = session.now.questions[0]
        deals = session.holds(question)
        before = len(session.log)
        tap = session.deal if deals else lambda question=question: session.answer(usual(question))
        assert commits(store, tap) == 1
        dealt_with_it.append(len(session.log) - before - 1)
    assert max(dealt_with_it) > 5  # the end of a round deals tiles, marbles and books


def usual(question):
    if question.default is not None:
        return question.default
    value = question.options[0].value if question.options else question.low or 0
    return [value] if question.many else value


class Torn:
    """A journal that cannot be written."""

    def append(self, number, steps):
        raise UserError("play-store-unreadable", file="full", reason="no space")

    def move(self, number):
        raise UserError("play-store-unreadable", file="full", reason="no space")


def test_what_could_not_be_kept_is_not_shown():
    session = Session(Start("scythe", {"level": "automa"}, seed=3), journal=Torn())
    before = session.state
    with pytest.raises(UserError):
        session.deal()
    assert session.state is before and session.log == ()
