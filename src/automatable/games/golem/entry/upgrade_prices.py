"""The screen for prices of upgrades: only prices that can change the choice are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from automatable.core.engine.question import Question
from automatable.core.forms.form import Field, Option
from automatable.games.golem.box.keys import TOPS, UPGRADES
from automatable.games.golem.entry.screens import Needed
from automatable.games.golem.position.state import State
from automatable.games.golem.rules.board.upgrades import first_cheapest

if TYPE_CHECKING:
    from automatable.games.golem.entry.owner_values import OwnerValues

NONE = "none"


def costs(values: OwnerValues, state: State, kind: int, left: Sequence[int]) -> dict[int, int]:
    """The costs of the upgrades that can be made next, in the last round of all that are left."""
    ids, pairs = values.box.upgrade_ids[kind], values.box.pairs[kind]
    last = state.round == values.box.automa.last_round
    keys = {n: f"{UPGRADES[kind]}.{ids[n]}.cost" for n in left}
    while True:
        known = {n: cost for n, key in keys.items() if (cost := values.known_number(key)) is not None}
        if last or not known:
            values.need(Needed(tuple(keys.values())))
            return {n: values.number(key) for n, key in keys.items()}
        lowest, best = min(known.values()), first_cheapest(known, pairs)
        # a lower cost always changes the choice, an equal one where that upgrade would come first
        open_ = [
            n
            for n in left
            if n not in known
            and values.at_least(keys[n]) < lowest + (first_cheapest({**known, n: lowest}, pairs) != best)
        ]
        if not open_:
            return known
        if len(open_) == 1:
            values.need(Needed((keys[open_[0]],)))
            continue
        found = _ask_cheapest(values, UPGRADES[kind], [ids[n] for n in open_], lowest)
        if found is None:
            _learn_at_least(values, [keys[n] for n in open_], lowest + 1)
            continue
        cheapest, cost = ids.index(found[0]), found[1]
        values.learn({keys[cheapest]: cost})
        _learn_at_least(values, [keys[n] for n in open_ if n < cheapest], cost + 1)
        _learn_at_least(values, [keys[n] for n in open_ if n > cheapest], cost)


def _learn_at_least(values: OwnerValues, keys: list[str], number: int) -> None:
    """Note that none of these numbers is lower."""
    values.learn({f"{TOPS}.{key}": [number] for key in keys})


def _ask_cheapest(values: OwnerValues, table: str, ids: list[str], most: int) -> tuple[str, int] | None:
    """Which of these upgrades costs the least and how much; None if all cost more than ``most``."""
    pairs = [
        Option(f"{id}-{cost}", f"golem-upgrade-{id}", {"number": cost})
        for id in ids
        for cost in range(min(1, most), most + 1)
    ]
    options = (Option(NONE, "golem-option-none-cheaper"), *pairs)
    cheapest = Field("cheapest", "golem-part-cheapest", {}, options)
    id, args = f"{table}.cheapest.{most}.{len(ids)}", {"cost": most}
    question = Question(id, "golem-which-cheapest", "owners-box", args, fields=(cheapest,))
    answer = str(values.ask(question)["cheapest"])
    if answer == NONE:
        return None
    upgrade, _, cost = answer.rpartition("-")
    return upgrade, int(cost)
