"""Flags of Albion and traps of Togawa, and an Automa that plays either."""

import pytest
from games.scythe.positions import GAME, OPEN, args_of, form, happen, messages, net, position, turn
from user_errors import raises_user_error

PLACE = {"type": "human-placed", "piece": "token"}


def held(human, automa=None):
    """How many territories the human counts, at 2 coins each."""
    state = position(
        {"faction": "rusviet", **(automa or {})}, {"popularity": 0, **human}, over="human", structure_bonus=0
    )
    sides = {side.name: dict(side.parts) for side in GAME.result(state).sides}
    return sides["human"]["scythe-part-territories"] // 2


@pytest.mark.rule("S34", "final-count")
def test_a_flag_holds_nothing_and_counts_once_more_where_albion_stands():
    albion = {"faction": "albion", "tokens": ["R3C3", "R4C4"]}
    assert held(albion) == 0
    assert held({**albion, "workers": ["R3C3"]}) == 2
    assert held({**albion, "structures": ["R3C3"]}) == 2, "a structure will do"
    assert held({**albion, "mechs": ["R4C4"]}) == 4, "the Factory is three, the flag one more"


@pytest.mark.rule("S34")
def test_a_flag_counts_nothing_beside_the_base_or_among_automa_units():
    assert held({"faction": "albion", "tokens": ["R1C1"], "workers": ["R1C1"]}) == 1
    lost = {"faction": "albion", "tokens": ["R3C6"], "structures": ["R3C6"]}
    assert held(lost) == 2
    assert held(lost, {"workers": ["R3C6"]}) == 0


@pytest.mark.rule("S35", "final-count")
def test_an_armed_trap_holds_a_territory_and_its_resources_a_sprung_one_does_not():
    assert held({"faction": "togawa", "tokens": ["R3C3"]}) == 1
    assert held({"faction": "togawa", "disarmed": ["R3C3"]}) == 0
    assert held({"faction": "togawa", "tokens": ["R3C6"]}, {"workers": ["R3C6"]}) == 0


@pytest.mark.rule("S35", "final-count")
def test_the_count_says_how_many_territories_armed_traps_alone_hold():
    human = {
        "faction": "togawa",
        "workers": ["R5C3"],
        "tokens": ["R5C3", "R5C4", "R7C3"],
        "disarmed": ["R6C3"],
    }
    state = position({"mechs": ["R7C3"]}, human, over="human")
    answers = {"final-popularity": 0, "final-coins": 0, "final-resources": 0}
    counted = happen(state, {"type": "final-count", "structure_bonus": 0}, answers)
    (note,) = [one for one in counted.explanation if one.message == "scythe-note-traps"]
    assert (note.args, note.ruling) == ({"count": 1}, "S35"), (
        "one under a worker, one under the Automa, one sprung"
    )


@pytest.mark.rule("S35")
def test_tokens_are_laid_four_at_most_one_on_a_territory_and_armed_again():
    state = position({}, {"faction": "togawa", "disarmed": ["R3C3"]})
    state = happen(state, {**PLACE, "at": "R3C3"}).state
    human = form(state)["human"]
    assert (human["tokens"], human["disarmed"]) == (["R3C3"], [])
    with raises_user_error("scythe-no-piece-left"):
        happen(state, {**PLACE, "at": "R3C3"})
    for at in ("R3C2", "R4C4", "R3C4"):
        state = happen(state, {**PLACE, "at": at}).state
    with raises_user_error("scythe-no-piece-left"):
        happen(state, {**PLACE, "at": "R5C3"})
    with raises_user_error("scythe-no-tokens"):
        happen(position({}), {**PLACE, "at": "R5C3"})


@pytest.mark.parametrize(
    ("human", "defect"),
    [
        ({"tokens": ["R3C3"]}, "scythe-no-tokens"),
        ({"faction": "albion", "disarmed": ["R3C3"]}, "scythe-no-tokens"),
        ({"faction": "togawa", "tokens": ["R3C3"], "disarmed": ["R3C3"]}, "scythe-trap-twice"),
        ({"faction": "togawa", "tokens": ["R3C3", "R3C2", "R4C4", "R5C3", "R5C4"]}, "scythe-out-of-range"),
        ({"structures": ["R3C4"]}, "scythe-structure-on-lake"),
    ],
)
def test_tokens_and_structures_that_cannot_be(human, defect):
    with raises_user_error(defect):
        position({}, human)


def trapped(**more):
    """The Automa's worker goes onto the trap on R2C5 (Nordic's first worker move)."""
    automa = {"workers": ["R1C4", "R1C5"], "power": 4, "coins": 5, "combat_cards": 1}
    return position(automa, {"faction": "togawa", "tokens": ["R2C5"], **more})


@pytest.mark.rule("S35")
@pytest.mark.parametrize(
    ("penalty", "kept", "lost"),
    [
        ("power", {"power": 4}, ("power", (4, 4))),
        ("coins", {"coins": 1}, ("coins", (5, 1))),
        ("combat-cards", {"combat_cards": 0}, None),
    ],
)
def test_an_automa_unit_that_moves_onto_a_trap_pays_what_it_says(penalty, kept, lost):
    after = turn(trapped(), 3, {"trap-R2C5": penalty})  # then 3 power for the card
    assert messages(after)[:3] == ["card", "move", "trap"]
    assert form(after.state)["human"]["disarmed"] == ["R2C5"]
    assert kept.items() <= form(after.state)["automa"].items()
    if penalty == "coins":  # cards are no count; power, lost and gained in one turn, it ends as it began
        assert net(after, lost[0]) == lost[1]


@pytest.mark.rule("S35", "automa-limits")
def test_the_trap_of_popularity_costs_the_automa_nothing():
    after = turn(trapped(), 3, {"trap-R2C5": "popularity"})
    assert (after.state.automa.power, after.state.automa.coins) == (7, 5)
    assert args_of(after, "trap")["penalty"] == "popularity"


@pytest.mark.rule("S35")
def test_staying_on_a_trap_springs_nothing():
    state = position(
        {"workers": ["R7C3", "R8C1"], "faction": "crimea"}, {"faction": "togawa", "tokens": ["R7C3"]}
    )
    after = turn(state, 3)
    assert messages(after)[:2] == ["card", "stay"]
    assert form(after.state)["human"]["tokens"] == ["R7C3"]


@pytest.mark.rule("S35", "combat")
def test_a_trap_is_sprung_before_the_combat():
    state = position(
        {"mechs": ["R3C3"], "power": 9, "tracker": OPEN},
        {"faction": "togawa", "mechs": ["R4C4"], "tokens": ["R4C4"], "power": 7},
    )
    answers = {"trap-R4C4": "power", "combat-dial": 0, "combat-cards": 0, "combat-card": 9}
    after = turn(state, 17, answers)
    assert messages(after).index("trap") < messages(after).index("combat")
    assert args_of(after, "automa-strength")["power"] == 4, "6 power is in the first range of card 9"


@pytest.mark.rule("S36", "automa-limits")
@pytest.mark.parametrize(("faction", "token"), [("albion", "flag"), ("togawa", "trap"), ("nordic", None)])
def test_an_automa_lays_no_tokens_and_the_checklist_says_so(faction, token):
    state = GAME.new(GAME.decode_setup({"automa": faction}))
    found = [i.args["token"] for i in GAME.checklist(state).instructions if i.rule == "S36"]
    assert found == ([token] if token else [])
