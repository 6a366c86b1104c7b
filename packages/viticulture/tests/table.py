"""A player of Viticulture that does random possible actions, for the tests of all games."""

from automatable_viticulture.box.printed import SPACES

SETUPS = [
    {"level": "normal", "challenge": "3", "losses": 1},
    *({"level": level} for level in ("very-easy", "easy", "normal", "hard", "very-hard")),
    *({"level": level, "aggressive": True} for level in ("easy", "hard")),
    *(
        {"level": "normal", "challenge": str(number), "losses": number % 3}
        for number in (1, 2, 4, 5, 6, 7, 8)
    ),
    {"level": "hard", "aggressive": True, "challenge": "5"},
]
SEEDS = {number: number for number in range(1, len(SETUPS))}
"""Set-ups so alike that the same chance would make the same game of them, with chances of their own."""


def happens(game, state, choose):
    """Now and then a token, the Planner or the Organizer; None lets the open question be answered."""
    season = {"winter": 0, "year-end": 6}.get(state.step)
    if season is None or state.more:
        return None
    act = choose(9)
    if act == 0 and state.tokens and state.challenge not in ("2", "5"):
        return {"type": "token-used", "space": SPACES[season + choose(6)]}
    if act == 1 and season == 0 and state.planned is None:
        return {"type": "planned", "space": SPACES[6 + choose(6)]}
    if act == 2 and (row := 1 + choose(6)) != state.row:
        return {"type": "organized", "row": row}
    return None


def answers(question, choose):
    """VP as a person has them: rarely behind in the aggressive variant, so that games have some years."""
    if question.id == "points" and question.low != question.high:
        return (question.default or 0) + choose(6)
    return None
