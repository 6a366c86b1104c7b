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
from automatable.lab.plan import Plan
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
        """Write the plan, or see that the plan here is the same one."""
        file = self.path / "manifest.json"
        if not file.exists():
            write(file, _pretty(Manifest(VERSION, self.plan)))
            return
        kept = read_plan(self.path)
        theirs, mine = msgspec.to_builtins(kept), msgspec.to_builtins(self.plan)
        for key, value in mine.items():
            if theirs[key] != value:
                if key == "code":
                    raise Refused("lab-other-code", folder=str(self.path))
                raise Refused(
                    "lab-other-plan",
                    folder=str(self.path),
                    what=key,
                    kept=_short(key, theirs[key]),
                    asked=_short(key, value),
                )

    def kept(self) -> Iterator[Done]:
        """The jobs that were finished before. One that cannot be read is done again."""
        for path in sorted((self.path / "jobs").glob("*.json")):
            with suppress(msgspec.DecodeError, OSError):
                yield msgspec.json.decode(path.read_bytes(), type=Done)

    def keep(self, done: Done) -> None:
        """Keep a job: its rows first, then the counts that say it is finished."""
        if done.rows is not None:
            write(self.path / "samples" / f"{done.number:06}.parquet", _parquet(self.plan, done))
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


def _pretty(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _short(key: str, value: Any) -> str:
    if key == "models":
        value = [source["name"] for source in value]
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
