"""Move worker, page 4: the eight cases of an area."""

import pytest
from user_errors import raises_user_error

CASES = [
    ("top", "T1", "T2", "T1"),
    ("top", "T2", "T1", "T2"),
    ("top", "B1", "T1", "B1"),
    ("top", "B2", "T1", "B2"),
    ("bottom", "T1", "B1", "T1"),
    ("bottom", "T2", "B1", "T2"),
    ("bottom", "B1", "B2", "B1"),
    ("bottom", "B2", "B1", "B2"),
]


@pytest.mark.rule("move-worker")
@pytest.mark.parametrize("area", ["purple", "green"])
@pytest.mark.parametrize(("row", "empty", "source", "target"), CASES)
def test_the_leftmost_worker_on_the_timers_row_goes_to_the_free_space(
    table, area, row, empty, source, target
):
    t = table(cards={7: {"worker": area}}).started()
    held = [space for space in ("T1", "T2", "B1", "B2") if space != empty]
    t.set(**{f"workers__{area}": held, f"timers__{area}__row": row})
    assert t.game.decide("move-worker", t.state, {"area": area}).choice == {"from": source, "to": target}
    other = "green" if area == "purple" else "purple"
    before = t.workers(other)
    t.do("worker-lifted", 7)
    assert set(t.workers(area)) == {*held, target} - {source}
    assert t.workers(other) == before
    move = dict(t.instructions)["move"]
    assert (move["source"], move["target"]) == (f"@space-{source}", f"@space-{target}")


def test_a_rule_asked_alone_refuses_an_area_without_automa_workers(table):
    t = table().started()
    with raises_user_error("bad-input"):
        t.game.decide("move-worker", t.state, {"area": "black"})


def test_the_third_worker_can_be_asked_alone(table):
    t = table()
    assert t.game.decide("set-up-workers", t.state, {"icon": True}).choice == "T2"
    assert t.game.decide("set-up-workers", t.state, {}).choice == "T1"
