"""The built page, held in memory: nothing outside its folder can ever be asked for."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

from msgspec import Struct

from automatable.locales import LANGUAGES, Words

STATIC = Path(__file__).parent / "static"
LARGE = 1000
"""Bytes from which text is sent compressed."""


class File(Struct, frozen=True):
    """One file of the page as it is sent."""

    body: bytes
    type: str
    lasting: bool
    packed: bytes | None = None


def bundle(folder: Path = STATIC) -> dict[str, File]:
    """Every file of the page by its path. Without a built page, one that says so."""
    if not (folder / "index.html").is_file():
        return {"index.html": File(_missing(), "text/html; charset=utf-8", False)}
    return {
        path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).parts[0] == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def find(files: dict[str, File], path: str) -> File | None:
    """The file at a path; a path that looks like no file is the page itself, which knows its own places."""
    path = path.strip("/")
    if path in files:
        return files[path]
    return None if "." in path.rpartition("/")[2] else files["index.html"]


def _file(path: Path, lasting: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    packed = gzip.compress(body, mtime=0) if text and len(body) > LARGE else None
    return File(body, f"{kind}; charset=utf-8" if text else kind, lasting, packed)


def plain(**sentences: str) -> bytes:
    """A page of a few words, one sentence a language; it needs no file and no script."""
    said = "".join(f'<p lang="{language}">{sentence}</p>' for language, sentence in sentences.items())
    return (
        "<!doctype html><html><head><meta charset=utf-8><title>Automatable</title>"
        '<meta name="viewport" content="width=device-width">'
        "<style>body{font:1.25rem/1.5 serif;max-width:36rem;margin:3rem auto;padding:0 1rem}</style>"
        f"</head><body><h1>Automatable</h1>{said}</body></html>"
    ).encode()


def _missing() -> bytes:
    return plain(**{language: Words(language).say("serve-no-page") for language in LANGUAGES})
