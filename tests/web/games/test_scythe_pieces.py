"""What Scythe's pieces look like and how a screen reader names them."""

import re

import pytest
from finished_games import finished
from playwright.sync_api import expect
from table_taps import steps_done, tap

pytestmark = pytest.mark.slow

WHITE = (
    "scythe1 automa A=rusviet:c46:m35:w36,47:p12:$5:k2:t9 "
    "H=polania:c45:m44:w31,41:p5:o2:$4 T=12 L=1 D=15,16 S=2"
)
"""Both sides have a character, a mech and two workers on the map; the human's are white."""
COVERED = """() => {
  const pieces = new Map();
  for (const body of document.querySelectorAll('.scythe .grip .piece .body')) {
    const kind = body.closest('[aria-label]').getAttribute('aria-label');
    const at = new DOMPoint();
    const own = body.transform.baseVal.consolidate()?.matrix;
    const inverse = own ? DOMMatrix.fromMatrix(own).inverse() : new DOMMatrix();
    const found = [];
    for (let y = -13; y <= 13; y += 0.5)
      for (let x = -13; x <= 13; x += 0.5) {
        const point = new DOMPoint(x, y).matrixTransform(inverse);
        if (body.isPointInFill(point)) found.push(`${x},${y}`);
      }
    pieces.set(kind, found);
  }
  return [...pieces];
}"""
"""The points that each piece covers around its own middle, by its name."""
COLOURS = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const colour = (element, what = 'fill') => parts(getComputedStyle(element)[what]);
  const piece = document.querySelector('.scythe .grip .piece.held');
  const types = [...document.querySelectorAll('.scythe polygon.hex')].map((one) => colour(one));
  return { body: colour(piece.querySelector('.body')), halo: colour(piece.querySelector('.halo')),
           edge: colour(piece.querySelector('.halo'), 'stroke'), hexes: types,
           radius: piece.querySelector('.halo').getBoundingClientRect().width,
           size: piece.querySelector('.body').getBoundingClientRect().width };
}"""


def table(companion, text=WHITE):
    return companion.say("open-link", game="scythe", text=text).json()["table"]


def contrast(one, other):
    """The contrast of two colours, as WCAG defines it."""

    def light(colour):
        parts = [c / 255 for c in colour]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_character_mech_and_worker_differ_in_their_silhouettes(open_page, companion):
    page = open_page("phone", f"#/table/{table(companion)}")
    expect(page.locator(".scythe .grip .piece").first).to_be_visible()
    covered = {name: set(points) for name, points in page.evaluate(COVERED)}
    shapes = {
        kind: next(points for name, points in covered.items() if re.search(rf"^your.*{kind}", name, re.I))
        for kind in ("character", "mech", "worker")
    }
    for one, other in (("worker", "character"), ("worker", "mech"), ("character", "mech")):
        both = len(shapes[one] & shapes[other]) / len(shapes[one] | shapes[other])
        assert both < 0.7, (one, other, both)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_selected_white_piece_stands_out_from_every_kind_of_ground(open_page, companion, scheme):
    page = open_page("phone", f"#/table/{table(companion)}", color_scheme=scheme)
    expect(page.locator(".scythe .grip .piece").first).to_be_visible()
    expect(page.locator(".scythe .piece.held")).to_have_count(0)
    tap(page, "R3C1")
    expect(page.locator(".scythe .grip .piece.held")).to_have_count(1)
    seen = page.evaluate(COLOURS)
    assert contrast(seen["body"], seen["halo"]) >= 4.5, "the white body on its halo"
    assert seen["radius"] > seen["size"], "the halo is larger than the piece"
    for ground in seen["hexes"]:
        assert max(contrast(seen["halo"], ground), contrast(seen["edge"], ground)) >= 3, ground


@pytest.mark.parametrize(("language", "star"), [("en-GB", "star"), ("ru-RU", "звезд")])
def test_the_star_stands_only_beside_stars(open_page, companion, language, star):
    """On the spaces that place one, on the card that moves the cube, on the button for one's own."""
    number = table(companion)
    page = open_page("desktop", f"#/table/{number}", language=language)
    steps_done(page)
    button = page.locator(".tray .new .button").last
    expect(button).to_contain_text(re.compile(star, re.I))
    drawing = button.locator("svg path").get_attribute("d")
    same = page.locator(f'svg path[d="{drawing}"]')
    expect(same).to_have_count(1)
    places = companion.say("printed", table=number).json()["tables"]["star_cards"]["automa"]["stars"]
    spaces = page.locator(".tracker li")
    for space in range(spaces.count()):
        lies = spaces.nth(space)
        expect(lies.locator("svg")).to_have_count(1 if space in places else 0)
        name = lies.get_attribute("aria-label") or ""
        assert bool(re.search(star, name, re.I)) is (space in places), name
    symbol = spaces.nth(places[0]).locator("svg").inner_html()
    others = page.evaluate(
        """symbol => [...document.querySelectorAll('svg')].filter((one) =>
          one.innerHTML === symbol && !one.closest('li.star, .card .sign.star')).length""",
        symbol,
    )
    assert others == 0


@pytest.mark.parametrize(("language", "whose"), [("en-GB", r"^(your|Automa)"), ("ru-RU", r"(ваш|Автом)")])
def test_a_screen_reader_names_every_piece_of_both_sides_and_its_place(open_page, companion, language, whose):
    number = table(companion)
    page = open_page("phone", f"#/table/{number}", language=language)
    expect(page.locator(".scythe .grip").first).to_be_visible()
    pieces = page.locator(".scythe .grip [role=img]").all()
    names = [piece.get_attribute("aria-label") or "" for piece in pieces]
    assert len(names) == page.locator(".scythe .piece").count() == 8
    assert all(names) and len(set(names)) == len(names), names
    for name in names:
        assert re.search(whose, name, re.I), name
        assert re.search(r"\d\W+\d", name), f"{name}: where"
    automa = [name for name in names if re.search("Automa|Автом", name)]
    assert len(automa) == 4, automa


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_live_region_says_each_step_with_the_gains_of_the_turn(open_page, companion, language):
    view = companion.say("new", game="scythe", setup={"level": "automa"}, seed=11).json()
    for _ in range(9):
        view = companion.say("deal", table=view["table"]).json()
        if any(row["net"] for row in view["rows"]) and view["questions"][0]["event"] != "answered":
            break
    page = open_page("phone", f"#/table/{view['table']}", language=language)
    step, gains = page.locator('footer [data-act="step"]'), 0
    expect(step).to_be_visible()
    live = page.locator('.do [aria-live="polite"]')
    while step.count():
        expect(live).to_contain_text(page.locator(".do .current .text").inner_text())
        net = page.locator(".do .net .text")
        if net.count() or page.locator(".do .current[data-net]").count():
            gains += 1
        for text in net.all_inner_texts():
            expect(live).to_contain_text(text)
        step.dispatch_event("click")
    assert gains, "no gain in this turn"


@pytest.mark.parametrize(("language", "round"), [("en-GB", "Round"), ("ru-RU", "Раунд")])
def test_the_round_shown_at_the_end_is_the_last_one_played(open_page, companion, language, round):
    number = finished(companion, "autometta", 20)
    turn = companion.say("view", table=number).json()["position"]["turn"]
    page = open_page("phone", f"#/table/{number}", language=language)
    expect(page.locator(".screen > header p")).to_contain_text(re.compile(rf"{round} {turn}\b"))
