"""Where a worker finds a designer's own code: a module, a file, or a pickled function or class."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from inspect import getsource
from pathlib import Path
from tokenize import TokenError
from typing import Any

from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.lab.runs.errors import author_error, author_trace, reason_of

Code = Callable[..., Any]
"""A function or a class."""


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a worker finds a function or class: a shipped name, a pace, a module, a file, or a pickle."""

    name: str
    kind: str = "shipped"
    where: str = ""
    """The module, the text of the file, or the pace."""
    attribute: str = ""
    digest: str = ""
    pickled: bytes = b""
    named: str = ""
    """As it was written, where that can be written again."""
    file: str = ""
    """The path of the file, for tracebacks."""


def is_reference(text: str) -> bool:
    """Whether a text names code: ``file.py:name`` or ``module:name``."""
    where, colon, attribute = text.rpartition(":")
    return bool(colon and where and attribute.isidentifier())


def source_of_reference(text: str) -> Source:
    """The source behind ``file.py:name`` or ``module:name``."""
    where, _, attribute = text.rpartition(":")
    if not where.endswith(".py"):
        found = Source(attribute, "module", where, attribute)
        return Source(attribute, "module", where, attribute, digest_of(load_function(found, where)))
    try:
        content = Path(where).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("lab-model-unreadable", model=text, reason=str(error)) from None
    found = Source(attribute, "file", content, attribute, _digest(content), file=str(Path(where).resolve()))
    load_function(found, where)
    return found


def source_of_function(function: Code) -> Source:
    """A function or class: by its module where it has one that can be imported, else pickled."""
    name, module = getattr(function, "__qualname__", "model"), getattr(function, "__module__", "__main__")
    if getattr(sys.modules.get(module), name, None) is function and module != "__main__":
        return Source(name, "module", module, name, digest_of(function))
    require("cloudpickle")
    import cloudpickle

    short = name.rpartition(".")[2].strip("<>")
    return Source(short, "function", "", "", digest_of(function), cloudpickle.dumps(function))


def digest_of(function: Code) -> str:
    """A digest of the source of a function or class, or of its name where it has none."""
    try:
        return _digest(getsource(function))
    except (OSError, TypeError, SyntaxError, TokenError):
        return _digest(getattr(function, "__qualname__", "model"))


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def load_function(source: Source, where: str = "") -> Code:
    """The function or class of a source, in whatever process this is; ``where`` is named in errors."""
    try:
        found = _load(source)
    except (Exception, SystemExit) as error:
        raise _unreadable(source, error) from None
    if found is None:
        raise UserError("lab-model-missing", where=where or source.where, function=source.attribute)
    if not callable(found):
        reason = f"{source.attribute} is no function"
        raise UserError("lab-model-unreadable", model=source.name, reason=reason)
    function: Code = found
    return function


def _load(source: Source) -> object:
    if source.kind == "function":
        import cloudpickle

        found: object = cloudpickle.loads(source.pickled)
        return found
    if source.kind == "file":
        module = f"lab_file_{source.digest}"
        names: dict[str, Any] = {"__name__": module, "__file__": source.file}
        linecache.checkcache(source.file)
        exec(compile(source.where, source.file, "exec"), names)
        return names.get(source.attribute)
    with _current_folder():
        return getattr(import_module(source.where), source.attribute, None)


def _unreadable(source: Source, error: BaseException) -> UserError:
    if isinstance(error, SyntaxError) or not author_trace(error):
        reason = reason_of(error)
        return UserError("lab-model-unreadable", model=source.name, reason=reason)
    return author_error("lab-model-unreadable", error, model=source.name)


@contextmanager
def _current_folder() -> Iterator[None]:
    """Find modules of the current folder, as ``python -m`` does."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    invalidate_caches()  # the file may have been written a moment ago
    try:
        yield
    finally:
        with suppress(ValueError):
            sys.path.remove(here)


def require(*packages: str) -> None:
    """Refuse, before anything is played, what cannot be done without these packages."""
    for package in packages:
        if package not in sys.modules and find_spec(package) is None:
            raise UserError("lab-missing", package=package)
