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
    words = Words(lang, game)
    message = "web-par-setup" if par.usual.turn else _at_the_end(par.usual)
    said = words.say(message, _args(par, par.usual, human=par.human))
    return _with_notes(par, said, (par.counted, par.needs), words)


def par_of_table(desk: Desk, table: int, lang: str) -> str:
    """The score that would win if the game ended now; of a finished game, how often one's own wins."""
    par: ParInfo = desk.reply(messages.Par(table=table))
    if (now := par.now) is None:
        return ""
    words, row = Words(lang, par.game), now.row
    if now.wins is not None:
        if par.needs:  # no score of this game would have won
            return words.say(par.needs)
        args = _args(par, row, now.turn, human=now.human, wins=now.wins)
        return _with_notes(par, words.say("web-par-end", args), (), words)
    message, args = f"web-par-open{_same(row)}", _args(par, row, now.turn)
    if not row.turn:
        message = _at_the_end(row)
    elif now.automa is not None:
        message, args = "web-par-now", {**args, "automa": now.automa, "enough": now.automa + 1}
    return _with_notes(par, words.say(message, args), (par.needs,), words)


def _args(par: ParInfo, row: ParRow, turn: int = 0, **more: object) -> dict[str, object]:
    """What every sentence needs: whose turns, the row, and whether the game took longer than any row."""
    longer = "yes" if turn > row.turn else "no"
    return {"game": par.game, **msgspec.to_builtins(row), "more": longer, **more}


def _at_the_end(row: ParRow) -> str:
    return f"web-par-setup-end{_same(row)}"


def _same(row: ParRow) -> str:
    return "-same" if row.half == row.most else ""


def _with_notes(par: ParInfo, said: str, notes: tuple[str, ...], words: Words) -> str:
    said = " ".join((said, *(words.say(note) for note in notes if note)))
    return f"{said} ({words.say('web-par-practice')})" if par.practice else said


def advice(desk: Desk, lang: str) -> Iterator[str]:
    """Which level to try next in each game that was finished, how sure that is, and the rule behind it."""
    every = [desk.reply(messages.Advice(game)) for game in games.names()]
    found: list[Advised] = [one for one in every if one.level is not None]
    yield from (_advised(one, Words(lang, one.game)) for one in found)
    if found:
        rule = Words(lang).say("web-advice-rule")
        unknown = any(one.way == "unknown" for one in found)
        yield f"{rule} {Words(lang).say('web-advice-unknown')}" if unknown else rule


def _advised(one: Advised, words: Words) -> str:
    played = {"game": words.say(f"{one.game}-name"), "level": words.name(f"@level-{one.level}")}
    said = words.say("web-advice-won", {**played, "won": one.won, "games": one.games})
    if one.way == "unknown":
        return said
    level = words.name(f"@level-{one.try_level}")
    sure = words.say("web-advice-sure", {"games": one.games, "low": one.low, "high": one.high})
    return f"{said} {words.say(f'web-advice-{one.way}', {'level': level})} {sure}"
