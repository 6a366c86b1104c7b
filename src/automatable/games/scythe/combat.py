"""Combat in both directions (p. 10)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from msgspec import structs

from automatable.core.choosing import each
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.resources import remove_resources, take_resources
from automatable.games.scythe.stars import placed
from automatable.games.scythe.state import State, Who, combat_units
from automatable.games.scythe.tables import BASE, MAT, Box


class Strength(NamedTuple):
    """What one side puts in."""

    power: int
    cards: int
    cards_total: int

    @property
    def total(self) -> int:
        return self.power + self.cards_total


def fight(box: Box, state: State, territory: int, attacker: Who, r: Resolving, nth: int = 1) -> State:
    """One combat on one territory, the ``nth`` of this event; a tie goes to the attacker (ruling S10)."""
    at = box.references[territory]
    if r.listens:
        r.do("scythe-do-combat", "combat", at=at, attacker=attacker)
    tag = "combat" if nth == 1 else f"combat-{nth}"
    state = _before(box, state, territory, attacker, r, tag)
    human = _human_strength(box, state, territory, r, tag)
    state, automa = _automa_strength(box, state, r, tag)
    lead = automa.total - human.total
    automa_wins = lead > 0 or (lead == 0 and attacker == "automa")
    if r.listens:
        winner = "automa" if automa_wins else "human"
        r.do("scythe-do-combat-won", "combat", winner=winner, automa=automa.total, human=human.total, at=at)
        if lead == 0:
            r.note("scythe-note-tie", "combat", ruling="S10", attacker=attacker)
    state = _pay(state, automa, human, r)
    if automa_wins:
        return _automa_won(box, state, territory, human, r)
    return _human_won(box, state, territory, attacker, automa, r)


def _before(box: Box, state: State, territory: int, attacker: Who, r: Resolving, tag: str) -> State:
    """What the human's abilities do before the combat (ruling S23)."""
    for ability in ("artillery", "disarm", "sword", "scout"):
        usable = {
            "artillery": state.human.power >= 1,
            "disarm": bool((box.tunnels | state.human.structures) >> territory & 1),
            "sword": attacker == "human",
            "scout": state.automa.combat_cards > 0,
        }[ability]
        if ability not in state.human.abilities or not usable:
            continue
        question = Question(
            f"{tag}-{ability}",
            "scythe-ask-ability",
            "S23",
            {"ability": f"@ability-{ability}"},
            options=(Option(True, "scythe-option-yes"), Option(False, "scythe-option-no")),
        )
        if not r.ask(question):
            continue
        automa, human = state.automa, state.human
        if ability == "scout":
            automa = structs.replace(automa, combat_cards=automa.combat_cards - 1)
        else:
            automa = structs.replace(automa, power=max(0, automa.power - box.printed.game.weakening[ability]))
        if ability == "artillery":
            human = structs.replace(human, power=human.power - 1)
        state = structs.replace(state, automa=automa, human=human)
        if r.listens:
            r.do("scythe-do-ability", "S23", ability=ability, power=automa.power)
    return state


def _human_strength(box: Box, state: State, territory: int, r: Resolving, tag: str) -> Strength:
    """Step 1: the human's dial and cards, fixed before the Automa's card is turned."""
    dial = r.ask(
        Question(
            f"{tag}-dial",
            "scythe-ask-dial",
            "combat",
            low=0,
            high=min(box.printed.game.dial_most, state.human.power),
        )
    )
    units = combat_units(state.human).count(territory)
    army = "peoples-army" in state.human.abilities and territory in state.human.workers
    suiton = "suiton" in state.human.abilities and box.types[territory] == "lake"
    cards = units + army + suiton
    most = max(int(value) for value in box.printed.game.combat_deck)
    total = r.ask(
        Question(
            f"{tag}-cards",
            "scythe-ask-cards",
            "combat",
            {"cards": cards},
            low=0,
            high=cards * most + box.printed.game.extra_strength,
        )
    )
    return Strength(dial, 0, total)


def _automa_strength(box: Box, state: State, r: Resolving, tag: str) -> tuple[State, Strength]:
    """Steps 2 to 5: a card from the deck sideways on the combat pile; power by range, cards by symbols."""
    left = state.deck or box.deck
    number = r.ask(card_question(box, state, f"{tag}-card", "scythe-ask-combat-card", "combat"))
    pile = state.combat_pile if state.deck else 0
    state = structs.replace(state, deck=left & ~(1 << number), combat_pile=pile | 1 << number)
    card, automa = box.cards[number], state.automa
    ranges = box.printed.combat_ranges
    column = (automa.power > ranges.low) + (automa.power > ranges.middle)
    power = min(card.combat_power[column], automa.power)
    cards = min(card.combat_cards, automa.combat_cards)
    if r.listens:
        r.do("scythe-do-automa-strength", "combat-table", card=number, power=power, cards=cards)
        r.note(
            "scythe-note-combat-table",
            "combat-table",
            power=automa.power,
            printed=card.combat_power[column],
            cards=card.combat_cards,
            hand=automa.combat_cards,
        )
    total = r.ask(_cards_question(box, cards, tag)) if cards else 0
    if r.listens:
        parts = (Part("scythe-part-power", power), Part("scythe-part-cards", total))
        r.sum("scythe-sum-strength", "combat-table", parts)
    return state, Strength(power, cards, total)


def card_question(box: Box, state: State, id: str, message: str, rule: str, **how: object) -> Question:
    """Which Automa card is turned: any that can be left; all of them once the deck has run out."""
    left = state.deck or box.deck
    return Question(
        id,
        message,
        rule,
        {"shuffle": "no" if state.deck else "yes", "left": left.bit_count()},
        options=tuple([box.card_options[number] for number in each(left)]),
        deck="automa",
        **how,  # type: ignore[arg-type]
    )


def _cards_question(box: Box, cards: int, tag: str) -> Question:
    deck = tuple(sorted((int(value), count) for value, count in box.printed.game.combat_deck.items()))
    return Question(
        f"{tag}-automa-cards",
        "scythe-ask-automa-cards",
        "combat-table",
        {"cards": cards},
        options=tuple(
            Option(total, "scythe-option-number", {"value": total}, weight=weight)
            for total, weight in _totals(deck, cards)
        ),
        deck="combat",
    )


@cache
def _totals(deck: tuple[tuple[int, int], ...], cards: int) -> tuple[tuple[int, int], ...]:
    """Each total of so many cards and the number of ways to draw it from a full deck."""
    found: dict[int, int] = {}
    have = dict(deck)
    for hand in combinations_with_replacement(sorted(have), cards):
        ways = 1
        for value in have:
            ways *= comb(have[value], hand.count(value))
        found[sum(hand)] = found.get(sum(hand), 0) + ways
    return tuple(sorted(found.items()))


def _pay(state: State, automa: Strength, human: Strength, r: Resolving) -> State:
    """Both sides pay the power they used; the Automa's used cards are gone."""
    state = structs.replace(
        state,
        automa=structs.replace(
            state.automa,
            power=state.automa.power - automa.power,
            combat_cards=state.automa.combat_cards - automa.cards,
        ),
        human=structs.replace(state.human, power=state.human.power - human.power),
    )
    if r.listens and automa.total + human.total:
        r.do("scythe-do-pay", "combat", automa=state.automa.power, human=state.human.power)
    return state


def _automa_won(box: Box, state: State, territory: int, human: Strength, r: Resolving) -> State:
    """The human's units go home, the resources are gone; up to two combat stars."""
    if r.listens and human.total:
        r.do("scythe-do-human-draws", "combat")
    state = send_human_home(box, state, territory, r)
    state = remove_resources(box, state, territory, r)
    if state.automa.combat_stars >= box.printed.game.combat_stars:
        return state
    state = structs.replace(
        state, automa=structs.replace(state.automa, combat_stars=state.automa.combat_stars + 1)
    )
    return placed(box, state, "combat", r)


def _human_won(
    box: Box, state: State, territory: int, attacker: Who, automa: Strength, r: Resolving
) -> State:
    """The Automa's combat units go to the mat (Ultimaszyna: its base), its workers to the base."""
    if automa.total:
        state = structs.replace(
            state, automa=structs.replace(state.automa, combat_cards=state.automa.combat_cards + 1)
        )
        if r.listens:
            r.do("scythe-do-combat-card", "combat", count=1, cards=state.automa.combat_cards)
    state = _beat_automa(box, state, territory, r)
    workers = state.automa.workers.count(territory)
    if attacker == "human":
        spared = "camaraderie" in state.human.abilities
        state = send_workers_home(box, state, territory, 0 if spared else workers, r)
        state = take_resources(box, state, territory, r)
    return _human_star(box, state, r)


def _beat_automa(box: Box, state: State, territory: int, r: Resolving) -> State:
    automa = state.automa
    to_base = box.printed.star_cards[state.level].ultimaszyna
    lost = automa.mechs.count(territory)
    mechs = tuple(place for place in automa.mechs if place != territory)
    if to_base:
        mechs += (BASE,) * lost
    character = automa.character
    if character == territory:
        character = BASE if to_base else MAT
    if r.listens:
        what = "both" if character != automa.character and lost else "mechs" if lost else "character"
        r.do(
            "scythe-do-automa-beaten",
            "ultimaszyna-retreat" if to_base else "combat-loser",
            what=what,
            mechs=lost,
            to="base" if to_base else "mat",
        )
    return structs.replace(state, automa=structs.replace(automa, mechs=mechs, character=character))


def send_workers_home(box: Box, state: State, territory: int, popularity: int, r: Resolving) -> State:
    """The Automa's workers on this territory go to its base; the human pays in popularity."""
    workers = state.automa.workers.count(territory)
    if not workers:
        return state
    home = tuple(BASE if place == territory else place for place in state.automa.workers)
    paid = min(popularity, state.human.popularity)
    if r.listens:
        at = box.references[territory]
        r.do("scythe-do-workers-home", "lone-workers", count=workers, at=at)
        if paid:
            r.do("scythe-do-lose-popularity", "lone-workers", count=paid)
    return structs.replace(
        state,
        automa=structs.replace(state.automa, workers=tuple(sorted(home))),
        human=structs.replace(state.human, popularity=state.human.popularity - paid),
    )


def send_human_home(box: Box, state: State, territory: int, r: Resolving, rule: str = "combat") -> State:
    """All the human's units on this territory go to its base."""
    human = state.human

    def home(units: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(BASE if place == territory else place for place in units))

    if r.listens:
        r.do("scythe-do-human-home", rule, at=box.references[territory])
    return structs.replace(
        state,
        human=structs.replace(
            human,
            character=BASE if human.character == territory else human.character,
            mechs=home(human.mechs),
            workers=home(human.workers),
        ),
    )


def _human_star(box: Box, state: State, r: Resolving) -> State:
    """A combat won is a star: two at most, for Saxony any number."""
    human = state.human
    if human.combat_stars >= box.printed.game.combat_stars and human.faction != "saxony":
        return state
    human = structs.replace(human, combat_stars=human.combat_stars + 1)
    return human_star(box, structs.replace(state, human=human), "combat", r)


def human_star(box: Box, state: State, why: str, r: Resolving) -> State:
    """The human places a star; the sixth ends the game."""
    stars = state.human.stars + 1
    if r.listens:
        r.do("scythe-do-human-star", "game-end", why=why, stars=stars)
        if stars >= box.printed.game.stars_to_end:
            r.do("scythe-do-game-over", "game-end", by="human")
    over: Who | None = "human" if stars >= box.printed.game.stars_to_end else state.over
    return structs.replace(state, human=structs.replace(state.human, stars=stars), over=over)
