"""The forecast of the council: each Automa's votes and victory points with the deck as it is now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from automatable.core.engine.choices import each
from automatable.core.engine.forecast import Action, Branch
from automatable.core.engine.resolution import Instruction
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, State, in_front
from automatable.games.pendulum.rules.automa_cards import known_cell, known_right

Sums = Counter[tuple[int, int]]
"""Sums of points and votes, each with the number of hands that give it."""


def forecast(box: Box, state: State) -> Iterator[Branch]:
    """Every hand that each Automa may have; none while a printed value is unknown."""
    if state.phase not in ("placing", "round", "called"):
        return
    drawn = 0
    for number in range(len(state.automas)):
        missing = box.rules.council_cards - len(state.automas[number].cards)
        sums = _sums(box, state, number, drawn, missing)
        drawn += missing
        if sums is None:
            return
        for (points, votes), weight in sums.items():
            yield Branch(
                weight,
                (_action("points", number, points), _action("votes", number, votes)),
                f"automa-{number + 1}",
            )


def _sums(box: Box, state: State, number: int, before: int, missing: int) -> Sums | None:
    """The gains of an Automa over all hands; ``before``: the number of cards that the other draws first.

    All of the deck comes before any of the discard that is shuffled when it is out; which of them each gets
    is the same for both, so the cards the other one draws only matter by their number.
    """
    deck = [*each(state.deck)]
    rest = [*each(box.all_cards & ~in_front(state) & ~state.deck)]
    of_deck = min(missing, max(0, len(deck) - before))
    bonus, own = known_cell(box, state), _values(box, state, state.automas[number].cards)
    first, then = (
        _values(box, state, deck if of_deck else ()),
        _values(box, state, rest if of_deck < missing else ()),
    )
    if bonus is None or own is None or first is None or then is None:
        return None
    start = [(bonus.points + state.markers, bonus.votes + state.markers), *own]
    fixed = (sum(points for points, _ in start), sum(votes for _, votes in start))
    found: Sums = Counter()
    for (a, b), ways in _drawn(first, of_deck).items():
        for (c, d), more in _drawn(then, missing - of_deck).items():
            points, votes = fixed[0] + a + c, fixed[1] + b + d
            found[max(0, points), min(box.rules.most_votes, max(0, votes))] += ways * more
    return found


def _values(box: Box, state: State, cards: Iterable[int]) -> list[tuple[int, int]] | None:
    """The points and votes of cards; None if those of one card are unknown."""
    columns = [known_right(box, state, card) for card in cards]
    return None if None in columns else [(right.points, right.votes) for right in columns if right]


def _drawn(values: Sequence[tuple[int, int]], number: int) -> Sums:
    """The sums of every hand of this many cards."""
    hands: list[Sums] = [Counter({(0, 0): 1}), *(Counter() for _ in range(number))]
    for points, votes in values:
        for size in range(number, 0, -1):
            for (p, v), ways in hands[size - 1].items():
                hands[size][p + points, v + votes] += ways
    return hands[number]


def _action(what: str, number: int, value: int) -> Action:
    args = {"automa": number + 1, "value": value}
    return Action(f"pendulum-may-have-{what}", f"@side-automa-{number + 1}", args)


TAKEN = (
    "pendulum-do-flip-grande",
    "pendulum-do-discard-reward",
    "pendulum-do-discard-place",
    "pendulum-do-discard-final",
)
"""The instructions for a card that an Automa takes from the council board."""


def actions(box: Box, before: State, after: State, instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    """The council cards that the Automas took."""
    places = [str(one.args["place"]) for one in instructions if one.message in TAKEN]
    return tuple(Action("pendulum-may-take", place, {"place": place}) for place in places)


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """The cards on the council board, once the council is called."""
    if state.phase != "called" or state.pending is not None:
        return ()
    return tuple(
        f"@place-{place}"
        for place, card in zip(box.council.places, state.council, strict=True)
        if card != GONE
    )
