"""The engine for a browser: Pyodide, a standard library without what no browser needs, and our packages.

Everything is compiled inside that same Pyodide (compile.mjs), and equal input is packed into equal bytes.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import io
import json
import lzma
import pickle
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

WEBAPP = Path(__file__).resolve().parents[1]
ROOT = WEBAPP.parent
PYODIDE = WEBAPP / "node_modules" / "pyodide"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

MSGSPEC = "msgspec==0.22.0"
WHEEL_FOR = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

NO_LIBRARIES, LIBRARIES = "var dynamicLibraries=[];", 'var dynamicLibraries=Module["dynamicLibraries"]??[];'

OURS = ("core", "games", "play", "locales")
NOT_OURS = {
    "sqlite.py", "sqlite_schema.py", "data_dir.py", "locks.py", "recovery.py", "crash_report.py",
    "contributions.py", "__main__.py", "cli.ftl", "serve.ftl", "lab.ftl",
}  # fmt: skip
"""SQLite and its recovery, the data folder, crash reports, and what only command line, server or lab need."""

PACKAGES = ("automatable_viticulture",)
"""Games of this repository that are packages of their own."""

UNPACKING = 2**20
"""Bytes of memory for unpacking in the browser: a heap that has grown never shrinks."""
OTHERS = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
    "segno",
    "tomli_w",
)
"""Packages for words and QR codes, imported on first use."""

UNUSED = (
    "babel/messages/**/*", "babel/support.py", "babel/lists.py", "babel/units.py", "babel/languages.py",
    "pytz/zoneinfo/**/*", "segno/cli.py", "attrs/*", "*.dist-info/*",
)  # fmt: skip
LANGUAGES = ("root", "en", "ru")
NUMBERS = {
    "plural_form", "number_symbols", "numbering_systems",
    "decimal_formats", "percent_formats", "currency_formats",
}  # fmt: skip
"""What Fluent asks Babel about a language; the names of all countries and currencies are left out."""
ALIASES = {"language_aliases", "territory_aliases", "script_aliases", "variant_aliases", "parent_exceptions"}

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "unicode_escape", "utf_8"}


def build(aside: Path) -> Path:
    """Build the engine in a folder below ``aside`` that is named after its content."""
    shutil.rmtree(aside, ignore_errors=True)
    library, packages = aside / "library", aside / "packages"
    _library(library)
    _packages(packages, aside / "wheels")
    _later(library, packages)
    made = aside / "engine"
    made.mkdir()
    for name in LOADER:
        shutil.copy(PYODIDE / name, made / name)
    _link_early(made / "pyodide.asm.mjs")
    node = shutil.which("node") or "node"
    subprocess.run([node, "site/lower.mjs", made / "pyodide.asm.mjs"], cwd=WEBAPP, check=True)
    shutil.copy(WEBAPP / "site" / "python.mjs", made / "python.mjs")
    _take_out(packages, made / "msgspec.so")
    _zip(library, made / "stdlib.zip")
    _tar(packages, made / "engine.tar.xz")
    (made / "games.json").write_bytes(_games())
    (made / "words.json").write_bytes(_words())
    digest = hashlib.sha256()
    for path in sorted(made.iterdir()):
        digest.update(path.read_bytes())
    return made.rename(aside / f"engine-{digest.hexdigest()[:12]}")


def _link_early(script: Path) -> None:
    """Let the loader link libraries before Python starts (``python.mjs``); Pyodide has no option for it."""
    text = script.read_text(encoding="utf-8")
    if text.count(NO_LIBRARIES) != 1:
        raise ValueError(f"{script.name} of this Pyodide has another list of libraries")
    script.write_text(text.replace(NO_LIBRARIES, LIBRARIES), encoding="utf-8")


def _take_out(packages: Path, to: Path) -> None:
    """Move msgspec's library out of the archive; Python looks for its name only."""
    (library,) = packages.glob("msgspec/_core.*.so")
    shutil.copy(library, to)
    library.write_bytes(b"")


def _library(folder: Path) -> None:
    """Pack the standard library without the modules that no browser needs."""
    lines = (WEBAPP / "site" / "left_out.txt").read_text(encoding="utf-8").splitlines()
    left_out = {name for line in lines if not line.startswith("#") for name in line.split()}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            parts = name.removesuffix(".py").split("/")
            if parts[0] == "encodings" and parts[1] not in ENCODINGS:
                continue
            if not any("/".join(parts[:depth]) in left_out for depth in (1, 2, 3)):
                whole.extract(name, folder)
    _compile(folder, optimize=2)


def _later(library: Path, packages: Path) -> None:
    """Move what Python needs only after its start into the archive, which is compressed better."""
    node = shutil.which("node") or "node"
    listed = subprocess.run(
        [node, "first.mjs"], cwd=WEBAPP / "site", check=True, capture_output=True, text=True
    )
    first = set(json.loads(listed.stdout.splitlines()[-1]))
    for path in library.iterdir():
        if path.stem not in first:
            path.rename(packages / path.name)


def _packages(folder: Path, wheels: Path) -> None:
    """Pack site-packages: our package, its dependencies, and the entry points of the games."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--only-binary=:all:", *WHEEL_FOR, "-d", wheels, MSGSPEC], check=True)
    (wheel,) = wheels.glob("msgspec-*.whl")
    others = folder.with_name("others")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(others)
    for name in OTHERS:
        for file in importlib.metadata.files(name) or ():
            if file.suffix in (".py", ".dat") and (source := Path(str(file.locate()))).is_file():
                target = others / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target)
    for pattern in UNUSED:
        for path in others.glob(pattern):
            if path.is_file():
                path.unlink()
    _fewer(others / "babel" / "global.dat", ALIASES)
    for path in (others / "babel" / "locale-data").iterdir():
        if path.stem in LANGUAGES:
            _fewer(path, NUMBERS)
        else:
            path.unlink()
    _compile(others, optimize=2)
    source = ROOT / "src" / "automatable"
    for path in [*source.glob("*.py"), *(path for part in OURS for path in (source / part).rglob("*"))]:
        inside = path.relative_to(source)
        if path.suffix in (".pyc", ".pyi") or path.name in NOT_OURS:
            continue
        if path.is_file():
            target = folder / "automatable" / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    for path in (ROOT / "boxes").glob("*.toml"):
        target = folder / "automatable" / "boxes" / path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    for name in PACKAGES:
        with zipfile.ZipFile(_wheel(name, wheels)) as archive:
            archive.extractall(folder, [one for one in archive.namelist() if ".dist-info/" not in one])
        _as_json(folder / name)
    _as_json(folder / "automatable" / "games")
    ours = [folder / name for name in ("automatable", *PACKAGES)]
    for path in (path for each in ours for path in each.rglob("*.ftl")):
        path.write_text(messages_only(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in (path for each in ours for path in each.rglob("*.py")):
        path.write_text(undocumented(path.read_text(encoding="utf-8")), encoding="utf-8")
    _compile(folder, optimize=0)  # our asserts stay
    shutil.copytree(others, folder, dirs_exist_ok=True)
    _entry_points(folder, wheels)


def _as_json(folder: Path) -> None:
    """Convert printed values and rulebooks to JSON, which is read thirty times as fast as TOML."""
    for path in folder.rglob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        path.with_suffix(".json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        path.unlink()


def undocumented(source: str) -> str:
    """Empty the docstrings and keep every line number: no browser needs them."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            text = node.body[0]
            lines[text.lineno - 1] = lines[text.lineno - 1][: text.col_offset] + '""'
            for number in range(text.lineno, text.end_lineno or text.lineno):
                lines[number] = ""
    return "\n".join(lines)


def messages_only(source: str) -> str:
    """A Fluent file without comments and empty lines, as vite.config.ts leaves it for the page."""
    lines = (line for line in source.split("\n") if line.strip() and not line.startswith("#"))
    return "\n".join(lines) + "\n"


def _fewer(path: Path, keys: set[str]) -> None:
    """One of Babel's files with these tables only."""
    data = pickle.loads(path.read_bytes())
    path.write_bytes(pickle.dumps({key: value for key, value in data.items() if key in keys}, 2))


def _entry_points(folder: Path, wheels: Path) -> None:
    """Write the metadata by which the games are found, as an installation does."""
    ours = importlib.metadata.distribution("automatable")
    points = {f"automatable-{ours.version}": ours.read_text("entry_points.txt") or ""}
    for wheel in (_wheel(name, wheels) for name in PACKAGES):
        name = "-".join(wheel.name.split("-")[:2])
        with zipfile.ZipFile(wheel) as archive:
            points[name] = archive.read(f"{name}.dist-info/entry_points.txt").decode()
    for name, listed in points.items():
        info, (package, version) = folder / f"{name}.dist-info", name.split("-")
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
        (info / "entry_points.txt").write_text(listed, encoding="utf-8")


def _wheel(package: str, wheels: Path) -> Path:
    """The wheel of a game that is a package of its own, as an author publishes it."""
    if not (made := list(wheels.glob(f"{package}-*.whl"))):
        (source,) = (ROOT / "packages").glob(f"*/{package}")
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        subprocess.run(build, cwd=source.parent, check=True, capture_output=True)
        made = list(wheels.glob(f"{package}-*.whl"))
    return made[0]


def _compile(folder: Path, optimize: int) -> None:
    node = shutil.which("node") or "node"
    subprocess.run([node, "compile.mjs", folder, str(optimize)], cwd=Path(__file__).parent, check=True)


def _games() -> bytes:
    """Write the list of games for the home screen, which does not wait for the engine."""
    from automatable.play.service import Service
    from automatable.play.storage.base import MemoryStorage

    return json.dumps(Service(MemoryStorage()).handle({"op": "games"}), ensure_ascii=False).encode()


def _words() -> bytes:
    """Write the texts of games that the page is built without, by language and game."""
    from automatable.games import names, package_of
    from automatable.locales import FALLBACK, LANGUAGES, own_files

    added = [name for name in names() if package_of(name).replace("-", "_") in PACKAGES]
    found = {
        language: {
            name: [
                messages_only(path.read_text(encoding="utf-8"))
                for each in dict.fromkeys((language, FALLBACK))
                for path in own_files(each, name)
            ]
            for name in added
        }
        for language in LANGUAGES
    }
    return json.dumps(found, ensure_ascii=False).encode()


def _files(folder: Path) -> list[tuple[str, bytes]]:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in found]


def _zip(folder: Path, to: Path) -> None:
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in _files(folder):
            archive.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)


def _tar(folder: Path, to: Path) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, body in _files(folder):
            member = tarfile.TarInfo(name)
            member.size = len(body)
            archive.addfile(member, io.BytesIO(body))
    small = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": UNPACKING}
    to.write_bytes(lzma.compress(packed.getvalue(), filters=[small]))
