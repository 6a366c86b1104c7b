"""One game, from the set-up to the final count, by the engine's rules, a human model and seeded decks.

At the table an event that needs an answer is resolved anew with each answer. The lab knows who answers, so it
hands the rules a ``Resolver`` that answers at once: the same handlers, one pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from automatable.core.engine.choices import Mask
from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.game import AnyGame
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import A, Resolver, State, T
from automatable.core.engine.rules import Result, other_sides
from automatable.core.topics.simulation import HumanModel, ModelContext, Simulation
from automatable.lab.analysis.measures import OwnMeasure
from automatable.lab.runs.counters import Observed
from automatable.lab.runs.errors import AuthorError, author_error
from automatable.lab.runs.human_chance import SeededContext
from automatable.lab.runs.seeds import Decks, human_stream, number_of
from automatable.play.dealer import splitmix64
from automatable.play.simulations import AnySimulation

EVENTS_MOST = 5000
"""After this many events the human model is taken to keep the game from ending."""

TABLE, TWIN = number_of("table"), number_of("twin")
"""What distinguishes the chance of a game's table from that of its twin's."""

LabStep = tuple[Any, Event, Any]
"""The position before, the event, the position after."""
Measures = dict[str, float]
"""The measures of one game."""


class LabTable:
    """A game set up once and played many times."""

    def __init__(
        self,
        game: AnyGame,
        simulation: AnySimulation,
        model: HumanModel,
        setup: Mapping[str, object],
        own: tuple[OwnMeasure, ...] = (),
    ) -> None:
        self.game = game
        self.simulation = simulation
        self.model = model
        self.own = own
        self.box, self.handlers = game.box, game.handlers
        self.start = game.new(game.decode_setup(dict(setup)))
        self._next_draw, self._questions, self._result = game.next_draw, game.questions, game.result
        kinds: tuple[Any, ...] = tuple(game.handlers)
        self._kinds = {kind.__struct_config__.tag: (kind, (*kind.__match_args__, "")[0]) for kind in kinds}
        """Each kind of event by its name, with its first field: one made of that alone is made at once."""
        self._stream = simulation.stream if type(simulation).stream is not Simulation.stream else None
        """Where the human's chance does not begin anew with the Automa's turns: the number of its stream."""

    def play(self, seed: int, observed: Observed | None = None, twin: bool = False) -> Measures:
        """Play the game of this seed and measure it. A twin has the same Automa decks, all else differs."""
        game, watch = self.game, self.simulation.watch
        notes = self.simulation.begin()
        state = self.start
        own: Measures = {name: 0 for each in self.own for name in each.columns}
        r = self.resolver(seed, twin, observed is not None)
        plain = observed is None and not self.own
        for before, event, state in self.steps(r):
            watch(game, before, state, r.given, notes)
            if plain:
                continue
            for each in self.own:
                each.add(before, event, state, r.turned, own)
            if observed is not None:
                when = self.simulation.when(before, r.turned)
                observed.add_event(r.instructions, r.explanation, self.simulation.attacks, when)
        if observed is not None:
            observed.games += 1
        assert r.result is not None
        notes.setdefault("turns", r.turned)
        measured = self.simulation.measure(game, state, r.result, notes)
        for each in self.own:
            each.round(own)
        return measured | own if own else measured

    def standings(self, seed: int) -> dict[int, int]:
        """The Automa's total after each of its turns, as if the game had ended there.

        If it is only known at the end: the total at the end, for turn 0.
        """
        game, simulation, found = self.game, self.simulation, dict[int, int]()
        state, turned = self.start, 0
        r = self.resolver(seed)
        for _, _, state in self.steps(r):
            if r.turned > turned:
                turned = r.turned
                total = simulation.standing(game, state)
                if total is not None:
                    found[turned] = total
        assert r.result is not None
        return found or {0: max(side.total for side in other_sides(r.result))}

    def resolver(self, seed: int, twin: bool = False, explaining: bool = False) -> LabResolver:
        """The decks and the chance of the game of this seed."""
        table = splitmix64(seed, TWIN if twin else TABLE)
        context = SeededContext(splitmix64(table, 0))
        decks = Decks(seed, table, self.game.table_decks, self.game.decks if twin else None)
        return LabResolver(self, decks, context, explaining)

    def steps(self, r: LabResolver) -> Iterator[LabStep]:
        """The game step by step. ``r`` holds the instructions and the explanation of the last step."""
        game, context, state = self.game, r.context, self.start
        act, next_draw, result, stream = self.model.act, self._next_draw, self._result, self._stream
        handlers, box, kinds, decks = self.handlers, self.box, self._kinds, r.decks
        r.start_stream(0)
        try:
            for _ in range(EVENTS_MOST):
                if stream is not None and (number := stream(state, r.turned)) != r.stream:
                    r.start_stream(number)
                try:
                    event: Any = act(game, state, context)
                except (Exception, SystemExit) as error:
                    raise self.failed(error) from None
                if event is not None:
                    context.acted += 1
                    if isinstance(event, dict):
                        event = game.decode_event(event)
                else:
                    context.acted = 0
                    draw = next_draw(state)
                    if draw is None:
                        event = self._answered(state, r)
                    else:
                        deck, (kind, first) = draw.deck, kinds[draw.event]
                        card = deck.values[decks[deck.name].draw(draw.left, deck)]
                        event = kind(card) if draw.field == first else kind(**{draw.field: card})
                        r.turned += draw.waits
                        if stream is None and draw.waits:
                            r.start_stream(r.turned)
                r.state = state
                if r.explaining:
                    r.forget()
                elif r.given:
                    r.given = {}
                handler = handlers.get(type(event))
                after = self._corrected(state, event, r) if handler is None else handler(box, state, event, r)
                yield state, event, after
                state = after
                found = result(state)
                if found is not None:
                    r.result = found
                    return
        except AuthorError:
            raise
        except UserError as user_error:
            if user_error.message.startswith("lab-"):
                raise
            raise UserError("lab-model-refused", model=self.model.name, reason=user_error) from None
        raise UserError(
            "lab-model-endless", model=self.model.name, seed=str(r.decks.seed), events=EVENTS_MOST
        )

    def _answered(self, state: Any, r: LabResolver) -> Any:
        """The answer to what the game asks first."""
        questions = self._questions(state)
        if not questions:
            raise UserError("lab-model-stuck", model=self.model.name, position=self.game.to_text(state))
        question = questions[0]
        r.state = state
        if question.waits:
            r.turned += 1
            if self._stream is None:
                r.start_stream(r.turned)
        value = r.answer(question)
        kind, _ = self._kinds.get(question.event, (None, ""))
        if kind is None or question.field not in kind.__struct_fields__:
            return self.game.decode_event(question.answer(value))
        return kind(**{question.field: value})  # without a detour through plain data

    def _corrected(self, state: State, event: Event, r: LabResolver) -> State:
        """Apply an event that every game knows."""
        resolution = self.game.apply(state, event, r.explaining)
        r.instructions, r.explanation = list(resolution.instructions), list(resolution.explanation)
        after: State = resolution.state
        return after

    def failed(self, error: BaseException) -> UserError:
        """The failure of a human model."""
        if isinstance(error, UserError):
            return UserError("lab-model-refused", model=self.model.name, reason=error)
        return author_error("lab-model-raised", error, model=self.model.name)


class LabResolver(Resolver):
    """Answers at once: chance from the decks, everything else from the human model."""

    __slots__ = ("_places", "context", "decks", "given", "result", "state", "stream", "table", "turned")

    def __init__(self, table: LabTable, decks: Decks, context: ModelContext, explaining: bool) -> None:
        super().__init__(explaining, None, table.game.rulebook.pages if explaining else None)
        self.table = table
        self.decks = decks
        self.context = context
        self.given: dict[str, Any] = {}
        """The answers of the event."""
        self.state: Any = table.start
        self.result: Result | None = None
        self.turned = 0
        """How many turns the Automa has begun."""
        self.stream = -1
        """The number of the human's stream of chance."""
        self._places: dict[tuple[str, int], int] = {}

    def start_stream(self, number: int) -> None:
        """Begin the human's stream of chance for a turn, unless it has begun."""
        if number != self.stream:
            self.stream = number
            self.context.start = self.context.next = human_stream(number)

    def forget(self) -> None:
        """Begin the next event without the answers, instructions and explanation of the last one."""
        self.given = {}
        super().__init__(True, None, self.pages)

    def ask(self, question: Question) -> Any:
        """The answer; it stays the same for the whole event."""
        if question.id not in self.given:
            self.given[question.id] = self.answer(question)
        return self.given[question.id]

    def draw(self, draw: Draw, left: Mask | None = None) -> int:
        """Draw without building a question and its options."""
        deck = draw.deck
        number = self.decks[deck.name].draw(draw.left if left is None else left, deck)
        self.given[draw.id] = number
        return number

    def attempt(self, do: Callable[[*A], T], by_hand: Callable[[*A], T], *args: *A) -> T:
        """Run a stage of the Automa: no human model does one by hand."""
        return do(*args)

    def roll(self, deck: Deck, count: int, draw: Callable[[int], Draw]) -> list[int]:
        """Draw several cards; these draws are not recorded as answers of the event."""
        return self.decks[deck.name].roll(deck, count)

    def deal(
        self, deck: Deck, left: int, places: Sequence[int], draw: Callable[[int, int], Draw]
    ) -> list[int]:
        """Draw several cards; these draws are not recorded as answers of the event."""
        return self.decks[deck.name].deal(deck, left, places)

    def answer(self, question: Question) -> Value:
        """Answer from the deck if it is a draw, else ask the human model with a random stream of its own."""
        if question.deck is not None:
            return self.decks[question.deck].answer(question)
        table, context, stream = self.table, self.context, (question.id, self.stream)
        place = context.next
        context.next = self._places.get(stream) or number_of(stream)
        try:
            value = table.model.answer(table.game, self.state, question, context)
        except (Exception, SystemExit) as error:
            raise table.failed(error) from None
        self._places[stream] = context.next
        context.next = place
        question.check(value)
        return value
