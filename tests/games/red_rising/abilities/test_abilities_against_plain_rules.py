"""Your abilities beside a plain reading of the cards: lists of names, one method a character.

Nothing of the engine's rules is used here, only its data; thousands of random deployments must agree.
"""

import random

import pytest

ROW = ["jupiter", "mars", "luna", "institute"]
BONUS = {"jupiter": "fleet", "mars": "helium", "institute": "influence"}
TRACKS = ["fleet", "helium", "influence"]
PAIR = {"A": "D", "D": "A", "B": "C", "C": "B"}
WITH_ABILITY = {
    **dict.fromkeys(("pelus", "virga"), "both_fleets"),
    "diplomat": "diplomat",
    **dict.fromkeys(("aja", "antonia"), "make_it_banish"),
    "karnus": "karnus",
    "tactus": "tactus",
    "arlus": "arlus",
    "harmony": "harmony",
    "quicksilver": "quicksilver",
    **dict.fromkeys(("holo-host", "reporter", "vlogger"), "hand_over"),
    "hypnotist": "hypnotist",
    "auctioneer": "auctioneer",
    "eo": "eo",
    "roque": "roque",
    **dict.fromkeys(("calliope", "orion", "modjob"), "deploy_another"),
}
AHEAD = {"holo-host": "influence", "reporter": "helium", "vlogger": "fleet"}
TIMES = 150


class Plain:
    """A table with names on it. ``said`` are the answers the engine was given, by question."""

    def __init__(self, box, data, said):
        self.color = {id: person.color for id, person in box.printed.characters.items()}
        self.data, self.said = data, said
        self.at = {name: list(data["locations"][name]) for name in ROW}
        self.you, self.it = dict(data["human"]), dict(data["automus"])
        self.hand, self.its_hand = list(data["human"]["hand"]), list(data["automus"]["hand"])
        self.banished, self.deck = list(data["banished"]), len(data["deck"]["rest"])
        self.sovereign, self.over = data["sovereign"], False
        self.arrow = 1  # no Automus card has been turned
        if data["discard"]:
            card = box.printed.automus.cards[str(data["discard"][-1])]
            self.arrow = 1 if card.arrow == "right" else -1

    def drawn(self, question):
        """The deck's top card, or None: nothing is asked of an empty deck."""
        if not self.deck:
            return None
        self.deck -= 1
        return self.said[question]

    def deploy(self, card, place):
        self.at[place].insert(0, card)
        if card in WITH_ABILITY and self.said.get(f"ability-{card}") == "yes":
            getattr(self, WITH_ABILITY[card])(card, place)

    # --- what the Automus takes and loses

    def it_takes(self, track):
        place = next(name for name, bonus in BONUS.items() if bonus == track)
        place = self.not_full(place, luna=True)
        if place != "luna":
            self.it[BONUS[place]] += 1
            return
        self.sovereign = "automus"
        letter = PAIR[self.data["priorities"]["luna"]]
        shown = next(name for name in ROW if self.data["priorities"][name] == letter)
        place = self.not_full(shown, luna=False)
        if place:
            self.it[BONUS[place]] += 1

    def not_full(self, place, luna):
        for step in range(len(ROW)):
            found = ROW[(ROW.index(place) + self.arrow * step) % len(ROW)]
            if luna if found == "luna" else self.it[BONUS[found]] < 10:
                return found
        return None

    def it_banishes(self):
        if self.its_hand:
            self.banished.append(self.its_hand.pop())

    def you_take(self, track, number):
        most = {"fleet": 10, "influence": 10}.get(track, 99)
        self.you[track] = min(most, self.you[track] + number)

    def goes(self, card, place, pile):
        self.at[place].remove(card)
        pile.append(card)

    # --- the characters

    def both_fleets(self, card, place):
        self.you_take("fleet", 2)
        self.it_takes("fleet")

    def diplomat(self, card, place):
        self.you_take("influence", 1)
        self.it_takes("influence")

    def make_it_banish(self, card, place):
        self.it_banishes()
        self.goes(card, place, self.banished)

    def karnus(self, card, place):
        self.banished.append(self.at[place].pop(1))
        self.it_banishes()

    def tactus(self, card, place):
        if self.its_hand:
            self.hand.append(self.its_hand.pop())
        self.goes(card, place, self.banished)
        self.over = True

    def arlus(self, card, place):
        if not self.its_hand:
            return
        shown = self.its_hand.pop()
        if self.color[shown] == "gold":
            self.banished.append(shown)
            return
        self.its_hand.insert(0, shown)
        if self.color[shown] == "red":
            self.goes(card, place, self.banished)

    def harmony(self, card, place):
        self.it["helium"] = max(0, self.it["helium"] - 1)

    def quicksilver(self, card, place):
        if self.it["helium"]:
            self.it["helium"] -= 1
            self.you["helium"] += 1

    def hand_over(self, card, place):
        self.at[place].remove(card)
        self.its_hand.insert(0, card)
        for number in (1, 2):
            new = self.drawn(f"drawn-{number}")
            self.hand += [new] if new else []
        self.over = True

    def hypnotist(self, card, place):
        if self.hand:
            gone = self.said["swapped-yours"] if len(self.hand) > 1 else self.hand[0]
            self.hand.remove(gone)
            self.banished.append(gone)
        new = self.drawn("swapped-draw")
        self.hand += [new] if new else []
        self.it_banishes()
        new = self.drawn("swapped")
        self.its_hand = [new, *self.its_hand] if new else self.its_hand

    def auctioneer(self, card, place):
        taken = self.said.get("auction-die")
        if taken:
            self.it_takes(taken)
            for track in TRACKS:
                self.you_take(track, int(track != taken))

    def eo(self, card, place):
        if not any(self.color[one] == "red" for one in self.its_hand[:6]):
            self.harmony(card, place)

    def roque(self, card, place):
        seen = self.its_hand[:6]
        if not seen:
            return
        hit = self.said["roque-name"] == self.said["roque-pick"]
        if hit:
            seen.remove(self.said["roque-pick"])
            self.banished.append(self.said["roque-pick"])
            self.goes(card, place, self.banished)
        order = [self.said[f"roque-shuffle-{left}"] for left in range(len(seen), 1, -1)]
        last = [one for one in seen if one not in order]
        self.its_hand = [*order, *last, *self.its_hand[6:]]

    def deploy_another(self, card, place):
        if card == "calliope":
            other = self.drawn("calliope-card")
        elif card == "modjob":
            other = self.at[place].pop(1)
        else:
            blues = [one for one in self.at[place][1:] if self.color[one] == "blue"]
            other = self.said.get("orion-card", blues[0])
            self.at[place].remove(other)
        self.deploy(other, "jupiter" if card == "orion" else self.said[f"{card}-to"])


def some_table(chance, box, game, character):
    """A table about to see this character deployed: few cards on it, so that colours and names often meet."""
    out = box.removed(True)
    ids = [id for n, id in enumerate(box.ids) if n not in out and id != character]
    chance.shuffle(ids)
    wanted = {
        "karnus": ["nero", "mustang", "the-jackal"],
        "modjob": ["arlus", "nanny"],
        "orion": ["virga", "pelus", "invictus"],
    }.get(character, [])
    here = chance.sample(wanted, min(len(wanted), chance.randint(0, 2)))
    ids = [id for id in ids if id not in here]
    data = {
        "level": "2",
        "cards": "app",
        "house": "mars",
        "variant": True,
        "card_five": "balanced",
        "phase": "human",
        "first": "human",
        "closing": "",
        "deployed": "",
        "priorities": dict(zip(ROW, chance.sample("ABCD", 4), strict=True)),
        "side": "even",
        "locations": {name: [ids.pop() for _ in range(chance.randint(0, 3))] for name in ROW},
        "banished": [ids.pop() for _ in range(chance.randint(0, 2))],
        "sovereign": chance.choice(("", "automus")),
        "discard": chance.choice(([], [1, 2], [2, 1])),
    }
    place = chance.choice(ROW)
    data["locations"][place] = [*here, *data["locations"][place]]
    sizes = {"human": chance.randint(0, 3), "automus": chance.choice((0, 1, 2, 6, 8))}
    for who, size in sizes.items():
        tokens = {track: chance.choice((0, 1, 3, 9, 10)) for track in TRACKS}
        data[who] = {**tokens, "hand": [ids.pop() for _ in range(size)]}
    data["human"]["hand"].append(character)
    if not chance.randint(0, 3):  # a deck almost run out: the rest lies among the banished
        data["banished"] += ids[2:]
        ids = ids[: chance.randint(0, 2)]
        known = {*ids, *data["banished"], *data["human"]["hand"], *data["automus"]["hand"]}
        known |= {id for pile in data["locations"].values() for id in pile}
        data["banished"] += [id for n, id in enumerate(box.ids) if n not in out and id not in known]
    data["deck"] = {"top": [], "rest": ids, "bottom": []}
    return data, place


@pytest.mark.rule("human-abilities", "hand-bottom", "hand-top", "free-gains", "R8", "R19")
@pytest.mark.parametrize("character", sorted(WITH_ABILITY))
def test_an_ability_does_what_a_plain_reading_of_the_card_does(game, box, character):
    chance = random.Random(character)
    used = 0
    for _ in range(TIMES):
        data, place = some_table(chance, box, game, character)
        said, state = {}, game.from_json(data)
        event = {"type": "deployed", "location": place, "card": character}
        found = game.apply(state, game.decode_event(event))
        while found.state.pending is not None:
            question = found.questions[0]
            said[question.id] = chance.choice([option.value for option in question.options])
            found = game.apply(found.state, game.decode_event(question.answer(said[question.id])))
        used += said.get(f"ability-{character}") == "yes"
        plain = Plain(box, data, said)
        plain.hand.remove(character)
        plain.deploy(character, place)
        now = game.to_json(found.state)
        assert now["locations"] == plain.at
        assert sorted(now["human"]["hand"]) == sorted(plain.hand)
        assert now["automus"]["hand"] == plain.its_hand
        assert sorted(now["banished"]) == sorted(plain.banished)
        assert len(now["deck"]["rest"]) == plain.deck
        for track in TRACKS:
            assert (now["human"][track], now["automus"][track]) == (plain.you[track], plain.it[track])
        assert now["sovereign"] == plain.sovereign
        assert (now["phase"] != "deployed") is plain.over
    assert used > TIMES // 10, "the ability came to be used"


@pytest.mark.rule("human-abilities")
@pytest.mark.parametrize("character", sorted(AHEAD))
def test_a_card_is_handed_over_exactly_while_you_are_ahead(game, box, character):
    chance = random.Random(character)
    for _ in range(TIMES):
        data, place = some_table(chance, box, game, character)
        event = game.decode_event({"type": "deployed", "location": place, "card": character})
        asked = [question.id for question in game.apply(game.from_json(data), event).questions]
        ahead = data["human"][AHEAD[character]] > data["automus"][AHEAD[character]]
        assert (f"ability-{character}" in asked) is ahead


def test_every_ability_of_the_box_that_touches_the_automus_is_read_here(box):
    touching = {id for id, who in box.printed.characters.items() if who.touches or who.deploys}
    assert touching - {"psychologist"} == set(WITH_ABILITY)
