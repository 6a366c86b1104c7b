"""The built page: only its own files, compressed where it helps, and a plain word when it is missing."""

import gzip
import mimetypes

import httpx
import pytest

from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.web import app, static_files
from automatable.web.live_updates import Hub


@pytest.fixture
def built(tmp_path):
    (tmp_path / "outside.txt").write_text("secret")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "index-1a2b.js").write_text("let a = 1;\n" * 500)
    (static / "icon.svg").write_text("<svg/>")
    (static / ".hidden").write_text("no")
    return static_files.bundle(static)


async def ask(files, path, **headers):
    application = app.create(Service(MemoryStorage()), Hub(), None, files)
    transport = httpx.ASGITransport(app=application)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get(path, headers=headers)


def get(files, path, **headers):
    import asyncio

    return asyncio.run(ask(files, path, **headers))


def test_the_page_and_its_files_are_sent_with_their_kind(built):
    for path, kind in (
        ("/", "text/html"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/index-1a2b.js", "javascript"),
    ):
        answer = get(built, path)
        assert answer.status_code == 200
        assert kind in answer.headers["content-type"]


def test_media_types_do_not_come_from_the_system(tmp_path, monkeypatch):
    """A registry of Windows may say that JavaScript is plain text; browsers then run nothing."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_, **__: ("text/plain", "gzip"))
    kinds = {
        "index.html": "text/html; charset=utf-8",
        "a.js": "text/javascript; charset=utf-8",
        "a.mjs": "text/javascript; charset=utf-8",
        "a.css": "text/css; charset=utf-8",
        "a.svg": "image/svg+xml; charset=utf-8",
        "a.json": "application/json; charset=utf-8",
        "a.woff2": "font/woff2",
        "a.png": "image/png",
        "B.JS": "text/javascript; charset=utf-8",
        "a.unknown": "application/octet-stream",
    }
    for name in kinds:
        (tmp_path / name).write_text("x")
    assert {name: file.type for name, file in static_files.bundle(tmp_path).items()} == kinds


@pytest.mark.skipif(not (static_files.STATIC / "index.html").is_file(), reason="the page is not built")
def test_every_file_of_the_page_has_a_media_type():
    unknown = [
        name for name, file in static_files.bundle().items() if file.type == "application/octet-stream"
    ]
    assert not unknown


def test_files_with_a_name_of_their_own_last_and_the_page_does_not(built):
    assert "immutable" in get(built, "/assets/index-1a2b.js").headers["cache-control"]
    assert get(built, "/").headers["cache-control"] == "no-cache"


def test_every_answer_names_the_script_of_the_page_that_is_served(built, tmp_path):
    """An open page compares it with its own: after an upgrade it offers to be loaded anew."""
    index = tmp_path / "static" / "index.html"
    index.write_text('<script type="module" crossorigin src="./assets/index-1a2b.js"></script>')
    files = static_files.bundle(tmp_path / "static")
    for path in ("/", "/api/lan", "/api/nothing"):
        assert get(files, path).headers["x-automatable-page"] == "index-1a2b.js"
    assert "x-automatable-page" not in get(built, "/api/lan").headers, "a page that was not built has none"


def test_large_text_is_compressed_for_those_who_can_read_it(built):
    packed = get(built, "/assets/index-1a2b.js", **{"accept-encoding": "gzip"})
    plain = get(built, "/assets/index-1a2b.js", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert len(gzip.compress(plain.content)) < 200


def test_a_place_within_the_page_is_the_page(built):
    assert get(built, "/table/3").text == get(built, "/").text


@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/.hidden", "/no.js"]
)
def test_nothing_else_can_be_asked_for(built, path):
    answer = get(built, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_missing_page_is_said_in_both_languages(tmp_path):
    text = get(static_files.bundle(tmp_path), "/").text
    assert "make play" in text and 'lang="ru"' in text and "<script" not in text
