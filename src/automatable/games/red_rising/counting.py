"""The final count of a game in play: what the scorer needs is known, or asked card by card."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.red_rising import cards, ending, laurels, scoring
from automatable.games.red_rising.clauses import COLORS
from automatable.games.red_rising.conditions import Around, Leaf
from automatable.games.red_rising.events import Counted
from automatable.games.red_rising.hand_laurels import CardScore, HandScore, score
from automatable.games.red_rising.state import CardCount, Count, Pile, State
from automatable.games.red_rising.tables import Box
from automatable.games.red_rising.wild import Wild


def counted(box: Box, state: State, event: Counted, r: Resolving) -> State:
    """Rule count: the Automus's matching cards, your hand, both totals."""
    ending.need(state, "ended")
    state = _house_banishes(box, state, r)
    matching = _matching(box, state, event, r)
    if event.by == "points" or event.points is not None:
        points = event.points
        if points is None:
            points = r.ask(Question("your-points", "red-rising-ask-points", "human-laurels", low=0))
        count = Count(matching, len(state.human_hand), points)
    else:
        hand = _hand(box, state, event, r)
        found = score(box, tuple(Wild(card) for card in hand), around(box, state, hand, r), r.listens)
        ability = _revealed(box, state, hand, r)
        each = tuple(CardCount(card.card, card.core, card.bonus) for card in found.cards)
        count = Count(matching, len(hand), found.core, found.bonus, ability, each)
        if r.listens:
            tell(found, r)
    state = replace(state, phase="counted", count=count)
    if r.listens:
        _tell_totals(box, state, count, r)
    return state


def _house_banishes(box: Box, state: State, r: Resolving) -> State:
    """Rule equal-turns: House Ceres, after the end-of-game abilities and before anything is counted."""
    for place in range(min(box.houses[state.house].end_banish, len(state.human_hand))):
        asked = "red-rising-ask-banish-own"
        card = cards.which(box, state, "hand", f"house-end-banish-{place + 1}", asked, r)
        state, card = cards.take(state, "hand", card)
        state = cards.put(state, "banished", card)
        if r.listens:
            r.do("red-rising-do-ceres-banish", "equal-turns", **cards.told(box, card))
    return state


def _tell_totals(box: Box, state: State, count: Count, r: Resolving) -> None:
    """Both sides part by part, with the rulings that decided something, and the winner."""
    sides = scoring.human_side(box, state, count), scoring.automus_side(box, state, count, r)
    for ruling, message, rule in scoring.rulings(box, state):
        r.note(message, rule, ruling=ruling)
    for side in sides:
        parts = tuple(Part(message, value) for message, value in side.parts)
        r.sum("red-rising-total", "winner", parts, who=f"@side-{side.name}")
    human, automus = (side.total for side in sides)
    if human == automus:
        ruling = "R12" if state.sovereign else "R13"
        r.note(scoring.winner(human, automus, state.sovereign)[1], "winner", ruling=ruling)


def _matching(box: Box, state: State, event: Counted, r: Resolving) -> int:
    if state.cards == "app":
        return laurels.matching_cards(box, state)
    size = len(state.automus_hand)
    if event.automus is not None:
        named = _named(box, state, event.automus)
        if len(named) != size:
            raise Refused("red-rising-name-each", cards=size)
        return laurels.matching_cards(box, replace(state, automus_hand=named))
    if event.matching is None:
        args = {"side": state.side, "cards": size}
        question = Question("matching", "red-rising-ask-matching", "matching", args, low=0, high=size)
        return int(r.ask(question))
    if not 0 <= event.matching <= size:
        raise Refused("red-rising-too-many-matching", cards=size)
    return event.matching


def _hand(box: Box, state: State, event: Counted, r: Resolving) -> Pile:
    if state.cards == "app":
        return state.human_hand
    names = event.hand
    if names is None:
        out = box.removed(state.variant)
        shown = cards.options(box, tuple(n for n in range(len(box.ids)) if n not in out))
        names = list(
            r.ask(Question("your-hand", "red-rising-ask-hand", "human-laurels", options=shown, many=True))
        )
    if set(names) & set(event.automus or ()):
        raise Refused("red-rising-card-twice")
    hand = _named(box, state, names)
    if len(hand) != len(state.human_hand):
        raise Refused("red-rising-name-each-yours", cards=len(state.human_hand))
    return hand


def _named(box: Box, state: State, names: list[str]) -> Pile:
    """A hand as the player names it: every card once, none of those left in the box."""
    if len(set(names)) < len(names):
        raise Refused("red-rising-card-twice")
    hand = tuple(cards.number_of(box, name) for name in names)
    for card in hand:
        if card in box.removed(state.variant):
            raise Refused("red-rising-not-in-game", character=cards.name_of(box, card))
    return hand


def colors_of(box: Box, pile: Pile) -> dict[str, int]:
    """How many cards of each colour."""
    return dict(Counter(box.people[card].color for card in pile))


def around(box: Box, state: State, hand: Pile, r: Resolving) -> Around:
    """What lies around your hand: known, or asked as far as a card of the hand looks at it."""
    found = Around(
        own=state.human,
        sovereign=state.sovereign == "human",
        opponents=(state.automus,),
        banished_cards=len(state.banished),
        neutral=box.board.neutral_influence,
    )
    if state.cards == "app":
        board = tuple(card for pile in state.locations for card in pile)
        tops = [box.people[pile[0]].value for pile in state.locations if pile]
        return replace(
            found,
            board=colors_of(box, board),
            banished=colors_of(box, state.banished),
            top_value=max(tops, default=0),
            hidden=_hidden(box, state, hand, r),
        )
    clauses = [clause for card in hand for clause in box.people[card].bonuses]
    board_colors = {color for clause in clauses if clause.per for color in clause.per.board}
    banished = {color for clause in clauses if clause.per for color in clause.per.banished or ()}
    banished |= {c.when.banished.color for c in clauses if c.when and c.when.banished} - {""}
    return replace(
        found,
        board={color: _ask_color("board", color, r) for color in COLORS if color in board_colors},
        banished={color: _ask_color("banished", color, r) for color in COLORS if color in banished},
        top_value=_ask_value("top-value", r) if any(clause.top_card for clause in clauses) else 0,
        hidden=_hidden(box, state, hand, r),
    )


def _hidden(box: Box, state: State, hand: Pile, r: Resolving) -> bool:
    clauses = [clause for card in hand for clause in box.people[card].bonuses]
    if not any(clause.when and clause.when.hidden for clause in clauses):
        return False
    if not all(state.locations):
        return True
    yes_no = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))
    return bool(r.ask(Question("hidden", "red-rising-ask-hidden", "human-laurels", options=yes_no)) == "yes")


def _revealed(box: Box, state: State, hand: Pile, r: Resolving) -> int:
    """Hacker: the core value of the deck's top card."""
    if not any(box.people[card].reveals for card in hand):
        return 0
    if state.cards == "table":
        return _ask_value("revealed-value", r)
    _, card = cards.draw(box, state, r, "revealed")
    return 0 if card is None else box.people[card].value


def _ask_color(where: str, color: str, r: Resolving) -> int:
    question = Question(
        f"{where}-{color}",
        f"red-rising-ask-{where}-color",
        "human-laurels",
        {"color": f"@color-{color}"},
        low=0,
    )
    return int(r.ask(question))


def _ask_value(id: str, r: Resolving) -> int:
    return int(r.ask(Question(id, f"red-rising-ask-{id}", "human-laurels", low=0)))


def tell(found: HandScore, r: Resolving) -> None:
    """The hand card by card, as sums."""
    for card in found.cards:
        args = {"character": f"@character-{card.card}"}
        r.sum(
            "red-rising-card-score",
            "hand-laurels",
            (Part("red-rising-line-core", card.core), *lines(card)),
            **args,
        )
        for ruling in card.rulings:
            r.note(f"red-rising-by-{ruling}", "hand-laurels", ruling=ruling)
    if not found.best:
        r.note("red-rising-not-best", "hand-laurels")


def lines(card: CardScore) -> tuple[Part, ...]:
    """A card's end-game points as parts of a sum; conditions follow their line with no value of their own."""
    parts: list[Part] = []
    if card.color:
        parts.append(Part("red-rising-treated-color", 0, {"color": f"@color-{card.color}"}))
    if card.name:
        parts.append(Part("red-rising-treated-name", 0, {"name": f"@character-{card.name}"}))
    for line in card.lines:
        parts.append(Part(line.message, line.laurels, line.args))
        if line.forgiven:
            parts.append(Part("red-rising-forgiven", 0))
        parts += [part for leaf in line.leaves for part in _leaf_parts(leaf)]
    return tuple(parts)


def _leaf_parts(leaf: Leaf) -> list[Part]:
    own = Part(leaf.message, 0, {**leaf.args, "holds": "yes" if leaf.holds else "no"})
    return [own, *(part for inner in leaf.inner for part in _leaf_parts(inner))]
