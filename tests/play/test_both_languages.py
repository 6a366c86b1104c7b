"""All instructions and questions of the recorded games are in the player's language, without raw keys."""

import itertools

import pytest
import recorded_views
from language_check import amiss

from automatable.cli.wording import Narrator
from automatable.locales import LANGUAGES
from automatable.play.handlers import queries
from automatable.play.session import Session
from automatable.play.view import make_view

EVERY = 3
"""A recorded game is looked at each so many of its moments."""


def said(words, one):
    return words.say(one.message, one.args)


def sentences_of(narrator, session):
    """Every sentence of a table as it stands."""
    words, view = narrator.words, make_view(1, session.at, session)
    yield from narrator.rows(view.rows)
    yield from narrator.explanation(view.explanation)
    for question in view.questions:
        yield said(words, question)
        for part in question.fields or ():
            yield said(words, part)
            yield from (said(words, option) for option in part.options or ())
        yield from (said(words, option) for option in question.options or ())
    yield from (said(words, one) for one in (view.undo, view.redo) if one is not None)
    if "progress" in view.shown:
        yield words.say(view.shown["progress"].message, view.shown["progress"].args)


def shown_at_the_end(narrator, session):
    """The log, the checklist and the count."""
    words = narrator.words
    for logged in queries.log(session, None).entries:
        yield said(words, logged)
        yield from narrator.rows(logged.rows)
    yield from (said(words, one) for one in queries.checklist(session).instructions)
    if (result := session.game.result(session.state)) is not None:
        yield from narrator.result(result)


@pytest.mark.parametrize("game", recorded_views.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_is_in_one_language(game, language):
    narrator, wrong = Narrator(language, game), {}
    for number in recorded_views.numbers(game):
        session = Session(*recorded_views.taken(game, number))
        whole = len(session.steps)
        sentences = [shown_at_the_end(narrator, session)]
        for at in range(1, whole, EVERY):
            session.at = at
            sentences.append(list(sentences_of(narrator, session)))
        session.at = whole
        for sentence in itertools.chain.from_iterable(sentences):
            if found := amiss(language, sentence):
                wrong[sentence] = found
    assert not wrong
