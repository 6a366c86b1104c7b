"""A player of Red Rising that does random possible actions, sometimes an ability."""

SETUPS = [
    {},
    {"level": "1", "cards": "app"},
    {"level": "2", "cards": "app", "house": "minerva", "first": "automus"},
    {"level": "3", "cards": "app", "house": "jupiter", "variant": True, "first": "human"},
    {"level": "4", "cards": "app", "house": "diana", "card_five": "transcribed", "first": "human"},
    {"level": "5", "cards": "app", "house": "ceres", "variant": True, "first": "automus"},
    {"level": "6", "cards": "table", "house": "apollo", "variant": True, "card_five": "transcribed"},
    {"cards": "app", "house": "apollo", "variant": True},
    {"cards": "app", "house": "ceres", "card_five": "transcribed", "first": "automus"},
    {"cards": "table", "house": "minerva", "variant": True, "first": "automus"},
    {"cards": "table", "house": "ceres", "card_five": "transcribed"},
    {"cards": "app", "house": "diana", "variant": True},
    {"cards": "table", "house": "jupiter", "first": "automus"},
]
SEEDS = {3: 3}
"""Set-ups so alike that the same chance would make the same game of them again, with chances of their own."""
PLACES = ("jupiter", "mars", "luna", "institute", "banished", "hand", "automus")


def happens(game, state, choose):
    """Mostly the questions are answered; sometimes an ability does something first."""
    if state.phase == "ended":
        return ended(game, state, choose)
    if state.phase == "human" and state.human_hand and not choose(4):
        return {"type": "led", "deploy": "mars", "gain": gain(state, choose)}
    if state.phase != "deployed" or choose(3):
        return None
    kind = choose(5)
    if kind == 0:
        asked = [question for question in game.questions(state) if question.id == "used"]
        if not asked:
            return None
        question = asked[0]
        return question.answer(question.options[choose(len(question.options))].value)
    if kind == 1:
        return {"type": "took", "bonus": ("fleet", "helium", "influence", "sovereign")[choose(4)]}
    if kind == 2:
        return {"type": "changed", "helium": choose(3), "fleet": choose(2), "influence": -choose(2)}
    if kind == 3:
        return {"type": "given", "bonus": ("fleet", "helium", "influence")[choose(3)]}
    return move(state, choose)


def gain(state, choose):
    open_ = [at for at, pile in zip(PLACES, state.locations, strict=False) if pile and at != "mars"]
    return [*open_, "nothing"][choose(len(open_) + 1)]


def move(state, choose):
    piles = dict(zip(PLACES, state.locations, strict=False))
    piles |= {"banished": state.banished, "hand": state.human_hand, "automus": state.automus_hand}
    filled = [place for place in PLACES if piles[place]]
    target = (*PLACES, "deck")[choose(8)]
    return {"type": "moved", "source": filled[choose(len(filled))], "target": target, "under": not choose(2)}


def ended(game, state, choose):
    if psychologist_may(game, state) and not choose(3):
        return {"type": "used", "character": "psychologist"}
    if state.cards == "app":
        return None
    if not choose(2):
        return {"type": "counted", "by": "points"}
    ids = [id for n, id in enumerate(game.box.ids) if n not in game.box.removed(state.variant)]
    held = state.human_hand[game.box.houses[state.house].end_banish :]
    hand = [ids.pop(choose(len(ids))) for _ in held]
    return {"type": "counted", "hand": hand}


def psychologist_may(game, state):
    if not state.variant or state.used:
        return False
    return state.cards == "table" or game.box.numbers["psychologist"] in state.human_hand
