"""The laurels of a hand: every condition, and hands that other people have counted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.games.red_rising.box.clauses import COLORS
from automatable.games.red_rising.display import scorecard
from automatable.games.red_rising.position.state import Tokens
from automatable.games.red_rising.rules.hand_laurels import conditions
from automatable.games.red_rising.rules.hand_laurels.conditions import Around
from automatable.games.red_rising.rules.hand_laurels.score import SEARCH_LIMIT, score
from automatable.games.red_rising.rules.hand_laurels.wild_cards import Wild, plain


def bonus_of(box, card, others, *, fleet=0, helium=0, influence=0, against=(0, 0, 0), gone=0, **more):
    """The end-game points of one card in a hand; wild cards stay plain."""
    hand = (card, *others.split())
    wilds = tuple(Wild(box.numbers[id], "", "") for id in hand)
    banished = more.pop("banished", {})
    around = Around(
        own=Tokens(fleet, helium, influence),
        opponents=(Tokens(*against),),
        banished=banished,
        banished_cards=gone or sum(banished.values()),
        **more,
    )
    return score(box, wilds, around).cards[0].bonus


SEVEN = "seer ceo modjob virga hacker pelus"

# card, other cards in hand, what lies around, its end-game points
CASES = [
    ("invictus", "", {"fleet": 3, "against": (3, 0, 0)}, 16),
    ("invictus", "", {"fleet": 3, "against": (4, 0, 0)}, -9),
    ("morning-star", "", {}, -15),
    ("morning-star", "virga", {}, 0),
    ("orion", "", {"fleet": 4}, 4),
    ("orion", "the-pax", {"fleet": 4}, 14),
    ("pelus", "", {"fleet": 4}, 0),
    ("pelus", "", {"fleet": 7}, 20),
    ("pelus", "", {"fleet": 8}, 35),
    ("quietus", "", {"influence": 2, "against": (0, 0, 2)}, 16),
    ("quietus", "", {"influence": 2, "against": (0, 0, 3)}, 0),
    ("the-pax", "sevro", {}, 15),
    ("the-pax", "lorn", {}, 0),
    ("virga", "", {"fleet": 5}, 0),
    ("virga", "", {"fleet": 8}, 15),
    ("virga", "", {"fleet": 9}, 30),
    ("artisan-chef", "lorn aja judge", {}, 10),
    ("assassin", "sefi stained judge", {}, 20),
    ("gardener", "matteo musician judge", {}, 10),
    ("janitor", "hacker surgeon virga judge", {}, 15),
    ("mess-hall-cook", "bridge cyther judge", {}, 10),
    ("modjob", "dancer nanny judge", {}, 15),
    ("nanny", "ceo judge lawyer lorn", {}, 15),
    ("administrator", "", {"influence": 2, "against": (0, 0, 2)}, 15),
    ("administrator", "", {"influence": 3, "against": (0, 0, 2)}, 0),
    ("bondilus", "lorn", {"sovereign": True}, 10),
    ("bondilus", "judge", {}, 0),
    ("diplomat", "", {"influence": 4, "against": (0, 0, 4)}, 19),
    ("diplomat", "", {"influence": 4, "against": (0, 0, 5)}, 0),
    ("lawyer", "seer", {}, 12),
    ("lawyer", "judge", {}, 22),
    ("lawyer", "seer judge", {}, 34),
    ("politician", "", {"influence": 4, "against": (0, 0, 4)}, 15),
    ("politician", "", {"influence": 3, "against": (0, 0, 4)}, 0),
    ("timony", "", {"influence": 6}, 18),
    ("aja", "octavia", {}, 15),
    ("aja", "nero", {}, 0),
    ("antonia", "the-jackal", {}, 15),
    ("antonia", "lorn nero", {}, 15),
    ("antonia", "lorn", {}, 0),
    ("antonia", "victra", {}, -10),
    ("ash-lord", "virga pelus", {"banished": {"blue": 3}}, 25),
    ("boneriders", "bridge", {}, 15),
    ("boneriders", "the-jackal", {}, 15),
    ("boneriders", "lorn", {}, 0),
    ("cassius", "mustang darrow", {}, 40),
    ("cassius", "darrow", {}, -20),
    ("cassius", "mustang", {}, 0),
    ("fitchner", "darrow", {}, 10),
    ("fitchner", "darrow sevro", {}, 20),
    ("fitchner", "lorn", {}, 0),
    ("karnus", "cassius", {}, 30),
    ("karnus", "nero", {}, -15),
    ("lorn", "judge", {}, 15),
    ("lorn", "aja", {}, 0),
    ("lysander", "", {"sovereign": True}, 20),
    ("lysander", "cassius", {}, 20),
    ("lysander", "lorn", {}, 0),
    ("mustang", "judge seer ceo", {}, 15),
    ("nero", "", {"sovereign": True}, 10),
    ("nero", "cassius octavia", {}, -10),
    ("octavia", "", {}, -30),
    ("octavia", "lysander", {}, 0),
    ("octavia", "", {"sovereign": True}, 0),
    ("pax-au-telemanus", "sefi", {}, 20),
    ("pax-au-telemanus", "mustang", {}, 20),
    ("pax-au-telemanus", "lorn", {}, 0),
    ("romulus", "virga", {"sovereign": True}, 15),
    ("romulus", "", {}, -25),
    ("romulus", "virga octavia", {}, -25),
    ("roque", "virga pelus", {}, 10),
    ("sevro", "victra", {}, 20),
    ("sevro", "dancer", {}, 20),
    ("sevro", "lorn", {}, 0),
    ("tactus", "evey", {}, 20),
    ("tactus", "darrow", {}, 20),
    ("tactus", "lorn", {}, 0),
    ("the-howlers", "sevro", {}, 15),
    ("the-howlers", "lorn", {}, 0),
    ("the-jackal", "", {"sovereign": True}, 30),
    ("the-jackal", "darrow", {}, -30),
    ("the-telemanuses", "the-pax", {}, 15),
    ("the-telemanuses", "lorn", {}, 0),
    ("victra", "the-howlers sevro", {}, 20),
    ("victra", "darrow", {}, 10),
    ("victra", "lorn", {}, 0),
    ("bridge", "", {"board": {"pink": 2, "violet": 1, "gold": 4}}, 15),
    ("colonel-valentin", "", {"board": {"gold": 2}}, 10),
    ("danto", "", {"board": {"copper": 1, "white": 1}}, 10),
    ("holiday", "", {"board": {"orange": 1, "blue": 2}}, 15),
    ("sun-hwa", "", {"board": {"obsidian": 1, "green": 2}}, 15),
    ("trigg", "", {"board": {"gray": 1, "yellow": 2}}, 15),
    ("ugly-dan", "", {"board": {"red": 1, "brown": 2}}, 15),
    ("codebreaker", "lorn aja", {}, 22),
    ("codebreaker", "the-pax timony", {}, 0),
    ("dataport-specialist", "virga", {}, 26),
    ("dataport-specialist", "lorn", {}, 0),
    ("developer", "", {"top_value": 35}, 35),
    ("firewall-expert", "", {"hidden": True}, 22),
    ("firewall-expert", "", {}, 0),
    ("hacker", "lorn", {}, 0),
    ("holo-designer", "musician", {}, 28),
    ("holo-designer", "lorn", {}, 0),
    ("alfrun", "nero jopho", {}, 20),
    ("alfrun", "lorn", {}, 0),
    ("alia-snowsparrow", "lorn bridge", {}, 24),
    ("alia-snowsparrow", "lorn judge", {}, 0),
    ("helga", "the-pax", {}, 16),
    ("helga", "lorn", {}, 0),
    ("jopho", "nero alfrun", {}, 20),
    ("ragnar", "cyther sefi", {}, 20),
    ("ragnar", "lorn", {}, 0),
    ("sefi", "ragnar", {}, 20),
    ("sefi", "lorn aja", {}, -10),
    ("stained", "lorn", {}, 15),
    ("stained", "sefi", {}, 0),
    ("aegis-craftsman", "lorn", {}, 20),
    ("aegis-craftsman", "sefi", {}, 0),
    ("artificer", "cyther lorn", {}, 20),
    ("artificer", "lorn", {}, 0),
    ("cyther", "virga", {}, 16),
    ("cyther", "lorn", {}, 0),
    ("gravboot-cobbler", "bridge", {}, 14),
    ("gravboot-cobbler", "judge", {}, 0),
    ("pulse-armorer", "bridge", {}, 17),
    ("pulse-armorer", "judge", {}, 0),
    ("pulse-fist-engineer", "sefi", {}, 18),
    ("pulse-fist-engineer", "judge", {}, 0),
    ("razor-designer", "lorn", {}, 13),
    ("razor-designer", "lorn sefi", {}, 0),
    ("calliope", "the-jackal", {}, 20),
    ("calliope", "lorn", {}, 0),
    ("conversationalist", "judge", {}, 15),
    ("conversationalist", "lorn", {}, 0),
    ("evey", "darrow", {}, 15),
    ("evey", "mickey-the-carver", {}, -15),
    ("garden-trained-rose", "ceo", {}, 14),
    ("garden-trained-rose", "lorn", {}, 0),
    ("masseuse", "lawyer", {}, 16),
    ("masseuse", "lorn", {}, 0),
    ("matteo", "", {}, 0),
    ("matteo", "evey", {}, 17),
    ("matteo", "quicksilver", {}, 17),
    ("theodora", "lorn", {}, 14),
    ("theodora", "dancer", {}, 14),
    ("theodora", "lorn dancer", {}, 0),
    ("arlus", "judge", {}, 25),
    ("arlus", "lorn", {}, 0),
    ("dancer", "judge", {}, 22),
    ("dancer", "lorn", {}, 11),
    ("dancer", "lorn bridge", {}, 0),
    ("darrow", SEVEN, {}, 30),
    ("darrow", "seer ceo modjob virga hacker", {}, 0),
    ("deanna", "dancer", {}, 26),
    ("deanna", "lorn", {}, 0),
    ("eo", "dancer deanna", {}, 20),
    ("eo", "bridge", {}, 0),
    ("eo", "trigg", {}, -10),
    ("harmony", "evey modjob sefi", {}, 33),
    ("harmony", "lorn", {}, 0),
    ("uncle-narol", "dancer modjob", {}, 40),
    ("uncle-narol", "lorn", {}, 0),
    ("ceo", "", {"helium": 5}, 18),
    ("ceo", "", {"helium": 4}, 0),
    ("loan-shark", SEVEN, {}, 7),
    ("loan-shark", "seer", {}, 0),
    ("quicksilver", "", {"helium": 3, "against": (0, 3, 0)}, 0),
    ("quicksilver", "", {"helium": 3, "against": (0, 4, 0)}, -30),
    ("sponsor", "", {"influence": 5}, 10),
    ("stock-broker", "", {"helium": 4}, 20),
    ("stock-broker", "", {"helium": 8}, 25),
    ("4d-painter", "lorn judge", {}, 31),
    ("4d-painter", "lorn aja", {}, 0),
    ("holo-host", "", {"influence": 2, "against": (0, 0, 2)}, 18),
    ("holo-host", "", {"influence": 2, "against": (0, 0, 3)}, 0),
    ("mickey-the-carver", "lorn", {"banished": {"red": 1}}, 20),
    ("mickey-the-carver", "", {"banished": {"blue": 1}}, 0),
    ("musician", "lorn judge", {}, 32),
    ("musician", "lorn aja", {}, 0),
    ("reporter", "", {"helium": 2, "against": (0, 2, 0)}, 29),
    ("reporter", "", {"helium": 1, "against": (0, 2, 0)}, 0),
    ("vlogger", "", {"fleet": 2, "against": (2, 0, 0)}, 23),
    ("vlogger", "", {"fleet": 1, "against": (2, 0, 0)}, 0),
    ("zanzibar", "aja pelus", {}, 31),
    ("zanzibar", "lorn", {}, 0),
    ("judge", "lorn aja", {}, 9),
    ("magistrate", "", {"fleet": 3, "helium": 3, "influence": 3}, 15),
    ("magistrate", "", {"fleet": 3, "helium": 2, "influence": 3}, 0),
    ("orator", "", {}, 21),
    ("orator", "", {"sovereign": True}, 0),
    ("priestess", "lorn nero", {}, 20),
    ("priestess", "seer", {}, 0),
    ("seer", "", {"sovereign": True}, 11),
    ("seer", "", {}, 0),
    ("group-counselor", "", {"gone": 8}, -8),
    ("pathologist", "", {"gone": 4}, 0),
    ("pathologist", "", {"gone": 9}, 10),
    ("pathologist", "", {"gone": 10}, 25),
    ("researcher", "", {"gone": 4}, 17),
    ("researcher", "", {"gone": 5}, 0),
    ("surgeon", "lorn aja", {}, 10),
]
PLAIN = {  # nothing but their core value at the end
    "auctioneer",
    "banker",
    "dr-virany",
    "hacker",
    "hypnotist",
    "investor",
    "justice",
    "martyr",
    "online-gambler",
    "psychologist",
}


@pytest.mark.rule("hand-laurels")
@pytest.mark.parametrize(
    ("card", "others", "around", "points"), CASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_characters_condition(box, card, others, around, points):
    assert bonus_of(box, card, others, **around) == points


@pytest.mark.rule("hand-laurels")
def test_no_character_is_left_out_of_the_cases(box):
    assert {card for card, *_ in CASES} | PLAIN == set(box.ids)
    assert {id for id, person in box.printed.characters.items() if not person.bonuses} == PLAIN


def hand_of(box, text):
    return tuple(Wild(box.numbers[id]) for id in text.split())


@pytest.mark.rule("R15")
def test_the_lawyers_two_lines_add_up(box):
    assert bonus_of(box, "lawyer", "judge orator") == 34


@pytest.mark.rule("R16")
def test_the_artisan_chef_forgives_the_losing_lines_of_golds_only(box):
    found = score(box, hand_of(box, "artisan-chef antonia victra sefi"), Around())
    by_card = {card.card: card for card in found.cards}
    assert by_card["antonia"].bonus == 0  # without the chef -10
    assert by_card["antonia"].lines[1].forgiven
    assert by_card["sefi"].bonus == -10  # its own loss is no Gold's line
    assert by_card["artisan-chef"].bonus == 10


@pytest.mark.rule("R17")
def test_a_card_of_two_colours_fits_counts_once_and_shares_both(box):
    n = box.numbers
    # as a Red a Gray goes with Harmony; plain it does not
    assert score(box, (Wild(n["harmony"]), Wild(n["bridge"], "red")), Around()).cards[0].bonus == 33
    assert score(box, (Wild(n["harmony"]), Wild(n["bridge"], "")), Around()).cards[0].bonus == 0
    # a Gray that is also Orange is one card for the cook
    assert score(box, (Wild(n["mess-hall-cook"]), Wild(n["bridge"], "orange")), Around()).cards[0].bonus == 5
    # for the painter it shares a colour with a Red
    painter = (Wild(n["4d-painter"]), Wild(n["bridge"], "red"), Wild(n["dancer"]))
    assert score(box, painter, Around()).cards[0].bonus == 0


@pytest.mark.rule("R18")
def test_wild_cards_are_treated_as_brings_most_and_stay_plain_when_nothing_does(box):
    found = score(box, hand_of(box, "cassius mustang razor-designer"), Around())
    assert found.cards[2].name == "darrow"
    assert found.cards[0].bonus == 40
    found = score(box, hand_of(box, "deanna bridge"), Around())
    assert (found.cards[1].color, found.cards[0].bonus) == ("red", 26)
    plain = score(box, hand_of(box, "lorn bridge"), Around())
    assert (plain.cards[1].color, plain.cards[0].bonus) == ("", 15)


@pytest.mark.rule("R18")
def test_a_hand_with_too_many_ways_is_improved_one_card_at_a_time_and_says_so(box):
    grays = [id for id, person in box.printed.characters.items() if person.wild == "color"]
    found = score(box, hand_of(box, " ".join(["mustang", "deanna", *grays])), Around())
    assert not found.best
    assert found.cards[1].bonus == 26
    # one Gray is Deanna's other Red; the other six bring new colours to gold, red and gray
    assert found.cards[0].bonus == 5 * (3 + len(grays) - 1)
    assert len(COLORS) ** len(grays) > SEARCH_LIMIT


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_the_order_of_a_hand_never_matters_and_treating_wild_cards_never_costs(box, data):
    hand = data.draw(st.lists(st.sampled_from(range(112)), min_size=1, max_size=8, unique=True))
    around = Around(
        own=Tokens(*data.draw(st.tuples(*[st.integers(0, 10)] * 3))), opponents=(Tokens(5, 5, 5),)
    )
    best = score(box, tuple(Wild(card) for card in hand), around)
    turned = score(box, tuple(Wild(card) for card in reversed(hand)), around)
    plain = score(box, tuple(Wild(card, "", "") for card in hand), around)
    if best.best:
        assert (best.core, best.bonus) == (turned.core, turned.bonus)
    assert best.core == plain.core == sum(box.people[card].value for card in hand)
    assert best.bonus >= plain.bonus


BOARD = {
    "jupiter": ["Diplomat", "Modjob", "Uncle Narol"],
    "mars": ["Loan Shark"],
    "luna": ["Masseuse", "Danto", "Lawyer", "CEO", "Morning Star"],
    "institute": ["Politician"],
}
B = {"fleet": 0, "helium": 6, "influence": 9}
P = {"fleet": 8, "helium": 7, "influence": 6}
M = {"fleet": 1, "helium": 3, "influence": 8}

# a game of three players and a solo game, counted by another program (borisyankov/red-rising-engine, MIT):
# core, end-game points, fleet, helium, Sovereign token, influence, cards over seven
KNOWN = [
    (
        {
            **B,
            "sovereign": True,
            "opponents": [P, M],
            "hand": ["Judge", "Holiday", "Boneriders", "Quicksilver", "Roque", "Cyther", "Banker"],
        },
        (124, 32, 0, 18, 10, 36, 0),
    ),
    (
        {
            **P,
            "opponents": [B, M],
            "hand": [
                "Colonel Valentin",
                "The Pax",
                "Auctioneer",
                "Conversationalist",
                "Vlogger",
                "Victra",
                "Priestess",
            ],
        },
        (104, 38, 34, 21, 0, 6, 0),
    ),
    (
        {
            **M,
            "opponents": [B, P],
            "hand": [
                "Fitchner",
                "Mustang",
                "Dataport Specialist",
                "Surgeon",
                "Lysander",
                "Cassius",
                "Firewall Expert",
                {"card": "Ugly Dan", "color": "red"},
                {"card": "Trigg", "color": "blue"},
                {"card": "Razor Designer", "name": "Darrow"},
            ],
        },
        (154, 179, 1, 9, 0, 16, -30),
    ),
    (
        {
            "fleet": 2,
            "helium": 7,
            "influence": 10,
            "opponents": [{"fleet": 10, "helium": 4, "influence": 4}],
            "neutral": 3,
            "banished": ["Virga"],
            "hand": [
                "Timony",
                "The Howlers",
                "Magistrate",
                "Nanny",
                "Codebreaker",
                "Ash Lord",
                "Seer",
                "Darrow",
            ],
        },
        (122, 80, 3, 21, 0, 40, -10),
    ),
]


@pytest.mark.rule("hand-laurels", "human-laurels")
@pytest.mark.parametrize(("paper", "expected"), KNOWN, ids=["B of three", "P of three", "M of three", "solo"])
def test_known_hands_are_counted_as_they_were(box, paper, expected):
    scored = scorecard.count(box, scorecard.read({"neutral": 0, "board": BOARD, **paper}))
    core, bonus, ability, *tokens = (value for _, value in scored.parts)
    assert (core, bonus, *tokens) == expected
    assert ability == 0
    assert scored.total == sum(expected)


def test_reading_only_the_given_fields_of_a_condition_finds_what_reading_all_of_them_finds(box):
    """``_parts`` skips the functions that have nothing to read; without it all four are asked."""
    hand = tuple(plain(box, card) for card in range(0, len(box.people), 9))
    conditions_of = [clause.when for person in box.people for clause in person.bonuses if clause.when]
    assert len(conditions_of) > 50
    for when in conditions_of:
        for me in hand[:4]:
            everything = [leaf for part in conditions.FIELDS for leaf in part(when, me, hand, Around())]
            assert list(conditions.leaves_of(when, me, hand, Around())) == everything
