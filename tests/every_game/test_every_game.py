"""One conformance suite over all games."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.explanation import Kept, Noted, Picked, Section, Summed
from automatable.locales import LANGUAGES, Words

CASES = [
    pytest.param(name, setup, id=f"{name}-{number}")
    for name in games.names()
    for number, setup in enumerate(table_of(name).SETUPS)
]


@pytest.fixture(scope="module")
def played():
    """One whole game per set-up, played once and looked at by every test."""
    cache = {}

    def play(name, setup):
        key = name + msgspec.json.encode(setup).decode()
        if key not in cache:
            cache[key] = Driver(name, setup, seed=7).to_the_end()
        return cache[key]

    return play


@pytest.mark.parametrize(("name", "setup"), CASES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ends_from_any_seed_with_a_result(name, setup, seed):
    driver = Driver(name, setup, seed, explain=False).to_the_end()
    result = driver.game.result(driver.state)
    assert result is not None
    assert result.winner in {side.name for side in result.sides} | {"nobody"}
    for side in result.sides:
        assert side.total == sum(value for _, value in side.parts)


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_replay_gives_the_same_states_instructions_and_explanation(name, setup, played):
    driver = played(name, setup)
    game = games.load(name)
    state = game.new(game.decode_setup(setup))
    for event, before in zip(driver.events, driver.resolutions, strict=True):
        again = game.apply(state, game.decode_event(event), explain=True)
        assert again == before
        silent = game.apply(state, game.decode_event(event), explain=False)
        assert silent.state == again.state, "a listener must not change what happens"
        state = again.state


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_state_json_and_notation_round_trip_without_defects(name, setup, played):
    driver = played(name, setup)
    for resolution in driver.resolutions:
        state = resolution.state
        data = msgspec.json.decode(msgspec.json.encode(driver.game.to_json(state)))
        assert driver.game.from_json(data) == state
        if state.pending is None:
            assert driver.game.from_text(driver.game.to_text(state)) == state
        assert driver.game.position.defects(state) == ()


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_what_has_one_possible_answer_is_not_asked_in_the_middle_of_an_event(name, setup, played):
    """Between events such a question is the button that goes on; what is drawn is chance."""
    for resolution in played(name, setup).resolutions:
        for question in resolution.questions if resolution.state.pending is not None else ():
            if question.deck is None and not question.many:
                answers = (
                    len(question.options) or question.high is None or question.high > (question.low or 0)
                )
                assert answers is True or answers > 1, question


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_the_draw_a_game_waits_for_is_one_of_its_questions(name, setup, played):
    driver = played(name, setup)
    game, waits = driver.game, 0
    new = game.new(game.decode_setup(setup))
    for state in (new, *(resolution.state for resolution in driver.resolutions)):
        if state.pending is None and (draw := game.next_draw(state)) is not None:
            assert draw.question() in game.questions(state)
            waits += 1
    assert waits


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_no_input_is_mutated(name, setup, played):
    driver = played(name, setup)
    game = driver.game
    state = game.new(game.decode_setup(setup))
    for event in driver.events[:80]:
        before = msgspec.json.encode(game.to_json(state))
        decoded = game.decode_event(event)
        after = game.apply(state, decoded, explain=True).state
        assert msgspec.json.encode(game.to_json(state)) == before
        assert decoded == game.decode_event(event)
        state = after


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_every_card_of_every_deck_resolves_in_many_reached_states(name, setup, played):
    driver = played(name, setup)
    game = driver.game
    tried = 0
    for resolution in driver.resolutions[::7]:
        for question in game.open_questions(resolution.state):
            if question.deck is None:
                continue
            for option in question.options:
                event = game.decode_event(question.answer(option.value))
                game.apply(resolution.state, event, explain=True)
                tried += 1
    assert tried


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_sequence_of_events_leaves_a_possible_position_that_can_be_undone(name, data):
    setup = data.draw(st.sampled_from(table_of(name).SETUPS))
    driver = Driver(name, setup, seed=data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(1, 60))):
        before = driver.state
        if not driver.step():
            break
        game, after = driver.game, driver.state
        assert game.position.defects(after) == ()
        assert game.from_json(msgspec.json.decode(msgspec.json.encode(game.to_json(after)))) == after
        event = game.decode_event(driver.events[-1])
        assert game.apply(before, event, explain=False).state == after


def cited(node):
    """Every (rule, message, args, references) of an explanation node."""
    if isinstance(node, Section):
        yield node.rule, node.message, node.args
        for step in node.steps:
            yield from cited(step)
    elif isinstance(node, Noted):
        yield node.rule, node.message, node.args
        if node.ruling:
            yield node.ruling, None, {}
    elif isinstance(node, Summed):
        yield node.rule, node.message, node.args
        for part in node.parts:
            yield node.rule, part.message, part.args
    elif isinstance(node, Kept):
        yield node.rule, None, {"names": node.candidates}
        for cut in node.cuts:
            yield cut.ruling or node.rule, cut.condition, {}
    elif isinstance(node, Picked):
        yield node.rule, None, {"names": node.candidates}
        for weighed in node.weighed:
            yield weighed.ruling or node.rule, weighed.tie_break, {}


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_everything_shown_cites_an_entry_and_has_words_in_both_languages(name, setup, played):
    driver = played(name, setup)
    entries = driver.game.rulebook.entries
    words = [Words(language, name) for language in LANGUAGES]
    said = list(driver.game.checklist(driver.game.new(driver.game.decode_setup(setup))).instructions)
    instructed = [(i.rule, i.message, i.args) for i in said]
    for resolution in driver.resolutions:
        instructed += [(i.rule, i.message, i.args) for i in resolution.instructions]
        instructed += [each for node in resolution.explanation for each in cited(node)]
        for question in resolution.questions:
            instructed.append((question.rule, question.message, question.args))
            instructed += [(question.rule, option.message, option.args) for option in question.options]
    for rule, message, args in instructed:
        assert rule in entries, f"{message} cites no entry: {rule}"
        for language in words:
            if message is not None:
                assert language.say(message, args).strip()
            else:
                for value in args.values():
                    language.name(value)


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_every_event_has_a_name_for_undo(name, setup, played):
    driver = played(name, setup)
    for event in driver.events:
        for language in LANGUAGES:
            assert Words(language, name).say(*driver.game.display.event_name(event))


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_result_and_level_have_words(name, setup, played):
    driver = played(name, setup)
    result = driver.game.result(driver.state)
    for language in LANGUAGES:
        words = Words(language, name)
        words.say(result.reason)
        for side in result.sides:
            words.say(f"{name}-side-{side.name}")
            for part, _ in side.parts:
                words.say(part)
        for level in driver.game.levels:
            assert words.has(f"{name}-level-{level}"), "only a level that a box adds is called by its key"


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_can_be_asked_is_in_the_book_and_has_a_checklist_in_words(name):
    game = games.load(name)
    assert game.rules
    for id, rule in game.rules.items():
        assert id == rule.id
        assert id in game.rulebook.entries
        for step in rule.steps:
            for language in LANGUAGES:
                words = Words(language, name)
                if isinstance(step, str):
                    words.say(step)
                    continue
                assert step.rule in game.rulebook.entries
                parts = step.conditions if hasattr(step, "conditions") else step.tie_breaks
                for part in parts:
                    words.say(part.id)


@pytest.mark.parametrize("name", games.names())
def test_every_choice_of_the_set_up_has_words(name):
    setup = inspect.type_info(games.game_class(name).Setup)
    assert isinstance(setup, inspect.StructType)
    for language in LANGUAGES:
        words = Words(language, name)
        assert words.say(f"{name}-name")
        for field in setup.fields:
            assert words.say(f"{name}-setup-{field.name}")
            if isinstance(field.type, inspect.LiteralType):
                for value in field.type.values:
                    assert words.say(f"{name}-setup-{field.name}-{value}")


@pytest.mark.parametrize("name", games.names())
def test_bare_defaults_are_a_game(name):
    game = games.load(name)
    assert game.checklist(game.new(game.decode_setup({}))).instructions


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_the_last_choice_behind_a_moving_instruction_chose_that_very_piece_or_place(name, setup, played):
    """Why? on "put a card on Luna" must not reach the choice of Jupiter."""
    for resolution in played(name, setup).resolutions:
        for instruction in resolution.instructions:
            named = set(references(list(instruction.args.values())))
            behind = [node for way in instruction.why for node in reached(resolution.explanation, way)]
            places = [
                number for number, node in enumerate(behind) if isinstance(node, Picked) and node.chosen
            ]
            if not places:
                continue
            choice = behind[places[-1]]
            if {kind(each) for each in named} & {kind(each) for each in choice.candidates}:
                assert choice.chosen in named | moved(behind[places[-1] :], named), (instruction, choice)


def test_a_neighbours_reason_would_be_seen():
    jupiter = Picked("gain", 1, ("@location-jupiter", "@location-luna"), (), "@location-jupiter")
    assert {kind("@location-luna")} & {kind(each) for each in jupiter.candidates}
    assert jupiter.chosen not in {"@location-luna"} | moved([jupiter], {"@location-luna"})


def references(value):
    """Everything among arguments that is a reference."""
    if isinstance(value, str) and value.startswith("@"):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from references(each)


def kind(reference):
    """What kind of piece a reference is: a territory, a location, a golem on its spot."""
    return reference.partition("-")[0]


def reached(explanation, way):
    """The nodes at the end of a way, sections opened."""
    node = explanation[way[0]]
    for place in way[1:]:
        node = node.steps[place]
    if not isinstance(node, Section):
        return [node]
    return [each for place in range(len(node.steps)) for each in reached(node.steps, (place,))]


def moved(nodes, named):
    """Names of the same piece from before it was moved: a note after the choice tells both."""
    found = set()
    for node in nodes:
        if isinstance(node, Noted) and named & (instructed := set(references(list(node.args.values())))):
            found |= instructed
    return found
