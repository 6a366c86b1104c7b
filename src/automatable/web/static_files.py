"""The built page in memory, so that no file outside its folder can be requested."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from msgspec import Struct

from automatable.locales import LANGUAGES, Words

STATIC = Path(__file__).parent / "static"
LARGE = 1000
"""Bytes from which a text is sent compressed."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by suffix; the table of the operating system may be wrong."""


class StaticFile(Struct, frozen=True):
    """One file of the page, ready to send."""

    body: bytes
    type: str
    lasting: bool
    packed: bytes | None = None


def bundle(folder: Path = STATIC) -> dict[str, StaticFile]:
    """Every file of the page by its path; without a built page, one that says so."""
    if not (folder / "index.html").is_file():
        return {"index.html": StaticFile(_missing(), "text/html; charset=utf-8", False)}
    return {
        path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).parts[0] == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def find(files: dict[str, StaticFile], path: str) -> StaticFile | None:
    """The file at a path; a path without a suffix is the page itself, which does its own routing."""
    path = path.strip("/")
    if path in files:
        return files[path]
    return None if "." in path.rpartition("/")[2] else files["index.html"]


def script(files: dict[str, StaticFile]) -> str:
    """The name of the page's main script, which changes with every change of the page."""
    page = files.get("index.html")
    found = page and re.search(rb'<script type="module"[^>]* src="[^"]*?([^"/]+)"', page.body)
    return found[1].decode() if found else ""


def _file(path: Path, lasting: bool) -> StaticFile:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix.lower(), "application/octet-stream")
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    packed = gzip.compress(body, mtime=0) if text and len(body) > LARGE else None
    return StaticFile(body, f"{kind}; charset=utf-8" if text else kind, lasting, packed)


def plain(**sentences: str) -> bytes:
    """A page with one sentence per language, without files and scripts."""
    said = "".join(f'<p lang="{language}">{sentence}</p>' for language, sentence in sentences.items())
    return (
        "<!doctype html><html><head><meta charset=utf-8><title>Automatable</title>"
        '<meta name="viewport" content="width=device-width">'
        "<style>body{font:1.25rem/1.5 serif;max-width:36rem;margin:3rem auto;padding:0 1rem}</style>"
        f"</head><body><h1>Automatable</h1>{said}</body></html>"
    ).encode()


def _missing() -> bytes:
    return plain(**{language: Words(language).say("serve-no-page") for language in LANGUAGES})
