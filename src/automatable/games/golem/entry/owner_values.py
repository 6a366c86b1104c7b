"""Printed values of the owner's box: a value that nobody has entered yet is asked for when a rule reads it.

An answer is learned: it goes into the position and from there into the player's own box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from automatable.core.engine.explanation import Data
from automatable.core.engine.question import ByHand, Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Cases, Field, Option
from automatable.games.golem.box import keys
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry import fields, screens, upgrade_prices, wording
from automatable.games.golem.entry.marble_answers import MarbleAnswers, Replacements, split_answer
from automatable.games.golem.position.known_values import NEW
from automatable.games.golem.position.state import NOTHING, State
from automatable.games.golem.rules.printed_values import ColumnValues, Enough, PrintedValues, Screen, which

T = TypeVar("T")


class OwnerValues(PrintedValues):
    """What is printed, by key: from the box, from what the owner entered, or by asking once."""

    __slots__ = ("_by_hand_always", "_effects", "_locations", "_reached", "_skipped", "_stage", "sheets")

    def __init__(self, box: Box, state: State, r: Resolver) -> None:
        super().__init__(box, state, r)
        self.sheets = 0  # sheets that were asked for in this event
        self._by_hand_always = state.box == "hand"
        self._effects: dict[str, Effects] = {}
        self._locations = wording.locations(state)
        self._reached = {
            "board.golem_track_top": state.golem_track,
            "board.study_track_top": state.study_track,
        }
        self._skipped: frozenset[str] = frozenset()  # values asked beside a row that was empty
        self._stage = ""

    # --- reading ---------------------------------------------------------------------------------------

    def number(self, key: str) -> int:
        value: int = self._value(key)
        return value

    def word(self, key: str) -> str:
        return str(self._value(key))

    def flag(self, key: str) -> bool:
        return bool(self._value(key))

    def effects(self, key: str) -> Effects:
        if self.in_box(key):
            return self.box.effects_of.get(key, ())
        if key not in self._effects:
            self._effects[key] = msgspec.convert(self._value(key), Effects)
        return self._effects[key]

    def column(self, key: str, enough: Enough) -> ColumnValues:
        while not self.is_known(key) and not enough(self.known_column(key)):
            self._ask_one(self._next_place(key))
        return self.known_column(key)

    def column_with_marbles(
        self,
        key: str,
        enough: Enough,
        replacements: Replacements,
        beside: Sequence[Field],
        marbles: MarbleAnswers,
    ) -> ColumnValues:
        """Like ``column``; ``marbles`` collects what is answered about marbles on the same screens.

        ``beside`` are fields about marbles. If they say that a row is empty, the place stays unknown.
        """
        while not self.is_known(key) and not enough(self.known_column(key)):
            if not self._ask_place(self._next_place(key), replacements, beside, marbles):
                break
        return self.known_column(key)

    def upgrade_costs(self, state: State, kind: int, left: Iterable[int]) -> dict[int, int]:
        return upgrade_prices.costs(self, state, kind, tuple(left))

    def is_known(self, key: str) -> bool:
        """Whether a value need not be asked for: a whole value, a place of a column, or part of a bonus."""
        if column := keys.column_of(key):
            return self.is_known(column) or len(self.known_column(column)) >= int(key.rpartition(".")[2])
        if level := keys.reach_of(key):
            bonus = key.rpartition(".")[0]
            return self.is_known(bonus) or self.at_least(bonus.replace(".bonus", ".level")) > level
        return self.in_box(key) or key in self.learned

    def _value(self, key: str) -> Any:
        if self.box.is_known(key):
            return self.box.flat[key]
        if key not in self.learned:
            self.need(screens.Needed((key,)))
        return self.learned[key]

    def _next_place(self, column: str) -> str:
        return f"{column}.{len(self.known_column(column)) + 1}"

    # --- asking ----------------------------------------------------------------------------------------

    def screen(self, screen: Screen, state: State, *about: int | str) -> None:
        self.need(screens.SCREENS[screen](self, state, *about))

    def need(self, wanted: screens.Needed) -> None:
        """Ask on one screen for those of the wanted values that are not known.

        What is wanted ``soon`` is asked with them, never alone. If all are printed on one card or tile, its
        other values can be entered there too, or left for later.
        """
        needed = [key for key in wanted.keys if self._open(key, wanted) and not self._follows(key)]
        if not needed:
            return
        needed = [*(key for key in wanted.soon if self._open(key, wanted)), *needed]
        components = {keys.component_of(key) for key in needed}
        rest = keys.parts_of(self.box, components.pop()) if len(components) == 1 else ()
        if not {*needed} <= {*rest}:  # places of a column: the rest of the card is entered in the box
            rest = ()
        asked = [key for key in rest if key in needed or not self.is_known(key)] or needed
        if len(asked) == 1:
            self._ask_one(asked[0])
        else:
            self._ask_together(asked, needed, wanted)

    def _open(self, key: str, wanted: screens.Needed) -> bool:
        """Whether a value is unknown and wanted, as far as the values it depends on are known."""
        cases = wanted.when.get(key, ())
        return not self.is_known(key) and (not cases or bool(self._possible(cases)))

    def _possible(self, cases: Cases) -> Cases:
        """The cases that are still possible, each with what is not known yet."""
        return tuple(
            {other: values for other, values in case.items() if not self.is_known(other)}
            for case in cases
            if all(not self.is_known(other) or self.known(other) in values for other, values in case.items())
        )

    def _follows(self, key: str) -> bool:
        """Whether only one answer is possible; it is learned without asking."""
        bounds = fields.kind_of_field(self.box, key, self.known, self._reached)
        if bounds.get("low") is None or bounds["low"] != bounds["high"]:
            return False
        self.learned = {**self.learned, key: bounds["low"]}
        return True

    def _ask_one(self, key: str) -> None:
        message, args = wording.wording(key, self._locations)
        field = fields.kind_of_field(self.box, key, self.known, self._reached)
        self._learn_answers({key: self.ask(Question(self._id(key), message, "owners-box", args, **field))})

    def _ask_together(self, asked: Sequence[str], needed: Sequence[str], wanted: screens.Needed) -> None:
        possible = {key: self._possible(wanted.when.get(key, ())) for key in asked}
        when = {key: () if {} in cases else cases for key, cases in possible.items()}  # {}: it is so already
        parts = tuple(self._part(key, when, key in needed) for key in asked)
        message, args = wording.heading(asked, self._locations)
        self._learn_answers(self.ask(Question(needed[0], message, "owners-box", args, fields=parts)))

    def _part(self, key: str, when: fields.When, needed: bool = True) -> Field:
        return fields.part(self.box, key, self.known, when, needed, reached=self._reached)

    def _ask_place(
        self, key: str, replacements: Replacements, beside: Sequence[Field], marbles: MarbleAnswers
    ) -> bool:
        """Ask for a place of a column with facts about marbles; False if the row ``beside`` it is empty."""
        place = self._part(key, {})
        options = tuple(
            one for option in place.options for one in replacements.get(str(option.value), (option,))
        )
        some = ({part.key: tuple(range(1, (part.high or 0) + 1)) for part in beside},) if beside else ()
        parts = (*beside, structs.replace(place, options=options, when=some))
        named = wording.heading([key], self._locations) if beside else wording.wording(key, self._locations)
        message, args = named
        id = self._id(key, *(part.key for part in beside))
        answers = self.ask(Question(id, message, "owners-box", args, fields=parts))
        marbles.counted |= {part.key: answers[part.key] for part in beside}
        if key not in answers:
            self._skipped |= {key}
            return False
        criterion, fact = split_answer(str(answers[key]))
        marbles.facts[criterion] = fact
        self._learn_answers({key: criterion})
        return True

    def _id(self, key: str, *beside: str) -> str:
        """The id of the question for a value; one that was skipped is asked again by another id."""
        return ".".join([key, *(beside or ("again",))]) if key in self._skipped else key

    def ask(self, question: Question) -> Any:
        """The answer; inside a stage the player may do it by hand, or has chosen to for the whole game."""
        if self._stage and self._by_hand_always:
            raise ByHand
        if self._stage:
            question = structs.replace(question, by_hand=f"golem-by-hand-{self._stage}")
        return self.r.ask(question)

    def attempt(self, stage: str, do: Callable[[], T], by_hand: Callable[[], T]) -> T:
        outer = self._stage

        def outside() -> T:
            self._stage = ""
            return by_hand()

        self._stage = stage
        try:
            return self.r.attempt(do, outside)
        finally:
            self._stage = outer

    # --- learning --------------------------------------------------------------------------------------

    def _learn_answers(self, answers: Data) -> None:
        found: Data = {}
        for key, answer in answers.items():
            found |= fields.values_of(key, answer, self.known)
        self.learned = {**self.learned, **found}
        fields.check_tiles(self.box, self.known, found)

    def learn(self, values: Mapping[str, object]) -> None:
        self.learned = {**self.learned, **values}

    def with_learned(self, state: State) -> State:
        if self.learned is state.learned:
            return state
        lasting = {key: value for key, value in self.learned.items() if self._lasts(key)}
        return structs.replace(state, learned=lasting)

    def _lasts(self, key: str) -> bool:
        """Whether a value is kept: not of a card used by hand, nor a column's top once all of it is known."""
        table, _, rest = key.partition(".")
        return (
            f".{NOTHING}." not in key
            and not key.endswith(f".{keys.SYMBOL}")
            and not (table == keys.TOPS and rest in self.learned)
        )

    # --- which component lies there --------------------------------------------------------------------

    def locate(self, kind: str, id: str, at: str) -> None:
        self._locations = {**self._locations, f"{kind}.{id}": f"@at-{at}"}

    def identify(
        self,
        kind: str,
        question: str,
        besides: Sequence[str] = (),
        only: str = "",
        at: str = "",
        **args: object,
    ) -> str:
        nothing = kind == "quarters"  # a section may have no tile
        if nothing and not self._can_name(kind, besides, only):
            return self._new_tile(kind, only, at)
        id = self._asked_id(kind, question, besides, only, nothing, args)
        if at:
            self.locate(kind, id, at)
        return id

    def _can_name(self, kind: str, besides: Sequence[str], only: str) -> bool:
        """Whether a component of a kind can be named: all are entered, or one of them can lie there."""
        ids = {id for id in getattr(self.box.printed, kind) if id.startswith(only)}
        known = ids & set(self.entered(kind))
        return known == ids or bool(known - set(besides))

    def _new_tile(self, kind: str, only: str, at: str) -> str:
        """Add a tile that is not in the box yet by asking what it shows; no answer means no tile."""
        id = self.new_id(kind, only)
        self.locate(kind, id, at)
        key = f"{kind}.{id}.effects"
        if self.effects(key):
            return id
        self.learned = {other: value for other, value in self.learned.items() if other != key}
        self._effects.pop(key, None)
        return NOTHING

    def _asked_id(
        self, kind: str, question: str, besides: Sequence[str], only: str, nothing: bool, args: Data
    ) -> str:
        known = [id for id in self.entered(kind) if id.startswith(only)]
        options = [self.option(kind, id) for id in known if id not in besides]
        if any(id.startswith(only) and id not in known for id in getattr(self.box.printed, kind)):
            options.append(Option(NEW, "golem-option-new"))
        if nothing:
            options.append(Option(NOTHING, "golem-option-nothing"))
        if not options:  # all of them have been out: the discarded ones were shuffled again
            options = [self.option(kind, id) for id in known]
        if [option.value for option in options] == [NEW]:  # the only possible answer
            return self.new_id(kind, only)
        answer = str(self.ask(Question(question, which(kind), "owners-box", args, tuple(options))))
        return self.new_id(kind, only) if answer == NEW else answer
