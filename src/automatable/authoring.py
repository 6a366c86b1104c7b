"""Everything that a game of your own needs, on one page.

A game imports from here alone: ``from automatable.authoring import Game, Pick, first``. These names and those
of ``automatable`` itself stay; everything else may change. ``docs/add-a-game.md`` makes a game with them. The
examples in the docstrings begin with ``from automatable.authoring import *``.
"""

from __future__ import annotations

from automatable.core.bitsets.rings import Rings
from automatable.core.board import Board, Owner, Piece, Pile, Place, Places, Report, Track, Values
from automatable.core.box.components import ComponentKind
from automatable.core.box.loader import Provenance
from automatable.core.engine.choices import (
    Condition,
    Keep,
    Mask,
    Pick,
    TieBreak,
    UnbrokenTie,
    each,
    fewest,
    first,
    mask_of,
    most,
    only,
    prefer,
)
from automatable.core.engine.deck import Deck, Draw, deck_of, deck_of_cards
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Answered, Corrected, Event
from automatable.core.engine.explanation import Args, Data, Summand
from automatable.core.engine.forecast import Action, Branch, played_out
from automatable.core.engine.game import Game, Handler, on
from automatable.core.engine.question import BY_HAND, Question, Value
from automatable.core.engine.resolution import SILENT, Instruction, Resolution, Resolver, State
from automatable.core.engine.rules import Decision, Defect, Result, Rule, Side
from automatable.core.forms.component_forms import ask_component
from automatable.core.forms.event_forms import LegalEvent
from automatable.core.forms.form import Field, Named, Option
from automatable.core.forms.marks import (
    COUNTS,
    ENTERED,
    MILLISECONDS,
    NONE,
    REPEATS,
    Bounds,
    asked_if,
    either,
    places,
    words,
)
from automatable.core.position_table import PositionTable
from automatable.core.terminal_layout import (
    Beside,
    Drawing,
    Frame,
    Grid,
    Line,
    Live,
    Said,
    Span,
    Terminal,
    joined,
    line,
    say,
)
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.simulation import (
    Act,
    Answer,
    Attack,
    Curve,
    Exact,
    HumanModel,
    ModelContext,
    Pace,
    Simulation,
    Tables,
    any_answer,
    no_act,
    paced_model,
    usual_answer,
)
from automatable.core.topics.topic import with_box

__all__ = [
    "BY_HAND",
    "COUNTS",
    "ENTERED",
    "MILLISECONDS",
    "NONE",
    "REPEATS",
    "SILENT",
    "Act",
    "Action",
    "Answer",
    "Answered",
    "Args",
    "Attack",
    "Beside",
    "Board",
    "Bounds",
    "Branch",
    "ComponentKind",
    "Components",
    "Condition",
    "Corrected",
    "Curve",
    "Data",
    "Decision",
    "Deck",
    "Defect",
    "Display",
    "Draw",
    "Drawing",
    "Event",
    "Exact",
    "Field",
    "Frame",
    "Game",
    "Grid",
    "Handler",
    "HumanModel",
    "Instruction",
    "Keep",
    "LegalEvent",
    "Line",
    "Live",
    "Mask",
    "ModelContext",
    "Named",
    "Option",
    "Owner",
    "Pace",
    "Pick",
    "Piece",
    "Pile",
    "Place",
    "Places",
    "PositionFormat",
    "PositionTable",
    "Provenance",
    "Question",
    "Report",
    "Resolution",
    "Resolver",
    "Result",
    "Rings",
    "Rule",
    "Said",
    "Side",
    "Simulation",
    "Span",
    "State",
    "Summand",
    "Tables",
    "Terminal",
    "TieBreak",
    "Track",
    "UnbrokenTie",
    "UserError",
    "Value",
    "Values",
    "any_answer",
    "ask_component",
    "asked_if",
    "deck_of",
    "deck_of_cards",
    "each",
    "either",
    "fewest",
    "first",
    "joined",
    "line",
    "mask_of",
    "most",
    "no_act",
    "on",
    "only",
    "paced_model",
    "places",
    "played_out",
    "prefer",
    "say",
    "usual_answer",
    "with_box",
    "words",
]
