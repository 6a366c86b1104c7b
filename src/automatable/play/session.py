"""A session is an event log: undo and redo with named steps, replay, and the dealer's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from automatable import games
from automatable.core.game import Game
from automatable.core.question import Question, Value
from automatable.core.refused import Refused
from automatable.core.resolution import Resolution
from automatable.play import dealer
from automatable.play.trial import made_up, try_position


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game begins with. ``physical`` names the decks that lie in the player's hand, not in the app.

    With a ``position`` (its JSON form) the game begins there and not at the set-up. One that is ``watched``
    was played in the lab: it is there to be looked at and counts nowhere as a game of one's own. Every other
    is written as ever.
    """

    game: str
    setup: dict[str, Any]
    seed: int
    physical: tuple[str, ...] = ()
    box: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    watched: bool | UnsetType = UNSET


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One event in the log. ``auto`` events were dealt by the app as part of the step before them."""

    event: dict[str, Any]
    dealt: bool = False
    auto: bool = False


MOST = 500
"""What the app deals unasked for one step; the longest set-up of ours takes sixty draws."""

Taken = tuple[Step, Resolution[Any]]
"""A step and what it did."""


class Journal(Protocol):
    """Where steps are kept. Everything is kept before it is shown."""

    def append(self, number: int, steps: Sequence[Step]) -> None:
        """Steps from this number on, all or none of them; whatever stood there before is gone."""

    def move(self, number: int) -> None:
        """Undo or redo: only the first ``number`` steps count now."""


class Memory:
    """A journal that forgets: for tests, notebooks and a look at what would happen."""

    def append(self, number: int, steps: Sequence[Step]) -> None:
        pass

    def move(self, number: int) -> None:
        pass


class Session:
    """A game in play.

    One that an earlier version kept is played through by the rules of today. Where a step is not allowed any
    more it stands before that step, and ``older`` says so; what was kept stays until the player goes on.
    """

    def __init__(
        self, start: Start, steps: Sequence[Step] = (), at: int | None = None, journal: Journal | None = None
    ) -> None:
        self.start = start
        self.game: Game[Any, Any] = games.load(start.game, start.box)
        self.journal: Journal = journal or Memory()
        self.setup = self.game.decode_setup(start.setup)
        first = self.game.new(self.setup) if start.position is None else self.game.from_json(start.position)
        self.steps: list[Step] = []
        self._counts = [0]  # how many of the first steps were dealt, so that a long game costs no more
        self.resolutions: list[Resolution[Any]] = [
            Resolution(first, questions=self.game.open_questions(first))
        ]
        at = len(steps) if at is None else at
        self.older: tuple[Refused, ...] = self._replay(steps, at)
        self.at = min(at, len(self.steps))
        if self.at == len(self.steps) and not self.older:
            self._keep(self._dealt_at_once(self.now))

    @property
    def now(self) -> Resolution[Any]:
        """The resolution the table is looking at."""
        return self.resolutions[self.at]

    @property
    def state(self) -> Any:
        """The position the table is looking at."""
        return self.now.state

    @property
    def log(self) -> tuple[Step, ...]:
        """The steps that count."""
        return tuple(self.steps[: self.at])

    def do(self, event: Mapping[str, Any]) -> Resolution[Any]:
        """Something happened. Refused events change nothing."""
        return self._take(Step(dict(event)))

    def answer(self, value: Value, question: str | None = None) -> Resolution[Any]:
        """Answer the open question (the first one, or the one of this id)."""
        return self._take(Step(self._question(question).answer(value)))

    def deal(self) -> Resolution[Any]:
        """Let the app turn the card it holds: the Automa's turn."""
        for question in self.now.questions:
            if self.holds(question):
                return self._take(self._dealt(question, self._number_dealt(), auto=False))
        raise Refused("play-nothing-to-deal")

    def undo(self) -> Step:
        """Take back the last step, with everything dealt as part of it. Returns what was taken back."""
        at = self.before(self.at)
        if at is None:
            raise Refused("play-nothing-to-undo")
        self.journal.move(at)
        self.at = at
        return self.steps[at]

    def redo(self) -> Step:
        """Do again what was taken back."""
        if self.at == len(self.steps):
            raise Refused("play-nothing-to-redo")
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
        """The step that redo would do again."""
        return self.steps[self.at] if self.at < len(self.steps) else None

    def before(self, at: int) -> int | None:
        """The step the player took last before this one; what was dealt as part of it lies between."""
        at -= 1
        while at >= 0 and self.steps[at].auto:
            at -= 1
        return at if at >= 0 else None

    # --- inside ----------------------------------------------------------------------------------------

    def _question(self, id: str | None) -> Question:
        for question in self.now.questions:
            if id is None or question.id == id:
                return question
        raise Refused("core-no-question", question=id or "")

    def holds(self, question: Question) -> bool:
        """Whether the app holds the deck this question draws from."""
        return question.deck is not None and self.has(question.deck)

    def has(self, deck: str) -> bool:
        """Whether the app holds this deck, and not the player's hand."""
        return deck not in self.game.table_decks and deck not in self.start.physical

    def _dealt(self, question: Question, number: int, auto: bool) -> Step:
        option = dealer.deal(question, self.start.seed, number)
        return Step(question.answer(option.value), dealt=True, auto=auto)

    def _take(self, step: Step) -> Resolution[Any]:
        """One step and all that is dealt as part of it: kept together, before any of it is shown."""
        resolution = self._applied(self.now, step)
        if step.event.get("type") == "corrected":
            try_position(self.game, resolution.state)
        self._keep([(step, resolution), *self._dealt_at_once(resolution, int(step.dealt))])
        return self.now

    def _dealt_at_once(self, resolution: Resolution[Any], more: int = 0) -> list[Taken]:
        """What the app deals unasked from here on; ``more`` steps were dealt that are not yet kept."""
        taken: list[Taken] = []
        number = self._number_dealt() + more
        while True:
            question = next((q for q in resolution.questions if self.holds(q) and not q.waits), None)
            if question is None:
                return taken
            if len(taken) == MOST:  # a position nobody could reach, in which a deck is drawn from for ever
                raise Refused("play-deals-without-end", deck=question.deck)
            step = self._dealt(question, number + len(taken), auto=True)
            resolution = self._applied(resolution, step)
            taken.append((step, resolution))

    def _number_dealt(self) -> int:
        return self._counts[self.at]

    def _applied(self, now: Resolution[Any], step: Step) -> Resolution[Any]:
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

    def _replay(self, steps: Sequence[Step], at: int) -> tuple[Refused, ...]:
        """Steps that were kept, done again; where the rules have changed since, as far as they go."""
        for number, step in enumerate(steps):
            try:
                with made_up():
                    resolution = self._applied(self.resolutions[-1], step)
            except Refused as refused:
                stops = Refused("play-older-stops", steps=number, of=at)
                return (stops, refused) if number < at else ()
            self._add(step, resolution)
        return ()

    def _add(self, step: Step, resolution: Resolution[Any]) -> None:
        self.steps.append(step)
        self.resolutions.append(resolution)
        self._counts.append(self._counts[-1] + step.dealt)


def encode(value: Any) -> str:
    """Plain JSON of anything the engine returns."""
    return msgspec.json.encode(value).decode()
