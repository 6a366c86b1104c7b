"""A session: a game with its event log, undo, redo, replay, and a dealer for the app's decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import Resolution
from automatable.play import dealer
from automatable.play.input_check import try_position, untrusted_position
from automatable.play.simulations import AnyGame


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts with. ``physical`` names the decks that the player draws from, not the app.

    With a ``position`` (its JSON form) the game starts there and not at the set-up. A ``watched`` game was
    played in the lab and does not count as the player's own; for all others the field is left out.
    """

    game: str
    setup: Data
    seed: int
    physical: tuple[str, ...] = ()
    box: Data = {}
    position: Data | None = None
    watched: bool | UnsetType = UNSET


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One event in the log. The app dealt an ``auto`` event as part of the step before it."""

    event: Data
    dealt: bool = False
    auto: bool = False


MOST = 500
"""Most draws that the app makes by itself for one step; our longest set-up needs sixty."""

AnyResolution = Resolution[Any]

Taken = tuple[Step, AnyResolution]
"""A step and its resolution."""


class Journal(Protocol):
    """Saves the steps of a session. Every step is saved before it is shown."""

    def append(self, number: int, steps: Sequence[Step]) -> None:
        """Save steps from this number on, all or none of them; they replace all later steps."""

    def move(self, number: int) -> None:
        """Undo or redo: from now on only the first ``number`` steps count."""


class NoJournal:
    """A journal that saves nothing: for tests, notebooks and checks."""

    def append(self, number: int, steps: Sequence[Step]) -> None:
        pass

    def move(self, number: int) -> None:
        pass


class Session:
    """A game in play.

    A game that an earlier version saved is replayed with today's rules. If they refuse a step, the session
    stops before it, and ``older`` says so; the saved steps stay until the player goes on.
    """

    def __init__(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, journal: Journal | None = None
    ) -> None:
        self.start = start
        self.game: AnyGame = games.load(start.game, start.box)
        self.journal: Journal = journal or NoJournal()
        self.setup = self.game.decode_setup(start.setup)
        first = self.game.new(self.setup) if start.position is None else self.game.from_json(start.position)
        self.steps: list[Step] = []
        self._counts = [0]  # number of dealt steps before each step
        self.resolutions: list[AnyResolution] = [Resolution(first, questions=self.game.open_questions(first))]
        at = len(steps) if at is None else at
        self.older: tuple[UserError, ...] = self._replay(steps, at)
        self.at = min(at, len(self.steps))
        if self.at == len(self.steps) and not self.older:
            self._keep(self._dealt_at_once(self.now))

    @property
    def now(self) -> AnyResolution:
        """The current resolution."""
        return self.resolutions[self.at]

    @property
    def state(self) -> Any:
        """The current position."""
        return self.now.state

    @property
    def log(self) -> tuple[Step, ...]:
        """The steps that count."""
        return tuple(self.steps[: self.at])

    def do(self, event: Mapping[str, Any]) -> AnyResolution:
        """Apply an event; an event that is refused changes nothing."""
        return self._take(Step(dict(event)))

    def answer(self, value: Value, question: str | None = None) -> AnyResolution:
        """Answer the open question (the first one, or the one of this id)."""
        return self._take(Step(self._question(question).answer(value)))

    def deal(self) -> AnyResolution:
        """Turn the next card of a deck that the app holds: the Automa's turn."""
        for question in self.now.questions:
            if self.holds(question):
                return self._take(self._dealt(question, self._number_dealt(), auto=False))
        raise UserError("play-nothing-to-deal")

    def undo(self) -> Step:
        """Take back the last step with all draws that belong to it; return it."""
        at = self.before(self.at)
        if at is None:
            raise UserError("play-nothing-to-undo")
        self.journal.move(at)
        self.at = at
        return self.steps[at]

    def redo(self) -> Step:
        """Repeat the step that was taken back; return it."""
        if self.at == len(self.steps):
            raise UserError("play-nothing-to-redo")
        at = self.at + 1
        while at < len(self.steps) and self.steps[at].auto:
            at += 1
        self.journal.move(at)
        again, self.at = self.steps[self.at], at
        return again

    @property
    def next_undo(self) -> Step | None:
        """The step that undo would take back."""
        at = self.before(self.at)
        return None if at is None else self.steps[at]

    @property
    def next_redo(self) -> Step | None:
        """The step that redo would repeat."""
        return self.steps[self.at] if self.at < len(self.steps) else None

    def before(self, at: int) -> int | None:
        """The player's last step before this one, skipping the draws of the app."""
        at -= 1
        while at >= 0 and self.steps[at].auto:
            at -= 1
        return at if at >= 0 else None

    # --- inside ----------------------------------------------------------------------------------------

    def _question(self, id: str | None) -> Question:
        for question in self.now.questions:
            if id is None or question.id == id:
                return question
        raise UserError("core-no-question", question=id or "")

    def holds(self, question: Question) -> bool:
        """Whether the app holds the deck this question draws from."""
        return question.deck is not None and self.has(question.deck)

    def has(self, deck: str) -> bool:
        """Whether the app holds this deck, not the player."""
        return deck not in self.game.table_decks and deck not in self.start.physical

    def _dealt(self, question: Question, number: int, auto: bool) -> Step:
        option = dealer.deal(question, self.start.seed, number)
        return Step(question.answer(option.value), dealt=True, auto=auto)

    def _take(self, step: Step) -> AnyResolution:
        """Apply one step and all draws that belong to it; save them together."""
        resolution = self._applied(self.now, step)
        if step.event.get("type") == "corrected":
            try_position(self.game, resolution.state)
        self._keep([(step, resolution), *self._dealt_at_once(resolution, int(step.dealt))])
        return self.now

    def _dealt_at_once(self, resolution: AnyResolution, more: int = 0) -> list[Taken]:
        """The draws that the app makes by itself from here on; ``more`` draws are not saved yet."""
        taken: list[Taken] = []
        number = self._number_dealt() + more
        while True:
            question = next((q for q in resolution.questions if self.holds(q) and not q.waits), None)
            if question is None:
                return taken
            if len(taken) == MOST:  # an impossible position in which drawing never ends
                raise UserError("play-deals-without-end", deck=question.deck)
            step = self._dealt(question, number + len(taken), auto=True)
            resolution = self._applied(resolution, step)
            taken.append((step, resolution))

    def _number_dealt(self) -> int:
        return self._counts[self.at]

    def _applied(self, now: AnyResolution, step: Step) -> AnyResolution:
        return self.game.apply(now.state, self.game.decode_event(step.event), True, now.questions)

    def _keep(self, taken: list[Taken]) -> None:
        if not taken:
            return
        self.journal.append(self.at, [step for step, _ in taken])
        del self.steps[self.at :]
        del self.resolutions[self.at + 1 :]
        del self._counts[self.at + 1 :]
        for step, resolution in taken:
            self._add(step, resolution)
        self.at = len(self.steps)

    def _replay(self, steps: Sequence[Step], at: int) -> tuple[UserError, ...]:
        """Replay saved steps as far as today's rules allow; return what stopped the replay."""
        for number, step in enumerate(steps):
            try:
                with untrusted_position():
                    resolution = self._applied(self.resolutions[-1], step)
            except UserError as user_error:
                stops = UserError("play-older-stops", steps=number, of=at)
                return (stops, user_error) if number < at else ()
            self._add(step, resolution)
        return ()

    def _add(self, step: Step, resolution: AnyResolution) -> None:
        self.steps.append(step)
        self.resolutions.append(resolution)
        self._counts.append(self._counts[-1] + step.dealt)
