"""The panel beside the board shows the card that counts: that of the combat, or that of the turn."""

import re

import pytest
from playwright.sync_api import expect
from table_taps import steps_done

pytestmark = pytest.mark.slow

ATTACK = (
    "scythe1 automa A=rusviet:c46:m35:w36,47:p12:$5:k2:t9 H=polania:c45:w31,41:p5:o2:$4 T=12 L=1 D=15,16 S=2"
)
"""With either of the two cards left the Automa attacks; the other one is the card of the combat."""
SWITCH = "scythe1 automa A=rusviet:c46:w36,47:p3:$5:k2:t8 H=polania:cb:w31,41:p5:o2:$4 T=12 L=3 D=1"
"""The card left moves the cube to the first star: the turn is resolved on scheme I and ends on scheme II."""


def fought(companion, turn):
    """A table at which the Automa has attacked with this card, and every view from the combat's card on."""
    combat = 31 - turn
    view = companion.say("open-link", game="scythe", text=ATTACK, physical=["automa"]).json()
    table = view["table"]
    view = companion.say("answer", table=table, question="automa-card", value=turn).json()
    known = {"combat-power": 5, "combat-dial": 0, "combat-cards": 0, "combat-card": combat}
    while (question := view["questions"][0]["id"]) in known:
        view = companion.say("answer", table=table, question=question, value=known[question]).json()
    return table, question, combat


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("turn", [15, 16])
def test_during_a_combat_the_panel_shows_the_card_of_the_combat(open_page, companion, size, turn):
    table, question, combat = fought(companion, turn)
    page = open_page(size, f"#/table/{table}")
    card = page.locator(".beside .card")

    def fights():
        expect(card.locator(".number")).to_have_text(str(combat))
        expect(card).to_have_class(re.compile("focused"))
        expect(card.locator("th.on")).to_have_text("8–13")  # twelve power before the combat

    fights()
    if question == "combat-automa-cards":  # the Automa's own combat cards are drawn by the player
        companion.say("answer", table=table, question=question, value=4)
        expect(page.locator(".do")).to_contain_text("wins")
        fights()
    assert steps_done(page)
    expect(card.locator(".number")).to_have_text(str(turn))
    expect(card.locator(".on")).to_have_count(0)


def test_the_card_that_switched_schemes_is_shown_on_the_scheme_it_was_resolved_on(open_page, companion):
    table = companion.say("open-link", game="scythe", text=SWITCH).json()["table"]
    view = companion.say("deal", table=table).json()
    assert (view["position"]["scheme"], view["position"]["top"]) == (2, 1)
    page = open_page("phone", f"#/table/{table}")
    expect(page.locator(".beside .card .scheme")).to_have_text("I")


def test_an_opened_link_is_headed_by_its_level(open_page, companion):
    table = companion.say("open-link", game="scythe", text=ATTACK).json()["table"]
    expect(open_page("phone", f"#/table/{table}").locator("header").first).to_contain_text("Automa (")
