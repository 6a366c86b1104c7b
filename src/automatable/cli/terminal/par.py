"""Par, luck and level advice in the terminal, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from automatable import games
from automatable.cli.wording import Narrator
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play import requests
from automatable.play.history.luck import Luck
from automatable.play.history.par import ParInfo, ParRow, shipped
from automatable.play.responses import Advice
from automatable.play.service import Service


def par_of_level(service: Service, game: str, level: str | None, lang: str) -> str:
    """Return the score that wins at this level, before a game; empty if unknown."""
    par: ParInfo = service.respond(requests.ReadPar(game, level)) if level else ParInfo(game, "")
    if par.usual is None:
        return ""
    words = Words(lang, game)
    message = "web-par-setup" if par.usual.turn else _at_the_end(par.usual)
    said = words.say(message, _args(par, par.usual, human=par.human))
    return _with_notes(par, said, (par.counted, par.needs), words)


def par_of_table(service: Service, table: int, lang: str) -> str:
    """Return the score that would win now; for a finished game, how often its score wins."""
    par: ParInfo = service.respond(requests.ReadPar(table=table))
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


def luck_of_table(service: Service, table: int, narrator: Narrator) -> Iterator[str]:
    """Yield how usual the Automa's score of a finished game is, and its best turns, numbered."""
    luck: Luck = service.respond(requests.ReadLuck(table))
    words = narrator.words
    if luck.below is None:
        return
    more = "yes" if luck.longer else "no"
    args = {"game": luck.game, "automa": luck.automa, "below": luck.below, "turn": luck.turn, "more": more}
    practice = f" ({words.say('web-par-practice')})" if luck.practice else ""
    yield f"{words.say('web-luck')} {words.say('web-luck-below', args)}{practice}"
    if luck.led:
        event = words.say(luck.event.message, luck.event.args) if luck.event else ""
        yield words.say(f"web-luck-{luck.led}", {"turn": luck.ahead or 0, "event": event})
    if luck.gains:
        yield words.say("cli-luck-gains", {"count": len(luck.gains)})
    for number, gain in enumerate(luck.gains, 1):
        turn = words.say("web-luck-turn", {"turn": gain.turn})
        if not gain.turn:
            turn = words.say(gain.progress.message, gain.progress.args) if gain.progress else ""
        points = words.say("web-luck-points", {"points": gain.points})
        when = ", ".join(filter(None, (turn, points)))
        yield f"{number}. {when}: {words.say(gain.name.message, gain.name.args)}"
        # of another event than a turn what changed: its first row names no points
        changed = [] if gain.turn else [row for row in gain.rows if row.net]
        yield from (f"   {line}" for line in islice(narrator.rows(changed or gain.rows), 1))


def reasons_of_gain(service: Service, table: int, number: str, narrator: Narrator) -> Iterator[str]:
    """Yield the instructions of one of the Automa's best turns, and their reasons."""
    gains = service.respond(requests.ReadLuck(table)).gains
    if not number.isdecimal() or not 1 <= int(number) <= len(gains):
        raise UserError("cli-bad-command", usage=f"luck [1 … {len(gains)}]" if gains else "luck")
    gain = gains[int(number) - 1]
    yield from narrator.rows(gain.rows)
    yield from narrator.explanation(gain.explanation)


def no_par(service: Service, table: int) -> str:
    """Return the message that says why the winning score of a table is not known."""
    session = service.open(table)
    if not session.game.levels:
        return "cli-no-par-levels"
    if shipped(session.game.folder) is None:
        return session.game.simulation.no_par or "cli-no-par-game"
    par: ParInfo = service.respond(requests.ReadPar(table=table))
    return "cli-no-par-now" if par.rows else "cli-no-par-level"


def _args(par: ParInfo, row: ParRow, turn: int = 0, **more: object) -> dict[str, object]:
    """Return the arguments that every sentence needs."""
    longer = "yes" if turn > row.turn else "no"
    return {"game": par.game, **msgspec.to_builtins(row), "more": longer, **more}


def _at_the_end(row: ParRow) -> str:
    return f"web-par-setup-end{_same(row)}"


def _same(row: ParRow) -> str:
    return "-same" if row.half == row.most else ""


def _with_notes(par: ParInfo, said: str, notes: tuple[str, ...], words: Words) -> str:
    said = " ".join((said, *(words.say(note) for note in notes if note)))
    return f"{said} ({words.say('web-par-practice')})" if par.practice else said


def advice(service: Service, lang: str) -> Iterator[str]:
    """Yield the level to try next for each finished game, its confidence and the rule behind it."""
    every = [service.respond(requests.ReadAdvice(game)) for game in games.names()]
    found: list[Advice] = [one for one in every if one.level is not None]
    yield from (_advised(one, Words(lang, one.game)) for one in found)
    if found:
        rule = Words(lang).say("web-advice-rule")
        unknown = any(one.way == "unknown" for one in found)
        yield f"{rule} {Words(lang).say('web-advice-unknown')}" if unknown else rule


def _advised(one: Advice, words: Words) -> str:
    played = {"game": words.say(f"{one.game}-name"), "level": words.name(f"@level-{one.level}")}
    said = words.say("web-advice-won", {**played, "won": one.won, "games": one.games})
    compared = _against_par(one, words)
    if one.way == "unknown":
        return " ".join((said, *compared))
    level = words.name(f"@level-{one.try_level}")
    sure = words.say("web-advice-sure", {"games": one.games, "low": one.low, "high": one.high})
    return " ".join((said, words.say(f"web-advice-{one.way}", {"level": level}), *compared, sure))


def _against_par(one: Advice, words: Words) -> Iterator[str]:
    """Yield how far the last game was from par, and what the next level would ask."""
    if one.needs:
        yield words.say(one.needs)
    if (last := one.last) is not None:
        apart = last.human - last.par
        side = "above" if apart > 0 else "below" if apart else "at"
        more = "yes" if last.longer else "no"
        args = {"human": last.human, "half": last.par, "turn": last.turn, "more": more}
        yield words.say("web-advice-par", {**args, "side": side, "apart": abs(apart)})
    if one.next is not None:
        level = words.name(f"@level-{one.next.level}")
        yield words.say("web-advice-next", {"level": level, "half": one.next.par})
    if one.practice and (one.last or one.next):
        yield f"({words.say('web-par-practice')})"
