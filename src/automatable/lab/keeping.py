"""The folder of a run: its plan, and each finished job as soon as it is done. A stopped run goes on there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from automatable.core.refused import Refused
from automatable.lab.plan import Job, Plan
from automatable.lab.working import Done, Row

if TYPE_CHECKING:
    import polars

VERSION = 1


class Manifest(Struct, frozen=True):
    """What stands in ``manifest.json``."""

    automatable_lab: int
    plan: Plan


class Folder:
    """The folder of one run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        with writing(path):
            (path / "jobs").mkdir(parents=True, exist_ok=True)
            if plan.samples:
                (path / "samples").mkdir(exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """Write the plan, or see that the plan here is the same one. Jobs of an unknown plan are nobody's."""
        file = self.path / "manifest.json"
        if file.exists():
            refuse_other(self.path, msgspec.to_builtins(read_plan(self.path)), msgspec.to_builtins(self.plan))
            return
        if any((self.path / "jobs").glob("*.json")):
            raise Refused("lab-without-plan", folder=str(self.path), file=file.name)
        write(file, pretty(Manifest(VERSION, self.plan)))

    def kept(self) -> Iterator[Done]:
        """The jobs that were finished before. One that cannot be read is done again."""
        for path in sorted((self.path / "jobs").glob("*.json")):
            with suppress(msgspec.DecodeError, OSError):
                yield msgspec.json.decode(path.read_bytes(), type=Done)

    def whole(self) -> Iterator[Done]:
        """Of these the ones whose rows are there too, where rows are kept: the others are done again."""
        rows = {job.number: job.count for job in self.plan.jobs() if has_rows(self.plan, job)}
        for done in self.kept():
            with suppress(Refused):
                if done.number in rows:
                    file = rows_file(self.path, done.number)
                    if read_rows(file).height != rows[done.number]:
                        continue
                yield done

    def keep(self, done: Done) -> None:
        """Keep a job: its rows first, then the counts that say it is finished."""
        if done.rows is not None:
            write(rows_file(self.path, done.number), _parquet(self.plan, done))
            done = structs.replace(done, rows=None)
        write(self.path / "jobs" / f"{done.number:06}.json", msgspec.json.encode(done))


def read_plan(folder: Path) -> Plan:
    """The plan of a run that was kept."""
    file = folder / "manifest.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest).plan
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("lab-no-run", folder=str(folder), reason=reason) from None


def refuse_other(folder: Path, kept: dict[str, Any], asked: dict[str, Any]) -> None:
    """See that what was kept in a folder was asked just as it is now."""
    for key, value in asked.items():
        if kept[key] == value:
            continue
        if key == "code":
            raise Refused("lab-other-code", folder=str(folder))
        if key == "models" and _without_mine(kept[key]) == _without_mine(value):
            raise Refused("lab-other-mine", folder=str(folder))
        both = {"kept": _short(key, kept[key]), "asked": _short(key, value)}
        raise Refused("lab-other-plan", folder=str(folder), what=key, **both)


def _without_mine(models: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Models without what one's own finished games say, which changes with every game."""
    return [{**each, "where": ""} if each["named"] == "mine" else each for each in models]


def has_rows(plan: Plan, job: Job) -> bool:
    """Whether a job keeps a row for each of its games."""
    return plan.samples and job.kind == "games"


def rows_file(folder: Path, number: int) -> Path:
    """Where the rows of a job are kept."""
    return folder / "samples" / f"{number:06}.parquet"


def read_rows(file: Path) -> polars.DataFrame:
    """The rows of a job; missing or damaged ones are refused."""
    import polars as pl

    try:
        return pl.read_parquet(file)
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise Refused("lab-bad-samples", file=str(file), reason=reason) from None


def kept_rows(folder: Path, plan: Plan) -> list[polars.DataFrame]:
    """The rows of every finished job of a run."""
    done = {path.stem for path in (folder / "jobs").glob("*.json")}
    wanted = (job.number for job in plan.jobs() if has_rows(plan, job) and f"{job.number:06}" in done)
    return [read_rows(rows_file(folder, number)) for number in wanted]


def write(path: Path, data: bytes) -> None:
    """All of it or nothing: a new file is put in the place of the old one."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    with writing(path):
        try:
            with new.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise


def can_write(path: Path) -> None:
    """Refused before the games are played, not after them."""
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
        if not path.stat().st_size:
            path.unlink()


class writing:
    """Says which file could not be written, a full disk for instance, in one sentence."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, OSError):
            raise Refused(
                "lab-cannot-write", file=str(self.path), reason=error.strerror or str(error)
            ) from None


def write_table(results: Any, path: Path) -> Path:
    """The table of a run or of a comparison as a Parquet file."""
    from io import BytesIO

    target = BytesIO()
    results.table().write_parquet(target)
    write(path, target.getvalue())
    return path


def frame_of(plan: Plan, level: str, model: str, rows: Iterable[Row]) -> polars.DataFrame:
    """Rows of games as a table. Every one of a run has the same columns."""
    import polars as pl

    columns = dict.fromkeys(("game", *plan.columns), pl.Int64)
    frame = pl.DataFrame(list(rows), schema=columns, strict=False)
    return marked(plan, frame.with_columns(pl.lit(level).alias("level"), pl.lit(model).alias("model")))


def marked(plan: Plan, frame: polars.DataFrame) -> polars.DataFrame:
    """A table with a column for the practice tables its numbers rest on; empty where there are none."""
    import polars as pl

    return frame.with_columns(pl.lit(", ".join(plan.practice)).alias("practice"))


def _parquet(plan: Plan, done: Done) -> bytes:
    """The rows of one job."""
    from io import BytesIO

    job = next(job for job in plan.jobs() if job.number == done.number)
    target = BytesIO()
    frame_of(plan, job.level, job.model, done.rows or ()).write_parquet(target)
    return target.getvalue()


def pretty(value: object) -> bytes:
    """JSON to be read by people too."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _short(key: str, value: Any) -> str:
    if key == "models":
        value = [source["name"] for source in value]
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
