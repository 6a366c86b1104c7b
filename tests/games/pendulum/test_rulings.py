"""Every ruling is cited where it decides, and nowhere else.

For each ruling ``decides`` says in plain words when taking it away would change something; random positions
must cite it exactly then, and each must be found both deciding and not deciding.
"""

import random

import pytest
from msgspec.structs import replace
from rulings import cited

from automatable import games
from automatable.core.engine.question import BY_HAND
from automatable.games.pendulum.position.state import Automa, Human, Timer

PLAYERS = ["human", "automa-1", "automa-2"]
TRACKS = ["power", "prestige", "popularity"]
FINAL = ["final-power", "final-prestige", "final-popularity", "final-legendary"]
POSITIONS = 400
LENGTHS = {"purple": 180_000, "green": 120_000, "black": 45_000}
GAME = games.load("pendulum")
BOX = GAME.box
BEGUN = GAME.from_json({"level": "D"})


def happens(state, *answers, **event):
    """The explanation of an event with these answers."""
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    for value in answers:
        resolution = GAME.apply(
            resolution.state, GAME.decode_event(resolution.questions[0].answer(value)), explain=True
        )
    return resolution.explanation


def cards_with(**shows):
    """The numbers of the cards that show this."""
    return [n for n, card in BOX.cards.items() if all(getattr(card, key) == shows[key] for key in shows)]


# --- positions: instructions, and which rulings decide in them ----------------------------------------------


def after_the_call(chance):
    """A card turned between the council's call and the council."""
    number = chance.choice([n for n, card in BOX.cards.items() if card.timer != "none" or card.province])
    card, now = BOX.cards[number], 400_000
    ran = {name: now - chance.choice((0, length - 1, length, 300_000)) for name, length in LENGTHS.items()}
    phase = chance.choice(("called", "round", "placing"))
    state = replace(
        BEGUN,
        phase=phase,
        flips={"called": 3, "round": 2, "placing": 0}[phase],
        now=now,
        timers=tuple(Timer("top", flipped, False) for flipped in ran.values()),
    )
    explanation = happens(state, number, type="worker-lifted", at=now)
    shown = [] if card.timer == "none" else ["purple", card.timer]
    out = any(now - ran[name] >= LENGTHS[name] for name in shown)
    return explanation, {"P1"} if phase == "called" and (out or card.province) else set()


def the_end(chance):
    """The final comparison."""
    advanced = chance.random() < 0.7
    spaces = BOX.track_spaces[advanced]
    at = [chance.choice(spaces[chance.choice((0, 15, 30, -8)) :]) for _ in range(2)]
    if chance.random() < 0.4:
        at[1] = at[0]
    low = chance.choice(((-11, -4, -1), (1, 5, 7, 8), (6, 7, 8, 8)))
    tracks = tuple(chance.choice(low) for _ in TRACKS)
    if chance.random() < 0.5 and sum(tracks) > 0:  # a tie with an Automa is rare by chance
        inside = min(sum(tracks) + 1, 22)
        at[0] = BOX.track.parchment + inside - 1 + (chance.randint(0, 2) if advanced and inside == 22 else 0)
    cubes = tuple(chance.randint(0, 2) for _ in TRACKS)
    legendary = chance.random() < 0.85
    ranked = tuple(chance.sample(PLAYERS, 3))
    state = replace(
        BEGUN,
        phase="end",
        round=4,
        flips=3,
        advanced=advanced,
        privilege=ranked,
        human=Human(0, legendary, tracks, cubes),
        automas=tuple(Automa(points=space) for space in at),
    )
    explanation = happens(state, type="game-ended", legendary=legendary)
    labels = {space for space, _ in BOX.track.labels}
    found = {"P3"} if any(s < BOX.track.parchment and not {s, s - 1} & labels for s in at) else set()
    winner, rulings = compared(state, at, cubes)
    at_the_end = tuple(c if place == 8 else 0 for c, place in zip(cubes, tracks, strict=True))
    if compared(state, at, at_the_end)[0] != winner:
        found.add("P14")
    return explanation, found | rulings


def compared(state, at, cubes):
    """The winner of a plain comparison, and the rulings it leaned on."""
    sides = {"human": mine(state, cubes)}
    for number, space in enumerate(at, 1):
        numbers = [distance for label, distance in BOX.track.labels if label <= space] or [12]
        plain = [s for s in range(BOX.track.parchment, space + 1) if s not in BOX.track.glory]
        green = [s for s in BOX.track.glory if s <= space] if state.advanced else []
        sides[f"automa-{number}"] = (len(plain), 0 if plain else numbers[-1], len(green))
    left = [player for player in PLAYERS if state.human.legendary or player != "human"]
    rulings = set()
    inside = [player for player in left if sides[player][1] == 0]
    if len(inside) == 1:
        return inside[0], {"P5"}
    left = inside or left
    for key in (lambda player: -sides[player][0], lambda player: sides[player][1]):
        best = min(key(player) for player in left)
        left = [player for player in left if key(player) == best]
    for key in (lambda player: -sides[player][2], state.privilege.index):
        best = min(key(player) for player in left)
        still = [player for player in left if key(player) == best]
        if still != left:
            rulings.add("P2" if "human" in left else "P6")
        left = still
    return left[0], rulings


def mine(state, cubes):
    glory = sum(cubes) if state.advanced else 0
    outside = [-place for place in state.human.tracks if place < 0]
    return (0, max(outside), glory) if outside else (sum(state.human.tracks) + 1, 0, glory)


def final_rewards(chance):
    """An Automa's reward in the final council."""
    board = ["final-each", *FINAL[:2], "grande", *FINAL[2:]]
    for gone in chance.sample(range(6), chance.randint(0, 5)):
        board[gone] = ""
    legendary, advanced = chance.random() < 0.8, chance.random() < 0.8
    tracks = tuple(chance.choice((-1, 6, 7, 8, 8, 8)) for _ in TRACKS)
    cubes = tuple(chance.randint(0, 2) for _ in TRACKS)
    human = Human(0, legendary, tracks, cubes)
    state = replace(BEGUN, round=4, council=tuple(board), human=human, advanced=advanced)
    explanation = happens(
        replace(
            state,
            phase="rewards",
            flips=3,
            privilege=("automa-1", "human", "automa-2"),
            turn=1,
            automas=(Automa(cards=(1, 2, 3)), Automa(cards=(4, 5, 6))),
            deck=BOX.all_cards & ~0b1111110,
        ),
        *answers_of(legendary, advanced, board, tracks, cubes),
        type="reward-taken",
        place="printed",
    )
    if not legendary and "final-legendary" in board:
        return explanation, set()
    there = [n for n in range(3) if FINAL[n] in board]
    to_end = [8 - place - (place < 0) for place in tracks]
    counted = [far - cube * advanced for far, cube in zip(to_end, cubes, strict=True)]
    found = set()
    if farthest(there, counted) != farthest(there, to_end):
        found.add("P4")
    gone = [counted[n] if tracks[n] == 8 else to_end[n] for n in range(3)]
    if farthest(there, gone) != farthest(there, counted):
        found.add("P14")
    wanted = farthest(there, counted)
    if wanted is None or (legendary and "final-legendary" in board and counted[wanted] < 0):
        found.add("P13")
    return explanation, found


def farthest(there, to_end):
    return max(there, key=lambda n: (to_end[n], -n), default=None)


def answers_of(legendary, advanced, board, tracks, cubes):
    """What is asked again after the player's own turn, on one screen."""
    there = [n for n in range(3) if FINAL[n] in board]
    if not there or (not legendary and "final-legendary" in board):
        return []
    known = {f"track-{TRACKS[n]}": tracks[n] for n in there}
    return [{**known, **{f"glory-{TRACKS[n]}": cubes[n] for n in there if advanced}}]


def council_rewards(chance):
    """An Automa's council reward in an earlier council."""
    names = [name for name in BOX.regular_rewards for _ in range(BOX.rewards[name].copies)]
    board = chance.sample(names, 5)
    board.insert(3, "grande")
    for gone in chance.sample(range(6), chance.randint(0, 3)):
        board[gone] = ""
    pool = sorted(BOX.cards)
    if chance.random() < 0.5:
        pool = cards_with(icon="paid-province") + cards_with(icon="province") + cards_with(icon="stratagems")
    cards, grande = tuple(chance.sample(pool, 3)), chance.random() < 0.5
    state = replace(BEGUN, council=tuple(board), automas=(Automa(cards=cards, grande=grande), Automa()))
    explanation = GAME.decide("council-reward", state, {"automa": 1}).explanation
    covers = [BOX.icons[BOX.cards[card].icon] for card in cards]
    covers = [rewards for rewards in covers if not (grande and "grande" in rewards)]
    taken, found = taken_of(board, covers), set()
    if taken is not None and taken_of(board, covers[::-1]) != taken:
        found.add("P8")
    wider = [[*rewards, "province"] if "vote-province" in rewards else rewards for rewards in covers]
    if taken_of(board, wider) != taken:
        found.add("P12")
    return explanation, found


def taken_of(board, covers):
    return next((n for rewards in covers for n, card in enumerate(board) if card in rewards), None)


def moments(chance):
    """The player flips green or black and touches the card a moment later."""
    flipped, touched = 300_000, 300_000 + chance.choice((0, 500, 2000))
    ago = 180_000 + chance.choice((-10_000, -1000, -1, 0, 5000))
    timers = (Timer("top", flipped - ago, False), Timer(), Timer())
    state = replace(BEGUN, now=flipped - 1, timers=timers)
    out = ago >= 180_000
    answers = [cards_with(worker="none", timer="none", province=0)[0]] if out else []
    explanation = happens(state, *answers, type="timer-flipped", timer="green", at=flipped, touched=touched)
    return explanation, {"P7"} if not out and touched - flipped + ago >= 180_000 else set()


def empty_decks(chance):
    """A card is drawn; the deck may be out, and cards may lie in front of the Automas."""
    front = tuple(chance.sample(range(1, 7), chance.randint(0, 2)))
    deck = 0 if chance.random() < 0.6 else BOX.all_cards & ~0b1111110
    state = replace(BEGUN, deck=deck, automas=(Automa(cards=front), Automa()))
    explanation = happens(state, 20, type="worker-lifted", at=0)
    return explanation, {"P9"} if front and not deck else set()


def set_ups(chance):
    """The third worker of each area."""
    start = GAME.new(GAME.decode_setup({"level": "B"}))
    one, two = chance.sample(sorted(BOX.cards), 2)
    explanation = happens(start, "automa-1", one, two, type="set-up", first="human")
    other = BOX.cards[one].worker == "green" or BOX.cards[two].worker == "purple"
    return explanation, {"P10"} if other else set()


def advances(chance):
    """An Automa's marker moves in the council."""
    advanced = chance.random() < 0.5
    spaces = BOX.track_spaces[advanced]
    start = chance.choice(spaces[-16:] if chance.random() < 0.5 else spaces)
    cards = tuple(chance.sample(sorted(BOX.cards), 6))
    state = replace(
        BEGUN,
        level="D" if advanced else "A",
        advanced=advanced,
        phase="called",
        flips=3,
        automas=(Automa(points=start, cards=cards[:3]), Automa(cards=cards[3:])),
        deck=0,
    )
    explanation = happens(state, type="council-held", votes=99)
    bonus, found = BOX.scoring[state.level]["1"].points, set()
    for automa in state.automas:
        points = max(0, sum(BOX.cards[card].points for card in automa.cards) + bonus)
        if spaces.index(automa.points) + points >= len(spaces):
            found.add("P11")
        elif points and spaces[spaces.index(automa.points) + points] in (12, 24, 36, 48):
            found.add("P5")
    return explanation, found


def by_hand(chance):
    """A card of an owner who resolves it by hand."""
    phase, now = chance.choice(("round", "called", "placing")), 400_000
    ran = {name: now - chance.choice((0, length - 1, length)) for name, length in LENGTHS.items()}
    clock, foreshadowing = chance.choice(("app", "app", "sand")), chance.random() < 0.5
    laid = {"round": 2, "called": 3, "placing": 0}[phase] if foreshadowing else 0
    state = replace(
        BEGUN,
        values="printed",
        clock=clock,
        foreshadowing=foreshadowing,
        phase=phase,
        flips={"called": 3, "round": 2, "placing": 0}[phase],
        now=now,
        timers=tuple(Timer("top", flipped, False) for flipped in ran.values()),
        automas=(Automa(cards=tuple(range(1, 1 + laid))), Automa(cards=tuple(range(4, 4 + laid)))),
        deck=BOX.all_cards & ~0b1111110,
    )
    flipped = chance.choice(("none", "purple", "green", "black"))
    outcome = {"free-purple": "T2", "free-green": "B1"} | ({"flipped": flipped} if phase == "round" else {})
    cards = [10, 11] if foreshadowing and phase == "round" and flipped == "purple" else []
    explanation = happens(state, 9, BY_HAND, outcome, *cards, type="worker-lifted", at=now)
    if phase != "round" or cards:
        return explanation, {"P15"}
    running = {name: now - ran[name] < LENGTHS[name] for name in LENGTHS}
    differs = flipped != "none" and (running[flipped] or (flipped != "purple" and not running["purple"]))
    return explanation, {"P15"} if clock == "app" and differs else set()


def pauses(chance):
    """A pause, with a card still to be entered or with nothing asked."""
    state = replace(BEGUN, phase="round", flips=1, now=1000)
    asks = bool(chance.randrange(2))
    if asks:
        event = GAME.decode_event({"type": "worker-lifted", "at": 2000})
        state = GAME.apply(state, event, explain=True).state
    return happens(state, type="paused", at=chance.randrange(2000, 9000)), {"P16"} if asks else set()


CASES = {
    after_the_call: {"P1"},
    the_end: {"P2", "P3", "P5", "P6", "P14"},
    final_rewards: {"P4", "P13", "P14"},
    council_rewards: {"P8", "P12"},
    moments: {"P7"},
    empty_decks: {"P9"},
    set_ups: {"P10"},
    advances: {"P5", "P11"},
    by_hand: {"P15"},
    pauses: {"P16"},
}


@pytest.mark.rule(
    "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12", "P13", "P14", "P15", "P16"
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_ruling_is_cited_where_it_decides_and_nowhere_else(case):
    chance = random.Random(case.__name__)
    decided, idle = set(), set()
    for number in range(POSITIONS):
        explanation, decides = case(chance)
        assert cited(explanation) == decides, (case.__name__, number)
        decided |= decides
        idle |= CASES[case] - decides
    assert decided == idle == CASES[case], "each must be met both ways"


def test_every_ruling_of_the_book_has_a_position_in_which_it_decides():
    rulings = {entry.id for entry in GAME.rulebook.entries.values() if entry.kind == "ruling"}
    assert set().union(*CASES.values()) == rulings
