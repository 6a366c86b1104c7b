"""Variants of a game: its class with a rule replaced, for a designer's question "what if?"."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec, resolve_name
from inspect import isclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from automatable import games as all_games
from automatable.core.engine.errors import PARSE_ERRORS, UserError
from automatable.core.engine.game import AnyGame, Game
from automatable.lab.runs.sources import (
    Source,
    digest_of,
    is_reference,
    load_function,
    require,
    source_of_function,
    source_of_reference,
)
from automatable.play.simulations import AnySimulation, simulation_of

GameClass = type[Game[Any, Any]]
VariantLike = str | GameClass | Source
"""A variant: ``file.py:Class``, ``module:Class``, a class, or where to find it."""
Rules = Mapping[str, object]
"""What replaces a rule, by the module and name of the rule in the game's ``rules`` folder."""


def replace_rules(game: str, rules: Rules, name: str = "Variant") -> GameClass:
    """The class of a game with some of its rules replaced; the game itself stays as it is.

    ``rules`` has what replaces a function, a condition or a tie-break, by its module and name:
    ``{"tie_breaks.NEAREST_FACTORY": NEAREST_ENEMY}`` replaces that name of ``rules/tie_breaks.py`` wherever
    it is used. The modules that depend on it are executed once more, as a private copy with the new value.
    """
    known = all_games.game_class(game)
    package = known.__module__
    copies = _Copies(package, {_full_name(package, key): value for key, value in rules.items()})
    attribute = all_games.FOUND[game].attr
    made = getattr(copies.module(package), attribute)
    members = {"__module__": __name__, "replaced": (game, dict(rules), name)}
    variant: GameClass = type(name, (made,), members)
    return variant


def _full_name(package: str, key: str) -> tuple[str, str]:
    """Module and name behind ``tie_breaks.NEAREST_FACTORY``."""
    module, _, name = key.rpartition(".")
    for found in (f"{package}.rules.{module}", f"{package}.{module}"):
        if module and _exists(found) and hasattr(import_module(found), name):
            return found, name
    raise UserError("lab-unknown-rule", rule=key, package=package)


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


class _Copies:
    """A private copy of the modules of a package that depend on replaced names, and of no others."""

    def __init__(self, package: str, replaced: Mapping[tuple[str, str], object]) -> None:
        self.replaced = replaced
        self.names = _depending(package, {module for module, _ in replaced}) | {package}
        self.modules: dict[str, ModuleType] = {}

    def module(self, name: str) -> ModuleType:
        """The copy of a module, executed when it is first needed."""
        if name in self.modules:
            return self.modules[name]
        original = import_module(name)
        copy = self.modules[name] = ModuleType(name, original.__doc__)
        for attribute in ("__file__", "__package__", "__path__", "__spec__"):
            if hasattr(original, attribute):
                setattr(copy, attribute, getattr(original, attribute))
        copy.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        exec(_code(original), copy.__dict__)
        for (module, attribute), value in self.replaced.items():
            if module == name:
                setattr(copy, attribute, value)
        return copy

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Import as always, but copies in place of the modules that were copied."""
        if level:
            name = resolve_name("." * level + name, str((globals or {}).get("__package__")))
        if not fromlist:
            return builtins.__import__(name, globals, locals, fromlist, 0)
        found = self.module(name) if name in self.names else import_module(name)
        inner = [each for each in fromlist if f"{name}.{each}" in self.names]
        if not inner:
            return found
        view = ModuleType(name)
        view.__dict__.update(vars(found))
        view.__dict__.update({each: self.module(f"{name}.{each}") for each in inner})
        return view


def _code(module: ModuleType) -> CodeType:
    assert module.__file__ is not None
    return compile(
        Path(module.__file__).read_text(encoding="utf-8"), module.__file__, "exec", dont_inherit=True
    )


def _depending(package: str, changed: set[str]) -> set[str]:
    """These modules of a package and all that import them, directly or not."""
    folder = find_spec(package)
    assert folder is not None and folder.submodule_search_locations
    root = Path(folder.submodule_search_locations[0])
    imports = {
        ".".join((package, *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__"): path
        for path in root.rglob("*.py")
    }
    needs = {name: set(_imported(name, path)) for name, path in imports.items()}
    found, more = set(changed), True
    while more:
        added = {name for name, needed in needs.items() if needed & found} - found
        found, more = found | added, bool(added)
    return found


def _imported(name: str, path: Path) -> Iterator[str]:
    """The modules that a module imports at its top level or inside of functions."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            whole = resolve_name("." * node.level + module, package) if node.level else module
            yield whole
            yield from (f"{whole}.{each.name}" for each in node.names)


# --- variants in a plan ----------------------------------------------------------------------------------


def source_of_variant(game: str, variant: VariantLike) -> Source | None:
    """Where a worker finds a variant of a game; None for the game itself."""
    if isinstance(variant, Source):
        return variant
    if isinstance(variant, str):
        if not is_reference(variant):
            raise UserError("lab-no-variant", variant=variant)
        source = source_of_reference(variant)
        load_class(game, source)
        return source
    id, found, _ = game_of(variant)
    if id != game:
        raise UserError("lab-other-game", variant=variant.__name__, game=game)
    return found


def game_of(game: str | GameClass | AnyGame) -> tuple[str, Source | None, dict[str, object]]:
    """The id of a game, the source of its class unless it is the installed one, and the box of an object."""
    if isinstance(game, str):
        return game, None, {}
    made: object = game if isclass(game) else type(game)
    if not (isclass(made) and issubclass(made, Game)):
        raise UserError("lab-no-game", game=repr(game))
    box = {} if isclass(game) else dict(game.own)
    if made is all_games.game_class(made.id):
        return made.id, None, box
    return made.id, source_of_class(made), box


def source_of_class(made: GameClass) -> Source:
    """Where a worker finds the class of a variant."""
    replaced = vars(made).get("replaced")
    if replaced is None:
        return source_of_function(made)
    require("cloudpickle")
    import cloudpickle

    game, rules, name = replaced
    values = "".join(
        f"{key} {digest_of(value) if callable(value) else _id(value)} " for key, value in rules.items()
    )
    return Source(name, "rules", game, "", values, cloudpickle.dumps((game, rules, name)))


def _id(value: object) -> str:
    """The id of a condition or a tie-break; the text of any other value."""
    return str(getattr(value, "id", value))


@lru_cache(maxsize=16)
def load_class(game: str, source: Source) -> GameClass:
    """The class of a variant, in whatever process this is."""
    if source.kind == "rules":
        import cloudpickle

        return replace_rules(*cloudpickle.loads(source.pickled))
    made = load_function(source)
    if not (isclass(made) and issubclass(made, Game) and getattr(made, "id", "") == game):
        raise UserError("lab-other-game", variant=source.name, game=game)
    return made


def load_game(game: str, variant: Source | None, box: Mapping[str, object], file: str = "box") -> AnyGame:
    """A game with a box, by the installed rules or by those of a variant."""
    if variant is None:
        return all_games.load(game, box, file)
    made = load_class(game, variant)
    try:
        return made(box, file)
    except UserError:
        raise
    except PARSE_ERRORS as error:
        raise UserError("core-box-unfit", file=file, reason=repr(error)) from error


def simulation_for(game: str, variant: Source | None) -> AnySimulation:
    """The simulation of a game; that of a variant plays and measures by the variant's rules."""
    return simulation_of(game) if variant is None else load_class(game, variant).simulation
