"""Reading what is printed: from the box, from what the player has told, or by asking once.

With the practice box everything is read. With the owner's box a value nobody knows is asked for when a rule
needs it, and the answer is learned: it goes into the position and from there into the player's own box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from automatable.core.choosing import mask_of
from automatable.core.deck import Draw
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.golem.buttons import TAPS, described, effects_of
from automatable.games.golem.crew import Crew
from automatable.games.golem.effects import Effects
from automatable.games.golem.printed import BONUSES, BOOK_COLOURS
from automatable.games.golem.state import LEVELS, State
from automatable.games.golem.tables import Box

T = TypeVar("T")
Use = Callable[["Table", State, Effects, str], State]
Applies = Callable[["Table", State, Effects], bool]

NEW = "new"
NOTHING = "-"
SHOWN = ("bonus", "level", "colour", "cost", "left", "right", "effects", "marble")
FIRST_PART = {
    "automa_cards": "bonus",
    "action_tiles": "effects",
    "books": "colour",
    "characters": "steps",
    "quarters": "effects",
    "starting_tiles": "effects",
    "artifact_tiles": "cells.1.cost",
}
ALL_BUTTONS = tuple(Option(name, f"golem-button-{name}") for name in TAPS)


class Table:
    """What a rule looks at besides the position: the box, the listener, and how effects are used.

    Every rule inside the game takes it first and the position second: ``(table, state, …)``.
    """

    __slots__ = ("_told", "applies", "box", "crew", "learned", "owner", "r", "use", "within")

    def __init__(self, box: Box, state: State, r: Resolving, use: Use, applies: Applies) -> None:
        self.box = box
        self.r = r
        self.owner = state.box == "owner"
        self.learned = state.learned
        self.use = use
        self.applies = applies
        self.crew = Crew()
        self.within: frozenset[str] = frozenset()
        self._told: dict[str, Effects] = {}

    def kept(self, state: State) -> State:
        """The position with everything learned meanwhile."""
        return state if self.learned is state.learned else structs.replace(state, learned=self.learned)

    # --- one printed value -----------------------------------------------------------------------------

    def reads(self, key: str) -> bool:
        """Whether the box itself tells this value."""
        return not self.owner or self.box.is_known(key)

    def told(self, key: str) -> Any:
        """A value as far as it is known, without asking; None otherwise."""
        return self.box.flat.get(key) if self.reads(key) else self.learned.get(key)

    def number(self, key: str) -> int:
        """A whole number."""
        if self.reads(key):
            value: int = self.box.flat[key]
            return value
        low, high = self._span(key)
        if low == high:  # one possible answer is no question
            return low
        return int(self._learn(key, lambda: self._ask(key, low=low, high=high)))

    def _span(self, key: str) -> tuple[int, int]:
        """From where to where an answer goes."""
        base, highest = self.box.base, self.box.printed.answers.number
        spans = {
            "red_zone": (self.box.automa.low, self.box.automa.high),
            ".artifact": (1, base.artifacts),
            ".level": (1, len(LEVELS)),
            ".ingots": (1, self._ingots_left(key)),
            ".students_from": (0, base.sections),
            ".graveyard_cells": (1, base.golems * base.seats),
            "_top": (1, highest),
        }
        return next((span for part, span in spans.items() if part in key), (0, highest))

    def _ingots_left(self, key: str) -> int:
        """Ingots of a player's share that the other artifacts leave; each needs one at least."""
        others = [f"board.ingots.{artifact}" for artifact in range(1, self.box.base.artifacts + 1)]
        needed = sum(self.told(other) or 1 for other in others if other != key)
        return max(1, self.box.base.gold // self.box.base.seats - needed)

    def word(self, key: str, words: Sequence[str]) -> str:
        """One of a few words."""
        if self.reads(key):
            return str(self.box.flat[key])
        return str(self._learn(key, lambda: self._ask(key, options=_options(words))))

    def flag(self, key: str) -> bool:
        """Yes or no."""
        if self.reads(key):
            return bool(self.box.flat[key])
        options = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))
        return bool(self._learn(key, lambda: self._ask(key, options=options)))

    def sequence(self, key: str, words: Sequence[Any]) -> tuple[Any, ...]:
        """Some of these, from top to bottom, each once; of all numbers but one the last follows by itself."""
        if self.reads(key):
            return tuple(self.box.flat[key])
        return tuple(self._learn(key, lambda: self._in_order(key, words)))

    def _in_order(self, key: str, words: Sequence[Any]) -> list[Any]:
        named: list[Any] = self._ask(key, options=_options(words), many=True)
        left = [word for word in words if word not in named]
        return [*named, *left] if len(left) == 1 and isinstance(left[0], int) else list(named)

    def effects(self, key: str) -> Effects:
        """A list of effects; a key the box does not have does nothing."""
        if self.reads(key):
            return self.box.effects_of.get(key, ())
        if key not in self._told:
            plain = self._learn(key, lambda: self._put_together(key))
            self._told[key] = msgspec.convert(plain, Effects)
        return self._told[key]

    def effects_told(self, key: str) -> Effects:
        """A list of effects as far as it is known, without asking."""
        return self.effects(key) if self.reads(key) or key in self.learned else ()

    def _learn(self, key: str, ask: Callable[[], Any]) -> Any:
        if key not in self.learned:
            self.learned = {**self.learned, key: ask()}
        return self.learned[key]

    def _ask(self, key: str, id: str = "", **fields: Any) -> Any:
        message, args = wording(key)
        return self.r.ask(Question(id or key, message, "owners-box", args, **fields))

    def _put_together(self, key: str) -> list[dict[str, Any]]:
        """Effects tapped together from buttons."""
        return effects_of(self._ask(key, options=ALL_BUTTONS, many=True, repeats=True))

    # --- which component lies there --------------------------------------------------------------------

    def entered(self, things: str) -> tuple[str, ...]:
        """Components of a kind that can be named: all of the practice box, or those the owner has entered."""
        ids: dict[str, Any] = getattr(self.box.printed, things)
        if not self.owner:
            return tuple(ids)
        told = {key.split(".")[1] for key in self.learned if key.startswith(f"{things}.")}
        known = self.box.known_ids
        return tuple(id for id in ids if id in told or (things, id) in known)

    def option(self, things: str, id: str) -> Option:
        """A component as an answer; the owner is shown what was told of it, not only our number."""
        if not self.owner:
            return Option(id, f"golem-option-{things.replace('_', '-')}", {"id": id})
        shown: list[Any] = []
        for key in (f"{things}.{id}.{part}" for part in SHOWN):
            value = self.learned.get(key, self.box.flat.get(key) if self.box.is_known(key) else None)
            if isinstance(value, str):
                shown.append(f"@word-{value}")
            elif isinstance(value, int):
                shown.append(value)
            elif value:
                shown += described(value)
        return Option(id, "golem-option-shown", {"id": id, "shows": shown})

    def identify(
        self,
        things: str,
        question: str,
        besides: Sequence[str] = (),
        only: str = "",
        nothing: bool = False,
        **args: Any,
    ) -> str:
        """Which component lies at a place of the player's things."""
        message = f"golem-which-{things.replace('_', '-')}"
        if not self.owner:
            deck = self.box.decks[things]
            those = {n: id for n, id in deck.things.items() if str(id).startswith(only)}
            # all of them have been out: the discarded ones were shuffled again
            left = [n for n, id in those.items() if id not in besides] or list(those)
            draw = Draw(question, message, "owners-box", deck, mask_of(left), args)
            return str(those[self.r.draw(draw)])
        known = [id for id in self.entered(things) if id.startswith(only)]
        options = [self.option(things, id) for id in known if id not in besides]
        if any(id.startswith(only) and id not in known for id in getattr(self.box.printed, things)):
            options.append(Option(NEW, "golem-option-new"))
        if nothing:
            options.append(Option(NOTHING, "golem-option-nothing"))
        if not options:  # as above
            options = [self.option(things, id) for id in known]
        if [option.value for option in options] == [NEW]:  # one possible answer is no question
            return self.enter(things, only)
        asked = Question(question, message, "owners-box", args, tuple(options))
        answer = str(self.r.ask(asked))
        return self.enter(things, only) if answer == NEW else answer

    def enter(self, things: str, only: str = "") -> str:
        """A new component: the next free number, and the first thing to know about it."""
        known = self.entered(things)
        id: str = next(
            id for id in getattr(self.box.printed, things) if id.startswith(only) and id not in known
        )
        key = f"{things}.{id}.{FIRST_PART[things]}"
        if things == "automa_cards":
            self.word(key, BONUSES)
        elif things == "books":
            self.word(key, BOOK_COLOURS)
        elif FIRST_PART[things] == "effects":
            self.effects(key)
        else:
            self.number(key)
        return id


def nested(learned: Mapping[str, Any]) -> dict[str, Any]:
    """Values by dotted key as tables inside tables, the shape of a box."""
    found: dict[str, Any] = {}
    for key, value in learned.items():
        inner = found
        *path, last = key.split(".")
        for step in path:
            inner = inner.setdefault(step, {})
        inner[last] = value
    return found


def wording(key: str) -> tuple[str, dict[str, Any]]:
    """The question for a key of the box: its message, and what the message names."""
    things, id, *rest = key.split(".")
    names = [things, *(part for part in rest if not part.isdigit())]
    numbers = [int(part) for part in rest if part.isdigit()]
    args: dict[str, Any] = {"id": id}
    if things in ("base", "board"):
        names, args = [things, id], {}
    if things.endswith("_upgrades"):
        args = {"id": f"@upgrade-{id}"}
    if things == "street":
        district, section = id.split("-")
        args = {"district": f"@district-{district}", "section": f"@section-{section}"}
    if numbers:
        args["number"] = numbers[0]
    return "golem-ask-" + "-".join(names).replace("_", "-"), args


def _options(words: Sequence[Any]) -> tuple[Option, ...]:
    return tuple(
        Option(word, "golem-option-number", {"number": word})
        if isinstance(word, int)
        else Option(word, f"golem-word-{word}")
        for word in words
    )
