"""Finding human models: shipped with the game, in a module, in a file, or handed over as a function."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from hashlib import blake2b
from importlib import import_module
from inspect import getsource
from pathlib import Path
from typing import Any

from msgspec import Struct

from automatable.core.refused import Refused
from automatable.core.study import Model, usual_answer


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a worker finds a model: a shipped name, a module, the text of a file, or a pickled function."""

    name: str
    kind: str = "shipped"
    where: str = ""
    attribute: str = ""
    digest: str = ""
    pickled: bytes = b""


def source_of(model: str | Callable[..., object], shipped: tuple[str, ...]) -> Source:
    """A model as it was named: ``steady``, ``my_models:careful``, ``folder/mine.py:careful``, a function."""
    if not isinstance(model, str):
        return _of_function(model)
    if model in shipped:
        return Source(model)
    where, colon, attribute = model.rpartition(":")
    if not colon or not where or not attribute:
        raise Refused("lab-unknown-model", model=model, models=", ".join(shipped))
    if where.endswith(".py"):
        try:
            text = Path(where).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Refused("lab-model-unreadable", model=model, reason=str(error)) from None
        found = Source(attribute, "file", text, attribute, _digest(text))
    else:
        found = Source(attribute, "module", where, attribute)
    load(found, {})
    return found


def _of_function(function: Callable[..., object]) -> Source:
    name, module = getattr(function, "__qualname__", "model"), getattr(function, "__module__", "__main__")
    if getattr(sys.modules.get(module), name, None) is function and module != "__main__":
        return Source(name, "module", module, name)
    import cloudpickle

    try:
        digest = _digest(getsource(function))
    except (OSError, TypeError):
        digest = _digest(name)
    return Source(
        name.rpartition(".")[2].strip("<>"), "function", "", "", digest, cloudpickle.dumps(function)
    )


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def load(source: Source, shipped: Mapping[str, Model]) -> Model:
    """The model itself, in whatever process this is."""
    if source.kind == "shipped":
        return shipped[source.name]
    found = function_of(source)
    return Model(source.name, found, getattr(found, "answer", usual_answer))


def function_of(source: Source) -> Callable[..., Any]:
    """Somebody's own function, in whatever process this is."""
    try:
        if source.kind == "function":
            import cloudpickle

            found = cloudpickle.loads(source.pickled)
        elif source.kind == "file":
            names: dict[str, Any] = {"__name__": f"model_{source.digest}"}
            exec(compile(source.where, f"{source.name}.py", "exec"), names)
            found = names[source.attribute]
        else:
            found = getattr(import_module(source.where), source.attribute)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise Refused("lab-model-unreadable", model=source.name, reason=reason) from None
    if not callable(found):
        raise Refused("lab-model-unreadable", model=source.name, reason=f"{source.attribute} is no function")
    return found  # type: ignore[no-any-return]
