"""Whatever the recorded games tell and ask is said in the language of the player, without a raw key in it."""

import itertools
import sys
from pathlib import Path

import pytest
from tongues import amiss

from automatable.cli.tell import Teller
from automatable.locales import LANGUAGES
from automatable.play import looking
from automatable.play.session import Session
from automatable.play.view import see

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
import recorded

EVERY = 3
"""A recorded game is looked at each so many of its moments."""


def said(words, one):
    return words.say(one.message, one.args)


def heard(teller, session):
    """Every sentence of a table as it stands."""
    words, view = teller.words, see(1, session.at, session)
    yield from teller.rows(view.rows)
    yield from teller.story(view.story)
    for question in view.questions:
        yield said(words, question)
        for part in question.parts or ():
            yield said(words, part)
            yield from (said(words, option) for option in part.options or ())
        yield from (said(words, option) for option in question.options or ())
    yield from (said(words, one) for one in (view.undo, view.redo) if one is not None)
    if "progress" in view.shown:
        yield words.say(view.shown["progress"]["message"], view.shown["progress"].get("args", {}))


def told_at_the_end(teller, session):
    """The log, the checklist and the count."""
    words = teller.words
    for logged in looking.log(session, None).entries:
        yield said(words, logged)
        yield from teller.rows(logged.rows)
    yield from (said(words, one) for one in looking.checklist(session).instructions)
    if (result := session.game.result(session.state)) is not None:
        yield from teller.result(result)


@pytest.mark.parametrize("game", recorded.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_is_told_and_asked_in_one_language(game, language):
    teller, wrong = Teller(language, game), {}
    for number in recorded.numbers(game):
        session = Session(*recorded.taken(game, number))
        whole = len(session.steps)
        sentences = [told_at_the_end(teller, session)]
        for at in range(1, whole, EVERY):
            session.at = at
            sentences.append(list(heard(teller, session)))
        session.at = whole
        for sentence in itertools.chain.from_iterable(sentences):
            if found := amiss(language, sentence):
                wrong[sentence] = found
    assert not wrong
