"""One game, from the set-up to the final count, by an engine, a human model and seeded decks."""

from __future__ import annotations

from typing import Any

from automatable.core.events import Answered
from automatable.core.game import Game
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolution
from automatable.lab.chance import Decks, number_of
from automatable.lab.counting import Heard
from automatable.lab.games import Study
from automatable.lab.models import Model, Person
from automatable.play.dealer import splitmix64

EVENTS_MOST = 5000
"""A game with more events than this is one that its human model keeps from ending."""


class Table:
    """A game set up once and played many times."""

    def __init__(self, game: Game[Any], study: Study, model: Model, setup: dict[str, Any]) -> None:
        self.game = game
        self.study = study
        self.model = model
        self.start = game.new(game.decode_setup(setup))

    def play(self, seed: int, heard: Heard | None = None, twin: bool = False) -> dict[str, int]:
        """The measures of the game of this seed. A twin has the same Automa decks and all else anew."""
        game, study, start = self.game, self.study, self.start
        table = splitmix64(seed, number_of("twin" if twin else "table"))
        decks, person = Decks(seed, table, game.table_decks), Person(splitmix64(table, 0))
        notes: dict[str, int] = {}
        state, result = start, None
        for _ in range(EVENTS_MOST):
            event = self._happens(state, person, decks)
            after = self._resolved(state, event, person, decks, heard)
            study.watch(game, state, after, notes)
            state = after
            result = game.result(state)
            if result is not None:
                break
        else:
            raise Refused("lab-model-endless", model=self.model.name, seed=str(seed), events=EVENTS_MOST)
        if heard is not None:
            heard.games += 1
        return study.measure(game, state, result, notes)

    def _happens(self, state: Any, person: Person, decks: Decks) -> Any:
        """What the human does, or else the next thing the game waits for."""
        game = self.game
        try:
            event = self.model.happens(game, state, person)
        except Exception as error:
            raise self._raised(error) from None
        if event is not None:
            person.acted += 1
            return event
        person.acted = 0
        event = self.study.next_event(game, state, decks)
        if event is not None:
            return event
        questions = game.questions(state)
        if not questions:
            raise Refused("lab-model-stuck", model=self.model.name, position=game.to_text(state))
        question = questions[0]
        return question.answer(self._answer(state, question, person, decks))

    def _resolved(self, state: Any, event: Any, person: Person, decks: Decks, heard: Heard | None) -> Any:
        """The position after the event and all the answers it needs."""
        game, listen = self.game, heard is not None
        try:
            if isinstance(event, dict):
                event = game.decode_event(event)
            resolution: Resolution[Any] = game.apply(state, event, listen)
            while resolution.state.pending is not None:
                question = resolution.questions[0]
                value = self._answer(resolution.state, question, person, decks)
                resolution = game.apply(resolution.state, Answered(question.id, value), listen)
        except Refused as refused:
            if refused.message.startswith("lab-"):
                raise
            happened = f"{type(event).__name__} {refused}"
            raise Refused("lab-model-refused", model=self.model.name, reason=happened) from None
        if heard is not None:
            heard.hear(resolution)
        return resolution.state

    def _answer(self, state: Any, question: Question, person: Person, decks: Decks) -> Any:
        if question.deck is not None:
            return decks[question.deck].answer(question)
        try:
            return self.model.answer(self.game, state, question, person)
        except Exception as error:
            raise self._raised(error) from None

    def _raised(self, error: Exception) -> Refused:
        return Refused("lab-model-raised", model=self.model.name, reason=f"{type(error).__name__}: {error}")
