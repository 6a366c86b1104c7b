"""One game, from the set-up to the final count, by the engine's rules, a human model and seeded decks.

At the table an event that needs an answer is resolved anew with each answer. The lab knows who answers, so it
hands the rules a ``Resolving`` that answers at once: the same handlers, one pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from automatable.core.deck import Draw
from automatable.core.game import Result
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.study import Model, Person
from automatable.lab.chance import Decks, number_of
from automatable.lab.counting import Heard
from automatable.lab.measures import Own
from automatable.lab.models import failure
from automatable.play.dealer import splitmix64, values
from automatable.play.studies import AnyGame, AnyStudy

EVENTS_MOST = 5000
"""A game with more events than this is one that its human model keeps from ending."""


TABLE, TWIN = number_of("table"), number_of("twin")
"""What tells the chance of a game's table from that of its twin's."""

Step = tuple[Any, Any, Any]
"""The position before, the event, the position after."""


class Table:
    """A game set up once and played many times."""

    def __init__(
        self,
        game: AnyGame,
        study: AnyStudy,
        model: Model,
        setup: dict[str, Any],
        own: tuple[Own, ...] = (),
    ) -> None:
        self.game = game
        self.study = study
        self.model = model
        self.own = own
        self.box, self.handlers = game.box, game.handlers
        self.start = game.new(game.decode_setup(setup))
        self._next_draw, self._result = game.next_draw, game.result
        kinds: tuple[Any, ...] = tuple(game.handlers)
        self._kinds = {kind.__struct_config__.tag: (kind, (*kind.__match_args__, "")[0]) for kind in kinds}
        """Each kind of event by its name, with its first field: one made of that alone is made at once."""

    def play(self, seed: int, heard: Heard | None = None, twin: bool = False) -> dict[str, int]:
        """The measures of the game of this seed. A twin has the same Automa decks and all else anew."""
        game, watch = self.game, self.study.watch
        notes: dict[str, int] = {}
        state = self.start
        mine = {name: 0 for each in self.own for name in each.columns}
        r = self.begun(seed, twin, heard is not None)
        alone = heard is None and not self.own
        for before, event, state in self.steps(r):
            watch(game, before, state, r.given, notes)
            if alone:
                continue
            for each in self.own:
                each.look(before, event, state, r.turned, mine)
            if heard is not None:
                when = self.study.when(before, r.turned)
                heard.hear(r.instructions, r.story, self.study.happenings, when)
        if heard is not None:
            heard.games += 1
        assert r.result is not None
        notes.setdefault("turns", r.turned)
        measured = self.study.measure(game, state, r.result, notes)
        return measured | mine if mine else measured

    def standings(self, seed: int) -> dict[int, int]:
        """The Automa's total after each of its turns, as if the game had ended there.

        Where that is only known at the end: the total at the end, for turn 0.
        """
        game, study, found = self.game, self.study, dict[int, int]()
        state, turned = self.start, 0
        r = self.begun(seed)
        for _, _, state in self.steps(r):
            if r.turned > turned:
                turned = r.turned
                total = study.standing(game, state)
                if total is not None:
                    found[turned] = total
        assert r.result is not None
        return found or {0: max(side.total for side in r.result.sides if side.name != study.human)}

    def begun(self, seed: int, twin: bool = False, listens: bool = False) -> Answering:
        """The decks and the chance of the game of this seed."""
        table = splitmix64(seed, TWIN if twin else TABLE)
        person = Person(_chance(splitmix64(table, 0)))
        decks = Decks(seed, table, self.game.table_decks, self.game.decks if twin else None)
        return Answering(self, decks, person, listens)

    def steps(self, r: Answering) -> Iterator[Step]:
        """The game step by step: the position before, the event, the one after. ``r`` has what was told."""
        game, person, state = self.game, r.person, self.start
        happens, next_draw, result = self.model.happens, self._next_draw, self._result
        handlers, box, kinds, decks = self.handlers, self.box, self._kinds, r.decks
        try:
            for _ in range(EVENTS_MOST):
                try:
                    event = happens(game, state, person)
                except (Exception, SystemExit) as error:
                    raise self.raised(error) from None
                if event is not None:
                    person.acted += 1
                    if isinstance(event, dict):
                        event = game.decode_event(event)
                else:
                    person.acted = 0
                    draw = next_draw(state)
                    if draw is None:
                        event = self._answered(state, r)
                    else:
                        deck, (kind, first) = draw.deck, kinds[draw.event]
                        cards = decks.get(deck.name) or decks[deck.name]
                        thing = deck.things[cards.draw(draw.left, deck)]
                        event = kind(thing) if draw.field == first else kind(**{draw.field: thing})
                        r.turned += draw.waits
                r.state = state
                if r.given or r.listens:
                    r.forget()
                handler = handlers.get(type(event))
                after = self._corrected(state, event, r) if handler is None else handler(box, state, event, r)
                yield state, event, after
                state = after
                found = result(state)
                if found is not None:
                    r.result = found
                    return
        except Refused as refused:
            if refused.message.startswith("lab-"):
                raise
            raise Refused("lab-model-refused", model=self.model.name, reason=refused) from None
        raise Refused("lab-model-endless", model=self.model.name, seed=str(r.decks.seed), events=EVENTS_MOST)

    def _answered(self, state: Any, r: Answering) -> Any:
        """The answer to what the game asks first."""
        questions = self.game.questions(state)
        if not questions:
            raise Refused("lab-model-stuck", model=self.model.name, position=self.game.to_text(state))
        question = questions[0]
        r.state = state
        r.turned += question.waits
        value = r.answer(question)
        kind, _ = self._kinds.get(question.event, (None, ""))
        if kind is None or question.field not in kind.__struct_fields__:
            return self.game.decode_event(question.answer(value))
        return kind(**{question.field: value})  # without a detour through plain data

    def _corrected(self, state: Any, event: Any, r: Answering) -> Any:
        """What every game does alike; ``r`` hears of it."""
        resolution = self.game.apply(state, event, r.listens)
        r.instructions, r.story = list(resolution.instructions), list(resolution.story)
        return resolution.state

    def raised(self, error: BaseException) -> Refused:
        """A model's own failure in words."""
        return Refused("lab-model-raised", model=self.model.name, reason=failure(error))


def _chance(seed: int) -> Callable[[int], int]:
    """A model's own chance."""
    drawn = values(seed)
    return lambda bound: next(drawn) * bound >> 64


class Answering(Resolving):
    """Hears nothing or all, and answers at once: chance from the decks, the rest from the model."""

    __slots__ = ("decks", "given", "person", "result", "state", "table", "turned")

    def __init__(self, table: Table, decks: Decks, person: Person, listens: bool) -> None:
        super().__init__(listens, None, table.game.rulebook.pages if listens else None)
        self.table = table
        self.decks = decks
        self.person = person
        self.given: dict[str, Any] = {}
        self.state: Any = table.start
        self.result: Result | None = None
        self.turned = 0

    def forget(self) -> None:
        """The next event is answered and told on its own. What was answered stood in ``given``."""
        self.given = {}
        if self.listens:
            super().__init__(True, None, self.pages)

    def ask(self, question: Question) -> Any:
        """The answer; once given, it holds for the whole event."""
        if question.id not in self.given:
            self.given[question.id] = self.answer(question)
        return self.given[question.id]

    def draw(self, draw: Draw) -> int:
        """Drawn at once: no question is made, and no options."""
        deck = draw.deck
        cards = self.decks.get(deck.name) or self.decks[deck.name]
        self.given[draw.id] = number = cards.draw(draw.left, deck)
        return number

    def answer(self, question: Question) -> Any:
        """From a deck if it is chance, else from the model."""
        if question.deck is not None:
            return self.decks[question.deck].answer(question)
        table = self.table
        try:
            value = table.model.answer(table.game, self.state, question, self.person)
        except (Exception, SystemExit) as error:
            raise table.raised(error) from None
        question.check(value)
        return value
