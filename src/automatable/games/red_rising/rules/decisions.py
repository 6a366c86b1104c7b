"""The rules that can be asked on their own, each with its checklist and its inputs."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Rule
from automatable.games.red_rising.box.printed import LOCATIONS, AutomusCard
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position import setup
from automatable.games.red_rising.position.state import UNKNOWN, Pile, State, Tokens
from automatable.games.red_rising.rules import bonuses, cards, game_end, scoring, turn, variant
from automatable.games.red_rising.rules.abilities import use
from automatable.games.red_rising.rules.locations import (
    CAN_GAIN,
    GAIN,
    NOT_MAXED,
    REDIRECT,
    bonus_location,
    deploy_location,
    gain_location,
)

Inputs = Mapping[str, object]
_CARD = {"card": "number of the Automus card, 1 to 22"}
_ARROW = {"arrow": "left or right; without it, the arrow of the last Automus card"}


def _given(rule: str, args: Inputs, name: str) -> object:
    if name not in args:
        raise UserError("core-missing-input", rule=rule, input=name)
    return args[name]


def _number(rule: str, args: Inputs, name: str) -> int:
    value = _given(rule, args, name)
    if type(value) is not int or value < 0:
        raise UserError("core-bad-input", rule=rule, input=name, value=str(value))
    return value


def _hand(box: Box, rule: str, args: Inputs, known: Pile) -> Pile:
    """The hand from the inputs, or the one of the position."""
    ids = args.get("hand", [])
    if not isinstance(ids, list | tuple):
        raise UserError("core-bad-input", rule=rule, input="hand", value=str(ids))
    hand = tuple(cards.number_of(box, str(id)) for id in ids) or known
    if UNKNOWN in hand:
        raise UserError("core-missing-input", rule=rule, input="hand")
    return hand


def _card(box: Box, state: State, rule: str, args: Inputs) -> AutomusCard:
    number = _number(rule, args, "card")
    if not 1 <= number <= len(box.automus.cards):
        raise UserError("core-bad-input", rule=rule, input="card", value=str(number))
    if state.phase == "setup":
        raise UserError("red-rising-not-now", now="@phase-setup")
    return box.decks[state.card_five][number - 1]


def _name(location: int | None) -> str | None:
    return None if location is None else LOCATIONS[location]


def _step(box: Box, state: State, rule: str, args: Inputs) -> int:
    if "arrow" not in args:
        return bonuses.last_arrow(box, state)
    if args["arrow"] not in ("left", "right"):
        raise UserError("core-bad-input", rule=rule, input="arrow", value=str(args["arrow"]))
    return 1 if args["arrow"] == "right" else -1


def _luna_card(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    letters = args.get("priorities", state.priorities)
    if sorted(str(letters)) != sorted(box.automus.pairs):
        raise UserError("core-bad-input", rule="luna-bonus-card", input="priorities", value=str(letters))
    return _name(bonuses.luna_card(box, str(letters)))


def _scoring_side(box: Box, state: State, args: Inputs, r: Resolver) -> str:
    even, odd = (_number("scoring-side", args, name) for name in ("even", "odd"))
    return setup.side_of(even, odd, r)


def _deploy(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    return _name(deploy_location(state, _card(box, state, "deploy-location", args), r))


def _gain(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    return _name(gain_location(state, _card(box, state, "gain-location", args), r))


def _bonus(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    location = _given("bonus-location", args, "location")
    if location not in LOCATIONS:
        raise UserError("core-bad-input", rule="bonus-location", input="location", value=str(location))
    step = _step(box, state, "bonus-location", args)
    return _name(bonus_location(box, state.automus, LOCATIONS.index(location), step, r))


def _luna(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    if state.phase == "setup":
        raise UserError("red-rising-not-now", now="@phase-setup")
    shown = bonuses.luna_card(box, state.priorities)
    return _name(bonus_location(box, state.automus, shown, _step(box, state, "luna-bonus", args), r, True))


def _bottom(box: Box, state: State, args: Inputs, r: Resolver) -> str | None:
    if not state.automus_hand:
        return None
    card = state.automus_hand[-1]
    return "bottom" if card < 0 else box.ids[card]


def _show(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    character = cards.number_of(box, str(_given("show", args, "character")))
    hand = _hand(box, "show", args, state.human_hand)
    return use.can_show(box, hand, box.people[character].shows)


def _end(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    return game_end.triggered(box, state, r)


def _cut(box: Box, state: State, args: Inputs, r: Resolver) -> list[int]:
    return list(scoring.cut(box, *(_number("cut-to-twenty", args, name) for name in ("matching", "other"))))


def _card_laurels(box: Box, state: State, args: Inputs, r: Resolver) -> int:
    numbers = [_number("card-laurels", args, name) for name in ("matching", "other")]
    return scoring.card_laurels(box, state.level, numbers[0], numbers[1], r)


def _influence(box: Box, state: State, args: Inputs, r: Resolver) -> list[int]:
    tokens = _given("influence-ranks", args, "tokens")
    if not isinstance(tokens, list) or not all(type(number) is int for number in tokens):
        raise UserError("core-bad-input", rule="influence-ranks", input="tokens", value=str(tokens))
    return [scoring.influence_laurels(box, own, tuple(tokens)) for own in tokens]


def _token_laurels(box: Box, state: State, args: Inputs, r: Resolver) -> int:
    own = Tokens(*(_number("token-laurels", args, name) for name in ("fleet", "helium", "influence")))
    if own.fleet > box.board.fleet_end:
        raise UserError("core-bad-input", rule="token-laurels", input="fleet", value=str(own.fleet))
    others = (_number("token-laurels", args, "other_influence"), box.board.neutral_influence)
    return sum(v for _, v in scoring.token_parts(box, own, bool(args.get("sovereign")), others))


def _winner(box: Box, state: State, args: Inputs, r: Resolver) -> str:
    totals = [_number("winner", args, name) for name in ("human", "automus")]
    return scoring.winner(totals[0], totals[1], state.sovereign)[0]


def _psychologist(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    known = {"hand": len(state.human_hand), "automus": len(state.automus_hand), **args}
    hand, automus = (_number("psychologist", known, name) for name in ("hand", "automus"))
    return variant.fewest_cards(box, hand, automus)


def _auctioneer(box: Box, state: State, args: Inputs, r: Resolver) -> list[str]:
    return list(variant.can_take(box, state))


def _eo(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    return variant.red_seen(box, _hand(box, "eo", args, state.automus_hand))


def _matching(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    character = cards.number_of(box, str(_given("matching", args, "character")))
    return scoring.core_parity(box.people[character]) == str(args.get("side", state.side))


def _reshuffle(box: Box, state: State, args: Inputs, r: Resolver) -> bool:
    return turn.deck_is_out(box, state)


_PAIR = {"matching": "matching cards in its hand", "other": "other cards in its hand"}
_TOKENS = {
    "fleet": "0 to 10",
    "helium": "tokens",
    "influence": "tokens",
    "other_influence": "the other side's",
}

RULES = {
    rule.id: rule
    for rule in (
        Rule(
            "luna-bonus-card", ("red-rising-list-luna-card",), _luna_card, {"priorities": "letters, as ABCD"}
        ),
        Rule(
            "scoring-side",
            ("red-rising-list-side",),
            _scoring_side,
            {"even": "even cards on the board", "odd": "odd cards on the board"},
        ),
        Rule("deploy-location", ("red-rising-list-symbol", "red-rising-list-letter"), _deploy, _CARD),
        Rule(
            "gain-location",
            ("red-rising-list-symbol", "red-rising-list-letter", CAN_GAIN, GAIN),
            _gain,
            _CARD,
        ),
        Rule("bonus-location", (NOT_MAXED, REDIRECT), _bonus, {"location": "whose bonus is due", **_ARROW}),
        Rule("luna-bonus", ("red-rising-list-luna", NOT_MAXED, REDIRECT), _luna, _ARROW),
        Rule("hand-bottom", ("red-rising-list-bottom",), _bottom),
        Rule(
            "show",
            ("red-rising-list-show",),
            _show,
            {"character": "whose ability asks to show", "hand": "ids of your cards"},
        ),
        Rule("auctioneer", ("red-rising-list-auctioneer",), _auctioneer),
        Rule("eo", ("red-rising-list-eo",), _eo, {"hand": "ids of its cards, the top one first"}),
        Rule("reshuffle", ("red-rising-list-reshuffle",), _reshuffle),
        Rule(
            "matching",
            ("red-rising-list-matching",),
            _matching,
            {"character": "id of a card in its hand", "side": "even or odd; without it, the visible one"},
        ),
        Rule("end-trigger", ("red-rising-list-end",), _end),
        Rule("cut-to-twenty", ("red-rising-list-cut",), _cut, _PAIR),
        Rule("card-laurels", ("red-rising-list-cut", "red-rising-list-cards"), _card_laurels, _PAIR),
        Rule("token-laurels", ("red-rising-list-tokens",), _token_laurels, {**_TOKENS, "sovereign": "held?"}),
        Rule("influence-ranks", ("red-rising-list-influence",), _influence, {"tokens": "list, all houses"}),
        Rule(
            "winner",
            ("red-rising-list-winner",),
            _winner,
            {"human": "your laurels", "automus": "its laurels"},
        ),
        Rule(
            "psychologist",
            ("red-rising-list-psychologist",),
            _psychologist,
            {"hand": "your cards", "automus": "its cards"},
        ),
    )
}
