"""Builds the documentation site from the Markdown that is there: ``python docs/site.py FOLDER``.

The pages keep the places they have in the repository, so their links are the same on the site. The API pages
are made of the docstrings. A dead link ends the build.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from automatable.cli.commands.schema import PARTS, schema_of
from automatable.games import load, names

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")
FOLDERS = ("docs", "bench", "webapp", "boxes", "examples", "packages")
ENGINE = (
    "game",
    "choices",
    "resolution",
    "instructions",
    "explanation",
    "question",
    "events",
    "errors",
)
PLAY = ("service", "requests", "responses", "session", "storage.base", "storage.sqlite")
API = {
    "The package": ["automatable"],
    "Authoring": ["automatable.authoring"],
    "Core": [
        *(f"automatable.core.engine.{name}" for name in ENGINE),
        "automatable.core.box.loader",
        "automatable.core.rulebook",
    ],
    "Play": [f"automatable.play.{name}" for name in PLAY],
    "Lab": ["automatable.lab"],
}


def assemble(folder: Path) -> None:
    """The pages, each where it stands in the repository, and the API beside them."""
    for name in PAGES:
        shutil.copy(ROOT / name, folder / name)
    for name in FOLDERS:
        for page in (ROOT / name).rglob("*") if (ROOT / name).is_dir() else ():
            if page.suffix in (".md", ".png", ".svg", ".py") and "node_modules" not in page.parts:
                copy = folder / page.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, copy)
    api = folder / "docs" / "api"
    api.mkdir()
    for title, modules in API.items():
        text = "".join(f"\n## {module}\n\n::: {module}\n" for module in modules)
        (api / f"{title.lower().replace(' ', '-')}.md").write_text(f"# {title}\n{text}", encoding="utf-8")
    rules = folder / "docs" / "rules"
    rules.mkdir()
    for name in names():
        (rules / f"{name}.md").write_text(rule_coverage(name), encoding="utf-8")
    (api / "schemas.md").write_text(schemas(api), encoding="utf-8")


def rule_coverage(name: str) -> str:
    """The page of one rulebook: every entry with page, code and number of tests."""
    rulebook = load(name).rulebook
    lines = [f"# Rule coverage: {name}", "", f"The same as `automatable rulebook {name}`.", ""]
    lines += ["| entry | page | what it says | code | tests |", "|---|---|---|---|---|"]
    for id, entry in rulebook.entries.items():
        tests = len(rulebook.evidence.get(id, []))
        lines.append(f"| `{id}` | {entry.page or entry.kind} | {entry.says} | `{entry.code}` | {tests} |")
    return "\n".join(lines) + "\n"


def schemas(folder: Path) -> str:
    """The JSON Schemas as files, and the page that names them."""
    lines = ["# JSON Schemas", "", "The same as `automatable schema GAME PART`.", ""]
    lines += ["| game | " + " | ".join(PARTS) + " |", "|---" * (len(PARTS) + 1) + "|"]
    for name in names():
        for part in PARTS:
            (folder / f"{name}-{part}.json").write_bytes(schema_of(name, part))
        links = " | ".join(f"[{name}-{part}.json]({name}-{part}.json)" for part in PARTS)
        lines.append(f"| {name} | {links} |")
    return "\n".join(lines) + "\n"


def build(target: Path) -> None:
    """The whole site."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "pages"
        pages.mkdir()
        assemble(pages)
        settings = (ROOT / "docs" / "mkdocs.yml").read_text(encoding="utf-8")
        for name, path in {"SOURCE": ROOT / "src", "EXAMPLES": ROOT / "docs" / "griffe_examples.py"}.items():
            settings = settings.replace(name, path.as_posix())
        (Path(folder) / "mkdocs.yml").write_text(settings, encoding="utf-8")
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(target.resolve())]
        if subprocess.run(command, cwd=folder, check=False).returncode:
            raise SystemExit("The site was not built: mend what is named above.")


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs"))
