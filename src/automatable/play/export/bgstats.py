"""A play for BG Stats, an app for logging plays: a ``createPlay`` link, its QR code, a ``.bgsplay`` file.

Dates are UTC, ``yyyy-MM-dd HH:mm:ss``. Every player has ``winner`` and ``startPlayer``: they are
documented as optional, but the app stops if one is missing.
"""

from __future__ import annotations

import io
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

import msgspec

from automatable.core.engine.rules import Result, Side, is_human, side_word
from automatable.locales import Words
from automatable.play.requests import Data
from automatable.play.responses import BgStatsPlay
from automatable.play.session import Session
from automatable.play.view import level

LINK = "https://app.bgstatsapp.com/createPlay.html?data="

BGG = {"scythe": 169786, "golem": 298383}
"""Numbers at BoardGameGeek; the app finds the other games by name."""


def play(session: Session, result: Result, began: str, ended: str, language: str) -> BgStatsPlay:
    """A finished game in all three forms."""
    words = Words(language, session.game.id)
    data = _link_data(session, result, began, ended, words)
    link = LINK + quote(msgspec.json.encode(data), safe="")
    return BgStatsPlay(link, qr_code(link), f"{session.game.id}-{ended[:10]}.bgsplay", _file(data))


def date(time: str) -> str:
    """A saved time in the format of BG Stats."""
    return time[:19].replace("T", " ")


def qr_code(text: str) -> str:
    """A scalable QR code as SVG; empty if the text is too long."""
    import segno

    try:
        code = segno.make(text, error="l", boost_error=False, micro=False)
    except segno.DataOverflowError:
        return ""
    picture = io.BytesIO()  # with its namespace, so that it is a complete file
    code.save(picture, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return picture.getvalue().decode()


def _link_data(session: Session, result: Result, began: str, ended: str, words: Words) -> Data:
    game, found = session.game.id, level(session)
    shown = {"board": words.say(f"{game}-level-{found}")} if found else {}
    number = {"bggId": BGG[game]} if game in BGG else {}
    return {
        "sourceName": "Automatable",
        "sourcePlayId": _uuid("play", game, session.start.seed, began),
        "playDate": date(ended),
        "game": {
            "name": words.say(f"{game}-name"),
            "sourceGameId": game,
            **number,
            "highestWins": True,
            "noPoints": False,
        },
        **shown,
        "players": [_player(side, result, words) for side in result.sides],
    }


def _player(side: Side, result: Result, words: Words) -> Data:
    better = [
        other
        for other in result.sides
        if other.name == result.winner or (other.total > side.total and side.name != result.winner)
    ]
    return {
        "name": words.say(f"{words.game}-side-{side_word(result, side.name)}"),
        "sourcePlayerId": side.name if is_human(side.name) else f"{words.game}-{side.name}",
        "startPlayer": False,
        "rank": 1 if side.name == result.winner else 1 + len(better),
        "score": side.total,
        "winner": side.name == result.winner,
    }


def _file(data: Data) -> Data:
    """The contents of a ``.bgsplay`` file: players, games and plays, which refer to each other by number."""
    when, game = data["playDate"], data["game"]
    players = data["players"]
    me = next(number for number, one in enumerate(players, 1) if is_human(one["sourcePlayerId"]))
    return {
        "about": "This is a play file for Board Game Stats: open it with that app.",
        "players": [
            {
                "uuid": _uuid("player", one["sourcePlayerId"]),
                "id": number,
                "name": one["name"],
                "isAnonymous": False,
                "modificationDate": when,
                "bggUsername": "",
            }
            for number, one in enumerate(players, 1)
        ],
        "locations": [],
        "games": [
            {
                "uuid": _uuid("game", game["sourceGameId"]),
                "id": 1,
                "name": game["name"],
                "modificationDate": when,
                "cooperative": False,
                "highestWins": game["highestWins"],
                "noPoints": game["noPoints"],
                "usesTeams": False,
                "bggId": game.get("bggId", 0),
            }
        ],
        "plays": [
            {
                "uuid": data["sourcePlayId"],
                "modificationDate": when,
                "entryDate": when,
                "playDate": when,
                "usesTeams": False,
                "durationMin": 0,
                "ignored": False,
                "manualWinner": True,
                "rounds": 0,
                "gameRefId": 1,
                "board": data.get("board", ""),
                "scoringSetting": 0,
                "playerScores": [
                    {
                        "score": str(one["score"]),
                        "winner": one["winner"],
                        "newPlayer": False,
                        "startPlayer": one["startPlayer"],
                        "playerRefId": number,
                        "rank": one["rank"],
                        "seatOrder": 0,
                    }
                    for number, one in enumerate(players, 1)
                ],
                "expansionPlays": [],
            }
        ],
        "userInfo": {"meRefId": me},
    }


def _uuid(*parts: object) -> str:
    return str(uuid5(NAMESPACE_URL, "automatable:" + "/".join(map(str, parts))))
