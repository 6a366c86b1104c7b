"""Keep and Pick: one real rule of each of the four games."""

import pytest

from automatable.core.engine.choices import (
    Condition,
    Keep,
    Pick,
    UnbrokenTie,
    each,
    fewest,
    first,
    mask_of,
    most,
    prefer,
)
from automatable.core.engine.resolution import SILENT, Resolver


def names(ctx, candidate):
    return f"@{candidate}"


def explaining():
    return Resolver(True, pages={"destination": 6})


def test_scythe_worker_goes_where_most_units_stand_near_then_to_the_factory():
    valid = Keep("valid", names, Condition("no-enemy", lambda ctx: ~ctx["enemy"]))
    target = Pick(
        "destination",
        names,
        most("units-near", lambda ctx, t: ctx["near"][t]),
        fewest("steps-to-factory", lambda ctx, t: ctx["steps"][t]),
        first("reading-order"),
    )
    ctx = {"enemy": 0b1000, "near": [1, 2, 2, 5, 2], "steps": [0, 3, 1, 0, 1]}
    for r in (SILENT, explaining()):
        left = valid.among(0b11111, ctx, r)
        assert left == 0b10111
        assert target.among(left, ctx, r) == 2
    kept, picked = r.explanation
    assert kept.cuts[0].out == ("@3",)
    assert picked.page == 6
    assert [w.decided for w in picked.weighed] == [False, False, True]
    assert picked.weighed[1].values == {"@1": 3, "@2": 1, "@4": 1}
    assert picked.chosen == "@2"


def test_conditions_that_remove_nobody_are_not_shown_and_what_is_chosen_is():
    valid = Keep(
        "valid",
        names,
        Condition("no-enemy", lambda ctx: ~0),
        Condition("no-worker", lambda ctx: ~2),
        what="walk-to",
    )
    target = Pick("destination", names, first("reading-order"), what="walk-to")
    r = explaining()
    assert target.among(valid.among(0b111, {}, r), {}, r) == 0
    kept, picked = r.explanation
    assert [cut.condition for cut in kept.cuts] == ["no-worker"]
    assert kept.what == picked.what == "walk-to"


def test_golem_marble_criteria_narrow_in_turn_and_an_unavailable_one_is_skipped():
    # rows work (0) and mirror (1), two marbles each; a candidate is row * 5 + colour
    marbles = mask_of([0 * 5 + 0, 0 * 5 + 4, 1 * 5 + 3, 1 * 5 + 4])

    def rows(*wanted):
        return mask_of([row * 5 + colour for row in wanted for colour in range(5)])

    def colour(wanted):
        return mask_of([row * 5 + wanted for row in range(6)])

    card = Pick(
        "choose-marble",
        names,
        prefer("work", lambda ctx: rows(0, 1)),
        most("most-marbles", lambda ctx, m: sum(1 for other in each(ctx) if other // 5 == m // 5)),
        prefer("black", lambda ctx: colour(1)),
        prefer("red", lambda ctx: colour(2)),
        prefer("yellow", lambda ctx: colour(3)),
    )
    assert card.among(marbles, marbles, SILENT) == 1 * 5 + 3


@pytest.mark.parametrize(
    ("start", "step", "cards", "found"),
    [(2, 1, [1, 0, 0, 0], 0), (2, -1, [1, 0, 0, 1], 0), (1, 1, [2, 3, 0, 0], 1), (0, 1, [0, 0, 0, 0], None)],
)
def test_red_rising_gain_follows_the_arrow_with_joined_ends(start, step, cards, found):
    holds = Keep(
        "gain", names, Condition("holds-a-card", lambda ctx: mask_of([i for i in range(4) if cards[i]]))
    )
    along = Pick("gain", names, fewest("along-the-arrow", lambda ctx, place: (place - start) * step % 4))
    assert along.among(holds.among(0b1111, None, SILENT), None, SILENT) == found


def test_pendulum_council_reward_skips_the_grande_worker_and_takes_the_first_in_reading_order():
    board = ["vote", "grande", "province", "province"]
    icons = ["grande", "grande", "province"]
    covered = [mask_of([slot for slot, reward in enumerate(board) if reward == icon]) for icon in icons]
    card = Pick("council-card", names, first("left-to-right"))
    usable = mask_of([i for i, icon in enumerate(icons) if covered[i] and icon != "grande"])
    chosen = card.among(usable, None, SILENT)
    assert chosen == 2
    assert Pick("council-reward", names, first("reading-order")).among(covered[chosen], None, SILENT) == 2


def test_a_tie_nobody_breaks_raises():
    pick = Pick("nobody", names, prefer("odd", lambda ctx: 0b1010))
    for r in (SILENT, explaining()):
        with pytest.raises(UnbrokenTie):
            pick.among(0b1111, None, r)


def test_nothing_to_choose_from_is_none_and_is_shown():
    r = explaining()
    assert Pick("none", names, first("order")).among(0, None, r) is None
    assert r.explanation[0].chosen is None
