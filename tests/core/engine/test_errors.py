"""An error of the user: its sentence, its id, its arguments."""

import pickle
import subprocess
import sys

from automatable.core.engine.errors import LISTED, QUOTED, UserError
from automatable.locales import Words


def test_its_text_is_the_english_sentence_and_its_repr_the_id_with_arguments():
    error = UserError("core-no-question", question="die")
    assert str(error) == Words("en").error_sentence(error) and "die" in str(error)
    assert repr(error) == "core-no-question {'question': 'die'}"


def test_a_reason_that_is_an_error_is_worded_too():
    error = UserError("core-box-unfit", file="box.toml", reason=UserError("core-unknown-key", key="cards.99"))
    assert "cards.99" in str(error) and "core-" not in str(error)


def test_an_error_without_words_is_its_id():
    assert str(UserError("somebody-else", key=1)) == "somebody-else {'key': 1}"


def test_a_game_alone_words_its_errors():
    program = (
        "from automatable import games\n"
        "try: games.load('scythe').decode_setup({'level': 'x'})\n"
        "except ValueError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "ultimaszyna" in done.stdout and "core-answer-option" not in done.stdout


def test_it_can_be_sent_to_another_process():
    error = pickle.loads(pickle.dumps(UserError("core-unknown-key", key="a")))
    assert (error.message, error.args_) == ("core-unknown-key", {"key": "a"})


def test_it_quotes_no_more_than_a_sentence_needs():
    error = UserError("core-unknown-key", key="x" * 2 * QUOTED, keys=["a"] * 2 * LISTED, number=10**99)
    assert len(error.args_["key"]) == QUOTED + 1 and len(error.args_["keys"]) == LISTED
    assert error.args_["number"] == "…"
