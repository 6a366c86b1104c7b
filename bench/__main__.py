"""`python -m bench` prints the figures as a table; `--write` also keeps them in bench/RESULTS.md."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from automatable import games
from bench import commands, foreseeing, scythe

ROUNDS = 9
SECONDS = 0.25
LATENCIES = 400
LINES = 3000
GAMES = 16
"""Games whose messages are measured: of a few dozen messages the 95th percentile is the second worst."""

SILENT = "Scythe, Automa turns, no story"
TOLD = "Scythe, Automa turns, with story"
DOMINOES = "OpenSpiel python_block_dominoes, moves"
CONNECT_FOUR = "OpenSpiel connect_four (C++), moves"
YARDSTICKS = {DOMINOES: "block_dominoes", CONNECT_FOUR: "connect_four", SILENT: "Scythe without story"}


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
    measures[TOLD] = partial(scythe.turns, listen=True)
    for module, title in (("red_rising", "Red Rising"), ("golem", "Golem")):
        if turns := offered(module, "turns"):
            measures[f"{title}, turns, no story"] = turns
    found: dict[str, list[float]] = {what: [] for what in measures}
    for _ in range(ROUNDS):
        for what, measure in measures.items():
            found[what].append(measure(SECONDS))
    return found


def compared(found: dict[str, list[float]]) -> list[Figure]:
    """Each rate with its ratio to OpenSpiel; a ratio is the median of the rounds' ratios."""

    def beside(what: str) -> str:
        ratios = []
        for other, name in YARDSTICKS.items():
            if other in found and other != what:
                ratio = median(mine / its for mine, its in zip(found[what], found[other], strict=True))
                ratios.append(f"{ratio:.2f} × {name}")
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
    cuts = quantiles((1000 * taken for taken in latencies(LATENCIES)), n=20)
    return [
        Figure(f"Pendulum, event to instructions, {name}", f"{ms:.2f} ms", f"{ms / 5:.2f} × the 5 ms allowed")
        for name, ms in (("p50", cuts[9]), ("p95", cuts[18]))
    ]


def foreseen() -> list[Figure]:
    """What may it do next? All chances of a position, beside one event of it that is told."""
    figures = []
    for name in games.names():
        all_chances, one_event = foreseeing.taken(name)
        p95 = 1000 * quantiles(all_chances, n=20)[18]
        events = median(all_chances) / median(one_event)
        beside = f"{p95 / 100:.2f} × the 100 ms allowed; the median {events:.0f} × one told event"
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
        beside = (
            f"{p95 / 40:.2f} × the 40 ms allowed; p50 {p50:.0f} ms; p95 of the answer alone {alone:.0f} ms"
        )
        figures.append(Figure(f"Page, tap to instruction, {name}, p95", f"{p95:.0f} ms", beside))
    load, script = median(one.taken for one in loads), max(one.script for one in loads)
    tap = median(one for each in taps.values() for one in each.taken)
    return [
        *figures,
        Figure("Page, first load", f"{load:.0f} ms", f"{load / tap:.1f} × a tap"),
        Figure(
            "Page, script of a first load, compressed",
            f"{script / 1000:.0f} kB",
            f"{script / 200_000:.2f} × the 200 kB allowed",
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
    total = sum(bytes_.values())
    parts = ", ".join(f"{part} {size / 1e6:.2f}" for part, size in bytes_.items())
    started = [site.starts() for _ in range(3)]
    figures = [Figure("Site, everything, compressed", f"{total / 1e6:.2f} MB", f"{parts}; 7 MB allowed")]
    for which, name in (("cold", "first start"), ("warm", "later start")):
        seconds = median(one[which].seconds for one in started)
        ratio = median(one[which].seconds / one["server"].seconds for one in started)
        beside = f"{ratio:.1f} × the server's page"
        figures.append(Figure(f"Site, {name}, CPU of the browser", f"{seconds:.1f} s", beside))
    memory, other = (median(one[which].megabytes for one in started) for which in ("warm", "server"))
    beside = f"{memory - other:.0f} MB more than the server's page"
    figures.append(Figure("Site, memory of the browser", f"{memory:.0f} MB", beside))
    answers, heap = site.messages(GAMES)
    beside = f"of those; after {sum(map(len, answers.values())) // 2} messages; 30 to 36 MB in the trial"
    figures.append(Figure("Site, heap of the engine", f"{heap:.0f} MB", beside))
    taken = {which: quantiles(each, n=20) for which, each in answers.items()}
    for name, cut in (("p50", 9), ("p95", 18)):
        worker, server = taken["worker"][cut], taken["server"][cut]
        beside = f"{worker / server:.2f} × the server's {server:.0f} ms"
        figures.append(Figure(f"Site, message to kept reply, {name}", f"{worker:.0f} ms", beside))
    return figures


def command_line() -> list[Figure]:
    """Start-up of the quick commands, and a batch of positions."""
    bare, games, resolve = commands.start_ups(ROUNDS)
    batch = commands.batch(LINES, 3)
    return [
        Figure("python -c pass", f"{bare * 1000:.0f} ms", ""),
        Figure("automatable games", f"{games * 1000:.0f} ms", f"{games / bare:.1f} × bare Python"),
        Figure("automatable resolve", f"{resolve * 1000:.0f} ms", f"{resolve / bare:.1f} × bare Python"),
        Figure(
            "decide --batch --no-story", f"{batch:,.0f}/s", f"{batch * resolve:,.0f} × a process for each"
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
        rate = {
            model: median(played(name, model, SECONDS) for _ in range(3)) for model in ("absent", "steady")
        }
        beside = f"{rate['absent']:,.0f}/s against absent"
        figures.append(Figure(f"Lab, {name}, whole games against steady", f"{rate['steady']:,.0f}/s", beside))
    few, many = lab.memory()
    return [
        *figures,
        Figure("Lab, two processes", f"{lab.scaling():.2f} × one", "the same run of Scythe"),
        Figure("Lab, peak memory, 8,000 games", f"{many:.0f} MB", f"{many / few:.2f} × that of 2,000 games"),
    ]


def table(figures: list[Figure]) -> str:
    """The figures as Markdown, in columns that also read well in a terminal."""
    rows = [("what", "figure", "beside"), *figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and keep if asked."""
    figures = [
        *compared(rates()),
        *answered(),
        *foreseen(),
        *in_the_browser(),
        *alone(),
        *command_line(),
        *in_the_lab(),
    ]
    build = f"{platform.python_version()} ({platform.python_compiler()})"
    how = (
        f"Python {build}, one core; the median of {ROUNDS} rounds taken by turns. "
        "A ratio is the median of the ratios within each round."
    )
    text = f"{how}\n\n{table(figures)}"
    print(text, end="")
    if "--write" in sys.argv[1:]:
        page = f"# Speed\n\nWritten by `python -m bench --write`, after `make bench`.\n\n{text}"
        (Path(__file__).parent / "RESULTS.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
