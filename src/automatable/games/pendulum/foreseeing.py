"""What the council may bring: each Automa's votes and victory points, were it held with the deck as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from automatable.core.choosing import each
from automatable.core.prospects import Deed, Way
from automatable.core.resolution import Instruction
from automatable.games.pendulum.columns import known_cell, known_right
from automatable.games.pendulum.state import GONE, State, in_front
from automatable.games.pendulum.tables import Box

Sums = Counter[tuple[int, int]]
"""Points and votes of some cards together, and in how many ways they come."""


def foreseen(box: Box, state: State) -> Iterator[Way]:
    """Every hand of cards each Automa may have; nothing while a printed value in it is not known."""
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
            yield Way(
                weight,
                (_deed("points", number, points), _deed("votes", number, votes)),
                f"automa-{number + 1}",
            )


def _sums(box: Box, state: State, number: int, before: int, missing: int) -> Sums | None:
    """What an Automa gains, over all hands. ``before``: cards the other one draws first.

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
    """Points and votes of cards; None if those of one are not known."""
    columns = [known_right(box, state, card) for card in cards]
    return None if None in columns else [(right.points, right.votes) for right in columns if right]


def _drawn(values: Sequence[tuple[int, int]], number: int) -> Sums:
    """The sums of every so many of these cards."""
    hands: list[Sums] = [Counter({(0, 0): 1}), *(Counter() for _ in range(number))]
    for points, votes in values:
        for size in range(number, 0, -1):
            for (p, v), ways in hands[size - 1].items():
                hands[size][p + points, v + votes] += ways
    return hands[number]


def _deed(what: str, number: int, value: int) -> Deed:
    args = {"automa": number + 1, "value": value}
    return Deed(f"pendulum-may-have-{what}", f"@side-automa-{number + 1}", args)


TAKEN = ("pendulum-do-flip-grande", "pendulum-do-discard-reward", "pendulum-do-discard-final")
"""What the hands are told when an Automa takes a card of the council board."""


def deeds(box: Box, before: State, after: State, told: Sequence[Instruction]) -> tuple[Deed, ...]:
    """The council cards the Automas took."""
    places = [str(one.args["place"]) for one in told if one.message in TAKEN]
    return tuple(Deed("pendulum-may-take", place, {"place": place}) for place in places)


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """The council cards that lie there, once the council is called."""
    if state.phase != "called" or state.pending is not None:
        return ()
    return tuple(
        f"@place-{place}"
        for place, card in zip(box.council.places, state.council, strict=True)
        if card != GONE
    )
