"""The rival's turn: a card sends its cart to a stall that is open to it, and coins are left there."""

from __future__ import annotations

from msgspec import Struct, structs

from automatable.authoring import Condition, Keep, Pick, Resolver, UserError, fewest, first, prefer
from night_market.events import CardTurned
from night_market.printed import STALLS, Printed, Stall
from night_market.questions import CART
from night_market.state import State


class Look(Struct, frozen=True):
    """What the rival looks at: the position, the wares on its card, and where your cart is."""

    state: State
    wares: Stall
    yours: Stall


def only(stall: Stall) -> int:
    """The set of this one stall."""
    return 1 << STALLS.index(stall)


def named(look: Look, stall: int) -> str:
    """The stall as the explanation names it."""
    return f"@stall-{STALLS[stall]}"


def steps(look: Look, stall: int) -> int:
    """How far the rival's cart has to go."""
    return abs(stall - STALLS.index(look.state.cart))


OPEN: Keep[Look] = Keep(
    "open",
    named,
    Condition("night-market-out-here", lambda look: ~only(look.state.cart)),
    Condition("night-market-out-yours", lambda look: ~only(look.yours)),
)

STALL: Pick[Look] = Pick(
    "stall",
    named,
    prefer("night-market-tie-wares", lambda look: only(look.wares)),
    fewest("night-market-tie-coins", lambda look, stall: look.state.coins[stall]),
    fewest("night-market-tie-near", steps),
    first("night-market-tie-gate", ruling="N1"),
)


def turn_card(box: Printed, state: State, event: CardTurned, r: Resolver) -> State:
    """Turn a card; the cart goes to the stall that is chosen and leaves the card's coins there."""
    if event.card not in state.left:
        raise UserError("night-market-no-card", card=event.card)
    card = box.cards[event.card]
    look = Look(state, card.wares, r.ask(CART))
    stall = STALL.among(OPEN.among(0b1111, look, r), look, r)
    assert stall is not None, "two carts close two of four stalls"
    coins = card.coins + box.moon[state.level]
    r.instruct("night-market-do-visit", "turn", stall=named(look, stall), coins=coins)
    laid = [there + coins * (number == stall) for number, there in enumerate(state.coins)]
    left = tuple(each for each in state.left if each != event.card)
    return structs.replace(state, cart=STALLS[stall], coins=tuple(laid), left=left)
