"""Humans of a given pace: from parameters, or from one's own finished games."""

from __future__ import annotations

import math
import re
from pathlib import Path

from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import Pace
from automatable.play.history import saved_games
from automatable.play.history.par import turns_of
from automatable.play.service import Service
from automatable.play.session import Session
from automatable.play.simulations import simulation_of
from automatable.play.storage.data_dir import data_folder
from automatable.play.storage.sqlite import SqliteStorage

FEWEST = 5
"""Finished games that a pace needs."""
WIDEST = 500
_RANGE = re.compile(r"(?P<key>score|turn)=(?P<low>-?\d+)(-(?P<high>-?\d+))?")


def pace_of(text: str) -> Pace:
    """``paced:score=60-100,turn=20-26``: any whole number of a range, each as likely as the others."""
    found: dict[str, tuple[int, ...]] = {}
    for part in text.removeprefix("paced:").split(","):
        match = _RANGE.fullmatch(part.strip())
        if match is None:
            raise UserError("lab-bad-pace", text=text)
        low = int(match["low"])
        high = int(match["high"] or low)
        if match["key"] in found or not low <= high < low + WIDEST:
            raise UserError("lab-bad-pace", text=text)
        found[match["key"]] = tuple(range(low, high + 1))
    if set(found) != {"score", "turn"}:
        raise UserError("lab-bad-pace", text=text)
    return Pace(found["turn"], found["score"])


def my_pace(game: str, folder: Path | None = None) -> Pace:
    """Turn and score of one's own finished games, whatever their level: each game as likely as the others."""
    file = (folder or data_folder()) / "games.sqlite"
    played: list[tuple[int, int]] = []
    if file.exists():
        service, simulation = Service(SqliteStorage(file)), simulation_of(game)
        for table in saved_games.own_finished(service, patience=math.inf)[0]:
            if table.game == game and table.result is not None:
                session = service.open(table.id)
                total = simulation.human_total(session.game, session.state, table.result)
                played.append((turns_played(session), total))
    if len(played) < FEWEST:
        raise UserError("lab-few-mine", game=game, games=len(played), fewest=FEWEST)
    turns, scores = zip(*sorted(played), strict=True)
    return Pace(turns, scores, paired=True)


def turns_played(session: Session) -> int:
    """The Automa's turns as the lab measures them.

    Where it has none its simulation counts by what was answered, such as the cards drawn for its actions.
    """
    game, state, simulation = session.game, session.state, simulation_of(session.game.id)
    notes = simulation.begin()
    for step in session.log:
        if step.event["type"] == "answered":
            answer = {step.event["question"]: step.event["value"]}
            simulation.watch(game, state, state, answer, notes)
    return notes.get("turns", 0) or turns_of(session)
