"""The folder of a run: its plan, and each finished job as soon as it is done. A stopped run resumes there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.lab.runs.game_loop import Measures
from automatable.lab.runs.job import JobResult
from automatable.lab.runs.plan import Job, Plan
from automatable.lab.runs.sources import require
from automatable.play.storage.data_dir import refuse_special, replace_file

if TYPE_CHECKING:
    import polars

VERSION = 2
GROWS = ("games", "cards")
"""Parts of a plan that may be larger than in the folder: then the run is extended."""


class Manifest(Struct, frozen=True):
    """The content of ``manifest.json``."""

    automatable_lab: int
    plan: Plan


class Folder:
    """The folder of one run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        require("polars")
        self.path = path
        self.plan = plan
        self.jobs = {job.name: job for job in plan.jobs()}
        with writing(path):
            (path / "jobs").mkdir(parents=True, exist_ok=True)
            if plan.samples:
                (path / "samples").mkdir(exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """Write the plan, or check that the folder holds the same plan or one with fewer games."""
        file = self.path / "manifest.json"
        if file.exists():
            kept = read_plan(self.path)
            refuse_other(self.path, msgspec.to_builtins(kept), msgspec.to_builtins(self.plan), GROWS)
            if kept == self.plan:
                return
        elif any((self.path / "jobs").glob("*.json")):
            raise UserError("lab-without-plan", folder=str(self.path), file=file.name)
        write(file, pretty(Manifest(VERSION, self.plan)))

    def kept(self) -> Iterator[JobResult]:
        """The jobs that were finished before. One that cannot be read, or has grown, is done again."""
        for path in sorted((self.path / "jobs").glob("*.json")):
            with suppress(msgspec.DecodeError, OSError):
                done = msgspec.json.decode(path.read_bytes(), type=JobResult)
                if done.name in self.jobs and done.count == self.jobs[done.name].count:
                    yield done

    def complete(self) -> Iterator[JobResult]:
        """Those of the kept jobs whose rows are there too, where rows are kept: the others are done again."""
        for done in self.kept():
            with suppress(UserError):
                job = self.jobs[done.name]
                if has_rows(self.plan, job) and read_rows(rows_file(self.path, job)).height != job.count:
                    continue
                yield done

    def keep(self, done: JobResult) -> None:
        """Keep a job: its rows first, then the counts that say it is finished."""
        if done.rows is not None:
            job = self.jobs[done.name]
            frame = frame_of(self.plan, job.level, job.model, done.rows)
            write(rows_file(self.path, job), parquet(frame))
            done = structs.replace(done, rows=None)
        write(self.path / "jobs" / f"{done.name}.json", msgspec.json.encode(done))


def read_plan(folder: Path) -> Plan:
    """The plan of a run that was kept."""
    file = folder / "manifest.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest).plan
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError("lab-no-run", folder=str(folder), reason=reason) from None


def refuse_other(folder: Path, kept: Data, asked: Data, grows: tuple[str, ...] = ()) -> None:
    """Refuse a folder that holds something else; what ``grows`` may be more than before."""
    for key, value in asked.items():
        if kept[key] == value or (key in grows and kept[key] < value):
            continue
        if key == "code":
            raise UserError("lab-other-code", folder=str(folder))
        if key == "models" and _without_mine(kept[key]) == _without_mine(value):
            raise UserError("lab-other-mine", folder=str(folder))
        sides = {"kept": _short(key, kept[key]), "asked": _short(key, value)}
        raise UserError("lab-other-plan", folder=str(folder), what=key, **sides)


def _without_mine(models: list[Data]) -> list[Data]:
    """Models without the player's own finished games, which change with every game."""
    return [{**each, "where": ""} if each["named"] == "mine" else each for each in models]


def has_rows(plan: Plan, job: Job) -> bool:
    """Whether a job keeps a row for each of its games."""
    return plan.samples and job.kind == "games"


def rows_file(folder: Path, job: Job) -> Path:
    """Where the rows of a job are kept."""
    return folder / "samples" / f"{job.name}.parquet"


def read_rows(file: Path) -> polars.DataFrame:
    """The rows of a job; missing or damaged ones are refused."""
    import polars as pl

    try:
        return pl.read_parquet(file)
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise UserError("lab-bad-samples", file=str(file), reason=reason) from None


def kept_rows(folder: Path, plan: Plan) -> list[polars.DataFrame]:
    """The rows of every finished job of a run."""
    done = {path.stem for path in (folder / "jobs").glob("*.json")}
    wanted = (job for job in plan.jobs() if has_rows(plan, job) and job.name in done)
    return [read_rows(rows_file(folder, job)) for job in wanted]


def write(path: Path, data: bytes) -> None:
    """Write a file atomically: a new file replaces the old one."""
    with writing(path):
        replace_file(path, (data,))


def can_write(path: Path) -> None:
    """Refuse a file that cannot be written before the games are played, not after them."""
    refuse_special(path)
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        with path.open("ab"):
            pass
        if new:
            path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a failed write, such as on a full disk, into one sentence that names the file."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError("lab-cannot-write", file=str(path), reason=reason) from None


def write_table(frame: polars.DataFrame, path: Path) -> Path:
    """Write a table as a Parquet file; returns its path."""
    write(path, parquet(frame))
    return path


def frame_of(plan: Plan, level: str, model: str, rows: Iterable[Measures]) -> polars.DataFrame:
    """Rows of games as a table. All tables of a run have the same columns; measures may be fractions."""
    import polars as pl

    games = list(rows)
    fractions = {name for row in games for name, value in row.items() if value % 1}
    columns: dict[str, type[pl.DataType]] = {"game": pl.Int64}
    for name in plan.simulation.measures:
        columns[name] = pl.Float64 if name in fractions else pl.Int64
    columns |= {name: pl.Float64 for own in plan.measures for name in own.columns}
    frame = pl.DataFrame(games, schema=columns, strict=False)
    return marked(plan, frame.with_columns(pl.lit(level).alias("level"), pl.lit(model).alias("model")))


def marked(plan: Plan, frame: polars.DataFrame) -> polars.DataFrame:
    """A table with a column for the practice tables its numbers rest on; empty where there are none."""
    import polars as pl

    return frame.with_columns(pl.lit(", ".join(plan.practice)).alias("practice"))


def parquet(frame: polars.DataFrame) -> bytes:
    """A table as the content of a Parquet file."""
    target = BytesIO()
    frame.write_parquet(target)
    return target.getvalue()


def pretty(value: object) -> bytes:
    """JSON with line breaks, readable for people."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _short(key: str, value: object) -> str:
    if key == "models" and isinstance(value, list):
        value = [source["name"] for source in value]
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
