"""Finding human models: shipped with the game, in a module, in a file, or handed over as a function."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from importlib import import_module, invalidate_caches
from inspect import getsource
from pathlib import Path
from tokenize import TokenError
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from automatable.core.refused import Refused
from automatable.core.study import Model, Pace, usual_answer
from automatable.lab.pace import my_pace, pace_of
from automatable.play.studies import study_of


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a worker finds a model: a shipped name, a pace, a module, a file, or a pickled function."""

    name: str
    kind: str = "shipped"
    where: str = ""
    attribute: str = ""
    digest: str = ""
    pickled: bytes = b""
    named: str = ""
    """As it was written, where that can be written again."""


def source_of(model: str | Callable[..., object], game: str) -> Source:
    """A model as it was named: ``steady``, ``mine``, ``paced:score=60-100,turn=20-26``, ``module:function``,
    ``file.py:function``, or a function itself."""
    if not isinstance(model, str):
        return of_function(model)
    study = study_of(game)
    if model in study.models:
        return Source(model, named=model)
    if model == "mine" or model.startswith("paced:"):
        pace = my_pace(game) if model == "mine" else pace_of(model)
        if study.paced(model, pace) is None:
            raise Refused("lab-no-pace", game=game)
        return Source(model.partition(":")[0], "paced", msgspec.json.encode(pace).decode(), named=model)
    where, colon, attribute = model.rpartition(":")
    if not colon or not where or not attribute:
        names = ", ".join((*study.models, "mine", "paced:score=60-100,turn=20-26"))
        raise Refused("lab-unknown-model", model=model, models=names)
    if where.endswith(".py"):
        try:
            text = Path(where).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Refused("lab-model-unreadable", model=model, reason=str(error)) from None
        found = Source(attribute, "file", text, attribute, _digest(text))
    else:
        found = Source(attribute, "module", where, attribute)
    function_of(found, where)
    return found


def told_apart(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Models with a name each: one pace is called ``paced``, of several each as it was written."""
    paces = [source for source in sources if source.name == "paced" and source.kind == "paced"]
    if len(paces) < 2:
        return sources
    return tuple(replace(source, name=source.named) if source in paces else source for source in sources)


def of_function(function: Callable[..., object]) -> Source:
    """Somebody's own function: by its module where it has one, else as it is."""
    name, module = getattr(function, "__qualname__", "model"), getattr(function, "__module__", "__main__")
    if getattr(sys.modules.get(module), name, None) is function and module != "__main__":
        return Source(name, "module", module, name)
    import cloudpickle

    try:
        digest = _digest(getsource(function))
    except (OSError, TypeError, SyntaxError, TokenError):  # no file of its own, or no Python file
        digest = _digest(name)
    return Source(
        name.rpartition(".")[2].strip("<>"), "function", "", "", digest, cloudpickle.dumps(function)
    )


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def load(source: Source, game: str) -> Model:
    """The model itself, in whatever process this is."""
    study = study_of(game)
    if source.kind == "shipped":
        return study.models[source.name]
    if source.kind == "paced":
        made = study.paced(source.name, msgspec.json.decode(source.where, type=Pace))
        assert made is not None, "it was tried when it was named"
        return made
    found = function_of(source)
    return Model(source.name, found, getattr(found, "answer", usual_answer))


@contextmanager
def _from_here() -> Iterator[None]:
    """Modules of the current folder are found, as ``python -m`` finds them."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    invalidate_caches()  # the file may have been written a moment ago
    try:
        yield
    finally:
        with suppress(ValueError):
            sys.path.remove(here)


def failure(error: BaseException) -> str:
    """What somebody's own code raised, in a line."""
    return ": ".join(filter(None, (type(error).__name__, str(error))))


def function_of(source: Source, file: str = "") -> Callable[..., Any]:
    """Somebody's own function, in whatever process this is; ``file`` is named where it is wrong."""
    nothing, where = object(), file or source.where
    try:
        if source.kind == "function":
            import cloudpickle

            found = cloudpickle.loads(source.pickled)
        elif source.kind == "file":
            names: dict[str, Any] = {"__name__": f"model_{source.digest}"}
            exec(compile(source.where, file or f"{source.name}.py", "exec"), names)
            found = names.get(source.attribute, nothing)
        else:
            with _from_here():
                found = getattr(import_module(source.where), source.attribute, nothing)
    except (Exception, SystemExit) as error:
        raise Refused("lab-model-unreadable", model=source.name, reason=failure(error)) from None
    if found is nothing:
        raise Refused("lab-model-missing", where=where, function=source.attribute)
    if not callable(found):
        raise Refused("lab-model-unreadable", model=source.name, reason=f"{source.attribute} is no function")
    return found  # type: ignore[no-any-return]
