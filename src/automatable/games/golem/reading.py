"""Reading what is printed: from the box, from what the player has told, or by asking once.

With the practice box everything is read. With the owner's box a value nobody knows is asked for when a rule
needs it, together with what else the rule needs of the same card or tile. The answer is learned: it goes into
the position and from there into the player's own box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from automatable.core.choosing import mask_of
from automatable.core.deck import Draw
from automatable.core.question import ByHand, Option, Part, Question
from automatable.core.resolution import Resolving
from automatable.games.golem import things
from automatable.games.golem.buttons import described
from automatable.games.golem.crew import Crew
from automatable.games.golem.effects import Effects
from automatable.games.golem.state import State
from automatable.games.golem.tables import Box, called

T = TypeVar("T")
Use = Callable[["Table", State, Effects, str], State]
Applies = Callable[["Table", State, Effects], bool]
Enough = Callable[[tuple[Any, ...]], bool]
"""Whether so much of a column decides."""
Along = Mapping[str, tuple[Option, ...]]
Column = Callable[..., tuple[Any, ...]]
"""A column of a card, read from the top as far as it decides; what is told along with a place of it."""
Outcome = Callable[["Table", State, str, str], State]

ALONG, LIES, LIES_NOT = "/", "lies", "lies-not"
"""What is told along with a criterion, after this sign: whether such a marble lies in the row."""
NEW = "new"
NOTHING = "-"
"""Where no tile lies; also a card or tile the player used by hand, of which the app knows nothing."""
SHOWN = ("bonus", "level", "colour", "cost", "left", "right", "effects", "marble")


class Table:
    """What a rule looks at besides the position: the box, the listener, and how effects are used.

    Every rule inside the game takes it first and the position second: ``(table, state, …)``.
    """

    __slots__ = (
        "_told",
        "applies",
        "box",
        "by_hand",
        "crew",
        "hands",
        "learned",
        "outcome",
        "owner",
        "r",
        "reached",
        "stage",
        "told_along",
        "use",
        "within",
    )

    def __init__(
        self, box: Box, state: State, r: Resolving, use: Use, applies: Applies, outcome: Outcome
    ) -> None:
        self.box = box
        self.r = r
        self.owner = state.owner
        self.by_hand = state.box == "hand"
        self.learned = state.learned
        self.reached = {
            "board.golem_track_top.reached": state.golem_track,
            "board.study_track_top.reached": state.study_track,
        }
        self.use = use
        self.applies = applies
        self.outcome = outcome
        self.crew = Crew()
        self.within: frozenset[str] = frozenset()
        self.stage = ""
        self.hands = 0
        self.told_along: dict[str, Any] = {}
        self._told: dict[str, Effects] = {}

    def kept(self, state: State) -> State:
        """The position with everything learned meanwhile, but for what was said of a card used by hand."""
        if self.learned is state.learned:
            return state
        found = {key: value for key, value in self.learned.items() if _lasts(key, self.learned)}
        return structs.replace(state, learned=found)

    # --- one printed value -----------------------------------------------------------------------------

    def reads(self, key: str) -> bool:
        """Whether the box itself tells this value."""
        return not self.owner or self.box.is_known(key)

    def told(self, key: str) -> Any:
        """A value as far as it is known, without asking; None otherwise. No track ends below its marker."""
        if key in self.reached:
            return self.reached[key]
        if key.startswith(things.TOPS):
            return self.top(key.removeprefix(f"{things.TOPS}."))
        return self.box.flat.get(key) if self.reads(key) else self.learned.get(key)

    def number(self, key: str) -> int:
        """A whole number."""
        value: int = self._value(key)
        return value

    def word(self, key: str) -> str:
        """One of a few words."""
        return str(self._value(key))

    def flag(self, key: str) -> bool:
        """Yes or no."""
        return bool(self._value(key))

    def top(self, key: str) -> tuple[Any, ...]:
        """A column of a card as far as it was told, from the top."""
        if self._known(key):
            return tuple(self.told(key) or ())  # a tile known as a whole has no such column
        top = f"{things.TOPS}.{key}"
        return tuple(self.learned.get(top) or self.box.flat.get(top) or ())

    def column(
        self, key: str, enough: Enough, along: Along | None = None, beside: Sequence[Part] = ()
    ) -> tuple[Any, ...]:
        """A column of a card from the top as far as it decides; what is below is asked for one by one.

        ``along`` are the answers that stand in the place of one: what is told of it in the same tap. What is
        asked ``beside`` the next place stands on its screen; nobody is asked for that alone.
        """
        if self.reads(key):
            return tuple(self.box.flat[key])
        while not self._known(key) and not enough(self.top(key)):
            place = f"{key}.{len(self.top(key)) + 1}"
            if along is not None:
                self._ask_along(place, along, beside)
            else:
                self._ask_one(place)
        return self.top(key)

    def _ask_along(self, key: str, along: Along, beside: Sequence[Part]) -> None:
        place = things.part(self.box, key, self.told, {}, True)
        options = tuple(one for option in place.options for one in along.get(str(option.value), (option,)))
        parts = (*beside, structs.replace(place, options=options))
        message, args = things.heading([key]) if beside else things.wording(key)
        told = self.ask(Question(key, message, "owners-box", args, parts=parts))
        name, _, self.told_along[name] = str(told[key]).partition(ALONG)
        self.told_along |= {part.id: told[part.id] for part in beside}
        self._learn({key: name})

    def least(self, key: str) -> int:
        """What an unknown number was told to be at least."""
        top = f"{things.TOPS}.{key}"
        found = self.learned.get(top) or self.box.flat.get(top)
        return int(found[0]) if found else 0

    def learn_least(self, keys: Sequence[str], number: int) -> None:
        """None of these numbers is lower."""
        self.learned = {**self.learned, **{f"{things.TOPS}.{key}": [number] for key in keys}}

    def effects(self, key: str) -> Effects:
        """A list of effects; a key the box does not have does nothing."""
        if self.reads(key):
            return self.box.effects_of.get(key, ())
        if key not in self._told:
            self._told[key] = msgspec.convert(self._value(key), Effects)
        return self._told[key]

    def effects_told(self, key: str) -> Effects:
        """A list of effects as far as it is known, without asking."""
        return self.effects(key) if self.reads(key) or key in self.learned else ()

    def _value(self, key: str) -> Any:
        if not self.owner or self.box.is_known(key):
            return self.box.flat[key]
        if key not in self.learned:
            self.need(key)
        return self.learned[key]

    # --- asking ----------------------------------------------------------------------------------------

    def need(self, *keys: str, when: things.When | None = None, along: Sequence[str] = ()) -> None:
        """Make sure of these values: what nobody knows of them is asked for together, on one screen.

        What soon will be needed is asked ``along`` with them, never alone. What else the same card or tile
        prints can be told there too, or left for later.
        """
        if not self.owner:  # the box itself tells every value
            return
        when = when or {}
        needed = [key for key in keys if self._open(key, when.get(key, ())) and not self._follows(key)]
        if not needed:
            return
        needed = [*(key for key in along if self._open(key, when.get(key, ()))), *needed]
        ids = {things.thing_of(key) for key in needed}
        rest = things.parts_of(self.box, ids.pop()) if len(ids) == 1 else ()
        if not {*needed} <= {*rest}:  # parts of a card told from the top: its shelf takes the rest
            rest = ()
        asked = [key for key in rest if key in needed or not self._known(key)] or needed
        if len(asked) == 1:
            self._ask_one(asked[0])
        else:
            self._ask_parts(asked, needed, when)

    def _known(self, key: str) -> bool:
        if column := things.column_of(key):
            return self._known(column) or len(self.top(column)) >= int(key.rpartition(".")[2])
        if level := things.reach_of(key):
            bonus = key.rpartition(".")[0]
            return self._known(bonus) or self.least(bonus.replace(".bonus", ".level")) > level
        return self.reads(key) or key in self.learned

    def _open(self, key: str, when: things.Cases) -> bool:
        """Whether a value is unknown and wanted, as far as the values it hangs on are known."""
        return not self._known(key) and (not when or bool(self._cases(when)))

    def _cases(self, when: things.Cases) -> things.Cases:
        """The cases that can still be so, each with what is not known yet."""
        return tuple(
            {other: values for other, values in case.items() if not self._known(other)}
            for case in when
            if all(not self._known(other) or self.told(other) in values for other, values in case.items())
        )

    def _follows(self, key: str) -> bool:
        """One possible answer is no question."""
        bounds = things.fields(self.box, key, self.told)
        if bounds.get("low") is None or bounds["low"] != bounds["high"]:
            return False
        self.learned = {**self.learned, key: bounds["low"]}
        return True

    def _ask_one(self, key: str) -> None:
        message, args = things.wording(key)
        fields = things.fields(self.box, key, self.told)
        self._learn({key: self.ask(Question(key, message, "owners-box", args, **fields))})

    def _ask_parts(self, keys: Sequence[str], needed: Sequence[str], when: things.When) -> None:
        cases = {key: self._cases(when.get(key, ())) for key in keys}
        inside = {key: () if {} in found else found for key, found in cases.items()}  # {}: it is so already
        parts = tuple(things.part(self.box, key, self.told, inside, key in needed) for key in keys)
        message, args = things.heading(keys)
        self._learn(self.ask(Question(needed[0], message, "owners-box", args, parts=parts)))

    def ask(self, question: Question) -> Any:
        """The answer; inside a stage the player may always choose to do it by hand, or has for the game."""
        if self.stage and self.by_hand:
            raise ByHand
        if self.stage:
            question = structs.replace(question, by_hand=f"golem-by-hand-{self.stage}")
        return self.r.ask(question)

    def forget(self, key: str) -> None:
        """What was told under this key was nothing."""
        self.learned = {other: value for other, value in self.learned.items() if other != key}
        self._told.pop(key, None)

    def _learn(self, answers: Mapping[str, Any]) -> None:
        found: dict[str, Any] = {}
        for key, answer in answers.items():
            found |= things.values_of(key, answer, self.told)
        self.learned = {**self.learned, **found}
        things.check_tiles(self.box, self.told, found)

    # --- which component lies there --------------------------------------------------------------------

    def entered(self, kind: str) -> tuple[str, ...]:
        """Components of a kind that can be named: all of the practice box, or those the owner has entered."""
        ids: dict[str, Any] = getattr(self.box.printed, kind)
        if not self.owner:
            return tuple(ids)
        named = (key.removeprefix(f"{things.TOPS}.") for key in self.learned)
        told = {key.split(".")[1] for key in named if key.startswith(f"{kind}.")}
        known = self.box.known_ids
        return tuple(id for id in ids if id in told or (kind, id) in known)

    def option(self, kind: str, id: str) -> Option:
        """A component as an answer: the owner is shown what was told of it, not only our number."""
        shown: list[Any] = []
        for key in (f"{kind}.{id}.{part}" for part in SHOWN):
            value = self.top(key) if key.endswith(".marble") else self.told(key)
            if isinstance(value, str):
                shown.append(f"@word-{value}")
            elif isinstance(value, int):
                shown.append(value)
            elif value:
                shown += described(value)
        return Option(id, "golem-option-shown", {"id": called(id)["id"], "shows": shown})

    def identify(
        self,
        kind: str,
        question: str,
        besides: Sequence[str] = (),
        only: str = "",
        nothing: bool = False,
        **args: Any,
    ) -> str:
        """Which component lies at a place of the player's things."""
        message = f"golem-which-{kind.replace('_', '-')}"
        if not self.owner:
            deck = self.box.decks[kind]
            those = {n: id for n, id in deck.things.items() if str(id).startswith(only)}
            # all of them have been out: the discarded ones were shuffled again
            left = [n for n, id in those.items() if id not in besides] or list(those)
            draw = Draw(question, message, "owners-box", deck, mask_of(left), args)
            return str(those[self.r.draw(draw)])
        known = [id for id in self.entered(kind) if id.startswith(only)]
        options = [self.option(kind, id) for id in known if id not in besides]
        if any(id.startswith(only) and id not in known for id in getattr(self.box.printed, kind)):
            options.append(Option(NEW, "golem-option-new"))
        if nothing:
            options.append(Option(NOTHING, "golem-option-nothing"))
        if not options:  # as above
            options = [self.option(kind, id) for id in known]
        if [option.value for option in options] == [NEW]:  # one possible answer is no question
            return self.enter(kind, only)
        asked = Question(question, message, "owners-box", args, tuple(options))
        answer = str(self.ask(asked))
        return self.enter(kind, only) if answer == NEW else answer

    def enter(self, kind: str, only: str = "") -> str:
        """A component that is not entered yet: the next free number."""
        known = self.entered(kind)
        ids: Sequence[str] = tuple(getattr(self.box.printed, kind))
        return next(id for id in ids if id.startswith(only) and id not in known)


def _lasts(key: str, learned: Mapping[str, Any]) -> bool:
    """Whether something told is kept: not of a card used by hand, nor what was only seen at a glance."""
    table, _, rest = key.partition(".")
    return (
        f".{NOTHING}." not in key
        and not key.endswith(f".{things.SYMBOL}")
        and not (table == things.TOPS and rest in learned)
    )


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
