"""The engine beside a plain reading of the book: the same rules written a second time, with lists and loops.

Nothing of the engine's choosing is used here, only its data; thousands of random positions must agree.
"""

import random

import pytest
from msgspec.structs import replace

from automatable import games
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.position.state import Automa, Human, Timer
from automatable.games.pendulum.rules import (
    council,
    final_council,
    game_end,
    rewards,
    timers,
    workers,
)

PLAYERS = ["human", "automa-1", "automa-2"]
TRACKS = ["power", "prestige", "popularity"]
FINAL = ["final-power", "final-prestige", "final-popularity", "final-legendary"]
POSITIONS = 3000


@pytest.fixture(scope="module")
def game():
    return games.load("pendulum")


@pytest.fixture(scope="module")
def begun(game):
    """A round just begun; a test replaces what it is about."""
    return game.from_json({"level": "D"})


def some_cards(chance, game):
    numbers = chance.sample(sorted(game.box.cards), 6)
    return tuple(numbers[:3]), tuple(numbers[3:])


@pytest.mark.rule("victory-points", "votes", "privilege")
def test_sums_and_privilege_of_the_council_are_those_of_a_plain_reading(game, begun):
    chance, box = random.Random(21), game.box
    for _ in range(POSITIONS):
        ranked = tuple(chance.sample(PLAYERS, 3))
        state = replace(
            begun,
            level=chance.choice("ABCDEF"),
            round=chance.randint(1, 4),
            markers=chance.randint(0, 2),
            automas=tuple(Automa(cards=cards) for cards in some_cards(chance, game)),
            privilege=ranked,
        )
        bonus = box.scoring[state.level][str(state.round)]
        votes = {"human": chance.randint(0, 20)}
        for number, automa in enumerate(state.automas):
            cards = [box.cards[card] for card in automa.cards]
            points = sum(card.points for card in cards) + bonus.points + state.markers
            assert council.points_gained(box, state, number, Resolver())[1] == max(points, 0)
            ballots = sum(card.votes for card in cards) + bonus.votes + state.markers
            votes[f"automa-{number + 1}"] = ballots = min(max(ballots, 0), 20)
            assert council.votes_gained(box, state, number, Resolver())[1] == ballots
        if chance.random() < 0.5:
            votes[chance.choice(PLAYERS)] = votes[chance.choice(PLAYERS)]
        voted = replace(
            state,
            human=Human(votes=votes["human"]),
            automas=tuple(replace(a, votes=votes[f"automa-{n + 1}"]) for n, a in enumerate(state.automas)),
        )
        order = list(council.privilege_order(box, voted, Resolver()))
        lowest_first = sorted(PLAYERS, key=ranked.index, reverse=True)
        assert order == sorted(lowest_first, key=lambda player: -votes[player])


def plain_reward(box, cards, grande, board):
    """Left to right over the cards, in reading order over the board; None: a point instead."""
    for number in cards:
        wanted = box.icons[box.cards[number].icon]
        if grande and "grande" in wanted:
            continue
        for place, reward in enumerate(board):
            if reward in wanted:
                return place
    return None


@pytest.mark.rule("council-reward", "grande-reward", "no-reward", "P8")
@pytest.mark.parametrize("explaining", [False, True])
def test_the_reward_an_automa_takes_is_that_of_a_plain_reading(game, begun, explaining):
    chance, box = random.Random(22), game.box
    names = [name for name in box.regular_rewards for _ in range(box.rewards[name].copies)]
    for _ in range(POSITIONS // 3 if explaining else POSITIONS):
        board = chance.sample(names, 5)
        board.insert(3, "grande")
        for gone in chance.sample(range(6), chance.randint(0, 3)):
            board[gone] = ""
        cards, others = some_cards(chance, game)
        grande = chance.random() < 0.5
        state = replace(
            begun,
            council=tuple(board),
            automas=(Automa(cards=others, grande=not grande), Automa(cards=cards, grande=grande)),
        )
        _, place = rewards.choose_reward(box, state, 1, Resolver(explaining))
        assert place == plain_reward(box, cards, grande, board), (cards, grande, board)


def plain_final(board, legendary, tracks, glory):
    """The legendary card if you lack the point; else the track farthest from its end, glory beyond it."""
    if not legendary and "final-legendary" in board:
        return "final-legendary"
    spaces = [*range(-14, 0), *range(1, 9)]
    left = {
        reward: len(spaces) - 1 - spaces.index(place) - cubes
        for reward, place, cubes in zip(FINAL, tracks, glory, strict=False)
        if reward in board
    }
    return max(left, key=left.get, default=None)


@pytest.mark.rule("final-reward", "P4", "P13", "P14")
def test_the_final_reward_is_that_of_a_plain_reading(game, begun):
    chance, box = random.Random(23), game.box
    for _ in range(POSITIONS):
        board = ["final-each", *FINAL[:2], "grande", *FINAL[2:]]
        for gone in chance.sample(range(6), chance.randint(0, 3)):
            board[gone] = ""
        legendary, advanced = chance.random() < 0.6, chance.random() < 0.5
        tracks = tuple(chance.choice((-14, -2, -1, 1, 2, 7, 8, 8, 8)) for _ in TRACKS)
        cubes = [chance.randint(0, 3) for _ in tracks]
        human = Human(0, legendary, tracks, tuple(cubes))
        state = replace(begun, round=4, council=tuple(board), human=human, advanced=advanced)
        _, taken = final_council.final_reward(box, state, 0, Resolver())
        counted = cubes if advanced else (0, 0, 0)
        assert taken == plain_final(board, legendary, tracks, counted), (board, human)


def plain_standing(track, space):
    """Walk along the track: parchment and green spaces reached, and the last number reached or passed."""
    numbers = dict(map(tuple, track.labels))
    away = max(numbers.values()) + 1
    inside = green = 0
    for step in range(1, space + 1):
        away = numbers.get(step, away)
        if step in track.glory:
            green += 1
        elif step >= track.parchment:
            inside += 1
    return inside, (0 if inside else away), green


def plain_winner(sides, legendary, ranked):
    """``sides``: for each player parchment spaces, distance, glory."""
    left = [player for player in PLAYERS if legendary or player != "human"]
    if any(sides[player][0] for player in left):
        most = max(sides[player][0] for player in left)
        left = [player for player in left if sides[player][0] == most]
    else:
        nearest = min(sides[player][1] for player in left)
        left = [player for player in left if sides[player][1] == nearest]
    glory = max(sides[player][2] for player in left)
    left = [player for player in left if sides[player][2] == glory]
    return min(left, key=ranked.index)


@pytest.mark.rule("game-end", "legendary-rule", "in-parchment", "outside-parchment", "glory-spaces")
@pytest.mark.rule("P2", "P3", "P5", "P6", "P14")
def test_the_winner_is_that_of_a_plain_reading(game, begun):
    chance, box = random.Random(24), game.box
    for _ in range(POSITIONS):
        advanced, legendary = chance.random() < 0.5, chance.random() < 0.8
        spaces = box.track_spaces[advanced]
        low = chance.choice((0, len(spaces) // 3, len(spaces) - 12))
        at = [chance.choice(spaces[low:]) for _ in range(2)]
        if chance.random() < 0.3:
            at[1] = at[0]
        tracks = tuple(chance.choice((-11, -4, -2, -1, 1, 2, 6, 8, 8, 8)) for _ in TRACKS)
        if chance.random() < 0.5:
            tracks = tuple(chance.choice((5, 6, 7, 8, 8)) for _ in TRACKS)
        cubes = tuple(chance.randint(0, 3) for _ in tracks)
        ranked = tuple(chance.sample(PLAYERS, 3))
        state = replace(
            begun,
            advanced=advanced,
            privilege=ranked,
            human=Human(0, legendary, tracks, cubes),
            automas=tuple(Automa(points=space) for space in at),
        )
        outside = [-place for place in tracks if place < 0]
        glory = sum(cubes) if advanced else 0
        mine = (0, max(outside), glory) if outside else (sum(tracks) + 1, 0, glory)
        sides = dict(zip(PLAYERS, (mine, *(plain_standing(box.track, space) for space in at)), strict=True))
        stood = game_end.ask_all(box, state, Resolver())
        winner = PLAYERS[game_end.judge(box, stood, Resolver())]
        assert winner == plain_winner(sides, legendary, ranked), (sides, legendary, ranked)


@pytest.mark.rule("timer-flip", "touch-moment", "time-marker", "legendary-token")
def test_a_timer_flip_is_that_of_a_plain_reading_to_the_millisecond(game, begun):
    chance, box = random.Random(25), game.box
    lengths = {"purple": 180_000, "green": 120_000, "black": 45_000}
    for _ in range(POSITIONS):
        touched = 1_000_000
        ago = {name: length + chance.choice((-60_000, -1, 0, 1, 60_000)) for name, length in lengths.items()}
        ago = {name: max(0, elapsed) for name, elapsed in ago.items()}
        flips, token, shown = chance.randint(1, 2), chance.random() < 0.5, chance.choice(("green", "black"))
        state = replace(
            begun,
            now=touched,
            timers=tuple(Timer("top", touched - elapsed, False) for elapsed in ago.values()),
            flips=flips,
            markers=flips - 1,
            token=token,
        )
        out = [name for name in ("purple", shown) if ago[name] >= lengths[name]]
        after = timers.automas_flip(box, state, list(lengths).index(shown), touched, Resolver())
        turned = [name for name, timer in zip(lengths, after.timers, strict=True) if timer.flipped == touched]
        assert [name for name in turned if ago[name]] == out[:1]
        purple = out[:1] == ["purple"]
        assert (after.flips, after.markers) == (flips + purple, flips - 1 + purple)
        assert after.phase == ("called" if purple and flips == 2 else "round")
        assert after.token == (token and not (purple and flips == 1))


@pytest.mark.rule("move-worker")
def test_a_worker_moves_as_in_a_plain_reading(game, begun):
    rows = {"top": ["T1", "T2"], "bottom": ["B1", "B2"]}
    ids = [space.id for space in game.box.spaces]
    for empty in ids:
        for row, spaces in rows.items():
            standing = sum(1 << number for number, space in enumerate(ids) if space != empty)
            state = replace(begun, workers=(standing, standing), timers=(Timer(row),) * 3)
            source = next(space for space in spaces if space != empty)
            for area in (0, 1):
                move = workers.choose_move(game.box, state, area, Resolver())
                assert tuple(ids[space] for space in move) == (source, empty)


class PlainCouncil:
    """A whole council by hand, pages 6 and 7: points, votes, privilege, rewards in turn, the next round."""

    def __init__(self, box, state, votes, own_place):
        self.box, self.state, self.own_place = box, state, own_place
        self.points = [automa.points for automa in state.automas]
        self.grande = [automa.grande for automa in state.automas]
        self.board = dict(zip(box.council.places, state.council, strict=True))
        bonus = box.scoring[state.level][str(state.round)]
        counted = {"human": votes}
        for n, automa in enumerate(state.automas):
            cards = [box.cards[card] for card in automa.cards]
            self.gain(n, max(0, sum(card.points for card in cards) + bonus.points + state.markers))
            counted[f"automa-{n + 1}"] = min(
                20, max(0, sum(c.votes for c in cards) + bonus.votes + state.markers)
            )
        lowest_first = sorted(PLAYERS, key=state.privilege.index, reverse=True)
        self.order = sorted(lowest_first, key=lambda player: -counted[player])
        for rank, player in enumerate(self.order):
            if player == "human":
                self.own(rank)
            else:
                self.automa(int(player[-1]) - 1, rank)

    def gain(self, n, points):
        """One space after the other; green ones do not exist without the advanced variant."""
        last = sum(self.box.track.rows)
        for _ in range(points):
            space = self.points[n] + 1
            while space in self.box.track.glory and not self.state.advanced:
                space += 1
            if space <= last:
                self.points[n] = space

    def own(self, rank):
        """A reward the player names matters only while an Automa comes after."""
        if rank < 2 and self.board.get(self.own_place):
            self.board[self.own_place] = ""

    def automa(self, n, rank):
        self.gain(n, (2, 1, 0)[rank])
        board = list(self.board.values())
        if self.state.round == 4:
            human = self.state.human
            counted = human.glory if self.state.advanced else (0, 0, 0)
            reward = plain_final(board, human.legendary, human.tracks, counted)
            place = board.index(reward) if reward else None
        else:
            place = plain_reward(self.box, self.state.automas[n].cards, self.grande[n], board)
            if place is None:
                self.gain(n, 1)
        if place is not None:
            self.grande[n] = self.grande[n] or board[place] == "grande"
            self.board[self.box.council.places[place]] = ""


@pytest.mark.rule("victory-points", "votes", "privilege", "gain-rewards", "council-reward", "final-reward")
@pytest.mark.rule("round-set-up", "base-round-set-up", "P11")
@pytest.mark.parametrize("last", [False, True])
def test_a_whole_council_is_that_of_a_plain_reading(game, begun, last):
    chance, box = random.Random(26), game.box
    names = [name for name in box.regular_rewards for _ in range(box.rewards[name].copies)]
    for _ in range(POSITIONS // 4):
        advanced = chance.random() < 0.5
        board = list(box.final_rewards) if last else chance.sample(names, 5)
        board.insert(3, "grande")
        cards = some_cards(chance, game)
        tracks = tuple(chance.choice((-9, -1, 3, 8, 8)) for _ in TRACKS)
        state = replace(
            begun,
            level="E" if advanced else "B",
            advanced=advanced,
            phase="called",
            flips=3,
            round=4 if last else chance.randint(1, 3),
            markers=chance.randint(0, 2),
            council=tuple(board),
            privilege=tuple(chance.sample(PLAYERS, 3)),
            automas=tuple(
                Automa(
                    points=chance.choice(box.track_spaces[advanced][-20:]),
                    cards=cards[n],
                    grande=chance.random() < 0.3,
                )
                for n in range(2)
            ),
            deck=box.all_cards & ~sum(1 << card for hand in cards for card in hand),
            human=Human(0, chance.random() < 0.7, tracks, tuple(chance.randint(0, 2) for _ in TRACKS)),
        )
        votes, own = chance.randint(0, 14), chance.choice(("printed", "s1", "s4"))
        resolution = game.apply(state, game.decode_event({"type": "council-held", "votes": votes}))
        if resolution.state.phase == "rewards":
            reward = resolution.state.council[box.council.places.index(own)] if own != "printed" else ""
            mine = own if reward and (reward != "final-legendary" or not state.human.legendary) else "printed"
            resolution = game.apply(
                resolution.state, game.decode_event({"type": "reward-taken", "place": mine})
            )
            human = state.human
            while resolution.state.pending is not None:
                (question,) = game.open_questions(resolution.state)
                mat = {
                    f"{kind}-{name}": value
                    for kind, values in (("track", human.tracks), ("glory", human.glory))
                    for name, value in zip(TRACKS, values, strict=True)
                }
                answer = question.answer({field.key: mat[field.key] for field in question.fields})
                resolution = game.apply(resolution.state, game.decode_event(answer))
            own = mine
            if reward == "final-legendary" and mine != "printed":
                continue  # the player's own legendary point changes what is asked after it
        plain, after = PlainCouncil(box, state, votes, own), resolution.state
        assert [automa.points for automa in after.automas] == plain.points
        assert [automa.grande for automa in after.automas] == plain.grande
        assert list(after.privilege) == plain.order
        if last:
            assert after.phase == "end"
            assert dict(zip(box.council.places, after.council, strict=True)) == plain.board
        else:
            assert (after.phase, after.round, after.markers) == ("placing", state.round + 1, 0)
            assert after.deck == box.all_cards
