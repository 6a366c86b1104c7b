"""The rules that can be asked on their own, each with its checklist."""

from __future__ import annotations

from automatable.core.game import Rule
from automatable.games.pendulum import (
    actions,
    council,
    council_reward,
    final_council,
    game_end,
    timers,
    track,
    workers,
)

_AUTOMA = {"automa": "1 or 2"}
_TRACKS = {
    "track-power": "the player's place on the track: 3 is the third parchment space, -3 is three before it",
    "track-prestige": "the same for prestige",
    "track-popularity": "the same for popularity",
    "glory-power": "glory cubes on the track, in the advanced variant",
    "glory-prestige": "the same for prestige",
    "glory-popularity": "the same for popularity",
    "legendary": "whether the player has the legendary achievement victory point",
}

RULES = {
    rule.id: rule
    for rule in (
        Rule(
            "set-up-workers",
            (workers.THIRD_FREE, workers.THIRD),
            workers.decide_third,
            {"icon": "whether the drawn card shows this area's worker icon"},
        ),
        Rule(
            "trigger",
            ("pendulum-step-trigger-worker", "pendulum-step-trigger-timer"),
            actions.decide_trigger,
            {"what": "worker, green, black or purple", "at": "the moment in milliseconds"},
        ),
        Rule(
            "move-worker",
            (workers.MOVABLE, workers.MOVER, workers.FREE, workers.ONLY_FREE),
            workers.decide_move,
            {"area": "purple or green"},
        ),
        Rule(
            "timer-flip",
            (timers.CAN_FLIP, timers.FLIPPED),
            timers.decide_flip,
            {
                "shows": "the timer beside purple on the card: green or black",
                "at": "the moment in milliseconds",
            },
        ),
        Rule(
            "remove-province",
            ("pendulum-step-province",),
            actions.decide_province,
            {"slot": "the position from the top"},
        ),
        Rule(
            "track",
            ("pendulum-step-advance", "pendulum-step-row", "pendulum-step-green"),
            track.decide_advance,
            {"space": "the marker's space, 0 for the start circle", "points": "how many points it gains"},
        ),
        Rule(
            "victory-points",
            (
                "pendulum-step-cards-points",
                "pendulum-step-bonus",
                "pendulum-step-markers",
                "pendulum-step-zero",
            ),
            council.decide_points,
            _AUTOMA,
        ),
        Rule(
            "votes",
            (
                "pendulum-step-cards-votes",
                "pendulum-step-bonus",
                "pendulum-step-markers",
                "pendulum-step-zero",
                "pendulum-step-twenty",
            ),
            council.decide_votes,
            _AUTOMA,
        ),
        Rule(
            "privilege",
            (council.AHEAD,),
            council.decide_privilege,
            {"human": "your votes", "automa-1": "votes of Automa 1", "automa-2": "votes of Automa 2"},
        ),
        Rule(
            "council-reward",
            (
                council_reward.CARD,
                council_reward.FIRST_CARD,
                council_reward.FIRST_PLACE,
                "pendulum-step-no-reward",
            ),
            council_reward.decide_reward,
            _AUTOMA,
        ),
        Rule(
            "final-reward", (final_council.THERE, final_council.WANTED), final_council.decide_final, _TRACKS
        ),
        Rule("game-end", (game_end.WINNER,), game_end.decide_winner, _TRACKS),
    )
}
