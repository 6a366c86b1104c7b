"""`python -m bench` prints the figures as a table; `--write` also keeps them in bench/RESULTS.md."""

from __future__ import annotations

import platform
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from traceback import print_exc
from typing import Any, NamedTuple

from automatable import games
from bench import commands, forecast, scythe
from bench.repeat import renew_patience, restless, to_the_worst, until_steady

ROUNDS = 9
SECONDS = 0.25
LATENCIES = 400
LINES = 3000
BATCHES = 3
RATES_SPREAD, SCALING_SPREAD, STARTS_SPREAD, STALL = 0.1, 0.05, 0.15, 2.0
"""The widest spread of a run on a machine of its own."""
SITE_STARTS = 3

TAP_ALLOWED = {"Chromium": 25, "Firefox": 60, "WebKit": 60}
"""Milliseconds from a tap to the instruction, p95 of the slowest game, with the server's page."""
START_ALLOWED = 2.0
"""Seconds of CPU of a later start of the page without a server in Chromium."""
BEFORE_ALLOWED = 0.60
"""Of the time of a later start in WebKit at the commit before (``--before``)."""
SITE_ALLOWED, SCRIPT_ALLOWED = 7.5, 205
"""Compressed megabytes of the first visit of the page alone, and kilobytes of script of the server's page."""
SCALING_ALLOWED = 1.9
"""How many times as fast two processes are, at least."""
GAMES = 16
"""Games whose messages are measured: of a few dozen messages the 95th percentile is the second worst."""

SILENT = "Scythe, Automa turns, silent"
EXPLAINED = "Scythe, Automa turns, explained"
DOMINOES = "OpenSpiel python_block_dominoes, moves"
CONNECT_FOUR = "OpenSpiel connect_four (C++), moves"
YARDSTICKS = {DOMINOES: "block_dominoes", CONNECT_FOUR: "connect_four", SILENT: "Scythe silent"}


class Figure(NamedTuple):
    """One line of the table: what it is, the figure, and what it is beside."""

    what: str
    value: str
    beside: str


def offered(module: str, name: str) -> Callable[..., Any] | None:
    """A measure of this package, or None where what it measures is not installed."""
    try:
        found: Callable[..., Any] = getattr(import_module(f"bench.{module}"), name)
    except ImportError:
        return None
    return found


def rates() -> dict[str, list[float]]:
    """Everything counted per second, in short rounds by turns, so that a busy machine slows all alike."""
    measures: dict[str, Callable[[float], float]] = {SILENT: scythe.turns}
    if moves := offered("openspiel", "moves"):
        measures[DOMINOES] = partial(moves, "python_block_dominoes")
        measures[CONNECT_FOUR] = partial(moves, "connect_four")
    else:
        print("OpenSpiel is not installed here: its figures are left out.", file=sys.stderr)
    measures[EXPLAINED] = partial(scythe.turns, explain=True)
    for module, title in (("red_rising", "Red Rising"), ("golem", "Golem")):
        if turns := offered(module, "turns"):
            measures[f"{title}, turns, silent"] = turns

    def in_turns() -> dict[str, list[float]]:
        found: dict[str, list[float]] = {what: [] for what in measures}
        for _ in range(ROUNDS):
            for what, measure in measures.items():
                found[what].append(measure(SECONDS))
        return found

    return until_steady("turns per second", in_turns, lambda found: found[SILENT], RATES_SPREAD)


def compared(found: dict[str, list[float]]) -> list[Figure]:
    """Each rate with its ratio to OpenSpiel; a ratio is the median of the rounds' ratios."""

    def beside(what: str) -> str:
        ratios = []
        for other, name in YARDSTICKS.items():
            if other in found and other != what:
                ratio = median(mine / its for mine, its in zip(found[what], found[other], strict=True))
                ratios.append(f"{ratio:.2f} × {name} ({median(found[other]):,.0f}/s)")
        return ", ".join(ratios)

    return [
        Figure(what, f"{median(each):,.0f}/s (best {max(each):,.0f})", beside(what))
        for what, each in found.items()
    ]


def answered() -> list[Figure]:
    """Pendulum in real time, if it is there: from an event to its instructions."""
    latencies = offered("pendulum", "latencies")
    if latencies is None:
        return []
    taken = until_steady("Pendulum", lambda: latencies(LATENCIES), lambda taken: taken, STALL, to_the_worst)
    cuts = quantiles((1000 * each for each in taken), n=20)
    return [
        Figure(f"Pendulum, event to instructions, {name}", f"{ms:.2f} ms", f"{ms / 5:.2f} × the 5 ms allowed")
        for name, ms in (("p50", cuts[9]), ("p95", cuts[18]))
    ]


def forecasts() -> list[Figure]:
    """What may it do next? All chances of a position, beside one event of it that is shown."""
    figures = []
    for name in games.names():
        all_chances, one_event = until_steady(
            f"What may it do next?, {name}", partial(forecast.taken, name), lambda taken: taken[1], STALL
        )
        p95 = 1000 * quantiles(all_chances, n=20)[18]
        events = median(all_chances) / median(one_event)
        one = f"one applied event ({1000 * median(one_event):.2f} ms)"
        beside = f"{p95 / 100:.2f} × the 100 ms allowed; the median {events:.0f} × {one}"
        figures.append(Figure(f"What may it do next?, {name}, p95", f"{p95:.1f} ms", beside))
    return figures


def in_the_browser() -> list[Figure]:
    """The page, where Chromium and a built page are."""
    measured = offered("page", "measured")
    if measured is None:
        print("No Chromium or no built page here: the page's figures are left out.", file=sys.stderr)
        return []
    loads, taps = measured(ROUNDS)
    figures = []
    for name, (taken, answers) in taps.items():
        p50, p95 = (quantiles(taken, n=20)[cut] for cut in (9, 18))
        alone = quantiles(answers, n=20)[18]
        allowed = of_allowed(p95, TAP_ALLOWED["Chromium"], "ms")
        beside = f"{allowed}; p50 {p50:.0f} ms; p95 of the answer alone {alone:.0f} ms"
        figures.append(Figure(f"Page, tap to instruction, {name}, p95", f"{p95:.0f} ms", beside))
    load, script = median(one.taken for one in loads), max(one.script for one in loads)
    tap = median(one for each in taps.values() for one in each.taken)
    return [
        *figures,
        Figure("Page, first load", f"{load:.0f} ms", f"{load / tap:.1f} × a tap ({tap:.0f} ms)"),
        Figure(
            "Page, script of a first load, compressed",
            f"{script / 1000:.0f} kB",
            of_allowed(script / 1000, SCRIPT_ALLOWED, "kB"),
        ),
    ]


def alone() -> list[Figure]:
    """The page without a server beside the page with one, where the site is built."""
    sizes = offered("site", "sizes")
    if sizes is None:
        print("The site is not built here (make site): its figures are left out.", file=sys.stderr)
        return []
    from bench import site

    bytes_ = sizes()
    total = sum(bytes_.values()) / 1e6
    parts = ", ".join(f"{part} {size / 1e6:.2f}" for part, size in bytes_.items())
    started = until_steady(
        "Site, starts",
        lambda: [site.starts() for _ in range(SITE_STARTS)],
        lambda starts: [one["warm"].seconds for one in starts],
        STARTS_SPREAD,
    )
    allowed = of_allowed(total, SITE_ALLOWED, "MB")
    figures = [Figure("Site, everything, compressed", f"{total:.2f} MB", f"{allowed}; {parts}")]
    for which, name in (("cold", "first start"), ("warm", "later start")):
        seconds = median(one[which].seconds for one in started)
        ratio = median(one[which].seconds / one["server"].seconds for one in started)
        other = median(one["server"].seconds for one in started)
        beside = f"{ratio:.1f} × the server's page ({other:.1f} s)"
        if which == "warm":
            beside = f"{of_allowed(seconds, START_ALLOWED, 's')}; {beside}"
        figures.append(Figure(f"Site, {name}, CPU of the browser", f"{seconds:.1f} s", beside))
    memory, other = (median(one[which].megabytes for one in started) for which in ("warm", "server"))
    beside = f"{memory - other:.0f} MB more than the server's page ({other:.0f} MB)"
    figures.append(Figure("Site, memory of the browser", f"{memory:.0f} MB", beside))
    answers, heap = until_steady(
        "Site, messages",
        lambda: site.messages(GAMES),
        lambda found: found[0]["worker"],
        STALL,
        to_the_worst,
    )
    beside = f"of those; after {sum(map(len, answers.values())) // 2} messages; 30 to 36 MB in the trial"
    figures.append(Figure("Site, heap of the engine", f"{heap:.0f} MB", beside))
    taken = {which: quantiles(each, n=20) for which, each in answers.items()}
    for name, cut in (("p50", 9), ("p95", 18)):
        worker, server = taken["worker"][cut], taken["server"][cut]
        beside = f"{worker / server:.2f} × the server's {server:.0f} ms"
        figures.append(Figure(f"Site, message to kept reply, {name}", f"{worker:.0f} ms", beside))
    return figures


def in_every_engine(before: Path | None = None) -> list[Figure]:
    """A row for the start and one for the taps in each engine that is installed."""
    if offered("browsers", "installed") is None:
        print("No built page or site here: the figures of the engines are left out.", file=sys.stderr)
        return []
    from bench import browsers, site

    sites = {"now": site.offline_site.SITE} | ({"before": before} if before else {})
    figures = []
    for name, engine in browsers.installed().items():
        found = until_steady(
            f"{name}, starts",
            partial(browsers.starts, engine, sites),
            lambda found: [one.seconds for one in found["now"].later],
            STARTS_SPREAD,
        )
        if found["now"].said:
            said = found["now"].said[:60]
            figures.append(Figure(f"{name}, page without a server", "says that it cannot run", said))
        else:
            figures.append(Figure(f"{name}, later start", *_start(name, found)))
        taken = browsers.taps(engine)
        each = {game: quantiles(one, n=20)[18] for game, one in taken.items() if len(one) > 1}
        worst = max(each.values())
        by_game = ", ".join(f"{game} {ms:.0f}" for game, ms in each.items())
        allowed = of_allowed(worst, TAP_ALLOWED[name], "ms") if name in TAP_ALLOWED else "no bar"
        figures.append(
            Figure(f"{name}, tap to instruction, p95, worst game", f"{worst:.0f} ms", f"{allowed}; {by_game}")
        )
    return figures


def of_allowed(figure: float, allowed: float, unit: str) -> str:
    """A figure beside the most that it may be; one that is above says so."""
    over = ": TOO MUCH" if figure > allowed else ""
    return f"{figure / allowed:.2f} × the {allowed:g} {unit} allowed{over}"


def _start(engine: str, found: dict[str, Any]) -> tuple[str, str]:
    """The later start as a figure, beside what is allowed, the first start and that of the other commit."""

    def middle(name: str, which: str, part: str) -> float:
        return float(median(getattr(one, part) for one in getattr(found[name], which)))

    seconds, cpu = middle("now", "later", "seconds"), middle("now", "later", "cpu")
    beside = [f"first start {middle('now', 'first', 'seconds'):.1f} s"]
    if engine == "Chromium":
        beside.insert(0, of_allowed(cpu, START_ALLOWED, "s of CPU"))
    if "before" in found:
        ratio = seconds / middle("before", "later", "seconds")
        share = cpu / middle("before", "later", "cpu")
        beside.append(f"{ratio:.2f} × the time and {share:.2f} × the CPU of the commit before")
        if engine == "WebKit":
            beside.append(of_allowed(ratio, BEFORE_ALLOWED, "of that time"))
    elif engine == "WebKit":
        beside.append(f"at most {BEFORE_ALLOWED:g} × the commit before is allowed (--before)")
    return f"{seconds:.1f} s, {cpu:.1f} s of CPU", "; ".join(beside)


def command_line() -> list[Figure]:
    """Start-up of the quick commands, and a batch of positions."""
    started = until_steady(
        "Command line, starts",
        lambda: commands.start_ups(ROUNDS),
        lambda found: found["automatable resolve"],
        STARTS_SPREAD,
    )
    bare, games, resolve = map(median, started.values())
    rates = until_steady("Command line, batch", lambda: commands.batch(LINES, BATCHES), list, STARTS_SPREAD)
    batch = median(rates)
    python = f"bare Python ({bare * 1000:.0f} ms)"
    return [
        Figure("python -c pass", f"{bare * 1000:.0f} ms", "the reference of the next two"),
        Figure("automatable games", f"{games * 1000:.0f} ms", f"{games / bare:.1f} × {python}"),
        Figure("automatable resolve", f"{resolve * 1000:.0f} ms", f"{resolve / bare:.1f} × {python}"),
        Figure(
            "decide --batch --no-story",
            f"{batch:,.0f}/s",
            f"{batch * resolve:,.0f} × a process for each ({1 / resolve:.1f}/s)",
        ),
    ]


def in_the_lab() -> list[Figure]:
    """The lab, if it is installed: games per second and core, processes, memory."""
    played = offered("lab", "played")
    if played is None:
        return []
    from bench import lab

    figures = []
    for name in games.names():
        rate = {model: median(_games_per_second(played, name, model)) for model in ("absent", "steady")}
        ratio = rate["steady"] / rate["absent"]
        beside = f"{ratio:.2f} × those against absent ({rate['absent']:,.0f}/s)"
        figures.append(Figure(f"Lab, {name}, whole games against steady", f"{rate['steady']:,.0f}/s", beside))
    few, many = lab.memory()
    two = median(until_steady("Lab, two processes", lab.scaling, list, SCALING_SPREAD))
    most = median(until_steady("two loops", lab.ceiling, list, SCALING_SPREAD))
    fresh = until_steady("Lab, two processes from nothing", lab.from_nothing, list, SCALING_SPREAD)
    beside = (
        f"at least {SCALING_ALLOWED:g} × wanted; the same run of Scythe; two plain loops: {most:.2f} × one"
    )
    games_ = f"{lab.COLD_GAMES:,} games of Scythe"
    memory = f"{many / few:.2f} × that of 2,000 games ({few:.0f} MB)"
    return [
        *figures,
        Figure("Lab, two processes", f"{two:.2f} × one", beside),
        Figure(
            "Lab, two processes, with their start", f"{median(fresh):.2f} × one", f"{games_}, imports too"
        ),
        Figure("Lab, peak memory, 8,000 games", f"{many:.0f} MB", memory),
    ]


def paired() -> list[Figure]:
    """How well paired games know a difference, beside one stream of chance for a game and other seeds."""
    pairing = offered("pairing", "widths")
    if pairing is None:
        return []
    from bench import pairing as pairs

    figures = []
    for game, a, b in pairs.CHANGES:
        points, lead = (pairs.widths(game, a, b)[measure] for measure in ("automa", "margin"))
        beside = f"{pairs.widened(points)}; the human's lead ± {lead.paired:.2f}: {pairs.widened(lead)}"
        figures.append(
            Figure(f"Pairing, {pairs.name_of(game, a, b)}", f"± {points.paired:.2f} points", beside)
        )
    return figures


def _games_per_second(played: Callable[..., float], name: str, model: str) -> list[float]:
    return until_steady(
        f"Lab, {name}, {model}", lambda: [played(name, model, SECONDS) for _ in range(5)], list, RATES_SPREAD
    )


def table(figures: list[Figure]) -> str:
    """The figures as Markdown, in columns that also read well in a terminal."""
    rows = [("what", "figure", "beside"), *figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines) + "\n"


PARTS: dict[str, Callable[[], list[Figure]]] = {
    "Turns": lambda: compared(rates()),
    "Pendulum": answered,
    "What may it do next?": forecasts,
    "Page": in_the_browser,
    "Site": alone,
    "Browsers": in_every_engine,
    "Command line": command_line,
    "Lab": in_the_lab,
    "Pairing": paired,
}
"""Every part of the table; ``python -m bench Lab Page`` measures some of them."""


def measured(part: str) -> list[Figure]:
    """The figures of a part; a part that fails is a row, so that the others are kept."""
    begin = monotonic()
    renew_patience()
    try:
        return PARTS[part]()
    except Exception as error:
        print_exc()
        return [Figure(part, "not measured", f"{type(error).__name__}: {error}".splitlines()[0][:80])]
    finally:
        print(f"{part}: {monotonic() - begin:.0f} s", file=sys.stderr, flush=True)


def main() -> int:
    """Measure, print, and keep if asked. Part of the figures missing is exit status 1."""
    asked = ArgumentParser(description="Measure speed; each figure stands beside another of the same run.")
    asked.add_argument("part", nargs="*", help=f"one of: {', '.join(PARTS)}")
    asked.add_argument("--write", action="store_true", help="write the whole table to bench/RESULTS.md")
    asked.add_argument("--before", type=Path, help="the build/site of another commit, for its starts")
    given = asked.parse_args()
    PARTS["Browsers"] = partial(in_every_engine, given.before)
    if unknown := [part for part in given.part if part not in PARTS]:
        asked.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    if given.write and given.part:
        asked.error("--write writes the whole table: name no parts")
    figures = [figure for part in given.part or PARTS for figure in measured(part)]
    build = f"{platform.python_version()} ({platform.python_compiler()})"
    how = (
        f"Python {build}, one core; the median of {ROUNDS} rounds taken by turns. "
        "A ratio is the median of the ratios within each round. "
        "A run whose spread shows that the machine was busy was repeated."
    )
    if restless:
        how += f" Still spread widely: {', '.join(restless)}."
    text = f"{how}\n\n{table(figures)}"
    print(text, end="")
    if given.write:
        page = f"# Speed\n\nWritten by `python -m bench --write`, after `make bench`.\n\n{text}"
        (Path(__file__).parent / "RESULTS.md").write_text(page, encoding="utf-8")
    return int(any(figure.value == "not measured" for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
