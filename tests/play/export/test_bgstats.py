"""What goes to BG Stats is of the form that app reads."""

import json
import re
from datetime import UTC, datetime
from urllib.parse import unquote

import pytest
from service_client import play_to_the_end, say, user_error


@pytest.mark.parametrize(("lang", "name", "automa"), [("en", "Toy", "Automa"), ("ru", "Игрушка", "Автома")])
def test_a_finished_game_as_link_code_and_file(service, lang, name, automa):
    table = play_to_the_end(service, setup={"level": "hard"})["table"]
    play = say(service, "bgstats", table=table, lang=lang)
    link, data = play["link"].split("?data=")
    data = json.loads(unquote(data))
    assert link == "https://app.bgstatsapp.com/createPlay.html"
    assert re.fullmatch(r"[\w%.~-]+", play["link"].split("?data=")[1])
    now = datetime.now(UTC)
    when = datetime.strptime(data["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
    assert abs((now - when).total_seconds()) < 60
    assert data["game"] == {"name": name, "sourceGameId": "toy", "highestWins": True, "noPoints": False}
    assert data["board"] == "Hard"
    human, other = data["players"]
    assert (human["winner"], human["rank"], human["score"]) == (True, 1, 30)
    assert (other["winner"], other["rank"], other["name"]) == (False, 2, automa)
    assert all(type(player["startPlayer"]) is bool for player in data["players"])
    assert play["qr"].startswith("<svg") and "http" not in play["qr"].replace(
        "http://www.w3.org/2000/svg", ""
    )
    assert play["name"].endswith(".bgsplay")
    (one,) = play["file"]["plays"]
    assert one["playDate"] == data["playDate"]
    assert [score["winner"] for score in one["playerScores"]] == [True, False]
    assert [score["score"] for score in one["playerScores"]] == ["30", str(other["score"])]
    ids = {player["id"] for player in play["file"]["players"]}
    assert {score["playerRefId"] for score in one["playerScores"]} == ids
    assert one["gameRefId"] == play["file"]["games"][0]["id"]
    assert say(service, "bgstats", table=table, lang=lang) == play, "the app knows a play again by its id"


def test_a_game_that_is_not_over_is_no_play(service):
    table = say(service, "new", game="toy")["table"]
    assert user_error(service, "bgstats", table=table).message == "play-not-finished"


def test_a_language_there_is_not_is_refused(service):
    table = play_to_the_end(service)["table"]
    assert user_error(service, "bgstats", table=table, lang="xx").message == "core-unknown-language"
