"""Par and the advice which level is next, at the terminal: in the words of the page."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from automatable import games
from automatable.locales import Words
from automatable.play import messages
from automatable.play.advice import Advised
from automatable.play.desk import Desk
from automatable.play.par import ParInfo, ParRow


def par_of_level(desk: Desk, game: str, level: str | None, lang: str) -> str:
    """The score that wins at this level, before a game; nothing where no table was made."""
    par: ParInfo = desk.reply(messages.Par(game, level)) if level else ParInfo(game, "")
    if par.usual is None:
        return ""
    same = "" if par.usual.turn else _same(par.usual)
    return _said(par, f"web-par-setup{same}", msgspec.to_builtins(par.usual), Words(lang, game))


def par_of_table(desk: Desk, table: int, lang: str) -> str:
    """The score that would win if the game ended now; of a finished game, how often one's own wins."""
    par: ParInfo = desk.reply(messages.Par(table=table))
    if (now := par.now) is None:
        return ""
    words, row = Words(lang, par.game), msgspec.to_builtins(now.row)
    if now.wins is not None:
        par = msgspec.structs.replace(par, needs="")
        return _said(par, "web-par-end", {"human": now.human, "wins": now.wins, "turn": now.row.turn}, words)
    if now.automa is None:
        return _said(par, f"web-par-open{_same(now.row)}", row, words)
    return _said(par, "web-par-now", {**row, "automa": now.automa}, words)


def _same(row: ParRow) -> str:
    return "-same" if row.half == row.most else ""


def _said(par: ParInfo, message: str, args: dict[str, object], words: Words) -> str:
    said = words.say(message, args)
    if par.needs:
        said += f" {words.say(par.needs)}"
    return f"{said} ({words.say('web-par-practice')})" if par.practice else said


def advice(desk: Desk, lang: str) -> Iterator[str]:
    """Which level to try next in each game that was finished, how sure that is, and the rule behind it."""
    every = [desk.reply(messages.Advice(game)) for game in games.names()]
    found: list[Advised] = [one for one in every if one.level is not None]
    yield from (_advised(one, Words(lang, one.game)) for one in found)
    if found:
        yield Words(lang).say("web-advice-rule")


def _advised(one: Advised, words: Words) -> str:
    played = {"game": words.say(f"{one.game}-name"), "level": words.name(f"@level-{one.level}")}
    said = words.say("web-advice-won", {**played, "won": one.won, "games": one.games})
    if one.way == "unknown":
        return said
    level = words.name(f"@level-{one.try_level}")
    sure = words.say("web-advice-sure", {"games": one.games, "low": one.low, "high": one.high})
    return f"{said} {words.say(f'web-advice-{one.way}', {'level': level})} {sure}"
