"""The final count of a game in play: values that the app does not know are asked."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.clauses import COLORS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.events import Counted
from automatable.games.red_rising.position.state import UNKNOWN, CardCount, Count, Pile, State
from automatable.games.red_rising.rules import cards, game_end, scoring
from automatable.games.red_rising.rules.hand_laurels.conditions import Around, Leaf
from automatable.games.red_rising.rules.hand_laurels.score import CardScore, HandScore, score
from automatable.games.red_rising.rules.hand_laurels.wild_cards import Wild

YES_NO = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))


def counted(box: Box, state: State, event: Counted, r: Resolver) -> State:
    """Rule count: the Automus's matching cards, your hand, both totals."""
    game_end.need(state, "ended")
    by_points = event.by == "points" or event.points is not None
    revealed = None if by_points else _revealed_before_the_banish(box, state, event, r)
    state = _house_banishes(box, state, r)
    matching = _matching(box, state, event, r)
    if by_points:
        points = event.points
        if points is None:
            points = r.ask(Question("your-points", "red-rising-ask-points", "human-laurels", low=0))
        count = Count(matching, len(state.human_hand), points)
    else:
        hand = _hand(box, state, event, r)
        found = score(box, tuple(Wild(card) for card in hand), around(box, state, hand, r), r.explaining)
        if revealed is None and state.cards == "table" and _reveals(box, hand):
            revealed = _revealed_at_the_table(state, r)
        if r.explaining and revealed is not None and not _reveals(box, hand):
            r.note("red-rising-by-R20", "count", ruling="R20")
        each = tuple(CardCount(card.card, card.core, card.bonus) for card in found.cards)
        count = Count(matching, len(hand), found.core, found.bonus, revealed or 0, each)
        if r.explaining:
            explain_hand(found, r)
    state = replace(state, phase="counted", count=count)
    if r.explaining:
        _explain_totals(box, state, count, r)
    return state


def _house_banishes(box: Box, state: State, r: Resolver) -> State:
    """Rule equal-turns: House Ceres banishes cards after the end-of-game abilities, before the count."""
    for place in range(min(box.houses[state.house].end_banish, len(state.human_hand))):
        asked = "red-rising-ask-banish-own"
        card = cards.which(box, state, "hand", f"house-end-banish-{place + 1}", asked, r)
        state, card = cards.take(state, "hand", card)
        state = cards.put(state, "banished", card)
        if r.explaining:
            r.instruct("red-rising-do-ceres-banish", "equal-turns", **cards.card_args(box, card))
            r.checkpoint(state)
    return state


def _explain_totals(box: Box, state: State, count: Count, r: Resolver) -> None:
    """Explain both sides part by part, the rulings that decided, and the winner."""
    sides = scoring.human_side(box, state, count), scoring.automus_side(box, state, count, r)
    for ruling, message, rule in scoring.rulings(box, state):
        r.note(message, rule, ruling=ruling)
    for side in sides:
        parts = tuple(Summand(message, value) for message, value in side.parts)
        r.sum("red-rising-total", "winner", parts, who=f"@side-{side.name}")
    human, automus = (side.total for side in sides)
    if human == automus:
        ruling = "R12" if state.sovereign else "R13"
        r.note(scoring.winner(human, automus, state.sovereign)[1], "winner", ruling=ruling)


def _matching(box: Box, state: State, event: Counted, r: Resolver) -> int:
    if state.cards == "app":
        return scoring.matching_cards(box, state)
    size = len(state.automus_hand)
    if event.automus is not None:
        named = _named(box, state, event.automus)
        if len(named) != size:
            raise UserError("red-rising-name-each", cards=size)
        return scoring.matching_cards(box, replace(state, automus_hand=named))
    if event.matching is None:
        args = {"side": state.side, "cards": size}
        question = Question("matching", "red-rising-ask-matching", "matching", args, low=0, high=size)
        return int(r.ask(question))
    if not 0 <= event.matching <= size:
        raise UserError("red-rising-too-many-matching", cards=size)
    return event.matching


def _hand(box: Box, state: State, event: Counted, r: Resolver) -> Pile:
    if state.cards == "app":
        return state.human_hand
    names = event.hand
    if names is None:
        out = box.removed(state.variant)
        shown = cards.options(box, tuple(n for n in range(len(box.ids)) if n not in out))
        names = list(
            r.ask(Question("your-hand", "red-rising-ask-hand", "human-laurels", options=shown, kind="list"))
        )
    if set(names) & set(event.automus or ()):
        raise UserError("red-rising-card-twice")
    hand = _named(box, state, names)
    if len(hand) != len(state.human_hand):
        raise UserError("red-rising-name-each-yours", cards=len(state.human_hand))
    return hand


def _named(box: Box, state: State, names: list[str]) -> Pile:
    """A hand as the player names it: every card once, and only cards of this game."""
    if len(set(names)) < len(names):
        raise UserError("red-rising-card-twice")
    hand = tuple(cards.number_of(box, name) for name in names)
    for card in hand:
        if card in box.removed(state.variant):
            raise UserError("red-rising-not-in-game", character=cards.name_of(box, card))
    return hand


def colors_of(box: Box, pile: Pile) -> dict[str, int]:
    """The number of cards of each colour."""
    return dict(Counter(box.people[card].color for card in pile))


def around(box: Box, state: State, hand: Pile, r: Resolver) -> Around:
    """The surroundings of your hand; those that the app does not know are asked if a card depends on them."""
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


def _hidden(box: Box, state: State, hand: Pile, r: Resolver) -> bool:
    clauses = [clause for card in hand for clause in box.people[card].bonuses]
    if not any(clause.when and clause.when.hidden for clause in clauses):
        return False
    if not all(state.locations):
        return True
    return bool(r.ask(Question("hidden", "red-rising-ask-hidden", "human-laurels", options=YES_NO)) == "yes")


def _reveals(box: Box, hand: Pile) -> bool:
    """Whether the hand holds a card that reveals the deck's top card at the end of the game: the Hacker."""
    return any(box.people[card].reveals for card in hand if card != UNKNOWN)


def _revealed_before_the_banish(box: Box, state: State, event: Counted, r: Resolver) -> int | None:
    """Ruling R20: the core value that the Hacker reveals before House Ceres banishes a card.

    None if nothing is revealed. If the table has the cards, only House Ceres is asked here: any other hand is
    named as a whole afterwards.
    """
    if state.cards == "app":
        return _revealed(box, state, r) if _reveals(box, state.human_hand) else None
    if not box.houses[state.house].end_banish or not state.human_hand:
        return None
    named = tuple(cards.number_of(box, name) for name in event.hand or ())
    reveals = _reveals(box, named) or _has_revealing_card(box, state, r)
    return _revealed_at_the_table(state, r) if reveals else None


def _revealed(box: Box, state: State, r: Resolver) -> int | None:
    _, card = cards.draw(box, state, r, "revealed")
    if card is None:
        return None
    value = box.people[card].value
    if r.explaining:
        r.instruct("red-rising-do-reveal", "count", character=cards.name_of(box, card), value=value)
    return value


def _revealed_at_the_table(state: State, r: Resolver) -> int | None:
    return _ask_value("revealed-value", r) if cards.deck_size(state) else None


def _has_revealing_card(box: Box, state: State, r: Resolver) -> bool:
    """Ask whether you have a card that reveals, if a card is left to reveal."""
    out = box.removed(state.variant)
    names = [
        f"@character-{box.ids[card]}"
        for card, person in enumerate(box.people)
        if person.reveals and card not in out
    ]
    if not names or not cards.deck_size(state):
        return False
    args = {"names": names}
    return bool(r.ask(Question("reveals", "red-rising-ask-reveals", "count", args, options=YES_NO)) == "yes")


def _ask_color(where: str, color: str, r: Resolver) -> int:
    question = Question(
        f"{where}-{color}",
        f"red-rising-ask-{where}-color",
        "human-laurels",
        {"color": f"@color-{color}"},
        low=0,
    )
    return int(r.ask(question))


def _ask_value(id: str, r: Resolver) -> int:
    return int(r.ask(Question(id, f"red-rising-ask-{id}", "human-laurels", low=0)))


def explain_hand(found: HandScore, r: Resolver) -> None:
    """Explain the hand card by card, as sums."""
    for card in found.cards:
        args = {"character": f"@character-{card.card}"}
        r.sum(
            "red-rising-card-score",
            "hand-laurels",
            (Summand("red-rising-line-core", card.core), *lines(card)),
            **args,
        )
        for ruling in card.rulings:
            r.note(f"red-rising-by-{ruling}", "hand-laurels", ruling=ruling)
    if not found.best:
        r.note("red-rising-not-best", "hand-laurels")


def lines(card: CardScore) -> tuple[Summand, ...]:
    """A card's end-game points as parts of a sum; conditions follow their line without a value."""
    parts: list[Summand] = []
    if card.color:
        parts.append(Summand("red-rising-treated-color", 0, {"color": f"@color-{card.color}"}))
    if card.name:
        parts.append(Summand("red-rising-treated-name", 0, {"name": f"@character-{card.name}"}))
    for line in card.lines:
        parts.append(Summand(line.message, line.laurels, line.args))
        if line.forgiven:
            parts.append(Summand("red-rising-forgiven", 0))
        parts += [part for leaf in line.leaves for part in _leaf_parts(leaf)]
    return tuple(parts)


def _leaf_parts(leaf: Leaf) -> list[Summand]:
    own = Summand(leaf.message, 0, {**leaf.args, "holds": "yes" if leaf.holds else "no"})
    return [own, *(part for inner in leaf.inner for part in _leaf_parts(inner))]
