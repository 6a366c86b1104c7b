"""Council phase, step 2 (pp. 6 and 7): points for privilege, then a reward for an Automa or the player."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, first, mask_of
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.core.forms.form import Option
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State, with_automa
from automatable.games.pendulum.rules import by_hand
from automatable.games.pendulum.rules.automa_cards import known_right, right_column
from automatable.games.pendulum.rules.council_board import (
    GRANDE,
    NO_ICON,
    Icon,
    ask_place,
    find,
    may_hold,
    open_icons,
    wanted,
    with_earlier_answers,
)
from automatable.games.pendulum.rules.final_council import final_reward
from automatable.games.pendulum.rules.track import advance

PAID_PROVINCE, FREE_PROVINCE = "vote-province", "province"
PRINTED = "printed"
"""The reward printed on the council board, always available to everybody."""


class Look(NamedTuple):
    """An Automa looking for a reward: its cards, the places each card's icon covers, its grande worker."""

    box: Box
    cards: tuple[int, ...]
    covered: tuple[Mask, ...]
    second_grande: Mask


CARD: Keep[Look] = Keep(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    Condition("pendulum-keep-no-second-grande", lambda ctx: ~ctx.second_grande),
    Condition(
        "pendulum-keep-on-board", lambda ctx: mask_of([n for n, places in enumerate(ctx.covered) if places])
    ),
    what="pendulum-what-card",
)
FIRST_CARD: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    first("pendulum-pick-left-to-right"),
    what="pendulum-what-card",
)
FIRST_PLACE: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, place: f"@place-{ctx.box.council.places[place]}",
    first("pendulum-pick-reading-order"),
    what="pendulum-what-reward",
)


def automa_reward(box: Box, state: State, number: int, r: Resolver) -> State:
    """An Automa's turn: 0 to 2 points for its rank, then a reward card."""
    points = box.rules.privilege_points[state.turn]
    if r.explaining:
        r.note(
            "pendulum-note-privilege-points",
            "gain-rewards",
            automa=number + 1,
            rank=state.turn + 1,
            points=points,
        )
    if points:
        state = advance(box, state, number, points, r)
    if state.round == box.rules.rounds:
        return take_final(box, state, number, r)
    return r.attempt(_chosen, _by_hand, box, state, number, r)


def _by_hand(box: Box, state: State, number: int, r: Resolver) -> State:
    """The player has found the Automa's reward and taken it off the board."""
    place = by_hand.reward(box, state, number, r)
    if place is None:
        return advance(box, state, number, box.rules.no_reward_points, r)
    return take(box, state, number, place, SILENT)


def _chosen(box: Box, state: State, number: int, r: Resolver) -> State:
    """Take the reward that the Automa's cards choose."""
    state, place = choose_reward(box, state, number, r)
    if place is None:
        if r.explaining:
            r.note("pendulum-note-no-reward", "no-reward", automa=number + 1)
        return advance(box, state, number, box.rules.no_reward_points, r)
    return take(box, state, number, place, r)


def take(box: Box, state: State, number: int, place: int, r: Resolver) -> State:
    """Remove the card from the board; a grande worker goes to the Automa's box on the mat."""
    reward = state.council[place]
    council = list(state.council)
    council[place] = GONE
    if r.explaining:
        args = {"automa": number + 1, "reward": f"@reward-{reward}"}
        where = f"@place-{box.council.places[place]}"
        if reward == GRANDE:
            r.instruct("pendulum-do-grande", "grande-reward", **args)
            r.instruct("pendulum-do-flip-grande", "grande-reward", place=where)
        elif reward == UNKNOWN:
            r.instruct("pendulum-do-discard-place", "council-reward", automa=number + 1, place=where)
        else:
            r.instruct("pendulum-do-discard-reward", "council-reward", **args, place=where)
    automa = state.automas[number]
    if reward == GRANDE:
        automa = structs.replace(automa, grande=True)
    state = structs.replace(state, council=tuple(council), automas=with_automa(state, number, automa))
    r.checkpoint(state)
    return state


def take_final(box: Box, state: State, number: int, r: Resolver) -> State:
    """Take the final reward that the player would want most."""
    state, reward = final_reward(box, state, number, r)
    if reward is None:
        if r.explaining:
            r.note("pendulum-note-no-track-reward", "final-reward", ruling="P13")
            r.instruct("pendulum-do-takes-nothing", "final-reward", automa=number + 1)
            r.checkpoint(state)
        return state
    place = state.council.index(reward)
    if r.explaining:
        args = {"reward": f"@reward-{reward}", "place": f"@place-{box.council.places[place]}"}
        r.instruct("pendulum-do-discard-final", "final-reward", automa=number + 1, **args)
    state = structs.replace(state, council=(*state.council[:place], GONE, *state.council[place + 1 :]))
    r.checkpoint(state)
    return state


def own_question(box: Box, state: State) -> Question:
    """Ask for the reward that the player takes."""
    return _own_question(box, state.council, bool(state.human.legendary))


@lru_cache(maxsize=1 << 10)
def _own_question(box: Box, council: tuple[str, ...], legendary: bool) -> Question:
    options = []
    for place, reward in zip(box.place_options, council, strict=True):
        if reward == GONE or (reward == "final-legendary" and legendary):
            continue
        if reward == UNKNOWN:
            options.append(place)
        else:
            options.append(Option(place.value, f"pendulum-reward-{reward}"))
    return Question(
        "your-reward",
        "pendulum-ask-own-reward",
        "gain-rewards",
        options=(*options, Option(PRINTED, "pendulum-reward-printed")),
        event="reward-taken",
        field="place",
    )


def take_own(box: Box, state: State, place: str) -> State:
    """The player takes a card; earlier answers about their tracks are no longer valid."""
    own_question(box, state).check(place)
    council, human = list(state.council), state.human
    if place != PRINTED:
        number = box.council.places.index(place)
        if box.rewards.get(council[number]) and box.rewards[council[number]].track == "legendary":
            human = structs.replace(human, legendary=True)
        council[number] = GONE
    human = structs.replace(human, tracks=(None,) * 3, glory=(None,) * 3)
    return structs.replace(state, council=tuple(council), human=human, turn=state.turn + 1)


# --- which card an Automa takes ------------------------------------------------------------------------


def choose_reward(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int | None]:
    """Rule council-reward: card by card from the left, the first icon that finds a card on the board."""
    state = with_earlier_answers(box, state, r)
    automa = state.automas[number]
    icons: list[Icon] = []
    second, named = 0, None
    for position, card in enumerate(automa.cards):
        right = known_right(box, state, card)
        if right is None:  # it may not be needed
            state, named = ask_place(box, state, number, icons, r, more=position)
            if named is not None:
                break
            icons = [icon._replace(may_lie=0) for icon in icons]
            state, right = right_column(box, state, card, r)
        if automa.grande and GRANDE in box.icons[right.icon]:
            second |= 1 << position
            icons.append(NO_ICON)
            continue
        icons.append(find(box, state, right.icon))
        if icons[-1].lies:
            break
    if named is None:
        state, named = ask_place(box, state, number, icons, r)
    if r.explaining:
        _note_icons(box, state, number, len(icons), r)
    if named is not None:
        if r.explaining:
            _explain_place(box, number, icons, named, r)
        return state, named
    ctx = Look(box, automa.cards, tuple([icon.lies for icon in icons]), second)
    found = FIRST_CARD.among(CARD.among((1 << len(icons)) - 1, ctx, r), ctx, r)
    place = None if found is None else FIRST_PLACE.among(icons[found].lies, ctx, r)
    if r.explaining:
        _cite_rulings(box, state, number, place, r)
    return state, place


def _note_icons(box: Box, state: State, number: int, looked: int, r: Resolver) -> None:
    """Note the icons of the cards that were looked at."""
    for card in state.automas[number].cards[:looked]:
        right = known_right(box, state, card)
        if right is not None:
            r.note("pendulum-note-icon", "council-reward", card=card, icon=f"@icon-{right.icon}")


def _explain_place(box: Box, number: int, icons: list[Icon], place: int, r: Resolver) -> None:
    """Note that the player found the card; cite P8 for several icons, P12 for a paid province."""
    asked = open_icons(icons)
    if any(PAID_PROVINCE in icon.cards for icon in asked):
        r.note("pendulum-note-paid-only", "council-reward", ruling="P12")
    if len({icon.cards for icon in icons if icon.cards}) > 1:
        r.note("pendulum-note-newest-first-perhaps", "council-reward", ruling="P8", automa=number + 1)
    args = {
        "automa": number + 1,
        "place": f"@place-{box.council.places[place]}",
        **wanted([icon.name for icon in asked]),
    }
    r.note("pendulum-note-place-entered", "council-reward", None, **args)


def _cite_rulings(box: Box, state: State, number: int, place: int | None, r: Resolver) -> None:
    """Cite P8 where the order of the cards decided, P12 where the free province did."""
    columns = [known_right(box, state, card) for card in state.automas[number].cards]
    covers = [frozenset(box.icons[right.icon]) for right in columns if right is not None]
    if len(covers) < len(columns):
        return
    if state.automas[number].grande:
        covers = [rewards for rewards in covers if GRANDE not in rewards]
    other = None if place is None else first_place(state, covers[::-1], perhaps=True)
    if other is not None and other != place:
        sure = "newest-first-perhaps" if state.council[other] == UNKNOWN else "newest-first"
        r.note(f"pendulum-note-{sure}", "council-reward", ruling="P8", automa=number + 1)
    wider = [rewards | {FREE_PROVINCE} if PAID_PROVINCE in rewards else rewards for rewards in covers]
    if first_place(state, wider) != place:
        r.note("pendulum-note-paid-only", "council-reward", ruling="P12")


def first_place(state: State, covers: list[frozenset[str]], perhaps: bool = False) -> int | None:
    """The first place in reading order for the first of these icons that has a card on the board.

    With ``perhaps`` an unknown place counts if it may hold such a card.
    """
    for cards in covers:
        for place, reward in enumerate(state.council):
            if reward in cards or (perhaps and reward == UNKNOWN and may_hold(state.ruled_out, place, cards)):
                return place
    return None
