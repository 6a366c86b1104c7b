"""Every ruling taken away: how the rules would go if it were read otherwise, or were left open by the book.

Each is a function that patches the rules. What the base game says and this book does not is left open.
"""

import pytest
from rulings import Open

from automatable.core.engine.choices import Pick, fewest, most, prefer
from automatable.core.engine.resolution import SILENT
from automatable.games.golem.position.golem_spot import district_of, lies, section_of
from automatable.games.golem.position.marble_row import count, total
from automatable.games.golem.position.state import BOTTOM, DISTRICTS, MIRROR, UNKNOWN, WHITE, WORK, standing
from automatable.games.golem.rules import scoring
from automatable.games.golem.rules.board import (
    artifacts,
    books,
    effect_use,
    resources,
    slash,
    strategy,
    upgrades,
)
from automatable.games.golem.rules.golems import creation, graveyard, movement, work
from automatable.games.golem.rules.golems.crew import Crew
from automatable.games.golem.rules.golems.spot_sets import LYING
from automatable.games.golem.rules.round import income as income_phase
from automatable.games.golem.rules.round import influence, phases, turn_order
from automatable.games.golem.rules.turn import actions, automa_turn, marble_rows, marbles, rabbi
from automatable.games.golem.rules.turn.marble_rows import ALL, NOT_MIRROR, WIDTH, colour_mask, row_mask


def left_open(*args, **kwargs):
    raise Open


OPEN = fewest("golem-tie-as-shown", left_open, best=left_open)
"""A tie-break the book does not have: who needs it finds nothing."""


def without_last(pick, *instead):
    """A choice with another last tie-break."""
    return Pick(pick.rule, pick.names, *pick.tie_breaks[:-1], *instead, what=pick.what)


def wrapped(patch, module, name, change):
    """``change(real, ctx, state, …)`` instead of a function."""
    real = getattr(module, name)
    patch.setattr(module, name, lambda *args, **how: change(real, *args, **how))


def phase(patch, name, change):
    """Another phase at the end of a round."""
    changed = tuple(
        (id, rule, (lambda ctx, state, real=do: change(real, ctx, state)) if id == name else do)
        for id, rule, do in phases.PHASES
    )
    patch.setattr(phases, "PHASES", changed)


def criteria(patch, fallback=marbles.FALLBACK, **changed):
    """Other criteria of the yellow column."""
    known = {**marbles.CRITERION, **{name.replace("_", "-"): to for name, to in changed.items()}}

    def choice_by(names):
        steps = (*(known[name] for name in names), *fallback)
        return Pick("choose-marble", marble_rows.marble_name, *steps, what="golem-what-marble")

    patch.setattr(marbles, "choice_by", choice_by)
    patch.setattr(marbles, "CRITERION", known)


# --- the choice of a marble ------------------------------------------------------------------------------


def the_mirror_is_always_avoided(patch, box):
    wrapped(patch, marbles, "candidates", lambda real, c, mask: real(c, mask) & NOT_MIRROR or real(c, mask))


def only_ignored_marbles_left_open(patch, box):
    def candidates(real, c, mask):
        taken = [colour for colour in c.state.marbles if colour in c.shown]
        return left_open() if mask and not mask & ~colour_mask(*taken) else real(c, mask)

    wrapped(patch, marbles, "candidates", candidates)


def ignored_marbles_do_not_count(patch, box):
    def others(c, marble):
        ignored = [colour for colour in c.state.marbles if colour in c.shown]
        row = c.state.rows[marble // WIDTH]
        return sum(count(row, colour) for colour in range(WIDTH) if colour not in ignored)

    criteria(patch, most_marbles=most("golem-crit-most-marbles", others))


def white_is_a_colour_of_the_character(patch, box):
    others = prefer("golem-crit-not-character", lambda c: ALL & ~colour_mask(*c.shown, WHITE))
    criteria(patch, not_character=others)


def white_is_not_wild(patch, box):
    wrapped(patch, influence, "matches", lambda real, taken, shown, wild=True: real(taken, shown, False))


def a_mirror_works_with_two_golems_only(patch, box):
    def do_row(real, ctx, state, row, value, for_work=False):
        few = row == MIRROR and len(standing(state)) < box.automa.mirror_golems
        return real(ctx, state, row, value, for_work and not few)

    wrapped(patch, actions, "do_row", do_row)


def the_work_row_needs_no_golem(patch, box):
    rows = prefer("golem-crit-work", lambda c: row_mask(WORK, MIRROR) if c.golems else row_mask(WORK))
    criteria(patch, work=rows)


def all_rows_are_compared(patch, box):
    def best(c, mask):
        fullest = max(total(row) for row in c.state.rows if row != UNKNOWN)
        found = [n for n in range(len(c.state.rows)) if total(c.state.rows[n]) == fullest]
        return mask & row_mask(*found) or mask

    criteria(patch, most_marbles=most("golem-crit-most-marbles", marbles._in_row, best=best))


def only_the_topmost_token_counts(patch, box):
    def best(c, mask):
        return mask & row_mask(c.state.tokens[0] + 1) or mask

    criteria(patch, strategy=fewest("golem-crit-strategy", marbles.token, best=best))


def a_last_tie_in_a_row_left_open(patch, box):
    criteria(patch, fallback=(*marbles.FALLBACK[:-1], OPEN))


# --- golems ----------------------------------------------------------------------------------------------


def all_standing_in_the_first_left_open(patch, box):
    def either(real, ctx, state, steps):
        first = all(section_of(golem) == 1 and not lies(golem) for golem in state.golems)
        return left_open() if steps and state.golems and first else real(ctx, state, steps)

    wrapped(patch, movement, "either", either)


def stepping_back_into_far_sections_left_open(patch, box):
    def step(real, ctx, state, golem, by):
        state, to = real(ctx, state, golem, by)
        return left_open() if by < 0 and section_of(to) in box.base.far else (state, to)

    wrapped(patch, movement, "_step", step)


def of_two_on_a_spot_the_standing_one_dies(patch, box):
    stands = prefer("golem-tie-lying", lambda state: ~LYING)
    patch.setattr(graveyard, "VICTIM", without_last(graveyard.VICTIM, stands))


def a_full_graveyard_left_open(patch, box):
    def bury(real, ctx, state, cell):
        return real(ctx, state, cell) if cell else left_open()

    wrapped(patch, graveyard, "_bury", bury)


def a_surplus_of_work_is_lost(patch, box):
    def pay(real, ctx, state, cost, discount, rule, surplus=None):
        return real(ctx, state, cost, min(cost, discount) if surplus else discount, rule, surplus)

    wrapped(patch, resources, "pay", pay)


def golems_that_cannot_work_left_open(patch, box):
    def begin(real, ctx, state, value):
        return left_open() if state.golems and not ctx.crew.able(state) else real(ctx, state, value)

    wrapped(patch, work, "work", begin)


def every_standing_golem_works(patch, box):
    patch.setattr(Crew, "able", lambda self, state: list(standing(state)))


def a_worker_moved_meanwhile_left_open(patch, box):
    def tell(real, ctx, state, able, golem):
        settled = work._rightmost(able, 1, state, SILENT)[0]
        return real(ctx, state, able, golem) if golem in (settled, None) else left_open()

    wrapped(patch, work, "_explain_worker", tell)


def of_two_on_a_spot_the_old_one_moves(patch, box):
    def moved(self, golem, to, beside, real=Crew.moved):
        new_one = beside and golem in self._made
        for queue in self._settled if new_one else ():
            queue[:] = [to if each == golem else each for each in queue]
        if not new_one:
            real(self, golem, to, beside)

    patch.setattr(Crew, "moved", moved)


def a_dead_worker_is_replaced(patch, box):
    def tell(real, ctx, state, able, golem):
        return left_open() if golem is None else real(ctx, state, able, golem)

    wrapped(patch, work, "_explain_worker", tell)


def a_new_golem_does_not_stand_for_the_work_criterion(patch, box):
    rows = prefer("golem-crit-work", lambda c: row_mask(WORK, MIRROR) if c.able else 0)
    criteria(patch, work=rows)


def only_living_golems_are_counted(patch, box):
    for module in (creation, strategy, upgrades, scoring, effect_use):
        patch.setattr(module, "created", lambda state: len(state.golems))


def control_left_open(patch, box):
    def control(real, ctx, state):
        ahead = any(section_of(golem) > state.students[district_of(golem)] for golem in state.golems)
        return left_open() if ahead else real(ctx, state)

    phase(patch, "control", control)


def unused_steps_left_open(patch, box):
    def score(real, ctx, state, points, rule):
        return left_open() if rule == "golem-movement" and points else real(ctx, state, points, rule)

    wrapped(patch, resources, "score", score)


def enough_golems_is_useless(patch, box):
    def bonus(real, ctx, state, most):
        if len(state.golems) <= most:
            return real(ctx, state, most)
        return resources.useless(ctx, state)

    wrapped(patch, automa_turn, "_golem_bonus", bonus)


def a_tile_is_not_used_again_inside_itself(patch, box):
    def use(real, ctx, state, district, section, rule):
        id = state.quarters[district * box.base.sections + section - 1]
        return state if f"quarters.{id}" in ctx.in_use else real(ctx, state, district, section, rule)

    real = creation.use_quarter
    for module in (creation, work):
        patch.setattr(module, "use_quarter", lambda *args: use(real, *args))


# --- places, tokens, tracks ------------------------------------------------------------------------------


def _killers(patch, order):
    def placed(self, place, real=rabbi.Tiles.order):
        tiles = self.killing & ~(1 << BOTTOM)
        return order(place) if tiles & tiles - 1 and tiles >> place & 1 else real(self, place)

    patch.setattr(rabbi.Tiles, "order", placed)


def killing_tiles_from_the_top(patch, box):
    _killers(patch, lambda place: place - BOTTOM)


def killing_tiles_from_the_bottom(patch, box):
    _killers(patch, lambda place: -place - 1)


def an_unlisted_tile_left_open(patch, box):
    def choose(real, ctx, state, column):
        state, place = real(ctx, state, column)
        return left_open() if place != BOTTOM and place + 1 not in column(bool) else (state, place)

    wrapped(patch, rabbi, "choose", choose)


def the_study_token_never_drops(patch, box):
    def exhausted(real, ctx, state, kind):
        return kind != DISTRICTS.index("blue") and real(ctx, state, kind)

    wrapped(patch, strategy, "exhausted", exhausted)


def the_bottom_of_the_track_costs_nothing(patch, box):
    wrapped(patch, scoring, "resource_points", lambda real, box, resources: max(0, real(box, resources)))


def there_is_no_red_zone(patch, box):
    patch.setattr(resources, "in_red_zone", lambda ctx, state: False)


def no_benefit_gives_nothing(patch, box):
    def useless(real, ctx, state, ruling="L19"):
        return state if ruling else real(ctx, state, ruling)

    wrapped(patch, resources, "useless", useless)


def the_turn_order_stays(patch, box):
    def order(real, ctx, state):
        given = len(turn_order._possible_orders(state)) > 1
        found = real(ctx, state)
        return found if given or found.order == state.order else left_open()

    phase(patch, "turn-order", order)


def several_on_the_printed_space_left_open(patch, box):
    def order(real, ctx, state):
        several = (state.rabbi, *state.rabbis).count(BOTTOM) > 1
        return left_open() if several else real(ctx, state)

    phase(patch, "turn-order", order)


def a_tie_at_the_end_left_open(patch, box):
    patch.setattr(scoring, "WINNER", without_last(scoring.WINNER, OPEN))


def students_are_paid_where_they_stand_now(patch, box):
    def brings(real, ctx, state, student, space):
        return real(ctx, state, student, state.students[student])

    wrapped(patch, income_phase, "_student", brings)


def students_are_paid_in_reverse(patch, box):
    def income(real, ctx, state):
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(income_phase, "laid", lambda state: state.tokens[::-1])
            return real(ctx, state)

    phase(patch, "income", income)


# --- upgrades, artifacts, books --------------------------------------------------------------------------


def upgrades_of_equal_cost_left_open(patch, box):
    for name in ("IN_ROUND_FOUR", "EARLIER", "_PLAIN_IN_ROUND_FOUR", "_PLAIN_EARLIER"):
        golem, artifact, study = getattr(upgrades, name)
        patch.setattr(upgrades, name, (without_last(golem, OPEN), artifact, without_last(study, OPEN)))


def ingots_from_left_to_right(patch, box):
    left = fewest("golem-tie-right-image", artifacts._column)
    patch.setattr(artifacts, "PLACE", without_last(artifacts.PLACE, left))


def some_of_the_artifacts_left_open(patch, box):
    def income(real, ctx, state, number=None):
        several = number is not None and number < len(artifacts.giving(ctx, state))
        return left_open() if several else real(ctx, state, number)

    wrapped(patch, artifacts, "income", income)


def several_ingots_left_open(patch, box):
    def buy(real, ctx, state, discount=0):
        several = strategy.uncovered(ctx, state).bit_count() > 1
        return left_open() if several else real(ctx, state, discount)

    wrapped(patch, artifacts, "buy", buy)


def grey_tiles_beside_a_special_one_left_open(patch, box):
    def tell(real, ctx, tiles, in_phase):
        return left_open() if in_phase and {"grey", "special"} <= set(tiles) else real(ctx, tiles, in_phase)

    wrapped(patch, artifacts, "_explain_tiles", tell)


def each_half_of_a_doubled_income_is_an_effect(patch, box):
    """Printed income and grey tiles apart, and each time of a doubled one by itself."""

    def income(real, ctx, state, artifact, grey, times):
        for _ in range(times):
            state = real(ctx, state, artifact, 0, 1)
            state = resources.gain(ctx, state, grey * box.base.grey_resources, "artifact-income")
            state = resources.score(ctx, state, grey * box.base.grey_points, "artifact-income")
        return state

    wrapped(patch, artifacts, "_income_of", income)


def only_the_three_menorahs_count(patch, box):
    def menorahs(real, ctx, state, kind):
        if kind != 1:
            return real(ctx, state, kind)
        return box.automa.menorah_upgrade * upgrades._made_tiles(ctx, state).count("menorahs")

    wrapped(patch, upgrades, "menorahs", menorahs)


def a_book_without_a_column_left_open(patch, box):
    def add(self, ctx, state, place, real=books.Library.add):
        real(self, ctx, state, place)
        if self.homeless:
            raise Open

    patch.setattr(books.Library, "add", add)


def books_before_any_card_left_open(patch, box):
    def numbers(real, ctx, state):
        return real(ctx, state) if books.last_card(state) else left_open()

    wrapped(patch, books, "numbers", numbers)


def a_gap_in_the_library_left_open(patch, box):
    patch.setattr(books, "closed", left_open)


def neither_marble_means_the_right_bonus(patch, box):
    right = prefer("golem-tie-left-bonus", lambda slash: 0b10)
    patch.setattr(slash, "CHOOSE_SIDE", without_last(slash.CHOOSE_SIDE, right))


def books_are_used_column_by_column(patch, box):
    def place(bought, spot):
        row, column = divmod(spot, len(bought.state.books))
        return column * 5 + row

    patch.setattr(books, "ACTIVATE", without_last(books.ACTIVATE, fewest("golem-tie-rows-first", place)))


def a_book_inside_itself_left_open(patch, box):
    def activate(real, ctx, state, number):
        in_use = books._in_the_way(ctx, state, books.activable(ctx, state), number)
        return left_open() if in_use else real(ctx, state, number)

    wrapped(patch, books, "activate", activate)


def students_of_a_marble_left_open(patch, box):
    def move(real, ctx, state, colour):
        return real(ctx, state, colour) if colour == WHITE else left_open()

    wrapped(patch, actions, "move_students", move)


READINGS = {
    "L1": (the_mirror_is_always_avoided,),
    "L2": (only_ignored_marbles_left_open, ignored_marbles_do_not_count),
    "L3": (white_is_a_colour_of_the_character, white_is_not_wild),
    "L4": (killing_tiles_from_the_top, killing_tiles_from_the_bottom),
    "L5": (the_study_token_never_drops,),
    "L6": (the_bottom_of_the_track_costs_nothing,),
    "L7": (there_is_no_red_zone,),
    "L8": (all_standing_in_the_first_left_open,),
    "L9": (stepping_back_into_far_sections_left_open,),
    "L10": (of_two_on_a_spot_the_standing_one_dies, a_full_graveyard_left_open),
    "L11": (a_surplus_of_work_is_lost, golems_that_cannot_work_left_open),
    "L12": (
        a_mirror_works_with_two_golems_only,
        the_work_row_needs_no_golem,
        every_standing_golem_works,
        a_worker_moved_meanwhile_left_open,
    ),
    "L13": (all_rows_are_compared, only_the_topmost_token_counts),
    "L14": (a_last_tie_in_a_row_left_open,),
    "L15": (upgrades_of_equal_cost_left_open, ingots_from_left_to_right),
    "L16": (a_book_without_a_column_left_open,),
    "L17": (neither_marble_means_the_right_bonus,),
    "L18": (books_are_used_column_by_column,),
    "L19": (no_benefit_gives_nothing,),
    "L20": (only_living_golems_are_counted,),
    "L21": (control_left_open,),
    "L22": (unused_steps_left_open,),
    "L23": (the_turn_order_stays,),
    "L24": (a_book_inside_itself_left_open, a_tile_is_not_used_again_inside_itself),
    "L25": (students_of_a_marble_left_open,),
    "L26": (a_gap_in_the_library_left_open,),
    "L27": (some_of_the_artifacts_left_open,),
    "L28": (enough_golems_is_useless,),
    "L29": (several_ingots_left_open,),
    "L30": (a_tie_at_the_end_left_open,),
    "L31": (an_unlisted_tile_left_open,),
    "L32": (grey_tiles_beside_a_special_one_left_open,),
    "L33": (books_before_any_card_left_open, only_the_three_menorahs_count),
    "L34": (students_are_paid_where_they_stand_now, students_are_paid_in_reverse),
    "L35": (several_on_the_printed_space_left_open,),
    "L36": (each_half_of_a_doubled_income_is_an_effect,),
    "L37": (a_new_golem_does_not_stand_for_the_work_criterion,),
    "L38": (of_two_on_a_spot_the_old_one_moves, a_dead_worker_is_replaced),
}
