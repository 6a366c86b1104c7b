"""The reasons why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.engine.rules import Defect
from automatable.games.red_rising.box.clauses import Track
from automatable.games.red_rising.box.printed import TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules.cards import every_pile


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Every reason why this position is impossible."""
    if state.level not in box.automus.levels:
        yield Defect("red-rising-bad-level", {"level": state.level})
    yield from _set_up_defects(box, state)
    yield from _token_defects(box, state)
    yield from _card_defects(box, state)
    seen = set(state.discard)
    if len(seen) < len(state.discard) or not seen <= set(range(1, len(box.automus.cards) + 1)):
        yield Defect("red-rising-bad-discard")
    whole_turns = len(state.discard) % box.automus.cards_per_turn == 0
    if len(state.discard) > box.cards_in_play or not whole_turns:
        yield Defect("red-rising-bad-discard")


def _set_up_defects(box: Box, state: State) -> Iterator[Defect]:
    prepared = state.phase != "setup"
    if prepared and sorted(state.priorities) != sorted(box.automus.pairs):
        yield Defect("red-rising-bad-priorities")
    if prepared and (not state.side or not state.first):
        yield Defect("red-rising-not-prepared")
    if (state.phase == "counted") != (state.count is not None):
        yield Defect("red-rising-bad-count")
    if (state.phase == "deployed") != (state.deployed >= 0):
        yield Defect("red-rising-bad-deployed")
    if state.used and state.phase not in ("deployed", "ended"):
        yield Defect("red-rising-bad-used")


def _token_defects(box: Box, state: State) -> Iterator[Defect]:
    ends: dict[Track, int] = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    for who, tokens, caps in (("human", state.human, ends), ("automus", state.automus, box.automus.caps)):
        for track in TRACKS:
            number, most = getattr(tokens, track), caps.get(track)
            if number < 0 or (most is not None and number > most):
                args = {"who": f"@side-{who}", "track": f"@track-{track}", "number": number}
                yield Defect("red-rising-bad-tokens", args)


def _card_defects(box: Box, state: State) -> Iterator[Defect]:
    out = box.removed(state.variant)
    everything = [card for pile in every_pile(state) for card in pile]
    total = len(box.ids) - len(out)
    known = [card for card in everything if card != UNKNOWN]
    if len(known) != (len(everything) if state.cards == "app" else 0):
        yield Defect("red-rising-cards-and-counts")
    if len(set(known)) < len(known):
        twice = next(card for card in known if known.count(card) > 1)
        yield Defect("red-rising-two-places", {"character": f"@character-{box.ids[twice]}"})
    for card in out & set(known):
        yield Defect("red-rising-not-in-game", {"character": f"@character-{box.ids[card]}"})
    if len(everything) > total or (state.cards == "app" and len(everything) < total):
        yield Defect("red-rising-bad-total", {"cards": len(everything), "total": total})
