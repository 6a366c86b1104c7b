"""The Automa's turn and combat in both directions once more, from the books, with plain dictionaries.

Nothing here comes from the engine but the position's JSON form and the printed values. Whatever only the
table knows is read from ``answers`` by the question's id: a question the book does not raise, or one left
unasked, shows.
"""

import copy
import tomllib

from games.scythe.rules.test_against_plain_rules import AROUND, BOX, FACTORY, MAP, PLAIN, SPOTS, TYPES, Plain

PRINTED = tomllib.loads((BOX / "automa_cards.toml").read_text(encoding="utf-8"))
CARDS = {int(number): card for number, card in PRINTED["cards"].items()}
INVADERS = {int(number): change for number, change in PRINTED["invaders"].items()}
STAR_CARDS = tomllib.loads((BOX / "star_cards.toml").read_text(encoding="utf-8"))["star_cards"]
TRAPS = {"power": 3, "coins": 4, "combat-cards": 2}


class PlainTurn:
    """A position that something happens to."""

    def __init__(self, form, answers):
        self.now = copy.deepcopy(form)
        self.automa, self.human = self.now["automa"], self.now["human"]
        self.answers, self.read = answers, set()
        self.ultimaszyna = form["level"] == "ultimaszyna"

    def asked(self, id):
        self.read.add(id)
        return self.answers[id]

    # --- the Automa's turn (pp. 3 to 4, 8 to 9, 12)

    def turn(self, number):
        self.drawn(number)
        self.now |= {"top": number, "turn": self.now["turn"] + 1}
        card = dict(CARDS[number])
        if self.automa["faction"] in ("albion", "togawa"):
            card |= INVADERS.get(number, {})
        if card["passes"] and (self.now["level"] == "autometta" or self.now["modifiers"]["passes"]):
            return
        lines = card[f"scheme_{self.now['scheme']}"]
        self.moves(lines["moves"])
        for place, reward in enumerate(lines["gains"]):
            if self.now["over"] is None and self.for_it(reward):
                self.gain(place, reward)
        if self.now["over"] is not None:
            return
        star = self.recruit(lines.get("recruit"))
        if card["star"]:
            self.cube()
        if star and self.now["over"] is None and self.asked("recruit-star"):
            self.human_star()

    def for_it(self, symbol):
        """Brackets are for one faction."""
        return symbol.get("only", self.automa["faction"]) == self.automa["faction"]

    def drawn(self, number):
        """A card leaves the deck; an empty one was shuffled from both piles first."""
        if not self.now["deck"]:
            self.now |= {"deck": sorted(CARDS), "combat_pile": []}
        self.now["deck"].remove(number)

    def moves(self, symbols):
        fights = 0
        for place, symbol in enumerate(symbols):
            if not self.for_it(symbol) or self.automa["power"] < symbol.get("power", 0):
                continue
            found = PLAIN[symbol["action"]](Plain(self.now))
            if found is None:
                continue
            if self.now["modifiers"]["move_check"] and self.asked(f"move-check-{place}") >= 4:
                return
            fights += symbol["action"] == "attack-combat-unit"
            self.move(symbol["action"], found, fights)
            if self.now["over"] or not (self.ultimaszyna or self.now["modifiers"]["all_moves"]):
                return

    def move(self, action, found, fights):
        piece, to = found["piece"], found["to"]
        if piece == "character":
            self.automa["character"] = to
        else:
            units = self.automa[f"{piece}s"]
            units.remove(found["from"])
            self.automa[f"{piece}s"] = placed([*units, to])
        if self.human["faction"] == "togawa" and to in self.human["tokens"] and found["from"] != to:
            self.trap(to)
        if action == "attack-combat-unit":
            self.fight(to, "automa", "combat" if fights == 1 else f"combat-{fights}")
        else:
            self.send_home(to)
            self.human["resources"].pop(to, None)
        if piece == "character" and self.automa["character"] == to and self.now["over"] is None:
            if to in self.now["encounters"]:
                self.now["encounters"].remove(to)
            elif to == FACTORY:
                self.automa["factory_card"] = True

    def trap(self, at):
        penalty = self.asked(f"trap-{at}")
        if penalty != "popularity":
            field = penalty.replace("-", "_")
            self.automa[field] = max(0, self.automa[field] - TRAPS[penalty])
        self.human["tokens"].remove(at)
        self.human["disarmed"] = placed([*self.human["disarmed"], at])

    def gain(self, place, reward):
        kind, count = reward["gain"], reward["count"]
        if kind == "combat-card":
            self.automa["combat_cards"] += count
        elif kind == "coin":
            self.automa["coins"] += self.modified(count, "coins")
        elif kind == "power":
            self.gain_power(self.modified(count, "power"))
        else:
            for nth in range(count):
                self.piece(kind, f"piece-check-{place}-{nth}")

    def modified(self, count, what):
        found = max(0, count + self.now["modifiers"][what])
        return found + 1 if found and self.ultimaszyna else found

    def gain_power(self, count):
        self.automa["power"] = min(16, self.automa["power"] + count)
        if self.automa["power"] == 16 and not self.automa["power_star"]:
            self.automa["power_star"] = True
            self.ended()

    def piece(self, kind, check):
        """From the mat to the base: a worker; or the character, and a mech only when it is not there."""
        if kind == "worker":
            field, left = "workers", 8 - len(self.automa["workers"])
        else:
            field, left = "mechs", 4 - len(self.automa["mechs"])
            if self.automa["character"] == "mat":
                field, left = "character", 1
        if not left or (self.now["modifiers"]["piece_check"] and self.asked(check) >= 4):
            return
        self.automa[field] = "base" if field == "character" else [*self.automa[field], "base"]

    def recruit(self, bonus):
        """True: the human has come to the end of a track."""
        if bonus is None or bonus not in self.human["recruits"] or bonus == "combat-card":
            return False
        if bonus == "coin":
            self.human["coins"] += 1
            return False
        end = 16 if bonus == "power" else 18
        before, self.human[bonus] = self.human[bonus], min(end, self.human[bonus] + 1)
        return before < end == self.human[bonus]

    def cube(self):
        self.automa["tracker"] += 1
        stars = STAR_CARDS[self.now["level"]]["stars"]
        if self.automa["tracker"] in stars:
            self.ended()
        if self.automa["tracker"] == stars[0] and self.now["over"] is None:
            self.now |= {"scheme": 2, "deck": sorted(CARDS), "combat_pile": []}

    # --- combat (p. 10)

    def attack(self, at):
        """The human attacks."""
        self.fight(at, "human", "combat")
        if self.now["over"] is None and self.human["character"] == at and at in self.now["encounters"]:
            self.now["encounters"].remove(at)

    def fight(self, at, attacker, tag):
        self.human["power"] = self.asked(f"{tag}-power")
        before = self.human["power"]
        self.abilities(at, attacker, tag)
        topped = before < 16 == self.human["power"]
        if topped and attacker == "human" and self.asked(f"{tag}-power-star"):
            self.human_star()
            if self.now["over"]:
                return
        mine = self.human_strength(at, tag)
        its = self.automa_strength(tag)
        if its > mine or (its == mine and attacker == "automa"):
            self.human_beaten(at, tag)
        else:
            self.automa_beaten(at, attacker, its)
        if topped and attacker == "automa" and self.now["over"] is None and self.asked(f"{tag}-power-star"):
            self.human_star()

    def abilities(self, at, attacker, tag):
        human, automa = self.human, self.automa
        army = human["mechs"].count(at) + (human["character"] == at)
        for ability in ("artillery", "disarm", "sword", "shield", "ronin", "scout"):
            can = {
                "artillery": human["power"] >= 1,
                "disarm": at in MAP["tunnels"] or at in human["structures"],
                "sword": attacker == "human",
                "shield": attacker == "automa",
                "ronin": army == 1 and at not in human["workers"],
                "scout": automa["combat_cards"] > 0,
            }[ability]
            if ability not in human["abilities"] or not can or not self.asked(f"{tag}-{ability}"):
                continue
            if ability in ("artillery", "disarm", "sword"):
                automa["power"] = max(0, automa["power"] - 2)
            if ability == "artillery":
                human["power"] -= 1
            if ability in ("shield", "ronin"):
                human["power"] = min(16, human["power"] + 2)
            if ability == "scout":
                automa["combat_cards"] -= 1

    def human_strength(self, at, tag):
        dial = self.asked(f"{tag}-dial") if self.human["power"] else 0
        assert 0 <= dial <= min(7, self.human["power"])
        self.human["power"] -= dial
        units = self.human["mechs"].count(at) + (self.human["character"] == at)
        units += "peoples-army" in self.human["abilities"] and at in self.human["workers"]
        units += "suiton" in self.human["abilities"] and TYPES[at] == "lake"
        cards = self.asked(f"{tag}-cards")
        assert cards <= 5 * units
        return dial + cards

    def automa_strength(self, tag):
        number = self.asked(f"{tag}-card")
        self.drawn(number)
        self.now["combat_pile"] = sorted([*self.now["combat_pile"], number])
        card, power = CARDS[number], self.automa["power"]
        spent = min(power, card["combat_power"][0 if power <= 7 else 1 if power <= 13 else 2])
        cards = min(card["combat_cards"], self.automa["combat_cards"])
        self.automa["power"] -= spent
        self.automa["combat_cards"] -= cards
        return spent + (self.asked(f"{tag}-automa-cards") if cards else 0)

    def human_beaten(self, at, tag):
        to = workers = "base"
        lakes = {place for place in AROUND[at] if TYPES[place] == "lake"} - self.automa_places()
        if "seaworthy" in self.human["abilities"] and lakes:
            to = self.asked(f"{tag}-retreat")
            assert to == "base" or to in lakes
            if to != "base" and at in self.human["workers"] and at in self.human["mechs"]:
                workers = self.asked(f"{tag}-retreat-workers")
        self.send_home(at, to, workers)
        self.human["resources"].pop(at, None)
        if self.automa["combat_stars"] < 2:
            self.automa["combat_stars"] += 1
            self.ended()

    def automa_beaten(self, at, attacker, strength):
        automa, human = self.automa, self.human
        automa["combat_cards"] += strength > 0
        lost = automa["mechs"].count(at)
        left = [place for place in automa["mechs"] if place != at]
        automa["mechs"] = placed(left + ["base"] * lost * self.ultimaszyna)
        if automa["character"] == at:
            automa["character"] = "base" if self.ultimaszyna else "mat"
        if attacker == "human":
            workers = automa["workers"].count(at)
            automa["workers"] = placed("base" if place == at else place for place in automa["workers"])
            if "camaraderie" not in human["abilities"]:
                human["popularity"] = max(0, human["popularity"] - workers)
            self.take_resources(at)
        if human["combat_stars"] < 2 or human["faction"] == "saxony":
            human["combat_stars"] += 1
            self.human_star()

    def take_resources(self, at):
        if not self.now["top"] or TYPES[at] in ("lake", "village", "factory"):
            return
        found = self.human["resources"].get(at, 0) + CARDS[self.now["top"]]["resources"]
        if found:
            self.human["resources"][at] = found

    # --- who is where, and stars

    def send_home(self, at, to="base", workers="base"):
        human = self.human
        human["character"] = to if human["character"] == at else human["character"]
        human["mechs"] = placed(to if place == at else place for place in human["mechs"])
        human["workers"] = placed(workers if place == at else place for place in human["workers"])

    def automa_places(self):
        return {*self.automa["workers"], *self.automa["mechs"], self.automa["character"]}

    def human_star(self):
        self.human["stars"] += 1
        if self.human["stars"] == 6:
            self.now["over"] = "human"
            self.call_off()

    def call_off(self):
        """Combats not fought: every unit of the human goes back, the first of them with what was carried."""
        its, human = {*self.automa["mechs"], self.automa["character"]}, self.human
        for at in [place for place in SPOTS if place in its & {*human["mechs"], human["character"]}]:
            pieces = ["character"] * (human["character"] == at)
            pieces += ["mechs"] * human["mechs"].count(at) + ["workers"] * human["workers"].count(at)
            for number, piece in enumerate(pieces, 1):
                to = self.asked(f"back-{at}-{number}")
                if piece == "character":
                    human["character"] = to
                else:
                    human[piece].remove(at)
                    human[piece] = placed([*human[piece], to])
                if to != "base" and at in human["resources"]:
                    human["resources"][to] = human["resources"].get(to, 0) + human["resources"].pop(at)

    def ended(self):
        if automa_stars(self.now) >= 6:
            self.now["over"] = "automa"


def automa_stars(form):
    stars = [space for space in STAR_CARDS[form["level"]]["stars"] if space <= form["automa"]["tracker"]]
    return len(stars) + form["automa"]["combat_stars"] + form["automa"]["power_star"]


def placed(places):
    return sorted(places, key=lambda place: SPOTS.get(place, (99, 99)))
