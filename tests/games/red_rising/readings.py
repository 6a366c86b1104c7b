"""Every ruling taken away: how the rules would go if it were read otherwise, or were left open by the book.

Each is a function that patches the rules.
"""

from msgspec.structs import replace
from rulings import Open

from automatable.games.red_rising.box.printed import LUNA
from automatable.games.red_rising.position.state import UNKNOWN
from automatable.games.red_rising.rules import (
    bonuses,
    cards,
    final_count,
    human_turn,
    locations,
    scoring,
    turn,
    variant,
)
from automatable.games.red_rising.rules.abilities import effects, targets, use
from automatable.games.red_rising.rules.hand_laurels import conditions, points, score
from automatable.games.red_rising.rules.hand_laurels.points import points_of, times


def left_open(*args, **kwargs):
    raise Open


def base_only_at_the_normal_level(patch, box):
    def side(box, state, count, r, real=scoring.automus_side):
        found = real(box, state, count, r)
        if state.level == box.automus.normal_level:
            return found
        return replace(found, total=found.total - box.automus.base_laurels)

    patch.setattr(scoring, "automus_side", side)


def card_five_read_the_other_way(patch, box):
    balanced, transcribed = box.decks.values()
    patch.setattr(box, "decks", {"balanced": transcribed, "transcribed": balanced})


def a_discard_goes_under_the_deck(patch, box):
    def put(state, place, card, under=False, real=cards.put):
        return real(state, "deck", card, True) if place == "banished" else real(state, place, card, under)

    def banish(box, state, turn_card, r, real=turn._banish):
        with patch.context() as inner:
            inner.setattr(cards, "put", put)
            return real(box, state, turn_card, r)

    patch.setattr(turn, "_banish", banish)


def no_card_anywhere_left_open(patch, box):
    def gain(state, card, r, real=locations.gain_location):
        found = real(state, card, r)
        return left_open() if found is None else found

    patch.setattr(turn, "gain_location", gain)


def luna_may_lead_back_to_luna(patch, box):
    def bonus(box, tokens, start, step, r, from_luna=False, real=locations.bonus_location):
        found = real(box, tokens, start, step, r)
        return left_open() if from_luna and found == LUNA else found

    patch.setattr(bonuses, "bonus_location", bonus)


def an_empty_deck_left_open(patch, box):
    patch.setattr(turn, "_deck_is_empty", left_open)


def influence_with_gaps(patch, box):
    def ranked(box, own, others):
        rates = box.board.influence_laurels
        return own * rates[min(sum(number > own for number in others), len(rates) - 1)]

    patch.setattr(scoring, "influence_laurels", ranked)


def influence_without_the_neutral_house(patch, box):
    real = scoring.influence_laurels
    patch.setattr(scoring, "influence_laurels", lambda box, own, others: real(box, own, others[:1]))


def the_other_arrow(patch, box):
    real = bonuses.last_arrow
    patch.setattr(bonuses, "last_arrow", lambda box, state: -real(box, state))


def a_block_stops_the_luna_card(patch, box):
    def luna(box, state, step, r, tag, real=bonuses.gain_luna):
        after = real(box, state, step, r, tag)
        blocked = state.sovereign == after.sovereign == "human"
        return replace(after, automus=state.automus) if blocked else after

    patch.setattr(bonuses, "gain_luna", luna)


def the_automus_blocks(patch, box):
    def able(state, how):
        return any(card != UNKNOWN and getattr(box.people[card], how) for card in state.automus_hand)

    def bottom(box, state, to, r, under=False, real=targets.bottom_card):
        return state if able(state, "shields") else real(box, state, to, r, under)

    def gain(box, state, bonus, r, real=human_turn.gain_bonus):
        kept = bonus == state.sovereign == "automus" or (
            bonus == "sovereign" and state.sovereign == "automus"
        )
        return state if kept and able(state, "blocks") else real(box, state, bonus, r)

    patch.setattr(effects, "bottom_card", bottom)
    patch.setattr(targets, "bottom_card", bottom)
    patch.setattr(human_turn, "gain_bonus", gain)


def a_star_without_a_gain_left_open(patch, box):
    def extra(box, state, card, gained_at, turn_card, r, real=turn._extra):
        if card.extra == "bonus" and gained_at is None:
            raise Open
        return real(box, state, card, gained_at, turn_card, r)

    patch.setattr(turn, "_extra", extra)


def roque_picks_among_all(patch, box):
    def roque(box, state, character, at, how, r, real=variant.roque):
        more = len(state.automus_hand) > box.automus.looks_at
        return left_open() if more else real(box, state, character, at, how, r)

    patch.setitem(effects.EFFECTS, "roque", roque)


def three_full_tracks_left_open(patch, box):
    def auctioneer(box, state, character, at, how, r, real=variant.auctioneer):
        return real(box, state, character, at, how, r) if variant.can_take(box, state) else left_open()

    patch.setitem(effects.EFFECTS, "auctioneer", auctioneer)


def the_automus_pays_for_cards_over_seven(patch, box):
    def side(box, state, count, r, real=scoring.automus_side):
        found = real(box, state, count, r)
        return replace(found, total=found.total + scoring.excess(box, len(state.automus_hand)))

    patch.setattr(scoring, "automus_side", side)


def a_tie_is_shared_despite_the_token(patch, box):
    real = scoring.winner
    patch.setattr(scoring, "winner", lambda you, automus, token: real(you, automus, ""))


def a_tie_without_a_holder_is_yours(patch, box):
    real = scoring.winner
    patch.setattr(scoring, "winner", lambda you, automus, token: real(you, automus, token or "human"))


def the_neutral_house_is_an_opponent(patch, box):
    def leaves(when, me, hand, around, real=conditions.leaves_of):
        if "influence" in (when.most, when.least, when.behind, when.level_with):
            neutral = replace(around.own, influence=around.neutral)
            around = replace(around, opponents=(*around.opponents, neutral))
        yield from real(when, me, hand, around)

    for module in (conditions, score, points):
        patch.setattr(module, "leaves_of", leaves)


def change_points(patch, change):
    """The points of a line changed by ``change(laurels, forgiven, clause, me, hand, around)``."""

    def changed(clause, me, hand, around):
        found, forgiven = points_of(clause, me, hand, around)
        return change(found, forgiven, clause, me, hand, around), forgiven

    patch.setattr(score, "points_of", changed)


def _others(clause, me, hand, around):
    return sum(points_of(c, me, hand, around)[0] for c in me.person.bonuses if c is not clause)


def lawyers_lines_do_not_add_up(patch, box):
    def change(found, forgiven, clause, me, hand, around):
        return 0 if clause.adds and _others(clause, me, hand, around) else found

    change_points(patch, change)


def the_chef_forgives_a_card_and_not_its_lines(patch, box):
    """A loss counts against the other lines of the Gold, down to nothing."""

    def change(found, forgiven, clause, me, hand, around):
        if not forgiven:
            return found
        loss = clause.points * (times(clause.per, me, hand, around) if clause.per else 1)
        return -min(-loss, max(0, _others(clause, me, hand, around)))

    change_points(patch, change)


def the_chef_forgives_losses_for_golds_too(patch, box):
    def change(found, forgiven, clause, me, hand, around):
        of = {who.person.forgives for who in hand} - {""}
        return 0 if found < 0 and clause.per and of & set(clause.per.hand) else found

    change_points(patch, change)


def two_colours_count_twice_among_cards(patch, box):
    def change(found, forgiven, clause, me, hand, around):
        per = clause.per
        if not per or not per.hand or not found:
            return found
        who = [held for held in hand if per.itself or held is not me]
        return clause.points * sum(len(set(per.hand) & held.colors) for held in who)

    change_points(patch, change)


def two_colours_are_one_among_colours(patch, box):
    def change(found, forgiven, clause, me, hand, around):
        if not clause.per or not clause.per.colors:
            return found
        return clause.points * len({held.person.color for held in hand})

    change_points(patch, change)


def wild_cards_stay_plain(patch, box):
    real = score.ways
    patch.setattr(score, "ways", lambda box, hand, wild: real(box, hand, wild)[:1])


def a_card_deployed_by_an_ability_does_not_fire(patch, box):
    def offered(box, state, character, at, r, chained=False, real=use.offered):
        return state if chained else real(box, state, character, at, r)

    patch.setattr(use, "offered", offered)


def a_hacker_that_is_banished_left_open(patch, box):
    """Whether it reveals: known by the card that leaves, or by the hand that the table names afterwards."""

    def reveals(pile):
        return any(card != UNKNOWN and box.people[card].reveals for card in pile)

    def banishes(box, state, r, real=final_count._house_banishes):
        after = real(box, state, r)
        there = cards.deck_size(state) and reveals(state.human_hand)
        return left_open() if there and not reveals(after.human_hand) else after

    def hand(box, state, event, r, real=final_count._hand):
        named = real(box, state, event, r)
        return left_open() if r.answers.get("reveals") == "yes" and not reveals(named) else named

    patch.setattr(final_count, "_house_banishes", banishes)
    patch.setattr(final_count, "_hand", hand)


READINGS = {
    "R1": (base_only_at_the_normal_level,),
    "R2": (card_five_read_the_other_way,),
    "R3": (a_discard_goes_under_the_deck,),
    "R4": (no_card_anywhere_left_open,),
    "R5": (luna_may_lead_back_to_luna,),
    "R6": (an_empty_deck_left_open,),
    "R7": (influence_with_gaps, influence_without_the_neutral_house),
    "R8": (the_other_arrow,),
    "R9": (a_block_stops_the_luna_card, the_automus_blocks),
    "R10": (a_star_without_a_gain_left_open,),
    "R11": (roque_picks_among_all, three_full_tracks_left_open),
    "R12": (the_automus_pays_for_cards_over_seven, a_tie_is_shared_despite_the_token),
    "R13": (a_tie_without_a_holder_is_yours,),
    "R14": (the_neutral_house_is_an_opponent,),
    "R15": (lawyers_lines_do_not_add_up,),
    "R16": (the_chef_forgives_a_card_and_not_its_lines, the_chef_forgives_losses_for_golds_too),
    "R17": (two_colours_count_twice_among_cards, two_colours_are_one_among_colours),
    "R18": (wild_cards_stay_plain,),
    "R19": (a_card_deployed_by_an_ability_does_not_fire,),
    "R20": (a_hacker_that_is_banished_left_open,),
}
