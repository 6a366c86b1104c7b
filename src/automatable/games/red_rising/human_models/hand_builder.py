"""A human model that plays well: it compares all turns by the true score, and ends the game when ahead.

The model knows what a player knows: its hand, the board, and which cards are left in the deck but not their
order. It tries each Lead (every card at every location, with and without its ability, every gain) and each
Scout, counts the laurels after it, and takes the best. Steps on a track are worth more near the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.core.engine.events import Event
from automatable.core.engine.game import Game
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import SILENT
from automatable.core.topics.simulation import ModelContext, usual_answer
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.human_models import turn_gains
from automatable.games.red_rising.human_models.turn_gains import Turn
from automatable.games.red_rising.position.events import Deployed, Gained, Scouted
from automatable.games.red_rising.position.state import Count, Pile, State, Tokens
from automatable.games.red_rising.rules import cards, game_end
from automatable.games.red_rising.rules.final_count import colors_of
from automatable.games.red_rising.rules.hand_laurels.conditions import Around
from automatable.games.red_rising.rules.hand_laurels.score import total
from automatable.games.red_rising.rules.scoring import automus_side, excess, matching_cards, token_parts

WAYS = 12
"""So many ways to treat the wild cards of a hand are all tried; with more, one card is improved at a time."""
SAMPLE = 4
"""Cards of the deck whose average value stands for an unknown card."""
CLOSE = 4
"""The best turns that are counted again exactly, with the tokens that they bring."""
END = 1000
"""More laurels than any hand has."""
HASTE = 0.5
"""The value of a step towards the end, as a share of what the Automus gains in a turn."""


def hand_builder(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Play the turn with the best true score; end the game when ahead."""
    if state.phase not in ("human", "deployed"):
        context.notes["turn"] = ()
        return None
    events = context.notes.get("turn", ())
    if state.phase == "human":
        chosen = best_turn(game.box, state)
        events = chosen.events
        context.notes["uses"] = chosen.uses
    event, *context.notes["turn"] = events or (Gained("nothing"),)
    return event


def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
    """Use the ability as planned, show no hidden card, and give away the card that costs least."""
    if question.id.startswith("ability-"):
        return "yes" if context.notes.get("uses") else "no"
    if question.id == "hidden":
        return "no"
    if question.id.startswith(("house-end-banish", "swapped-yours", "which-card")):
        values = TurnValues(game.box, state)
        hand = state.human_hand
        left = {card: values.hand(tuple(c for c in hand if c != card)) for card in hand}
        return game.box.ids[max(left, key=lambda card: (left[card], -card))]
    return usual_answer(game, state, question, context)


def best_turn(box: Box, state: State) -> Turn:
    """The turn that is worth most; the first of equals."""
    values = TurnValues(box, state)
    ranked = sorted(turns(box, state), key=values.worth, reverse=True)
    return max(ranked[:CLOSE], key=lambda turn: values.worth(turn, exact=True))


def turns(box: Box, state: State) -> Iterator[Turn]:
    """All possible turns: each Lead with every use of an ability and every gain, and each Scout."""
    hand = state.human_hand
    now = Turn((), hand, state.human, state.sovereign == "human")
    if not hand:
        yield from gains(box, state, now, -1)
    for card in hand:
        rest = tuple(other for other in hand if other != card)
        for at, location in enumerate(LOCATIONS):
            covers = box.people[state.locations[at][0]].value if state.locations[at] else -1
            event = Deployed(location, box.ids[card])
            lead = replace(now, events=(event,), hand=rest, covers=covers)
            for used in (lead, *turn_gains.uses(box, state, lead, card, at)):
                if used.ends:
                    yield used
                else:
                    yield from gains(box, state, used, at)
    if cards.deck_size(state):
        for at, location in enumerate(LOCATIONS):
            yield turn_gains.bonus(box, replace(now, events=(Scouted(location),)), at)


def gains(box: Box, state: State, turn: Turn, deployed: int) -> Iterator[Turn]:
    """The second half of a Lead: the top card of another location with its bonus, or the deck's."""
    for at, location in enumerate(LOCATIONS):
        pile = tuple(card for card in state.locations[at] if card not in turn.hand)
        if at != deployed and pile:
            gained = replace(turn, events=(*turn.events, Gained(location)), hand=(pile[0], *turn.hand))
            yield turn_gains.bonus(box, gained, at)
    if state.deck:
        yield replace(turn, events=(*turn.events, Gained("deck")), drawn=turn.drawn + 1)
    yield replace(turn, events=(*turn.events, Gained("nothing")))


class TurnValues:
    """The values of turns on one position. They are remembered, because many turns lead to the same hand."""

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.state = state
        count = Count(matching_cards(box, state), len(state.human_hand), 0)
        self.automus = automus_side(box, state, count, SILENT).total
        rates = box.automus.levels[state.level]
        self.growth = box.automus.cards_per_turn * (rates.matching + rates.other) / 2
        """Laurels that the Automus gains in a turn from its cards alone."""
        self._hands: dict[Pile, int] = {}
        self._stands: dict[tuple[Tokens, bool], tuple[int, int | None]] = {}
        self._counts: dict[tuple[Pile, Tokens, bool], int] = {}

    def worth(self, turn: Turn, exact: bool = False) -> tuple[float, int]:
        """The laurels after a turn, less a cost for each step to the end; a game won is worth most."""
        state, (tokens, steps) = self.state, self._stand(turn.tokens, turn.sovereign)
        mine = tokens + excess(self.box, len(turn.hand) + turn.drawn) + turn.drawn * self.unseen
        mine += self._count(turn) if exact else self.hand(turn.hand)
        if state.closing or steps is None:
            ahead = mine - self.automus - (self.growth if state.first == "human" else 0)
            return (END if ahead > 0 or state.closing else -END) + ahead, -turn.covers
        return mine - HASTE * self.growth * steps, -turn.covers

    def hand(self, hand: Pile) -> int:
        """The laurels of a hand on this position; wild cards stay as they are printed."""
        key = tuple(sorted(hand))
        if key not in self._hands:
            self._hands[key] = total(self.box, key, self._around, 0)
        return self._hands[key]

    @cached_property
    def unseen(self) -> float:
        """The average value of an unknown card, over a sample of the deck."""
        deck, hand = tuple(each(self.state.deck)), self.state.human_hand
        seen = [deck[n * len(deck) // SAMPLE] for n in range(min(SAMPLE, len(deck)))]
        return sum(self.hand((card, *hand)) - self.hand(hand) for card in seen) / max(1, len(seen))

    def _stand(self, tokens: Tokens, sovereign: bool) -> tuple[int, int | None]:
        """The laurels of these tokens, and the steps left to the end; None if the end is reached."""
        key = (tokens, sovereign)
        if key not in self._stands:
            box, after = self.box, replace(self.state, human=tokens)
            others = (self.state.automus.influence, box.board.neutral_influence)
            laurels = sum(value for _, value in token_parts(box, tokens, sovereign, others))
            steps = None if game_end.triggered(box, after, SILENT) else steps_left(box, after)
            self._stands[key] = (laurels, steps)
        return self._stands[key]

    def _count(self, turn: Turn) -> int:
        """The exact laurels of the hand after a turn, with the tokens that the turn brings."""
        key = (turn.hand, turn.tokens, turn.sovereign)
        if key not in self._counts:
            around = replace(self._around, own=turn.tokens, sovereign=turn.sovereign)
            self._counts[key] = total(self.box, turn.hand, around, WAYS)
        return self._counts[key]

    @cached_property
    def _around(self) -> Around:
        box, state = self.box, self.state
        tops = [box.people[pile[0]].value for pile in state.locations if pile]
        return Around(
            own=state.human,
            sovereign=state.sovereign == "human",
            opponents=(state.automus,),
            board=colors_of(box, tuple(card for pile in state.locations for card in pile)),
            banished=colors_of(box, state.banished),
            banished_cards=len(state.banished),
            top_value=max(tops, default=0),
            neutral=box.board.neutral_influence,
        )


def steps_left(box: Box, state: State) -> int:
    """Steps until the end: on the two best tracks, or on all three together with those of the Automus."""
    line = box.board.threshold
    own = sorted(max(0, line - getattr(state.human, track)) for track in TRACKS)
    highest = [max(getattr(state.human, track), getattr(state.automus, track)) for track in TRACKS]
    all_three = sum(max(0, line - reached) for reached in highest)
    return int(min(sum(own[: box.board.reached_by_one]), all_three))
