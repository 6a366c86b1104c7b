"""A simulated real-time round: the same touches at the same times give the same game."""

import time
from typing import Any

from automatable.play.session import Session, Start

TOUCHES: list[tuple[int, dict[str, Any]]] = [
    (0, {"type": "round-started"}),
    (31_000, {"type": "worker-lifted"}),
    (46_000, {"type": "timer-flipped", "timer": "black"}),
    (70_500, {"type": "worker-lifted", "touched": 71_200}),
    (120_000, {"type": "timer-flipped", "timer": "green"}),
    (150_000, {"type": "paused"}),
    (210_000, {"type": "resumed"}),
    (239_000, {"type": "worker-lifted"}),
    (241_000, {"type": "worker-lifted"}),
    (260_000, {"type": "worker-lifted"}),
    (600_000, {"type": "worker-lifted"}),
    (601_000, {"type": "worker-lifted"}),
    (700_000, {"type": "worker-lifted"}),
    (900_000, {"type": "worker-lifted"}),
]


def play(seed, shift=0, only=None):
    """Touch the table at these moments until the council is called."""
    session = Session(Start("pendulum", {"level": "C"}, seed))
    steps = []
    for at, event in TOUCHES:
        moved = {key: value + shift for key, value in event.items() if key == "touched"}
        session.do({**event, "at": at + shift, **moved})
        steps.append(session.now.instructions)
        if session.state.phase != "round":
            break
    return session, steps


def test_the_same_touches_at_the_same_times_give_the_same_game():
    first, steps = play(seed=5)
    second, steps_again = play(seed=5)
    assert first.state == second.state
    assert first.log == second.log
    assert steps == steps_again
    assert any(each.message == "pendulum-do-flip" for step in steps for each in step)
    again = Session(first.start, first.log)
    assert again.state == first.state


def test_only_the_time_between_touches_counts_not_when_the_evening_began():
    _, steps = play(seed=5)
    _, later = play(seed=5, shift=3_600_000)
    assert steps == later


def test_other_cards_give_another_game():
    assert len({str(play(seed)[1]) for seed in range(6)}) > 1


def test_an_answer_is_there_at_once():
    """Processor time beside something else of the same run, so that a slow machine is no reason to fail."""
    session, _ = play(seed=5)
    start = time.process_time()
    Session(session.start, session.log)
    each = (time.process_time() - start) / len(session.log)
    start = time.process_time()
    for _ in range(100):
        session.game.from_json(session.game.to_json(session.state))
    looked_at = (time.process_time() - start) / 100
    assert each < 10 * looked_at, f"an event costs {each / looked_at:.1f} × a look at the position"
