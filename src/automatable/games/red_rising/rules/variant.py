"""The variant (p. 4): four characters return, each with its own rule against the Automus."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.choices import mask_of
from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.clauses import Track
from automatable.games.red_rising.box.printed import TRACKS, Touches
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, Pile, State
from automatable.games.red_rising.rules import bonuses, cards
from automatable.games.red_rising.rules.abilities.targets import give_you, leave, lose

YES_NO = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))


def fewest_cards(box: Box, hand: int, automus: int) -> bool:
    """Rule psychologist: whether you have at most a third of the Automus's cards, rounded down."""
    return hand <= automus // box.automus.hand_divisor


def can_take(box: Box, state: State) -> tuple[Track, ...]:
    """The bonuses on the die that the Automus can still take; the die is re-rolled on any other (R11)."""
    caps = box.automus.caps
    return tuple(track for track in TRACKS if getattr(state.automus, track) < caps[track])


def red_seen(box: Box, hand: Pile) -> bool:
    """Rule eo: whether a Red is among the top six cards."""
    return any(box.people[card].color == "red" for card in hand[: box.automus.looks_at])


def auctioneer(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Rule auctioneer: roll the die until the Automus can take the bonus; you take the two others."""
    able = can_take(box, state)
    taken = None
    if able:
        faces = {box.die.numbers[track]: track for track in able}
        draw = Draw("auction-die", "red-rising-ask-auction", "auctioneer", box.die, mask_of(list(faces)))
        r.checkpoint(state)
        taken = faces[r.draw(draw)]
        state = bonuses.gain_track(box, state, box.bonus_of.index(taken), r, "auctioneer")
    elif r.explaining:
        r.note("red-rising-auction-nothing", "auctioneer", ruling="R11")
    others: dict[Track, int] = {track: 1 for track in TRACKS if track != taken} if taken else {}
    return give_you(box, state, others, r, "auctioneer")


def eo(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Rule eo: without a Red among its top six cards the Automus loses 1 helium; they keep their order."""
    seen = state.automus_hand[: box.automus.looks_at]
    if r.explaining:
        r.instruct("red-rising-do-look", "eo", cards=len(seen))
        r.checkpoint(state)
    if UNKNOWN in seen:
        red = r.ask(Question("red-seen", "red-rising-ask-red", "eo", options=YES_NO)) == "yes"
    else:
        red = red_seen(box, seen)
    if r.explaining:
        r.instruct("red-rising-do-same-order", "eo")
        r.note("red-rising-eo-red" if red else "red-rising-eo-no-red", "eo")
    return state if red else lose(box, state, "helium", r)


def roque(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Rule roque: look at its top six, name one, pick one of them blindly (R11), shuffle the rest back."""
    seen = state.automus_hand[: box.automus.looks_at]
    rest = state.automus_hand[len(seen) :]
    if not seen:
        return state
    if r.explaining:
        r.instruct("red-rising-do-look", "roque", cards=len(seen))
        r.checkpoint(state)
        if rest:
            r.note("red-rising-pick-among-seen", "roque", ruling="R11")
    if UNKNOWN in seen:
        hit = r.ask(Question("roque-hit", "red-rising-ask-roque-hit", "roque", options=YES_NO)) == "yes"
        picked, order = UNKNOWN, seen[1:] if hit else seen
    else:
        shown = cards.options(box, seen)
        name = r.ask(Question("roque-name", "red-rising-ask-roque-name", "roque", options=shown))
        picked = r.draw(Draw("roque-pick", "red-rising-ask-roque-pick", "roque", box.roque, mask_of(seen)))
        hit = name == box.ids[picked]
        order = _shuffled(box, tuple(card for card in seen if not hit or card != picked), r)
    state = replace(state, automus_hand=(*order, *rest))
    if hit:
        if r.explaining:
            r.instruct("red-rising-do-banish-picked", "roque", **cards.card_args(box, picked))
        state = leave(box, cards.put(state, "banished", picked), character, at, "banished", r)
    if r.explaining:
        r.instruct("red-rising-do-shuffle-back", "roque", cards=len(order))
    return state


def _shuffled(box: Box, pile: Pile, r: Resolver) -> Pile:
    order: Pile = ()
    while len(pile) > 1:
        id = f"roque-shuffle-{len(pile)}"
        card = r.draw(Draw(id, "red-rising-ask-roque-shuffle", "roque", box.roque, mask_of(pile)))
        order += (card,)
        pile = tuple(each for each in pile if each != card)
    return order + pile


def psychologist(box: Box, state: State, character: int, at: int, touches: Touches, r: Resolver) -> State:
    """Variant, at the end: with the fewest cards you gain a random banished one."""
    hand, automus = len(state.human_hand), len(state.automus_hand)
    fewest = fewest_cards(box, hand, automus)
    if r.explaining:
        third = automus // box.automus.hand_divisor
        r.note("red-rising-psychologist-compared", "psychologist", you=hand, automus=automus, third=third)
    if not fewest or not state.banished:
        return state
    if UNKNOWN in state.banished:
        card = UNKNOWN
    else:
        left = mask_of(state.banished)
        card = r.draw(Draw("banished-card", "red-rising-ask-banished", "psychologist", box.banished, left))
    state, card = cards.take(state, "banished", card)
    if r.explaining:
        r.instruct("red-rising-do-gain-banished", "psychologist", **cards.card_args(box, card))
    return cards.put(state, "hand", card)
